//! What can happen at a table: the entries of its log, the terms it was opened with, and the commands that people send.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;
use utoipa::ToSchema;

/// One entry of a table's log. The log is the truth: a table is what its entries make of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry {
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: String,
        /// Under which name.
        name: String,
    },
    /// A bot sat down.
    BotSat {
        /// Where.
        seat: Seat,
        /// Its level.
        bot: String,
    },
    /// A seat is free again, before the start.
    StoodUp {
        /// Which.
        seat: Seat,
    },
    /// A seat added its own salt to the shuffle.
    Salted {
        /// Which.
        seat: Seat,
        /// What.
        salt: String,
    },
    /// The game began.
    Started {
        /// Bots of this level took the seats that were still open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fill: Option<String>,
    },
    /// A seat acted.
    Played {
        /// Which.
        seat: Seat,
        /// One action, or a long line's.
        actions: Vec<String>,
        /// Who decided.
        #[serde(default, skip_serializing_if = "Hand::is_person")]
        by: Hand,
    },
    /// A seat took back its last actions.
    TookBack {
        /// Which.
        seat: Seat,
        /// How many: one that was chosen, and those that followed from it without a choice.
        times: usize,
    },
    /// A bot plays for a seat.
    TakenOver {
        /// Which.
        seat: Seat,
        /// Why.
        why: Why,
    },
    /// Whoever sits there plays again.
    Returned {
        /// Where.
        seat: Seat,
    },
    /// Nobody could play for a while: that time does not count.
    ClockStopped {
        /// Since when, in milliseconds since 1970.
        since: i64,
    },
    /// Somebody said something.
    Said {
        /// Who.
        person: String,
        /// Under which name.
        name: String,
        /// What.
        text: String,
    },
    /// Somebody may not speak here, or may again.
    Muted {
        /// Who.
        person: String,
        /// Under which name.
        name: String,
        /// May they not?
        muted: bool,
    },
    /// A seat would like to end the game here, or no longer would.
    Vote {
        /// Which.
        seat: Seat,
        /// Would it?
        abandon: bool,
    },
    /// The host closed the table.
    Closed,
    /// The same people play again at another table.
    Rematched {
        /// Which.
        table: String,
    },
    /// The same people play the next game of their campaign at another table.
    Continued {
        /// Which.
        table: String,
    },
}

/// Who decided an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// Whoever sits there.
    #[default]
    Person,
    /// A bot.
    Bot,
    /// Nobody: there was only one option, and everybody could see it.
    Nobody,
}

impl Hand {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    fn is_person(&self) -> bool {
        *self == Self::Person
    }
}

/// Why a bot plays for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// They left.
    Left,
    /// Their clock ran out.
    Clock,
    /// They gave up, for good.
    Resigned,
}

/// What is settled when a table is opened.
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own in one dialog")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The game's setup; see the game's form.
    #[serde(default = "empty")]
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub setup: Value,
    /// What each seat is at first; missing ones are open.
    #[serde(default)]
    pub seats: Vec<SeatTerms>,
    /// In public lists? Otherwise whoever knows the link finds it.
    #[serde(default)]
    pub public: bool,
    /// Does the result count for ratings? Then people with claimed names play, one seat each, without hints; and for whom a bot plays
    /// at the end, comes last.
    #[serde(default)]
    pub rated: bool,
    /// Are options played by themselves where everybody can see that there is only one?
    #[serde(default = "yes")]
    pub automatic: bool,
    /// May people without a seat look on?
    #[serde(default = "yes")]
    pub onlookers: bool,
    /// How long seats may think.
    #[serde(default)]
    pub clock: Clock,
    /// The campaign it is a game of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub campaign: Option<String>,
}

const fn yes() -> bool {
    true
}

fn empty() -> Value {
    Value::Object(serde_json::Map::new())
}

/// What a seat is when the table is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, ts_rs::TS)]
#[serde(tag = "is", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatTerms {
    /// Anybody may sit down.
    Open,
    /// Only who has the invitation.
    Invited,
    /// A bot sits there.
    Bot {
        /// Its level.
        bot: String,
    },
}

/// How long seats may think. When the time is up, a bot plays for the seat until whoever sits there comes back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, ts_rs::TS)]
#[serde(tag = "is", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long each time they are asked: hours or days.
    Turn {
        /// How long.
        seconds: u32,
    },
    /// So long for the whole game, and a little more each time they are asked.
    Bank {
        /// How long for the game.
        seconds: u32,
        /// How much more each time.
        increment: u32,
    },
}

impl Clock {
    /// A clock somebody can play with: a year at most.
    pub const fn is_sensible(self) -> bool {
        const YEAR: u32 = 366 * 24 * 3600;
        match self {
            Self::None => true,
            Self::Turn { seconds } => seconds >= 5 && seconds <= YEAR,
            Self::Bank { seconds, increment } => seconds >= 5 && seconds <= YEAR && increment <= YEAR,
        }
    }
}

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
        /// Which.
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
        /// What.
        #[schema(min_length = 1, max_length = 500)]
        text: String,
    },
    /// The owner mutes somebody, or lets them speak again.
    Mute {
        /// Who.
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
