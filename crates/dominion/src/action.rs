//! What a seat can do, and its notation.

use std::fmt;
use std::str::FromStr;

use table::NotAnAction;

use crate::cards::Card;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play a card from the hand: an Action, a Treasure, or the Action to be played twice.
    Play(Card),
    /// Play all Treasures in the hand.
    PlayTreasures,
    /// Buy a card.
    Buy(Card),
    /// End the turn.
    End,
    /// Discard this card.
    Discard(Card),
    /// Trash this card.
    Trash(Card),
    /// Gain this card.
    Gain(Card),
    /// Put this card on top of the deck.
    Put(Card),
    /// Set this card aside.
    SetAside(Card),
    /// Show this card from the hand.
    Reveal(Card),
    /// Put an Embargo token on this pile.
    Embargo(Card),
    /// Do at the start of the turn what this Duration card says.
    Resolve(Card),
    /// Do all that is left to do at the start of the turn.
    ResolveAll,
    /// Return this many copies to the Supply.
    Return(u8),
    /// Put this many Treasuries on top of the deck.
    PutBack(u8),
    /// Put the deck into the discard pile.
    DiscardDeck,
    /// Discard all cards looked at.
    DiscardAll,
    /// Leave the card, or the cards, where they belong.
    Keep,
    /// Put the top card of the deck on the mat.
    ToMat,
    /// Take all cards from the mat.
    TakeMat,
    /// Plunder the others.
    Plunder,
    /// Take coins for earlier plunders.
    TakeCoins,
    /// Do nothing of the kind, or have nothing to do it with.
    Pass,
    /// That was all.
    Done,
}

type OfCard = fn(Card) -> Action;

/// Words that stand before a card.
const CARD_WORDS: &[(&str, OfCard)] = &[
    ("play", Action::Play),
    ("buy", Action::Buy),
    ("discard", Action::Discard),
    ("trash", Action::Trash),
    ("gain", Action::Gain),
    ("put", Action::Put),
    ("aside", Action::SetAside),
    ("reveal", Action::Reveal),
    ("embargo", Action::Embargo),
    ("resolve", Action::Resolve),
];

/// Lines that stand alone.
const LINES: &[(&str, Action)] = &[
    ("treasures", Action::PlayTreasures),
    ("end", Action::End),
    ("resolve all", Action::ResolveAll),
    ("discard deck", Action::DiscardDeck),
    ("discard all", Action::DiscardAll),
    ("keep", Action::Keep),
    ("to mat", Action::ToMat),
    ("take mat", Action::TakeMat),
    ("plunder", Action::Plunder),
    ("take coins", Action::TakeCoins),
    ("pass", Action::Pass),
    ("done", Action::Done),
];

impl Action {
    /// The card it names, if it names one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Play(card)
            | Self::Buy(card)
            | Self::Discard(card)
            | Self::Trash(card)
            | Self::Gain(card)
            | Self::Put(card)
            | Self::SetAside(card)
            | Self::Reveal(card)
            | Self::Embargo(card)
            | Self::Resolve(card) => Some(card),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(card) = self.card()
            && let Some((word, _)) = CARD_WORDS.iter().find(|(_, of)| of(card) == *self)
        {
            return write!(f, "{word} {card}");
        }
        match self {
            Self::Return(copies) => write!(f, "return {copies}"),
            Self::PutBack(copies) => write!(f, "put back {copies}"),
            _ => f.write_str(LINES.iter().find(|(_, action)| action == self).map_or("", |(line, _)| line)),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        read_action(text).ok_or_else(|| NotAnAction::reading(text))
    }
}

fn read_action(text: &str) -> Option<Action> {
    if let Some((_, action)) = LINES.iter().find(|(line, _)| *line == text) {
        return Some(*action);
    }
    if let Some(copies) = text.strip_prefix("put back ") {
        return read_number(copies).map(Action::PutBack);
    }
    let (word, rest) = text.split_once(' ')?;
    if word == "return" {
        return read_number(rest).map(Action::Return);
    }
    let (_, of) = CARD_WORDS.iter().find(|(other, _)| *other == word)?;
    Some(of(rest.parse().ok()?))
}

/// A number as it is written: no sign, no zeros in front.
fn read_number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_reads_back_as_it_is_written() {
        let of_cards = CARD_WORDS.iter().flat_map(|(_, of)| Card::ALL.iter().map(|card| of(*card)));
        let others = LINES.iter().map(|(_, action)| *action).chain([Action::Return(2), Action::PutBack(0)]);
        for action in of_cards.chain(others) {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn what_is_no_action_is_answered() {
        for junk in ["", "buy", "buy bishop", "return x", "return 03", "put back", "put back +1", "play  moat", "End"] {
            assert!(junk.parse::<Action>().is_err(), "{junk} is no action");
        }
    }
}
