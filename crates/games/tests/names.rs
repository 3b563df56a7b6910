//! Nothing knows a game by its name but its own crate, its bots' module, its line in the registry, and its folder in the browser.
//! Comments may give examples, and so may tests.

use std::fs;
use std::path::{Path, PathBuf};

/// How a game is called in code.
struct Called {
    /// `port-royal`: its crate, its folders, its ids.
    name: &'static str,
    /// `port_royal`: its module.
    module: String,
    /// `PortRoyal`: its type.
    of_type: String,
    /// `Port Royal`.
    title: String,
}

impl Called {
    fn new(name: &'static str) -> Self {
        let words = || name.split('-').map(|word| word[..1].to_uppercase() + &word[1..]);
        Self { name, module: name.replace('-', "_"), of_type: words().collect(), title: words().collect::<Vec<_>>().join(" ") }
    }

    /// Where the name may stand as often as it likes.
    fn owns(&self, file: &str) -> bool {
        let Self { name, module, .. } = self;
        let folders = [format!("crates/{name}/"), format!("crates/bots/src/{module}/"), format!("web/src/boards/{name}/")];
        let generated = format!("web/src/generated/{name}/");
        folders.iter().chain([&generated]).any(|folder| file.starts_with(folder)) || file == format!("crates/bots/src/{module}.rs")
    }

    /// The lines by which it is registered.
    fn registers(&self, file: &str, line: &str) -> bool {
        let Self { module, of_type, .. } = self;
        match file {
            "crates/bots/src/lib.rs" => line == format!("mod {module};"),
            "crates/games/src/lib.rs" => {
                line == format!("use {module}::{of_type};") || line == format!("Entry::of::<{of_type}>(),")
            }
            _ => false,
        }
    }

    /// Does the line say its name, as a word of its own?
    fn stands_in(&self, line: &str) -> bool {
        let is_part =
            |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '-' || letter == '_');
        [self.name, &self.module, &self.of_type, &self.title].into_iter().any(|name| {
            line.match_indices(name).any(|(at, _)| {
                let (before, after) = (line[..at].chars().next_back(), line[at + name.len()..].chars().next());
                !is_part(before) && !is_part(after)
            })
        })
    }
}

/// Every file below a folder, as a path from the root of the repository.
fn files(root: &Path, folder: &str, into: &mut Vec<String>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(root.join(folder)).expect("a folder").flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        let name = format!("{folder}/{}", path.file_name().unwrap_or_default().to_string_lossy());
        if path.is_dir() {
            files(root, &name, into);
        } else {
            into.push(name);
        }
    }
}

/// The code of a file, line by line: without comments, and without the tests at its end.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().map(str::trim).enumerate();
    let code = lines.take_while(|(_, line)| *line != "mod tests {");
    code.filter(|(_, line)| !["//", "/*", "* ", "*/", "<!--"].iter().any(|comment| line.starts_with(comment)))
}

#[test]
fn nothing_but_its_own_files_knows_a_game_by_name() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut all = Vec::new();
    for folder in fs::read_dir(root.join("crates")).expect("the crates").flatten() {
        files(&root, &format!("crates/{}/src", folder.file_name().to_string_lossy()), &mut all);
    }
    files(&root, "web/src", &mut all);
    let is_code = |file: &String| [".rs", ".ts", ".svelte", ".css"].iter().any(|ending| file.ends_with(ending));
    all.retain(|file| is_code(file) && !file.ends_with(".test.ts"));
    assert!(all.len() > 200, "only {} files are looked through", all.len());
    let mut found = Vec::new();
    for game in games::all().map(|game| Called::new(game.name())) {
        for file in all.iter().filter(|file| !game.owns(file)) {
            let text = fs::read_to_string(root.join(file)).expect("text");
            let named = code(&text).filter(|(_, line)| game.stands_in(line) && !game.registers(file, line));
            found.extend(named.map(|(index, line)| format!("{file}:{}: {line}", index + 1)));
        }
    }
    assert!(found.is_empty(), "games are known by name in\n{}", found.join("\n"));
}
