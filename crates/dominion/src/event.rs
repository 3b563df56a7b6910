//! What happens at the table, as one viewer may know it.

use serde::{Deserialize, Serialize};
use table::{Arg, Message, Seat};

use crate::cards::Card;

/// A place of a seat's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// The hand.
    Hand,
    /// The top of the deck.
    Deck,
    /// The discard pile.
    Discard,
}

/// Something that happened. Faces that a viewer may not know are left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case", tag = "what")]
#[allow(missing_docs, reason = "who, which card, how many: the fields say it")]
pub enum Event {
    /// A turn begins.
    TurnBegan { seat: Seat, turn: u16, extra: bool },
    /// A card was played.
    Played { seat: Seat, card: Card },
    /// A Throne Room played a card again.
    PlayedAgain { seat: Seat, card: Card },
    /// All Treasures were played.
    PlayedTreasures { seat: Seat, cards: Vec<Card>, coins: u16 },
    /// A Duration card did its second half.
    CarriedOut { seat: Seat, card: Card },
    /// Cards were drawn.
    Drew { seat: Seat, count: u16, cards: Option<Vec<Card>> },
    /// A discard pile became a deck.
    Shuffled { seat: Seat },
    /// A card was bought.
    Bought { seat: Seat, card: Card, price: u8 },
    /// A card was gained from the Supply.
    Gained { seat: Seat, card: Card, to: Place },
    /// A card was gained from the trash.
    Stole { seat: Seat, card: Card },
    /// A card was trashed.
    Trashed { seat: Seat, card: Card },
    /// Cards were discarded; the last lies on top.
    Discarded { seat: Seat, count: u16, cards: Option<Vec<Card>>, top: Card },
    /// A deck was put into the discard pile.
    DeckDiscarded { seat: Seat, count: u16, top: Card },
    /// Cards were shown to everybody.
    Revealed { seat: Seat, cards: Vec<Card>, from: Place },
    /// A seat looked at cards.
    Looked { seat: Seat, count: u16, cards: Option<Vec<Card>> },
    /// A card was put on top of the deck.
    PutOnDeck { seat: Seat, card: Option<Card> },
    /// A card was set aside.
    SetAside { seat: Seat, card: Option<Card> },
    /// Cards set aside came back to the hand.
    CameBack { seat: Seat, count: u16, cards: Option<Vec<Card>> },
    /// A card went to the Island mat.
    Exiled { seat: Seat, card: Card },
    /// A card went to the Native Village mat.
    PutOnMat { seat: Seat, card: Option<Card> },
    /// The Native Village mat was emptied into the hand.
    TookMat { seat: Seat, count: u16, cards: Option<Vec<Card>> },
    /// A Reaction was shown.
    Reacted { seat: Seat, card: Card },
    /// A Lighthouse kept an Attack off.
    Sheltered { seat: Seat },
    /// Copies of a card were returned to the Supply.
    Returned { seat: Seat, card: Card, count: u8 },
    /// An Embargo token was put on a pile.
    Embargoed { seat: Seat, card: Card, tokens: u8 },
    /// A Pirate Ship earned a coin token.
    EarnedToken { seat: Seat, tokens: u8 },
    /// A Pirate Ship paid.
    TookCoins { seat: Seat, coins: u8 },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// The game is over.
    Ended,
}

fn names(cards: &[Card]) -> Arg {
    Arg::Names(cards.iter().map(|card| card.name()).collect())
}

