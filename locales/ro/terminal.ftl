# Ce spune terminalul celui care joacă în el.

terminal-welcome = { $game }. Bun venit la bord! Scrie „help” oricând ți se cere ceva.
terminal-seed = Sămânța acestei partide: { $seed }
terminal-commitment = Amprenta seminței (sămânța însăși se arată la sfârșit): { $commitment }
terminal-known-shuffle = Amestecare cunoscută: aceeași sămânță și aceleași mutări dau aceeași partidă.

# Cine unde stă.
terminal-you = Cârmaciul
terminal-bot = { $bot }
terminal-bot-numbered = { $bot } { $number }
terminal-deckhand = Musul
terminal-mate = Secundul
terminal-captain = Căpitanul
terminal-admiral = Amiralul
terminal-random = Hoinarul
terminal-script = Scriptul
terminal-search = Căutătorul
terminal-person = Jucătorul { $number }

terminal-pass-keyboard = Tastatura trece la { $seat }. Apasă Enter când totul e pregătit.

terminal-choose = Alegerea ta (1–{ $most }, notația sau help):
terminal-no-such-number =
    { $most ->
        [one] Există doar alegerea 1.
        [few] Alege un număr de la 1 la { $most }.
       *[other] Alege un număr de la 1 la { $most }.
    }
terminal-refused = Nu se poate: { $why }
terminal-blocked = Acum nu se poate:

terminal-help =
    Scrie numărul unei alegeri sau notația ei.
      undo          retrage ultima mutare, cât timp nimeni nu a aflat nimic din ea
      hint          ce ar face un căpitan și de ce
      log           tot ce s-a întâmplat
      save FIȘIER   notează partida; „portolan play JOC --resume FIȘIER” o continuă
      quit          ieșire; partida se salvează
      help LUCRU    ce scrie despre o carte, o clădire sau o setare
      help          acest text
terminal-no-help = Despre „{ $thing }” nu scrie nimic. Există ajutor pentru: { $things }.
terminal-hint = Un căpitan ar alege: { $action } – { $reason }
# Una dintre cele mai bune mutări: $percent (număr) este șansa ei de câștig.
terminal-hint-best = { $percent }%  { $action }
terminal-log-empty = Încă nu s-a întâmplat nimic.
terminal-taken-back = Ultima ta mutare a fost retrasă.
terminal-save-where = Unde? Scrie „save” și numele unui fișier.
terminal-saved = Partida a fost salvată ca { $file }.
terminal-not-saved = Partida nu a putut fi salvată ca { $file }: { $why }
terminal-left = Partida a fost salvată ca { $file }. „portolan play { $game } --resume” o continuă.
terminal-left-unsaved = Încă nu s-a întâmplat nimic, deci nu e nimic de salvat. La revedere!
terminal-resume = Partide neterminate, în { $folder }:
terminal-resume-line =
    { $file }: { $names }; { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }
terminal-resume-which = Care (1–{ $most }; Enter o ia pe prima)?

# Sfârșitul.
terminal-result = Partida s-a încheiat.
terminal-result-line =
    { $rank }. { $seat }: { $score ->
        [one] { $score } punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    }
terminal-winner = Câștigă: { $seat }
terminal-winners = Victoria se împarte.
terminal-group-won = Ați câștigat împreună! Scor: { $score }
terminal-group-lost = Ați pierdut împreună. Scor: { $score }

terminal-terms = { $game }: ce se poate stabili cu --set
terminal-presets = Configurații gata pregătite:
terminal-step = [Enter continuă]
terminal-warning = Atenție: { $warning }
terminal-remark = { $seat }: { $remark }
# Ce înseamnă da, răspunsurile despărțite printr-un spațiu; și Enter singur.
terminal-yes = d da
terminal-campaign-saved = Campania e salvată în { $file }.
terminal-campaign-next = Continuați cu jocul următor? [D/n]
terminal-campaign-again = Încă o încercare? Este încercarea { $tries }. [D/n]
terminal-campaign-over = Campania s-a încheiat.

# Regulamentul.
terminal-rules-books = Regulamentele:
terminal-rules-read = Un capitol, o secțiune sau orice cuvinte: { $command }
terminal-rules-found = Ce spun regulile despre „{ $words }”:
terminal-rules-nothing = Regulile jocului { $game } nu spun nimic despre „{ $words }”. Încearcă alt cuvânt.
