//! Every lesson can be taken to its end: it says something at every step, and what the learner should do is offered.

use std::collections::{BTreeMap, BTreeSet};

use rulebook::{Lesson, Moment};
use table::Offer;
use words::{Language, SeatNames, Words};

fn every_lesson(mut look: impl FnMut(&str, &Lesson, &[Moment])) {
    for game in games::all() {
        for lesson in rulebook::lessons(game.name()) {
            look(game.name(), lesson, &lesson.moments(&games::find));
        }
    }
}

#[test]
fn every_game_begins_with_a_first_lesson_and_has_more() {
    for game in games::all() {
        let lessons = rulebook::lessons(game.name());
        let names: BTreeSet<_> = lessons.iter().map(|lesson| &lesson.name).collect();
        assert_eq!(lessons.first().map(|lesson| lesson.name.as_str()), Some("first"), "{}", game.name());
        assert!(lessons.len() >= 3 && names.len() == lessons.len(), "{}: {names:?}", game.name());
    }
}

#[test]
fn every_moment_of_a_lesson_says_something() {
    every_lesson(|game, lesson, moments| {
        for (index, moment) in moments.iter().enumerate() {
            assert!(moment.stage.say.is_some(), "{game}, {}: step {} says nothing", lesson.name, index + 1);
        }
    });
}

#[test]
fn what_the_learner_should_do_is_offered() {
    every_lesson(|game, lesson, moments| {
        for Moment { learner, stage, acts } in moments {
            let own = stage.next.as_ref().filter(|(seat, _)| seat == learner);
            assert_eq!(*acts, own.is_some(), "{game}, {}: {own:?} is not offered", lesson.name);
        }
    });
}

#[test]
fn a_lesson_is_short_and_ends_with_something_to_read() {
    every_lesson(|game, lesson, moments| {
        assert!((3..=24).contains(&moments.len()), "{game}, {}: {} steps", lesson.name, moments.len());
        assert!(moments.last().is_some_and(|last| !last.acts), "{game}, {} breaks off", lesson.name);
    });
}

/// Follows each lesson by its words alone: takes the choice that shares the most words with the sentence. Words that few choices have count
/// more, and the last clause is tried first. Several choices may fit equally well, because a board points out places with a sign.
#[test]
fn a_learner_who_does_literally_what_is_said_gets_to_the_end() {
    let english = Words::new(Language::English);
    let mut lost = Vec::new();
    every_lesson(|game, lesson, moments| {
        for (index, Moment { learner, stage, .. }) in moments.iter().enumerate().filter(|(_, moment)| moment.acts) {
            let names = SeatNames::new((1..=stage.table.seats()).map(|seat| format!("seat {seat}")));
            let said = english.say(stage.say.as_ref().expect("a sentence"), &names);
            let offered = |offer: Offer| (words_of(&english.say(&offer.message, &names)), offer.notation);
            let offers: Vec<_> = stage.table.legal(*learner).into_iter().map(offered).collect();
            let mut choices_with: BTreeMap<&str, f64> = BTreeMap::new();
            offers.iter().flat_map(|(words, _)| words).for_each(|word| *choices_with.entry(word).or_default() += 1.0);
            let likeness = |words: &BTreeSet<String>, clause: &str| {
                words.intersection(&words_of(clause)).map(|word| 1.0 / choices_with[word.as_str()]).sum::<f64>()
            };
            let mut clauses = said.split(['.', ':', ';', '?', '!']).rev().filter(|clause| !clause.trim().is_empty());
            let clause = clauses.find(|clause| offers.iter().any(|(words, _)| likeness(words, clause) > 0.0));
            let most = |clause: &str| offers.iter().map(|(words, _)| likeness(words, clause)).fold(0.0, f64::max);
            let literal = offers.iter().filter(|(words, _)| clause.is_some_and(|clause| likeness(words, clause) >= most(clause)));
            let literal: Vec<&str> = literal.map(|(_, notation)| notation.as_str()).collect();
            let (_, wanted) = stage.next.as_ref().expect("what the learner does");
            if !literal.contains(&wanted.as_str()) {
                lost.push(format!("{game}, {}, step {}: {literal:?}, not {wanted}: {said}", lesson.name, index + 1));
            }
        }
    });
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

/// The words of a text that tell something, without their endings.
fn words_of(text: &str) -> BTreeSet<String> {
    const LITTLE: [&str; 18] =
        ["a", "an", "and", "at", "for", "from", "in", "it", "of", "on", "or", "the", "to", "turn", "with", "you", "your", "now"];
    let words = text.split(|letter: char| !letter.is_alphanumeric()).map(str::to_lowercase);
    let telling = words.filter(|word| !word.is_empty() && !LITTLE.contains(&word.as_str()));
    telling.map(|word| word.trim_end_matches(['s', 'e']).to_owned()).collect()
}
