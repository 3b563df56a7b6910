# Co říkají Zámořské objevy.

# Hra, její suroviny, pole, figurky a mise; .acc je čtvrtý pád.
explorers-lumber = dřevo
explorers-lumber-help = Dávají ho lesy. Je potřeba na silnice, vesnice, osadníky a lodě.
explorers-brick = cihla
    .acc = cihlu
explorers-brick-help = Dávají ji jílová pole. Je potřeba na silnice, vesnice a osadníky.
explorers-wool = vlna
    .acc = vlnu
explorers-wool-help = Dávají ji pastviny. Je potřeba na vesnice, osadníky, lodě a jednotky; za jednu má loď dva pohybové body navíc.
explorers-grain = obilí
explorers-grain-help = Dávají ho pole. Je potřeba na vesnice, osadníky a přístavy.
explorers-ore = ruda
    .acc = rudu
explorers-ore-help = Dávají ji hory. Je potřeba na přístavy a jednotky.
explorers-gold = zlatý
    .acc = zlatý
explorers-gold-help = Není to surovina: nikdy se neodevzdává a krade se jen tomu, kdo nemá karty. Za dva zlaté koupíš surovinu, nejvýš dvakrát za tah.
explorers-forest = les
    .gen = lesa
explorers-forest-help = Dává dřevo, když padne jeho číslo.
explorers-hills = jíl
    .gen = jílu
explorers-hills-help = Dává cihly, když padne jeho číslo.
explorers-pasture = pastvina
    .acc = pastvinu
    .gen = pastviny
explorers-pasture-help = Dává vlnu, když padne její číslo.
explorers-fields = pole
explorers-fields-help = Dává obilí, když padne jeho číslo.
explorers-mountains = hory
    .gen = hor
explorers-mountains-help = Dávají rudu, když padne jejich číslo.
explorers-sea = moře
explorers-sea-help = Po jeho hranách plují lodě.
explorers-council = katanská radnice
    .acc = katanskou radnici
    .gen = katanské radnice
    .dat = katanské radnici
explorers-council-help = Moře se dvěma přístavišti, na severním a jižním rohu. Tam se odevzdávají ryby a koření.
explorers-gold-field = zlatonosná řeka
    .acc = zlatonosnou řeku
    .gen = zlatonosné řeky
explorers-gold-field-help = Drží ji tábor pirátů. Dobudou ho tři jednotky; pak přináší dva zlaté za každou sousední budovu, když padne její číslo.
explorers-shoal-1 = rybí loviště 1
    .gen = rybího loviště 1
    .dat = rybímu lovišti 1
explorers-shoal-2 = rybí loviště 2
    .gen = rybího loviště 2
    .dat = rybímu lovišti 2
explorers-shoal-3 = rybí loviště 3
    .gen = rybího loviště 3
    .dat = rybímu lovišti 3
explorers-shoal-4 = rybí loviště 4
    .gen = rybího loviště 4
    .dat = rybímu lovišti 4
explorers-shoal-5 = rybí loviště 5
    .gen = rybího loviště 5
    .dat = rybímu lovišti 5
explorers-shoal-6 = rybí loviště 6
    .gen = rybího loviště 6
    .dat = rybímu lovišti 6
explorers-shoal-help = Když při hodu na ryby padne jeho číslo, může sem připlout hejno ryb.
explorers-swift-voyage = plantáž (rychlá jízda)
    .gen = plantáže (rychlá jízda)
explorers-swift-voyage-help = Jednotka zde dá tvým lodím pohybový bod navíc a tobě pytel s kořením.
explorers-pirate-bonus-4 = plantáž (pirátský bonus 4)
    .gen = plantáže (pirátský bonus 4)
explorers-pirate-bonus-4-help = S jednotkou zde zaženeš piráty i čtyřkou.
explorers-pirate-bonus-5 = plantáž (pirátský bonus 5)
    .gen = plantáže (pirátský bonus 5)
explorers-pirate-bonus-5-help = S jednotkou zde zaženeš piráty i pětkou.
explorers-better-trader = plantáž (lepší obchodník)
    .gen = plantáže (lepší obchodník)
explorers-better-trader-help = S jednotkou zde koupíš za tah jednu surovinu za jediný zlatý; je-li to tak u stolu nastaveno, místo toho jednu prodáš.
explorers-settler = osadník
    .acc = osadníka
explorers-settler-help = Loď ho doveze k pobřeží a založí tam vesnici; loď i osadník se vrátí do zásoby.
explorers-crew = jednotka
    .acc = jednotku
explorers-crew-help = Bojuje o tábory pirátů a obchoduje v osadách. Do nákladového prostoru se vejdou dvě.
explorers-fish = hejno ryb
explorers-fish-help = Zaplní loď. Odevzdané radnici posune tvůj kámen.
explorers-sack = pytel s kořením
explorers-sack-help = Do nákladového prostoru se vejdou dva. Každý odevzdaný radnici posune tvůj kámen.
explorers-mission-lairs = mise Pirátské tábory
    .acc = misi Pirátské tábory
