//! Every lesson can be taken to its end: it says something at every step, and what the learner should do is offered.

use std::collections::BTreeSet;

use rulebook::{Lesson, Moment};

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
