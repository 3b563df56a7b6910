# What Dominion says.

# The cards.
dominion-copper = Copper
dominion-copper-help = Worth 1 coin.
dominion-silver = Silver
dominion-silver-help = Worth 2 coins.
dominion-gold = Gold
dominion-gold-help = Worth 3 coins.
dominion-estate = Estate
dominion-estate-help = Worth 1 point at the end.
dominion-duchy = Duchy
dominion-duchy-help = Worth 3 points at the end.
dominion-province = Province
dominion-province-help = Worth 6 points at the end. The game ends when the last one is gone.
dominion-curse = Curse
dominion-curse-help = Costs you 1 point at the end.
dominion-adventurer = Adventurer
dominion-adventurer-help = Turn over cards of your deck until two Treasures show. Those go to your hand, the others are discarded.
dominion-bureaucrat = Bureaucrat
dominion-bureaucrat-help = A Silver goes on top of your deck. Everybody else puts a Victory card from their hand on their deck, or shows a hand without one.
dominion-cellar = Cellar
dominion-cellar-help = +1 Action. Discard any number of cards, then draw as many.
dominion-chancellor = Chancellor
dominion-chancellor-help = +2 coins. You may put your whole deck into your discard pile at once.
dominion-chapel = Chapel
dominion-chapel-help = Trash up to four cards from your hand.
dominion-council-room = Council Room
dominion-council-room-help = +4 Cards, +1 Buy. Everybody else draws a card.
dominion-feast = Feast
dominion-feast-help = Trash the Feast and gain a card costing up to 5.
dominion-festival = Festival
dominion-festival-help = +2 Actions, +1 Buy, +2 coins.
dominion-gardens = Gardens
dominion-gardens-help = Worth 1 point at the end for every ten cards you own.
dominion-laboratory = Laboratory
dominion-laboratory-help = +2 Cards, +1 Action.
dominion-library = Library
dominion-library-help = Draw until you hold seven cards. Actions may be set aside as you draw them; they are discarded afterwards.
dominion-market = Market
dominion-market-help = +1 Card, +1 Action, +1 Buy, +1 coin.
dominion-militia = Militia
dominion-militia-help = +2 coins. Everybody else discards down to three cards.
dominion-mine = Mine
dominion-mine-help = Trash a Treasure from your hand and take one costing up to 3 more into your hand.
dominion-moat = Moat
dominion-moat-help = +2 Cards. When somebody else plays an Attack, you may show the Moat from your hand: the Attack does not touch you.
dominion-moneylender = Moneylender
dominion-moneylender-help = Trash a Copper from your hand for 3 coins.
dominion-remodel = Remodel
dominion-remodel-help = Trash a card from your hand and gain one costing up to 2 more.
dominion-smithy = Smithy
dominion-smithy-help = +3 Cards.
dominion-spy = Spy
dominion-spy-help = +1 Card, +1 Action. Everybody, you first, reveals the top card of their deck; you say whether it is discarded or stays.
dominion-thief = Thief
dominion-thief-help = Everybody else reveals two cards. One Treasure of each that shows any is trashed, by your choice; you may keep what was trashed. The rest is discarded.
dominion-throne-room = Throne Room
dominion-throne-room-help = Choose an Action in your hand: it is played twice.
dominion-village = Village
dominion-village-help = +1 Card, +2 Actions.
dominion-witch = Witch
dominion-witch-help = +2 Cards. Everybody else gains a Curse.
dominion-woodcutter = Woodcutter
dominion-woodcutter-help = +1 Buy, +2 coins.
dominion-workshop = Workshop
dominion-workshop-help = Gain a card costing up to 4.
dominion-ambassador = Ambassador
dominion-ambassador-help = Show a card from your hand and return up to two copies of it to the Supply. Everybody else gains a copy.
dominion-bazaar = Bazaar
dominion-bazaar-help = +1 Card, +2 Actions, +1 coin.
dominion-caravan = Caravan
dominion-caravan-help = +1 Card, +1 Action. At the start of your next turn: +1 Card.
dominion-cutpurse = Cutpurse
dominion-cutpurse-help = +2 coins. Everybody else discards a Copper, or shows a hand without one.
dominion-embargo = Embargo
dominion-embargo-help = +2 coins. Trash the Embargo and put a token on a pile: whoever buys from it gains a Curse for each token.
dominion-explorer = Explorer
dominion-explorer-help = Show a Province from your hand and take a Gold into your hand; otherwise a Silver.
dominion-fishing-village = Fishing Village
dominion-fishing-village-help = +2 Actions, +1 coin. At the start of your next turn: +1 Action, +1 coin.
dominion-ghost-ship = Ghost Ship
dominion-ghost-ship-help = +2 Cards. Everybody else puts cards from their hand on their deck until three are left.
dominion-haven = Haven
dominion-haven-help = +1 Card, +1 Action. Set a card from your hand aside, face down; it comes back at the start of your next turn.
dominion-island = Island
dominion-island-help = Put the Island and another card from your hand on your Island mat until the end of the game. Worth 2 points.
dominion-lighthouse = Lighthouse
dominion-lighthouse-help = +1 Action, +1 coin. At the start of your next turn: +1 coin. While it lies before you, Attacks of others do not touch you.
dominion-lookout = Lookout
dominion-lookout-help = +1 Action. Look at the top three cards of your deck: trash one, discard one, put one back.
dominion-merchant-ship = Merchant Ship
dominion-merchant-ship-help = +2 coins. At the start of your next turn: +2 coins.
dominion-native-village = Native Village
dominion-native-village-help = +2 Actions. Put the top card of your deck on your mat, face down; or take all cards from the mat into your hand.
dominion-navigator = Navigator
dominion-navigator-help = +2 coins. Look at the top five cards of your deck: discard them all, or put them back in any order.
dominion-outpost = Outpost
dominion-outpost-help = In this clean-up you draw only three cards, and then you take another turn. Never a third one in a row.
dominion-pearl-diver = Pearl Diver
dominion-pearl-diver-help = +1 Card, +1 Action. Look at the bottom card of your deck; you may put it on top.
dominion-pirate-ship = Pirate Ship
dominion-pirate-ship-help = Either everybody else reveals two cards, you choose a Treasure of each to be trashed, and if any was you take a coin token; or you get 1 coin for each of your tokens.
dominion-salvager = Salvager
dominion-salvager-help = +1 Buy. Trash a card from your hand for as many coins as it costs.
dominion-sea-hag = Sea Hag
dominion-sea-hag-help = Everybody else discards the top card of their deck, then gains a Curse on top of it.
dominion-smugglers = Smugglers
dominion-smugglers-help = Gain a copy of a card costing up to 6 that the player on your right gained in their last turn.
dominion-tactician = Tactician
dominion-tactician-help = Discard your hand. If you discarded any card: at the start of your next turn +5 Cards, +1 Buy, +1 Action.
dominion-treasure-map = Treasure Map
dominion-treasure-map-help = Trash this and another Treasure Map from your hand: four Golds go on top of your deck. A single map is trashed for nothing.
dominion-treasury = Treasury
dominion-treasury-help = +1 Card, +1 Action, +1 coin. If you bought no Victory card in this turn, it may go on top of your deck in the clean-up.
dominion-warehouse = Warehouse
dominion-warehouse-help = +3 Cards, +1 Action. Discard three cards.
dominion-wharf = Wharf
dominion-wharf-help = +2 Cards, +1 Buy. At the start of your next turn: +2 Cards, +1 Buy.

