//! What is counted of the games of a match. Counts can be added up, so a match is the sum of its batches, whoever played them and when.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Contest, Outcome, Seat};

/// Seeds are shared out among so many groups; leaving out each group in turn shows how far a rating depends on chance.
pub const GROUPS: usize = 16;

/// Numbers added up, with what a standard error needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sum {
    pub count: u64,
    pub total: f64,
    pub squares: f64,
}

impl Sum {
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.total += value;
        self.squares += value * value;
    }

    pub fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.total += other.total;
        self.squares += other.squares;
    }

    pub fn mean(&self) -> f64 {
        self.total / self.count.max(1) as f64
    }

    pub fn variance(&self) -> f64 {
        let count = self.count.max(2) as f64;
        (self.squares - self.total * self.total / count).max(0.0) / (count - 1.0)
    }

    pub fn standard_error(&self) -> f64 {
        (self.variance() / self.count.max(1) as f64).sqrt()
    }
}

/// How one bot fared in a match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BotCount {
    pub wins: u64,
    pub shared: u64,
    pub lost: u64,
    /// Its mean payoff with each seed. Games with one seed have the same cards, so a seed is one observation and its games are not.
    pub payoff: Sum,
    /// Its mean score with each seed.
    pub score: Sum,
    /// Payoffs by the seat it sat on.
    pub by_seat: Vec<Sum>,
    pub decisions: u64,
    pub seconds: f64,
    /// Payoffs of the games in which it had a thing in the end.
    pub with: BTreeMap<String, Sum>,
}

/// What is counted of some games of a match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Count {
    pub games: u64,
    pub cooperative: bool,
    pub rounds: Sum,
    pub decisions: Sum,
    /// In the order of the match's bots.
    pub bots: Vec<BotCount>,
    /// Payoffs by seat, whoever sat there.
    pub seats: Vec<Sum>,
    /// By group of seeds: how often each bot came in before each other one, a tie counted half.
    pub before: Vec<Vec<Vec<f64>>>,
}

/// One seed while its seatings are played.
#[derive(Clone)]
pub struct SeedCount {
    /// Payoffs, scores and seatings of each bot.
    bots: Vec<[f64; 3]>,
}

impl Count {
    pub fn new(bots: usize, seats: usize) -> Self {
        let bot = BotCount { by_seat: vec![Sum::default(); seats], ..BotCount::default() };
        Self {
            bots: vec![bot; bots],
            seats: vec![Sum::default(); seats],
            before: vec![vec![vec![0.0; bots]; bots]; GROUPS],
            ..Self::default()
        }
    }

    pub fn begin_seed(&self) -> SeedCount {
        SeedCount { bots: vec![[0.0; 3]; self.bots.len()] }
    }

    /// Counts one game. The seed's number decides its group.
    pub fn add(&mut self, contest: &Contest, seating: &[usize], seed: u64, of_seed: &mut SeedCount) {
        let Contest { standing, rounds, decisions, thought, belongings } = contest;
        self.games += 1;
        self.cooperative |= matches!(standing.outcome, Outcome::Cooperative { .. });
        self.rounds.add((*rounds).into());
        self.decisions.add(decisions.iter().map(|count| f64::from(*count)).sum());
        let before = &mut self.before[(seed % GROUPS as u64) as usize];
        for (place, bot) in seating.iter().enumerate() {
            let seat = Seat::new(place);
            let payoff = f64::from(standing.payoff(seat));
            let count = &mut self.bots[*bot];
            count.wins += u64::from(payoff > 0.999);
            count.shared += u64::from(payoff > 0.0 && payoff <= 0.999);
            count.lost += u64::from(payoff <= 0.0);
            count.by_seat[place].add(payoff);
            count.decisions += u64::from(decisions[place]);
            count.seconds += thought[place].as_secs_f64();
            for thing in &belongings[place] {
                match count.with.get_mut(thing.as_ref()) {
                    Some(sum) => sum.add(payoff),
                    None => count.with.entry(thing.to_string()).or_default().add(payoff),
                }
            }
            self.seats[place].add(payoff);
            let [payoffs, scores, seatings] = &mut of_seed.bots[*bot];
            *payoffs += payoff;
            *scores += f64::from(standing.score(seat));
            *seatings += 1.0;
            for (other_place, other) in seating.iter().enumerate().filter(|(_, other)| *other != bot) {
                let ranks = [seat, Seat::new(other_place)].map(|seat| standing.rank(seat));
                before[*bot][*other] += match ranks[0].cmp(&ranks[1]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
            }
        }
    }

    pub fn end_seed(&mut self, of_seed: &SeedCount) {
        for (count, [payoffs, scores, seatings]) in self.bots.iter_mut().zip(&of_seed.bots) {
            count.payoff.add(payoffs / seatings);
            count.score.add(scores / seatings);
        }
    }

    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.cooperative |= other.cooperative;
        self.rounds.merge(&other.rounds);
        self.decisions.merge(&other.decisions);
        merge_all(&mut self.seats, &other.seats);
        for (own, other) in self.bots.iter_mut().zip(&other.bots) {
            own.wins += other.wins;
            own.shared += other.shared;
            own.lost += other.lost;
            own.payoff.merge(&other.payoff);
            own.score.merge(&other.score);
            merge_all(&mut own.by_seat, &other.by_seat);
            own.decisions += other.decisions;
            own.seconds += other.seconds;
            for (thing, sum) in &other.with {
                own.with.entry(thing.clone()).or_default().merge(sum);
            }
        }
        let own = self.before.iter_mut().flatten().flatten();
        own.zip(other.before.iter().flatten().flatten()).for_each(|(own, other)| *own += other);
    }
}

fn merge_all(own: &mut [Sum], other: &[Sum]) {
    own.iter_mut().zip(other).for_each(|(own, other)| own.merge(other));
}

impl BotCount {
    /// In how many games it sat at the table, each of its seats counted.
    pub const fn seatings(&self) -> u64 {
        self.wins + self.shared + self.lost
    }

    /// Payoffs of the games in which it did not have the thing.
    pub fn without(&self, with: &Sum) -> Sum {
        let mut all = Sum::default();
        self.by_seat.iter().for_each(|sum| all.merge(sum));
        Sum { count: all.count - with.count, total: all.total - with.total, squares: all.squares - with.squares }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_error_of_a_mean_is_that_of_its_observations() {
        let mut sum = Sum::default();
        for value in [0.0, 1.0, 1.0, 0.0] {
            sum.add(value);
        }
        assert!((sum.mean() - 0.5).abs() < 1e-12);
        assert!((sum.variance() - 1.0 / 3.0).abs() < 1e-12);
        assert!((sum.standard_error() - (1.0f64 / 12.0).sqrt()).abs() < 1e-12);
    }
}
