//! Prints every message of a language with everything that changes its words, for whoever translates:
//! `cargo run -p portolan --example read -- cs port-royal`; without a file, all of them.

use std::collections::BTreeSet;
use std::io::{self, Write};

use table::{Message, MessageSpec, Seed};
use words::{Language, listen, read};

#[path = "../src/messages.rs"]
mod messages;

/// How long a game is listened to.
const DECISIONS: usize = 1500;

fn main() -> io::Result<()> {
    let mut args = std::env::args().skip(1);
    let language: Language = args.next().unwrap_or_default().parse().map_err(io::Error::other)?;
    let wanted = args.next();
    let fixed = table::MESSAGES.iter().chain(words::MESSAGES).chain(messages::MESSAGES).chain(server::MESSAGES);
    let specs: Vec<MessageSpec> = fixed.chain(games::all().flat_map(table::AnyGame::messages)).copied().collect();
    let mut out = io::stdout().lock();
    for file in files(language)? {
        if wanted.as_ref().is_some_and(|wanted| *wanted != file) {
            continue;
        }
        let heard: Vec<Message> = games::all().filter(|game| file.starts_with(game.name())).flat_map(heard_in).collect();
        for reading in read(language, &format!("{file}.ftl"), &specs, &heard) {
            writeln!(out, "{}", reading.id)?;
            for said in reading.said {
                writeln!(out, "    {}", said.replace('\n', "\n    "))?;
            }
        }
    }
    Ok(())
}

/// The names of a language's files.
fn files(language: Language) -> io::Result<BTreeSet<String>> {
    let folder = format!("{}/../../locales/{language}", env!("CARGO_MANIFEST_DIR"));
    let names = std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let stems = names.map(|path| path.map(|path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned()));
    stems.collect()
}

/// What a game says, in every ready-made arrangement.
fn heard_in(game: &dyn table::AnyGame) -> Vec<Message> {
    let mut heard = Vec::new();
    for (number, preset) in game.form().presets.iter().enumerate() {
        for seed in 0..3 {
            let seed = seed * 100 + number as u64;
            let table = game.open(&preset.setup, Seed::from_number(seed)).expect("a preset can be played");
            heard.extend(listen(table, seed, DECISIONS));
        }
    }
    heard
}
