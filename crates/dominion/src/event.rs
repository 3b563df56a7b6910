//! What happens at the table, as one viewer may know it.

use serde::{Deserialize, Serialize};
use table::{Act, Arg, Message, Moved, Seat, of_seat};

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
    /// A discarded hand shows one of its cards, on top of the discard pile.
    ShownOnTop { seat: Seat, card: Card },
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
            Self::ShownOnTop { seat, card } => of_card("dominion-shown-on-top", *seat, *card),
            Self::Ended => Message::new("dominion-ended"),
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Self::TurnBegan { seat, .. }
            | Self::Played { seat, .. }
            | Self::PlayedAgain { seat, .. }
            | Self::PlayedTreasures { seat, .. }
            | Self::CarriedOut { seat, .. }
            | Self::Drew { seat, .. }
            | Self::Shuffled { seat, .. }
            | Self::Bought { seat, .. }
            | Self::Gained { seat, .. }
            | Self::Stole { seat, .. }
            | Self::Trashed { seat, .. }
            | Self::Discarded { seat, .. }
            | Self::DeckDiscarded { seat, .. }
            | Self::Revealed { seat, .. }
            | Self::Looked { seat, .. }
            | Self::PutOnDeck { seat, .. }
            | Self::SetAside { seat, .. }
            | Self::CameBack { seat, .. }
            | Self::Exiled { seat, .. }
            | Self::PutOnMat { seat, .. }
            | Self::TookMat { seat, .. }
            | Self::Reacted { seat, .. }
            | Self::Sheltered { seat, .. }
            | Self::Returned { seat, .. }
            | Self::Embargoed { seat, .. }
            | Self::EarnedToken { seat, .. }
            | Self::TookCoins { seat, .. }
            | Self::TurnEnded { seat, .. }
            | Self::ShownOnTop { seat, .. } => Some(*seat),
            Self::Ended => None,
        }
    }

    fn moved(&self) -> Vec<Moved> {
        let of = |seat: &Seat, place: &str| of_seat(*seat, place);
        let whole = |seat: &Seat| format!("seat:{seat}");
        let face = |card: &Option<Card>| card.map_or_else(|| "card".to_owned(), |card| card.to_string());
        match self {
            Self::Played { seat, card } => vec![Moved::one(card.to_string(), of(seat, "hand"), of(seat, "in-play"))],
            Self::PlayedTreasures { seat, cards, .. } => each(cards, &of(seat, "hand"), &of(seat, "in-play")),
            Self::Drew { seat, count, cards } => some_of(*count, cards.as_deref(), &of(seat, "deck"), &of(seat, "hand")),
            Self::Shuffled { seat } => vec![Moved::one("card", of(seat, "discard"), of(seat, "deck"))],
            Self::Gained { seat, card, to } => {
                let to = match to {
                    Place::Hand => "hand",
                    Place::Deck => "deck",
                    Place::Discard => "discard",
                };
                vec![Moved::one(card.to_string(), format!("pile:{card}"), of(seat, to))]
            }
            Self::Stole { seat, card } => vec![Moved::one(card.to_string(), format!("trash:{card}"), of(seat, "discard"))],
            Self::Trashed { seat, card } => vec![Moved::one(card.to_string(), whole(seat), "trash")],
            Self::Discarded { seat, count, cards, .. } => {
                some_of(*count, cards.as_deref(), &of(seat, "hand"), &of(seat, "discard"))
            }
            Self::DeckDiscarded { seat, count, .. } => some_of(*count, None, &of(seat, "deck"), &of(seat, "discard")),
            Self::PutOnDeck { seat, card } => vec![Moved::one(face(card), whole(seat), of(seat, "deck"))],
            Self::SetAside { seat, card } => vec![Moved::one(face(card), whole(seat), of(seat, "aside"))],
            Self::CameBack { seat, count, cards } => some_of(*count, cards.as_deref(), &of(seat, "aside"), &of(seat, "hand")),
            Self::Exiled { seat, card } => vec![Moved::one(card.to_string(), whole(seat), of(seat, "island"))],
            Self::PutOnMat { seat, card } => vec![Moved::one(face(card), of(seat, "deck"), of(seat, "mat"))],
            Self::TookMat { seat, count, cards } => some_of(*count, cards.as_deref(), &of(seat, "mat"), &of(seat, "hand")),
            Self::Returned { seat, card, count } if *count > 0 => {
                vec![Moved::some(card.to_string(), *count, of(seat, "hand"), format!("pile:{card}"))]
            }
            Self::Embargoed { seat, card, .. } => vec![Moved::one("embargo", whole(seat), format!("pile:{card}"))],
            Self::EarnedToken { seat, .. } => vec![Moved::one("coin", "box", whole(seat))],
            Self::TurnBegan { .. }
            | Self::PlayedAgain { .. }
            | Self::CarriedOut { .. }
            | Self::Bought { .. }
            | Self::Revealed { .. }
            | Self::Looked { .. }
            | Self::Reacted { .. }
            | Self::Sheltered { .. }
            | Self::Returned { .. }
            | Self::TookCoins { .. }
            | Self::TurnEnded { .. }
            | Self::ShownOnTop { .. }
            | Self::Ended => Vec::new(),
        }
    }

    fn targets(&self) -> Vec<String> {
        match self {
            Self::PlayedAgain { seat, card } | Self::CarriedOut { seat, card } => vec![of_seat(*seat, &format!("in-play:{card}"))],
            Self::Bought { card, .. } => vec![format!("pile:{card}")],
            Self::Reacted { seat, .. } | Self::Revealed { seat, from: Place::Hand, .. } => vec![of_seat(*seat, "hand")],
            Self::ShownOnTop { seat, .. } => vec![of_seat(*seat, "discard")],
            Self::Looked { seat, .. } | Self::Revealed { seat, .. } => vec![of_seat(*seat, "deck")],
            Self::Sheltered { seat } | Self::TookCoins { seat, .. } => vec![format!("seat:{seat}")],
            _ => table::touched(&self.moved()),
        }
    }

    fn act(&self) -> Act {
        match self {
            Self::Discarded { .. } => Act::Continues("discard"),
            Self::Trashed { .. } => Act::Continues("trash"),
            Self::PutOnDeck { .. } => Act::Continues("put"),
            Self::SetAside { .. } => Act::Continues("set-aside"),
            Self::Exiled { .. } => Act::Continues("exile"),
            Self::TurnBegan { .. }
            | Self::Drew { .. }
            | Self::Shuffled { .. }
            | Self::Gained { .. }
            | Self::Revealed { .. }
            | Self::Looked { .. }
            | Self::CameBack { .. }
            | Self::Sheltered { .. }
            | Self::EarnedToken { .. }
            | Self::ShownOnTop { .. }
            | Self::Ended => Act::Follows,
            Self::Played { .. }
            | Self::PlayedAgain { .. }
            | Self::PlayedTreasures { .. }
            | Self::CarriedOut { .. }
            | Self::Bought { .. }
            | Self::Stole { .. }
            | Self::DeckDiscarded { .. }
            | Self::PutOnMat { .. }
            | Self::TookMat { .. }
            | Self::Reacted { .. }
            | Self::Returned { .. }
            | Self::Embargoed { .. }
            | Self::TookCoins { .. }
            | Self::TurnEnded { .. } => Act::Opens,
        }
    }
}

/// Cards whose faces the viewer knows, one by one.
fn each(cards: &[Card], from: &str, to: &str) -> Vec<Moved> {
    cards.iter().map(|card| Moved::one(card.to_string(), from, to)).collect()
}

/// Cards one by one where the viewer knows them, otherwise their number; nothing if there are none.
fn some_of(count: u16, cards: Option<&[Card]>, from: &str, to: &str) -> Vec<Moved> {
    match cards {
        Some(cards) => each(cards, from, to),
        None if count == 0 => Vec::new(),
        None => vec![Moved::some("card", count, from, to)],
    }
}
