//! The search finds what people ask, in every language, and gives nothing of the story away.

use std::collections::BTreeMap;

use serde::Deserialize;
use words::Language;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    game: String,
    ask: String,
    /// The sections of which one answers it.
    r#in: Vec<String>,
}

/// A reader looks at so many answers.
const ANSWERS: usize = 3;
/// So many questions a language.
const QUESTIONS: usize = 20;

/// What of these questions is not among the first answers.
fn unanswered(questions: &str) -> Vec<String> {
    let questions: BTreeMap<String, Vec<Question>> = toml::from_str(questions).expect("questions");
    let mut unanswered = Vec::new();
    for language in Language::ALL {
        let asked = &questions[language.code()];
        assert_eq!(asked.len(), QUESTIONS, "{language}");
        for Question { game, ask, r#in } in asked {
            let book = rulebook::book(language, game).expect("a rulebook");
            assert!(r#in.iter().all(|section| book.section(section).is_some()), "{game} has not all of {in:?}");
            let found: Vec<_> = book.search(ask, 0, ANSWERS).into_iter().map(|found| found.section).collect();
            if !found.iter().any(|section| r#in.contains(section)) {
                unanswered.push(format!("{language} {game}: “{ask}” finds {found:?}, not {in:?}"));
            }
        }
    }
    unanswered
}

#[test]
fn the_first_three_answers_hold_what_was_asked_for() {
    let unanswered = unanswered(include_str!("questions.toml"));
    assert!(unanswered.is_empty(), "{}", unanswered.join("\n"));
}

/// What newcomers ask of one rulebook in words of their own, collected without knowing the search, and the sections that answer it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    ask: String,
    r#in: Vec<String>,
}

/// Of how many questions of a newcomer, of this many for each rulebook and language, the first answer must be right, and one of the first
/// three.
const NEWCOMERS_ASK: usize = 60;
const RIGHT_AT_ONCE: usize = 45;
const RIGHT_IN_THREE: usize = 54;

