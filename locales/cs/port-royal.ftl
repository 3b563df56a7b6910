# Co říká Port Royal.

port-royal-about = { $goal } { $turn }
port-royal-goal-expedition = Najímej postavy a vysílej je na expedice: kdo má 12 bodů vlivu a aspoň jednu expedici, zahájí poslední kolo, a z těch, kdo mají expedici, vyhrává ten, kdo má nakonec bodů nejvíc.
port-royal-goal-set-sail = Najímej postavy: kdo dosáhne 8 bodů vlivu, zahájí poslední kolo, a vyhrává ten, kdo má nakonec bodů nejvíc.
port-royal-goal-contracts = { $goal } Kontrakt přináší mince, tím víc, čím dřív ho kdo splní, a tvůj druhý a třetí přinesou i body.
port-royal-goal-together = Všechny kontrakty musí být splněny, než dojde balíček času; každý tah z něj ubere kartu. Nikdo jich nemůže splnit víc než tři.
port-royal-goal-adventure = Plň úkoly, najímej postavy a vysílej je na expedice: kdo má 12 bodů vlivu a umístil dvě kostičky, zahájí poslední kolo, a z těch, kdo mají obojí, vyhrává ten, kdo má nakonec bodů nejvíc. Každý tah začíná událostí.
port-royal-goal-chapter =
    Kapitola je vyhraná, když na jejím konci někdo splnil každý vyložený úkol; potřeba je k tomu aspoň { $cubes ->
        [one] { $cubes } umístěná kostička
        [few] { $cubes } umístěné kostičky
       *[other] { $cubes } umístěných kostiček
    } a { $points ->
        [one] { $points } bod vlivu
        [few] { $points } body vlivu
       *[other] { $points } bodů vlivu
    }. Každý tah začíná událostí.

# Postavy: tak, jak stojí ve větě; .acc je čtvrtý pád.
port-royal-settler = osadník
    .acc = osadníka
port-royal-settler-help = Můžeš ho vyslat na expedici, která žádá osadníky.
port-royal-captain = kapitán
    .acc = kapitána
port-royal-captain-help = Můžeš ho vyslat na expedici, která žádá kapitány.
port-royal-priest = mnich
    .acc = mnicha
port-royal-priest-help = Můžeš ho vyslat na expedici, která žádá mnichy.
port-royal-jack = všeuměl
    .acc = všeuměla
port-royal-jack-help = Na expedici zastoupí jednoho osadníka, kapitána nebo mnicha.
port-royal-sailor = námořník
    .acc = námořníka
port-royal-sailor-help = Dává ti 1 šavli, kterou můžeš zabránit lodím v zakotvení. Šavle tvých postav se sčítají.
port-royal-pirate = pirát
    .acc = piráta
port-royal-pirate-help = Dává ti 2 šavle, kterými můžeš zabránit lodím v zakotvení. Šavle tvých postav se sčítají.
port-royal-admiral = admirál
    .acc = admirála
port-royal-admiral-help = Přinese ti 2 mince pokaždé, když si jdeš brát karty a v přístavu jich leží pět nebo víc.
port-royal-jester = vtipálek
    .acc = vtipálka
port-royal-jester-help = Přinese ti 1 minci, když kdokoli přijde o tah kvůli druhé lodi stejné barvy, a také když na tebe v cizím tahu nic nezbude.
port-royal-governor = guvernér
    .acc = guvernéra
port-royal-governor-help = Můžeš si vzít o jednu kartu víc, ve svém tahu i v cizích. Nově najatý působí až od dalšího tahu (v klasickém vydání hned).
port-royal-mademoiselle = slečna
    .acc = slečnu
port-royal-mademoiselle-help = Každou postavu najímáš o 1 minci levněji.
port-royal-yellow-trader = žlutý obchodník
    .acc = žlutého obchodníka
port-royal-yellow-trader-help = Za každou pinasu (žlutou loď) dostaneš o 1 minci víc.
port-royal-blue-trader = modrý obchodník
    .acc = modrého obchodníka
port-royal-blue-trader-help = Za každou flautu (modrou loď) dostaneš o 1 minci víc.
port-royal-green-trader = zelený obchodník
    .acc = zeleného obchodníka
