# Ce spune clientul din browser.

# Orice pagină.
browser-to-lobby = Spre port
browser-language = Limba
browser-to-day = Zi: hârtie deschisă
browser-to-night = Cart de noapte: hârtie închisă
browser-no-page = La această adresă nu este nimic.
browser-one-moment = O clipă …
browser-part-failed = Această parte a paginii nu a sosit. Încercăm în continuare.
browser-load-again = Încearcă acum
browser-cancel = Renunță
browser-save = Salvează
browser-unreachable = Serverul nu răspunde. Mai încercăm.
browser-trouble = Aici ceva nu a mers. Mai încearcă.

# Portul.
browser-welcome = Bine ai venit în port
browser-welcome-help = Alege o hartă și așază-te: pe loc împotriva boților sau cu prietenii, printr-un link. Nu ai nevoie de cont.
browser-games = Jocuri
browser-play-now = Joacă acum
browser-play-now-at = Joacă acum: { $game }
browser-against = Cine joacă împotriva ta
browser-against-bots = împotriva boților: { $bot }
browser-new-table = Masă nouă
browser-learn = Învață jucând
browser-rules = Reguli
browser-seats-range = jucători: { $least }–{ $most }
browser-seats =
    { $seats ->
        [one] { $seats } loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }
browser-seats-open =
    { $open ->
        [one] { $open } loc liber din { $seats }
        [few] { $open } locuri libere din { $seats }
       *[other] { $open } de locuri libere din { $seats }
    }
browser-my-tables = Mesele tale
browser-open-tables = Mese la care te poți așeza
browser-watch = Mese la care poți privi
browser-your-turn = E rândul tău
browser-others-turn = Nu este rândul tău
browser-not-begun = Încă nu a început
browser-join-by-link = Intră printr-un link
browser-link-here = Lipește linkul unei mese
browser-join = Intră
browser-replays = Reluări
browser-credits = Mulțumiri
browser-for-programs = Pentru programe
browser-unofficial = Portolan este o realizare independentă, neoficială. Nu a fost făcută, aprobată sau licențiată de autorii ori editorii jocurilor. Dacă îți place un joc de aici, cumpără-l: e mai frumos cu cărțile în mână.

# Cine sunt.
browser-who-are-you = Cine ești?
browser-guest = Intră ca oaspete
browser-guest-help = Acest browser te ține minte.
browser-claim = Păstrează un nume cu parolă
browser-claim-help = Numele este atunci doar al tău, pe orice dispozitiv, iar rezultatele tale pot conta.
browser-log-in = Intră în cont
browser-log-in-help = Cu un nume pe care îl ai deja.
browser-log-out = Ieși din cont
browser-name = Nume
browser-password = Parolă
browser-old-password = Parola de până acum
browser-new-password = Parolă nouă

# O masă nouă.
browser-new-table-of = Masă nouă: { $game }
browser-presets = Pornește de la
browser-rules-of-game = Cum se joacă
browser-who-plays = Cine joacă
browser-seat-number = Locul { $number }
browser-me = Eu ({ $name })
browser-friend-here = Cineva la acest ecran
browser-friend-number = Oaspetele { $number }
browser-by-invitation = Prin invitație
browser-anybody = Liber pentru oricine
browser-a-bot = Bot: { $bot }
browser-clock = Timp de gândire
browser-clock-none = Oricât
browser-clock-quick = Repede: 5 minute și 10 secunde pe tură
browser-clock-relaxed = Pe îndelete: 20 de minute și 30 de secunde pe tură
browser-clock-day = O zi pentru fiecare decizie
browser-clock-week = O săptămână pentru fiecare decizie
browser-public = Afișează masa în port
browser-onlookers = Alții pot privi
browser-rated = Rezultatul contează în clasament
browser-seed = Sămânță
browser-choose-seed = Amestecare cunoscută
browser-choose-seed-help = Cel mult 64 de cifre 0–9 și litere a–f, de exemplu 2a; lasă câmpul gol pentru o amestecare secretă. Aceeași sămânță împarte aceleași cărți, iar boții răspund la fel la aceleași mutări. O văd toți de la masă, iar partida nu contează în clasament.
browser-bad-seed = O sămânță are 1 până la 64 de cifre hexazecimale: 0–9 și a–f.
browser-from-to = de la { $least } la { $most }
browser-begin-story = Începe povestea
browser-open-table = Deschide masa

