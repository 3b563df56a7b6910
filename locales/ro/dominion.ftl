# Ce spune Dominion.

# Cărțile.
dominion-copper = Cupru
dominion-copper-help = Valorează 1 monedă.
dominion-silver = Argint
dominion-silver-help = Valorează 2 monede.
dominion-gold = Aur
dominion-gold-help = Valorează 3 monede.
dominion-estate = Moșie
dominion-estate-help = La sfârșit aduce 1 punct.
dominion-duchy = Ducat
dominion-duchy-help = La sfârșit aduce 3 puncte.
dominion-province = Provincie
dominion-province-help = La sfârșit aduce 6 puncte. Când dispare ultima, jocul se termină.
dominion-curse = Blestem
dominion-curse-help = La sfârșit te costă 1 punct.
dominion-adventurer = Aventurier
dominion-adventurer-help = Întoarce cărți din pachet până apar două Comori. Pe acelea le iei în mână, celelalte se decartează.
dominion-bureaucrat = Birocrat
dominion-bureaucrat-help = Un Argint vine deasupra pachetului tău. Fiecare adversar pune pe pachet o carte de Victorie din mână sau arată o mână fără așa ceva.
dominion-cellar = Pivniță
dominion-cellar-help = +1 acțiune. Decartează oricâte cărți, apoi trage tot atâtea.
dominion-chancellor = Cancelar
dominion-chancellor-help = +2 monede. Poți pune imediat tot pachetul în teancul de decartare.
dominion-chapel = Capelă
dominion-chapel-help = Aruncă la gunoi până la patru cărți din mână.
dominion-council-room = Sala de consiliu
dominion-council-room-help = +4 cărți, +1 cumpărare. Fiecare adversar trage o carte.
dominion-feast = Ospăț
dominion-feast-help = Aruncă Ospățul și ia o carte care costă cel mult 5.
dominion-festival = Festival
dominion-festival-help = +2 acțiuni, +1 cumpărare, +2 monede.
dominion-gardens = Grădini
dominion-gardens-help = La sfârșit aduc 1 punct la fiecare zece cărți pe care le ai.
dominion-laboratory = Laborator
dominion-laboratory-help = +2 cărți, +1 acțiune.
dominion-library = Bibliotecă
dominion-library-help = Trage până ai șapte cărți în mână. Acțiunile trase pot fi puse deoparte; la urmă se decartează.
dominion-market = Piață
dominion-market-help = +1 carte, +1 acțiune, +1 cumpărare, +1 monedă.
dominion-militia = Miliție
dominion-militia-help = +2 monede. Fiecare adversar decartează până rămâne cu trei cărți.
dominion-mine = Mină
dominion-mine-help = Aruncă o Comoară din mână și ia în mână alta, cu cel mult 3 mai scumpă.
dominion-moat = Șanț de apărare
dominion-moat-help = +2 cărți. Când altcineva joacă un Atac, poți arăta Șanțul din mână: Atacul nu te atinge.
dominion-moneylender = Cămătar
dominion-moneylender-help = Aruncă un Cupru din mână pentru 3 monede.
dominion-remodel = Remodelare
dominion-remodel-help = Aruncă o carte din mână și ia alta, cu cel mult 2 mai scumpă.
dominion-smithy = Fierărie
dominion-smithy-help = +3 cărți.
dominion-spy = Spion
dominion-spy-help = +1 carte, +1 acțiune. Fiecare, începând cu tine, dezvăluie cartea de deasupra pachetului său; tu hotărăști dacă se decartează sau rămâne.
dominion-thief = Hoț
dominion-thief-help = Fiecare adversar dezvăluie două cărți. Din Comorile fiecăruia alegi una care ajunge la gunoi; pe cele aruncate le poți păstra. Restul se decartează.
dominion-throne-room = Sala tronului
dominion-throne-room-help = Alege o Acțiune din mână: se joacă de două ori.
dominion-village = Sat
dominion-village-help = +1 carte, +2 acțiuni.
dominion-witch = Vrăjitoare
dominion-witch-help = +2 cărți. Fiecare adversar ia un Blestem.
dominion-woodcutter = Tăietor de lemne
dominion-woodcutter-help = +1 cumpărare, +2 monede.
dominion-workshop = Atelier
dominion-workshop-help = Ia o carte care costă cel mult 4.
dominion-ambassador = Ambasador
dominion-ambassador-help = Arată o carte din mână și returnează în rezervă până la două la fel. Fiecare adversar ia una.
dominion-bazaar = Bazar
dominion-bazaar-help = +1 carte, +2 acțiuni, +1 monedă.
dominion-caravan = Caravană
dominion-caravan-help = +1 carte, +1 acțiune. La începutul turei tale următoare: +1 carte.
dominion-cutpurse = Hoț de buzunare
dominion-cutpurse-help = +2 monede. Fiecare adversar decartează un Cupru sau arată o mână fără Cupru.
dominion-embargo = Embargo
dominion-embargo-help = +2 monede. Aruncă Embargoul și pune un jeton pe un teanc: cine cumpără de acolo ia câte un Blestem pentru fiecare jeton.
dominion-explorer = Explorator
dominion-explorer-help = Arată o Provincie din mână și ia un Aur în mână; altfel un Argint.
dominion-fishing-village = Sat de pescari
dominion-fishing-village-help = +2 acțiuni, +1 monedă. La începutul turei tale următoare: +1 acțiune, +1 monedă.
dominion-ghost-ship = Corabia fantomă
dominion-ghost-ship-help = +2 cărți. Fiecare adversar pune cărți din mână pe pachet până rămâne cu trei.
dominion-haven = Refugiu
dominion-haven-help = +1 carte, +1 acțiune. Pune deoparte o carte din mână, cu fața în jos; se întoarce la începutul turei tale următoare.
dominion-island = Insulă
dominion-island-help = Pune Insula și încă o carte din mână pe planșa Insulei până la sfârșitul jocului. Aduce 2 puncte.
dominion-lighthouse = Far
dominion-lighthouse-help = +1 acțiune, +1 monedă. La începutul turei tale următoare: +1 monedă. Cât timp stă în fața ta, Atacurile altora nu te ating.
dominion-lookout = Post de observație
dominion-lookout-help = +1 acțiune. Privește primele trei cărți ale pachetului: una o arunci, una o decartezi, una o pui înapoi.
dominion-merchant-ship = Corabie comercială
dominion-merchant-ship-help = +2 monede. La începutul turei tale următoare: +2 monede.
dominion-native-village = Sat de băștinași
dominion-native-village-help = +2 acțiuni. Pune cartea de deasupra pachetului pe planșă, cu fața în jos; sau ia în mână toate cărțile de pe planșă.
dominion-navigator = Navigator
dominion-navigator-help = +2 monede. Privește primele cinci cărți ale pachetului: le decartezi pe toate sau le pui înapoi în orice ordine.
dominion-outpost = Avanpost
dominion-outpost-help = La această curățare tragi doar trei cărți, apoi mai joci o tură. Niciodată însă trei la rând.
dominion-pearl-diver = Pescuitor de perle
dominion-pearl-diver-help = +1 carte, +1 acțiune. Privește cartea de la baza pachetului; o poți pune deasupra.
dominion-pirate-ship = Corabia piraților
dominion-pirate-ship-help = Fie fiecare adversar dezvăluie două cărți, tu alegi din Comorile fiecăruia una care ajunge la gunoi, iar dacă s-a aruncat vreuna iei un jeton de monedă; fie primești 1 monedă pentru fiecare jeton al tău.
dominion-salvager = Recuperator
dominion-salvager-help = +1 cumpărare. Aruncă o carte din mână pentru atâtea monede cât costă.
dominion-sea-hag = Vrăjitoarea mării
dominion-sea-hag-help = Fiecare adversar decartează cartea de deasupra pachetului său, apoi ia un Blestem pe pachet.
dominion-smugglers = Contrabandiști
dominion-smugglers-help = Ia o carte care costă cel mult 6, la fel cu una pe care jucătorul din dreapta ta a luat-o în ultima lui tură.
dominion-tactician = Tactician
dominion-tactician-help = Decartează toată mâna. Dacă ai decartat măcar o carte: la începutul turei tale următoare +5 cărți, +1 cumpărare, +1 acțiune.
dominion-treasure-map = Harta comorii
dominion-treasure-map-help = Aruncă această hartă și încă una din mână: patru cărți Aur vin deasupra pachetului. O singură hartă se aruncă degeaba.
dominion-treasury = Trezorerie
dominion-treasury-help = +1 carte, +1 acțiune, +1 monedă. Dacă în această tură nu ai cumpărat nicio carte de Victorie, la curățare o poți pune deasupra pachetului.
dominion-warehouse = Depozit
dominion-warehouse-help = +3 cărți, +1 acțiune. Decartează trei cărți.
dominion-wharf = Debarcader
dominion-wharf-help = +2 cărți, +1 cumpărare. La începutul turei tale următoare: +2 cărți, +1 cumpărare.