port-royal-green-trader-help = Za každou šalupu (zelenou loď) dostaneš o 1 minci víc.
port-royal-red-trader = červený obchodník
    .acc = červeného obchodníka
port-royal-red-trader-help = Za každou fregatu (červenou loď) dostaneš o 1 minci víc.
port-royal-black-trader = černý obchodník
    .acc = černého obchodníka
port-royal-black-trader-help = Za každou galeonu (černou loď) dostaneš o 1 minci víc.

port-royal-yellow-shopkeeper = žlutý kramář
    .acc = žlutého kramáře
port-royal-yellow-shopkeeper-help = Když si vezmeš pinasu (žlutou loď) i s mincemi, zůstane u kramáře a má cenu 1 bodu.
port-royal-blue-shopkeeper = modrý kramář
    .acc = modrého kramáře
port-royal-blue-shopkeeper-help = Když si vezmeš flautu (modrou loď) i s mincemi, zůstane u kramáře a má cenu 1 bodu.
port-royal-green-shopkeeper = zelený kramář
    .acc = zeleného kramáře
port-royal-green-shopkeeper-help = Když si vezmeš šalupu (zelenou loď) i s mincemi, zůstane u kramáře a má cenu 1 bodu.
port-royal-red-shopkeeper = červený kramář
    .acc = červeného kramáře
port-royal-red-shopkeeper-help = Když si vezmeš fregatu (červenou loď) i s mincemi, zůstane u kramáře a má cenu 1 bodu.
port-royal-black-shopkeeper = černý kramář
    .acc = černého kramáře
port-royal-black-shopkeeper-help = Když si vezmeš galeonu (černou loď) i s mincemi, zůstane u kramáře a má cenu 1 bodu.
port-royal-yellow-clerk = žlutý kupec
    .acc = žlutého kupce
port-royal-yellow-clerk-help = Když si vezmeš pinasu (žlutou loď), můžeš si vzít o jednu kartu víc.
port-royal-blue-clerk = modrý kupec
    .acc = modrého kupce
port-royal-blue-clerk-help = Když si vezmeš flautu (modrou loď), můžeš si vzít o jednu kartu víc.
port-royal-green-clerk = zelený kupec
    .acc = zeleného kupce
port-royal-green-clerk-help = Když si vezmeš šalupu (zelenou loď), můžeš si vzít o jednu kartu víc.
port-royal-red-clerk = červený kupec
    .acc = červeného kupce
port-royal-red-clerk-help = Když si vezmeš fregatu (červenou loď), můžeš si vzít o jednu kartu víc.
port-royal-black-clerk = černý kupec
    .acc = černého kupce
port-royal-black-clerk-help = Když si vezmeš galeonu (černou loď), můžeš si vzít o jednu kartu víc.
port-royal-passenger = cestující
    .acc = cestujícího
port-royal-passenger-help = Nic nedělá, jen přináší body.
port-royal-gunner = kanonýr
    .acc = kanonýra
port-royal-gunner-help = Přinese ti mince pokaždé, když si jdeš brát karty: o jednu méně, než kolik lodí kotví v přístavu.
port-royal-vice-admiral = viceadmirál
    .acc = viceadmirála
port-royal-vice-admiral-help = Přinese ti 1 minci pokaždé, když si jdeš brát karty a v přístavu leží tři nebo čtyři.
port-royal-gambler = karbaník
    .acc = karbaníka
port-royal-gambler-help = Jednou ve tvém tahu otočí čtyři karty naráz a žádné lodi z nich nejde zabránit v zakotvení. Nejsou-li pak v přístavu dvě lodě stejné barvy, přestaneš, nebo pošleš dalšího karbaníka, a za každého použitého si vezmeš o jednu kartu víc.

# Lodě, expedice, daně.
port-royal-pinnace = pinasa
    .acc = pinasu
    .dat = pinase
port-royal-flute = flauta
    .acc = flautu
    .dat = flautě
port-royal-skiff = šalupa
    .acc = šalupu
    .dat = šalupě
