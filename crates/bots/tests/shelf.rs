//! Every bot can be had by name, and what cannot be had is told why.

mod toys;

use bots::{Careless, LEVELS, NAMES, Random, make};
use table::{AnyGame as _, Bot, BotError, BotSpec, Message, Registered, Seat, Seed, Seen};
use toys::{Nim, Pick, Toy};

fn ask(spec: &str) -> Result<Box<dyn Bot<Toy<Nim>>>, BotError> {
    make(&spec.parse::<BotSpec>().expect("a bot that can be read"), 1)
}

#[test]
fn every_name_makes_a_bot() {
    let game = Toy::begin(Nim::of(10));
    for name in NAMES.iter().copied().chain([
        "search:iterations=10",
        "search:ms=1",
        "search:iterations=5,ms=1000",
        "search:ms=1,threads=2",
        "captain:threads=2",
    ]) {
        let action = ask(name).expect(name).decide(&Seen::new(&game, Seat::new(0))).action;
        assert!((1..=3).contains(&action.0), "{name} plays {action}");
    }
    assert!(LEVELS.iter().all(|level| NAMES.contains(level)));
}

#[test]
fn an_unknown_bot_is_told_which_there_are() {
    let error = ask("shark").map(|_| ()).expect_err("no such bot");
    assert_eq!(error, BotError::Unknown("shark".into(), NAMES.join(", ")));
}

#[test]
fn an_unknown_setting_is_refused() {
    for (spec, setting) in [("random:ms=5", "ms"), ("captain:iterations=5", "iterations"), ("search:depth=3,ms=5", "depth")] {
        let error = ask(spec).map(|_| ()).expect_err("no such setting");
        let name = spec.split(':').next().expect("a name");
        assert_eq!(error, BotError::NoSuchSetting(name.into(), setting.into()));
    }
}

#[test]
fn a_budget_of_nothing_or_without_end_is_refused() {
    for spec in [
        "search:iterations=0",
        "search:ms=0",
        "search:iterations=1000000001",
        "search:ms=18446744073709551615",
        "admiral:threads=0",
    ] {
        let error = ask(spec).map(|_| ()).expect_err("no such budget");
        assert!(matches!(error, BotError::OutOfRange { least: 1, .. }), "{spec}: {error}");
    }
}

#[test]
fn random_picks_every_action_as_often() {
    let game = Toy::begin(Nim::of(10));
    let mut bot = Random::new(1);
    let mut counts = [0i32; 4];
    for _ in 0..30_000 {
        let advice = bot.decide(&Seen::new(&game, Seat::new(0)));
        assert_eq!(advice.reason, Message::new("table-chosen-at-random"));
        counts[advice.action.0 as usize] += 1;
    }
    // The standard deviation of a count is 82; five of them is a fault.
    assert!(counts[1..].iter().all(|count| (count - 10_000).abs() < 410), "{counts:?}");
}

#[test]
fn a_random_bot_says_when_it_had_no_choice() {
    let advice = Random::new(1).decide(&Seen::new(&Toy::begin(Nim::of(1)), Seat::new(0)));
    assert_eq!((advice.action, advice.reason), (Pick(1), Message::new("table-only-choice")));
}

/// Always takes one.
struct One;

impl Bot<Toy<Nim>> for One {
    fn decide(&mut self, _seen: &Seen<'_, Toy<Nim>>) -> table::Advice<Pick> {
        table::Advice { action: Pick(1), reason: Message::new("toy-one") }
    }
}

#[test]
fn a_careless_bot_slips_as_often_as_told() {
    let game = Toy::begin(Nim::of(10));
    let mut bot = Careless::new(Box::new(One), |_| 4, 1);
    let slips = (0..8000).filter(|_| bot.decide(&Seen::new(&game, Seat::new(0))).reason.id != "toy-one").count();
    // The standard deviation is 39.
    assert!(slips.abs_diff(2000) < 195, "{slips} slips in 8000 decisions");
}

#[test]
fn a_contest_between_bots_can_be_played_again() {
    let nim = Registered::<Toy<Nim>>::new(make::<Toy<Nim>>);
    let bots: Vec<BotSpec> = ["captain", "deckhand"].map(|bot| bot.parse().expect("a bot")).to_vec();
    let mut contests = nim.contests(&nim.default_setup(), &bots).expect("bots at a table");
    let mut play = || contests.play_recorded(Seed::from_number(3)).expect("a game").1;
    assert_eq!(play(), play());
}
