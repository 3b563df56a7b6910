//! Puerto Rico's players know what they are doing.

use bots::make;
use puerto_rico::PuertoRico;
use serde_json::json;
use table::{AnyGame as _, BotSpec, Game as _, Registered, Seat, Seed, Seen};

const GAME: Registered<PuertoRico> = Registered::new(make);

fn bots(names: [&str; 4]) -> Vec<BotSpec> {
    names.map(|name| name.parse().expect("a bot that can be read")).to_vec()
}

/// How much of all the payoffs the first of the bots gets, on seats in turn.
fn share_of_the_first(names: [&str; 4], games: u64) -> f32 {
    let mut total = 0.0;
    for number in 0..games {
        let first = number as usize % 4;
        let mut bots = bots(names);
        bots.rotate_right(first);
        let contest = GAME.contest(&GAME.default_setup(), Seed::from_number(number), &bots).expect("a contest");
        total += contest.standing.payoff(Seat::new(first));
    }
    total / games as f32
}

#[test]
fn the_script_beats_three_random_players() {
    assert!(share_of_the_first(["script", "random", "random", "random"], 40) >= 0.9);
}

#[test]
fn the_search_beats_three_scripts() {
    // A quarter is par.
    assert!(share_of_the_first(["search:iterations=60", "script", "script", "script"], 12) > 0.45);
}

#[test]
fn every_reason_the_script_gives_is_declared() {
    let mut game = PuertoRico::new(&puerto_rico::Setup::default(), Seed::from_number(3)).expect("a game");
    let mut script = make::<PuertoRico>(&"script".parse().expect("a bot"), 1).expect("a script");
    while let Some(seat) = game.awaited().lowest() {
        let advice = script.decide(&Seen::new(&game, seat));
        let known = PuertoRico::MESSAGES.iter().chain(table::MESSAGES).any(|spec| spec.id == advice.reason.id);
        assert!(known, "{} is not declared", advice.reason.id);
        game.play(seat, advice.action, &mut table::Unheard).map(|_| ()).expect("a legal action");
    }
}

/// What the script does about a colonist that ends the game, with these points of its own and of the next seat.
fn about_the_last_colonist(own: u16, next: u16) -> String {
    let rig = json!({
        "colonists": 3,
        "colonist_ship": 3,
        "seats": {
            "1": { "island": { "corn": "0/1" }, "points": own },
            "2": { "san_juan": "rest", "points": next },
        },
    });
    let mut table = GAME.rig(&json!({ "seats": 3 }), &rig).expect("a table");
    table.play(Seat::one(), "role mayor").expect("the mayor is free");
    table.advise(Seat::one(), &"script".parse().expect("a bot"), 1).expect("advice").notation
}

#[test]
fn the_script_gives_a_colonist_back_that_would_end_a_game_it_is_losing() {
    assert_eq!(about_the_last_colonist(10, 20), "decline");
    assert_eq!(about_the_last_colonist(20, 10), "accept");
}

#[test]
fn the_script_takes_and_keeps_what_it_can_where_it_is_asked_for_every_may() {
    let setup = json!({ "seats": 3, "every_may": true });
    let bots = ["script"; 3].map(|name| name.parse().expect("a bot that can be read"));
    let mut contests = GAME.contests(&setup, &bots).expect("bots at a table");
    for number in 0..5 {
        let (_, record) = contests.play_recorded(Seed::from_number(number)).expect("a contest");
        let played = |what: &str| record.lines.iter().filter(|line| line.what.starts_with(what)).count();
        assert_eq!(played("return"), 0);
        assert!(played("accept") > 0 && played("done") > 0);
    }
}
