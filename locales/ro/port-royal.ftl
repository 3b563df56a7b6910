# Ce spune Port Royal.

port-royal-about = { $goal } { $turn }
port-royal-goal-expedition = Angajează personaje și trimite-le în expediții: cine are 12 puncte de victorie și o expediție deschide ultima rundă, iar la sfârșit câștigă, dintre cei cu o expediție, cine are cele mai multe puncte.
port-royal-goal-set-sail = Angajează personaje: cine ajunge la 8 puncte de victorie deschide ultima rundă, iar la sfârșit câștigă cine are cele mai multe puncte.
port-royal-goal-contracts = { $goal } Un contract aduce galbeni, mai mulți celor care îl îndeplinesc devreme, iar al doilea și al treilea îți aduc și puncte.
port-royal-goal-together = Toate contractele trebuie îndeplinite înainte să se termine teancul de timp; fiecare tură ia o carte din el. Nimeni nu poate îndeplini mai mult de trei.
port-royal-goal-adventure = Îndeplinește misiuni, angajează personaje și trimite-le în expediții: cine are 12 puncte de victorie și două cuburi puse deschide ultima rundă, iar la sfârșit câștigă, dintre cei care le au pe amândouă, cine are cele mai multe puncte. Fiecare tură începe cu un eveniment.
port-royal-goal-chapter =
    Capitolul este câștigat dacă, la sfârșitul lui, fiecare misiune de pe masă a fost îndeplinită de cineva; pe lângă asta sunt necesare cel puțin { $cubes ->
        [one] un cub pus
        [few] { $cubes } cuburi puse
       *[other] { $cubes } de cuburi puse
    } și { $points ->
        [one] un punct de victorie
        [few] { $points } puncte de victorie
       *[other] { $points } de puncte de victorie
    }. Fiecare tură începe cu un eveniment.

# Personaje: așa cum stau în propoziție; .def este forma articulată.
port-royal-settler = colonist
    .def = colonistul
port-royal-settler-help = Poate pleca într-o expediție care cere coloniști.
port-royal-captain = căpitan
    .def = căpitanul
port-royal-captain-help = Poate pleca într-o expediție care cere căpitani.
port-royal-priest = preot
    .def = preotul
port-royal-priest-help = Poate pleca într-o expediție care cere preoți.
port-royal-jack = mercenar
    .def = mercenarul
port-royal-jack-help = Pleacă în expediție în locul unui colonist, al unui căpitan sau al unui preot.
port-royal-sailor = marinar
    .def = marinarul
port-royal-sailor-help = Îți dă 1 sabie, cu care poți alunga nave. Săbiile personajelor tale se adună.
port-royal-pirate = pirat
    .def = piratul
port-royal-pirate-help = Îți dă 2 săbii, cu care poți alunga nave. Săbiile personajelor tale se adună.
port-royal-admiral = amiral
    .def = amiralul
port-royal-admiral-help = Îți aduce 2 galbeni de fiecare dată când urmează să iei cărți, iar în port sunt cel puțin cinci.
port-royal-jester = măscărici
    .def = măscăriciul
port-royal-jester-help = Îți aduce 1 galben când cineva își pierde tura din cauza a două nave de aceeași culoare și când, în tura altcuiva, nu ți-a mai rămas nimic de luat.
port-royal-governor = guvernator
    .def = guvernatorul
port-royal-governor-help = Poți lua o carte în plus, și în tura ta, și în turele celorlalți. Abia angajat, are efect de la tura următoare (în ediția clasică, imediat).
port-royal-mademoiselle = damă
    .def = dama
port-royal-mademoiselle-help = Angajezi orice personaj cu 1 galben mai ieftin.
port-royal-yellow-trader = negustor galben
    .def = negustorul galben
port-royal-yellow-trader-help = Fiecare pinasă (galbenă) pe care o iei îți aduce 1 galben în plus.
port-royal-blue-trader = negustor albastru
    .def = negustorul albastru
port-royal-blue-trader-help = Fiecare bric (albastru) pe care îl iei îți aduce 1 galben în plus.
port-royal-green-trader = negustor verde
    .def = negustorul verde
