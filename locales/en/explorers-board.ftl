# What only the browser says of this game: its board.

browser-explorers-accept = Agree
browser-explorers-all-points = All points
browser-explorers-answer-accepted = agrees
browser-explorers-answer-awaited = thinks …
browser-explorers-answer-countered = offers something else
browser-explorers-answer-declined = refuses
browser-explorers-answer-not-asked = was not asked
browser-explorers-back = Back
browser-explorers-bank = Bank
browser-explorers-bank-hint = Pick what you give or want: the bank shows its price. Purchases for gold left: { $purchases }.
browser-explorers-bank-no = The bank does not do that.
browser-explorers-basin = in the basin
browser-explorers-cannot-give = You do not have what is wanted.
browser-explorers-cards = cards in hand
browser-explorers-cards-of = { $resource }: { $cards }, lifted { $lifted }
browser-explorers-chart = Chart
browser-explorers-chart-in-words = The chart in words: arrow keys go from hex to hex
browser-explorers-choose-ship = Choose ship { $ship }
browser-explorers-close = Close
browser-explorers-counter = Offer something else …
browser-explorers-counter-send = Offer this instead
browser-explorers-deal = Trade
browser-explorers-discard = Discard
browser-explorers-discarding = A 7! Lift the cards you give up: { $lifted } of { $due }
browser-explorers-do-catch = Catch the fish
browser-explorers-do-crew = A crew into the basin, for { $price }
browser-explorers-do-crew-aboard = A crew aboard ship { $ship }, for { $price }
browser-explorers-do-deliver = Deliver: { $piece }
browser-explorers-do-exchange = Exchange all cargo
browser-explorers-do-exchange-one = Exchange one: { $piece }
browser-explorers-do-fetch = Fetch a crew
browser-explorers-do-found = Found a settlement at { $place }
browser-explorers-do-harbour = Harbour settlement, for { $price }
browser-explorers-do-land-lair = Land a crew on the lair ({ $crews } of 3)
browser-explorers-do-land-village = Land a crew: { $tile }
browser-explorers-do-load = Load: { $piece }
browser-explorers-do-pirate = Pirate ship here
browser-explorers-do-place-harbour = Harbour settlement at { $place }
browser-explorers-do-place-road = Road here
browser-explorers-do-place-settlement = Settlement at { $place }
browser-explorers-do-place-ship = Settler ship here
browser-explorers-do-rebuild-ship = Move ship { $ship } here, for { $price }
browser-explorers-do-road = Road, for { $price }
browser-explorers-do-settlement = Settlement at { $place }, for { $price }
browser-explorers-do-settler = A settler into the basin, for { $price }
browser-explorers-do-settler-aboard = A settler aboard ship { $ship }, for { $price }
browser-explorers-do-ship = Ship, for { $price }
browser-explorers-do-throw = Throw away: { $piece }
browser-explorers-do-throw-overboard = Throw overboard: { $piece }
browser-explorers-do-unload = Unload: { $piece }
browser-explorers-expected = The line: what to expect
browser-explorers-fewer = One { $good } fewer
browser-explorers-fit = The whole chart
browser-explorers-fog = Fog
browser-explorers-fog-help = Nobody knows what lies here. A ship that points at it discovers it: that ends its move, and brings a card or 2 gold.
browser-explorers-fog-in =
    { $region ->
        [north] fog in the north
       *[other] fog in the south
    }, { $left } hexes left
browser-explorers-fog-left = Fog: { $north } north, { $south } south
browser-explorers-for = for
browser-explorers-give = Give
browser-explorers-give-more = Give { $good } (now { $count })
browser-explorers-goal = Goal { $goal }
browser-explorers-gold = Gold: { $gold }
browser-explorers-hand = My cards
browser-explorers-home = My places
browser-explorers-known = { $resource } { $least }–{ $most }
browser-explorers-lair = pirate lair, crews needed: { $needed }
browser-explorers-leads = { $seat } leads: 1 point
browser-explorers-mission-fish = Fish
browser-explorers-mission-lairs = Lairs
browser-explorers-mission-spices = Spices
browser-explorers-movement = Movement points: { $left } of { $all }
browser-explorers-mute = No offers until I say so
browser-explorers-muted = hears no offers until further notice
browser-explorers-neutral = neutral
browser-explorers-next-lead =
    Lead (+1): { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
browser-explorers-next-point =
    Next point: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
browser-explorers-no-ships = None of your ships is out.
browser-explorers-no-trade-now = No trade now.
browser-explorers-number = number { $number }, { $ways } of 36
browser-explorers-offer-all = Offer to all
browser-explorers-offers = offers
browser-explorers-offers-left = Offers left: { $offers }
browser-explorers-offers-you = makes you an offer:
browser-explorers-page-build = Build
browser-explorers-page-hand = Hand
browser-explorers-page-ships = Ships
browser-explorers-page-trade = Trade
browser-explorers-pages = What is mine
browser-explorers-people = The others
browser-explorers-piece = { $piece }, { $left } left; costs { $price }
browser-explorers-piece-crew = Crew
browser-explorers-piece-harbour = Harbour
browser-explorers-piece-road = Road
browser-explorers-piece-settlement = Settlement
browser-explorers-piece-settler = Settler
browser-explorers-piece-ship = Ship
browser-explorers-place = Where to? { $piece }
browser-explorers-points-of = { $points } of { $goal } points: where they come from
browser-explorers-quiet = No offers this turn
browser-explorers-quieted = hears no more offers this turn
browser-explorers-rack = What I can build
browser-explorers-refuse = Refuse
browser-explorers-rolled = Rolled: { $sum }
browser-explorers-rolls = What was rolled so far
browser-explorers-rolls-of = { $sum }: { $times ->
        [one] once
       *[other] { $times } times
    } of { $all }
browser-explorers-round = Round { $round }
browser-explorers-sail =
    Ship { $ship }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
browser-explorers-sail-reveals =
    reveals { $hexes ->
        [one] a hex
       *[other] { $hexes } hexes
    } and ends its move
browser-explorers-sail-tribute = 1 gold to the pirates
browser-explorers-sail-wool = costs a wool
browser-explorers-ship-done = its move is over
browser-explorers-ships = My ships
browser-explorers-step = step { $step }: { $points }
browser-explorers-to-goal = Still to go
browser-explorers-trade = Trade
browser-explorers-turn = The turn
browser-explorers-unmute = Hear offers again
browser-explorers-village = village, sacks left: { $sacks }
browser-explorers-want = Want
browser-explorers-want-more = Want { $good } (now { $count })
browser-explorers-where-is-the-point = Where is the point?
browser-explorers-whose = { $what } ({ $seat })
browser-explorers-you-get = you get
browser-explorers-you-give = you give
browser-explorers-zoom-in = Larger
browser-explorers-zoom-out = Smaller
