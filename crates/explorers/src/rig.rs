//! Hand-written cases: what they mention, completed to a whole position.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{Chance, PerSeat, PositionError, Seat, Seats, Seed};

use crate::action::Ship;
use crate::boards::{NORTH, SHOALS, SOUTH, TOKENS, board, each};
use crate::geometry::{Corner, Edge, Hex};
use crate::pieces::{CARDS_EACH, Cargo, Mission, Piece, RESOURCES, Tile};
use crate::position::{
    Hand, HexPosition, LairPosition, Pieces, PiratePosition, Position, Regions, SeatPosition, ShipPosition, Sides, Track,
    TurnPosition, VillagePosition, impossible, track_name,
};
use crate::setup::Setup;
use crate::state::{Answer, CREWS, DICE, DIE, Explorers, FOG, HAULS, Phase, SACKS, SETTLERS, THEFT};

/// A hand-written case. What it does not mention is as at the start of a game: the printed opening of the first scenario stands on
/// every board, hands are empty, everybody has two gold.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rig {
    /// Where in the turn the game is; `roll` if nothing is said. In `founding` nothing stands on the board.
    pub phase: Option<Phase>,
    /// The round.
    pub round: Option<u16>,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// Other terrain on the starting island; without it, that of the second scenario's picture lies on every board but the first.
    pub island: BTreeMap<Hex, Tile>,
    /// Discovered hexes, terrain with its number: `"pasture 5"`, `"sea"`, `"gold-field"`.
    pub open: BTreeMap<Hex, String>,
    /// What lies under hidden hexes.
    pub fog: BTreeMap<Hex, Tile>,
    /// The shoal put away unseen, in the third scenario.
    pub away: Option<Tile>,
    /// The next number tokens of each region.
    pub tokens: Regions,
    /// The next lair tokens.
    pub lair_tokens: Vec<u8>,
    /// Lairs on discovered gold fields.
    pub lairs: BTreeMap<Hex, LairRig>,
    /// Whose crews stand in villages.
    pub villages: BTreeMap<Hex, Seats>,
    /// Shoals with a haul.
    pub hauls: Vec<Hex>,
    /// What belongs to some seats, by their number.
    pub seats: BTreeMap<String, SeatRig>,
    /// Neutral pieces, `3` and `4`, at a table for two.
    pub neutral: BTreeMap<String, Pieces>,
    /// The pirate ship on the board.
    pub pirate: Option<PiratePosition>,
    /// The mission cards: `lairs`, `fish`, `spices`.
    pub missions: BTreeMap<String, TrackRig>,
    /// What has happened in this turn.
    pub turn: TurnPosition,
    /// The next rolls for production.
    pub dice: Vec<[u8; 2]>,
    /// The next rolls of a single die.
    pub die: Vec<u8>,
    /// Which of a victim's cards are stolen next, counted from 0 in the order lumber, brick, wool, grain, ore.
    pub stolen: Vec<u32>,
    /// The seed of what is not said.
    pub seed: Option<Seed>,
}

/// A lair of a case.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LairRig {
    /// Its number.
    pub number: Option<u8>,
    /// Is it conquered?
    pub conquered: bool,
    /// Crews on it, by seat.
    pub crews: BTreeMap<String, u8>,
}

/// A mission card of a case.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TrackRig {
    /// How far markers stand, by seat.
    pub steps: BTreeMap<String, u8>,
    /// The order in which they got there; by seat if nothing is said.
    pub order: Vec<Seat>,
}

/// What belongs to one seat of a case; what is mentioned replaces what it would have.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatRig {
    /// Its cards.
    pub hand: Hand,
    /// Its gold.
    pub gold: Option<u16>,
    /// Its settlements.
    pub settlements: Option<Vec<Corner>>,
    /// Its harbour settlements and what their basins hold.
    pub harbours: Option<BTreeMap<Corner, Cargo>>,
    /// Its roads.
    pub roads: Option<Vec<Edge>>,
    /// Its ships, by their number.
    pub ships: Option<BTreeMap<String, ShipRig>>,
    /// Does it hear no offers?
    pub muted: bool,
}

