# Ce spune doar browserul despre acest joc: tabla lui.

browser-explorers-accept = De acord
browser-explorers-all-points = Toate punctele
browser-explorers-answer-accepted = e de acord
browser-explorers-answer-awaited = se gândește…
browser-explorers-answer-countered = oferă altceva
browser-explorers-answer-declined = refuză
browser-explorers-answer-not-asked = nu a fost întrebat
browser-explorers-back = Înapoi
browser-explorers-bank = Banca
browser-explorers-bank-hint = Alege ce dai sau ce vrei: banca își arată prețul. Cumpărări cu aur rămase: { $purchases }.
browser-explorers-bank-no = Banca nu face asta.
browser-explorers-basin = în bazin
browser-explorers-cannot-give = Nu ai ce se cere.
browser-explorers-cards = cărți în mână
browser-explorers-cards-of = { $resource }: { $cards }, ridicate { $lifted }
browser-explorers-chart = Harta
browser-explorers-chart-in-words = Harta în cuvinte: săgețile duc de la un hexagon la altul
browser-explorers-choose-ship = Alege nava { $ship }
browser-explorers-close = Închide
browser-explorers-counter = Oferă altceva…
browser-explorers-counter-send = Oferă asta în schimb
browser-explorers-deal = Schimbă
browser-explorers-discard = Aruncă
browser-explorers-discarding = Un 7! Ridică cărțile la care renunți: { $lifted } din { $due }
browser-explorers-do-catch = Prinde peștele
browser-explorers-do-crew = Un echipaj în bazin, pentru { $price }
browser-explorers-do-crew-aboard = Un echipaj la bordul navei { $ship }, pentru { $price }
browser-explorers-do-deliver = Predă: { $piece }
browser-explorers-do-exchange = Schimbă toată încărcătura
browser-explorers-do-exchange-one = Schimbă una: { $piece }
browser-explorers-do-fetch = Ia un echipaj
browser-explorers-do-found = Întemeiază o așezare la { $place }
browser-explorers-do-harbour = Așezare portuară, pentru { $price }
browser-explorers-do-land-lair = Debarcă un echipaj în tabără ({ $crews } din 3)
browser-explorers-do-land-village = Debarcă un echipaj: { $tile }
browser-explorers-do-load = Încarcă: { $piece }
browser-explorers-do-pirate = Corabia piraților aici
browser-explorers-do-place-harbour = Așezare portuară la { $place }
browser-explorers-do-place-road = Drum aici
browser-explorers-do-place-settlement = Așezare la { $place }
browser-explorers-do-place-ship = Nava cu colonist aici
browser-explorers-do-rebuild-ship = Reconstruiește aici nava { $ship }, pentru { $price }
browser-explorers-do-road = Drum, pentru { $price }
browser-explorers-do-settlement = Așezare la { $place }, pentru { $price }
browser-explorers-do-settler = Un colonist în bazin, pentru { $price }
browser-explorers-do-settler-aboard = Un colonist la bordul navei { $ship }, pentru { $price }
browser-explorers-do-ship = Navă, pentru { $price }
browser-explorers-do-throw = Aruncă: { $piece }
browser-explorers-do-throw-overboard = Aruncă peste bord: { $piece }
browser-explorers-do-unload = Descarcă: { $piece }
browser-explorers-expected = Linia: la ce te poți aștepta
browser-explorers-fewer = Cu unul mai puțin: { $good }
browser-explorers-fit = Toată harta
browser-explorers-fog = Ceață
browser-explorers-fog-help = Nimeni nu știe ce se află aici. O navă îndreptată spre hexagon îl descoperă: mișcarea ei se încheie și aduce o carte sau 2 aur.
browser-explorers-fog-in =
    { $region ->
        [north] ceață în nord
       *[other] ceață în sud
    }, hexagoane rămase: { $left }
