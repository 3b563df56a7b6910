//! The analysis of finished games tells chances that add up, finds blunders, and keeps luck apart from choice.

mod toys;

use bots::Crew;
use bots::analysis::{Analysis, StudyError, study};
use dominion::Dominion;
use port_royal::PortRoyal;
use table::{Game, Record, Seat, Seed, Table};
use toys::{Coin, Nim, Pick, Rules, Start, Toy};

fn analyse<G: Crew>(record: &Record, games: u32) -> Analysis {
    let study = study::<G>(record, Some(games)).expect("a finished game");
    let judged: Vec<_> = (0..study.moves()).map(|index| study.judge(index)).collect();
    study.conclude(&judged)
}

/// The record of a toy's game in which these picks were made.
fn record<R: Rules>(rules: R, seed: u64, picks: impl IntoIterator<Item = u8>) -> Record {
    let mut table = Table::<Toy<R>>::new(Start(rules), Seed::from_number(seed)).expect("a game");
    for pick in picks {
        let seat = table.game().awaited().lowest().expect("the game is not over yet");
        table.play(seat, Pick(pick)).expect("a legal pick");
    }
    table.record(Vec::new())
}

/// A game of one seat against fate in which it looked at the coin and then named this side: the right one, or the other.
fn coin(right: bool) -> Record {
    let mut table = Table::<Toy<Coin>>::new(Start(Coin::default()), Seed::from_number(5)).expect("a game");
    table.play(Seat::one(), Pick(1)).expect("a legal pick");
    let side = table.game().rules.side;
    table.play(Seat::one(), Pick(if right { side } else { 1 - side })).expect("a legal pick");
    table.record(Vec::new())
}

