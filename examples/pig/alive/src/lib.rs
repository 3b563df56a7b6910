//! Keeps the example alive: the words, rulings, lesson and record of Pig are read and run here, as they would be if the game were
//! registered (its players are tried in the tests of `bots`). Nothing of this is copied with it.

#![cfg(test)]

use std::fs;
use std::path::{Path, PathBuf};

use pig::Pig;
use rulings::Case;
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

/// The ruling its lesson is made of, and the lesson's name.
fn lesson() -> (String, Case) {
    let lessons: toml::Table = read("lessons/pig.toml").parse().expect("TOML");
    let lesson = &lessons["lesson"][0];
    let ruling = lesson["rulings"][0].as_str().expect("a ruling's name");
    let case = Case::parse(&read(&format!("rulings/{ruling}.toml"))).expect("a ruling");
    (lesson["name"].as_str().expect("a name").to_owned(), case)
}

#[test]
fn every_ruling_holds_and_tests_something() {
    let report = rulings::mutate_paths([example("rulings")], &games).expect("the folder");
    assert!(report.rulings > 4 && report.faults.is_empty() && report.unnoticed.is_empty(), "{report}");
}

#[test]
fn everything_it_says_has_words_in_every_language() {
    let (name, case) = lesson();
    let title = format!("{}-lesson-{name}", Pig::NAME);
    let said = case.told().map(str::to_owned).chain([title]).map(|id| table::says(id.leak(), &[]));
    let faults = words::check_file(Pig::MESSAGES.iter().copied().chain(said), "pig.ftl", |language| {
        let read = |file: &str| read(&format!("locales/{}/{file}.ftl", language.code()));
        read("games") + &read("pig")
    });
    let list: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(list.is_empty(), "{}", list.join("\n"));
}

#[test]
fn the_lesson_can_be_followed() {
    let (_, case) = lesson();
    let (stages, failure) = case.show(&games);
    assert!(failure.is_none(), "{failure:?}");
    let (last, before) = stages.split_last().expect("a lesson has steps");
    assert!(before.iter().all(|stage| stage.say.is_some() && stage.next.is_some()), "every step says what the learner does");
    assert!(last.table.awaited().is_empty(), "the learner wins");
}

#[test]
fn the_record_replays_to_the_state_it_names() {
    let record: Record = read("records/pig-2-seats.record").parse().expect("a record");
    assert!(record.digest.is_some(), "the game is finished");
    PIG.replay(&record).unwrap_or_else(|error| panic!("{error}"));
}