explorers-mission-lairs-help = Krok za každý tábor, který pomůžeš dobýt, a jeden navíc pro hrdinu.
explorers-mission-fish = mise Ryby pro Katan
    .acc = misi Ryby pro Katan
explorers-mission-fish-help = Krok za každé hejno odevzdané radnici.
explorers-mission-spices = mise Koření pro Katan
    .acc = misi Koření pro Katan
explorers-mission-spices-help = Krok za každý pytel odevzdaný radnici.
explorers-settlement = vesnice
    .acc = vesnici
explorers-settlement-help = Jeden bod. Přináší kartu z každé sousední krajiny, když padne její číslo.
explorers-harbour = přístav
explorers-harbour-help = Dva body, na místě pobřežní vesnice. Začínají tu lodě, osadníci i jednotky; v jeho nákladovém prostoru čekají figurky.
explorers-road = silnice
    .acc = silnici
explorers-road-help = Vede k novým místům pro vesnice.
explorers-ship = loď
explorers-ship-help = Má čtyři pohybové body za tah a pluje po námořních cestách. Její špičky objevují neobjevená pole.
explorers-pirate-ship = pirátská loď
    .acc = pirátskou loď
explorers-pirate-ship-help = Lodě ostatních platí za hrany jejího pole zlatý. Při nasazení může ukrást kartu.

# Kde co leží, a směry větru; .gen je druhý pád, .dat třetí, .loc šestý.
explorers-north = sever
    .loc = severu
explorers-south = jih
    .loc = jihu
explorers-wind-e = východ
    .adj = východní
    .adj-gen = východního
    .adj-dat = východnímu
explorers-wind-n = sever
    .adj = severní
    .adj-gen = severního
    .adj-dat = severnímu
explorers-wind-ne = severovýchod
    .adj = severovýchodní
    .adj-gen = severovýchodního
    .adj-dat = severovýchodnímu
explorers-wind-nw = severozápad
    .adj = severozápadní
    .adj-gen = severozápadního
    .adj-dat = severozápadnímu
explorers-wind-s = jih
    .adj = jižní
    .adj-gen = jižního
    .adj-dat = jižnímu
explorers-wind-se = jihovýchod
    .adj = jihovýchodní
    .adj-gen = jihovýchodního
    .adj-dat = jihovýchodnímu
explorers-wind-sw = jihozápad
    .adj = jihozápadní
    .adj-gen = jihozápadního
    .adj-dat = jihozápadnímu
explorers-wind-w = západ
    .adj = západní
    .adj-gen = západního
    .adj-dat = západnímu
explorers-land = { $tile } { $number }
    .gen = { NAME($tile, case: "gen") } { $number }
explorers-land-bare = { $tile }
    .gen = { NAME($tile, case: "gen") }
explorers-lands-two = { $one } a { $two }
    .gen = { NAME($one, case: "gen") } a { NAME($two, case: "gen") }
explorers-lands-three = { $one }, { $two } a { $three }
    .gen = { NAME($one, case: "gen") }, { NAME($two, case: "gen") } a { NAME($three, case: "gen") }
explorers-at-coast = pobřeží { NAME($lands, case: "gen") }
explorers-at-side = { NAME($wind, case: "adj") } pobřeží { NAME($land, case: "gen") }
    .gen = { NAME($wind, case: "adj-gen") } pobřeží { NAME($land, case: "gen") }
    .dat = { NAME($wind, case: "adj-dat") } pobřeží { NAME($land, case: "gen") }
explorers-at-water = { $tile }
    .gen = { NAME($tile, case: "gen") }
    .dat = { NAME($tile, case: "dat") }
explorers-at-northern-fog = okraj severní mlhy
    .gen = okraje severní mlhy
    .dat = okraji severní mlhy
explorers-at-southern-fog = okraj jižní mlhy
    .gen = okraje jižní mlhy
    .dat = okraji jižní mlhy
explorers-at-sea-off = moře u { NAME($land, case: "gen") }
    .dat = moři u { NAME($land, case: "gen") }
explorers-at-northern-sea = širé moře na severu
    .gen = širého moře na severu
    .dat = širému moři na severu
explorers-at-southern-sea = širé moře na jihu
    .gen = širého moře na jihu
    .dat = širému moři na jihu
explorers-at-open-sea = širé moře
    .gen = širého moře
    .dat = širému moři

