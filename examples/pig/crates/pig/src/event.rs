//! What happens in a game.

use serde::Serialize;
use table::{Act, Message, Moved, Seat};

/// What just happened. There are no secrets in Pig, so everybody hears the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[ts(rename = "PigEvent")]
pub enum Event {
    /// A seat rolled, and may go on.
    Rolled {
        /// Who.
        seat: Seat,
        /// What the die shows: 2 to 6.
        die: u8,
        /// What the turn has brought so far.
        total: u16,
    },
    /// A seat rolled a 1: the turn brings nothing.
    Lost {
        /// Who.
        seat: Seat,
        /// What the turn would have brought.
        total: u16,
    },
    /// A seat kept what it rolled.
    Held {
        /// Who.
        seat: Seat,
        /// What the turn brought.
        total: u16,
        /// All it has now.
        points: u16,
    },
}

impl table::Event for Event {
    fn message(&self) -> Message {
        let about = |id, seat| Message::new(id).with("seat", seat);
        match *self {
            Self::Rolled { seat, die, total } => about("pig-rolled", seat).with("die", die).with("total", total),
            Self::Lost { seat, total: 0 } => about("pig-rolled-one", seat),
            Self::Lost { seat, total } => about("pig-lost", seat).with("total", total),
            Self::Held { seat, total, points } => about("pig-held", seat).with("total", total).with("points", points),
        }
    }

    fn seat(&self) -> Option<Seat> {
        let (Self::Rolled { seat, .. } | Self::Lost { seat, .. } | Self::Held { seat, .. }) = self;
        Some(*seat)
    }

    fn moved(&self) -> Vec<Moved> {
        match *self {
            Self::Rolled { die, .. } => vec![Moved::some("point", die, "die", "turn")],
            Self::Lost { total: 0, .. } => Vec::new(),
            Self::Lost { total, .. } => vec![Moved::some("point", total, "turn", "die")],
            Self::Held { seat, total, .. } => vec![Moved::some("point", total, "turn", format!("seat:{seat}"))],
        }
    }

    fn act(&self) -> Act {
        match self {
            Self::Rolled { .. } => Act::Continues("roll"),
            Self::Lost { .. } | Self::Held { .. } => Act::Opens,
        }
    }
}
