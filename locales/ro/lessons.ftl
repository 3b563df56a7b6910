# Lecții: ce i se spune unui începător, pas cu pas.

# Port Royal.
port-royal-lesson-reveal = Acesta este portul tău și este rândul tău. Galbenii din fața ta sunt cărți cu fața în jos. Trage prima carte din teancul de tragere.
port-royal-lesson-ship = Un bric, o navă albastră: cine îl ia primește doi galbeni. Te poți opri acum sau poți vedea ce mai sosește. Mai trage o carte.
port-royal-lesson-luck = Un marinar, care poate fi angajat cu trei galbeni. Dar ai grijă: o a doua navă albastră te-ar costa tot portul și tura. Indicatorul arată cât de probabil este; deocamdată puțin. Continuă.
port-royal-lesson-stop = O pinasă. În port sunt două culori, așa că poți lua o carte; cu patru culori ar fi două, cu cinci trei. Destul: oprește-te.
port-royal-lesson-hire = Acum ia o navă pentru galbenii ei sau angajează pe cineva. Angajează marinarul: valorează un punct, iar sabia lui îți va fi de folos.
port-royal-lesson-fee = După tine, ceilalți pot lua ce ai lăsat, pentru un galben pe care ți-l plătesc ție: bricul a plecat, iar tu ai un galben în plus. Apoi a jucat celălalt jucător, iar ce a lăsat el poți lua tu, pentru un galben. Ia șalupa: trei galbeni pentru unul.
port-royal-lesson-again = Este din nou rândul tău. Acum ai o sabie; vezi la ce folosește. Trage o carte.
port-royal-lesson-repel = O șalupă pe care o poți alunga cu o singură sabie, iar tu ai una. Prima navă de o culoare nu face rău, dar o poți alunga oricum, ca să faci loc uneia mai bune. Alung-o.
port-royal-lesson-end = Atât îți trebuie ca să începi. Personajele cu însemnele potrivite pot fi trimise în expediții, care aduc cele mai multe puncte. Cine are douăsprezece puncte deschide ultima rundă, iar apoi câștigă cine are cele mai multe. Vânt bun din pupa!

# Puerto Rico.
puerto-rico-lesson-role = În fiecare rundă fiecare jucător ia un rol. Toți fac apoi ce permite rolul, iar cine l-a luat are ceva în plus. Căpitanul și comerciantul sunt deja luați în runda aceasta: ia colonizatorul.
puerto-rico-lesson-settler = Fiecare poate lua acum o plantație, iar tu alegi înaintea celorlalți. Doar colonizatorul poate lua în locul ei o carieră de piatră: cu un colonist în ea, clădirile te costă cu un dublon mai puțin. Ia cariera.
puerto-rico-lesson-builder = O rundă nouă: guvernatorul a luat constructorul și a plătit cu un dublon mai puțin, dar toți pot construi. Cariera ta nu ajută încă, fiindcă nu lucrează nimeni în ea. Trestia devine zahăr doar într-o moară: construiește moara mică de zahăr.
puerto-rico-lesson-mayor = O moară fără colonist nu produce nimic. Acum tu alegi rolul: ia primarul, care aduce coloniști. În runda trecută nu l-a luat nimeni, așa că pe el e un dublon, care este și el al tău.
puerto-rico-lesson-place = Nava a adus fiecăruia câte un colonist, iar tu, ca primar, ai primit încă unul. Așază unul în moara mică de zahăr, unde e cea mai mare nevoie; celălalt merge apoi în carieră.
puerto-rico-lesson-craftsman = Al doilea jucător a luat meșteșugarul: toți au produs, iar meșteșugarul cu un butoi mai mult. Porumbul nu cere nicio clădire, zahărul își cere moara, așa că ai două butoaie de porumb și unul de zahăr. În runda nouă guvernatorul ești tu și alegi înaintea celorlalți: ia comerciantul.
puerto-rico-lesson-trader = Fiecare poate vinde un butoi. Porumbul nu valorează nimic aici, zahărul doi dubloni, iar comerciantul primește încă unul. Casa de comerț ia fiecare marfă o singură dată, deci e bine să fii printre primii: vinde zahărul.
puerto-rico-lesson-captain = Al doilea jucător a vândut indigo și a luat căpitanul: acum fiecare trebuie să încarce cât timp poate și primește câte un punct pentru fiecare butoi, iar cine nu are depozit păstrează din rest un singur butoi. O navă duce o singură marfă, iar nava cu patru locuri e plină de indigo. Încarcă porumbul pe nava cu șase locuri: mai rămâne loc și pentru data viitoare.
puerto-rico-lesson-roaster = Două puncte sunt ale tale, iar al treilea jucător a luat constructorul. Prăjitoria de cafea costă șase dubloni, cinci cu cariera ta, adică exact cât ai. Plantația ta de cafea o așteaptă: construiește-o.
puerto-rico-lesson-end = Așa merge roata: mărfurile aduc puncte și bani, banii devin clădiri, iar ele dau alte mărfuri și valorează și ele puncte. Când se termină coloniștii, jetoanele de puncte sau locurile din orașul cuiva, runda se joacă până la capăt și câștigă cine are cele mai multe puncte. Recolte bogate!