# Nastavení hry.
explorers-seats = Hráči
explorers-seats-help = Hrají dva až čtyři hráči. Ve dvou hráčích stojí v cestě neutrální figurky.
explorers-scenario = Scénář
explorers-scenario-help = Od prvního bez misí po pátý se všemi třemi.
explorers-shuffled-island = Zamíchat startovní ostrov
explorers-shuffled-island-help = Ve druhém scénáři leží ostrov tak, jak je v pravidlech, pokud ho nezamícháte.
explorers-better-trader-rule = Lepší obchodník
explorers-better-trader-rule-help = Podle pravidel tato osada nakupuje; v jiných vydáních prodává.
explorers-offers = Nabídky za tah
explorers-offers-help = Kolik nabídek smí hráč ve svém tahu předložit ostatním.
explorers-round-limit = Limit kol
explorers-round-limit-help = Hra skončí po tolika kolech a vyhrává, kdo má nejvíc bodů; 0 znamená nikdy.
explorers-better-trader-buys = Koupí surovinu za 1 zlatý
explorers-better-trader-sells = Prodá surovinu za 1 zlatý
explorers-preset-land-ho = Země na obzoru
explorers-preset-land-ho-help = První scénář: objevuj a osidluj. 8 bodů.
explorers-preset-pirate-lairs = Pirátské tábory
explorers-preset-pirate-lairs-help = Jednotky, piráti a tábory. 12 bodů.
explorers-preset-fish = Ryby pro Katan
explorers-preset-fish-help = Tábory a ryby. 15 bodů.
explorers-preset-spices = Koření pro Katan
explorers-preset-spices-help = Ryby a koření. 15 bodů.
explorers-preset-explorers-and-pirates = Objevitelé a piráti
explorers-preset-explorers-and-pirates-help = Všechny tři mise na největší mapě. 17 bodů.
explorers-no-such-scenario = Scénář { $scenario } neexistuje: scénáře mají čísla 1 až 5.
explorers-too-many-offers = Nabídek za tah může být nejvýš { $most }.
explorers-bad-lair-number = Na žetonech táborů jsou čísla od 2 do 12 kromě 7.

# Na co se hráče ptáme.
explorers-prompt-answer = { $seat } nabízí { NAME($give, case: "acc") } za { NAME($want, case: "acc") }. Souhlasíš?
explorers-prompt-build = Obchoduj a stav, potom vypluj.
explorers-prompt-close = S kým obchod uzavřeš?
explorers-prompt-compose = Tvoje nabídka: { $give } za { NAME($want, case: "acc") }. Doplň ji, nebo ji předlož.
explorers-prompt-discard =
    { $cards ->
        [one] Odevzdej { $cards } kartu.
        [few] Odevzdej { $cards } karty.
       *[other] Odevzdej { $cards } karet.
    }
explorers-prompt-end = Můžeš ukončit tah.
explorers-prompt-move = Pohni svými loděmi, potom ukonči tah.
explorers-prompt-over = Hra skončila.
explorers-prompt-pirate = Nasaď svou pirátskou loď.
explorers-prompt-place-harbour = Postav svůj přístav na kruh.
explorers-prompt-place-neutral-harbour = Postav neutrální přístav na kruh.
explorers-prompt-place-neutral-settlement = Postav neutrální vesnici.
explorers-prompt-place-road = Přilož ke své vesnici silnici.
explorers-prompt-place-settlement = Postav na ostrově svou vesnici.
explorers-prompt-place-ship = Umísti loď s osadníkem ke svému přístavu.
explorers-prompt-roll = Hoď kostkami.
explorers-prompt-steal = Komu něco ukradneš?
explorers-prompt-wait = Čeká se na hráče { $seat }.

# Co lze udělat.
explorers-do-accept = Souhlasit: dát { NAME($give, case: "acc") }, dostat { NAME($got, case: "acc") }
explorers-do-buy =
    Koupit { NAME($resource, case: "acc") } za { $price ->
        [one] { $price } zlatý
        [few] { $price } zlaté
       *[other] { $price } zlatých
    }
explorers-do-catch = Loď { $ship } chytí hejno u { NAME($place, case: "gen") }
explorers-do-chase = Zahnat piráty lodí { $ship } (šance { $chances } ze 6)
explorers-do-chase-stopping = Zahnat piráty lodí { $ship } (šance { $chances } ze 6); ukončí pohyb lodi { $moving }
explorers-do-counter = Odpovědět vlastní nabídkou: { NAME($give, case: "acc") } za { NAME($want, case: "acc") }
explorers-do-crew = Získat jednotku v přístavu u { NAME($place, case: "gen") } za { NAME($price, case: "acc") }
explorers-do-crew-aboard = Získat jednotku na loď { $ship } za { NAME($price, case: "acc") }
explorers-do-deal = Obchodovat s hráčem { $seat }: dát { NAME($give, case: "acc") }, dostat { NAME($got, case: "acc") }
explorers-do-decline = Odmítnout
explorers-do-decline-all = Odmítnout tuto i všechny další nabídky v tomto tahu
explorers-do-deliver = Odevzdat { NAME($piece, case: "acc") } z lodi { $ship }
explorers-do-discard = Odevzdat { NAME($resource, case: "acc") }
explorers-do-discover = Loď { $ship } na { $wind }, k { NAME($place, case: "dat") }: objev, který ukončí její pohyb
explorers-do-discover-tribute = Loď { $ship } na { $wind }, k { NAME($place, case: "dat") }, za 1 zlatý pirátům: objev, který ukončí její pohyb
explorers-do-end =
    { $lairs ->
        [0] Ukončit tah
        [one] Ukončit tah: padne tábor
        [few] Ukončit tah: padnou { $lairs } tábory
       *[other] Ukončit tah: padne { $lairs } táborů
    }
