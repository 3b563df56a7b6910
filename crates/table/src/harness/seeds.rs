//! The seeds of tests that play at random: the same in every run, unless the environment variable `SEED` says otherwise.

use std::env;
use std::hash::{BuildHasher as _, RandomState};
use std::thread;

use crate::Seed;

/// The number a random test takes its seeds from: this one as a rule. `SEED` may give another, in hexadecimal digits, or say `fresh`
/// for a new one in every test. Prints how to run the test again with the same number, which is shown if it fails.
///
/// # Panics
/// If `SEED` is neither.
pub fn seed_from_environment(as_a_rule: u64) -> u64 {
    let number = match env::var("SEED") {
        Ok(seed) if seed == "fresh" => RandomState::new().hash_one(as_a_rule),
        Ok(seed) => seed.parse::<Seed>().expect("SEED is `fresh` or a seed in hexadecimal digits").number(),
        Err(_) => as_a_rule,
    };
    println!("again: {}", again(number));
    number
}

/// The command that runs the current test with this number.
pub(super) fn again(number: u64) -> String {
    let package = env::var("CARGO_PKG_NAME").map(|name| format!(" --package {name}")).unwrap_or_default();
    // Tests have threads that are named after them.
    let thread = thread::current();
    let test = thread.name().filter(|name| *name != "main").map(|name| format!(" -- --exact {name}")).unwrap_or_default();
    format!("SEED={number:x} cargo test{package}{test}")
}
