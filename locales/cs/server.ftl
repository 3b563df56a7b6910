# Co říká server těm, kdo sedí u jeho stolů.

server-sat = { $name } usedá na místo { $seat }.
server-bot-sat = { $bot } usedá na místo { $seat }.
server-stood-up = Místo { $seat } je zase volné.
server-salted = Místo { $seat } přidává do míchání vlastní sůl.
server-started = Hra začíná. Otisk tajemství, kterým se míchá: { $commitment }
server-started-with-known-shuffle = Hra začíná se známým zamícháním.
server-practice = Cvičný stůl: začíná z ručně připravené pozice a do ničeho se nepočítá.
server-practice-of-record = Cvičný stůl: začíná uprostřed zaznamenané hry a do ničeho se nepočítá.
server-left = Odchází: { $name }. Do návratu hraje bot.
server-out-of-time = Došel čas: { $name }. Do návratu hraje bot.
server-resigned = Hru vzdává: { $name }. Dohraje ji bot.
server-returned = Zpátky u stolu: { $name }.
server-clock-stopped = Server byl chvíli pryč; ten čas se nepočítá.
server-said = { $name }: { $text }
server-said-removed = { $name }: (odstranil moderátor)
server-was-muted = { $name } u tohoto stolu už nesmí mluvit.
server-was-unmuted = { $name } smí zase mluvit.
server-wants-to-abandon = { $name } navrhuje hru tady ukončit.
server-wants-to-go-on = { $name } chce přece jen hrát dál.
server-abandoned = Hra tady končí nedohraná.
server-closed = Správce serveru tento stůl zavřel.
server-somebody = Bývalý hráč
server-rematch = U jiného stolu začíná odveta.
server-campaign-goes-on = Kampaň pokračuje u jiného stolu.
server-goodbye = Server se restartuje. Tvoje hra je v bezpečí, za chvilku se vrať.

# Úrovně botů.
server-deckhand = Plavčík
server-mate = Lodník
server-captain = Kapitán
server-admiral = Admirál

# Boti s vlastním plánem.
server-stop-at-three = Tom Tříkartář
server-stop-at-four = Fanny Čtyřkartářka
server-stop-at-five = Frank Pětikartář
server-expedition-first = Vedoucí výprav
server-sword-army = Zbrojmistr
server-corn-shipper = Kukuřičný rejdař
server-factory-builder = Továrník
server-trader = Kupec
server-big-money = Velké peníze
server-big-money-ultimate = Velké peníze plus
server-optimised-money = Bankéř
server-one-smithy = Kovář
server-two-smithies = Dva kováři
server-wharf = Loďař
server-sea-hags = Mořské čarodějnice
server-single-witch = Čarodějnice
server-double-witch = Dvě čarodějnice
server-settler-first = Osadník
server-mission-first = Zásobovač
server-pirate-first = Lovec pirátů

# Proč něco nejde.
server-trouble = U nás se něco pokazilo. Zkus to za chvíli znovu.
server-too-fast = To bylo moc najednou. Chvilku počkej.
server-too-large = Tohle je moc velké.
server-quota = To už je víc, než smí jeden člověk nebo jedna adresa za den spotřebovat. Zkus to zítra.
server-too-slow = Nedorazilo to včas.
server-too-long =
    { $most ->
        [one] Sem patří právě { $most } znak.
        [few] Sem patří 1 až { $most } znaky.
       *[other] Sem patří 1 až { $most } znaků.
    }
# $why (text): technický důvod, anglicky.
server-unreadable = Tohle nejde přečíst: { $why }
server-no-such-address = Tady nic není.
server-wrong-method = Tohle tady nejde.
server-foreign-page = Tato stránka patří jinému webu.
server-come-in-first = Nejdřív vstup a řekni, kdo jsi.
server-not-with-a-token = Tohle program s tokenem nesmí, jen člověk.
server-bad-name =
    { $most ->
        [one] Jméno má 1 viditelný znak.
        [few] Jméno má 1 až { $most } viditelné znaky.
       *[other] Jméno má 1 až { $most } viditelných znaků.
    }
