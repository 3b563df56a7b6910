# Přehrávání záznamů, okamžik po okamžiku.

browser-replay-of = Záznam: { $game }
browser-import-record = Otevřít záznam ze souboru
browser-import-record-help = Jakýkoli záznam, který Portolan napsal, z prohlížeče i z terminálu.
browser-finished-tables = Tvoje dohrané hry
browser-to-start = Na začátek
browser-to-end = Na konec
# $round (číslo): kolikáté kolo, od 1.
browser-round = { $round }. kolo
browser-play = Přehrát
browser-pause = Pozastavit
browser-moment = Okamžik
browser-eyes = Číma očima
browser-speed = Rychlost
browser-replay-keys = Klávesy: mezerník přehrává a zastavuje, šipky krokují, Home a End jdou na začátek a na konec, + a − mění rychlost.
browser-onlooker = Divák
browser-share-moment = Kopírovat odkaz na tento okamžik
browser-check-shuffle = Ověřit míchání
browser-secret-fits = Tajemství odpovídá otisku ukázanému před hrou.
browser-secret-differs = Tajemství neodpovídá otisku ukázanému před hrou!
browser-seed-fits = Seed vznikl z tajemství a ze solí hráčů.
browser-seed-differs = Seed nevznikl z tajemství!
browser-end-fits = Přehraný záznam končí tak, jak uvádí.
browser-end-unknown = Záznam neříká, jak hra skončila.
browser-hash = Otisk
browser-secret = Tajemství
browser-analysis = Rozbor
