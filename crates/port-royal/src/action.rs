//! What a seat can do, and its notation.

use std::fmt;
use std::str::FromStr;

use table::{NotAnAction, Seat};

use crate::cards::{Card, MOST_NEEDED};
use crate::contracts::Contract;

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
    /// Turn over four cards at once, with a gambler.
    Gamble,
    /// Take a ship from the harbour for its coins.
    Take(Card),
    /// Take a ship on other terms.
    TakeOn {
        /// The ship.
        card: Card,
        /// The terms; plain ones are a [`Action::Take`].
        terms: Terms,
    },
    /// Hire a person from the harbour.
    Hire(Card),
    /// Send people on an expedition.
    Claim {
        /// The expedition.
        expedition: Card,
        /// The people given away for it.
        given: Given,
    },
    /// Complete a contract, or make the next step towards it.
    Complete(Contract),
    /// Lay a card of the time pile aside.
    SetAside,
    /// Take nothing (more), or leave it at that.
    Pass,
}

/// How a ship is taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Terms {
    /// For no coins, as the foes of frigates and galleons do.
    pub for_nothing: bool,
    /// Who gets the coin that the ship brings another seat.
    pub gift_to: Option<Seat>,
}

impl Terms {
    /// For its coins, and with none for anybody else.
    pub const PLAIN: Self = Self { for_nothing: false, gift_to: None };
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
            Self::Gamble => f.write_str("gamble"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::TakeOn { card, terms } => {
                write!(f, "take {card}")?;
                if terms.for_nothing {
                    f.write_str(FOR_NOTHING)?;
                }
                terms.gift_to.map_or(Ok(()), |seat| write!(f, "{GIVING}{seat}"))
            }
            Self::Hire(card) => write!(f, "hire {card}"),
            Self::Claim { expedition, given } => {
                write!(f, "claim {expedition} with ")?;
                for (index, card) in given.people().enumerate() {
                    write!(f, "{}{card}", if index == 0 { "" } else { " + " })?;
                }
                Ok(())
            }
            Self::Complete(contract) => write!(f, "complete {contract}"),
            Self::SetAside => f.write_str("set-aside"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

const FOR_NOTHING: &str = " for nothing";
const GIVING: &str = ", a coin to ";

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
        "gamble" => return Some(Action::Gamble),
        "set-aside" => return Some(Action::SetAside),
        "pass" => return Some(Action::Pass),
        _ => {}
    }
    match text.split_once(' ')? {
        ("take", rest) => {
            let (rest, gift_to) = match rest.split_once(GIVING) {
                Some((rest, seat)) => (rest, Some(seat.parse().ok()?)),
                None => (rest, None),
            };
            let (card, for_nothing) = rest.strip_suffix(FOR_NOTHING).map_or((rest, false), |card| (card, true));
            let (card, terms) = (card.parse().ok()?, Terms { for_nothing, gift_to });
            Some(if terms == Terms::PLAIN { Action::Take(card) } else { Action::TakeOn { card, terms } })
        }
        ("complete", contract) => Some(Action::Complete(contract.parse().ok()?)),
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
    fn a_ship_is_taken_on_its_terms() {
        for text in [
            "take frigate 1/1",
            "take frigate 1/1 for nothing",
            "take flute 3+1/5, a coin to 2",
            "take galleon 3+1/skull for nothing, a coin to 1",
            "complete frigate-foe",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn what_is_no_action_is_answered() {
        for junk in ["", "reveal ", "take", "take sailor", "claim x with y", "hire  sailor 3/1", "fly"] {
            assert!(junk.parse::<Action>().is_err(), "{junk} is no action");
        }
    }
}
