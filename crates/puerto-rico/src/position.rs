//! The whole state as data: for rulings, tutorials and the digest.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Chance, PerSeat, PositionError, Seat};

use crate::buildings::Building;
use crate::setup::Setup;
use crate::state::{ABSENT, Board, Bonus, CITY, Ending, FREE, HOUSE, Hold, ISLAND, MOST_LARGE, PuertoRico, SEATS, Stage};
use crate::things::{Good, Role, Tile};
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
                demand(self.asks_about_a_point() && brings && loading.idle == 0, || {
                    "there is no further point to ask for".to_owned()
                })
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

pub(crate) fn demand(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), PositionError> {
    if holds { Ok(()) } else { Err(PositionError(otherwise())) }
}
