//! Keeps the example alive: the words, rulings, lesson and record of Pig are read and run here, as they would be if the game were
//! registered (its players are tried in the tests of `bots`). Nothing of this is copied with it.

#![cfg(test)]

use std::fs;
use std::path::{Path, PathBuf};

use pig::Pig;
use table::{AnyGame, BotError, Game, Record, Registered};

static PIG: Registered<Pig> = Registered::new(|bot, _| Err(BotError::Unknown(bot.name.clone(), String::new())));

fn games(name: &str) -> Option<&'static dyn AnyGame> {
    (name == Pig::NAME).then_some(&PIG)
}

/// A file or folder of the example.
fn example(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

fn read(path: &str) -> String {
    fs::read_to_string(example(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The steps of the lesson, each with what is said, what the learner does and what follows.
fn lesson() -> toml::Table {
    read("lessons/pig.toml").parse().expect("TOML")
}

#[test]
fn every_ruling_holds_and_tests_something() {
    let report = rulings::mutate_paths([example("rulings")], &games).expect("the folder");
    assert!(report.rulings > 4 && report.faults.is_empty() && report.unnoticed.is_empty(), "{report}");
}

#[test]
fn everything_it_says_has_words_in_every_language() {
    let steps = lesson()["step"].as_array().expect("steps").clone();
    let said = steps.iter().filter_map(|step| step["say"].as_str()).map(|id| table::says(id.to_owned().leak(), &[]));
    let faults = words::check_file(Pig::MESSAGES.iter().copied().chain(said), "pig.ftl", |language| {
        let read = |file: &str| read(&format!("locales/{}/{file}.ftl", language.code()));
        read("games") + &read("pig")
    });
    let list: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(list.is_empty(), "{}", list.join("\n"));
}

#[test]
fn the_lesson_can_be_followed() {
    let lesson = lesson();
    let json = |key: &str| serde_json::to_value(&lesson[key]).expect("plain data");
    let mut table = PIG.rig(&json("setup"), &json("rig")).expect("a position");
    for step in lesson["step"].as_array().expect("steps") {
        let own = step.get("play").and_then(toml::Value::as_str).map(|action| format!("1: {action}"));
        let others = step.get("then").and_then(toml::Value::as_array).into_iter().flatten();
        for line in own.into_iter().chain(others.filter_map(toml::Value::as_str).map(str::to_owned)) {
            let (seat, action) = line.split_once(": ").expect("a seat and an action");
            table.play(seat.parse().expect("a seat"), action).unwrap_or_else(|why| panic!("{line}: {why}"));
        }
    }
    assert!(table.awaited().is_empty(), "the learner wins");
}

#[test]
fn the_record_replays_to_the_state_it_names() {
    let record: Record = read("records/pig-2-seats.record").parse().expect("a record");
    assert!(record.digest.is_some(), "the game is finished");
    PIG.replay(&record).unwrap_or_else(|error| panic!("{error}"));
}
