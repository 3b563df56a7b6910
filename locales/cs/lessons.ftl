# Lekce: co se krok za krokem dozví nováček.

# Port Royal.
port-royal-lesson-reveal = Tohle je tvůj přístav a jsi na tahu. Mince před tebou jsou karty lícem dolů. Otoč první kartu dobíracího balíčku.
port-royal-lesson-ship = Flauta, modrá loď: kdo si ji vezme, dostane dvě mince. Můžeš teď skončit, nebo se podívat, co ještě připluje. Otoč další kartu.
port-royal-lesson-luck = Námořník, kterého lze najmout za tři mince. Ale pozor: druhá modrá loď by tě připravila o celý přístav i o tah. Ukazatel prozradí, jak moc to hrozí; zatím jen málo. Pokračuj.
port-royal-lesson-stop = Pinasa. V přístavu leží dvě barvy, takže si smíš vzít jednu kartu; při čtyřech barvách by to byly dvě, při pěti tři. Všeho s mírou: skonči s objevováním.
port-royal-lesson-hire = Teď si vezmi loď kvůli mincím, nebo někoho najmi. Najmi námořníka: má cenu jednoho bodu a jeho šavle se ti bude hodit.
port-royal-lesson-fee = Po tobě si ostatní smějí vzít, co zbylo, za minci, kterou zaplatí tobě: flauta je pryč a ty máš o minci víc. Pak hrál druhý hráč a co nechal ležet, smíš si za minci vzít ty. Vezmi si šalupu: tři mince za jednu.
port-royal-lesson-again = Zase jsi na tahu. Máš teď šavli; podívej se, k čemu je dobrá. Otoč kartu.
port-royal-lesson-repel = Šalupa, k jejímuž zahnání stačí jedna šavle, a tu máš. První loď své barvy neškodí, ale i tak ji můžeš zahnat a udělat místo lepší. Zažeň ji.
port-royal-lesson-end = Víc do začátku nepotřebuješ. Postavy se správnými znaky můžeš vyslat na expedice, a ty přinášejí nejvíc bodů. Kdo má dvanáct bodů, zahájí poslední kolo, a pak vyhraje, kdo jich má nejvíc. Příznivý vítr!

# Puerto Rico.
puerto-rico-lesson-role = V každém kole si každý vezme jednu roli. Všichni pak udělají to, co role dovoluje, a kdo si ji vzal, má z ní o něco víc. Kapitán a kupec jsou v tomto kole pryč: vezmi si osadníka.
puerto-rico-lesson-settler = Každý si teď smí vzít plantáž a ty vybíráš první. Jen osadník si místo ní smí vzít kamenolom: když v něm pracuje kolonista, stojí tě budovy o dublon méně. Vezmi si kamenolom.
puerto-rico-lesson-builder = Nové kolo: guvernér si vzal stavitele a platil o dublon méně, ale stavět smí každý. Tvůj kamenolom zatím nepomáhá, protože v něm nikdo nepracuje. Ze třtiny bude cukr jen v cukrovaru: postav malý cukrovar.
puerto-rico-lesson-mayor = Cukrovar bez kolonisty nic nevyrobí. Teď vybíráš roli ty: vezmi si purkmistra, který přiváží kolonisty. V minulém kole ho nikdo nechtěl, a tak na něm leží dublon; ten je také tvůj.
puerto-rico-lesson-place = Loď přivezla každému jednoho kolonistu a ty jako purkmistr máš ještě jednoho navíc. Jednoho pošli do malého cukrovaru, tam je ho nejvíc třeba; druhý pak půjde do kamenolomu.
puerto-rico-lesson-craftsman = Druhý hráč si vzal dozorce: všichni vyprodukovali zboží a dozorce o kus víc. Kukuřice budovu nepotřebuje, cukr potřebuje cukrovar, takže máš dva kusy kukuřice a jeden kus cukru. V novém kole jsi guvernérem ty a vybíráš první: vezmi si kupce.
puerto-rico-lesson-trader = Každý smí prodat jeden kus zboží. Kukuřice tu nemá cenu, cukr stojí dva dublony a kupec dostane o jeden víc. Obchodní dům bere každý druh jen jednou, takže je dobré být první: prodej cukr.
puerto-rico-lesson-captain = Druhý hráč prodal indigo a vzal si kapitána: teď musí každý nakládat, dokud může, a za každý kus dostane bod; kdo nemá skladiště, nechá si ze zbytku jediný kus. Loď veze vždy jen jeden druh a loď pro čtyři kusy je plná indiga. Nalož kukuřici na loď pro šest kusů: zbude tam místo i pro příště.
puerto-rico-lesson-roaster = Dva body jsou tvoje a třetí hráč si vzal stavitele. Pražírna kávy stojí šest dublonů, s tvým kamenolomem pět, a přesně tolik máš. Tvoje plantáž kávy už na ni čeká: postav ji.
puerto-rico-lesson-end = Tak to jde pořád dokola: zboží přináší body a peníze, z peněz jsou budovy, a ty dávají další zboží a mají cenu i v bodech. Když dojdou kolonisté, žetony s body nebo někomu místo ve městě, kolo se dohraje a vyhraje, kdo má nejvíc bodů. Ať se ti urodí!

