# What the browser client itself says.

browser-title = Portolan

# Port Royal’s board. $percent (number): the chance of a bust.
browser-port-royal-bust = Chance that the next card busts the turn: { $percent }%
browser-port-royal-draw-pile = Draw pile
browser-port-royal-draw-pile-help = Every card has a coin on its back: coins are cards drawn from this pile, which nobody may look at. When it is empty, the discard pile is shuffled.
browser-port-royal-discard = Discard pile
browser-port-royal-discard-help = Ships that were traded with or repelled, harbours that were lost, people sent on expeditions, and coins that were paid.
browser-port-royal-time-pile = Time pile
browser-port-royal-time-pile-help = Every turn begins with a card of this pile. When it is empty and not every contract is completed, you have lost. Cards laid aside are points, if you win.
