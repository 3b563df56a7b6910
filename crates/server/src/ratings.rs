//! Ratings by Weng and Lin's method, which knows games of several seats, and draws.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How well somebody plays a game, in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The estimate.
    pub estimate: i64,
    /// How unsure it is.
    pub uncertainty: i64,
    /// From how many games.
    pub games: i64,
}

impl Default for Rating {
    /// Who has never played: 25, give or take 8⅓.
    fn default() -> Self {
        Self::of(WengLinRating::new(), 0)
    }
}

impl Rating {
    fn of(rating: WengLinRating, games: i64) -> Self {
        let thousandths = |number: f64| (number * 1000.0).round() as i64;
        Self { estimate: thousandths(rating.rating), uncertainty: thousandths(rating.uncertainty), games }
    }

    fn weng_lin(self) -> WengLinRating {
        WengLinRating { rating: self.estimate as f64 / 1000.0, uncertainty: self.uncertainty as f64 / 1000.0 }
    }
}

/// The ratings after a game, from those before it and the places.
pub fn rate(before: &[(Rating, i64)]) -> Vec<Rating> {
    let teams: Vec<[WengLinRating; 1]> = before.iter().map(|(rating, _)| [rating.weng_lin()]).collect();
    let placed: Vec<_> =
        teams.iter().zip(before).map(|(team, (_, place))| (&team[..], MultiTeamOutcome::new(*place as usize))).collect();
    let after = weng_lin_multi_team(&placed, &WengLinConfig::new());
    after.iter().zip(before).map(|(team, (rating, _))| Rating::of(team[0], rating.games + 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_rises_and_who_comes_last_falls() {
        let new = Rating::default();
        let after = rate(&[(new, 2), (new, 1), (new, 3)]);
        assert!(after[1].estimate > after[0].estimate && after[0].estimate > after[2].estimate, "{after:?}");
        assert!(after.iter().all(|rating| rating.uncertainty < new.uncertainty && rating.games == 1), "{after:?}");
    }

    #[test]
    fn equals_who_share_a_place_stay_where_they_are() {
        let new = Rating::default();
        let after = rate(&[(new, 1), (new, 1)]);
        assert_eq!((after[0].estimate, after[1].estimate), (new.estimate, new.estimate));
    }
}
