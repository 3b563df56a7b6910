//! Whoever has no turn in a phase hears why, once.

use puerto_rico::{Counts, Event, Good, Hindrance, PuertoRico, Rig, SeatRig, Setup};
use table::{Game, Heard, Seed, Viewer};

const SEATS: u8 = 3;

/// Plays lines from the start of a rigged game, and tells who was passed over, and why.
fn passed_over(rig: &Rig, lines: &[&str]) -> Vec<(u8, Hindrance)> {
    let setup = Setup { seats: SEATS, ..Setup::default() };
    let position = PuertoRico::rigged(&setup, rig).expect("a position");
    let mut game = PuertoRico::from_position(&setup, &position).expect("a game");
    let mut heard = Heard::new(SEATS);
    for line in lines {
        let seat = game.awaited().lowest().expect("somebody decides");
        let _ = game.play(seat, line.parse().expect("an action"), &mut heard).expect("a legal action");
    }
    let events = heard.by(Viewer::Onlooker).iter();
    let hindered = events.filter_map(|event| match event {
        Event::Passed { seat, why: Some(why) } => Some((seat.number(), *why)),
        _ => None,
    });
    hindered.collect()
}

/// A seat with these barrels.
fn with_goods(goods: &[Good]) -> SeatRig {
    let mut counts = [0; 5];
    for good in goods {
        counts[good.index()] = 1;
    }
    SeatRig { goods: Counts(counts), ..SeatRig::default() }
}

#[test]
fn who_has_nothing_to_sell_is_told_so() {
    let all = [1, 2, 3].map(|seat| (seat, Hindrance::NothingToSell));
    assert_eq!(passed_over(&Rig::default(), &["role trader"]), all);
}

#[test]
fn who_has_only_what_lies_in_the_house_is_told_so() {
    let mut rig = Rig { house: vec![Good::Corn], ..Rig::default() };
    rig.seats.insert("2".to_owned(), with_goods(&[Good::Corn]));
    assert_eq!(passed_over(&rig, &["role trader"])[1], (2, Hindrance::KindsInHouse));
}

#[test]
fn a_full_house_is_told_to_whoever_would_have_been_next() {
    let mut rig = Rig { house: vec![Good::Corn, Good::Indigo, Good::Sugar], ..Rig::default() };
    rig.seats.insert("1".to_owned(), with_goods(&[Good::Tobacco]));
    let left_out = [(2, Hindrance::HouseFull), (3, Hindrance::HouseFull)];
    assert_eq!(passed_over(&rig, &["role trader", "sell tobacco"]), left_out);
}

#[test]
fn who_cannot_load_is_told_once() {
    let all = [1, 2, 3].map(|seat| (seat, Hindrance::NothingToLoad));
    assert_eq!(passed_over(&Rig::default(), &["role captain"]), all);
    let mut rig = Rig::default();
    rig.seats.insert("1".to_owned(), with_goods(&[Good::Corn, Good::Indigo]));
    rig.seats.insert("2".to_owned(), with_goods(&[Good::Sugar]));
    let told = passed_over(&rig, &["role captain", "load corn on 4", "load sugar on 5"]);
    assert_eq!(told.iter().filter(|(seat, _)| *seat == 3).count(), 1);
}

#[test]
fn passing_by_choice_has_no_reason() {
    let setup = Setup { seats: SEATS, ..Setup::default() };
    let mut game = PuertoRico::new(&setup, Seed::from_number(1)).expect("a game");
    let mut heard = Heard::new(SEATS);
    for line in ["role settler", "pass"] {
        let seat = game.awaited().lowest().expect("somebody decides");
        let _ = game.play(seat, line.parse().expect("an action"), &mut heard).expect("a legal action");
    }
    let last = heard.by(Viewer::Onlooker).iter().find(|event| matches!(event, Event::Passed { .. }));
    assert!(matches!(last, Some(Event::Passed { why: None, .. })));
}
