//! The whole state as data: for rulings, tutorials and the digest.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Chance, PerSeat, PositionError, Seat, Seed};

use crate::buildings::Building;
use crate::setup::Setup;
use crate::state::{ABSENT, Board, Bonus, CITY, Ending, FREE, HOUSE, Hold, ISLAND, MOST_LARGE, PILE, PuertoRico, SEATS, Stage};
use crate::things::{GOODS, Good, ROLES, Role, Tile};
use crate::view::{Counts, Island, Manning, RoleView, ShipView, island_of};

/// The whole state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
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
    /// The role cards of this game.
    pub roles: BTreeMap<Role, RoleView>,
    /// Points in the pool.
    pub points_left: u16,
    /// Colonists in the supply.
    pub colonists: u8,
    /// Colonists on their ship.
    pub colonist_ship: u8,
    /// Quarries that can still be taken.
    pub quarries: u8,
    /// Barrels in the bank.
    pub bank: Counts,
    /// Barrels in the trading house.
    pub house: Counts,
    /// The cargo ships.
    pub ships: Vec<ShipView>,
    /// Buildings that can still be built.
    pub supply: BTreeMap<Building, u8>,
    /// Each seat's board.
    pub seats: PerSeat<SeatPosition>,
    /// Open plantations.
    pub row: Counts,
    /// Discarded plantations.
    pub discard: Counts,
    /// Face-down plantations, the top first.
    pub pile: Vec<Good>,
    /// The chance to come.
    pub chance: Chance,
}

/// One seat's board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// Its money.
    pub doubloons: u16,
    /// Its points in chips.
    pub points: u16,
    /// Its barrels.
    pub goods: Counts,
    /// Its island.
    pub island: Island,
    /// Its buildings with their colonists.
    pub buildings: BTreeMap<Building, u8>,
    /// Its idle colonists.
    pub san_juan: u8,
}

/// A hand-written case: what it does not mention is as at the start of a game.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rig {
    /// The first to choose in this round.
    pub governor: Option<Seat>,
    /// The round.
    pub round: Option<u16>,
    /// The roles taken so far in this round, by the governor and those after it.
    pub taken: Vec<Role>,
    /// The money on role cards.
    pub role_doubloons: BTreeMap<Role, u16>,
    /// Why the game ends with this round; what the boards show is added.
    pub endings: Vec<Ending>,
    /// Points in the pool; what the seats do not have, if nothing is said.
    pub points_left: Option<u16>,
    /// Colonists in the supply; what lies nowhere else, if nothing is said.
    pub colonists: Option<u8>,
    /// Colonists on their ship.
    pub colonist_ship: Option<u8>,
    /// Barrels in the trading house.
    pub house: Vec<Good>,
    /// What cargo ships carry, by their capacity: `"5" = "3 corn"`.
    pub ships: BTreeMap<String, String>,
    /// Open plantations.
    pub row: Option<Vec<Good>>,
    /// The top of the face-down plantations.
    pub pile: Vec<Good>,
    /// Discarded plantations.
    pub discard: Counts,
    /// Where the plantations lie that nothing mentions.
    pub rest: Rest,
    /// Shuffles leave the discards in the order of their goods, coffee on top.
    pub keep_order: bool,
    /// The seed of the shuffles, otherwise.
    pub seed: Option<Seed>,
    /// Some seats' boards, by their number.
    pub seats: BTreeMap<String, SeatRig>,
}

/// One seat's board in a case.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatRig {
    /// Its money.
    pub doubloons: Option<u16>,
    /// Its points in chips.
    pub points: u16,
    /// Its barrels.
    pub goods: Counts,
    /// Its whole island, manned and in all: `{ corn = "1/2", quarry = "0/1" }`.
    pub island: Option<Island>,
    /// Its buildings with their colonists.
    pub buildings: BTreeMap<Building, u8>,
    /// Its idle colonists.
    pub san_juan: Idle,
}

/// Idle colonists of a case: a number, or `"rest"` for all that lie nowhere else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idle {
    /// So many.
    Number(u8),
    /// All that lie nowhere else.
    Rest,
}

