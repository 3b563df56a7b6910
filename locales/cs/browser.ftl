# Co říká samotný prohlížeč.

# Každá stránka.
browser-to-lobby = Do přístavu
browser-language = Jazyk
browser-to-day = Den: světlý papír
browser-to-night = Noční hlídka: tmavý papír
browser-no-page = Na této adrese nic není.
browser-one-moment = Okamžik …
browser-part-failed = Tato část stránky nepřišla. Zkoušíme to dál.
browser-load-again = Zkusit hned
browser-cancel = Zrušit
browser-save = Uložit
browser-unreachable = Server neodpovídá. Zkoušíme to dál.
browser-trouble = Něco se tu pokazilo. Zkus to znovu.

# Přístav.
browser-welcome = Vítej v přístavu
browser-welcome-help = Vyber si mapu a posaď se: hned proti botům, nebo s přáteli přes odkaz. Účet nepotřebuješ.
browser-games = Hry
browser-play-now = Hrát hned
browser-play-now-at = Hrát hned: { $game }
browser-against = Kdo hraje proti tobě
browser-against-bots = proti botům: { $bot }
browser-new-table = Nový stůl
browser-learn = Učit se hrou
browser-rules = Pravidla
browser-seats-range = hráčů: { $least } až { $most }
browser-seats =
    { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }
browser-seats-open =
    { $open ->
        [one] { $open } volné místo
        [few] { $open } volná místa
       *[other] { $open } volných míst
    } { $seats ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
       *[other] z
    } { $seats }
browser-my-tables = Tvoje stoly
browser-open-tables = Stoly, kam si můžeš sednout
browser-watch = Stoly, kde se můžeš dívat
browser-your-turn = Jsi na tahu
browser-others-turn = Nejsi na tahu
browser-not-begun = Hra ještě nezačala
browser-join-by-link = Přidat se přes odkaz
browser-link-here = Vlož odkaz na stůl
browser-join = Přidat se
browser-replays = Záznamy
browser-credits = Poděkování
browser-for-programs = Pro programy
browser-unofficial = Portolan je nezávislé, neoficiální zpracování. Autoři ani vydavatelé her ho nevytvořili, neschválili ani nelicencovali. Pokud se ti tu některá hra líbí, kup si ji: s kartami v ruce je lepší.

# Kdo jsem.
browser-who-are-you = Kdo jsi?
browser-guest = Hrát jako host
browser-guest-help = Tento prohlížeč si tě pamatuje.
browser-claim = Ponechat si jméno s heslem
browser-claim-help = Jméno pak patří jen tobě, na každém zařízení, a tvé výsledky se mohou počítat.
browser-log-in = Přihlásit se
browser-log-in-help = Jménem, které už máš.
browser-log-out = Odhlásit se
browser-name = Jméno
browser-password = Heslo
browser-old-password = Dosavadní heslo
browser-new-password = Nové heslo

# Nový stůl.
browser-new-table-of = Nový stůl: { $game }
browser-presets = Začít od
browser-rules-of-game = Jak se hraje
browser-who-plays = Kdo hraje
browser-seat-number = Místo { $number }
browser-me = Já ({ $name })
browser-friend-here = Někdo u této obrazovky
browser-friend-number = Host { $number }
browser-by-invitation = Přes pozvánku
browser-anybody = Volné pro kohokoli
browser-a-bot = Bot: { $bot }
browser-clock = Čas na přemýšlení
browser-clock-none = Jak dlouho chceš
browser-clock-quick = Rychle: 5 minut a 10 sekund na tah
browser-clock-relaxed = V klidu: 20 minut a 30 sekund na tah
browser-clock-day = Den na každé rozhodnutí
browser-clock-week = Týden na každé rozhodnutí
browser-public = Ukázat v přístavu
browser-onlookers = Ostatní se mohou dívat
browser-rated = Výsledek se počítá do žebříčku
browser-seed = Seed
browser-choose-seed = Známé zamíchání
browser-choose-seed-help = Nejvýš 64 číslic 0–9 a písmen a–f, třeba 2a; pro tajné zamíchání nech pole prázdné. Stejný seed rozdá stejné karty a boti na stejné tahy odpovědí stejně. Vidí ho všichni u stolu a hra se nehodnotí.
browser-bad-seed = Seed je 1 až 64 šestnáctkových číslic: 0–9 a a–f.
browser-from-to = { $least } až { $most }
browser-begin-story = Začít příběh
browser-open-table = Otevřít stůl

