# Ce le spune serverul celor de la mesele sale.

server-sat = { $name } ocupă locul { $seat }.
server-bot-sat = { $bot } ocupă locul { $seat }.
server-stood-up = Locul { $seat } este din nou liber.
server-salted = Locul { $seat } adaugă propria sare la amestecare.
server-started = Partida începe. Amprenta secretului cu care se amestecă: { $commitment }
server-started-with-known-shuffle = Partida începe cu o amestecare cunoscută.
server-practice = O masă de exercițiu: începe dintr-o poziție pregătită de mână și nu se socotește nicăieri.
server-practice-of-record = O masă de exercițiu: începe la mijlocul unei partide înregistrate și nu se socotește nicăieri.
server-left = { $name } a plecat; un bot joacă până la întoarcere.
server-out-of-time = { $name } a rămas fără timp; un bot joacă până la întoarcere.
server-resigned = { $name } abandonează; un bot joacă până la capăt.
server-returned = { $name } s-a întors.
server-clock-stopped = Serverul a lipsit o vreme; timpul acela nu se socotește.
server-said = { $name }: { $text }
server-said-removed = { $name }: (șters de un moderator)
server-was-muted = { $name } nu mai are voie să vorbească la masa aceasta.
server-was-unmuted = { $name } poate vorbi din nou.
server-wants-to-abandon = { $name } ar vrea să încheie partida aici.
server-wants-to-go-on = { $name } vrea totuși să joace mai departe.
server-abandoned = Partida se încheie aici, neterminată.
server-closed = Administratorul a închis masa aceasta.
server-somebody = Cineva care a plecat
server-rematch = La altă masă se joacă revanșa.
server-campaign-goes-on = Campania continuă la altă masă.
server-goodbye = Serverul repornește. Partida ta este în siguranță; revino într-o clipă.

# Nivelurile boților.
server-deckhand = Musul
server-mate = Secundul
server-captain = Căpitanul
server-admiral = Amiralul

# Boți cu un plan al lor.
server-stop-at-three = Tom Trei-Cărți
server-stop-at-four = Fanny Patru-Cărți
server-stop-at-five = Frank Cinci-Cărți
server-expedition-first = Conducătorul de expediții
server-sword-army = Maestrul de arme
server-corn-shipper = Armatorul de porumb
server-factory-builder = Fabricantul
server-trader = Negustorul
server-big-money = Banii mari
server-big-money-ultimate = Banii mari plus
server-optimised-money = Bancherul
server-one-smithy = Fierarul
server-two-smithies = Doi fierari
server-wharf = Stăpânul debarcaderului
server-sea-hags = Vrăjitoarele mării
server-single-witch = Vrăjitoarea
server-double-witch = Două vrăjitoare
server-settler-first = Colonistul
server-mission-first = Intendentul
server-pirate-first = Vânătorul de pirați

# De ce nu se poate ceva.
server-trouble = La noi s-a stricat ceva. Mai încearcă într-o clipă.
server-too-fast = A fost prea mult deodată. Așteaptă puțin.
server-too-large = Este prea mare.
server-quota = Este mai mult decât poate folosi o persoană sau o adresă într-o zi. Încearcă din nou mâine.
server-too-slow = Nu a sosit la timp.
server-too-long =
    { $most ->
        [one] Aici încape exact { $most } caracter.
        [few] Aici încap între 1 și { $most } caractere.
       *[other] Aici încap între 1 și { $most } de caractere.
    }
# $why (text): un motiv tehnic, în engleză.
server-unreadable = Nu se poate citi: { $why }
server-no-such-address = Aici nu este nimic.
server-wrong-method = Asta nu se poate face aici.
server-foreign-page = Pagina aceasta aparține altui site.
server-come-in-first = Intră mai întâi: spune cine ești.
server-not-with-a-token = Un program cu token nu are voie să facă asta, ci doar un om.
server-bad-name =
    { $most ->
        [one] Un nume are 1 caracter vizibil.
        [few] Un nume are între 1 și { $most } caractere vizibile.
       *[other] Un nume are între 1 și { $most } de caractere vizibile.
    }