explorers-do-exchange = Vyměnit všechno mezi lodí { $ship } a přístavem u { NAME($place, case: "gen") }
explorers-do-exchange-one = Vyměnit { NAME($piece, case: "acc") } z lodi { $ship } v přístavu u { NAME($place, case: "gen") }
explorers-do-fetch = Loď { $ship } vyzvedne jednotku z tábora u { NAME($place, case: "gen") }
explorers-do-fish = Hodit na ryby
explorers-do-fish-stopping = Hodit na ryby; ukončí pohyb lodi { $moving }
explorers-do-found = Loď { $ship } založí vesnici u { NAME($place, case: "gen") }
explorers-do-give = Nabídnout { NAME($good, case: "acc") }
explorers-do-harbour = Přístav u { NAME($place, case: "gen") } za { NAME($price, case: "acc") }
explorers-do-land-lair = Loď { $ship } vysadí jednotku na tábor u { NAME($place, case: "gen") } ({ $crews }. ze tří)
explorers-do-land-village = Loď { $ship } vysadí jednotku: { $tile }
explorers-do-load = Naložit { NAME($piece, case: "acc") } na loď { $ship } v přístavu u { NAME($place, case: "gen") }
explorers-do-mute = Odmítnout tuto nabídku i všechny další, dokud neřeknu jinak
explorers-do-no-deal = Skončit bez obchodu
explorers-do-pirate = Pirátská loď k { NAME($place, case: "dat") }
explorers-do-place-harbour = Přístav u { NAME($place, case: "gen") }
explorers-do-place-road = Silnice u { NAME($place, case: "gen") }
explorers-do-place-settlement = Vesnice u { NAME($place, case: "gen") }
explorers-do-place-ship = Loď s osadníkem u { NAME($place, case: "gen") }
explorers-do-post = Předložit nabídku všem
explorers-do-post-to = Předložit nabídku jen hráči { $seat }
explorers-do-rebuild-ship = Vzít loď { $ship } z plánu a postavit ji u { NAME($place, case: "gen") } za { NAME($price, case: "acc") }
explorers-do-road = Silnice u { NAME($place, case: "gen") } za { NAME($price, case: "acc") }
explorers-do-roll = Hodit kostkami
explorers-do-sail =
    Loď { $ship } na { $wind }, k { NAME($place, case: "dat") } ({ $left ->
        [one] zbývá { $left }
        [few] zbývají { $left }
       *[other] zbývá { $left }
    })
explorers-do-sail-tribute =
    Loď { $ship } na { $wind }, k { NAME($place, case: "dat") }, za 1 zlatý pirátům ({ $left ->
        [one] zbývá { $left }
        [few] zbývají { $left }
       *[other] zbývá { $left }
    })
explorers-do-scrap = Zahodit nabídku
explorers-do-sell = Prodat { NAME($resource, case: "acc") } za 1 zlatý
explorers-do-set-sail = Vyplout: pak už se nestaví
explorers-do-settlement = Vesnice u { NAME($place, case: "gen") } za { NAME($price, case: "acc") }
explorers-do-settler = Získat osadníka v přístavu u { NAME($place, case: "gen") } za { NAME($price, case: "acc") }
explorers-do-settler-aboard = Získat osadníka na loď { $ship } za { NAME($price, case: "acc") }
explorers-do-ship = Loď u { NAME($place, case: "gen") } za { NAME($price, case: "acc") }
explorers-do-spare = Nic nekrást
explorers-do-steal = Ukrást kartu hráči { $seat }
explorers-do-steal-gold = Ukrást 1 zlatý hráči { $seat }
explorers-do-throw = Zahodit { NAME($piece, case: "acc") } v přístavu u { NAME($place, case: "gen") }
explorers-do-throw-overboard = Hodit { NAME($piece, case: "acc") } z lodi { $ship } přes palubu
explorers-do-trade = Vyměnit 3× { NAME($give, case: "acc") } za { NAME($get, case: "acc") }
explorers-do-unload = Vyložit { NAME($piece, case: "acc") } z lodi { $ship } v přístavu u { NAME($place, case: "gen") }
explorers-do-unmute = Znovu poslouchat nabídky
explorers-do-want = Žádat { NAME($good, case: "acc") }
explorers-do-wool = Dva pohybové body navíc pro loď { $ship } za vlnu

