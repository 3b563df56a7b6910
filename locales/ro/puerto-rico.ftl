# Ce spune Puerto Rico.

# Mărfuri și plăcuțe; .def este forma articulată.
puerto-rico-corn = porumb
puerto-rico-indigo = indigo
puerto-rico-sugar = zahăr
puerto-rico-tobacco = tutun
puerto-rico-coffee = cafea
puerto-rico-corn-plantation = plantație de porumb
    .def = plantația de porumb
    .pe = plantația de porumb
puerto-rico-corn-plantation-help = Un colonist de aici produce un butoi de porumb în faza meșteșugarului; nu e nevoie de nicio clădire.
puerto-rico-indigo-plantation = plantație de indigo
    .def = plantația de indigo
    .pe = plantația de indigo
puerto-rico-indigo-plantation-help = Un colonist de aici și unul din atelierul de indigo produc împreună un butoi de indigo.
puerto-rico-sugar-plantation = plantație de trestie de zahăr
    .def = plantația de trestie de zahăr
    .pe = plantația de trestie de zahăr
puerto-rico-sugar-plantation-help = Un colonist de aici și unul din moara de zahăr produc împreună un butoi de zahăr.
puerto-rico-tobacco-plantation = plantație de tutun
    .def = plantația de tutun
    .pe = plantația de tutun
puerto-rico-tobacco-plantation-help = Un colonist de aici și unul din depozitul de tutun produc împreună un butoi de tutun.
puerto-rico-coffee-plantation = plantație de cafea
    .def = plantația de cafea
    .pe = plantația de cafea
puerto-rico-coffee-plantation-help = Un colonist de aici și unul din prăjitoria de cafea produc împreună un butoi de cafea.
puerto-rico-quarry = carieră de piatră
    .def = cariera de piatră
    .pe = cariera de piatră
puerto-rico-quarry-help = Cu un colonist în ea, o carieră ieftinește fiecare clădire cu un dublon; la clădirile din prima coloană contează o singură carieră, la a doua două și așa mai departe.

# Roluri.
puerto-rico-settler = colonizator
    .def = colonizatorul
puerto-rico-settler-help = Fiecare poate lua o plantație aflată la vedere. Cine a luat rolul alege primul și poate lua în locul ei o carieră.
puerto-rico-mayor = primar
    .def = primarul
puerto-rico-mayor-help = Coloniștii de pe navă se împart unul câte unul și fiecare își așază din nou coloniștii. Cine a luat rolul primește încă unul din rezervă și îl poate înapoia.
puerto-rico-builder = constructor
    .def = constructorul
puerto-rico-builder-help = Fiecare poate construi o clădire. Cine a luat rolul plătește cu un dublon mai puțin.
puerto-rico-craftsman = meșteșugar
    .def = meșteșugarul
puerto-rico-craftsman-help = Fiecare produce mărfuri. Cine a luat rolul primește încă un butoi dintr-o marfă pe care a produs-o.
puerto-rico-trader = comerciant
    .def = comerciantul
puerto-rico-trader-help = Fiecare poate vinde un butoi casei de comerț. Cine a luat rolul primește pe el cu un dublon mai mult.
puerto-rico-captain = căpitan
    .def = căpitanul
puerto-rico-captain-help = Fiecare trebuie să încarce mărfuri pe nave cât timp poate și primește câte un punct pentru fiecare butoi; ce nu se poate depozita apoi se pierde. Cine a luat rolul primește încă un punct la prima încărcare.
puerto-rico-prospector = prospector
    .def = prospectorul
puerto-rico-prospector-help = Cine a luat rolul primește un dublon; ceilalți nu fac nimic.
puerto-rico-second-prospector = al doilea prospector
puerto-rico-second-prospector-help = Cine a luat rolul primește un dublon; ceilalți nu fac nimic.

# Clădiri; -short este pentru tabele înguste.
puerto-rico-small-indigo-plant = atelier mic de indigo
    .def = atelierul mic de indigo
    .pe = atelierul mic de indigo