port-royal-frigate = fregata
    .acc = fregatu
    .dat = fregatě
port-royal-galleon = galeona
    .acc = galeonu
    .dat = galeoně
port-royal-ship-help = Když si ji vezmeš, dostaneš její mince. Kdo má dost šavlí, může lodi zabránit v zakotvení, právě když připlouvá; u lodi s lebkou to nejde. Druhá loď stejné barvy v přístavu ukončí tah. Při čtyřech různých lodích v přístavu si aktivní hráč bere až 2 karty, při pěti až 3.
port-royal-expedition = expedice
    .acc = expedici
port-royal-expedition-help = Leží otevřená, dokud na ni někdo ve svém tahu nevyšle postavy, které žádá. Postavy odhodí, expedici si nechá pro její body a dostane její mince.
port-royal-tax-swords = výběr daní (nejvíce šavlí)
port-royal-tax-points = výběr daní (nejméně bodů)
port-royal-tax-keep-eight = výběr daní (zůstane osm)
port-royal-tax-help = Kdo má 12 nebo víc mincí, přijde o polovinu, zaokrouhleno dolů. Potom 1 minci dostane ten, kdo má nejvíce šavlí, nebo nejméně bodů, jak říká karta; je-li jich víc, tak každý z nich.
port-royal-tax-keep-eight-help = Každému zůstane nejvýš 8 mincí. Potom 1 minci dostane ten, kdo má nejméně bodů; je-li jich víc, tak každý z nich.

# Kontrakty: jejich názvy a co chtějí.
port-royal-contract-comedian = Komik
port-royal-contract-comedian-help = Měj mnicha a vtipálka.
port-royal-contract-lady-killer = Svůdník
port-royal-contract-lady-killer-help = Měj kapitána a slečnu.
port-royal-contract-maritime-supremacy = Převaha na moři
port-royal-contract-maritime-supremacy-help = Měj kapitána a viceadmirála.
port-royal-contract-new-colony = Nová kolonie
port-royal-contract-new-colony-help = Měj osadníka a kanonýra.
port-royal-contract-trade-outpost = Obchodní stanice
port-royal-contract-trade-outpost-help = Měj osadníka a kupce.
port-royal-contract-trader-prince = Král obchodníků
port-royal-contract-trader-prince-help = Měj dva obchodníky.
port-royal-contract-cheap-staff = Levné mužstvo
port-royal-contract-cheap-staff-help = Měj čtyři postavy s natištěnou cenou nejvýš 3.
port-royal-contract-fighter = Rváč
port-royal-contract-fighter-help = Měj tři šavle.
port-royal-contract-explorer = Objevitel
port-royal-contract-explorer-help = Měj expedici.
port-royal-contract-frigate-foe = Postrach fregat
port-royal-contract-frigate-foe-help = Třikrát si vezmi fregatu bez mincí; rozhodni se hned.
port-royal-contract-galleon-foe = Postrach galeon
port-royal-contract-galleon-foe-help = Dvakrát si vezmi galeonu bez mincí; rozhodni se hned.
port-royal-contract-tax-officer = Berní úředník
port-royal-contract-tax-officer-help = Zaplať daně; rozhodni se hned.
port-royal-contract-jinx = Smolař
port-royal-contract-jinx-help = Přijď o tah kvůli druhé lodi stejné barvy; rozhodni se hned.
port-royal-contract-little-gamester = Malý hazardní hráč
port-royal-contract-little-gamester-help = Dvakrát tři barvy lodí v přístavu ve tvém tahu; rozhodni se hned.
port-royal-contract-gamester = Velký hazardní hráč
port-royal-contract-gamester-help = Čtyři barvy lodí v přístavu ve tvém tahu; rozhodni se hned.
port-royal-contract-pack-of-pirates = Pirátská pakáž
port-royal-contract-pack-of-pirates-help = Zabraň ve svých tazích v zakotvení po jedné lodi každé barvy.
port-royal-contract-small-estate = Malé panství
port-royal-contract-small-estate-help = Měj 12 bodů (pečeť a odměny jsou naše hodnoty).
port-royal-contract-ransom = Výkupné
port-royal-contract-ransom-help = Zaplať 15 mincí (pečeť a odměny jsou naše hodnoty).

