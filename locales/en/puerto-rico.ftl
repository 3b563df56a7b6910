# What Puerto Rico says.

# Goods and tiles.
puerto-rico-corn = corn
puerto-rico-indigo = indigo
puerto-rico-sugar = sugar
puerto-rico-tobacco = tobacco
puerto-rico-coffee = coffee
puerto-rico-corn-plantation = corn plantation
    .a = a corn plantation
puerto-rico-corn-plantation-help = A colonist here produces one corn in the craftsman phase; no building is needed.
puerto-rico-indigo-plantation = indigo plantation
    .a = an indigo plantation
puerto-rico-indigo-plantation-help = A colonist here and one in an indigo plant together produce one indigo.
puerto-rico-sugar-plantation = sugar plantation
    .a = a sugar plantation
puerto-rico-sugar-plantation-help = A colonist here and one in a sugar mill together produce one sugar.
puerto-rico-tobacco-plantation = tobacco plantation
    .a = a tobacco plantation
puerto-rico-tobacco-plantation-help = A colonist here and one in a tobacco storage together produce one tobacco.
puerto-rico-coffee-plantation = coffee plantation
    .a = a coffee plantation
puerto-rico-coffee-plantation-help = A colonist here and one in a coffee roaster together produce one coffee.
puerto-rico-quarry = quarry
puerto-rico-quarry-help = With a colonist in it, a quarry makes every building one doubloon cheaper; in the first column of buildings only one quarry counts, in the second two, and so on.

# Roles.
puerto-rico-settler = settler
puerto-rico-settler-help = Everybody may take an open plantation. Whoever took the role chooses first, and may take a quarry instead.
puerto-rico-mayor = mayor
puerto-rico-mayor-help = The colonists on the ship are dealt out one by one, and everybody places their colonists anew. Whoever took the role gets one more from the supply, and may give it back.
puerto-rico-builder = builder
puerto-rico-builder-help = Everybody may build one building. Whoever took the role pays one doubloon less.
puerto-rico-craftsman = craftsman
puerto-rico-craftsman-help = Everybody produces goods. Whoever took the role gets one more of a kind they produced.
puerto-rico-trader = trader
puerto-rico-trader-help = Everybody may sell one barrel to the trading house. Whoever took the role gets one doubloon more for it.
puerto-rico-captain = captain
puerto-rico-captain-help = Everybody must load goods on the ships as long as they can, for a point a barrel; what cannot be stored afterwards is lost. Whoever took the role gets one point more with their first load.
puerto-rico-prospector = prospector
puerto-rico-prospector-help = Whoever took the role gets one doubloon; nobody else does anything.
puerto-rico-second-prospector = second prospector
puerto-rico-second-prospector-help = Whoever took the role gets one doubloon; nobody else does anything.

