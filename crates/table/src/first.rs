//! Who begins, in games whose rulebook leaves it to chance or to the people at the table.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::json;

use crate::{Field, FieldKind, MAX_SEATS, Message, Seat, Seed, SetupError};

/// A term of the setup: who begins. Written `drawn`, or `seat-1` and so on.
///
/// The default is seat 1: so a record from before lots were drawn reads as it was played, a ruling need not say it, and measurements
/// rotate the seats themselves. The [form's field](Self::field) proposes the lot to people.
///
/// ```
/// use table::{First, Seat, Seed};
///
/// assert_eq!(First::default().seat(4, Seed::from_number(2)), Seat::one());
/// assert_eq!(First::Drawn.seat(4, Seed::from_number(2)), Seat::new(2), "the seed decides");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// The seed draws a lot.
    Drawn,
    /// This seat does.
    Seat(Seat),
}

/// How each choice is written, and the message id of its label.
const CHOICES: [(&str, &str); 1 + MAX_SEATS] = [
    ("drawn", "table-first-drawn"),
    ("seat-1", "table-first-seat-1"),
    ("seat-2", "table-first-seat-2"),
    ("seat-3", "table-first-seat-3"),
    ("seat-4", "table-first-seat-4"),
    ("seat-5", "table-first-seat-5"),
    ("seat-6", "table-first-seat-6"),
    ("seat-7", "table-first-seat-7"),
    ("seat-8", "table-first-seat-8"),
];

impl First {
    /// The field of a setup's form, which the setup must call `first`: for a game of at most `most_seats` seats.
    pub fn field(most_seats: u8) -> Field {
        let choices = CHOICES[..=most_seats as usize].to_vec();
        Field::new("first", "table-first", FieldKind::Choice(choices)).proposing(json!("drawn"))
    }

    /// Refuses a seat that does not play.
    pub fn check(self, seats: u8) -> Result<(), SetupError> {
        match self {
            Self::Seat(seat) if seat.number() > seats => {
                let message = Message::new("table-first-is-nobody").with("number", seat.number()).with("seats", seats);
                Err(SetupError::new("first", message))
            }
            _ => Ok(()),
        }
    }

    /// The seat that begins a game of this number of seats with this seed.
    pub fn seat(self, seats: u8, seed: Seed) -> Seat {
        match self {
            Self::Drawn => seed.lot(seats),
            Self::Seat(seat) => seat,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Drawn => CHOICES[0].0,
            Self::Seat(seat) => CHOICES[seat.number() as usize].0,
        }
    }
}

impl Default for First {
    fn default() -> Self {
        Self::Seat(Seat::one())
    }
}

impl Serialize for First {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for First {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        match CHOICES.iter().position(|(word, _)| *word == text) {
            Some(0) => Ok(Self::Drawn),
            Some(number) => Ok(Self::Seat(Seat::new(number - 1))),
            None => Err(D::Error::custom(format!("who begins is `drawn`, or `seat-1` and so on, not `{text}`"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_begins_is_written_as_a_word() {
        for (text, first) in [("drawn", First::Drawn), ("seat-1", First::default()), ("seat-8", First::Seat(Seat::new(7)))] {
            assert_eq!(serde_json::to_value(first).expect("json"), text);
            assert_eq!(serde_json::from_value::<First>(text.into()).expect("who begins"), first);
        }
        for junk in [json!("seat-0"), json!("seat-9"), json!(""), json!("Drawn"), json!(2)] {
            assert!(serde_json::from_value::<First>(junk.clone()).is_err(), "{junk} names nobody");
        }
    }

    #[test]
    fn a_seat_that_does_not_play_cannot_begin() {
        assert_eq!(First::Seat(Seat::new(2)).check(3), Ok(()));
        assert!(First::Seat(Seat::new(3)).check(3).is_err());
        assert_eq!(First::Drawn.check(1), Ok(()));
    }

    #[test]
    fn the_seed_draws_and_a_named_seat_is_never_drawn() {
        let seed = Seed::from_number(2);
        assert_eq!(First::Drawn.seat(4, seed), Seat::new(2));
        assert_eq!(First::Seat(Seat::new(1)).seat(4, seed), Seat::new(1));
    }
}