/// A ship of a case.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipRig {
    /// Where.
    pub at: Edge,
    /// What it carries.
    #[serde(default)]
    pub cargo: Cargo,
}

impl Rig {
    pub(crate) fn complete(&self, setup: &Setup) -> Result<Position, PositionError> {
        setup.check()?;
        let seed = self.seed.unwrap_or(Seed::from_number(0));
        let first = setup.first.seat(setup.seats, seed);
        let mut chance = Chance::seeded(seed);
        let board = board(setup.scenario);
        let phase = self.phase.unwrap_or(Phase::Roll);
        let mut hexes = self.lay_island(setup)?;
        let mut tokens = [self.tokens.north.clone(), self.tokens.south.clone()];
        let mut away = Vec::new();
        for region in [NORTH, SOUTH] {
            let gone = self.lay_region(setup, region, &mut hexes, &mut chance)?;
            away.extend(gone);
            tokens[region] = self.stack_tokens(setup, region, &tokens[region])?;
        }
        let (lairs, lair_tokens) = self.lay_lairs(setup, &mut hexes)?;
        let mut villages = BTreeMap::new();
        for (hex, laid) in &hexes {
            if laid.tile.is_spice() && !laid.hidden {
                let crews = self.villages.get(hex).copied().unwrap_or_default();
                villages.insert(*hex, VillagePosition { sacks: setup.seats.saturating_sub(crews.len() as u8), crews });
            }
        }
        if let Some(hex) = self.villages.keys().find(|hex| !villages.contains_key(hex)) {
            return impossible(format!("{hex} is no discovered spice hex"));
        }
        let mut seats = Vec::new();
        for seat in (0..setup.seats as usize).map(Seat::new) {
            seats.push(self.seat_position(setup, phase, seat, &lairs, &villages)?);
        }
        let mut bank = [CARDS_EACH; RESOURCES];
        for own in &seats {
            for (left, held) in bank.iter_mut().zip(<[u8; RESOURCES]>::from(own.hand)) {
                *left = left.checked_sub(held).ok_or_else(|| PositionError("there are not so many cards".to_owned()))?;
            }
        }
        let carried = |piece: Piece| -> u8 {
            let holds = |own: &SeatPosition| -> u8 {
                let ships = own.ships.values().map(|ship| ship.cargo.count(piece));
                ships.chain(own.harbours.values().map(|basin| basin.count(piece))).sum()
            };
            seats.iter().map(holds).sum()
        };
        let count =
            |all: u8, used: u8| all.checked_sub(used).ok_or_else(|| PositionError("there are not so many pieces".to_owned()));
        let laid_sacks: u8 = villages.values().map(|village| village.sacks).sum();
        let single_dice: Vec<u32> = self.die.iter().map(|die| u32::from(die.saturating_sub(1))).collect();
        let double_dice: Vec<u32> = self.dice.iter().flatten().map(|die| u32::from(die.saturating_sub(1))).collect();
        let position = Position {
            phase,
            founded: if phase == Phase::Founding { 0 } else { Explorers::bare(setup, first, chance.clone()).tasks() },
            round: self.round.unwrap_or(1),
            first,
            active: self.active.unwrap_or(first),
            dice: None,
            thrown: Vec::new(),
            hexes,
            tokens: Regions { north: std::mem::take(&mut tokens[NORTH]), south: std::mem::take(&mut tokens[SOUTH]) },
            lair_tokens,
            away,
            lairs,
            villages,
            hauls: self.hauls.clone(),
            fish_supply: count(HAULS, carried(Piece::Fish) + self.hauls.len() as u8)?,
            sack_supply: count(SACKS, carried(Piece::Sack) + laid_sacks)?,
            bank: bank.into(),
            seats: PerSeat(seats),
            neutral: self.neutral_pieces(setup, phase),
            pirate: self.pirate,
            missions: self.tracks(setup)?,
            turn: self.turn.clone(),
            thefts: Vec::new(),
            chance: chance.scripted(&[(DICE, &double_dice), (DIE, &single_dice), (THEFT, &self.stolen)], false),
        };
        if let Some(key) = self.missions.keys().find(|key| !position.missions.contains_key(*key)) {
            return impossible(format!("there is no mission `{key}` in this scenario"));
        }
        if let Some(key) = self.seats.keys().find(|key| !is_seat(key, setup)) {
            return impossible(format!("`{key}` is not one of the {} seats", setup.seats));
        }
        for hex in self.open.keys().chain(self.fog.keys()) {
            if (board.regions[NORTH] | board.regions[SOUTH]) & hex.bit() == 0 {
                return impossible(format!("{hex} is not one of the hexes to be discovered"));
            }
        }
        // A ship that may move has its points, as if it had just set sail.
        let mut game = Explorers::assemble(setup, &position)?;
        if phase == Phase::Move {
            let seat = game.active;
            let _ = game.set_sail(seat, &mut table::Unheard);
        }
        Ok(game.to_position())
    }

