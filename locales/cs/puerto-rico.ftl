# Co říká Puerto Rico.

# Zboží a kartičky; .acc je čtvrtý pád, .gen druhý.
puerto-rico-corn = kukuřice
    .acc = kukuřici
puerto-rico-indigo = indigo
    .gen = indiga
puerto-rico-sugar = cukr
    .gen = cukru
puerto-rico-tobacco = tabák
    .gen = tabáku
puerto-rico-coffee = káva
    .acc = kávu
    .gen = kávy
puerto-rico-corn-plantation = plantáž kukuřice
puerto-rico-corn-plantation-help = Kolonista tu ve fázi dozorce vyprodukuje jednu kukuřici; žádná budova není potřeba.
puerto-rico-indigo-plantation = plantáž indiga
puerto-rico-indigo-plantation-help = Kolonista tady a jeden ve zpracovatelně indiga spolu vyprodukují jedno indigo.
puerto-rico-sugar-plantation = plantáž cukrové třtiny
puerto-rico-sugar-plantation-help = Kolonista tady a jeden v cukrovaru spolu vyprodukují jeden cukr.
puerto-rico-tobacco-plantation = tabáková plantáž
    .acc = tabákovou plantáž
puerto-rico-tobacco-plantation-help = Kolonista tady a jeden v továrně na tabák spolu vyprodukují jeden tabák.
puerto-rico-coffee-plantation = plantáž kávy
puerto-rico-coffee-plantation-help = Kolonista tady a jeden v pražírně kávy spolu vyprodukují jednu kávu.
puerto-rico-quarry = kamenolom
puerto-rico-quarry-help = Obsazený kamenolom zlevňuje každou stavbu o jeden dublon; u budov z prvního sloupce se počítá jen jeden kamenolom, u druhého dva a tak dále.

# Role.
puerto-rico-settler = osadník
    .acc = osadníka
puerto-rico-settler-help = Každý si smí vzít odkrytou plantáž. Kdo si roli vzal, vybírá první a smí si místo ní vzít kamenolom.
puerto-rico-mayor = purkmistr
    .acc = purkmistra
puerto-rico-mayor-help = Kolonisté z lodi se rozdají po jednom a každý své kolonisty znovu rozmístí. Kdo si roli vzal, dostane jednoho navíc z banku a smí ho vrátit.
puerto-rico-builder = stavitel
    .acc = stavitele
puerto-rico-builder-help = Každý smí postavit jednu budovu. Kdo si roli vzal, platí o dublon méně.
puerto-rico-craftsman = dozorce
puerto-rico-craftsman-help = Každý vyprodukuje zboží. Kdo si roli vzal, dostane o jeden kus víc od druhu, který vyprodukoval.
puerto-rico-trader = kupec
    .acc = kupce
puerto-rico-trader-help = Každý smí prodat jeden kus zboží do obchodního domu. Kdo si roli vzal, dostane za něj o dublon víc.
puerto-rico-captain = kapitán
    .acc = kapitána
puerto-rico-captain-help = Každý musí nakládat zboží na lodě, dokud může, a za každý kus dostane bod; co se pak nedá uskladnit, propadne. Kdo si roli vzal, dostane při první nakládce o bod víc.
puerto-rico-prospector = zlatokop
    .acc = zlatokopa
puerto-rico-prospector-help = Kdo si roli vzal, dostane jeden dublon; ostatní nedělají nic.
puerto-rico-second-prospector = druhý zlatokop
    .acc = druhého zlatokopa
puerto-rico-second-prospector-help = Kdo si roli vzal, dostane jeden dublon; ostatní nedělají nic.

# Budovy; -short je do úzkých tabulek.
puerto-rico-small-indigo-plant = malá zpracovatelna indiga
    .acc = malou zpracovatelnu indiga
