# The analysis of a finished game: in the terminal, in the replay and on the page one shares.

# $game (name): the game.
analysis-title = Analysis: { $game }
# $moves (number): how many moves were looked at. $games (number): how many games were imagined for each position.
analysis-basis =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }; for each position a bot imagined { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, knowing no more than whoever was to move.

analysis-chances = Chances to win, move by move
analysis-chart-keys = Arrow keys go from move to move, Home and End to the first and the last.
analysis-at-start = At the start
# $number (number): which move. $seat (seat): who made it. $action (said): what it was.
analysis-move = { $number }. { $seat }: { $action }
# $seat (seat) and its chance to win, $percent (number).
analysis-chance = { $seat } { $percent }%
# The chance of all together, $percent (number).
analysis-chance-together = All together { $percent }%

analysis-turnings = The moves that changed it most
analysis-no-turnings = No single move changed the chances much.
# Chances in percent: $before and $after (numbers), of $seat (seat).
analysis-change = { $seat }: { $before }% → { $after }%
# $choice, $luck (said): how much of the change each was, in percent with its sign.
analysis-parts = choice { $choice }, luck { $luck }
# $action (said): what the bot would have done. $promised, $left (numbers): the chances to win with it and with what was played, in percent.
analysis-better = A bot would have: { $action } ({ $promised }% rather than { $left }%).

analysis-sums = Luck and choice
analysis-sums-help = What everybody began with, and what changed it until the end: choices that were worse than the best one found, and luck, which is whatever came to light by itself. Small differences may be chance in the imagined games.
analysis-seat = Seat
analysis-of-seat = { $seat }
analysis-start = Start
analysis-own-choices = Own choices
analysis-others-choices = Others’ choices
analysis-luck = Luck
analysis-end = End
analysis-accuracy = Accuracy
analysis-accuracy-help = 100% where every choice was as good as the bot’s; one that gives away a fifth of all chances counts for a third.
# $percent (number): a share, more or less of it, or unchanged.
analysis-percent = { $percent }%
analysis-more = +{ $percent }%
analysis-less = −{ $percent }%

analysis-table = Every move as a table
analysis-column-move = Move

browser-analysis-about = A bot looks at every move again: how likely everybody was to win after it, which moves changed that most, and what was luck and what was choice. It takes half a minute or so; whoever looks at it later need not wait.
browser-analyse = Analyse this game
browser-analyse-again = Begin anew
# $done (number): moves looked at so far. $moves (number): of so many.
browser-analysing = Move { $done } of { $moves }
browser-stop-analysis = Stop
browser-analysis-stopped = The analysis was stopped.
browser-only-played-out = Only a game that was played to its end can be analysed.
