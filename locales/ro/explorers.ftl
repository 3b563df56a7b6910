# Ce spune Exploratori și pirați.

# Jocul, resursele, hexagoanele, piesele și misiunile lui.
explorers-lumber = lemn
explorers-lumber-help = Vine din păduri. E nevoie de el pentru drumuri, așezări, coloniști și nave.
explorers-brick = lut
explorers-brick-help = Vine din dealuri. E nevoie de el pentru drumuri, așezări și coloniști.
explorers-wool = lână
explorers-wool-help = Vine din pășuni. E nevoie de ea pentru așezări, coloniști, nave și echipaje; cu una cumperi unei nave două puncte de mișcare în plus.
explorers-grain = grâne
explorers-grain-help = Vin din ogoare. E nevoie de ele pentru așezări, coloniști și așezări portuare.
explorers-ore = minereu
explorers-ore-help = Vine din munți. E nevoie de el pentru așezări portuare și echipaje.
explorers-gold = aur
explorers-gold-help = Nu este o resursă: nu renunți niciodată la el după un 7 și se fură doar de la cine nu are cărți. Cu două monede de aur cumperi o resursă, de cel mult două ori pe tură.
explorers-forest = pădure
    .un = o pădure
explorers-forest-help = Dă lemn când cade numărul ei.
explorers-hills = dealuri
explorers-hills-help = Dau lut când cade numărul lor.
explorers-pasture = pășune
    .un = o pășune
explorers-pasture-help = Dă lână când cade numărul ei.
explorers-fields = ogoare
explorers-fields-help = Dau grâne când cade numărul lor.
explorers-mountains = munți
explorers-mountains-help = Dau minereu când cade numărul lor.
explorers-sea = mare
    .un = marea
explorers-sea-help = Navele navighează pe laturile ei.
explorers-council = Sfatul Catanului
explorers-council-help = O mare cu două cheiuri, în colțurile de nord și de sud. Acolo se predau peștele și mirodeniile.
explorers-gold-field = râu cu aur
    .un = un râu cu aur
    .the = râul cu aur
explorers-gold-field-help = Este ținut de o tabără a piraților. Trei echipaje o cuceresc; apoi aduce două monede de aur pentru fiecare clădire vecină când îi cade numărul.
explorers-shoal-1 = loc de pescuit 1
    .un = locul de pescuit 1
explorers-shoal-2 = loc de pescuit 2
    .un = locul de pescuit 2
explorers-shoal-3 = loc de pescuit 3
    .un = locul de pescuit 3
explorers-shoal-4 = loc de pescuit 4
    .un = locul de pescuit 4
explorers-shoal-5 = loc de pescuit 5
    .un = locul de pescuit 5
explorers-shoal-6 = loc de pescuit 6
    .un = locul de pescuit 6
explorers-shoal-help = Un banc de pești poate veni aici când îi cade numărul la aruncarea pentru pește.
explorers-swift-voyage = plantație (călătorie rapidă)
    .un = o plantație (călătorie rapidă)
    .the = plantația (călătorie rapidă)
explorers-swift-voyage-help = Un echipaj aici dă navelor tale un punct de mișcare în plus, iar ție un sac de mirodenii.
explorers-pirate-bonus-4 = plantație (bonus împotriva piraților 4)
    .un = o plantație (bonus împotriva piraților 4)
    .the = plantația (bonus împotriva piraților 4)
explorers-pirate-bonus-4-help = Cu un echipaj aici alungi pirații și cu un 4.
explorers-pirate-bonus-5 = plantație (bonus împotriva piraților 5)
    .un = o plantație (bonus împotriva piraților 5)
    .the = plantația (bonus împotriva piraților 5)
explorers-pirate-bonus-5-help = Cu un echipaj aici alungi pirații și cu un 5.
explorers-better-trader = plantație (negustor mai bun)
    .un = o plantație (negustor mai bun)
    .the = plantația (negustor mai bun)
explorers-better-trader-help = Cu un echipaj aici cumperi o resursă pe tură cu o singură monedă de aur; dacă așa s-a stabilit la masă, în loc să cumperi vinzi una.
explorers-settler = colonist
    .un = un colonist
explorers-settler-help = O navă îl duce la țărm și întemeiază acolo o așezare; nava și colonistul se întorc în rezervă.
explorers-crew = echipaj
    .un = un echipaj
