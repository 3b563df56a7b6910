//! Players made of code, for any game at the table.
//!
//! [`Random`] knows nothing. A *script* is written by hand for one game. [`Search`] plays any game through the states its seat can
//! imagine, and plays well where a [`Guide`] lends it what the script knows. [`make`] seats any of them by name.
//!
//! All of them look through [`table::Seen`], so none can know more than the seat it plays for; each has its own chance, made from
//! a number, so that a game between bots can be played again.

pub mod analysis;
mod arithmetic;
mod careless;
mod dominion;
#[cfg(test)]
#[path = "../../../examples/pig/crates/bots/src/pig.rs"]
mod example;
mod explorers;
mod guide;
mod port_royal;
mod puerto_rico;
mod random;
mod reasons;
mod search;
mod shelf;
mod weights;

pub use careless::{Careless, OneIn};
pub use guide::{Guide, Unguided};
pub use random::Random;
pub use search::{Budget, Search};
pub use shelf::{ADVISER, Crew, LEVELS, NAMES, make, personalities};

#[cfg(test)]
mod tests {
    use pig::Pig;
    use table::{AnyGame, Registered, Seat, Seed};

    #[test]
    fn the_script_of_the_example_beats_chance() {
        let game = Registered::<Pig>::new(crate::make);
        let bots = ["script", "random"].map(|name| name.parse().expect("a bot"));
        let wins = |seed: &u64| {
            let contest = game.contest(&game.default_setup(), Seed::from_number(*seed), &bots).expect("a game");
            contest.standing.rank(Seat::one()) == 1
        };
        let won = (1..=200).filter(wins).count();
        assert!(won > 150, "it won {won} of 200");
    }

    #[test]
    fn every_level_plays_the_example() {
        let game = Registered::<Pig>::new(crate::make);
        for level in crate::LEVELS {
            let bot = level.parse().expect("a bot");
            let table = game.open(&game.default_setup(), Seed::from_number(1)).expect("a table");
            assert_eq!(table.advise(Seat::one(), &bot, 1).expect("advice").notation, "roll", "{level}");
        }
    }
}