impl Default for Idle {
    fn default() -> Self {
        Self::Number(0)
    }
}

impl<'de> Deserialize<'de> for Idle {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u8),
            Text(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Number(number) => Ok(Self::Number(number)),
            Written::Text(text) if text == "rest" => Ok(Self::Rest),
            Written::Text(_) => Err(serde::de::Error::custom("san_juan is a number or \"rest\"")),
        }
    }
}

/// Where the plantations of a case lie that nothing mentions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rest {
    /// Shuffled, under the mentioned ones of the pile.
    #[default]
    Pile,
    /// Among the discards.
    Discard,
}

impl PuertoRico {
    pub(crate) fn to_position(&self) -> Position {
        let seat_position = |seat: Seat| {
            let board = self.board(seat);
            SeatPosition {
                doubloons: board.doubloons,
                points: board.points,
                goods: Counts(board.goods),
                island: island_of(board),
                buildings: crate::buildings::each(board.buildings)
                    .map(|building| (building, board.staff[building.index()]))
                    .collect(),
                san_juan: board.san_juan,
            }
        };
        let role_view = |role: Role| {
            let taken = self.taken[role.index()];
            let seat = (taken != FREE).then(|| Seat::new(taken as usize - 1));
            RoleView { doubloons: self.role_doubloons[role.index()], taken: seat }
        };
        let roles = Role::ALL.into_iter().filter(|role| self.taken[role.index()] != ABSENT);
        let ships = self.ships.iter().filter(|ship| ship.capacity > 0);
        Position {
            stage: self.stage,
            round: self.round,
            endings: Ending::ALL.into_iter().filter(|why| self.endings & why.bit() != 0).collect(),
            governor: self.governor,
            active: self.active,
            actor: self.actor,
            roles: roles.map(|role| (role, role_view(role))).collect(),
            points_left: self.points,
            colonists: self.colonists,
            colonist_ship: self.colonist_ship,
            quarries: self.quarries,
            bank: Counts(self.bank),
            house: Counts(self.house),
            ships: ships
                .map(|ship| ShipView {
                    capacity: ship.capacity,
                    good: (ship.barrels > 0).then_some(ship.good),
                    barrels: ship.barrels,
                })
                .collect(),
            supply: Building::ALL.into_iter().map(|building| (building, self.supply[building.index()])).collect(),
            seats: PerSeat::from_fn(self.seats, seat_position),
            row: Counts(self.row),
            discard: Counts(self.discard),
            pile: self.pile[..self.pile_len as usize].iter().rev().copied().collect(),
            chance: self.chance.clone(),
        }
    }

    pub(crate) fn of_position(setup: &Setup, position: &Position) -> Result<Self, PositionError> {
        setup.check()?;
        let mut game = Self::bare(setup, position.governor, position.chance.clone());
        let seats = setup.seats as usize;
        demand(position.seats.len() == seats, || {
            format!("{} seats in the position, {} in the setup", position.seats.len(), setup.seats)
        })?;
        for seat in [position.governor, position.active, position.actor] {
            demand(seat.index() < seats, || format!("seat {seat} does not play"))?;
        }
        game.stage = position.stage;
        game.round = position.round;
        game.active = position.active;
        game.actor = position.actor;
        game.endings = position.endings.iter().fold(0, |bits, why| bits | why.bit());
        game.points = position.points_left;
        game.colonists = position.colonists;
        game.colonist_ship = position.colonist_ship;
        game.quarries = position.quarries;
        game.bank = position.bank.0;
        game.house = position.house.0;
        game.row = position.row.0;
        game.discard = position.discard.0;
        game.place_roles(&position.roles)?;
        game.load_ships(&position.ships)?;
        for (seat, own) in position.seats.iter() {
            game.boards[seat.index()] = own.board().map_err(|error| PositionError(format!("seat {seat}: {}", error.0)))?;
        }
        for building in Building::ALL {
            let owned = game.boards.iter().filter(|board| board.owns(building)).count() as u8;
            let supply = &mut game.supply[building.index()];
            let left = supply.checked_sub(owned).ok_or_else(|| PositionError(format!("there are not so many of `{building}`")))?;
            demand(position.supply.get(&building) == Some(&left), || format!("{left} of `{building}` should be left"))?;
            *supply = left;
        }
        demand(position.pile.len() <= game.pile.len(), || "there are not so many plantations".to_owned())?;
        game.pile_len = position.pile.len() as u8;
        for (place, good) in game.pile.iter_mut().zip(position.pile.iter().rev()) {
            *place = *good;
        }
        game.check_counts()?;
        game.check_stage()?;
        Ok(game)
    }