puerto-rico-small-indigo-plant-help = Zpracuje 1 indigo; je k tomu třeba obsazená plantáž indiga.
puerto-rico-small-indigo-plant-short = malá zprac. indiga
puerto-rico-small-sugar-mill = malý cukrovar
puerto-rico-small-sugar-mill-help = Zpracuje 1 cukr; je k tomu třeba obsazená plantáž cukrové třtiny.
puerto-rico-small-sugar-mill-short = malý cukrovar
puerto-rico-indigo-plant = zpracovatelna indiga
    .acc = zpracovatelnu indiga
puerto-rico-indigo-plant-help = Zpracuje až 3 indiga, jedno za každého kolonistu tady a na plantáži indiga.
puerto-rico-indigo-plant-short = zprac. indiga
puerto-rico-sugar-mill = cukrovar
puerto-rico-sugar-mill-help = Zpracuje až 3 cukry, jeden za každého kolonistu tady a na plantáži cukrové třtiny.
puerto-rico-sugar-mill-short = cukrovar
puerto-rico-tobacco-storage = továrna na tabák
    .acc = továrnu na tabák
puerto-rico-tobacco-storage-help = Zpracuje až 3 tabáky, jeden za každého kolonistu tady a na tabákové plantáži.
puerto-rico-tobacco-storage-short = tov. na tabák
puerto-rico-coffee-roaster = pražírna kávy
    .acc = pražírnu kávy
puerto-rico-coffee-roaster-help = Zpracuje až 2 kávy, jednu za každého kolonistu tady a na plantáži kávy.
puerto-rico-coffee-roaster-short = pražírna kávy
puerto-rico-small-market = malá tržnice
    .acc = malou tržnici
puerto-rico-small-market-help = Za prodej do obchodního domu dostaneš o 1 dublon víc.
puerto-rico-small-market-short = malá tržnice
puerto-rico-hacienda = hacienda
    .acc = haciendu
puerto-rico-hacienda-help = Ve fázi osadníka si smíš před svým výběrem vylosovat plantáž ze zakrytých; musíš ji umístit.
puerto-rico-hacienda-short = hacienda
puerto-rico-construction-hut = stavební huť
puerto-rico-construction-hut-help = Ve fázi osadníka si smíš místo plantáže vzít kamenolom.
puerto-rico-construction-hut-short = stavební huť
puerto-rico-small-warehouse = malé skladiště
puerto-rico-small-warehouse-help = Na konci fáze kapitána si kromě jednoho kusu, který si nechává každý, necháš všechno zboží jednoho druhu.
puerto-rico-small-warehouse-short = malé skladiště
puerto-rico-hospice = útulek
puerto-rico-hospice-help = Ve fázi osadníka smíš na plantáž nebo kamenolom, který si bereš, hned umístit kolonistu z banku, a není-li tam žádný, z lodi; ne na to, co vylosovala hacienda.
puerto-rico-hospice-short = útulek
puerto-rico-office = obchodní kancelář
puerto-rico-office-help = Smíš prodat i druh, který už v obchodním domě leží, dokud není plný.
puerto-rico-office-short = obch. kancelář
puerto-rico-large-market = velká tržnice
    .acc = velkou tržnici
puerto-rico-large-market-help = Za prodej do obchodního domu dostaneš o 2 dublony víc.
puerto-rico-large-market-short = velká tržnice
puerto-rico-large-warehouse = velké skladiště
puerto-rico-large-warehouse-help = Na konci fáze kapitána si kromě jednoho kusu, který si nechává každý, necháš všechno zboží dvou druhů.
puerto-rico-large-warehouse-short = velké skladiště
puerto-rico-factory = manufaktura
    .acc = manufakturu
puerto-rico-factory-help = Ve fázi dozorce platí za druhy, které vyprodukuješ: za 2, 3, 4 nebo 5 druhů 1, 2, 3 nebo 5 dublonů.
puerto-rico-factory-short = manufaktura
puerto-rico-university = univerzita
    .acc = univerzitu