# The setup's form.
dominion-seats = Players
dominion-seats-help = Two to four; five and six play with the basic cards of a second box, and four empty piles end their game.
dominion-kingdom = Kingdom
dominion-kingdom-help = The ten kinds of cards that can be bought besides money and land.
dominion-set-first-game = First Game (base)
dominion-set-big-money = Big Money (base)
dominion-set-interaction = Interaction (base)
dominion-set-size-distortion = Size Distortion (base)
dominion-set-village-square = Village Square (base)
dominion-set-high-seas = High Seas (Seaside)
dominion-set-buried-treasure = Buried Treasure (Seaside)
dominion-set-shipwrecks = Shipwrecks (Seaside)
dominion-set-reach-for-tomorrow = Reach for Tomorrow (Seaside and base)
dominion-set-repetition = Repetition (Seaside and base)
dominion-set-give-and-take = Give and Take (Seaside and base)
dominion-kingdom-random = Drawn at random
dominion-kingdom-chosen = Chosen by hand
dominion-cards = Cards
dominion-cards-help = The cards of a chosen kingdom, at most ten; or those a random one must contain.
dominion-ban = Banned cards
dominion-ban-help = Cards a random kingdom must not contain.
dominion-from = From which box
dominion-from-help = The boxes a random kingdom is drawn from.
dominion-from-both = Both
dominion-from-base = The base game
dominion-from-seaside = Seaside
dominion-constraints = Conditions
dominion-constraints-help = What a random kingdom must have.
dominion-constraint-village = A card with +2 Actions
dominion-constraint-buy = A card with +1 Buy
dominion-constraint-trash = A card that trashes
dominion-constraint-draw = A card that draws two or more
dominion-constraint-defence = No Attack without a defence
dominion-constraint-peaceful = No Attacks
dominion-constraint-prices = A card for 2, 3, 4 and 5 each
dominion-constraint-mixed = At least three cards of each box
dominion-same-start = Equal start
dominion-same-start-help = Everybody begins with the same hand, dealt face up.
dominion-ending = Empty piles
dominion-ending-help = Whether a pile that was emptied and filled again in one turn counts for the end of the game.
dominion-ending-any-moment = Count at any moment of the turn
dominion-ending-turn-end = Count at the end of the turn
dominion-round-limit = Round limit
dominion-round-limit-help = The game ends after so many rounds; 0 for no limit.
dominion-preset-seaside = Seaside: High Seas
dominion-preset-seaside-help = The first recommended set of the expansion.
dominion-preset-first-game = First game
dominion-preset-first-game-help = The easiest set of the base game.
dominion-preset-surprise = Surprise
dominion-preset-surprise-help = Ten cards at random from both boxes, at all prices, and no Attack without a defence.

