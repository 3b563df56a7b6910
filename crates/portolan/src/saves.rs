//! Where games that somebody leaves are kept: a folder of their own, wherever one stands.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use table::Record;

/// The folder for saved games, in the place the platform has for a program's data. `PORTOLAN_SAVES` names another one.
pub fn folder() -> PathBuf {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || env::home_dir().unwrap_or_default();
    let data = || match env::consts::OS {
        "windows" => set("APPDATA").unwrap_or_else(home),
        "macos" => home().join("Library/Application Support"),
        _ => set("XDG_DATA_HOME").unwrap_or_else(|| home().join(".local/share")),
    };
    set("PORTOLAN_SAVES").unwrap_or_else(|| data().join("portolan").join("games"))
}

/// A file in the folder that does not exist yet; the folder is made if it is missing.
pub fn free_file(game: &str) -> io::Result<PathBuf> {
    let folder = folder();
    fs::create_dir_all(&folder)?;
    let numbered = |number: u32| folder.join(format!("{game}-{number}.record"));
    (1..10_000).map(numbered).find(|file| !file.exists()).ok_or_else(|| io::Error::other("no name is free"))
}

/// The games of this kind in the folder that are not over yet, the latest first. What is no record is not ours, and left alone.
pub fn unfinished(game: &str) -> Vec<(PathBuf, Record)> {
    let files = fs::read_dir(folder()).into_iter().flatten().flatten();
    let changed = |file: &Path| fs::metadata(file).and_then(|data| data.modified()).ok();
    let read = |file: PathBuf| Some((fs::read_to_string(&file).ok()?.parse::<Record>().ok()?, file));
    let mut games: Vec<_> = files
        .filter_map(|entry| read(entry.path()))
        .filter(|(record, _)| record.game == game && record.digest.is_none())
        .map(|(record, file)| (changed(&file), file, record))
        .collect();
    games.sort_by(|(one, ..), (other, ..)| other.cmp(one));
    games.into_iter().map(|(_, file, record)| (file, record)).collect()
}
