//! A campaign's next game: after a victory the next chapter from nothing, after a defeat the same one with three more coins.

use port_royal::adventure::content::ContentFile;
use port_royal::{Action, Extra, Mode, Personalities, PortRoyal, Rig, Setup, Tasks};
use serde_json::json;
use table::{Game, Seat, Unheard};

fn together(chapter: u8, defeats: u8) -> Setup {
    Setup { mode: Mode::CooperativeAdventure, seats: 1, chapter, defeats, ..Setup::default() }
}

/// A game whose month ends with card 9 at the next event: the last tasks of each chapter, solved or not.
fn last_month(setup: &Setup, solved: bool) -> PortRoyal {
    let tasks = match setup.chapter {
        1 => ["10", "11", "12", "14"],
        2 => ["20", "21", "23", "27a"],
        3 => ["30", "31", "33", "35"],
        4 => ["40", "41", "42", "44"],
        _ => ["50", "51", "53", "56"],
    };
    let people = ["admiral 9/3", "admiral 9/3", "mademoiselle 9/3", "mademoiselle 9/3", "jester 9/3", "admiral 7/2"];
    let rig = json!({
        "adventure": { "tasks": tasks, "events": [], "before_event": true },
        "seats": { "1": { "people": people, "house": { "solved": if solved { &tasks[..] } else { &[] } } } },
    });
    let rig: Rig = serde_json::from_value(rig).expect("a rig");
    let position = PortRoyal::rigged(setup, &rig).expect("a position");
    PortRoyal::from_position(setup, &position).expect("a game")
}

fn sequel(setup: &Setup, solved: bool) -> Option<Setup> {
    let mut game = last_month(setup, solved);
    assert_eq!(game.sequel(), None, "a running game has no sequel");
    game.play(Seat::new(0), Action::Event, &mut Unheard).map(|_| ()).expect("an event");
    assert!(game.awaited().is_empty(), "card 9 ends the chapter");
    game.sequel()
}

#[test]
fn a_victory_leads_to_the_next_chapter_without_bonus_coins() {
    for chapter in 1..=4 {
        assert_eq!(sequel(&together(chapter, 2), true), Some(together(chapter + 1, 0)));
    }
}

#[test]
fn every_defeat_leads_to_the_same_chapter_with_three_more_coins() {
    let mut setup = together(2, 0);
    for defeats in 1..=3 {
        setup = sequel(&setup, false).expect("another try");
        assert_eq!(setup, together(2, defeats));
    }
    let game = PortRoyal::new(&setup, table::Seed::from_number(1)).expect("a game");
    assert_eq!(game.position().adventure.expect("an adventure").bonus, 9);
}

#[test]
fn the_coins_for_defeats_have_a_limit() {
    assert_eq!(sequel(&together(1, Setup::MOST_DEFEATS), false), Some(together(1, Setup::MOST_DEFEATS)));
}

#[test]
fn the_story_ends_with_the_fifth_chapter() {
    assert_eq!(sequel(&together(5, 1), true), None);
}

#[test]
fn the_terms_of_the_group_are_kept() {
    let content = Some(ContentFile::new(include_str!("../content/adventure-house.toml")));
    let setup = Setup { with: vec![Extra::Gamblers], personalities: Personalities::Drafted, content, ..together(1, 0) };
    assert_eq!(sequel(&setup, true), Some(Setup { chapter: 2, ..setup }));
}

/// Rivals who end a chapter go on with the next one; after the last, with starred tasks.
#[test]
fn rivals_go_on_without_defeats() {
    for (chapter, next) in
        [(1, Setup { chapter: 2, ..Setup::default() }), (5, Setup { chapter: 5, tasks: Tasks::Starred, ..Setup::default() })]
    {
        let setup = Setup { mode: Mode::Adventure, seats: 2, chapter, ..Setup::default() };
        let people = ["admiral 9/3", "admiral 9/3", "mademoiselle 9/3", "mademoiselle 9/3"];
        let rig = json!({
            "active": 2,
            "harbour": ["sailor 3/1"],
            "seats": { "1": { "people": people, "house": { "bought": 2 } } },
        });
        let rig: Rig = serde_json::from_value(rig).expect("a rig");
        let position = PortRoyal::rigged(&setup, &rig).expect("a position");
        let mut game = PortRoyal::from_position(&setup, &position).expect("a game");
        for (seat, action) in [(1, Action::Stop), (1, Action::Pass), (0, Action::Pass)] {
            game.play(Seat::new(seat), action, &mut Unheard).map(|_| ()).expect("a legal action");
        }
        assert_eq!(game.sequel(), Some(Setup { mode: Mode::Adventure, seats: 2, ..next }));
    }
}
