//! What somebody's results amount to: how often they came first, by game and by how strong the others were, and in how many games
//! running.

use room::SeatResult;
use serde::Serialize;
use utoipa::ToSchema;

/// How often somebody came first in one game, against others of one strength.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema, ts_rs::TS)]
pub struct Share {
    /// The game.
    pub game: String,
    /// The level of the strongest bot that was there from the beginning; none among people.
    pub against: Option<String>,
    /// How many games.
    pub games: u32,
    /// In how many of them they came first.
    pub wins: u32,
}

/// How many games somebody has won running.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema, ts_rs::TS)]
pub struct Streak {
    /// Up to now.
    pub now: u32,
    /// At best.
    pub best: u32,
}

/// Counts results, the latest first, each with the strongest bot that was there. A game that one plays alone has no first place.
pub fn count<'a>(results: impl Iterator<Item = (&'a SeatResult, Option<&'a str>)>) -> (Vec<Share>, Streak) {
    let mut shares: Vec<Share> = Vec::new();
    let mut streak = Streak::default();
    let (mut running, mut lost) = (0, false);
    for (result, against) in results.filter(|(result, _)| result.seats > 1) {
        let won = result.place == 1;
        let known = shares.iter().position(|share| share.game == result.game && share.against.as_deref() == against);
        let index = known.unwrap_or_else(|| {
            shares.push(Share { game: result.game.clone(), against: against.map(str::to_owned), games: 0, wins: 0 });
            shares.len() - 1
        });
        shares[index].games += 1;
        shares[index].wins += u32::from(won);
        running = if won { running + 1 } else { 0 };
        lost |= !won;
        streak.best = streak.best.max(running);
        if !lost {
            streak.now = running;
        }
    }
    (shares, streak)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(game: &str, place: i64, seats: i64) -> SeatResult {
        let (table, person) = ("table".to_owned(), "person".to_owned());
        SeatResult { table, seat: 1, person, game: game.to_owned(), place, seats, score: 0, rated: false, ended: 0 }
    }

    #[test]
    fn wins_are_counted_by_game_and_by_the_strongest_bot() {
        let results = [
            (result("a", 1, 3), Some("mate")),
            (result("a", 2, 3), Some("mate")),
            (result("b", 1, 3), None),
            (result("a", 1, 3), None),
            (result("a", 1, 1), Some("captain")),
        ];
        let (shares, _) = count(results.iter().map(|(result, against)| (result, *against)));
        let share = |game: &str, against: Option<&str>, games, wins| Share {
            game: game.to_owned(),
            against: against.map(str::to_owned),
            games,
            wins,
        };
        assert_eq!(shares, [share("a", Some("mate"), 2, 1), share("b", None, 1, 1), share("a", None, 1, 1)]);
    }

    #[test]
    fn a_streak_ends_with_the_first_game_that_was_not_won() {
        let streak = |places: &[i64]| {
            let results: Vec<_> = places.iter().map(|place| result("a", *place, 2)).collect();
            count(results.iter().map(|result| (result, None))).1
        };
        assert_eq!(streak(&[1, 1, 2, 1, 1, 1]), Streak { now: 2, best: 3 });
        assert_eq!(streak(&[2, 1]), Streak { now: 0, best: 1 });
        assert_eq!(streak(&[]), Streak { now: 0, best: 0 });
    }
}
