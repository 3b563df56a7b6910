# What the browser client itself says. Ids are declared by their use in `web/src`.

# Every page.
browser-to-lobby = To the lobby
browser-language = Language
browser-to-day = Day: light paper
browser-to-night = Night watch: dark paper
browser-no-page = There is nothing at this address.
browser-one-moment = One moment …
browser-part-failed = This part of the page did not arrive. We keep trying.
browser-load-again = Try now
browser-cancel = Cancel
browser-save = Save
browser-unreachable = The server does not answer. We keep trying.
browser-trouble = Something went wrong here. Try again.

# The lobby.
browser-welcome = Welcome to the harbour
browser-welcome-help = Pick a chart and sit down: against bots at once, or with friends by a link. No account needed.
browser-games = Games
browser-play-now = Play now
browser-play-now-at = Play now: { $game }
browser-against = Who plays against you
browser-against-bots = against bots: { $bot }
browser-new-table = New table
browser-learn = Learn by playing
browser-rules = Rules
browser-seats-range = { $least } to { $most } seats
browser-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
browser-seats-open =
    { $open ->
        [one] { $open } free seat of { $seats }
       *[other] { $open } free seats of { $seats }
    }
browser-my-tables = Your tables
browser-open-tables = Tables to join
browser-watch = Tables to watch
browser-your-turn = It is your turn
browser-others-turn = It is not your turn
browser-not-begun = Not begun yet
browser-join-by-link = Join by link
browser-link-here = Paste the link of a table
browser-join = Join
browser-replays = Replays
browser-credits = Credits
browser-for-programs = For programs
browser-unofficial = Portolan is an independent, unofficial implementation, not made, endorsed or licensed by the games’ authors or publishers. If you like a game here, buy it: it is better with cards in your hands.

# Who I am.
browser-who-are-you = Who are you?
browser-guest = Play as a guest
browser-guest-help = This browser remembers you.
browser-claim = Keep a name with a password
browser-claim-help = The name is yours alone then, on every device, and your results can count.
browser-log-in = Log in
browser-log-in-help = With a name you have kept before.
browser-log-out = Log out
browser-name = Name
browser-password = Password
browser-old-password = Password until now
browser-new-password = New password

# A new table.
browser-new-table-of = New table: { $game }
browser-presets = Start from
browser-rules-of-game = How it is played
browser-who-plays = Who plays
browser-seat-number = Seat { $number }
browser-me = Me ({ $name })
browser-friend-here = Somebody at this screen
browser-friend-number = Guest { $number }
browser-by-invitation = By invitation link
browser-anybody = Free for anybody
browser-a-bot = Bot: { $bot }
browser-clock = Time to think
browser-clock-none = As long as you like
browser-clock-quick = Quick: 5 minutes, and 10 seconds a turn
browser-clock-relaxed = Relaxed: 20 minutes, and 30 seconds a turn
browser-clock-day = A day for each decision
browser-clock-week = A week for each decision
browser-public = Show it in the lobby
browser-onlookers = People may watch
browser-rated = The result counts for ratings
browser-seed = Seed
browser-choose-seed = Known shuffle
browser-choose-seed-help = Up to 64 digits 0–9 and letters a–f, for example 2a; leave it empty for a secret shuffle. The same seed deals the same cards, and bots answer the same moves in the same way. Everyone at the table sees the seed, and the game is not rated.
browser-bad-seed = A seed is 1 to 64 hexadecimal digits: 0–9 and a–f.
browser-from-to = { $least } to { $most }
browser-begin-story = Begin the story
browser-open-table = Open the table

# Before the game.
browser-table = Table
browser-table-of = A table of { $game }
browser-waiting-for =
    { $seats ->
        [one] Waiting for one more.
       *[other] Waiting for { $seats } more.
    }
browser-everybody-is-here = Everybody is here.
browser-seats-taken =
    { $people ->
        [one] Every seat is taken; one player is not here yet.
       *[other] Every seat is taken; { $people } players are not here yet.
    }