explorers-crew-help = Luptă împotriva taberelor de pirați și face comerț în sate. Într-o cală încap două.
explorers-fish = banc de pești
    .un = un banc de pești
explorers-fish-help = Umple o navă. Predat Sfatului, îți mută marcajul.
explorers-sack = sac de mirodenii
    .un = un sac de mirodenii
explorers-sack-help = Într-o cală încap doi. Fiecare sac predat Sfatului îți mută marcajul.
explorers-mission-lairs = misiunea Taberele piraților
explorers-mission-lairs-help = Un pas pentru fiecare tabără pe care ajuți să o cucerești și încă unul pentru erou.
explorers-mission-fish = misiunea Pește pentru Catan
explorers-mission-fish-help = Un pas pentru fiecare banc predat Sfatului.
explorers-mission-spices = misiunea Mirodenii pentru Catan
explorers-mission-spices-help = Un pas pentru fiecare sac predat Sfatului.
explorers-settlement = așezare
explorers-settlement-help = Un punct. Aduce o carte de la fiecare teren vecin când cade numărul acestuia.
explorers-harbour = așezare portuară
explorers-harbour-help = Două puncte, în locul unei așezări de coastă. De aici pornesc navele, coloniștii și echipajele; în bazinul ei așteaptă piesele.
explorers-road = drum
explorers-road-help = Duce spre locuri noi pentru așezări.
explorers-ship = navă
explorers-ship-help = Are patru puncte de mișcare pe tură, pe rutele maritime. Capetele ei descoperă hexagoane ascunse.
explorers-pirate-ship = corabia piraților
explorers-pirate-ship-help = Navele celorlalți plătesc o monedă de aur pentru laturile hexagonului ei. La plasare poate fura o carte.

# Unde se află locurile, și vânturile.
explorers-north = nord
explorers-south = sud
explorers-wind-e = est
explorers-wind-n = nord
explorers-wind-ne = nord-est
explorers-wind-nw = nord-vest
explorers-wind-s = sud
explorers-wind-se = sud-est
explorers-wind-sw = sud-vest
explorers-wind-w = vest
explorers-land = { $tile } { $number }
explorers-land-bare = { NAME($tile, case: "the") }
explorers-lands-two = { $one } și { $two }
explorers-lands-three = { $one }, { $two } și { $three }
explorers-at-coast = țărmul de lângă { $lands }
explorers-at-side = țărmul de { $wind } de lângă { $land }
explorers-at-water = { NAME($tile, case: "un") }
explorers-at-northern-fog = marginea ceții din nord
explorers-at-southern-fog = marginea ceții din sud
explorers-at-sea-off = apele de lângă { $land }
explorers-at-northern-sea = marea deschisă din nord
explorers-at-southern-sea = marea deschisă din sud
explorers-at-open-sea = marea deschisă

# Pregătirea jocului.
explorers-seats = Jucători
explorers-seats-help = Joacă de la doi la patru. În doi, piesele neutre stau în cale.
explorers-scenario = Scenariu
explorers-scenario-help = De la primul, fără misiuni, la al cincilea, cu toate trei.
explorers-shuffled-island = Amestecă insula de start
explorers-shuffled-island-help = În al doilea scenariu insula este cea din regulament, dacă nu o amestecați.
explorers-better-trader-rule = Negustor mai bun
explorers-better-trader-rule-help = După regulament satul acesta cumpără; în alte ediții vinde.
explorers-offers = Oferte pe tură
explorers-offers-help = Câte oferte poate face un jucător celorlalți în tura lui.
explorers-round-limit = Limită de runde
explorers-round-limit-help = Jocul se termină după atâtea runde și câștigă cine are cele mai multe puncte; 0 înseamnă niciodată.
explorers-better-trader-buys = Cumpără o resursă cu o monedă de aur
explorers-better-trader-sells = Vinde o resursă pentru o monedă de aur
explorers-preset-land-ho = Pământ la orizont!
explorers-preset-land-ho-help = Primul scenariu: descoperă și colonizează. 8 puncte.
explorers-preset-pirate-lairs = Taberele piraților
explorers-preset-pirate-lairs-help = Echipaje, pirați și tabere. 12 puncte.
explorers-preset-fish = Pește pentru Catan
explorers-preset-fish-help = Tabere și pește. 15 puncte.
explorers-preset-spices = Mirodenii pentru Catan
explorers-preset-spices-help = Pește și mirodenii. 15 puncte.
explorers-preset-explorers-and-pirates = Exploratori și pirați
explorers-preset-explorers-and-pirates-help = Toate cele trei misiuni pe cea mai mare hartă. 17 puncte.
explorers-no-such-scenario = Nu există scenariul { $scenario }: scenariile sunt numerotate de la 1 la 5.
explorers-too-many-offers = Într-o tură se pot face cel mult { $most } oferte.
explorers-bad-lair-number = Jetoanele de tabără arată numere de la 2 la 12, dar nu 7.

