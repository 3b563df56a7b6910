# Poveștile și textele Aventurii: ediția casei, scrise pentru acest program.

port-royal-chapter-1 = Pânze ruginii
port-royal-chapter-1-success = În cele din urmă țineți în mâini ce voiau Areșii să ascundă mai mult ca orice: o carte de ritualuri pătată și mult răsfoită. Vorbește despre Cel Bătrân, adormit sub port, despre nouă maree și despre amestecat, foarte mult amestecat. Cel mai ciudat lucru e eticheta dinăuntrul coperții, scrisă rotund și îngrijit: „Proprietatea B. Tybuk, deci jos mâinile”.
port-royal-chapter-2 = Trei frați și o supărare
port-royal-chapter-2-before = Pirații cu pânze ruginii, Areșii, fură cărți și ierburi de pe toată coasta. Ați câștigat o carte de ritualuri care vorbește despre Cel Bătrân de sub port și despre a Noua Maree. După etichetă, a fost cândva a unei anume B. Tybuk.
port-royal-chapter-2-success = Așadar Areșii și-au luat numele de la o corabie, iar corabia avea o bucătăreasă: Brunna Tybuk, ai cărei nepoți se ceartă acum peste hărțile voastre. Ultima pagină a cărții lipsește, dar cerneala ei s-a imprimat în oglindă pe pagina dinainte. Quint o ține în fața unei oglinzi și găsește jumătate de hartă, o cruciuliță și cuvintele „Atenție la recif”.
port-royal-chapter-3 = Harta de sub hartă
port-royal-chapter-3-before = Areșii, pirații cu pânze ruginii, vânează cărțile Brunnei Tybuk, care a fost cândva bucătăreasă pe o corabie numită Ares. Nepoții ei, Pell, Orso și Quint, s-au alăturat vouă. O hartă imprimată în oglindă arată spre epava acelei corăbii și spre ultima pagină a cărții.
port-royal-chapter-3-success = Vă întoarceți acasă cu un cazan ruginit și cu ultima pagină, și nimic nu e cum v-ați așteptat. Pe pagină nu stă niciun blestem: e o listă, cu cantități, intitulată „Pentru un Bătrân flămând”. Tare ați vrea să întrebați pe cineva, dar la Port Royal e amiază, și toți cei pe care îi întâlniți dorm buștean.
port-royal-chapter-4 = Orașul care căsca
port-royal-chapter-4-before = Din epava corăbiei Ares ați adus acasă, cu frații Tybuk, un cazan uriaș și ultima pagină a cărții Brunnei: o listă intitulată „Pentru un Bătrân flămând”. Pirații care au luat numele corăbiei le vor pe amândouă. Când ați intrat în port, Port Royal dormea în plină zi.
port-royal-chapter-4-success = Într-o dimineață cântă cocoșii și, pentru prima dată după săptămâni, cineva strigă la ei să tacă: Port Royal s-a trezit. Toate urmele duc la un singur om, Sir Barnaby Lisle, noul supraveghetor al taxelor, care s-a sprijinit mereu într-o suliță strâmbă în loc de baston. A dispărut cu cufărul orașului, iar în tabelul mareelor de pe biroul lui un singur nouă e încercuit cu roșu.
port-royal-chapter-5 = A Noua Maree
port-royal-chapter-5-before = Cărțile de ritualuri sunt, de fapt, rețetele Brunnei Tybuk, care gătea cândva pentru Cel Bătrân de sub port. Areșii le-au citit greșit, au adormit orașul și pun ceva la cale pentru a Noua Maree. Conducătorul lor e Sir Barnaby Lisle, supraveghetorul taxelor, ascuns cu tot cu cufărul orașului; cazanul și cartea întreagă sunt la voi.
port-royal-chapter-5-success = La a Noua Maree, din port se ridică un cap mare cât o fregată, plin de scoici, și clipește. Cel Bătrân, cea mai mare dintre toate țestoasele, mănâncă patruzeci de butoaie de supă, oftează atât de fericit încât se întind toate steagurile din oraș și se scufundă iar în somn pentru o sută de ani. Areșii își coboară pânzele roșii și deschid un birt, în care Sir Barnaby spală vasele. Deasupra ușii, lângă un polonic proaspăt lustruit, atârnă portretul unei bătrâne severe cu sos pe degetul mare.
port-royal-task-10 = Marfă ciudată
port-royal-task-10-story = Trei corăbii cu pânze ruginii au aruncat ancora lângă Port Royal, fiecare sub un steag cu o suliță strâmbă. Echipajele își zic Areși; nu fură aurul nimănui, dar toate librăriile și grădinile cu ierburi de pe coastă au fost golite. Doamna Odile Quill, care ține registrul portului și nu suferă marfa al cărei nume nu știe să-l scrie, vă roagă să-i aduceți două încărcături din ea.
port-royal-task-11 = Ochi pe chei
port-royal-task-11-story = „Cărți care miros a ceapă și ierburi care miros a cărți”, oftează Odile și subliniază rândul de două ori. Orice ar pune la cale, Areșii au iscoade pe fiecare debarcader. Vrea și ea pândari: oameni de meserii diferite, care să știe să stea degeaba fără să pară că stau degeaba.
port-royal-task-12 = Pe urma felinarelor roșii
port-royal-task-12-story = După ce au pierdut două încărcături, Areșii s-au neliniștit și ies noaptea din golf, cu felinarele roșii acoperite. Un căpitan bun, cu o barcă tăcută, i-ar putea urmări până unde ascund restul. Bărcile tăcute, se pare, costă în plus.
port-royal-task-13 = Ce își amintește fratele Pumphrey
port-royal-task-13-story = Nicio marfă roșie n-a ajuns la timp pe masa lui Odile, așa că încercați la capela portului. Bătrânul frate Pumphrey e sigur că a citit odată despre o suliță strâmbă, într-o carte, pe un raft, într-un an cu un opt în el. Memoria i se îmbunătățește uimitor ori de câte ori crește fondul pentru acoperiș.
port-royal-task-14 = Stingeți felinarele
port-royal-task-14-story = Căpitanul vostru a găsit ascunzătoarea: o peșteră plină de lăzi, toate însemnate cu același rând de neînțeles, „Se amestecă de trei ori, pe lună în scădere”. Santinelele de afară mor de plictiseală. Două lame ascuțite și un mic dar pentru băiatul cu lampa ar trebui să ajungă ca să intrați fără ocolișuri.
port-royal-task-15 = La abordaj
port-royal-task-15-story = Ați pierdut felinarele în ceață, dar și Areșii au pierdut ceva: au încărcat în asemenea grabă, încât cuferele plutesc prin tot golful. Pescuiți ce puteți, apoi duceți treaba la capăt. Dacă nu le găsiți ascunzătoarea, va trebui să ajungă cala lor.
port-royal-task-16 = O vorbă la urechea potrivită
port-royal-task-16-story = Fondul pentru acoperiș a dat roade: Pumphrey și-a amintit un vers despre a Noua Maree și despre Cel Bătrân, adormit sub port. Guvernatorul ar trebui să afle, dar guvernatorul ascultă numai oameni cu vază. E timpul să vedeți dacă sunteți printre ei.
port-royal-task-17 = Toată lumea pe punte
port-royal-task-17-story = Memoria lui Pumphrey s-a închis pentru sezon, iar în golf pânzele ruginii se umflă deja. A rămas un singur plan: să aduceți pe chei atâta lume, încât să nu se poată încărca nimic pe care să nu stea cineva. Chemați-i pe toți pe care îi aveți.
port-royal-task-20 = Trei frați pe țărm
port-royal-task-20-story = O corabie spartă se izbește de debarcader și din ea coboară trei frați: Pell Tybuk, care vorbește, Orso Tybuk, care cară, și Quint Tybuk, care se duelează cu un pescăruș. Au venit, anunță Pell, după cărțile bunicii Brunna și nu pleacă fără ele. Din păcate nu pot plăti taxele portului, reparațiile și nici micul dejun pe care tocmai l-au mâncat, iar la închisoare sunt trei paturi libere.
port-royal-task-21 = Lecția de scrimă
port-royal-task-21-story = Le-ați plătit nota, așa că Quint își plătește datoria în singurul fel pe care îl știe: cu lecții în zori. Areșii, zice el, se duelează toți la fel de ciudat, de parcă ar amesteca într-o oală. Învățați răspunsul, și paznicii lor nu vă mai opresc a doua oară.
port-royal-task-22 = Cauțiune în natură
port-royal-task-22-story = Nimeni n-a plătit la timp, și acum frații cântă din închisoare pe trei voci. Temnicerul, cu nervii la capăt, nu se atinge de bani care ar putea fi recunoscuți. Ceva mărunt pentru cămară sau pentru raftul de cărți, în schimb, n-ar observa nimeni.
port-royal-task-23 = Lectură cu voce tare
port-royal-task-23-story = Cărțile bunicii, insistă Pell, trebuie citite cu voce tare și cu simțire, altfel n-au niciun înțeles. Îi trebuie doar unul dintre volumele furate de Areși. Promite să facă și vocile.
port-royal-task-24 = O veche îndatorire
port-royal-task-24-story = Fără o scrimă mai bună nu vă apropiați de niciun raft al Areșilor. Bibliotecarul curții are însă copia unei singure pagini și își dorește grozav o invitație la palat. O să vă coste o bună bucată din bunul vostru nume.
port-royal-task-25 = Cină pentru trei
port-royal-task-25-story = Ușa celulei se deschide și ies trei frați foarte flămânzi. La o cină cumsecade, explică Pell, v-ar putea spune unde a slujit bunica Brunna: pe o corabie al cărei nume au jurat să-l rostească numai cu burta plină. Orso dă din cap, și stomacul lui Orso la fel.
port-royal-task-26 = Un acoperiș pentru martoră
port-royal-task-26-story = În timp ce frații repetă strofa a doua după gratii, o bătrână care coase pânze vă bate la ușă. Ea a cusut prima pânză ruginie și se teme să meargă acasă. Găsiți-i un acoperiș departe de oraș, și vă spune pentru ce corabie a fost făcută.
port-royal-task-27a = Semnul bunicii
port-royal-task-27a-story = Fiecare pagină adevărată poartă același semn, o amprentă de sos: a Brunnei Tybuk însăși. Cu ea ați putea dovedi la judecată că sunt furate cărțile. Tribunalul însă se întrunește numai pentru reclamanți care contează.
port-royal-task-27b = Pagini false
port-royal-task-27b-story = Cineva v-a observat interesul. Piața e deodată inundată de pagini de ritual, una mai veche și mai adevărată decât alta. Există un singur fel de a fi siguri că o luați pe cea bună: cumpărați-le pe toate.
port-royal-task-28 = Frați de arme
port-royal-task-28-story = Acum știți: Ares nu e un zeu, ci o corabie, iar bunica Brunna a navigat pe ea. Căutarea epavei cere un echipaj adevărat, și trei frați cu o singură melodie nu ajung. Găsiți tovarăși din trei meserii diferite și faceți cinste cu primul rând.
port-royal-task-29 = Paturile goale
port-royal-task-29-story = Luni, cele trei paturi ale fraților sunt goale, fereastra e larg deschisă, iar micul dejun, tot neplătit. N-au lăsat decât un petic de hârtie: „Plecați după corabia Ares, aduceți prieteni, aduceți bani, Orso.” E cel mai lung discurs din viața lui.
port-royal-task-30 = O corabie numită Ares
port-royal-task-30-story = Jumătate de hartă e un lucru bun, dacă vreți să vă rătăciți doar pe jumătate. Guvernatorul v-ar împrumuta cealaltă jumătate, dar el împrumută hărți numai celor care s-au întors deja de undeva. Unul dintre învățații lui tocmai a pus un anunț că își caută tovarăși: ar fi un început.
port-royal-task-31 = Pesmeți de corabie
port-royal-task-31-story = Și flota ruginie își face provizii, iar negustorilor li se împuținează marfa. Orso a scris o listă cu tot ce trebuie pentru drum; e un singur cuvânt, MÂNCARE, cu litere foarte mari. Duceți ceva la bord înainte să se termine tot.
port-royal-task-32 = Hrisoave rivale
port-royal-task-32-story = Guvernatorului îi plac întrecerile și anunță că hrisovul pentru epavă va fi al casei care e gata prima. Gata înseamnă cineva care să navigheze până acolo și cineva care să rămână de pază. Mai multe case au fost văzute alergând.
port-royal-task-33 = Patru steaguri
port-royal-task-33-story = Areșii pândesc fiecare corabie care pleacă, dar o mulțime nu pot să pândească. Dacă ridică ancora deodată corăbii sub patru steaguri diferite, a voastră se poate strecura la mijloc. Alegeți bine dimineața.
port-royal-task-34 = Patru steaguri și o mită
port-royal-task-34-story = Ați întârziat, iar iscoadele ruginii vă cunosc deja pânzele. Tot de patru steaguri în jur aveți nevoie ca să ieșiți, iar de data asta pilotul portului trebuie convins să admire norii. Îi plac norii, zice, cam de cinci galbeni.
port-royal-task-35 = Cazanul
port-royal-task-35-story = Sub recif zace epava, iar în epavă nu e nicio comoară, ci un cazan de fier mare cât o barcă de pescuit. Quint se cațără înăuntru și găsește pagina lipsă, lipită de fund de patruzeci de ani de ceva anume. Să scoți la suprafață și pagina, și oala e treabă pentru multe mâini.
port-royal-task-36 = Butoiul de scufundări
port-royal-task-36-story = Ajungeți la recif înaintea Areșilor, dar fără jumătatea de hartă a guvernatorului e mult recif de căutat. Un dogar din partea locului închiriază un butoi de scufundări cu fund de sticlă. Cere plată la minut și explică pe îndelete.
port-royal-task-37 = Linia furtunii
port-royal-task-37-story = O furtună împrăștie convoiul și lasă o fregată a marinei exact între voi și epavă. Căpitanul ei are ordin să întoarcă pe toată lumea din drum, în afară de cazul în care cineva important garantează pentru voi. Ați putea fi voi acel cineva, dacă nu vă supără că se consumă.
port-royal-task-38 = Golful ultimei șanse
port-royal-task-38-story = Întârziați, rătăciți și cu pânze roșii în spate, intrați într-un golf care nu e pe nicio hartă. Sătenii știu de o corabie scufundată cu o oală neagră uriașă; copiii sar în apă de pe marginea ei. Ajută bucuros, dacă niște oameni de nădejde le repară bărcile, iar voi plătiți cuiele.
port-royal-task-40 = Multe mâini ieftine
port-royal-task-40-story = Pescărușii se plimbă prin piață de parcă ar fi a lor. Cineva a pus ierburi în fântâni, și tot orașul sforăie, de la amiral în jos. Acum nu vă trebuie eroi, ci multe mâini ieftine, care să care apă, să sprijine santinelele și să-i întoarcă pe brutari pe o parte. Coana Corrie de la Pelicanul Sărat, care nu se atinge niciodată de apă, și-a suflecat deja mânecile.
port-royal-task-41 = Terciul deșteptător
port-royal-task-41-story = Corrie citește ultima pagină a cărții Brunnei și pufnește: asta nu e vrajă, asta e scris de bucătărie. Ierburile care adorm oamenii îi și trezesc, dacă sunt coapte în pâine. Îi trebuie un pumn din una și o pâine din cealaltă.
port-royal-task-42 = O fântână mai curată
port-royal-task-42-story = Cu destule mâini, fântânile vechi pot fi golite și frecate. Între timp orașul are nevoie de una nouă, sus pe deal, departe de pirați curioși. Un colonist știe unde să sape, iar lopețile nu sunt niciodată gratuite.
port-royal-task-43 = Păziți fântânile
port-royal-task-43-story = Sunteți prea puțini ca să frecați fântânile, dar măcar să nu mai ajungă nimeni la ele. Puneți lame ascuțite la casa pompei și plătiți-le destul ca să rămână treze. Căscatul, raportează ele, e molipsitor.
port-royal-task-44 = Cea mai gălăgioasă trupă din Jamaica
port-royal-task-44-story = Terciul are efect: jumătate de oraș se ridică în capul oaselor și întreabă în ce an suntem. Pentru cealaltă jumătate Pell pregătește un concert cu toate tobele, tigăile și clopotele de pe insulă. Clopotul bisericii nu se împrumută însă oricui; îți trebuie un nume cunoscut.
port-royal-task-45 = Găleți și clopote
port-royal-task-45-story = Apa proaspătă ajută, dar fără terci trebuie aruncată, nu băută. Odile Quill orânduiește lanțurile de găleți în ordine alfabetică. În magaziile părăsite dați peste mărfuri uitate, așa că poate coptul nu e încă pierdut.
port-royal-task-46 = Martorul care cască
port-royal-task-46-story = Paznicii voștri au prins unul: un ajutor de bucătar al Areșilor, care a mâncat din greșeală din pâinea voastră și acum e treaz de-a binelea și foarte vorbăreț. Știe cine a dat ordinele, dar vrea iertarea guvernatorului în scris. Iertările se plătesc cu bunăvoință la curte, și nu puțină.
port-royal-task-47 = Fum pe deal
port-royal-task-47-story = În spatele casei pompei se ridică fum: Areșii mai fierb un rând. Cineva trebuie să li se alăture deghizat și să rămână până la capăt, deci alegeți de cine vă puteți lipsi. În învălmășeală, măcar o parte din proviziile lor vă cade în mâini.
port-royal-task-50 = Punga goală
port-royal-task-50-story = Perceptorii lui Sir Barnaby își fac încă rondul, și fiecare galben pleacă direct la flota ruginie. Odile are un plan pe cât de neplăcut, pe atât de isteț: plătiți. A însemnat galbenii, și cine a fost taxat cum se cuvine poate merge pe urma banilor.
port-royal-task-51 = Blocada politicoasă
port-royal-task-51-story = Cel Bătrân a început să se întoarcă în somn; tot bancul de nisip se înclină, și farfuriile alunecă de pe toate mesele din oraș. Areșii nu trebuie să iasă din golf înainte de a Noua Maree. Țineți în port exact cât să închideți canalul, plătiți-i pe toți să stea pe loc și lăsați un chilipir să treacă.
port-royal-task-52 = Liniște
port-royal-task-52-story = Quint a auzit cu urechea lipită de nisip: o bătaie de inimă lentă, uriașă, care se grăbește. Zgomotul îl tulbură pe cel adormit. De două ori trebuie să fie portul atât de liniștit, încât să se vadă un singur oaspete.
port-royal-task-53 = Urma de hârtie
port-royal-task-53-story = Galbenii însemnați duc la o capelă încuiată de pe limba de nisip, unde Areșii repetă marele ritual, tare și în ordinea greșită. Dacă le-ar ajunge pe pupitru o copie adevărată a cărții, ar putea măcar să citească ce scrie. Paracliserul ar trebui plătit ca să-și rătăcească cheile.
port-royal-task-54 = Supă pentru un uriaș
port-royal-task-54-story = Galbenii însemnați au condus-o pe Odile la cufăr, și în sfârșit sunt bani de lemne. Cazanul stă pe plajă, și jumătate de oraș e la coadă ca să pună ceva în el. Voi ce dați?
port-royal-task-55 = Cu pălăria pe la toți
port-royal-task-55-story = Cufărul tot lipsește, iar o supă de asemenea mărime trebuie plătită cumva. Odile trece pe la toți cu singura pălărie destul de mare, adică a lui Orso. Fiți darnici: bancul de nisip tocmai s-a mutat cu un cot la stânga.
port-royal-task-56 = Bucătăria guvernatorului
port-royal-task-56-story = După o pagină din textul adevărat, Areșii amuțesc: scrie „ceapă”. Jumătate dintre ei lasă jos sulițele, care, privite mai de aproape, sunt polonice. V-ar ajuta bucuros la gătit, dar singura plită destul de fierbinte e în bucătăria guvernatorului, iar el își alege musafirii.
port-royal-task-57 = Săbii și linguri
port-royal-task-57-story = Cântarea a început, și departe în larg apa se umflă ca o balenă sub plapumă. Nu mai e timp de explicat rețete. Adunați-vă oamenii, luați cu împrumut toate lingurile din Port Royal și gătiți mai repede decât pot ei să cânte.
port-royal-task-58 = Ultima lingură
port-royal-task-58-story = Supei îi mai trebuie o singură condimentare, iar casa care o aduce va fi sărbătorită la Port Royal o sută de ani. Ceva din proviziile Areșilor și ceva dintr-o bucătărie cinstită de corabie, zice Corrie: ăsta e tot secretul. Polonicele sunt ridicate, deci cine e primul?
port-royal-event-joint-forces = Cu forțe unite
port-royal-event-joint-forces-help = În faza 1, jucătorul activ adaugă la săbiile sale, ca să alunge nave, săbiile celui care are cele mai multe dintre ceilalți (la egalitate alege). De fiecare dată când săbiile proprii n-ar fi ajuns, ajutorul primește 1 galben. Nu se folosește în jocul solo.
port-royal-event-away-with-them = Afară cu ele
port-royal-event-away-with-them-help = În faza 1, jucătorul activ primește 2 galbeni pentru fiecare șalupă pe care o alungă, chiar dacă în port nu e încă niciuna.
port-royal-event-flutes-prestigious = Bricurile sunt prestigioase
port-royal-event-flutes-prestigious-help = În faza 2, fiecare primește 1 coroană pentru fiecare bric pe care îl ia, fie că îl schimbă pe galbeni, fie că îl păstrează.
port-royal-event-market-day = Târgul de angajări
port-royal-event-market-day-help = În faza 2, orice personaj se angajează cu 1 galben mai ieftin.
port-royal-event-dues-waived = Taxe de port iertate
port-royal-event-dues-waived-help = În faza 2, ceilalți nu plătesc jucătorului activ pentru cărți. El primește în schimb 1 galben din bancă la începutul fazei.
port-royal-event-governors-nod = Încuviințarea guvernatorului
port-royal-event-governors-nod-help = În faza 2, jucătorul activ poate lua o carte în plus.
port-royal-event-rough-seas = Mare agitată
port-royal-event-rough-seas-help = În faza 1, orice navă cu săbii cere cu 1 sabie mai mult ca să fie alungată.
port-royal-event-poor-box = Cutia milelor
port-royal-event-poor-box-help = Imediat: cine are cele mai puține puncte primește 2 galbeni; la egalitate, primesc toți cei egali.
port-royal-event-sword-parade = Parada săbiilor
port-royal-event-sword-parade-help = Imediat: cine are cele mai multe săbii, cel puțin una, primește 1 coroană; la egalitate, primesc toți cei egali.
port-royal-event-seat-at-court = Un loc la curte
port-royal-event-seat-at-court-help = Imediat: fiecare, pe rând, poate plăti o dată 2 galbeni pentru 1 coroană.
port-royal-event-lookout = Ochi ageri în arboradă
port-royal-event-lookout-help = În faza 1, jucătorul activ poate privi o dată cartea de deasupra teancului de tragere și o lasă acolo sau o decartează fără efect.
port-royal-event-harbour-levy = Birul portului
port-royal-event-harbour-levy-help = Imediat: cine are cel puțin 8 galbeni plătește 2 galbeni. Nu este o majorare de taxe.
port-royal-event-thick-fog = Ceață deasă
port-royal-event-thick-fog-help = Faza 1 se încheie de îndată ce în port sunt 5 cărți.
port-royal-event-sails-on-the-horizon = Pânze la orizont
port-royal-event-sails-on-the-horizon-help = Imediat: jucătorul activ întoarce primele 5 cărți și poate pune în port o navă cu marfă; nu poate fi alungată și se socotește prima carte trasă. Restul se decartează fără efect.
port-royal-event-end-of-month-2 = Sfârșitul lunii
port-royal-event-end-of-month-2-help = Se fac pașii ultimei misiuni scoase pe masă. Apoi teancul de evenimente se întoarce, iar deasupra vine unul nou.
port-royal-event-end-of-month-3 = Sfârșitul lunii
port-royal-event-end-of-month-3-help = Fiecare poate plăti 10 galbeni ca să îndepărteze un cub de pe cartea sa de personalitate; se socotește pus. Apoi teancul de evenimente se întoarce, iar deasupra vine unul nou.
port-royal-personality-samuel-blackguard = Samuel Blackguard
port-royal-personality-samuel-blackguard-help = 2 galbeni, o singură dată
port-royal-personality-lady-anne = Lady Anne
port-royal-personality-lady-anne-help = Angajezi orice personaj cu 1 galben mai ieftin
port-royal-personality-grace-kid-may = Grace „Kid” May
port-royal-personality-grace-kid-may-help = 2 galbeni când îți pierzi tura cu cel mult 4 cărți în port, cu tot cu a doua navă
port-royal-personality-thomas-fishborn = Thomas Fishborn
port-royal-personality-thomas-fishborn-help = Are efectul unui cercetaș
port-royal-personality-peter-snug-landman = Peter „Snug” Landman
port-royal-personality-peter-snug-landman-help = 1 galben în plus pentru fiecare pinasă (galbenă)
port-royal-personality-don-ferdinando = Don Ferdinando
port-royal-personality-don-ferdinando-help = 1 coroană pentru fiecare șalupă (verde)
port-royal-personality-jean-blackbeard = Jean Blackbeard
port-royal-personality-jean-blackbeard-help = 1 sabie
port-royal-personality-officer-scott = Ofițerul Scott
port-royal-personality-officer-scott-help = 1 galben de fiecare dată când urmează să iei cărți, iar în port sunt cel puțin cinci
port-royal-personality-pirate-mary = Pirata Mary
port-royal-personality-pirate-mary-help = 1 galben de fiecare dată când urmează să iei cărți, iar în port sunt cel puțin trei nave
port-royal-personality-jacques-grandeur = Jacques Grandeur
port-royal-personality-jacques-grandeur-help = 2 coroane pentru fiecare expediție