    fn place_roles(&mut self, roles: &BTreeMap<Role, RoleView>) -> Result<(), PositionError> {
        for role in Role::ALL {
            let card = &mut self.taken[role.index()];
            match (roles.get(&role), *card) {
                (None, ABSENT) => {}
                (Some(view), FREE) => {
                    if let Some(seat) = view.taken {
                        demand(seat.index() < self.seats as usize, || format!("seat {seat} does not play"))?;
                        *card = seat.number();
                    }
                    self.role_doubloons[role.index()] = view.doubloons;
                }
                (None, _) => return Err(PositionError(format!("the role `{role}` is missing"))),
                (Some(_), _) => return Err(PositionError(format!("the role `{role}` is not in a game of this size"))),
            }
        }
        Ok(())
    }

    fn load_ships(&mut self, ships: &[ShipView]) -> Result<(), PositionError> {
        let sailing = self.ships.iter().filter(|ship| ship.capacity > 0).count();
        demand(ships.len() == sailing, || format!("there are {sailing} cargo ships in a game of this size"))?;
        for (hold, view) in self.ships.iter_mut().zip(ships) {
            demand(hold.capacity == view.capacity, || format!("there is no cargo ship for {} here", view.capacity))?;
            demand(view.barrels <= view.capacity, || format!("the ship for {} is overloaded", view.capacity))?;
            demand(view.good.is_some() == (view.barrels > 0), || "an empty ship carries no kind, a loaded one does".to_owned())?;
            *hold = Hold { capacity: view.capacity, barrels: view.barrels, good: view.good.unwrap_or(Good::Corn) };
        }
        for good in Good::ALL {
            let carrying = self.ships.iter().filter(|ship| ship.carries(good)).count();
            demand(carrying <= 1, || format!("two ships carry {good}"))?;
        }
        Ok(())
    }

    /// Nothing may be created or lost.
    fn check_counts(&self) -> Result<(), PositionError> {
        let stock = self.stock();
        let boards = &self.boards[..self.seats as usize];
        for good in Good::ALL {
            let index = good.index();
            let sum = |of: &dyn Fn(&Board) -> u8| boards.iter().map(|board| u32::from(of(board))).sum::<u32>();
            let at_sea: u32 = self.ships.iter().filter(|ship| ship.carries(good)).map(|ship| u32::from(ship.barrels)).sum();
            let barrels = sum(&|board| board.goods[index]) + at_sea + u32::from(self.bank[index]) + u32::from(self.house[index]);
            demand(barrels == u32::from(stock.goods[index]), || {
                format!("{barrels} barrels of {good} instead of {}", stock.goods[index])
            })?;
            let face_down = self.pile[..self.pile_len as usize].iter().filter(|other| **other == good).count() as u32;
            let open = u32::from(self.row[index]) + u32::from(self.discard[index]);
            let tiles = sum(&|board| board.tiles[index]) + open + face_down;
            demand(tiles == u32::from(stock.plantations[index]), || {
                format!("{tiles} plantations of {good} instead of {}", stock.plantations[index])
            })?;
        }
        let quarries = boards.iter().map(|board| u32::from(board.tiles[Tile::Quarry.index()])).sum::<u32>();
        demand(quarries + u32::from(self.quarries) == u32::from(stock.quarries), || {
            format!("{} quarries instead of {}", quarries + u32::from(self.quarries), stock.quarries)
        })?;
        let row: u32 = self.row.iter().map(|tiles| u32::from(*tiles)).sum();
        demand(row <= u32::from(stock.row), || format!("{row} open plantations instead of {}", stock.row))?;
        let all = u32::from(stock.colonists + stock.on_ship);
        let placed: u32 = boards.iter().map(|board| u32::from(board.colonists())).sum();
        let colonists = placed + u32::from(self.colonists) + u32::from(self.colonist_ship);
        demand(colonists == all, || format!("{colonists} colonists instead of {all}"))?;
        let points = boards.iter().map(|board| u32::from(board.points)).sum::<u32>() + u32::from(self.points);
        let pool = u32::from(stock.points);
        demand(points == pool || self.points == 0 && points > pool, || format!("{points} points instead of {pool}"))?;
        demand(self.house.iter().sum::<u8>() < HOUSE, || "a full trading house is emptied at once".to_owned())
    }