fn is(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

#[test]
fn a_game_whose_end_is_decided_shows_all_or_nothing() {
    let analysis = analyse::<Toy<Nim>>(&record(Nim::of(3), 1, [3]), 200);
    assert_eq!(analysis.moves[0].chances, [1.0, 0.0]);
    assert!(analysis.start[0] > 0.95, "whoever can win at once nearly has: {:?}", analysis.start);
    assert!(analysis.turnings.iter().all(|turning| turning.better.is_none()));
    // Who has looked at the coin knows which side to name.
    let analysis = analyse::<Toy<Coin>>(&coin(true), 200);
    assert_eq!(analysis.moves.iter().map(|one| one.chances.clone()).collect::<Vec<_>>(), [[1.0, 0.0], [1.0, 0.0]]);
    assert!(is(analysis.moves[1].choice[0], 0.0), "and named it");
}

#[test]
fn a_choice_that_loses_at_once_is_found() {
    let analysis = analyse::<Toy<Coin>>(&coin(false), 400);
    let turning = analysis.turnings.last().expect("a turning");
    assert_eq!(turning.index, 1);
    let better = turning.better.as_ref().expect("the other side");
    assert_ne!(better.notation, analysis.moves[1].notation);
    assert!(better.promised > 0.99 && better.left < 0.01, "{better:?}");
    assert_eq!(better.reason.id, "table-reasons", "it says that this would have won at once: {}", better.reason);
    let seat = &analysis.seats[0];
    assert!(seat.own_choices < -0.9 && seat.accuracy.is_some_and(|accuracy| accuracy < 60.0), "{seat:?}");
}

#[test]
fn what_was_seen_of_a_coin_is_luck_and_what_was_made_of_it_choice() {
    let analysis = analyse::<Toy<Coin>>(&coin(false), 400);
    let [looked, said] = &analysis.moves[..] else { panic!("two moves") };
    assert!(looked.luck[0] > 0.1, "who looks has half a chance, and a whole one afterwards: {looked:?}");
    assert!(is(said.luck[0], 0.0) && said.choice[0] < -0.9, "nothing came to light: {said:?}");
}

#[test]
fn where_nothing_is_hidden_there_is_no_luck() {
    let analysis = analyse::<Toy<Nim>>(&record(Nim::of(9), 1, [2, 2, 1, 1, 3]), 600);
    for one in &analysis.moves {
        assert!(one.luck.iter().all(|luck| is(*luck, 0.0)), "{one:?}");
    }
    // Nine are won by taking one. Taking two loses the game, until the other takes two of the seven instead of three.
    assert!(analysis.moves[0].choice[0] < -0.2 && analysis.moves[1].choice[1] < -0.2, "{:?}", analysis.moves);
}

#[test]
fn moves_that_were_taken_back_are_left_out() {
    let setup = port_royal::Setup::default();
    let mut table = Table::<PortRoyal>::new(setup, Seed::from_number(3)).expect("a game");
    let mut legal = Vec::new();
    let (mut undone, mut played) = (0, 0);
    while let Some(seat) = table.game().awaited().lowest() {
        legal.clear();
        table.game().legal(seat, &mut legal);
        // The last is what ends a discovery or a turn, so the game goes on.
        let action = legal[legal.len() - 1 - usize::from(played % 3 == 0 && legal.len() > 1)];
        table.play(seat, action).expect("a legal action");
        played += 1;
        if played % 7 == 0 && table.can_undo(seat) {
            table.undo(seat).expect("it can be taken back");
            undone += 1;
        }
        assert!(played < 5000, "the game never ends");
    }
    assert!(undone > 0, "something was taken back");
    let analysis = analyse::<PortRoyal>(&table.record(Vec::new()), 1);
    assert_eq!(analysis.moves.len(), played - undone);
    assert!(analysis.moves.windows(2).all(|pair| pair[0].at < pair[1].at));
}

fn recorded(name: &str) -> Record {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(name);
    std::fs::read_to_string(file).expect("a record").parse().expect("a record")
}

#[test]
fn chances_make_one_and_luck_and_choice_the_whole_change() {
    let analyses = [
        analyse::<PortRoyal>(&recorded("port-royal-2-seats.record"), 12),
        analyse::<Dominion>(&recorded("dominion-4-seats-random-kingdom.record"), 6),
    ];
    for analysis in analyses {
        let mut before = analysis.start.clone();
        for one in &analysis.moves {
            assert!((one.chances.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{one:?}");
            assert!(one.chances.iter().all(|chance| (-1e-9..=1.0 + 1e-9).contains(chance)), "{one:?}");
            assert!(one.choice[one.seat.index()] <= 0.0, "nobody chooses better than best: {one:?}");
            for (seat, before) in before.iter().enumerate() {
                assert!(is(one.chances[seat] - before, one.choice[seat] + one.luck[seat]), "{one:?}");
            }
            before.clone_from(&one.chances);
        }
        for seat in &analysis.seats {
            let sum = seat.start + seat.own_choices + seat.others_choices + seat.luck;
            assert!((sum - seat.end).abs() < 1e-6, "{seat:?}");
        }
        assert!(analysis.moves.iter().any(|one| one.luck.iter().any(|luck| luck.abs() > 0.01)), "cards were turned over");
    }
}

#[test]
fn the_same_record_and_budget_give_the_same_analysis() {
    let record = record(Nim::of(21), 1, [1, 2, 3, 1, 2, 3, 1, 2, 3, 3]);
    let study = study::<Toy<Nim>>(&record, Some(50)).expect("a finished game");
    // In any order.
    let mut judged: Vec<_> = (0..study.moves()).rev().map(|index| study.judge(index)).collect();
    judged.reverse();
    assert_eq!(study.conclude(&judged), analyse::<Toy<Nim>>(&record, 50));
}

#[test]
fn a_game_that_is_not_over_is_not_analysed() {
    let running = record(Nim::of(9), 1, [1, 2]);
    assert_eq!(study::<Toy<Nim>>(&running, None).err(), Some(StudyError::NotOver));
}