# Karty se svými čísly: stojí v tabulkách a za dvojtečkou.
port-royal-card-person =
    { $card } (cena { $cost }, { $points ->
        [0] bez bodů
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    })
# $swords (číslo): kolik šavlí lodi zabrání v zakotvení.
port-royal-card-ship =
    { $card } ({ $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }, { $swords ->
        [one] { $swords } šavle
        [few] { $swords } šavle
       *[other] { $swords } šavlí
    })
port-royal-card-skull-ship =
    { $card } ({ $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }, lebka)
port-royal-card-generous-ship = { $ship } a 1 mince pro někoho jiného
# $needs (jména): které postavy chce.
port-royal-card-expedition =
    expedice ({ $needs }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    })
port-royal-card-tax = { $card }

# Co se domlouvá před hrou.
port-royal-seats = Hráči
port-royal-seats-help = Hrát mohou dva až pět hráčů. Napněte plachty! a soutěžní Dobrodružství jsou pro dva až čtyři hráče, společné Dobrodružství pro jednoho až čtyři hráče; společné kontrakty může plnit i jeden hráč sám. V pěti hráčích leží od začátku otevřená jedna expedice navíc.
port-royal-mode = Hra
port-royal-mode-help = Napněte plachty! je krátká hra s vlastním balíčkem: poslední kolo zahájí 8 bodů (čísla na 37 jejích kartách jsou naše hodnoty). S kontrakty vede k bodům víc cest, nebo je plníte všichni společně, než dojde balíček času. Dobrodružství je příběh o pěti kapitolách s úkoly a událostmi.
port-royal-mode-base = Základní hra
port-royal-mode-set-sail = Napněte plachty!
port-royal-mode-contracts = Kontrakty
port-royal-mode-cooperative-contracts = Kontrakty společně nebo sólo
port-royal-with = Navíc
port-royal-with-help = Další karty, které se zamíchají do balíčku.
port-royal-with-set-sail = 20 karet sady Napněte plachty!
port-royal-with-contract-cards = Postavy a lodě sady Kontrakty
port-royal-with-gamblers = Karbaníci
port-royal-edition = Vydání
port-royal-edition-help = Pravidla obou vydání se liší v jediné věci. Nově najatý guvernér v Big Boxu působí až od dalšího tahu, v klasickém vydání hned.
port-royal-edition-big-box = Big Box
port-royal-edition-classic = Klasické
port-royal-ending = Poslední kolo zahájí
port-royal-ending-help = Je-li potřeba i expedice, může vyhrát jen ten, kdo nějakou má.
port-royal-ending-points = 12 bodů
port-royal-ending-expedition = 12 bodů a expedice
port-royal-preset-first-game = První hra
port-royal-preset-first-game-help = Hra, jak ji většina lidí zná: poslední kolo zahájí 12 bodů.
port-royal-preset-explorers = Objevitelé
port-royal-preset-explorers-help = Bez expedice nikdo nevyhraje: najímej ty, kdo mohou na cestu.
port-royal-preset-set-sail = Napněte plachty!
port-royal-preset-set-sail-help = Krátká hra: poslední kolo zahájí 8 bodů.
port-royal-preset-contracts = Kontrakty
port-royal-preset-contracts-help = Čtyři kontrakty dávají mince těm rychlejším a body za druhý a třetí.
port-royal-preset-together = Všichni společně
port-royal-preset-together-help = Splňte všechny kontrakty, než dojde balíček času.
port-royal-preset-alone = Sólo
port-royal-preset-alone-help = Tři kontrakty, jeden přístav a žádný čas nazbyt.
port-royal-preset-full-harbour = Plný přístav
port-royal-preset-full-harbour-help = Kontrakty a k nim kramáři, cestující a karbaníci.

# Proč tak hrát nejde.
port-royal-mixed-in-twice = Tyhle karty už přimíchané jsou.
port-royal-set-sail-alone = Napněte plachty! se hraje jen s vlastním balíčkem.
port-royal-contract-cards-are-in = S kontrakty jsou tyhle postavy a lodě v balíčku vždycky.
port-royal-no-expeditions = V Napněte plachty! nejsou žádné expedice.
port-royal-no-such-ending = Tenhle konec patří jen k základní hře a k soutěžním kontraktům.