    fn check_stage(&self) -> Result<(), PositionError> {
        let ends = |why: Ending| self.endings & why.bit() != 0;
        demand(ends(Ending::Points) == (self.points == 0), || "the game ends when the last point is taken".to_owned())?;
        let full = self.boards.iter().any(|board| board.city_spaces() == CITY);
        demand(ends(Ending::City) == full, || "the game ends when a city is full".to_owned())?;
        let taken = self.turns_taken();
        let turns = self.stock().turns;
        let chooser = |turns: u8| Seat::new((self.governor.index() + turns as usize) % self.seats as usize);
        let full_ship = self.ships.iter().any(|ship| ship.barrels > 0 && ship.free() == 0);
        let at_sea = matches!(self.stage, Stage::Load(_) | Stage::Bonus { .. } | Stage::Store { .. });
        demand(at_sea || !full_ship, || "a full ship sails at the end of the captain phase".to_owned())?;
        for (index, card) in self.taken.iter().enumerate().filter(|(_, card)| (1..=SEATS as u8).contains(card)) {
            let turn = (0..turns).find(|turn| chooser(*turn).number() == *card && *turn < taken);
            demand(turn.is_some(), || format!("seat {card} cannot have taken `{}` yet", Role::ALL[index]))?;
        }
        let playing = match self.stage {
            Stage::Choose => {
                demand(taken < turns, || "everybody has taken a role".to_owned())?;
                demand(self.active == chooser(taken), || format!("seat {} is to choose", chooser(taken)))?;
                return demand(self.actor == self.active, || "another seat chooses than is active".to_owned());
            }
            Stage::Over => {
                demand(taken == 0, || "the roles are put back at the end".to_owned())?;
                return demand(self.endings != 0, || "nothing has ended the game".to_owned());
            }
            Stage::Settle { .. } | Stage::Hospice { .. } => Role::Settler,
            Stage::Privilege | Stage::Place { .. } => Role::Mayor,
            Stage::Build | Stage::University { .. } => Role::Builder,
            Stage::Extra { .. } => Role::Craftsman,
            Stage::Sell => Role::Trader,
            Stage::Load(_) | Stage::Bonus { .. } | Stage::Store { .. } => Role::Captain,
        };
        demand(taken > 0 && self.active == chooser(taken - 1), || "the active seat is not the last that chose".to_owned())?;
        let card = self.taken[playing.index()];
        demand(card == self.active.number(), || format!("the active seat has not taken `{playing}`"))?;
        let board = self.board(self.actor);
        match self.stage {
            Stage::Hospice { tile } => {
                let (tiles, manned) = (board.tiles[tile.index()], board.manned[tile.index()]);
                demand(manned < tiles, || format!("there is no empty `{tile}`"))
            }
            Stage::University { building } => {
                let empty = board.owns(building) && board.staff[building.index()] < building.circles();
                demand(empty, || format!("there is no room in `{building}`"))
            }
            Stage::Privilege | Stage::Place { extra: true, .. } => {
                let fresh = matches!(self.stage, Stage::Privilege | Stage::Place { begun: false, .. });
                demand(fresh && self.actor == self.active && board.san_juan > 0, || {
                    "only the mayor has an extra colonist, and decides before placing anybody".to_owned()
                })
            }
            Stage::Load(loading) => demand(loading.idle < self.seats, || "the loading is over".to_owned()),
            Stage::Bonus { of, loading } => {
                let brings = match of {
                    Bonus::Captain => self.actor == self.active && !loading.bonus_due,
                    Bonus::Harbor => board.has(Building::Harbor),
                };
                demand(self.every_may && brings && loading.idle == 0, || "there is no further point to ask for".to_owned())
            }
            Stage::Store { stored } => {
                let held = stored.iter().all(|good| board.goods[good.index()] > 0);
                demand(held && stored.len() <= board.storable_kinds(), || "so much cannot be stored".to_owned())?;
                demand(self.every_may || !self.fits(self.actor), || "there is nothing to choose: everything can be kept".to_owned())
            }
            _ => Ok(()),
        }
    }
}

