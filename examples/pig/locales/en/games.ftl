# These two lines join the file of this name: the lobby tells of every game.

pig = Pig
pig-help = Roll the die as often as you dare. What you roll counts for your turn, but a 1 loses it all. Hold to keep it. Whoever reaches the goal first wins.
