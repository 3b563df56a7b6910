//! How well a seat chose, and how bad a mistake is.

use serde::Serialize;

use crate::{Crew, LEVELS};

/// How bad a move is, by how much of the chance to win it gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// A little worse than the best.
    Inaccuracy,
    /// Clearly worse.
    Mistake,
    /// Much worse.
    Blunder,
}

impl Grade {
    /// From how many percentage points on a move has each grade.
    pub const FROM: [(Self, u8); 3] = [(Self::Inaccuracy, 5), (Self::Mistake, 10), (Self::Blunder, 20)];

    /// The grade of a move, by the percentage points it gives away.
    pub(super) fn of(given_away: u8) -> Option<Self> {
        Self::FROM.into_iter().rev().find(|(_, from)| given_away >= *from).map(|(grade, _)| grade)
    }
}

/// What a move missed of the best one, and what a move by chance would have missed on average: of success, which a lost game still has a
/// little of to lose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, ts_rs::TS)]
pub struct Regret {
    /// What was missed.
    pub played: f64,
    /// What random moves would have missed.
    pub random: f64,
    /// How uncertain both are together: the square of their standard error.
    pub doubt: f64,
}

impl Regret {
    /// Of all these decisions together.
    pub fn of_all(regrets: impl Iterator<Item = Self>) -> Self {
        regrets.fold(Self::default(), |all, one| Self {
            played: all.played + one.played,
            random: all.random + one.random,
            doubt: all.doubt + one.doubt,
        })
    }

    /// How well was chosen, in percent; nothing where too little was at stake to tell.
    pub fn accuracy(&self) -> Option<f64> {
        /// What must be at stake, in standard errors.
        const AT_STAKE: f64 = 3.0;
        let told = self.random > 0.0 && self.random >= AT_STAKE * self.doubt.sqrt();
        told.then(|| (100.0 * (1.0 - self.played / self.random)).clamp(0.0, 100.0))
    }
}

/// The level whose accuracy is nearest.
pub(super) fn level<G: Crew>(accuracy: f64) -> &'static str {
    let far = |index: &usize| (G::ACCURACIES[*index] - accuracy).abs();
    let nearest = (0..LEVELS.len()).min_by(|one, other| far(one).total_cmp(&far(other)));
    LEVELS[nearest.unwrap_or_default()]
}