impl SeatPosition {
    fn board(&self) -> Result<Board, PositionError> {
        let mut board = Board { doubloons: self.doubloons, points: self.points, san_juan: self.san_juan, ..Board::EMPTY };
        board.goods = self.goods.0;
        for (tile, Manning { manned, tiles }) in &self.island {
            demand(manned <= tiles, || format!("{manned} colonists on {tiles} tiles of `{tile}`"))?;
            board.tiles[tile.index()] = *tiles;
            board.manned[tile.index()] = *manned;
        }
        let tiles: u32 = board.tiles.iter().map(|tiles| u32::from(*tiles)).sum();
        demand(tiles <= u32::from(ISLAND), || format!("{tiles} tiles on an island of {ISLAND}"))?;
        for (building, staff) in &self.buildings {
            demand(*staff <= building.circles(), || format!("{staff} colonists in `{building}`"))?;
            board.buildings |= building.bit();
            board.staff[building.index()] = *staff;
            if *staff > 0 {
                board.working |= building.bit();
            }
        }
        demand(board.city_spaces() <= CITY, || format!("{} spaces of a city of {CITY}", board.city_spaces()))?;
        demand(board.larges() <= MOST_LARGE, || "a fifth large building finds no column of its own".to_owned())?;
        let all = u32::from(board.placed()) + u32::from(board.san_juan);
        demand(u8::try_from(all).is_ok(), || "so many colonists do not exist".to_owned())?;
        Ok(board)
    }
}

fn demand(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), PositionError> {
    if holds { Ok(()) } else { Err(PositionError(otherwise())) }
}

