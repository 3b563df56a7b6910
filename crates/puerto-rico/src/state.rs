//! The state of a game: counts and small arrays, a few hundred bytes to copy.

use table::{Chance, Seat, Seats, Seed, Stream};

use crate::buildings::{BUILDINGS, Building, Class, LARGE, VIOLET, each};
use crate::setup::{Setup, Stock};
use crate::things::{GOODS, Good, ROLES, Role, Spot, TILES, Tile};

/// The most seats that can play.
pub(crate) const SEATS: usize = 5;
/// The spaces of an island.
pub const ISLAND: u8 = 12;
/// The spaces of a city.
pub const CITY: u8 = 12;
/// A city is four spaces wide and three high, and a large building is two high: each stands in a column of its own.
pub(crate) const MOST_LARGE: u32 = 4;
/// The barrels the trading house takes.
pub(crate) const HOUSE: u8 = 4;
/// All plantations of the box.
pub(crate) const PLANTATIONS: usize = 50;

/// The stream that shuffles the plantations.
pub(crate) const PILE: Stream = Stream::new(0);

/// One seat's board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Board {
    pub doubloons: u16,
    /// Victory points in chips, or noted once the chips have run out.
    pub points: u16,
    pub goods: [u8; GOODS],
    /// Tiles of each kind, and how many of them are manned.
    pub tiles: [u8; TILES],
    pub manned: [u8; TILES],
    /// The buildings, one bit each, and those with at least one colonist.
    pub buildings: u32,
    pub working: u32,
    /// Colonists on each building.
    pub staff: [u8; BUILDINGS],
    pub san_juan: u8,
}

impl Board {
    pub const EMPTY: Self = Self {
        doubloons: 0,
        points: 0,
        goods: [0; GOODS],
        tiles: [0; TILES],
        manned: [0; TILES],
        buildings: 0,
        working: 0,
        staff: [0; BUILDINGS],
        san_juan: 0,
    };

    /// Does the building stand here, with somebody in it?
    pub const fn has(&self, building: Building) -> bool {
        self.working & building.bit() != 0
    }

    pub const fn owns(&self, building: Building) -> bool {
        self.buildings & building.bit() != 0
    }

    pub fn island_spaces(&self) -> u8 {
        self.tiles.iter().sum()
    }

    pub fn city_spaces(&self) -> u8 {
        (self.buildings.count_ones() + self.larges()) as u8
    }

    pub const fn larges(&self) -> u32 {
        (self.buildings & LARGE).count_ones()
    }

    pub fn quarries(&self) -> u8 {
        self.manned[Tile::Quarry.index()]
    }

    /// Circles on the board's buildings.
    pub fn building_circles(&self) -> u8 {
        // One each, two more where there are three, one more where there are two.
        const THREE: u32 = Building::IndigoPlant.bit() | Building::SugarMill.bit() | Building::TobaccoStorage.bit();
        const TWO: u32 = Building::CoffeeRoaster.bit();
        let count = |bits: u32| (self.buildings & bits).count_ones();
        (count(u32::MAX) + 2 * count(THREE) + count(TWO)) as u8
    }

    /// Colonists on the board's buildings.
    pub fn building_staff(&self) -> u8 {
        self.staff.iter().sum()
    }

    /// Circles of tiles and buildings.
    pub fn circles(&self) -> u8 {
        self.island_spaces() + self.building_circles()
    }

    /// Colonists anywhere on the board.
    pub fn colonists(&self) -> u8 {
        self.san_juan + self.placed()
    }

    /// Colonists at work.
    pub fn placed(&self) -> u8 {
        self.manned.iter().sum::<u8>() + self.building_staff()
    }

    /// Circles of this kind, and colonists on them.
    pub fn circles_of(&self, spot: Spot) -> (u8, u8) {
        match spot {
            Spot::Tile(tile) => (self.tiles[tile.index()], self.manned[tile.index()]),
            Spot::Building(building) if self.owns(building) => (building.circles(), self.staff[building.index()]),
            Spot::Building(_) => (0, 0),
        }
    }

