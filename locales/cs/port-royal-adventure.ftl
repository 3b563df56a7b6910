# Příběhy a texty Dobrodružství: vydání domu, napsané pro tento program.

port-royal-chapter-1 = Rezavé plachty
port-royal-chapter-1-success = Nakonec držíte to, co Aresové nejvíc skrývali: umaštěnou, ohmatanou knihu rituálů. Píše se v ní o Starém, který spí pod přístavem, o devíti přílivech a o míchání, samém míchání. Nejpodivnější je jmenovka uvnitř desek, psaná kulatým a pečlivým písmem: „Patří B. Tybukové, tak ruce pryč.“
port-royal-chapter-2 = Tři bratři a jedna křivda
port-royal-chapter-2-before = Piráti s rezavými plachtami, Aresové, odnášejí po celém pobřeží knihy a byliny. Získali jste knihu rituálů, která mluví o Starém pod přístavem a o Devátém přílivu. Podle jmenovky kdysi patřila jakési B. Tybukové.
port-royal-chapter-2-success = Aresové si tedy dali jméno po lodi a ta loď měla kuchařku: Brunnu Tybukovou, jejíž vnuci se teď hádají nad vašimi mapami. Poslední list její knihy chybí, ale inkoust se zrcadlově otiskl na list před ním. Quint ho přidrží k zrcadlu a najde půlku mapy, malý křížek a slova „Pozor na útes“.
port-royal-chapter-3 = Mapa pod mapou
port-royal-chapter-3-before = Aresové, piráti s rezavými plachtami, pasou po knihách Brunny Tybukové, která bývala kuchařkou na lodi jménem Ares. Její vnuci Pell, Orso a Quint se přidali k vám. Zrcadlově otištěná mapa ukazuje k vraku té lodi a k chybějícímu poslednímu listu knihy.
port-royal-chapter-3-success = Plujete domů s rezavým kotlem a posledním listem a ani jedno není to, co jste čekali. Na listu není žádná kletba: je to seznam, i s množstvím, nadepsaný „Pro jednoho Starého, hladového“. Rádi byste se na to někoho zeptali, ale v Port Royalu je poledne a každý, koho potkáte, tvrdě spí.
port-royal-chapter-4 = Město, které zívalo
port-royal-chapter-4-before = Z vraku lodi Ares jste s bratry Tybukovými přivezli obrovský kotel a poslední list Brunniny knihy: seznam nadepsaný „Pro jednoho Starého, hladového“. Piráti, kteří si vzali jméno té lodi, chtějí obojí. Když jste vpluli do přístavu, Port Royal uprostřed dne spal.
port-royal-chapter-4-success = Jednoho rána zakokrhají kohouti a poprvé po týdnech na ně někdo zařve, ať toho nechají: Port Royal je vzhůru. Všechny stopy vedou k jedinému muži, siru Barnabymu Lisleovi, novému dozorci nad daněmi, který se odjakživa opíral o pokřivené kopí místo hole. Zmizel i s městskou pokladnicí a v tabulce přílivů na jeho stole je červeně zakroužkovaná jediná devítka.
port-royal-chapter-5 = Devátý příliv
port-royal-chapter-5-before = Knihy rituálů jsou ve skutečnosti recepty Brunny Tybukové, která kdysi vařila pro Starého pod přístavem. Aresové je četli špatně, uspali město a chystají něco na Devátý příliv. Vede je sir Barnaby Lisle, dozorce nad daněmi, který se skrývá i s městskou pokladnicí; kotel a celou knihu máte vy.
port-royal-chapter-5-success = Za Devátého přílivu se z přístavu zvedne hlava velká jako fregata, porostlá svijonožci, a zamžourá. Starý, největší ze všech želv, sní čtyřicet sudů polévky, vzdychne tak blaženě, až se všechny vlajky ve městě napnou, a zase na sto let usne. Aresové stáhnou červené plachty a otevřou si jídelnu, kde sir Barnaby myje nádobí. Nade dveřmi, hned vedle čerstvě vyleštěné naběračky, visí podobizna přísné staré dámy s omáčkou na palci.
port-royal-task-10 = Podivný náklad
port-royal-task-10-story = U Port Royalu zakotvily tři lodě s rezavými plachtami a na každé vlaje vlajka s pokřiveným kopím. Posádky si říkají Aresové; zlato nikomu neberou, zato všechna knihkupectví a bylinkové zahrady na pobřeží zejí prázdnotou. Paní Odile Quillová, která vede přístavní knihy a nesnáší náklad, jehož jméno neumí napsat, vás žádá, abyste jí z něj dva díly přinesli.
port-royal-task-11 = Oči na nábřeží
port-royal-task-11-story = „Knihy, co páchnou cibulí, a byliny, co páchnou knihami,“ povzdechne si Odile a zápis dvakrát podtrhne. Ať už Aresové chystají cokoli, na každém molu mají hlídku. Odile chce vlastní pozorovatele: lidi různých řemesel, kteří dokážou postávat tak, aby nevypadali, že postávají.
port-royal-task-12 = Za červenými lucernami
port-royal-task-12-story = Když Aresové přišli o dva díly nákladu, znervózněli a v noci se s přikrytými červenými lucernami kradou ze zátoky. Dobrý kapitán s tichým člunem by je mohl sledovat až tam, kde schovávají zbytek. Tiché čluny, jak se ukázalo, stojí něco navíc.
port-royal-task-13 = Nač si vzpomene bratr Pumphrey
port-royal-task-13-story = Žádný červený náklad se na Odilin stůl včas nedostal, a tak to zkusíte v přístavní kapli. Starý bratr Pumphrey by přísahal, že o pokřiveném kopí kdysi četl, v nějaké knize, na nějaké polici, v nějakém roce s osmičkou. Paměť se mu pozoruhodně lepší, kdykoli přibude ve sbírce na střechu.
port-royal-task-14 = Zhasněte lucerny
port-royal-task-14-story = Váš kapitán skrýš našel: jeskyni plnou beden a na každé stojí stejná záhadná věta, „Třikrát zamíchat za ubývajícího měsíce“. Stráže venku se nudí k smrti. Dvě ostré čepele a dáreček pro kluka s lampou by měly stačit, abyste prostě vešli dovnitř.
port-royal-task-15 = Na abordáž
port-royal-task-15-story = Lucerny jste v mlze ztratili, ale Aresové taky něco: nakládali v takovém spěchu, že se po celé zátoce pohupují truhly. Vylovte, co se dá, a dokončete to. Když nenajdete jejich skrýš, musí stačit jejich podpalubí.
port-royal-task-16 = Slovo do správného ucha
port-royal-task-16-story = Sbírka na střechu pomohla: Pumphrey si vybavil verš o Devátém přílivu a o Starém, který spí pod přístavem. Guvernér by to měl slyšet, jenže guvernér poslouchá jen lidi s postavením. Nejvyšší čas zjistit, jestli k nim patříte.
port-royal-task-17 = Všichni na palubu
port-royal-task-17-story = Pumphreyho paměť má po sezoně a venku v zátoce se už rezavé plachty nadouvají. Zbývá jediný plán: dostat na nábřeží tolik lidí, že nepůjde naložit nic, na čem by někdo neseděl. Přiveďte všechny, které máte.
port-royal-task-20 = Tři bratři na břehu
port-royal-task-20-story = Do mola ťukne děravá šalupa a vylezou z ní tři bratři: Pell Tybuk, který mluví, Orso Tybuk, který nosí, a Quint Tybuk, který šermuje s rackem. Přijeli, oznamuje Pell, pro knihy babičky Brunny a bez nich neodjedou. Bohužel nemají na přístavní poplatky, na opravu ani na snídani, kterou právě snědli, a ve vězení jsou zrovna tři volné palandy.
port-royal-task-21 = Hodina šermu
port-royal-task-21-story = Zaplatili jste jejich účet, a tak Quint splácí dluh jediným způsobem, který zná: lekcemi za úsvitu. Aresové prý všichni šermují stejně podivně, jako by míchali v hrnci. Naučte se, co na to platí, a jejich stráže vás podruhé nezastaví.
port-royal-task-22 = Kauce v naturáliích
port-royal-task-22-story = Nikdo včas nezaplatil, a tak teď bratři zpívají z vězení trojhlasně. Žalářník je s nervy v koncích a na peníze, které by šlo vystopovat, nesáhne. Nějaké drobnosti do spíže nebo do knihovny by si naopak nikdo nevšiml.
port-royal-task-23 = Předčítání
port-royal-task-23-story = Babiččiny knihy, trvá na svém Pell, se musí číst nahlas a s citem, jinak nedávají smysl. Potřebuje jen jediný ze svazků, které Aresové ukradli. Slibuje, že bude dělat i hlasy.
port-royal-task-24 = Stará laskavost
port-royal-task-24-story = Bez lepšího šermu se k policím Aresů ani nepřiblížíte. Dvorní knihovník však má otisk jedné stránky a strašně stojí o pozvání do paláce. Bude vás to stát pořádný kus dobrého jména.
port-royal-task-25 = Večeře pro tři
port-royal-task-25-story = Dveře cely se otevřou a vyjdou tři velmi hladoví bratři. U slušné večeře, vysvětluje Pell, by vám pověděli, kde babička Brunna sloužila: na lodi, jejíž jméno přísahali vyslovit jen s plným břichem. Orso přikyvuje a Orsův žaludek taky.
port-royal-task-26 = Střecha pro svědkyni
port-royal-task-26-story = Zatímco bratři za mřížemi nacvičují druhou sloku, klepe na vaše dveře stará plachtářka. Ušila úplně první rezavou plachtu a bojí se jít domů. Najděte jí střechu hezky daleko za městem a poví vám, pro kterou loď ta plachta byla.
port-royal-task-27a = Babiččino znamení
port-royal-task-27a-story = Každá pravá stránka nese totéž znamení, otisk palce od omáčky: vlastní znamení Brunny Tybukové. Tím byste před soudem dokázali, že knihy jsou kradené. Soud ovšem zasedá jen kvůli žalobcům, na kterých záleží.
port-royal-task-27b = Padělané stránky
port-royal-task-27b-story = Někdo si všiml, oč se zajímáte. Trh je najednou zaplavený stránkami z rituálů, jedna starší a pravější než druhá. Jistotu, že dostanete tu správnou, máte jen jednu: koupit všechny.
port-royal-task-28 = Bratři ve zbrani
port-royal-task-28-story = Už to víte: Ares není bůh, ale loď, a babička Brunna se na ní plavila. K pátrání po vraku je potřeba pořádná posádka a tři bratři s jedinou písničkou nestačí. Sežeňte společnost ze tří různých řemesel a zaplaťte první rundu.
port-royal-task-29 = Prázdné palandy
port-royal-task-29-story = V pondělí jsou tři palandy prázdné, okno dokořán a snídaně pořád nezaplacená. Zůstal po nich jen cár papíru: „Jdeme hledat loď Ares, vezměte přátele, vezměte peníze, Orso.“ Delší řeč v životě nepronesl.
port-royal-task-30 = Loď jménem Ares
port-royal-task-30-story = Půlka mapy je pěkná věc, pokud vám stačí zabloudit jen napůl. Druhou půlku by vám guvernér půjčil, jenže mapy půjčuje jen lidem, kteří se už odněkud vrátili. Jeden z jeho učenců právě vyvěsil oznámení, že hledá společnost: to by byl začátek.
port-royal-task-31 = Lodní suchary
port-royal-task-31-story = Zásoby nabírá i rezavá flotila a obchodníkům se tenčí. Orso sepsal všechno, co výprava potřebuje; je to jediné slovo, JÍDLO, velmi velkými písmeny. Dostaňte něco na palubu, než bude po všem.
port-royal-task-32 = Soupeřící listiny
port-royal-task-32-story = Guvernér má rád závody a ohlásil, že listinu na vrak dostane ten dům, který bude připravený první. Připravený znamená mít někoho, kdo tam dopluje, a někoho, kdo tam zůstane a bude hlídat. Několik domů už bylo vidět utíkat.
port-royal-task-33 = Čtyři vlajky
port-royal-task-33-story = Aresové hlídají každou loď, která vypluje, ale dav uhlídat nedokážou. Když zvednou kotvy naráz lodě pod čtyřmi různými vlajkami, vaše mezi nimi proklouzne. Vyberte si dobré ráno.
port-royal-task-34 = Čtyři vlajky a úplatek
port-royal-task-34-story = Máte zpoždění a rezavé hlídky už vaše plachty znají. Čtyři vlajky kolem sebe potřebujete pořád, a tentokrát je třeba přemluvit i přístavního lodivoda, aby raději obdivoval mraky. Mraky má prý rád, tak asi za pět mincí.
port-royal-task-35 = Kotel
port-royal-task-35-story = Pod útesem leží vrak a ve vraku žádný poklad, jen železný kotel velký jako rybářský člun. Quint do něj vleze a najde chybějící stránku, přilepenou ke dnu čtyřiceti lety čehosi. Dostat stránku i hrnec nahoru je práce pro mnoho rukou.
port-royal-task-36 = Potápěčský sud
port-royal-task-36-story = K útesu jste dorazili dřív než Aresové, ale bez guvernérovy půlky mapy je ho k prohledání hodně. Místní bednář půjčuje potápěčský sud se skleněným dnem. Účtuje po minutách a všechno vysvětluje pomalu.
port-royal-task-37 = Bouřková fronta
port-royal-task-37-story = Bouřka rozežene konvoj a mezi vás a vrak shodí královskou fregatu. Její kapitán má rozkaz každého poslat zpátky, pokud se za vás nezaručí někdo důležitý. Tím někým můžete být vy, jestli vám nevadí, že to padne.
port-royal-task-38 = Zátoka poslední naděje
port-royal-task-38-story = Pozdě, ztracení a s rezavými plachtami v zádech vplujete do zátoky, která není na žádné mapě. Vesničané o potopené lodi s obrovským černým hrncem vědí; děti z jeho okraje skáčou do vody. Rádi pomůžou, když jim pár spolehlivých lidí spraví čluny a vy zaplatíte hřebíky.
port-royal-task-40 = Mnoho levných rukou
port-royal-task-40-story = Po trhu se procházejí rackové, jako by jim patřil. Někdo nasypal do studní byliny a celé město od admirála dolů chrápe. Hrdiny teď nepotřebujete, jen spoustu laciných rukou, které budou nosit vodu, podpírat stráže a obracet pekaře na bok. Paní Corrie od Slaného pelikána, která vody v životě neokusila, už si vyhrnula rukávy.
port-royal-task-41 = Budicí kaše
port-royal-task-41-story = Corrie si přečte poslední list Brunniny knihy a odfrkne si: to není žádné zaklínadlo, to je kuchyňské písmo. Byliny, které lidi uspí, je také vzbudí, když se zapečou do chleba. Potřebuje hrst jednoho a bochník druhého.
port-royal-task-42 = Čistší studna
port-royal-task-42-story = S dostatkem rukou se dají staré studny vybrat a vydrhnout. Město mezitím potřebuje novou, nahoře na kopci a daleko od zvědavých pirátů. Osadník ví, kde kopat, a lopaty nejsou nikdy zadarmo.
port-royal-task-43 = Hlídejte studny
port-royal-task-43-story = Na drhnutí studní je vás málo, tak ať se k nim aspoň nikdo znovu nedostane. Postavte k čerpací stanici ostré čepele a plaťte jim tak, aby zůstaly vzhůru. Zívání, jak hlásí, je nakažlivé.
port-royal-task-44 = Nejhlasitější kapela na Jamajce
port-royal-task-44-story = Kaše funguje: půlka města se posadí a ptá se, co je za rok. Pro tu druhou chystá Pell koncert se všemi bubny, pánvemi a zvony na ostrově. Kostelní zvon ale nikdo nepůjčí jen tak někomu; na to je potřeba jméno, které lidé znají.
port-royal-task-45 = Vědra a zvony
port-royal-task-45-story = Čerstvá voda pomáhá, jenže bez kaše se musí lít, ne pít. Odile Quillová řadí lidi s vědry podle abecedy. V opuštěných skladištích narazíte na zapomenuté zboží, takže pečení snad ještě není ztracené.
port-royal-task-46 = Zívající svědek
port-royal-task-46-story = Vaše stráže jednoho chytily: kuchtík Aresů omylem snědl váš chléb, je úplně vzhůru a velmi výřečný. Ví, kdo dával rozkazy, ale chce písemnou guvernérovu milost. Milosti se platí přízní u dvora a není jí málo.
port-royal-task-47 = Kouř na kopci
port-royal-task-47-story = Za čerpací stanicí stoupá kouř: Aresové vaří další várku. Někdo se k nim musí v přestrojení přidat a zůstat až do konce, tak vyberte, koho můžete postrádat. Ve zmatku vám aspoň část jejich zásob padne do rukou.
port-royal-task-50 = Prázdný měšec
port-royal-task-50-story = Výběrčí sira Barnabyho pořád obcházejí a každá mince pluje rovnou k rezavé flotile. Odile má plán stejně nepříjemný jako chytrý: zaplatit. Mince označila, a kdo bude řádně zdaněn, může jít po penězích.
port-royal-task-51 = Zdvořilá blokáda
port-royal-task-51-story = Starý se začal ve spánku obracet; celá mělčina se naklání a po městě sjíždějí talíře ze stolů. Aresové nesmějí před Devátým přílivem ze zátoky. Mějte v přístavu právě tolik, aby se zahradil průjezd, zaplaťte všem, ať zůstanou stát, a nechte si jeden dobrý obchod ujít.
port-royal-task-52 = Ticho
port-royal-task-52-story = Quint to slyšel s uchem na písku: pomalý, obrovský tep, a zrychluje se. Hluk spáče ruší. Dvakrát musí být v přístavu takový klid, že v něm bude vidět jen jediného návštěvníka.
port-royal-task-53 = Papírová stopa
port-royal-task-53-story = Označené mince vedou k zamčené kapli na kose, kde Aresové nacvičují velký rituál, hlasitě a v nesprávném pořadí. Kdyby se jim na pult dostal pravý opis knihy, aspoň by četli, co v ní stojí. Kostelníkovi by se muselo zaplatit, aby založil klíče.
port-royal-task-54 = Polévka pro obra
port-royal-task-54-story = Označené mince dovedly Odile k pokladnici a konečně je za co koupit dříví. Kotel stojí na pláži a půl města čeká ve frontě, aby do něj něco přihodilo. Co dáte vy?
port-royal-task-55 = Klobouk koluje
port-royal-task-55-story = Pokladnice je pořád pryč a polévku téhle velikosti musí někdo zaplatit. Odile posílá kolem jediný dost velký klobouk, totiž Orsův. Buďte štědří: mělčina se zrovna posunula o loket doleva.
port-royal-task-56 = Guvernérova kuchyně
port-royal-task-56-story = Po první stránce pravého textu Aresové zmlknou: stojí tam „cibule“. Polovina z nich odloží kopí, která jsou při bližším pohledu naběračky. Rádi by vám pomohli vařit, ale dost horký sporák je jen v guvernérově kuchyni a guvernér si hosty vybírá.
port-royal-task-57 = Meče a lžíce
port-royal-task-57-story = Zpěv začal a daleko na moři se voda vyboulila jako velryba pod dekou. Na vysvětlování receptů není čas. Svolejte své lidi, vypůjčte si všechny lžíce v Port Royalu a vařte rychleji, než oni zpívají.
port-royal-task-58 = Poslední lžíce
port-royal-task-58-story = Polévka už potřebuje jen dochutit a domu, který to zařídí, se bude v Port Royalu sto let připíjet. Něco ze zásob samotných Aresů a něco z poctivé lodní kuchyně, říká Corrie: v tom je celé tajemství. Naběračky jsou zdvižené, tak kdo bude první?
port-royal-event-joint-forces = Spojenými silami
port-royal-event-joint-forces-help = V 1. fázi si aktivní hráč, aby zabránil lodi v zakotvení, přidá šavle toho z ostatních, kdo jich má nejvíc (při shodě si vybere). Pokaždé, když by vlastní šavle nestačily, dostane pomocník 1 minci. V sólové hře se nepoužije.
port-royal-event-away-with-them = Pryč s nimi
port-royal-event-away-with-them-help = V 1. fázi dostane aktivní hráč 2 mince za každou šalupu, které zabrání v zakotvení, i když žádná v přístavu ještě nekotví.
port-royal-event-flutes-prestigious = Flauty jsou prestižní
port-royal-event-flutes-prestigious-help = Ve 2. fázi dostane každý 1 korunu za každou flautu, kterou si vezme, ať ji vymění za mince, nebo si ji nechá.
port-royal-event-market-day = Trh práce
port-royal-event-market-day-help = Ve 2. fázi stojí najmutí každé postavy o 1 minci méně.
port-royal-event-dues-waived = Prominuté poplatky
port-royal-event-dues-waived-help = Ve 2. fázi ostatní neplatí aktivnímu hráči za karty. Ten místo toho dostane na začátku fáze 1 minci z banku.
port-royal-event-governors-nod = Guvernérovo přikývnutí
port-royal-event-governors-nod-help = Ve 2. fázi si aktivní hráč může vzít o 1 kartu víc.
port-royal-event-rough-seas = Rozbouřené moře
port-royal-event-rough-seas-help = V 1. fázi je u každé lodi se šavlemi k zabránění v zakotvení potřeba o 1 šavli víc.
port-royal-event-poor-box = Kasička pro chudé
port-royal-event-poor-box-help = Hned: kdo má nejméně bodů, dostane 2 mince; při shodě všichni takoví.
port-royal-event-sword-parade = Přehlídka šavlí
port-royal-event-sword-parade-help = Hned: kdo má nejvíc šavlí, aspoň jednu, získá 1 korunu; při shodě všichni takoví.
port-royal-event-seat-at-court = Místo u dvora
port-royal-event-seat-at-court-help = Hned: každý v pořadí může jednou zaplatit 2 mince a získat 1 korunu.
port-royal-event-lookout = Bystré oči v koši
port-royal-event-lookout-help = V 1. fázi se aktivní hráč může jednou podívat na vrchní kartu dobíracího balíčku a nechat ji tam, nebo ji bez efektu odhodit.
port-royal-event-harbour-levy = Přístavní dávka
port-royal-event-harbour-levy-help = Hned: kdo má 8 nebo víc mincí, zaplatí 2 mince. Není to výběr daní.
port-royal-event-thick-fog = Hustá mlha
port-royal-event-thick-fog-help = Jakmile v přístavu leží 5 karet, 1. fáze končí.
port-royal-event-sails-on-the-horizon = Plachty na obzoru
port-royal-event-sails-on-the-horizon-help = Hned: aktivní hráč otočí 5 vrchních karet a jednu loď s nákladem může dát do přístavu; zabránit jí v zakotvení nejde a počítá se jako první otočená karta. Zbytek bez efektu odhodí.
port-royal-event-end-of-month-2 = Konec měsíce
port-royal-event-end-of-month-2-help = Provedou se kroky naposledy vyložené úkolové karty. Pak se balíček událostí obrátí a navrch přijde jedna nová.
port-royal-event-end-of-month-3 = Konec měsíce
port-royal-event-end-of-month-3-help = Každý může za 10 mincí odhodit kostičku ze své karty osobnosti; počítá se jako umístěná. Pak se balíček událostí obrátí a navrch přijde jedna nová.
port-royal-personality-samuel-blackguard = Samuel Blackguard
port-royal-personality-samuel-blackguard-help = 2 mince, jednorázově
port-royal-personality-lady-anne = Lady Anne
port-royal-personality-lady-anne-help = Každou postavu najímáš o 1 minci levněji
port-royal-personality-grace-kid-may = Grace „Kid“ May
port-royal-personality-grace-kid-may-help = 2 mince, když přijdeš o vlastní tah a v přístavu jsou i s druhou lodí nejvýš 4 karty
port-royal-personality-thomas-fishborn = Thomas Fishborn
port-royal-personality-thomas-fishborn-help = Působí jako zvěd
port-royal-personality-peter-snug-landman = Peter „Snug“ Landman
port-royal-personality-peter-snug-landman-help = O 1 minci víc za každou pinasu (žlutou loď)
port-royal-personality-don-ferdinando = Don Ferdinando
port-royal-personality-don-ferdinando-help = 1 koruna za každou šalupu (zelenou loď)
port-royal-personality-jean-blackbeard = Jean Blackbeard
port-royal-personality-jean-blackbeard-help = 1 šavle
port-royal-personality-officer-scott = Důstojník Scott
port-royal-personality-officer-scott-help = 1 mince pokaždé, když si jdeš brát karty a v přístavu jich leží pět nebo víc
port-royal-personality-pirate-mary = Pirátka Mary
port-royal-personality-pirate-mary-help = 1 mince pokaždé, když si jdeš brát karty a v přístavu kotví tři nebo víc lodí
port-royal-personality-jacques-grandeur = Jacques Grandeur
port-royal-personality-jacques-grandeur-help = 2 koruny za každou expedici