browser-sit-down = Sit down
browser-stand-up = Stand up
browser-seat-a-bot = Bot
browser-free-seat = Free
browser-copy-link = Copy link
browser-copied = Copied
browser-invitation-link = Invitation to seat { $number }
browser-share-link = Link to this table
browser-start = Begin
browser-start-with-bots = Begin, bots take the free seats
browser-ask-for-link = By invitation: ask { $name } for the link to this seat.
browser-whoever-opened = whoever opened the table
browser-owner-starts = Whoever opened the table begins the game.
browser-commitment = Hash of the shuffle’s secret: { $commitment }
browser-fair-shuffle = How the shuffle stays fair
browser-fair-shuffle-help = This hash binds the server to its secret before anybody sits down; after the game the secret is shown and can be checked. Whoever wants to be quite sure adds a text of their own.
browser-own-salt = Any text of your own
browser-add-salt = Add it to the shuffle

# At the table.
browser-seats-here = At the table
browser-that-is-you = (you)
browser-is-awaited = to act
browser-is-here = is here
browser-is-away = is not here right now
browser-watching =
    { $people ->
        [one] One person looks on.
       *[other] { $people } people look on.
    }
browser-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
browser-bot-numbered = { $bot } { $number }
browser-substitute-left = A bot plays: gone for now
browser-substitute-clock = A bot plays: out of time
browser-substitute-resigned = A bot plays: given up
browser-board = Board
browser-what-now = What you may do
browser-actions = Actions
browser-offers = At hand
browser-all-actions = All actions (L)
browser-nothing-to-do = There is nothing for you to do right now.
browser-sure = Sure? Press again: { $action }
browser-why-not = Not now, and why
browser-one-thinks = { $seat } is thinking.
browser-bot-plays-for = A bot is playing for { $seat }.
browser-others-think = The others are thinking.
browser-you-watch = You watch this table.
browser-looking-back = You look at an earlier moment.
browser-back-to-now = Back to now
browser-skip = Skip ahead
browser-undo = Undo
browser-hint = Hint
browser-thinking = Thinking …
browser-hinted = { $action } – { $reason }
# A choice and the chance to win it promises: $percent (number).
browser-hint-share = { $action }: { $percent }%
browser-advice = Advice
browser-advice-close = Close the advice
browser-lost = The connection is lost. We keep trying; nothing you did is lost.
browser-bot-plays = A bot plays for you.
browser-return = Play myself
browser-would-end = { $seat } would like to end the game here.
browser-agree = Agree
browser-play-on = Play on
browser-while-away = While you were away
browser-go-on = Go on
browser-pass-screen = Pass the screen to { $seat }.
browser-i-am = I am { $seat }: show my side

# Panels.
browser-panels = Panels
browser-log = Log
browser-log-more =
    { $more ->
        [one] { $more } more line
       *[other] { $more } more lines
    }
browser-begun = The game begins.
browser-look-back = Look at this moment
browser-chat = Talk
browser-chat-empty = Nobody has said anything yet.
browser-say-something = Say something
browser-send = Send
browser-new-talk = Somebody spoke
browser-mute = Mute
browser-mute-person = Mute { $name }
browser-unmute = Let them speak
browser-is-muted = { $name } may not speak here.
browser-settings = Settings
browser-search-rules = Search the rules
browser-found =
    { $found ->
        [0] Nothing found.
        [one] { $found } found
       *[other] { $found } found
    }
browser-pace = What others do is shown
browser-pace-calm = calmly
browser-pace-brisk = briskly
browser-pace-instant = all at once
browser-confirm = Ask again
browser-confirm-never = never
browser-confirm-matters = when a turn ends with something left to do
browser-confirm-always = always
browser-auto-play = Do what leaves me no choice without asking
browser-list-stays = Keep the list of all actions in sight
browser-aids = Show aids: odds, forecasts
browser-sounds = Sounds, quiet ones
browser-keys = Keys: L shows all actions, numbers choose one, U takes back, H asks for a hint, S skips ahead, [ and ] look back and on.

