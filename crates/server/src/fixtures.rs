//! Moments of random games as the first seat is sent them, for the tests of boards: a board's folder that has `fixtures` gets them in
//! `moments.json`. `make types` writes them anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;
use table::{AnyGame, AnyTable, Chance, Seat, Seed, Stream, Viewer};

use room::shown::{Happening, Look, Play};

/// A moment of a game.
#[derive(Serialize)]
struct Moment {
    name: String,
    seats: Vec<String>,
    happened: Vec<Happening>,
    play: Play,
}

/// So many games of each ready-made arrangement are played until nothing new is asked of the first seat.
const GAMES: u64 = 30;
/// Random games of some kinds wander.
const DECISIONS: u64 = 1500;
const FIRST: Seat = Seat::new(0);

fn boards() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/boards")
}

/// The first moment at which each thing is asked of the first seat, in any arrangement; and each arrangement's first end.
fn moments(game: &dyn AnyGame) -> Vec<Moment> {
    let mut asked = BTreeSet::new();
    let mut moments = Vec::new();
    for preset in game.form().presets {
        let label = preset.label.rsplit_once("preset-").map_or(preset.label, |(_, label)| label);
        let mut setup = preset.setup.clone();
        for number in 0..GAMES {
            let mut table = game.open(&setup, Seed::from_number(number)).expect("a preset can be played");
            let mut chance = Chance::imagined(number);
            let mut before = 0;
            for _ in 0..DECISIONS {
                let over = table.awaited().is_empty();
                let about = if over { label.to_owned() } else { table.prompt(FIRST).id.into_owned() };
                if (over || table.awaited().contains(FIRST)) && asked.insert(about.clone()) {
                    moments.push(moment(format!("{label}: {about}"), table.as_ref(), before));
                }
                before = table.entries();
                let Some(seat) = table.awaited().lowest() else { break };
                let legal = table.legal(seat);
                let offer = &legal[chance.draw(Stream::new(0), legal.len() as u32) as usize];
                table.play(seat, &offer.notation).expect("a legal action");
            }
            // A campaign goes on.
            setup = table.sequel().unwrap_or_else(|| preset.setup.clone());
        }
    }
    moments
}

fn moment(name: String, table: &dyn AnyTable, from: usize) -> Moment {
    let look = Look { viewer: Viewer::Seat(FIRST), sheet: false };
    let heard = table.heard_since(from, look.viewer).into_iter();
    Moment {
        name,
        seats: (1..=table.seats()).map(|seat| format!("Seat {seat}")).collect(),
        happened: heard.map(|heard| Happening::of_game(heard.entry as i64 + 1, 0, heard)).collect(),
        play: Play::of(table, look, table.awaited()),
    }
}

#[test]
fn the_moments_boards_are_tested_with_are_those_of_the_program() {
    for game in games::all() {
        let folder = boards().join(game.name()).join("fixtures");
        if !folder.is_dir() {
            continue;
        }
        let fresh: Vec<String> =
            moments(game).iter().map(|moment| serde_json::to_string(moment).expect("plain data can be written")).collect();
        let fresh = format!("[\n{}\n]\n", fresh.join(",\n"));
        let file = folder.join("moments.json");
        if std::env::var_os("WRITE_TYPES").is_some() {
            fs::write(&file, &fresh).expect("a file");
        }
        let there = fs::read_to_string(&file).unwrap_or_default();
        let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap_or_default();
        assert!(read(&there) == read(&fresh), "{} is old: run `make types`", file.display());
    }
}
