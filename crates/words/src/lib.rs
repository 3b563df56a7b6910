//! Everything a person reads, in every language of the table.
//!
//! A game speaks in [`Message`](table::Message)s: ids with typed arguments. The words for them are Fluent files in `locales/`, one
//! folder a language, and travel inside the program. [`Words`] puts a message into words; [`check`] finds what is missing, unused
//! or wrong before anybody reads it, and [`read`] says everything once to whoever translates. How the files are written is told in
//! `locales/README.md`.

mod check;
#[cfg(test)]
mod fixtures;
mod language;
mod locale;
mod read;
mod say;

pub use check::{Fault, Wrong, check, check_file};
pub use language::{Language, NotALanguage};
pub use read::{Reading, listen, read};
pub use say::{SeatNames, Words};

use table::{ArgKind, MessageSpec, says};

/// The messages this crate itself needs, in order to list things and to name a seat where nobody sits. [`check`] knows them.
pub const MESSAGES: &[MessageSpec] = &[
    says("list-none", &[]),
    says("list-two", &[("first", ArgKind::Text), ("last", ArgKind::Text)]),
    says("list-many", &[("first", ArgKind::Text), ("rest", ArgKind::Text)]),
    says("list-several", &[("count", ArgKind::Number), ("name", ArgKind::Text)]),
    says("seat-unnamed", &[("number", ArgKind::Number)]),
];
