//! What is settled before a game of Port Royal.

use serde::{Deserialize, Serialize};
use table::{Field, FieldKind, Form, Preset, SetupError};

/// The settled terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The version of the rules.
    pub rules: u32,
    /// How many seats play: 2 to 5.
    pub seats: u8,
    /// Whose rulebook is followed where they differ.
    pub edition: Edition,
    /// What begins the last round.
    pub ending: Ending,
}

/// The two editions of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// A governor hired in this turn works from the next turn on.
    BigBox,
    /// A governor hired in this turn works at once.
    Classic,
}

/// What begins the last round, and who can win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Twelve points.
    Points,
    /// Twelve points and an expedition; only who has an expedition can win.
    Expedition,
}

impl Default for Setup {
    fn default() -> Self {
        Self { rules: Self::RULES, seats: 3, edition: Edition::BigBox, ending: Ending::Points }
    }
}

impl Setup {
    /// The newest version of the rules.
    pub const RULES: u32 = 1;

    /// Refuses what cannot be played.
    pub fn check(&self) -> Result<(), SetupError> {
        SetupError::check_rules(self.rules, Self::RULES)?;
        SetupError::check_seats(self.seats, 2..=5)
    }
}

impl table::Setup for Setup {
    fn seats(&self) -> u8 {
        self.seats
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn form() -> Form {
        let editions = vec![("big-box", "port-royal-edition-big-box"), ("classic", "port-royal-edition-classic")];
        let endings = vec![("points", "port-royal-ending-points"), ("expedition", "port-royal-ending-expedition")];
        Form {
            fields: vec![
                Field::new("seats", "port-royal-seats", FieldKind::Number { least: 2, most: 5 }),
                Field::new("edition", "port-royal-edition", FieldKind::Choice(editions)),
                Field::new("ending", "port-royal-ending", FieldKind::Choice(endings)),
            ],
            presets: vec![
                Preset { label: "port-royal-preset-first-game", setup: serde_json::json!({}) },
                Preset { label: "port-royal-preset-explorers", setup: serde_json::json!({"ending": "expedition"}) },
            ],
        }
    }
}