# Înainte de joc.
browser-table = Masă
browser-table-of = O masă: { $game }
browser-waiting-for =
    { $seats ->
        [one] Se mai așteaptă un jucător.
        [few] Se mai așteaptă { $seats } jucători.
       *[other] Se mai așteaptă { $seats } de jucători.
    }
browser-everybody-is-here = Toată lumea e aici.
browser-seats-taken =
    { $people ->
        [one] Toate locurile sunt ocupate; un jucător nu e încă aici.
        [few] Toate locurile sunt ocupate; { $people } jucători nu sunt încă aici.
       *[other] Toate locurile sunt ocupate; { $people } de jucători nu sunt încă aici.
    }
browser-sit-down = Așază-te
browser-stand-up = Ridică-te
browser-seat-a-bot = Bot
browser-free-seat = Eliberează
browser-copy-link = Copiază linkul
browser-copied = Copiat
browser-invitation-link = Invitație la locul { $number }
browser-share-link = Linkul acestei mese
browser-start = Începe
browser-start-with-bots = Începe, boții iau locurile libere
browser-ask-for-link = Pe bază de invitație: cere linkul către acest loc ({ $name }).
browser-whoever-opened = cine a deschis masa
browser-owner-starts = Partida o începe cine a deschis masa.
browser-commitment = Amprenta secretului amestecării: { $commitment }
browser-fair-shuffle = Cum rămâne amestecarea cinstită
browser-fair-shuffle-help = Această amprentă leagă serverul de secretul său înainte ca cineva să se așeze; după partidă secretul este arătat și poate fi verificat. Cine vrea să fie sigur de tot adaugă un text propriu.
browser-own-salt = Orice text al tău
browser-add-salt = Adaugă-l la amestecare

# La masă.
browser-seats-here = La masă
browser-that-is-you = (tu)
browser-is-awaited = la rând
browser-is-here = e la masă
browser-is-away = nu e aici acum
browser-watching =
    { $people ->
        [one] Privește o persoană.
        [few] Privesc { $people } persoane.
       *[other] Privesc { $people } de persoane.
    }
browser-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
browser-bot-numbered = { $bot } { $number }
browser-substitute-left = Joacă un bot: a plecat
browser-substitute-clock = Joacă un bot: timpul s-a terminat
browser-substitute-resigned = Joacă un bot: a abandonat
browser-board = Tabla de joc
browser-what-now = Ce poți face
browser-actions = Acțiuni
browser-offers = La îndemână
browser-all-actions = Toate acțiunile (L)
browser-nothing-to-do = Acum nu ai nimic de făcut.
browser-sure = Sigur? Apasă din nou: { $action }
browser-why-not = Ce nu se poate acum și de ce
browser-one-thinks = { $seat } se gândește.
browser-bot-plays-for = Un bot joacă în locul lui { $seat }.
browser-others-think = Ceilalți se gândesc.
browser-you-watch = Privești această masă.
browser-looking-back = Privești un moment mai vechi.
browser-back-to-now = Înapoi în prezent
browser-skip = Sari înainte
browser-undo = Ia înapoi
browser-hint = Sfat
browser-thinking = Se gândește …
browser-hinted = { $action } – { $reason }
# O alegere și șansa de câștig pe care o promite: $percent (număr).
browser-hint-share = { $action }: { $percent }%
browser-advice = Sfat
browser-advice-close = Închide sfatul
browser-lost = Legătura s-a pierdut. Mai încercăm; nimic din ce ai făcut nu s-a pierdut.
browser-bot-plays = Un bot joacă în locul tău.
browser-return = Joc eu
browser-would-end = { $seat } ar vrea să încheie partida aici.
browser-agree = De acord
browser-play-on = Joc mai departe
browser-while-away = Ce s-a întâmplat între timp
browser-go-on = Mai departe
browser-pass-screen = Dă ecranul mai departe. Urmează { $seat }.
browser-i-am = { $seat } sunt eu: arată partea mea