# Postavy, lodě a zboží Dobrodružství.
port-royal-scout = zvěd
    .acc = zvěda
port-royal-scout-help = Jednou ve tvém tahu si při objevování prohlédneš tři vrchní karty, jednu vrátíš navrch a ostatní bez efektu odhodíš.
port-royal-innkeeper = hostinská
    .acc = hostinskou
port-royal-innkeeper-help = Když si jdeš brát karty a v přístavu leží aspoň čtyři postavy, získáš 1 korunu a můžeš prodat 1 chléb nebo 1 rum za uvedenou cenu.
port-royal-tybuk = bratr Tybuk
    .acc = bratra Tybuka
port-royal-tybuk-help = Má tolik šavlí, kolik je na kartě.
port-royal-expert-settler = osadník (znalec Aresů)
    .acc = osadníka (znalce Aresů)
port-royal-expert-settler-help = Cestuje jako každý osadník a přinese 1 minci za každou loď Ares, kterou si vezmeš, ať s ní uděláš cokoli.
port-royal-expert-captain = kapitán (znalec Aresů)
    .acc = kapitána (znalce Aresů)
port-royal-expert-captain-help = Cestuje jako každý kapitán a přinese 1 minci za každou loď Ares, kterou si vezmeš, ať s ní uděláš cokoli.
port-royal-expert-priest = mnich (znalec Aresů)
    .acc = mnicha (znalce Aresů)
