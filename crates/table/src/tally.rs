//! A seat's points, and where they come from.

use serde::Serialize;
use ts_rs::TS;

use crate::{Message, Seat};

/// The points of a seat, as far as a viewer may know them.
///
/// ```
/// use table::{Message, Seat, Source, Tally};
///
/// let tally = Tally::known(Seat::one(), [Source::new(Message::new("pig-kept"), 30)]);
/// assert_eq!(tally.points, Some(30));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Tally {
    /// The seat.
    pub seat: Seat,
    /// All of them; none while some are hidden from the viewer.
    pub points: Option<i32>,
    /// Where they come from; together they are the points, or while some are hidden those that are not. A source that has brought
    /// nothing yet may be left out.
    pub sources: Vec<Source>,
    /// What decides besides the points, in this order: what one must have to win at all, and what decides between equals. Every seat
    /// tells the same things.
    pub besides: Vec<Source>,
}

/// Where points come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Source {
    /// What it is called.
    pub name: Message,
    /// What it has brought.
    pub points: i32,
}

impl Tally {
    /// Points that the viewer knows.
    pub fn known(seat: Seat, sources: impl IntoIterator<Item = Source>) -> Self {
        let sources = worth_telling(sources);
        Self { seat, points: Some(sources.iter().map(|source| source.points).sum()), sources, besides: Vec::new() }
    }

    /// Points of which the viewer knows only these.
    pub fn partly_known(seat: Seat, sources: impl IntoIterator<Item = Source>) -> Self {
        Self { seat, points: None, sources: worth_telling(sources), besides: Vec::new() }
    }

    /// With what decides besides the points.
    #[must_use]
    pub fn besides(self, besides: impl IntoIterator<Item = Source>) -> Self {
        Self { besides: besides.into_iter().collect(), ..self }
    }
}

impl Source {
    /// What something called so has brought.
    pub fn new(name: Message, points: impl Into<i32>) -> Self {
        Self { name, points: points.into() }
    }
}

fn worth_telling(sources: impl IntoIterator<Item = Source>) -> Vec<Source> {
    sources.into_iter().filter(|source| source.points != 0).collect()
}
