# What Port Royal says.

port-royal-about = { $goal } { $turn }
port-royal-goal-expedition = Hire a crew and send people on expeditions: whoever has 12 influence points and an expedition starts the last round, and among those with an expedition the most points win in the end.
port-royal-goal-set-sail = Hire a crew: whoever reaches 8 influence points starts the last round, and the most points win in the end.
port-royal-goal-contracts = { $goal } A contract brings coins, more to those who are quick, and your second and third one also bring points.
port-royal-goal-together = All contracts must be completed before the time pile runs out; every turn takes a card of it. Nobody can complete more than three.
port-royal-goal-adventure = Solve tasks, hire a crew and send people on expeditions: whoever has 12 influence points and two cubes placed starts the last round, and among those who have both the most points win in the end. Every turn begins with an event.
port-royal-goal-chapter =
    The chapter is won if somebody has solved every task that lies out when it ends, with at least { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } placed and { $points ->
        [one] { $points } influence point
       *[other] { $points } influence points
    }. Every turn begins with an event.

# People: as they stand in a sentence, after “the”.
port-royal-settler = settler
port-royal-settler-help = Can be sent on an expedition that asks for settlers.
port-royal-captain = captain
port-royal-captain-help = Can be sent on an expedition that asks for captains.
port-royal-priest = priest
port-royal-priest-help = Can be sent on an expedition that asks for priests.
port-royal-jack = jack of all trades
port-royal-jack-help = Goes on an expedition in place of one settler, captain or priest.
port-royal-sailor = sailor
port-royal-sailor-help = Gives you 1 sword for repelling ships. The swords of your people add up.
port-royal-pirate = pirate
port-royal-pirate-help = Gives you 2 swords for repelling ships. The swords of your people add up.
port-royal-admiral = admiral
port-royal-admiral-help = Brings you 2 coins each time you are about to take cards while five or more lie in the harbour.
port-royal-jester = jester
port-royal-jester-help = Brings you 1 coin when any turn busts, and when the others leave you nothing to take in someone else’s turn.
port-royal-governor = governor
port-royal-governor-help = Lets you take one card more, in your own turn and in everyone else’s. One hired just now works from the next turn on (in the classic edition at once).
port-royal-mademoiselle = mademoiselle
port-royal-mademoiselle-help = You hire everybody for 1 coin less.
port-royal-yellow-trader = yellow trader
port-royal-yellow-trader-help = Every pinnace (yellow) you trade with brings you 1 coin more.
port-royal-blue-trader = blue trader
port-royal-blue-trader-help = Every flute (blue) you trade with brings you 1 coin more.
port-royal-green-trader = green trader
port-royal-green-trader-help = Every skiff (green) you trade with brings you 1 coin more.
port-royal-red-trader = red trader
port-royal-red-trader-help = Every frigate (red) you trade with brings you 1 coin more.
port-royal-black-trader = black trader
port-royal-black-trader-help = Every galleon (black) you trade with brings you 1 coin more.

port-royal-yellow-shopkeeper = yellow shopkeeper
port-royal-yellow-shopkeeper-help = Every pinnace (yellow) you take for its coins stays with the shopkeeper and is worth 1 point.
port-royal-blue-shopkeeper = blue shopkeeper
port-royal-blue-shopkeeper-help = Every flute (blue) you take for its coins stays with the shopkeeper and is worth 1 point.
port-royal-green-shopkeeper = green shopkeeper
port-royal-green-shopkeeper-help = Every skiff (green) you take for its coins stays with the shopkeeper and is worth 1 point.
port-royal-red-shopkeeper = red shopkeeper
port-royal-red-shopkeeper-help = Every frigate (red) you take for its coins stays with the shopkeeper and is worth 1 point.
port-royal-black-shopkeeper = black shopkeeper
port-royal-black-shopkeeper-help = Every galleon (black) you take for its coins stays with the shopkeeper and is worth 1 point.
port-royal-yellow-clerk = yellow clerk
port-royal-yellow-clerk-help = When you take a pinnace (yellow), you may take one card more.
port-royal-blue-clerk = blue clerk
port-royal-blue-clerk-help = When you take a flute (blue), you may take one card more.
port-royal-green-clerk = green clerk
port-royal-green-clerk-help = When you take a skiff (green), you may take one card more.
port-royal-red-clerk = red clerk
port-royal-red-clerk-help = When you take a frigate (red), you may take one card more.
port-royal-black-clerk = black clerk
port-royal-black-clerk-help = When you take a galleon (black), you may take one card more.
port-royal-passenger = passenger
port-royal-passenger-help = Does nothing but bring points.
port-royal-gunner = gunner
port-royal-gunner-help = Brings you coins each time you are about to take cards: one fewer than ships lie in the harbour.
port-royal-vice-admiral = vice admiral
port-royal-vice-admiral-help = Brings you 1 coin each time you are about to take cards while three or four lie in the harbour.
port-royal-gambler = gambler
port-royal-gambler-help = Once in your turn, turns over four cards at once; none of them can be repelled. If no two ships of a colour lie in the harbour then, you stop, or send another gambler, and take one card more for each gambler used.

