# How each bot plays, for whoever chooses one.

server-deckhand-help = Knows the rules and means well, but judges things only roughly; in a group, it thinks of itself.
server-mate-help = Plays a sound plan and does not look ahead; in a group, it leaves the others little.
server-captain-help = Thinks a little ahead and answers within a second; in a group, it also sees what the others need.
server-admiral-help = Thinks further ahead, and answers within three seconds; in a group, it judges best who needs what.
server-stop-at-three-help = Reveals until three cards lie in the harbour, whatever they are.
server-stop-at-four-help = Reveals until four cards lie in the harbour, whatever they are.
server-stop-at-five-help = Reveals until five cards lie in the harbour, whatever they are.
server-expedition-first-help = Hires people for expeditions before everybody else.
server-sword-army-help = Gathers swords until no ship can get away.
server-corn-shipper-help = Grows much corn and ships it for points.
server-factory-builder-help = Makes a little of everything for the factory’s money, and builds with it.
server-trader-help = Sells coffee and tobacco dearly, with markets and an office.
server-big-money-help = Buys Silver, Gold and Provinces, and nothing else.
server-big-money-ultimate-help = Money alone, with Duchies and Estates when the end is near.
server-optimised-money-help = Money alone, with the thresholds that simulations found best.
server-one-smithy-help = Money and one Smithy.
server-two-smithies-help = Money and two Smithies.
server-wharf-help = Two Wharves, then money.
server-sea-hags-help = Two Sea Hags as early as can be, then money.
server-single-witch-help = One Witch, then money.
server-double-witch-help = Two Witches, then money.
server-settler-first-help = Settles first, at home and across the sea.
server-mission-first-help = Brings fish and spices to the Council first.
server-pirate-first-help = Sends crews against the pirates’ lairs first.
