# What only the browser says of this game: its board.

browser-port-royal-bust = Chance that the next card busts the turn: { $percent }%
browser-port-royal-tide = Tide gauge
browser-port-royal-tide-help = How likely the next card is a second ship of a colour that your swords cannot repel. It is reckoned from everything that can be known: all cards that have been seen.
browser-port-royal-draw-pile = Draw pile
browser-port-royal-draw-pile-help = Every card has a coin on its back: coins are cards drawn from this pile, which nobody may look at. When it is empty, the discard pile is shuffled.
browser-port-royal-discard = Discard pile
browser-port-royal-discard-help = Ships that were traded with or repelled, harbours that were lost, people sent on expeditions, and coins that were paid.
browser-port-royal-time-pile = Time pile
browser-port-royal-time-pile-help = Every turn begins with a card of this pile. When it is empty and not every contract is completed, you have lost. Cards laid aside are points, if you win.
browser-port-royal-track = Points on the way to { $goal }.
browser-port-royal-track-name = Points
browser-port-royal-track-help = Whoever reaches the end of the track begins the last round; the most points win in the end.
browser-port-royal-prospect = If the turning over stopped now: { $takes ->
        [one] one card
       *[other] { $takes } cards
    }, the best is the { $card }.
browser-port-royal-no-prospect = If the turning over stopped now: nothing to take.
browser-port-royal-prospect-name = If it stopped now
browser-port-royal-prospect-help = The best card this seat could take and pay for if no further card was turned over, and how many it may take. Others may be quicker.
browser-port-royal-house-shut = The door is still shut: the ability works from the first solved task on. The four squares are cubes. Each solved task takes the leftmost one and opens what lies below: the door, then the cup, then two windows with crowns.
browser-port-royal-house-open = The door is open: the ability works. The squares left are cubes. Each solved task takes the leftmost one and opens what lies below: the cup, then two windows with crowns.
browser-port-royal-task-help =
    Task { $task }: { $asks }.{ $crowns ->
        [0] {""}
        [one] {" "}It brings { $crowns } crown.
       *[other] {" "}It brings { $crowns } crowns.
    }{ $coins ->
        [0] {""}
        [one] {" "}Whoever solves it first also gets { $coins } coin.
       *[other] {" "}Whoever solves it first also gets { $coins } coins.
    }
browser-port-royal-goal = Together