puerto-rico-small-indigo-plant-help = Produce un butoi de indigo, cu o plantație de indigo ocupată.
puerto-rico-small-indigo-plant-short = atelier mic indigo
puerto-rico-small-sugar-mill = moară mică de zahăr
    .def = moara mică de zahăr
    .pe = moara mică de zahăr
puerto-rico-small-sugar-mill-help = Produce un butoi de zahăr, cu o plantație de trestie de zahăr ocupată.
puerto-rico-small-sugar-mill-short = moară mică zahăr
puerto-rico-indigo-plant = atelier de indigo
    .def = atelierul de indigo
    .pe = atelierul de indigo
puerto-rico-indigo-plant-help = Produce cel mult 3 butoaie de indigo, câte unul pentru fiecare colonist de aici și de pe o plantație de indigo.
puerto-rico-indigo-plant-short = atelier de indigo
puerto-rico-sugar-mill = moară de zahăr
    .def = moara de zahăr
    .pe = moara de zahăr
puerto-rico-sugar-mill-help = Produce cel mult 3 butoaie de zahăr, câte unul pentru fiecare colonist de aici și de pe o plantație de trestie de zahăr.
puerto-rico-sugar-mill-short = moară de zahăr
puerto-rico-tobacco-storage = depozit de tutun
    .def = depozitul de tutun
    .pe = depozitul de tutun
puerto-rico-tobacco-storage-help = Produce cel mult 3 butoaie de tutun, câte unul pentru fiecare colonist de aici și de pe o plantație de tutun.
puerto-rico-tobacco-storage-short = depozit de tutun
puerto-rico-coffee-roaster = prăjitorie de cafea
    .def = prăjitoria de cafea
    .pe = prăjitoria de cafea
puerto-rico-coffee-roaster-help = Produce cel mult 2 butoaie de cafea, câte unul pentru fiecare colonist de aici și de pe o plantație de cafea.
puerto-rico-coffee-roaster-short = prăjitorie cafea
puerto-rico-small-market = piață mică
    .def = piața mică
    .pe = piața mică
puerto-rico-small-market-help = Vânzarea ta la casa de comerț aduce cu 1 dublon mai mult.
puerto-rico-small-market-short = piață mică
puerto-rico-hacienda = hacienda
    .pe = haciendă
puerto-rico-hacienda-help = În faza colonizatorului poți trage o plantație din teancul cu fața în jos înainte de a alege una; trebuie așezată pe insulă.
puerto-rico-hacienda-short = hacienda
puerto-rico-construction-hut = baraca constructorilor
puerto-rico-construction-hut-help = În faza colonizatorului poți lua o carieră în loc de plantație.
puerto-rico-construction-hut-short = baracă
puerto-rico-small-warehouse = depozit mic
    .def = depozitul mic
    .pe = depozitul mic
puerto-rico-small-warehouse-help = La sfârșitul fazei căpitanului păstrezi toate butoaiele dintr-o singură marfă, pe lângă butoiul pe care îl păstrează fiecare.
puerto-rico-small-warehouse-short = depozit mic
puerto-rico-hospice = azil
    .def = azilul
puerto-rico-hospice-help = În faza colonizatorului poți pune un colonist pe plantația sau cariera luată, din rezervă sau, dacă aceasta e goală, de pe navă; nu și pe plantația trasă cu hacienda.
puerto-rico-hospice-short = azil
puerto-rico-office = birou comercial
    .def = biroul comercial
    .pe = biroul comercial
puerto-rico-office-help = Poți vinde și o marfă aflată deja în casa de comerț, cât timp aceasta nu e plină.
puerto-rico-office-short = birou comercial
puerto-rico-large-market = piață mare
    .def = piața mare
    .pe = piața mare
puerto-rico-large-market-help = Vânzarea ta la casa de comerț aduce cu 2 dubloni mai mult.
puerto-rico-large-market-short = piață mare
puerto-rico-large-warehouse = depozit mare
    .def = depozitul mare
    .pe = depozitul mare