# Formularul.
dominion-seats = Jucători
dominion-seats-help = De la doi la patru; în cinci și în șase se joacă cu cărțile de bază ale unei a doua cutii, iar jocul se termină la patru teancuri goale.
dominion-kingdom = Regat
dominion-kingdom-help = Cele zece feluri de cărți care se pot cumpăra pe lângă bani și pământuri.
dominion-set-first-game = Primul joc (de bază)
dominion-set-big-money = Bani mulți (de bază)
dominion-set-interaction = Interacțiune (de bază)
dominion-set-size-distortion = Mărimi înșelătoare (de bază)
dominion-set-village-square = Piața satului (de bază)
dominion-set-high-seas = În largul mării (Țărmul mării)
dominion-set-buried-treasure = Comoara îngropată (Țărmul mării)
dominion-set-shipwrecks = Naufragiul (Țărmul mării)
dominion-set-reach-for-tomorrow = Spre ziua de mâine (Țărmul mării și de bază)
dominion-set-repetition = O nouă încercare (Țărmul mării și de bază)
dominion-set-give-and-take = Dai și primești (Țărmul mării și de bază)
dominion-kingdom-random = Tras la sorți
dominion-kingdom-chosen = Ales de voi
dominion-cards = Cărți
dominion-cards-help = Cărțile unui regat ales, cel mult zece; sau cele pe care trebuie să le aibă unul tras la sorți.
dominion-ban = Cărți interzise
dominion-ban-help = Cărți pe care un regat tras la sorți nu le poate avea.
dominion-from = Din ce cutie
dominion-from-help = Cutiile din care se trage regatul.
dominion-from-both = Din amândouă
dominion-from-base = Din jocul de bază
dominion-from-seaside = Din Țărmul mării
dominion-constraints = Condiții
dominion-constraints-help = Ce trebuie să aibă un regat tras la sorți.
dominion-constraint-village = O carte cu +2 acțiuni
dominion-constraint-buy = O carte cu +1 cumpărare
dominion-constraint-trash = O carte care aruncă la gunoi
dominion-constraint-draw = O carte care trage două sau mai multe cărți
dominion-constraint-defence = Niciun Atac fără apărare
dominion-constraint-peaceful = Niciun Atac
dominion-constraint-prices = Câte o carte care costă 2, 3, 4 și 5
dominion-constraint-mixed = Cel puțin trei cărți din fiecare cutie
dominion-same-start = Start egal
dominion-same-start-help = Toți încep cu aceeași mână, împărțită cu fața în sus.
dominion-ending = Teancuri goale
dominion-ending-help = Dacă un teanc golit și umplut din nou în aceeași tură contează pentru sfârșitul jocului.
dominion-ending-any-moment = Contează în orice clipă a turei
dominion-ending-turn-end = Contează la sfârșitul turei
dominion-round-limit = Limită de runde
dominion-round-limit-help = Jocul se termină după atâtea runde; 0 înseamnă fără limită.
dominion-preset-seaside = Țărmul mării: În largul mării
dominion-preset-seaside-help = Primul set recomandat al extensiei.
dominion-preset-first-game = Primul joc
dominion-preset-first-game-help = Cel mai ușor set al jocului de bază.
dominion-preset-surprise = Surpriză
dominion-preset-surprise-help = Zece cărți trase la sorți din ambele cutii, la toate prețurile, și niciun Atac fără apărare.

