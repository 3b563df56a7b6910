//! Why something cannot be done.

use table::{Arg, ArgKind, Argument};

use crate::cards::Card;

table::refusals! {
    /// A reason.
    pub(crate) enum Why {
        NotInGame { card: Card } = "dominion-not-in-game",
        NotInHand { card: Card } = "dominion-not-in-hand",
        ActionsAreOver = "dominion-actions-are-over",
        NoActionsLeft = "dominion-no-actions-left",
        CannotBePlayed { card: Card } = "dominion-cannot-be-played",
        TreasuresAreOver = "dominion-treasures-are-over",
        NoTreasures = "dominion-no-treasures",
        PileEmpty { card: Card } = "dominion-pile-empty",
        NoBuysLeft = "dominion-no-buys-left",
        TooExpensive { card: Card, price: u8, coins: u16 } = "dominion-too-expensive",
        NotAsked = "dominion-not-asked",
        WrongKind { card: Card } = "dominion-wrong-kind",
        NotLookedAt { card: Card } = "dominion-not-looked-at",
        TooCostly { card: Card, price: u8, most: u8 } = "dominion-too-costly",
        NotSmuggled { card: Card } = "dominion-not-smuggled",
        NotStolen { card: Card } = "dominion-not-stolen",
        NotDue { card: Card } = "dominion-not-due",
        TooManyCopies = "dominion-too-many-copies",
        MustChoose = "dominion-must-choose",
        AnswerFirst = "dominion-answer-first",
        // What is wrong with a setup.
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