# Nač se ptáme.
port-royal-prompt-reveal-first = Jsi na tahu: otoč první kartu.
port-royal-prompt-discover = Otočíš další kartu? Riziko, že přijdeš o tah, je { $percent } %.
port-royal-prompt-arrival = Připlouvá loď: { $card }. Zabráníš jí v zakotvení, nebo ji necháš zakotvit?
port-royal-prompt-arrival-second = Připlouvá druhá loď stejné barvy: { $card }. Zabráníš jí v zakotvení, nebo přijdeš o přístav i o tah?
# $takes (číslo): kolik karet je ještě možné vzít.
port-royal-prompt-take =
    { $takes ->
        [one] Vezmi si z přístavu kartu, nebo už nic neber.
        [few] Vezmi si z přístavu až { $takes } karty, nebo už nic neber.
       *[other] Vezmi si z přístavu až { $takes } karet, nebo už nic neber.
    }
# $seat (místo): kdo je na tahu.
port-royal-prompt-take-paying =
    { $takes ->
        [one] Vezmi si z přístavu kartu ({ $seat } za ni od tebe dostane 1 minci), nebo už nic neber.
        [few] Vezmi si z přístavu až { $takes } karty ({ $seat } za každou od tebe dostane 1 minci), nebo už nic neber.
       *[other] Vezmi si z přístavu až { $takes } karet ({ $seat } za každou od tebe dostane 1 minci), nebo už nic neber.
    }
port-royal-prompt-prepare =
    Kolik času odložíte? Balíček času má { $left ->
        [one] { $left } kartu
        [few] { $left } karty
       *[other] { $left } karet
    }; každá odložená karta je o tah méně a při výhře o bod víc.
port-royal-prompt-set-aside =
    Odložíš další kartu z balíčku času? { $left ->
        [one] Zbývá { $left } karta
        [few] Zbývají { $left } karty
       *[other] Zbývá { $left } karet
    }.
port-royal-prompt-decide = Teď, nebo nikdy: { $contracts }?
port-royal-prompt-before-others = Chceš ještě něco, než si začnou brát ostatní?
port-royal-prompt-after = Splníš kontrakt, než si bude brát další?
port-royal-prompt-gambled = Všechno vyšlo. Přestaneš, nebo pošleš dalšího karbaníka?
port-royal-prompt-close = Chceš ještě něco, než tvůj tah skončí?
port-royal-prompt-wait = Na řadě je { $seat }.
port-royal-prompt-over = Hra skončila.

# Co je možné udělat: nápisy na tlačítkách.
port-royal-do-reveal = Otočit kartu
port-royal-do-stop = Přestat otáčet karty
port-royal-do-repel = Zabránit { NAME($card, case: "dat") } v zakotvení
port-royal-do-dock = Nechat { NAME($card, case: "acc") } zakotvit
port-royal-do-bust = Nechat { NAME($card, case: "acc") } zakotvit a přijít o tah
# $fee (číslo): kolik mincí dostane aktivní hráč, 0 nebo 1.
port-royal-do-take =
    Vzít si { NAME($card, case: "acc") }: { $coins ->
        [one] +{ $coins } mince
        [few] +{ $coins } mince
       *[other] +{ $coins } mincí
    }{ $fee ->
        [0] {""}
       *[other] , z toho { $fee } dostane { $active }
    }
port-royal-do-hire =
    Najmout { NAME($card, case: "acc") } { $price ->
        [0] zdarma
        [one] za { $price } minci
        [few] za { $price } mince
       *[other] za { $price } mincí
    }{ $fee ->
        [0] {""}
       *[other] , k tomu { $fee } dostane { $active }
    }{ $points ->
        [0] {""}
        [one] {" "}(+{ $points } bod)
        [few] {" "}(+{ $points } body)
       *[other] {" "}(+{ $points } bodů)
    }