port-royal-expert-priest-help = Cestuje jako každý mnich a přinese 1 minci za každou loď Ares, kterou si vezmeš, ať s ní uděláš cokoli.
port-royal-ares = loď Ares
    .dat = lodi Ares
port-royal-goods-help = Loď se zbožím si můžeš nechat místo mincí. Zboží chtějí úkoly, expedice a hostinské. Lodě Ares jsou šestou barvou: je-li v přístavu všech šest, bere si aktivní hráč až 4 karty.
port-royal-goods-book = kniha rituálů
    .acc = knihu rituálů
port-royal-goods-herbs = byliny
port-royal-goods-bread = chléb
port-royal-goods-rum = rum
port-royal-tax-new = výběr daní (Dobrodružství)
port-royal-tax-new-help = Kdo má aspoň tolik mincí, kolik udává karta, přijde o polovinu, zaokrouhleno dolů. Potom ten, kdo má nejméně bodů, dostane mince uvedené na kartě; je-li jich víc, tak každý z nich. Ostatní výběry daní platí beze změny.
port-royal-card-armed =
    { $person }, { $swords ->
        [one] { $swords } šavle
        [few] { $swords } šavle
       *[other] { $swords } šavlí
    }
port-royal-card-buying = { $person }, kupuje chléb za { $bread } a rum za { $rum }
port-royal-card-goods-ship = { $ship }, náklad: { $goods }
port-royal-card-crown-ship =
    { $card } ({ $crowns ->
        [one] { $crowns } koruna
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    }, { $swords ->
        [one] { $swords } šavle
        [few] { $swords } šavle
       *[other] { $swords } šavlí
    })