# Před hrou.
browser-table = Stůl
browser-table-of = Stůl: { $game }
browser-waiting-for =
    { $seats ->
        [one] Čeká se ještě na jednoho hráče.
        [few] Čeká se ještě na { $seats } hráče.
       *[other] Čeká se ještě na { $seats } hráčů.
    }
browser-everybody-is-here = Všichni jsou tu.
browser-seats-taken =
    { $people ->
        [one] Všechna místa jsou obsazená; jeden hráč tu ještě není.
        [few] Všechna místa jsou obsazená; { $people } hráči tu ještě nejsou.
       *[other] Všechna místa jsou obsazená; { $people } hráčů tu ještě není.
    }
browser-sit-down = Posadit se
browser-stand-up = Vstát
browser-seat-a-bot = Bot
browser-free-seat = Uvolnit
browser-copy-link = Kopírovat odkaz
browser-copied = Zkopírováno
browser-invitation-link = Pozvánka na místo { $number }
browser-share-link = Odkaz na tento stůl
browser-start = Začít
browser-start-with-bots = Začít, volná místa vezmou boti
browser-ask-for-link = Na pozvání: řekni si o odkaz na toto místo ({ $name }).
browser-whoever-opened = kdo stůl otevřel
browser-owner-starts = Hru začne ten, kdo stůl otevřel.
browser-commitment = Otisk tajemství míchání: { $commitment }
browser-fair-shuffle = Jak zůstane míchání poctivé
browser-fair-shuffle-help = Tento otisk zavazuje server k jeho tajemství dřív, než si kdo sedne; po hře se tajemství ukáže a dá se ověřit. Kdo chce mít úplnou jistotu, přidá vlastní text.
browser-own-salt = Libovolný vlastní text
browser-add-salt = Přidat do míchání

# U stolu.
browser-seats-here = U stolu
browser-that-is-you = (ty)
browser-is-awaited = na tahu
browser-is-here = je u stolu
browser-is-away = teď tu není
browser-watching =
    { $people ->
        [one] Dívá se jeden člověk.
        [few] Dívají se { $people } lidé.
       *[other] Dívá se { $people } lidí.
    }
browser-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
browser-bot-numbered = { $bot } { $number }
browser-substitute-left = Hraje bot: hráč odešel
browser-substitute-clock = Hraje bot: došel čas
browser-substitute-resigned = Hraje bot: hráč se vzdal
browser-board = Herní plán
browser-what-now = Co můžeš udělat
browser-actions = Akce
browser-offers = Po ruce
browser-all-actions = Všechny akce (L)
browser-nothing-to-do = Právě teď nemáš co dělat.
browser-sure = Opravdu? Stiskni znovu: { $action }
browser-why-not = Co teď nejde a proč
browser-one-thinks = { $seat } přemýšlí.
browser-bot-plays-for = Místo hráče { $seat } hraje bot.
browser-others-think = Přemýšlejí ostatní.
browser-you-watch = Díváš se, jak se hraje u tohoto stolu.
browser-looking-back = Díváš se na dřívější okamžik.
browser-back-to-now = Zpět do přítomnosti
browser-skip = Přeskočit
browser-undo = Vzít zpět
browser-hint = Poradit
browser-thinking = Přemýšlí …
browser-hinted = { $action } – { $reason }
# Volba a naděje na výhru, kterou slibuje: $percent (číslo).
browser-hint-share = { $action }: { $percent } %
browser-advice = Rada
browser-advice-close = Zavřít radu
browser-lost = Spojení je přerušené. Zkoušíme to dál; nic z tvých tahů se neztratilo.
browser-bot-plays = Hraje za tebe bot.
browser-return = Hrát místo bota
browser-would-end = { $seat } navrhuje hru tady ukončit.
browser-agree = Souhlasit
browser-play-on = Hrát dál
browser-while-away = Co se zatím stalo
browser-go-on = Pokračovat
browser-pass-screen = Předej obrazovku. Na řadě je { $seat }.
browser-i-am = { $seat } jsem já: ukaž moji stranu