# Why a setup cannot be played.
dominion-no-cards = Choose at least one Kingdom card.
dominion-too-few-cards = Too few cards are left for a kingdom of ten.
dominion-too-many-cards = A kingdom has at most ten cards.
dominion-constraints-unmet = No kingdom meets these conditions.
dominion-not-a-kingdom-card = { $card } is not a Kingdom card.
dominion-card-twice = { $card } is named twice.

# What is asked of a seat.
dominion-prompt-over = The game is over.
dominion-prompt-wait = { $seat } decides.
dominion-prompt-action = Play an Action ({ $actions } left), or play Treasures and buy ({ $buys } { $buys ->
        [one] buy
       *[other] buys
    }, { $coins } { $coins ->
        [one] coin
       *[other] coins
    }).
dominion-prompt-action-or-buy = Play an Action ({ $actions } left), or buy ({ $buys } { $buys ->
        [one] buy
       *[other] buys
    }, { $coins } { $coins ->
        [one] coin
       *[other] coins
    }) or end your turn.
dominion-prompt-treasure = Play Treasures, then buy: { $coins } { $coins ->
        [one] coin
       *[other] coins
    }, { $buys } { $buys ->
        [one] buy
       *[other] buys
    }.
dominion-prompt-buy = Buy or end your turn: { $coins } { $coins ->
        [one] coin
       *[other] coins
    }, { $buys } { $buys ->
        [one] buy
       *[other] buys
    }.
dominion-prompt-buy-for-nothing = End your turn: { $coins } { $coins ->
        [one] coin buys
       *[other] coins buy
    } only what costs nothing.
dominion-prompt-end = Nothing is left to do: end your turn.
dominion-ask-start-of-turn = Your turn begins: which Duration card first?
dominion-ask-react = { $seat } attacks. Do you show a Reaction?
dominion-ask-discard-to = Discard until { $cards } { $cards ->
        [one] card is
       *[other] cards are
    } left.
dominion-ask-discard-to-draw = Discard what you like; you will draw as many ({ $picked } so far).
dominion-ask-trash-up-to = Trash up to { $left } more { $left ->
        [one] card
       *[other] cards
    }.