# Buildings; -short is for narrow tables.
puerto-rico-small-indigo-plant = small indigo plant
puerto-rico-small-indigo-plant-help = Makes 1 indigo, with a manned indigo plantation.
puerto-rico-small-indigo-plant-short = small indigo
puerto-rico-small-sugar-mill = small sugar mill
puerto-rico-small-sugar-mill-help = Makes 1 sugar, with a manned sugar plantation.
puerto-rico-small-sugar-mill-short = small sugar mill
puerto-rico-indigo-plant = indigo plant
puerto-rico-indigo-plant-help = Makes up to 3 indigo, one for each colonist in it and on an indigo plantation.
puerto-rico-indigo-plant-short = indigo plant
puerto-rico-sugar-mill = sugar mill
puerto-rico-sugar-mill-help = Makes up to 3 sugar, one for each colonist in it and on a sugar plantation.
puerto-rico-sugar-mill-short = sugar mill
puerto-rico-tobacco-storage = tobacco storage
puerto-rico-tobacco-storage-help = Makes up to 3 tobacco, one for each colonist in it and on a tobacco plantation.
puerto-rico-tobacco-storage-short = tobacco storage
puerto-rico-coffee-roaster = coffee roaster
puerto-rico-coffee-roaster-help = Makes up to 2 coffee, one for each colonist in it and on a coffee plantation.
puerto-rico-coffee-roaster-short = coffee roaster
puerto-rico-small-market = small market
puerto-rico-small-market-help = Your sale to the trading house brings 1 doubloon more.
puerto-rico-small-market-short = small market
puerto-rico-hacienda = hacienda
puerto-rico-hacienda-help = In the settler phase you may draw a plantation from the face-down pile before you take one; it must be placed.
puerto-rico-hacienda-short = hacienda
puerto-rico-construction-hut = construction hut
puerto-rico-construction-hut-help = In the settler phase you may take a quarry instead of a plantation.
puerto-rico-construction-hut-short = construction hut
puerto-rico-small-warehouse = small warehouse
puerto-rico-small-warehouse-help = At the end of the captain phase you keep all barrels of one kind, besides the one barrel everybody keeps.
puerto-rico-small-warehouse-short = small warehouse
puerto-rico-hospice = hospice
puerto-rico-hospice-help = In the settler phase you may put a colonist on the plantation or quarry you take, from the supply or, if that is empty, from the ship; not on what the hacienda draws.
puerto-rico-hospice-short = hospice
puerto-rico-office = office
puerto-rico-office-help = You may sell a kind that already lies in the trading house, as long as it is not full.
puerto-rico-office-short = office
puerto-rico-large-market = large market
puerto-rico-large-market-help = Your sale to the trading house brings 2 doubloons more.
puerto-rico-large-market-short = large market
puerto-rico-large-warehouse = large warehouse
puerto-rico-large-warehouse-help = At the end of the captain phase you keep all barrels of two kinds, besides the one barrel everybody keeps.
puerto-rico-large-warehouse-short = large warehouse
puerto-rico-factory = factory
puerto-rico-factory-help = In the craftsman phase it pays for the kinds you produce: 1, 2, 3 or 5 doubloons for 2, 3, 4 or 5 kinds.
puerto-rico-factory-short = factory
puerto-rico-university = university
puerto-rico-university-help = In the builder phase you may put a colonist on what you build, from the supply or, if that is empty, from the ship.
puerto-rico-university-short = university
puerto-rico-harbor = harbor
puerto-rico-harbor-help = Every time you load goods you get 1 point more.
puerto-rico-harbor-short = harbor
puerto-rico-wharf = wharf
puerto-rico-wharf-help = Once in a captain phase you may send all barrels of one kind on a ship of your own, whatever the other ships carry.
puerto-rico-wharf-short = wharf
puerto-rico-guild-hall = guild hall
puerto-rico-guild-hall-help = At the end, if manned: 1 point for each small and 2 for each large production building you own.
puerto-rico-guild-hall-short = guild hall
puerto-rico-residence = residence
puerto-rico-residence-help = At the end, if manned: 4 points for up to 9 filled island spaces, 5 for 10, 6 for 11, 7 for 12.
puerto-rico-residence-short = residence
puerto-rico-fortress = fortress
puerto-rico-fortress-help = At the end, if manned: 1 point for every 3 colonists you have, wherever they are.
puerto-rico-fortress-short = fortress
puerto-rico-customs-house = customs house
puerto-rico-customs-house-help = At the end, if manned: 1 point for every 4 points you have in chips.
puerto-rico-customs-house-short = customs house
puerto-rico-city-hall = city hall
puerto-rico-city-hall-help = At the end, if manned: 1 point for each violet building you own, this one included.
puerto-rico-city-hall-short = city hall

