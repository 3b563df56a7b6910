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