puerto-rico-university-help = Ve fázi stavitele smíš na postavenou budovu hned umístit kolonistu z banku, a není-li tam žádný, z lodi.
puerto-rico-university-short = univerzita
puerto-rico-harbor = přístav
puerto-rico-harbor-help = Při každé nakládce dostaneš o 1 bod víc.
puerto-rico-harbor-short = přístav
puerto-rico-wharf = loděnice
    .acc = loděnici
puerto-rico-wharf-help = Jednou za fázi kapitána smíš odeslat všechno zboží jednoho druhu vlastní lodí, ať ostatní lodě vezou cokoli.
puerto-rico-wharf-short = loděnice
puerto-rico-guild-hall = sídlo cechu
puerto-rico-guild-hall-help = Na konci, je-li obsazeno: 1 bod za každou malou a 2 body za každou velkou produkční budovu.
puerto-rico-guild-hall-short = sídlo cechu
puerto-rico-residence = rezidence
    .acc = rezidenci
puerto-rico-residence-help = Na konci, je-li obsazena: 4 body za nejvýš 9 zaplněných ostrovních políček, 5 za 10, 6 za 11, 7 za 12.
puerto-rico-residence-short = rezidence
puerto-rico-fortress = pevnost
puerto-rico-fortress-help = Na konci, je-li obsazena: 1 bod za každé 3 tvé kolonisty, ať jsou kdekoli.
puerto-rico-fortress-short = pevnost
puerto-rico-customs-house = celnice
    .acc = celnici
puerto-rico-customs-house-help = Na konci, je-li obsazena: 1 bod za každé 4 body, které máš v žetonech.
puerto-rico-customs-house-short = celnice
puerto-rico-city-hall = radnice
    .acc = radnici
puerto-rico-city-hall-help = Na konci, je-li obsazena: 1 bod za každou tvou fialovou budovu, i za tuto.
puerto-rico-city-hall-short = radnice

# Nastavení hry.
puerto-rico-seats = Hráči
puerto-rico-seats-help = Tři až pět hráčů; pro dva hráče platí vlastní oficiální pravidla a každý má v kole tři role.
puerto-rico-balanced = Turnajové vyvážení
puerto-rico-balanced-help = Univerzita stojí 7 a manufaktura 8 a kdo začíná s kukuřicí, má o dublon méně.
puerto-rico-hide-points = Žetony s body lícem dolů
puerto-rico-hide-points-help = Každý vidí jen své body. Kdo počítá, zná i body ostatních.
puerto-rico-automatic = Jedinou možnost zahrát bez ptaní
puerto-rico-automatic-help = Kde pravidla nechávají jedinou možnost, zahraje se hned.
puerto-rico-every-may = Ptát se na každé „smí“
puerto-rico-every-may-help = Hra se zeptá i tam, kde vzdát se něčeho obvykle jen škodí: na kolonistu navíc pro purkmistra, na body kapitána a přístavu a na každý kus zboží, který si můžeš nechat. Výroba a peníze se berou vždy.
puerto-rico-preset-classic = Klasická hra
puerto-rico-preset-classic-help = Hra tak, jak vyšla, pro tři až pět hráčů.
puerto-rico-preset-tournament = Turnaj
puerto-rico-preset-tournament-help = S vyvážením, s jakým se hraje na turnajích.
puerto-rico-preset-two = Pro dva hráče
puerto-rico-preset-two-help = Oficiální hra pro dva hráče.

# Na co se hra ptá.
puerto-rico-prompt-choose = Vezmi si roli.
puerto-rico-prompt-settle = Vezmi si plantáž, nebo přeskoč.
puerto-rico-prompt-hospice = Útulek: umístit na novou kartičku kolonistu ({ $tile })?
puerto-rico-prompt-privilege = Purkmistr: nechat si kolonistu navíc?
puerto-rico-prompt-privilege-ends = Purkmistr: nechat si kolonistu navíc? Pak se loď nedá doplnit a hra končí tímto kolem.
puerto-rico-prompt-place =
    Rozmísti své kolonisty; v San Juanu: { $colonists ->
        [one] { $colonists } kolonista
        [few] { $colonists } kolonisté
       *[other] { $colonists } kolonistů
    }. Můžeš si je i nechat rozmístit.