# Ce se cere.
explorers-prompt-answer = { $seat } oferă { $give } și cere { $want }. Ești de acord?
explorers-prompt-build = Fă comerț și construiește, apoi ridică pânzele.
explorers-prompt-close = Cu cine închei târgul?
explorers-prompt-compose = Oferta ta – dai: { $give }; ceri: { $want }. Completeaz-o sau trimite-o.
explorers-prompt-discard =
    { $cards ->
        [one] Renunță la o carte.
        [few] Renunță la { $cards } cărți.
       *[other] Renunță la { $cards } de cărți.
    }
explorers-prompt-end = Poți încheia tura.
explorers-prompt-move = Mută-ți navele, apoi încheie tura.
explorers-prompt-over = Jocul s-a terminat.
explorers-prompt-pirate = Plasează-ți corabia piraților.
explorers-prompt-place-harbour = Pune așezarea ta portuară pe un cerc.
explorers-prompt-place-neutral-harbour = Pune o așezare portuară neutră pe un cerc.
explorers-prompt-place-neutral-settlement = Pune o așezare neutră.
explorers-prompt-place-road = Pune un drum la așezarea ta.
explorers-prompt-place-settlement = Pune așezarea ta pe insulă.
explorers-prompt-place-ship = Pune nava cu colonist la așezarea ta portuară.
explorers-prompt-roll = Aruncă zarurile.
explorers-prompt-steal = De la cine furi?
explorers-prompt-wait = Hotărăște { $seat }.

# Ce se poate face.
explorers-do-accept = De acord: dai { $give }, primești { $got }
explorers-do-buy =
    Cumpără { $resource } cu { $price ->
        [one] { $price } monedă de aur
        [few] { $price } monede de aur
       *[other] { $price } de monede de aur
    }
explorers-do-catch = Nava { $ship } prinde bancul de la { $place }
explorers-do-chase = Alungă pirații cu nava { $ship } (șanse { $chances } din 6)
explorers-do-chase-stopping = Alungă pirații cu nava { $ship } (șanse { $chances } din 6); încheie mișcarea navei { $moving }
explorers-do-counter = Răspunde cu oferta ta: dai { $give }, ceri { $want }
explorers-do-crew = Ia un echipaj la { $place } (costă { $price })
explorers-do-crew-aboard = Ia un echipaj pe nava { $ship } (costă { $price })
explorers-do-deal = Târg cu { $seat }: dai { $give }, primești { $got }
explorers-do-decline = Refuză
explorers-do-decline-all = Refuză această ofertă și toate celelalte din această tură
explorers-do-deliver = Predă { NAME($piece, case: "un") } de pe nava { $ship }
explorers-do-discard = Renunță la { $resource }
explorers-do-discover = Nava { $ship } spre { $wind }, la { $place }: o descoperire, care îi încheie mișcarea
explorers-do-discover-tribute = Nava { $ship } spre { $wind }, la { $place }, cu o monedă de aur pentru pirați: o descoperire, care îi încheie mișcarea
explorers-do-end =
    { $lairs ->
        [0] Încheie tura
        [one] Încheie tura: cade o tabără
        [few] Încheie tura: cad { $lairs } tabere
       *[other] Încheie tura: cad { $lairs } de tabere
    }
