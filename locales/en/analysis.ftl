# The analysis of a finished game: in the terminal, in the replay and on the page one shares.

# $game (name): the game.
analysis-title = Analysis: { $game }
# $moves (number): how many moves were looked at. $games (number): how many games were imagined for each move.
analysis-basis =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }; a bot imagined { $games ->
        [one] { $games } game
       *[other] { $games } games
    } for each move it compared.

analysis-chances = Chances to win, move by move
analysis-chart-keys = Arrow keys go from move to move, Home and End to the first and the last.
analysis-at-start = At the start
# $number (number): which move. $seat (seat): who made it. $action (said): what it was.
analysis-move = { $number }. { $seat }: { $action }
# $seat (seat) and its chance to win, $percent (number).
analysis-chance = { $seat } { $percent }%
# The chance of all together, $percent (number).
analysis-chance-together = All together { $percent }%

analysis-turnings = The moves that mattered
analysis-no-turnings = No single move changed the chances much.
# A change by luck, of the chance to win of whoever moved: $before, what was to be expected, and $after, what came, in percent (numbers).
# $seat (seat): who moved.
analysis-by-luck = { $seat }, by luck: { $before }% → { $after }%
# $action (said): a better move. $promised, $left (numbers): the chances to win with it and with what was played, in percent.
analysis-better = “{ $action }” promised { $promised }% rather than { $left }%.

analysis-sums = Luck and choice
analysis-sums-help = From the chance at the start to the one at the end. Choices are what moves gave away beside the best ones found. Luck is what came to light minus what was to be expected: over many games it comes to nothing. Unforeseen chances are better moves than the bot had reckoned with when it judged the positions before. Small differences may be chance in the imagined games.
analysis-seat = Seat
analysis-of-seat = { $seat }
analysis-start = Start
analysis-own-choices = Own choices
analysis-others-choices = Others’ choices
analysis-luck = Luck
analysis-unforeseen = Unforeseen chances
analysis-end = End
analysis-accuracy = Accuracy
analysis-accuracy-help = Accuracy is 0% for moves chosen at random and 100% for moves none of which could be improved.
# Whom a seat played like, after its accuracy.
analysis-like-deckhand = like a deckhand
analysis-like-mate = like a mate
analysis-like-captain = like a captain
analysis-like-admiral = like an admiral
# $count (number): how many moves of a seat gave away that much. The signs are those of annotated games.
analysis-inaccuracies =
    { $count ->
        [one] { $count } inaccuracy ?!
       *[other] { $count } inaccuracies ?!
    }
analysis-mistakes =
    { $count ->
        [one] { $count } mistake ?
       *[other] { $count } mistakes ?
    }
analysis-blunders =
    { $count ->
        [one] { $count } blunder ??
       *[other] { $count } blunders ??
    }
analysis-mistakes-help = An inaccuracy (?!) gives away at least 5 percentage points of the chance to win, a mistake (?) at least 10, a blunder (??) at least 20.
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

# The review of a finished game: a seat's most costly decisions, each as a position to solve.
browser-mark-played = Played
browser-mark-better = Better
browser-before-move = The board before the move
browser-before-move-close = Back to the replay
browser-play-on-from-here = Play on from here
browser-play-on-from-here-help = Opens a practice table that begins here; captains play the other seats.
browser-review-find = Find better moves
browser-review-title = Review
# $seat (seat): whose game it is.
browser-review-of = Review: { $seat }
# $step (number): which decision. $steps (number): of so many.
browser-review-step = Decision { $step } of { $steps }
browser-review-whose = Whose game would you like to review?
browser-review-wait = A bot is looking at the game.
browser-review-question = Find a better move.
# $action (said): the move that was played.
browser-review-was = Played: { $action }
# A move that was tried, and the chance to win it promises: $percent (number). $left (number): that of the move that was played.
browser-review-best = { $percent }%: that is the best I found.
browser-review-more = { $percent }%: better than what was played, but there is more.
browser-review-played = { $percent }%: that is what was played.
browser-review-no-better = { $percent }%: no better than what was played ({ $left }%).
browser-review-unknown = I did not look at that one. Try another.
browser-review-show = Show the answer
browser-review-next = Next
browser-review-finish = See the whole analysis
browser-review-close = End the review
browser-review-none = No decision gave much away: there is nothing to improve here. Well played!
browser-review-closed = The analysis would give the answers away: it opens after the review.
