//! What is settled when a table is opened, for good.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Seed, Written};
use utoipa::ToSchema;

/// Everything about a table that never changes.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// Which table.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// What was settled.
    pub terms: Terms,
    /// From which, with the seats' salts, the seed is made. Where the shuffle is known, it is the seed.
    pub secret: Seed,
    /// Who opened it.
    pub owner: String,
    /// When, in milliseconds since 1970.
    pub created: i64,
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
    pub setup: Written,
    /// What each seat is at first; missing ones are open.
    #[serde(default)]
    pub seats: Vec<SeatTerms>,
    /// What is laid out by hand, in place of how the game begins: for practice, from an example or a question of the rules. Such a table
    /// is in no list, and counts for nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub rig: Option<Value>,
    /// The seed the game is dealt from, 1 to 64 hexadecimal digits, for a table with a known shuffle: bots take their chance from it too,
    /// so the same moves always make the same game. Anyone may read it, so such a table is never rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, pattern = "^[0-9a-fA-F]{1,64}$")]
    #[ts(optional, type = "string")]
    pub seed: Option<Seed>,
    /// Lines of a record (`1: hire sailor 3/1`) that are played before anybody sits down: for practice from the middle of a recorded game, which
    /// begins with the rig or the seed. Such a table is in no list, and counts for nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub played: Vec<String>,
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

impl Terms {
    /// Does it begin elsewhere than the rules say, for practice?
    pub fn is_practice(&self) -> bool {
        self.rig.is_some() || !self.played.is_empty()
    }
}

const fn yes() -> bool {
    true
}

fn empty() -> Written {
    Written::of(&serde_json::Map::new())
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
    /// The same time whenever they are asked: hours or days.
    Turn {
        /// How long.
        seconds: u32,
    },
    /// One time for the whole game, and a little more whenever they are asked.
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