# Dominion.
dominion-lesson-village = Ai în mână cinci cărți, iar în tura ta poți juca o Acțiune. Începe cu Satul: aduce o carte și încă două Acțiuni.
dominion-lesson-smithy = A venit un Argint și ai două Acțiuni. Dacă începeai cu Fierăria, atât ar fi fost; acum joac-o și trage trei cărți.
dominion-lesson-treasures = Nu mai ai Acțiuni în mână: urmează banii. Cuprul aduce o monedă, Argintul două; Moșiile nu aduc nimic acum, sunt puncte pentru sfârșit. Joacă toate Comorile.
dominion-lesson-buy = Cinci monede și o cumpărare. Exact atât costă Debarcaderul: două cărți și o cumpărare când îl joci și la fel încă o dată în tura următoare. Cumpără-l.
dominion-lesson-clean-up = Debarcaderul este în teancul tău de decartare. Când îți închei tura, acolo ajunge și tot ce ai în mână și pe masă, apoi tragi cinci cărți noi. În pachet mai ai doar patru, așa că teancul de decartare se amestecă și devine pachetul tău: încheie tura.
dominion-lesson-wharf = Iată-l: ce cumperi se întoarce mereu, de fiecare dată când amesteci. Așa devine pachetul tău tot mai bun. Între timp celălalt jucător a cumpărat o Corabie comercială. Joacă Debarcaderul.
dominion-lesson-now = Două cărți și încă o cumpărare: asta a fost prima jumătate. Debarcaderul este o carte de Durată: la curățare rămâne în fața ta și își face efectul încă o dată. Acum joacă toate Comorile.
dominion-lesson-province = Opt monede! O Provincie valorează șase puncte la sfârșit. Până atunci doar ocupă loc în mână, așa că punctele se cumpără când pachetul le poate duce. Cumpără una; cu asta tura ta se încheie.
dominion-lesson-next-turn = Celălalt jucător și-a jucat tura și, privește: șapte cărți în loc de cinci și două cumpărări. A fost Debarcaderul; se decartează abia acum, la curățare. Restul îl știi: Satul înaintea Fierăriei.
dominion-lesson-end = Atât îți trebuie: Acțiuni, Comori, o cumpărare și cinci cărți noi. Jocul se termină când nu mai sunt Provincii sau când s-au golit oricare trei teancuri; atunci câștigă cine are cele mai multe puncte. Joacă mai departe și încearcă și alte cărți!

# Exploratori și pirați.
explorers-lesson-roll = Ai o așezare și o așezare portuară, împreună trei puncte. Când cade numărul unui hexagon de lângă ele, în tura oricui, fiecare îți aduce o carte; dacă nu primești niciuna, primești o monedă de aur, dar nu și la un șapte. Aruncă zarurile.
explorers-lesson-ship = Un opt: pășunea ta dă lână. Acum poți face comerț și poți construi. O navă costă lemn și lână și pornește de lângă așezarea ta portuară: construiește-o.
explorers-lesson-settler = Orice navă poate descoperi pământ, dar numai cu un colonist la bord poate și rămâne acolo. Un colonist costă cât o așezare. Ia unul pe navă.
explorers-lesson-set-sail = Cărțile tale sunt bine cheltuite. După ce ridici pânzele, în tura aceasta nu se mai face comerț și nu se mai construiește. Ridică pânzele.
explorers-lesson-sail = O navă are patru puncte de mișcare pe tură: fiecare o duce de pe o latură a mării pe următoarea. Ia-o spre est; al doilea pas îl face singură.
explorers-lesson-discover = În fața ta e ceața. Când un capăt al navei atinge un hexagon ascuns, hexagonul se întoarce, iar mișcarea navei se încheie. Navighează mai departe și vezi ce e acolo.
explorers-lesson-found = Pământ! Ogoare cu un nouă și grâne pentru descoperire. Nava nu mai navighează în tura aceasta, dar își poate debarca colonistul: întemeiază o așezare.
explorers-lesson-turn = Acesta este al patrulea punct al tău. Nava și colonistul s-au întors în rezervă, gata de următoarea călătorie. Încheie tura.
explorers-lesson-again = În turele celorlalți pământul tău ți-a dat minereu și lut. O navă străină a privit în ceața din nord și a găsit marea: nu aduce nicio carte, ci două monede de aur. Aruncă din nou.
explorers-lesson-end = Un nouă: noua ta așezare aduce deja ceva. De acolo pornesc drumuri, iar cu câte două cărți de grâne și de minereu devine așezare portuară, chiar lângă ceață. Cine are opt puncte în propria tură câștigă; scenariile următoare aduc pirați, pește și mirodenii. Vânt bun din pupa!
