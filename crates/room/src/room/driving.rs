//! What is due at a table by itself: bots, single options, clocks.

use table::Seat;

use super::{Phase, Room};
use crate::entry::{Entry, Hand, Why};
use crate::terms::Clock;

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
    /// Can time be lost here? Only in a running game with a clock.
    pub fn has_running_clocks(&self) -> bool {
        self.phase == Phase::Running && self.terms().clock != Clock::None
    }

    /// The entry that gives back the time in which nobody could play, if any of it came after the last entry. Gaps are `(since, until)`
    /// in milliseconds since 1970; they may overlap.
    pub fn clock_stopped(&self, gaps: &[(i64, i64)], now: i64) -> Option<Entry> {
        if !self.has_running_clocks() {
            return None;
        }
        let mut gaps = gaps.to_vec();
        gaps.sort_unstable();
        let (mut counted_to, mut since, mut uncounted) = (self.changed(), None, 0);
        for (from, until) in gaps {
            let (from, until) = (from.max(counted_to), until.min(now));
            if until > from {
                since.get_or_insert(from);
                uncounted += until - from;
                counted_to = until;
            }
        }
        since.map(|since| Entry::ClockStopped { since, uncounted: Some(uncounted) })
    }

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::leaks::start;

    #[test]
    fn only_what_was_lost_since_the_last_entry_is_given_back_and_only_once() {
        let mut room = start(games::all().next().expect("a game"), 0);
        let seat = room.table().expect("a game").awaited().lowest().expect("somebody");
        room.apply(100_000, &Entry::Said { person: "a".into(), name: "A".into(), text: "Ahoy".into() }).expect("talk");
        let left = room.clocks().of(seat).expect("a clock").0;
        // One that began before the entry, two that overlap, and one that has not ended.
        let gaps = [(90_000, 110_000), (105_000, 120_000), (150_000, 160_000), (195_000, 999_000)];
        let given = room.clock_stopped(&gaps, 200_000).expect("time is given back");
        assert_eq!(given, Entry::ClockStopped { since: 100_000, uncounted: Some(20_000 + 10_000 + 5_000) });
        room.apply(200_000, &given).expect("the clock is stopped");
        assert_eq!(room.clocks().of(seat), Some((left - 65_000, true)));
        assert_eq!(room.clock_stopped(&gaps, 200_000), None);
    }
}