puerto-rico-large-warehouse-help = La sfârșitul fazei căpitanului păstrezi toate butoaiele din două mărfuri, pe lângă butoiul pe care îl păstrează fiecare.
puerto-rico-large-warehouse-short = depozit mare
puerto-rico-factory = manufactură
    .def = manufactura
puerto-rico-factory-help = În faza meșteșugarului plătește pentru felurile de marfă produse: 1, 2, 3 sau 5 dubloni pentru 2, 3, 4 sau 5 feluri.
puerto-rico-factory-short = manufactură
puerto-rico-university = universitate
    .def = universitatea
puerto-rico-university-help = În faza constructorului poți pune un colonist pe ce construiești, din rezervă sau, dacă aceasta e goală, de pe navă.
puerto-rico-university-short = universitate
puerto-rico-harbor = port
    .def = portul
puerto-rico-harbor-help = De fiecare dată când încarci mărfuri primești încă 1 punct.
puerto-rico-harbor-short = port
puerto-rico-wharf = șantier naval
    .def = șantierul naval
    .pe = șantierul naval
puerto-rico-wharf-help = O dată pe fază a căpitanului poți trimite toate butoaiele dintr-o marfă cu o navă proprie, orice ar duce celelalte nave.
puerto-rico-wharf-short = șantier naval
puerto-rico-guild-hall = casa breslelor
puerto-rico-guild-hall-help = La sfârșit, dacă e ocupată: 1 punct pentru fiecare clădire mică de producție și 2 pentru fiecare mare.
puerto-rico-guild-hall-short = casa breslelor
puerto-rico-residence = reședință
    .def = reședința
puerto-rico-residence-help = La sfârșit, dacă e ocupată: 4 puncte pentru cel mult 9 spații de insulă ocupate, 5 pentru 10, 6 pentru 11, 7 pentru 12.
puerto-rico-residence-short = reședință
puerto-rico-fortress = fortăreață
    .def = fortăreața
puerto-rico-fortress-help = La sfârșit, dacă e ocupată: 1 punct la fiecare 3 coloniști ai tăi, oriunde s-ar afla.
puerto-rico-fortress-short = fortăreață
puerto-rico-customs-house = vamă
    .def = vama
puerto-rico-customs-house-help = La sfârșit, dacă e ocupată: 1 punct la fiecare 4 puncte pe care le ai în jetoane.
puerto-rico-customs-house-short = vamă
puerto-rico-city-hall = primărie
    .def = primăria
puerto-rico-city-hall-help = La sfârșit, dacă e ocupată: 1 punct pentru fiecare clădire violet a ta, inclusiv aceasta.
puerto-rico-city-hall-short = primărie

# Pregătirea jocului.
puerto-rico-seats = Jucători
puerto-rico-seats-help = De la trei la cinci; în doi se joacă după regulile oficiale pentru doi, fiecare cu câte trei roluri pe rundă.
puerto-rico-balanced = Echilibru de turneu
puerto-rico-balanced-help = Universitatea costă 7 și manufactura 8, iar cine începe cu porumb are cu un dublon mai puțin.
puerto-rico-hide-points = Jetoane de puncte ascunse
puerto-rico-hide-points-help = Fiecare își vede doar propriile puncte. Cine numără le știe și pe ale celorlalți.
puerto-rico-automatic = Joacă singura opțiune fără să întrebe
puerto-rico-automatic-help = Unde regulile lasă o singură opțiune, ea se joacă imediat.
puerto-rico-every-may = Întreabă la fiecare „poate”
puerto-rico-every-may-help = Ești întrebat și acolo unde a renunța la ceva de obicei doar strică: la colonistul în plus al primarului, la punctele căpitanului și ale portului și la fiecare butoi pe care îl poți păstra. Producția și banii se iau mereu.
puerto-rico-preset-classic = Jocul clasic
puerto-rico-preset-classic-help = Jocul așa cum a apărut, pentru trei până la cinci jucători.
puerto-rico-preset-tournament = Turneu
puerto-rico-preset-tournament-help = Cu echilibrul folosit la turnee.
puerto-rico-preset-two = Pentru doi
puerto-rico-preset-two-help = Jocul oficial pentru doi.

