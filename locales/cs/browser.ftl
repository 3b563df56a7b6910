# What the browser client itself says.

browser-title = Portolan

# Deska Port Royalu. $percent (number): riziko, že se přijde o tah.
browser-port-royal-bust = Riziko, že příští kartou skončí tah i přístav: { $percent } %
browser-port-royal-draw-pile = Dobírací balíček
browser-port-royal-draw-pile-help = Každá karta má na rubu minci: mince jsou karty z tohoto balíčku, na které se nikdo nesmí podívat. Když dojde, zamíchá se odhazovací hromádka.
browser-port-royal-discard = Odhazovací hromádka
browser-port-royal-discard-help = Lodě po obchodu nebo zahnané, ztracené přístavy, lidé vyslaní na výpravu a zaplacené mince.
browser-port-royal-time-pile = Balíček času
browser-port-royal-time-pile-help = Každý tah začíná kartou z tohoto balíčku. Když dojde a nejsou splněné všechny kontrakty, máte prohráno. Odložené karty jsou body, pokud vyhrajete.
