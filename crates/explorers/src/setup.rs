//! What is settled before a game of Explorers & Pirates.

use serde::{Deserialize, Serialize};
use table::{Field, FieldKind, First, Form, Preset, SetupError};

use crate::why::Why;

/// The settled terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The version of the rules.
    pub rules: u32,
    /// How many seats play: 2 to 4.
    pub seats: u8,
    /// The scenario, 1 to 5.
    pub scenario: u8,
    /// Is the starting island shuffled in the second scenario? In the first it never is, in the later ones always.
    pub shuffled_island: bool,
    /// What the third spice village does.
    pub better_trader: BetterTrader,
    /// How many offers a seat may make to the others in a turn; 0 for a game without trade between seats.
    pub offers: u8,
    /// The numbers on the six pirate-lair tokens. House values: the printed ones are not known.
    pub lair_numbers: [u8; 6],
    /// The game ends after this many rounds; 0 for never.
    pub round_limit: u16,
    /// Who begins.
    pub first: First,
}

/// The two readings of the third spice village.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BetterTrader {
    /// Buy a resource for 1 gold.
    Buys,
    /// Sell a resource for 1 gold.
    Sells,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            rules: Self::RULES,
            seats: 4,
            scenario: 1,
            shuffled_island: false,
            better_trader: BetterTrader::Buys,
            offers: 3,
            lair_numbers: [3, 4, 5, 9, 10, 11],
            round_limit: 0,
            first: First::default(),
        }
    }
}

impl Setup {
    /// The newest version of the rules.
    pub const RULES: u32 = 1;
    /// The most offers a turn may have.
    const MOST_OFFERS: u8 = 20;

    /// Refuses what cannot be played.
    pub fn check(&self) -> Result<(), SetupError> {
        SetupError::check_rules(self.rules, Self::RULES)?;
        SetupError::check_seats(self.seats, 2..=4)?;
        self.first.check(self.seats)?;
        if !(1..=5).contains(&self.scenario) {
            return Err(SetupError::new("scenario", Why::NoSuchScenario { scenario: self.scenario }));
        }
        if self.offers > Self::MOST_OFFERS {
            return Err(SetupError::new("offers", Why::TooManyOffers { most: Self::MOST_OFFERS }));
        }
        if self.lair_numbers.iter().any(|number| !(2..=12).contains(number) || *number == 7) {
            return Err(SetupError::new("lair_numbers", Why::BadLairNumber));
        }
        Ok(())
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
        let scenario = |number: i64, label| Preset { label, setup: serde_json::json!({"scenario": number}) };
        let traders = vec![("buys", "explorers-better-trader-buys"), ("sells", "explorers-better-trader-sells")];
        Form {
            fields: vec![
                Field::new("seats", "explorers-seats", FieldKind::Number { least: 2, most: 4 }),
                Field::new("scenario", "explorers-scenario", FieldKind::Number { least: 1, most: 5 }),
                Field::new("shuffled_island", "explorers-shuffled-island", FieldKind::Flag).only_if("scenario", [2.into()]),
                Field::new("better_trader", "explorers-better-trader-rule", FieldKind::Choice(traders))
                    .only_if("scenario", [4.into(), 5.into()]),
                Field::new("offers", "explorers-offers", FieldKind::Number { least: 0, most: Self::MOST_OFFERS.into() }),
                Field::new("round_limit", "explorers-round-limit", FieldKind::Number { least: 0, most: 1000 }),
                First::field(4),
            ],
            warnings: Vec::new(),
            presets: vec![
                scenario(1, "explorers-preset-land-ho"),
                scenario(2, "explorers-preset-pirate-lairs"),
                scenario(3, "explorers-preset-fish"),
                scenario(4, "explorers-preset-spices"),
                scenario(5, "explorers-preset-explorers-and-pirates"),
            ],
        }
    }
}