# Proč něco nejde.
explorers-all-ships-out = Všechny tvé lodě jsou na plánu: řekni, kterou z něj vezmeš.
explorers-already-fished = V tomto tahu se na ryby už házelo.
explorers-already-in-village = Tvoje jednotka už v této osadě je.
explorers-already-rolled = Kostkami už se házelo.
explorers-answer-first = Nejdřív je třeba odpovědět na nabídku.
explorers-bank-has-none = Bank to nemá.
explorers-beside-hidden-hex = To je vedle neobjeveného pole.
explorers-beside-lair = Vedle je tábor pirátů.
explorers-better-trader-used = Tvoji lepší obchodníci už v tomto tahu obchodovali.
explorers-bought-twice = Za zlaté smíš nakoupit jen dvakrát za tah.
explorers-cannot-pay-crew = Jednotka stojí 1 rudu a 1 vlnu.
explorers-cannot-pay-harbour = Přístav stojí 2 obilí a 2 rudy.
explorers-cannot-pay-road = Silnice stojí 1 dřevo a 1 cihlu.
explorers-cannot-pay-settlement = Vesnice stojí 1 dřevo, 1 cihlu, 1 vlnu a 1 obilí.
explorers-cannot-pay-settler = Osadník stojí 1 dřevo, 1 cihlu, 1 vlnu a 1 obilí.
explorers-cannot-pay-ship = Loď stojí 1 dřevo a 1 vlnu.
explorers-cannot-pay-tribute = Piráti chtějí 1 zlatý a ty žádný nemáš.
explorers-close-offer-first = Nejdřív uzavři svou nabídku.
explorers-council-wants-goods = Radnice chce ryby a koření.
explorers-crews-stay-in-villages = Jednotka v osadě tam zůstává navždy.
explorers-discard-first = Po hozené sedmičce je třeba nejdřív odevzdat karty.
explorers-finish-offer-first = Nejdřív svou nabídku předlož, nebo zahoď.
explorers-found-first = Nejdřív se musí rozmístit první figurky.
explorers-founding-is-over = První figurky už stojí.
explorers-half-offer = Nabídka něco dává a něco chce.
explorers-has-a-ship-left = Ještě máš loď v zásobě.
explorers-has-chased = Tato loď to už zkusila.
explorers-hex-hidden = Nikdo neví, co tam leží.
explorers-lacks-goods = To nemáš.
explorers-lair-conquered = Tento tábor je dobyt.
explorers-lair-full = Už jsou tam tři jednotky.
explorers-lair-not-conquered = Jednotky zůstávají, dokud tábor nepadne.
explorers-must-sail-on = Dvě lodě tu už jsou: pluj dál.
explorers-needs-crew-in-village = Ke stavbě tady potřebuješ jednotku v osadě.
explorers-needs-gold = Potřebuješ 1 zlatý.
explorers-needs-three-equal = Bank bere tři stejné suroviny.
explorers-needs-two-gold = Surovina stojí 2 zlaté.
explorers-no-better-trader = Žádná osada pro tebe takto neobchoduje.
explorers-no-crew-aboard = Na palubě není žádná jednotka.
explorers-no-crew-there = Nemáš tam žádnou jednotku.
explorers-no-crews-here = V tomto scénáři jednotky nejsou.
explorers-no-crews-left = Nemáš už žádnou jednotku.
explorers-no-fish-here = V tomto scénáři ryby nejsou.
explorers-no-harbours-left = Nemáš už žádný přístav.
explorers-no-haul-there = Žádné hejno ryb tam není.
explorers-no-hauls-left = V zásobě už není žádné hejno.
explorers-no-movement-left = Tato loď už nemá žádné pohybové body.
explorers-no-offer = Žádná nabídka tu není.
explorers-no-offers-left = V tomto tahu už další nabídku podat nemůžeš.
explorers-no-own-harbour = Nemáš tam přístav.
explorers-no-own-settlement = Nemáš tam vesnici.
explorers-no-pirate = Na plánu není žádná pirátská loď.
explorers-no-road-at-sea = Po moři žádná silnice nevede.
explorers-no-roads-left = Nemáš už žádnou silnici.
explorers-no-room = Není pro to místo.
explorers-no-sea-route = Tam loď plout nemůže.
explorers-no-settlement-at-sea = Na moři se neusadíš.
explorers-no-settlements-left = Nemáš už žádnou vesnici.
explorers-no-settler-aboard = Na palubě není žádný osadník.
explorers-no-settlers-left = Nemáš už žádného osadníka.
explorers-no-shoal-known = Ještě nebylo objeveno žádné loviště.
explorers-no-such-card = Takovou kartu nemáš.
explorers-no-such-partner = S nikým takovým obchodovat nelze.
explorers-no-such-piece = Taková figurka tam není.
explorers-no-victim = Tomuto hráči nelze nic ukrást.
explorers-no-wool = Nemáš vlnu.
explorers-nobody-has-so-much = Tolik nikdo mít nemůže.
explorers-nobody-listens = Nikdo nechce slyšet nabídky.
explorers-not-agreed = Tento hráč s nabídkou nesouhlasil.
explorers-not-at-dock = Loď musí mířit na přístaviště radnice.
explorers-not-at-own-harbour = To není vedle tvého přístavu.
explorers-not-muted = Nabídky už posloucháš.
explorers-not-next = Loď pluje na sousední hranu.
explorers-not-on-the-coast = Přístavem se stane jen vesnice na pobřeží.
explorers-nothing-to-discard = Nic odevzdávat nemusíš.
explorers-nothing-to-exchange = Není co vyměnit.
explorers-nothing-to-steal = Teď není co ukrást.
explorers-nowhere-to-land = Není tam tábor ani osada.
explorers-off-the-board = To není na tomto plánu.
explorers-only-on-circles = První přístav patří na kruh.
explorers-only-on-the-island = První figurky patří na startovní ostrov.
explorers-own-pirate = To je tvoje vlastní pirátská loď.
explorers-partner-muted = Tento hráč nabídky neposlouchá.
explorers-pirate-first = Nejdřív nasaď svou pirátskou loď.
explorers-pirate-must-move = Tvoje pirátská loď musí na jiné pole.
explorers-pirate-needs-sea = Pirátská loď stojí na objeveném moři.
explorers-pirate-not-here = Ne vedle startovního ostrova a ne na rámu.
explorers-pirate-stays = Pirátská loď zůstává, kde je.
explorers-pirate-too-far = Loď nemíří na piráty.
explorers-place-road-and-ship = Teď se pokládá silnice a loď s osadníkem.
explorers-road-at-settlement = První silnice leží u tvé vesnice.
explorers-road-not-connected = Silnice nenavazuje na tvou síť.
explorers-road-taken = Tam už silnice vede.
explorers-roll-first = Nejdřív hoď kostkami.
explorers-route-full = Dvě lodě tam už jsou.
explorers-same-on-both-sides = Totéž za totéž se nemění.
explorers-set-sail-first = Nejdřív vypluj.
explorers-settlement-needs-road = Vesnice potřebuje tvou silnici.
explorers-ship-beside-hidden-hex = Nová loď se nesmí dotýkat neobjeveného pole.
explorers-ship-has-moved = Tato loď už se pohnula.
explorers-ship-is-done = Pohyb této lodi skončil.
explorers-ship-not-at-harbour = Loď nemíří na tento přístav.
explorers-ship-not-empty = Ryby chytí jen prázdná loď.
explorers-ship-not-out = Tato loď není na plánu.
explorers-ship-not-there = Loď tam nemíří.
explorers-ships-move-now = Teď plují lodě: už se nestaví ani neobchoduje.
explorers-steal-first = Nejdřív rozhodni, komu něco ukradneš.
explorers-too-close = To je moc blízko jiné vesnice.
explorers-trade-for-another = Bank dává jinou surovinu.
explorers-wool-paid = Za tuto loď už je vlna zaplacená.

