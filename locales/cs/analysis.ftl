# Rozbor dohrané partie: v terminálu, v přehrávání a na stránce ke sdílení.

# $game (jméno): hra.
analysis-title = Rozbor: { $game }
# $moves (číslo): kolik tahů se rozebralo. $games (číslo): kolik her se promyslelo pro každé postavení.
analysis-basis =
    { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }; u každého postavení bot promyslel { $games ->
        [one] { $games } hru
        [few] { $games } hry
       *[other] { $games } her
    } a nevěděl víc než ten, kdo byl na tahu.

analysis-chances = Naděje na výhru tah po tahu
analysis-chart-keys = Šipkami se přechází z tahu na tah, klávesami Home a End na první a poslední.
analysis-at-start = Na začátku
# $number (číslo): kolikátý tah. $seat (místo): kdo táhl. $action (řečeno): jak.
analysis-move = { $number }. { $seat }: { $action }
# $seat (místo) a jeho naděje na výhru, $percent (číslo).
analysis-chance = { $seat } { $percent } %
# Naděje všech společně, $percent (číslo).
analysis-chance-together = Všichni společně { $percent } %

analysis-turnings = Tahy, které změnily nejvíc
analysis-no-turnings = Žádný jednotlivý tah naděje výrazně nezměnil.
# Naděje v procentech: $before a $after (čísla), u $seat (místo).
analysis-change = { $seat }: { $before } % → { $after } %
# $choice, $luck (sdělení): kolik ze změny připadá na co, v procentech se znaménkem.
analysis-parts = volba { $choice }, štěstí { $luck }
# $action (řečeno): co by udělal bot. $promised, $left (čísla): naděje na výhru s tím a s tím, co se zahrálo, v procentech.
analysis-better = Bot by udělal: { $action } ({ $promised } % místo { $left } %).

analysis-sums = Štěstí a volba
analysis-sums-help = S čím kdo začínal a co to do konce změnilo: volby, které byly horší než nejlepší nalezená, a štěstí, tedy vše, co vyšlo najevo samo. Malé rozdíly mohou být náhodou v promyšlených hrách.
analysis-seat = Místo
analysis-of-seat = { $seat }
analysis-start = Začátek
analysis-own-choices = Vlastní volby
analysis-others-choices = Volby ostatních
analysis-luck = Štěstí
analysis-end = Konec
analysis-accuracy = Přesnost
analysis-accuracy-help = 100 %, když byla každá volba stejně dobrá jako volba bota; taková, která zahodí pětinu všech nadějí, se počítá za třetinu.
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
