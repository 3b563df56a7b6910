//! The registry knows every game, and every game its bots.

use games::{all, find};
use table::Seed;

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
fn every_personality_can_be_seated_at_its_game() {
    for game in all() {
        for name in game.personalities() {
            let bot = name.parse().expect("a bot that can be read");
            assert_eq!(game.check_bot(&bot), Ok(()), "{name} at {}", game.name());
            assert!(
                all().all(|other| other.name() == game.name() || !other.personalities().contains(name)),
                "{name} is twice there"
            );
        }
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

#[test]
fn a_number_beyond_the_form_is_refused_to_new_games_only() {
    let dominion = find("dominion").expect("a game");
    let setup = serde_json::json!({ "round_limit": 5000 });
    assert_eq!(dominion.check_setup(&setup).expect_err("a new game").field, "round_limit");
    assert!(dominion.open(&setup, Seed::from_number(1)).is_ok());
}
