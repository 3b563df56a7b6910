//! What a viewer may know. In Puerto Rico only the order of the face-down plantations is hidden (and, if the table says so, the
//! others' point chips, which whoever kept count knows anyway).

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Viewer};

use crate::action::Action;
use crate::arrange;
use crate::buildings::{Building, each};
use crate::forecast::{Forecast, LoadView};
use crate::state::{Board, Ending, FREE, PuertoRico, SEATS, Stage};
use crate::things::{GOODS, Good, NotAName, Role, Spot, Tile, written_as_text};

/// A game as one viewer may see it, borrowed.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    game: &'a PuertoRico,
    viewer: Viewer,
}

impl<'a> Sight<'a> {
    pub(crate) const fn new(game: &'a PuertoRico, viewer: Viewer) -> Self {
        Self { game, viewer }
    }

    /// How many seats play.
    pub const fn seats(self) -> u8 {
        self.game.seats
    }

    /// What is being decided.
    pub const fn stage(self) -> Stage {
        self.game.stage
    }

    /// The round, from 1.
    pub const fn round(self) -> u16 {
        self.game.round
    }

    /// The first to choose in this round.
    pub const fn governor(self) -> Seat {
        self.game.governor
    }

    /// Who chose the role that is being played, or is to choose one.
    pub const fn active(self) -> Seat {
        self.game.active
    }

    /// Whose decision it is.
    pub const fn actor(self) -> Seat {
        self.game.actor
    }

    /// How many role cards are still to be taken in this round.
    pub fn turns_left(self) -> u8 {
        self.game.stock().turns.saturating_sub(self.game.turns_taken())
    }