/// `cargo test -p rulebook --test search newcomers -- --nocapture` lists what is not found.
#[test]
fn newcomers_are_understood() {
    let mut too_few = Vec::new();
    for (language, questions) in [
        (Language::English, include_str!("newcomers/en.toml")),
        (Language::Czech, include_str!("newcomers/cs.toml")),
        (Language::Romanian, include_str!("newcomers/ro.toml")),
    ] {
        let questions: BTreeMap<String, Vec<Asked>> = toml::from_str(questions).expect("questions");
        assert_eq!(questions.len(), 4, "{language}");
        for (game, questions) in questions {
            assert_eq!(questions.len(), NEWCOMERS_ASK, "{language} {game}");
            let book = rulebook::book(language, &game).expect("a rulebook");
            let (mut at_once, mut in_three) = (0, 0);
            for (number, Asked { ask, r#in }) in questions.iter().enumerate() {
                assert!(r#in.iter().all(|section| book.section(section).is_some()), "{game} has not all of {in:?}");
                let found: Vec<_> = book.search(ask, 0, ANSWERS).into_iter().map(|found| found.section).collect();
                let place = found.iter().position(|section| r#in.contains(section));
                at_once += usize::from(place == Some(0));
                in_three += usize::from(place.is_some());
                if place != Some(0) {
                    let how = if place.is_some() { "later" } else { "not found" };
                    println!("{language} {game} {number} {how}: “{ask}” finds {found:?}, not {in:?}");
                }
            }
            println!("{language} {game}: {at_once} at once, {in_three} in three");
            if at_once < RIGHT_AT_ONCE || in_three < RIGHT_IN_THREE {
                too_few.push(format!("{language} {game}: {at_once} at once, {in_three} in three"));
            }
        }
    }
    assert!(too_few.is_empty(), "{}", too_few.join("\n"));
}

#[test]
fn short_words_and_digits_are_asked_for_too() {
    for (game, asked, sections) in [
        ("explorers", "what happens on a 7", &["seven"][..]),
        ("explorers", "who goes first", &["first-seat"]),
        ("explorers", "how do I move my ship", &["movement", "movement-points", "sea-routes"]),
        ("explorers", "how do I get gold", &["bank-trade", "compensation", "cards-and-gold"]),
        ("explorers", "can I move through other ships", &["full-routes"]),
        ("port-royal", "what are swords for", &["repel"]),
        ("port-royal", "can I buy two cards", &["takes"]),
        ("dominion", "can I buy two cards", &["buying"]),
    ] {
        let book = rulebook::book(Language::English, game).expect("a rulebook");
        let found = book.search(asked, 0, 1).into_iter().map(|found| found.section).collect::<Vec<_>>();
        assert!(sections.contains(&found[0].as_str()), "{game}: “{asked}” finds {found:?}");
    }
}

#[test]
fn all_rulebooks_are_asked_at_once() {
    for (language, asked, game, section) in [
        (Language::English, "throne room with a duration", "dominion", "duration-throne-room"),
        (Language::English, "small warehouse", "puerto-rico", "building-small-warehouse"),
        (Language::Czech, "dobytí tábora", "explorers", "lair-conquest"),
        (Language::Romanian, "alungarea unei nave", "port-royal", "repel"),
    ] {
        let games = ["dominion", "explorers", "port-royal", "puerto-rico"];
        let books: Vec<_> = games.map(|game| (game, rulebook::book(language, game).expect("a rulebook"), 0)).into();
        let found = rulebook::search(&books, asked, ANSWERS);
        let places: Vec<_> = found.iter().map(|one| (one.game.as_str(), one.found.section.as_str())).collect();
        assert!(places.contains(&(game, section)), "{asked}: {places:?}");
    }
}

#[test]
fn accents_may_be_left_out() {
    for (language, game, with, without) in [
        (Language::Czech, "puerto-rico", "kapitán", "kapitan"),
        (Language::Czech, "dominion", "čarodějnice", "carodejnice"),
        (Language::Romanian, "dominion", "vrăjitoare", "vrajitoare"),
        (Language::Romanian, "explorers", "așezări", "asezari"),
    ] {
        let book = rulebook::book(language, game).expect("a rulebook");
        let found = |words| book.search(words, 0, ANSWERS).into_iter().map(|found| found.section).collect::<Vec<_>>();
        assert!(!found(with).is_empty());
        assert_eq!(found(with), found(without), "{with}");
    }
}

#[test]
fn hits_are_marked_where_they_stand() {
    let book = rulebook::book(Language::English, "puerto-rico").expect("a rulebook");
    for found in book.search("warehouses", 0, ANSWERS) {
        let mut hits = found.excerpt.iter().filter(|piece| piece.hit);
        assert!(hits.all(|piece| piece.text.to_lowercase().starts_with("warehouse")), "{found:?}");
        let in_text = found.excerpt.iter().any(|piece| piece.hit);
        assert!(in_text || found.title.to_lowercase().contains("warehouse"), "{found:?}");
    }
}

#[test]
fn nothing_of_the_story_is_given_away() {
    for language in Language::ALL {
        let book = rulebook::book(language, "port-royal").expect("a rulebook");
        let secret: Vec<_> = book.sections().filter(|(_, section)| section.told_from > 0).map(|(_, section)| section).collect();
        assert!(!secret.is_empty());
        for section in secret {
            let found = |told| book.search(&section.title, told, 50).iter().any(|found| found.section == section.name);
            assert!(!found(section.told_from - 1), "{language}: {} is found too early", section.name);
            assert!(found(section.told_from), "{language}: {} is not found", section.name);
            let (chapter, _) = book.section(&section.name).expect("a section");
            assert!(!chapter.told(section.told_from - 1).sections.contains(section));
        }
    }
}

#[test]
fn senseless_questions_find_nothing_and_harm_nobody() {
    for language in Language::ALL {
        let book = rulebook::book(language, "dominion").expect("a rulebook");
        for junk in ["", "   ", "?!…", "xyzzyplugh", "'", "’’"] {
            assert_eq!(book.search(junk, 0, ANSWERS), [], "{language}: {junk}");
        }
        book.search(&"ß ſ İ ﬁ 🙂 ".repeat(50), 9, ANSWERS);
    }
}