# Ships, expeditions, taxes.
port-royal-pinnace = pinnace
port-royal-flute = flute
port-royal-skiff = skiff
port-royal-frigate = frigate
port-royal-galleon = galleon
port-royal-ship-help = Trade with it and you get its coins. With enough swords you can repel a ship just as it sails in; one with a skull cannot be repelled. A second ship of the same colour in the harbour ends the turn at once. With four different ships in the harbour the active seat takes up to 2 cards, with five up to 3.
port-royal-expedition = expedition
port-royal-expedition-help = Stays open until somebody, in their own turn, gives up the people it asks for. They keep the expedition for its points and get its coins.
port-royal-tax-swords = tax increase (most swords)
port-royal-tax-points = tax increase (fewest points)
port-royal-tax-keep-eight = tax increase (keep eight)
port-royal-tax-help = Everyone with 12 coins or more loses half of them, rounded down. Then whoever has the most swords, or the fewest points, gets 1 coin, as the card says; if several are tied, each of them does.
port-royal-tax-keep-eight-help = Everyone keeps 8 coins at most. Then whoever has the fewest points gets 1 coin; if several are tied, each of them does.

# Contracts: their names, and what they ask for.
port-royal-contract-comedian = Comedian
port-royal-contract-comedian-help = Have a priest and a jester.
port-royal-contract-lady-killer = Lady Killer
port-royal-contract-lady-killer-help = Have a captain and a mademoiselle.
port-royal-contract-maritime-supremacy = Maritime Supremacy
port-royal-contract-maritime-supremacy-help = Have a captain and a vice admiral.
port-royal-contract-new-colony = New Colony
port-royal-contract-new-colony-help = Have a settler and a gunner.
port-royal-contract-trade-outpost = Trade Outpost
port-royal-contract-trade-outpost-help = Have a settler and a clerk.
port-royal-contract-trader-prince = Trader Prince
port-royal-contract-trader-prince-help = Have two traders.
port-royal-contract-cheap-staff = Cheap Staff
port-royal-contract-cheap-staff-help = Have four people with a printed cost of 3 at most.
port-royal-contract-fighter = Fighter
port-royal-contract-fighter-help = Have three swords.
port-royal-contract-explorer = Explorer
port-royal-contract-explorer-help = Have an expedition.
port-royal-contract-frigate-foe = Frigate Foe
port-royal-contract-frigate-foe-help = Take three frigates for no coins; decide at once.
port-royal-contract-galleon-foe = Galleon Foe
port-royal-contract-galleon-foe-help = Take two galleons for no coins; decide at once.
port-royal-contract-tax-officer = Tax Officer
port-royal-contract-tax-officer-help = Pay taxes; decide at once.
port-royal-contract-jinx = Jinx
port-royal-contract-jinx-help = Bust in your own turn; decide at once.
port-royal-contract-little-gamester = Little Gamester
port-royal-contract-little-gamester-help = Twice, three colours in the harbour in your turn; decide at once.
port-royal-contract-gamester = Gamester
port-royal-contract-gamester-help = Four colours in the harbour in your turn; decide at once.
port-royal-contract-pack-of-pirates = Pack of Pirates
port-royal-contract-pack-of-pirates-help = In your own turns, repel a ship of each colour.
port-royal-contract-small-estate = Small Estate
port-royal-contract-small-estate-help = Have 12 points (seal and rewards are house values).
port-royal-contract-ransom = Ransom
port-royal-contract-ransom-help = Pay 15 coins (seal and rewards are house values).

