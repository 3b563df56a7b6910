//! What people ask for at a table.

use serde::{Deserialize, Serialize};
use table::Seat;
use utoipa::ToSchema;

/// What people do at a table, over HTTP and WebSocket alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, ts_rs::TS)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(optional_fields)]
pub enum Command {
    /// Sit down, on the first open seat or on this one. Several people at one screen sit down one after the other.
    Sit {
        /// Where.
        #[serde(default)]
        #[schema(value_type = Option<u8>, minimum = 1, maximum = 8)]
        seat: Option<Seat>,
        /// The seat's invitation, if it needs one.
        #[serde(default)]
        invitation: Option<String>,
        /// Another name than one's own, for a second person at the same screen.
        #[serde(default)]
        #[schema(min_length = 1, max_length = 24)]
        name: Option<String>,
    },
    /// Before the start the owner puts a bot on an open seat.
    SeatBot {
        /// Where.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
        /// Its level.
        bot: String,
    },
    /// Before the start the owner frees a seat.
    Free {
        /// The seat.
        #[schema(value_type = u8, minimum = 1, maximum = 8)]
        seat: Seat,
    },
    /// Leave: before the start the seat is open again; later a bot plays for it until one returns.
    Leave {
        /// Which seat, if one has several.
        #[serde(default)]
        #[schema(value_type = Option<u8>, minimum = 1, maximum = 8)]
        seat: Option<Seat>,
    },
    /// Before the start, add a salt of one's own to the shuffle.
    Salt {
        /// Which seat, if one has several.
        #[serde(default)]
        #[schema(value_type = Option<u8>, minimum = 1, maximum = 8)]
        seat: Option<Seat>,
        /// Any text nobody else can foresee.
        #[schema(min_length = 1, max_length = 64)]
        salt: String,
    },
    /// The owner starts the game.
    Start {
        /// Bots of this level take the seats that are still open.
        #[serde(default)]
        fill: Option<String>,
    },
    /// Act, in notation: one action, or a long line that the game splits.
    Play {
        /// Which seat, if one has several.
        #[serde(default)]
        #[schema(value_type = Option<u8>, minimum = 1, maximum = 8)]
        seat: Option<Seat>,
        /// The notation.
        #[schema(max_length = 1000)]
        line: String,
    },
    /// Take back the last action.
    Undo {
        /// Which seat, if one has several.
        #[serde(default)]
        #[schema(value_type = Option<u8>, minimum = 1, maximum = 8)]
        seat: Option<Seat>,
    },
    /// Play again, after leaving or running out of time.
    Return {
        /// Which seat, if one has several.
        #[serde(default)]
        #[schema(value_type = Option<u8>, minimum = 1, maximum = 8)]
        seat: Option<Seat>,
    },
    /// Give up: a bot plays to the end, and the seat comes last.
    Resign {
        /// Which seat, if one has several.
        #[serde(default)]
        #[schema(value_type = Option<u8>, minimum = 1, maximum = 8)]
        seat: Option<Seat>,
    },
    /// Agree to end the game here, or no longer. It ends when everybody who still plays agrees.
    Abandon {
        /// Which seat, if one has several.
        #[serde(default)]
        #[schema(value_type = Option<u8>, minimum = 1, maximum = 8)]
        seat: Option<Seat>,
        /// Agree?
        agree: bool,
    },
    /// Say something to everybody at the table.
    Say {
        /// The text.
        #[schema(min_length = 1, max_length = 500)]
        text: String,
    },
    /// The owner mutes somebody, or lets them speak again.
    Mute {
        /// The person's id.
        person: String,
        /// Mute?
        muted: bool,
    },
    /// After the end: the same people, each one seat further, at a new table.
    Rematch,
    /// After the end of a campaign's game: the same people, at the table of the next one.
    Continue,
}

impl Command {
    /// What it is called.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Sit { .. } => "sit",
            Self::SeatBot { .. } => "seat-bot",
            Self::Free { .. } => "free",
            Self::Leave { .. } => "leave",
            Self::Salt { .. } => "salt",
            Self::Start { .. } => "start",
            Self::Play { .. } => "play",
            Self::Undo { .. } => "undo",
            Self::Return { .. } => "return",
            Self::Resign { .. } => "resign",
            Self::Abandon { .. } => "abandon",
            Self::Say { .. } => "say",
            Self::Mute { .. } => "mute",
            Self::Rematch => "rematch",
            Self::Continue => "continue",
        }
    }

    /// The seat it names.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Leave { seat }
            | Self::Salt { seat, .. }
            | Self::Play { seat, .. }
            | Self::Undo { seat }
            | Self::Return { seat }
            | Self::Resign { seat }
            | Self::Abandon { seat, .. } => *seat,
            Self::Sit { .. }
            | Self::SeatBot { .. }
            | Self::Free { .. }
            | Self::Start { .. }
            | Self::Say { .. }
            | Self::Mute { .. }
            | Self::Rematch
            | Self::Continue => None,
        }
    }
}
