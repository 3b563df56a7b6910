//! How often somebody may do something: one bucket for each key, in memory. A node counts for itself.

use std::num::NonZeroU32;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use room::Refusal;

use crate::limits::Rate;

/// The buckets, a limiter for each rate in the order of [`Rate::ALL`].
pub struct Rates {
    limiters: Vec<DefaultKeyedRateLimiter<String>>,
}

impl Rates {
    /// Full buckets.
    pub fn new() -> Self {
        Self { limiters: Rate::ALL.map(limiter).into() }
    }

    /// Takes one from the key's bucket, or refuses.
    pub fn take(&self, rate: Rate, key: &str) -> Result<(), Refusal> {
        self.limiters[rate as usize].check_key(&key.to_owned()).map_err(|_| Refusal::too_fast())
    }

    /// Forgets the buckets that are full again.
    pub fn tidy(&self) {
        for limiter in &self.limiters {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

fn limiter(rate: Rate) -> DefaultKeyedRateLimiter<String> {
    let (burst, period) = rate.burst_and_period();
    let quota = Quota::with_period(period).expect("a rate has a period");
    RateLimiter::keyed(quota.allow_burst(NonZeroU32::new(burst).expect("a rate allows one at least")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_a_burst_of_their_own_and_then_it_takes_time() {
        let rates = Rates::new();
        // The rate that takes longest: minutes, which nobody waits for here.
        let (burst, _) = Rate::Exports.burst_and_period();
        assert!((0..burst).all(|_| rates.take(Rate::Exports, "anna").is_ok()));
        assert!(rates.take(Rate::Exports, "anna").is_err());
        assert!(rates.take(Rate::Exports, "bob").is_ok(), "everybody has their own");
        assert!(rates.take(Rate::Chat, "anna").is_ok(), "everything is counted by itself");
    }

    #[test]
    fn the_limiters_stand_in_the_order_of_the_rates() {
        for (index, rate) in Rate::ALL.into_iter().enumerate() {
            assert_eq!(rate as usize, index, "{rate:?}");
        }
    }

    #[test]
    fn a_bucket_that_is_full_again_is_forgotten() {
        let rates = Rates::new();
        rates.take(Rate::Commands, "anna").expect("one is allowed");
        while !rates.limiters[Rate::Commands as usize].is_empty() {
            rates.tidy();
            std::thread::yield_now();
        }
    }
}
