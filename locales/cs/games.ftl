# Hry samotné, jak o nich mluví přístav.

port-royal = Port Royal
port-royal-help = { port-royal-goal-points } { port-royal-turn }
port-royal-goal-points = Najímej postavy a vysílej je na expedice: kdo dosáhne 12 bodů vlivu, zahájí poslední kolo, a vyhrává ten, kdo má nakonec bodů nejvíc.
port-royal-turn = Ve svém tahu otáčíš jednu kartu za druhou a včas přestaneš: druhá loď stejné barvy, které nedokážeš zabránit v zakotvení, tě připraví o přístav i o tah. Pak si vezmeš loď nebo najmeš postavu a po tobě mohou ostatní, každý za minci pro tebe.

puerto-rico = Puerto Rico
puerto-rico-help = Osidluj ostrov, vyráběj zboží a vyvážej ho, nebo stav za to, co vynese. V každém kole si každý vezme jednu roli; všichni pak udělají to, co role dovoluje, a kdo si ji vzal, má z ní o něco víc. Když dojdou kolonisté, žetony s body nebo někomu místo ve městě, kolo se dohraje a vyhrává, kdo má nejvíc bodů.

dominion = Dominion
dominion-help = Postav si balíček, který funguje. Začínáš se sedmi měďáky a třemi statky; ve svém tahu zahraješ akci a pak za peníze koupíš kartu. Koupené karty jdou na odkládací balíček a vrátí se, až ho zamícháš. Hra končí, když dojdou provincie nebo libovolné tři balíčky (v pěti a šesti hráčích čtyři); vyhrává ten, kdo má nejvíc bodů.

explorers = Catan – Zámořské objevy
explorers-help = Stav na startovním ostrově, posílej lodě do mlhy, osidluj objevenou zemi a plň mise. Kdo ve svém tahu dosáhne cíle, vyhrává.
