# Co říká Dominion.

# Karty: tak, jak stojí ve větě; .acc je čtvrtý pád.
dominion-copper = měďák
dominion-copper-help = Má hodnotu 1 mince.
dominion-silver = stříbrňák
dominion-silver-help = Má hodnotu 2 mincí.
dominion-gold = zlaťák
dominion-gold-help = Má hodnotu 3 mincí.
dominion-estate = statek
dominion-estate-help = Na konci přinese 1 bod.
dominion-duchy = vévodství
dominion-duchy-help = Na konci přinese 3 body.
dominion-province = provincie
    .acc = provincii
dominion-province-help = Na konci přinese 6 bodů. Když zmizí poslední, hra končí.
dominion-curse = kletba
    .acc = kletbu
dominion-curse-help = Na konci tě připraví o 1 bod.
dominion-adventurer = dobrodruh
    .acc = dobrodruha
dominion-adventurer-help = Otáčej karty svého balíčku, dokud se neukážou dvě karty peněz. Ty si vezmi do ruky, ostatní odlož.
dominion-bureaucrat = úředník
    .acc = úředníka
dominion-bureaucrat-help = Na vrch tvého balíčku přijde stříbrňák. Každý protihráč položí kartu bodů z ruky na svůj balíček, nebo ukáže ruku, ve které žádná není.
dominion-cellar = sklepení
dominion-cellar-help = +1 akce. Odlož libovolný počet karet a dober stejně tolik.
dominion-chancellor = kancléř
    .acc = kancléře
dominion-chancellor-help = +2 mince. Můžeš hned odložit celý svůj dobírací balíček.
dominion-chapel = kaple
    .acc = kapli
dominion-chapel-help = Zahoď na smetiště až čtyři karty z ruky.
dominion-council-room = zasedání rady
dominion-council-room-help = +4 karty, +1 nákup. Každý protihráč dobere kartu.
dominion-feast = hostina
    .acc = hostinu
dominion-feast-help = Zahoď hostinu a vezmi si kartu v ceně nejvýš 5.
dominion-festival = jarmark
dominion-festival-help = +2 akce, +1 nákup, +2 mince.
dominion-gardens = zahrady
dominion-gardens-help = Na konci přinesou 1 bod za každých deset karet, které máš.
dominion-laboratory = laboratoř
dominion-laboratory-help = +2 karty, +1 akce.
dominion-library = knihovna
    .acc = knihovnu
dominion-library-help = Dobírej, dokud nemáš v ruce sedm karet. Akce můžeš při dobírání klást stranou; nakonec se odloží.
dominion-market = trh
dominion-market-help = +1 karta, +1 akce, +1 nákup, +1 mince.
dominion-militia = milice
    .acc = milici
dominion-militia-help = +2 mince. Každý protihráč odkládá karty, dokud mu nezbudou tři.
dominion-mine = důl
dominion-mine-help = Zahoď kartu peněz z ruky a vezmi si do ruky jinou, nejvýš o 3 dražší.
dominion-moat = hradní příkop
dominion-moat-help = +2 karty. Když někdo jiný zahraje útok, můžeš příkop ukázat z ruky: útok se tě netýká.
dominion-moneylender = lichvář
    .acc = lichváře
dominion-moneylender-help = Zahoď z ruky měďák: +3 mince.
dominion-remodel = přestavba
    .acc = přestavbu
dominion-remodel-help = Zahoď kartu z ruky a vezmi si jinou, nejvýš o 2 dražší.
dominion-smithy = kovárna
    .acc = kovárnu
dominion-smithy-help = +3 karty.
dominion-spy = špion
    .acc = špiona
dominion-spy-help = +1 karta, +1 akce. Každý, ty první, ukáže vrchní kartu svého balíčku; ty rozhodneš, zda se odloží, nebo zůstane.
dominion-thief = zloděj
    .acc = zloděje
