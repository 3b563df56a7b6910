# Reluări: partide înregistrate, moment cu moment.

browser-replay-of = Reluare: { $game }
browser-import-record = Deschide o înregistrare dintr-un fișier
browser-import-record-help = Orice înregistrare scrisă de Portolan, din browser sau din terminal.
browser-finished-tables = Partidele tale încheiate
browser-to-start = La început
browser-to-end = La sfârșit
# $round (număr): a câta rundă, de la 1.
browser-round = Runda { $round }
browser-play = Redă
browser-pause = Pauză
browser-moment = Moment
browser-eyes = Prin ochii cui
browser-speed = Viteză
browser-replay-keys = Taste: spațiul redă și oprește, săgețile trec de la un pas la altul, Home și End duc la început și la sfârșit, + și − schimbă viteza.
browser-onlooker = Privitor
browser-share-moment = Copiază un link către acest moment
browser-check-shuffle = Verifică amestecarea
browser-secret-fits = Secretul este cel a cărui amprentă a fost arătată înainte de partidă.
browser-secret-differs = Secretul nu corespunde amprentei arătate înainte de partidă!
browser-seed-fits = Sămânța provine din secret și din sarea jucătorilor.
browser-seed-differs = Sămânța nu provine din secret!
browser-end-fits = Jucată din nou, înregistrarea se încheie așa cum spune.
browser-end-unknown = Înregistrarea nu spune cum s-a încheiat.
browser-hash = Amprentă
browser-secret = Secret
browser-analysis = Analiză
