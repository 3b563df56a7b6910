# Co o této hře říká jen prohlížeč: její deska.

browser-port-royal-bust = Riziko, že příští kartou skončí tah i přístav: { $percent } %
browser-port-royal-tide = Vodočet
browser-port-royal-tide-help = Jak pravděpodobné je, že příští karta bude druhá loď stejné barvy, které tvoje šavle v zakotvení nezabrání. Počítá se ze všeho, co se vědět dá: ze všech karet, které už byly vidět.
browser-port-royal-draw-pile = Dobírací balíček
browser-port-royal-draw-pile-help = Každá karta má na rubu minci: mince jsou karty z tohoto balíčku, na které se nikdo nesmí podívat. Když dojde, zamíchá se odhazovací hromádka.
browser-port-royal-discard = Odhazovací hromádka
browser-port-royal-discard-help = Lodě po obchodu a lodě, kterým někdo zabránil v zakotvení, ztracené přístavy, postavy vyslané na expedici a zaplacené mince.
browser-port-royal-time-pile = Balíček času
browser-port-royal-time-pile-help = Každý tah začíná kartou z tohoto balíčku. Když dojde a nejsou splněné všechny kontrakty, máte prohráno. Odložené karty jsou body, pokud vyhrajete.
browser-port-royal-track = Body na cestě k { $goal }.
browser-port-royal-track-name = Body
browser-port-royal-track-help = Kdo dojde na konec stupnice, zahájí poslední kolo; nakonec vyhrává ten, kdo má bodů nejvíc.
browser-port-royal-prospect = Kdyby se teď přestalo otáčet: { $takes ->
        [one] jedna karta
        [few] { $takes } karty
       *[other] { $takes } karet
    }, nejlepší je { $card }.
browser-port-royal-no-prospect = Kdyby se teď přestalo otáčet: není co vzít.
browser-port-royal-prospect-name = Kdyby se teď přestalo
browser-port-royal-prospect-help = Nejlepší karta, kterou by si toto místo mohlo vzít a zaplatit, kdyby se žádná další neotočila, a kolik si jich smí vzít. Ostatní mohou být rychlejší.
browser-port-royal-house-shut = Dveře jsou ještě zavřené: schopnost platí od prvního splněného úkolu. Čtyři čtverečky jsou kostičky. Každý splněný úkol vezme tu nejvíc vlevo a otevře, co je pod ní: dveře, pak pohár a potom dvě okna s korunami.
browser-port-royal-house-open = Dveře jsou otevřené: schopnost platí. Zbylé čtverečky jsou kostičky. Každý splněný úkol vezme tu nejvíc vlevo a otevře, co je pod ní: pohár a potom dvě okna s korunami.
browser-port-royal-task-help =
    Úkol { $task }: { $asks }.{ $crowns ->
        [0] {""}
        [one] {" "}Přináší { $crowns } korunu.
        [few] {" "}Přináší { $crowns } koruny.
       *[other] {" "}Přináší { $crowns } korun.
    }{ $coins ->
        [0] {""}
        [one] {" "}Kdo ho splní první, dostane navíc { $coins } minci.
        [few] {" "}Kdo ho splní první, dostane navíc { $coins } mince.
       *[other] {" "}Kdo ho splní první, dostane navíc { $coins } mincí.
    }
browser-port-royal-goal = Společně