# Personaje, nave și mărfuri ale Aventurii.
port-royal-scout = cercetaș
    .def = cercetașul
port-royal-scout-help = O dată în tura ta, cât descoperi, privești primele trei cărți, pui una înapoi deasupra și le decartezi pe celelalte fără efect.
port-royal-innkeeper = hangiță
    .def = hangița
port-royal-innkeeper-help = Când urmează să iei cărți și în port sunt cel puțin patru personaje, primești 1 coroană și poți vinde 1 pâine sau 1 rom la prețul tipărit.
port-royal-tybuk = fratele Tybuk
port-royal-tybuk-help = Îți dă numărul de săbii tipărit.
port-royal-expert-settler = colonist (expert în Areși)
    .def = colonistul (expert în Areși)
port-royal-expert-settler-help = Călătorește ca orice colonist și aduce 1 galben pentru fiecare navă Ares pe care o iei, orice ai face cu ea.
port-royal-expert-captain = căpitan (expert în Areși)
    .def = căpitanul (expert în Areși)
port-royal-expert-captain-help = Călătorește ca orice căpitan și aduce 1 galben pentru fiecare navă Ares pe care o iei, orice ai face cu ea.
port-royal-expert-priest = preot (expert în Areși)
    .def = preotul (expert în Areși)
