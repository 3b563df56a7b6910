# What only the browser says of this game: its board.

browser-puerto-rico-privilege-settler = may take a quarry
browser-puerto-rico-privilege-mayor = 1 colonist more
browser-puerto-rico-privilege-builder = pays 1 less
browser-puerto-rico-privilege-craftsman = 1 barrel more
browser-puerto-rico-privilege-trader = 1 doubloon more
browser-puerto-rico-privilege-captain = 1 point more
browser-puerto-rico-privilege-prospector = 1 doubloon
browser-puerto-rico-privilege-second-prospector = 1 doubloon
browser-puerto-rico-doubloons =
    { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }
browser-puerto-rico-colonists =
    { $colonists ->
        [one] { $colonists } colonist
       *[other] { $colonists } colonists
    }
browser-puerto-rico-likely-points =
    { $points ->
        [one] about { $points } point, if everybody loads what scores the most
       *[other] about { $points } points, if everybody loads what scores the most
    }
browser-puerto-rico-taken-by = taken by { $seat }
browser-puerto-rico-nothing = nothing
browser-puerto-rico-governor = Governor
browser-puerto-rico-points-hidden = points lie face down
browser-puerto-rico-look-at = Look at the board of { $seat }
browser-puerto-rico-stock = { $good }: { $barrels } in stock, { $production } at the next harvest
browser-puerto-rico-quay = Quay
browser-puerto-rico-cargo-ship = Cargo ship
browser-puerto-rico-cargo-ship-help = It carries one kind of goods. No two ships carry the same kind. When it is full, it sails at the end of the captain phase.
browser-puerto-rico-ship = Ship for { $capacity }: { $barrels } loaded, { $good }
browser-puerto-rico-house = Trading house
browser-puerto-rico-house-help = Four barrels, each of another kind unless the seller has an office. Corn brings 0, indigo 1, sugar 2, tobacco 3, coffee 4. A full house is emptied after the trader phase.
browser-puerto-rico-bank = { $good }: { $barrels } in the bank
browser-puerto-rico-good-help = A good: sold in the trading house, or shipped for a point a barrel.
browser-puerto-rico-colonist-ship = Colonist ship
browser-puerto-rico-colonist-ship-help = Its colonists are dealt out in the mayor phase. Then it is filled again: one for every empty circle on buildings, at least one a seat.
browser-puerto-rico-colonists-now-next = { $now } now, { $next } next
browser-puerto-rico-points-left = Points
browser-puerto-rico-points-left-help = When the last point chip is taken, the game ends with this round.
browser-puerto-rico-colonists-left = Colonists
browser-puerto-rico-colonists-left-help = When the colonist ship cannot be filled any more, the game ends with this round.
browser-puerto-rico-fullest-city = Fullest city
browser-puerto-rico-fullest-city-help = When somebody has built on all twelve city spaces, the game ends with this round.
browser-puerto-rico-last-round = Last round
browser-puerto-rico-last-round-help = The game ends with this round. Whoever has not taken a role in it still does; then points are counted.
browser-puerto-rico-ending-points = no points left
browser-puerto-rico-ending-colonists = no colonists left
browser-puerto-rico-ending-city = a city is full
browser-puerto-rico-market = Buildings
browser-puerto-rico-quarries-count =
    { $quarries ->
        [one] At most { $quarries } quarry makes these cheaper.
       *[other] At most { $quarries } quarries make these cheaper.
    }
browser-puerto-rico-offer =
    { $building }: costs you { $price } (printed { $printed }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $left } left
browser-puerto-rico-row = Plantations
browser-puerto-rico-quarries-left = quarry, { $quarries } left
browser-puerto-rico-pile = Face-down plantations: { $tiles } ({ $kinds })
browser-puerto-rico-count-of = { $count }× { $good }
browser-puerto-rico-face-down = Face-down plantations
browser-puerto-rico-face-down-help = The row is filled from here after every settler phase. A hacienda draws from it.
browser-puerto-rico-my-board = My board
browser-puerto-rico-san-juan =
    { $colonists ->
        [one] { $colonists } colonist waits in San Juan
       *[other] { $colonists } colonists wait in San Juan
    }
browser-puerto-rico-san-juan-drafted = San Juan: { $before } before, { $after } after this draft
browser-puerto-rico-shelf = Barrels
browser-puerto-rico-island = Island
browser-puerto-rico-city = City
browser-puerto-rico-manned = { $what }, manned
browser-puerto-rico-unmanned = { $what }, empty
browser-puerto-rico-staffed = { $building }, { $staff } of { $circles } circles manned
browser-puerto-rico-money-left =
    { $doubloons ->
        [one] { $doubloons } doubloon would be left
       *[other] { $doubloons } doubloons would be left
    }
browser-puerto-rico-arrange = Arrange
browser-puerto-rico-as-before = As before
browser-puerto-rico-done = Done
browser-puerto-rico-pages = Parts of the table
browser-puerto-rico-page-mine = My board
browser-puerto-rico-page-quay = Quay
browser-puerto-rico-page-market = Buildings
browser-puerto-rico-page-row = Plantations
browser-puerto-rico-governor-next = Governor in the next round
browser-puerto-rico-close = Close
browser-puerto-rico-harvest = Next harvest
browser-puerto-rico-tap-again = Tap the card again to take it.
browser-puerto-rico-tap-builds = Tap again to build
browser-puerto-rico-tap-takes = Take
browser-puerto-rico-spaces = Island: { $island } of 12 spaces, city: { $city } of 12
browser-puerto-rico-house-holds = Trading house: { $barrels } of 4 barrels
browser-puerto-rico-bank-title = The bank
browser-puerto-rico-price = Price { $doubloons }
browser-puerto-rico-free = Room for { $free }
browser-puerto-rico-outlook = What each role would bring everybody
browser-puerto-rico-a-plantation = a plantation