dominion-thief-help = Každý protihráč ukáže dvě karty. Z karet peněz každého vybereš jednu, která půjde na smetiště; zahozené si můžeš nechat. Zbytek se odloží.
dominion-throne-room = trůnní sál
dominion-throne-room-help = Vyber akci z ruky: zahraješ ji dvakrát.
dominion-village = vesnice
    .acc = vesnici
dominion-village-help = +1 karta, +2 akce.
dominion-witch = čarodějnice
    .acc = čarodějnici
dominion-witch-help = +2 karty. Každý protihráč si vezme kletbu.
dominion-woodcutter = dřevorubec
    .acc = dřevorubce
dominion-woodcutter-help = +1 nákup, +2 mince.
dominion-workshop = dílna
    .acc = dílnu
dominion-workshop-help = Vezmi si kartu v ceně nejvýš 4.
dominion-ambassador = velvyslanec
    .acc = velvyslance
dominion-ambassador-help = Ukaž kartu z ruky a vrať až dvě takové do společné zásoby. Každý protihráč si jednu vezme.
dominion-bazaar = bazar
dominion-bazaar-help = +1 karta, +2 akce, +1 mince.
dominion-caravan = karavana
    .acc = karavanu
dominion-caravan-help = +1 karta, +1 akce. Na začátku tvého příštího tahu: +1 karta.
dominion-cutpurse = kapsář
    .acc = kapsáře
dominion-cutpurse-help = +2 mince. Každý protihráč odloží měďák, nebo ukáže ruku bez něj.
dominion-embargo = embargo
dominion-embargo-help = +2 mince. Zahoď embargo a polož žeton na balíček v zásobě: kdo z něj koupí, vezme si za každý žeton kletbu.
dominion-explorer = objevitel
    .acc = objevitele
dominion-explorer-help = Ukaž z ruky provincii a vezmi si do ruky zlaťák; jinak stříbrňák.
dominion-fishing-village = rybářská vesnice
    .acc = rybářskou vesnici
dominion-fishing-village-help = +2 akce, +1 mince. Na začátku tvého příštího tahu: +1 akce, +1 mince.
dominion-ghost-ship = loď duchů
dominion-ghost-ship-help = +2 karty. Každý protihráč klade karty z ruky na svůj balíček, dokud mu nezbudou tři.
dominion-haven = přístav
dominion-haven-help = +1 karta, +1 akce. Polož kartu z ruky stranou lícem dolů; vrátí se na začátku tvého příštího tahu.
dominion-island = ostrov
dominion-island-help = Polož ostrov a jednu kartu z ruky na tabulku ostrova až do konce hry. Přinese 2 body.
dominion-lighthouse = maják
dominion-lighthouse-help = +1 akce, +1 mince. Na začátku tvého příštího tahu: +1 mince. Dokud leží před tebou, útoky ostatních se tě netýkají.
dominion-lookout = strážní koš
dominion-lookout-help = +1 akce. Podívej se na tři vrchní karty svého balíčku: jednu zahoď, jednu odlož, jednu vrať.
dominion-merchant-ship = obchodní loď
dominion-merchant-ship-help = +2 mince. Na začátku tvého příštího tahu: +2 mince.
dominion-native-village = domorodá vesnice
    .acc = domorodou vesnici
dominion-native-village-help = +2 akce. Polož vrchní kartu svého balíčku lícem dolů na tabulku, nebo si vezmi do ruky všechny karty z ní.
dominion-navigator = navigátor
    .acc = navigátora
dominion-navigator-help = +2 mince. Podívej se na pět vrchních karet svého balíčku: všechny odlož, nebo je vrať v libovolném pořadí.
dominion-outpost = strážnice
    .acc = strážnici
dominion-outpost-help = V tomto úklidu dobereš jen tři karty a pak máš další tah. Nikdy však tři za sebou.
dominion-pearl-diver = lovec perel
    .acc = lovce perel
dominion-pearl-diver-help = +1 karta, +1 akce. Podívej se na spodní kartu svého balíčku; můžeš ji dát navrch.
dominion-pirate-ship = pirátská loď
    .acc = pirátskou loď