port-royal-expert-priest-help = Călătorește ca orice preot și aduce 1 galben pentru fiecare navă Ares pe care o iei, orice ai face cu ea.
port-royal-ares = navă Ares
    .def = nava Ares
    .gender = f
port-royal-goods-help = O navă cu marfă poate fi păstrată în locul galbenilor ei. Marfa o cer misiunile, expedițiile și hangițele. Navele Ares sunt a șasea culoare: cu toate șase în port, jucătorul activ ia cel mult 4 cărți.
port-royal-goods-book = carte de ritualuri
port-royal-goods-herbs = ierburi
port-royal-goods-bread = pâine
port-royal-goods-rum = rom
port-royal-tax-new = majorare de taxe (Aventura)
port-royal-tax-new-help = Cine are cel puțin atâția galbeni cât arată cartea pierde jumătate din ei, rotunjit în jos. Apoi cine are cele mai puține puncte primește galbenii de pe carte; la egalitate, primește fiecare. Celelalte majorări de taxe rămân neschimbate.
port-royal-card-armed =
    { $person }, { $swords ->
        [one] { $swords } sabie
        [few] { $swords } săbii
       *[other] { $swords } de săbii
    }
port-royal-card-buying = { $person }, cumpără pâine cu { $bread } și rom cu { $rum }
port-royal-card-goods-ship = { $ship }, marfă: { $goods }
port-royal-card-crown-ship =
    { $card } ({ $crowns ->
        [one] { $crowns } coroană
        [few] { $crowns } coroane
       *[other] { $crowns } de coroane
    }, { $swords ->
        [one] { $swords } sabie
        [few] { $swords } săbii
       *[other] { $swords } de săbii
    })