dominion-ask-discard-deck = Put your deck into your discard pile?
dominion-ask-gain = Gain a card costing up to { $most }.
dominion-ask-gain-treasure = Gain a Treasure costing up to { $most }, to your hand.
dominion-ask-trash-treasure = Trash a Treasure for one costing up to { $more } more.
dominion-ask-trash-for-gain = Trash a card for one costing up to { $more } more.
dominion-ask-trash-for-coins = Trash a card for coins.
dominion-ask-play-twice = Which Action do you play twice?
dominion-ask-keep-drawn = You have drawn an Action. Keep it, or set it aside?
dominion-ask-put-victory = Put a Victory card on your deck.
dominion-ask-spied = What becomes of the top card of { $seat }?
dominion-ask-plunder = Which Treasure of { $seat } is trashed?
dominion-ask-keep-stolen = Which of the trashed cards do you keep?
dominion-ask-present = Show a card from your hand.
dominion-ask-return = How many copies of { $card } do you return?
dominion-ask-embargo = On which pile does the Embargo token go?
dominion-ask-explore = Show a Province for a Gold, or take a Silver.
dominion-ask-put-back-to = Put cards on your deck until { $cards } { $cards ->
        [one] is
       *[other] are
    } left. The last one lies on top.
dominion-ask-set-aside = Set a card aside for your next turn.
dominion-ask-exile = Put a card on your Island mat.
dominion-ask-lookout-trash = Which of these cards do you trash?
dominion-ask-lookout-discard = Which of these cards do you discard?
dominion-ask-native-village = A card to the mat, or all cards from it?
dominion-ask-navigate = Discard these cards, or put them back?
dominion-ask-put-in-order = Which card goes back next? The last one lies on top.
dominion-ask-pearl-dive = Put the bottom card on top?
dominion-ask-pirate-ship = Plunder, or take coins?
dominion-ask-smuggle = Which card, costing up to { $most }, do you smuggle?
dominion-ask-treasuries = How many Treasuries go on top of your deck?

# What a seat can do.
dominion-do-play = Play { $card }
dominion-do-play-twice = Play { $card } twice
dominion-do-play-treasure = Play { $card } (+{ $coins })
dominion-do-treasures = Play all Treasures (+{ $coins }, { $total } in all)
dominion-do-buy =
    Buy { $card } for { $price } ({ $left ->
        [one] { $left } coin left
       *[other] { $left } coins left
    })
dominion-do-buy-embargoed =
    Buy { $card } for { $price } ({ $left ->
        [one] { $left } coin left
       *[other] { $left } coins left
    }) and gain { $curses ->
        [one] { $curses } Curse
       *[other] { $curses } Curses
    }
dominion-do-end = End your turn
dominion-do-end-early = End your turn with { $buys } { $buys ->
        [one] buy
       *[other] buys
    } unused
dominion-do-discard = Discard { $card }
dominion-do-trash = Trash { $card }
dominion-do-trash-for-coins = Trash { $card } (+{ $coins })
dominion-do-trash-for-gain = Trash { $card } for a card up to { $most }
dominion-do-gain = Gain { $card } (cost { $price })
dominion-do-put = Put { $card } on the deck
dominion-do-exile = Put { $card } on the Island mat
dominion-do-set-aside = Set { $card } aside
dominion-do-react = Show { $card }: the Attack does not touch you
dominion-do-explore = Show { $card } and take a Gold
dominion-do-present = Show { $card }
dominion-do-embargo = Put the token on { $card }
dominion-do-resolve = { $card } first
dominion-do-resolve-all = All of them, in any order
dominion-do-return =
    { $copies ->
        [0] Return no { $card }
       *[other] Return { $copies }× { $card }
    }
dominion-do-put-back = Put { $copies ->
        [0] none
       *[other] { $copies }
    } on the deck
dominion-do-discard-deck = Discard the whole deck ({ $cards })
dominion-do-discard-all = Discard all { $cards }
dominion-do-keep-drawn = Keep it
dominion-do-keep-deck = Leave the deck
dominion-do-keep-order = Put them back
dominion-do-leave = Leave it there
dominion-do-to-mat = Top card to the mat
dominion-do-take-mat = Take the mat ({ $cards })
dominion-do-plunder = Plunder the others
dominion-do-take-coins = Take { $coins } { $coins ->
        [one] coin
       *[other] coins
    }
