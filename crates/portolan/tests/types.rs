//! The TypeScript types in `web/src/generated` are those of the Rust types: the server's own, and each game's views and events in a
//! folder of its own, with its catalogue as data; and all games with their ready-made arrangements. `make types` writes them anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use table::{AnyGame, FieldKind};

fn generated() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated")
}

fn write_all(folder: &Path) {
    // A browser has no larger whole numbers, and none of ours comes near.
    let to = |folder: PathBuf| ts_rs::Config::new().with_out_dir(folder).with_large_int("number");
    server::write_types(&to(folder.join("server"))).expect("the server's types");
    let registry: Vec<Value> = games::all().map(arrangements).collect();
    fs::write(folder.join("games.json"), serde_json::to_string_pretty(&registry).expect("plain data") + "\n").expect("a file");
    for game in games::all() {
        let own = folder.join(game.name());
        game.write_types(&to(own.clone())).expect("a game's types");
        let catalogue = serde_json::to_string_pretty(&game.catalogue()).expect("plain data");
        fs::write(own.join("catalogue.json"), catalogue + "\n").expect("a file");
    }
    let mut written = BTreeMap::new();
    files(folder, folder, &mut written);
    for (path, text) in written.iter().filter(|(_, text)| text.contains(EXAMPLE)) {
        fs::write(folder.join(path), without_examples(text)).expect("a file");
    }
}

/// How an example in Rust begins, in a comment in TypeScript.
const EXAMPLE: &str = " *\n * ```\n";

/// A file without the examples in its comments, which are for readers of Rust.
fn without_examples(text: &str) -> String {
    let mut parts = text.split(EXAMPLE);
    let before = parts.next().unwrap_or_default().to_owned();
    parts.fold(before, |text, part| text + part.split_once(" * ```\n").map_or("", |(_, after)| after))
}

/// A game's name, and its ready-made arrangements, each with the numbers of seats it can be played with: for the browser's tests.
fn arrangements(game: &dyn AnyGame) -> Value {
    let form = game.form();
    let seats = form.fields.iter().find(|field| field.id == "seats");
    let range = match seats.map(|field| &field.kind) {
        Some(FieldKind::Number { least, most }) => *least..=*most,
        _ => panic!("{} does not ask how many play", game.name()),
    };
    let playable = |setup: &Value, seats: i64| {
        let mut setup = setup.clone();
        setup["seats"] = seats.into();
        game.check_setup(&setup).is_ok()
    };
    let presets = form.presets.iter().map(|preset| {
        let counts: Vec<i64> = match preset.setup.get("seats") {
            Some(seats) => seats.as_i64().into_iter().collect(),
            None => range.clone().filter(|seats| playable(&preset.setup, *seats)).collect(),
        };
        json!({ "label": preset.label, "setup": preset.setup, "seats": counts })
    });
    json!({ "name": game.name(), "presets": presets.collect::<Vec<_>>() })
}

fn files(folder: &Path, from: &Path, into: &mut BTreeMap<PathBuf, String>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            files(&path, from, into);
        } else {
            let text = fs::read_to_string(&path).expect("text");
            into.insert(path.strip_prefix(from).expect("inside").to_owned(), text);
        }
    }
}

#[test]
fn the_browsers_types_are_those_of_the_program() {
    let there = generated();
    if std::env::var_os("WRITE_TYPES").is_some() {
        let _ = fs::remove_dir_all(&there);
        write_all(&there);
    }
    let fresh = tempfile::tempdir().expect("a folder");
    write_all(fresh.path());
    let (mut expected, mut found) = (BTreeMap::new(), BTreeMap::new());
    files(fresh.path(), fresh.path(), &mut expected);
    files(&there, &there, &mut found);
    assert!(expected.len() > 40, "only {} types", expected.len());
    for path in expected.keys().chain(found.keys()) {
        assert_eq!(expected.get(path), found.get(path), "{} is old: run `make types`", path.display());
    }
}