dominion-pirate-ship-help = Buď každý protihráč ukáže dvě karty, ty z peněz každého vybereš jednu na smetiště, a pokud se nějaká zahodila, vezmeš si žeton mince; nebo dostaneš +1 minci za každý svůj žeton.
dominion-salvager = zachránce
dominion-salvager-help = +1 nákup. Zahoď kartu z ruky: dostaneš tolik mincí, kolik stojí.
dominion-sea-hag = mořská čarodějnice
    .acc = mořskou čarodějnici
dominion-sea-hag-help = Každý protihráč odloží vrchní kartu svého balíčku a na balíček dostane kletbu.
dominion-smugglers = pašeráci
    .acc = pašeráky
dominion-smugglers-help = Vezmi si stejnou kartu, jakou ve svém posledním tahu získal hráč po tvé pravici, v ceně nejvýš 6.
dominion-tactician = taktik
    .acc = taktika
dominion-tactician-help = Odlož celou ruku. Pokud v ní aspoň jedna karta byla: na začátku tvého příštího tahu +5 karet, +1 nákup, +1 akce.
dominion-treasure-map = mapa pokladu
    .acc = mapu pokladu
dominion-treasure-map-help = Zahoď ji a další mapu pokladu z ruky: na tvůj balíček přijdou čtyři zlaťáky. Samotná mapa se zahodí zbytečně.
dominion-treasury = pokladnice
    .acc = pokladnici
dominion-treasury-help = +1 karta, +1 akce, +1 mince. Když v tomto tahu nekoupíš kartu bodů, smíš ji při úklidu položit na vrch svého balíčku.
dominion-warehouse = skladiště
dominion-warehouse-help = +3 karty, +1 akce. Odlož tři karty.
dominion-wharf = loděnice
    .acc = loděnici
dominion-wharf-help = +2 karty, +1 nákup. Na začátku tvého příštího tahu: +2 karty, +1 nákup.

# Formulář.
dominion-seats = Hráči
dominion-seats-help = Dva až čtyři hráči; v pěti a šesti hráčích se hraje se základními kartami druhé krabice a hru ukončí čtyři prázdné balíčky.
dominion-kingdom = Království
dominion-kingdom-help = Deset druhů karet, které lze koupit vedle peněz a pozemků.
dominion-set-first-game = První hra (základní)
dominion-set-big-money = Velké peníze (základní)
dominion-set-interaction = Vzájemné působení (základní)
dominion-set-size-distortion = Zkreslené rozměry (základní)
dominion-set-village-square = Náves (základní)
dominion-set-high-seas = Na širém moři (Pobřeží)
dominion-set-buried-treasure = Zakopaný poklad (Pobřeží)
dominion-set-shipwrecks = Vrak lodi (Pobřeží)
dominion-set-reach-for-tomorrow = K lepším zítřkům (Pobřeží a základní)
dominion-set-repetition = Nový pokus (Pobřeží a základní)
dominion-set-give-and-take = Dávat a brát (Pobřeží a základní)
dominion-kingdom-random = Náhodně vylosované
dominion-kingdom-chosen = Vybrané ručně
dominion-cards = Karty
dominion-cards-help = Karty vybraného království, nejvýš deset; nebo ty, které musí být v náhodném.
dominion-ban = Zakázané karty
dominion-ban-help = Karty, které v náhodném království být nesmějí.
dominion-from = Z které krabice
dominion-from-help = Krabice, ze kterých se náhodné království losuje.
dominion-from-both = Z obou
dominion-from-base = Ze základní hry
dominion-from-seaside = Z Pobřeží
dominion-constraints = Podmínky
dominion-constraints-help = Co musí náhodné království mít.
dominion-constraint-village = Karta s +2 akcemi
dominion-constraint-buy = Karta s +1 nákupem
dominion-constraint-trash = Karta, která zahazuje
dominion-constraint-draw = Karta, která dobírá dvě a více karet
dominion-constraint-defence = Žádný útok bez obrany
dominion-constraint-peaceful = Žádné útoky
dominion-constraint-prices = Po kartě v ceně 2, 3, 4 a 5
dominion-constraint-mixed = Aspoň tři karty z každé krabice
dominion-same-start = Stejný začátek
dominion-same-start-help = Všichni začínají se stejnou rukou, rozdanou lícem nahoru.
dominion-ending = Prázdné balíčky
dominion-ending-help = Zda pro konec hry platí balíček, který byl v jednom tahu vyprázdněn a zase doplněn.
dominion-ending-any-moment = Platí kdykoli během tahu
dominion-ending-turn-end = Platí jen na konci tahu
dominion-round-limit = Limit kol
dominion-round-limit-help = Hra skončí po tolika kolech; 0 znamená bez omezení.
dominion-preset-seaside = Pobřeží: Na širém moři
dominion-preset-seaside-help = První doporučená sada rozšíření.
dominion-preset-first-game = První hra
dominion-preset-first-game-help = Nejsnazší sada základní hry.
dominion-preset-surprise = Překvapení
dominion-preset-surprise-help = Deset náhodných karet z obou krabic, ve všech cenách, a žádný útok bez obrany.

