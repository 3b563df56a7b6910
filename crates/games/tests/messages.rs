//! A message that is declared is also said: what nobody ever says is found here, in the sources of the game and of its bots.

use std::fs;
use std::path::{Path, PathBuf};

use table::MessageSpec;

/// Every source file below a folder.
fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

/// All that is said in these crates: every source but the lists of messages, which only declare.
fn said_in(crates: &[&str]) -> String {
    let mut files = Vec::new();
    for name in crates {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src"), &mut files);
    }
    let declares = |file: &PathBuf| file.file_name().is_some_and(|name| name == "messages.rs");
    let texts = files.iter().filter(|file| !declares(file)).map(|file| fs::read_to_string(file).expect("a source file"));
    texts.collect()
}

/// The messages of a list that stand nowhere in the text. Names of things are put together from the things, and explanations are
/// looked up by whoever shows a thing.
fn unsaid(messages: &[MessageSpec], text: &str) -> Vec<&'static str> {
    let explains = |id: &str| id.ends_with("-help") || id.ends_with("-short");
    let to_be_said = messages.iter().filter(|spec| !spec.is_name && !explains(spec.id));
    to_be_said.map(|spec| spec.id).filter(|id| !text.contains(&format!("\"{id}\""))).collect()
}

#[test]
fn every_message_of_a_game_is_said() {
    for game in games::all() {
        let text = said_in(&[game.name(), "bots"]);
        assert_eq!(unsaid(game.messages(), &text), [""; 0], "{}", game.name());
    }
}

#[test]
fn a_message_that_nobody_says_is_found() {
    let specs = [table::says("toy-said", &[]), table::says("toy-unsaid", &[]), table::names("toy"), table::says("toy-help", &[])];
    assert_eq!(unsaid(&specs, r#"Message::new("toy-said")"#), ["toy-unsaid"]);
}