dominion-do-not-react = Show nothing
dominion-do-pass = You have nothing fitting
dominion-do-done = That is all

# Why something cannot be done.
dominion-not-in-game = { $card } is not part of this game.
dominion-not-in-hand = { $card } is not in your hand.
dominion-actions-are-over = No Action can be played once a Treasure has been played or a card bought.
dominion-no-actions-left = You have no actions left.
dominion-cannot-be-played = { $card } cannot be played.
dominion-treasures-are-over = After the first buy no Treasure can be played.
dominion-no-treasures = You have no Treasures in hand.
dominion-pile-empty = The pile of { $card } is empty.
dominion-no-buys-left = You have no buys left.
dominion-too-expensive = { $card } costs { $price }, and you have { $coins }.
dominion-not-asked = Nobody asks for that now.
dominion-wrong-kind = { $card } is not of the kind asked for.
dominion-not-looked-at = { $card } is not among the cards in question.
dominion-too-costly = { $card } costs { $price }, and only up to { $most } is allowed.
dominion-not-smuggled = { $card } cannot be smuggled: your neighbour did not gain it.
dominion-not-stolen = { $card } was not stolen.
dominion-not-due = { $card } has nothing to do now.
dominion-too-many-copies = You do not have so many.
dominion-must-choose = You have to choose.
dominion-answer-first = First the question has to be answered.

# What happened.
dominion-extra-turn-began = { $seat } takes an extra turn.
dominion-turn-began = { $seat } takes turn { $turn }.
dominion-played = { $seat } plays { $card }.
dominion-played-again = { $seat } plays { $card } again.
dominion-played-treasures = { $seat } plays { $cards }: { $coins } { $coins ->
        [one] coin
       *[other] coins
    }.
dominion-carried-out = { $card } works for { $seat }.
dominion-drew = { $seat } draws { $count } { $count ->
        [one] card
       *[other] cards
    }.
dominion-drew-cards = { $seat } draws { $cards } ({ $count }).
dominion-shuffled = { $seat } shuffles.
dominion-bought = { $seat } buys { $card } for { $price }.
dominion-gained = { $seat } gains { $card }.
dominion-gained-to-hand = { $seat } gains { $card } to the hand.
dominion-gained-to-deck = { $seat } gains { $card } on top of the deck.
dominion-stole = { $seat } keeps the stolen { $card }.
dominion-trashed = { $seat }: { $card } is trashed.
dominion-discarded = { $seat } discards { $count } { $count ->
        [one] card
       *[other] cards
    }, { $card } on top.
dominion-discarded-cards = { $seat } discards { $cards } ({ $count }).
dominion-deck-discarded = { $seat } puts the deck ({ $count }) into the discard pile.
dominion-revealed-hand = { $seat } shows { $cards } from the hand.
dominion-revealed = { $seat } reveals { $cards }.
dominion-looked = { $seat } looks at { $count } { $count ->
        [one] card
       *[other] cards
    }.
dominion-looked-cards = { $seat } looks at { $cards } ({ $count }).
dominion-put-on-deck = { $seat } puts a card on the deck.
dominion-put-card-on-deck = { $seat }: { $card } goes on the deck.
dominion-set-aside = { $seat } sets a card aside.
dominion-set-card-aside = { $seat } sets { $card } aside.
dominion-came-back = { $seat } takes { $count } { $count ->
        [one] card
       *[other] cards
    } back into the hand.
dominion-came-back-cards = { $seat } takes { $cards } back into the hand ({ $count }).
dominion-exiled = { $seat } puts { $card } on the Island mat.
dominion-put-on-mat = { $seat } puts a card on the Native Village mat.
dominion-put-card-on-mat = { $seat } puts { $card } on the Native Village mat.
dominion-took-mat = { $seat } takes { $count } { $count ->
        [one] card
       *[other] cards
    } from the Native Village mat.
dominion-took-mat-cards = { $seat } takes { $cards } from the Native Village mat ({ $count }).
dominion-reacted = { $seat } shows { $card } and is safe.
dominion-sheltered = A Lighthouse protects { $seat }.
dominion-returned = { $seat } returns { $count }× { $card } to the Supply.
dominion-embargoed = { $seat } puts an Embargo token on { $card } ({ $tokens } now).
dominion-earned-token = { $seat } earns a coin token ({ $tokens } now).
dominion-took-coins = { $seat } gets { $coins } { $coins ->
        [one] coin
       *[other] coins
    } from the Pirate Ship.
