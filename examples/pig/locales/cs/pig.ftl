# Co říká Pig.

# Nastavení.
pig-seats = Hráči
pig-seats-help = Dva až šest.
pig-goal = Cíl
pig-goal-help = Kolik bodů stačí k vítězství; obvykle sto.
pig-preset-usual = Obvyklá hra
pig-preset-usual-help = Dva hráči, sto bodů.
pig-preset-short = Krátká hra
pig-preset-short-help = K vítězství stačí padesát bodů.
pig-no-such-goal = Cíl je od { $least } do { $most } bodů.

# Na co se ptá a co se dělá.
pig-prompt-roll = Jsi na tahu: hoď kostkou.
pig-prompt-choose = Házet dál, nebo si nechat { $total }?
pig-prompt-wait = Kostku má { $seat }.
pig-do-roll = Hodit
pig-do-hold = Nechat si { $total }
pig-roll-first = Nejdřív aspoň jednou hoď.

# Co se děje.
pig-rolled = { $seat } hází { $die }: v tomto tahu { $total }.
pig-rolled-one = { $seat } hned hází 1.
pig-lost = { $seat } hází 1 a přichází o { $total }.
pig-held = { $seat } si nechává { $total } a má { $points }.
pig-kept = Ponecháno

# Přehled.
pig-sheet-turn = Stůl
pig-sheet-goal = Cíl { $number }
pig-sheet-total = V tomto tahu { $number }
pig-sheet-seats = Hráči
pig-sheet-player = Hráč
pig-sheet-points = Body
pig-sheet-seat = { $seat }
pig-sheet-number = { $number }

# Proč hráč z kódu dělá, co dělá.
pig-why-roll = Dá se získat víc než ztratit.
pig-why-hold = Dalším hodem by se víc ztratilo než získalo.

# Lekce.
pig-lesson-first = První lekce
pig-lesson-roll = Kostka je tvoje. Hoď!
pig-lesson-again = Šestka: platí pro tento tah, pokud si ji necháš. Chceš víc. Hoď znovu.
pig-lesson-hold = Jedenáct bodů. Jednička by vzala všechny. Přestaň a jsou tvoje.
pig-lesson-greed = Kapitán Chamtivec hodil jedničku a nemá nic. Kostku máš zase ty: hoď.
pig-lesson-win = Když si tohle necháš, jsi v cíli. Přestaň!
