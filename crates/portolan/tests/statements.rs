//! Every sentence of analyses and hints, read as a person reads it: figures that stand together do not contradict each other.
//!
//! `STATEMENTS` says how many analyses are read; `make soak` reads 200.

use std::process::Command;

use games::analysis::Grade;
use serde_json::json;
use table::{AnyGame, AnyTable, BotSpec, Message, Seed};
use words::{Language, SeatNames, Words};

fn count(usually: u64) -> u64 {
    std::env::var("STATEMENTS").ok().and_then(|count| count.parse().ok()).unwrap_or(usually)
}

fn bot(name: &str) -> BotSpec {
    name.parse().expect("a bot")
}

/// A game of two or more in which players by chance sit among mates; what it hands on is every position.
fn play(game: &'static dyn AnyGame, number: u64, mut look: impl FnMut(&dyn AnyTable)) -> Box<dyn AnyTable> {
    let seats = 2 + number % 2;
    let setup = json!({ "seats": seats });
    let mut table = game.open(&setup, Seed::from_number(number)).expect("a game");
    let mut moves = 0;
    while let Some(seat) = table.awaited().lowest() {
        look(table.as_ref());
        let player = bot(if (seat.index() as u64 + number).is_multiple_of(2) { "random" } else { "mate" });
        let advised = table.advise(seat, &player, number * 10_000 + moves).expect("advice");
        table.play(seat, &advised.notation).expect("a legal move");
        moves += 1;
    }
    table
}

/// The whole numbers of a text, with their signs.
fn figures(text: &str) -> Vec<i32> {
    let mut figures = Vec::new();
    let mut digits = String::new();
    for letter in text.chars().chain([' ']) {
        match letter {
            '0'..='9' => digits.push(letter),
            '−' if digits.is_empty() => digits.push('-'),
            _ => {
                figures.extend(digits.parse::<i32>());
                digits.clear();
            }
        }
    }
    figures
}

/// Percentages of a text: the numbers before a sign.
fn percentages(text: &str) -> Vec<i32> {
    text.split_inclusive('%').filter(|part| part.ends_with('%')).filter_map(|part| figures(part).pop()).collect()
}

/// The grade of annotated games at the end of a line.
fn grade(line: &str) -> Option<Grade> {
    [(" ??", Grade::Blunder), (" ?!", Grade::Inaccuracy), (" ?", Grade::Mistake)]
        .into_iter()
        .find(|(sign, _)| line.ends_with(sign))
        .map(|(_, grade)| grade)
}

/// Reads an analysis; answers what contradicts itself.
fn contradiction(text: &str) -> Option<String> {
    let wrong = |why: &str, line: &str| Some(format!("{why}: {line}"));
    let (moves, sums) = text.split_once("Luck and choice").unwrap_or((text, text));
    // What is said of a move goes on over several lines.
    let mut told: Vec<String> = Vec::new();
    for line in moves.lines() {
        match told.last_mut().filter(|last| last.starts_with("      ") && line.starts_with("      ")) {
            Some(last) => *last = format!("{last} {}", line.trim()),
            None => told.push(line.to_owned()),
        }
    }
    for pair in told.windows(2) {
        let (head, said) = (&pair[0], &pair[1]);
        if said.contains("promised") {
            let [better, left, ..] = percentages(said)[..] else { return wrong("two figures are missing", said) };
            let lost = u8::try_from(better - left).unwrap_or(0);
            let due = Grade::FROM.into_iter().rev().find(|(_, from)| lost >= *from).map(|(grade, _)| grade);
            if due.is_none() || due != grade(head) {
                return wrong("the sign does not fit the figures", &format!("{head} / {said}"));
            }
        } else if let Some((_, luck)) = said.split_once(", by luck: ") {
            let [before, after] = percentages(luck)[..] else { return wrong("two figures are missing", said) };
            if (before - after).abs() < 8 || grade(head).is_some() {
                return wrong("that is no stroke of luck", &format!("{head} / {said}"));
            }
        }
    }
    let lines: Vec<&str> = sums.lines().collect();
    for (index, line) in lines.iter().enumerate().filter(|(_, line)| line.trim_start().starts_with("Start ")) {
        let row = |more: usize| lines.get(index + more).and_then(|line| percentages(line).pop()).unwrap_or(i32::MIN / 8);
        if row(0) + row(1) + row(2) + row(3) + row(4) != row(5) {
            return wrong("the rows do not add up", &lines[index..index + 6].join(" "));
        }
        if !(0..=100).contains(&row(0)) || !(0..=100).contains(&row(5)) {
            return wrong("no chance is like that", line);
        }
        let accuracy = lines.get(index + 6).map(|line| percentages(line));
        if accuracy.is_none_or(|accuracy| accuracy.iter().any(|figure| !(0..=100).contains(figure))) {
            return wrong("no accuracy is like that", &lines[index..].join(" "));
        }
    }
    None
}

