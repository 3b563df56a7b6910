//! Why something cannot be done.

use table::{Arg, ArgKind, Argument};

use crate::cards::Card;

table::refusals! {
    /// A reason.
    pub(crate) enum Why {
        NotInGame { card: Card } = "dominion-not-in-game" in "kingdom",
        NotInHand { card: Card } = "dominion-not-in-hand" in "action-phase",
        ActionsAreOver = "dominion-actions-are-over" in "action-phase",
        NoActionsLeft = "dominion-no-actions-left" in "action-phase",
        CannotBePlayed { card: Card } = "dominion-cannot-be-played" in "card-types",
        TreasuresAreOver = "dominion-treasures-are-over" in "treasures",
        NoTreasures = "dominion-no-treasures" in "treasures",
        PileEmpty { card: Card } = "dominion-pile-empty" in "buying",
        NoBuysLeft = "dominion-no-buys-left" in "buying",
        TooExpensive { card: Card, price: u8, coins: u16 } = "dominion-too-expensive" in "buying",
        NotAsked = "dominion-not-asked" in "action-phase",
        WrongKind { card: Card } = "dominion-wrong-kind" in "card-types",
        NotLookedAt { card: Card } = "dominion-not-looked-at" in "looking",
        TooCostly { card: Card, price: u8, most: u8 } = "dominion-too-costly" in "gaining",
        NotSmuggled { card: Card } = "dominion-not-smuggled" in "card-smugglers",
        NotStolen { card: Card } = "dominion-not-stolen" in "card-thief",
        NotDue { card: Card } = "dominion-not-due" in "start-of-turn",
        TooManyCopies = "dominion-too-many-copies" in "card-ambassador",
        MustChoose = "dominion-must-choose" in "cards-win",
        AnswerFirst = "dominion-answer-first" in "cards-win",
    } of a setup {
        NoCards = "dominion-no-cards",
        TooFewCards = "dominion-too-few-cards",
        ConstraintsUnmet = "dominion-constraints-unmet",
        TooManyCards = "dominion-too-many-cards",
        NotAKingdomCard { card: Card } = "dominion-not-a-kingdom-card",
        CardTwice { card: Card } = "dominion-card-twice",
    }
}

impl Argument for Card {
    const KIND: ArgKind = ArgKind::Name;

    fn arg(self) -> Arg {
        Arg::Name(self.name())
    }
}