    fn lay_island(&self, setup: &Setup) -> Result<BTreeMap<Hex, HexPosition>, PositionError> {
        let own = board(setup.scenario);
        let pattern = board(setup.scenario.min(2));
        let mut hexes = BTreeMap::new();
        for hex in each(own.island | own.open_sea) {
            let printed = if own.island & hex.bit() == 0 { own.tile[hex.index()] } else { pattern.tile[hex.index()] };
            let tile = self.island.get(&hex).copied().or(printed).unwrap_or(Tile::Sea);
            let number = own.number[hex.index()];
            hexes.insert(hex, HexPosition { tile, number: (number > 0).then_some(number), hidden: false });
        }
        match self.island.keys().find(|hex| own.island & hex.bit() == 0) {
            Some(hex) => impossible(format!("{hex} is not on the starting island")),
            None => Ok(hexes),
        }
    }

    /// Lays a region's hexes; yields the shoal that is put away.
    fn lay_region(
        &self,
        setup: &Setup,
        region: usize,
        hexes: &mut BTreeMap<Hex, HexPosition>,
        chance: &mut Chance,
    ) -> Result<Option<Tile>, PositionError> {
        let board = board(setup.scenario);
        let mut rest = board.bags[region].clone();
        let mut take = |tile: Tile| match rest.iter().position(|other| *other == tile) {
            Some(index) => {
                rest.remove(index);
                Ok(())
            }
            None => impossible(format!("there is no {tile} (left) in that region")),
        };
        let mut places = Vec::new();
        for hex in each(board.regions[region]) {
            if let Some(text) = self.open.get(&hex) {
                let (tile, number) = read_open(hex, text)?;
                take(tile)?;
                hexes.insert(hex, HexPosition { tile, number, hidden: false });
            } else if let Some(tile) = self.fog.get(&hex) {
                take(*tile)?;
                hexes.insert(hex, HexPosition { tile: *tile, number: None, hidden: true });
            } else {
                places.push(hex);
            }
        }
        let mut gone = None;
        if board.shoals[region] == 2 {
            let tile = match self.away.filter(|tile| SHOALS[region].contains(tile)) {
                Some(tile) => Some(tile),
                None => rest.iter().copied().rfind(|tile| tile.shoal().is_some()),
            };
            let index = tile.and_then(|tile| rest.iter().position(|other| *other == tile));
            let Some(index) = index else { return impossible("no shoal is left to be put away".to_owned()) };
            gone = Some(rest.remove(index));
        }
        chance.shuffle(FOG, &mut rest);
        for (hex, tile) in places.into_iter().zip(rest) {
            hexes.insert(hex, HexPosition { tile, number: None, hidden: true });
        }
        Ok(gone)
    }