server-name-taken = Numele acesta aparține altcuiva.
server-name-is-claimed = Numele tău este păstrat cu parolă. Ca să-l schimbi, păstrează altul.
server-bad-password =
    { $most ->
        [one] O parolă are între { $least } și { $most } caracter.
        [few] O parolă are între { $least } și { $most } caractere.
       *[other] O parolă are între { $least } și { $most } de caractere.
    }
server-wrong-password = Numele sau parola nu se potrivește.
server-no-such-person = Nu există o asemenea persoană.
server-no-password = Încă nu ai o parolă. Mai întâi rezervă-ți numele.
server-wrong-code = Nu este unul dintre codurile tale sau a fost deja folosit.
server-no-such-token = Nu ai un asemenea token.
server-no-such-session = Nu ai o asemenea sesiune.
server-too-many-tokens =
    { $most ->
        [one] Poți avea cel mult { $most } token.
        [few] Poți avea cel mult { $most } tokenuri.
       *[other] Poți avea cel mult { $most } de tokenuri.
    }
server-no-such-game = Nu există un asemenea joc.
server-no-such-table = Nu există o asemenea masă.
server-no-such-moment = Nu există un asemenea moment.
server-bad-record = Înregistrarea aceasta nu poate fi redată: { $why }
server-no-such-campaign = Nu există o asemenea campanie.
# $why (text): un motiv tehnic, în engleză.
server-bad-campaign = Aceasta nu este o campanie care să poată fi jucată: { $why }
server-campaign-over = Această campanie s-a încheiat.
server-campaign-went-on = Această campanie a continuat în altă parte.
server-campaign-opens-tables = Mesele unei campanii se deschid din campanie.
server-too-many-campaigns =
    { $most ->
        [one] Poți începe cel mult { $most } campanie.
        [few] Poți începe cel mult { $most } campanii.
       *[other] Poți începe cel mult { $most } de campanii.
    }
server-bad-setup = Așa nu se poate juca: { $why }
server-bad-rig = O astfel de poziție nu e posibilă: { $why }
# $line (text): a line of a record.
server-bad-played = Această linie a înregistrării nu poate fi jucată: { $line }
server-nothing-left-to-play = Acolo partida se terminase deja: nu mai e nimic de jucat.
server-too-many-tables =
    { $most ->
        [one] Poți avea cel mult { $most } masă neterminată.
        [few] Poți avea cel mult { $most } mese neterminate.
       *[other] Poți avea cel mult { $most } de mese neterminate.
    }
server-wrong-number-of-seats =
    { $seats ->
        [one] Jocul acesta are { $seats } loc.
        [few] Jocul acesta are { $seats } locuri.
       *[other] Jocul acesta are { $seats } de locuri.
    }
server-bad-clock = Cu un asemenea ceas nu se poate juca.
server-rated-needs-people = O partidă pentru clasament o joacă doar oameni care își păstrează numele cu parolă, fără boți.
server-no-such-seat = Nu există un asemenea loc.
server-no-such-bot = Nu există un asemenea bot.
server-no-open-seat = Toate locurile sunt ocupate.
server-seat-taken = Locul acesta este ocupat.
server-seat-empty = Acolo nu stă nimeni.
server-one-seat-only = Într-o partidă pentru clasament fiecare are un singur loc, sub numele său.
server-wrong-invitation = Locul acesta este păstrat pentru cineva cu invitație.
server-not-your-seat = Acesta nu este locul tău.
server-which-seat = Ai mai multe locuri. Spune la care te referi.
server-only-owner = Asta poate face doar cine a deschis masa.
server-seats-still-open = Unele locuri sunt încă libere.
server-nobody-sits = La masa aceasta nu stă încă nimeni.
server-already-started = Partida a început deja.
server-not-started = Partida nu a început încă.
server-not-over = Partida nu s-a încheiat încă.
server-bot-plays-for-you = Un bot joacă în locul tău. Întoarce-te mai întâi la locul tău.
server-nothing-to-return-to = Nu ai niciun loc la care să te întorci.
server-muted = Nu ai voie să vorbești la masa aceasta.
server-nothing-said = Nu ai spus nimic.
server-no-onlookers = La masa aceasta se joacă fără privitori.
server-no-hints = Într-o partidă pentru clasament nu se dau sfaturi.
# $most (număr): câte mutări cel mult.
server-analysis-too-long = O partidă cu peste { $most } de mutări nu se analizează.
server-no-such-analysis = Nu există o astfel de analiză sau nu este a ta.
server-not-welcome = Cineva de la această masă nu vrea să joace cu tine.
server-that-is-you = Acela ești chiar tu.
server-too-many-blocks =
    { $most ->
        [one] Poți bloca cel mult { $most } persoană. Deblochează mai întâi pe cineva.
        [few] Poți bloca cel mult { $most } persoane. Deblochează mai întâi pe cineva.
       *[other] Poți bloca cel mult { $most } de persoane. Deblochează mai întâi pe cineva.
    }
