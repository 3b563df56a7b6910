# Ce spune doar browserul despre acest joc: tabla lui.

browser-puerto-rico-privilege-settler = poate lua o carieră de piatră
browser-puerto-rico-privilege-mayor = 1 colonist în plus
browser-puerto-rico-privilege-builder = plătește cu 1 mai puțin
browser-puerto-rico-privilege-craftsman = 1 butoi în plus
browser-puerto-rico-privilege-trader = 1 dublon în plus
browser-puerto-rico-privilege-captain = 1 punct în plus
browser-puerto-rico-privilege-prospector = 1 dublon
browser-puerto-rico-privilege-second-prospector = 1 dublon
browser-puerto-rico-doubloons =
    { $doubloons ->
        [one] { $doubloons } dublon
        [few] { $doubloons } dubloni
       *[other] { $doubloons } de dubloni
    }
browser-puerto-rico-colonists =
    { $colonists ->
        [one] { $colonists } colonist
        [few] { $colonists } coloniști
       *[other] { $colonists } de coloniști
    }
browser-puerto-rico-likely-points =
    { $points ->
        [one] cam { $points } punct, dacă fiecare încarcă ce aduce cel mai mult
        [few] cam { $points } puncte, dacă fiecare încarcă ce aduce cel mai mult
       *[other] cam { $points } de puncte, dacă fiecare încarcă ce aduce cel mai mult
    }
browser-puerto-rico-taken-by = luat de { $seat }
browser-puerto-rico-nothing = nimic
browser-puerto-rico-governor = Guvernator
browser-puerto-rico-points-hidden = punctele stau cu fața în jos
browser-puerto-rico-look-at = Privește tabla: { $seat }
browser-puerto-rico-stock = { $good }: { $barrels } în stoc, { $production } la recolta următoare
browser-puerto-rico-quay = Chei
browser-puerto-rico-cargo-ship = Navă de marfă
browser-puerto-rico-cargo-ship-help = Duce un singur fel de marfă și nicio altă navă nu duce același fel. Când e plină, pleacă la sfârșitul fazei căpitanului.
browser-puerto-rico-ship = Navă de { $capacity }: { $barrels } încărcate, { $good }
browser-puerto-rico-house = Casa de comerț
browser-puerto-rico-house-help = Încap patru butoaie, fiecare de alt fel, afară de cazul în care vânzătorul are un birou. Porumbul aduce 0, indigoul 1, zahărul 2, tutunul 3, cafeaua 4. Casa plină se golește după faza comerciantului.
browser-puerto-rico-bank = { $good }: { $barrels } în bancă
browser-puerto-rico-good-help = O marfă: se vinde la casa de comerț sau se expediază, câte un punct de butoi.
browser-puerto-rico-colonist-ship = Nava coloniștilor
browser-puerto-rico-colonist-ship-help = Coloniștii de pe ea se împart în faza primarului. Apoi se umple din nou: câte unul pentru fiecare cerc gol de pe clădiri, cel puțin unul de loc la masă.
browser-puerto-rico-colonists-now-next = acum { $now }, apoi { $next }
browser-puerto-rico-points-left = Puncte
browser-puerto-rico-points-left-help = Când se ia ultimul jeton de puncte, jocul se termină cu runda aceasta.
browser-puerto-rico-colonists-left = Coloniști
browser-puerto-rico-colonists-left-help = Când nava coloniștilor nu mai poate fi umplută, jocul se termină cu runda aceasta.
browser-puerto-rico-fullest-city = Cel mai plin oraș
browser-puerto-rico-fullest-city-help = Când cineva a construit pe toate cele douăsprezece spații ale orașului, jocul se termină cu runda aceasta.
browser-puerto-rico-last-round = Ultima rundă
browser-puerto-rico-last-round-help = Jocul se termină cu runda aceasta. Cine nu și-a luat încă un rol în ea și-l mai ia, apoi se numără punctele.
browser-puerto-rico-ending-points = fără puncte
browser-puerto-rico-ending-colonists = fără coloniști
browser-puerto-rico-ending-city = oraș plin
browser-puerto-rico-market = Clădiri
browser-puerto-rico-quarries-count =
    { $quarries ->
        [one] Cel mult { $quarries } carieră le ieftinește.
        [few] Cel mult { $quarries } cariere le ieftinesc.
       *[other] Cel mult { $quarries } de cariere le ieftinesc.
    }
browser-puerto-rico-offer =
    { $building }: te costă { $price } (tipărit { $printed }), { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, rămase { $left }
browser-puerto-rico-row = Plantații
browser-puerto-rico-quarries-left = carieră, rămase { $quarries }
browser-puerto-rico-pile = Plantații cu fața în jos: { $tiles } ({ $kinds })
browser-puerto-rico-count-of = { $count }× { $good }
browser-puerto-rico-face-down = Plantații cu fața în jos
browser-puerto-rico-face-down-help = De aici se completează rândul după fiecare fază a colonizatorului. Hacienda trage din ele.
browser-puerto-rico-my-board = Tabla mea
browser-puerto-rico-san-juan =
    { $colonists ->
        [one] { $colonists } colonist așteaptă în San Juan
        [few] { $colonists } coloniști așteaptă în San Juan
       *[other] { $colonists } de coloniști așteaptă în San Juan
    }
browser-puerto-rico-san-juan-drafted = San Juan: { $before } înainte, { $after } după această schiță
browser-puerto-rico-shelf = Butoaie
browser-puerto-rico-island = Insulă
browser-puerto-rico-city = Oraș
browser-puerto-rico-manned = { $what }, ocupat
browser-puerto-rico-unmanned = { $what }, gol
browser-puerto-rico-staffed = { $building }, cercuri ocupate: { $staff } din { $circles }
browser-puerto-rico-money-left =
    { $doubloons ->
        [one] Ar rămâne { $doubloons } dublon
        [few] Ar rămâne { $doubloons } dubloni
       *[other] Ar rămâne { $doubloons } de dubloni
    }
browser-puerto-rico-arrange = Așază tu
browser-puerto-rico-as-before = Ca înainte
browser-puerto-rico-done = Gata
browser-puerto-rico-pages = Părțile mesei
browser-puerto-rico-page-mine = Tabla mea
browser-puerto-rico-page-quay = Chei
browser-puerto-rico-page-market = Clădiri
browser-puerto-rico-page-row = Plantații
browser-puerto-rico-governor-next = Guvernator în runda următoare
browser-puerto-rico-close = Închide
browser-puerto-rico-harvest = Recolta următoare
browser-puerto-rico-tap-again = Atinge cartea încă o dată ca să o iei.
browser-puerto-rico-tap-builds = Mai atinge o dată
browser-puerto-rico-tap-takes = Ia
browser-puerto-rico-spaces = Insula: { $island } din 12 locuri, orașul: { $city } din 12
browser-puerto-rico-house-holds = Casa de comerț: { $barrels } din 4 butoaie
browser-puerto-rico-bank-title = Banca
browser-puerto-rico-price = Preț { $doubloons }
browser-puerto-rico-free = Locuri libere: { $free }
browser-puerto-rico-outlook = Ce ar aduce fiecare rol fiecăruia
browser-puerto-rico-a-plantation = o plantație