port-royal-card-skull-crown-ship =
    { $card } ({ $crowns ->
        [one] { $crowns } coroană
        [few] { $crowns } coroane
       *[other] { $crowns } de coroane
    }, craniu)
port-royal-card-new-tax =
    majorare de taxe (de la { $least } galbeni; { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    } pentru cele mai puține puncte)

# Pregătirea jocului.
port-royal-mode-adventure = Aventura, ca rivali
port-royal-mode-cooperative-adventure = Aventura, împreună sau solo
port-royal-chapter = Capitol
port-royal-chapter-help = Care dintre cele cinci capitole se joacă. Cărțile capitolelor dinainte sunt în pachet.
port-royal-personalities = Personalități
port-royal-personalities-help = Cum se împart cărțile de personalitate.
port-royal-personalities-dealt = Împărțite: fiecare primește o carte și alege o față
port-royal-personalities-drafted = Alese: pe rând, fiecare alege o carte și o față
port-royal-defeats = Încercări pierdute
port-royal-defeats-help = De câte ori ați pierdut acest capitol. Fiecare înfrângere aduce încă 3 galbeni, de împărțit înainte de prima tură.
port-royal-tasks = Misiuni
port-royal-tasks-help = De unde vin misiunile.
port-royal-tasks-chapter = Din capitol, după cum merge povestea
port-royal-tasks-starred = Patru cu stea, la întâmplare: pentru după campanie
port-royal-content = Alt conținut
port-royal-content-help = Textul unui fișier de conținut, dacă nu jucați ediția casei, inclusă aici.
port-royal-preset-campaign = Aventura
port-royal-preset-campaign-help = Cinci capitole împreună: povestea merge mai departe după cum vă descurcați. Începeți cu primul.
port-royal-preset-rival-campaign = Aventura ca rivali
port-royal-preset-rival-campaign-help = Aceeași poveste, fiecare pentru sine: la 12 puncte și două misiuni începe ultima rundă.
port-royal-preset-after-campaign = După campanie
port-royal-preset-after-campaign-help = Toate cărțile noi și patru misiuni cu stea la întâmplare, pentru cine știe povestea.
port-royal-harder-with-more-cards = Regulile nu recomandă să se amestece alte cărți în Aventură: se poate juca, dar e mult mai greu, fiindcă acele cărți pe care le cer misiunile vin mai rar.
port-royal-no-such-chapter = Capitolele sunt numerotate de la 1 la 5.
port-royal-only-adventure = Asta se stabilește doar pentru Aventură.
port-royal-starred-compete = Misiunile cu stea se joacă între rivali.
port-royal-no-defeats = Rivalii nu cunosc înfrângeri și nu primesc galbeni pentru ele.
port-royal-too-many-defeats = Mai mult de zece înfrângeri nu mai aduc galbeni.
port-royal-content-fault = Fișierul de conținut are o greșeală la rândul { $line }: { $what }

