# Co říká sám stůl, ať se hraje cokoli.

table-game-over = Hra skončila.
table-not-your-turn = Teď nejsi na tahu.
table-nothing-to-undo = Už není co vzít zpět.
table-not-legal = To teď nejde.
table-line-too-far = Krok, který nejde vzít zpět, může být jen posledním z několika najednou.
table-not-understood = Tohle tady nedává smysl: „{ $text }“.
table-cannot-advise = Tady není co radit.

# $rules (číslo): požadovaná verze. $known (číslo): nejnovější známá verze.
table-unknown-rules = Verzi pravidel { $rules } tu neznáme; nejnovější je { $known }.
# $seats (číslo): kolik míst někdo chtěl. $least, $most (čísla): kolik jich může být.
table-wrong-seats =
    { $most ->
        [one] Tato hra je pro { $least } až { $most } hráče
        [few] Tato hra je pro { $least } až { $most } hráče
       *[other] Tato hra je pro { $least } až { $most } hráčů
    }, ne pro { $seats }.
# $why (text): technický důvod, anglicky.
table-setup-unreadable = Toto nastavení hry nelze přečíst: { $why }
table-out-of-range = { $field }: možné je jen { $least } až { $most }.

# Nadpis v dialogu před hrou.
table-for-tournaments = Pro turnajové hráče
table-first = Kdo začíná
table-first-help = Obvykle se losuje (rozhodne seed partie); můžeš také určit místo, které začne.
table-first-drawn = Rozhodne los
table-first-seat-1 = Místo 1
table-first-seat-2 = Místo 2
table-first-seat-3 = Místo 3
table-first-seat-4 = Místo 4
table-first-seat-5 = Místo 5
table-first-seat-6 = Místo 6
table-first-seat-7 = Místo 7
table-first-seat-8 = Místo 8
# $number (číslo): místo. $seats (číslo): kolik jich hraje.
table-first-is-nobody =
    Místo { $number } začít nemůže: { $seats ->
        [one] hraje jen { $seats } místo.
        [few] hrají jen { $seats } místa.
       *[other] hraje jen { $seats } míst.
    }

# Proč hráč z kódu udělal, co udělal.
table-chosen-at-random = Vybráno náhodně.
table-only-choice = Jiná možnost nebyla.
table-nothing-else = Nic jiného tu nestojí za úvahu.
# $games (číslo): kolik her bylo promyšleno. $share (číslo): kolik procent mluvilo pro tuto volbu.
table-thought =
    { $games ->
        [one] Promyšlena { $games } hra
        [few] Promyšleny { $games } hry
       *[other] Promyšleno { $games } her
    }; tahle volba vyšla nejlépe ({ $share } %).

# Jak si volba stojí proti ostatním. $games (číslo): kolik her bylo promyšleno. $share (číslo): jakou naději na výhru slibuje, v procentech.
# $next (číslo): totéž u druhé nejlepší volby.
table-thought-best =
    Vyhrává v { $share } % z { $games ->
        [one] { $games } promyšlené hry
        [few] { $games } promyšlených her
       *[other] { $games } promyšlených her
    }, druhá nejlepší volba v { $next } %.
table-thought-even =
    { $games ->
        [one] Promyšlena { $games } hra
        [few] Promyšleny { $games } hry
       *[other] Promyšleno { $games } her
    }: vyhrává v { $share } % a jiná volba je stejně dobrá.
table-wins-at-once = Hned vyhrává hru.
table-brings-points =
    { $points ->
        [one] Hned přináší { $points } bod.
        [few] Hned přináší { $points } body.
       *[other] Hned přináší { $points } bodů.
    }
# Dva důvody, každý jako věta: $first a $then.
table-reasons = { $first } { $then }

table-undone = { $seat } bere poslední tah zpět.

# Jak se vyjmenovává: první dvě věci, nebo jedna před zbytkem výčtu.
list-none = nic
list-two = { $first } a { $last }
list-many = { $first }, { $rest }
list-several = { $name } ×{ $count }

# Místo, na kterém ještě nikdo nesedí.
seat-unnamed = Místo { $number }
