# Co o této hře říká jen prohlížeč: její deska.

browser-explorers-accept = Souhlasím
browser-explorers-all-points = Všechny body
browser-explorers-answer-accepted = souhlasí
browser-explorers-answer-awaited = přemýšlí …
browser-explorers-answer-countered = nabízí něco jiného
browser-explorers-answer-declined = odmítá
browser-explorers-answer-not-asked = nabídku nedostal
browser-explorers-back = Zpět
browser-explorers-bank = Bank
browser-explorers-bank-hint = Vyber, co dáváš nebo chceš: bank ukáže svou cenu. Nákupů za zlato zbývá: { $purchases }.
browser-explorers-bank-no = To bank neudělá.
browser-explorers-basin = v přístavu
browser-explorers-cannot-give = Co se žádá, nemáš.
browser-explorers-cards = karty v ruce
browser-explorers-cards-of = { $resource }: { $cards }, zvednuto { $lifted }
browser-explorers-chart = Mapa
browser-explorers-chart-in-words = Mapa slovy: šipky vedou od pole k poli
browser-explorers-choose-ship = Vybrat loď { $ship }
browser-explorers-close = Zavřít
browser-explorers-counter = Nabídnout něco jiného …
browser-explorers-counter-send = Nabídnout toto
browser-explorers-deal = Vyměnit
browser-explorers-discard = Odhodit
browser-explorers-discarding = Padla 7! Zvedni karty, které odevzdáš: { $lifted } z { $due }
browser-explorers-do-catch = Chytit ryby
browser-explorers-do-crew = Jednotka do přístavu za: { $price }
browser-explorers-do-crew-aboard = Jednotka na loď { $ship } za: { $price }
browser-explorers-do-deliver = Odevzdat: { $piece }
browser-explorers-do-exchange = Vyměnit celý náklad
browser-explorers-do-exchange-one = Vyměnit jeden kus: { $piece }
browser-explorers-do-fetch = Vyzvednout jednotku
browser-explorers-do-found = Založit vesnici u { NAME($place, case: "gen") }
browser-explorers-do-harbour = Přístav za: { $price }
browser-explorers-do-land-lair = Vysadit jednotku na tábor ({ $crews } ze 3)
browser-explorers-do-land-village = Vysadit jednotku: { $tile }
browser-explorers-do-load = Naložit: { $piece }
browser-explorers-do-pirate = Pirátská loď sem
browser-explorers-do-place-harbour = Přístav u { NAME($place, case: "gen") }
browser-explorers-do-place-road = Silnice sem
browser-explorers-do-place-settlement = Vesnice u { NAME($place, case: "gen") }
browser-explorers-do-place-ship = Loď s osadníkem sem
browser-explorers-do-rebuild-ship = Přestavit sem loď { $ship } za: { $price }
browser-explorers-do-road = Silnice za: { $price }
browser-explorers-do-settlement = Vesnice u { NAME($place, case: "gen") } za: { $price }
browser-explorers-do-settler = Osadník do přístavu za: { $price }
browser-explorers-do-settler-aboard = Osadník na loď { $ship } za: { $price }
browser-explorers-do-ship = Loď za: { $price }
browser-explorers-do-throw = Zahodit: { $piece }
browser-explorers-do-throw-overboard = Hodit přes palubu: { $piece }
browser-explorers-do-unload = Vyložit: { $piece }
browser-explorers-expected = Čára: kolik se dá čekat
browser-explorers-fewer = O jednu méně: { $good }
browser-explorers-fit = Celá mapa
browser-explorers-fog = Mlha
browser-explorers-fog-help = Nikdo neví, co tu leží. Loď, která sem míří přídí, pole objeví: její plavba tím skončí a přinese kartu nebo 2 zlaté.
browser-explorers-fog-in =
    { $region ->
        [north] mlha na severu
       *[other] mlha na jihu
    }, zbývá polí: { $left }
