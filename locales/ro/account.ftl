# Ce spune pagina contului propriu.

browser-sessions = Unde sunt conectat(ă)
browser-this-session = Acest browser
browser-session-since = Din { $day }, folosit ultima dată { $seen }
browser-end-session = Deconectează acolo
browser-tokens = Programe care acționează pentru mine
browser-tokens-help = Un jeton îi permite unui program al tău să se așeze la masă și să joace în numele tău. Se arată o singură dată.
browser-token-told = Copiază-l acum; nu mai este arătat încă o dată:
browser-token-label = Pentru ce
browser-new-token = Jeton nou
browser-end-token = Retrage
browser-recovery = Dacă îmi pierd parola
browser-recovery-help =
    Cu numele tău și unul dintre aceste coduri intri și îți pui o parolă nouă. Fiecare este valabil o singură dată. { $left ->
        [0] Nu ai niciunul.
        [one] Ți-a rămas unul.
        [few] Ți-au rămas { $left }.
       *[other] Ți-au rămas { $left }.
    }
browser-new-codes = Coduri noi
browser-recovery-told = Notează-le și păstrează-le bine. Nu mai sunt arătate încă o dată, iar codurile vechi nu mai sunt valabile.
browser-my-data = Ce se păstrează despre mine
browser-my-data-help = Un singur fișier cu numele, conectările, mesele, rezultatele și punctajele tale și cu ce ai scris.
browser-download-data = Descarcă
browser-delete-account = Șterge-mi contul
browser-delete-account-help = Numele tău dispare din tot ce ai jucat și ai scris, la mesele începute joacă boții în locul tău, mesele tale încă neîncepute se închid și ești deconectat(ă) peste tot. Nu există cale de întoarcere.
browser-delete-account-sure = Sunt sigur(ă)
browser-blocked = Pe cine am blocat
browser-blocked-help = Nu vezi ce scriu, nu se pot așeza la mesele tale și nu te pot așeza la o revanșă.
browser-nobody-blocked = Nu ai blocat pe nimeni.
