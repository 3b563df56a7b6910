# Analiza unei partide încheiate: în terminal, în reluare și pe pagina de împărtășit.

# $game (nume): jocul.
analysis-title = Analiză: { $game }
# $moves (număr): câte mutări s-au analizat. $games (număr): câte partide s-au imaginat pentru fiecare poziție.
analysis-basis =
    { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }; pentru fiecare poziție un bot a imaginat { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }, fără să știe mai mult decât cel care urma să mute.

analysis-chances = Șansele de câștig, mutare cu mutare
analysis-chart-keys = Săgețile trec de la o mutare la alta, Home și End la prima și la ultima.
analysis-at-start = La început
# $number (număr): a câta mutare. $seat (loc): cine a mutat. $action (spus): ce a făcut.
analysis-move = { $number }. { $seat }: { $action }
# $seat (loc) și șansa de câștig, $percent (număr).
analysis-chance = { $seat } { $percent }%
# Șansa tuturor împreună, $percent (număr).
analysis-chance-together = Toți împreună { $percent }%

analysis-turnings = Mutările care au schimbat cel mai mult
analysis-no-turnings = Nicio mutare n-a schimbat mult șansele.
# Șansele în procente: $before și $after (numere), pentru $seat (loc).
analysis-change = { $seat }: { $before }% → { $after }%
# $choice, $luck (spus): cât din schimbare a fost fiecare, în procente cu semn.
analysis-parts = alegere { $choice }, noroc { $luck }
# $action (spus): ce ar fi făcut botul. $promised, $left (numere): șansele de câștig cu aceasta și cu ce s-a jucat, în procente.
analysis-better = Un bot ar fi ales: { $action } ({ $promised }% în loc de { $left }%).

analysis-sums = Noroc și alegere
analysis-sums-help = Cu ce a început fiecare și ce s-a schimbat până la sfârșit: alegerile mai slabe decât cea mai bună găsită și norocul, adică tot ce a ieșit la iveală de la sine. Diferențele mici pot fi întâmplarea partidelor imaginate.
analysis-seat = Loc
analysis-of-seat = { $seat }
analysis-start = Început
analysis-own-choices = Alegerile proprii
analysis-others-choices = Alegerile altora
analysis-luck = Noroc
analysis-end = Sfârșit
analysis-accuracy = Precizie
analysis-accuracy-help = 100% dacă fiecare alegere a fost la fel de bună ca a botului; una care dă o cincime din toate șansele se socotește o treime.
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