# Panely.
browser-panels = Panely
browser-log = Deník
browser-log-more =
    { $more ->
        [one] ještě { $more } řádek
        [few] ještě { $more } řádky
       *[other] ještě { $more } řádků
    }
browser-begun = Hra začíná.
browser-look-back = Podívat se na tento okamžik
browser-chat = Hovor
browser-chat-empty = Zatím nikdo nic neřekl.
browser-say-something = Řekni něco
browser-send = Odeslat
browser-new-talk = Někdo promluvil
browser-mute = Umlčet
browser-mute-person = Umlčet: { $name }
browser-unmute = Vrátit slovo
browser-is-muted = { $name } tu nesmí mluvit.
browser-settings = Nastavení
browser-search-rules = Hledat v pravidlech
browser-found =
    { $found ->
        [0] Nic se nenašlo.
        [one] Nalezeno: { $found }
        [few] Nalezeno: { $found }
       *[other] Nalezeno: { $found }
    }
browser-pace = Tahy ostatních ukazovat
browser-pace-calm = v klidu
browser-pace-brisk = svižně
browser-pace-instant = najednou
browser-confirm = Ptát se znovu
browser-confirm-never = nikdy
browser-confirm-matters = když tah končí a ještě jde něco udělat
browser-confirm-always = vždy
browser-auto-play = Co mi nedává na výběr, udělat bez ptaní
browser-list-stays = Nechat seznam všech akcí otevřený
browser-aids = Ukazovat pomůcky: šance, odhady
browser-sounds = Zvuky, tiché
browser-keys = Klávesy: L ukáže všechny akce, čísla je volí, U bere zpět, H poradí, S přeskočí, [ a ] listují zpět a dál.

# Odchod.
browser-leave = Odejít od stolu
browser-leave-page = Jít do přístavu
browser-leave-page-help = Místo ti zůstane a hra na tebe počká.
browser-leave-page-clock-help = Místo ti zůstane, ale hodiny běží dál.
browser-leave-bot = Ať za mě hraje bot
browser-leave-bot-help = Dokud se nevrátíš.
browser-leave-bot-alone-help = U stolu pak zbudou jen boti a hru hned dohrají do konce. Najdeš ji mezi záznamy.
browser-abandon = Navrhnout konec
browser-abandon-help = Hra skončí nedohraná, pokud všichni souhlasí.
browser-resign = Vzdát se
browser-resign-help = Do konce hraje bot a ty skončíš poslední.
browser-resign-alone-help = Nikdo jiný tu nehraje: hra hned skončí, bez výsledku.
browser-stay = Zůstat