server-name-taken = Toto jméno patří někomu jinému.
server-name-is-claimed = Tvoje jméno už je chráněné heslem. Chceš-li jiné, ponech si s heslem nové.
server-bad-password =
    { $most ->
        [one] Heslo má { $least } až { $most } znak.
        [few] Heslo má { $least } až { $most } znaky.
       *[other] Heslo má { $least } až { $most } znaků.
    }
server-wrong-password = Jméno nebo heslo nesedí.
server-no-such-person = Nikdo takový tu není.
server-no-password = Ještě nemáš heslo. Nejdřív si zaber jméno.
server-wrong-code = Tohle není žádný z tvých kódů, nebo už byl použit.
server-no-such-token = Takový token nemáš.
server-no-such-session = Takové přihlášení nemáš.
server-too-many-tokens =
    { $most ->
        [one] Můžeš mít nejvýš { $most } token.
        [few] Můžeš mít nejvýš { $most } tokeny.
       *[other] Můžeš mít nejvýš { $most } tokenů.
    }
server-no-such-game = Taková hra tu není.
server-no-such-table = Takový stůl tu není.
server-no-such-moment = Takový okamžik tu není.
server-bad-record = Tento záznam nelze přehrát: { $why }
server-no-such-campaign = Taková kampaň tu není.
# $why (text): technický důvod, anglicky.
server-bad-campaign = Tohle není kampaň, která by se dala hrát: { $why }
server-campaign-over = Tato kampaň je u konce.
server-campaign-went-on = Tato kampaň už pokračuje jinde.
server-campaign-opens-tables = Stoly kampaně se otevírají z kampaně.
server-too-many-campaigns =
    { $most ->
        [one] Můžeš začít nejvýš { $most } kampaň.
        [few] Můžeš začít nejvýš { $most } kampaně.
       *[other] Můžeš začít nejvýš { $most } kampaní.
    }
server-bad-setup = Takhle se hrát nedá: { $why }
server-bad-rig = Taková pozice není možná: { $why }
# $line (text): a line of a record.
server-bad-played = Tento řádek záznamu se nedá zahrát: { $line }
server-nothing-left-to-play = Hra už tam skončila: není co hrát.
server-too-many-tables =
    { $most ->
        [one] Můžeš mít nejvýš { $most } nedohraný stůl.
        [few] Můžeš mít nejvýš { $most } nedohrané stoly.
       *[other] Můžeš mít nejvýš { $most } nedohraných stolů.
    }
server-wrong-number-of-seats =
    { $seats ->
        [one] Tato hra má { $seats } místo.
        [few] Tato hra má { $seats } místa.
       *[other] Tato hra má { $seats } míst.
    }
server-bad-clock = S takovými hodinami se hrát nedá.
server-rated-needs-people = Hodnocenou hru hrají jen lidé, jejichž jméno je chráněné heslem, a žádní boti.
server-no-such-seat = Takové místo tu není.
server-no-such-bot = Takový bot tu není.
server-no-open-seat = Všechna místa jsou obsazená.
server-seat-taken = Toto místo je obsazené.
server-seat-empty = Tam nikdo nesedí.
server-one-seat-only = V hodnocené hře má každý jedno místo a hraje pod svým jménem.
server-wrong-invitation = Toto místo čeká na někoho s pozvánkou.
server-not-your-seat = Toto není tvoje místo.
server-which-seat = Máš víc míst. Řekni, které myslíš.
server-only-owner = To může jen ten, kdo stůl otevřel.
server-seats-still-open = Některá místa jsou ještě volná.
server-nobody-sits = U tohoto stolu ještě nikdo nesedí.
server-already-started = Hra už začala.
server-not-started = Hra ještě nezačala.
server-not-over = Hra ještě neskončila.
server-bot-plays-for-you = Hraje za tebe bot. Nejdřív se vrať na své místo.
server-nothing-to-return-to = Není tu místo, na které by se šlo vrátit.
server-muted = U tohoto stolu nesmíš mluvit.
server-nothing-said = Nic tu není napsáno.
server-no-onlookers = U tohoto stolu se hraje bez diváků.
server-no-hints = V hodnocené hře se neradí.
# $most (číslo): kolik tahů nejvýše.
server-analysis-too-long = Partie s více než { $most } tahy se nerozebírá.
server-no-such-analysis = Takový rozbor tu není, nebo není tvůj.
server-not-welcome = Někdo u tohoto stolu s tebou nechce hrát.
server-that-is-you = To jsi ty.
server-too-many-blocks =
    { $most ->
        [one] Zablokovat můžeš nejvýš { $most } člověka. Nejdřív někoho odblokuj.
        [few] Zablokovat můžeš nejvýš { $most } lidi. Nejdřív někoho odblokuj.
       *[other] Zablokovat můžeš nejvýš { $most } lidí. Nejdřív někoho odblokuj.
    }