    /// Why the game ends with this round.
    pub fn endings(self) -> impl Iterator<Item = Ending> + 'a {
        let endings = self.game.endings;
        Ending::ALL.into_iter().filter(move |why| endings & why.bit() != 0)
    }

    /// Can the role be taken?
    pub fn free(self, role: Role) -> bool {
        self.game.taken[role.index()] == FREE
    }

    /// Who has taken the role.
    pub fn taken_by(self, role: Role) -> Option<Seat> {
        match self.game.taken[role.index()] {
            number if (1..=SEATS as u8).contains(&number) => Some(Seat::new(number as usize - 1)),
            _ => None,
        }
    }

    /// The money on the role card.
    pub fn doubloons_on(self, role: Role) -> u16 {
        self.game.role_doubloons[role.index()]
    }

    /// Points in the pool.
    pub const fn points_left(self) -> u16 {
        self.game.points
    }

    /// Colonists in the supply.
    pub const fn colonists(self) -> u8 {
        self.game.colonists
    }

    /// Colonists on their ship.
    pub const fn colonist_ship(self) -> u8 {
        self.game.colonist_ship
    }

    /// How many colonists the ship would get if the mayor phase ended now.
    pub fn refill(self) -> u8 {
        self.game.refill()
    }

    /// Quarries that can still be taken.
    pub const fn quarries(self) -> u8 {
        self.game.quarries
    }

    /// Open plantations of this good.
    pub fn row(self, good: Good) -> u8 {
        self.game.row[good.index()]
    }

    /// How many plantations lie face down.
    pub const fn pile(self) -> u8 {
        self.game.pile_len
    }

    /// How many of the face-down plantations grow this good. Their order is nobody's to know.
    pub fn face_down(self, good: Good) -> u8 {
        self.game.pile[..self.game.pile_len as usize].iter().filter(|other| **other == good).count() as u8
    }

    /// Discarded plantations of this good.
    pub fn discarded(self, good: Good) -> u8 {
        self.game.discard[good.index()]
    }

    /// Barrels in the bank.
    pub fn bank(self, good: Good) -> u8 {
        self.game.bank[good.index()]
    }

    /// Barrels in the trading house.
    pub fn house(self, good: Good) -> u8 {
        self.game.house[good.index()]
    }

    /// The cargo ships: capacity, what they carry, how much of it.
    pub fn ships(self) -> impl Iterator<Item = (u8, Option<Good>, u8)> + 'a {
        let sailing = self.game.ships.iter().filter(|ship| ship.capacity > 0);
        sailing.map(|ship| (ship.capacity, (ship.barrels > 0).then_some(ship.good), ship.barrels))
    }

    /// Buildings of this kind that can still be built.
    pub fn supply(self, building: Building) -> u8 {
        self.game.supply[building.index()]
    }

    /// The seat's money.
    pub fn doubloons(self, seat: Seat) -> u16 {
        self.game.board(seat).doubloons
    }

    /// The seat's barrels of a good.
    pub fn goods(self, seat: Seat, good: Good) -> u8 {
        self.game.board(seat).goods[good.index()]
    }

    /// The seat's tiles of a kind, and how many of them are manned.
    pub fn tiles(self, seat: Seat, tile: Tile) -> (u8, u8) {
        let board = self.game.board(seat);
        (board.tiles[tile.index()], board.manned[tile.index()])
    }

    /// How many tiles the seat's island holds.
    pub fn island_spaces(self, seat: Seat) -> u8 {
        self.game.board(seat).island_spaces()
    }

    /// How many spaces of the seat's city are built on.
    pub fn city_spaces(self, seat: Seat) -> u8 {
        self.game.board(seat).city_spaces()
    }

    /// The seat's buildings, with their colonists.
    pub fn buildings(self, seat: Seat) -> impl Iterator<Item = (Building, u8)> + 'a {
        let board = self.game.board(seat);
        each(board.buildings).map(|building| (building, board.staff[building.index()]))
    }

    /// Does the seat own the building?
    pub fn owns(self, seat: Seat, building: Building) -> bool {
        self.game.board(seat).owns(building)
    }

    /// Does the seat own the building, with somebody in it?
    pub fn has(self, seat: Seat, building: Building) -> bool {
        self.game.board(seat).has(building)
    }

    /// The seat's idle colonists.
    pub fn san_juan(self, seat: Seat) -> u8 {
        self.game.board(seat).san_juan
    }

    /// All the seat's colonists.
    pub fn all_colonists(self, seat: Seat) -> u8 {
        self.game.board(seat).colonists()
    }

    /// All the seat's circles, of tiles and buildings.
    pub fn circles(self, seat: Seat) -> u8 {
        self.game.board(seat).circles()
    }

    /// What the seat would produce of a good if the bank had enough.
    pub fn capacity(self, seat: Seat, good: Good) -> u8 {
        self.game.board(seat).capacity(good)
    }

    /// What the building costs the seat now.
    pub fn price(self, seat: Seat, building: Building) -> u16 {
        self.game.price(seat, building)
    }

    /// May the seat build it, if it had the money?
    pub fn buildable(self, seat: Seat, building: Building) -> bool {
        use crate::why::Why;
        matches!(self.game.may_build(seat, building), Ok(_) | Err(Why::TooExpensive { .. }))
    }

    /// Could the seat sell the good, as the trading house lies?
    pub fn sellable(self, seat: Seat, good: Good) -> bool {
        self.game.may_sell(seat, good).is_ok()
    }

    /// The seat's chips, where the viewer may see them.
    pub fn points(self, seat: Seat) -> Option<u16> {
        self.sees_points(seat).then(|| self.game.board(seat).points)
    }

    /// What the seat would score if the game ended now, where the viewer may see it.
    pub fn score(self, seat: Seat) -> Option<i32> {
        self.sees_points(seat).then(|| self.game.board(seat).score())
    }

    /// May the viewer see the seat's chips while the game runs?
    pub(crate) fn sees_points(self, seat: Seat) -> bool {
        !self.game.hide_points || self.viewer.is(seat)
    }

    /// The bonus a large building brings the seat, if it is manned. The customs house counts chips, so it is told only to its owner
    /// where chips are hidden.
    pub fn bonus(self, seat: Seat, building: Building) -> u16 {
        if building == Building::CustomsHouse && !self.sees_points(seat) {
            return 0;
        }
        self.game.board(seat).bonus(building)
    }

    /// Does the mayor's extra colonist end the game, unless it is given back now? Asked while it can be.
    pub fn extra_ends_the_game(self) -> bool {
        matches!(self.game.stage, Stage::Privilege | Stage::Place { extra: true, .. }) && self.game.extra_ends_the_game()
    }

    /// Ways to place the viewer's colonists, while it does.
    fn placing(self) -> Option<Placing> {
        let Stage::Place { begun, .. } = self.game.stage else { return None };
        let board = self.game.board(self.game.actor);
        let as_before = arrange::as_before(board);
        // Once one is placed, nobody is lifted any more.
        let anew = if begun { as_before.clone() } else { arrange::anew(board) };
        self.viewer.is(self.game.actor).then_some(Placing { anew, as_before, ends_itself: self.game.automatic })
    }

    /// The next pick of a sensible arrangement of the seat's colonists, while it places them.
    pub fn next_placing(self, seat: Seat) -> Option<Action> {
        match self.game.stage {
            Stage::Place { begun, .. } if self.game.actor == seat => Some(arrange::next_pick(self.game.board(seat), begun)),
            _ => None,
        }
    }
}

