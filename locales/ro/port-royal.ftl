# Ce spune Port Royal.

port-royal = Port Royal
port-royal-help = Angajează personaje și trimite-le în expediții: cine ajunge la 12 puncte de victorie deschide ultima rundă, iar la sfârșit câștigă cine are cele mai multe puncte. În tura ta tragi câte o carte și te oprești la timp: a doua navă de aceeași culoare, dacă nu o poți alunga, te lasă fără port și fără tură. Apoi iei o navă sau angajezi un personaj, iar după tine o pot face și ceilalți, fiecare pentru un galben dat ție.

# Personaje: așa cum stau în propoziție; .def este forma articulată.
port-royal-settler = colonist
    .def = colonistul
port-royal-settler-help = Poate pleca într-o expediție care cere coloniști.
port-royal-captain = căpitan
    .def = căpitanul
port-royal-captain-help = Poate pleca într-o expediție care cere căpitani.
port-royal-priest = preot
    .def = preotul
port-royal-priest-help = Poate pleca într-o expediție care cere preoți.
port-royal-jack = mercenar
    .def = mercenarul
port-royal-jack-help = Pleacă în expediție în locul unui colonist, al unui căpitan sau al unui preot.
port-royal-sailor = marinar
    .def = marinarul
port-royal-sailor-help = Îți dă 1 sabie, cu care poți alunga nave. Săbiile personajelor tale se adună.
port-royal-pirate = pirat
    .def = piratul
port-royal-pirate-help = Îți dă 2 săbii, cu care poți alunga nave. Săbiile personajelor tale se adună.
port-royal-admiral = amiral
    .def = amiralul
port-royal-admiral-help = Îți aduce 2 galbeni de fiecare dată când urmează să iei cărți, iar în port sunt cel puțin cinci.
port-royal-jester = măscărici
    .def = măscăriciul
port-royal-jester-help = Îți aduce 1 galben când oricine își pierde tura din cauza a două nave de aceeași culoare și când, în tura altcuiva, nu ți-a mai rămas nimic de luat.
port-royal-governor = guvernator
    .def = guvernatorul
port-royal-governor-help = Poți lua o carte în plus, și în tura ta, și în turele celorlalți.
port-royal-mademoiselle = damă
    .def = dama
port-royal-mademoiselle-help = Angajezi orice personaj cu 1 galben mai ieftin.
port-royal-yellow-trader = negustor galben
    .def = negustorul galben
port-royal-yellow-trader-help = Fiecare pinasă (galbenă) pe care o iei îți aduce 1 galben în plus.
port-royal-blue-trader = negustor albastru
    .def = negustorul albastru
port-royal-blue-trader-help = Fiecare bric (albastru) pe care îl iei îți aduce 1 galben în plus.
port-royal-green-trader = negustor verde
    .def = negustorul verde
port-royal-green-trader-help = Fiecare șalupă (verde) pe care o iei îți aduce 1 galben în plus.
port-royal-red-trader = negustor roșu
    .def = negustorul roșu
port-royal-red-trader-help = Fiecare fregată (roșie) pe care o iei îți aduce 1 galben în plus.
port-royal-black-trader = negustor negru
    .def = negustorul negru
port-royal-black-trader-help = Fiecare galion (negru) pe care îl iei îți aduce 1 galben în plus.

# Nave, expediții, taxe. Genul unei nave contează la „a doua” sau „al doilea”.
port-royal-pinnace = pinasă
    .def = pinasa
    .gender = f
port-royal-flute = bric
    .def = bricul
    .gender = n
port-royal-skiff = șalupă
    .def = șalupa
    .gender = f
port-royal-frigate = fregată
    .def = fregata
    .gender = f
port-royal-galleon = galion
    .def = galionul
    .gender = n
port-royal-ship-help = Dacă o iei, primești galbenii ei. Cine are destule săbii poate alunga o navă chiar când sosește; una cu craniu nu poate fi alungată. A doua navă de aceeași culoare în port încheie tura pe loc. Cu patru nave diferite în port, jucătorul activ ia cel mult 2 cărți, iar cu cinci, cel mult 3.
port-royal-expedition = expediție
    .def = expediția
port-royal-expedition-help = Rămâne deschisă până când cineva, în tura sa, renunță la personajele cerute. Păstrează expediția pentru punctele ei și primește galbenii ei.
port-royal-tax-swords = majorare de taxe (cele mai multe săbii)
port-royal-tax-points = majorare de taxe (cele mai puține puncte)
port-royal-tax-help = Cine are cel puțin 12 galbeni pierde jumătate din ei, rotunjit în jos. Apoi cine are cele mai multe săbii sau cele mai puține puncte, după cum spune cartea, primește 1 galben; la egalitate, primește fiecare.

# Cărți cu cifrele lor: stau în tabele și după două puncte.
port-royal-card-person =
    { $card } (cost { $cost }, { $points ->
        [0] fără puncte
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    })
# $swords (număr): câte săbii alungă nava.
port-royal-card-ship =
    { $card } ({ $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }, { $swords ->
        [one] { $swords } sabie
        [few] { $swords } săbii
       *[other] { $swords } de săbii
    })
