//! What is settled before a game of Port Royal: which of the box's games is played, with which cards mixed in.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Arg, Field, FieldKind, First, Form, Message, Preset, SetupError, Warning};

use crate::adventure::content::{self, Content, ContentFile};
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
    /// Who begins.
    pub first: First,
    /// The Adventure: which chapter is played, 1 to 5.
    pub chapter: u8,
    /// The Adventure: where the tasks come from.
    pub tasks: Tasks,
    /// The Adventure: how personalities are handed out.
    pub personalities: Personalities,
    /// The Adventure, together: how often this chapter has been lost. Every defeat brings three coins to share out.
    pub defeats: u8,
    /// The Adventure: another edition of its content, as the text of a file.
    pub content: Option<ContentFile>,
}

/// The games of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// The base game.
    Base,
    /// Set Sail!, the short game with a deck of its own.
    SetSail,
    /// Against each other, with four contracts.
    Contracts,
    /// All together or alone against the clock, with contracts.
    CooperativeContracts,
    /// The Adventure, against each other.
    Adventure,
    /// The Adventure, all together or alone.
    CooperativeAdventure,
}

/// Where the Adventure's tasks come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tasks {
    /// From the chapter, as its story goes.
    Chapter,
    /// Four starred ones of all chapters, drawn at random: for after the campaign.
    Starred,
}

/// How personalities are handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Personalities {
    /// Everybody is dealt a card and chooses one of its sides.
    Dealt,
    /// Everybody chooses a card and a side; the first seat comes last.
    Drafted,
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

/// A set of cards mixed in.
#[derive(Clone, Copy)]
pub(crate) struct Extras(u8);

impl Extras {
    const ALL: [Extra; 3] = [Extra::SetSail, Extra::ContractCards, Extra::Gamblers];

    pub fn of(extras: &[Extra]) -> Self {
        Self(extras.iter().fold(0, |bits, extra| bits | 1 << *extra as u8))
    }

    pub fn iter(self) -> impl Iterator<Item = Extra> {
        Self::ALL.into_iter().filter(move |extra| self.0 & 1 << *extra as u8 != 0)
    }
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
        Self {
            rules: Self::RULES,
            seats: 3,
            mode: Mode::Base,
            with: Vec::new(),
            edition: Edition::BigBox,
            ending: Ending::Points,
            first: First::default(),
            chapter: 1,
            tasks: Tasks::Chapter,
            personalities: Personalities::Dealt,
            defeats: 0,
            content: None,
        }
    }
}

impl Setup {
    /// The newest version of the rules.
    pub const RULES: u32 = 1;

    /// More defeats bring no more coins, because the number of cards is limited.
    pub const MOST_DEFEATS: u8 = 10;