# Co se stalo.
explorers-placed-harbour = { $seat } staví přístav u { NAME($place, case: "gen") }.
explorers-placed-settlement = { $seat } staví vesnici u { NAME($place, case: "gen") }.
explorers-first-cards = { $seat } začíná s těmito kartami: { $cards }.
explorers-placed-neutral-harbour = { $seat } staví neutrální přístav u { NAME($place, case: "gen") }.
explorers-placed-neutral-settlement = { $seat } staví neutrální vesnici u { NAME($place, case: "gen") }.
explorers-placed-settler-ship = { $seat } umísťuje loď s osadníkem u { NAME($place, case: "gen") }.
explorers-turn-began = { $round }. kolo: na tahu je { $seat }.
explorers-rolled = { $seat } hází { $one } a { $other }: { $sum }.
explorers-produced = { $seat } dostává { NAME($cards, case: "acc") }.
explorers-mined-gold =
    { $seat } těží { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    }.
explorers-compensated = { $seat } nedostává žádnou surovinu, zato 1 zlatý.
explorers-discarded = { $seat } odevzdává { NAME($cards, case: "acc") }.
explorers-placed-pirate = { $seat } nasazuje pirátskou loď k { NAME($place, case: "dat") }.
explorers-pirates-fished = Piráti zahánějí hejno od { NAME($place, case: "gen") }.
explorers-stole-card = { $seat } krade hráči { $victim } kartu: { $resource }.
explorers-stole = { $seat } krade hráči { $victim } kartu.
explorers-stole-gold = { $seat } krade hráči { $victim } 1 zlatý.
explorers-theft-told = Vychází najevo stará krádež. Hráči { $victim } vzal hráč { $seat } kartu: { $resource }.
explorers-spared = { $seat } nic nekrade.
explorers-traded-with-bank = { $seat } mění 3× { NAME($give, case: "acc") } za { NAME($get, case: "acc") }.
explorers-bought =
    { $seat } kupuje { NAME($resource, case: "acc") } za { $price ->
        [one] { $price } zlatý
        [few] { $price } zlaté
       *[other] { $price } zlatých
    }.