# Ce se întreabă.
port-royal-prompt-choose = Alege-ți personalitatea. Prima misiune îndeplinită îi deschide ușa.
port-royal-prompt-share =
    Cine primește un galben pentru înfrângeri? Încă { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }.
port-royal-prompt-event = Începe tura ta: întoarce evenimentul.
port-royal-prompt-event-or-act = Începe tura ta: întoarce evenimentul sau, mai întâi, trimite personaje într-o expediție ori îndeplinește o misiune.
port-royal-prompt-exchange =
    Plătești { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    } pentru { $crowns ->
        [one] { $crowns } coroană
        [few] { $crowns } coroane
       *[other] { $crowns } de coroane
    }?
port-royal-prompt-cube =
    Plătești { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    } ca să îndepărtezi un cub? Se socotește pus.
port-royal-prompt-salvage = Ia o navă cu marfă din teancul de decartare.
port-royal-prompt-search = Care navă acostează? Imediat după ea te poți opri.
port-royal-prompt-peek = Lași cartea deasupra sau o decartezi?
port-royal-prompt-look = Care carte se întoarce deasupra? Celelalte se decartează.
port-royal-prompt-after-task = Îndeplinești o misiune sau vinzi ceva înainte să ia următorul?
port-royal-prompt-task = Acum ori niciodată: îndeplinești misiunea { $task }?

