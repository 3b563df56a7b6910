//! What happens at a table, with all that an interface needs to show it: in words, by whom, and what went from where to where.

use std::fmt::Debug;

use serde::Serialize;
use ts_rs::TS;

use crate::{Message, Seat};

/// What just happened, as one viewer may know it.
///
/// Places are named by *targets*, in the same vocabulary as those of actions ([`Described::targets`](crate::Described::targets)): a
/// kind, and where that is not enough a thing, such as `pile:draw` or `harbour:flute 2/2`. An action's targets are those of the seat
/// that acts; an event may tell of any seat, so what belongs to one stands behind it: `seat:2` is the seat and all it has,
/// `seat:2/people:captain 4/1` one card of it (see [`of_seat`]). Who does not know the whole target takes the part before the first
/// slash.
pub trait Event: Clone + PartialEq + Debug + Serialize + TS + Send + Sync + 'static {
    /// The event in words.
    fn message(&self) -> Message;

    /// Who did it, or whom it befell; nobody, if it is the table's.
    fn seat(&self) -> Option<Seat>;

    /// What went from where to where, so that any interface can show it on its way.
    fn moved(&self) -> Vec<Moved>;

    /// What it touches: as a rule, the places from which and to which something moved.
    fn targets(&self) -> Vec<String> {
        touched(&self.moved())
    }

    /// How it belongs to what happened before it.
    fn act(&self) -> Act;

    /// Is it one step of several that lead to somewhere? Of steps of one kind that follow each other in an act, who looks back wants
    /// to read only the last.
    fn is_step(&self) -> bool {
        false
    }
}

/// Things that went from one place to another.
///
/// ```
/// use table::{Moved, touched};
///
/// let moved = [Moved::some("point", 12_u8, "turn", "seat:1")];
/// assert_eq!(touched(&moved), ["turn", "seat:1"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Moved {
    /// What to draw: the notation of a card or piece, or a plain word (`coin`, `colonist`, `corn`; `card` where its face is unknown).
    pub thing: String,
    /// How many of it.
    pub count: u16,
    /// The target it left.
    pub from: String,
    /// The target it came to.
    pub to: String,
}

impl Moved {
    /// One thing that moved.
    pub fn one(thing: impl Into<String>, from: impl Into<String>, to: impl Into<String>) -> Self {
        Self::some(thing, 1u8, from, to)
    }

    /// Several equal things that moved together.
    pub fn some(thing: impl Into<String>, count: impl Into<u16>, from: impl Into<String>, to: impl Into<String>) -> Self {
        Self { thing: thing.into(), count: count.into(), from: from.into(), to: to.into() }
    }
}

/// The places from which and to which things moved, each once.
pub fn touched(moved: &[Moved]) -> Vec<String> {
    let mut targets = Vec::new();
    for place in moved.iter().flat_map(|moved| [&moved.from, &moved.to]) {
        if !targets.contains(place) {
            targets.push(place.clone());
        }
    }
    targets
}

/// The target of what a seat has: `seat:2/people:captain 4/1`.
pub fn of_seat(seat: Seat, target: &str) -> String {
    format!("seat:{seat}/{target}")
}

/// How events make up acts: what an interface shows as one. The [`Table`](crate::Table) numbers them for every viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// A new act begins.
    Opens,
    /// It belongs to what came before, whoever did that: what a bust costs, what everybody produces.
    Follows,
    /// One more of the same kind: a ship's next step, the next colonist. It belongs to the act before it if that was opened by the same
    /// seat with the same word, and otherwise begins a new one.
    Continues(&'static str),
}