# Proč se tak hrát nedá.
dominion-no-cards = Vyber alespoň jednu kartu království.
dominion-too-few-cards = Na království o deseti kartách už zbývá málo karet.
dominion-too-many-cards = Království má nejvýš deset karet.
dominion-constraints-unmet = Těmto podmínkám nevyhoví žádné království.
dominion-not-a-kingdom-card = Tohle není karta království: { $card }.
dominion-card-twice = Tato karta je tu dvakrát: { $card }.

# Na co se hráč ptá.
dominion-prompt-over = Hra skončila.
dominion-prompt-wait = Rozhoduje { $seat }.
dominion-prompt-action =
    Zahraj akci ({ $actions ->
        [one] zbývá { $actions }
        [few] zbývají { $actions }
       *[other] zbývá { $actions }
    }), nebo vylož peníze a kupuj ({ $buys ->
        [one] { $buys } nákup
        [few] { $buys } nákupy
       *[other] { $buys } nákupů
    }, { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }).
dominion-prompt-action-or-buy =
    Zahraj akci ({ $actions ->
        [one] zbývá { $actions }
        [few] zbývají { $actions }
       *[other] zbývá { $actions }
    }), nebo kupuj ({ $buys ->
        [one] { $buys } nákup
        [few] { $buys } nákupy
       *[other] { $buys } nákupů
    }, { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }) či ukonči tah.
dominion-prompt-treasure = Vylož peníze a pak kupuj: { $coins } { $coins ->
        [one] mince
        [few] mince
       *[other] mincí
    }, { $buys } { $buys ->
        [one] nákup
        [few] nákupy
       *[other] nákupů
    }.
dominion-prompt-buy = Kupuj, nebo ukonči tah: { $coins } { $coins ->
        [one] mince
        [few] mince
       *[other] mincí
    }, { $buys } { $buys ->
        [one] nákup
        [few] nákupy
       *[other] nákupů
    }.
dominion-prompt-buy-for-nothing = Ukonči tah: za { $coins } { $coins ->
        [one] minci
        [few] mince
       *[other] mincí
    } jde koupit jen to, co nic nestojí.
dominion-prompt-end = Už nezbývá co dělat: ukonči tah.
dominion-ask-start-of-turn = Začíná tvůj tah: která dlouhodobá karta bude první?
dominion-ask-react = Útočí { $seat }. Ukážeš reakci?
dominion-ask-discard-to =
    Odkládej, dokud ti { $cards ->
        [one] nezbude { $cards } karta
        [few] nezbudou { $cards } karty
       *[other] nezbude { $cards } karet
    }.
dominion-ask-discard-to-draw = Odlož, co chceš; dobereš stejně tolik (zatím { $picked }).
dominion-ask-trash-up-to = Zahoď ještě nejvýš { $left } { $left ->
        [one] kartu
        [few] karty
       *[other] karet
    }.