# Ce i se cere cuiva.
puerto-rico-prompt-choose = Alege un rol.
puerto-rico-prompt-settle = Ia o plantație sau pasează.
puerto-rico-prompt-hospice = Azil: pui un colonist pe plăcuța nouă ({ $tile })?
puerto-rico-prompt-privilege = Primar: păstrezi colonistul în plus?
puerto-rico-prompt-privilege-ends = Primar: păstrezi colonistul în plus? Atunci nava nu mai poate fi umplută, iar jocul se încheie cu această rundă.
puerto-rico-prompt-place =
    Așază-ți coloniștii; în San Juan: { $colonists ->
        [one] { $colonists } colonist
        [few] { $colonists } coloniști
       *[other] { $colonists } de coloniști
    }. Pot fi așezați și în locul tău.
puerto-rico-prompt-build =
    Construiește ceva sau pasează; ai { $doubloons ->
        [one] { $doubloons } dublon
        [few] { $doubloons } dubloni
       *[other] { $doubloons } de dubloni
    }.
puerto-rico-prompt-university = Universitate: pui un colonist pe clădirea nouă ({ $building })?
puerto-rico-prompt-extra = Meșteșugar: mai ia un butoi din ce ai produs.
puerto-rico-prompt-sell = Vinde un butoi sau pasează.
puerto-rico-prompt-load = Încarcă mărfuri: trebuie, cât timp poți.
puerto-rico-prompt-wharf = Doar șantierul tău naval mai poate încărca: folosește-l sau așteaptă.
puerto-rico-prompt-captain-point = Căpitan: iei punctul în plus pentru prima încărcare?
puerto-rico-prompt-harbor-point = Port: iei punctul în plus pentru această încărcare?
puerto-rico-prompt-last-point = Ultimul jeton: îl iei și închei jocul cu această rundă?
puerto-rico-prompt-keep-all = Păstrează toate butoaiele sau întoarce unele la bancă.
puerto-rico-prompt-store =
    Alege ce păstrează depozitele tale: încă { $kinds ->
        [one] { $kinds } fel de marfă
        [few] { $kinds } feluri de marfă
       *[other] { $kinds } de feluri de marfă
    }.
puerto-rico-prompt-keep = Alege butoiul pe care îl păstrezi; restul se pierde.
puerto-rico-prompt-wait = Hotărăște { $seat }.
puerto-rico-prompt-over = Jocul s-a terminat.

# Ce poate face cineva.
puerto-rico-do-choose =
    Ia { NAME($role, case: "def") }{ $doubloons ->
        [0] {""}
        [one] {" "}(cu { $doubloons } dublon)
        [few] {" "}(cu { $doubloons } dubloni)
       *[other] {" "}(cu { $doubloons } de dubloni)
    }
puerto-rico-do-draw =
    Trage o plantație din teanc ({ $tiles ->
        [one] { $tiles } plăcuță
        [few] { $tiles } plăcuțe
       *[other] { $tiles } de plăcuțe
    })
puerto-rico-do-take = Ia { NAME($tile, case: "def") }
puerto-rico-do-settle = Pune un colonist pe { NAME($spot, case: "pe") }
puerto-rico-do-settle-from-ship = Pune un colonist de pe navă pe { NAME($spot, case: "pe") }
puerto-rico-do-leave-empty = Las-o liberă
puerto-rico-do-lift = Retrage un colonist de pe { NAME($spot, case: "pe") }
puerto-rico-do-place = Așază un colonist pe { NAME($spot, case: "pe") }
puerto-rico-do-done = Lasă coloniștii unde sunt
puerto-rico-do-keep-extra = Păstrează colonistul în plus
puerto-rico-do-give-back = Înapoiază colonistul în plus
puerto-rico-do-give-back-or-end = Înapoiază colonistul în plus (cu el, jocul se încheie cu această rundă)
puerto-rico-do-build =
    Construiește { NAME($building, case: "def") } cu { $price ->
        [one] { $price } dublon
        [few] { $price } dubloni
       *[other] { $price } de dubloni
    } ({ $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    })
