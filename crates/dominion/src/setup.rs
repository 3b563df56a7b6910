//! What is settled before a game of Dominion.

use serde::{Deserialize, Serialize};
use serde_json::json;
use table::{Chance, Field, FieldKind, First, Form, Preset, SetupError};

use crate::cards::{Card, Types};
use crate::kingdom::{self, Constraint, From, Kingdom};
use crate::why::Why;

/// The settled terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The version of the rules.
    pub rules: u32,
    /// How many seats play: 2 to 4, or 5 and 6 with the basic cards of a second box; 1 for measuring.
    pub seats: u8,
    /// Which Kingdom cards are played with.
    pub kingdom: Kingdom,
    /// The cards of a chosen kingdom, or those a random one must contain.
    pub cards: Vec<Card>,
    /// Cards a random kingdom must not contain.
    pub ban: Vec<Card>,
    /// The boxes a random kingdom is drawn from.
    pub from: From,
    /// What a random kingdom must have.
    pub constraints: Vec<Constraint>,
    /// Does everybody begin with the same hand, dealt face up?
    pub same_start: bool,
    /// When piles count as empty.
    pub ending: Ending,
    /// The game ends after this many rounds; 0 for no limit.
    pub round_limit: u16,
    /// Who begins.
    pub first: First,
}

/// When piles count as empty for the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// At any moment of the turn, even if they are filled again: the Czech rulebook.
    AnyMoment,
    /// At the end of the turn: how most others play it.
    TurnEnd,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            rules: Self::RULES,
            seats: 2,
            kingdom: Kingdom::HighSeas,
            cards: Vec::new(),
            ban: Vec::new(),
            from: From::Both,
            constraints: Vec::new(),
            same_start: false,
            ending: Ending::AnyMoment,
            round_limit: 0,
            first: First::default(),
        }
    }
}

impl Setup {
    /// The newest version of the rules.
    pub const RULES: u32 = 1;

    /// Refuses what cannot be played.
    pub fn check(&self) -> Result<(), SetupError> {
        self.check_all_but_the_kingdom()?;
        // Whether constraints can be met shows when they are tried; any chance will do for that.
        kingdom::choose(self, &mut Chance::imagined(0)).map(|_| ())
    }

    /// Refuses what cannot be played with any cards.
    pub(crate) fn check_all_but_the_kingdom(&self) -> Result<(), SetupError> {
        SetupError::check_rules(self.rules, Self::RULES)?;
        SetupError::check_seats(self.seats, 1..=6)?;
        if self.kingdom == Kingdom::Chosen && self.cards.is_empty() {
            return Err(SetupError::new("cards", Why::NoCards));
        }
        self.first.check(self.seats)
    }

    /// How many cards lie in a pile at the start, the starting hands already dealt.
    pub(crate) fn pile(&self, card: Card) -> u8 {
        let seats = self.seats as usize;
        // The box is made for four; two and fewer play with less, five and six with the basic cards of a second box.
        match card {
            Card::Copper if seats <= 4 => 60 - 7 * self.seats,
            Card::Copper => 120 - 7 * self.seats,
            Card::Silver => [40, 80][usize::from(seats > 4)],
            Card::Gold => [30, 60][usize::from(seats > 4)],
            Card::Province => [8, 8, 12, 12, 15, 18][seats - 1],
            Card::Curse => [10, 10, 20, 30, 40, 50][seats - 1],
            _ if card.is(Types::VICTORY) => [8, 12][usize::from(seats > 2)],
            _ => 10,
        }
    }

    /// How many empty piles end the game.
    pub(crate) const fn empty_piles_to_end(&self) -> u8 {
        if self.seats > 4 { 4 } else { 3 }
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
        let kingdoms = vec![
            ("high-seas", "dominion-set-high-seas"),
            ("buried-treasure", "dominion-set-buried-treasure"),
            ("shipwrecks", "dominion-set-shipwrecks"),
            ("reach-for-tomorrow", "dominion-set-reach-for-tomorrow"),
            ("repetition", "dominion-set-repetition"),
            ("give-and-take", "dominion-set-give-and-take"),
            ("first-game", "dominion-set-first-game"),
            ("big-money", "dominion-set-big-money"),
            ("interaction", "dominion-set-interaction"),
            ("size-distortion", "dominion-set-size-distortion"),
            ("village-square", "dominion-set-village-square"),
            ("random", "dominion-kingdom-random"),
            ("chosen", "dominion-kingdom-chosen"),
        ];
        let cards: Vec<_> = CARD_LABELS.to_vec();
        let from = vec![("both", "dominion-from-both"), ("base", "dominion-from-base"), ("seaside", "dominion-from-seaside")];
        let constraints = vec![
            ("village", "dominion-constraint-village"),
            ("buy", "dominion-constraint-buy"),
            ("trash", "dominion-constraint-trash"),
            ("draw", "dominion-constraint-draw"),
            ("defence", "dominion-constraint-defence"),
            ("peaceful", "dominion-constraint-peaceful"),
            ("prices", "dominion-constraint-prices"),
            ("mixed", "dominion-constraint-mixed"),
        ];
        let endings = vec![("any-moment", "dominion-ending-any-moment"), ("turn-end", "dominion-ending-turn-end")];
        Form {
            fields: vec![
                Field::new("seats", "dominion-seats", FieldKind::Number { least: 2, most: 6 }),
                Field::new("kingdom", "dominion-kingdom", FieldKind::Choice(kingdoms)),
                Field::new("cards", "dominion-cards", FieldKind::Choices(cards.clone()))
                    .only_if("kingdom", [json!("random"), json!("chosen")]),
                Field::new("ban", "dominion-ban", FieldKind::Choices(cards)).only_if("kingdom", [json!("random")]),
                Field::new("from", "dominion-from", FieldKind::Choice(from)).only_if("kingdom", [json!("random")]),
                Field::new("constraints", "dominion-constraints", FieldKind::Choices(constraints))
                    .only_if("kingdom", [json!("random")]),
                Field::new("same_start", "dominion-same-start", FieldKind::Flag),
                Field::new("ending", "dominion-ending", FieldKind::Choice(endings)),
                Field::new("round_limit", "dominion-round-limit", FieldKind::Number { least: 0, most: 1000 }),
                First::field(6),
            ],
            warnings: Vec::new(),
            presets: vec![
                Preset { label: "dominion-preset-seaside", setup: json!({}) },
                Preset { label: "dominion-preset-first-game", setup: json!({"kingdom": "first-game"}) },
                Preset {
                    label: "dominion-preset-surprise",
                    setup: json!({"kingdom": "random", "constraints": ["mixed", "prices", "defence"]}),
                },
            ],
        }
    }
}