browser-explorers-fog-left = Ceață: { $north } în nord, { $south } în sud
browser-explorers-for = pentru
browser-explorers-give = Dau
browser-explorers-give-more = Dau și { $good } (acum { $count })
browser-explorers-goal = Ținta { $goal }
browser-explorers-gold = Aur: { $gold }
browser-explorers-hand = Cărțile mele
browser-explorers-home = Locurile mele
browser-explorers-known = { $resource } { $least }–{ $most }
browser-explorers-lair = tabără de pirați, echipaje necesare: { $needed }
browser-explorers-leads = { $seat } conduce: 1 punct
browser-explorers-mission-fish = Pește
browser-explorers-mission-lairs = Tabere
browser-explorers-mission-spices = Mirodenii
browser-explorers-movement = Puncte de mișcare: { $left } din { $all }
browser-explorers-mute = Fără oferte până spun eu
browser-explorers-muted = nu ascultă oferte până la noi ordine
browser-explorers-neutral = neutru
browser-explorers-next-lead =
    Conducere (+1): { $steps ->
        [one] un pas
        [few] { $steps } pași
       *[other] { $steps } de pași
    }.
browser-explorers-next-point =
    Următorul punct: { $steps ->
        [one] un pas
        [few] { $steps } pași
       *[other] { $steps } de pași
    }.
browser-explorers-no-ships = Nicio navă a ta nu e pe mare.
browser-explorers-no-trade-now = Acum nu se face comerț.
browser-explorers-number = numărul { $number }, { $ways } din 36
browser-explorers-offer-all = Oferă tuturor
browser-explorers-offers = oferă
browser-explorers-offers-left = Oferte rămase: { $offers }
browser-explorers-offers-you = îți face o ofertă:
browser-explorers-page-build = Clădit
browser-explorers-page-hand = Mână
browser-explorers-page-ships = Nave
browser-explorers-page-trade = Comerț
browser-explorers-pages = Ce e al meu
browser-explorers-people = Ceilalți
browser-explorers-piece = { $piece }, rămase { $left }; costă { $price }
browser-explorers-piece-crew = Echipaj
browser-explorers-piece-harbour = Port
browser-explorers-piece-road = Drum
browser-explorers-piece-settlement = Așezare
browser-explorers-piece-settler = Colonist
browser-explorers-piece-ship = Navă
browser-explorers-place = Unde? { $piece }
browser-explorers-points-of = { $points } din { $goal } puncte: de unde vin
browser-explorers-quiet = Fără oferte în această tură
browser-explorers-quieted = nu mai ascultă oferte în această tură
browser-explorers-rack = Ce pot construi
browser-explorers-refuse = Refuză
browser-explorers-rolled = Zaruri: { $sum }
browser-explorers-rolls = Ce s-a aruncat până acum
browser-explorers-rolls-of = { $sum }: { $times ->
        [one] o dată
        [few] de { $times } ori
       *[other] de { $times } de ori
    } din { $all }
browser-explorers-round = Runda { $round }
browser-explorers-sail =
    Nava { $ship }: { $steps ->
        [one] un pas
        [few] { $steps } pași
       *[other] { $steps } de pași
    }
browser-explorers-sail-reveals =
    descoperă { $hexes ->
        [one] un hexagon
        [few] { $hexes } hexagoane
       *[other] { $hexes } de hexagoane
    } și își încheie mișcarea
browser-explorers-sail-tribute = 1 aur piraților
browser-explorers-sail-wool = costă o lână
browser-explorers-ship-done = mișcarea ei s-a încheiat
browser-explorers-ships = Navele mele
browser-explorers-step = pasul { $step }: { $points }
browser-explorers-to-goal = Până la țintă
browser-explorers-trade = Comerț
browser-explorers-turn = Tura
browser-explorers-unmute = Ascultă din nou oferte
browser-explorers-village = sat, saci rămași: { $sacks }
browser-explorers-want = Vreau
browser-explorers-want-more = Vreau și { $good } (acum { $count })
browser-explorers-where-is-the-point = Unde e punctul?
browser-explorers-whose = { $what } ({ $seat })
browser-explorers-you-get = primești
browser-explorers-you-give = dai
browser-explorers-zoom-in = Mai mare
browser-explorers-zoom-out = Mai mic