puerto-rico-do-extra = Mai ia un butoi de { $good }
puerto-rico-do-sell =
    Vinde un butoi de { $good } pentru { $doubloons ->
        [one] { $doubloons } dublon
        [few] { $doubloons } dubloni
       *[other] { $doubloons } de dubloni
    }
puerto-rico-do-load =
    Încarcă { $barrels ->
        [one] { $barrels } butoi
        [few] { $barrels } butoaie
       *[other] { $barrels } de butoaie
    } de { $good } pe nava cu { $ship } locuri ({ $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    })
puerto-rico-do-load-wharf =
    Trimite { $barrels ->
        [one] { $barrels } butoi
        [few] { $barrels } butoaie
       *[other] { $barrels } de butoaie
    } de { $good } din șantierul naval ({ $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    })
puerto-rico-do-decline-wharf = Nu folosi acum șantierul naval
puerto-rico-do-take-point = Ia punctul
puerto-rico-do-decline-point = Renunță la punct
puerto-rico-do-store =
    Depozitează { $good } ({ $barrels ->
        [one] { $barrels } butoi
        [few] { $barrels } butoaie
       *[other] { $barrels } de butoaie
    })
puerto-rico-do-keep = Păstrează un butoi de { $good }
puerto-rico-do-keep-all = Păstrează toate butoaiele
puerto-rico-do-return = Întoarce la bancă un butoi de { $good }
puerto-rico-do-pass = Pasează

# De ce ceva nu se poate.
puerto-rico-role-taken = Cineva a luat deja acest rol.
puerto-rico-role-absent = La acest număr de jucători rolul acesta nu există.
puerto-rico-island-full = Insula ta e plină.
puerto-rico-not-in-row = Nicio plantație de acest fel nu e la vedere.
puerto-rico-quarry-needs-right = Doar colonizatorul și cine are o baracă a constructorilor ocupată pot lua o carieră.
puerto-rico-no-quarry-left = Nu mai sunt cariere.
puerto-rico-no-hacienda = Nu ai nicio haciendă ocupată.
puerto-rico-hacienda-used = Hacienda ta a tras deja.
puerto-rico-no-tiles-left = Nu mai e nicio plantație de tras.
puerto-rico-nobody-there = Nu lucrează nimeni acolo.
puerto-rico-placing-begun = Ai început să așezi coloniști: nu mai poți retrage pe nimeni.
puerto-rico-no-free-circle = Nu ai niciun cerc liber acolo.
puerto-rico-nobody-in-san-juan = Nimeni nu așteaptă în San Juan.
puerto-rico-circles-empty = Nimeni nu poate rămâne în San Juan cât timp ai cercuri libere.
puerto-rico-no-extra-colonist = Nu este niciun colonist în plus de înapoiat: doar primarul are unul și hotărăște înainte de a muta pe cineva.
puerto-rico-owned-already = Ai deja această clădire.
puerto-rico-none-left = Nu a mai rămas nicio astfel de clădire.
puerto-rico-too-expensive =
    Costă { $price ->
        [one] { $price } dublon
        [few] { $price } dubloni
       *[other] { $price } de dubloni
    }, iar tu ai { $money }.
puerto-rico-city-full = Orașul tău e plin.
puerto-rico-no-room-for-large = O clădire mare are nevoie de două spații.
puerto-rico-four-large = A cincea clădire mare nu încape în oraș.
puerto-rico-not-produced = Nu ai produs așa ceva.
puerto-rico-bank-empty = Banca nu mai are { $good }.
puerto-rico-has-none = Nu ai niciun butoi de { $good }.
puerto-rico-house-full = Casa de comerț e plină.
puerto-rico-kind-in-house = Casa de comerț are deja { $good }.
puerto-rico-no-such-ship = Nu există nicio astfel de navă.
puerto-rico-ship-full = Nava e plină.
puerto-rico-other-kind-on-ship = Nava duce altă marfă.
puerto-rico-kind-on-other-ship = Nava cu { $ship } locuri duce deja { $good }: totul trebuie încărcat pe ea.
puerto-rico-ship-too-small = O altă navă goală ia mai mult: pe aceea trebuie să o folosești.
puerto-rico-must-load = Poți încărca, deci trebuie.
puerto-rico-no-wharf = Nu ai niciun șantier naval ocupat.
puerto-rico-wharf-used = Șantierul tău naval și-a trimis deja nava în această fază.
puerto-rico-stored-already = E depozitat deja.
puerto-rico-warehouses-full = Depozitele tale nu mai au loc pentru alte mărfuri.
puerto-rico-warehouse-first = Alege mai întâi ce păstrează depozitele tale.
puerto-rico-must-keep = Alege ce păstrezi.
puerto-rico-all-fits = Poți păstra totul: nu ai ce alege.
puerto-rico-nothing-is-returned = La această masă fiecare păstrează ce poate fi păstrat.

