//! What a viewer is sent depends on nothing the viewer may not know: at every entry of many games, each message is made again from
//! a state imagined for that viewer, and must be the same, byte for byte.

use std::collections::BTreeMap;

use table::harness::seed_from_environment;
use table::{AnyGame, BotSpec, Seat, Seed, Viewer, Written};

use crate::entry::{Entry, Hand};
use crate::room::{Phase, Room};
use crate::shown::{Look, ToClient, news};
use crate::terms::{Clock, Opening, SeatTerms, Terms};

/// How many games of each, and how far each is followed: otherwise one of each ready-made arrangement, not to its end. Random play
/// may wander for ever.
fn extent(game: &dyn AnyGame) -> (u64, u64) {
    match std::env::var("LEAK_GAMES").ok().and_then(|games| games.parse().ok()) {
        Some(games) => (games, 2000),
        None => (game.form().presets.len() as u64, 60),
    }
}

/// A running game between people, of each ready-made arrangement in turn.
pub fn start(game: &dyn AnyGame, number: u64) -> Room {
    let presets = game.form().presets;
    let setup = game.proposed_setup(&presets[number as usize % presets.len()].setup);
    let seats = game.open(&setup, Seed::from_number(0)).expect("a preset can be played").seats() as usize;
    let terms = Terms {
        setup: Written::of(&setup),
        seats: vec![SeatTerms::Open; seats],
        public: true,
        rated: false,
        automatic: number.is_multiple_of(2),
        onlookers: true,
        clock: Clock::Turn { seconds: 3600 },
        campaign: None,
        rig: None,
        played: Vec::new(),
        seed: None,
    };
    let opening = Opening {
        id: format!("table{number}"),
        game: game.name().to_owned(),
        terms,
        secret: Seed::from_number(number),
        owner: "person1".to_owned(),
        created: 1,
    };
    let mut room = Room::new(opening).expect("a room");
    for index in 0..seats {
        let seat = Seat::new(index);
        let person = format!("person{seat}");
        room.apply(1, &Entry::Sat { seat, name: person.clone(), person }).expect("an open seat");
    }
    room.apply(2, &Entry::Started { fill: None }).expect("it starts");
    room
}

/// Everything a viewer can be sent or told of the room at this moment.
fn everything(room: &mut Room, viewer: Viewer) -> BTreeMap<&'static str, String> {
    let look = Look { viewer, sheet: true };
    let after = room.number() - 1;
    let mut all = BTreeMap::new();
    all.insert("entry", ToClient::Entry(news(room, look, after)).text());
    if room.number() % 20 == 0 {
        all.insert("welcome", ToClient::Welcome(news(room, look, 0)).text());
    }
    if room.number() % 10 == 0 {
        all.insert("record", room.record(viewer.seat()).expect("a record").to_string());
    }
    if let Some(seat) = viewer.seat() {
        let junk = Entry::Played { seat, actions: vec!["no such thing".to_owned()], by: Hand::Person };
        all.insert("refusal", format!("{:?}", room.apply(3, &junk).expect_err("junk is refused")));
        // What another moment would allow: refused now, for a reason that must not tell either.
        let blocked = room.table().map(|table| table.blocked(seat)).unwrap_or_default();
        let refused: Vec<String> = blocked
            .into_iter()
            .map(|blocked| {
                format!("{:?}", room.apply(3, &Entry::Played { seat, actions: vec![blocked.notation], by: Hand::Person }))
            })
            .collect();
        all.insert("refusals", refused.join("\n"));
    }
    all
}

#[test]
fn no_message_depends_on_what_its_viewer_cannot_know() {
    let first = seed_from_environment(0);
    std::thread::scope(|scope| {
        for game in games::all() {
            scope.spawn(move || {
                let (games, entries) = extent(game);
                for number in 0..games {
                    no_message_of_a_game_does(game, first.wrapping_add(number), entries);
                }
            });
        }
    });
}

fn no_message_of_a_game_does(game: &dyn AnyGame, number: u64, entries: u64) {
    let mut room = start(game, number);
    // Random play sees strange corners, and a script sees the end.
    let round = number / game.form().presets.len() as u64;
    let bot: BotSpec = if (number + round).is_multiple_of(2) { "random" } else { "script" }.parse().expect("a bot");
    for step in 1..=entries {
        let awaited = room.table().expect("a game").awaited();
        let seat = awaited.into_iter().nth(step as usize % awaited.len()).expect("somebody");
        let entry = match step % 13 {
            5 => Entry::Said { person: "person1".to_owned(), name: "One".to_owned(), text: "Ahoy".to_owned() },
            7 if room.table().is_some_and(|table| table.can_undo(seat)) => Entry::TookBack { seat, times: 1 },
            _ => {
                let advised = room.table().expect("a game").advise(seat, &bot, number.wrapping_mul(10_000).wrapping_add(step));
                let action = advised.expect("a bot decides").notation;
                Entry::Played { seat, actions: vec![action], by: Hand::Person }
            }
        };
        room.apply(3 + step as i64, &entry).expect("a legal entry");
        if room.phase() != Phase::Running {
            break;
        }
        for viewer in Viewer::all(room.places().count() as u8) {
            let truth = everything(&mut room, viewer);
            let imagined = room.with_imagined(viewer, step, |room| everything(room, viewer));
            assert_eq!(
                truth,
                imagined,
                "{}: step {step}, {viewer}: LEAK_GAMES=1 SEED={number:x} plays this game first",
                game.name()
            );
            let seed = room.seed().to_string();
            assert!(truth.values().all(|text| !text.contains(&seed)), "the seed is told to {viewer}");
        }
    }
}

#[test]
fn a_seats_actions_stand_in_no_other_viewers_record_while_the_game_runs() {
    for game in games::all() {
        let mut room = start(game, 1);
        let seat = room.table().expect("a game").awaited().lowest().expect("somebody");
        let action = room.table().expect("a game").legal(seat)[0].notation.clone();
        room.apply(3, &Entry::Played { seat, actions: vec![action], by: Hand::Person }).expect("legal");
        let own = room.record(Some(seat)).expect("a record");
        let others = room.record(Some(seat.next(room.places().count() as u8))).expect("a record");
        assert_eq!((own.lines.len(), others.lines.len(), own.seed), (1, 0, None), "{}", game.name());
        room.apply(4, &Entry::Closed).expect("it can be closed");
        assert_eq!(room.record(None).expect("a record").seed, Some(room.seed()), "after the end everything is told");
    }
}