dominion-ask-discard-deck = Odložíš celý dobírací balíček?
dominion-ask-gain = Vezmi si kartu v ceně nejvýš { $most }.
dominion-ask-gain-treasure = Vezmi si do ruky kartu peněz v ceně nejvýš { $most }.
dominion-ask-trash-treasure = Zahoď kartu peněz za jinou, nejvýš o { $more } dražší.
dominion-ask-trash-for-gain = Zahoď kartu za jinou, nejvýš o { $more } dražší.
dominion-ask-trash-for-coins = Zahoď kartu za mince.
dominion-ask-play-twice = Kterou akci zahraješ dvakrát?
dominion-ask-keep-drawn = Přišla ti akce. Necháš si ji, nebo ji položíš stranou?
dominion-ask-put-victory = Polož kartu bodů na svůj balíček.
dominion-ask-spied = Co se má stát s vrchní kartou ({ $seat })?
dominion-ask-plunder = Která karta peněz půjde na smetiště ({ $seat })?
dominion-ask-keep-stolen = Které ze zahozených karet si necháš?
dominion-ask-present = Ukaž kartu z ruky.
dominion-ask-return = Kolik takových karet vrátíš ({ $card })?
dominion-ask-embargo = Na který balíček přijde žeton embarga?
dominion-ask-explore = Ukaž provincii a vezmi si zlaťák, nebo si vezmi stříbrňák.
dominion-ask-put-back-to =
    Klaď karty na balíček, dokud ti { $cards ->
        [one] nezbude { $cards }
        [few] nezbudou { $cards }
       *[other] nezbude { $cards }
    }. Poslední bude navrchu.
dominion-ask-set-aside = Polož kartu stranou do příštího tahu.
dominion-ask-exile = Polož kartu na tabulku ostrova.
dominion-ask-lookout-trash = Kterou z těchto karet zahodíš?
dominion-ask-lookout-discard = Kterou z těchto karet odložíš?
dominion-ask-native-village = Kartu na tabulku, nebo všechny z ní?
dominion-ask-navigate = Odložíš tyto karty, nebo je vrátíš?
dominion-ask-put-in-order = Která karta se vrátí teď? Poslední bude navrchu.
dominion-ask-pearl-dive = Dáš spodní kartu navrch?
dominion-ask-pirate-ship = Plenit, nebo vzít mince?
dominion-ask-smuggle = Kterou kartu v ceně nejvýš { $most } propašuješ?
dominion-ask-treasuries = Kolik pokladnic přijde na vrch balíčku?

# Co hráč může.
dominion-do-play = Zahrát { NAME($card, case: "acc") }
dominion-do-play-twice = Dvakrát zahrát { NAME($card, case: "acc") }
dominion-do-play-treasure = Vyložit { NAME($card, case: "acc") } (+{ $coins })
dominion-do-treasures = Vyložit všechny peníze (+{ $coins }, celkem { $total })
dominion-do-buy =
    Koupit { NAME($card, case: "acc") } za { $price } ({ $left ->
        [one] zbude { $left } mince
        [few] zbudou { $left } mince
       *[other] zbude { $left } mincí
    })
dominion-do-buy-embargoed =
    Koupit { NAME($card, case: "acc") } za { $price } ({ $left ->
        [one] zbude { $left } mince
        [few] zbudou { $left } mince
       *[other] zbude { $left } mincí
    }) a dostat { $curses ->
        [one] { $curses } kletbu
        [few] { $curses } kletby
       *[other] { $curses } kleteb
    }
dominion-do-end = Ukončit tah
dominion-do-end-early = Ukončit tah a nevyužít { $buys } { $buys ->
        [one] nákup
        [few] nákupy
       *[other] nákupů
    }
