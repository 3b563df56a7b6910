//! The analysis of finished games gives chances that add up, finds blunders, and keeps luck apart from choice.

mod toys;

use bots::Crew;
use bots::analysis::{Analysis, By, Grade, Mistake, StudyError, study};
use dominion::Dominion;
use port_royal::PortRoyal;
use table::{Game, Record, Seat, Seed, Table};
use toys::{Coin, HighCard, Nim, Pick, Rules, Start, Toy};

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
    let analysis = analyse::<Toy<Nim>>(&record(Nim::of(3), 1, [3]), 400);
    let won = &analysis.moves[0];
    assert_eq!((&won.chances[..], &analysis.start[..]), (&[1.0, 0.0][..], &[1.0, 0.0][..]));
    assert!(is(won.choice[0], 0.0) && won.mistake.is_none(), "nothing is better: {won:?}");
    // Who has looked at the coin knows which side to name, which players by chance do not.
    let analysis = analyse::<Toy<Coin>>(&coin(true), 400);
    let looked = &analysis.moves[0];
    assert!(is(looked.chances[0], 1.0) && looked.offered[0] > 0.4, "{looked:?}");
}

#[test]
fn a_choice_that_loses_at_once_is_a_blunder() {
    let analysis = analyse::<Toy<Coin>>(&coin(false), 400);
    let turning = analysis.turnings.last().expect("a turning");
    assert_eq!((turning.index, turning.by), (1, By::Choice));
    let Mistake { grade, better, tried } = analysis.moves[1].mistake.as_ref().expect("a mistake");
    assert_ne!(better.notation, analysis.moves[1].notation);
    assert_eq!((*grade, better.promised, better.left), (Grade::Blunder, 100, 0));
    assert_eq!(better.reason.as_ref().expect("a reason").id, "table-wins-at-once");
    assert_eq!(tried.iter().map(|one| one.percent).collect::<Vec<_>>(), [100, 0]);
    let seat = &analysis.seats[0];
    // To look was another one, among players who name any side afterwards.
    assert_eq!((seat.blunders, &seat.decisive), (2, &vec![0, 1]));
    let accuracy = |analysis: &Analysis| analysis.seats[0].accuracy.expect("choices that mattered");
    assert!(seat.own_choices < -0.9 && accuracy(&analysis) < accuracy(&analyse::<Toy<Coin>>(&coin(true), 400)), "{seat:?}");
}

#[test]
fn what_fate_decides_is_luck() {
    // To play it safe wins seven times in ten.
    for seed in 1..=4 {
        let analysis = analyse::<Toy<Coin>>(&record(Coin::default(), seed, [0]), 1000);
        let safe = &analysis.moves[0];
        let expected = safe.chances[0] - safe.luck[0];
        assert!((0.66..0.74).contains(&expected) && (safe.chances[0] - 0.5).abs() > 0.4, "{safe:?}");
    }
}

#[test]
fn luck_comes_to_nothing_over_many_games() {
    let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0);
    for seed in 1..=600 {
        // Whoever keeps or swaps by a rule knows nothing of the deck, but the card in hand.
        let picks = [seed % 2, seed / 2 % 2].map(|pick| pick as u8);
        let analysis = analyse::<Toy<HighCard>>(&record(HighCard::default(), seed, picks), 40);
        for one in analysis.moves.iter().filter(|one| !is(one.luck[0], 0.0)) {
            let luck = one.luck[one.seat.index()];
            (sum, squares, count) = (sum + luck, squares + luck * luck, count + 1.0);
        }
    }
    let (mean, error) = (sum / count, (squares / count).sqrt() / f64::sqrt(count));
    assert!(count > 300.0 && mean.abs() < 2.0 * error, "{mean} ± {error} in {count} moves");
}

#[test]
fn where_nothing_is_hidden_there_is_no_luck() {
    let analysis = analyse::<Toy<Nim>>(&record(Nim::of(9), 1, [2, 2, 1, 1, 3]), 600);
    for one in &analysis.moves {
        assert!(one.luck.iter().all(|luck| is(*luck, 0.0)), "{one:?}");
    }
    // Nine are won by taking one, seven by taking three; taking the rest is best.
    let missed = |index: usize| analysis.moves[index].choice[analysis.moves[index].seat.index()];
    assert!(missed(0) < -0.05 && missed(1) < -0.1 && is(missed(4), 0.0), "{:?}", analysis.moves);
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
        for (number, one) in analysis.moves.iter().enumerate() {
            assert!((one.chances.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{one:?}");
            assert!(one.chances.iter().all(|chance| (-1e-9..=1.0 + 1e-9).contains(chance)), "{one:?}");
            let choice = one.choice[one.seat.index()];
            assert!(choice <= 0.0, "nothing is better than the best: {one:?}");
            let next = analysis.moves.get(number + 1).map_or(one.seat, |next| next.seat);
            assert!(one.offered[next.index()] >= -1e-9, "the best is at least as good as the usual one: {one:?}");
            for (seat, before) in before.iter().enumerate() {
                assert!(is(one.chances[seat] - before, one.choice[seat] + one.offered[seat] + one.luck[seat]), "{one:?}");
            }
            before.clone_from(&one.chances);
        }
        for seat in &analysis.seats {
            let sum = seat.start + seat.own_choices + seat.others_choices + seat.luck + seat.unforeseen;
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
