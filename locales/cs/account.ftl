# Co říká stránka vlastního účtu.

browser-sessions = Kde jsem přihlášen(a)
browser-this-session = Tento prohlížeč
browser-session-since = Od { $day }, naposledy { $seen }
browser-end-session = Odhlásit tam
browser-tokens = Programy, které jednají za mě
browser-tokens-help = Token dovolí tvému programu sedat ke stolu a hrát tvým jménem. Ukáže se jen jednou.
browser-token-told = Hned si ho zkopíruj, podruhé se neukáže:
browser-token-label = K čemu
browser-new-token = Nový token
browser-end-token = Odebrat
browser-recovery = Když ztratím heslo
browser-recovery-help =
    Se svým jménem a jedním z těchto kódů se dostaneš dovnitř a nastavíš si nové heslo. Každý platí jednou. { $left ->
        [0] Žádný nemáš.
        [one] Zbývá ti jeden.
        [few] Zbývají ti { $left }.
        [many] Zbývá ti { $left }.
       *[other] Zbývá ti { $left }.
    }
browser-new-codes = Nové kódy
browser-recovery-told = Opiš si je a dobře je uschovej. Podruhé se neukážou a starší kódy už neplatí.
browser-my-data = Co se o mně uchovává
browser-my-data-help = Jeden soubor s tvým jménem, přihlášeními, stoly, výsledky, hodnocením a tím, co jsi napsal(a).
browser-download-data = Stáhnout
browser-delete-account = Smazat můj účet
browser-delete-account-help = Tvé jméno zmizí ze všeho, co jsi odehrál(a) a napsal(a), u rozehraných stolů za tebe dohrají boti, tvoje nezahájené stoly se zavřou a všude tě to odhlásí. Vrátit se to nedá.
browser-delete-account-sure = Ano, opravdu
browser-blocked = Koho mám zablokovaného
browser-blocked-help = Nevidíš, co píšou, nemohou si sednout k tvým stolům ani tě posadit k odvetě.
browser-nobody-blocked = Nikoho nemáš zablokovaného.