dominion-do-discard = Odložit { NAME($card, case: "acc") }
dominion-do-trash = Zahodit { NAME($card, case: "acc") }
dominion-do-trash-for-coins = Zahodit { NAME($card, case: "acc") } (+{ $coins })
dominion-do-trash-for-gain = Zahodit { NAME($card, case: "acc") } za kartu do { $most }
dominion-do-gain = Vzít si { NAME($card, case: "acc") } (cena { $price })
dominion-do-put = Položit { NAME($card, case: "acc") } na balíček
dominion-do-exile = Položit { NAME($card, case: "acc") } na tabulku ostrova
dominion-do-set-aside = Položit { NAME($card, case: "acc") } stranou
dominion-do-react = Ukázat { NAME($card, case: "acc") }: útok se tě netýká
dominion-do-explore = Ukázat { NAME($card, case: "acc") } a vzít si zlaťák
dominion-do-present = Ukázat { NAME($card, case: "acc") }
dominion-do-embargo = Položit žeton na { NAME($card, case: "acc") }
dominion-do-resolve = Nejdřív { $card }
dominion-do-resolve-all = Všechny, v libovolném pořadí
dominion-do-return =
    { $copies ->
        [0] Nevracet nic ({ $card })
       *[other] Vrátit { $copies }× { NAME($card, case: "acc") }
    }
dominion-do-put-back =
    { $copies ->
        [0] Na balíček nedat žádnou
       *[other] Dát na balíček { $copies }
    }
dominion-do-discard-deck = Odložit celý balíček ({ $cards })
dominion-do-discard-all = Odložit všechny ({ $cards })
dominion-do-keep-drawn = Nechat si ji
dominion-do-keep-deck = Balíček nechat
dominion-do-keep-order = Vrátit je
dominion-do-leave = Nechat ji tam
dominion-do-to-mat = Vrchní kartu na tabulku
dominion-do-take-mat = Vzít karty z tabulky ({ $cards })
dominion-do-plunder = Plenit u ostatních
dominion-do-take-coins = Vzít { $coins } { $coins ->
        [one] minci
        [few] mince
       *[other] mincí
    }
dominion-do-not-react = Nic neukázat
dominion-do-pass = Nic takového nemáš
dominion-do-done = To je vše

# Proč něco nejde.
dominion-not-in-game = S touto kartou se nehraje: { $card }.
dominion-not-in-hand = Tuto kartu v ruce nemáš: { $card }.
dominion-actions-are-over = Po vyložení peněz nebo nákupu už akci zahrát nelze.
dominion-no-actions-left = Už nemáš žádnou akci.
dominion-cannot-be-played = Tuto kartu zahrát nelze: { $card }.
dominion-treasures-are-over = Po prvním nákupu už peníze vyložit nelze.
dominion-no-treasures = V ruce nemáš žádné peníze.
dominion-pile-empty = Tento balíček je prázdný: { $card }.
dominion-no-buys-left = Už nemáš žádný nákup.
dominion-too-expensive = Na to nemáš: { $card } stojí { $price }, máš { $coins }.
dominion-not-asked = Na to se teď hra neptá.
dominion-wrong-kind = Tato karta není toho druhu, o jaký jde: { $card }.
dominion-not-looked-at = Tato karta není mezi těmi, o které jde: { $card }.
dominion-too-costly = To je moc drahé: { $card } stojí { $price }, smí se jen do { $most }.
dominion-not-smuggled = Tuto kartu tvůj soused nezískal, propašovat ji nelze: { $card }.
dominion-not-stolen = Tato karta mezi ukradenými není: { $card }.
dominion-not-due = Tato karta teď nic nedělá: { $card }.
dominion-too-many-copies = Tolik jich nemáš.
dominion-must-choose = Musíš si vybrat.
dominion-answer-first = Nejdřív je třeba odpovědět na otázku.

# Co se stalo.
dominion-extra-turn-began = { $seat } hraje extra tah.
dominion-turn-began = { $seat } hraje { $turn }. tah.
dominion-played = { $seat } hraje { NAME($card, case: "acc") }.
dominion-played-again = { $seat } hraje ještě jednou { NAME($card, case: "acc") }.
dominion-played-treasures = { $seat } vykládá { NAME($cards, case: "acc") }: { $coins } { $coins ->
        [one] mince
        [few] mince
       *[other] mincí
    }.