#[test]
fn no_analysis_contradicts_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.record");
    let mut told = 0;
    for number in 1..=count(8).div_ceil(4) {
        for game in games::all() {
            let record = play(game, number, |_| ()).record(Vec::new());
            std::fs::write(&file, record.to_string()).expect("a file");
            let mut command = Command::new(env!("CARGO_BIN_EXE_portolan"));
            let output = command.arg("analyse").arg(&file).args(["--lang", "en", "--games", "8"]).output().expect("an answer");
            let text = String::from_utf8(output.stdout).expect("text");
            assert!(output.status.success() && text.contains("Start "), "{}", String::from_utf8_lossy(&output.stderr));
            let found = contradiction(&text);
            assert!(found.is_none(), "{} of seed {number}: {}\n{text}", game.name(), found.unwrap_or_default());
            told += text.matches("promised").count() + text.matches(", by luck: ").count();
        }
    }
    assert!(told > 0, "nothing was said of any move");
}

#[test]
fn a_contradiction_would_be_noticed() {
    let sums = "  Anna\n      Start 50%\n      Own choices +3%\n      Others’ choices −2%\n      Luck −51%\n      Unforeseen chances +0%\n      End 0%\n      Accuracy 80% · like a mate\n";
    assert_eq!(contradiction(sums), None);
    for (wrong, right) in [("+3%", "+4%"), ("Start 50%", "Start 150%"), ("Accuracy 80%", "Accuracy 180%")] {
        assert!(contradiction(&sums.replace(wrong, right)).is_some(), "{right}");
    }
    let better = "  43. Anna: Stop ??\n      “Hire” promised 60% rather than 40%.\n";
    assert_eq!(contradiction(better), None);
    for (sign, figures) in [("??", "60% rather than 41%"), ("?!", "60% rather than 40%"), ("??", "40% rather than 60%")] {
        let other = better.replace("??", sign).replace("60% rather than 40%", figures);
        assert!(contradiction(&other).is_some(), "{other}");
    }
    assert!(contradiction("  3. Anna: Stop\n      Anna, by luck: 32% → 33%\n").is_some());
}

/// Reads a hint: what is said of the advised move and the next, beside the list of moves with their figures.
fn hint_contradiction(said: &str, id: &str, listed: &[u8]) -> Option<&'static str> {
    let told: Vec<u8> = percentages(said).into_iter().filter_map(|figure| u8::try_from(figure).ok()).collect();
    let next = listed.get(1).copied();
    if listed.windows(2).skip(1).any(|pair| pair[0] < pair[1]) {
        return Some("the list is not in order");
    }
    match (id, &told[..]) {
        ("table-thought-best", [share, other])
            if Some(*share) == listed.first().copied() && Some(*other) == next && share > other =>
        {
            None
        }
        ("table-thought-even", [share]) if Some(*share) == listed.first().copied() && next >= Some(*share) => None,
        ("table-thought", [share]) if listed.first().is_none_or(|first| first == share) && next.is_none() => None,
        ("table-nothing-else" | "table-only-choice", _) => None,
        _ => Some("the sentence and the list do not agree"),
    }
}

#[test]
fn no_hint_contradicts_itself() {
    let words = Words::new(Language::English);
    let mut compared = 0;
    for game in games::all() {
        for number in 1..=count(8).div_ceil(8) {
            let mut position = 0;
            play(game, number, |table| {
                position += 1;
                let seat = table.awaited().lowest().expect("somebody is awaited");
                if position % 9 != 1 {
                    return;
                }
                let hint = table.advise(seat, &bot("search:iterations=100"), position).expect("a hint");
                // Behind the reason of the game's author, if there is one, stands how the moves compare.
                let last = |message: &Message| match &message.args[..] {
                    [(_, table::Arg::Said(_)), (_, table::Arg::Said(then))] => (**then).clone(),
                    _ => message.clone(),
                };
                let comparison = last(&hint.reason);
                let said = words.say(&comparison, &SeatNames::default());
                let listed: Vec<u8> = hint.best.iter().map(|one| one.percent).collect();
                let found = hint_contradiction(&said, &comparison.id, &listed);
                let known = comparison.id.starts_with("table-");
                assert!(!known || found.is_none(), "{}: {said} {listed:?}: {}", game.name(), found.unwrap_or_default());
                compared += u32::from(known);
            });
        }
    }
    assert!(compared > 20, "only {compared} hints compare moves");
}