# Cards with their figures: they stand in tables and after a colon.
port-royal-card-person =
    { $card } (cost { $cost }, { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    })
# $swords (number): how many swords repel the ship.
port-royal-card-ship =
    { $card } ({ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    })
port-royal-card-skull-ship =
    { $card } ({ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, skull)
port-royal-card-generous-ship = { $ship } and 1 coin for another seat
# $needs (names): the people it asks for.
port-royal-card-expedition =
    expedition ({ $needs }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    })
port-royal-card-tax = { $card }

# What is settled before the game.
port-royal-seats = Seats
port-royal-seats-help = Two to five can play. Set Sail! is for two to four, the Adventure for two to four rivals or one to four together, and contracts can be completed alone, too. With five, one more expedition lies open from the start.
port-royal-mode = Game
port-royal-mode-help = Set Sail! is a short game with a deck of its own: 8 points begin the last round (the figures of 37 of its cards are house values). With contracts there are more ways to points, or you complete them all together before the time pile runs out. The Adventure is a story of five chapters with tasks and events.
port-royal-mode-base = Base game
port-royal-mode-set-sail = Set Sail!
port-royal-mode-contracts = Contracts
port-royal-mode-cooperative-contracts = Contracts, all together or alone
port-royal-with = With
port-royal-with-help = Further cards to shuffle into the deck.
port-royal-with-set-sail = 20 cards of Set Sail!
port-royal-with-contract-cards = The people and ships of the Contracts set
port-royal-with-gamblers = Gamblers
port-royal-edition = Edition
port-royal-edition-help = The two rulebooks differ in one point. A governor just hired works from the next turn on in the Big Box, and at once in the classic game.
port-royal-edition-big-box = Big Box
port-royal-edition-classic = Classic
port-royal-ending = The last round begins with
port-royal-ending-help = If an expedition is required, only those who have one can win.
port-royal-ending-points = 12 points
port-royal-ending-expedition = 12 points and an expedition
port-royal-preset-first-game = First game
port-royal-preset-first-game-help = The game as most people know it: 12 points start the last round.
port-royal-preset-explorers = Explorers
port-royal-preset-explorers-help = Nobody wins without an expedition: hire those who can travel.
port-royal-preset-set-sail = Set Sail!
port-royal-preset-set-sail-help = A short game: 8 points begin the last round.
port-royal-preset-contracts = Contracts
port-royal-preset-contracts-help = Four contracts bring coins to those who are quick, and points for the second and the third.
port-royal-preset-together = All together
port-royal-preset-together-help = Complete all the contracts before the time pile runs out.
port-royal-preset-alone = Alone
port-royal-preset-alone-help = Three contracts, one harbour, and no time to lose.
port-royal-preset-full-harbour = Full harbour
port-royal-preset-full-harbour-help = Contracts with shopkeepers, passengers and gamblers mixed in.

# Why a setup cannot be played.
port-royal-mixed-in-twice = These cards are mixed in already.
port-royal-set-sail-alone = Set Sail! is played with its own deck alone.
port-royal-contract-cards-are-in = With contracts, these people and ships are always in the deck.
port-royal-no-expeditions = There are no expeditions in Set Sail!
port-royal-no-such-ending = This ending belongs to the base game and to contracts against each other.

# What is asked of a seat.
port-royal-prompt-reveal-first = Your turn: turn over the first card.
port-royal-prompt-discover = Turn over another card? The chance of a bust is { $percent }%.
port-royal-prompt-arrival = A ship sails in: { $card }. Repel it, or let it dock?
port-royal-prompt-arrival-second = A second ship of this colour sails in: { $card }. Repel it, or lose the harbour and the turn?
# $takes (number): how many cards may still be taken.
port-royal-prompt-take =
    { $takes ->
        [one] Take a card from the harbour, or pass.
       *[other] Take up to { $takes } cards from the harbour, or pass.
    }