/// A count of each good, written as a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, ts_rs::TS)]
#[ts(type = "Record<string, number>")]
pub struct Counts(pub [u8; GOODS]);

impl Counts {
    /// The count of one good.
    pub const fn of(self, good: Good) -> u8 {
        self.0[good.index()]
    }

    /// Everything together.
    pub fn total(self) -> u16 {
        self.0.iter().map(|count| u16::from(*count)).sum()
    }
}

impl Serialize for Counts {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Good::ALL.into_iter().map(|good| (good, self.of(good))))
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = BTreeMap::<Good, u8>::deserialize(deserializer)?;
        let mut counts = [0; GOODS];
        for (good, count) in map {
            counts[good.index()] = count;
        }
        Ok(Self(counts))
    }
}

/// Tiles of a kind and how many of them are manned, written `1/3`: one of three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, ts_rs::TS)]
#[ts(type = "string")]
pub struct Manning {
    /// Manned tiles.
    pub manned: u8,
    /// All tiles.
    pub tiles: u8,
}

impl fmt::Display for Manning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.manned, self.tiles)
    }
}

impl FromStr for Manning {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Self, NotAName> {
        let read = || {
            let (manned, tiles) = text.split_once('/')?;
            Some(Self { manned: manned.parse().ok()?, tiles: tiles.parse().ok()? })
        };
        read().ok_or_else(|| NotAName::reading(text))
    }
}
written_as_text!(Manning);

/// An island: every kind of tile, manned and in all.
pub type Island = BTreeMap<Tile, Manning>;

pub(crate) fn island_of(board: &Board) -> Island {
    let manning = |tile: Tile| Manning { manned: board.manned[tile.index()], tiles: board.tiles[tile.index()] };
    Tile::ALL.into_iter().map(|tile| (tile, manning(tile))).collect()
}

/// A game as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose view it is; an onlooker has no seat.
    pub viewer: Option<Seat>,
    /// What is being decided.
    pub stage: Stage,
    /// The round, from 1.
    pub round: u16,
    /// Why the game ends with this round.
    pub endings: Vec<Ending>,
    /// The first to choose in this round.
    pub governor: Seat,
    /// Who chose the role that is being played, or is to choose one.
    pub active: Seat,
    /// Whose decision it is.
    pub actor: Seat,
    /// The role that is being played.
    pub role: Option<Role>,
    /// The role cards of this game.
    pub roles: BTreeMap<Role, RoleView>,
    /// What each role that can be taken now would bring every seat.
    pub forecast: BTreeMap<Role, PerSeat<Forecast>>,
    /// Points in the pool.
    pub points_left: u16,
    /// Colonists in the supply.
    pub colonists: u8,
    /// Colonists on their ship.
    pub colonist_ship: u8,
    /// How many colonists the ship would get if the mayor phase ended now.
    pub refill: u8,
    /// Quarries that can still be taken.
    pub quarries: u8,
    /// Open plantations.
    pub row: Counts,
    /// How many plantations lie face down.
    pub pile: u8,
    /// What they are, all together; their order is nobody's to know.
    pub face_down: Counts,
    /// Discarded plantations.
    pub discard: Counts,
    /// Barrels in the bank.
    pub bank: Counts,
    /// Barrels in the trading house.
    pub house: Counts,
    /// The cargo ships.
    pub ships: Vec<ShipView>,
    /// The buildings that can still be built, and what they cost the viewer (an onlooker: whoever decides).
    pub supply: Vec<OfferView>,
    /// Ways to place one's colonists, while the viewer does.
    pub placing: Option<Placing>,
    /// Each seat's board.
    pub seats: PerSeat<SeatView>,
}

