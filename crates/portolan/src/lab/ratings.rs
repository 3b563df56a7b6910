//! What games tell: when enough were played, and how strong bots are on one scale.

use super::count::{GROUPS, Sum};
use super::tournament::Stop;

/// Why a match ended before its last game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The first bot's share is the lower of the two, or below.
    Lower,
    /// It is the higher of the two, or above.
    Higher,
}

/// Wald's sequential test on the mean payoffs of seeds, taken as normally distributed with the variance found so far.
pub fn verdict(stop: &Stop, payoff: &Sum) -> Option<Verdict> {
    /// Before this number of seeds the variance is a guess.
    const AT_LEAST: u64 = 16;
    let count = payoff.count as f64;
    if payoff.count < AT_LEAST {
        return None;
    }
    // A bot that has won every game so far has not shown that it always will.
    let variance = payoff.variance().max(0.25 / count);
    let ratio = (stop.higher - stop.lower) * (payoff.total - count * (stop.higher + stop.lower) / 2.0) / variance;
    let bound = ((1.0 - stop.error) / stop.error).ln();
    if ratio >= bound {
        Some(Verdict::Higher)
    } else if ratio <= -bound {
        Some(Verdict::Lower)
    } else {
        None
    }
}

/// A bot's strength, in Elo: 400 points make ten wins of one loss. The mean of all is 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub elo: f64,
    /// Its standard error; 19 of 20 times the truth is within two of them.
    pub standard_error: f64,
}

/// Ratings that explain best how often each bot came in before each other one (Bradley and Terry), by groups of seeds: how much they
/// change when a group is left out (the jackknife) tells the error, and respects that games of one seed resemble each other.
pub fn ratings(before: &[Vec<Vec<f64>>]) -> Vec<Rating> {
    let bots = before.first().map_or(0, Vec::len);
    let all = strengths(before, bots, None);
    let left_out: Vec<Vec<f64>> = (0..GROUPS).map(|group| strengths(before, bots, Some(group))).collect();
    let error = |bot: usize| {
        let mean = left_out.iter().map(|ratings| ratings[bot]).sum::<f64>() / GROUPS as f64;
        let squares: f64 = left_out.iter().map(|ratings| (ratings[bot] - mean).powi(2)).sum();
        (squares * (GROUPS - 1) as f64 / GROUPS as f64).sqrt()
    };
    (0..bots).map(|bot| Rating { elo: all[bot], standard_error: error(bot) }).collect()
}

fn strengths(before: &[Vec<Vec<f64>>], bots: usize, without: Option<usize>) -> Vec<f64> {
    let mut wins = vec![vec![0.0; bots]; bots];
    for (_, group) in before.iter().enumerate().filter(|(group, _)| Some(*group) != without) {
        for (own, other) in wins.iter_mut().flatten().zip(group.iter().flatten()) {
            *own += other;
        }
    }
    let pairs = (0..bots).flat_map(|one| (0..one).map(move |other| (one, other)));
    for (one, other) in pairs {
        // One drawn game between those who met: otherwise whoever has won all games would be infinitely strong.
        if wins[one][other] + wins[other][one] > 0.0 {
            wins[one][other] += 0.5;
            wins[other][one] += 0.5;
        }
    }
    let mut strength = vec![1.0f64; bots];
    for _ in 0..500 {
        let next: Vec<f64> = (0..bots)
            .map(|one| {
                let won: f64 = wins[one].iter().sum();
                let met = |other: usize| (wins[one][other] + wins[other][one]) / (strength[one] + strength[other]);
                let expected: f64 = (0..bots).filter(|other| *other != one).map(met).sum();
                if expected > 0.0 { won / expected } else { strength[one] }
            })
            .collect();
        let mean = (next.iter().map(|value| value.ln()).sum::<f64>() / bots as f64).exp();
        strength = next.into_iter().map(|value| value / mean).collect();
    }
    strength.into_iter().map(|value| 400.0 * value.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(wins: u64, losses: u64) -> Sum {
        let mut sum = Sum::default();
        (0..wins).for_each(|_| sum.add(1.0));
        (0..losses).for_each(|_| sum.add(0.0));
        sum
    }

    #[test]
    fn a_clear_result_ends_a_match_and_an_unclear_one_does_not() {
        let stop = Stop { lower: 0.5, higher: 0.6, error: 0.05 };
        assert_eq!(verdict(&stop, &sum(5, 0)), None, "too few");
        assert_eq!(verdict(&stop, &sum(70, 30)), Some(Verdict::Higher));
        assert_eq!(verdict(&stop, &sum(40, 60)), Some(Verdict::Lower));
        assert_eq!(verdict(&stop, &sum(55, 45)), None);
        assert_eq!(verdict(&stop, &sum(40, 0)), Some(Verdict::Higher));
    }

    #[test]
    fn ten_wins_of_one_loss_are_four_hundred_points() {
        let group = vec![vec![0.0, 1000.0], vec![100.0, 0.0]];
        let found = ratings(&vec![group; GROUPS]);
        assert!((found[0].elo - found[1].elo - 400.0).abs() < 2.0, "{found:?}");
        assert!(found[0].standard_error < 0.1, "equal groups leave no doubt: {found:?}");
    }

    #[test]
    fn strength_passes_through_a_common_opponent() {
        let mut group = vec![vec![0.0; 3]; 3];
        (group[0][1], group[1][0], group[1][2], group[2][1]) = (300.0, 100.0, 300.0, 100.0);
        let found = ratings(&vec![group; GROUPS]);
        let steps = [found[0].elo - found[1].elo, found[1].elo - found[2].elo];
        assert!((steps[0] - steps[1]).abs() < 1.0 && steps[0] > 180.0, "{found:?}");
    }
}
