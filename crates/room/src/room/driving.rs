//! What is due at a table by itself: bots, single options, clocks.

use table::Seat;

use super::{Phase, Room};
use crate::entry::{Entry, Hand, Why};

/// What the driver of the table has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// Let a bot of this level think for the seat.
    Bot(Seat, String),
    /// Store this entry now.
    Entry(Entry),
    /// Look again then.
    At(i64),
    /// Nothing, until somebody acts.
    Nothing,
}

impl Room {
    /// What its driver has to do.
    pub fn due(&self, now: i64) -> Due {
        let Some(table) = self.table.as_ref().filter(|_| self.phase == Phase::Running) else { return Due::Nothing };
        for seat in table.awaited() {
            if let Some(bot) = self.places[seat.index()].bot() {
                return Due::Bot(seat, bot.to_owned());
            }
            if self.terms().automatic
                && let Some(action) = table.automatic(seat)
            {
                return Due::Entry(Entry::Played { seat, actions: vec![action], by: Hand::Nobody });
            }
        }
        match self.clocks.deadline() {
            Some((seat, at)) if at <= now => Due::Entry(Entry::TakenOver { seat, why: Why::Clock }),
            Some((_, at)) => Due::At(at),
            None => Due::Nothing,
        }
    }
}