# De ce nu se poate juca așa.
dominion-no-cards = Alege cel puțin o carte de regat.
dominion-too-few-cards = Au rămas prea puține cărți pentru un regat de zece.
dominion-too-many-cards = Un regat are cel mult zece cărți.
dominion-constraints-unmet = Niciun regat nu îndeplinește aceste condiții.
dominion-not-a-kingdom-card = { $card } nu este o carte de regat.
dominion-card-twice = { $card } apare de două ori.

# Ce i se cere unui jucător.
dominion-prompt-over = Jocul s-a terminat.
dominion-prompt-wait = Hotărăște { $seat }.
dominion-prompt-action =
    Joacă o Acțiune (mai ai { $actions }) sau joacă Comori și cumpără ({ $buys ->
        [one] { $buys } cumpărare
        [few] { $buys } cumpărări
       *[other] { $buys } de cumpărări
    }, { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }).
dominion-prompt-action-or-buy =
    Joacă o Acțiune (mai ai { $actions }), cumpără ({ $buys ->
        [one] { $buys } cumpărare
        [few] { $buys } cumpărări
       *[other] { $buys } de cumpărări
    }, { $coins ->
        [one] { $coins } monedă
        [few] { $coins } monede
       *[other] { $coins } de monede
    }) sau încheie tura.
