//! Runs every ruling of the repository as a test of its own, and the examples in the rulings' READMEs with them.

use std::fs;
use std::path::Path;

use libtest_mimic::{Arguments, Failed, Trial};
use rulings::Case;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings");
    let mut trials = rulings::trials(&root, games::find);
    trials.extend(examples(&root, "README"));
    for game in games::all() {
        trials.extend(examples(&root, &format!("{}/README", game.name())));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// The whole cases in a README, where it exists: people copy them, so they must hold. Those of games that are only made up for
/// the sake of an example cannot be run.
fn examples(root: &Path, name: &str) -> Vec<Trial> {
    let Ok(text) = fs::read_to_string(root.join(name).with_extension("md")) else { return Vec::new() };
    let blocks = text.split("```toml\n").skip(1).filter_map(|rest| rest.split_once("```")).map(|(block, _)| block.to_owned());
    let cases = blocks.filter(|block| block.starts_with("title")).enumerate();
    let trial = |(index, block): (usize, String)| {
        let case = Case::parse(&block);
        if case.as_ref().is_ok_and(|case| games::find(&case.game).is_none()) {
            return None;
        }
        Some(Trial::test(format!("{name}, example {}", index + 1), move || Ok::<(), Failed>(case?.run(&games::find)?)))
    };
    cases.filter_map(trial).collect()
}
