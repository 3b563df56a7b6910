# What only the browser says of this game: its board.

browser-dominion-discard-some = Discard { $picked } of { $most }
browser-dominion-discard-to-draw = Discard { $picked }, draw as many
browser-dominion-trash-some = Trash { $picked } (up to { $most })
browser-dominion-put-some = Put { $picked } of { $most } on the deck
browser-dominion-order-some = Put back in this order: { $picked } of { $most }
browser-dominion-keep-some = Keep { $picked } of { $most }
browser-dominion-pile = { $card }: costs { $cost }, { $left } left.
browser-dominion-embargoed = Embargo tokens: { $tokens }.
browser-dominion-smuggled = Smugglers can bring it.
browser-dominion-reach = Dashed frame: you can buy it by playing all your Treasures; one button does both.
browser-dominion-supply = Supply
browser-dominion-end = End of the game
browser-dominion-end-help = The game ends after the turn in which the Provinces are gone, or in which so many more piles are empty.
browser-dominion-to-end = { $piles ->
        [one] pile to the end
       *[other] piles to the end
    }
browser-dominion-trash = Trash: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
browser-dominion-nothing-trashed = Nothing has been trashed yet.
browser-dominion-hand = Your hand: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
browser-dominion-empty-hand = Your hand is empty.
browser-dominion-played = { $card }, { $copies }× in play
browser-dominion-due = { $card }, { $copies }×: carry it out now
browser-dominion-lasting = Stays from the last turn
browser-dominion-in-play = Played in this turn
browser-dominion-question = What is asked
browser-dominion-attack-of = { $name } attacks
browser-dominion-cards-of = { $name }
browser-dominion-stolen = Trashed by the Thief
browser-dominion-turn = This turn
browser-dominion-your-turn = Your turn
browser-dominion-turn-number = turn { $turn }
browser-dominion-extra-turn = extra turn after { $turn }
browser-dominion-treasures = Play Treasures
browser-dominion-treasures-and-buy = Play all Treasures, buy { $card }
browser-dominion-end-turn = End turn
browser-dominion-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
browser-dominion-rival-hand = Hand
browser-dominion-rival-hand-help = So many cards this player holds.
browser-dominion-rival-deck = Deck
browser-dominion-rival-deck-help = So many cards can be drawn before the discard pile is shuffled.
browser-dominion-rival-discard = Discard pile
browser-dominion-rival-discard-help = The card on top, and how many lie there.
browser-dominion-gained = Gained last
browser-dominion-gained-help = What this player gained in their own last turn.
browser-dominion-safe = Safe from the Attack
browser-dominion-tokens = Pirate Ship tokens: { $tokens }
browser-dominion-mat = Native Village: { $cards }
browser-dominion-island = Island: { $cards }
browser-dominion-aside = Set aside: { $cards }
browser-dominion-my-deck = Your deck, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }: all you know of it
browser-dominion-my-discard = Your discard pile, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
browser-dominion-deck = My deck
browser-dominion-deck-help = Touch it to see all you own: what can still be drawn, what is discarded, and what you know of top and bottom.
browser-dominion-discard = My discard pile
browser-dominion-discard-help = It becomes your deck when there is nothing left to draw.
browser-dominion-my-points = Points
browser-dominion-my-points-help = All your cards together, as if the game ended now.
browser-dominion-owns = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
browser-dominion-money = Money in all: { $coins }
browser-dominion-draw-average = five cards of the deck bring { $coins } coins on average
browser-dominion-column-owned = In all
browser-dominion-column-table = Table, mats
browser-dominion-next-turn = At the start of your next turn
browser-dominion-next-turn-help = What your Duration cards will bring then.
browser-dominion-answers = Answer automatically
browser-dominion-answers-help = What you settle here is answered by itself from now on, in every game, until you change it.
browser-dominion-ask-me = Ask me
browser-dominion-always-show = Show a Reaction if I have one
browser-dominion-never-show = Never show a Reaction
browser-dominion-always-in-any-order = All Duration cards at once, in any order
browser-dominion-always-on-deck = All of them on the deck
browser-dominion-always-take-coins = Always take the coins
browser-dominion-always-show-province = Show a Province if I have one
browser-dominion-banned = { $card } (banned)
browser-dominion-card = { $card }
browser-dominion-random = Ten cards, drawn when the game begins.
browser-dominion-random-with = Ten cards, drawn when the game begins, with these among them.
browser-dominion-touch-bans = A touch bans
browser-dominion-touch-demands = A touch demands
browser-dominion-cost = Costs { $cost }
browser-dominion-type-action = Action
browser-dominion-type-attack = Attack
browser-dominion-type-reaction = Reaction
browser-dominion-type-duration = Duration
browser-dominion-type-victory = Victory
browser-dominion-count = { $cards }/{ $all }
browser-dominion-choose-more = { $cards ->
        [one] Choose one more card
       *[other] Choose { $cards } more cards
    }: a kingdom has ten.
browser-dominion-full = A kingdom has { $cards } cards: take one out first.
browser-dominion-fill = Fill up at random
browser-dominion-clear = Start again
browser-dominion-draw-now = Draw and look
browser-dominion-share = Copy a link to this kingdom
