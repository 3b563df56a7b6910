//! How long seats may think. All of it follows from the entries of the log and the moments they were made.

use table::{MAX_SEATS, Seat, Seats};

use crate::limits;
use crate::terms::Clock;

/// Everybody's time at one table.
#[derive(Clone, Debug)]
pub struct Clocks {
    terms: Clock,
    left: [i64; MAX_SEATS],
    /// Who is asked something, whether a bot plays for them or not.
    asked: Seats,
    ticking: Seats,
    /// How often each seat came back to an empty clock.
    rescued: [u8; MAX_SEATS],
    at: i64,
}

impl Clocks {
    /// Full clocks, none of which runs.
    pub fn new(terms: Clock) -> Self {
        let full = match terms {
            Clock::None => 0,
            Clock::Turn { seconds } | Clock::Bank { seconds, .. } => i64::from(seconds) * 1000,
        };
        Self { terms, left: [full; MAX_SEATS], asked: Seats::NONE, ticking: Seats::NONE, rescued: [0; MAX_SEATS], at: 0 }
    }

    /// Time passes until this moment; `uncounted` milliseconds of it are nobody's.
    pub fn pass(&mut self, at: i64, uncounted: i64) {
        let passed = (at - self.at - uncounted).max(0);
        for seat in self.ticking {
            self.left[seat.index()] -= passed;
        }
        self.at = self.at.max(at);
    }

    /// From now on these seats are asked, and the clocks of those who think for themselves run. Who is asked anew gets more time,
    /// unless it is by taking something back; leaving and coming back is no new question.
    pub fn run(&mut self, asked: Seats, thinking: Seats, taken_back: bool) {
        for seat in asked.into_iter().filter(|seat| !self.asked.contains(*seat) && !taken_back) {
            match self.terms {
                Clock::Turn { seconds } => self.left[seat.index()] = i64::from(seconds) * 1000,
                Clock::Bank { increment, .. } if thinking.contains(seat) => self.left[seat.index()] += i64::from(increment) * 1000,
                Clock::Bank { .. } | Clock::None => {}
            }
        }
        self.asked = asked;
        self.ticking = if self.terms == Clock::None { Seats::NONE } else { thinking };
    }

    /// Who comes back to an empty clock gets a little, and each time less: otherwise nobody's time would ever be up.
    pub fn come_back(&mut self, seat: Seat) {
        let (left, rescued) = (&mut self.left[seat.index()], &mut self.rescued[seat.index()]);
        if *left <= 0 {
            *left = limits::RETURN_GRACE_MS >> (*rescued).min(15);
            *rescued = rescued.saturating_add(1);
        }
    }

    /// How much the seat had left at the last entry, and whether its clock has been running since. None without a clock.
    pub fn of(&self, seat: Seat) -> Option<(i64, bool)> {
        (self.terms != Clock::None).then(|| (self.left[seat.index()].max(0), self.ticking.contains(seat)))
    }

    /// Whose time is up first, and when.
    pub fn deadline(&self) -> Option<(Seat, i64)> {
        self.ticking.into_iter().map(|seat| (seat, self.at + self.left[seat.index()])).min_by_key(|(_, at)| *at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::new(0);
    const TWO: Seat = Seat::new(1);

    /// These are asked, and think for themselves.
    fn ask(clocks: &mut Clocks, seats: Seats) {
        clocks.run(seats, seats, false);
    }

    #[test]
    fn a_bank_runs_down_and_gets_its_increment_when_the_seat_is_asked_again() {
        let mut clocks = Clocks::new(Clock::Bank { seconds: 60, increment: 5 });
        clocks.pass(1_000_000, 0);
        ask(&mut clocks, Seats::one(ONE));
        assert_eq!(clocks.deadline(), Some((ONE, 1_065_000)));
        clocks.pass(1_020_000, 0);
        ask(&mut clocks, Seats::one(TWO));
        assert_eq!(clocks.of(ONE), Some((45_000, false)));
        clocks.pass(1_030_000, 0);
        ask(&mut clocks, Seats::one(ONE));
        assert_eq!(clocks.of(ONE), Some((50_000, true)));
    }

    #[test]
    fn taking_back_brings_no_time() {
        let mut clocks = Clocks::new(Clock::Turn { seconds: 100 });
        clocks.pass(0, 0);
        ask(&mut clocks, Seats::one(ONE));
        clocks.pass(40_000, 0);
        ask(&mut clocks, Seats::one(TWO));
        clocks.run(Seats::one(ONE), Seats::one(ONE), true);
        assert_eq!(clocks.of(ONE), Some((60_000, true)));
    }

    #[test]
    fn leaving_and_coming_back_brings_no_time_but_another_turn_does() {
        for (terms, gained) in [(Clock::Turn { seconds: 100 }, 100_000), (Clock::Bank { seconds: 90, increment: 10 }, 60_000)] {
            let mut clocks = Clocks::new(terms);
            clocks.pass(0, 0);
            ask(&mut clocks, Seats::one(ONE));
            clocks.pass(40_000, 0);
            clocks.run(Seats::one(ONE), Seats::NONE, false);
            clocks.come_back(ONE);
            ask(&mut clocks, Seats::one(ONE));
            assert_eq!(clocks.of(ONE), Some((60_000, true)), "{terms:?}");
            // A bot plays on for them: what is left of a bank stays as it is.
            clocks.run(Seats::one(ONE), Seats::NONE, false);
            clocks.run(Seats::one(TWO), Seats::one(TWO), false);
            clocks.run(Seats::one(ONE), Seats::NONE, false);
            clocks.come_back(ONE);
            ask(&mut clocks, Seats::one(ONE));
            assert_eq!(clocks.of(ONE), Some((gained, true)), "{terms:?}");
        }
    }

    #[test]
    fn coming_back_to_an_empty_clock_brings_less_each_time() {
        let mut clocks = Clocks::new(Clock::Bank { seconds: 10, increment: 0 });
        ask(&mut clocks, Seats::one(ONE));
        let mut brought = Vec::new();
        for minute in 1..=3 {
            clocks.pass(minute * 60_000, 0);
            clocks.run(Seats::one(ONE), Seats::NONE, false);
            clocks.come_back(ONE);
            ask(&mut clocks, Seats::one(ONE));
            brought.push(clocks.of(ONE).map(|(left, _)| left));
        }
        assert_eq!(brought, [Some(30_000), Some(15_000), Some(7_500)]);
    }

    #[test]
    fn time_in_which_nobody_could_play_does_not_count() {
        let mut clocks = Clocks::new(Clock::Turn { seconds: 100 });
        clocks.pass(0, 0);
        ask(&mut clocks, Seats::one(ONE));
        clocks.pass(1_000_000, 990_000);
        assert_eq!(clocks.deadline(), Some((ONE, 1_090_000)));
    }
}
