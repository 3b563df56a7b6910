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
    { $seats ->
        [one] { $seats } místo nejde
        [few] { $seats } místa nejdou
       *[other] { $seats } míst nejde
    }: tato hra jich má mít { $least } až { $most }.
# $why (text): technický důvod, anglicky.
table-setup-unreadable = Toto nastavení hry nelze přečíst: { $why }

# Proč hráč z kódu udělal, co udělal.
table-chosen-at-random = Vybráno náhodně.
table-only-choice = Jiná možnost nebyla.
# $games (číslo): kolik her bylo promyšleno. $share (číslo): kolik procent mluvilo pro tuto volbu.
table-thought =
    { $games ->
        [one] Promyšlena { $games } hra
        [few] Promyšleny { $games } hry
       *[other] Promyšleno { $games } her
    }; tahle volba vyšla nejlépe ({ $share } %).

table-undone = { $seat } bere poslední tah zpět.

# Jak se vyjmenovává: první dvě věci, nebo jedna před zbytkem výčtu.
list-none = nic
list-two = { $first } a { $last }
list-many = { $first }, { $rest }
list-several = { $count }× { $name }

# Místo, na kterém ještě nikdo nesedí.
seat-unnamed = Místo { $number }