# Leaving.
browser-leave = Leave the table
browser-leave-page = Go to the lobby
browser-leave-page-help = Your seat stays yours, and the game waits for you.
browser-leave-page-clock-help = Your seat stays yours, but the clock keeps running.
browser-leave-bot = Let a bot play for me
browser-leave-bot-help = Until you return.
browser-leave-bot-alone-help = Only bots are left then: they play the game to its end at once. You find it among the replays.
browser-abandon = Propose to end it here
browser-abandon-help = It ends unfinished when everybody agrees.
browser-resign = Give up
browser-resign-help = A bot plays to the end, and you come last.
browser-resign-alone-help = Nobody else plays here: the game ends at once, without a result.
browser-stay = Stay

# The end.
browser-you-win = You win!
browser-nth = { $place }.
browser-points-by-source = Points by their sources
browser-all-points = Points in all
browser-decides-ties = decides where points do not
browser-course = The points of everybody, from the first move to the last
browser-turning-lead = { $seat } takes the lead for good.
browser-turning-gain =
    { $seat } gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once.
browser-same-shuffle = Same shuffle, other seats
browser-same-shuffle-help = The same cards in the same order, with everybody one seat further. The shuffle is known, so the game is not rated.
browser-share = Share
browser-see-board = See the board
browser-see-result = See the result
browser-winner = { $seat } wins.
browser-winners = { $seats } share the first place.
browser-gave-up = gave up
browser-group-won = You have won together, with { $score }.
browser-group-lost = You have lost together, with { $score }.
browser-rematch = Play again
browser-to-rematch = To the rematch
browser-replay-it = Watch it again
browser-review = Review this game

# Replays.
browser-nothing-finished = Nothing here yet: play a game first.
browser-step-back = Back
browser-step-on = On
browser-download-record = Download the record
browser-salt = Salt of { $seat }

# People and their ratings.
browser-person = Somebody
browser-my-page = My results and ratings
browser-since = Here since { $day }.
browser-you-are-guest = You play as a guest.
browser-is-guest = Plays as a guest.
browser-ratings = Ratings
browser-won-share = First places
browser-won-of = { $wins } of { $games }
browser-among-people = Among people
browser-streak-now =
    { $games ->
        [one] { $games } win running.
       *[other] { $games } wins running.
    }
browser-streak-best = At best { $games } running.
browser-own-ratings = Ratings
browser-rating = Rating
browser-rating-now = Rating { $rating }
browser-rating-unsure =
    { $games ->
        [one] ± { $uncertainty }, { $games } game
       *[other] ± { $uncertainty }, { $games } games
    }
browser-rated-games = Games
browser-place = Place
browser-ratings-help = Everybody begins at 25.0. A rating rises and falls with rated games against people, and grows surer with each.
browser-you-are-unrated = You have not played a rated game yet.
browser-own-rating-is =
    Your rating: { $rating }, from { $games ->
        [one] one game
       *[other] { $games } games
    }.
browser-open-rated = Open a rated table
browser-rated-open = Rated tables with a free seat
browser-rated-running = Rated games going on now
browser-is-unrated = No rated game yet.
browser-nobody-rated = Nobody has played a rated game of this yet. Be the first:
browser-results = Latest results
browser-no-results = No finished game yet.
browser-place-of = Place { $place } of { $seats }
browser-was-rated = rated
browser-known-shuffle = known shuffle
browser-known-shuffle-help = Anyone who knows the seed can work out every hidden card. The game is not rated.
browser-rated-help = Only people play, each at one seat, without bots and hints.
browser-rated-needs-name = A result that counts needs a name that is yours alone.
browser-in-lobby = In the lobby for all to see
browser-without-onlookers = Without onlookers

