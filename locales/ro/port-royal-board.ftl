# Ce spune doar browserul despre acest joc: tabla lui.

browser-port-royal-bust = Riscul ca următoarea carte să te coste portul și tura: { $percent }%
browser-port-royal-tide = Mira de maree
browser-port-royal-tide-help = Cât de probabil este ca următoarea carte să fie a doua navă de aceeași culoare, pe care săbiile tale nu o pot alunga. Se calculează din tot ce se poate ști: toate cărțile văzute.
browser-port-royal-draw-pile = Teanc de tragere
browser-port-royal-draw-pile-help = Fiecare carte are un galben pe spate: galbenii sunt cărți din acest teanc, la care nimeni nu are voie să se uite. Când se termină, se amestecă teancul de decartare.
browser-port-royal-discard = Teanc de decartare
browser-port-royal-discard-help = Nave cu care s-a făcut negoț sau care au fost alungate, porturi pierdute, personaje trimise în expediții și galbeni plătiți.
browser-port-royal-time-pile = Teancul de timp
browser-port-royal-time-pile-help = Fiecare tură începe cu o carte din acest teanc. Dacă se termină și nu sunt îndeplinite toate contractele, ați pierdut. Cărțile puse deoparte înseamnă puncte, dacă învingeți.
browser-port-royal-track = Punctele pe drumul spre { $goal }.
browser-port-royal-track-name = Puncte
browser-port-royal-track-help = Cine ajunge la capătul traseului începe ultima rundă; la sfârșit câștigă cine are cele mai multe puncte.
browser-port-royal-prospect = Dacă s-ar opri acum: { $takes ->
        [one] o carte
        [few] { $takes } cărți
       *[other] { $takes } de cărți
    }, cea mai bună este { $card }.
browser-port-royal-no-prospect = Dacă s-ar opri acum: nimic de luat.
browser-port-royal-prospect-name = Dacă s-ar opri acum
browser-port-royal-prospect-help = Cea mai bună carte pe care locul acesta ar putea s-o ia și s-o plătească dacă nu s-ar mai întoarce nicio carte, și câte poate lua. Alții pot fi mai iuți.
browser-port-royal-house-shut = Ușa e încă închisă: abilitatea e activă de la prima misiune îndeplinită. Cele patru pătrate sunt cuburi. Fiecare misiune îndeplinită îl ia pe cel din stânga și deschide ce e sub el: ușa, apoi cupa, apoi două ferestre cu coroane.
browser-port-royal-house-open = Ușa e deschisă: abilitatea e activă. Pătratele rămase sunt cuburi. Fiecare misiune îndeplinită îl ia pe cel din stânga și deschide ce e sub el: cupa, apoi două ferestre cu coroane.
browser-port-royal-task-help =
    Misiunea { $task }: { $asks }.{ $crowns ->
        [0] {""}
        [one] {" "}Aduce { $crowns } coroană.
        [few] {" "}Aduce { $crowns } coroane.
       *[other] {" "}Aduce { $crowns } de coroane.
    }{ $coins ->
        [0] {""}
        [one] {" "}Cine o îndeplinește primul primește și { $coins } galben.
        [few] {" "}Cine o îndeplinește primul primește și { $coins } galbeni.
       *[other] {" "}Cine o îndeplinește primul primește și { $coins } de galbeni.
    }
browser-port-royal-goal = Împreună
