# Jak který bot hraje, pro toho, kdo si vybírá.

server-deckhand-help = Zná pravidla a snaží se, ale věci posuzuje jen zhruba; ve skupině myslí na sebe.
server-mate-help = Hraje podle rozumného plánu a nepřemýšlí dopředu; ve skupině toho ostatním moc nenechá.
server-captain-help = Přemýšlí o kousek napřed a odpovídá do vteřiny; ve skupině vidí i to, co potřebují ostatní.
server-admiral-help = Přemýšlí dál dopředu a odpovídá do tří vteřin; ve skupině nejlépe odhadne, kdo co potřebuje.
server-stop-at-three-help = Odhaluje, dokud v přístavu neleží tři karty, ať jsou jakékoli.
server-stop-at-four-help = Odhaluje, dokud v přístavu neleží čtyři karty, ať jsou jakékoli.
server-stop-at-five-help = Odhaluje, dokud v přístavu neleží pět karet, ať jsou jakékoli.
server-expedition-first-help = Nejdřív najímá lidi na výpravy.
server-sword-army-help = Sbírá meče, dokud mu žádná loď neuteče.
server-corn-shipper-help = Pěstuje hodně kukuřice a dodává ji za body.
server-factory-builder-help = Vyrábí od všeho trochu, aby manufaktura vydělávala, a za to staví.
server-trader-help = Prodává draze kávu a tabák, s tržnicemi a obchodní kanceláří.
server-big-money-help = Kupuje stříbrňáky, zlaťáky a provincie a nic jiného.
server-big-money-ultimate-help = Jen peníze, a když se blíží konec, vévodství a statky.
server-optimised-money-help = Jen peníze, s mezemi, které se v simulacích osvědčily nejlépe.
server-one-smithy-help = Peníze a jedna kovárna.
server-two-smithies-help = Peníze a dvě kovárny.
server-wharf-help = Dvě loděnice a pak peníze.
server-sea-hags-help = Co nejdřív dvě mořské čarodějnice a pak peníze.
server-single-witch-help = Jedna čarodějnice a pak peníze.
server-double-witch-help = Dvě čarodějnice a pak peníze.
server-settler-first-help = Nejdřív osidluje, doma i za mořem.
server-mission-first-help = Nejdřív vozí ryby a koření na radnici.
server-pirate-first-help = Nejdřív posílá jednotky proti pirátským táborům.