# Ce s-a întâmplat.
puerto-rico-role-chosen =
    { $seat } ia { NAME($role, case: "def") }{ $doubloons ->
        [0] {""}
        [one] {" "}(cu { $doubloons } dublon)
        [few] {" "}(cu { $doubloons } dubloni)
       *[other] {" "}(cu { $doubloons } de dubloni)
    }.
puerto-rico-prospected = { $seat } găsește 1 dublon.
puerto-rico-drew = { $seat } trage cu hacienda o { $tile }.
puerto-rico-took = { $seat } ia { NAME($tile, case: "def") }.
puerto-rico-settled = { $seat } pune un colonist nou pe { NAME($spot, case: "pe") }.
puerto-rico-reshuffled = Plantațiile date deoparte sunt amestecate într-un teanc nou.
puerto-rico-row-laid = Plantații noi la vedere: { $tiles }.
puerto-rico-arrived =
    { $seat } primește { $colonists ->
        [one] { $colonists } colonist
        [few] { $colonists } coloniști
       *[other] { $colonists } de coloniști
    }.
puerto-rico-lifted = { $seat } retrage un colonist de pe { NAME($spot, case: "pe") }.
puerto-rico-placed = { $seat } așază un colonist pe { NAME($spot, case: "pe") }.
puerto-rico-gave-back = { $seat } înapoiază colonistul în plus.
puerto-rico-filled = { $seat } ocupă toate cercurile.
puerto-rico-refilled =
    { $colonists ->
        [one] Pe navă urcă { $colonists } colonist.
        [few] Pe navă urcă { $colonists } coloniști.
       *[other] Pe navă urcă { $colonists } de coloniști.
    }
puerto-rico-built =
    { $seat } construiește { NAME($building, case: "def") } cu { $price ->
        [one] { $price } dublon
        [few] { $price } dubloni
       *[other] { $price } de dubloni
    }.
puerto-rico-produced =
    { $seat } produce { $barrels ->
        [one] { $barrels } butoi
        [few] { $barrels } butoaie
       *[other] { $barrels } de butoaie
    } de { $good }.
puerto-rico-ran-short = Banca nu mai are { $good }: { $seat } primește mai puțin.
puerto-rico-factory-paid =
    { $seat } primește de la manufactură { $doubloons ->
        [one] { $doubloons } dublon
        [few] { $doubloons } dubloni
       *[other] { $doubloons } de dubloni
    }.
puerto-rico-took-extra = { $seat } mai ia un butoi de { $good }.
puerto-rico-sold =
    { $seat } vinde un butoi de { $good } pentru { $doubloons ->
        [one] { $doubloons } dublon
        [few] { $doubloons } dubloni
       *[other] { $doubloons } de dubloni
    }.
puerto-rico-house-emptied = Casa de comerț plină este golită.
puerto-rico-loaded =
    { $seat } încarcă { $barrels ->
        [one] { $barrels } butoi
        [few] { $barrels } butoaie
       *[other] { $barrels } de butoaie
    } de { $good } pe nava cu { $ship } locuri: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }{ $privilege ->
        [0] {""}
       *[other] , din care { $privilege } pentru căpitan
    }{ $harbor ->
        [0] {""}
       *[other] , { $harbor } pentru port
    }.