puerto-rico-prompt-build =
    Postav něco, nebo přeskoč; máš { $doubloons ->
        [one] { $doubloons } dublon
        [few] { $doubloons } dublony
       *[other] { $doubloons } dublonů
    }.
puerto-rico-prompt-university = Univerzita: umístit na novou budovu kolonistu ({ $building })?
puerto-rico-prompt-extra = Dozorce: vezmi si ještě jeden kus z vyprodukovaného zboží.
puerto-rico-prompt-sell = Prodej kus zboží, nebo přeskoč.
puerto-rico-prompt-load = Nakládej zboží: musíš, dokud můžeš.
puerto-rico-prompt-wharf = Nakládat může už jen tvá loděnice: použij ji, nebo počkej.
puerto-rico-prompt-captain-point = Kapitán: vzít si bod navíc za první nakládku?
puerto-rico-prompt-harbor-point = Přístav: vzít si za tuto nakládku bod navíc?
puerto-rico-prompt-last-point = Poslední žeton: vzít si ho a ukončit hru tímto kolem?
puerto-rico-prompt-keep-all = Nech si všechno zboží, nebo něco vrať do banku.
puerto-rico-prompt-store =
    Vyber, co uchovají tvá skladiště: { $kinds ->
        [one] { $kinds } další druh
        [few] { $kinds } další druhy
       *[other] { $kinds } dalších druhů
    }.
puerto-rico-prompt-keep = Vyber jeden kus, který si necháš; ostatní propadne.
puerto-rico-prompt-wait = Rozhoduje { $seat }.
puerto-rico-prompt-over = Hra skončila.

# Co kdo může udělat.
puerto-rico-do-choose =
    Vzít si { NAME($role, case: "acc") }{ $doubloons ->
        [0] {""}
        [one] {" "}(navíc { $doubloons } dublon)
        [few] {" "}(navíc { $doubloons } dublony)
       *[other] {" "}(navíc { $doubloons } dublonů)
    }
puerto-rico-do-draw =
    Vylosovat plantáž ze zakrytých ({ $tiles ->
        [one] { $tiles } kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    })
puerto-rico-do-take = Vzít { NAME($tile, case: "acc") }
puerto-rico-do-settle = Umístit kolonistu na { NAME($spot, case: "acc") }
puerto-rico-do-settle-from-ship = Umístit kolonistu z lodi na { NAME($spot, case: "acc") }
puerto-rico-do-leave-empty = Nechat neobsazené
puerto-rico-do-lift = Odvolat kolonistu ({ $spot })
puerto-rico-do-place = Umístit kolonistu na { NAME($spot, case: "acc") }
puerto-rico-do-done = Nechat kolonisty, kde jsou
puerto-rico-do-keep-extra = Nechat si kolonistu navíc
puerto-rico-do-give-back = Vrátit kolonistu navíc
puerto-rico-do-give-back-or-end = Vrátit kolonistu navíc (s ním hra tímto kolem končí)
puerto-rico-do-build =
    Postavit { NAME($building, case: "acc") } za { $price ->
        [one] { $price } dublon
        [few] { $price } dublony
       *[other] { $price } dublonů
    } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    })
puerto-rico-do-extra = Vzít si navíc jeden kus { NAME($good, case: "gen") }
puerto-rico-do-sell =
    Prodat { NAME($good, case: "acc") } za { $doubloons ->
        [one] { $doubloons } dublon
        [few] { $doubloons } dublony
       *[other] { $doubloons } dublonů
    }
puerto-rico-do-load =
    Naložit { $barrels ->
        [one] { $barrels } kus
        [few] { $barrels } kusy
       *[other] { $barrels } kusů
    } { NAME($good, case: "gen") } na loď pro { $ship ->
        [one] { $ship } kus
        [few] { $ship } kusy
       *[other] { $ship } kusů
    } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    })
