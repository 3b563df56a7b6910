# What the server says to those who sit at its tables.

server-sat = { $name } takes seat { $seat }.
server-bot-sat = { $bot } takes seat { $seat }.
server-stood-up = Seat { $seat } is free again.
server-salted = Seat { $seat } adds its own salt to the shuffle.
server-started = The game begins. Hash of the shuffle’s secret: { $commitment }
server-started-with-known-shuffle = The game begins with a known shuffle.
server-practice = A practice table: it begins from a position that was laid out by hand, and counts for nothing.
server-practice-of-record = A practice table: it begins in the middle of a recorded game, and counts for nothing.
server-left = { $name } has left; a bot plays on until they return.
server-out-of-time = { $name } has run out of time; a bot plays on until they return.
server-resigned = { $name } gives up; a bot plays to the end.
server-returned = { $name } is back.
server-clock-stopped = The server was away for a while; that time does not count.
server-said = { $name }: { $text }
server-said-removed = { $name }: (removed by a moderator)
server-was-muted = { $name } may no longer speak at this table.
server-was-unmuted = { $name } may speak again.
server-wants-to-abandon = { $name } would like to end the game here.
server-wants-to-go-on = { $name } would like to play on after all.
server-abandoned = The game ends here, unfinished.
server-closed = The host has closed this table.
server-somebody = Somebody who left
server-rematch = There is a rematch at another table.
server-campaign-goes-on = The campaign goes on at another table.
server-goodbye = The server restarts. Your game is safe; come back in a moment.

# Levels of bots.
server-deckhand = Deckhand
server-mate = Mate
server-captain = Captain
server-admiral = Admiral

# Bots with a plan of their own.
server-stop-at-three = Three-Card Tom
server-stop-at-four = Four-Card Fanny
server-stop-at-five = Five-Card Frank
server-expedition-first = Expedition Leader
server-sword-army = Master-at-Arms
server-corn-shipper = Corn Shipper
server-factory-builder = Manufacturer
server-trader = Merchant
server-big-money = Big Money
server-big-money-ultimate = Big Money Ultimate
server-optimised-money = Banker
server-one-smithy = Smith
server-two-smithies = Two Smiths
server-wharf = Wharfinger
server-sea-hags = Sea Hags
server-single-witch = Witch
server-double-witch = Two Witches
server-settler-first = Colonist
server-mission-first = Quartermaster
server-pirate-first = Pirate Hunter

# Why something cannot be done.
server-trouble = Something is wrong on our side. Try again in a moment.
server-too-fast = That was too much at once. Wait a moment.
server-too-large = That is too large.
server-quota = That is more than one person or one address may use in a day. Try again tomorrow.
server-too-slow = It did not arrive in time.
server-too-long =
    { $most ->
        [one] This takes { $most } character, neither more nor less.
       *[other] This takes 1 to { $most } characters.
    }
# $why (text): a technical reason, in English.
server-unreadable = This cannot be read: { $why }
server-no-such-address = There is nothing here.
server-wrong-method = This cannot be done here.
server-foreign-page = This page belongs to another site.
server-come-in-first = Come in first: say who you are.
server-not-with-a-token = A program with a token may not do this, only a person.
server-bad-name =
    { $most ->
        [one] A name has 1 visible character.
       *[other] A name has 1 to { $most } visible characters.
    }
server-name-taken = This name belongs to somebody else.
server-name-is-claimed = Your name is kept with a password. To change it, keep another one.
server-bad-password =
    { $most ->
        [one] A password has { $least } to { $most } character.
       *[other] A password has { $least } to { $most } characters.
    }
server-wrong-password = Name or password is wrong.
server-no-such-person = There is no such person.
server-no-password = You have no password yet. Claim your name first.
server-wrong-code = This is not one of your codes, or it has been used.
server-no-such-token = You have no such token.
server-no-such-session = You have no such session.
server-too-many-tokens =
    { $most ->
        [one] You can have { $most } token at most.
       *[other] You can have { $most } tokens at most.
    }
server-no-such-game = There is no such game.
server-no-such-table = There is no such table.
server-no-such-moment = There is no such moment.
server-bad-record = This record cannot be played again: { $why }
server-no-such-campaign = There is no such campaign.
# $why (text): a technical reason, in English.
server-bad-campaign = This is no campaign that can be played: { $why }
server-campaign-over = This campaign is at its end.
server-campaign-went-on = This campaign has gone on elsewhere.
server-campaign-opens-tables = Tables of a campaign are opened from the campaign.
server-too-many-campaigns =
    { $most ->
        [one] You can begin { $most } campaign at most.
       *[other] You can begin { $most } campaigns at most.
    }
