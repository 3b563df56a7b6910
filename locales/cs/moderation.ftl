# Co říká stránka pro moderátory.

browser-reports = Hlášení
browser-no-reports = Není co řešit.
browser-report-of = Hlášení, koho se týká: { $name }
browser-reported-by = Nahlásil(a): { $name }
browser-to-that-table = Ke stolu
browser-answer = Co udělat
browser-do-settle = Vyřídit, nic nedělat
browser-do-warn = Napomenout
browser-do-mute = Umlčet
browser-do-ban = Zakázat hru
browser-do-ban-network = Zakázat adresy
browser-do-lift = Zrušit
browser-do-remove-talk = Odstranit řádek
browser-do-close-table = Zavřít stůl
browser-do-delete-person = Smazat účet
browser-do-give-role = Přidělit roli
browser-for-how-long = Na jak dlouho
browser-for-good = navždy
browser-for-days =
    { $days ->
        [one] { $days } den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    }
browser-until = do { $day }
browser-why = Proč (dozví se to i dotyčný)
browser-do-it = Provést
browser-sanctions = Umlčení a zákazy
browser-no-sanctions = Nikdo není umlčený ani nemá zákaz.
browser-lifted = Zrušeno
browser-network = Rozsah adres
browser-audit = Co se udělalo
browser-nothing-done = Zatím nic.
browser-more = Dřívější
browser-the-host = správce serveru