dominion-prompt-treasure = Joacă Comori, apoi cumpără: { $coins } { $coins ->
        [one] monedă
        [few] monede
       *[other] de monede
    }, { $buys } { $buys ->
        [one] cumpărare
        [few] cumpărări
       *[other] de cumpărări
    }.
dominion-prompt-buy = Cumpără sau încheie tura: { $coins } { $coins ->
        [one] monedă
        [few] monede
       *[other] de monede
    }, { $buys } { $buys ->
        [one] cumpărare
        [few] cumpărări
       *[other] de cumpărări
    }.
dominion-prompt-buy-for-nothing = Încheie tura: cu { $coins } { $coins ->
        [one] monedă
        [few] monede
       *[other] de monede
    } poți cumpăra doar ce nu costă nimic.
dominion-prompt-end = Nu mai ai nimic de făcut: încheie tura.
dominion-ask-start-of-turn = Începe tura ta: ce carte de Durată vine întâi?
dominion-ask-react = { $seat } atacă. Arăți o Reacție?
dominion-ask-discard-to = Decartează până rămâi cu { $cards } { $cards ->
        [one] carte
        [few] cărți
       *[other] de cărți
    }.
dominion-ask-discard-to-draw = Decartează ce vrei; vei trage tot atâtea ({ $picked } până acum).
dominion-ask-trash-up-to = Mai poți arunca cel mult { $left } { $left ->
        [one] carte
        [few] cărți
       *[other] de cărți
    }.
dominion-ask-discard-deck = Pui pachetul în teancul de decartare?
dominion-ask-gain = Ia o carte care costă cel mult { $most }.
dominion-ask-gain-treasure = Ia în mână o Comoară care costă cel mult { $most }.
dominion-ask-trash-treasure = Aruncă o Comoară și ia alta, cu cel mult { $more } mai scumpă.
dominion-ask-trash-for-gain = Aruncă o carte și ia alta, cu cel mult { $more } mai scumpă.
dominion-ask-trash-for-coins = Aruncă o carte pentru monede.
dominion-ask-play-twice = Ce Acțiune joci de două ori?
dominion-ask-keep-drawn = Ai tras o Acțiune. O păstrezi sau o pui deoparte?
dominion-ask-put-victory = Pune o carte de Victorie pe pachet.
dominion-ask-spied = Ce se întâmplă cu cartea de deasupra ({ $seat })?
dominion-ask-plunder = Care Comoară ajunge la gunoi ({ $seat })?
dominion-ask-keep-stolen = Pe care dintre cărțile aruncate le păstrezi?
dominion-ask-present = Arată o carte din mână.
dominion-ask-return = Câte cărți de acest fel returnezi ({ $card })?
dominion-ask-embargo = Pe ce teanc vine jetonul de embargo?
dominion-ask-explore = Arată o Provincie pentru un Aur sau ia un Argint.
dominion-ask-put-back-to = Pune cărți pe pachet până rămâi cu { $cards } { $cards ->
        [one] carte
        [few] cărți
       *[other] de cărți
    }. Ultima va fi deasupra.
dominion-ask-set-aside = Pune deoparte o carte pentru tura următoare.
dominion-ask-exile = Pune o carte pe planșa Insulei.
dominion-ask-lookout-trash = Pe care dintre aceste cărți o arunci?
dominion-ask-lookout-discard = Pe care dintre aceste cărți o decartezi?
dominion-ask-native-village = O carte pe planșă sau toate cărțile de pe ea?
dominion-ask-navigate = Decartezi aceste cărți sau le pui înapoi?
dominion-ask-put-in-order = Care carte se întoarce acum? Ultima va fi deasupra.
dominion-ask-pearl-dive = Pui cartea de la bază deasupra?
dominion-ask-pirate-ship = Jefuiești sau iei monede?
dominion-ask-smuggle = Ce carte care costă cel mult { $most } aduci prin contrabandă?
dominion-ask-treasuries = Câte Trezorerii vin deasupra pachetului?