server-bad-setup = This cannot be played: { $why }
server-bad-rig = This position cannot be: { $why }
# $line (text): a line of a record.
server-bad-played = This line of the record cannot be played: { $line }
server-nothing-left-to-play = The game was already over there: nothing is left to play.
server-too-many-tables =
    { $most ->
        [one] You can have { $most } unfinished table at most.
       *[other] You can have { $most } unfinished tables at most.
    }
server-wrong-number-of-seats =
    { $seats ->
        [one] This game has { $seats } seat.
       *[other] This game has { $seats } seats.
    }
server-bad-clock = No game can be played with this clock.
server-rated-needs-people = Only people who keep their name with a password can play a rated game, and no bots.
server-no-such-seat = There is no such seat.
server-no-such-bot = There is no such bot.
server-no-open-seat = All seats are taken.
server-seat-taken = This seat is taken.
server-seat-empty = Nobody sits there.
server-one-seat-only = In a rated game everybody has one seat, under their own name.
server-wrong-invitation = This seat is kept for somebody with an invitation.
server-not-your-seat = This is not your seat.
server-which-seat = You have several seats. Say which one you mean.
server-only-owner = Only whoever opened the table can do that.
server-seats-still-open = Some seats are still open.
server-nobody-sits = Nobody sits at this table yet.
server-already-started = The game has already begun.
server-not-started = The game has not begun yet.
server-not-over = The game is not over yet.
server-bot-plays-for-you = A bot plays for you. Return to your seat first.
server-nothing-to-return-to = There is no seat you could return to.
server-muted = You may not speak at this table.
server-nothing-said = You said nothing.
server-no-onlookers = This table plays without onlookers.
server-no-hints = There are no hints in a rated game.
# $most (number): how many moves at most.
server-analysis-too-long = A game of more than { $most } moves is not analysed.
server-no-such-analysis = There is no such analysis, or it is not yours.
server-not-welcome = Somebody at this table does not want to play with you.
server-that-is-you = That is you yourself.
server-too-many-blocks =
    { $most ->
        [one] You can block { $most } person at most. Unblock somebody first.
       *[other] You can block { $most } people at most. Unblock somebody first.
    }
server-say-what = Say what happened.
server-no-such-talk = They have not said that.
server-reported-before = You have reported this already. A moderator will look at it.
server-table-closed = This table is closed.
server-table-unreadable = This table cannot be read any more. Whoever runs the server has been told.
server-table-full = This table has seen enough. Open another one.
server-too-many-sockets = Too many connections are open.

# The rulebook, and rulings people bring.
server-no-such-language = The rules are there in English, Czech and Romanian.
server-no-such-section = The rulebook has no such section.
server-no-such-example = The rulebook has no such example.
server-no-such-lesson = There is no such lesson.
server-rigged-is-practice = A table that begins from a chosen position is for practice: it is in no list, and does not count.
server-played-needs-beginning = A table that begins in the middle of a game needs its seed, or the position it began with.
server-rigged-has-no-shuffle = A position laid out by hand is not shuffled: leave out the seed.
server-known-shuffle-is-unrated = A table with a known shuffle cannot be rated: anyone can look up the hidden cards.
server-shuffle-is-known = The shuffle of this table is known: no salt can change it.
server-ruling-unreadable = Line { $line }: { $why }
server-ruling-shows-nothing = This case is refused before there is anything to show.
server-ruling-is-possible = The case says that this cannot be laid out, but it can.
server-ruling-no-seat = Line { $line }: nobody sits there.
server-ruling-refused = Line { $line } is not allowed: { $why }
server-ruling-refused-otherwise = Line { $line } is not allowed, but for another reason: { $why }
server-ruling-allowed = Line { $line } should be refused, but is allowed.
server-ruling-unmet = Line { $line }: what is expected there does not hold.

# What moderators have done.
server-warned = A moderator warns you: { $why }
server-silenced = A moderator has decided that you may no longer speak here: { $why }
server-silenced-until = A moderator has decided that you may not speak here until { $until }: { $why }
server-banned = A moderator has decided that you may no longer play here: { $why }
server-banned-until = A moderator has decided that you may not play here until { $until }: { $why }
server-only-moderators = Only moderators may do this.
server-only-host = Only whoever runs this server may do this to a moderator.
server-say-why = Say why.
server-already-past = That moment has passed already.
server-no-such-network = This is neither a person nor a range of addresses, such as 203.0.113.0/24.
server-no-such-sanction = There is no such warning, mute or ban any more.
server-no-such-report = There is no such report any more.
