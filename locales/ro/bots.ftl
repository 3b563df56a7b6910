# Cum joacă fiecare bot, pentru cine alege unul.

server-deckhand-help = Cunoaște regulile și se străduiește, dar cântărește lucrurile doar în mare; într-un grup se gândește la sine.
server-mate-help = Joacă după un plan chibzuit și nu se uită înainte; într-un grup le lasă puțin celorlalți.
server-captain-help = Se gândește puțin înainte și răspunde într-o secundă; într-un grup vede și ce le trebuie celorlalți.
server-admiral-help = Se gândește mai departe înainte și răspunde în cel mult trei secunde; într-un grup judecă cel mai bine cui ce îi trebuie.
server-stop-at-three-help = Dezvăluie până când în port sunt trei cărți, oricare ar fi ele.
server-stop-at-four-help = Dezvăluie până când în port sunt patru cărți, oricare ar fi ele.
server-stop-at-five-help = Dezvăluie până când în port sunt cinci cărți, oricare ar fi ele.
server-expedition-first-help = Angajează mai întâi oameni pentru expediții.
server-sword-army-help = Adună săbii până când nicio corabie nu mai scapă.
server-corn-shipper-help = Cultivă mult porumb și îl expediază pentru puncte.
server-factory-builder-help = Produce câte puțin din toate pentru banii manufacturii și construiește cu ei.
server-trader-help = Vinde scump cafea și tutun, cu piețe și un birou comercial.
server-big-money-help = Cumpără Argint, Aur și Provincii și nimic altceva.
server-big-money-ultimate-help = Numai bani, iar când se apropie sfârșitul, Ducate și Moșii.
server-optimised-money-help = Numai bani, cu pragurile pe care simulările le-au găsit cele mai bune.
server-one-smithy-help = Bani și o Fierărie.
server-two-smithies-help = Bani și două Fierării.
server-wharf-help = Două Debarcadere, apoi bani.
server-sea-hags-help = Două Vrăjitoare ale mării cât mai devreme, apoi bani.
server-single-witch-help = O Vrăjitoare, apoi bani.
server-double-witch-help = Două Vrăjitoare, apoi bani.
server-settler-first-help = Întemeiază mai întâi așezări, acasă și peste mare.
server-mission-first-help = Aduce mai întâi Consiliului pește și mirodenii.
server-pirate-first-help = Trimite mai întâi echipaje împotriva taberelor piraților.
