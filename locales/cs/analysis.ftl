# Rozbor dohrané partie: v terminálu, v přehrávání a na stránce ke sdílení.

# $game (jméno): hra.
analysis-title = Rozbor: { $game }
# $moves (číslo): kolik tahů se rozebralo. $games (číslo): kolik her se promyslelo pro každý tah.
analysis-basis =
    { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }; u každého porovnávaného tahu bot promyslel { $games ->
        [one] { $games } hru
        [few] { $games } hry
       *[other] { $games } her
    }.

analysis-chances = Naděje na výhru tah po tahu
analysis-chart-keys = Šipkami se přechází z tahu na tah, klávesami Home a End na první a poslední.
analysis-at-start = Na začátku
# $number (číslo): kolikátý tah. $seat (místo): kdo táhl. $action (řečeno): jak.
analysis-move = { $number }. { $seat }: { $action }
# $seat (místo) a jeho naděje na výhru, $percent (číslo).
analysis-chance = { $seat } { $percent } %
# Naděje všech společně, $percent (číslo).
analysis-chance-together = Všichni společně { $percent } %

analysis-turnings = Tahy, na kterých záleželo
analysis-no-turnings = Žádný jednotlivý tah naděje výrazně nezměnil.
# Změna způsobená štěstím, v naději na výhru toho, kdo táhl: $before, co se dalo čekat, a $after, co přišlo, v procentech (čísla).
# $seat (místo): kdo táhl.
analysis-by-luck = { $seat }, štěstím: { $before } % → { $after } %
# $action (řečeno): lepší tah. $promised, $left (čísla): naděje na výhru s ním a s tím, co se zahrálo, v procentech.
analysis-better = „{ $action }“ slibovalo { $promised } % místo { $left } %.

analysis-sums = Štěstí a volba
analysis-sums-help = Od naděje na začátku k té na konci. Volby jsou to, co tahy zahodily proti nejlepším nalezeným. Štěstí je to, co vyšlo najevo, minus to, co se dalo čekat: za mnoho her se vyrovná. Nečekané možnosti jsou lepší tahy, než s jakými bot počítal, když posuzoval předchozí postavení. Malé rozdíly mohou být náhodou v promyšlených hrách.
analysis-seat = Místo
analysis-of-seat = { $seat }
analysis-start = Začátek
analysis-own-choices = Vlastní volby
analysis-others-choices = Volby ostatních
analysis-luck = Štěstí
analysis-unforeseen = Nečekané možnosti
analysis-end = Konec
analysis-accuracy = Přesnost
analysis-accuracy-help = Přesnost je 0 % u tahů vybraných náhodně a 100 % u tahů, z nichž žádný nešel zlepšit.
# Jako kdo kdo hrál; stojí za přesností.
analysis-like-deckhand = jako plavčík
analysis-like-mate = jako lodník
analysis-like-captain = jako kapitán
analysis-like-admiral = jako admirál
# $count (číslo): kolik tahů zahodilo tolik. Znaménka jsou jako u komentovaných partií.
analysis-inaccuracies =
    { $count ->
        [one] { $count } nepřesnost ?!
        [few] { $count } nepřesnosti ?!
       *[other] { $count } nepřesností ?!
    }
analysis-mistakes =
    { $count ->
        [one] { $count } chyba ?
        [few] { $count } chyby ?
       *[other] { $count } chyb ?
    }
analysis-blunders =
    { $count ->
        [one] { $count } hrubá chyba ??
        [few] { $count } hrubé chyby ??
       *[other] { $count } hrubých chyb ??
    }
analysis-mistakes-help = Nepřesnost (?!) zahodí aspoň 5 procentních bodů naděje na výhru, chyba (?) aspoň 10, hrubá chyba (??) aspoň 20.
# $percent (číslo): podíl, o kolik víc nebo míň.
analysis-percent = { $percent } %
analysis-more = +{ $percent } %
analysis-less = −{ $percent } %

analysis-table = Všechny tahy jako tabulka
analysis-column-move = Tah

browser-analysis-about = Bot si znovu prohlédne každý tah: jakou měl po něm kdo naději na výhru, které tahy ji změnily nejvíc a co bylo štěstí a co volba. Trvá to asi půl minuty; kdo se podívá později, nečeká.
browser-analyse = Rozebrat tuto partii
browser-analyse-again = Začít znovu
# $done (číslo): kolik tahů je hotovo. $moves (číslo): z kolika.
browser-analysing = Tah { $done } z { $moves }
browser-stop-analysis = Zastavit
browser-analysis-stopped = Rozbor byl zastaven.
browser-only-played-out = Rozebrat lze jen partii dohranou do konce.

# Rozbor vlastní hry: nejdražší rozhodnutí jednoho místa, každé jako postavení k vyřešení.
browser-mark-played = Zahráno
browser-mark-better = Lepší
browser-before-move = Postavení před tahem
browser-before-move-close = Zpět k přehrávání
browser-play-on-from-here = Hrát odsud
browser-play-on-from-here-help = Otevře cvičný stůl, který začíná tady; na ostatních místech hrají kapitáni.
browser-review-find = Hledat lepší tahy
browser-review-title = Hledání lepších tahů
# $seat (místo): čí je to hra.
browser-review-of = Hledání lepších tahů: { $seat }
# $step (číslo): kolikáté rozhodnutí. $steps (číslo): z kolika.
browser-review-step = Rozhodnutí { $step } z { $steps }
browser-review-whose = Čí hru chceš projít?
browser-review-wait = Bot si prohlíží partii.
browser-review-question = Najdi lepší tah.
# $action (řečeno): tah, který se zahrál.
browser-review-was = Zahráno: { $action }
# Vyzkoušený tah a naděje na výhru, kterou slibuje: $percent (číslo). $left (číslo): naděje toho, co se zahrálo.
browser-review-best = { $percent } %: nic lepšího se nenašlo.
browser-review-more = { $percent } %: lepší než to, co se zahrálo, ale dá se najít víc.
browser-review-played = { $percent } %: právě to se zahrálo.
browser-review-no-better = { $percent } %: není to lepší než to, co se zahrálo ({ $left } %).
browser-review-unknown = Tento tah jsem nezkoumal. Zkus jiný.
browser-review-show = Ukázat řešení
browser-review-next = Další
browser-review-finish = Zobrazit celý rozbor
browser-review-close = Ukončit hledání
browser-review-none = Žádné rozhodnutí nezahodilo mnoho: tady není co zlepšovat. Dobře zahráno!
browser-review-closed = Rozbor by prozradil řešení: otevře se až potom.
