# What the table itself says, whatever the game.

table-game-over = The game is over.
table-not-your-turn = It is not your turn.
table-nothing-to-undo = There is nothing left to take back.
table-not-legal = That cannot be done now.
table-line-too-far = A step that cannot be taken back can only be the last of several at once.
table-not-understood = This makes no sense here: “{ $text }”.
table-cannot-advise = There is no advice to give here.

# $rules (number): the version asked for. $known (number): the newest version there is.
table-unknown-rules = Version { $rules } of the rules is unknown here; the newest is { $known }.
# $seats (number): how many were asked for. $least, $most (numbers): how many may play.
table-wrong-seats = This game is for { $least } to { $most } players, not for { $seats }.
# $why (text): a technical reason, in English.
table-setup-unreadable = This setup cannot be read: { $why }
table-out-of-range = { $field }: only { $least } to { $most } is possible.

# A heading in the dialog before a game.
table-for-tournaments = For tournament players
table-first = Who begins
table-first-help = Usually lots are drawn (the seed of the game draws them); you can also name the seat that begins.
table-first-drawn = Drawn by lot
table-first-seat-1 = Seat 1
table-first-seat-2 = Seat 2
table-first-seat-3 = Seat 3
table-first-seat-4 = Seat 4
table-first-seat-5 = Seat 5
table-first-seat-6 = Seat 6
table-first-seat-7 = Seat 7
table-first-seat-8 = Seat 8
# $number (number): the seat. $seats (number): how many play.
table-first-is-nobody =
    Seat { $number } cannot begin: { $seats ->
        [one] there is only { $seats } seat.
       *[other] there are only { $seats } seats.
    }

# Why a player made of code did what it did.
table-chosen-at-random = Picked at random.
table-only-choice = There was no other choice.
table-nothing-else = Nothing else deserves a look here.
# $games (number): how many games were imagined. $share (number): how much spoke for this choice, in percent.
table-thought =
    { $games ->
        [one] Imagined { $games } game
       *[other] Imagined { $games } games
    }; this choice did best ({ $share }%).

# How a choice compares. $games (number): how many games were imagined. $share (number): the chance to win it promises, in percent.
# $next (number): the same of the next best choice.
table-thought-best =
    It wins { $share }% of { $games ->
        [one] { $games } imagined game
       *[other] { $games } imagined games
    }, the next best choice { $next }%.
table-thought-even =
    { $games ->
        [one] Imagined { $games } game
       *[other] Imagined { $games } games
    }: it wins { $share }%, and another choice is as good.
table-wins-at-once = It wins the game at once.
table-brings-points =
    { $points ->
        [one] It brings { $points } point at once.
       *[other] It brings { $points } points at once.
    }
# Two reasons, each a sentence: $first and $then.
table-reasons = { $first } { $then }

table-undone = { $seat } takes the last move back.

# How several things are listed: the first two, or one before the rest of the list.
list-none = nothing
list-two = { $first } and { $last }
list-many = { $first }, { $rest }
list-several = { $name } ×{ $count }

# A seat at which nobody sits yet.
seat-unnamed = Seat { $number }