# The setup's form.
puerto-rico-seats = Seats
puerto-rico-seats-help = Three to five; two play by the official rules for two, with three roles each in a round.
puerto-rico-balanced = Tournament balance
puerto-rico-balanced-help = The university costs 7 and the factory 8, and whoever begins with corn has one doubloon less.
puerto-rico-hide-points = Point chips face down
puerto-rico-hide-points-help = Everybody sees only their own points. Whoever counts knows the others' too.
puerto-rico-automatic = Play single options without asking
puerto-rico-automatic-help = Where the rules leave exactly one option, it is played at once.
puerto-rico-every-may = Ask for every “may”
puerto-rico-every-may-help = You are also asked where doing without something usually only harms: the mayor's colonist, the captain's and the harbor's points, and every barrel you could keep. Production and money are always taken.
puerto-rico-preset-classic = The classic game
puerto-rico-preset-classic-help = The game as printed, for three to five.
puerto-rico-preset-tournament = Tournament
puerto-rico-preset-tournament-help = With the balance used in tournaments.
puerto-rico-preset-two = For two
puerto-rico-preset-two-help = The official game for two.

# What is asked of a seat.
puerto-rico-prompt-choose = Choose a role.
puerto-rico-prompt-settle = Take a plantation, or pass.
puerto-rico-prompt-hospice = Hospice: put a colonist on the new tile ({ $tile })?
puerto-rico-prompt-privilege = Mayor: keep the extra colonist?
puerto-rico-prompt-privilege-ends = Mayor: keep the extra colonist? Then the ship cannot be refilled, and the game ends with this round.
puerto-rico-prompt-place =
    Place your colonists; { $colonists ->
        [one] { $colonists } colonist
       *[other] { $colonists } colonists
    } in San Juan. They can be arranged for you.
puerto-rico-prompt-build =
    Build something, or pass; you have { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
puerto-rico-prompt-university = University: put a colonist on the new building ({ $building })?
puerto-rico-prompt-extra = Craftsman: take one more of what you produced.
puerto-rico-prompt-sell = Sell a barrel, or pass.
puerto-rico-prompt-load = Load goods: you must, as long as you can.
puerto-rico-prompt-wharf = Only your wharf can still load: use it, or wait.
puerto-rico-prompt-captain-point = Captain: take the extra point for your first load?
puerto-rico-prompt-harbor-point = Harbor: take the extra point for this load?
puerto-rico-prompt-last-point = The last chip: take it, and end the game with this round?
puerto-rico-prompt-keep-all = Keep all your barrels, or return some to the bank.
puerto-rico-prompt-store =
    Choose what your warehouses keep: { $kinds ->
        [one] { $kinds } more kind
       *[other] { $kinds } more kinds
    }.
puerto-rico-prompt-keep = Choose the one barrel you keep; the rest is lost.
puerto-rico-prompt-wait = { $seat } decides.
puerto-rico-prompt-over = The game is over.

# What a seat can do.
puerto-rico-do-choose =
    Take the role: { $role }{ $doubloons ->
        [0] {""}
        [one] {" "}(with { $doubloons } doubloon)
       *[other] {" "}(with { $doubloons } doubloons)
    }
puerto-rico-do-draw =
    Draw a plantation from the pile ({ $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    })
puerto-rico-do-take = Take the { $tile }
puerto-rico-do-settle = Put a colonist on the { $spot }
puerto-rico-do-settle-from-ship = Put a colonist from the ship on the { $spot }
puerto-rico-do-leave-empty = Leave it empty
puerto-rico-do-lift = Take a colonist away from the { $spot }
puerto-rico-do-place = Place a colonist on the { $spot }
puerto-rico-do-done = Leave everybody where they are
puerto-rico-do-keep-extra = Keep the extra colonist
puerto-rico-do-give-back = Give the extra colonist back
puerto-rico-do-give-back-or-end = Give the extra colonist back (keeping it ends the game with this round)
puerto-rico-do-build =
    Build the { $building } for { $price } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
puerto-rico-do-extra = Take one more { $good }
puerto-rico-do-sell =
    Sell { $good } for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }
puerto-rico-do-load =
    Load { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    } of { $good } on the ship for { $ship } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
puerto-rico-do-load-wharf =
    Send { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    } of { $good } from your wharf ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