server-say-what = Spune ce s-a întâmplat.
server-no-such-talk = Nu a spus așa ceva.
server-reported-before = Ai raportat deja acest lucru. Un moderator se va uita la el.
server-table-closed = Masa aceasta este închisă.
server-table-unreadable = Masa aceasta nu mai poate fi citită. Cine se ocupă de server știe deja.
server-table-full = Masa aceasta a văzut destule. Deschide alta.
server-too-many-sockets = Sunt prea multe conexiuni deschise.

# Regulamentul și cazurile aduse de oameni.
server-no-such-language = Regulile există în engleză, cehă și română.
server-no-such-section = Regulamentul nu are o astfel de secțiune.
server-no-such-example = Regulamentul nu are un astfel de exemplu.
server-no-such-lesson = Nu există o asemenea lecție.
server-rigged-is-practice = O masă care începe dintr-o poziție aleasă e de exercițiu: nu apare în nicio listă și nu contează.
server-played-needs-beginning = O masă care începe la mijlocul unei partide are nevoie de sămânța ei sau de poziția de la început.
server-rigged-has-no-shuffle = O poziție pregătită de mână nu se amestecă: lasă sămânța deoparte.
server-known-shuffle-is-unrated = O masă cu amestecare cunoscută nu poate conta în clasament: oricine poate afla cărțile ascunse.
server-shuffle-is-known = Amestecarea acestei mese este cunoscută: nicio sare nu o schimbă.
server-ruling-unreadable = Rândul { $line }: { $why }
server-ruling-shows-nothing = Acest caz e refuzat înainte de a fi ceva de arătat.
server-ruling-is-possible = Cazul spune că așa nu se poate pregăti, dar se poate.
server-ruling-no-seat = Rândul { $line }: acolo nu stă nimeni.
server-ruling-refused = Rândul { $line } nu e permis: { $why }
server-ruling-refused-otherwise = Rândul { $line } nu e permis, dar din alt motiv: { $why }
server-ruling-allowed = Rândul { $line } ar fi trebuit refuzat, dar e permis.
server-ruling-unmet = Rândul { $line }: ce se așteaptă acolo nu e adevărat.

# Ce au făcut moderatorii.
server-warned = Un moderator te avertizează: { $why }
server-silenced = Un moderator a hotărât că nu mai poți scrie aici: { $why }
server-silenced-until = Un moderator a hotărât că nu poți scrie aici până la { $until }: { $why }
server-banned = Un moderator a hotărât că nu mai poți juca aici: { $why }
server-banned-until = Un moderator a hotărât că nu poți juca aici până la { $until }: { $why }
server-only-moderators = Doar moderatorii pot face asta.
server-only-host = Doar cine administrează serverul îi poate face asta unui moderator.
server-say-why = Spune de ce.
server-already-past = Acel moment a trecut deja.
server-no-such-network = Nu este nici o persoană, nici un interval de adrese, cum ar fi 203.0.113.0/24.
server-no-such-sanction = Nu mai există un asemenea avertisment, o asemenea amuțire sau interdicție.
server-no-such-report = Nu mai există un asemenea raport.
