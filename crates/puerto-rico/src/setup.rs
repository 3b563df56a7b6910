//! What is settled before a game of Puerto Rico, and how much of everything lies out for each number of seats.

use serde::{Deserialize, Serialize};
use table::{FOR_TOURNAMENTS, Field, FieldKind, First, Form, Preset, Seat, Seed, SetupError};

use crate::buildings::{BUILDINGS, Class, FACTS};
use crate::things::{GOODS, Good};

/// The settled terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own in one dialog")]
pub struct Setup {
    /// The version of the rules.
    pub rules: u32,
    /// How many seats play: 3 to 5, or 2 by the official rules for two.
    pub seats: u8,
    /// The balance of tournaments: the university costs 7, the factory 8, and who begins with corn has a doubloon less.
    pub balanced: bool,
    /// Point chips lie face down, as printed: a view shows only one's own.
    pub hide_points: bool,
    /// Where the rules leave exactly one option, it is played without asking.
    pub automatic: bool,
    /// Who is the first governor.
    pub first: First,
    /// Is a seat asked wherever it may do without something, even if that only harms it? The mayor's colonist, the captain's and the
    /// harbor's points, and every barrel that could be kept.
    pub every_may: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            rules: Self::RULES,
            seats: 4,
            balanced: false,
            hide_points: false,
            automatic: true,
            first: First::default(),
            every_may: false,
        }
    }
}

impl Setup {
    /// The newest version of the rules.
    pub const RULES: u32 = 1;

    /// Refuses what cannot be played.
    pub fn check(&self) -> Result<(), SetupError> {
        SetupError::check_rules(self.rules, Self::RULES)?;
        SetupError::check_seats(self.seats, 2..=5)?;
        self.first.check(self.seats)
    }

    /// The first governor.
    pub(crate) fn governor(&self, seed: Seed) -> Seat {
        self.first.seat(self.seats, seed)
    }

    /// What lies out at the start.
    pub(crate) const fn stock(&self) -> &'static Stock {
        &STOCKS[self.seats as usize - 2]
    }

    /// How many of this building there are: with two seats two of each production building and one of the others.
    pub(crate) fn copies(&self) -> [u8; BUILDINGS] {
        FACTS.map(|facts| match facts.class {
            _ if self.seats > 2 => facts.copies,
            Class::SmallProduction(_) | Class::LargeProduction(_) => 2,
            Class::Violet | Class::Large => 1,
        })
    }

    /// What the seat begins with: its first plantation, and its money. Both go clockwise from the first governor.
    pub(crate) fn start_of(&self, seat: Seat, governor: Seat) -> (Good, u16) {
        let stock = self.stock();
        let good = if seat.places_from(governor, self.seats) < stock.indigo_seats { Good::Indigo } else { Good::Corn };
        let less = self.balanced && good == Good::Corn;
        (good, stock.doubloons - u16::from(less))
    }
}

/// What lies out at a table of one size.
#[derive(Debug)]
pub(crate) struct Stock {
    pub doubloons: u16,
    /// The number of seats, from the first governor on, that begin with indigo; the others begin with corn.
    pub indigo_seats: u8,
    pub prospectors: u8,
    /// How many role cards are taken in a round.
    pub turns: u8,
    pub row: u8,
    pub quarries: u8,
    pub ships: [u8; 3],
    pub points: u16,
    /// In the supply; those on the ship come on top.
    pub colonists: u8,
    /// On the ship at the start, and at the least at every refill.
    pub on_ship: u8,
    pub plantations: [u8; GOODS],
    pub goods: [u8; GOODS],
}

const PLANTATIONS: [u8; GOODS] = [10, 12, 11, 9, 8];
const BARRELS: [u8; GOODS] = [10, 11, 11, 9, 9];

const STOCKS: [Stock; 4] = [
    Stock {
        doubloons: 3,
        indigo_seats: 1,
        prospectors: 1,
        turns: 6,
        row: 3,
        quarries: 5,
        ships: [4, 6, 0],
        points: 65,
        colonists: 40,
        on_ship: 2,
        plantations: [7, 9, 8, 6, 5],
        goods: [8, 9, 9, 7, 7],
    },
    Stock {
        doubloons: 2,
        indigo_seats: 2,
        prospectors: 0,
        turns: 3,
        row: 4,
        quarries: 8,
        ships: [4, 5, 6],
        points: 75,
        colonists: 55,
        on_ship: 3,
        plantations: PLANTATIONS,
        goods: BARRELS,
    },
    Stock {
        doubloons: 3,
        indigo_seats: 2,
        prospectors: 1,
        turns: 4,
        row: 5,
        quarries: 8,
        ships: [5, 6, 7],
        points: 100,
        colonists: 75,
        on_ship: 4,
        plantations: PLANTATIONS,
        goods: BARRELS,
    },
    Stock {
        doubloons: 4,
        indigo_seats: 3,
        prospectors: 2,
        turns: 5,
        row: 6,
        quarries: 8,
        ships: [6, 7, 8],
        points: 122,
        colonists: 95,
        on_ship: 5,
        plantations: PLANTATIONS,
        goods: BARRELS,
    },
];

impl table::Setup for Setup {
    fn seats(&self) -> u8 {
        self.seats
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn form() -> Form {
        Form {
            fields: vec![
                Field::new("seats", "puerto-rico-seats", FieldKind::Number { least: 2, most: 5 }),
                Field::new("balanced", "puerto-rico-balanced", FieldKind::Flag),
                Field::new("hide_points", "puerto-rico-hide-points", FieldKind::Flag),
                Field::new("automatic", "puerto-rico-automatic", FieldKind::Flag),
                First::field(5),
                Field::new("every_may", "puerto-rico-every-may", FieldKind::Flag).under(FOR_TOURNAMENTS),
            ],
            warnings: Vec::new(),
            presets: vec![
                Preset { label: "puerto-rico-preset-classic", setup: serde_json::json!({}) },
                Preset { label: "puerto-rico-preset-tournament", setup: serde_json::json!({"balanced": true}) },
                Preset { label: "puerto-rico-preset-two", setup: serde_json::json!({"seats": 2}) },
            ],
        }
    }
}
