# Lessons: what a newcomer is told, step by step.

# Port Royal.
port-royal-lesson-reveal = This is your harbour, and it is your turn. The coins before you are cards, face down. Turn over the first card of the draw pile.
port-royal-lesson-ship = A flute, a blue ship: whoever takes it gets two coins. You may stop now, or see what else comes in. Turn over another card.
port-royal-lesson-luck = A sailor, who can be hired for three coins. Beware: a second blue ship would cost you the whole harbour and your turn. The gauge shows how likely that is; it is little. Go on.
port-royal-lesson-stop = A pinnace. Two colours lie in the harbour, so you may take one card; with four colours it would be two, with five three. Enough is enough: stop.
port-royal-lesson-hire = Now take a ship for its coins, or hire a person. Hire the sailor: it is worth a point, and its sword will help you later.
port-royal-lesson-fee = After you, the others may take what you left, for a coin that they pay to you: the flute is gone, and you are a coin richer. Then it was the other seat’s turn, and what it left is yours to take, for a coin. Take the skiff: three coins for one.
port-royal-lesson-again = Your turn again. You have a sword now; see what it is good for. Turn over a card.
port-royal-lesson-repel = A skiff that needs one sword to be repelled, and you have one. The first ship of a colour does no harm, but you may send it away all the same and make room for a better one. Repel it.
port-royal-lesson-end = That is all you need to begin. People with the right badges can be sent on expeditions, which bring the most points. Whoever has twelve points starts the last round, and then the most points win. Fair winds!

# Puerto Rico.
puerto-rico-lesson-role = In every round each seat takes one role. Everybody then does what the role allows, and whoever took it does it a little better. The captain and the trader are gone in this round: take the settler.
puerto-rico-lesson-settler = Everybody may take a plantation now, and you choose first. Only the settler may take a quarry instead: with a colonist in it, buildings cost you a doubloon less. Take the quarry.
puerto-rico-lesson-builder = A new round: the governor took the builder and paid a doubloon less, but everybody may build. Your quarry does not help yet, for nobody works in it. Cane becomes sugar only in a mill: build the small sugar mill.
puerto-rico-lesson-mayor = A mill without a colonist makes nothing. Now you choose a role: take the mayor, who brings colonists. Nobody took it in the last round, so a doubloon lies on it, and that is yours too.
puerto-rico-lesson-place = The ship brought everybody a colonist, and as the mayor you got one more. Put one into the small sugar mill, where it is needed most; the other then goes to the quarry.
puerto-rico-lesson-craftsman = The second seat took the craftsman: everybody produced, and the craftsman one barrel more. Corn needs no building, sugar needs its mill, so you have two barrels of corn and one of sugar. You are the governor of the new round and choose first: take the trader.
puerto-rico-lesson-trader = Everybody may sell one barrel. Corn is worth nothing here, sugar two doubloons, and the trader gets one more. The trading house takes every kind only once, so it is good to be first: sell the sugar.
puerto-rico-lesson-captain = The second seat sold indigo and took the captain: now everybody must load as long as they can, for a point a barrel, and whoever has no warehouse keeps a single barrel of the rest. A ship carries one kind only, and the ship for four is full of indigo. Load your corn on the ship for six: it leaves room for next time.
puerto-rico-lesson-roaster = Two points are yours, and the third seat has taken the builder. A coffee roaster costs six doubloons, five with your quarry, and that is just what you have. Your coffee plantation is waiting for it: build it.
puerto-rico-lesson-end = So it goes round: goods bring points and money, money becomes buildings, and these make more goods and are worth points as well. When the colonists, the point chips or the spaces in somebody’s city run out, the round is finished and the most points win. May your harvests be rich!

# Dominion.
dominion-lesson-village = You hold five cards, and in your turn you may play one Action. Begin with the Village: it brings a card and two more Actions.
dominion-lesson-smithy = A Silver came, and you have two Actions. Had you begun with the Smithy, that would have been all; now play it and draw three cards.
dominion-lesson-treasures = No more Actions in your hand: on to the money. A Copper brings one coin, a Silver two; Estates bring nothing now, they are points for the end. Play all Treasures.
dominion-lesson-buy = Five coins and one buy. The Wharf costs just that: two cards and a buy when you play it, and the same again in your next turn. Buy it.
dominion-lesson-clean-up = The Wharf lies on your discard pile. When you end your turn, everything from your hand and from the table goes there too, and you draw five new cards. Your deck has only four left, so the discard pile is shuffled and becomes your deck: end your turn.
dominion-lesson-wharf = There it is: whatever you buy comes back again and again, each time you shuffle. That is how your deck grows better. Meanwhile the other seat bought a Merchant Ship. Play the Wharf.
dominion-lesson-now = Two more cards and a second buy: that was the first half. The Wharf is a Duration card: it stays before you when you clean up, and works once more. Now play all Treasures.
dominion-lesson-province = Eight coins! A Province is worth six points at the end. Until then it only takes up room in your hand, so points are best bought when your deck can bear them. Buy one; with that your turn is over.
dominion-lesson-next-turn = The other seat has had its turn, and look: seven cards instead of five, and two buys. That was the Wharf; it is discarded only when you clean up now. You know the rest: the Village before the Smithy.
dominion-lesson-end = That is all you need: Actions, Treasures, a buy, and five new cards. The game ends when the Provinces are gone, or any three piles; then whoever owns the most points wins. Go on and try other cards!

# Explorers & Pirates.
explorers-lesson-roll = You have a settlement and a harbour settlement, three points together. When the number of a hex beside them is rolled, in whoever’s turn, each brings you a card; if you get none, you get 1 gold, except on a seven. Roll the dice.
explorers-lesson-ship = An eight: your pasture yields wool. Now you may trade and build. A ship costs lumber and wool and starts beside your harbour settlement: build it.
explorers-lesson-settler = Any ship can discover land, but only with a settler aboard can it stay there. A settler costs as much as a settlement. Get one aboard.
explorers-lesson-set-sail = Your cards are well spent. Once you set sail, nothing is traded or built any more in this turn. Set sail.
explorers-lesson-sail = A ship has four movement points in a turn: each takes it from one edge of the sea to the next. Head east; it takes the second step by itself.
explorers-lesson-discover = Before you lies the fog. Where an end of your ship touches a hidden hex, the hex is turned over, and the ship’s move is over. Sail on, and see what is there.
explorers-lesson-found = Land! Fields with a nine, and grain for the discovery. Your ship sails no further in this turn, but it may still put its settler ashore: found a settlement.
explorers-lesson-turn = That is your fourth point. Ship and settler are back in your supply, ready for the next voyage. End your turn.
explorers-lesson-again = In the turns of the others your land gave you ore and brick. One of them looked into the fog in the north and found the sea: that brings no card, but two gold. Roll again.
explorers-lesson-end = A nine: your new settlement pays already. Roads lead on from there, and for two grain and two ore it becomes a harbour settlement, close to the fog. Whoever has eight points in their own turn wins; later scenarios bring pirates, fish and spices. Fair winds!
