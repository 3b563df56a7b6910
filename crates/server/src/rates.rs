//! How often somebody may do something: buckets in memory, one a key. A node counts for itself.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use room::Refusal;

use crate::limits::Rate;

/// The buckets.
#[derive(Default)]
pub struct Rates {
    // A std mutex: it is never held across an await.
    buckets: Mutex<HashMap<(&'static str, String), Bucket>>,
}

struct Bucket {
    /// When the bucket will be full again.
    full_at: Instant,
}

impl Rates {
    /// Takes one from the key's bucket, or refuses.
    pub fn take(&self, rate: Rate, key: &str) -> Result<(), Refusal> {
        self.take_at(rate, key, Instant::now())
    }

    fn take_at(&self, rate: Rate, key: &str, now: Instant) -> Result<(), Refusal> {
        const MANY: usize = 100_000;
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| bucket.full_at > now);
        }
        let bucket = buckets.entry((rate.what, key.to_owned())).or_insert(Bucket { full_at: now });
        let full_at = bucket.full_at.max(now) + rate.every;
        if full_at > now + rate.every * rate.burst + Duration::from_micros(1) {
            return Err(Refusal::too_fast());
        }
        bucket.full_at = full_at;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_it_takes_time() {
        let rates = Rates::default();
        let rate = Rate { what: "test", burst: 3, every: Duration::from_millis(200) };
        let now = Instant::now();
        assert!((0..3).all(|_| rates.take_at(rate, "anna", now).is_ok()));
        assert!(rates.take_at(rate, "anna", now).is_err());
        assert!(rates.take_at(rate, "bob", now).is_ok(), "everybody has their own");
        assert!(rates.take_at(rate, "anna", now + Duration::from_millis(199)).is_err());
        assert!(rates.take_at(rate, "anna", now + Duration::from_millis(200)).is_ok());
    }
}
