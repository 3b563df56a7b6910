//! What is settled before a game of Port Royal: which of the box's games is played, with which cards mixed in.

use serde::{Deserialize, Serialize};
use table::{Field, FieldKind, Form, Message, Preset, SetupError};

use crate::decks::Deck;

/// The settled terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The version of the rules.
    pub rules: u32,
    /// How many seats play: 2 to 5, as the mode allows.
    pub seats: u8,
    /// Which game of the box is played.
    pub mode: Mode,
    /// Which further cards are shuffled into the deck.
    pub with: Vec<Extra>,
    /// Whose rulebook is followed where they differ.
    pub edition: Edition,
    /// What begins the last round.
    pub ending: Ending,
}

/// The games of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// The base game.
    Base,
    /// Set Sail!, the short game with a deck of its own.
    SetSail,
    /// Everybody for themselves, with four contracts.
    Contracts,
    /// All together or alone against the clock, with contracts.
    CooperativeContracts,
}

/// Cards that can be shuffled into a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Extra {
    /// The twenty combinable cards of Set Sail!
    SetSail,
    /// The people and ships of the Contracts set.
    ContractCards,
    /// The promotional gamblers.
    Gamblers,
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
    /// Twelve points; in Set Sail! eight.
    Points,
    /// Twelve points and an expedition; only who has an expedition can win.
    Expedition,
}

impl Default for Setup {
    fn default() -> Self {
        Self { rules: Self::RULES, seats: 3, mode: Mode::Base, with: Vec::new(), edition: Edition::BigBox, ending: Ending::Points }
    }
}

impl Setup {
    /// The newest version of the rules.
    pub const RULES: u32 = 1;

    /// Refuses what cannot be played.
    pub fn check(&self) -> Result<(), SetupError> {
        SetupError::check_rules(self.rules, Self::RULES)?;
        SetupError::check_seats(self.seats, self.mode.seats())?;
        for (index, extra) in self.with.iter().enumerate() {
            if self.with[..index].contains(extra) {
                return Err(SetupError::new("with", Message::new("port-royal-mixed-in-twice")));
            }
        }
        if self.mode == Mode::SetSail && !self.with.is_empty() {
            return Err(SetupError::new("with", Message::new("port-royal-set-sail-alone")));
        }
        if self.mode.has_contracts() && self.with.contains(&Extra::ContractCards) {
            return Err(SetupError::new("with", Message::new("port-royal-contract-cards-are-in")));
        }
        if self.ending == Ending::Expedition {
            match self.mode {
                Mode::SetSail => return Err(SetupError::new("ending", Message::new("port-royal-no-expeditions"))),
                Mode::CooperativeContracts => return Err(SetupError::new("ending", Message::new("port-royal-no-such-ending"))),
                Mode::Base | Mode::Contracts => {}
            }
        }
        Ok(())
    }

    /// The decks that are shuffled together.
    pub(crate) fn decks(&self) -> impl Iterator<Item = Deck> {
        let mode = self.mode;
        let has = |extra: Extra| self.with.contains(&extra);
        [
            (Deck::Base, mode != Mode::SetSail),
            (Deck::SetSailMix, mode == Mode::SetSail || has(Extra::SetSail)),
            (Deck::SetSailOnly, mode == Mode::SetSail),
            (Deck::ContractCards, mode.has_contracts() || has(Extra::ContractCards)),
            (Deck::Gamblers, has(Extra::Gamblers)),
        ]
        .into_iter()
        .filter_map(|(deck, is_in)| is_in.then_some(deck))
    }

    /// Does the expedition for five seats lie open?
    pub(crate) fn has_five_seat_expedition(&self) -> bool {
        self.seats == 5
    }
}

impl Mode {
    /// How many seats can play.
    pub const fn seats(self) -> std::ops::RangeInclusive<u8> {
        match self {
            Self::Base | Self::Contracts => 2..=5,
            Self::SetSail => 2..=4,
            Self::CooperativeContracts => 1..=5,
        }
    }

    /// Is it played with contracts?
    pub const fn has_contracts(self) -> bool {
        matches!(self, Self::Contracts | Self::CooperativeContracts)
    }

    /// Do all win or lose together?
    pub const fn is_cooperative(self) -> bool {
        matches!(self, Self::CooperativeContracts)
    }

    /// The points that begin the last round.
    pub(crate) const fn goal(self) -> u8 {
        match self {
            Self::SetSail => 8,
            _ => 12,
        }
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
        let modes = vec![
            ("base", "port-royal-mode-base"),
            ("set-sail", "port-royal-mode-set-sail"),
            ("contracts", "port-royal-mode-contracts"),
            ("cooperative-contracts", "port-royal-mode-cooperative-contracts"),
        ];
        let extras = vec![
            ("set-sail", "port-royal-with-set-sail"),
            ("contract-cards", "port-royal-with-contract-cards"),
            ("gamblers", "port-royal-with-gamblers"),
        ];
        let editions = vec![("big-box", "port-royal-edition-big-box"), ("classic", "port-royal-edition-classic")];
        let endings = vec![("points", "port-royal-ending-points"), ("expedition", "port-royal-ending-expedition")];
        let preset = |label, setup| Preset { label, setup };
        Form {
            fields: vec![
                Field::new("mode", "port-royal-mode", FieldKind::Choice(modes)),
                Field::new("seats", "port-royal-seats", FieldKind::Number { least: 1, most: 5 }),
                Field::new("with", "port-royal-with", FieldKind::Choices(extras))
                    .only_if("mode", ["base", "contracts", "cooperative-contracts"].map(Into::into)),
                Field::new("ending", "port-royal-ending", FieldKind::Choice(endings))
                    .only_if("mode", ["base", "contracts"].map(Into::into)),
                Field::new("edition", "port-royal-edition", FieldKind::Choice(editions)),
            ],
            presets: vec![
                preset("port-royal-preset-first-game", serde_json::json!({})),
                preset("port-royal-preset-explorers", serde_json::json!({"ending": "expedition"})),
                preset("port-royal-preset-set-sail", serde_json::json!({"mode": "set-sail"})),
                preset("port-royal-preset-contracts", serde_json::json!({"mode": "contracts"})),
                preset("port-royal-preset-together", serde_json::json!({"mode": "cooperative-contracts"})),
                preset("port-royal-preset-alone", serde_json::json!({"mode": "cooperative-contracts", "seats": 1})),
                preset(
                    "port-royal-preset-full-harbour",
                    serde_json::json!({"mode": "contracts", "seats": 4, "with": ["set-sail", "gamblers"]}),
                ),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Setup as _;

    use super::*;

    #[test]
    fn every_preset_can_be_played() {
        for preset in Setup::form().presets {
            let setup: Setup = serde_json::from_value(preset.setup).expect("a setup");
            assert_eq!(setup.check(), Ok(()), "{}", preset.label);
        }
    }
}
