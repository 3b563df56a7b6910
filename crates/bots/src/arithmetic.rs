//! Arithmetic that is the same on every machine: a platform's own functions may differ in the last digit, and then a search with the
//! same number would decide differently elsewhere. Adding, multiplying and dividing never do.

use table::MAX_SEATS;

/// The exponential function of a number that is not positive, close enough for weights.
pub fn exponential(power: f32) -> f32 {
    // (1 + x/1024)^1024, by squaring ten times.
    let mut value = (1.0 + power / 1024.0).max(0.0);
    for _ in 0..10 {
        value *= value;
    }
    value
}

/// How likely each seat wins, by what its prospects are worth: a spread as large makes it e times as likely.
pub fn shares(worth: &[f32], spread: f32) -> [f32; MAX_SEATS] {
    let best = worth.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut shares = [0.0; MAX_SEATS];
    for (share, worth) in shares.iter_mut().zip(worth) {
        *share = exponential((worth - best) / spread);
    }
    let total: f32 = shares.iter().sum();
    shares.map(|share| share / total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_near_the_true_one() {
        for tenths in 0..=60 {
            let power = -0.1 * tenths as f32;
            let error = exponential(power) / power.exp() - 1.0;
            assert!(error.abs() < 0.02, "{power}: {error}");
        }
        assert!(exponential(-2000.0).abs() < f32::EPSILON);
    }

    /// Compared bit by bit: these hold on every machine.
    #[test]
    fn the_exponential_is_the_same_everywhere() {
        let bits = [0.0, -0.5, -1.0, -7.25].map(|power| exponential(power).to_bits());
        assert_eq!(bits, [0x3f80_0000, 0x3f1b_40d0, 0x3ebc_4310, 0x3a35_6d75]);
    }

    #[test]
    fn shares_add_up_and_equal_prospects_share_equally() {
        let [one, other, third, ..] = shares(&[3.0, 3.0, 1.0], 1.0);
        assert!((one - other).abs() < f32::EPSILON && third < one);
        assert!((one + other + third - 1.0).abs() < 1e-6);
    }
}