puerto-rico-do-decline-wharf = Do not use the wharf now
puerto-rico-do-take-point = Take the point
puerto-rico-do-decline-point = Do without the point
puerto-rico-do-store =
    Store all your { $good } ({ $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    })
puerto-rico-do-keep = Keep one barrel of { $good }
puerto-rico-do-keep-all = Keep all your barrels
puerto-rico-do-return = Return a barrel of { $good } to the bank
puerto-rico-do-pass = Pass

# Why something cannot be done.
puerto-rico-role-taken = Somebody has taken this role already.
puerto-rico-role-absent = This role is not in a game of so many seats.
puerto-rico-island-full = Your island is full.
puerto-rico-not-in-row = No such plantation lies open.
puerto-rico-quarry-needs-right = Only the settler and whoever works a construction hut may take a quarry.
puerto-rico-no-quarry-left = There are no quarries left.
puerto-rico-no-hacienda = You have no manned hacienda.
puerto-rico-hacienda-used = Your hacienda has drawn already.
puerto-rico-no-tiles-left = There is no plantation left to draw.
puerto-rico-nobody-there = Nobody works there.
puerto-rico-placing-begun = You have begun placing: nobody is taken away any more.
puerto-rico-no-free-circle = You have no free circle there.
puerto-rico-nobody-in-san-juan = Nobody waits in San Juan.
puerto-rico-circles-empty = Nobody may stay in San Juan while you have empty circles.
puerto-rico-no-extra-colonist = There is no extra colonist to give back: only the mayor has one, and decides before moving anybody.
puerto-rico-owned-already = You own this building already.
puerto-rico-none-left = None of these buildings is left.
puerto-rico-too-expensive = It costs { $price }, and you have { $money }.
puerto-rico-city-full = Your city is full.
puerto-rico-no-room-for-large = A large building needs two spaces.
puerto-rico-four-large = A fifth large building does not fit into a city.
puerto-rico-not-produced = You have not produced any of this.
puerto-rico-bank-empty = The bank has no { $good } left.
puerto-rico-has-none = You have no { $good }.
puerto-rico-house-full = The trading house is full.
puerto-rico-kind-in-house = The trading house has { $good } already.
puerto-rico-no-such-ship = No such ship sails here.
puerto-rico-ship-full = The ship is full.
puerto-rico-other-kind-on-ship = The ship carries another kind.
puerto-rico-kind-on-other-ship = The ship for { $ship } carries { $good }: all of it goes there.
puerto-rico-ship-too-small = Another empty ship takes more of it: you must use that one.
puerto-rico-must-load = You can load, so you must.
puerto-rico-no-wharf = You have no manned wharf.
puerto-rico-wharf-used = Your wharf has already sent its ship in this phase.
puerto-rico-stored-already = It is stored already.
puerto-rico-warehouses-full = Your warehouses hold no more kinds.
puerto-rico-warehouse-first = Choose first what your warehouses keep.
puerto-rico-must-keep = Choose what to keep.
puerto-rico-all-fits = You can keep everything: there is nothing to choose.
puerto-rico-nothing-is-returned = At this table everybody keeps what can be kept.

# What happened.
puerto-rico-role-chosen =
    { $seat } takes the role: { $role }{ $doubloons ->
        [0] {""}
        [one] {" "}(with { $doubloons } doubloon)
       *[other] {" "}(with { $doubloons } doubloons)
    }.
puerto-rico-prospected = { $seat } finds 1 doubloon.
puerto-rico-drew = { $seat } draws { NAME($tile, case: "a") } with the hacienda.
puerto-rico-took = { $seat } takes the { $tile }.
puerto-rico-settled = { $seat } puts a new colonist on the { $spot }.
puerto-rico-reshuffled = The discarded plantations are shuffled into a new pile.
puerto-rico-row-laid = New plantations lie open: { $tiles }.
puerto-rico-arrived =
    { $seat } gets { $colonists ->
        [one] { $colonists } colonist
       *[other] { $colonists } colonists
    }.
