# Jocurile înseși, așa cum le povestește portul.

port-royal = Port Royal
port-royal-help = { port-royal-goal-points } { port-royal-turn }
port-royal-goal-points = Angajează personaje și trimite-le în expediții: cine ajunge la 12 puncte de victorie deschide ultima rundă, iar la sfârșit câștigă cine are cele mai multe puncte.
port-royal-turn = În tura ta tragi câte o carte și te oprești la timp: a doua navă de aceeași culoare, dacă nu o poți alunga, te lasă fără port și fără tură. Apoi iei o navă sau angajezi un personaj, iar după tine o pot face și ceilalți, fiecare pentru un galben dat ție.

puerto-rico = Puerto Rico
puerto-rico-help = Colonizează o insulă, produ mărfuri și expediază-le sau construiește din ce aduc ele. În fiecare rundă fiecare ia un rol; toți fac apoi ce permite rolul, iar cine l-a luat are ceva în plus. Când se termină coloniștii, jetoanele de puncte sau locurile din orașul cuiva, runda se joacă până la capăt și câștigă cine are cele mai multe puncte.

dominion = Dominion
dominion-help = Construiește un pachet care merge bine. Începi cu șapte cărți Cupru și trei Moșii; în tura ta joci o Acțiune, apoi cumperi o carte cu Comorile tale. Ce cumperi ajunge în teancul de decartare și se întoarce când amesteci. Jocul se termină când nu mai sunt Provincii sau când s-au golit oricare trei teancuri (în cinci și în șase jucători, patru); câștigă cine are cele mai multe puncte.

explorers = Catan: Exploratori și pirați
explorers-help = Construiește pe insula de start, trimite nave în ceață, colonizează pământul descoperit și îndeplinește misiuni. Cine atinge ținta în propria tură câștigă.

pig = Pig
pig-help = Aruncă zarul de câte ori îndrăznești. Ce arunci contează pentru tura ta, dar un 1 le pierde pe toate. Oprește-te ca să le păstrezi. Câștigă cine ajunge primul la țintă.