puerto-rico-do-load-wharf =
    Odeslat { $barrels ->
        [one] { $barrels } kus
        [few] { $barrels } kusy
       *[other] { $barrels } kusů
    } { NAME($good, case: "gen") } z loděnice ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    })
puerto-rico-do-decline-wharf = Loděnici teď nepoužít
puerto-rico-do-take-point = Vzít si bod
puerto-rico-do-decline-point = Vzdát se bodu
puerto-rico-do-store =
    Uskladnit { NAME($good, case: "acc") } ({ $barrels ->
        [one] { $barrels } kus
        [few] { $barrels } kusy
       *[other] { $barrels } kusů
    })
puerto-rico-do-keep = Nechat si jeden kus { NAME($good, case: "gen") }
puerto-rico-do-keep-all = Nechat si všechno zboží
puerto-rico-do-return = Vrátit do banku kus { NAME($good, case: "gen") }
puerto-rico-do-pass = Přeskočit

# Proč něco nejde.
puerto-rico-role-taken = Tuto roli si už někdo vzal.
puerto-rico-role-absent = Při tomto počtu hráčů tato role není ve hře.
puerto-rico-island-full = Tvůj ostrov je plný.
puerto-rico-not-in-row = Žádná taková plantáž odkrytá neleží.
puerto-rico-quarry-needs-right = Kamenolom si smí vzít jen osadník a majitel obsazené stavební huti.
puerto-rico-no-quarry-left = Kamenolomy už došly.
puerto-rico-no-hacienda = Nemáš obsazenou haciendu.
puerto-rico-hacienda-used = Tvá hacienda už losovala.
puerto-rico-no-tiles-left = Už není z čeho losovat.
puerto-rico-nobody-there = Nikdo tam není.
puerto-rico-placing-begun = Už rozmísťuješ: odvolávat se dá jen předtím.
puerto-rico-no-free-circle = Tam nemáš volný kruh.
puerto-rico-nobody-in-san-juan = V San Juanu nikdo nečeká.
puerto-rico-circles-empty = Dokud máš volné kruhy, nikdo nesmí zůstat v San Juanu.
puerto-rico-no-extra-colonist = Není koho vracet: kolonistu navíc má jen purkmistr a rozhoduje, než kohokoli přesune.
puerto-rico-owned-already = Tuto budovu už máš.
puerto-rico-none-left = Tyto budovy už došly.
puerto-rico-too-expensive =
    Stojí { $price ->
        [one] { $price } dublon
        [few] { $price } dublony
       *[other] { $price } dublonů
    }, ale máš jen { $money }.
puerto-rico-city-full = Tvé město je plné.
puerto-rico-no-room-for-large = Velká budova potřebuje dvě pole.
puerto-rico-four-large = Pátá velká budova se do města nevejde.
puerto-rico-not-produced = Tento druh nebyl vyprodukován.
puerto-rico-bank-empty = V banku už není { $good }.
puerto-rico-has-none = Nemáš ani kus { NAME($good, case: "gen") }.
puerto-rico-house-full = Obchodní dům je plný.
puerto-rico-kind-in-house = V obchodním domě už leží { $good }.
puerto-rico-no-such-ship = Taková loď tu není.
puerto-rico-ship-full = Loď je plná.
puerto-rico-other-kind-on-ship = Loď veze jiný druh.
puerto-rico-kind-on-other-ship =
    Tento druh ({ $good }) už veze loď pro { $ship ->
        [one] { $ship } kus
        [few] { $ship } kusy
       *[other] { $ship } kusů
    }: všechno musí na ni.
puerto-rico-ship-too-small = Jiná prázdná loď toho pobere víc: musíš použít tu.
puerto-rico-must-load = Můžeš nakládat, takže musíš.
puerto-rico-no-wharf = Nemáš obsazenou loděnici.
puerto-rico-wharf-used = Tvá loděnice už v této fázi loď vypravila.
puerto-rico-stored-already = To už je uskladněno.
puerto-rico-warehouses-full = Tvá skladiště víc druhů nepojmou.
puerto-rico-warehouse-first = Nejdřív vyber, co uchovají tvá skladiště.
puerto-rico-must-keep = Vyber, co si necháš.
puerto-rico-all-fits = Můžeš si nechat všechno: není z čeho vybírat.
puerto-rico-nothing-is-returned = U tohoto stolu si každý nechává, co si nechat může.

