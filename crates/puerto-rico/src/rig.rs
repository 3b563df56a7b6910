//! Hand-written cases, completed to whole positions.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{Chance, PerSeat, PositionError, Seat, Seed};

use crate::buildings::Building;
use crate::position::{Position, SeatPosition, demand};
use crate::setup::Setup;
use crate::state::{CITY, Ending, PILE, Stage};
use crate::things::{GOODS, Good, ROLES, Role, Tile};
use crate::view::{Counts, Island, Manning, RoleView, ShipView};

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
    /// This number.
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
