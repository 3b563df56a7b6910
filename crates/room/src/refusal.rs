//! Why something is refused: a kind for programs, and a message for people.

use table::{Arg, Illegal, Message};

/// A refused request. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What kind of refusal, for programs.
    pub kind: RefusalKind,
    /// Why, in words.
    pub message: Message,
}

/// The kinds of refusals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusalKind {
    /// The request makes no sense, or cannot be read.
    Invalid,
    /// Nobody has come in yet.
    Unknown,
    /// Whoever asks may not.
    Forbidden,
    /// It is about something that is not there.
    Missing,
    /// It does not fit the moment.
    Conflict,
    /// There were too many requests.
    TooFast,
    /// It cannot be done now, through no fault of whoever asks: the same request may go well in a moment.
    Trouble,
}

impl Refusal {
    /// A request that makes no sense.
    pub const fn invalid(id: &'static str) -> Self {
        Self::new(RefusalKind::Invalid, Message::new(id))
    }

    /// A request of somebody who may not.
    pub const fn forbidden(id: &'static str) -> Self {
        Self::new(RefusalKind::Forbidden, Message::new(id))
    }

    /// A request for something that is not there.
    pub const fn missing(id: &'static str) -> Self {
        Self::new(RefusalKind::Missing, Message::new(id))
    }

    /// A request that does not fit the moment.
    pub const fn conflict(id: &'static str) -> Self {
        Self::new(RefusalKind::Conflict, Message::new(id))
    }

    /// Too many requests.
    pub const fn too_fast() -> Self {
        Self::new(RefusalKind::TooFast, Message::new("server-too-fast"))
    }

    /// Nobody has come in yet.
    pub const fn come_in_first() -> Self {
        Self::new(RefusalKind::Unknown, Message::new("server-come-in-first"))
    }

    /// It cannot be done now.
    pub const fn trouble() -> Self {
        Self::new(RefusalKind::Trouble, Message::new("server-trouble"))
    }

    /// A text with too many characters.
    pub fn too_long(most: usize) -> Self {
        Self::new(RefusalKind::Invalid, Message::new("server-too-long").with("most", most as i64))
    }

    /// A request that cannot be read.
    pub fn unreadable(why: String) -> Self {
        Self::new(RefusalKind::Invalid, Message::new("server-unreadable").with("why", Arg::Text(why)))
    }

    /// A kind with its message.
    pub const fn new(kind: RefusalKind, message: Message) -> Self {
        Self { kind, message }
    }
}

impl From<Illegal> for Refusal {
    fn from(Illegal(message): Illegal) -> Self {
        Self::new(RefusalKind::Conflict, message)
    }
}