port-royal-green-trader-help = Fiecare șalupă (verde) pe care o iei îți aduce 1 galben în plus.
port-royal-red-trader = negustor roșu
    .def = negustorul roșu
port-royal-red-trader-help = Fiecare fregată (roșie) pe care o iei îți aduce 1 galben în plus.
port-royal-black-trader = negustor negru
    .def = negustorul negru
port-royal-black-trader-help = Fiecare galion (negru) pe care îl iei îți aduce 1 galben în plus.

port-royal-yellow-shopkeeper = vânzător galben
    .def = vânzătorul galben
port-royal-yellow-shopkeeper-help = Dacă iei o pinasă (galbenă) pentru galbenii săi, nava rămâne la vânzător și valorează 1 punct.
port-royal-blue-shopkeeper = vânzător albastru
    .def = vânzătorul albastru
port-royal-blue-shopkeeper-help = Dacă iei un bric (albastru) pentru galbenii săi, nava rămâne la vânzător și valorează 1 punct.
port-royal-green-shopkeeper = vânzător verde
    .def = vânzătorul verde
port-royal-green-shopkeeper-help = Dacă iei o șalupă (verde) pentru galbenii săi, nava rămâne la vânzător și valorează 1 punct.
port-royal-red-shopkeeper = vânzător roșu
    .def = vânzătorul roșu
port-royal-red-shopkeeper-help = Dacă iei o fregată (roșie) pentru galbenii săi, nava rămâne la vânzător și valorează 1 punct.
port-royal-black-shopkeeper = vânzător negru
    .def = vânzătorul negru
port-royal-black-shopkeeper-help = Dacă iei un galion (negru) pentru galbenii săi, nava rămâne la vânzător și valorează 1 punct.
port-royal-yellow-clerk = funcționar galben
    .def = funcționarul galben
port-royal-yellow-clerk-help = Când iei o pinasă (galbenă), poți lua o carte în plus.
port-royal-blue-clerk = funcționar albastru
    .def = funcționarul albastru
port-royal-blue-clerk-help = Când iei un bric (albastru), poți lua o carte în plus.
port-royal-green-clerk = funcționar verde
    .def = funcționarul verde
port-royal-green-clerk-help = Când iei o șalupă (verde), poți lua o carte în plus.
port-royal-red-clerk = funcționar roșu
    .def = funcționarul roșu
port-royal-red-clerk-help = Când iei o fregată (roșie), poți lua o carte în plus.
port-royal-black-clerk = funcționar negru
    .def = funcționarul negru
port-royal-black-clerk-help = Când iei un galion (negru), poți lua o carte în plus.
port-royal-passenger = pasager
    .def = pasagerul
port-royal-passenger-help = Nu face nimic, aduce numai puncte.
port-royal-gunner = tunar
    .def = tunarul
port-royal-gunner-help = Îți aduce galbeni de fiecare dată când urmează să iei cărți: cu unul mai puțin decât numărul navelor din port.
port-royal-vice-admiral = viceamiral
    .def = viceamiralul
port-royal-vice-admiral-help = Îți aduce 1 galben de fiecare dată când urmează să iei cărți, iar în port sunt trei sau patru.
port-royal-gambler = jucător de noroc
    .def = jucătorul de noroc
port-royal-gambler-help = O dată în tura ta întoarce patru cărți deodată și nicio navă dintre ele nu poate fi alungată. Dacă apoi în port nu sunt două nave de aceeași culoare, te oprești sau trimiți alt jucător de noroc, iar pentru fiecare folosit iei o carte în plus.

# Nave, expediții, taxe. Genul unei nave contează la „a doua” sau „al doilea”.
port-royal-pinnace = pinasă
    .def = pinasa
    .gender = f
port-royal-flute = bric
    .def = bricul
    .gender = n
port-royal-skiff = șalupă
    .def = șalupa
    .gender = f
port-royal-frigate = fregată
    .def = fregata
    .gender = f
port-royal-galleon = galion
    .def = galionul
    .gender = n
