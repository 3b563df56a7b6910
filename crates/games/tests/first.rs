//! Who begins: the lot at tables of people, seat 1 where nothing is said, and whoever the setup names.

use serde_json::json;
use table::{AnyGame, AnyTable, Seed};

fn opened(game: &dyn AnyGame, first: &str, seed: u64) -> Box<dyn AnyTable> {
    game.open(&json!({ "first": first }), Seed::from_number(seed)).expect("a game")
}

#[test]
fn every_game_begins_with_the_seat_its_setup_names() {
    for game in games::all() {
        for number in 1..=game.default_setup()["seats"].as_u64().expect("a number") {
            let table = opened(game, &format!("seat-{number}"), 7);
            let awaited: Vec<u64> = table.awaited().into_iter().map(|seat| seat.number().into()).collect();
            assert_eq!(awaited, [number], "{}", game.name());
        }
    }
}

#[test]
fn every_game_begins_with_the_seat_the_seed_draws() {
    for game in games::all() {
        for seed in 1..=20 {
            let table = opened(game, "drawn", seed);
            assert_eq!(table.awaited().lowest(), Some(Seed::from_number(seed).lot(table.seats())), "{}", game.name());
        }
    }
}

#[test]
fn people_are_proposed_the_lot_and_everybody_else_seat_1() {
    for game in games::all() {
        assert_eq!(game.default_setup()["first"], "seat-1", "{}", game.name());
        assert_eq!(game.proposed_setup(&json!({}))["first"], "drawn", "{}", game.name());
        assert_eq!(game.proposed_setup(&json!({ "first": "seat-2" }))["first"], "seat-2", "{}", game.name());
    }
}

/// The lot has a stream of its own: nothing else in a game depends on who begins.
#[test]
fn whoever_begins_the_same_cards_are_dealt() {
    for game in games::all() {
        let dealt = |first: &str| opened(game, first, 3).position()["chance"].clone();
        assert_eq!(dealt("drawn"), dealt("seat-1"), "{}", game.name());
    }
}

#[test]
fn a_record_of_a_drawn_seat_is_played_again_to_the_same_end() {
    let random = "random".parse().expect("a bot");
    for game in games::all() {
        let seats = game.default_setup()["seats"].as_u64().expect("a number") as usize;
        let seed = (1..1000).map(Seed::from_number).find(|seed| !seed.lot(seats as u8).is_one()).expect("another seat");
        let setup = json!({ "first": "drawn", "seats": seats });
        // Random play wanders in some games: some hundred moves tell enough.
        let mut table = game.open(&setup, seed).expect("a game");
        for number in 0..300 {
            let Some(seat) = table.awaited().lowest() else { break };
            let advised = table.advise(seat, &random, number).expect("advice");
            table.play(seat, &advised.notation).expect("a legal action");
        }
        let again = game.replay(&table.record(Vec::new())).expect("the record can be played again");
        assert_eq!(again.digest(), table.digest(), "{}", game.name());
        let read = table.record(Vec::new()).to_string().parse().expect("a record");
        assert_eq!(game.replay(&read).expect("the record can be played again").digest(), table.digest(), "{}", game.name());
    }
}

#[test]
fn positions_that_say_nothing_began_with_seat_1() {
    for game in games::all() {
        let position = opened(game, "seat-1", 1).position();
        assert_eq!(position.get("first"), None, "{}: an older position would have another digest", game.name());
    }
}
