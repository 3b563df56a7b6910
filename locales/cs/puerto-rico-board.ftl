# Co o této hře říká jen prohlížeč: její deska.

browser-puerto-rico-privilege-settler = smí vzít kamenolom
browser-puerto-rico-privilege-mayor = o 1 kolonistu víc
browser-puerto-rico-privilege-builder = platí o 1 méně
browser-puerto-rico-privilege-craftsman = o 1 zboží víc
browser-puerto-rico-privilege-trader = o 1 dublon víc
browser-puerto-rico-privilege-captain = o 1 bod víc
browser-puerto-rico-privilege-prospector = 1 dublon
browser-puerto-rico-privilege-second-prospector = 1 dublon
browser-puerto-rico-doubloons =
    { $doubloons ->
        [one] { $doubloons } dublon
        [few] { $doubloons } dublony
       *[other] { $doubloons } dublonů
    }
browser-puerto-rico-colonists =
    { $colonists ->
        [one] { $colonists } kolonista
        [few] { $colonists } kolonisté
       *[other] { $colonists } kolonistů
    }
browser-puerto-rico-likely-points =
    { $points ->
        [one] asi { $points } bod, pokud všichni naloží to, co vynese nejvíc
        [few] asi { $points } body, pokud všichni naloží to, co vynese nejvíc
       *[other] asi { $points } bodů, pokud všichni naloží to, co vynese nejvíc
    }
browser-puerto-rico-taken-by = má ji { $seat }
browser-puerto-rico-nothing = nic
browser-puerto-rico-governor = Guvernér
browser-puerto-rico-points-hidden = body leží lícem dolů
browser-puerto-rico-look-at = Prohlédnout si desku: { $seat }
browser-puerto-rico-stock = { $good }: na skladě { $barrels }, příští sklizeň { $production }
browser-puerto-rico-quay = Nábřeží
browser-puerto-rico-cargo-ship = Nákladní loď
browser-puerto-rico-cargo-ship-help = Veze jen jeden druh zboží a žádné dvě lodě nevezou stejný. Plná odpluje na konci fáze kapitána.
browser-puerto-rico-ship = Loď pro { $capacity }: naloženo { $barrels }, { $good }
browser-puerto-rico-house = Obchodní dům
browser-puerto-rico-house-help = Vejdou se čtyři kusy zboží, každý jiného druhu, ledaže má prodávající kancelář. Kukuřice vynese 0, indigo 1, cukr 2, tabák 3, káva 4. Plný dům se po fázi kupce vyprázdní.
browser-puerto-rico-bank = { $good }: v banku { $barrels }
browser-puerto-rico-good-help = Zboží: prodá se v obchodním domě, nebo odpluje za bod za každý kus.
browser-puerto-rico-colonist-ship = Loď kolonistů
browser-puerto-rico-colonist-ship-help = Kolonisté z ní se rozdají ve fázi purkmistra. Potom se znovu naplní: jeden za každé prázdné kolečko na budovách, nejméně jeden na místo u stolu.
browser-puerto-rico-colonists-now-next = teď { $now }, příště { $next }
browser-puerto-rico-points-left = Body
browser-puerto-rico-points-left-help = Jakmile si někdo vezme poslední žeton bodů, hra tímto kolem končí.
browser-puerto-rico-colonists-left = Kolonisté
browser-puerto-rico-colonists-left-help = Když už loď kolonistů nejde naplnit, hra tímto kolem končí.
browser-puerto-rico-fullest-city = Nejplnější město
browser-puerto-rico-fullest-city-help = Když má někdo zastavěno všech dvanáct míst města, hra tímto kolem končí.
browser-puerto-rico-last-round = Poslední kolo
browser-puerto-rico-last-round-help = Tímto kolem hra končí. Kdo si v něm ještě nevzal roli, vezme si ji, a pak se sčítají body.
browser-puerto-rico-ending-points = došly body
browser-puerto-rico-ending-colonists = došli kolonisté
browser-puerto-rico-ending-city = plné město
browser-puerto-rico-market = Budovy
browser-puerto-rico-quarries-count =
    { $quarries ->
        [one] Zlevňuje je nejvýš { $quarries } kamenolom.
        [few] Zlevňují je nejvýš { $quarries } kamenolomy.
       *[other] Zlevňuje je nejvýš { $quarries } kamenolomů.
    }
browser-puerto-rico-offer =
    { $building }: stojí tě { $price } (vytištěno { $printed }), { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, zbývá { $left }
browser-puerto-rico-row = Plantáže
browser-puerto-rico-quarries-left = kamenolom, zbývá { $quarries }
browser-puerto-rico-pile = Plantáže lícem dolů: { $tiles } ({ $kinds })
browser-puerto-rico-count-of = { $count }× { $good }
browser-puerto-rico-face-down = Plantáže lícem dolů
browser-puerto-rico-face-down-help = Odtud se po každé fázi osadníka doplňuje řada. Hacienda z nich dobírá.
browser-puerto-rico-my-board = Moje deska
browser-puerto-rico-san-juan =
    { $colonists ->
        [one] V San Juanu čeká { $colonists } kolonista
        [few] V San Juanu čekají { $colonists } kolonisté
       *[other] V San Juanu čeká { $colonists } kolonistů
    }
browser-puerto-rico-san-juan-drafted = San Juan: předtím { $before }, po tomto návrhu { $after }
browser-puerto-rico-shelf = Zboží
browser-puerto-rico-island = Ostrov
browser-puerto-rico-city = Město
browser-puerto-rico-manned = { $what }, obsazeno
browser-puerto-rico-unmanned = { $what }, prázdno
browser-puerto-rico-staffed = { $building }, obsazená kolečka: { $staff } z { $circles }
browser-puerto-rico-money-left =
    { $doubloons ->
        [one] Zbyl by { $doubloons } dublon
        [few] Zbyly by { $doubloons } dublony
       *[other] Zbylo by { $doubloons } dublonů
    }
browser-puerto-rico-arrange = Rozmístit za mě
browser-puerto-rico-as-before = Jako předtím
browser-puerto-rico-done = Hotovo
browser-puerto-rico-pages = Části stolu
browser-puerto-rico-page-mine = Moje deska
browser-puerto-rico-page-quay = Nábřeží
browser-puerto-rico-page-market = Budovy
browser-puerto-rico-page-row = Plantáže
browser-puerto-rico-governor-next = Guvernér v příštím kole
browser-puerto-rico-close = Zavřít
browser-puerto-rico-harvest = Příští sklizeň
browser-puerto-rico-tap-again = Dalším klepnutím si kartu vezmeš.
browser-puerto-rico-tap-builds = Klepni znovu a postavíš
browser-puerto-rico-tap-takes = Vzít
browser-puerto-rico-spaces = Ostrov: { $island } z 12 polí, město: { $city } z 12
browser-puerto-rico-house-holds = Obchodní dům: { $barrels } ze 4 sudů
browser-puerto-rico-bank-title = Bank
browser-puerto-rico-price = Cena { $doubloons }
browser-puerto-rico-free = Volných míst: { $free }
browser-puerto-rico-outlook = Co by která role komu přinesla
browser-puerto-rico-a-plantation = plantáž