explorers-sold = { $seat } prodává { NAME($resource, case: "acc") } za 1 zlatý.
explorers-offered = { $seat } nabízí všem { NAME($give, case: "acc") } za { NAME($want, case: "acc") }.
explorers-offered-to = { $seat } nabízí hráči { $to } { NAME($give, case: "acc") } za { NAME($want, case: "acc") }.
explorers-accepted = { $seat } souhlasí.
explorers-declined = { $seat } odmítá.
explorers-countered = { $seat } místo toho nabízí { NAME($give, case: "acc") } za { NAME($want, case: "acc") }.
explorers-wants-quiet = { $seat } v tomto tahu už žádné nabídky nechce slyšet.
explorers-muted = { $seat } až do odvolání nechce slyšet žádné nabídky.
explorers-unmuted = { $seat } opět poslouchá nabídky.
explorers-dealt = { $seat } obchoduje s hráčem { $other }: dává { NAME($give, case: "acc") } a dostává { NAME($got, case: "acc") }.
explorers-no-deal = { $seat } končí nabídku bez obchodu.
explorers-built-road = { $seat } staví silnici u { NAME($place, case: "gen") }.
explorers-built-settlement = { $seat } staví vesnici u { NAME($place, case: "gen") }.
explorers-built-harbour = { $seat } staví přístav u { NAME($place, case: "gen") }.
explorers-rebuilt-ship = { $seat } staví znovu loď { $ship } u { NAME($place, case: "gen") }.
explorers-built-ship = { $seat } staví loď { $ship } u { NAME($place, case: "gen") }.
explorers-got-piece = { $seat } získává { NAME($piece, case: "acc") }.
explorers-threw = { $seat } zahazuje { NAME($piece, case: "acc") }.
explorers-set-sail = { $seat } vyplouvá.
explorers-sailed = { $seat }: loď { $ship } pluje k { NAME($place, case: "dat") }.
explorers-paid-tribute = { $seat } platí pirátům 1 zlatý za loď { $ship }.
explorers-paid-wool = { $seat } platí vlnu: loď { $ship } má dva pohybové body navíc.
explorers-discovered-land = { $seat } objevuje na { NAME($region, case: "loc") } { NAME($tile, case: "acc") } s číslem { $number }.
explorers-discovered = { $seat } objevuje na { NAME($region, case: "loc") } { NAME($tile, case: "acc") } a dostává 2 zlaté.
explorers-rewarded = { $seat } dostává za objev { NAME($resource, case: "acc") }.
explorers-loaded = { $seat } nakládá { NAME($piece, case: "acc") } na loď { $ship }.
explorers-unloaded = { $seat } vykládá { NAME($piece, case: "acc") } z lodi { $ship }.
explorers-exchanged = { $seat } vyměňuje náklad lodi { $ship }.
explorers-founded = { $seat } zakládá vesnici u { NAME($place, case: "gen") }.
explorers-landed = { $seat } vysazuje z lodi { $ship } jednotku u { NAME($place, case: "gen") }.
explorers-lair-falls = V táboře u { NAME($place, case: "gen") } stojí tři jednotky: tábor padne na konci tahu.
explorers-befriended = { $seat } má teď přátele v osadě: { $tile }.
explorers-fetched = { $seat } vyzvedává z tábora u { NAME($place, case: "gen") } jednotku lodí { $ship }.
explorers-took-part = { $seat } dostává 2 zlaté za dobytí tábora u { NAME($place, case: "gen") }.
explorers-hero-rolled =
    { $seat } hází { $die } a má { $crews ->
        [one] { $crews } jednotku
        [few] { $crews } jednotky
       *[other] { $crews } jednotek
    }.
explorers-hero = Hrdinou bitvy o tábor u { NAME($place, case: "gen") } je { $seat }.
explorers-lair-freed = Tábor u { NAME($place, case: "gen") } je dobyt; jeho číslo je { $number }.
explorers-advanced = { $seat }: { $mission }, krok { $step }.
explorers-leads = Vedení se ujímá { $seat }: { $mission }.
explorers-fish-came = { $seat } hází na ryby a padá { $die }: k { NAME($place, case: "dat") } připlouvá hejno.
explorers-no-fish-came = { $seat } hází na ryby a padá { $die }: nic nepřiplouvá.
explorers-caught = { $seat } chytá hejno u { NAME($place, case: "gen") } lodí { $ship }.
explorers-delivered = { $seat } odevzdává { NAME($piece, case: "acc") } z lodi { $ship }.
explorers-chased-away = { $seat } zahání piráty lodí { $ship } a padá { $die }: piráti prchají.
explorers-chase-failed = { $seat } zahání piráty lodí { $ship } a padá { $die }: piráti zůstávají.
explorers-won =
    { $seat } vyhrává: má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
