//! What a seat can do, and its notation.

use std::fmt;
use std::str::FromStr;

use table::NotAnAction;

use crate::cards::{Card, MOST_NEEDED};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Turn over the top card of the draw pile.
    Reveal,
    /// End the discovering and go on to trade and hire.
    Stop,
    /// Drive off the ship just revealed.
    Repel,
    /// Let the ship just revealed dock, although it could be repelled; a second ship of a colour busts.
    Dock,
    /// Take a ship from the harbour for its coins.
    Take(Card),
    /// Hire a person from the harbour.
    Hire(Card),
    /// Send people on an expedition.
    Claim {
        /// The expedition.
        expedition: Card,
        /// The people given away for it.
        given: Given,
    },
    /// Take nothing (more).
    Pass,
}

/// The people given for an expedition, sorted, so that the same people are the same action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Given([Option<Card>; MOST_NEEDED]);

impl Given {
    /// These people, at most [`MOST_NEEDED`].
    pub fn new(people: impl IntoIterator<Item = Card>) -> Option<Self> {
        let mut given = [None; MOST_NEEDED];
        let mut places = given.iter_mut();
        for card in people {
            *places.next()? = Some(card);
        }
        // Empty places last.
        given.sort_by_key(|place| (place.is_none(), *place));
        Some(Self(given))
    }

    /// The people.
    pub fn people(self) -> impl Iterator<Item = Card> {
        self.0.into_iter().flatten()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reveal => f.write_str("reveal"),
            Self::Stop => f.write_str("stop"),
            Self::Repel => f.write_str("repel"),
            Self::Dock => f.write_str("dock"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Hire(card) => write!(f, "hire {card}"),
            Self::Claim { expedition, given } => {
                write!(f, "claim {expedition} with ")?;
                for (index, card) in given.people().enumerate() {
                    write!(f, "{}{card}", if index == 0 { "" } else { " + " })?;
                }
                Ok(())
            }
            Self::Pass => f.write_str("pass"),
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
    match text {
        "reveal" => return Some(Action::Reveal),
        "stop" => return Some(Action::Stop),
        "repel" => return Some(Action::Repel),
        "dock" => return Some(Action::Dock),
        "pass" => return Some(Action::Pass),
        _ => {}
    }
    match text.split_once(' ')? {
        ("take", card) => Some(Action::Take(card.parse().ok()?)),
        ("hire", card) => Some(Action::Hire(card.parse().ok()?)),
        ("claim", rest) => {
            let (expedition, people) = rest.split_once(" with ")?;
            let people = people.split(" + ").map(str::parse).collect::<Result<Vec<Card>, _>>().ok()?;
            Some(Action::Claim { expedition: expedition.parse().ok()?, given: Given::new(people)? })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_given_in_any_order_are_the_same_action() {
        let one = "claim expedition captain+captain 4/2 with captain 4/1 + jack 6/1".parse::<Action>();
        let other = "claim expedition captain+captain 4/2 with jack 6/1 + captain 4/1".parse::<Action>();
        assert!(one.is_ok());
        assert_eq!(one, other);
    }

    #[test]
    fn what_is_no_action_is_answered() {
        for junk in ["", "reveal ", "take", "take sailor", "claim x with y", "hire  sailor 3/1", "fly"] {
            assert!(junk.parse::<Action>().is_err(), "{junk} is no action");
        }
    }
}