puerto-rico-lifted = { $seat } takes a colonist away from the { $spot }.
puerto-rico-placed = { $seat } places a colonist on the { $spot }.
puerto-rico-gave-back = { $seat } gives the extra colonist back.
puerto-rico-filled = { $seat } mans every circle.
puerto-rico-refilled =
    { $colonists ->
        [one] { $colonists } colonist boards the ship.
       *[other] { $colonists } colonists board the ship.
    }
puerto-rico-built = { $seat } builds the { $building } for { $price }.
puerto-rico-produced =
    { $seat } produces { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    } of { $good }.
puerto-rico-ran-short = The bank is out of { $good }: { $seat } goes short.
puerto-rico-factory-paid =
    The factory pays { $seat } { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
puerto-rico-took-extra = { $seat } takes one more { $good }.
puerto-rico-sold =
    { $seat } sells { $good } for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
puerto-rico-house-emptied = The full trading house is emptied.
puerto-rico-loaded =
    { $seat } loads { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    } of { $good } on the ship for { $ship }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $privilege ->
        [0] {""}
       *[other] , { $privilege } of them as captain
    }{ $harbor ->
        [0] {""}
       *[other] , { $harbor } for the harbor
    }.
puerto-rico-loaded-wharf =
    { $seat } sends { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    } of { $good } from the wharf: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $privilege ->
        [0] {""}
       *[other] , { $privilege } of them as captain
    }{ $harbor ->
        [0] {""}
       *[other] , { $harbor } for the harbor
    }.
puerto-rico-took-captain-point = { $seat } takes the captain's point.
puerto-rico-declined-captain-point = { $seat } does without the captain's point.
puerto-rico-took-harbor-point = { $seat } takes the harbor's point.
puerto-rico-declined-harbor-point = { $seat } does without the harbor's point.
puerto-rico-returned = { $seat } returns a barrel of { $good } to the bank.
puerto-rico-kept =
    { $seat } keeps { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    } of { $good }.
puerto-rico-lost =
    { $seat } loses { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    } of { $good }.
puerto-rico-sailed = The full ship for { $ship } sails with its { $good }.
puerto-rico-passed = { $seat } passes.
puerto-rico-idle-island-full = { $seat } has no space left on the island.
puerto-rico-idle-no-tile = There is no tile left for { $seat }.
puerto-rico-idle-nothing-to-place = { $seat } has no colonist to place.
puerto-rico-idle-city-full = { $seat } has no space left in the city.
puerto-rico-idle-nothing-affordable = { $seat } cannot afford a building.
puerto-rico-idle-nothing-to-sell = { $seat } has nothing to sell.
puerto-rico-idle-kinds-in-house = All that { $seat } could sell lies in the trading house already.
puerto-rico-idle-house-full = The trading house is full: { $seat } cannot sell.
puerto-rico-idle-nothing-to-load = { $seat } has nothing to load.
puerto-rico-idle-no-ship = No ship takes what { $seat } has.
puerto-rico-end-colonists = There are not enough colonists to refill the ship: this is the last round.
puerto-rico-end-city = A city is full: this is the last round.
puerto-rico-end-points = The last point chip is taken: this is the last round.
puerto-rico-round-began = Round { $round } begins; { $seat } is governor.
puerto-rico-ended = The game is over.