dominion-carried-out = { $seat }: nyní působí { $card }.
dominion-drew = { $seat } dobírá { $count } { $count ->
        [one] kartu
        [few] karty
       *[other] karet
    }.
dominion-drew-cards = { $seat } dobírá { NAME($cards, case: "acc") } ({ $count }).
dominion-shuffled = { $seat } míchá.
dominion-bought = { $seat } kupuje { NAME($card, case: "acc") } za { $price }.
dominion-gained = { $seat } získává { NAME($card, case: "acc") }.
dominion-gained-to-hand = { $seat } získává do ruky { NAME($card, case: "acc") }.
dominion-gained-to-deck = { $seat } získává na balíček { NAME($card, case: "acc") }.
dominion-stole = { $seat } si z kořisti nechává { NAME($card, case: "acc") }.
dominion-trashed = Na smetiště ({ $seat }): { $card }.
dominion-discarded =
    { $seat } odkládá { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }, navrchu: { $card }.
dominion-discarded-cards = { $seat } odkládá { NAME($cards, case: "acc") } ({ $count }).
dominion-deck-discarded = { $seat } odkládá celý balíček ({ $count }).
dominion-revealed-hand = { $seat } ukazuje z ruky { NAME($cards, case: "acc") }.
dominion-revealed = { $seat } ukazuje { NAME($cards, case: "acc") }.
dominion-looked = { $seat } se dívá na { $count } { $count ->
        [one] kartu
        [few] karty
       *[other] karet
    }.
dominion-looked-cards = { $seat } se dívá na { NAME($cards, case: "acc") } ({ $count }).
dominion-put-on-deck = { $seat } klade kartu na balíček.
dominion-put-card-on-deck = Na balíček ({ $seat }): { $card }.
dominion-set-aside = { $seat } klade kartu stranou.
dominion-set-card-aside = { $seat } klade stranou { NAME($card, case: "acc") }.
dominion-came-back = { $seat } bere zpět do ruky { $count } { $count ->
        [one] kartu
        [few] karty
       *[other] karet
    }.
dominion-came-back-cards = { $seat } bere zpět do ruky { NAME($cards, case: "acc") } ({ $count }).
dominion-exiled = { $seat } klade na tabulku ostrova { NAME($card, case: "acc") }.
dominion-put-on-mat = { $seat } klade kartu na tabulku domorodé vesnice.
dominion-put-card-on-mat = { $seat } klade na tabulku domorodé vesnice { NAME($card, case: "acc") }.
dominion-took-mat = { $seat } bere z tabulky domorodé vesnice { $count } { $count ->
        [one] kartu
        [few] karty
       *[other] karet
    }.
