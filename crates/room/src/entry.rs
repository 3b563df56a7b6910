//! What can happen at a table: the entries of its log.

use serde::{Deserialize, Serialize};
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
        /// The person's id.
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
        /// The seat.
        seat: Seat,
    },
    /// A seat added its own salt to the shuffle.
    Salted {
        /// The seat.
        seat: Seat,
        /// The salt.
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
        /// The seat.
        seat: Seat,
        /// One action, or a long line's.
        actions: Vec<String>,
        /// Who decided.
        #[serde(default, skip_serializing_if = "Hand::is_person")]
        by: Hand,
    },
    /// A seat took back its last actions.
    TookBack {
        /// The seat.
        seat: Seat,
        /// How many: one that was chosen, and those that followed from it without a choice.
        times: usize,
    },
    /// A bot plays for a seat.
    TakenOver {
        /// The seat.
        seat: Seat,
        /// Why.
        why: Why,
    },
    /// Whoever sits there plays again.
    Returned {
        /// Where.
        seat: Seat,
    },
    /// Nobody could play for a while: that time is nobody's.
    ClockStopped {
        /// Since when, in milliseconds since 1970.
        since: i64,
        /// How much of the time since the entry before it does not count, in milliseconds; without it, all since then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uncounted: Option<i64>,
    },
    /// Somebody said something.
    Said {
        /// The person's id.
        person: String,
        /// Under which name.
        name: String,
        /// The text.
        text: String,
    },
    /// Somebody may not speak here, or may again.
    Muted {
        /// The person's id.
        person: String,
        /// Under which name.
        name: String,
        /// May they not?
        muted: bool,
    },
    /// A seat would like to end the game here, or no longer would.
    Vote {
        /// The seat.
        seat: Seat,
        /// Would it?
        abandon: bool,
    },
    /// The host closed the table.
    Closed,
    /// The same people play again at another table.
    Rematched {
        /// The table's id.
        table: String,
    },
    /// The same people play the next game of their campaign at another table.
    Continued {
        /// The table's id.
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