# Ce poate face un jucător.
dominion-do-play = Joacă { $card }
dominion-do-play-twice = Joacă de două ori { $card }
dominion-do-play-treasure = Joacă { $card } (+{ $coins })
dominion-do-treasures = Joacă toate Comorile (+{ $coins }, în total { $total })
dominion-do-buy =
    Cumpără { $card } cu { $price } ({ $left ->
        [one] rămâne { $left } monedă
        [few] rămân { $left } monede
       *[other] rămân { $left } de monede
    })
dominion-do-buy-embargoed =
    Cumpără { $card } cu { $price } ({ $left ->
        [one] rămâne { $left } monedă
        [few] rămân { $left } monede
       *[other] rămân { $left } de monede
    }) și ia { $curses ->
        [one] { $curses } Blestem
        [few] { $curses } Blesteme
       *[other] { $curses } de Blesteme
    }
dominion-do-end = Încheie tura
dominion-do-end-early = Încheie tura cu { $buys } { $buys ->
        [one] cumpărare nefolosită
        [few] cumpărări nefolosite
       *[other] de cumpărări nefolosite
    }
dominion-do-discard = Decartează { $card }
dominion-do-trash = Aruncă { $card }
dominion-do-trash-for-coins = Aruncă { $card } (+{ $coins })
dominion-do-trash-for-gain = Aruncă { $card } și ia o carte de cel mult { $most }
dominion-do-gain = Ia { $card } (cost { $price })
dominion-do-put = Pune pe pachet { $card }
dominion-do-exile = Pune pe planșa Insulei { $card }
dominion-do-set-aside = Pune deoparte { $card }
dominion-do-react = Arată { $card }: Atacul nu te atinge
dominion-do-explore = Arată { $card } și ia un Aur
dominion-do-present = Arată { $card }
dominion-do-embargo = Pune jetonul pe { $card }
dominion-do-resolve = Mai întâi { $card }
dominion-do-resolve-all = Toate, în orice ordine
dominion-do-return =
    { $copies ->
        [0] Nu returna nimic ({ $card })
       *[other] Returnează { $copies }× { $card }
    }
dominion-do-put-back =
    { $copies ->
        [0] Nu pune niciuna pe pachet
       *[other] Pune { $copies } pe pachet
    }
dominion-do-discard-deck = Decartează tot pachetul ({ $cards })
dominion-do-discard-all = Decartează toate ({ $cards })
dominion-do-keep-drawn = Păstreaz-o
dominion-do-keep-deck = Lasă pachetul
dominion-do-keep-order = Pune-le înapoi
dominion-do-leave = Las-o acolo
dominion-do-to-mat = Cartea de deasupra pe planșă
dominion-do-take-mat = Ia cărțile de pe planșă ({ $cards })
dominion-do-plunder = Jefuiește-i pe ceilalți
dominion-do-take-coins = Ia { $coins } { $coins ->
        [one] monedă
        [few] monede
       *[other] de monede
    }
dominion-do-not-react = Nu arăta nimic
dominion-do-pass = Nu ai nimic potrivit
dominion-do-done = Gata

# De ce nu se poate ceva.
dominion-not-in-game = Nu se joacă cu { $card }.
dominion-not-in-hand = { $card } nu se află în mâna ta.
dominion-actions-are-over = După ce s-a jucat o Comoară sau s-a cumpărat o carte, nu se mai pot juca Acțiuni.
dominion-no-actions-left = Nu mai ai acțiuni.
dominion-cannot-be-played = { $card } nu se poate juca.
dominion-treasures-are-over = După prima cumpărare nu se mai pot juca Comori.
dominion-no-treasures = Nu ai Comori în mână.
dominion-pile-empty = Teancul e gol: { $card }.
dominion-no-buys-left = Nu mai ai cumpărări.
dominion-too-expensive = { $card } costă { $price }, iar tu ai { $coins }.
dominion-not-asked = Acum nu se cere asta.
dominion-wrong-kind = { $card } nu este de felul cerut.
dominion-not-looked-at = { $card } nu este printre cărțile în cauză.
dominion-too-costly = { $card } costă { $price }, iar aici se poate doar până la { $most }.
dominion-not-smuggled = { $card } nu se poate aduce prin contrabandă: vecinul tău nu a luat așa ceva.
dominion-not-stolen = { $card } nu este printre cărțile furate.
dominion-not-due = { $card } nu are nimic de făcut acum.
dominion-too-many-copies = Nu ai atâtea.
dominion-must-choose = Trebuie să alegi.
dominion-answer-first = Mai întâi trebuie răspuns la întrebare.