puerto-rico-loaded-wharf =
    { $seat } trimite din șantierul naval { $barrels ->
        [one] { $barrels } butoi
        [few] { $barrels } butoaie
       *[other] { $barrels } de butoaie
    } de { $good }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }{ $privilege ->
        [0] {""}
       *[other] , din care { $privilege } pentru căpitan
    }{ $harbor ->
        [0] {""}
       *[other] , { $harbor } pentru port
    }.
puerto-rico-took-captain-point = { $seat } ia punctul căpitanului.
puerto-rico-declined-captain-point = { $seat } renunță la punctul căpitanului.
puerto-rico-took-harbor-point = { $seat } ia punctul portului.
puerto-rico-declined-harbor-point = { $seat } renunță la punctul portului.
puerto-rico-returned = { $seat } întoarce la bancă un butoi de { $good }.
puerto-rico-kept =
    { $seat } păstrează { $barrels ->
        [one] { $barrels } butoi
        [few] { $barrels } butoaie
       *[other] { $barrels } de butoaie
    } de { $good }.
puerto-rico-lost =
    { $seat } pierde { $barrels ->
        [one] { $barrels } butoi
        [few] { $barrels } butoaie
       *[other] { $barrels } de butoaie
    } de { $good }.
puerto-rico-sailed = Nava cu { $ship } locuri s-a umplut și pleacă, încărcată cu { $good }.
puerto-rico-passed = { $seat } pasează.
puerto-rico-idle-island-full = { $seat } nu mai are loc pe insulă.
puerto-rico-idle-no-tile = Pentru { $seat } nu mai e nicio plăcuță.
puerto-rico-idle-nothing-to-place = { $seat } nu are niciun colonist de așezat.
puerto-rico-idle-city-full = { $seat } nu mai are loc în oraș.
puerto-rico-idle-nothing-affordable = { $seat } nu are bani pentru nicio clădire.
puerto-rico-idle-nothing-to-sell = { $seat } nu are ce vinde.
puerto-rico-idle-kinds-in-house = Tot ce ar putea vinde { $seat } se află deja în casa de comerț.
puerto-rico-idle-house-full = Casa de comerț e plină: { $seat } nu poate vinde.
puerto-rico-idle-nothing-to-load = { $seat } nu are ce încărca.
puerto-rico-idle-no-ship = Nicio navă nu ia ce are { $seat }.
puerto-rico-end-colonists = Nu mai sunt destui coloniști ca să se umple nava: aceasta e ultima rundă.
puerto-rico-end-city = Un oraș e plin: aceasta e ultima rundă.
puerto-rico-end-points = Ultimul jeton de puncte a fost luat: aceasta e ultima rundă.
puerto-rico-round-began = Începe runda { $round }; guvernator este { $seat }.
puerto-rico-ended = Jocul s-a terminat.

# Masa dintr-o privire.
puerto-rico-sheet-table = Masa
puerto-rico-sheet-round = Runda { $round }; guvernator: { $seat }; puncte rămase: { $points }
puerto-rico-sheet-last-round = Runda { $round }, ultima; guvernator: { $seat }; puncte rămase: { $points }
puerto-rico-sheet-colonists = Coloniști: { $supply }, pe navă { $ship } (apoi { $refill })
puerto-rico-sheet-tiles = Cariere: { $quarries }. Cu fața în jos: { $pile }, date deoparte: { $discard }
puerto-rico-sheet-row = Plantații la vedere: { $tiles }
puerto-rico-sheet-roles = Roluri
puerto-rico-sheet-role = { $role }
puerto-rico-sheet-role-paid = { $role } +{ $doubloons }
puerto-rico-sheet-role-taken = { $role }: { $seat }
puerto-rico-sheet-ships = Nave de transport
puerto-rico-sheet-ship-empty = { $ship }: goală
puerto-rico-sheet-ship = { $ship }: { $barrels }× { $good }
puerto-rico-sheet-house = Casa de comerț (porumb 0, indigo 1, zahăr 2, tutun 3, cafea 4)
puerto-rico-sheet-house-holds = { $goods }
puerto-rico-sheet-empty = nimic
puerto-rico-sheet-supply = Clădiri: prețul pentru tine, numele, câte au rămas
puerto-rico-sheet-offer = { $price } { $building } ×{ $left }
puerto-rico-sheet-sold-out = – { $building }
puerto-rico-sheet-column =
    { $column ->
        [one] { $column } punct
        [few] { $column } puncte
       *[other] { $column } de puncte
    }