    /// Puts a colonist somewhere; where from is the caller's business.
    pub fn put(&mut self, spot: Spot) {
        match spot {
            Spot::Tile(tile) => self.manned[tile.index()] += 1,
            Spot::Building(building) => {
                self.staff[building.index()] += 1;
                self.working |= building.bit();
            }
        }
    }

    /// Takes a colonist away from somewhere.
    pub fn remove(&mut self, spot: Spot) {
        match spot {
            Spot::Tile(tile) => self.manned[tile.index()] -= 1,
            Spot::Building(building) => {
                let staff = &mut self.staff[building.index()];
                *staff -= 1;
                if *staff == 0 {
                    self.working &= !building.bit();
                }
            }
        }
    }

    /// Everybody to work: when there are colonists for every circle.
    pub fn fill(&mut self) {
        let all = self.colonists();
        self.manned = self.tiles;
        self.working = self.buildings;
        for building in each(self.buildings) {
            self.staff[building.index()] = building.circles();
        }
        self.san_juan = all - self.placed();
    }

    /// What the seat can produce of a good, if the bank has it.
    pub fn capacity(&self, good: Good) -> u8 {
        let staff = |building: Building| self.staff[building.index()];
        let processed = match good {
            Good::Corn => u8::MAX,
            Good::Indigo => staff(Building::SmallIndigoPlant) + staff(Building::IndigoPlant),
            Good::Sugar => staff(Building::SmallSugarMill) + staff(Building::SugarMill),
            Good::Tobacco => staff(Building::TobaccoStorage),
            Good::Coffee => staff(Building::CoffeeRoaster),
        };
        self.manned[good.index()].min(processed)
    }

    /// Kinds of goods that warehouses can hold.
    pub fn storable_kinds(&self) -> u8 {
        u8::from(self.has(Building::SmallWarehouse)) + 2 * u8::from(self.has(Building::LargeWarehouse))
    }

    /// The printed points of all buildings, manned or not.
    pub fn building_points(&self) -> u16 {
        each(self.buildings).map(|building| u16::from(building.points())).sum()
    }

    /// The bonus of one large building, if it is manned.
    pub fn bonus(&self, building: Building) -> u16 {
        if !self.has(building) {
            return 0;
        }
        match building {
            Building::GuildHall => each(self.buildings & !VIOLET)
                .map(|building| if matches!(building.class(), Class::SmallProduction(_)) { 1 } else { 2 })
                .sum(),
            Building::Residence => u16::from(self.island_spaces().clamp(9, ISLAND) - 5),
            Building::Fortress => u16::from(self.colonists() / 3),
            Building::CustomsHouse => self.points / 4,
            Building::CityHall => (self.buildings & VIOLET).count_ones() as u16,
            _ => 0,
        }
    }

    /// What the board would score if the game ended now.
    pub fn score(&self) -> i32 {
        let bonus: u16 = each(self.working & LARGE).map(|building| self.bonus(building)).sum();
        i32::from(self.points) + i32::from(self.building_points()) + i32::from(bonus)
    }

    /// What decides between equal scores: doubloons and barrels.
    pub fn wealth(&self) -> i32 {
        i32::from(self.doubloons) + self.goods.iter().map(|barrels| i32::from(*barrels)).sum::<i32>()
    }
}

/// A cargo ship. One without capacity does not sail: with two seats there are two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hold {
    pub capacity: u8,
    pub barrels: u8,
    /// What it carries; meaningless while it is empty.
    pub good: Good,
}

impl Hold {
    pub const fn free(self) -> u8 {
        self.capacity - self.barrels
    }