# Help.
browser-rules-of = Rules: { $game }
browser-rules-contents = Contents
browser-rules-link = Link to “{ $title }”
browser-rules-begin = Read from the beginning
browser-rules-now = Where the game is
browser-rules-page = As a page
browser-print = Print
browser-example = Example
browser-example-close = Close the example
browser-example-as-text = As a text
browser-example-try = Try it
browser-example-begins = The position. { $prompt }
browser-example-refused = { $seat } may not do this: { $action } { $why }
browser-example-refused-plain = That is not allowed to { $seat }. { $why }
browser-read-rule = Read the rule
browser-try = Try a position
browser-try-help = Paste a ruling, or open one: it is laid out on the board, and you can play on from there against bots, with hints. The link carries it, so you can ask others who is right.
browser-try-text = The ruling
browser-try-show = Lay it out
browser-try-file = Open a file
browser-try-bad-link = This link carries no ruling.
browser-lessons = Lessons
browser-step-of = Step { $step } of { $steps }
browser-you = You

# Credits.
browser-credits-games = The games
browser-credits-authors = Port Royal: Alexander Pfister. Puerto Rico: Andreas Seyfarth. Dominion: Donald X. Vaccarino. Catan: Klaus Teuber.
browser-credits-icons = Icons
browser-credits-icons-help = The pictures are our own compositions over icons drawn by these artists:
browser-credits-type = Type
browser-credits-software = Software

# Campaigns.
browser-campaigns = Campaigns
browser-campaigns-help = Several games in a row, one story: each chapter goes on where the last one ended.
browser-campaign-of = Campaign: { $game }
browser-campaign-chapter = Chapter { $chapter }
browser-campaign-chapter-named = Chapter { $chapter }: { $name }
browser-chapters = The chapters of the story
browser-chapter-now = You are here
browser-lost-tries =
    { $tries ->
        [one] lost once
       *[other] lost { $tries } times
    }
browser-campaign-table = Back to the table
browser-campaign-over = The story is told.
browser-campaign-begins = The story has not begun yet.
browser-campaign-won = Won
browser-campaign-lost = Lost
browser-campaign-finished = Played to the end
browser-campaign-given-up = Given up
browser-campaign-with-bots = Begin with bots
browser-campaign-with-friends = Begin with friends
browser-campaign-on = To the next chapter
browser-try-again = Try again (try { $tries })
browser-to-campaign = To the campaign
browser-as-campaign = Tell the whole story, chapter after chapter
browser-story-port-royal = Three ships with rust-red sails lie off Port Royal. Their crews call themselves the Ares, and they rob nobody of gold: they carry off books and herbs, from every shop and garden along the coast. Mistress Odile Quill, who keeps the harbour ledger, wants to know why. She has heard that you know people.
browser-no-campaigns = No story has been begun here yet.
browser-import-campaign = Bring a campaign from a file
browser-export-campaign = Save the campaign to a file
browser-no-campaign-file = There is no campaign in this file.

# My account.
browser-account = My account
browser-block = Block
browser-block-person = Block { $name }
browser-block-help = You no longer read what they say, they cannot sit down at your tables, and they cannot seat you at a rematch.
browser-is-blocked = You have blocked this person.
browser-unblock = Unblock
browser-unblock-person = Unblock { $name }
browser-report = Report to the moderators
browser-report-person = Report { $name } to the moderators
browser-report-reason = What for?
browser-reason-insult = Insults or threats
browser-reason-spam = Advertising, or talk that drowns everybody else’s
browser-reason-name = The name
browser-reason-cheating = Unfair play
browser-reason-other = Something else
browser-report-words = In your own words
browser-report-line = The line of talk you came from goes with it.
browser-send-report = Send
browser-reported = Thank you. A moderator will look at it.
browser-moderation = Moderation
browser-understood = I understand
