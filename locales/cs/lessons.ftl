# Lekce: co se krok za krokem dozví nováček.

# Port Royal.
port-royal-lesson-reveal = Tohle je tvůj přístav a jsi na tahu. Mince před tebou jsou karty lícem dolů. Otoč první kartu dobíracího balíčku.
port-royal-lesson-ship = Flauta, modrá loď: kdo si ji vezme, dostane dvě mince. Můžeš teď skončit, nebo se podívat, co ještě připluje. Otoč další kartu.
port-royal-lesson-luck = Námořník, kterého lze najmout za tři mince. Ale pozor: druhá modrá loď by tě připravila o celý přístav i o tah. Ukazatel prozradí, jak moc to hrozí; zatím jen málo. Pokračuj.
port-royal-lesson-stop = Pinasa. V přístavu leží dvě barvy, takže si smíš vzít jednu kartu; při čtyřech barvách by to byly dvě, při pěti tři. Všeho s mírou: skonči s objevováním.
port-royal-lesson-hire = Teď si vezmi loď kvůli mincím, nebo někoho najmi. Najmi námořníka: má cenu jednoho bodu a jeho šavle se ti bude hodit.
port-royal-lesson-fee = Po tobě si smějí vzít ostatní, co zbylo, za minci, kterou zaplatí tobě: flauta je pryč a ty máš o minci víc. Pak hrálo druhé místo a co nechalo ležet, smíš si za minci vzít ty. Vezmi si šalupu: tři mince za jednu.
port-royal-lesson-again = Zase jsi na tahu. Máš teď šavli; podívej se, k čemu je dobrá. Otoč kartu.
port-royal-lesson-repel = Šalupa, na jejíž odražení stačí jedna šavle, a tu máš. První loď své barvy neškodí, ale i tak ji můžeš poslat pryč a udělat místo lepší. Odraz ji.
port-royal-lesson-end = Víc do začátku nepotřebuješ. Lidi se správnými znaky můžeš poslat na výpravu, a ty nesou nejvíc bodů. Kdo má dvanáct bodů, zahájí poslední kolo, a pak vyhraje, kdo jich má nejvíc. Příznivý vítr!