# $needs (jména): které postavy expedice chce. $given (jména): které na ni jdou.
port-royal-do-claim =
    Vyslat { NAME($given, case: "acc") } na expedici pro { NAME($needs, case: "acc") } ({ $gain ->
        [one] +{ $gain } bod
        [few] +{ $gain } body
       *[other] +{ $gain } bodů
    }{ $lost ->
        [0] ,
       *[other] : { $points } minus { $lost };
    } { $coins ->
        [one] +{ $coins } mince
        [few] +{ $coins } mince
       *[other] +{ $coins } mincí
    })
port-royal-do-take-for-nothing =
    Vzít si { NAME($card, case: "acc") } bez mincí{ $fee ->
        [0] {""}
       *[other] , 1 minci dostane { $active }
    }
# $taking (řečeno): jedno z obojího výše.
port-royal-do-take-giving = { $taking }; 1 minci dostane { $to }
port-royal-do-gamble = Hazardovat: otočit čtyři karty naráz
port-royal-do-complete =
    Splnit kontrakt { $contract } { $coins ->
        [0] (bez mincí)
        [one] (+{ $coins } mince)
        [few] (+{ $coins } mince)
       *[other] (+{ $coins } mincí)
    }
port-royal-do-advance = Udělat krok { $step }/{ $steps } ke kontraktu { $contract }
port-royal-do-set-aside = Odložit kartu z balíčku času
port-royal-do-begin = Zahájit první tah
port-royal-do-keep-time = Nechat si čas, který zbývá
port-royal-do-decline = Nechat to být
port-royal-do-go-on = Pokračovat
port-royal-do-pass = Nic nebrat
port-royal-do-end-turn = Ukončit tah

# Proč něco nejde.
port-royal-reveal-first = Nejdřív otoč aspoň jednu kartu.
port-royal-no-cards-left = Už není žádná karta, kterou by šlo otočit.
port-royal-no-ship-arriving = Žádná loď nepřiplouvá.
port-royal-ship-arriving = Nejdřív rozhodni o lodi, která připlouvá.
port-royal-still-discovering = Karty se ještě otáčejí. Brát si je půjde až potom.
port-royal-discovering-is-over = Na to už je v tomto tahu pozdě.
port-royal-not-a-ship = Obchodovat se dá jen s loděmi.
port-royal-not-a-person = Najmout se dají jen postavy.
port-royal-not-in-harbour = Tohle v přístavu neleží: { $card }.
# $price (číslo): kolik se celkem platí.
port-royal-too-expensive =
    { $price ->
        [one] Celkem to stojí { $price } minci
        [few] Celkem to stojí { $price } mince
       *[other] Celkem to stojí { $price } mincí
    }, máš { $money }.
port-royal-only-active-claims = Expedici může provést jen aktivní hráč.
port-royal-no-such-expedition = Taková expedice tu otevřená neleží.
port-royal-wrong-people = Tahle expedice žádá jiné postavy.
port-royal-lacks-people = Nemáš postavy, které tahle expedice žádá.
port-royal-contract-not-out = Tenhle kontrakt na stole neleží.
port-royal-contract-done = Tenhle kontrakt už máš splněný.
port-royal-no-marker-left = Na tenhle kontrakt už nemáš kostičku.
port-royal-contract-now-or-never = Tenhle kontrakt jde splnit jen právě ve chvíli, kdy se to stane.
port-royal-contract-active-only = Tenhle kontrakt může splnit jen aktivní hráč.
port-royal-contract-not-met = Nemáš, co tenhle kontrakt žádá.
port-royal-decide-first = Nejdřív rozhodni, jestli téhle chvíle využiješ pro kontrakt.
port-royal-set-aside-first = Nejdřív rozhodni, jestli odložíš karty z balíčku času.
port-royal-cannot-set-aside = Teď nejde odložit žádnou kartu z balíčku času.
port-royal-nothing-for-nothing = Vzít si tuhle loď bez mincí by tě k žádnému kontraktu nepřiblížilo.
port-royal-must-give = Řekni, kdo dostane druhou minci téhle lodi.
port-royal-cannot-give = Tam tahle mince přijít nemůže.
port-royal-gambled = Po karbaníkovi se už jednotlivé karty neotáčejí.
port-royal-no-gambler = Nemáš žádného karbaníka.
port-royal-gamblers-used = Každý karbaník hazarduje jen jednou za tah.

