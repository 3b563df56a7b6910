# Lecții: ce i se spune unui începător, pas cu pas.

# Port Royal.
port-royal-lesson-reveal = Acesta este portul tău și este rândul tău. Monedele din fața ta sunt cărți cu fața în jos. Întoarce prima carte a pachetului.
port-royal-lesson-ship = Un bric, o corabie albastră: cine o ia primește două monede. Te poți opri acum sau poți vedea ce mai sosește. Mai întoarce o carte.
port-royal-lesson-luck = Un marinar, care poate fi angajat cu trei monede. Dar ai grijă: o a doua corabie albastră te-ar costa tot portul și rândul. Indicatorul arată cât de probabil este; deocamdată puțin. Continuă.
port-royal-lesson-stop = O pinasă. În port sunt două culori, așa că poți lua o carte; cu patru culori ar fi două, cu cinci trei. Destul: oprește-te.
port-royal-lesson-hire = Acum ia o corabie pentru monedele ei sau angajează pe cineva. Angajează marinarul: valorează un punct, iar sabia lui îți va fi de folos.
port-royal-lesson-fee = După tine, ceilalți pot lua ce ai lăsat, pentru o monedă pe care ți-o plătesc ție: bricul a plecat, iar tu ai o monedă în plus. Apoi a jucat celălalt loc, iar ce a lăsat poți lua tu, pentru o monedă. Ia șalupa: trei monede pentru una.
port-royal-lesson-again = Este din nou rândul tău. Acum ai o sabie; vezi la ce folosește. Întoarce o carte.
port-royal-lesson-repel = O șalupă pentru care ajunge o sabie ca s-o respingi, iar tu ai una. Prima corabie de o culoare nu face rău, dar o poți alunga oricum, ca să faci loc uneia mai bune. Respinge-o.
port-royal-lesson-end = Atât îți trebuie ca să începi. Oamenii cu însemnele potrivite pot fi trimiși în expediții, care aduc cele mai multe puncte. Cine are douăsprezece puncte începe ultima rundă, iar apoi câștigă cine are cele mai multe. Vânt bun din pupa!