impl Rig {
    pub(crate) fn complete(&self, setup: &Setup) -> Result<Position, PositionError> {
        setup.check()?;
        let stock = setup.stock();
        let seed = self.seed.unwrap_or(Seed::from_number(0));
        let first = setup.governor(seed);
        let mut chance = Chance::seeded(seed);
        for key in self.seats.keys() {
            let seat: Option<Seat> = key.parse().ok();
            demand(seat.is_some_and(|seat| seat.index() < setup.seats as usize), || {
                format!("`{key}` is not one of the {} seats", setup.seats)
            })?;
        }
        let mut seats: Vec<SeatPosition> =
            (0..setup.seats as usize).map(|index| self.seat(setup, Seat::new(index), first)).collect();
        let (pile, row, discard) = self.tiles(setup, &seats, &mut chance)?;
        let governor = self.governor.unwrap_or(first);
        let chooser = |turn: usize| Seat::new((governor.index() + turn) % setup.seats as usize);
        let mut roles = BTreeMap::new();
        let in_game = ROLES - 2 + stock.prospectors as usize;
        for role in &Role::ALL[..in_game] {
            let taken = self.taken.iter().position(|other| other == role).map(chooser);
            let doubloons = self.role_doubloons.get(role).copied().unwrap_or(0);
            roles.insert(*role, RoleView { doubloons, taken });
        }
        for role in self.taken.iter().chain(self.role_doubloons.keys()) {
            demand(roles.contains_key(role), || format!("the role `{role}` is not in a game of this size"))?;
        }
        let mut quarries = stock.quarries;
        for seat in &seats {
            let own = seat.island.get(&Tile::Quarry).map_or(0, |manning| manning.tiles);
            quarries = quarries.checked_sub(own).ok_or_else(|| PositionError("there are not so many quarries".to_owned()))?;
        }
        let ships = self.ships(setup)?;
        let bank = self.bank(setup, &seats, &ships)?;
        let (colonists, colonist_ship) = self.colonists(setup, &mut seats)?;
        let chips: u16 = seats.iter().map(|seat| seat.points).fold(0, u16::saturating_add);
        let points_left = self.points_left.unwrap_or(stock.points.saturating_sub(chips));
        let mut endings = self.endings.clone();
        endings.extend((points_left == 0).then_some(Ending::Points));
        let built = |seat: &SeatPosition| seat.buildings.keys().map(|building| building.spaces()).sum::<u8>();
        endings.extend(seats.iter().any(|seat| built(seat) == CITY).then_some(Ending::City));
        endings.sort_unstable();
        endings.dedup();
        let mut supply: BTreeMap<Building, u8> = Building::ALL.into_iter().zip(setup.copies()).collect();
        for building in seats.iter().flat_map(|seat| seat.buildings.keys()) {
            if let Some(left) = supply.get_mut(building) {
                *left = left.checked_sub(1).ok_or_else(|| PositionError(format!("there are not so many of `{building}`")))?;
            }
        }
        let active = chooser(self.taken.len());
        Ok(Position {
            stage: Stage::Choose,
            round: self.round.unwrap_or(1),
            endings,
            governor,
            active,
            actor: active,
            roles,
            points_left,
            colonists,
            colonist_ship,
            quarries,
            bank,
            house: counted(&self.house),
            ships,
            supply,
            seats: PerSeat(seats),
            row,
            discard,
            pile,
            chance: if self.keep_order { chance.scripted(&[], true) } else { chance },
        })
    }

    fn seat(&self, setup: &Setup, seat: Seat, first: Seat) -> SeatPosition {
        let default = SeatRig::default();
        let rig = self.seats.get(&seat.to_string()).unwrap_or(&default);
        let (good, doubloons) = setup.start_of(seat, first);
        let mut island: Island = Tile::ALL.into_iter().map(|tile| (tile, Manning::default())).collect();
        match &rig.island {
            Some(tiles) => island.extend(tiles),
            None => {
                island.insert(Tile::Plantation(good), Manning { manned: 0, tiles: 1 });
            }
        }
        SeatPosition {
            doubloons: rig.doubloons.unwrap_or(doubloons),
            points: rig.points,
            goods: rig.goods,
            island,
            buildings: rig.buildings.clone(),
            san_juan: if let Idle::Number(number) = rig.san_juan { number } else { 0 },
        }
    }

    /// The pile, the row and the discards.
    fn tiles(
        &self,
        setup: &Setup,
        seats: &[SeatPosition],
        chance: &mut Chance,
    ) -> Result<(Vec<Good>, Counts, Counts), PositionError> {
        let mut left = setup.stock().plantations;
        let mut take = |good: Good, tiles: u8| {
            let left = &mut left[good.index()];
            *left = left.checked_sub(tiles).ok_or_else(|| PositionError(format!("there are not so many plantations of {good}")))?;
            Ok::<_, PositionError>(())
        };
        for seat in seats {
            for (tile, manning) in &seat.island {
                if let Tile::Plantation(good) = tile {
                    take(*good, manning.tiles)?;
                }
            }
        }
        for good in self.pile.iter().chain(self.row.iter().flatten()) {
            take(*good, 1)?;
        }
        for good in Good::ALL {
            take(good, self.discard.of(good))?;
        }
        let mut rest: Vec<Good> =
            Good::ALL.into_iter().flat_map(|good| std::iter::repeat_n(good, left[good.index()] as usize)).collect();
        chance.shuffle(PILE, &mut rest);
        let row = self.row.clone().unwrap_or_else(|| rest.drain(..rest.len().min(setup.stock().row as usize)).collect());
        let mut pile = self.pile.clone();
        let mut discard = self.discard;
        match self.rest {
            Rest::Pile => pile.extend(rest),
            Rest::Discard => rest.iter().for_each(|good| discard.0[good.index()] += 1),
        }
        Ok((pile, counted(&row), discard))
    }