# Ce se poate face.
port-royal-do-take-crowns =
    Ia { NAME($card, case: "def") }: +{ $crowns ->
        [one] { $crowns } coroană
        [few] { $crowns } coroane
       *[other] { $crowns } de coroane
    }{ $coins ->
        [0] {""}
        [one] , +{ $coins } galben
        [few] , +{ $coins } galbeni
       *[other] , +{ $coins } de galbeni
    }{ $fee ->
        [0] {""}
       *[other] , 1 galben pentru { $active }
    }
port-royal-do-store =
    Păstrează { NAME($card, case: "def") } (marfă: { $goods }){ $coins ->
        [0] {""}
        [one] , +{ $coins } galben
        [few] , +{ $coins } galbeni
       *[other] , +{ $coins } de galbeni
    }{ $fee ->
        [0] {""}
       *[other] , 1 galben pentru { $active }
    }
port-royal-do-choose =
    { $name } ({ $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    } la început)
port-royal-do-choose-knowing = { $choosing }: { $help } (după ce se deschide ușa)
port-royal-do-bonus = Un galben pentru { $seat }
port-royal-do-event = Întoarce evenimentul
port-royal-do-exchange =
    Plătește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    } pentru { $crowns ->
        [one] { $crowns } coroană
        [few] { $crowns } coroane
       *[other] { $crowns } de coroane
    }