port-royal-card-skull-crown-ship =
    { $card } ({ $crowns ->
        [one] { $crowns } koruna
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    }, lebka)
port-royal-card-new-tax =
    výběr daní (od { $least } mincí; { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    } za nejméně bodů)

# Nastavení hry.
port-royal-mode-adventure = Dobrodružství, soutěžně
port-royal-mode-cooperative-adventure = Dobrodružství, společně nebo sólo
port-royal-chapter = Kapitola
port-royal-chapter-help = Kterou z pěti kapitol hrajete. Karty dřívějších kapitol jsou v balíčku.
port-royal-personalities = Osobnosti
port-royal-personalities-help = Jak se rozdělí karty osobností.
port-royal-personalities-dealt = Rozdané: každý dostane kartu a zvolí si stranu
port-royal-personalities-drafted = Vybrané: jeden po druhém si volí kartu i stranu
port-royal-defeats = Porážky
port-royal-defeats-help = Kolikrát jste tuto kapitolu prohráli. Za každou porážku si před prvním tahem rozdělíte 3 mince navíc.
port-royal-tasks = Úkoly
port-royal-tasks-help = Odkud jsou úkoly.
port-royal-tasks-chapter = Z kapitoly, jak jde příběh
port-royal-tasks-starred = Čtyři náhodné s hvězdičkou: pro hru po kampani
port-royal-content = Jiný obsah
port-royal-content-help = Text souboru s obsahem, pokud nehrajete vestavěné domácí vydání.
port-royal-preset-campaign = Dobrodružství
port-royal-preset-campaign-help = Pět kapitol společně: příběh pokračuje podle toho, jak se vám daří. Začněte první.
port-royal-preset-rival-campaign = Dobrodružství soutěžně
port-royal-preset-rival-campaign-help = Tentýž příběh, každý sám za sebe: 12 bodů a dva úkoly zahájí poslední kolo.
port-royal-preset-after-campaign = Po kampani
port-royal-preset-after-campaign-help = Všechny nové karty a čtyři náhodné úkoly s hvězdičkou pro ty, kdo příběh znají.
port-royal-harder-with-more-cards = Pravidla nedoporučují přimíchat do Dobrodružství další karty: hrát se to dá, ale je to mnohem těžší, protože karty, které úkoly chtějí, přicházejí vzácněji.
port-royal-no-such-chapter = Kapitoly mají čísla 1 až 5.
port-royal-only-adventure = To se nastavuje jen pro Dobrodružství.
port-royal-starred-compete = Úkoly s hvězdičkou se hrají soutěžně.
port-royal-no-defeats = Soutěžní hra nezná porážky a mince za ně.
port-royal-too-many-defeats = Víc než deset porážek už mince nepřidá.
port-royal-content-fault = Soubor s obsahem má chybu na řádku { $line }: { $what }