explorers-do-exchange = Schimbă toată marfa între nava { $ship } și bazinul de la { $place }
explorers-do-exchange-one = Schimbă { NAME($piece, case: "un") } de pe nava { $ship } la { $place }
explorers-do-fetch = Nava { $ship } ia un echipaj de la { $place }
explorers-do-fish = Aruncă pentru pește
explorers-do-fish-stopping = Aruncă pentru pește; încheie mișcarea navei { $moving }
explorers-do-found = Nava { $ship } întemeiază o așezare la { $place }
explorers-do-give = Oferă { $good }
explorers-do-harbour = Așezare portuară la { $place } (costă { $price })
explorers-do-land-lair = Nava { $ship } debarcă un echipaj în tabăra de la { $place } (echipajul { $crews } din 3)
explorers-do-land-village = Nava { $ship } debarcă un echipaj: { $tile }
explorers-do-load = Încarcă { NAME($piece, case: "un") } pe nava { $ship } la { $place }
explorers-do-mute = Refuză această ofertă și toate cele viitoare, până spun altfel
explorers-do-no-deal = Închide fără târg
explorers-do-pirate = Corabia piraților la { $place }
explorers-do-place-harbour = Așezare portuară la { $place }
explorers-do-place-road = Drum la { $place }
explorers-do-place-settlement = Așezare la { $place }
explorers-do-place-ship = Navă cu colonist la { $place }
explorers-do-post = Trimite oferta tuturor
explorers-do-post-to = Trimite oferta doar unuia: { $seat }
explorers-do-rebuild-ship = Ia nava { $ship } de pe hartă și construiește-o la { $place } (costă { $price })
explorers-do-road = Drum la { $place } (costă { $price })
explorers-do-roll = Aruncă zarurile
explorers-do-sail =
    Nava { $ship } spre { $wind }, la { $place } ({ $left ->
        [one] rămâne { $left }
        [few] rămân { $left }
       *[other] rămân { $left }
    })
explorers-do-sail-tribute =
    Nava { $ship } spre { $wind }, la { $place }, cu o monedă de aur pentru pirați ({ $left ->
        [one] rămâne { $left }
        [few] rămân { $left }
       *[other] rămân { $left }
    })
explorers-do-scrap = Renunță la ofertă
explorers-do-sell = Vinde { $resource } pentru o monedă de aur
explorers-do-set-sail = Ridică pânzele: după aceea nu se mai construiește
explorers-do-settlement = Așezare la { $place } (costă { $price })
explorers-do-settler = Ia un colonist la { $place } (costă { $price })
explorers-do-settler-aboard = Ia un colonist pe nava { $ship } (costă { $price })
explorers-do-ship = Navă la { $place } (costă { $price })
explorers-do-spare = Nu fura nimic
explorers-do-steal = Fură o carte de la { $seat }
explorers-do-steal-gold = Fură o monedă de aur de la { $seat }
explorers-do-throw = Aruncă { NAME($piece, case: "un") } de la { $place }
explorers-do-throw-overboard = Aruncă { NAME($piece, case: "un") } peste bordul navei { $ship }
explorers-do-trade = Schimbă 3× { $give } pe { $get }
explorers-do-unload = Descarcă { NAME($piece, case: "un") } de pe nava { $ship } la { $place }
explorers-do-unmute = Ascultă din nou ofertele
explorers-do-want = Cere { $good }
explorers-do-wool = Două puncte de mișcare în plus pentru nava { $ship } (costă lână)