server-say-what = Napiš, co se stalo.
server-no-such-talk = Nic takového neřekl(a).
server-reported-before = To už jsi nahlásil(a). Podívá se na to moderátor.
server-table-closed = Tenhle stůl je zavřený.
server-table-unreadable = Tenhle stůl už nejde přečíst. Provozovatel serveru o tom ví.
server-table-full = Tento stůl už toho zažil dost. Otevři jiný.
server-too-many-sockets = Otevřených spojení je příliš mnoho.

# Pravidla a případy, které lidé přinesou.
server-no-such-language = Pravidla jsou v angličtině, češtině a rumunštině.
server-no-such-section = Takový oddíl v pravidlech není.
server-no-such-example = Takový příklad v pravidlech není.
server-no-such-lesson = Taková lekce tu není.
server-rigged-is-practice = Stůl, který začíná zvolenou pozicí, je cvičný: není v žádném seznamu a nepočítá se.
server-played-needs-beginning = Stůl, který začíná uprostřed hry, potřebuje její seed nebo počáteční pozici.
server-rigged-has-no-shuffle = Ručně připravená pozice se nemíchá: vynech seed.
server-known-shuffle-is-unrated = Stůl se známým zamícháním se nedá hodnotit: skryté karty si může zjistit každý.
server-shuffle-is-known = Zamíchání u tohoto stolu je známé: žádná sůl ho nezmění.
server-ruling-unreadable = Řádek { $line }: { $why }
server-ruling-shows-nothing = Tento případ je odmítnut dřív, než je co ukázat.
server-ruling-is-possible = Případ tvrdí, že takhle připravit nejde, ale jde to.
server-ruling-no-seat = Řádek { $line }: tam nikdo nesedí.
server-ruling-refused = Řádek { $line } není dovolen: { $why }
server-ruling-refused-otherwise = Řádek { $line } není dovolen, ale z jiného důvodu: { $why }
server-ruling-allowed = Řádek { $line } měl být odmítnut, ale je dovolen.
server-ruling-unmet = Řádek { $line }: co se tam očekává, neplatí.

# Co udělali moderátoři.
server-warned = Moderátor tě napomíná: { $why }
server-silenced = Moderátor rozhodl, že tu už nesmíš psát: { $why }
server-silenced-until = Moderátor rozhodl, že tu do { $until } nesmíš psát: { $why }
server-banned = Moderátor rozhodl, že tu už nesmíš hrát: { $why }
server-banned-until = Moderátor rozhodl, že tu do { $until } nesmíš hrát: { $why }
server-only-moderators = To smějí jen moderátoři.
server-only-host = Moderátorovi to smí udělat jen správce serveru.
server-say-why = Napiš proč.
server-already-past = Ta chvíle už minula.
server-no-such-network = To není ani člověk, ani rozsah adres, třeba 203.0.113.0/24.
server-no-such-sanction = Takové napomenutí, umlčení ani zákaz už není.
server-no-such-report = Takové hlášení už není.