# Panouri.
browser-panels = Panouri
browser-log = Jurnal
browser-log-more =
    { $more ->
        [one] încă un rând
        [few] încă { $more } rânduri
       *[other] încă { $more } de rânduri
    }
browser-begun = Partida începe.
browser-look-back = Privește acest moment
browser-chat = Discuție
browser-chat-empty = Încă nu a spus nimeni nimic.
browser-say-something = Spune ceva
browser-send = Trimite
browser-new-talk = Cineva a vorbit
browser-mute = Redu la tăcere
browser-mute-person = Redu la tăcere: { $name }
browser-unmute = Redă-i cuvântul
browser-is-muted = { $name } nu are voie să vorbească aici.
browser-settings = Setări
browser-search-rules = Caută în reguli
browser-found =
    { $found ->
        [0] Nu s-a găsit nimic.
        [one] { $found } rezultat
        [few] { $found } rezultate
       *[other] { $found } de rezultate
    }
browser-pace = Mutările celorlalți se arată
browser-pace-calm = pe îndelete
browser-pace-brisk = sprinten
browser-pace-instant = dintr-o dată
browser-confirm = Întreabă din nou
browser-confirm-never = niciodată
browser-confirm-matters = când o tură se încheie și mai e ceva de făcut
browser-confirm-always = mereu
browser-auto-play = Ce nu-mi lasă de ales să se facă fără întrebare
browser-list-stays = Ține la vedere lista tuturor acțiunilor
browser-aids = Arată ajutoare: șanse, estimări
browser-sounds = Sunete discrete
browser-keys = Taste: L arată toate acțiunile, numerele le aleg, U ia înapoi, H cere un sfat, S sare înainte, [ și ] răsfoiesc înapoi și înainte.

# Plecarea.
browser-leave = Pleacă de la masă
browser-leave-page = Mergi în port
browser-leave-page-help = Locul rămâne al tău, iar partida te așteaptă.
browser-leave-page-clock-help = Locul rămâne al tău, dar ceasul merge mai departe.
browser-leave-bot = Să joace un bot în locul meu
browser-leave-bot-help = Până te întorci.
browser-leave-bot-alone-help = La masă rămân doar boți, care joacă imediat partida până la capăt. O găsești printre reluări.
browser-abandon = Propune încheierea
browser-abandon-help = Partida se încheie neterminată dacă toți sunt de acord.
browser-resign = Abandonează
browser-resign-help = Un bot joacă până la capăt, iar tu ieși pe ultimul loc.
browser-resign-alone-help = Nu mai joacă nimeni altcineva: partida se încheie pe loc, fără rezultat.
browser-stay = Rămâi

# Sfârșitul.
browser-you-win = Ai câștigat!
browser-nth = { $place }.
browser-points-by-source = Punctele după proveniență
browser-all-points = Puncte în total
browser-decides-ties = decide unde punctele nu decid
browser-course = Punctele tuturor, de la prima mutare la ultima
browser-turning-lead = { $seat } trece definitiv în frunte.
browser-turning-gain =
    { $seat } câștigă { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } deodată.