    /// Refuses what cannot be played.
    pub fn check(&self) -> Result<(), SetupError> {
        SetupError::check_rules(self.rules, Self::RULES)?;
        SetupError::check_seats(self.seats, self.mode.seats())?;
        self.first.check(self.seats)?;
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
                Mode::CooperativeContracts | Mode::Adventure | Mode::CooperativeAdventure => {
                    return Err(SetupError::new("ending", Message::new("port-royal-no-such-ending")));
                }
                Mode::Base | Mode::Contracts => {}
            }
        }
        self.check_adventure()
    }

    fn check_adventure(&self) -> Result<(), SetupError> {
        let refuse = |field, id| Err(SetupError::new(field, Message::new(id)));
        if !(1..=content::CHAPTERS).contains(&self.chapter) {
            return refuse("chapter", "port-royal-no-such-chapter");
        }
        let default = Self::default();
        let said = |field: &'static str, differs: bool| if differs { Some(field) } else { None };
        if !self.mode.is_adventure() {
            let said = said("chapter", self.chapter != default.chapter)
                .or(said("tasks", self.tasks != default.tasks))
                .or(said("personalities", self.personalities != default.personalities))
                .or(said("defeats", self.defeats > 0))
                .or(said("content", self.content.is_some()));
            return said.map_or(Ok(()), |field| refuse(field, "port-royal-only-adventure"));
        }
        if self.tasks == Tasks::Starred && self.mode == Mode::CooperativeAdventure {
            return refuse("tasks", "port-royal-starred-compete");
        }
        if self.defeats > 0 && self.mode == Mode::Adventure {
            return refuse("defeats", "port-royal-no-defeats");
        }
        if self.defeats > Self::MOST_DEFEATS {
            return refuse("defeats", "port-royal-too-many-defeats");
        }
        self.adventure().map(|_| ())
    }

    /// The content of the Adventure, where it is played.
    pub(crate) fn adventure(&self) -> Result<Option<Arc<Content>>, SetupError> {
        if !self.mode.is_adventure() {
            return Ok(None);
        }
        let Some(file) = &self.content else { return Ok(Some(content::house())) };
        let fault = |fault: content::ContentError| {
            let message =
                Message::new("port-royal-content-fault").with("line", fault.line as u32).with("what", Arg::Text(fault.what));
            SetupError::new("content", message)
        };
        file.content().map(Some).map_err(fault)
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
            Self::SetSail | Self::Adventure => 2..=4,
            Self::CooperativeContracts => 1..=5,
            Self::CooperativeAdventure => 1..=4,
        }
    }

    /// Is it the Adventure?
    pub const fn is_adventure(self) -> bool {
        matches!(self, Self::Adventure | Self::CooperativeAdventure)
    }

    /// Does a pile of cards tell how much time is left?
    pub(crate) const fn has_time_pile(self) -> bool {
        matches!(self, Self::CooperativeContracts)
    }

    /// Is it played with contracts?
    pub const fn has_contracts(self) -> bool {
        matches!(self, Self::Contracts | Self::CooperativeContracts)
    }

    /// Do all win or lose together?
    pub const fn is_cooperative(self) -> bool {
        matches!(self, Self::CooperativeContracts | Self::CooperativeAdventure)
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
            ("adventure", "port-royal-mode-adventure"),
            ("cooperative-adventure", "port-royal-mode-cooperative-adventure"),
        ];
        let extras = vec![
            ("set-sail", "port-royal-with-set-sail"),
            ("contract-cards", "port-royal-with-contract-cards"),
            ("gamblers", "port-royal-with-gamblers"),
        ];
        let editions = vec![("big-box", "port-royal-edition-big-box"), ("classic", "port-royal-edition-classic")];
        let endings = vec![("points", "port-royal-ending-points"), ("expedition", "port-royal-ending-expedition")];
        let tasks = vec![("chapter", "port-royal-tasks-chapter"), ("starred", "port-royal-tasks-starred")];
        let personalities = vec![("dealt", "port-royal-personalities-dealt"), ("drafted", "port-royal-personalities-drafted")];
        let adventures = || ["adventure", "cooperative-adventure"].map(serde_json::Value::from);
        let mixes = ["base", "contracts", "cooperative-contracts", "adventure", "cooperative-adventure"];
        let preset = |label, setup| Preset { label, setup };
        Form {
            fields: vec![
                Field::new("mode", "port-royal-mode", FieldKind::Choice(modes)),
                Field::new("seats", "port-royal-seats", FieldKind::Number { least: 1, most: 5 }),
                Field::new("with", "port-royal-with", FieldKind::Choices(extras)).only_if("mode", mixes.map(Into::into)),
                Field::new("ending", "port-royal-ending", FieldKind::Choice(endings))
                    .only_if("mode", ["base", "contracts"].map(Into::into)),
                Field::new("chapter", "port-royal-chapter", FieldKind::Number { least: 1, most: content::CHAPTERS.into() })
                    .only_if("mode", adventures()),
                Field::new("personalities", "port-royal-personalities", FieldKind::Choice(personalities))
                    .only_if("mode", adventures()),
                Field::new("defeats", "port-royal-defeats", FieldKind::Number { least: 0, most: Self::MOST_DEFEATS.into() })
                    .only_if("mode", ["cooperative-adventure".into()]),
                Field::new("tasks", "port-royal-tasks", FieldKind::Choice(tasks)).only_if("mode", ["adventure".into()]),
                Field::new("content", "port-royal-content", FieldKind::Text).only_if("mode", adventures()),
                Field::new("edition", "port-royal-edition", FieldKind::Choice(editions)),
                First::field(5),
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
                preset("port-royal-preset-campaign", serde_json::json!({"mode": "cooperative-adventure"})),
                preset("port-royal-preset-rival-campaign", serde_json::json!({"mode": "adventure"})),
                preset("port-royal-preset-after-campaign", serde_json::json!({"mode": "adventure", "tasks": "starred"})),
            ],
            warnings: vec![
                // The rulebook: possible, but much harder, as the cards that tasks ask for come more rarely.
                Warning::new("port-royal-harder-with-more-cards")
                    .when("mode", adventures())
                    .when("with", ["set-sail", "contract-cards", "gamblers"].map(Into::into)),
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
