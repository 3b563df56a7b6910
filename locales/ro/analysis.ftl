# Analiza unei partide încheiate: în terminal, în reluare și pe pagina de împărtășit.

# $game (nume): jocul.
analysis-title = Analiză: { $game }
# $moves (număr): câte mutări s-au analizat. $games (număr): câte partide s-au imaginat pentru fiecare mutare.
analysis-basis =
    { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }; pentru fiecare mutare comparată un bot a imaginat { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }.

analysis-chances = Șansele de câștig, mutare cu mutare
analysis-chart-keys = Săgețile trec de la o mutare la alta, Home și End la prima și la ultima.
analysis-at-start = La început
# $number (număr): a câta mutare. $seat (loc): cine a mutat. $action (spus): ce a făcut.
analysis-move = { $number }. { $seat }: { $action }
# $seat (loc) și șansa de câștig, $percent (număr).
analysis-chance = { $seat } { $percent }%
# Șansa tuturor împreună, $percent (număr).
analysis-chance-together = Toți împreună { $percent }%

analysis-turnings = Mutările care au contat
analysis-no-turnings = Nicio mutare n-a schimbat mult șansele.
# O schimbare prin noroc a șansei de câștig a celui care a mutat: $before, ce era de așteptat, și $after, ce a venit, în procente (numere).
# $seat (loc): cine a mutat.
analysis-by-luck = { $seat }, prin noroc: { $before }% → { $after }%
# $action (spus): o mutare mai bună. $promised, $left (numere): șansele de câștig cu aceasta și cu ce s-a jucat, în procente.
analysis-better = „{ $action }” promitea { $promised }% în loc de { $left }%.

analysis-sums = Noroc și alegere
analysis-sums-help = De la șansa de la început la cea de la sfârșit. Alegerile sunt ce au irosit mutările față de cele mai bune găsite. Norocul este ce a ieșit la iveală minus ce era de așteptat: în multe partide se compensează. Posibilitățile neprevăzute sunt mutări mai bune decât cele pe care se bizuia botul când judeca pozițiile dinainte. Diferențele mici pot fi întâmplarea partidelor imaginate.
analysis-seat = Loc
analysis-of-seat = { $seat }
analysis-start = Început
analysis-own-choices = Alegerile proprii
analysis-others-choices = Alegerile altora
analysis-luck = Noroc
analysis-unforeseen = Posibilități neprevăzute
analysis-end = Sfârșit
analysis-accuracy = Precizie
analysis-accuracy-help = Precizia este 0% pentru mutări alese la întâmplare și 100% pentru mutări dintre care niciuna nu putea fi îmbunătățită.
# Ca cine a jucat un loc, după precizie.
analysis-like-deckhand = ca un mus
analysis-like-mate = ca un secund
analysis-like-captain = ca un căpitan
analysis-like-admiral = ca un amiral
# $count (număr): câte mutări ale unui loc au dat atât. Semnele sunt cele din partidele comentate.
analysis-inaccuracies =
    { $count ->
        [one] { $count } inexactitate ?!
        [few] { $count } inexactități ?!
       *[other] { $count } de inexactități ?!
    }
analysis-mistakes =
    { $count ->
        [one] { $count } greșeală ?
        [few] { $count } greșeli ?
       *[other] { $count } de greșeli ?
    }
analysis-blunders =
    { $count ->
        [one] { $count } greșeală gravă ??
        [few] { $count } greșeli grave ??
       *[other] { $count } de greșeli grave ??
    }
analysis-mistakes-help = O inexactitate (?!) pierde cel puțin 5 puncte procentuale din șansa de câștig, o greșeală (?) cel puțin 10, o greșeală gravă (??) cel puțin 20.
# $percent (număr): o parte, cu cât mai mult sau mai puțin.
analysis-percent = { $percent }%
analysis-more = +{ $percent }%
analysis-less = −{ $percent }%

analysis-table = Toate mutările ca tabel
analysis-column-move = Mutarea

browser-analysis-about = Un bot privește din nou fiecare mutare: ce șanse de câștig avea fiecare după ea, care mutări le-au schimbat cel mai mult, ce a fost noroc și ce a fost alegere. Durează cam o jumătate de minut; cine se uită mai târziu nu mai așteaptă.
browser-analyse = Analizează această partidă
browser-analyse-again = Începe din nou
# $done (număr): câte mutări sunt gata. $moves (număr): din câte.
browser-analysing = Mutarea { $done } din { $moves }
browser-stop-analysis = Oprește
browser-analysis-stopped = Analiza a fost oprită.
browser-only-played-out = Se poate analiza numai o partidă jucată până la capăt.

# Revederea unei partide încheiate: cele mai costisitoare decizii ale unui loc, fiecare ca poziție de rezolvat.
browser-mark-played = Jucat
browser-mark-better = Mai bun
browser-before-move = Tabla dinaintea mutării
browser-before-move-close = Înapoi la reluare
browser-play-on-from-here = Joacă de aici
browser-play-on-from-here-help = Deschide o masă de exercițiu care începe aici; pe celelalte locuri joacă căpitani.
browser-review-find = Caută mutări mai bune
browser-review-title = Revedere
# $seat (loc): a cui este partida.
browser-review-of = Revedere: { $seat }
# $step (număr): a câta decizie. $steps (număr): din câte.
browser-review-step = Decizia { $step } din { $steps }
browser-review-whose = Al cui joc vrei să-l revezi?
browser-review-wait = Un bot se uită la partidă.
browser-review-question = Găsește o mutare mai bună.
# $action (spus): mutarea care s-a jucat.
browser-review-was = S-a jucat: { $action }
# O mutare încercată și șansa de câștig pe care o promite: $percent (număr). $left (număr): a celei care s-a jucat.
browser-review-best = { $percent }%: este cea mai bună găsită.
browser-review-more = { $percent }%: mai bună decât ce s-a jucat, dar se poate și mai bine.
browser-review-played = { $percent }%: chiar aceasta s-a jucat.
browser-review-no-better = { $percent }%: nu e mai bună decât ce s-a jucat ({ $left }%).
browser-review-unknown = La aceasta nu m-am uitat. Încearcă alta.
browser-review-show = Arată răspunsul
browser-review-next = Mai departe
browser-review-finish = Vezi toată analiza
browser-review-close = Încheie revederea
browser-review-none = Nicio decizie n-a pierdut mult: aici nu e nimic de îmbunătățit. Bine jucat!
browser-review-closed = Analiza ar trăda răspunsurile: se deschide după revedere.