browser-same-shuffle = Aceeași amestecare, alte locuri
browser-same-shuffle-help = Aceleași cărți în aceeași ordine, fiecare cu un loc mai departe. Amestecarea este cunoscută, deci partida nu contează în clasament.
browser-share = Distribuie
browser-see-board = Vezi masa
browser-see-result = Vezi rezultatul
browser-winner = Câștigă { $seat }.
browser-winners = { $seats } împart primul loc.
browser-gave-up = a abandonat
browser-group-won = Ați câștigat împreună, scor { $score }.
browser-group-lost = Ați pierdut împreună, scor { $score }.
browser-rematch = Joacă din nou
browser-to-rematch = La revanșă
browser-replay-it = Privește din nou
browser-review = Revezi această partidă

# Reluări.
browser-nothing-finished = Încă nu e nimic aici: joacă mai întâi.
browser-step-back = Înapoi
browser-step-on = Înainte
browser-download-record = Descarcă înregistrarea
browser-salt = Sare: { $seat }

# Oamenii și punctajele lor.
browser-person = Cineva
browser-my-page = Rezultatele și punctajele mele
browser-since = În port din { $day }.
browser-you-are-guest = Ești oaspete.
browser-is-guest = Este oaspete.
browser-ratings = Clasament
browser-won-share = Locuri întâi
browser-won-of = { $wins } din { $games }
browser-among-people = Printre oameni
browser-streak-now =
    { $games ->
        [one] { $games } victorie la rând.
        [few] { $games } victorii la rând.
       *[other] { $games } de victorii la rând.
    }
browser-streak-best = Cel mult { $games } la rând.
browser-own-ratings = Punctaje
browser-rating = Punctaj
browser-rating-now = Punctaj { $rating }
browser-rating-unsure =
    { $games ->
        [one] ± { $uncertainty }, { $games } partidă
        [few] ± { $uncertainty }, { $games } partide
       *[other] ± { $uncertainty }, { $games } de partide
    }
browser-rated-games = Partide
browser-place = Loc
browser-ratings-help = Toți încep de la 25,0. Punctajul urcă și coboară cu partidele pentru clasament jucate împotriva oamenilor și devine mai sigur cu fiecare.
browser-you-are-unrated = Încă nu ai jucat nicio partidă pentru clasament.
browser-own-rating-is =
    Punctajul tău: { $rating }, din { $games ->
        [one] o partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }.
browser-open-rated = Deschide o masă clasată
browser-rated-open = Mese clasate cu un loc liber
browser-rated-running = Partide clasate în desfășurare
browser-is-unrated = Încă nicio partidă pentru clasament.
browser-nobody-rated = Nimeni nu a jucat încă acest joc pentru clasament. Începe tu:
browser-results = Ultimele rezultate
browser-no-results = Încă nicio partidă încheiată.
browser-place-of = Locul { $place } din { $seats }
browser-was-rated = pentru clasament
browser-known-shuffle = amestecare cunoscută
browser-known-shuffle-help = Cine știe sămânța poate afla orice carte ascunsă. Partida nu contează în clasament.
browser-rated-help = Joacă doar oameni, fiecare la un singur loc, fără boți și fără sfaturi.
browser-rated-needs-name = Ca rezultatul să conteze, ai nevoie de un nume care să fie doar al tău.
browser-in-lobby = În port, la vederea tuturor
browser-without-onlookers = Fără privitori

# Ajutor.
browser-rules-of = Reguli: { $game }
browser-rules-contents = Cuprins
browser-rules-link = Legătură la „{ $title }”
browser-rules-begin = Citește de la început
browser-rules-now = Unde e jocul
browser-rules-page = Ca pagină
browser-print = Tipărește
browser-example = Exemplu
browser-example-close = Închide exemplul
browser-example-as-text = Ca text
browser-example-try = Încearcă
browser-example-begins = Poziția. { $prompt }
browser-example-refused = { $seat } nu are voie să facă asta: { $action } { $why }
browser-example-refused-plain = { $seat } nu are voie să facă asta. { $why }
browser-read-rule = Citește regula
browser-try = Încearcă o poziție
browser-try-help = Lipește un caz sau deschide unul: e așezat pe tablă și poți juca mai departe de acolo împotriva boților, cu indicii. Legătura îl poartă cu ea, așa că îi poți întreba pe alții cine are dreptate.
browser-try-text = Cazul
browser-try-show = Așază-l
browser-try-file = Deschide un fișier
browser-try-bad-link = Această legătură nu poartă niciun caz.
browser-lessons = Lecții
browser-step-of = Pasul { $step } din { $steps }
browser-you = Tu