# De ce nu se poate ceva.
explorers-all-ships-out = Toate navele tale sunt pe hartă: spune pe care o iei de acolo.
explorers-already-fished = Ai aruncat deja pentru pește în tura aceasta.
explorers-already-in-village = Echipajul tău este deja în satul acesta.
explorers-already-rolled = Zarurile au fost deja aruncate.
explorers-answer-first = Întâi trebuie răspuns la ofertă.
explorers-bank-has-none = Banca nu are.
explorers-beside-hidden-hex = Este lângă un hexagon nedescoperit.
explorers-beside-lair = Alături este o tabără a piraților.
explorers-better-trader-used = Negustorii tăi mai buni au făcut deja ce puteau în tura aceasta.
explorers-bought-twice = Poți cumpăra cu aur doar de două ori pe tură.
explorers-cannot-pay-crew = Un echipaj costă o carte de minereu și una de lână.
explorers-cannot-pay-harbour = O așezare portuară costă două cărți de grâne și două de minereu.
explorers-cannot-pay-road = Un drum costă o carte de lemn și una de lut.
explorers-cannot-pay-settlement = O așezare costă câte o carte de lemn, lut, lână și grâne.
explorers-cannot-pay-settler = Un colonist costă câte o carte de lemn, lut, lână și grâne.
explorers-cannot-pay-ship = O navă costă o carte de lemn și una de lână.
explorers-cannot-pay-tribute = Pirații cer o monedă de aur, iar tu nu ai.
explorers-close-offer-first = Încheie întâi oferta ta.
explorers-council-wants-goods = Sfatul vrea pește și mirodenii.
explorers-crews-stay-in-villages = Un echipaj dintr-un sat rămâne acolo pentru totdeauna.
explorers-discard-first = După un 7 se renunță întâi la cărți.
explorers-finish-offer-first = Întâi trimite oferta sau renunță la ea.
explorers-found-first = Întâi trebuie așezate primele piese.
explorers-founding-is-over = Primele piese sunt deja așezate.
explorers-half-offer = O ofertă dă ceva și cere ceva.
explorers-has-a-ship-left = Mai ai o navă în rezervă.
explorers-has-chased = Nava aceasta a încercat deja.
explorers-hex-hidden = Nimeni nu știe ce este acolo.
explorers-lacks-goods = Nu ai asta.
explorers-lair-conquered = Tabăra aceasta este cucerită.
explorers-lair-full = Sunt deja trei echipaje acolo.
explorers-lair-not-conquered = Echipajele rămân până cade tabăra.
explorers-must-sail-on = Aici sunt deja două nave: navighează mai departe.
explorers-needs-crew-in-village = Ca să construiești acolo ai nevoie de un echipaj în sat.
explorers-needs-gold = Ai nevoie de o monedă de aur.
explorers-needs-three-equal = Banca ia trei resurse de același fel.
explorers-needs-two-gold = O resursă costă două monede de aur.
explorers-no-better-trader = Niciun sat nu face un asemenea negoț pentru tine.
explorers-no-crew-aboard = Nu este niciun echipaj la bord.
explorers-no-crew-there = Nu ai niciun echipaj acolo.
explorers-no-crews-here = Scenariul acesta nu are echipaje.
explorers-no-crews-left = Nu mai ai niciun echipaj.
explorers-no-fish-here = Scenariul acesta nu are pește.
explorers-no-harbours-left = Nu mai ai nicio așezare portuară.
explorers-no-haul-there = Nu este niciun banc de pești acolo.
explorers-no-hauls-left = Nu mai este niciun banc în rezervă.
explorers-no-movement-left = Nava aceasta nu mai are puncte de mișcare.
explorers-no-offer = Nu este nicio ofertă.
explorers-no-offers-left = În tura aceasta nu mai poți face oferte.
explorers-no-own-harbour = Nu ai nicio așezare portuară acolo.
explorers-no-own-settlement = Nu ai nicio așezare acolo.
explorers-no-pirate = Nu este nicio corabie a piraților pe hartă.
explorers-no-road-at-sea = Pe mare nu trece niciun drum.
explorers-no-roads-left = Nu mai ai niciun drum.
explorers-no-room = Nu este loc pentru asta.
explorers-no-sea-route = Acolo nu poate naviga nicio navă.
explorers-no-settlement-at-sea = Pe mare nu se așază nimeni.
explorers-no-settlements-left = Nu mai ai nicio așezare.
explorers-no-settler-aboard = Nu este niciun colonist la bord.
explorers-no-settlers-left = Nu mai ai niciun colonist.
explorers-no-shoal-known = Încă nu s-a descoperit niciun loc de pescuit.
explorers-no-such-card = Nu ai o asemenea carte.
explorers-no-such-partner = Cu acest jucător nu se poate face târg.
explorers-no-such-piece = Nu este o asemenea piesă acolo.
explorers-no-victim = De la acest jucător nu se poate fura nimic.
explorers-no-wool = Nu ai lână.
explorers-nobody-has-so-much = Nimeni nu poate avea atâta.
explorers-nobody-listens = Nimeni nu vrea să audă oferte.
explorers-not-agreed = Acest jucător nu a fost de acord.
explorers-not-at-dock = Nava trebuie să fie îndreptată spre un chei al Sfatului.
explorers-not-at-own-harbour = Nu este lângă o așezare portuară a ta.
explorers-not-muted = Asculți deja ofertele.
explorers-not-next = O navă navighează pe o latură vecină.
explorers-not-on-the-coast = Doar o așezare de pe coastă devine așezare portuară.
explorers-nothing-to-discard = Nu trebuie să renunți la nicio carte.
explorers-nothing-to-exchange = Nu este nimic de schimbat.
explorers-nothing-to-steal = Acum nu este nimic de furat.
explorers-nowhere-to-land = Acolo nu este nici tabără, nici sat.
explorers-off-the-board = Nu este pe harta aceasta.
explorers-only-on-circles = Prima așezare portuară se pune pe un cerc.
explorers-only-on-the-island = Primele piese se pun pe insula de start.
explorers-own-pirate = Este chiar corabia ta de pirați.
explorers-partner-muted = Acest jucător nu ascultă oferte.
explorers-pirate-first = Plasează întâi corabia piraților.
explorers-pirate-must-move = Corabia ta de pirați trebuie să meargă pe alt hexagon.
explorers-pirate-needs-sea = Corabia piraților stă pe o mare descoperită.
explorers-pirate-not-here = Nici lângă insula de start, nici pe ramă.
explorers-pirate-stays = Corabia piraților rămâne unde este.
explorers-pirate-too-far = Nava nu este îndreptată spre pirați.
explorers-place-road-and-ship = Acum se pun un drum și o navă cu colonist.
explorers-road-at-settlement = Primul drum pornește de la așezarea ta.
explorers-road-not-connected = Drumul nu se leagă de rețeaua ta.
explorers-road-taken = Acolo trece deja un drum.
explorers-roll-first = Aruncă întâi zarurile.
explorers-route-full = Sunt deja două nave acolo.
explorers-same-on-both-sides = Nimeni nu schimbă un lucru cu el însuși.
explorers-set-sail-first = Ridică întâi pânzele.
explorers-settlement-needs-road = O așezare are nevoie de un drum al tău.
explorers-ship-beside-hidden-hex = O navă nouă nu are voie să atingă un hexagon nedescoperit.
explorers-ship-has-moved = Nava aceasta s-a mișcat deja.
explorers-ship-is-done = Mișcarea acestei nave s-a încheiat.
explorers-ship-not-at-harbour = Nava nu este îndreptată spre această așezare portuară.
explorers-ship-not-empty = Doar o navă goală prinde pește.
explorers-ship-not-out = Nava aceasta nu este pe hartă.
explorers-ship-not-there = Nava nu este îndreptată într-acolo.
explorers-ships-move-now = Acum se mișcă navele: nu se mai construiește și nu se mai face comerț.
explorers-steal-first = Hotărăște întâi de la cine furi.
explorers-too-close = Este prea aproape de altă așezare.
explorers-trade-for-another = Banca dă altă resursă.
explorers-wool-paid = Nava aceasta și-a primit lâna.