# Ce s-a întâmplat.
dominion-extra-turn-began = { $seat } joacă o tură suplimentară.
dominion-turn-began = { $seat } joacă tura { $turn }.
dominion-played = { $seat } joacă { $card }.
dominion-played-again = { $seat } joacă încă o dată { $card }.
dominion-played-treasures = { $seat } joacă { $cards }: { $coins } { $coins ->
        [one] monedă
        [few] monede
       *[other] de monede
    }.
dominion-carried-out = { $seat }: acum își face efectul { $card }.
dominion-drew = { $seat } trage { $count } { $count ->
        [one] carte
        [few] cărți
       *[other] de cărți
    }.
dominion-drew-cards = { $seat } trage { $cards } ({ $count }).
dominion-shuffled = { $seat } amestecă.
dominion-bought = { $seat } cumpără { $card } cu { $price }.
dominion-gained = { $seat } ia { $card }.
dominion-gained-to-hand = { $seat } ia în mână { $card }.
dominion-gained-to-deck = { $seat } ia pe pachet { $card }.
dominion-stole = { $seat } păstrează din pradă { $card }.
dominion-trashed = La gunoi ({ $seat }): { $card }.
dominion-discarded = { $seat } decartează { $count } { $count ->
        [one] carte
        [few] cărți
       *[other] de cărți
    }, deasupra este { $card }.
dominion-discarded-cards = { $seat } decartează { $cards } ({ $count }).
dominion-deck-discarded = { $seat } pune pachetul ({ $count }) în teancul de decartare.
dominion-revealed-hand = { $seat } arată din mână { $cards }.
dominion-revealed = { $seat } dezvăluie { $cards }.
dominion-looked = { $seat } privește { $count } { $count ->
        [one] carte
        [few] cărți
       *[other] de cărți
    }.
dominion-looked-cards = { $seat } privește { $cards } ({ $count }).
dominion-put-on-deck = { $seat } pune o carte pe pachet.
dominion-put-card-on-deck = Pe pachet ({ $seat }): { $card }.
dominion-set-aside = { $seat } pune o carte deoparte.
dominion-set-card-aside = { $seat } pune deoparte { $card }.
dominion-came-back = { $seat } ia înapoi în mână { $count } { $count ->
        [one] carte
        [few] cărți
       *[other] de cărți
    }.
dominion-came-back-cards = { $seat } ia înapoi în mână { $cards } ({ $count }).
dominion-exiled = { $seat } pune pe planșa Insulei { $card }.
dominion-put-on-mat = { $seat } pune o carte pe planșa Satului de băștinași.
dominion-put-card-on-mat = { $seat } pune pe planșa Satului de băștinași { $card }.
dominion-took-mat = { $seat } ia de pe planșa Satului de băștinași { $count } { $count ->
        [one] carte
        [few] cărți
       *[other] de cărți
    }.
dominion-took-mat-cards = { $seat } ia de pe planșa Satului de băștinași { $cards } ({ $count }).
dominion-reacted = { $seat } arată { $card } și este la adăpost.
dominion-sheltered = { $seat } este la adăpostul unui Far.
dominion-returned = { $seat } returnează în rezervă { $count }× { $card }.
dominion-embargoed = { $seat } pune un jeton de embargo pe { $card } (acum { $tokens }).
dominion-earned-token = { $seat } câștigă un jeton de monedă (acum { $tokens }).
dominion-took-coins = { $seat } primește de la Corabia piraților { $coins } { $coins ->
        [one] monedă
        [few] monede
       *[other] de monede
    }.
dominion-turn-ended = { $seat } încheie tura.
dominion-shown-on-top = Deasupra teancului de decartare ({ $seat }): { $card }.
dominion-ended = Jocul s-a terminat.