port-royal-card-skull-ship =
    { $card } ({ $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }, craniu)
# $needs (nume): ce personaje cere.
port-royal-card-expedition =
    expediție ({ $needs }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    })
port-royal-card-tax = { $card }

# Ce se hotărăște înainte de joc.
port-royal-seats = Numărul de locuri
port-royal-seats-help = Pot juca între doi și cinci. În cinci, încă o expediție stă deschisă de la început.
port-royal-edition = Ediția
port-royal-edition-help = Regulile celor două ediții diferă într-un singur punct. Un guvernator abia angajat are efect de la tura următoare în Big Box și imediat în ediția clasică.
port-royal-edition-big-box = Big Box
port-royal-edition-classic = Clasică
port-royal-ending = Ultima rundă începe la
port-royal-ending-help = Dacă se cere și o expediție, poate câștiga numai cine are una.
port-royal-ending-points = 12 puncte
port-royal-ending-expedition = 12 puncte și o expediție
port-royal-preset-first-game = Primul joc
port-royal-preset-first-game-help = Jocul așa cum îl știu cei mai mulți: ultima rundă începe la 12 puncte.
port-royal-preset-explorers = Exploratori
port-royal-preset-explorers-help = Fără o expediție nu câștigă nimeni: angajează-i pe cei care pot pleca la drum.

# Ce se cere la un loc.
port-royal-prompt-reveal-first = Este rândul tău: trage prima carte.
port-royal-prompt-discover = Mai tragi o carte? Riscul de a pierde tura este de { $percent }%.
port-royal-prompt-arrival = Sosește o navă: { $card }. O alungi sau o lași să acosteze?
port-royal-prompt-arrival-second = Sosește a doua navă de aceeași culoare: { $card }. O alungi sau pierzi portul și tura?
# $takes (număr): câte cărți se mai pot lua.
port-royal-prompt-take =
    { $takes ->
        [one] Ia o carte din port sau renunță.
        [few] Ia cel mult { $takes } cărți din port sau renunță.
       *[other] Ia cel mult { $takes } de cărți din port sau renunță.
    }
# $seat (loc): a cui este tura.
port-royal-prompt-take-paying =
    { $takes ->
        [one] Ia o carte din port ({ $seat } primește pentru ea 1 galben de la tine) sau renunță.
        [few] Ia cel mult { $takes } cărți din port ({ $seat } primește pentru fiecare 1 galben de la tine) sau renunță.
       *[other] Ia cel mult { $takes } de cărți din port ({ $seat } primește pentru fiecare 1 galben de la tine) sau renunță.
    }
port-royal-prompt-close = Mai revendici o expediție înainte să ți se încheie tura?
port-royal-prompt-wait = Acum este la rând { $seat }.
port-royal-prompt-over = Jocul s-a încheiat.

# Ce se poate face: texte de butoane.
port-royal-do-reveal = Trage o carte
port-royal-do-stop = Nu mai trage cărți
port-royal-do-repel = Alungă { NAME($card, case: "def") }
port-royal-do-dock = Lasă { NAME($card, case: "def") } să acosteze
port-royal-do-bust = Lasă { NAME($card, case: "def") } să acosteze și pierde tura
# $fee (număr): câți galbeni primește jucătorul activ, 0 sau 1.
port-royal-do-take =
    Ia { NAME($card, case: "def") }: { $coins ->
        [one] +{ $coins } galben
        [few] +{ $coins } galbeni
       *[other] +{ $coins } de galbeni
    }{ $fee ->
        [0] {""}
       *[other] , din care { $fee } jucătorului activ
    }
port-royal-do-hire =
    Angajează { NAME($card, case: "def") } { $price ->
        [0] gratuit
        [one] pentru { $price } galben
        [few] pentru { $price } galbeni
       *[other] pentru { $price } de galbeni
    }{ $fee ->
        [0] {""}
       *[other] , plus { $fee } jucătorului activ
    }{ $points ->
        [0] {""}
        [one] {" "}(+{ $points } punct)
        [few] {" "}(+{ $points } puncte)
       *[other] {" "}(+{ $points } de puncte)
    }
# $needs (nume): ce personaje cere expediția. $given (nume): cine pleacă.
port-royal-do-claim =
    Trimite { NAME($given, case: "def") } în expediția pentru { $needs } ({ $points ->
        [one] +{ $points } punct
        [few] +{ $points } puncte
       *[other] +{ $points } de puncte
    }, { $coins ->
        [one] +{ $coins } galben
        [few] +{ $coins } galbeni
       *[other] +{ $coins } de galbeni
    })
port-royal-do-pass = Renunță
port-royal-do-end-turn = Încheie tura

