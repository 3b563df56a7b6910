# What Pig says.

# The setup.
pig-seats = Players
pig-seats-help = Two to six.
pig-goal = Goal
pig-goal-help = How many points win; a hundred as a rule.
pig-preset-usual = The usual game
pig-preset-usual-help = Two players, a hundred points.
pig-preset-short = A short game
pig-preset-short-help = Fifty points win.
pig-no-such-goal = The goal is between { $least } and { $most } points.

# What is asked and done.
pig-prompt-roll = Your turn: roll the die.
pig-prompt-choose = Roll again, or keep { $total }?
pig-prompt-wait = { $seat } has the die.
pig-do-roll = Roll
pig-do-hold = Keep { $total }
pig-roll-first = Roll at least once.

# What happens.
pig-rolled = { $seat } rolls { $die }: { $total } in this turn.
pig-rolled-one = { $seat } rolls 1 at once.
pig-lost = { $seat } rolls 1 and loses { $total }.
pig-held = { $seat } keeps { $total } and has { $points }.
pig-kept = Kept

# The sheet.
pig-sheet-turn = Table
pig-sheet-goal = Goal { $number }
pig-sheet-total = In this turn { $number }
pig-sheet-seats = Players
pig-sheet-player = Player
pig-sheet-points = Points
pig-sheet-seat = { $seat }
pig-sheet-number = { $number }

# Why a hand-written player does what it does.
pig-why-roll = There is more to win than to lose.
pig-why-hold = Another roll would lose more than it wins.

# The lesson.
pig-lesson-first = First lesson
pig-lesson-roll = The die is yours. Roll it!
pig-lesson-again = A 6: that counts for this turn, if you keep it. You want more. Roll again.
pig-lesson-hold = Eleven points. A 1 would take them all. Hold, and they are yours.
pig-lesson-greed = Captain Greed rolled a 1 and got nothing. You have the die again: roll.
pig-lesson-win = You are at the goal if you keep this. Hold!