port-royal-ship-help = Dacă o iei, primești galbenii ei. Cine are destule săbii poate alunga o navă chiar când sosește; una cu craniu nu poate fi alungată. A doua navă de aceeași culoare în port încheie tura pe loc. Cu patru nave diferite în port, jucătorul activ ia cel mult 2 cărți, cu cinci, cel mult 3.
port-royal-expedition = expediție
    .def = expediția
port-royal-expedition-help = Rămâne deschisă până când cineva, în tura sa, renunță la personajele cerute. Păstrează expediția pentru punctele ei și primește galbenii ei.
port-royal-tax-swords = majorare de taxe (cele mai multe săbii)
port-royal-tax-points = majorare de taxe (cele mai puține puncte)
port-royal-tax-keep-eight = majorare de taxe (rămân opt)
port-royal-tax-help = Cine are cel puțin 12 galbeni pierde jumătate din ei, rotunjit în jos. Apoi cine are cele mai multe săbii sau cele mai puține puncte, după cum spune cartea, primește 1 galben; la egalitate, primește fiecare.
port-royal-tax-keep-eight-help = Fiecare păstrează cel mult 8 galbeni. Apoi cine are cele mai puține puncte primește 1 galben; la egalitate, primește fiecare.

# Contracte: numele lor și ce cer.
port-royal-contract-comedian = Comediantul
port-royal-contract-comedian-help = Să ai un preot și un măscărici.
port-royal-contract-lady-killer = Seducătorul
port-royal-contract-lady-killer-help = Să ai un căpitan și o damă.
port-royal-contract-maritime-supremacy = Supremația pe mare
port-royal-contract-maritime-supremacy-help = Să ai un căpitan și un viceamiral.
port-royal-contract-new-colony = Colonie nouă
port-royal-contract-new-colony-help = Să ai un colonist și un tunar.
port-royal-contract-trade-outpost = Avanpost comercial
port-royal-contract-trade-outpost-help = Să ai un colonist și un funcționar.
port-royal-contract-trader-prince = Prințul negustorilor
port-royal-contract-trader-prince-help = Să ai doi negustori.
port-royal-contract-cheap-staff = Echipaj ieftin
port-royal-contract-cheap-staff-help = Să ai patru personaje cu costul tipărit de cel mult 3.
port-royal-contract-fighter = Luptătorul
port-royal-contract-fighter-help = Să ai trei săbii.
port-royal-contract-explorer = Exploratorul
port-royal-contract-explorer-help = Să ai o expediție.
port-royal-contract-frigate-foe = Spaima fregatelor
port-royal-contract-frigate-foe-help = Ia trei fregate fără galbeni; hotărăște pe loc.
port-royal-contract-galleon-foe = Spaima galioanelor
port-royal-contract-galleon-foe-help = Ia două galioane fără galbeni; hotărăște pe loc.
port-royal-contract-tax-officer = Perceptorul
port-royal-contract-tax-officer-help = Plătește taxe; hotărăște pe loc.
port-royal-contract-jinx = Ghinionistul
port-royal-contract-jinx-help = Pierde-ți tura cu două nave de aceeași culoare; hotărăște pe loc.
port-royal-contract-little-gamester = Micul cartofor
port-royal-contract-little-gamester-help = De două ori, trei culori în port în tura ta; hotărăște pe loc.
port-royal-contract-gamester = Marele cartofor
port-royal-contract-gamester-help = Patru culori în port în tura ta; hotărăște pe loc.
port-royal-contract-pack-of-pirates = Ceata de pirați
port-royal-contract-pack-of-pirates-help = În turele tale, alungă câte o navă de fiecare culoare.
port-royal-contract-small-estate = Mica moșie
port-royal-contract-small-estate-help = Să ai 12 puncte (sigiliul și recompensele sunt valori ale casei).
port-royal-contract-ransom = Răscumpărarea
port-royal-contract-ransom-help = Plătește 15 galbeni (sigiliul și recompensele sunt valori ale casei).

