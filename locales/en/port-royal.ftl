# What Port Royal says.

port-royal = Port Royal
port-royal-help = Hire a crew and send people on expeditions: whoever reaches 12 influence points starts the last round, and the most points win in the end. In your turn you turn over cards one by one and stop while it goes well: a second ship of a colour that you cannot repel costs you the harbour and the turn. Then you trade with a ship or hire a person, and the others may do so after you, for a coin each.

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
port-royal-governor-help = Lets you take one card more, in your own turn and in everyone else’s.
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
port-royal-tax-help = Everyone with 12 coins or more loses half of them, rounded down. Then whoever has the most swords, or the fewest points, gets 1 coin, as the card says; if several are tied, each of them does.

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
port-royal-seats-help = Two to five can play. With five, one more expedition lies open from the start.
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
port-royal-prompt-close = Claim an expedition before your turn ends?
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
       *[other] , { $fee } to the active seat
    }
port-royal-do-hire =
    Hire the { $card } { $price ->
        [0] for free
        [one] for { $price } coin
       *[other] for { $price } coins
    }{ $fee ->
        [0] {""}
       *[other] , plus { $fee } to the active seat
    }{ $points ->
        [0] {""}
        [one] {" "}(+{ $points } point)
       *[other] {" "}(+{ $points } points)
    }
# $needs (names): the people the expedition asks for. $given (names): those sent.
port-royal-do-claim =
    Send { $given } on the expedition for { $needs } ({ $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }, { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    })
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
    } in all, you have { $money }.
port-royal-only-active-claims = Only the active seat can claim an expedition.
port-royal-no-such-expedition = No such expedition lies open.
port-royal-wrong-people = This expedition asks for other people.
port-royal-lacks-people = You do not have the people this expedition asks for.

# What happened.
port-royal-revealed = { $seat } turns over: { $card }.
port-royal-repelled = { $seat } repels the { $card }.
port-royal-busted = A second { $card }! { $seat } loses the harbour and the turn.
port-royal-taxed =
    { $seat } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } in taxes.
port-royal-tax-bonus-swords = { $seat } gets 1 coin for the most swords.
port-royal-tax-bonus-points = { $seat } gets 1 coin for the fewest points.
port-royal-stopped = { $seat } stops turning over cards.
# Every admiral brings 2 coins.
port-royal-admirals-paid =
    { $seat } gets { $coins ->
        [2] { $coins } coins for the admiral
       *[other] { $coins } coins for the admirals
    }.
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
port-royal-passed = { $seat } passes.
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
port-royal-sheet-round = round { $round }
port-royal-sheet-last-round = round { $round }, the last
port-royal-sheet-seats = At the table
port-royal-sheet-seat = Seat
port-royal-sheet-seat-name = { $seat }
port-royal-sheet-points = Points
port-royal-sheet-coins = Coins
port-royal-sheet-swords = Swords
port-royal-sheet-people = People and expeditions
port-royal-sheet-number = { $number }
port-royal-sheet-cards = { $cards }

# Why a player made of code does what it does. $percent (number): the chance of a bust.
port-royal-why-reveal = Another card is worth the risk of a bust ({ $percent }%).
port-royal-why-stop = What lies in the harbour is worth more than the risk of another card ({ $percent }%).
port-royal-why-worth = This is worth the most now.
port-royal-why-nothing = Nothing here is worth taking.
port-royal-why-repel = This ship would do more harm than good in the harbour.
port-royal-why-dock = This ship is welcome in the harbour.
port-royal-why-claim = The expedition is worth more than the people it takes.