# De ce nu se poate.
port-royal-reveal-first = Trage mai întâi cel puțin o carte.
port-royal-no-cards-left = Nu mai este nicio carte de tras.
port-royal-no-ship-arriving = Nu sosește nicio navă.
port-royal-ship-arriving = Hotărăște mai întâi ce faci cu nava care sosește.
port-royal-still-discovering = Încă se trag cărți. De luat se ia după aceea.
port-royal-discovering-is-over = În tura aceasta este prea târziu pentru asta.
port-royal-not-a-ship = Negoț se face numai cu nave.
port-royal-not-a-person = Numai personajele pot fi angajate.
port-royal-not-in-harbour = Aceasta nu se află în port: { $card }.
# $price (număr): cât se plătește în total.
port-royal-too-expensive =
    { $price ->
        [one] Costă în total { $price } galben
        [few] Costă în total { $price } galbeni
       *[other] Costă în total { $price } de galbeni
    }, ai { $money }.
port-royal-only-active-claims = Numai jucătorul activ poate revendica o expediție.
port-royal-no-such-expedition = Nu este deschisă nicio astfel de expediție.
port-royal-wrong-people = Expediția aceasta cere alte personaje.
port-royal-lacks-people = Nu ai personajele pe care le cere expediția aceasta.

# Ce s-a întâmplat.
port-royal-revealed = { $seat } trage o carte: { $card }.
port-royal-repelled = { $seat } alungă { NAME($card, case: "def") }.
port-royal-busted =
    { NAME($card, case: "gender") ->
        [f] A doua
       *[n] Al doilea
    } { $card }! { $seat } pierde portul și tura.
port-royal-taxed =
    { $seat } plătește taxe: { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }.
port-royal-tax-bonus-swords = { $seat } primește 1 galben pentru cele mai multe săbii.
port-royal-tax-bonus-points = { $seat } primește 1 galben pentru cele mai puține puncte.
port-royal-stopped = { $seat } nu mai trage cărți.
# Fiecare amiral aduce 2 galbeni.
port-royal-admirals-paid =
    { $seat } primește { $coins ->
        [2] { $coins } galbeni pentru amiral
        [one] { $coins } galben pentru amirali
        [few] { $coins } galbeni pentru amirali
       *[other] { $coins } de galbeni pentru amirali
    }.
# Fiecare măscărici aduce 1 galben.
port-royal-jesters-paid =
    { $seat } primește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    } pentru măscărici.
port-royal-traded =
    { $seat } ia { NAME($card, case: "def") } și primește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }.
port-royal-hired =
    { $seat } angajează { NAME($card, case: "def") } { $price ->
        [0] gratuit
        [one] pentru { $price } galben
        [few] pentru { $price } galbeni
       *[other] pentru { $price } de galbeni
    }.
port-royal-fee-paid = { $to } primește 1 galben de la { $seat }.
port-royal-claimed =
    { $seat } trimite { NAME($given, case: "def") } în expediție și câștigă { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } și { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }.
port-royal-passed = { $seat } renunță.
port-royal-reshuffled = Teancul de decartare a fost amestecat și devine noul teanc de tragere.
port-royal-coins-became-markers = S-au terminat cărțile: galbenii tuturor au fost amestecați într-un nou teanc de tragere, iar în locul lor se numără jetoane.
port-royal-turn-began = Runda { $round }: la rând este { $seat }.
port-royal-last-round =
    { $seat } are { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }: aceasta este ultima rundă.
port-royal-ended = Jocul s-a încheiat.

# Masa pe scurt.
port-royal-sheet-harbour = Port
port-royal-sheet-empty = nimic
port-royal-sheet-arriving = sosește
port-royal-sheet-expeditions = Expediții
port-royal-sheet-piles = Runda și teancurile
port-royal-sheet-draw-pile =
    teanc de tragere: { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
port-royal-sheet-discard =
    teanc de decartare: { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
port-royal-sheet-round = runda { $round }
port-royal-sheet-last-round = runda { $round }, ultima
port-royal-sheet-seats = La masă
port-royal-sheet-seat = Loc
port-royal-sheet-seat-name = { $seat }
port-royal-sheet-points = Puncte
port-royal-sheet-coins = Galbeni
port-royal-sheet-swords = Săbii
port-royal-sheet-people = Personaje și expediții
port-royal-sheet-number = { $number }
port-royal-sheet-cards = { $cards }

# De ce un jucător făcut din cod alege ce alege. $percent (număr): riscul celei de-a doua nave de aceeași culoare.
port-royal-why-reveal = Încă o carte merită riscul ({ $percent }%).
port-royal-why-stop = Ce se află în port valorează mai mult decât riscul unei cărți în plus ({ $percent }%).
port-royal-why-worth = Asta valorează acum cel mai mult.
port-royal-why-nothing = Nimic de aici nu merită luat.
port-royal-why-repel = Nava aceasta ar face în port mai mult rău decât bine.
port-royal-why-dock = Nava aceasta este binevenită în port.
port-royal-why-claim = Expediția valorează mai mult decât personajele care pleacă.
