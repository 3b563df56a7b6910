# Ce spune doar browserul despre acest joc: tabla lui.

browser-dominion-discard-some = Decartează { $picked } din { $most }
browser-dominion-discard-to-draw = Decartează { $picked } și trage la fel
browser-dominion-trash-some = Aruncă { $picked } (până la { $most })
browser-dominion-put-some = Pe pachet { $picked } din { $most }
browser-dominion-order-some = Pune înapoi în ordine: { $picked } din { $most }
browser-dominion-keep-some = Păstrează { $picked } din { $most }
browser-dominion-pile = { $card }: costă { $cost }, rămân { $left }.
browser-dominion-embargoed = Jetoane de embargo: { $tokens }.
browser-dominion-smuggled = Contrabandiștii o pot aduce.
browser-dominion-reach = Chenar întrerupt: o poți cumpăra dacă îți joci toate Comorile; un singur buton le face pe amândouă.
browser-dominion-supply = Rezerva
browser-dominion-end = Sfârșitul jocului
browser-dominion-end-help = Jocul se termină după tura în care se epuizează Provinciile sau se golesc încă atâtea teancuri.
browser-dominion-to-end = { $piles ->
        [one] teanc până la sfârșit
        [few] teancuri până la sfârșit
       *[other] de teancuri până la sfârșit
    }
browser-dominion-trash = Gunoi: { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
browser-dominion-nothing-trashed = Încă nu s-a aruncat nimic.
browser-dominion-hand = Mâna ta: { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
browser-dominion-empty-hand = Nu ai nimic în mână.
browser-dominion-played = { $card }, în joc de { $copies } ori
browser-dominion-due = { $card }, de { $copies } ori: se aplică acum
browser-dominion-lasting = Rămâne din tura trecută
browser-dominion-in-play = Jucat în această tură
browser-dominion-question = Ce se cere
browser-dominion-attack-of = Atacă { $name }
browser-dominion-cards-of = { $name }
browser-dominion-stolen = Furate de Hoț
browser-dominion-turn = Tura aceasta
browser-dominion-your-turn = Rândul tău
browser-dominion-turn-number = tura { $turn }
browser-dominion-extra-turn = tură în plus după { $turn }
browser-dominion-treasures = Joacă Comorile
browser-dominion-treasures-and-buy = Joacă toate Comorile, cumpără { $card }
browser-dominion-end-turn = Încheie tura
browser-dominion-points = { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
browser-dominion-rival-hand = Mână
browser-dominion-rival-hand-help = Atâtea cărți are acest jucător în mână.
browser-dominion-rival-deck = Pachet
browser-dominion-rival-deck-help = Atâtea cărți se pot trage înainte de a amesteca teancul decartat.
browser-dominion-rival-discard = Teanc decartat
browser-dominion-rival-discard-help = Cartea de deasupra și câte sunt acolo.
browser-dominion-gained = Luate ultima dată
browser-dominion-gained-help = Ce a luat jucătorul în ultima sa tură.
browser-dominion-safe = Ferit de Atac
browser-dominion-tokens = Jetoane de pirat: { $tokens }
browser-dominion-mat = Sat de băștinași: { $cards }
browser-dominion-island = Insulă: { $cards }
browser-dominion-aside = Deoparte: { $cards }
browser-dominion-my-deck = Pachetul tău, { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }: tot ce știi despre el
browser-dominion-my-discard = Teancul tău decartat, { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
browser-dominion-deck = Pachetul meu
browser-dominion-deck-help = Atinge-l ca să vezi tot ce ai: ce se mai poate trage, ce e decartat și ce știi despre vârf și bază.
browser-dominion-discard = Teancul meu decartat
browser-dominion-discard-help = Devine pachetul tău când nu mai ai ce trage.
browser-dominion-my-points = Puncte
browser-dominion-my-points-help = Toate cărțile tale, ca și cum jocul s-ar încheia acum.
browser-dominion-owns = { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
browser-dominion-money = Bani în total: { $coins }
browser-dominion-draw-average = cinci cărți din pachet aduc în medie { $coins } monede
browser-dominion-column-owned = În total
browser-dominion-column-table = Masă, planșe
browser-dominion-next-turn = La începutul turei tale următoare
browser-dominion-next-turn-help = Ce îți vor aduce atunci cărțile de Durată.
browser-dominion-answers = Răspunde automat
browser-dominion-answers-help = Ce stabilești aici se răspunde de la sine de acum înainte, în orice joc, până schimbi.
browser-dominion-ask-me = Întreabă-mă
browser-dominion-always-show = Arată o Reacție dacă am
browser-dominion-never-show = Nu arăta niciodată o Reacție
browser-dominion-always-in-any-order = Toate cărțile de Durată deodată
browser-dominion-always-on-deck = Toate pe pachet
browser-dominion-always-take-coins = Ia mereu monedele
browser-dominion-always-show-province = Arată o Provincie dacă am
browser-dominion-banned = { $card } (interzisă)
browser-dominion-card = { $card }
browser-dominion-random = Zece cărți, trase la sorți la începutul jocului.
browser-dominion-random-with = Zece cărți, trase la sorți la începutul jocului, printre ele acestea.
browser-dominion-touch-bans = Atingerea interzice
browser-dominion-touch-demands = Atingerea cere
browser-dominion-cost = Costă { $cost }
browser-dominion-type-action = Acțiune
browser-dominion-type-attack = Atac
browser-dominion-type-reaction = Reacție
browser-dominion-type-duration = Durată
browser-dominion-type-victory = Victorie
browser-dominion-count = { $cards }/{ $all }
browser-dominion-choose-more = { $cards ->
        [one] Mai alege o carte
        [few] Mai alege { $cards } cărți
       *[other] Mai alege { $cards } de cărți
    }: un regat are zece.
browser-dominion-full = Un regat are { $cards } cărți: scoate mai întâi una.
browser-dominion-fill = Completează la întâmplare
browser-dominion-clear = Ia de la capăt
browser-dominion-draw-now = Trage la sorți și arată
browser-dominion-share = Copiază un link către acest regat
