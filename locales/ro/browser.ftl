# What the browser client itself says.

browser-title = Portolan

# Tabla Port Royal. $percent (number): riscul de a pierde tura.
browser-port-royal-bust = Riscul ca următoarea carte să piardă portul și tura: { $percent } %
browser-port-royal-draw-pile = Teanc de tragere
browser-port-royal-draw-pile-help = Fiecare carte are o monedă pe spate: monedele sunt cărți din acest teanc, la care nimeni nu are voie să se uite. Când se termină, se amestecă teancul de decartare.
browser-port-royal-discard = Teanc de decartare
browser-port-royal-discard-help = Nave cu care s-a făcut negoț sau care au fost alungate, porturi pierdute, oameni trimiși în expediții și monede plătite.
browser-port-royal-time-pile = Teancul de timp
browser-port-royal-time-pile-help = Fiecare tură începe cu o carte din acest teanc. Dacă se termină și nu sunt îndeplinite toate contractele, ați pierdut. Cărțile puse deoparte sunt puncte, dacă câștigați.