# Masa.
dominion-sheet-table = Masa
dominion-sheet-over = Sfârșit după tura { $turn } ({ $seat })
dominion-sheet-extra-turn = Tură suplimentară după tura { $turn } ({ $seat })
dominion-sheet-turn = Tura { $turn } ({ $seat })
dominion-sheet-actions = Acțiuni { $actions }
dominion-sheet-buys = Cumpărări { $buys }
dominion-sheet-coins = Monede { $coins }
dominion-sheet-last-turn = ultima tură ({ $piles })
dominion-sheet-to-end = până la sfârșit { $piles } { $piles ->
        [one] teanc gol
        [few] teancuri goale
       *[other] de teancuri goale
    }
dominion-sheet-number = { $number }
dominion-sheet-price = { $price }
dominion-sheet-card = { $card }
dominion-sheet-sold-out = gol
dominion-sheet-embargoed = { $left } (embargo { $tokens })
dominion-sheet-basic = Cărți de bază
dominion-sheet-kingdom = Regat (preț, carte, rămase)
dominion-sheet-trash = Gunoi
dominion-sheet-seats = Jucători
dominion-sheet-seat = Jucător
dominion-sheet-seat-name = { $seat }
dominion-sheet-points = Puncte
dominion-sheet-hand = Mână
dominion-sheet-deck = Pachet
dominion-sheet-discard = Decartare
dominion-sheet-discard-top = { $cards } ({ $top })
dominion-sheet-in-play = În joc și pe planșe
dominion-sheet-nothing = –
dominion-sheet-before-seat = { $cards }{ $mat ->
        [0] { "" }
       *[other] { " · planșă " }{ $mat }
    }{ $aside ->
        [0] { "" }
       *[other] { " · deoparte " }{ $aside }
    }{ $tokens ->
        [0] { "" }
       *[other] { " · jetoane " }{ $tokens }
    }
dominion-sheet-copies = { $copies ->
        [1] { $card }
       *[other] { $copies }× { $card }
    }
dominion-sheet-list = { $one }, { $rest }
dominion-sheet-cards = { $cards }
dominion-sheet-hidden = { $cards } { $cards ->
        [one] carte
        [few] cărți
       *[other] de cărți
    } cu fața în jos
dominion-sheet-looking = Cărțile în cauză ({ $seat })
dominion-sheet-yours = Tu
dominion-sheet-your-hand = Mână
dominion-sheet-picked = De decartat
dominion-sheet-your-mat = Planșa Satului de băștinași
dominion-sheet-your-aside = Deoparte
dominion-sheet-your-island = Planșa Insulei
dominion-sheet-your-piles = Teancurile tale
dominion-sheet-your-deck = În pachet
dominion-sheet-your-discard = În decartare
dominion-sheet-your-top = Deasupra pachetului
dominion-sheet-your-bottom = La baza pachetului

# De ce face un jucător scris de mână ce face.
dominion-why-list = Dintre cele ce se pot lua, prima este { $card }.
dominion-why-nothing-to-buy = Nimic din ce se poate lua nu merită.
dominion-why-play = { $card } ajută acum cel mai mult.
dominion-why-treasures = Toți banii pe masă.
dominion-why-junk = { $card } va lipsi cel mai puțin.
dominion-why-keep = Mai bine rămâne așa.
dominion-why-best = Acolo se potrivește cel mai bine { $card }.
dominion-why-protect = N-are rost să înduri Atacul.
dominion-why-plan = Se potrivește cu planul.
dominion-list-outside-kingdom = Lista de cumpărături numește cărți care nu sunt în acest regat și care se sar: { $cards }.

# Ce acțiuni țin împreună.
dominion-group-play = Joacă o carte
dominion-group-buy = Cumpără o carte
dominion-group-discard = Decartează o carte
dominion-group-trash = Aruncă o carte
dominion-group-gain = Ia o carte
dominion-group-put = Pune pe pachet
dominion-group-set-aside = Pune o carte deoparte
dominion-group-reveal = Arată o carte
dominion-group-embargo = Alege un teanc
dominion-group-resolve = Rezolvă o carte
dominion-group-return = Returnează cărți

# De unde vin punctele.
dominion-points-card = { $card }
dominion-besides-turns = Ture jucate (mai puține e mai bine)