dominion-turn-ended = { $seat } cleans up.
dominion-shown-on-top = { $seat }: { $card } is on top of the discard pile.
dominion-ended = The game is over.

# The sheet.
dominion-sheet-table = Table
dominion-sheet-over = Over after turn { $turn } of { $seat }
dominion-sheet-extra-turn = Extra turn of { $seat } (after turn { $turn })
dominion-sheet-turn = Turn { $turn } of { $seat }
dominion-sheet-actions = Actions { $actions }
dominion-sheet-buys = Buys { $buys }
dominion-sheet-coins = Coins { $coins }
dominion-sheet-last-turn = last turn ({ $piles })
dominion-sheet-to-end = { $piles } { $piles ->
        [one] empty pile
       *[other] empty piles
    } to the end
dominion-sheet-number = { $number }
dominion-sheet-price = { $price }
dominion-sheet-card = { $card }
dominion-sheet-sold-out = sold out
dominion-sheet-embargoed = { $left } (Embargo { $tokens })
dominion-sheet-basic = Basic cards
dominion-sheet-kingdom = Kingdom (price, card, left)
dominion-sheet-trash = Trash
dominion-sheet-seats = Players
dominion-sheet-seat = Player
dominion-sheet-seat-name = { $seat }
dominion-sheet-points = Points
dominion-sheet-hand = Hand
dominion-sheet-deck = Deck
dominion-sheet-discard = Discard
dominion-sheet-discard-top = { $cards } ({ $top })
dominion-sheet-in-play = In play and on mats
dominion-sheet-nothing = –
dominion-sheet-before-seat = { $cards }{ $mat ->
        [0] { "" }
       *[other] { " · mat " }{ $mat }
    }{ $aside ->
        [0] { "" }
       *[other] { " · aside " }{ $aside }
    }{ $tokens ->
        [0] { "" }
       *[other] { " · tokens " }{ $tokens }
    }
dominion-sheet-copies = { $copies ->
        [1] { $card }
       *[other] { $copies }× { $card }
    }
dominion-sheet-list = { $one }, { $rest }
dominion-sheet-cards = { $cards }
dominion-sheet-hidden = { $cards } { $cards ->
        [one] card
       *[other] cards
    } face down
dominion-sheet-looking = Cards of { $seat } in question
dominion-sheet-yours = You
dominion-sheet-your-hand = Hand
dominion-sheet-picked = To be discarded
dominion-sheet-your-mat = Native Village mat
dominion-sheet-your-aside = Set aside
dominion-sheet-your-island = Island mat
dominion-sheet-your-piles = Your piles
dominion-sheet-your-deck = In the deck
dominion-sheet-your-discard = Discarded
dominion-sheet-your-top = On top of the deck
dominion-sheet-your-bottom = At the bottom of the deck

# Why a hand-written player does what it does.
dominion-why-list = { $card } comes first of all that can be had.
dominion-why-nothing-to-buy = Nothing that can be had is worth it.
dominion-why-play = { $card } helps most now.
dominion-why-treasures = All money on the table.
dominion-why-junk = { $card } is missed least.
dominion-why-keep = Better leave it.
dominion-why-best = { $card } is best placed there.
dominion-why-protect = There is no need to suffer the Attack.
dominion-why-plan = This fits the plan.
dominion-list-outside-kingdom = The buy list names cards that are not in this kingdom, and they are passed over: { $cards }.

# What actions belong together.
dominion-group-play = Play a card
dominion-group-buy = Buy a card
dominion-group-discard = Discard a card
dominion-group-trash = Trash a card
dominion-group-gain = Gain a card
dominion-group-put = Put on the deck
dominion-group-set-aside = Set a card aside
dominion-group-reveal = Show a card
dominion-group-embargo = Choose a pile
dominion-group-resolve = Carry out a card
dominion-group-return = Return copies

# Where points come from.
dominion-points-card = { $card }
dominion-besides-turns = Turns taken (fewer are better)