# Dominion.
dominion-lesson-village = V ruce máš pět karet a ve svém tahu smíš zahrát jednu akci. Začni vesnicí: přinese ti kartu a dvě další akce.
dominion-lesson-smithy = Přišel stříbrňák a máš dvě akce. Kdyby kovárna přišla na řadu jako první, byl by s akcemi konec; teď ji zahraj a dober tři karty.
dominion-lesson-treasures = Další akci v ruce nemáš, takže na řadě jsou peníze. Měďák dá jednu minci, stříbrňák dvě; statky teď nedají nic, to jsou body na konec. Vylož všechny peníze.
dominion-lesson-buy = Pět mincí a jeden nákup. Přesně tolik stojí loděnice: dvě karty a nákup, když ji zahraješ, a totéž ještě jednou v příštím tahu. Kup ji.
dominion-lesson-clean-up = Loděnice leží na tvém odkládacím balíčku. Když ukončíš tah, přijde tam i všechno z ruky a ze stolu a dobereš pět nových karet. V dobíracím balíčku máš už jen čtyři, a tak se odkládací balíček zamíchá a stane se dobíracím: ukonči tah.
dominion-lesson-wharf = A už je tady: co koupíš, to se ti vrací pokaždé, když zamícháš. Tak je tvůj balíček čím dál lepší. Druhý hráč si mezitím koupil obchodní loď. Zahraj loděnici.
dominion-lesson-now = Dvě karty a druhý nákup: to byla první polovina. Loděnice je dlouhodobá karta: při úklidu zůstane ležet před tebou a zapůsobí ještě jednou. Teď vylož všechny peníze.
dominion-lesson-province = Osm mincí! Provincie má na konci cenu šesti bodů. Do té doby jen zabírá místo v ruce, takže body kupuj, až když je tvůj balíček unese. Kup ji; tím tvůj tah skončí.
dominion-lesson-next-turn = Druhý hráč má svůj tah za sebou a podívej: sedm karet místo pěti a dva nákupy. To udělala loděnice; odloží se až teď, při tomto úklidu. Zbytek už znáš: vesnice před kovárnou.
dominion-lesson-end = Víc nepotřebuješ: akce, peníze, nákup a pět nových karet. Hra končí, když dojdou provincie nebo libovolné tři balíčky; pak vyhraje, kdo má nejvíc bodů. Hraj dál a zkoušej další karty!

# Zámořské objevy.
explorers-lesson-roll = Máš dvě stavby, vesnici a přístav, dohromady za tři body. Když v čímkoli tahu padne číslo pole, u kterého stojí, přinese ti každá z nich kartu; když nedostaneš žádnou, dostaneš zlatý, jen při sedmičce ne. Hoď kostkami.
explorers-lesson-ship = Osmička: tvoje pastvina dává vlnu. Teď můžeš obchodovat a stavět. Loď stojí dřevo a vlnu a vyplouvá od tvého přístavu: postav ji.
explorers-lesson-settler = Objevovat může každá loď, ale usadit se tam jde jen s osadníkem na palubě. Osadník stojí tolik co vesnice. Získej ho na loď.
explorers-lesson-set-sail = Karty posloužily dobře. Jakmile vypluješ, v tomto tahu už nelze obchodovat ani stavět. Vypluj.
explorers-lesson-sail = Loď má za tah čtyři pohybové body: každý ji posune z jedné hrany moře na další. Zamiř na východ; druhý krok udělá sama.
explorers-lesson-discover = Před tebou je mlha. Kde se špička lodi dotkne skrytého pole, tam se pole odkryje a pohyb lodi končí. Pluj dál a podívej se, co tam je.
explorers-lesson-found = Země! Pole s devítkou a obilí za objev. Loď už v tomto tahu nepopluje, ale osadníka vysadit smí: založ vesnici.
explorers-lesson-turn = To je tvůj čtvrtý bod. Loď i osadník jsou zpátky v zásobě, připravení na další plavbu. Ukonči tah.
explorers-lesson-again = V tazích ostatních ti tvoje krajina dala rudu a cihlu. Jedna cizí loď nahlédla do mlhy na severu a našla moře: za to není karta, ale dva zlaté. Hoď znovu.
explorers-lesson-end = Devítka: nová vesnice už vynáší. Odtud povedou další silnice a za dvě obilí a dvě rudy z ní bude přístav, hned u mlhy. Kdo má ve svém tahu osm bodů, vyhrává; další scénáře přinesou piráty, ryby a koření. Příznivý vítr!