# Co se stalo.
port-royal-revealed = { $seat } otáčí kartu: { $card }.
port-royal-repelled = { $seat } zabraňuje { NAME($card, case: "dat") } v zakotvení.
port-royal-docked = { $seat } nechává { NAME($card, case: "acc") } zakotvit.
port-royal-busted = Druhá { $card }! { $seat } přichází o přístav i o tah.
port-royal-taxed =
    { $seat } platí na daních { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
port-royal-tax-bonus-swords =
    { $seat } dostává { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    } za nejvíce šavlí.
port-royal-tax-bonus-points =
    { $seat } dostává { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    } za nejméně bodů.
port-royal-stopped = { $seat } přestává otáčet karty.
# Každý admirál přináší 2 mince.
port-royal-admirals-paid =
    { $seat } dostává { $coins ->
        [2] { $coins } mince za admirála
        [one] { $coins } minci za admirály
        [few] { $coins } mince za admirály
       *[other] { $coins } mincí za admirály
    }.
port-royal-vice-admirals-paid =
    { $seat } dostává { $coins ->
        [one] { $coins } minci za viceadmirála
        [few] { $coins } mince za viceadmirály
       *[other] { $coins } mincí za viceadmirály
    }.
port-royal-gunners-paid =
    { $seat } dostává za kanonýry { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
port-royal-gambles = { $seat } hazarduje: čtyři karty naráz.
# Každý vtipálek přináší 1 minci.
port-royal-jesters-paid =
    { $seat } dostává { $coins ->
        [one] { $coins } minci za vtipálka
        [few] { $coins } mince za vtipálky
       *[other] { $coins } mincí za vtipálky
    }.
port-royal-traded =
    { $seat } si bere { NAME($card, case: "acc") } a dostává { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
port-royal-given =
    { $seat } přiděluje { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    } hráči { $to }.
port-royal-stowed = { $seat } si u kramáře nechává { NAME($card, case: "acc") }: 1 bod.
port-royal-hired =
    { $seat } najímá { NAME($card, case: "acc") } { $price ->
        [0] zdarma
        [one] za { $price } minci
        [few] za { $price } mince
       *[other] za { $price } mincí
    }.
port-royal-fee-paid = { $seat } platí 1 minci hráči { $to }.
port-royal-claimed =
    { $seat } vysílá { NAME($given, case: "acc") } na expedici a získává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } a { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
port-royal-ransom-paid = { $seat } platí výkupné ({ $coins }).
port-royal-contract-completed =
    { $seat } plní kontrakt { $contract }{ $coins ->
        [0] {""}
        [one] {" "}a dostává { $coins } minci
        [few] {" "}a dostává { $coins } mince
       *[other] {" "}a dostává { $coins } mincí
    }{ $points ->
        [0] {""}
        [one] , k tomu { $points } bod
        [few] , k tomu { $points } body
       *[other] , k tomu { $points } bodů
    }.
port-royal-contract-advanced = { $seat } dělá krok { $step }/{ $steps } ke kontraktu { $contract }.
port-royal-declined = { $seat } to nechává být.
port-royal-set-aside =
    { $seat } odkládá kartu z balíčku času: { $left ->
        [one] zbývá { $left } karta
        [few] zbývají { $left } karty
       *[other] zbývá { $left } karet
    }, odloženo je { $points }.
port-royal-won-together =
    Všechny kontrakty jsou splněné včas ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }): { $rank }.
port-royal-lost-together = Čas vypršel a některé kontrakty splněné nejsou.
port-royal-rank-landlubbers = suchozemské krysy
port-royal-rank-sailors = námořníci
port-royal-rank-pirates = piráti
port-royal-rank-captains = kapitáni
port-royal-rank-terror-of-the-seas = postrach všech moří
port-royal-passed = { $seat } nic nebere.
port-royal-passed-for-want = { $seat } nic nebere: na nic v přístavu nedosáhne.
port-royal-reshuffled = Odhazovací hromádka se zamíchala a je z ní nový dobírací balíček.
port-royal-coins-became-markers = Karty došly: mince všech se zamíchaly do nového dobíracího balíčku a místo nich se teď mince počítají žetony.
port-royal-turn-began = { $round }. kolo: na tahu je { $seat }.
port-royal-last-round =
    { $seat } má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }: tohle je poslední kolo.
