# Replays: recorded games, moment by moment.

browser-replay-of = Replay: { $game }
browser-import-record = Open a record from a file
browser-import-record-help = Any record Portolan has written, by the browser or by the terminal.
browser-finished-tables = Your finished games
browser-to-start = To the beginning
browser-to-end = To the end
# $round (number): which round, from 1.
browser-round = Round { $round }
browser-play = Play
browser-pause = Pause
browser-moment = Moment
browser-eyes = Through whose eyes
browser-speed = Speed
browser-replay-keys = Keys: space plays and pauses, the arrows step, Home and End go to the beginning and the end, + and − change the speed.
browser-onlooker = Onlooker
browser-share-moment = Copy a link to this moment
browser-check-shuffle = Check the shuffle
browser-secret-fits = The secret is the one whose hash was shown before the game.
browser-secret-differs = The secret does not belong to the hash shown before the game!
browser-seed-fits = The seed comes of the secret and the seats’ salts.
browser-seed-differs = The seed does not come of the secret!
browser-end-fits = Played again, the record ends as it says.
browser-end-unknown = The record does not say how it ended.
browser-hash = Hash
browser-secret = Secret
browser-analysis = Analysis
