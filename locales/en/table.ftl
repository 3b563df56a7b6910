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
table-wrong-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } will not do: this game takes { $least } to { $most }.
# $why (text): a technical reason, in English.
table-setup-unreadable = This setup cannot be read: { $why }

# Why a player made of code did what it did.
table-chosen-at-random = Picked at random.
table-only-choice = There was no other choice.
# $games (number): how many games were imagined. $share (number): how much spoke for this choice, in percent.
table-thought =
    { $games ->
        [one] Imagined { $games } game
       *[other] Imagined { $games } games
    }; this choice did best ({ $share }%).

table-undone = { $seat } takes the last move back.

# How several things are listed: the first two, or one before the rest of the list.
list-none = nothing
list-two = { $first } and { $last }
list-many = { $first }, { $rest }
list-several = { $count }× { $name }

# A seat at which nobody sits yet.
seat-unnamed = Seat { $number }