# Cărți cu cifrele lor: stau în tabele și după două puncte.
port-royal-card-person =
    { $card } (cost { $cost }, { $points ->
        [0] fără puncte
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    })
# $swords (număr): câte săbii alungă nava.
port-royal-card-ship =
    { $card } ({ $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }, { $swords ->
        [one] { $swords } sabie
        [few] { $swords } săbii
       *[other] { $swords } de săbii
    })
port-royal-card-skull-ship =
    { $card } ({ $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }, craniu)
port-royal-card-generous-ship = { $ship } și 1 galben pentru altcineva
# $needs (nume): ce personaje cere.
port-royal-card-expedition =
    expediție ({ $needs }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    })
port-royal-card-tax = { $card }

# Ce se hotărăște înainte de joc.
port-royal-seats = Jucători
port-royal-seats-help = Pot juca între doi și cinci. Pânzele sus! este pentru doi până la patru, Aventura pentru doi până la patru rivali sau împreună pentru unul până la patru, iar contractele în comun se pot îndeplini și de unul singur. În cinci, încă o expediție stă deschisă de la început.
port-royal-mode = Jocul
port-royal-mode-help = Pânzele sus! este un joc scurt, cu pachet propriu: ultima rundă începe la 8 puncte (cifrele de pe 37 dintre cărțile sale sunt valori ale casei). Cu contracte sunt mai multe căi spre puncte sau le îndepliniți toți împreună înainte să se termine teancul de timp. Aventura este o poveste în cinci capitole, cu misiuni și evenimente.
port-royal-mode-base = Jocul de bază
port-royal-mode-set-sail = Pânzele sus!
port-royal-mode-contracts = Contracte
port-royal-mode-cooperative-contracts = Contracte, împreună sau solo
port-royal-with = În plus
port-royal-with-help = Alte cărți amestecate în pachet.
port-royal-with-set-sail = 20 de cărți din Pânzele sus!
port-royal-with-contract-cards = Personajele și navele setului Contracte
port-royal-with-gamblers = Jucătorii de noroc
port-royal-edition = Ediția
port-royal-edition-help = Regulile celor două ediții diferă într-un singur punct. Un guvernator abia angajat are efect de la tura următoare în Big Box și imediat în ediția clasică.
port-royal-edition-big-box = Big Box
port-royal-edition-classic = Clasică
port-royal-ending = Ultima rundă începe la
port-royal-ending-help = Dacă se cere și o expediție, poate câștiga numai cine are una.
port-royal-ending-points = 12 puncte
port-royal-ending-expedition = 12 puncte și o expediție
port-royal-preset-first-game = Primul joc
port-royal-preset-first-game-help = Jocul așa cum îl știu cei mai mulți: ultima rundă începe la 12 puncte.
port-royal-preset-explorers = Exploratori
port-royal-preset-explorers-help = Fără o expediție nu câștigă nimeni: angajează-i pe cei care pot pleca la drum.
port-royal-preset-set-sail = Pânzele sus!
port-royal-preset-set-sail-help = Un joc scurt: ultima rundă începe la 8 puncte.
port-royal-preset-contracts = Contracte
port-royal-preset-contracts-help = Patru contracte aduc galbeni celor iuți și puncte pentru al doilea și al treilea.
port-royal-preset-together = Toți împreună
port-royal-preset-together-help = Îndepliniți toate contractele înainte să se termine teancul de timp.
port-royal-preset-alone = Solo
port-royal-preset-alone-help = Trei contracte, un port și niciun moment de pierdut.
port-royal-preset-full-harbour = Port plin
port-royal-preset-full-harbour-help = Contracte, cu vânzători, pasageri și jucători de noroc.

# De ce nu se poate juca așa.
port-royal-mixed-in-twice = Cărțile acestea sunt deja amestecate.
port-royal-set-sail-alone = Pânzele sus! se joacă numai cu pachetul propriu.
port-royal-contract-cards-are-in = Cu contracte, personajele și navele acestea sunt mereu în pachet.
port-royal-no-expeditions = În Pânzele sus! nu sunt expediții.
port-royal-no-such-ending = Finalul acesta ține doar de jocul de bază și de contractele jucate ca rivali.