# $seat (seat): whose turn it is.
port-royal-prompt-take-paying =
    { $takes ->
        [one] Take a card from the harbour and give 1 coin to { $seat }, or pass.
       *[other] Take up to { $takes } cards from the harbour and give 1 coin for each to { $seat }, or pass.
    }
port-royal-prompt-prepare =
    How much of your time do you lay aside? The time pile has { $left ->
        [one] { $left } card
       *[other] { $left } cards
    }; each card laid aside is a turn less, and a point if you win.
port-royal-prompt-set-aside =
    Lay another card of the time pile aside? { $left ->
        [one] { $left } card is left
       *[other] { $left } cards are left
    }.
port-royal-prompt-decide = Now or never: { $contracts }?
port-royal-prompt-before-others = Is there anything else before the others take?
port-royal-prompt-after = Complete a contract before the next one takes?
port-royal-prompt-gambled = All went well. Stop, or send another gambler?
port-royal-prompt-close = Is there anything else before your turn ends?
port-royal-prompt-wait = Waiting for { $seat }.
port-royal-prompt-over = The game is over.

# What a seat can do: labels of buttons.
port-royal-do-reveal = Turn over a card
port-royal-do-stop = Stop turning over cards
port-royal-do-repel = Repel the { $card }
port-royal-do-dock = Let the { $card } dock
port-royal-do-bust = Let the { $card } dock and bust
# $fee (number): how many coins go to the active seat, 0 or 1.
port-royal-do-take =
    Trade with the { $card }: { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }{ $fee ->
        [0] {""}
       *[other] , { $fee } to { $active }
    }
port-royal-do-hire =
    Hire the { $card } { $price ->
        [0] for free
        [one] for { $price } coin
       *[other] for { $price } coins
    }{ $fee ->
        [0] {""}
       *[other] , plus { $fee } to { $active }
    }{ $points ->
        [0] {""}
        [one] {" "}(+{ $points } point)
       *[other] {" "}(+{ $points } points)
    }
# $needs (names): the people the expedition asks for. $given (names): those sent. $gain (number): the points of the expedition less those
# of the people sent, $lost.
port-royal-do-claim =
    Send { $given } on the expedition for { $needs } ({ $gain ->
        [one] +{ $gain } point
       *[other] +{ $gain } points
    }{ $lost ->
        [0] ,
       *[other] : { $points } less { $lost };
    } { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    })
port-royal-do-take-for-nothing =
    Take the { $card } for no coins{ $fee ->
        [0] {""}
       *[other] , 1 coin to { $active }
    }
# $taking (said): one of the two above.
port-royal-do-take-giving = { $taking }; 1 coin for { $to }
port-royal-do-gamble = Gamble: turn over four cards at once
port-royal-do-complete =
    Complete the contract { $contract } { $coins ->
        [0] (no coins)
        [one] (+{ $coins } coin)
       *[other] (+{ $coins } coins)
    }
port-royal-do-advance = Make step { $step } of { $steps } towards the contract { $contract }
port-royal-do-set-aside = Lay a card of the time pile aside
port-royal-do-begin = Begin the first turn
port-royal-do-keep-time = Keep the time you have
port-royal-do-decline = Let it pass
port-royal-do-go-on = Go on
port-royal-do-pass = Pass
port-royal-do-end-turn = End the turn

# Why something cannot be done.
port-royal-reveal-first = Turn over at least one card first.
port-royal-no-cards-left = There is no card left to turn over.
port-royal-no-ship-arriving = No ship is sailing in.
port-royal-ship-arriving = First decide about the ship that is sailing in.
port-royal-still-discovering = Cards are still being turned over. Taking comes after that.
port-royal-discovering-is-over = It is too late for that in this turn.
port-royal-not-a-ship = You can trade with ships only.
port-royal-not-a-person = You can hire people only.
port-royal-not-in-harbour = This does not lie in the harbour: { $card }.
# $price (number): what has to be paid in all.
port-royal-too-expensive =
    { $price ->
        [one] This costs { $price } coin
       *[other] This costs { $price } coins
    } in all, and you have { $money }.