port-royal-do-buy-cube =
    Plătește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    } și îndepărtează un cub
port-royal-do-repel-with = Alungă { NAME($card, case: "def") } cu ajutor ({ $seat })
port-royal-do-scout = Trimite un cercetaș: privește trei cărți
port-royal-do-peek = Privește cartea de deasupra
port-royal-do-keep = Deasupra: { $card }
port-royal-do-leave = Las-o deasupra
port-royal-do-discard = Decarteaz-o
port-royal-do-fetch = Lasă să acosteze: { $card }
port-royal-do-fetch-nothing = Nu lăsa nicio navă să acosteze
port-royal-do-salvage = Scoate din apă: { $card }
port-royal-do-sell =
    Vinde cu { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }: { $card }
port-royal-do-solve = Îndeplinește misiunea { $task }, { $name }
port-royal-do-solve-for = { $solving }: { $reward }
port-royal-do-solve-with = { $solving }; se dau: { $given }
port-royal-do-decline-offer = Nu, mulțumesc
port-royal-do-decline-task = Lasă misiunea

# De ce nu se poate.
port-royal-no-such-personality = Nu există o asemenea personalitate.
port-royal-not-your-personality = Nu e cartea pe care ai primit-o.
port-royal-personality-taken = Cineva are deja cartea aceasta.
port-royal-no-such-seat = Acolo nu stă nimeni.
port-royal-something-else-first = Mai întâi trebuie hotărât altceva.
port-royal-no-offer = Nu se oferă nimic.
port-royal-cannot-fetch = Nu e o navă cu marfă aflată printre cărțile întoarse.
port-royal-cannot-salvage = Nu este nicio astfel de navă de scos din apă.
port-royal-cannot-help = Ajutorul acestui jucător nu e necesar sau nu e de ajuns.
port-royal-needs-help = Săbiile tale nu ajung: spune cine ajută.
port-royal-no-scout = Nu ai niciun cercetaș.
port-royal-scouts-used = Fiecare cercetaș privește o singură dată pe tură.
port-royal-cannot-peek = Evenimentul turei nu te lasă să privești cartea de deasupra.
port-royal-not-looked-at = Nu e una dintre cărțile privite.
port-royal-keep-one = Una dintre cărți trebuie pusă înapoi deasupra.
port-royal-no-goods = Nava aceasta nu duce marfă.
port-royal-cannot-sell = Nicio hangiță nu cumpără asta acum.
port-royal-lacks-goods = Nu ai cărțile cerute.
port-royal-lacks-crowns = Nu ai atâtea coroane.
port-royal-task-not-out = Misiunea aceasta nu e pe masă.
port-royal-task-solved = Ai îndeplinit deja misiunea aceasta.
port-royal-no-cube-left = Nu ți-a rămas niciun cub pentru ea.
port-royal-task-now-or-never = Misiunea aceasta se hotărăște doar la momentul ei.
port-royal-task-active-only = Doar jucătorul activ poate îndeplini misiunea aceasta.
port-royal-task-not-met = Nu ai ce cere misiunea.
port-royal-wrong-payment = Cu aceste cărți nu se plătește misiunea.

# Ce s-a întâmplat.
port-royal-personality-chosen = { $seat } joacă cu personalitatea: { $name }.
port-royal-bonus-shared = { $seat } primește un galben pentru înfrângeri.
port-royal-chapter-began = Capitolul { $chapter }: { $name }.
port-royal-task-shown = Misiunea { $task }, { $name }. { $story }
port-royal-set-added =
    În teancul de tragere intră { $cards ->
        [one] { $cards } carte nouă
        [few] { $cards } cărți noi
       *[other] { $cards } de cărți noi
    }.
port-royal-expedition-laid-out = E deschisă acum: { $card }.
port-royal-event-turned = { $seat } întoarce evenimentul { $name }. { $text }
port-royal-event-paid =
    { $seat } primește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    } de la eveniment.
port-royal-levied =
    { $seat } plătește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    } din cauza evenimentului.
port-royal-crowns-bought =
    { $seat } plătește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    } pentru coroane.
port-royal-cube-bought =
    { $seat } plătește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    } și îndepărtează un cub.
port-royal-offer-declined = { $seat } refuză.
port-royal-month-ended = Luna { $month } s-a încheiat.
port-royal-crowns-gained =
    { $crowns ->
        [0] { $seat } nu primește nicio coroană: rândul se termină la { $now }.
        [one] { $seat } primește { $crowns } coroană (acum { $now }).
        [few] { $seat } primește { $crowns } coroane (acum { $now }).
       *[other] { $seat } primește { $crowns } de coroane (acum { $now }).
    }
port-royal-door-opened = { $seat } deschide ușa, abilitatea e activă: { $name }.
port-royal-cup-reached = { $seat } descoperă cupa.
port-royal-door-paid =
    { $seat } primește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    } de la personalitate.
port-royal-inns-opened = { $seat }: hanurile sunt pline.
port-royal-sold =
    { $seat } vinde cu { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }: { $card }.
port-royal-stored =
    { $seat } păstrează nava pentru marfa ei: { $card }{ $coins ->
        [0] {""}
        [one] , +{ $coins } galben
        [few] , +{ $coins } galbeni
       *[other] , +{ $coins } de galbeni
    }.
