//! The registry: every game at the table with its bots, one line each. Whoever serves, shows or compares games knows them only
//! through here, and none of them by its type.

mod lessons;

pub use lessons::{Lesson, Step, lesson};

use dominion::Dominion;
use explorers::Explorers;
use pig::Pig;
use port_royal::PortRoyal;
use puerto_rico::PuertoRico;
use table::{AnyGame, Registered};

/// The levels of bots people choose from, from the weakest up.
pub use bots::LEVELS;

/// Every game there is, in the order people are offered them.
static GAMES: &[&dyn AnyGame] = &[
    &Registered::<PortRoyal>::new(bots::make),
    &Registered::<PuertoRico>::new(bots::make),
    &Registered::<Dominion>::new(bots::make),
    &Registered::<Explorers>::new(bots::make),
    &Registered::<Pig>::new(bots::make),
];

/// Every game there is, in the order people are offered them.
pub fn all() -> impl ExactSizeIterator<Item = &'static dyn AnyGame> + Clone {
    GAMES.iter().copied()
}

/// The game with this name.
///
/// ```
/// let game = games::find("port-royal").expect("one of the games");
/// assert_eq!(game.name(), "port-royal");
/// assert!(games::find("halma").is_none());
/// ```
pub fn find(name: &str) -> Option<&'static dyn AnyGame> {
    all().find(|game| game.name() == name)
}

#[cfg(test)]
mod tests {
    use table::Seed;

    use super::*;

    #[test]
    fn every_game_is_found_by_a_name_of_its_own() {
        for (index, game) in all().enumerate() {
            let found = find(game.name()).expect("a registered game");
            assert_eq!(found.name(), game.name());
            assert!(all().take(index).all(|other| other.name() != game.name()), "two games are called {}", game.name());
        }
        assert!(find("no-such-game").is_none());
    }

    #[test]
    fn every_default_setup_opens_a_game_that_awaits_somebody() {
        for game in all() {
            let opened = game.open(&game.default_setup(), Seed::from_number(1));
            let table = opened.unwrap_or_else(|error| panic!("{}: {error}", game.name()));
            assert!(!table.awaited().is_empty(), "{} awaits nobody", game.name());
        }
    }

    #[test]
    fn every_level_of_bot_can_be_seated_at_every_game() {
        for game in all() {
            for level in bots::LEVELS.iter().chain(bots::NAMES) {
                let bot = level.parse().expect("a bot that can be read");
                assert_eq!(game.check_bot(&bot), Ok(()), "{level} at {}", game.name());
            }
        }
    }
}