port-royal-only-active-claims = Only the active seat can claim an expedition.
port-royal-no-such-expedition = No such expedition lies open.
port-royal-wrong-people = This expedition asks for other people.
port-royal-lacks-people = You do not have the people this expedition asks for.
port-royal-contract-not-out = This contract is not on the table.
port-royal-contract-done = You have completed this contract already.
port-royal-no-marker-left = You have no marker left for this contract.
port-royal-contract-now-or-never = This contract can only be completed at the very moment it happens.
port-royal-contract-active-only = Only the active seat can complete this contract.
port-royal-contract-not-met = You do not have what this contract asks for.
port-royal-decide-first = First decide whether you use this moment for a contract.
port-royal-set-aside-first = First decide whether to lay cards of the time pile aside.
port-royal-cannot-set-aside = No card of the time pile can be laid aside now.
port-royal-nothing-for-nothing = Taking this ship for no coins would bring you no closer to a contract.
port-royal-must-give = Say who gets the other coin of this ship.
port-royal-cannot-give = This coin cannot go there.
port-royal-gambled = After a gambler no single card is turned over.
port-royal-no-gambler = You have no gambler.
port-royal-gamblers-used = Each gambler gambles once a turn.

# What happened.
port-royal-revealed = { $seat } turns over: { $card }.
port-royal-repelled = { $seat } repels the { $card }.
port-royal-docked = { $seat } lets the { $card } dock.
port-royal-busted = A second { $card }! { $seat } loses the harbour and the turn.
port-royal-taxed =
    { $seat } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } in taxes.
port-royal-tax-bonus-swords =
    { $seat } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for the most swords.
port-royal-tax-bonus-points =
    { $seat } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for the fewest points.
port-royal-stopped = { $seat } stops turning over cards.
# Every admiral brings 2 coins.
port-royal-admirals-paid =
    { $seat } gets { $coins ->
        [2] { $coins } coins for the admiral
       *[other] { $coins } coins for the admirals
    }.
port-royal-vice-admirals-paid =
    { $seat } gets { $coins ->
        [one] { $coins } coin for the vice admiral
       *[other] { $coins } coins for the vice admirals
    }.
port-royal-gunners-paid =
    { $seat } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for gunners.
port-royal-gambles = { $seat } gambles: four cards at once.
# Every jester brings 1 coin.
port-royal-jesters-paid =
    { $seat } gets { $coins ->
        [one] { $coins } coin for the jester
       *[other] { $coins } coins for the jesters
    }.
port-royal-traded =
    { $seat } trades with the { $card } and gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
port-royal-given =
    { $to } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } as { $seat } wishes.
port-royal-stowed = The { $card } stays with a shopkeeper of { $seat }: 1 point.
port-royal-hired =
    { $seat } hires the { $card } { $price ->
        [0] for free
        [one] for { $price } coin
       *[other] for { $price } coins
    }.
port-royal-fee-paid = { $seat } gives 1 coin to { $to }.
port-royal-claimed =
    { $seat } sends { $given } on an expedition and gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
port-royal-ransom-paid = { $seat } pays a ransom of { $coins } coins.
port-royal-contract-completed =
    { $seat } completes the contract { $contract }{ $coins ->
        [0] {""}
        [one] {" "}and gets { $coins } coin
       *[other] {" "}and gets { $coins } coins
    }{ $points ->
        [0] {""}
        [one] , and { $points } point
       *[other] , and { $points } points
    }.
port-royal-contract-advanced = { $seat } makes step { $step } of { $steps } towards the contract { $contract }.
port-royal-declined = { $seat } lets the moment pass.
port-royal-set-aside =
    { $seat } lays a card of the time pile aside: { $left ->
        [one] { $left } is left
       *[other] { $left } are left
    }, { $points ->
        [one] { $points } lies
       *[other] { $points } lie
    } aside.