explorers-out-of-time = Všechna kola jsou odehrána.

# Přehled stolu.
explorers-sheet-bank = bank
explorers-sheet-basin = přístav
explorers-sheet-cards = karty
explorers-sheet-cargo = náklad
explorers-sheet-chart = Mapa, { $round }. kolo
explorers-sheet-chart-rolled = Mapa, { $round }. kolo, padlo { $sum }
explorers-sheet-crews = jedn.
explorers-sheet-empty = –
explorers-sheet-fog = Co může ležet v mlze a čísla, která přijdou
explorers-sheet-gold = zlaté
explorers-sheet-hand = Karty
explorers-sheet-harbours = příst.
explorers-sheet-known = dř ci vl ob ru
explorers-sheet-lair-tokens = žetony táborů lícem dolů
explorers-sheet-legend-hexes = Fo les, Hi jíl, Pa pastvina, Fi pole, Mo hory, ~ moře, ~C radnice, ~#3 loviště (><> hejno), Au zlatonosná řeka (L tábor), S plantáž
explorers-sheet-legend-pieces = a–d vesnice hráčů 1–4, A–D přístavy, =1= silnice, ① loď, X1 pirátská loď
explorers-sheet-list = { $names }
explorers-sheet-mission = mise
explorers-sheet-missions = Mise
explorers-sheet-movement = pohyb
explorers-sheet-north = sever ({ $hidden })
explorers-sheet-number = { $number }
explorers-sheet-of = { $number }/{ $all }
explorers-sheet-place = { $place }
explorers-sheet-points = body
explorers-sheet-prices = Ceny
explorers-sheet-resource = surovina
explorers-sheet-roads = siln.
explorers-sheet-seat = hráč
explorers-sheet-seat-name = { $seat }
explorers-sheet-seats = Hráči
explorers-sheet-settlements = vesn.
explorers-sheet-settlers = osadn.
explorers-sheet-ship = loď
explorers-sheet-ships = Lodě a přístavy
explorers-sheet-south = jih ({ $hidden })
explorers-sheet-speed = rychl.
explorers-sheet-step = { $step } ({ $points })
explorers-sheet-step-leading = { $step } ({ $points } + 1)
explorers-sheet-supply = Zásoba
explorers-sheet-text = { $text }
explorers-sheet-where = kde
explorers-sheet-yours = tvoje

# Proč počítačový hráč dělá to, co dělá.
explorers-why-goal = Tohle vyhrává, nebo se to k výhře nejvíc blíží.
explorers-why-found = Nová vesnice je bod a víc karet.
explorers-why-discover = Objevy přinášejí karty a místa k osídlení.
explorers-why-build = Za tu cenu to teď stojí.
explorers-why-save = S kartami se nic lepšího udělat nedá.
explorers-why-trade = Právě ta karta chybí.
explorers-why-sail = Tudy vede cesta tam, kde je loď potřeba.
explorers-why-mission = To posouvá misi.
explorers-why-pirate = Tam piráti nejvíc škodí vedoucímu hráči.
explorers-why-steal = Tady o kartu víc, tam o kartu míň.
explorers-why-discard = Tahle karta je potřeba nejmíň.
explorers-why-offer = Někdo toho může mít moc.
explorers-why-accept = Co přijde, má větší cenu než to, co odejde.
explorers-why-decline = Co by odešlo, má větší cenu než to, co by přišlo.
explorers-why-place = Dobrá čísla a všechny druhy karet.
explorers-why-chase = Pokus nic nestojí.
explorers-why-end = Už není co dělat.

# Co k sobě patří.
explorers-group-found = Umístit stavbu
explorers-group-discard = Odevzdat kartu
explorers-group-pirate = Nasadit pirátskou loď
explorers-group-steal = Ukrást kartu
explorers-group-bank = Směnit s bankem
explorers-group-give = Nabídnout
explorers-group-want = Žádat
explorers-group-offer = Podat nabídku
explorers-group-deal = Uzavřít obchod
explorers-group-road = Postavit silnici
explorers-group-build = Postavit nebo rozšířit
explorers-group-ship = Postavit loď
explorers-group-people = Získat osadníka nebo jednotku
explorers-group-throw = Zahodit figurku
explorers-group-sail = Plout lodí
explorers-group-wool = Zaplatit vlnu za dva pohybové body navíc
explorers-group-cargo = Naložit a vyložit
explorers-group-crew = Vysadit nebo vyzvednout jednotku
explorers-group-chase = Zahnat piráty

# Odkud jsou body.
explorers-points-settlements = Vesnice
explorers-points-harbours = Přístavy
explorers-points-mission = { $mission }
explorers-points-leads = Vede: { $mission }
explorers-besides-turn = Ve vlastním tahu
