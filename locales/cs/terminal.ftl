# Co říká terminál tomu, kdo v něm hraje.

terminal-welcome = { $game }. Vítej na palubě! Kdykoli jsi na řadě, můžeš napsat „help“.
terminal-seed = Seed této partie: { $seed }
terminal-commitment = Otisk seedu (samotný seed se ukáže na konci): { $commitment }
terminal-known-shuffle = Známé zamíchání: stejný seed a stejné tahy dají stejnou hru.

# Kdo kde sedí.
terminal-you = Kormidelník
terminal-bot = { $bot }
terminal-bot-numbered = { $bot } { $number }
terminal-deckhand = Plavčík
terminal-mate = Lodník
terminal-captain = Kapitán
terminal-admiral = Admirál
terminal-random = Tulák
terminal-script = Skript
terminal-search = Hledač
terminal-person = Hráč { $number }

terminal-pass-keyboard = Ke klávesnici přichází { $seat }. Až bude vše připraveno, stiskni Enter.

terminal-choose = Tvoje volba (1–{ $most }, zápis tahu, nebo help):
terminal-no-such-number =
    { $most ->
        [one] Je tu jen volba 1.
        [few] Vyber číslo od 1 do { $most }.
       *[other] Vyber číslo od 1 do { $most }.
    }
terminal-refused = To nejde: { $why }
terminal-blocked = Teď není možné:

terminal-help =
    Napiš číslo volby nebo její zápis.
      undo          vzít zpět poslední tah, dokud se jím nikdo nic nedozvěděl
      hint          co by udělal kapitán a proč
      log           všechno, co se stalo
      save SOUBOR   zapsat partii; „portolan play HRA --resume SOUBOR“ v ní pokračuje
      quit          odejít; partie se uloží
      help VĚC      co je napsáno o kartě, budově nebo nastavení
      help          tento text
terminal-no-help = O „{ $thing }“ není nic napsáno. Nápověda je k těmto věcem: { $things }.
terminal-hint = Kapitán by zvolil: { $action } – { $reason }
# Jeden z nejlepších tahů: $percent (číslo) je jeho naděje na výhru.
terminal-hint-best = { $percent } %  { $action }
terminal-log-empty = Zatím se nic nestalo.
terminal-taken-back = Tvůj poslední tah byl vzat zpět.
terminal-save-where = Kam? Napiš „save“ a jméno souboru.
terminal-saved = Partie je uložena jako { $file }.
terminal-not-saved = Partii se nepodařilo uložit jako { $file }: { $why }
terminal-left = Partie je uložena jako { $file }. „portolan play { $game } --resume“ v ní pokračuje.
terminal-left-unsaved = Zatím se nic nestalo, takže není co ukládat. Na shledanou!
terminal-resume = Rozehrané partie ve složce { $folder }:
terminal-resume-line =
    { $file }: { $names }; { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }
terminal-resume-which = Kterou (1–{ $most }; Enter vezme první)?

# Konec.
terminal-result = Partie skončila.
terminal-result-line =
    { $rank }. { $seat }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }
terminal-winner = Vítězí: { $seat }
terminal-winners = O vítězství se dělí více hráčů.
terminal-group-won = Společně jste zvítězili! Skóre: { $score }
terminal-group-lost = Společně jste prohráli. Skóre: { $score }

terminal-terms = { $game }: co lze nastavit pomocí --set
terminal-presets = Hotová nastavení:
terminal-step = [Enter pokračuje]
terminal-warning = Upozornění: { $warning }
terminal-remark = { $seat }: { $remark }
# Co platí za souhlas, odpovědi oddělené mezerou; samotný Enter také.
terminal-yes = a ano
terminal-campaign-saved = Kampaň je uložená v souboru { $file }.
terminal-campaign-next = Pokračovat další hrou? [A/n]
terminal-campaign-again = Zkusit to znovu? Bude to { $tries }. pokus. [A/n]
terminal-campaign-over = Kampaň je u konce.

# Pravidla.
terminal-rules-books = Pravidla her:
terminal-rules-read = Kapitola, oddíl nebo jakákoli slova: { $command }
terminal-rules-found = Co pravidla říkají k „{ $words }“:
terminal-rules-nothing = Pravidla hry { $game } k „{ $words }“ nic neříkají. Zkus jiné slovo.