# Ce s-a întâmplat.
explorers-placed-harbour = { $seat } pune o așezare portuară la { $place }.
explorers-placed-settlement = { $seat } pune o așezare la { $place }.
explorers-first-cards = { $seat } începe cu { $cards }.
explorers-placed-neutral-harbour = { $seat } pune o așezare portuară neutră la { $place }.
explorers-placed-neutral-settlement = { $seat } pune o așezare neutră la { $place }.
explorers-placed-settler-ship = { $seat } pune o navă cu colonist la { $place }.
explorers-turn-began = Runda { $round }: joacă { $seat }.
explorers-rolled = { $seat } aruncă { $one } și { $other }: { $sum }.
explorers-produced = { $seat } primește { $cards }.
explorers-mined-gold =
    { $seat } extrage { $gold ->
        [one] { $gold } monedă de aur
        [few] { $gold } monede de aur
       *[other] { $gold } de monede de aur
    }.
explorers-compensated = { $seat } nu primește nicio resursă, ci o monedă de aur.
explorers-discarded = { $seat } renunță la { $cards }.
explorers-placed-pirate = { $seat } plasează corabia piraților la { $place }.
explorers-pirates-fished = Pirații alungă bancul de la { $place }.
explorers-stole-card = { $seat } fură { $resource } de la { $victim }.
explorers-stole = { $seat } fură o carte de la { $victim }.
explorers-stole-gold = { $seat } fură o monedă de aur de la { $victim }.
explorers-theft-told = Un furt mai vechi iese la iveală: { $seat } a luat { $resource } de la { $victim }.
explorers-spared = { $seat } nu fură nimic.
explorers-traded-with-bank = { $seat } schimbă 3× { $give } pe { $get }.
explorers-bought =
    { $seat } cumpără { $resource } cu { $price ->
        [one] { $price } monedă de aur
        [few] { $price } monede de aur
       *[other] { $price } de monede de aur
    }.