# Na co se ptáme.
port-royal-prompt-choose = Zvol si osobnost. Dveře jí otevře tvůj první splněný úkol.
port-royal-prompt-share =
    Kdo dostane minci za porážky? Ještě { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
port-royal-prompt-event = Začíná tvůj tah: otoč událost.
port-royal-prompt-event-or-act = Začíná tvůj tah: otoč událost, nebo nejdřív vyšli postavy na expedici či splň úkol.
port-royal-prompt-exchange =
    Zaplatíš { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    } za { $crowns ->
        [one] { $crowns } korunu
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    }?
port-royal-prompt-cube =
    Zaplatíš { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    } a odhodíš kostičku? Počítá se jako umístěná.
port-royal-prompt-salvage = Vezmi si z odhazovací hromádky loď se zbožím.
port-royal-prompt-search = Která loď zakotví? Hned potom smíš přestat.
port-royal-prompt-peek = Necháš kartu navrchu, nebo ji odhodíš?
port-royal-prompt-look = Kterou kartu vrátíš navrch? Ostatní odhodíš.
port-royal-prompt-after-task = Splníš úkol nebo něco prodáš, než si bude brát další?
port-royal-prompt-task = Teď, nebo nikdy: splníš úkol { $task }?

# Co je možné udělat.
port-royal-do-take-crowns =
    Vzít si { NAME($card, case: "acc") }: +{ $crowns ->
        [one] { $crowns } koruna
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    }{ $coins ->
        [0] {""}
        [one] , +{ $coins } mince
        [few] , +{ $coins } mince
       *[other] , +{ $coins } mincí
    }{ $fee ->
        [0] {""}
       *[other] , 1 minci dostane { $active }
    }
port-royal-do-store =
    Nechat si { NAME($card, case: "acc") } (náklad: { $goods }){ $coins ->
        [0] {""}
        [one] , +{ $coins } mince
        [few] , +{ $coins } mince
       *[other] , +{ $coins } mincí
    }{ $fee ->
        [0] {""}
       *[other] , 1 minci dostane { $active }
    }
port-royal-do-choose =
    { $name } (na začátku { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    })
port-royal-do-choose-knowing = { $choosing }: { $help } (po otevření dveří)
port-royal-do-bonus = Mince hráči { $seat }
port-royal-do-event = Otočit událost
port-royal-do-exchange =
    Zaplatit { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    } za { $crowns ->
        [one] { $crowns } korunu
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    }
port-royal-do-buy-cube =
    Zaplatit { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    } a odhodit kostičku
port-royal-do-repel-with = Zabránit { NAME($card, case: "dat") } v zakotvení s pomocí ({ $seat })
port-royal-do-scout = Vyslat zvěda: prohlédnout tři karty
port-royal-do-peek = Prohlédnout vrchní kartu
port-royal-do-keep = Navrch: { $card }
port-royal-do-leave = Nechat ji navrchu
port-royal-do-discard = Odhodit ji
port-royal-do-fetch = Nechat zakotvit: { $card }
port-royal-do-fetch-nothing = Nenechat zakotvit žádnou loď
port-royal-do-salvage = Vylovit: { $card }
port-royal-do-sell =
    Prodat za { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }: { $card }
port-royal-do-solve = Splnit úkol { $task }, { $name }
port-royal-do-solve-for = { $solving }: { $reward }
port-royal-do-solve-with = { $solving }; odevzdat: { $given }
port-royal-do-decline-offer = Ne, děkuji
port-royal-do-decline-task = Nechat úkol být

# Proč něco nejde.
port-royal-no-such-personality = Taková osobnost tu není.
port-royal-not-your-personality = To není karta, kterou máš na výběr.
port-royal-personality-taken = Tuto kartu už někdo má.
port-royal-no-such-seat = Tam nikdo nesedí.
port-royal-something-else-first = Nejdřív je třeba rozhodnout něco jiného.
port-royal-no-offer = Teď se nic nenabízí.
port-royal-cannot-fetch = To není loď se zbožím mezi otočenými kartami.
port-royal-cannot-salvage = Žádná taková loď k vylovení tu není.
port-royal-cannot-help = Pomoc tohoto hráče není třeba, nebo ti pomoci nemůže.
port-royal-needs-help = Tvé šavle nestačí: řekni, kdo pomůže.
port-royal-no-scout = Nemáš žádného zvěda.
port-royal-scouts-used = Každý zvěd se dívá jen jednou za tah.
port-royal-cannot-peek = Dnešní událost ti nedovolí prohlédnout vrchní kartu.
port-royal-not-looked-at = To není karta, kterou si prohlížíš.
port-royal-keep-one = Jedna z karet se musí vrátit navrch.
port-royal-no-goods = Tato loď nic neveze.
port-royal-cannot-sell = Teď to žádná hostinská nekoupí.
port-royal-lacks-goods = Nemáš karty, o které jde.
port-royal-lacks-crowns = Nemáš tolik korun.
port-royal-task-not-out = Ten úkol není vyložený.
port-royal-task-solved = Tento úkol už máš splněný.
port-royal-no-cube-left = Nezbývá ti na to žádná kostička.
port-royal-task-now-or-never = Tento úkol jde splnit jen ve chvíli, které se týká.
port-royal-task-active-only = Tento úkol může splnit jen aktivní hráč.
port-royal-task-not-met = Nemáš, co úkol žádá.
port-royal-wrong-payment = Těmito kartami se úkol neplatí.

# Co se stalo.
port-royal-personality-chosen = { $seat } hraje za osobnost: { $name }.
port-royal-bonus-shared = { $seat } dostává minci za porážky.
port-royal-chapter-began = { $chapter }. kapitola: { $name }.
port-royal-task-shown = Úkol { $task }, { $name }. { $story }
port-royal-set-added =
    { $cards ->
        [one] Do dobíracího balíčku přibývá { $cards } nová karta
        [few] Do dobíracího balíčku přibývají { $cards } nové karty
       *[other] Do dobíracího balíčku přibývá { $cards } nových karet
    }.
port-royal-expedition-laid-out = Nově leží otevřená: { $card }.
port-royal-event-turned = { $seat } otáčí událost { $name }. { $text }
port-royal-event-paid =
    { $seat } dostává za událost { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
port-royal-levied =
    { $seat } platí kvůli události { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
port-royal-crowns-bought =
    { $seat } platí { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    } za koruny.
port-royal-cube-bought =
    { $seat } platí { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    } a odhazuje kostičku.
port-royal-offer-declined = { $seat } odmítá.
port-royal-month-ended = { $month }. měsíc končí.
port-royal-crowns-gained =
    { $crowns ->
        [0] { $seat } nezískává žádnou korunu: počítadlo končí na { $now }.
        [one] { $seat } získává { $crowns } korunu (teď { $now }).
        [few] { $seat } získává { $crowns } koruny (teď { $now }).
       *[other] { $seat } získává { $crowns } korun (teď { $now }).
    }
port-royal-door-opened = { $seat } otevírá dveře, schopnost teď platí: { $name }.
port-royal-cup-reached = { $seat } odkrývá pohár.
port-royal-door-paid =
    { $seat } dostává za osobnost { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
port-royal-inns-opened = { $seat }: v hostincích je plno.
port-royal-sold =
    { $seat } prodává za { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }: { $card }.
port-royal-stored =
    { $seat } si loď nechává pro její zboží: { $card }{ $coins ->
        [0] {""}
        [one] , +{ $coins } mince
        [few] , +{ $coins } mince
       *[other] , +{ $coins } mincí
    }.
port-royal-salvaged = { $seat } vylovuje z vody: { $card }.
port-royal-fetched = { $seat } nechává zakotvit: { $card }.
port-royal-looked =
    { $seat } si prohlíží { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } z dobíracího balíčku.
port-royal-left-on-top = { $seat } vrací jednu kartu navrch a odhazuje: { $discarded }.
port-royal-left-on-top-seen = { $seat } vrací navrch: { $card }; a odhazuje: { $discarded }.
port-royal-peeked-discarded = { $seat } odhazuje: { $discarded }.
port-royal-task-paid =
    { $seat } platí za úkol { $task } (karty: { $given }; mince: { $coins }).
port-royal-task-begun = { $seat } plní úkol { $name } poprvé; ještě jednou je třeba.
port-royal-task-solved-by =
    { $seat } plní úkol { $name }{ $coins ->
        [0] {""}
        [one] , +{ $coins } mince
        [few] , +{ $coins } mince
       *[other] , +{ $coins } mincí
    }.
port-royal-chapter-won =
    Kapitola je vyhraná: { $cubes ->
        [one] { $cubes } kostička
        [few] { $cubes } kostičky
       *[other] { $cubes } kostiček
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. { $story }
port-royal-chapter-lost =
    Kapitola je prohraná. Umístěné kostičky: { $cubes }/{ $cubes_asked }; body: { $points }/{ $points_asked }{ $open ->
        [0] {""}
       *[other] ; nesplněné úkoly: { $open }
    }.

# Co úkoly chtějí.
port-royal-ask-and = { $first }, { $rest }
port-royal-ask-own-turn = ve svém tahu
port-royal-ask-colours = ve svém tahu, hned: v přístavu lodě { $colours } barev
port-royal-ask-cards =
    ve svém tahu, hned: v přístavu právě { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
port-royal-ask-stop =
    ve svém tahu, { $times }×: přestat, když { $cards ->
        [one] je v přístavu právě { $cards } karta
        [few] jsou v přístavu právě { $cards } karty
       *[other] je v přístavu právě { $cards } karet
    }
port-royal-ask-tax = hned, když platíš daně
port-royal-ask-fewer =
    vzít si o { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } méně
port-royal-ask-swords =
    mít { $swords ->
        [one] { $swords } šavli
        [few] { $swords } šavle
       *[other] { $swords } šavlí
    }
port-royal-ask-role = mít { $count }× { NAME($role, case: "acc") }
port-royal-ask-traders =
    mít { $count ->
        [one] { $count } obchodníka
        [few] { $count } obchodníky
       *[other] { $count } obchodníků
    }
port-royal-ask-expeditions =
    mít { $count ->
        [one] { $count } expedici
        [few] { $count } expedice
       *[other] { $count } expedic
    }
port-royal-ask-cheap =
    mít { $count ->
        [one] { $count } postavu
        [few] { $count } postavy
       *[other] { $count } postav
    } s cenou nejvýš { $cost }
port-royal-ask-people =
    mít { $count ->
        [one] { $count } postavu
        [few] { $count } postavy
       *[other] { $count } postav
    }
port-royal-ask-roles =
    mít postavy { $count ->
        [one] { $count } druhu
        [few] { $count } různých druhů
       *[other] { $count } různých druhů
    }
port-royal-ask-points =
    mít { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
port-royal-ask-coins =
    zaplatit { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
port-royal-ask-crowns =
    odevzdat { $crowns ->
        [one] { $crowns } korunu
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    }
port-royal-ask-give-people =
    odhodit { $count ->
        [one] { $count } postavu
        [few] { $count } postavy
       *[other] { $count } postav
    }
port-royal-ask-goods = odevzdat { $count }× { NAME($goods, case: "acc") }
port-royal-ask-either-goods = odevzdat { $count }× { NAME($goods, case: "acc") } nebo { NAME($or, case: "acc") }
port-royal-ask-any-goods =
    odevzdat { $count ->
        [one] { $count } loď
        [few] { $count } lodě
       *[other] { $count } lodí
    } s libovolným zbožím
port-royal-reward-crowns =
    { $crowns ->
        [one] +{ $crowns } koruna
        [few] +{ $crowns } koruny
       *[other] +{ $crowns } korun
    }
port-royal-reward-coins =
    { $coins ->
        [one] +{ $coins } mince
        [few] +{ $coins } mince
       *[other] +{ $coins } mincí
    }
port-royal-reward-both = { $crowns }, { $coins }
port-royal-told = { $first } { $then }
port-royal-told-nothing = –
port-royal-literal = { $text }

# Přehled stolu.
port-royal-sheet-chapter = { $chapter }. kapitola: { $name }
port-royal-sheet-starred = úkoly s hvězdičkou
port-royal-sheet-month =
    { $month }. měsíc, { $turns ->
        [one] zbývá { $turns } tah
        [few] zbývají { $turns } tahy
       *[other] zbývá { $turns } tahů
    }
port-royal-sheet-group-cubes = kostičky: { $have }/{ $need }
port-royal-sheet-group-points = body: { $have }/{ $need }
port-royal-sheet-house-edition = domácí vydání
port-royal-sheet-other-edition = vydání: { $label }
port-royal-sheet-event = Událost
port-royal-sheet-tasks = Úkoly
port-royal-sheet-task = { $task } { $name }
port-royal-sheet-begun = { $seat }: jednou
port-royal-sheet-looked = Prohlížené karty
port-royal-sheet-known-top = příští karta: { $card }
port-royal-sheet-personalities = Osobnosti
port-royal-sheet-next-event = příští událost: { $name }
port-royal-sheet-cubes = Kostičky
port-royal-sheet-crowns = Koruny
port-royal-sheet-goods = Zboží
port-royal-sheet-door = { $name }
port-royal-sheet-door-shut = { $name } (dveře zavřené)
