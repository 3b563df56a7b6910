//! What a seat can do, and how it is written.

use std::fmt;
use std::str::FromStr;

use table::NotAnAction;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Roll the die.
    Roll,
    /// Keep what was rolled in this turn, and pass the die on.
    Hold,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Roll => "roll",
            Self::Hold => "hold",
        })
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        match text {
            "roll" => Ok(Self::Roll),
            "hold" => Ok(Self::Hold),
            _ => Err(NotAnAction::reading(text)),
        }
    }
}