port-royal-won-together =
    Every contract is completed in time, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $rank }.
port-royal-lost-together = The time is up, and not every contract is completed.
port-royal-rank-landlubbers = landlubbers
port-royal-rank-sailors = sailors
port-royal-rank-pirates = pirates
port-royal-rank-captains = captains
port-royal-rank-terror-of-the-seas = terror of the seven seas
port-royal-passed = { $seat } passes.
port-royal-passed-for-want = { $seat } passes: nothing in the harbour is within reach.
port-royal-reshuffled = The discard pile is shuffled: it is the new draw pile.
port-royal-coins-became-markers = The cards have run out: everyone’s coin cards are shuffled into a new draw pile, and the coins are counted with markers instead.
port-royal-turn-began = Round { $round }: { $seat } begins a turn.
port-royal-last-round =
    { $seat } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: this is the last round.
port-royal-ended = The game is over.

# The sheet.
port-royal-sheet-harbour = Harbour
port-royal-sheet-empty = nothing
port-royal-sheet-arriving = sailing in
port-royal-sheet-expeditions = Expeditions
port-royal-sheet-piles = Round and piles
port-royal-sheet-draw-pile =
    draw pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
port-royal-sheet-discard =
    discard pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
port-royal-sheet-time-pile =
    time pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
port-royal-sheet-scoring-pile =
    laid aside: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
port-royal-sheet-contracts = Contracts
port-royal-sheet-contract = { $contract }
port-royal-sheet-reward =
    next: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
port-royal-sheet-step = { $seat }: step { $step }
port-royal-sheet-round = round { $round }
port-royal-sheet-last-round = round { $round }, the last
port-royal-sheet-seats = At the table
port-royal-sheet-seat = Seat
port-royal-sheet-seat-name = { $seat }
port-royal-sheet-points = Points
port-royal-sheet-coins = Coins
port-royal-sheet-swords = Swords
port-royal-sheet-people = People and expeditions
port-royal-sheet-markers = Markers left
port-royal-sheet-stowed = Under shopkeepers
port-royal-sheet-kept = Kept ships
port-royal-sheet-number = { $number }
port-royal-sheet-cards = { $cards }

# Why a player made of code does what it does. $percent (number): the chance of a bust.
port-royal-why-reveal =
    { $percent ->
        [0] Another card carries next to no risk of a bust.
       *[other] Another card is worth the risk of a bust ({ $percent }%).
    }
port-royal-why-stop = What lies in the harbour is worth more than the risk of another card ({ $percent }%).
port-royal-why-enough = What lies in the harbour is enough: every further card is one more for the others.
port-royal-why-worth = This is worth the most now.
port-royal-why-nothing = Nothing here is worth taking.
port-royal-why-repel = This ship would do more harm than good in the harbour.
port-royal-why-dock = This ship is welcome in the harbour.
port-royal-why-claim = The expedition is worth more than the people it takes.
port-royal-why-gamble = Four cards at once are worth the risk.
port-royal-why-contract = The contract is worth it now.
port-royal-why-contract-later = The marker is better saved for another contract.
port-royal-why-task-later = The cube is better saved for another task.
port-royal-why-stay = The people are worth more than the expedition.
port-royal-why-more-time = The contracts need all the time there is.
port-royal-why-less-time = There is time to spare, and it is worth a point.

# What actions belong together.
port-royal-group-harbour = Take from the harbour
port-royal-group-expeditions = Send an expedition
port-royal-group-contracts = Complete a contract
port-royal-group-tasks = Solve a task
port-royal-group-goods = Sell goods
port-royal-group-personalities = Choose a personality
port-royal-group-bonus = Hand out a coin
port-royal-group-helpers = Repel with help
port-royal-group-looked = Leave a card on top
port-royal-group-ships = Take a ship

# Where points come from.
port-royal-points-people = People
port-royal-points-expeditions = Expeditions
port-royal-points-shops = Ships in shops
port-royal-points-contracts = Contracts
port-royal-points-crowns = Crowns
port-royal-besides-coins = Coins
port-royal-besides-cubes = Cubes placed
port-royal-besides-expeditions = Expeditions made