# Mulțumiri.
browser-credits-games = Jocurile
browser-credits-authors = Port Royal: Alexander Pfister. Puerto Rico: Andreas Seyfarth. Dominion: Donald X. Vaccarino. Catan: Klaus Teuber.
browser-credits-icons = Pictograme
browser-credits-icons-help = Imaginile sunt compozițiile noastre din pictograme desenate de:
browser-credits-type = Fonturi
browser-credits-software = Software

# Campanii.
browser-campaigns = Campanii
browser-campaigns-help = Mai multe partide la rând, o singură poveste: fiecare capitol continuă de unde s-a încheiat cel dinainte.
browser-campaign-of = Campanie: { $game }
browser-campaign-chapter = Capitolul { $chapter }
browser-campaign-chapter-named = Capitolul { $chapter }: { $name }
browser-chapters = Capitolele poveștii
browser-chapter-now = Sunteți aici
browser-lost-tries =
    { $tries ->
        [one] pierdut o dată
        [few] pierdut de { $tries } ori
       *[other] pierdut de { $tries } de ori
    }
browser-campaign-table = Înapoi la masă
browser-campaign-over = Povestea s-a încheiat.
browser-campaign-begins = Povestea nu a început încă.
browser-campaign-won = Câștigat
browser-campaign-lost = Pierdut
browser-campaign-finished = Jucat până la capăt
browser-campaign-given-up = Abandonat
browser-campaign-with-bots = Începe cu boți
browser-campaign-with-friends = Începe cu prietenii
browser-campaign-on = La capitolul următor
browser-try-again = Încearcă din nou (încercarea { $tries })
browser-to-campaign = La campanie
browser-as-campaign = Spune toată povestea, capitol cu capitol
browser-story-port-royal = Trei corăbii cu pânze ruginii stau în larg, în fața Port Royalului. Echipajele lor își zic Areși și nu fură aurul nimănui: duc cu ele cărți și ierburi, din fiecare prăvălie și din fiecare grădină de pe coastă. Doamna Odile Quill, care ține registrul portului, vrea să știe de ce. A auzit că tu cunoști oameni.
browser-no-campaigns = Încă nu a început nicio poveste aici.
browser-import-campaign = Adu o campanie dintr-un fișier
browser-export-campaign = Salvează campania într-un fișier
browser-no-campaign-file = În acest fișier nu este nicio campanie.

# Contul meu.
browser-account = Contul meu
browser-block = Blochează
browser-block-person = Blochează: { $name }
browser-block-help = Nu mai vezi ce scrie, nu se poate așeza la mesele tale și nu te poate așeza la o revanșă.
browser-is-blocked = Ai blocat această persoană.
browser-unblock = Deblochează
browser-unblock-person = Deblochează: { $name }
browser-report = Raportează moderatorilor
browser-report-person = Raportează moderatorilor: { $name }
browser-report-reason = De ce?
browser-reason-insult = Insulte sau amenințări
browser-reason-spam = Reclamă sau mesaje care îi acoperă pe ceilalți
browser-reason-name = Numele
browser-reason-cheating = Joc necinstit
browser-reason-other = Altceva
browser-report-words = Cu cuvintele tale
browser-report-line = Se trimite și rândul de discuție de la care ai venit.
browser-send-report = Trimite
browser-reported = Mulțumim. Un moderator se va uita la el.
browser-moderation = Moderare
browser-understood = Am înțeles