# Ce se cere la un loc.
port-royal-prompt-reveal-first = Este rândul tău: trage prima carte.
port-royal-prompt-discover = Mai tragi o carte? Riscul de a pierde tura este de { $percent }%.
port-royal-prompt-arrival = Sosește o navă: { $card }. O alungi sau o lași să acosteze?
port-royal-prompt-arrival-second = Sosește a doua navă de aceeași culoare: { $card }. O alungi sau pierzi portul și tura?
# $takes (număr): câte cărți se mai pot lua.
port-royal-prompt-take =
    { $takes ->
        [one] Ia o carte din port sau renunță.
        [few] Ia cel mult { $takes } cărți din port sau renunță.
       *[other] Ia cel mult { $takes } de cărți din port sau renunță.
    }
# $seat (loc): a cui este tura.
port-royal-prompt-take-paying =
    { $takes ->
        [one] Ia o carte din port ({ $seat } primește pentru ea 1 galben de la tine) sau renunță.
        [few] Ia cel mult { $takes } cărți din port ({ $seat } primește pentru fiecare 1 galben de la tine) sau renunță.
       *[other] Ia cel mult { $takes } de cărți din port ({ $seat } primește pentru fiecare 1 galben de la tine) sau renunță.
    }
port-royal-prompt-prepare =
    Cât timp puneți deoparte? Teancul de timp are { $left ->
        [one] { $left } carte
        [few] { $left } cărți
       *[other] { $left } de cărți
    }; fiecare carte pusă deoparte înseamnă o tură în minus și, dacă învingeți, un punct în plus.
port-royal-prompt-set-aside =
    Mai pui deoparte o carte din teancul de timp? { $left ->
        [one] A rămas { $left } carte
        [few] Au rămas { $left } cărți
       *[other] Au rămas { $left } de cărți
    }.
port-royal-prompt-decide = Acum ori niciodată: { $contracts }?
port-royal-prompt-before-others = Mai vrei ceva înainte să ia ceilalți?
port-royal-prompt-after = Îndeplinești un contract înainte să ia următorul?
port-royal-prompt-gambled = Totul a mers bine. Te oprești sau trimiți alt jucător de noroc?
port-royal-prompt-close = Mai vrei ceva înainte să ți se încheie tura?
port-royal-prompt-wait = Hotărăște { $seat }.
port-royal-prompt-over = Jocul s-a încheiat.

# Ce se poate face: texte de butoane.
port-royal-do-reveal = Trage o carte
port-royal-do-stop = Nu mai trage cărți
port-royal-do-repel = Alungă { NAME($card, case: "def") }
port-royal-do-dock = Lasă { NAME($card, case: "def") } să acosteze
port-royal-do-bust = Lasă { NAME($card, case: "def") } să acosteze și pierde tura
# $fee (număr): câți galbeni primește jucătorul activ, 0 sau 1.
port-royal-do-take =
    Ia { NAME($card, case: "def") }: { $coins ->
        [one] +{ $coins } galben
        [few] +{ $coins } galbeni
       *[other] +{ $coins } de galbeni
    }{ $fee ->
        [0] {""}
       *[other] , din care { $fee } pentru { $active }
    }
port-royal-do-hire =
    Angajează { NAME($card, case: "def") } { $price ->
        [0] gratuit
        [one] pentru { $price } galben
        [few] pentru { $price } galbeni
       *[other] pentru { $price } de galbeni
    }{ $fee ->
        [0] {""}
       *[other] , plus { $fee } pentru { $active }
    }{ $points ->
        [0] {""}
        [one] {" "}(+{ $points } punct)
        [few] {" "}(+{ $points } puncte)
       *[other] {" "}(+{ $points } de puncte)
    }
