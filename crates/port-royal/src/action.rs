//! What a seat can do, and its notation.

use std::fmt;
use std::str::FromStr;

use table::{NotAnAction, Seat};

use crate::adventure::content::{Code, Face};
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
    /// Set a card of the time pile aside.
    SetAside,
    /// Choose a personality.
    Choose(Face),
    /// Give this seat a coin for a lost try.
    Bonus(Seat),
    /// Turn over the event of this turn.
    Event,
    /// Say yes to an offer.
    Accept,
    /// Drive off the ship just revealed with the swords of this seat.
    RepelWith(Seat),
    /// Look at the top three cards, with a scout.
    Scout,
    /// Look at the top card, as the event allows.
    Peek,
    /// Put this card back on top, of those looked at.
    Keep(Card),
    /// Discard the card looked at.
    Discard,
    /// Let this ship dock, of the cards searched through.
    Fetch(Card),
    /// Take this ship from the discard pile for its goods.
    Salvage(Card),
    /// Sell a kept ship's goods.
    Sell {
        /// The ship.
        card: Card,
        /// What an innkeeper pays.
        price: u8,
    },
    /// Solve a task, or make the first of two steps.
    Solve {
        /// The task.
        task: Code,
        /// The cards given for it.
        given: Given,
    },
    /// Take nothing (more), or leave it at that.
    Pass,
}

/// How a ship is taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Terms {
    /// For no coins, as the foes of frigates and galleons do.
    pub for_nothing: bool,
    /// To keep it for its goods.
    pub as_goods: bool,
    /// Who gets the coin that the ship brings another seat.
    pub gift_to: Option<Seat>,
}

impl Terms {
    /// For its coins, and with none for anybody else.
    pub const PLAIN: Self = Self { for_nothing: false, as_goods: false, gift_to: None };
}

/// The cards given for an expedition or a task, sorted, so that the same cards are the same action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Given([Option<Card>; MOST_NEEDED]);

impl Given {
    /// Nothing.
    pub const NONE: Self = Self([None; MOST_NEEDED]);

    /// These cards, at most [`MOST_NEEDED`].
    #[inline]
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

    /// The cards: people, and in the Adventure also ships.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.0.into_iter().flatten()
    }

    /// The cards as they lie before the seat: among its people, or among its goods.
    pub(crate) fn targets(self) -> impl Iterator<Item = String> {
        self.cards().map(|card| match card {
            Card::Ship { .. } => format!("goods:{card}"),
            _ => format!("people:{card}"),
        })
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
                if terms.as_goods {
                    f.write_str(AS_GOODS)?;
                }
                terms.gift_to.map_or(Ok(()), |seat| write!(f, "{GIVING}{seat}"))
            }
            Self::Hire(card) => write!(f, "hire {card}"),
            Self::Claim { expedition, given } => {
                write!(f, "claim {expedition} with {given}")
            }
            Self::Complete(contract) => write!(f, "complete {contract}"),
            Self::SetAside => f.write_str("set-aside"),
            Self::Choose(face) => write!(f, "choose {face}"),
            Self::Bonus(seat) => write!(f, "bonus to {seat}"),
            Self::Event => f.write_str("event"),
            Self::Accept => f.write_str("accept"),
            Self::RepelWith(seat) => write!(f, "repel with {seat}"),
            Self::Scout => f.write_str("scout"),
            Self::Peek => f.write_str("peek"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Discard => f.write_str("discard"),
            Self::Fetch(card) => write!(f, "fetch {card}"),
            Self::Salvage(card) => write!(f, "salvage {card}"),
            Self::Sell { card, price } => write!(f, "sell {card} for {price}"),
            Self::Solve { task, given } if *given == Given::NONE => write!(f, "solve {task}"),
            Self::Solve { task, given } => write!(f, "solve {task} with {given}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, card) in self.cards().enumerate() {
            write!(f, "{}{card}", if index == 0 { "" } else { " + " })?;
        }
        Ok(())
    }
}

fn read_given(text: &str) -> Option<Given> {
    Given::new(text.split(" + ").map(str::parse).collect::<Result<Vec<Card>, _>>().ok()?)
}

const FOR_NOTHING: &str = " for nothing";
const AS_GOODS: &str = " as goods";
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
        "event" => return Some(Action::Event),
        "accept" => return Some(Action::Accept),
        "scout" => return Some(Action::Scout),
        "peek" => return Some(Action::Peek),
        "discard" => return Some(Action::Discard),
        "pass" => return Some(Action::Pass),
        _ => {}
    }
    match text.split_once(' ')? {
        ("take", rest) => {
            let (rest, gift_to) = match rest.split_once(GIVING) {
                Some((rest, seat)) => (rest, Some(seat.parse().ok()?)),
                None => (rest, None),
            };
            let (rest, as_goods) = rest.strip_suffix(AS_GOODS).map_or((rest, false), |card| (card, true));
            let (card, for_nothing) = rest.strip_suffix(FOR_NOTHING).map_or((rest, false), |card| (card, true));
            let (card, terms) = (card.parse().ok()?, Terms { for_nothing, as_goods, gift_to });
            Some(if terms == Terms::PLAIN { Action::Take(card) } else { Action::TakeOn { card, terms } })
        }
        ("complete", contract) => Some(Action::Complete(contract.parse().ok()?)),
        ("hire", card) => Some(Action::Hire(card.parse().ok()?)),
        ("claim", rest) => {
            let (expedition, people) = rest.split_once(" with ")?;
            Some(Action::Claim { expedition: expedition.parse().ok()?, given: read_given(people)? })
        }
        ("choose", face) => Some(Action::Choose(face.parse().ok()?)),
        ("bonus", rest) => Some(Action::Bonus(rest.strip_prefix("to ")?.parse().ok()?)),
        ("repel", rest) => Some(Action::RepelWith(rest.strip_prefix("with ")?.parse().ok()?)),
        ("keep", card) => Some(Action::Keep(card.parse().ok()?)),
        ("fetch", card) => Some(Action::Fetch(card.parse().ok()?)),
        ("salvage", card) => Some(Action::Salvage(card.parse().ok()?)),
        ("sell", rest) => {
            let (card, price) = rest.rsplit_once(" for ")?;
            Some(Action::Sell { card: card.parse().ok()?, price: crate::cards::number(price)? })
        }
        ("solve", rest) => {
            let (task, given) = match rest.split_once(" with ") {
                Some((task, given)) => (task, read_given(given)?),
                None => (rest, Given::NONE),
            };
            Some(Action::Solve { task: task.parse().ok()?, given })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_that_is_given_is_named_where_it_lies() {
        let cards = ["captain 4/1", "flute 1/1"].map(|card| card.parse().expect("a card"));
        let given = Given::new(cards).expect("two cards");
        let mut targets: Vec<String> = given.targets().collect();
        targets.sort();
        assert_eq!(targets, ["goods:flute 1/1", "people:captain 4/1"]);
    }

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
            "take ares 1/2 book as goods",
            "choose 3b",
            "bonus to 2",
            "repel with 4",
            "keep tax points 16/2",
            "sell flute 1/1 rum for 3",
            "solve 27a",
            "solve 41 with skiff 1/1 bread + ares 2/4 herbs",
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