# Co se stalo.
puerto-rico-role-chosen =
    { $seat } si bere { NAME($role, case: "acc") }{ $doubloons ->
        [0] {""}
        [one] {" "}(navíc { $doubloons } dublon)
        [few] {" "}(navíc { $doubloons } dublony)
       *[other] {" "}(navíc { $doubloons } dublonů)
    }.
puerto-rico-prospected = { $seat } nachází 1 dublon.
puerto-rico-drew = { $seat } losuje haciendou { NAME($tile, case: "acc") }.
puerto-rico-took = { $seat } si bere { NAME($tile, case: "acc") }.
puerto-rico-settled = { $seat } posílá nového kolonistu na { NAME($spot, case: "acc") }.
puerto-rico-reshuffled = Odložené plantáže se zamíchaly do nové zásoby.
puerto-rico-row-laid = Nově odkryté plantáže: { $tiles }.
puerto-rico-arrived =
    { $seat } dostává { $colonists ->
        [one] { $colonists } kolonistu
        [few] { $colonists } kolonisty
       *[other] { $colonists } kolonistů
    }.
puerto-rico-lifted = { $seat } odvolává kolonistu ({ $spot }).
puerto-rico-placed = { $seat } umisťuje kolonistu na { NAME($spot, case: "acc") }.
puerto-rico-gave-back = { $seat } vrací kolonistu navíc.
puerto-rico-filled = { $seat } obsazuje všechny kruhy.
puerto-rico-refilled =
    { $colonists ->
        [one] Na loď nastupuje { $colonists } kolonista.
        [few] Na loď nastupují { $colonists } kolonisté.
       *[other] Na loď nastupuje { $colonists } kolonistů.
    }
puerto-rico-built =
    { $seat } staví { NAME($building, case: "acc") } za { $price ->
        [one] { $price } dublon
        [few] { $price } dublony
       *[other] { $price } dublonů
    }.
puerto-rico-produced =
    { $seat } produkuje { $barrels ->
        [one] { $barrels } kus
        [few] { $barrels } kusy
       *[other] { $barrels } kusů
    } { NAME($good, case: "gen") }.
puerto-rico-ran-short = V banku dochází { $good }: { $seat } dostává méně.
puerto-rico-factory-paid =
    { $seat } dostává za manufakturu { $doubloons ->
        [one] { $doubloons } dublon
        [few] { $doubloons } dublony
       *[other] { $doubloons } dublonů
    }.
puerto-rico-took-extra = { $seat } si bere navíc jeden kus { NAME($good, case: "gen") }.
puerto-rico-sold =
    { $seat } prodává { NAME($good, case: "acc") } za { $doubloons ->
        [one] { $doubloons } dublon
        [few] { $doubloons } dublony
       *[other] { $doubloons } dublonů
    }.
puerto-rico-house-emptied = Plný obchodní dům se vyprazdňuje.
puerto-rico-loaded =
    { $seat } nakládá { $barrels ->
        [one] { $barrels } kus
        [few] { $barrels } kusy
       *[other] { $barrels } kusů
    } { NAME($good, case: "gen") } na loď pro { $ship ->
        [one] { $ship } kus
        [few] { $ship } kusy
       *[other] { $ship } kusů
    }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }{ $privilege ->
        [0] {""}
       *[other] , z toho { $privilege } za kapitána
    }{ $harbor ->
        [0] {""}
       *[other] , { $harbor } za přístav
    }.