/// The Kingdom cards with the message ids of their names, for the dialog.
const CARD_LABELS: &[(&str, &str)] = &[
    ("adventurer", "dominion-adventurer"),
    ("ambassador", "dominion-ambassador"),
    ("bazaar", "dominion-bazaar"),
    ("bureaucrat", "dominion-bureaucrat"),
    ("caravan", "dominion-caravan"),
    ("cellar", "dominion-cellar"),
    ("chancellor", "dominion-chancellor"),
    ("chapel", "dominion-chapel"),
    ("council-room", "dominion-council-room"),
    ("cutpurse", "dominion-cutpurse"),
    ("embargo", "dominion-embargo"),
    ("explorer", "dominion-explorer"),
    ("feast", "dominion-feast"),
    ("festival", "dominion-festival"),
    ("fishing-village", "dominion-fishing-village"),
    ("gardens", "dominion-gardens"),
    ("ghost-ship", "dominion-ghost-ship"),
    ("haven", "dominion-haven"),
    ("island", "dominion-island"),
    ("laboratory", "dominion-laboratory"),
    ("library", "dominion-library"),
    ("lighthouse", "dominion-lighthouse"),
    ("lookout", "dominion-lookout"),
    ("market", "dominion-market"),
    ("merchant-ship", "dominion-merchant-ship"),
    ("militia", "dominion-militia"),
    ("mine", "dominion-mine"),
    ("moat", "dominion-moat"),
    ("moneylender", "dominion-moneylender"),
    ("native-village", "dominion-native-village"),
    ("navigator", "dominion-navigator"),
    ("outpost", "dominion-outpost"),
    ("pearl-diver", "dominion-pearl-diver"),
    ("pirate-ship", "dominion-pirate-ship"),
    ("remodel", "dominion-remodel"),
    ("salvager", "dominion-salvager"),
    ("sea-hag", "dominion-sea-hag"),
    ("smithy", "dominion-smithy"),
    ("smugglers", "dominion-smugglers"),
    ("spy", "dominion-spy"),
    ("tactician", "dominion-tactician"),
    ("thief", "dominion-thief"),
    ("throne-room", "dominion-throne-room"),
    ("treasure-map", "dominion-treasure-map"),
    ("treasury", "dominion-treasury"),
    ("village", "dominion-village"),
    ("warehouse", "dominion-warehouse"),
    ("wharf", "dominion-wharf"),
    ("witch", "dominion-witch"),
    ("woodcutter", "dominion-woodcutter"),
    ("workshop", "dominion-workshop"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Set;

    #[test]
    fn the_dialog_offers_every_kingdom_card() {
        let kingdom = Card::ALL.iter().filter(|card| card.set() != Set::Basic);
        assert_eq!(kingdom.clone().count(), CARD_LABELS.len());
        for card in kingdom {
            assert!(CARD_LABELS.iter().any(|(word, label)| *word == card.word() && *label == card.name()), "{card}");
        }
    }

    #[test]
    fn every_preset_can_be_played() {
        for preset in <Setup as table::Setup>::form().presets {
            let setup: Setup = serde_json::from_value(preset.setup).expect("a setup");
            assert_eq!(setup.check(), Ok(()), "{}", preset.label);
        }
    }

    #[test]
    fn seaside_is_two_hundred_and_sixty_two_cards() {
        let four = Setup { seats: 4, ..Setup::default() };
        let cards: u32 = Card::ALL.iter().filter(|card| card.set() == Set::Seaside).map(|card| u32::from(four.pile(*card))).sum();
        assert_eq!(cards, 262);
    }
}