port-royal-ended = Hra skončila.

# Přehled stolu.
port-royal-sheet-harbour = Přístav
port-royal-sheet-empty = nic
port-royal-sheet-arriving = připlouvá
port-royal-sheet-expeditions = Expedice
port-royal-sheet-piles = Kolo a balíčky
port-royal-sheet-draw-pile =
    dobírací balíček: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
port-royal-sheet-discard =
    odhazovací hromádka: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
port-royal-sheet-time-pile =
    balíček času: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
port-royal-sheet-scoring-pile =
    odloženo: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
port-royal-sheet-contracts = Kontrakty
port-royal-sheet-contract = { $contract }
port-royal-sheet-reward =
    další: { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
port-royal-sheet-step = { $seat }: { $step }. krok
port-royal-sheet-round = { $round }. kolo
port-royal-sheet-last-round = { $round }. kolo, poslední
port-royal-sheet-seats = U stolu
port-royal-sheet-seat = Hráč
port-royal-sheet-seat-name = { $seat }
port-royal-sheet-points = Body
port-royal-sheet-coins = Mince
port-royal-sheet-swords = Šavle
port-royal-sheet-people = Postavy a expedice
port-royal-sheet-markers = Volné kostičky
port-royal-sheet-stowed = U kramářů
port-royal-sheet-kept = Ponechané lodě
port-royal-sheet-number = { $number }
port-royal-sheet-cards = { $cards }

# Proč hráč z kódu dělá, co dělá. $percent (číslo): riziko druhé lodi stejné barvy.
port-royal-why-reveal =
    { $percent ->
        [0] Další karta téměř nic neriskuje.
       *[other] Další karta za to riziko stojí ({ $percent } %).
    }
port-royal-why-stop = Co leží v přístavu, má větší cenu než riskovat další kartu ({ $percent } %).
port-royal-why-enough = Co leží v přístavu, stačí: každá další karta by posloužila i ostatním.
port-royal-why-worth = Tohle má teď největší cenu.
port-royal-why-nothing = Nic z toho nestojí za to brát.
port-royal-why-repel = Tahle loď by v přístavu víc uškodila než pomohla.
port-royal-why-dock = Tahle loď se v přístavu hodí.
port-royal-why-claim = Expedice má větší cenu než postavy, které na ni jdou.
port-royal-why-gamble = Čtyři karty naráz za to riziko stojí.
port-royal-why-contract = Kontrakt teď za to stojí.
port-royal-why-contract-later = Kostička se víc hodí na jiný kontrakt.
port-royal-why-task-later = Kostička se víc hodí na jiný úkol.
port-royal-why-stay = Postavy mají větší cenu než expedice.
port-royal-why-more-time = Kontrakty potřebují všechen čas, který zbývá.
port-royal-why-less-time = Času je dost a odložená karta je bod.

# Co k sobě patří.
port-royal-group-harbour = Vzít z přístavu
port-royal-group-expeditions = Provést expedici
port-royal-group-contracts = Splnit kontrakt
port-royal-group-tasks = Splnit úkol
port-royal-group-goods = Prodat zboží
port-royal-group-personalities = Vybrat si osobnost
port-royal-group-bonus = Dát minci
port-royal-group-helpers = Zabránit v zakotvení s pomocí
port-royal-group-looked = Nechat kartu navrchu
port-royal-group-ships = Vzít loď

# Odkud jsou body.
port-royal-points-people = Postavy
port-royal-points-expeditions = Expedice
port-royal-points-shops = Lodě u kramářů
port-royal-points-contracts = Kontrakty
port-royal-points-crowns = Koruny
port-royal-besides-coins = Mince
port-royal-besides-cubes = Umístěné kostičky
port-royal-besides-expeditions = Expedice