# Konec.
browser-you-win = Vyhráváš!
browser-nth = { $place }.
browser-points-by-source = Body podle původu
browser-all-points = Body celkem
browser-decides-ties = rozhoduje, kde nerozhodly body
browser-course = Body všech od prvního tahu po poslední
browser-turning-lead = { $seat } se definitivně ujímá vedení.
browser-turning-gain =
    { $seat } získává najednou { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
browser-same-shuffle = Stejné zamíchání, jiná místa
browser-same-shuffle-help = Stejné karty ve stejném pořadí, každý o místo dál. Zamíchání je známé, hra se proto nehodnotí.
browser-share = Sdílet
browser-see-board = Ukázat stůl
browser-see-result = Ukázat výsledek
browser-winner = Vyhrává { $seat }.
browser-winners = O první místo se dělí { $seats }.
browser-gave-up = vzdáno
browser-group-won = Společně jste vyhráli, skóre { $score }.
browser-group-lost = Společně jste prohráli, skóre { $score }.
browser-rematch = Hrát znovu
browser-to-rematch = K odvetě
browser-replay-it = Podívat se znovu
browser-review = Projít si tuto partii

# Záznamy.
browser-nothing-finished = Zatím tu nic není: nejdřív si zahraj.
browser-step-back = Zpět
browser-step-on = Dál
browser-download-record = Stáhnout záznam
browser-salt = Sůl: { $seat }

# Lidé a jejich hodnocení.
browser-person = Někdo
browser-my-page = Moje výsledky a hodnocení
browser-since = V přístavu od { $day }.
browser-you-are-guest = Hraješ jako host.
browser-is-guest = Hraje jako host.
browser-ratings = Žebříček
browser-won-share = První místa
browser-won-of = { $wins } z { $games }
browser-among-people = Mezi lidmi
browser-streak-now =
    { $games ->
        [one] { $games } výhra v řadě.
        [few] { $games } výhry v řadě.
       *[other] { $games } výher v řadě.
    }
browser-streak-best = Nejvíc { $games } v řadě.
browser-own-ratings = Hodnocení
browser-rating = Hodnocení
browser-rating-now = Hodnocení { $rating }
browser-rating-unsure =
    { $games ->
        [one] ± { $uncertainty }, { $games } hra
        [few] ± { $uncertainty }, { $games } hry
       *[other] ± { $uncertainty }, { $games } her
    }
browser-rated-games = Hry
browser-place = Pořadí
browser-ratings-help = Všichni začínají na 25,0. Hodnocení stoupá a klesá s hodnocenými hrami proti lidem a s každou je jistější.
browser-you-are-unrated = Zatím nemáš za sebou žádnou hodnocenou hru.
browser-own-rating-is =
    Tvoje hodnocení: { $rating }, { $games ->
        [one] z jedné partie
        [few] ze { $games } partií
       *[other] z { $games } partií
    }.
browser-open-rated = Otevřít hodnocený stůl
browser-rated-open = Hodnocené stoly s volným místem
browser-rated-running = Hodnocené partie, které se právě hrají
browser-is-unrated = Zatím žádná hodnocená hra.
browser-nobody-rated = Hodnocenou partii tu ještě nikdo nehrál. Začni:
browser-results = Poslední výsledky
browser-no-results = Zatím žádná dohraná hra.
browser-place-of =
    { $place }. místo { $seats ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
       *[other] z
    } { $seats }
browser-was-rated = hodnoceno
browser-known-shuffle = známé zamíchání
browser-known-shuffle-help = Kdo zná seed, zjistí každou skrytou kartu. Hra se nehodnotí.
browser-rated-help = Hrají jen lidé, každý na jednom místě, bez botů a bez rad.
browser-rated-needs-name = Aby se výsledek počítal, potřebuješ jméno, které patří jen tobě.
browser-in-lobby = V přístavu na očích všem
browser-without-onlookers = Bez diváků

# Nápověda.
browser-rules-of = Pravidla: { $game }
browser-rules-contents = Obsah
browser-rules-link = Odkaz na „{ $title }“
browser-rules-begin = Číst od začátku
browser-rules-now = Kde hra je
browser-rules-page = Jako stránka
browser-print = Vytisknout
browser-example = Příklad
browser-example-close = Zavřít příklad
browser-example-as-text = Jako text
browser-example-try = Vyzkoušet
browser-example-begins = Pozice. { $prompt }
browser-example-refused = { $seat } tohle nesmí: { $action } { $why }
browser-example-refused-plain = { $seat } tohle nesmí. { $why }
browser-read-rule = Přečíst pravidlo
browser-try = Vyzkoušet pozici
browser-try-help = Vlož případ, nebo ho otevři ze souboru: rozloží se na plánu a můžeš z něj hrát dál proti botům, i s nápovědou. Odkaz ho nese s sebou, takže se můžeš zeptat ostatních, kdo má pravdu.
browser-try-text = Případ
browser-try-show = Rozložit
browser-try-file = Otevřít soubor
browser-try-bad-link = Tento odkaz žádný případ nenese.
browser-lessons = Lekce
browser-step-of = Krok { $step } z { $steps }
browser-you = Ty

# Poděkování.
browser-credits-games = Hry
browser-credits-authors = Port Royal: Alexander Pfister. Puerto Rico: Andreas Seyfarth. Dominion: Donald X. Vaccarino. Catan: Klaus Teuber.
browser-credits-icons = Ikony
browser-credits-icons-help = Obrázky jsou naše vlastní skladby z ikon, které nakreslili:
browser-credits-type = Písmo
browser-credits-software = Software

# Tažení.
browser-campaigns = Kampaně
browser-campaigns-help = Několik her za sebou, jeden příběh: každá kapitola navazuje tam, kde minulá skončila.
browser-campaign-of = Kampaň: { $game }
browser-campaign-chapter = { $chapter }. kapitola
browser-campaign-chapter-named = { $chapter }. kapitola: { $name }
browser-chapters = Kapitoly příběhu
browser-chapter-now = Tady jste
browser-lost-tries = { $tries }× prohráno
browser-campaign-table = Zpět ke stolu
browser-campaign-over = Příběh je u konce.
browser-campaign-begins = Příběh ještě nezačal.
browser-campaign-won = Vyhráno
browser-campaign-lost = Prohráno
browser-campaign-finished = Dohráno
browser-campaign-given-up = Vzdáno
browser-campaign-with-bots = Začít s boty
browser-campaign-with-friends = Začít s přáteli
browser-campaign-on = Do další kapitoly
browser-try-again = Zkusit znovu (pokus { $tries })
browser-to-campaign = Ke kampani
browser-as-campaign = Vyprávět celý příběh, kapitolu po kapitole
browser-story-port-royal = Před Port Royalem kotví tři lodě s rezavými plachtami. Jejich posádky si říkají Aresové a nikoho neokrádají o zlato: odvážejí knihy a bylinky, z každého krámku a z každé zahrady na pobřeží. Paní Odile Quillová, která vede přístavní knihu, chce vědět proč. A doslechla se, že znáš lidi.
browser-no-campaigns = Žádný příběh tu ještě nezačal.
browser-import-campaign = Načíst kampaň ze souboru
browser-export-campaign = Uložit kampaň do souboru
browser-no-campaign-file = V tomto souboru žádná kampaň není.

# Můj účet.
browser-account = Můj účet
browser-block = Zablokovat
browser-block-person = Zablokovat: { $name }
browser-block-help = Neuvidíš, co píše, a nebude si moct sednout k tvým stolům ani tě posadit k odvetě.
browser-is-blocked = Tohoto člověka máš zablokovaného.
browser-unblock = Odblokovat
browser-unblock-person = Odblokovat: { $name }
browser-report = Nahlásit moderátorům
browser-report-person = Nahlásit moderátorům: { $name }
browser-report-reason = Proč?
browser-reason-insult = Urážky nebo výhrůžky
browser-reason-spam = Reklama nebo zahlcování hovoru
browser-reason-name = Jméno
browser-reason-cheating = Nečestná hra
browser-reason-other = Něco jiného
browser-report-words = Vlastními slovy
browser-report-line = Přiloží se řádek hovoru, od kterého přicházíš.
browser-send-report = Odeslat
browser-reported = Děkujeme. Podívá se na to moderátor.
browser-moderation = Moderování
browser-understood = Rozumím