port-royal-salvaged = { $seat } scoate din apă: { $card }.
port-royal-fetched = { $seat } lasă nava să acosteze: { $card }.
port-royal-looked =
    { $seat } privește { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    } din teancul de tragere.
port-royal-left-on-top = { $seat } pune o carte înapoi deasupra și decartează: { $discarded }.
port-royal-left-on-top-seen = { $seat } pune înapoi deasupra: { $card }; și decartează: { $discarded }.
port-royal-peeked-discarded = { $seat } decartează: { $discarded }.
port-royal-task-paid =
    { $seat } plătește pentru misiunea { $task } (cărți: { $given }; galbeni: { $coins }).
port-royal-task-begun = { $seat } îndeplinește misiunea { $name } prima dată; mai e nevoie de o dată.
port-royal-task-solved-by =
    { $seat } îndeplinește misiunea { $name }{ $coins ->
        [0] {""}
        [one] , +{ $coins } galben
        [few] , +{ $coins } galbeni
       *[other] , +{ $coins } de galbeni
    }.
port-royal-chapter-won =
    Capitolul e câștigat: { $cubes ->
        [one] { $cubes } cub
        [few] { $cubes } cuburi
       *[other] { $cubes } de cuburi
    }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }. { $story }
port-royal-chapter-lost =
    Capitolul e pierdut. Cuburi puse: { $cubes } din { $cubes_asked }; puncte: { $points } din { $points_asked }{ $open ->
        [0] {""}
       *[other] ; misiuni neîndeplinite: { $open }
    }.

# Ce cer misiunile.
port-royal-ask-and = { $first }, { $rest }
port-royal-ask-own-turn = în tura ta
port-royal-ask-colours = în tura ta, pe loc: nave de { $colours } culori în port
port-royal-ask-cards =
    în tura ta, pe loc: exact { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    } în port
port-royal-ask-stop =
    în tura ta, { $times ->
        [one] o dată
        [few] de { $times } ori
       *[other] de { $times } de ori
    }: te oprești cu exact { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    } în port
port-royal-ask-tax = pe loc, când plătești taxe
port-royal-ask-fewer =
    iei cu { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    } mai puțin
port-royal-ask-swords =
    ai { $swords ->
        [one] { $swords } sabie
        [few] { $swords } săbii
       *[other] { $swords } de săbii
    }
port-royal-ask-role = ai { $count }× { $role }
port-royal-ask-traders =
    ai { $count ->
        [one] { $count } negustor
        [few] { $count } negustori
       *[other] { $count } de negustori
    }
port-royal-ask-expeditions =
    ai { $count ->
        [one] { $count } expediție
        [few] { $count } expediții
       *[other] { $count } de expediții
    }
port-royal-ask-cheap =
    ai { $count ->
        [one] { $count } personaj
        [few] { $count } personaje
       *[other] { $count } de personaje
    } cu costul tipărit de cel mult { $cost }
port-royal-ask-people =
    ai { $count ->
        [one] { $count } personaj
        [few] { $count } personaje
       *[other] { $count } de personaje
    }
port-royal-ask-roles =
    ai personaje de { $count ->
        [one] { $count } fel
        [few] { $count } feluri diferite
       *[other] { $count } de feluri diferite
    }
port-royal-ask-points =
    ai { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
port-royal-ask-coins =
    plătești { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }
port-royal-ask-crowns =
    dai { $crowns ->
        [one] { $crowns } coroană
        [few] { $crowns } coroane
       *[other] { $crowns } de coroane
    }
port-royal-ask-give-people =
    decartezi { $count ->
        [one] { $count } personaj
        [few] { $count } personaje
       *[other] { $count } de personaje
    }
port-royal-ask-goods = dai { $count }× { $goods }
port-royal-ask-either-goods = dai { $count }× { $goods } sau { $or }
port-royal-ask-any-goods =
    dai { $count ->
        [one] { $count } navă
        [few] { $count } nave
       *[other] { $count } de nave
    } cu orice marfă
port-royal-reward-crowns =
    { $crowns ->
        [one] +{ $crowns } coroană
        [few] +{ $crowns } coroane
       *[other] +{ $crowns } de coroane
    }
port-royal-reward-coins =
    { $coins ->
        [one] +{ $coins } galben
        [few] +{ $coins } galbeni
       *[other] +{ $coins } de galbeni
    }
port-royal-reward-both = { $crowns }, { $coins }
port-royal-told = { $first } { $then }
port-royal-told-nothing = –
port-royal-literal = { $text }

# Fișa mesei.
port-royal-sheet-chapter = capitolul { $chapter }: { $name }
port-royal-sheet-starred = misiuni cu stea
port-royal-sheet-month =
    luna { $month }, rămase: { $turns ->
        [one] { $turns } tură
        [few] { $turns } ture
       *[other] { $turns } de ture
    }
port-royal-sheet-group-cubes = cuburi: { $have } din { $need }
port-royal-sheet-group-points = puncte: { $have } din { $need }
port-royal-sheet-house-edition = ediția casei
port-royal-sheet-other-edition = ediția: { $label }
port-royal-sheet-event = Eveniment
port-royal-sheet-tasks = Misiuni
port-royal-sheet-task = { $task } { $name }
port-royal-sheet-begun = { $seat }: o dată
port-royal-sheet-looked = Cărți privite
port-royal-sheet-known-top = cartea următoare: { $card }
port-royal-sheet-personalities = Personalități
port-royal-sheet-next-event = evenimentul următor: { $name }
port-royal-sheet-cubes = Cuburi
port-royal-sheet-crowns = Coroane
port-royal-sheet-goods = Marfă
port-royal-sheet-door = { $name }
port-royal-sheet-door-shut = { $name } (ușa închisă)
