# The games themselves, as the lobby tells of them.

port-royal = Port Royal
port-royal-help = { port-royal-goal-points } { port-royal-turn }
port-royal-goal-points = Hire a crew and send people on expeditions: whoever reaches 12 influence points starts the last round, and the most points win in the end.
port-royal-turn = In your turn you turn over cards one by one and stop while it goes well: a second ship of a colour that you cannot repel costs you the harbour and the turn. Then you trade with a ship or hire a person, and the others may do so after you, for a coin each.

puerto-rico = Puerto Rico
puerto-rico-help = Settle an island, produce goods, and ship them or build with what they bring. In each round every seat takes one role; everybody then does what the role allows, and whoever took it does it a little better. When colonists, point chips or somebody's city spaces run out, the round is finished and the most points win.

dominion = Dominion
dominion-help = Build a deck that works. You begin with seven Coppers and three Estates; in your turn you play an Action, then buy a card with your Treasures. What you buy goes to your discard pile and comes back when you shuffle. The game ends when the Provinces are gone, or any three piles (with five or six players any four); whoever owns the most points then has won.

explorers = Catan: Explorers & Pirates
explorers-help = Build on the starting island, send ships into the fog, settle the land they discover and fulfil missions. Whoever reaches the goal in their own turn wins.

pig = Pig
pig-help = Roll the die as often as you dare. What you roll counts for your turn, but a 1 loses it all. Hold to keep it. Whoever reaches the goal first wins.
