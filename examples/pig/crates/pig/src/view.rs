//! What is known, borrowed for bots and owned for interfaces; and the whole state as data, with what rulings say of it.

use serde::{Deserialize, Serialize};
use table::{Block, Chance, Message, PerSeat, Seat, Sheet};

use crate::Pig;

/// A window on the state. In Pig it shows all but the chance to come.
#[derive(Clone, Copy)]
pub struct Sight<'a>(pub(crate) &'a Pig);

impl Sight<'_> {
    /// What a seat has kept.
    pub fn points(self, seat: Seat) -> u16 {
        self.0.points[seat.index()]
    }

    /// What this turn has brought so far.
    pub const fn total(self) -> u16 {
        self.0.total
    }

    /// How many points win.
    pub const fn goal(self) -> u16 {
        self.0.goal
    }
}

/// All that a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "PigView")]
pub struct View {
    /// How many points win.
    pub goal: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// What this turn has brought so far.
    pub total: u16,
    /// What each seat has kept.
    pub points: PerSeat<u16>,
}

/// The whole state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The round, from 1.
    pub round: u32,
    /// Who began: a round ends before this seat.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What this turn has brought so far.
    pub total: u16,
    /// What each seat has kept.
    pub points: PerSeat<u16>,
    /// The dice to come.
    pub chance: Chance,
}

/// What a hand-written case may say; the rest is as at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rig {
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// What this turn has brought so far.
    pub total: u16,
    /// What seats have kept, by their numbers.
    pub points: std::collections::BTreeMap<String, u16>,
    /// The dice to come.
    pub dice: Vec<u32>,
}

/// The view as text.
pub(crate) fn sheet(view: &View) -> Sheet {
    let number = |id, number: u16| Message::new(id).with("number", number);
    let turn = vec![vec![number("pig-sheet-goal", view.goal), number("pig-sheet-total", view.total)]];
    let seat =
        |(seat, points): (Seat, &u16)| vec![Message::new("pig-sheet-seat").with("seat", seat), number("pig-sheet-number", *points)];
    let seats = Block::new(Message::new("pig-sheet-seats"), view.points.iter().map(seat).collect());
    let columns = vec![Message::new("pig-sheet-player"), Message::new("pig-sheet-points")];
    let seats = seats.with_columns(columns).marking(Some(view.active.index()));
    Sheet { blocks: vec![Block::new(Message::new("pig-sheet-turn"), turn), seats] }
}