    fn ships(&self, setup: &Setup) -> Result<Vec<ShipView>, PositionError> {
        let mut ships = Vec::new();
        for capacity in setup.stock().ships.into_iter().filter(|capacity| *capacity > 0) {
            let mut ship = ShipView { capacity, good: None, barrels: 0 };
            if let Some(text) = self.ships.get(&capacity.to_string()) {
                let read = || {
                    let (barrels, good) = text.split_once(' ')?;
                    Some((barrels.parse().ok()?, good.parse().ok()?))
                };
                let (barrels, good) =
                    read().ok_or_else(|| PositionError(format!("`{text}` is no cargo: write it like `3 corn`")))?;
                ship = ShipView { capacity, good: Some(good), barrels };
            }
            ships.push(ship);
        }
        let unknown = self.ships.keys().find(|key| ships.iter().all(|ship| ship.capacity.to_string() != **key));
        demand(unknown.is_none(), || format!("there is no cargo ship for {} here", unknown.map_or("", String::as_str)))?;
        Ok(ships)
    }

    fn bank(&self, setup: &Setup, seats: &[SeatPosition], ships: &[ShipView]) -> Result<Counts, PositionError> {
        let mut bank = [0; GOODS];
        for good in Good::ALL {
            let held: u32 = seats.iter().map(|seat| u32::from(seat.goods.of(good))).sum();
            let at_sea: u32 = ships.iter().filter(|ship| ship.good == Some(good)).map(|ship| u32::from(ship.barrels)).sum();
            let sold = self.house.iter().filter(|other| **other == good).count() as u32;
            let left = u32::from(setup.stock().goods[good.index()]).checked_sub(held + at_sea + sold);
            bank[good.index()] = left.ok_or_else(|| PositionError(format!("there are not so many barrels of {good}")))? as u8;
        }
        Ok(Counts(bank))
    }

    /// Colonists in the supply and on the ship.
    fn colonists(&self, setup: &Setup, seats: &mut [SeatPosition]) -> Result<(u8, u8), PositionError> {
        let stock = setup.stock();
        let on_board = |seat: &SeatPosition| {
            let tiles = seat.island.values().map(|manning| u32::from(manning.manned)).sum::<u32>();
            tiles + seat.buildings.values().map(|staff| u32::from(*staff)).sum::<u32>() + u32::from(seat.san_juan)
        };
        let placed: u32 = seats.iter().map(on_board).sum();
        let few = || PositionError("there are not so many colonists".to_owned());
        let mut left = u32::from(stock.colonists + stock.on_ship).checked_sub(placed).ok_or_else(few)? as u8;
        let ship = self.colonist_ship.unwrap_or_else(|| stock.on_ship.min(left));
        left = left.checked_sub(ship).ok_or_else(few)?;
        let idle = self.seats.iter().find(|(_, rig)| rig.san_juan == Idle::Rest);
        let Some((key, _)) = idle else { return Ok((self.colonists.unwrap_or(left), ship)) };
        let supply = self.colonists.unwrap_or(0);
        left = left.checked_sub(supply).ok_or_else(few)?;
        if let Some(seat) = key.parse::<Seat>().ok().and_then(|seat| seats.get_mut(seat.index())) {
            seat.san_juan = left;
        }
        Ok((supply, ship))
    }
}

fn counted(goods: &[Good]) -> Counts {
    let mut counts = Counts::default();
    for good in goods {
        counts.0[good.index()] += 1;
    }
    counts
}
