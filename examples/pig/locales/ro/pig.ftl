# Ce spune Pig.

# Setările.
pig-seats = Jucători
pig-seats-help = De la doi la șase.
pig-goal = Ținta
pig-goal-help = Câte puncte aduc victoria; de obicei o sută.
pig-preset-usual = Partida obișnuită
pig-preset-usual-help = Doi jucători, o sută de puncte.
pig-preset-short = O partidă scurtă
pig-preset-short-help = Ajung cincizeci de puncte.
pig-no-such-goal = Ținta este între { $least } și { $most } de puncte.

# Ce se cere și ce se face.
pig-prompt-roll = E rândul tău: aruncă zarul.
pig-prompt-choose = Arunci din nou sau păstrezi { $total }?
pig-prompt-wait = Zarul este la { $seat }.
pig-do-roll = Aruncă
pig-do-hold = Păstrează { $total }
pig-roll-first = Aruncă măcar o dată.

# Ce se întâmplă.
pig-rolled = { $seat } aruncă { $die }: { $total } în această tură.
pig-rolled-one = { $seat } aruncă 1 din prima.
pig-lost = { $seat } aruncă 1 și pierde { $total }.
pig-held = { $seat } păstrează { $total } și are { $points }.
pig-kept = Păstrate

# Foaia.
pig-sheet-turn = Masa
pig-sheet-goal = Ținta { $number }
pig-sheet-total = În această tură { $number }
pig-sheet-seats = Jucători
pig-sheet-player = Jucător
pig-sheet-points = Puncte
pig-sheet-seat = { $seat }
pig-sheet-number = { $number }

# De ce face un jucător scris de mână ce face.
pig-why-roll = Este mai mult de câștigat decât de pierdut.
pig-why-hold = Încă o aruncare ar pierde mai mult decât câștigă.

# Lecția.
pig-lesson-first = Prima lecție
pig-lesson-roll = Zarul e al tău. Aruncă!
pig-lesson-again = Un 6: contează pentru această tură, dacă îl păstrezi. Vrei mai mult. Aruncă din nou.
pig-lesson-hold = Unsprezece puncte. Un 1 le-ar lua pe toate. Oprește-te și sunt ale tale.
pig-lesson-greed = Căpitanul Lacom a aruncat un 1 și nu are nimic. Zarul e iar la tine: aruncă.
pig-lesson-win = Dacă păstrezi atât, ai ajuns la țintă. Oprește-te!