puerto-rico-loaded-wharf =
    { $seat } odesílá z loděnice { $barrels ->
        [one] { $barrels } kus
        [few] { $barrels } kusy
       *[other] { $barrels } kusů
    } { NAME($good, case: "gen") }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }{ $privilege ->
        [0] {""}
       *[other] , z toho { $privilege } za kapitána
    }{ $harbor ->
        [0] {""}
       *[other] , { $harbor } za přístav
    }.
puerto-rico-took-captain-point = { $seat } si bere bod kapitána.
puerto-rico-declined-captain-point = { $seat } se vzdává bodu kapitána.
puerto-rico-took-harbor-point = { $seat } si bere bod přístavu.
puerto-rico-declined-harbor-point = { $seat } se vzdává bodu přístavu.
puerto-rico-returned = { $seat } vrací do banku kus { NAME($good, case: "gen") }.
puerto-rico-kept =
    { $seat } si nechává { $barrels ->
        [one] { $barrels } kus
        [few] { $barrels } kusy
       *[other] { $barrels } kusů
    } { NAME($good, case: "gen") }.
puerto-rico-lost =
    { $seat } ztrácí { $barrels ->
        [one] { $barrels } kus
        [few] { $barrels } kusy
       *[other] { $barrels } kusů
    } { NAME($good, case: "gen") }.
puerto-rico-sailed =
    Loď pro { $ship ->
        [one] { $ship } kus
        [few] { $ship } kusy
       *[other] { $ship } kusů
    } je plná a odplouvá, náklad: { $good }.
puerto-rico-passed = { $seat } svou akci přeskakuje.
puerto-rico-idle-island-full = { $seat } už nemá na ostrově místo.
puerto-rico-idle-no-tile = { $seat }: žádná destička nezbyla.
puerto-rico-idle-nothing-to-place = { $seat } nemá koho umístit.
puerto-rico-idle-city-full = { $seat } už nemá ve městě místo.
puerto-rico-idle-nothing-affordable = { $seat } nemá na žádnou budovu peníze.
puerto-rico-idle-nothing-to-sell = { $seat } nemá co prodat.
puerto-rico-idle-kinds-in-house = { $seat }: všechno k prodeji už v obchodním domě leží.
puerto-rico-idle-house-full = Obchodní dům je plný: { $seat } neprodává.
puerto-rico-idle-nothing-to-load = { $seat } nemá co naložit.
puerto-rico-idle-no-ship = Co má { $seat }, to žádná loď nevezme.
puerto-rico-end-colonists = Kolonistů není dost k doplnění lodi: hraje se poslední kolo.
puerto-rico-end-city = Jedno město je plné: hraje se poslední kolo.
puerto-rico-end-points = Poslední žeton s body je pryč: hraje se poslední kolo.
puerto-rico-round-began = Začíná { $round }. kolo; guvernérem je { $seat }.
puerto-rico-ended = Konec hry.

# Přehled stolu.
puerto-rico-sheet-table = Stůl
puerto-rico-sheet-round = { $round }. kolo; guvernér: { $seat }; zbývá bodů: { $points }
puerto-rico-sheet-last-round = { $round }. kolo, poslední; guvernér: { $seat }; zbývá bodů: { $points }
puerto-rico-sheet-colonists = Kolonisté: { $supply }, na lodi { $ship } (příště { $refill })
puerto-rico-sheet-tiles = Kamenolomy: { $quarries }. Zakryto: { $pile }, odloženo: { $discard }
puerto-rico-sheet-row = Odkryté plantáže: { $tiles }
puerto-rico-sheet-roles = Role
puerto-rico-sheet-role = { $role }
puerto-rico-sheet-role-paid = { $role } +{ $doubloons }
puerto-rico-sheet-role-taken = { $role }: { $seat }
puerto-rico-sheet-ships = Přepravní lodě
puerto-rico-sheet-ship-empty = { $ship }: prázdná
puerto-rico-sheet-ship = { $ship }: { $barrels }× { $good }
puerto-rico-sheet-house = Obchodní dům (kukuřice 0, indigo 1, cukr 2, tabák 3, káva 4)
puerto-rico-sheet-house-holds = { $goods }
puerto-rico-sheet-empty = nic
puerto-rico-sheet-supply = Budovy: cena pro tebe, název, kolik jich zbývá
puerto-rico-sheet-offer = { $price } { $building } ×{ $left }
puerto-rico-sheet-sold-out = – { $building }
puerto-rico-sheet-column =
    { $column ->
        [one] { $column } bod
        [few] { $column } body
       *[other] { $column } bodů
    }
