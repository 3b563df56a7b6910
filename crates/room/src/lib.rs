//! A table as its log makes it, without any I/O: what can happen there, who sits where, whose clock runs, and what each viewer is
//! shown. A server keeps logs and carries messages; everything a table *is* stands here, and runs wherever Rust does, in a browser
//! too.
//!
//! - [`Entry`]: one thing that happened; the log of numbered entries is the truth. [`Command`]: what somebody asks for.
//! - [`Room`]: what a log makes of a table, a pure function. It drafts the entry a command amounts to, applies entries, and says what
//!   is due by itself.
//! - [`shown`]: what one viewer is sent of it.
//! - [`Refusal`]: why something cannot be done, with a kind for programs and a message for people.

mod clock;
mod command;
mod entry;
pub mod ids;
#[cfg(test)]
mod leaks;
pub mod limits;
mod log;
#[cfg(test)]
mod memory;
mod messages;
mod refusal;
mod room;
pub mod shown;
mod terms;

pub use clock::Clocks;
pub use command::Command;
pub use entry::{Entry, Hand, Why};
pub use log::{Stored, Unreadable};
pub use messages::MESSAGES;
pub use refusal::{Refusal, RefusalKind};
pub use room::{
    Due, Holder, Phase, Place, Placed, Projection, Room, SUBSTITUTE, SeatResult, Told, WHO_LEFT, bad_rig, check_bot, lay_out,
};
pub use terms::{Clock, Opening, SeatTerms, Terms};