# $needs (nume): ce personaje cere expediția. $given (nume): cine pleacă.
port-royal-do-claim =
    Trimite în expediția pentru { $needs }: { $given } ({ $gain ->
        [one] +{ $gain } punct
        [few] +{ $gain } puncte
       *[other] +{ $gain } de puncte
    }{ $lost ->
        [0] ,
       *[other] : { $points } minus { $lost };
    } { $coins ->
        [one] +{ $coins } galben
        [few] +{ $coins } galbeni
       *[other] +{ $coins } de galbeni
    })
port-royal-do-take-for-nothing =
    Ia { NAME($card, case: "def") } fără galbeni{ $fee ->
        [0] {""}
       *[other] , 1 galben pentru { $active }
    }
# $taking (spus): una dintre cele două de mai sus.
port-royal-do-take-giving = { $taking }; 1 galben pentru { $to }
port-royal-do-gamble = Joacă la noroc: întoarce patru cărți deodată
port-royal-do-complete =
    Îndeplinește contractul { $contract } { $coins ->
        [0] (fără galbeni)
        [one] (+{ $coins } galben)
        [few] (+{ $coins } galbeni)
       *[other] (+{ $coins } de galbeni)
    }
port-royal-do-advance = Fă pasul { $step } din { $steps } spre contractul { $contract }
port-royal-do-set-aside = Pune deoparte o carte din teancul de timp
port-royal-do-begin = Începe prima tură
port-royal-do-keep-time = Păstrează timpul rămas
port-royal-do-decline = Lasă să treacă
port-royal-do-go-on = Continuă
port-royal-do-pass = Renunță
port-royal-do-end-turn = Încheie tura

# De ce nu se poate.
port-royal-reveal-first = Trage mai întâi cel puțin o carte.
port-royal-no-cards-left = Nu mai este nicio carte de tras.
port-royal-no-ship-arriving = Nu sosește nicio navă.
port-royal-ship-arriving = Hotărăște mai întâi ce faci cu nava care sosește.
port-royal-still-discovering = Încă se trag cărți. Abia după aceea se iau.
port-royal-discovering-is-over = În tura aceasta este prea târziu pentru asta.
port-royal-not-a-ship = Negoț se face numai cu nave.
port-royal-not-a-person = Numai personajele pot fi angajate.
port-royal-not-in-harbour = În port nu se află: { $card }.
# $price (număr): cât se plătește în total.
port-royal-too-expensive =
    { $price ->
        [one] Costă în total { $price } galben
        [few] Costă în total { $price } galbeni
       *[other] Costă în total { $price } de galbeni
    }, iar tu ai { $money }.
port-royal-only-active-claims = Numai jucătorul activ poate revendica o expediție.
port-royal-no-such-expedition = Nu este deschisă nicio astfel de expediție.
port-royal-wrong-people = Expediția aceasta cere alte personaje.
port-royal-lacks-people = Nu ai personajele pe care le cere expediția aceasta.
port-royal-contract-not-out = Contractul acesta nu este pe masă.
port-royal-contract-done = Ai îndeplinit deja contractul acesta.
port-royal-no-marker-left = Nu mai ai niciun cub pentru contractul acesta.
port-royal-contract-now-or-never = Contractul acesta poate fi îndeplinit numai chiar în momentul în care se întâmplă.
port-royal-contract-active-only = Numai jucătorul activ poate îndeplini contractul acesta.
port-royal-contract-not-met = Nu ai ce îți cere contractul acesta.
port-royal-decide-first = Hotărăște mai întâi dacă folosești momentul acesta pentru un contract.
port-royal-set-aside-first = Hotărăște mai întâi dacă pui deoparte cărți din teancul de timp.
port-royal-cannot-set-aside = Acum nu poate fi pusă deoparte nicio carte din teancul de timp.
port-royal-nothing-for-nothing = Dacă iei nava aceasta fără galbeni, nu te apropii de niciun contract.
port-royal-must-give = Spune cine primește celălalt galben al navei.
port-royal-cannot-give = Galbenul acesta nu poate merge acolo.
port-royal-gambled = După un jucător de noroc nu se mai trag cărți una câte una.
port-royal-no-gambler = Nu ai niciun jucător de noroc.
port-royal-gamblers-used = Fiecare jucător de noroc joacă o singură dată pe tură.

