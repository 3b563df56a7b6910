# Co říká server těm, kdo sedí u jeho stolů.

server-sat = { $name } usedá na místo { $seat }.
server-bot-sat = { $bot } usedá na místo { $seat }.
server-stood-up = Místo { $seat } je zase volné.
server-salted = Místo { $seat } přidává do míchání vlastní sůl.
server-started = Hra začíná. Otisk tajemství, kterým se míchá: { $commitment }
server-left = Odchází: { $name }. Do návratu hraje bot.
server-out-of-time = Došel čas: { $name }. Do návratu hraje bot.
server-resigned = Hru vzdává: { $name }. Dohraje ji bot.
server-returned = Zpátky u stolu: { $name }.
server-clock-stopped = Server byl chvíli pryč; ten čas se nepočítá.
server-said = { $name }: { $text }
server-was-muted = { $name } u tohoto stolu už nesmí mluvit.
server-was-unmuted = { $name } smí zase mluvit.
server-wants-to-abandon = { $name } by tu hru ukončil(a).
server-wants-to-go-on = { $name } chce přece jen hrát dál.
server-abandoned = Hra tady končí nedohraná.
server-closed = Správce tento stůl zavřel.
server-rematch = U jiného stolu začíná odveta.
server-campaign-goes-on = Kampaň pokračuje u jiného stolu.
server-goodbye = Server se restartuje. Tvoje hra je v bezpečí, za chvilku se vrať.

# Úrovně botů.
server-deckhand = Plavčík
server-mate = Lodník
server-captain = Kapitán
server-admiral = Admirál

# Proč něco nejde.
server-trouble = U nás se něco pokazilo. Zkus to za chvíli znovu.
server-too-fast = To bylo moc najednou. Chvilku počkej.
server-too-large = Tohle je moc velké.
server-too-slow = Nedorazilo to včas.
server-too-long =
    { $most ->
        [one] Něco tu být musí, nejvýš { $most } znak.
        [few] Něco tu být musí, nejvýš { $most } znaky.
       *[other] Něco tu být musí, nejvýš { $most } znaků.
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
server-name-is-claimed = Tvoje jméno už je tvoje natrvalo. Chceš-li jiné, zaber si ho heslem.
server-bad-password =
    { $most ->
        [one] Heslo má { $least } až { $most } znak.
        [few] Heslo má { $least } až { $most } znaky.
       *[other] Heslo má { $least } až { $most } znaků.
    }
server-wrong-password = Jméno nebo heslo nesedí.
server-no-such-person = Nikdo takový tu není.
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
server-rated-needs-people = Hodnocenou hru hrají jen lidé se zabraným jménem, žádní boti.
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
server-nothing-to-return-to = Není místo, na které by ses vrátil(a).
server-muted = U tohoto stolu nesmíš mluvit.
server-nothing-said = Neřekl(a) jsi nic.
server-no-onlookers = U tohoto stolu se hraje bez diváků.
server-no-hints = V hodnocené hře se neradí.
server-table-full = Tento stůl už toho zažil dost. Otevři jiný.
server-too-many-sockets = Otevřených spojení je příliš mnoho.