    fn stack_tokens(&self, setup: &Setup, region: usize, next: &[u8]) -> Result<Vec<u8>, PositionError> {
        let mut rest = TOKENS[region].to_vec();
        let mut open = Vec::new();
        for (hex, text) in self.open.iter().filter(|(hex, _)| board(setup.scenario).regions[region] & hex.bit() != 0) {
            open.extend(read_open(*hex, text)?.1);
        }
        for token in open.iter().chain(next) {
            let index = rest.iter().position(|other| other == token);
            let Some(index) = index else { return impossible(format!("there is no number {token} (left) in that region")) };
            rest.remove(index);
        }
        Ok(next.iter().copied().chain(rest).collect())
    }

    #[allow(clippy::type_complexity, reason = "two plain lists that are made together")]
    fn lay_lairs(
        &self,
        setup: &Setup,
        hexes: &mut BTreeMap<Hex, HexPosition>,
    ) -> Result<(BTreeMap<Hex, LairPosition>, Vec<u8>), PositionError> {
        let mut rest = setup.lair_numbers.to_vec();
        let named = self.lairs.values().filter_map(|lair| lair.number);
        for number in named.chain(self.lair_tokens.iter().copied()) {
            let index = rest.iter().position(|other| *other == number);
            let Some(index) = index else { return impossible(format!("there is no lair token {number} (left)")) };
            rest.remove(index);
        }
        let mut lairs = BTreeMap::new();
        for (hex, laid) in hexes.iter_mut().filter(|(_, laid)| laid.tile == Tile::GoldField && !laid.hidden) {
            let default = LairRig::default();
            let rig = self.lairs.get(hex).unwrap_or(&default);
            let Some(number) = rig.number.or_else(|| rest.pop()) else { return impossible("no lair token is left".to_owned()) };
            if rig.conquered {
                laid.number = Some(number);
            }
            if let Some(key) = rig.crews.keys().find(|key| !is_seat(key, setup)) {
                return impossible(format!("`{key}` is not one of the {} seats", setup.seats));
            }
            let crews = PerSeat::from_fn(setup.seats, |seat| rig.crews.get(&seat.to_string()).copied().unwrap_or(0));
            lairs.insert(*hex, LairPosition { number, conquered: rig.conquered, crews });
        }
        if let Some(hex) = self.lairs.keys().find(|hex| !lairs.contains_key(hex)) {
            return impossible(format!("{hex} is no discovered gold field"));
        }
        Ok((lairs, self.lair_tokens.iter().copied().chain(rest).collect()))
    }

    fn seat_position(
        &self,
        setup: &Setup,
        phase: Phase,
        seat: Seat,
        lairs: &BTreeMap<Hex, LairPosition>,
        villages: &BTreeMap<Hex, VillagePosition>,
    ) -> Result<SeatPosition, PositionError> {
        let default = SeatRig::default();
        let rig = self.seats.get(&seat.to_string()).unwrap_or(&default);
        let start = opening(setup, phase, seat.index());
        let harbours = rig.harbours.clone();
        let harbours = harbours.unwrap_or_else(|| start.pieces.harbours.iter().map(|corner| (*corner, Cargo::Empty)).collect());
        let ships = rig.ships.clone().unwrap_or_else(|| {
            let own = start.ship.map(|at| ("1".to_owned(), ShipRig { at, cargo: Cargo::Settler }));
            own.into_iter().collect()
        });
        if let Some(number) = ships.keys().find(|number| number.parse::<Ship>().is_err()) {
            return impossible(format!("there is no ship {number}"));
        }
        let ships: BTreeMap<String, ShipPosition> = ships
            .into_iter()
            .map(|(number, ShipRig { at, cargo })| {
                let ship =
                    ShipPosition { at, cargo, movement: 0, moved: false, done: false, wool: false, paid: false, chased: false };
                (number, ship)
            })
            .collect();
        let carried = |piece: Piece| -> u8 {
            let ships = ships.values().map(|ship| ship.cargo.count(piece));
            ships.chain(harbours.values().map(|basin| basin.count(piece))).sum()
        };
        let landed: u8 = lairs.values().map(|lair| lair.crews[seat]).sum();
        let traders = villages.values().filter(|village| village.crews.contains(seat)).count() as u8;
        let left = |all: u8, used: u8| {
            all.checked_sub(used).ok_or_else(|| PositionError(format!("seat {seat} has not so many settlers or crews")))
        };
        Ok(SeatPosition {
            points: 0,
            hand: rig.hand,
            aside: Hand::default(),
            due: 0,
            gold: rig.gold.unwrap_or(2),
            settlements: rig.settlements.clone().unwrap_or(start.pieces.settlements),
            settlers: left(SETTLERS, carried(Piece::Settler))?,
            crews: left(CREWS, carried(Piece::Crew) + landed + traders)?,
            harbours,
            roads: rig.roads.clone().unwrap_or(start.pieces.roads),
            ships,
            muted: rig.muted,
            draft: Sides::default(),
            answer: Answer::NotAsked,
        })
    }

