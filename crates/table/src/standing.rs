//! How a game stands, and how it ended.

use serde::Serialize;

use crate::{MAX_SEATS, Seat};

/// The result so far, or the final one once [`over`](Self::over). It is computed from the whole truth: while a game runs, only show
/// what its view shows.
///
/// ```
/// use table::{Seat, Standing};
///
/// // Points, and coins where points are equal.
/// let standing = Standing::competitive(true, &[12, 9, 12], &[(12, 3), (9, 8), (12, 1)]);
/// assert_eq!(standing.leaders().collect::<Vec<_>>(), [Seat::one()]);
/// assert_eq!(standing.rank(Seat::new(2)), 2);
/// assert_eq!(standing.payoff(Seat::one()), 1.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, ts_rs::TS)]
#[ts(
    type = "{ over: boolean, outcome: \"competitive\" | { cooperative: { won: boolean, rank?: string } }, scores: Record<string, number>, ranks: Record<string, number>, payoffs: Record<string, number> }"
)]
pub struct Standing {
    /// Has the game ended?
    pub over: bool,
    /// Against each other or together.
    pub outcome: Outcome,
    seats: u8,
    scores: [i32; MAX_SEATS],
    ranks: [u8; MAX_SEATS],
    payoffs: [f32; MAX_SEATS],
}

/// Whether seats play against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Everybody for themselves: ranks decide.
    Competitive,
    /// All together: won or lost.
    Cooperative {
        /// Has the group won?
        won: bool,
        /// The message id of the rank the group has reached, where the game knows ranks.
        #[serde(skip_serializing_if = "Option::is_none")]
        rank: Option<&'static str>,
    },
}

impl Standing {
    /// Seats compete: `keys` decide in order (points, then tie-breaks; a greater key is better), equal keys share a rank, and the
    /// seats of the first rank share a payoff of 1.
    pub fn competitive<K: Ord>(over: bool, scores: &[i32], keys: &[K]) -> Self {
        let mut standing = Self::empty(over, Outcome::Competitive, scores);
        for (index, key) in keys.iter().enumerate() {
            standing.ranks[index] = 1 + keys.iter().filter(|other| *other > key).count() as u8;
        }
        let winners = standing.leaders().count();
        for index in 0..keys.len() {
            if standing.ranks[index] == 1 {
                standing.payoffs[index] = 1.0 / winners as f32;
            }
        }
        standing
    }

    /// Seats play together: all win or all lose, with one common score. The payoff is 1 or 0 for everybody.
    pub fn cooperative(over: bool, seats: u8, won: bool, score: i32, rank: Option<&'static str>) -> Self {
        let scores = [score; MAX_SEATS];
        let mut standing = Self::empty(over, Outcome::Cooperative { won, rank }, &scores[..seats as usize]);
        for index in 0..seats as usize {
            standing.ranks[index] = 1;
            standing.payoffs[index] = if won { 1.0 } else { 0.0 };
        }
        standing
    }

    fn empty(over: bool, outcome: Outcome, scores: &[i32]) -> Self {
        let mut standing = Self {
            over,
            outcome,
            seats: scores.len() as u8,
            scores: [0; MAX_SEATS],
            ranks: [0; MAX_SEATS],
            payoffs: [0.0; MAX_SEATS],
        };
        standing.scores[..scores.len()].copy_from_slice(scores);
        standing
    }

    /// How many seats play.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The seat's points.
    pub const fn score(&self, seat: Seat) -> i32 {
        self.scores[seat.index()]
    }

    /// The seat's place, from 1; equal seats share a place.
    pub const fn rank(&self, seat: Seat) -> u8 {
        self.ranks[seat.index()]
    }

    /// What the result is worth to the seat, from 0 to 1.
    pub const fn payoff(&self, seat: Seat) -> f32 {
        self.payoffs[seat.index()]
    }

    /// All payoffs, in the order of the seats; 0 beyond the last.
    pub const fn payoffs(&self) -> [f32; MAX_SEATS] {
        self.payoffs
    }

    /// The seats of the first rank: the winners once the game is over.
    pub fn leaders(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.seats as usize).map(Seat::new).filter(|seat| self.rank(*seat) == 1)
    }
}

impl Serialize for Standing {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct as _;
        let seats = || (0..self.seats as usize).map(Seat::new);
        let each = |value: &dyn Fn(Seat) -> serde_json::Value| -> crate::PerSeat<serde_json::Value> {
            crate::PerSeat(seats().map(value).collect())
        };
        let mut out = serializer.serialize_struct("Standing", 5)?;
        out.serialize_field("over", &self.over)?;
        out.serialize_field("outcome", &self.outcome)?;
        out.serialize_field("scores", &each(&|seat| self.score(seat).into()))?;
        out.serialize_field("ranks", &each(&|seat| self.rank(seat).into()))?;
        out.serialize_field("payoffs", &each(&|seat| self.payoff(seat).into()))?;
        out.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_the_rank_and_the_payoff() {
        let standing = Standing::competitive(true, &[12, 9, 12], &[(12, 3), (9, 0), (12, 3)]);
        let ranks: Vec<u8> = (0..3).map(|index| standing.rank(Seat::new(index))).collect();
        assert_eq!(ranks, [1, 3, 1]);
        assert!((standing.payoff(Seat::new(0)) - 0.5).abs() < f32::EPSILON);
        assert_eq!(standing.leaders().count(), 2);
    }

    #[test]
    fn a_group_wins_or_loses_together() {
        let standing = Standing::cooperative(true, 3, true, 5, None);
        assert!(standing.leaders().all(|seat| standing.payoff(seat) > 0.99));
        assert_eq!(standing.leaders().count(), 3);
    }
}