explorers-sold = { $seat } vinde { $resource } pentru o monedă de aur.
explorers-offered = { $seat } oferă tuturor { $give } și cere { $want }.
explorers-offered-to = Ofertă de la { $seat } pentru { $to }: dă { $give }, cere { $want }.
explorers-accepted = { $seat } este de acord.
explorers-declined = { $seat } refuză.
explorers-countered = { $seat } ar da { $give } și ar cere { $want }.
explorers-wants-quiet = { $seat } nu mai vrea să audă oferte în această tură.
explorers-muted = { $seat } nu mai vrea să audă oferte până la noi ordine.
explorers-unmuted = { $seat } ascultă din nou oferte.
explorers-dealt = Târg între { $seat } și { $other }: { $seat } dă { $give } și primește { $got }.
explorers-no-deal = { $seat } închide oferta fără târg.
explorers-built-road = { $seat } construiește un drum la { $place }.
explorers-built-settlement = { $seat } construiește o așezare la { $place }.
explorers-built-harbour = { $seat } construiește o așezare portuară la { $place }.
explorers-rebuilt-ship = { $seat } construiește din nou nava { $ship } la { $place }.
explorers-built-ship = { $seat } construiește nava { $ship } la { $place }.
explorers-got-piece = { $seat } primește { NAME($piece, case: "un") }.
explorers-threw = { $seat } aruncă { NAME($piece, case: "un") }.
explorers-set-sail = { $seat } ridică pânzele.
explorers-sailed = { $seat }: nava { $ship } navighează spre { $place }.
explorers-paid-tribute = { $seat } plătește piraților o monedă de aur pentru nava { $ship }.
explorers-paid-wool = { $seat } plătește lână: nava { $ship } are două puncte de mișcare în plus.
explorers-discovered-land = { $seat } descoperă în { $region } { NAME($tile, case: "un") } cu numărul { $number }.
explorers-discovered = { $seat } descoperă în { $region } { NAME($tile, case: "un") } și primește două monede de aur.
explorers-rewarded = { $seat } primește { $resource } pentru descoperire.
explorers-loaded = { $seat } încarcă { NAME($piece, case: "un") } pe nava { $ship }.
explorers-unloaded = { $seat } descarcă { NAME($piece, case: "un") } de pe nava { $ship }.
explorers-exchanged = { $seat } schimbă încărcătura navei { $ship }.
explorers-founded = { $seat } întemeiază o așezare la { $place }.
explorers-landed = { $seat } debarcă un echipaj de pe nava { $ship } la { $place }.
explorers-lair-falls = Trei echipaje sunt la { $place }: tabăra cade la sfârșitul turei.
explorers-befriended = { $seat } are acum prieteni într-un sat: { $tile }.
explorers-fetched = { $seat } ia un echipaj de la { $place } cu nava { $ship }.
explorers-took-part = { $seat } primește două monede de aur pentru cucerirea taberei de la { $place }.
explorers-hero-rolled =
    { $seat } aruncă { $die } și are { $crews ->
        [one] { $crews } echipaj
        [few] { $crews } echipaje
       *[other] { $crews } de echipaje
    }.