impl table::Event for Event {
    fn message(&self) -> Message {
        let about = |id: &'static str, seat: Seat| Message::new(id).with("seat", seat);
        let of_card = |id: &'static str, seat: Seat, card: Card| about(id, seat).with_name("card", card.name());
        // With the faces for who may know them, with the number for all others.
        let of_cards = |known: &'static str, unknown: &'static str, seat: Seat, count: u16, cards: &Option<Vec<Card>>| match cards {
            Some(cards) => about(known, seat).with("cards", names(cards)).with("count", count),
            None => about(unknown, seat).with("count", count),
        };
        let maybe = |known: &'static str, unknown: &'static str, seat: Seat, card: &Option<Card>| match card {
            Some(card) => of_card(known, seat, *card),
            None => about(unknown, seat),
        };
        match self {
            Self::TurnBegan { seat, extra: true, .. } => about("dominion-extra-turn-began", *seat),
            Self::TurnBegan { seat, turn, .. } => about("dominion-turn-began", *seat).with("turn", *turn),
            Self::Played { seat, card } => of_card("dominion-played", *seat, *card),
            Self::PlayedAgain { seat, card } => of_card("dominion-played-again", *seat, *card),
            Self::PlayedTreasures { seat, cards, coins } => {
                about("dominion-played-treasures", *seat).with("cards", names(cards)).with("coins", *coins)
            }
            Self::CarriedOut { seat, card } => of_card("dominion-carried-out", *seat, *card),
            Self::Drew { seat, count, cards } => of_cards("dominion-drew-cards", "dominion-drew", *seat, *count, cards),
            Self::Shuffled { seat } => about("dominion-shuffled", *seat),
            Self::Bought { seat, card, price } => of_card("dominion-bought", *seat, *card).with("price", *price),
            Self::Gained { seat, card, to: Place::Discard } => of_card("dominion-gained", *seat, *card),
            Self::Gained { seat, card, to: Place::Hand } => of_card("dominion-gained-to-hand", *seat, *card),
            Self::Gained { seat, card, to: Place::Deck } => of_card("dominion-gained-to-deck", *seat, *card),
            Self::Stole { seat, card } => of_card("dominion-stole", *seat, *card),
            Self::Trashed { seat, card } => of_card("dominion-trashed", *seat, *card),
            Self::Discarded { seat, count, cards: None, top } => of_card("dominion-discarded", *seat, *top).with("count", *count),
            Self::Discarded { seat, count, cards: Some(cards), .. } => {
                about("dominion-discarded-cards", *seat).with("cards", names(cards)).with("count", *count)
            }
            Self::DeckDiscarded { seat, count, .. } => about("dominion-deck-discarded", *seat).with("count", *count),
            Self::Revealed { seat, cards, from: Place::Hand } => about("dominion-revealed-hand", *seat).with("cards", names(cards)),
            Self::Revealed { seat, cards, .. } => about("dominion-revealed", *seat).with("cards", names(cards)),
            Self::Looked { seat, count, cards } => of_cards("dominion-looked-cards", "dominion-looked", *seat, *count, cards),
            Self::PutOnDeck { seat, card } => maybe("dominion-put-card-on-deck", "dominion-put-on-deck", *seat, card),
            Self::SetAside { seat, card } => maybe("dominion-set-card-aside", "dominion-set-aside", *seat, card),
            Self::CameBack { seat, count, cards } => {
                of_cards("dominion-came-back-cards", "dominion-came-back", *seat, *count, cards)
            }
            Self::Exiled { seat, card } => of_card("dominion-exiled", *seat, *card),
            Self::PutOnMat { seat, card } => maybe("dominion-put-card-on-mat", "dominion-put-on-mat", *seat, card),
            Self::TookMat { seat, count, cards } => of_cards("dominion-took-mat-cards", "dominion-took-mat", *seat, *count, cards),
            Self::Reacted { seat, card } => of_card("dominion-reacted", *seat, *card),
            Self::Sheltered { seat } => about("dominion-sheltered", *seat),
            Self::Returned { seat, card, count } => of_card("dominion-returned", *seat, *card).with("count", *count),
            Self::Embargoed { seat, card, tokens } => of_card("dominion-embargoed", *seat, *card).with("tokens", *tokens),
            Self::EarnedToken { seat, tokens } => about("dominion-earned-token", *seat).with("tokens", *tokens),
            Self::TookCoins { seat, coins } => about("dominion-took-coins", *seat).with("coins", *coins),
            Self::TurnEnded { seat } => about("dominion-turn-ended", *seat),
            Self::Ended => Message::new("dominion-ended"),
        }
    }
}
