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

# Puerto Rico.
puerto-rico-lesson-role = În fiecare rundă fiecare loc ia un rol. Toți fac apoi ce permite rolul, iar cine l-a luat o face puțin mai bine. Căpitanul și comerciantul sunt deja luați în runda aceasta: ia colonizatorul.
puerto-rico-lesson-settler = Fiecare poate lua acum o plantație, iar tu alegi înaintea celorlalți. Doar colonizatorul poate lua în schimb o carieră de piatră: cu un colonist în ea, clădirile te costă cu un dublon mai puțin. Ia cariera.
puerto-rico-lesson-builder = O rundă nouă: guvernatorul a luat constructorul și a plătit cu un dublon mai puțin, dar toți pot construi. Cariera ta nu ajută încă, fiindcă nu lucrează nimeni în ea. Trestia devine zahăr doar într-o moară: construiește moara mică de zahăr.
puerto-rico-lesson-mayor = O moară fără colonist nu produce nimic. Acum tu alegi rolul: ia primarul, care aduce coloniști. În runda trecută nu l-a luat nimeni, așa că pe el e un dublon, care este și el al tău.
puerto-rico-lesson-place = Nava a adus fiecăruia câte un colonist, iar tu, ca primar, ai primit încă unul. Așază unul în moara mică de zahăr, unde e cea mai mare nevoie; celălalt merge apoi în carieră.
puerto-rico-lesson-craftsman = Locul al doilea a luat meșteșugarul: toți au produs, iar meșteșugarul cu un butoi mai mult. Porumbul nu cere nicio clădire, zahărul își cere moara, așa că ai două butoaie de porumb și unul de zahăr. În runda nouă guvernatorul ești tu și alegi înaintea celorlalți: ia comerciantul.
puerto-rico-lesson-trader = Fiecare poate vinde un butoi. Porumbul nu valorează nimic aici, zahărul doi dubloni, iar comerciantul primește încă unul. Casa de comerț ia fiecare fel o singură dată, deci e bine să fii la început: vinde zahărul.
puerto-rico-lesson-captain = Locul al doilea a vândut indigo și a luat căpitanul: acum fiecare trebuie să încarce cât timp poate, pentru câte un punct de butoi, iar cine nu are depozit păstrează din rest un singur butoi. O navă duce un singur fel, iar nava de patru e plină de indigo. Încarcă porumbul pe nava de șase: mai rămâne loc și pentru data viitoare.
puerto-rico-lesson-roaster = Două puncte sunt ale tale, iar locul al treilea a luat constructorul. Prăjitoria de cafea costă șase dubloni, cinci cu cariera ta, adică exact cât ai. Plantația ta de cafea o așteaptă: construiește-o.
puerto-rico-lesson-end = Așa merge roata: mărfurile aduc puncte și bani, banii devin clădiri, iar ele dau alte mărfuri și valorează și ele puncte. Când se termină coloniștii, jetoanele de puncte sau locurile din orașul cuiva, runda se încheie și câștigă cine are cele mai multe puncte. Recolte bogate!

# Dominion.
dominion-lesson-village = Ai în mână cinci cărți, iar în tura ta poți juca o Acțiune. Începe cu Satul: aduce o carte și încă două Acțiuni.
dominion-lesson-smithy = A venit un Argint și ai două Acțiuni. Dacă începeai cu Fierăria, atât ar fi fost; acum joac-o și trage trei cărți.
dominion-lesson-treasures = Nu mai ai Acțiuni în mână: urmează banii. Cuprul aduce o monedă, Argintul două; Moșiile nu aduc nimic acum, sunt puncte pentru sfârșit. Joacă toate Comorile.
dominion-lesson-buy = Cinci monede și o cumpărare. Exact atât costă Debarcaderul: două cărți și o cumpărare când îl joci și la fel încă o dată în tura următoare. Cumpără-l.
dominion-lesson-clean-up = Debarcaderul este în teancul tău de decartare. Când îți închei tura, acolo ajunge și tot ce ai în mână și pe masă, apoi tragi cinci cărți noi. În pachet mai ai doar patru, așa că teancul de decartare se amestecă și devine pachetul tău: încheie tura.
dominion-lesson-wharf = Iată-l: ce cumperi se întoarce mereu, de fiecare dată când amesteci. Așa devine pachetul tău tot mai bun. Între timp celălalt loc a cumpărat o Corabie comercială. Joacă Debarcaderul.
dominion-lesson-now = Două cărți și încă o cumpărare: asta a fost prima jumătate. Debarcaderul este o carte de Durată: la curățare rămâne în fața ta și lucrează încă o dată. Acum joacă toate Comorile.
dominion-lesson-province = Opt monede! O Provincie valorează șase puncte la sfârșit. Până atunci doar ocupă loc în mână, așa că punctele se cumpără când pachetul le poate duce. Cumpără una; cu asta tura ta se încheie.
dominion-lesson-next-turn = Celălalt loc și-a jucat tura și, privește: șapte cărți în loc de cinci și două cumpărări. A fost Debarcaderul; se decartează abia acum, la curățare. Restul îl știi: Satul înaintea Fierăriei.
dominion-lesson-end = Atât îți trebuie: Acțiuni, Comori, o cumpărare și cinci cărți noi. Jocul se termină când nu mai sunt Provincii sau când s-au golit oricare trei teancuri; atunci câștigă cine are cele mai multe puncte. Joacă mai departe și încearcă și alte cărți!

# Exploratori și pirați.
explorers-lesson-roll = Ai o așezare și o așezare portuară, împreună trei puncte. Când cade numărul unui hexagon de lângă ele, în tura oricui, fiecare îți aduce o carte; dacă nu primești niciuna, primești un aur, dar nu și la un șapte. Aruncă zarurile.
explorers-lesson-ship = Un opt: pășunea ta dă lână. Acum poți face comerț și poți construi. O navă costă lemn și lână și pornește de lângă așezarea ta portuară: construiește-o.
explorers-lesson-settler = Orice navă poate descoperi pământ, dar numai cu un colonist la bord poate și rămâne acolo. Un colonist costă cât o așezare. Ia unul pe navă.
explorers-lesson-set-sail = Cărțile tale sunt bine cheltuite. După ce ridici pânzele, în tura aceasta nu se mai face comerț și nu se mai construiește. Ridică pânzele.
explorers-lesson-sail = O navă are patru pași pe tură, de pe o latură a mării pe următoarea. Ia-o spre est; al doilea pas îl face singură.
explorers-lesson-discover = În fața ta e ceața. Când un capăt al navei atinge un hexagon ascuns, hexagonul se întoarce, iar mișcarea navei se încheie. Mergi mai departe și vezi ce e acolo.
explorers-lesson-found = Pământ! Ogoare cu un nouă și grâne pentru descoperire. Nava nu mai merge în tura aceasta, dar își poate debarca colonistul: întemeiază o așezare.
explorers-lesson-turn = Acesta este al patrulea punct al tău. Nava și colonistul s-au întors în rezervă, gata de următoarea călătorie. Încheie tura.
explorers-lesson-again = În turele celorlalți pământul tău ți-a dat minereu și lut. O navă străină a privit în ceața din nord și a găsit marea: nu aduce nicio carte, ci doi de aur. Aruncă din nou.
explorers-lesson-end = Un nouă: noua ta așezare aduce deja ceva. De acolo pornesc drumuri, iar cu câte două cărți de grâne și de minereu devine așezare portuară, chiar lângă ceață. Cine are opt puncte în propria tură câștigă; scenariile următoare aduc pirați, pește și mirodenii. Vânt bun din pupa!
