//! The fixtures in `locales/fixtures.json`, which every implementation of saying must pass, and what only this one promises.

use serde::Deserialize;
use table::{Arg, Id, Message, Seat};

use crate::locale::Locale;
use crate::{Language, SeatNames, Words, Wrong, check};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fixture {
    language: String,
    id: Id,
    #[serde(default)]
    seats: Vec<String>,
    args: Vec<(Id, Arg)>,
    expected: String,
}

/// A language with the fixtures' messages beside its own.
fn with_fixtures(language: Language) -> Words {
    let locale = |language| {
        let text = match language {
            Language::English => include_str!("../../../locales/fixtures/en.ftl"),
            Language::Czech => include_str!("../../../locales/fixtures/cs.ftl"),
            Language::Romanian => include_str!("../../../locales/fixtures/ro.ftl"),
        };
        let mut locale = Locale::embedded(language);
        locale.files.extend(Locale::new(language, [("fixtures.ftl".to_owned(), text.to_owned())]).files);
        locale
    };
    Words::from_locales(language, vec![locale(language), locale(Language::English)])
}

#[test]
fn every_fixture_is_said_as_expected() {
    let fixtures: Vec<Fixture> = serde_json::from_str(include_str!("../../../locales/fixtures.json")).expect("fixtures");
    let words = Language::ALL.map(with_fixtures);
    for Fixture { language, id, seats, args, expected } in fixtures {
        let language: Language = language.parse().expect("a language");
        let words = words.iter().find(|words| words.language() == language).expect("every language");
        let message = Message { id, args };
        assert_eq!(words.say(&message, &SeatNames::new(seats)), expected, "{language}: {message}");
    }
}

#[test]
fn the_languages_agree_and_the_table_is_complete() {
    let faults = check(table::MESSAGES.iter().copied());
    // What games and interfaces say is declared in crates this one does not know.
    let faults: Vec<String> = faults.iter().filter(|fault| fault.wrong != Wrong::Unused).map(ToString::to_string).collect();
    assert_eq!(faults, [""; 0]);
    assert!(!check([]).is_empty(), "without declarations all is unused");
}

#[test]
fn no_number_is_too_large_to_be_said() {
    for language in Language::ALL {
        let words = with_fixtures(language);
        for number in [i64::MIN, i64::MIN + 1, -101, i64::from(u32::MAX), i64::MAX] {
            let said = words.say(&Message::new("fixture-coins").with("coins", number), &SeatNames::default());
            assert!(said.contains(&number.to_string()[..10.min(number.to_string().len())]), "{language}: {said}");
        }
    }
}

#[test]
fn a_forgotten_argument_is_shown_and_not_a_panic() {
    let words = with_fixtures(Language::Czech);
    let nobody = SeatNames::default();
    assert_eq!(words.say(&Message::new("fixture-sees").with("seat", Seat::new(0)), &nobody), "Místo 1 vidí: {$what}.");
    assert!(words.say(&Message::new("fixture-takes"), &nobody).contains("bere"));
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&Words::new(Language::Romanian));
}
