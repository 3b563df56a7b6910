# Co o této hře říká jen prohlížeč: její deska.

browser-dominion-discard-some = Odložit { $picked } z { $most }
browser-dominion-discard-to-draw = Odložit { $picked } a stejně tolik dobrat
browser-dominion-trash-some = Zahodit { $picked } (až { $most })
browser-dominion-put-some = Na balíček { $picked } z { $most }
browser-dominion-order-some = Vrátit v tomto pořadí: { $picked } z { $most }
browser-dominion-keep-some = Nechat si { $picked } z { $most }
browser-dominion-pile = { $card }: cena { $cost }, zbývá { $left }.
browser-dominion-embargoed = Žetony embarga: { $tokens }.
browser-dominion-smuggled = Pašeráci ji mohou přinést.
browser-dominion-reach = Čárkovaný rámeček: koupíš ji, když vyložíš všechny své peníze; obojí jedním tlačítkem.
browser-dominion-supply = Společná zásoba
browser-dominion-end = Konec hry
browser-dominion-end-help = Hra skončí po tahu, ve kterém dojdou provincie nebo se vyprázdní ještě tolik balíčků.
browser-dominion-to-end = { $piles ->
        [one] balíček do konce
        [few] balíčky do konce
        [many] balíčku do konce
       *[other] balíčků do konce
    }
browser-dominion-trash = Smetiště: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }
browser-dominion-nothing-trashed = Na smetišti zatím nic není.
browser-dominion-hand = Tvoje ruka: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }
browser-dominion-empty-hand = V ruce nic nemáš.
browser-dominion-played = { $card }, ve hře { $copies }×
browser-dominion-due = { $card }, { $copies }×: provést teď
browser-dominion-lasting = Zůstává z minulého tahu
browser-dominion-in-play = Zahráno v tomto tahu
browser-dominion-question = Na co se hra ptá
browser-dominion-attack-of = Útočí { $name }
browser-dominion-cards-of = { $name }
browser-dominion-stolen = Ukradl zloděj
browser-dominion-turn = Tento tah
browser-dominion-your-turn = Tvůj tah
browser-dominion-turn-number = tah { $turn }
browser-dominion-extra-turn = tah navíc po { $turn }.
browser-dominion-treasures = Vyložit peníze
browser-dominion-treasures-and-buy = Vyložit peníze a koupit: { $card }
browser-dominion-end-turn = Konec tahu
browser-dominion-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
browser-dominion-rival-hand = Ruka
browser-dominion-rival-hand-help = Tolik karet má tento hráč v ruce.
browser-dominion-rival-deck = Dobírací balíček
browser-dominion-rival-deck-help = Tolik karet lze dobrat, než se zamíchá odkládací balíček.
browser-dominion-rival-discard = Odkládací balíček
browser-dominion-rival-discard-help = Vrchní karta a kolik jich tam leží.
browser-dominion-gained = Naposledy získáno
browser-dominion-gained-help = Co hráč získal ve svém posledním tahu.
browser-dominion-safe = V bezpečí před útokem
browser-dominion-tokens = Žetony pirátské lodi: { $tokens }
browser-dominion-mat = Domorodá vesnice: { $cards }
browser-dominion-island = Ostrov: { $cards }
browser-dominion-aside = Stranou: { $cards }
browser-dominion-my-deck = Tvůj balíček, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }: vše, co o něm víš
browser-dominion-my-discard = Tvůj odkládací balíček, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }
browser-dominion-deck = Můj balíček
browser-dominion-deck-help = Dotykem uvidíš vše, co máš: co se ještě dá dobrat, co je odložené a co víš o vrchu a spodku.
browser-dominion-discard = Můj odkládací balíček
browser-dominion-discard-help = Stane se balíčkem, až nebude co dobírat.
browser-dominion-my-points = Body
browser-dominion-my-points-help = Všechny tvé karty, jako by hra skončila teď.
browser-dominion-owns = { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }
browser-dominion-money = Peníze celkem: { $coins }
browser-dominion-draw-average = pět karet z balíčku dá v průměru { $coins } mincí
browser-dominion-column-owned = Celkem
browser-dominion-column-table = Stůl, tabulky
browser-dominion-next-turn = Na začátku tvého příštího tahu
browser-dominion-next-turn-help = Co ti tehdy přinesou tvé dlouhodobé karty.
browser-dominion-answers = Odpovídat automaticky
browser-dominion-answers-help = Co tu určíš, se odteď zodpoví samo, v každé hře, dokud to nezměníš.
browser-dominion-ask-me = Zeptat se
browser-dominion-always-show = Ukázat reakci, pokud ji mám
browser-dominion-never-show = Reakci nikdy neukazovat
browser-dominion-always-in-any-order = Všechny dlouhodobé karty najednou
browser-dominion-always-on-deck = Všechny na balíček
browser-dominion-always-take-coins = Vždy vzít mince
browser-dominion-always-show-province = Ukázat provincii, pokud ji mám
browser-dominion-banned = { $card } (zakázáno)
browser-dominion-card = { $card }
browser-dominion-random = Deset karet, vylosovaných na začátku hry.
browser-dominion-random-with = Deset karet, vylosovaných na začátku hry, mezi nimi tyto.
browser-dominion-touch-bans = Dotyk zakáže
browser-dominion-touch-demands = Dotyk vyžádá
browser-dominion-cost = Cena { $cost }
browser-dominion-type-action = Akce
browser-dominion-type-attack = Útok
browser-dominion-type-reaction = Reakce
browser-dominion-type-duration = Dlouhodobá
browser-dominion-type-victory = Body
browser-dominion-count = { $cards }/{ $all }
browser-dominion-choose-more = { $cards ->
        [one] Vyber ještě jednu kartu
        [few] Vyber ještě { $cards } karty
        [many] Vyber ještě { $cards } karty
       *[other] Vyber ještě { $cards } karet
    }: království jich má deset.
browser-dominion-full = Království má { $cards } karet: nejdřív nějakou odeber.
browser-dominion-fill = Doplnit náhodně
browser-dominion-clear = Začít znovu
browser-dominion-draw-now = Vylosovat a ukázat
browser-dominion-share = Kopírovat odkaz na toto království
