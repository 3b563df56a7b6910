//! What a game says: a message id with typed arguments. The words themselves live in `locales/`.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// An identifier that is usually known when the program is built, and sometimes comes with a content file.
pub type Id = Cow<'static, str>;

/// One thing to say.
///
/// ```
/// use table::{Message, Seat};
///
/// let message = Message::new("pig-held").with("seat", Seat::one()).with("total", 12);
/// assert_eq!(message.id, "pig-held");
/// // The words are put to it by whoever shows it, in any language.
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Message {
    /// The message in `locales/`.
    pub id: Id,
    /// Its arguments, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(Id, Arg)>>")]
    pub args: Vec<(Id, Arg)>,
}

/// What may stand in a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A seat: shown as the name of whoever sits there.
    Seat(Seat),
    /// Something with a name of its own in `locales/`, which may need a grammatical case: the id of that name.
    Name(Id),
    /// Several such names, told one after the other.
    Names(Vec<Id>),
    /// Another message, said inside this one.
    Said(Box<Message>),
    /// Words that are not ours: a title from a content file, a name somebody typed.
    Text(String),
}

impl Message {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Self {
        Self { id: Cow::Borrowed(id), args: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        // Most have one or two, and many messages are kept.
        self.args.reserve_exact(1);
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }

    /// The message with one more argument that is a name in `locales/`.
    #[must_use]
    pub fn with_name(self, name: &'static str, id: impl Into<Id>) -> Self {
        self.with(name, Arg::Name(id.into()))
    }
}

/// For logs and failing tests; people read the rendered message.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        for (index, (name, arg)) in self.args.iter().enumerate() {
            let before = if index == 0 { " (" } else { ", " };
            write!(f, "{before}{name}: ")?;
            match arg {
                Arg::Number(number) => write!(f, "{number}")?,
                Arg::Seat(seat) => write!(f, "seat {seat}")?,
                Arg::Name(id) => f.write_str(id)?,
                Arg::Names(ids) => f.write_str(&ids.join(" "))?,
                Arg::Said(message) => write!(f, "{message}")?,
                Arg::Text(text) => f.write_str(text)?,
            }
        }
        if self.args.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Said(Box::new(message))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        }
    )*};
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

/// The kind of an argument, so that every message can be tried in every language before anybody needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgKind {
    /// [`Arg::Number`].
    Number,
    /// [`Arg::Seat`].
    Seat,
    /// [`Arg::Name`] or [`Arg::Names`].
    Name,
    /// [`Arg::Said`].
    Said,
    /// [`Arg::Text`].
    Text,
}

/// A message a game can speak, and what it is told with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageSpec {
    /// The id in `locales/`.
    pub id: &'static str,
    /// Names and kinds of the arguments.
    pub args: &'static [(&'static str, ArgKind)],
    /// Is this the name of something (with its cases), rather than a thing said?
    pub is_name: bool,
    /// The section of the game's rulebook that tells the rule behind it: every reason and every question has one.
    pub section: Option<&'static str>,
}

impl MessageSpec {
    /// The same message; this section of the rulebook tells the rule behind it.
    #[must_use]
    pub const fn told_in(self, section: &'static str) -> Self {
        Self { section: Some(section), ..self }
    }
}

/// Declares a message with its arguments.
///
/// ```
/// use table::{ArgKind, MessageSpec, names, says};
///
/// const MESSAGES: &[MessageSpec] = &[names("pig"), says("pig-held", &[("seat", ArgKind::Seat), ("total", ArgKind::Number)])];
/// assert!(MESSAGES[0].is_name && MESSAGES[1].args.len() == 2);
/// ```
pub const fn says(id: &'static str, args: &'static [(&'static str, ArgKind)]) -> MessageSpec {
    MessageSpec { id, args, is_name: false, section: None }
}

/// Declares the name of something.
pub const fn names(id: &'static str) -> MessageSpec {
    MessageSpec { id, args: &[], is_name: true, section: None }
}

/// The messages the table itself speaks, whatever the game.
pub const MESSAGES: &[MessageSpec] = &[
    says("table-game-over", &[]),
    says("table-not-your-turn", &[]),
    says("table-nothing-to-undo", &[]),
    says("table-not-legal", &[]),
    says("table-line-too-far", &[]),
    says("table-not-understood", &[("text", ArgKind::Text)]),
    says("table-cannot-advise", &[]),
    says("table-unknown-rules", &[("rules", ArgKind::Number), ("known", ArgKind::Number)]),
    says("table-wrong-seats", &[("seats", ArgKind::Number), ("least", ArgKind::Number), ("most", ArgKind::Number)]),
    says("table-setup-unreadable", &[("why", ArgKind::Text)]),
    says("table-out-of-range", &[("field", ArgKind::Said), ("least", ArgKind::Number), ("most", ArgKind::Number)]),
    says("table-for-tournaments", &[]),
    says("table-first", &[]),
    says("table-first-help", &[]),
    says("table-first-drawn", &[]),
    says("table-first-seat-1", &[]),
    says("table-first-seat-2", &[]),
    says("table-first-seat-3", &[]),
    says("table-first-seat-4", &[]),
    says("table-first-seat-5", &[]),
    says("table-first-seat-6", &[]),
    says("table-first-seat-7", &[]),
    says("table-first-seat-8", &[]),
    says("table-first-is-nobody", &[("number", ArgKind::Number), ("seats", ArgKind::Number)]),
    says("table-chosen-at-random", &[]),
    says("table-only-choice", &[]),
    says("table-nothing-else", &[]),
    says("table-thought", &[("share", ArgKind::Number), ("games", ArgKind::Number)]),
    says("table-thought-best", &[("share", ArgKind::Number), ("next", ArgKind::Number), ("games", ArgKind::Number)]),
    says("table-thought-even", &[("share", ArgKind::Number), ("games", ArgKind::Number)]),
    says("table-wins-at-once", &[]),
    says("table-brings-points", &[("points", ArgKind::Number)]),
    says("table-reasons", &[("first", ArgKind::Said), ("then", ArgKind::Said)]),
    says("table-undone", &[("seat", ArgKind::Seat)]),
];

/// Why an action is not allowed, in terms a player understands. The state is as it was before.
///
/// ```
/// use table::Illegal;
///
/// let why = Illegal::because("pig-roll-first");
/// assert_eq!(why.0.id, "pig-roll-first");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[error("{0}")]
pub struct Illegal(pub Message);

impl Illegal {
    /// A reason without arguments.
    pub const fn because(id: &'static str) -> Self {
        Self(Message::new(id))
    }

    /// The game is over: nobody may do anything any more.
    pub const fn game_over() -> Self {
        Self::because("table-game-over")
    }

    /// Others are awaited.
    pub const fn not_your_turn() -> Self {
        Self::because("table-not-your-turn")
    }

    /// The action never fits this moment, and no better reason can be given.
    pub const fn not_legal() -> Self {
        Self::because("table-not-legal")
    }
}

/// A text that should have been an action's notation and is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not an action of this game")]
pub struct NotAnAction {
    /// The beginning of what was read.
    pub text: String,
}

impl NotAnAction {
    /// Keeps the beginning of what was read, for the answer.
    pub fn reading(text: &str) -> Self {
        Self { text: text.chars().take(60).collect() }
    }
}

impl From<NotAnAction> for Illegal {
    fn from(error: NotAnAction) -> Self {
        Self(Message::new("table-not-understood").with("text", Arg::Text(error.text)))
    }
}
