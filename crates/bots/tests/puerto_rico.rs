//! Puerto Rico's players know what they are doing.

use bots::make;
use puerto_rico::PuertoRico;
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
