# Aceste două rânduri se adaugă în fișierul cu același nume: în port se prezintă toate jocurile.

pig = Pig
pig-help = Aruncă zarul de câte ori îndrăznești. Ce arunci contează pentru tura ta, dar un 1 le pierde pe toate. Oprește-te ca să le păstrezi. Câștigă cine ajunge primul la țintă.
