//! What is settled before a game.

use serde::{Deserialize, Serialize};
use table::{Field, FieldKind, First, Form, Message, Preset, SetupError};

/// The settled terms. Whatever a record or a ruling does not say is as in the default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The version of the rules.
    pub rules: u32,
    /// How many seats play.
    pub seats: u8,
    /// How many points win.
    pub goal: u16,
    /// Who begins.
    pub first: First,
}

impl Default for Setup {
    fn default() -> Self {
        Self { rules: Self::RULES, seats: 2, goal: 100, first: First::default() }
    }
}

impl Setup {
    /// The newest version of the rules.
    pub const RULES: u32 = 1;
    const MOST_SEATS: u8 = 6;
    const GOALS: std::ops::RangeInclusive<u16> = 20..=200;

    /// Refuses what cannot be played.
    pub fn check(&self) -> Result<(), SetupError> {
        SetupError::check_rules(self.rules, Self::RULES)?;
        SetupError::check_seats(self.seats, 2..=Self::MOST_SEATS)?;
        if !Self::GOALS.contains(&self.goal) {
            let refused = Message::new("pig-no-such-goal").with("least", *Self::GOALS.start()).with("most", *Self::GOALS.end());
            return Err(SetupError::new("goal", refused));
        }
        self.first.check(self.seats)
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
        let goal = FieldKind::Number { least: (*Self::GOALS.start()).into(), most: (*Self::GOALS.end()).into() };
        Form {
            fields: vec![
                Field::new("seats", "pig-seats", FieldKind::Number { least: 2, most: Self::MOST_SEATS.into() }),
                Field::new("goal", "pig-goal", goal),
                First::field(Self::MOST_SEATS),
            ],
            presets: vec![
                Preset { label: "pig-preset-usual", setup: serde_json::json!({}) },
                Preset { label: "pig-preset-short", setup: serde_json::json!({ "goal": 50 }) },
            ],
            warnings: Vec::new(),
        }
    }
}