puerto-rico-sheet-seats = Hráči: zboží v zásobě a kolik by ho vyprodukovali
puerto-rico-sheet-seat = Hráč
puerto-rico-sheet-seat-name = { $seat }
puerto-rico-sheet-bank = Bank
puerto-rico-sheet-doubloons = dublony
puerto-rico-sheet-chips = žetony
puerto-rico-sheet-score = body celkem
puerto-rico-sheet-idle = San Juan
puerto-rico-sheet-number = { $number }
puerto-rico-sheet-unknown = ?
puerto-rico-sheet-none = ·
puerto-rico-sheet-goods = { $barrels } (+{ $production })
puerto-rico-sheet-stock = { $barrels }
puerto-rico-sheet-corn = kukuřice
puerto-rico-sheet-indigo = indigo
puerto-rico-sheet-sugar = cukr
puerto-rico-sheet-tobacco = tabák
puerto-rico-sheet-coffee = káva
puerto-rico-sheet-quarries = lomy
puerto-rico-sheet-manning = { $manned }/{ $tiles }
puerto-rico-sheet-islands = Ostrovy: obsazené ze všech
puerto-rico-sheet-spaces = { $spaces }
puerto-rico-sheet-free-island = volný ostrov
puerto-rico-sheet-free-city = volné město
puerto-rico-sheet-cities = Města: (neobsazené), kolonisté na kruzích
puerto-rico-sheet-building = { $building }
puerto-rico-sheet-building-empty = ({ $building })
puerto-rico-sheet-building-staffed = { $building } { $staff }/{ $circles }

# Proč hráč z kódu udělal, co udělal.
puerto-rico-why-role = Tato role mi teď slibuje nejvíc v porovnání s tím, co dá ostatním.
puerto-rico-why-settle = Tato kartička se nejlépe hodí k mé produkci.
puerto-rico-why-place = Tam jsou kolonisté nejužitečnější.
puerto-rico-why-build = Za svou cenu přinese nejvíc.
puerto-rico-why-save = Peníze si radši ušetřím.
puerto-rico-why-extra = Tento kus má pro mě největší cenu.
puerto-rico-why-sell = Tento prodej vynese nejvíc.
puerto-rico-why-hold = Zboží radši vyvezu.
puerto-rico-why-load = Tato nakládka přinese nejvíc a nechá mi volné lodě.
puerto-rico-why-store = Tohle pro mě bude mít později největší cenu.
puerto-rico-why-take-colonist = Kolonista se vždycky hodí.
puerto-rico-why-take-point = Bod je bod.
puerto-rico-why-no-end = Dokud vedou jiní, hra nemá končit.

# Co k sobě patří.
puerto-rico-group-role = Vybrat roli
puerto-rico-group-tile = Vzít plantáž nebo kamenolom
puerto-rico-group-lift = Odvolat kolonistu
puerto-rico-group-place = Umístit kolonistu
puerto-rico-group-build = Stavět
puerto-rico-group-extra = Vzít si jeden kus navíc
puerto-rico-group-sell = Prodat kus zboží
puerto-rico-group-load = Naložit zboží
puerto-rico-group-store = Uskladnit zboží
puerto-rico-group-keep = Nechat si jeden kus
puerto-rico-group-return = Vrátit kus zboží do banku

# Odkud jsou body.
puerto-rico-points-chips = Bodové žetony
puerto-rico-points-buildings = Budovy
puerto-rico-points-bonus = Dodatečné body: { $building }
puerto-rico-besides-wealth = Dublony a sudy
