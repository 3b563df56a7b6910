# What the terminal says to whoever plays in it.

terminal-welcome = { $game }. Welcome aboard! Type “help” whenever you are asked.
terminal-seed = Seed of this game: { $seed }
terminal-commitment = Hash of the seed (the seed itself follows at the end): { $commitment }
terminal-known-shuffle = Known shuffle: the same seed and the same moves make the same game.

# Who sits where.
terminal-you = Skipper
terminal-bot = { $bot }
terminal-bot-numbered = { $bot } { $number }
terminal-deckhand = Deckhand
terminal-mate = Mate
terminal-captain = Captain
terminal-admiral = Admiral
terminal-random = Drifter
terminal-script = Script
terminal-search = Searcher
terminal-person = Player { $number }

terminal-pass-keyboard = The keyboard goes to { $seat }. Press Enter when ready.

terminal-choose = Your choice (1–{ $most }, notation, or help):
terminal-no-such-number =
    { $most ->
        [one] There is only choice 1.
       *[other] Choose a number from 1 to { $most }.
    }
terminal-refused = That does not work: { $why }
terminal-blocked = Not possible now:

terminal-help =
    Type the number of a choice, or its notation.
      undo       take back your last move, as long as nobody learned anything by it
      hint       what a captain would do, and why
      log        everything that has happened
      save FILE  write the game down; “portolan play GAME --resume FILE” goes on with it
      quit       leave; the game is saved
      help THING what is written about a card, a building, a term
      help       this text
terminal-no-help = Nothing is written about “{ $thing }”. There is help on: { $things }.
terminal-hint = A captain would: { $action } – { $reason }
# One of the best moves: $percent (number) is its chance to win.
terminal-hint-best = { $percent }%  { $action }
terminal-log-empty = Nothing has happened yet.
terminal-taken-back = Your last move is taken back.
terminal-save-where = Where to? Type “save” and the name of a file.
terminal-saved = The game is saved as { $file }.
terminal-not-saved = The game could not be saved as { $file }: { $why }
terminal-left = The game is saved as { $file }. “portolan play { $game } --resume” goes on with it.
terminal-left-unsaved = Nothing had happened yet, so nothing is saved. Goodbye!
terminal-resume = Games that were left, in { $folder }:
terminal-resume-line =
    { $file }: { $names }; { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
terminal-resume-which = Which one (1–{ $most }; Enter takes the first)?

# The end.
terminal-result = The game is over.
terminal-result-line =
    { $rank }. { $seat }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
terminal-winner = The game is won by: { $seat }
terminal-winners = The victory is shared.
terminal-group-won = You have won together! Score: { $score }
terminal-group-lost = You have lost together. Score: { $score }

terminal-terms = { $game }: what can be settled with --set
terminal-presets = Ready-made arrangements:
terminal-step = [Enter goes on]
terminal-warning = A word of warning: { $warning }
terminal-remark = { $seat }: { $remark }
# What counts as a yes, each answer apart from the next by a space; Enter alone does, too.
terminal-yes = y yes
terminal-campaign-saved = The campaign is saved in { $file }.
terminal-campaign-next = On with the next game? [Y/n]
terminal-campaign-again = Another try? It is try { $tries }. [Y/n]
terminal-campaign-over = The campaign is complete.

# The rulebook.
terminal-rules-books = The rulebooks:
terminal-rules-read = A chapter, a section or any words: { $command }
terminal-rules-found = What the rules say about “{ $words }”:
terminal-rules-nothing = The rules of { $game } say nothing about “{ $words }”. Try another word.
