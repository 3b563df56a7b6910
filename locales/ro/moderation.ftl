# Ce spune pagina pentru moderatori.

browser-reports = Raportări
browser-no-reports = Nu este nimic de văzut.
browser-report-of = O raportare despre { $name }
browser-reported-by = Raportat de { $name }
browser-to-that-table = La masă
browser-answer = Ce e de făcut
browser-do-settle = Închide raportarea, nimic de făcut
browser-do-warn = Avertizează
browser-do-mute = Amuțește
browser-do-ban = Interzice jocul
browser-do-ban-network = Interzice adrese
browser-do-lift = Ridică
browser-do-remove-talk = Șterge rândul
browser-do-close-table = Închide masa
browser-do-delete-person = Șterge contul
browser-do-give-role = Dă un rol
browser-for-how-long = Pentru cât timp
browser-for-good = pentru totdeauna
browser-for-days =
    { $days ->
        [one] { $days } zi
        [few] { $days } zile
       *[other] { $days } de zile
    }
browser-until = până la { $day }
browser-why = De ce (află și persoana respectivă)
browser-do-it = Aplică
browser-sanctions = Amuțiri și interdicții
browser-no-sanctions = Nimeni nu este amuțit și nimănui nu i s-a interzis jocul.
browser-lifted = Ridicată
browser-network = Interval de adrese
browser-audit = Ce s-a făcut
browser-nothing-done = Încă nimic.
browser-more = Mai vechi
browser-the-host = administratorul serverului