browser-explorers-fog-left = Mlha: { $north } na severu, { $south } na jihu
browser-explorers-for = za
browser-explorers-give = Dávám
browser-explorers-give-more = Dát navíc: { $good } (teď { $count })
browser-explorers-goal = Cíl { $goal }
browser-explorers-gold = Zlato: { $gold }
browser-explorers-hand = Moje karty
browser-explorers-home = Moje místa
browser-explorers-known = { $resource } { $least }–{ $most }
browser-explorers-lair = tábor pirátů, chybí jednotek: { $needed }
browser-explorers-leads = Vede { $seat }: 1 bod
browser-explorers-mission-fish = Ryby
browser-explorers-mission-lairs = Tábory
browser-explorers-mission-spices = Koření
browser-explorers-movement = Body pohybu: { $left } z { $all }
browser-explorers-mute = Žádné nabídky, dokud neřeknu
browser-explorers-muted = až do odvolání neposlouchá nabídky
browser-explorers-neutral = neutrální
browser-explorers-next-lead =
    Vedení (+1): { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }.
browser-explorers-next-point =
    Další bod: { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }.
browser-explorers-no-ships = Žádná tvoje loď není na moři.
browser-explorers-no-trade-now = Teď se neobchoduje.
browser-explorers-number = číslo { $number }, { $ways } z 36
browser-explorers-offer-all = Nabídnout všem
browser-explorers-offers = nabízí
browser-explorers-offers-left = Nabídek zbývá: { $offers }
browser-explorers-offers-you = ti nabízí:
browser-explorers-page-build = Stavba
browser-explorers-page-hand = Ruka
browser-explorers-page-ships = Lodě
browser-explorers-page-trade = Obchod
browser-explorers-pages = Co je moje
browser-explorers-people = Ostatní
browser-explorers-piece = { $piece }, zbývá { $left }; stojí { $price }
browser-explorers-piece-crew = Jednotka
browser-explorers-piece-harbour = Přístav
browser-explorers-piece-road = Silnice
browser-explorers-piece-settlement = Vesnice
browser-explorers-piece-settler = Osadník
browser-explorers-piece-ship = Loď
browser-explorers-place = Kam? { $piece }
browser-explorers-points-of = { $points } z { $goal } bodů: odkud jsou
browser-explorers-quiet = V tomto tahu už žádné nabídky
browser-explorers-quieted = v tomto tahu už neposlouchá nabídky
browser-explorers-rack = Co mohu stavět
browser-explorers-refuse = Odmítnout
browser-explorers-rolled = Padlo: { $sum }
browser-explorers-rolls = Co zatím padlo
browser-explorers-rolls-of = { $sum }: { $times ->
        [one] jednou
        [few] { $times }×
       *[other] { $times }×
    } z { $all }
browser-explorers-round = { $round }. kolo
browser-explorers-sail =
    Loď { $ship }: { $steps ->
        [one] jeden krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }
browser-explorers-sail-reveals =
    odkryje { $hexes ->
        [one] jedno pole
        [few] { $hexes } pole
       *[other] { $hexes } polí
    } a plavba končí
browser-explorers-sail-tribute = 1 zlatý pirátům
browser-explorers-sail-wool = stojí jednu vlnu
browser-explorers-ship-done = její plavba skončila
browser-explorers-ships = Moje lodě
browser-explorers-step = krok { $step }: { $points }
browser-explorers-to-goal = Chybí do cíle
browser-explorers-trade = Obchod
browser-explorers-turn = Tah
browser-explorers-unmute = Znovu poslouchat nabídky
browser-explorers-village = osada, zbývá pytlů: { $sacks }
browser-explorers-want = Chci
browser-explorers-want-more = Chtít navíc: { $good } (teď { $count })
browser-explorers-where-is-the-point = Kde je bod?
browser-explorers-whose = { $what } ({ $seat })
browser-explorers-you-get = dostaneš
browser-explorers-you-give = dáš
browser-explorers-zoom-in = Větší
browser-explorers-zoom-out = Menší