# The sheet.
puerto-rico-sheet-table = Table
puerto-rico-sheet-round = Round { $round }; governor: { $seat }; points left: { $points }
puerto-rico-sheet-last-round = Round { $round }, the last; governor: { $seat }; points left: { $points }
puerto-rico-sheet-colonists = Colonists: { $supply }, on the ship { $ship } (next { $refill })
puerto-rico-sheet-tiles = Quarries: { $quarries }. Face down: { $pile }, discarded: { $discard }
puerto-rico-sheet-row = Open plantations: { $tiles }
puerto-rico-sheet-roles = Roles
puerto-rico-sheet-role = { $role }
puerto-rico-sheet-role-paid = { $role } +{ $doubloons }
puerto-rico-sheet-role-taken = { $role }: { $seat }
puerto-rico-sheet-ships = Cargo ships
puerto-rico-sheet-ship-empty = { $ship }: empty
puerto-rico-sheet-ship = { $ship }: { $barrels }× { $good }
puerto-rico-sheet-house = Trading house (corn 0, indigo 1, sugar 2, tobacco 3, coffee 4)
puerto-rico-sheet-house-holds = { $goods }
puerto-rico-sheet-empty = nothing
puerto-rico-sheet-supply = Buildings: price for you, name, how many are left
puerto-rico-sheet-offer = { $price } { $building } ×{ $left }
puerto-rico-sheet-sold-out = – { $building }
puerto-rico-sheet-column =
    { $column ->
        [one] { $column } point
       *[other] { $column } points
    }
puerto-rico-sheet-seats = Boards: barrels in stock, and what would be produced
puerto-rico-sheet-seat = Seat
puerto-rico-sheet-seat-name = { $seat }
puerto-rico-sheet-bank = Bank
puerto-rico-sheet-doubloons = doubloons
puerto-rico-sheet-chips = chips
puerto-rico-sheet-score = points in all
puerto-rico-sheet-idle = San Juan
puerto-rico-sheet-number = { $number }
puerto-rico-sheet-unknown = ?
puerto-rico-sheet-none = ·
puerto-rico-sheet-goods = { $barrels } (+{ $production })
puerto-rico-sheet-stock = { $barrels }
puerto-rico-sheet-corn = corn
puerto-rico-sheet-indigo = indigo
puerto-rico-sheet-sugar = sugar
puerto-rico-sheet-tobacco = tobacco
puerto-rico-sheet-coffee = coffee
puerto-rico-sheet-quarries = quarries
puerto-rico-sheet-manning = { $manned }/{ $tiles }
puerto-rico-sheet-islands = Islands: manned of all
puerto-rico-sheet-spaces = { $spaces }
puerto-rico-sheet-free-island = free tiles
puerto-rico-sheet-free-city = free city
puerto-rico-sheet-cities = Cities: (empty), staff of circles
puerto-rico-sheet-building = { $building }
puerto-rico-sheet-building-empty = ({ $building })
puerto-rico-sheet-building-staffed = { $building } { $staff }/{ $circles }

# Why a hand-written player does what it does.
puerto-rico-why-role = This role promises me the most now, compared with what it gives the others.
puerto-rico-why-settle = This tile fits what I produce best.
puerto-rico-why-place = Colonists are most useful there.
puerto-rico-why-build = It brings the most for its price.
puerto-rico-why-save = I would rather save my money.
puerto-rico-why-extra = This barrel is worth the most to me.
puerto-rico-why-sell = This sale pays best.
puerto-rico-why-hold = I would rather ship my goods.
puerto-rico-why-load = This load brings the most and keeps the ships open for me.
puerto-rico-why-store = This is worth the most to me later.
puerto-rico-why-take-colonist = A colonist is always useful.
puerto-rico-why-take-point = A point is a point.
puerto-rico-why-no-end = The game should not end while others lead.

# What actions belong together.
puerto-rico-group-role = Choose a role
puerto-rico-group-tile = Take a plantation or a quarry
puerto-rico-group-lift = Take a colonist back
puerto-rico-group-place = Place a colonist
puerto-rico-group-build = Build
puerto-rico-group-extra = Take one more barrel
puerto-rico-group-sell = Sell a barrel
puerto-rico-group-load = Load barrels
puerto-rico-group-store = Store in a warehouse
puerto-rico-group-keep = Keep one barrel
puerto-rico-group-return = Return a barrel to the bank

# Where points come from.
puerto-rico-points-chips = Point chips
puerto-rico-points-buildings = Buildings
puerto-rico-points-bonus = Bonus: { $building }
puerto-rico-besides-wealth = Doubloons and barrels