    pub fn carries(self, good: Good) -> bool {
        self.barrels > 0 && self.good == good
    }
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Stage {
    /// A role is chosen.
    Choose,
    /// A tile is taken.
    Settle {
        /// Has the seat used its hacienda?
        drawn: bool,
    },
    /// A colonist may go on the tile just taken.
    Hospice {
        /// The tile.
        tile: Tile,
    },
    /// The mayor may give the extra colonist back, and has nothing else to decide.
    Privilege,
    /// Colonists are placed.
    Place {
        /// Has the seat placed one? Then it lifts no more.
        begun: bool,
        /// May the mayor still give the extra colonist back? Only with the first pick.
        #[serde(default)]
        extra: bool,
    },
    /// Something is built.
    Build,
    /// A colonist may go on the building just built.
    University {
        /// The building.
        building: Building,
    },
    /// The craftsman's extra good.
    Extra {
        /// What the craftsman has produced.
        produced: Kinds,
    },
    /// A barrel is sold.
    Sell,
    /// Barrels are loaded.
    Load(Loading),
    /// A further point may be taken for a load, at a table that asks for every "may".
    Bonus {
        /// What brings it.
        of: Bonus,
        /// How far the loading has come.
        loading: Loading,
    },
    /// Barrels are stored.
    Store {
        /// What the seat's warehouses hold.
        stored: Kinds,
    },
    /// The game has ended.
    Over,
}

impl Stage {
    /// The role that is being played.
    pub const fn role(self) -> Option<Role> {
        match self {
            Self::Choose | Self::Over => None,
            Self::Settle { .. } | Self::Hospice { .. } => Some(Role::Settler),
            Self::Privilege | Self::Place { .. } => Some(Role::Mayor),
            Self::Build | Self::University { .. } => Some(Role::Builder),
            Self::Extra { .. } => Some(Role::Craftsman),
            Self::Sell => Some(Role::Trader),
            Self::Load(_) | Self::Bonus { .. } | Self::Store { .. } => Some(Role::Captain),
        }
    }
}

/// What brings a further point for a load.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// The captain's privilege, with the first load.
    Captain,
    /// A harbor, with every load.
    Harbor,
}

/// How far the loading has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Loading {
    /// The number of seats in a row that have not loaded: when it is all of them, the loading is over.
    pub idle: u8,
    /// Who has used its wharf.
    pub wharves_used: Seats,
    /// Does the captain still get a point for a first load?
    pub bonus_due: bool,
    /// Who has been told that it cannot load, or cannot load any more.
    #[serde(default)]
    pub passed_over: Seats,
}

/// A set of goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ts_rs::TS)]
#[ts(type = "Array<string>")]
pub struct Kinds(u8);

impl Kinds {
    /// Is the good among them?
    pub const fn contains(self, good: Good) -> bool {
        self.0 & 1 << good as u8 != 0
    }

    /// The set with one more good.
    #[must_use]
    pub const fn with(self, good: Good) -> Self {
        Self(self.0 | 1 << good as u8)
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Are there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The goods, from the cheapest up.
    pub fn iter(self) -> impl Iterator<Item = Good> {
        Good::ALL.into_iter().filter(move |good| self.contains(*good))
    }
}

impl FromIterator<Good> for Kinds {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Self {
        goods.into_iter().fold(Self::default(), Self::with)
    }
}

impl serde::Serialize for Kinds {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> serde::Deserialize<'de> for Kinds {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Good>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Why the game ends with this round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Ending {
    /// The colonist ship could not be refilled as required.
    Colonists,
    /// Somebody built on the last space of its city.
    City,
    /// The last point chip was taken.
    Points,
}

impl Ending {
    /// Every reason.
    pub const ALL: [Self; 3] = [Self::Colonists, Self::City, Self::Points];

    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// Who has a role card: nobody, the seat with this number, or it is not in the game.
pub(crate) const FREE: u8 = 0;
pub(crate) const ABSENT: u8 = u8::MAX;

/// A game of Puerto Rico.
#[derive(Clone)]
#[allow(clippy::struct_excessive_bools, reason = "each is a term of its own, as in the setup")]
pub struct PuertoRico {
    pub(crate) seats: u8,
    pub(crate) balanced: bool,
    pub(crate) hide_points: bool,
    pub(crate) automatic: bool,
    pub(crate) every_may: bool,