explorers-hero = Eroul de la { $place } este { $seat }.
explorers-lair-freed = Tabăra de la { $place } este cucerită; numărul ei este { $number }.
explorers-advanced = { $seat }: { $mission }, pasul { $step }.
explorers-leads = Trece în frunte { $seat }: { $mission }.
explorers-fish-came = { $seat } aruncă { $die } pentru pește: un banc vine la { $place }.
explorers-no-fish-came = { $seat } aruncă { $die } pentru pește: nu vine niciunul.
explorers-caught = { $seat } prinde bancul de la { $place } cu nava { $ship }.
explorers-delivered = { $seat } predă { NAME($piece, case: "un") } de pe nava { $ship }.
explorers-chased-away = { $seat } aruncă { $die } cu nava { $ship }: pirații fug.
explorers-chase-failed = { $seat } aruncă { $die } cu nava { $ship }: pirații rămân.
explorers-won =
    { $seat } câștigă cu { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
explorers-out-of-time = Rundele s-au terminat.

# Tabloul mesei.
explorers-sheet-bank = bancă
explorers-sheet-basin = bazin
explorers-sheet-cards = cărți
explorers-sheet-cargo = marfă
explorers-sheet-chart = Harta, runda { $round }
explorers-sheet-chart-rolled = Harta, runda { $round }, a căzut { $sum }
explorers-sheet-crews = echip.
explorers-sheet-empty = –
explorers-sheet-fog = Ce poate fi în ceață și numerele care urmează
explorers-sheet-gold = aur
explorers-sheet-hand = Cărți
explorers-sheet-harbours = port.
explorers-sheet-known = le lu lâ gr mi
explorers-sheet-lair-tokens = jetoane de tabără cu fața în jos
explorers-sheet-legend-hexes = Fo pădure, Hi dealuri, Pa pășune, Fi ogoare, Mo munți, ~ mare, ~C Sfat, ~#3 loc de pescuit (><> banc), Au râu cu aur (L tabără), S plantație
explorers-sheet-legend-pieces = a–d așezările jucătorilor 1–4, A–D așezări portuare, =1= drum, ① navă, X1 corabia piraților
explorers-sheet-list = { $names }
explorers-sheet-mission = misiune
explorers-sheet-missions = Misiuni
explorers-sheet-movement = mișcare
explorers-sheet-north = nord ({ $hidden })
explorers-sheet-number = { $number }
explorers-sheet-of = { $number }/{ $all }
explorers-sheet-place = { $place }
explorers-sheet-points = puncte
explorers-sheet-prices = Prețuri
explorers-sheet-resource = resursă
explorers-sheet-roads = drumuri
explorers-sheet-seat = jucător
explorers-sheet-seat-name = { $seat }
explorers-sheet-seats = Jucători
explorers-sheet-settlements = așez.
explorers-sheet-settlers = colon.
explorers-sheet-ship = navă
explorers-sheet-ships = Nave și bazine
explorers-sheet-south = sud ({ $hidden })
explorers-sheet-speed = viteză
explorers-sheet-step = { $step } ({ $points })
explorers-sheet-step-leading = { $step } ({ $points } + 1)
explorers-sheet-supply = Rezerva
explorers-sheet-text = { $text }
explorers-sheet-where = unde
explorers-sheet-yours = ale tale

# De ce jucătorul automat face ce face.
explorers-why-goal = Asta câștigă sau aduce cel mai aproape de victorie.
explorers-why-found = O așezare nouă este un punct și mai multe cărți.
explorers-why-discover = Descoperirile aduc cărți și locuri de așezare.
explorers-why-build = Acum merită prețul său.
explorers-why-save = Nu se poate face nimic mai bun cu cărțile.
explorers-why-trade = Tocmai cartea aceea lipsește.
explorers-why-sail = Acesta este drumul spre locul unde este nevoie de navă.
explorers-why-mission = Asta duce misiunea mai departe.
explorers-why-pirate = Acolo pirații îl lovesc cel mai tare pe lider.
explorers-why-steal = O carte în plus aici, una în minus acolo.
explorers-why-discard = Cartea aceasta este cea mai puțin necesară.
explorers-why-offer = Poate că cineva are prea mult din ea.
explorers-why-accept = Ce vine valorează mai mult decât ce pleacă.
explorers-why-decline = Ce ar pleca valorează mai mult decât ce ar veni.
explorers-why-place = Numere bune și toate felurile de cărți.
explorers-why-chase = O încercare nu costă nimic.
explorers-why-end = Nu mai este nimic de făcut.

# Ce acțiuni țin împreună.
explorers-group-found = Așază o clădire
explorers-group-discard = Renunță la o carte
explorers-group-pirate = Plasează corabia piraților
explorers-group-steal = Fură o carte
explorers-group-bank = Fă schimb cu banca
explorers-group-give = Oferă
explorers-group-want = Cere
explorers-group-offer = Trimite oferta
explorers-group-deal = Încheie târgul
explorers-group-road = Construiește un drum
explorers-group-build = Construiește sau extinde
explorers-group-ship = Construiește o navă
explorers-group-people = Ia un colonist sau un echipaj
explorers-group-throw = Aruncă o piesă
explorers-group-sail = Mută o navă
explorers-group-wool = Plătește lână pentru două puncte de mișcare în plus
explorers-group-cargo = Încarcă și descarcă
explorers-group-crew = Debarcă sau ia un echipaj
explorers-group-chase = Alungă pirații

# De unde vin punctele.
explorers-points-settlements = Așezări
explorers-points-harbours = Așezări portuare
explorers-points-mission = { $mission }
explorers-points-leads = În frunte: { $mission }
explorers-besides-turn = În tura proprie