dominion-took-mat-cards = { $seat } bere z tabulky domorodé vesnice { NAME($cards, case: "acc") } ({ $count }).
dominion-reacted = { $seat } ukazuje { NAME($card, case: "acc") } a je v bezpečí.
dominion-sheltered = { $seat } je pod ochranou majáku.
dominion-returned = { $seat } vrací do zásoby { $count }× { NAME($card, case: "acc") }.
dominion-embargoed = { $seat } pokládá žeton embarga na { NAME($card, case: "acc") } (celkem { $tokens }).
dominion-earned-token = { $seat } získává žeton mince (celkem { $tokens }).
dominion-took-coins =
    { $seat } dostává z pirátské lodi { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
dominion-turn-ended = { $seat } uklízí.
dominion-shown-on-top = Navrchu odkládacího balíčku ({ $seat }): { $card }.
dominion-ended = Hra skončila.

# Přehled stolu.
dominion-sheet-table = Stůl
dominion-sheet-over = Konec po { $turn }. tahu ({ $seat })
dominion-sheet-extra-turn = Extra tah po { $turn }. tahu ({ $seat })
dominion-sheet-turn = { $turn }. tah ({ $seat })
dominion-sheet-actions = Akce { $actions }
dominion-sheet-buys = Nákupy { $buys }
dominion-sheet-coins = Mince { $coins }
dominion-sheet-last-turn = poslední tah ({ $piles })
dominion-sheet-to-end = do konce { $piles } { $piles ->
        [one] prázdný balíček
        [few] prázdné balíčky
       *[other] prázdných balíčků
    }
dominion-sheet-number = { $number }
dominion-sheet-price = { $price }
dominion-sheet-card = { $card }
dominion-sheet-sold-out = prázdno
dominion-sheet-embargoed = { $left } (embargo { $tokens })
dominion-sheet-basic = Základní karty
dominion-sheet-kingdom = Království (cena, karta, zbývá)
dominion-sheet-trash = Smetiště
dominion-sheet-seats = Hráči
dominion-sheet-seat = Hráč
dominion-sheet-seat-name = { $seat }
dominion-sheet-points = Body
dominion-sheet-hand = Ruka
dominion-sheet-deck = Balíček
dominion-sheet-discard = Odložené
dominion-sheet-discard-top = { $cards } ({ $top })
dominion-sheet-in-play = Ve hře a na tabulkách
dominion-sheet-nothing = –
dominion-sheet-before-seat = { $cards }{ $mat ->
        [0] { "" }
       *[other] { " · tabulka " }{ $mat }
    }{ $aside ->
        [0] { "" }
       *[other] { " · stranou " }{ $aside }
    }{ $tokens ->
        [0] { "" }
       *[other] { " · žetony " }{ $tokens }
    }
dominion-sheet-copies = { $copies ->
        [1] { $card }
       *[other] { $copies }× { $card }
    }
dominion-sheet-list = { $one }, { $rest }
dominion-sheet-cards = { $cards }
dominion-sheet-hidden = { $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] karet
    } lícem dolů
dominion-sheet-looking = Karty, o které jde ({ $seat })
dominion-sheet-yours = Ty
dominion-sheet-your-hand = Ruka
dominion-sheet-picked = K odložení
dominion-sheet-your-mat = Tabulka domorodé vesnice
dominion-sheet-your-aside = Stranou
dominion-sheet-your-island = Tabulka ostrova
dominion-sheet-your-piles = Tvé balíčky
dominion-sheet-your-deck = V balíčku
dominion-sheet-your-discard = Odložené
dominion-sheet-your-top = Na vrchu balíčku
dominion-sheet-your-bottom = Vespod balíčku

# Proč hráč z kódu dělá, co dělá.
dominion-why-list = Z dostupných karet má přednost: { $card }.
dominion-why-nothing-to-buy = Nic z nabídky za to nestojí.
dominion-why-play = Nejvíc teď pomůže: { $card }.
dominion-why-treasures = Všechny peníze na stůl.
dominion-why-junk = Nejmíň bude chybět: { $card }.
dominion-why-keep = Lepší je to nechat být.
dominion-why-best = Nejlépe se tam hodí: { $card }.
dominion-why-protect = Není proč útok snášet.
dominion-why-plan = Hodí se to do plánu.
dominion-list-outside-kingdom = Na seznamu k nákupu jsou karty, které v tomto království nejsou, a přeskočí se: { $cards }.

# Co k sobě patří.
dominion-group-play = Zahrát kartu
dominion-group-buy = Koupit kartu
dominion-group-discard = Odložit kartu
dominion-group-trash = Zahodit kartu
dominion-group-gain = Vzít si kartu
dominion-group-put = Dát na balíček
dominion-group-set-aside = Položit kartu stranou
dominion-group-reveal = Ukázat kartu
dominion-group-embargo = Vybrat balíček
dominion-group-resolve = Provést kartu
dominion-group-return = Vrátit karty

# Odkud jsou body.
dominion-points-card = { $card }
dominion-besides-turns = Odehrané tahy (méně je lépe)