puerto-rico-sheet-seats = Planșe: butoaie în rezervă și câte s-ar produce
puerto-rico-sheet-seat = Jucător
puerto-rico-sheet-seat-name = { $seat }
puerto-rico-sheet-bank = Bancă
puerto-rico-sheet-doubloons = dubloni
puerto-rico-sheet-chips = jetoane
puerto-rico-sheet-score = puncte în total
puerto-rico-sheet-idle = San Juan
puerto-rico-sheet-number = { $number }
puerto-rico-sheet-unknown = ?
puerto-rico-sheet-none = ·
puerto-rico-sheet-goods = { $barrels } (+{ $production })
puerto-rico-sheet-stock = { $barrels }
puerto-rico-sheet-corn = porumb
puerto-rico-sheet-indigo = indigo
puerto-rico-sheet-sugar = zahăr
puerto-rico-sheet-tobacco = tutun
puerto-rico-sheet-coffee = cafea
puerto-rico-sheet-quarries = cariere
puerto-rico-sheet-manning = { $manned }/{ $tiles }
puerto-rico-sheet-islands = Insule: ocupate din toate
puerto-rico-sheet-spaces = { $spaces }
puerto-rico-sheet-free-island = insulă liberă
puerto-rico-sheet-free-city = oraș liber
puerto-rico-sheet-cities = Orașe: (neocupate), coloniști în cercuri
puerto-rico-sheet-building = { $building }
puerto-rico-sheet-building-empty = ({ $building })
puerto-rico-sheet-building-staffed = { $building } { $staff }/{ $circles }

# De ce face un jucător scris de mână ce face.
puerto-rico-why-role = Acest rol îmi promite acum cel mai mult față de ce le dă celorlalți.
puerto-rico-why-settle = Această plăcuță se potrivește cel mai bine cu ce produc.
puerto-rico-why-place = Acolo coloniștii sunt cei mai utili.
puerto-rico-why-build = Aduce cel mai mult pentru prețul său.
puerto-rico-why-save = Mai bine îmi păstrez banii.
puerto-rico-why-extra = Acest butoi valorează cel mai mult pentru mine.
puerto-rico-why-sell = Această vânzare aduce cel mai mult.
puerto-rico-why-hold = Mai bine îmi expediez mărfurile.
puerto-rico-why-load = Această încărcare aduce cel mai mult și îmi lasă navele libere.
puerto-rico-why-store = Asta va valora cel mai mult pentru mine mai târziu.
puerto-rico-why-take-colonist = Un colonist e mereu util.
puerto-rico-why-take-point = Un punct e un punct.
puerto-rico-why-no-end = Jocul n-ar trebui să se încheie cât timp conduc alții.

# Ce acțiuni țin împreună.
puerto-rico-group-role = Alege un rol
puerto-rico-group-tile = Ia o plantație sau o carieră
puerto-rico-group-lift = Retrage un colonist
puerto-rico-group-place = Așază un colonist
puerto-rico-group-build = Construiește
puerto-rico-group-extra = Mai ia un butoi
puerto-rico-group-sell = Vinde un butoi
puerto-rico-group-load = Încarcă butoaie
puerto-rico-group-store = Depozitează marfă
puerto-rico-group-keep = Păstrează un butoi
puerto-rico-group-return = Întoarce un butoi la bancă

# De unde vin punctele.
puerto-rico-points-chips = Jetoane de puncte
puerto-rico-points-buildings = Clădiri
puerto-rico-points-bonus = Bonus: { $building }
puerto-rico-besides-wealth = Dubloni și butoaie
