# Ce le spune serverul celor de la mesele sale.

server-sat = { $name } ocupă locul { $seat }.
server-bot-sat = { $bot } ocupă locul { $seat }.
server-stood-up = Locul { $seat } este din nou liber.
server-salted = Locul { $seat } adaugă propria sare la amestecare.
server-started = Partida începe. Amprenta secretului cu care se amestecă: { $commitment }
server-left = { $name } a plecat; un bot joacă până la întoarcere.
server-out-of-time = { $name } nu mai are timp; un bot joacă până la întoarcere.
server-resigned = { $name } renunță; un bot joacă până la capăt.
server-returned = { $name } s-a întors.
server-clock-stopped = Serverul a lipsit o vreme; timpul acela nu se pune.
server-said = { $name }: { $text }
server-was-muted = { $name } nu mai are voie să vorbească la masa aceasta.
server-was-unmuted = { $name } poate vorbi din nou.
server-wants-to-abandon = { $name } ar vrea să încheie partida aici.
server-wants-to-go-on = { $name } vrea totuși să joace mai departe.
server-abandoned = Partida se încheie aici, neterminată.
server-closed = Gazda a închis masa aceasta.
server-rematch = La altă masă se joacă revanșa.
server-campaign-goes-on = Campania continuă la altă masă.
server-goodbye = Serverul repornește. Partida ta este în siguranță; revino într-o clipă.

# Nivelurile boților.
server-deckhand = Musul
server-mate = Secundul
server-captain = Căpitanul
server-admiral = Amiralul

# De ce nu se poate ceva.
server-trouble = Ceva nu merge la noi. Mai încearcă într-o clipă.
server-too-fast = A fost prea mult deodată. Așteaptă puțin.
server-too-large = Este prea mare.
server-too-slow = Nu a sosit la timp.
server-too-long =
    { $most ->
        [one] Trebuie să fie ceva acolo, de cel mult { $most } caracter.
        [few] Trebuie să fie ceva acolo, de cel mult { $most } caractere.
       *[other] Trebuie să fie ceva acolo, de cel mult { $most } de caractere.
    }
# $why (text): un motiv tehnic, în engleză.
server-unreadable = Nu se poate citi: { $why }
server-no-such-address = Aici nu este nimic.
server-wrong-method = Asta nu se poate face aici.
server-foreign-page = Pagina aceasta aparține altui site.
server-come-in-first = Intră mai întâi: spune cine ești.
server-not-with-a-token = Asta nu poate face un program cu tokenul lui, ci doar omul.
server-bad-name =
    { $most ->
        [one] Un nume are 1 caracter vizibil.
        [few] Un nume are între 1 și { $most } caractere vizibile.
       *[other] Un nume are între 1 și { $most } de caractere vizibile.
    }
server-name-taken = Numele acesta aparține altcuiva.
server-name-is-claimed = Numele tău este stabilit. Ca să-l schimbi, revendică altul.
server-bad-password =
    { $most ->
        [one] O parolă are între { $least } și { $most } caracter.
        [few] O parolă are între { $least } și { $most } caractere.
       *[other] O parolă are între { $least } și { $most } de caractere.
    }
server-wrong-password = Numele sau parola nu se potrivește.
server-no-such-person = Nu există o asemenea persoană.
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
server-rated-needs-people = Într-o partidă cu clasament joacă doar oameni cu nume revendicat, fără boți.
server-no-such-seat = Nu există un asemenea loc.
server-no-such-bot = Nu există un asemenea bot.
server-no-open-seat = Toate locurile sunt ocupate.
server-seat-taken = Locul acesta este ocupat.
server-seat-empty = Acolo nu stă nimeni.
server-one-seat-only = Într-o partidă cu clasament fiecare are un singur loc, sub numele său.
server-wrong-invitation = Locul acesta este păstrat pentru cineva cu invitație.
server-not-your-seat = Acesta nu este locul tău.
server-which-seat = Ai mai multe locuri. Spune la care te referi.
server-only-owner = Asta poate doar cine a deschis masa.
server-seats-still-open = Unele locuri sunt încă libere.
server-nobody-sits = La masa aceasta nu stă încă nimeni.
server-already-started = Partida a început deja.
server-not-started = Partida nu a început încă.
server-not-over = Partida nu s-a încheiat încă.
server-bot-plays-for-you = Un bot joacă în locul tău. Întoarce-te mai întâi la loc.
server-nothing-to-return-to = Nu ai niciun loc la care să te întorci.
server-muted = Nu ai voie să vorbești la masa aceasta.
server-nothing-said = Nu ai spus nimic.
server-no-onlookers = La masa aceasta se joacă fără privitori.
server-no-hints = Într-o partidă cu clasament nu se dau sfaturi.
server-table-full = Masa aceasta a văzut destule. Deschide alta.
server-too-many-sockets = Sunt prea multe conexiuni deschise.