    pub(crate) stage: Stage,
    pub(crate) governor: Seat,
    /// Who chose the role that is being played, or is to choose one.
    pub(crate) active: Seat,
    /// Whose decision it is.
    pub(crate) actor: Seat,
    pub(crate) round: u16,
    /// Why the game ends with this round, one bit each.
    pub(crate) endings: u8,

    pub(crate) taken: [u8; ROLES],
    pub(crate) role_doubloons: [u16; ROLES],
    /// Points in the pool.
    pub(crate) points: u16,
    pub(crate) colonists: u8,
    pub(crate) colonist_ship: u8,
    pub(crate) quarries: u8,
    pub(crate) bank: [u8; GOODS],
    pub(crate) house: [u8; GOODS],
    pub(crate) ships: [Hold; 3],
    pub(crate) supply: [u8; BUILDINGS],
    pub(crate) boards: [Board; SEATS],

    /// Plantations that lie open.
    pub(crate) row: [u8; GOODS],
    pub(crate) discard: [u8; GOODS],
    /// The face-down plantations: the last of the first `pile_len` is the top.
    pub(crate) pile: [Good; PLANTATIONS],
    pub(crate) pile_len: u8,
    pub(crate) chance: Chance,
}

impl PuertoRico {
    /// The table before anything has been handed out: everything lies in the supply, no plantation lies anywhere.
    pub(crate) fn bare(setup: &Setup, governor: Seat, chance: Chance) -> Self {
        let stock = setup.stock();
        let mut taken = [FREE; ROLES];
        for card in &mut taken[Role::Prospector.index() + stock.prospectors as usize..] {
            *card = ABSENT;
        }
        Self {
            seats: setup.seats,
            balanced: setup.balanced,
            hide_points: setup.hide_points,
            automatic: setup.automatic,
            every_may: setup.every_may,
            stage: Stage::Choose,
            governor,
            active: governor,
            actor: governor,
            round: 1,
            endings: 0,
            taken,
            role_doubloons: [0; ROLES],
            points: stock.points,
            colonists: stock.colonists,
            colonist_ship: stock.on_ship,
            quarries: stock.quarries,
            bank: stock.goods,
            house: [0; GOODS],
            ships: stock.ships.map(|capacity| Hold { capacity, barrels: 0, good: Good::Corn }),
            supply: setup.copies(),
            boards: [Board::EMPTY; SEATS],
            row: [0; GOODS],
            discard: [0; GOODS],
            pile: [Good::Corn; PLANTATIONS],
            pile_len: 0,
            chance,
        }
    }

    /// A game at its start.
    pub(crate) fn start(setup: &Setup, seed: Seed) -> Self {
        let governor = setup.governor(seed);
        let mut game = Self::bare(setup, governor, Chance::seeded(seed));
        let mut rest = setup.stock().plantations;
        for (index, board) in game.boards[..setup.seats as usize].iter_mut().enumerate() {
            let (good, doubloons) = setup.start_of(Seat::new(index), governor);
            board.doubloons = doubloons;
            board.tiles[good.index()] = 1;
            rest[good.index()] -= 1;
        }
        game.shuffle_into_pile(rest);
        for _ in 0..setup.stock().row {
            if let Some(good) = game.draw_tile() {
                game.row[good.index()] += 1;
            }
        }
        game
    }

    /// How much of everything a game of this size has.
    pub(crate) fn stock(&self) -> &'static Stock {
        Setup { seats: self.seats, ..Setup::default() }.stock()
    }

    #[inline]
    pub(crate) fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    #[inline]
    pub(crate) fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.boards[seat.index()]
    }