/// Two ways to place all colonists: how many where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Placing {
    /// Everybody where it is usually most useful.
    #[ts(type = "Record<string, number>")]
    pub anew: BTreeMap<Spot, u8>,
    /// Everybody stays, and newcomers go where they are usually most useful.
    #[ts(type = "Record<string, number>")]
    pub as_before: BTreeMap<Spot, u8>,
    /// Is the placing over by itself, as soon as there is nothing more to place?
    pub ends_itself: bool,
}

/// A role card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct RoleView {
    /// The money on it.
    pub doubloons: u16,
    /// Who has taken it in this round.
    pub taken: Option<Seat>,
}

/// A cargo ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct ShipView {
    /// How much it can carry.
    pub capacity: u8,
    /// What it carries.
    pub good: Option<Good>,
    /// How much of it.
    pub barrels: u8,
}

/// A kind of building in the supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct OfferView {
    /// The building.
    pub building: Building,
    /// How many are left.
    pub left: u8,
    /// What it costs at this table, before anything is taken off.
    pub cost: u16,
    /// What it costs now.
    pub price: u16,
}

/// One seat's board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct SeatView {
    /// Its money.
    pub doubloons: u16,
    /// Its chips, where the viewer may see them.
    pub points: Option<u16>,
    /// What it would score if the game ended now, where the viewer may see it.
    pub score: Option<i32>,
    /// Its barrels.
    pub goods: Counts,
    /// What it would produce if the bank had enough.
    pub production: Counts,
    /// What it could sell as the trading house lies, and for how much.
    pub fetches: BTreeMap<Good, u16>,
    /// What it could load now, in the captain phase.
    pub loads: Vec<LoadView>,
    /// Its island.
    pub island: Island,
    /// How many island spaces are taken.
    pub island_spaces: u8,
    /// Its buildings with their colonists.
    pub buildings: BTreeMap<Building, u8>,
    /// How many city spaces are built on.
    pub city_spaces: u8,
    /// Its idle colonists.
    pub san_juan: u8,
    /// All its colonists.
    pub colonists: u8,
}

impl View {
    pub(crate) fn of(sight: Sight<'_>) -> Self {
        let game = sight.game;
        let buyer = sight.viewer.seat().unwrap_or(game.actor);
        let role_view = |role: Role| RoleView { doubloons: sight.doubloons_on(role), taken: sight.taken_by(role) };
        let in_game = |role: &Role| sight.free(*role) || sight.taken_by(*role).is_some();
        let offer = |building: Building| OfferView {
            building,
            left: sight.supply(building),
            cost: building.cost(game.balanced),
            price: sight.price(buyer, building),
        };
        Self {
            viewer: sight.viewer.seat(),
            stage: game.stage,
            round: game.round,
            endings: sight.endings().collect(),
            governor: game.governor,
            active: game.active,
            actor: game.actor,
            role: game.stage.role(),
            roles: Role::ALL.into_iter().filter(in_game).map(|role| (role, role_view(role))).collect(),
            forecast: Role::ALL.into_iter().filter_map(|role| Some((role, game.forecast(role)?))).collect(),
            points_left: game.points,
            colonists: game.colonists,
            colonist_ship: game.colonist_ship,
            refill: sight.refill(),
            quarries: game.quarries,
            row: Counts(game.row),
            pile: game.pile_len,
            face_down: Counts(Good::ALL.map(|good| sight.face_down(good))),
            discard: Counts(game.discard),
            bank: Counts(game.bank),
            house: Counts(game.house),
            ships: sight.ships().map(|(capacity, good, barrels)| ShipView { capacity, good, barrels }).collect(),
            supply: Building::ALL.into_iter().map(offer).collect(),
            placing: sight.placing(),
            seats: PerSeat::from_fn(game.seats, |seat| SeatView::of(sight, seat)),
        }
    }
}

impl SeatView {
    fn of(sight: Sight<'_>, seat: Seat) -> Self {
        let board = sight.game.board(seat);
        Self {
            doubloons: board.doubloons,
            points: sight.points(seat),
            score: sight.score(seat),
            goods: Counts(board.goods),
            production: Counts(Good::ALL.map(|good| board.capacity(good))),
            fetches: sight.game.sales(seat).collect(),
            loads: sight.game.loads(seat),
            island: island_of(board),
            island_spaces: board.island_spaces(),
            buildings: sight.buildings(seat).collect(),
            city_spaces: board.city_spaces(),
            san_juan: board.san_juan,
            colonists: board.colonists(),
        }
    }
}