    fn neutral_pieces(&self, setup: &Setup, phase: Phase) -> BTreeMap<String, Pieces> {
        let colours = if setup.seats == 2 { 2..4 } else { 0..0 };
        let mut pieces: BTreeMap<String, Pieces> =
            colours.map(|colour| ((colour + 1).to_string(), opening(setup, phase, colour).pieces)).collect();
        pieces.extend(self.neutral.clone());
        pieces
    }

    fn tracks(&self, setup: &Setup) -> Result<BTreeMap<String, Track>, PositionError> {
        let mut tracks = BTreeMap::new();
        for mission in Mission::ALL.into_iter().filter(|mission| board(setup.scenario).missions[*mission as usize]) {
            let default = TrackRig::default();
            let rig = self.missions.get(track_name(mission)).unwrap_or(&default);
            if let Some(key) = rig.steps.keys().find(|key| !is_seat(key, setup)) {
                return impossible(format!("`{key}` is not one of the {} seats", setup.seats));
            }
            let steps = PerSeat::from_fn(setup.seats, |seat| rig.steps.get(&seat.to_string()).copied().unwrap_or(0));
            let mut order = rig.order.clone();
            order.extend((0..setup.seats as usize).map(Seat::new).filter(|seat| !rig.order.contains(seat)));
            tracks.insert(track_name(mission).to_owned(), Track { steps, order, leader: None });
        }
        Ok(tracks)
    }
}

fn is_seat(key: &str, setup: &Setup) -> bool {
    key.parse::<Seat>().is_ok_and(|seat| seat.index() < setup.seats as usize)
}

fn read_open(hex: Hex, text: &str) -> Result<(Tile, Option<u8>), PositionError> {
    let (tile, number) = text.split_once(' ').map_or((text, None), |(tile, number)| (tile, Some(number)));
    let tile = tile.parse::<Tile>().ok().filter(|tile| *tile != Tile::Council);
    let number = number.map(str::parse::<u8>).transpose().ok();
    match (tile, number) {
        (Some(tile), Some(number)) if tile.yields().is_some() == number.is_some() => Ok((tile, number)),
        _ => impossible(format!("`{text}` cannot lie on {hex}: write terrain with its number, anything else without")),
    }
}

struct Start {
    pieces: Pieces,
    ship: Option<Edge>,
}

/// The printed opening of a colour; nothing before the first pieces are placed.
fn opening(setup: &Setup, phase: Phase, colour: usize) -> Start {
    let opening = if phase == Phase::Founding { None } else { board(1).opening.get(colour) };
    let Some(own) = opening else { return Start { pieces: Pieces::default(), ship: None } };
    // Written in this program, and tried by the tests of the boards.
    let corner = |name: &str| name.parse::<Corner>().expect("a corner of the opening");
    let edge = |name: &str| name.parse::<Edge>().expect("an edge of the opening");
    Start {
        pieces: Pieces {
            settlements: vec![corner(own.settlement)],
            harbours: vec![corner(own.harbour)],
            roads: vec![edge(own.road)],
        },
        ship: (colour < setup.seats as usize).then(|| edge(own.ship)),
    }
}