# Ce s-a întâmplat.
port-royal-revealed = { $seat } trage o carte: { $card }.
port-royal-repelled = { $seat } alungă { NAME($card, case: "def") }.
port-royal-docked = { $seat } lasă { NAME($card, case: "def") } să acosteze.
port-royal-busted =
    { NAME($card, case: "gender") ->
        [f] A doua
       *[n] Al doilea
    } { $card }! { $seat } pierde portul și tura.
port-royal-taxed =
    { $seat } plătește taxe de { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }.
port-royal-tax-bonus-swords =
    { $seat } primește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    } pentru cele mai multe săbii.
port-royal-tax-bonus-points =
    { $seat } primește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    } pentru cele mai puține puncte.
port-royal-stopped = { $seat } nu mai trage cărți.
# Fiecare amiral aduce 2 galbeni.
port-royal-admirals-paid =
    { $seat } primește { $coins ->
        [2] { $coins } galbeni pentru amiral
        [one] { $coins } galben pentru amirali
        [few] { $coins } galbeni pentru amirali
       *[other] { $coins } de galbeni pentru amirali
    }.
port-royal-vice-admirals-paid =
    { $seat } primește { $coins ->
        [one] { $coins } galben pentru viceamiral
        [few] { $coins } galbeni pentru viceamirali
       *[other] { $coins } de galbeni pentru viceamirali
    }.
port-royal-gunners-paid =
    { $seat } primește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    } pentru tunari.
port-royal-gambles = { $seat } joacă la noroc: patru cărți deodată.
# Fiecare măscărici aduce 1 galben.
port-royal-jesters-paid =
    { $seat } primește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    } pentru măscărici.
port-royal-traded =
    { $seat } ia { NAME($card, case: "def") } și primește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }.
port-royal-given =
    { $seat } hotărăște: { $to } primește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }.
port-royal-stowed = { $seat } lasă { NAME($card, case: "def") } la un vânzător: 1 punct.
port-royal-hired =
    { $seat } angajează { NAME($card, case: "def") } { $price ->
        [0] gratuit
        [one] pentru { $price } galben
        [few] pentru { $price } galbeni
       *[other] pentru { $price } de galbeni
    }.
port-royal-fee-paid = { $to } primește 1 galben de la { $seat }.
port-royal-claimed =
    { $seat } trimite în expediție: { $given }; câștigă { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } și { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }.
port-royal-ransom-paid = { $seat } plătește o răscumpărare de { $coins } de galbeni.
port-royal-contract-completed =
    { $seat } îndeplinește contractul { $contract }{ $coins ->
        [0] {""}
        [one] {" "}și primește { $coins } galben
        [few] {" "}și primește { $coins } galbeni
       *[other] {" "}și primește { $coins } de galbeni
    }{ $points ->
        [0] {""}
        [one] , plus { $points } punct
        [few] , plus { $points } puncte
       *[other] , plus { $points } de puncte
    }.
port-royal-contract-advanced = { $seat } face pasul { $step } din { $steps } spre contractul { $contract }.
port-royal-declined = { $seat } lasă momentul să treacă.
port-royal-set-aside =
    { $seat } pune deoparte o carte din teancul de timp: { $left ->
        [one] a rămas { $left }
        [few] au rămas { $left }
       *[other] au rămas { $left }
    }, deoparte: { $points }.
port-royal-won-together =
    Toate contractele sunt îndeplinite la timp, cu { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }: { $rank }.
port-royal-lost-together = Timpul s-a scurs și nu toate contractele sunt îndeplinite.
port-royal-rank-landlubbers = șobolani de uscat
port-royal-rank-sailors = marinari
port-royal-rank-pirates = pirați
port-royal-rank-captains = căpitani
port-royal-rank-terror-of-the-seas = spaima tuturor mărilor
port-royal-passed = { $seat } renunță.
port-royal-passed-for-want = { $seat } renunță: nu poate lua nimic din port.
port-royal-reshuffled = Teancul de decartare a fost amestecat și devine noul teanc de tragere.
port-royal-coins-became-markers = S-au terminat cărțile: galbenii tuturor au fost amestecați într-un nou teanc de tragere, iar galbenii se numără acum cu jetoane.
port-royal-turn-began = Runda { $round }: joacă { $seat }.
port-royal-last-round =
    { $seat } are { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }: aceasta este ultima rundă.
