//! Rulebook cases as files, and the runner that checks an engine against them.
//!
//! A ruling is one case from a rulebook: a rigged position, what is played or refused, and what must hold then, as a small TOML
//! file. The format is described in `rulings/README.md`, for people who know the game and no Rust.
//!
//! [`Case`] is one such file, and [`run_paths`] runs files and folders. [`Case::show`] is a case to look at, step by step. [`Case::mutate`] asks of a case whether it tests anything at
//! all. With the feature `trials`, the function of that name makes each file a test of its own.

mod case;
mod compare;
mod files;
mod mutate;
mod run;
mod show;
#[cfg(feature = "trials")]
mod trials;

pub use case::{Case, CaseError};
pub use compare::Mismatch;
pub use files::{Fault, MutationReport, Report, Unreadable, collect, mutate_file, mutate_paths, run_file, run_paths};
pub use mutate::{Mutated, Unnoticed};
pub use run::{Failure, Place, Wrong};
pub use show::{Refused, Stage};
#[cfg(feature = "trials")]
pub use trials::trials;

/// Finds a game by its name.
pub type Games<'a> = &'a dyn Fn(&str) -> Option<&'static dyn table::AnyGame>;