    /// Every seat once, from the active one clockwise.
    pub(crate) fn seats_from_active(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, first) = (self.seats as usize, self.active.index());
        (0..seats).map(move |step| {
            let index = first + step;
            Seat::new(if index >= seats { index - seats } else { index })
        })
    }

    /// Lays these plantations face down, in random order, on what is left of the pile (which is empty whenever this happens).
    fn shuffle_into_pile(&mut self, tiles: [u8; GOODS]) {
        let start = self.pile_len as usize;
        let mut end = start;
        for good in Good::ALL {
            let next = end + tiles[good.index()] as usize;
            self.pile[end..next].fill(good);
            end = next;
        }
        self.chance.shuffle(PILE, &mut self.pile[start..end]);
        self.pile_len = end as u8;
    }

    /// Are there plantations to draw, if need be from the discards?
    pub(crate) fn can_draw(&self) -> bool {
        self.pile_len > 0 || self.discard.iter().any(|tiles| *tiles > 0)
    }

    /// Makes an empty pile anew from the discards; true if there was something to shuffle.
    pub(crate) fn reshuffle_if_empty(&mut self) -> bool {
        if self.pile_len > 0 || !self.can_draw() {
            return false;
        }
        let tiles = std::mem::take(&mut self.discard);
        self.shuffle_into_pile(tiles);
        true
    }

    /// The top plantation of the pile.
    pub(crate) fn draw_tile(&mut self) -> Option<Good> {
        self.pile_len = self.pile_len.checked_sub(1)?;
        Some(self.pile[self.pile_len as usize])
    }

    /// Takes a colonist from the supply, or else from the ship; false if there is none.
    pub(crate) fn hire_colonist(&mut self) -> bool {
        if self.colonists > 0 {
            self.colonists -= 1;
        } else if self.colonist_ship > 0 {
            self.colonist_ship -= 1;
        } else {
            return false;
        }
        true
    }

    pub(crate) const fn any_colonist(&self) -> bool {
        self.colonists > 0 || self.colonist_ship > 0
    }

    /// What the building costs the seat: the builder pays one less, and quarries help up to the building's column.
    pub(crate) fn price(&self, seat: Seat, building: Building) -> u16 {
        let privilege = u16::from(seat == self.active && matches!(self.stage, Stage::Build));
        let quarries = u16::from(self.board(seat).quarries().min(building.column()));
        building.cost(self.balanced).saturating_sub(privilege + quarries)
    }

    /// How many role cards have been taken in this round.
    pub(crate) fn turns_taken(&self) -> u8 {
        self.taken.iter().filter(|card| (1..=SEATS as u8).contains(card)).count() as u8
    }

    /// Empty circles on everybody's buildings.
    pub(crate) fn empty_building_circles(&self) -> u8 {
        self.boards[..self.seats as usize].iter().map(|board| board.building_circles() - board.building_staff()).sum()
    }

    /// The fewest colonists the ship can need at the end of the mayor phase, if the mayor gives this many back: everybody mans its
    /// buildings first.
    pub(crate) fn least_refill(&self, given_back: u8) -> u8 {
        let empty = |(index, board): (usize, &Board)| {
            let fewer = if index == self.active.index() { given_back } else { 0 };
            (board.building_circles() + fewer).saturating_sub(board.colonists())
        };
        let circles: u8 = self.boards[..self.seats as usize].iter().enumerate().map(empty).sum();
        circles.max(self.stock().on_ship)
    }

    /// The most colonists the ship can need at the end of the mayor phase: everybody mans its island first.
    pub(crate) fn most_refill(&self) -> u8 {
        let empty = |board: &Board| {
            let fields = board.circles() - board.building_circles();
            board.building_circles().saturating_sub(board.colonists().saturating_sub(fields))
        };
        let circles: u8 = self.boards[..self.seats as usize].iter().map(empty).sum();
        circles.max(self.stock().on_ship)
    }

    /// How many colonists the ship should get at the end of the mayor phase.
    pub(crate) fn refill(&self) -> u8 {
        self.empty_building_circles().max(self.stock().on_ship)
    }
}