port-royal-ended = Jocul s-a încheiat.

# Masa pe scurt.
port-royal-sheet-harbour = Port
port-royal-sheet-empty = nimic
port-royal-sheet-arriving = sosește
port-royal-sheet-expeditions = Expediții
port-royal-sheet-piles = Runda și teancurile
port-royal-sheet-draw-pile =
    teanc de tragere: { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
port-royal-sheet-discard =
    teanc de decartare: { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
port-royal-sheet-time-pile =
    teanc de timp: { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
port-royal-sheet-scoring-pile =
    deoparte: { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
port-royal-sheet-contracts = Contracte
port-royal-sheet-contract = { $contract }
port-royal-sheet-reward =
    următorul: { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }
port-royal-sheet-step = { $seat }: pasul { $step }
port-royal-sheet-round = runda { $round }
port-royal-sheet-last-round = runda { $round }, ultima
port-royal-sheet-seats = La masă
port-royal-sheet-seat = Jucător
port-royal-sheet-seat-name = { $seat }
port-royal-sheet-points = Puncte
port-royal-sheet-coins = Galbeni
port-royal-sheet-swords = Săbii
port-royal-sheet-people = Personaje și expediții
port-royal-sheet-markers = Cuburi libere
port-royal-sheet-stowed = La vânzători
port-royal-sheet-kept = Nave păstrate
port-royal-sheet-number = { $number }
port-royal-sheet-cards = { $cards }

# De ce un jucător făcut din cod alege ce alege. $percent (număr): riscul celei de-a doua nave de aceeași culoare.
port-royal-why-reveal =
    { $percent ->
        [0] Încă o carte nu riscă aproape nimic.
       *[other] Încă o carte merită riscul ({ $percent }%).
    }
port-royal-why-stop = Ce se află în port valorează mai mult decât riscul unei cărți în plus ({ $percent }%).
port-royal-why-enough = Ce se află în port ajunge: fiecare carte în plus le folosește și celorlalți.
port-royal-why-worth = Asta valorează acum cel mai mult.
port-royal-why-nothing = Nimic de aici nu merită luat.
port-royal-why-repel = Nava aceasta ar face în port mai mult rău decât bine.
port-royal-why-dock = Nava aceasta este binevenită în port.
port-royal-why-claim = Expediția valorează mai mult decât personajele care pleacă.
port-royal-why-gamble = Patru cărți deodată merită riscul.
port-royal-why-contract = Contractul merită acum.
port-royal-why-contract-later = Cubul folosește mai mult la alt contract.
port-royal-why-task-later = Cubul folosește mai mult la altă misiune.
port-royal-why-stay = Personajele valorează mai mult decât expediția.
port-royal-why-more-time = Contractele au nevoie de tot timpul rămas.
port-royal-why-less-time = Este timp destul, iar o carte pusă deoparte e un punct.

# Ce acțiuni țin împreună.
port-royal-group-harbour = Ia din port
port-royal-group-expeditions = Trimite o expediție
port-royal-group-contracts = Îndeplinește un contract
port-royal-group-tasks = Îndeplinește o misiune
port-royal-group-goods = Vinde marfă
port-royal-group-personalities = Alege o personalitate
port-royal-group-bonus = Dă un galben
port-royal-group-helpers = Alungă cu ajutor
port-royal-group-looked = Lasă o carte deasupra
port-royal-group-ships = Ia o navă

# De unde vin punctele.
port-royal-points-people = Personaje
port-royal-points-expeditions = Expediții
port-royal-points-shops = Nave la vânzători
port-royal-points-contracts = Contracte
port-royal-points-crowns = Coroane
port-royal-besides-coins = Monede
port-royal-besides-cubes = Cuburi puse
port-royal-besides-expeditions = Expediții
