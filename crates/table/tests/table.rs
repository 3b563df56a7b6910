//! A table keeps the log, takes back by the rules, and plays records again.

mod faulty;
mod toy;

use faulty::{Faulty, FaultySetup, Otherwise, SOUND};
use table::{Game as _, Illegal, Played, Record, ReplayError, Seat, Seed, Table, Viewer};
use toy::{Action, Setup, Toy};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);
const THREE: Seat = Seat::new(2);

fn table() -> Table<Toy> {
    Table::new(Setup::default(), Seed::from_number(1)).expect("a playable setup")
}

/// The seat's first pick.
fn pick(toy: &Toy, seat: Seat) -> Action {
    Action::Pick(toy.hands[seat][0])
}

/// Plays the first legal action of whoever is awaited, to the end.
fn finish(table: &mut Table<Toy>) {
    while let Some(seat) = table.game().awaited().lowest() {
        let mut legal = Vec::new();
        table.game().legal(seat, &mut legal);
        table.play(seat, legal[0]).expect("a legal action");
    }
}

#[test]
fn an_open_action_can_be_taken_back() {
    let mut table = table();
    let before = table.game().clone();
    table.play(ONE, Action::Stake(2)).expect("legal");
    assert!(table.can_undo(ONE) && !table.can_undo(TWO));
    table.undo(ONE).expect("open");
    assert_eq!(*table.game(), before);
}

#[test]
fn nothing_is_taken_back_over_a_barrier() {
    let mut table = table();
    table.play(ONE, Action::Stake(2)).expect("legal");
    table.play(ONE, Action::Look).expect("legal");
    assert_eq!(table.undo(ONE).err(), Some(Illegal::because("table-nothing-to-undo")));
}

#[test]
fn a_secret_pick_can_be_taken_back_after_others_have_picked() {
    let mut table = table();
    table.play(ONE, Action::Call).expect("legal");
    let (one, two) = (pick(table.game(), ONE), pick(table.game(), TWO));
    table.play(ONE, one).expect("legal");
    table.play(TWO, two).expect("legal");
    table.undo(ONE).expect("still secret");
    assert_eq!(table.game().picks[ONE], None);
    assert!(table.game().picks[TWO].is_some());
    table.undo(TWO).expect("still secret");
    assert_eq!(table.game().awaited().len(), 3);
}

#[test]
fn the_last_pick_seals_all_of_them() {
    let mut table = table();
    table.play(ONE, Action::Call).expect("legal");
    for seat in [ONE, TWO, THREE] {
        let picked = pick(table.game(), seat);
        table.play(seat, picked).expect("legal");
    }
    assert!(![ONE, TWO, THREE].into_iter().any(|seat| table.can_undo(seat)));
}

#[test]
fn an_open_action_stands_once_another_seat_has_acted() {
    let first_picks_openly = Otherwise {
        play: |toy, seat, action, log| {
            let played = toy.play(seat, action, log)?;
            Ok(if seat == ONE && played == Played::Secret { Played::Open } else { played })
        },
        ..SOUND
    };
    let setup = FaultySetup::planted(first_picks_openly);
    let mut table = Table::<Faulty>::new(setup, Seed::from_number(1)).expect("a playable setup");
    table.play(ONE, Action::Call).expect("legal");
    let (one, two) = (pick(&table.game().toy, ONE), pick(&table.game().toy, TWO));
    table.play(ONE, one).expect("legal");
    assert!(table.can_undo(ONE));
    table.play(TWO, two).expect("legal");
    assert!(!table.can_undo(ONE) && table.can_undo(TWO));
}

#[test]
fn a_line_may_hold_several_actions_that_can_be_taken_back() {
    let table = table();
    assert_eq!(table.expand(ONE, "stake 2; call"), Ok(vec![Action::Stake(2), Action::Call]));
    assert_eq!(table.expand(ONE, "call"), Ok(vec![Action::Call]), "what ends the line is not tried");
    assert!(table.expand(ONE, "stake 2; fly").is_err(), "every part must be an action");
    assert!(table.expand(ONE, "stake 2;").is_err());
    let staked = Illegal(table::Message::new("tides-already-staked").with("stake", 2u8));
    assert_eq!(table.expand(ONE, "stake 2; stake 3; call"), Err(staked), "what comes later is tried after what comes before");
}

#[test]
fn a_line_does_not_go_past_what_cannot_be_taken_back() {
    // Otherwise a line that fails would tell the die.
    let table = table();
    let pick = format!("call; {}", pick(table.game(), ONE));
    assert_eq!(table.expand(ONE, &pick), Err(Illegal::because("table-line-too-far")));
}

/// The numbers of the acts a viewer heard of.
fn acts(table: &Table<Toy>, viewer: Viewer) -> Vec<u32> {
    table.heard_since(0, viewer).into_iter().map(|(_, _, act)| act).collect()
}

#[test]
fn what_follows_belongs_to_the_act_before_it() {
    let mut table = table();
    table.play(ONE, Action::Call).expect("legal");
    for seat in [ONE, TWO, THREE] {
        let picked = pick(table.game(), seat);
        table.play(seat, picked).expect("legal");
    }
    // Called, three picks, and with the last one: three cards shown, somebody wins, three cards drawn.
    assert_eq!(acts(&table, Viewer::Onlooker), [1, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4]);
}

#[test]
fn what_is_taken_back_is_an_act_of_its_own() {
    let mut table = table();
    table.play(ONE, Action::Stake(2)).expect("legal");
    table.undo(ONE).expect("open");
    table.play(ONE, Action::Stake(3)).expect("legal");
    // Both raise the stake; without the undo in between they would be one act.
    assert_eq!(acts(&table, Viewer::Seat(TWO)), [1, 3]);
}

#[test]
fn the_record_keeps_what_was_taken_back() {
    let mut table = table();
    table.play(ONE, Action::Stake(2)).expect("legal");
    table.undo(ONE).expect("open");
    finish(&mut table);
    let record = table.record(vec!["Anna".into()]);
    assert!(record.to_string().contains("\n1: stake 2\n1: undo\n"));
    let read: Record = record.to_string().parse().expect("a readable record");
    let again = Table::<Toy>::replay(&read).expect("a legal game");
    assert_eq!(again.game(), table.game());
}

#[test]
fn a_record_that_does_not_fit_is_refused_with_the_reason() {
    let mut table = table();
    finish(&mut table);
    let good = table.record(Vec::new());
    let replay = |change: &dyn Fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        Table::<Toy>::replay(&record).err()
    };
    assert_eq!(replay(&|_| {}), None);
    assert_eq!(replay(&|record| record.seed = None), Some(ReplayError::NoSeed));
    assert_eq!(replay(&|record| record.secret = Some(Seed::from_number(99))), Some(ReplayError::Shuffle));
    assert!(matches!(replay(&|record| record.game = "chess".into()), Some(ReplayError::OtherGame { .. })));
    assert!(matches!(replay(&|record| record.rules = 2), Some(ReplayError::Setup(_))));
    assert!(matches!(replay(&|record| record.setup["seats"] = 9.into()), Some(ReplayError::Setup(_))));
    assert!(matches!(replay(&|record| record.lines[0].what = "fly".into()), Some(ReplayError::Line { .. })));
    assert!(matches!(replay(&|record| record.lines[0].seat = TWO), Some(ReplayError::Line { .. })));
    assert!(matches!(replay(&|record| drop(record.lines.pop())), Some(ReplayError::Digest { .. })));
}
