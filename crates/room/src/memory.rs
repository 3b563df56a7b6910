//! A server holds thousands of tables: what one costs in memory while it is played at.

use allocation_counter::measure;
use table::{AnyGame, BotSpec};

use crate::entry::{Entry, Hand};
use crate::leaks::start;
use crate::room::{Phase, Room};

/// As many as people make in a whole game, or more.
const MOVES: i64 = 190;
const MOST_BYTES: i64 = 64 * 1024;
/// What a table may cost that has only begun. As much again is for its task and for the socket of whoever watches.
const MOST_BYTES_AT_FIRST: i64 = 8 * 1024;

/// The table after the moves, or at its end if that comes first.
fn played(game: &dyn AnyGame) -> Room {
    let bot: BotSpec = "script".parse().expect("a bot");
    let mut room = start(game, 0);
    for step in 1..=MOVES {
        let table = room.table().expect("a game");
        let seat = table.awaited().lowest().expect("somebody");
        let action = table.advise(seat, &bot, step as u64).expect("a script decides").notation;
        room.apply(2 + step, &Entry::Played { seat, actions: vec![action], by: Hand::Person }).expect("a legal action");
        room.stored(&format!("person{seat}"), Some(&format!("client-{step}")));
        if room.phase() != Phase::Running {
            break;
        }
    }
    room
}

#[test]
fn a_table_that_is_played_at_needs_little_memory() {
    for game in games::all() {
        // What is made once for all tables is made now.
        drop(played(game));
        let mut room = None;
        let bytes = measure(|| room = Some(played(game))).bytes_current;
        assert!(room.is_some_and(|room| room.number() > MOVES / 3), "hardly anything was played");
        assert!(bytes <= MOST_BYTES, "a table of {} costs {bytes} bytes", game.name());
    }
}

#[test]
fn a_table_that_has_only_begun_needs_hardly_any() {
    for game in games::all() {
        drop(start(game, 0));
        let mut room = None;
        let bytes = measure(|| room = Some(start(game, 0))).bytes_current;
        assert!(room.is_some_and(|room| room.phase() == Phase::Running), "nothing has begun");
        assert!(bytes <= MOST_BYTES_AT_FIRST, "a table of {} costs {bytes} bytes", game.name());
    }
}
