//! Rulings as files and folders.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::{Case, CaseError, Failure, Games, Mutated, Unnoticed};

/// A file or folder that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{}: {error}", .path.display())]
pub struct Unreadable {
    /// The file.
    pub path: PathBuf,
    /// Why.
    #[source]
    pub error: io::Error,
}

/// Every ruling in these files and folders, folders with all they contain: files that end in `.toml`, in the order of their names.
/// A file that is named itself is taken whatever it is called.
pub fn collect(paths: impl IntoIterator<Item = impl AsRef<Path>>) -> Result<Vec<PathBuf>, Unreadable> {
    let mut files = Vec::new();
    for path in paths {
        let path = path.as_ref();
        let unreadable = |error| Unreadable { path: path.to_owned(), error };
        if fs::metadata(path).map_err(unreadable)?.is_dir() {
            let entries = fs::read_dir(path).and_then(Iterator::collect::<Result<Vec<_>, _>>).map_err(unreadable)?;
            let mut inside: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
            inside.retain(|path| path.is_dir() || path.extension().is_some_and(|extension| extension == "toml"));
            inside.sort();
            files.extend(collect(inside)?);
        } else {
            files.push(path.to_owned());
        }
    }
    Ok(files)
}

/// Why a file's ruling does not hold.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] io::Error),
    /// It is not written as a case.
    #[error(transparent)]
    Case(#[from] CaseError),
    /// The engine does otherwise.
    #[error(transparent)]
    Failure(#[from] Box<Failure>),
}

/// Runs the ruling in one file.
pub fn run_file(path: &Path, games: Games<'_>) -> Result<(), Fault> {
    let case = Case::parse(&fs::read_to_string(path)?)?;
    Ok(case.run(games)?)
}

/// Runs every ruling in these files and folders.
pub fn run_paths(paths: impl IntoIterator<Item = impl AsRef<Path>>, games: Games<'_>) -> Result<Report, Unreadable> {
    let mut report = Report::default();
    for path in collect(paths)? {
        match run_file(&path, games) {
            Ok(()) => report.hold += 1,
            Err(fault) => report.faults.push((path, fault)),
        }
    }
    Ok(report)
}

/// What came of a run.
#[derive(Debug, Default)]
pub struct Report {
    /// How many rulings hold.
    pub hold: usize,
    /// Those that do not, and why.
    pub faults: Vec<(PathBuf, Fault)>,
}

/// The faults, and a line that sums up.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (path, fault) in &self.faults {
            writeln!(f, "{}: {fault}\n", path.display())?;
        }
        match (self.hold, self.faults.len()) {
            (0, 0) => write!(f, "There is no ruling here."),
            (1, 0) => write!(f, "1 ruling holds."),
            (hold, 0) => write!(f, "{hold} rulings hold."),
            (hold, faults) => write!(f, "{hold} of {} rulings hold.", hold + faults),
        }
    }
}

/// Changes the ruling in one file in every way there is: see [`Case::mutate`].
pub fn mutate_file(path: &Path, games: Games<'_>) -> Result<Mutated, Fault> {
    let case = Case::parse(&fs::read_to_string(path)?)?;
    Ok(case.mutate(games)?)
}

/// Changes every ruling in these files and folders in every way there is.
pub fn mutate_paths(paths: impl IntoIterator<Item = impl AsRef<Path>>, games: Games<'_>) -> Result<MutationReport, Unreadable> {
    let mut report = MutationReport::default();
    for path in collect(paths)? {
        report.rulings += 1;
        match mutate_file(&path, games) {
            Ok(Mutated { changes, unnoticed }) => {
                report.changes += changes;
                if !unnoticed.is_empty() {
                    report.unnoticed.push((path, unnoticed));
                }
            }
            Err(fault) => report.faults.push((path, fault)),
        }
    }
    Ok(report)
}

/// What came of changing rulings.
#[derive(Debug, Default)]
pub struct MutationReport {
    /// How many rulings there are.
    pub rulings: usize,
    /// In how many ways they were changed, all together.
    pub changes: usize,
    /// What some of them do not notice.
    pub unnoticed: Vec<(PathBuf, Vec<Unnoticed>)>,
    /// Those that do not even hold as they are, and why.
    pub faults: Vec<(PathBuf, Fault)>,
}

/// What is not noticed, and a line that sums up.
impl fmt::Display for MutationReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (path, fault) in &self.faults {
            writeln!(f, "{}: {fault}\n", path.display())?;
        }
        for (path, unnoticed) in &self.unnoticed {
            writeln!(f, "{}:", path.display())?;
            unnoticed.iter().try_for_each(|what| writeln!(f, "  {what}"))?;
        }
        let deaf = self.unnoticed.len();
        write!(f, "{} rulings were changed in {} ways; {deaf} of them do not notice something.", self.rulings, self.changes)
    }
}
