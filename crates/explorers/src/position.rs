//! The whole state as data: for rulings, tutorials and the digest.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Chance, PerSeat, PositionError, Seat, Seats};

use crate::action::{SHIPS, Ship};
use crate::boards::{NORTH, SOUTH, TOKENS, each};
use crate::geometry::{Corner, Edge, Hex, NONE};
use crate::knowledge::{OPEN_THEFTS, Theft, Thefts};
use crate::pieces::{CARDS_EACH, Cargo, Mission, Piece, RESOURCES, Tile};
use crate::setup::Setup;
use crate::state::{
    Answer, CHASED, CREWS, DONE, Draft, Explorers, HARBOURS, HAULS, Lair, MOVED, PAID, Phase, ROADS, SACKS, SETTLEMENTS, SETTLERS,
    Village, WOOL,
};

/// Cards of each resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "what is counted is named as printed")]
pub struct Hand {
    pub lumber: u8,
    pub brick: u8,
    pub wool: u8,
    pub grain: u8,
    pub ore: u8,
}

impl From<[u8; RESOURCES]> for Hand {
    fn from([lumber, brick, wool, grain, ore]: [u8; RESOURCES]) -> Self {
        Self { lumber, brick, wool, grain, ore }
    }
}

impl From<Hand> for [u8; RESOURCES] {
    fn from(hand: Hand) -> Self {
        [hand.lumber, hand.brick, hand.wool, hand.grain, hand.ore]
    }
}

/// Resources and gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "what is counted is named as printed")]
pub struct Goods {
    pub lumber: u8,
    pub brick: u8,
    pub wool: u8,
    pub grain: u8,
    pub ore: u8,
    pub gold: u8,
}

impl From<[u8; RESOURCES + 1]> for Goods {
    fn from([lumber, brick, wool, grain, ore, gold]: [u8; RESOURCES + 1]) -> Self {
        Self { lumber, brick, wool, grain, ore, gold }
    }
}

impl From<Goods> for [u8; RESOURCES + 1] {
    fn from(goods: Goods) -> Self {
        [goods.lumber, goods.brick, goods.wool, goods.grain, goods.ore, goods.gold]
    }
}

/// The two sides of an offer, as whoever makes it sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(default, deny_unknown_fields)]
pub struct Sides {
    /// What it gives.
    pub give: Goods,
    /// What it wants.
    pub want: Goods,
}

impl From<Draft> for Sides {
    fn from(draft: Draft) -> Self {
        Self { give: draft.give.into(), want: draft.want.into() }
    }
}

/// The whole state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Where in the turn the game is.
    pub phase: Phase,
    /// How many of the first pieces have been placed.
    pub founded: u8,
    /// The round, from 1.
    pub round: u16,
    /// Who began; not written where it was seat 1.
    #[serde(default = "Seat::one", skip_serializing_if = "Seat::is_one")]
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The dice of this turn.
    pub dice: Option<[u8; 2]>,
    /// What single dice showed when last some were thrown.
    pub thrown: Vec<u8>,
    /// Every hex.
    pub hexes: BTreeMap<Hex, HexPosition>,
    /// The number tokens of the two regions, the next one first.
    pub tokens: Regions,
    /// The lair tokens, the next one first.
    pub lair_tokens: Vec<u8>,
    /// Shoals that were put away unseen.
    pub away: Vec<Tile>,
    /// Discovered gold fields.
    pub lairs: BTreeMap<Hex, LairPosition>,
    /// Discovered spice hexes.
    pub villages: BTreeMap<Hex, VillagePosition>,
    /// Shoals with a haul.
    pub hauls: Vec<Hex>,
    /// Hauls in the supply.
    pub fish_supply: u8,
    /// Sacks in the supply.
    pub sack_supply: u8,
    /// The bank.
    pub bank: Hand,
    /// What belongs to each seat.
    pub seats: PerSeat<SeatPosition>,
    /// Neutral pieces, by the number of their colour.
    pub neutral: BTreeMap<String, Pieces>,
    /// The pirate ship on the board.
    pub pirate: Option<PiratePosition>,
    /// The mission cards in play.
    pub missions: BTreeMap<String, Track>,
    /// What has happened in this turn.
    pub turn: TurnPosition,
    /// Thefts whose card not everybody can tell.
    pub thefts: Vec<TheftPosition>,
    /// The chance to come.
    pub chance: Chance,
}

/// One hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HexPosition {
    /// Its face.
    pub tile: Tile,
    /// Its number, if it has one.
    pub number: Option<u8>,
    /// Does it lie face down?
    pub hidden: bool,
}

/// Something of each region.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(default, deny_unknown_fields)]
pub struct Regions {
    /// Of the north.
    pub north: Vec<u8>,
    /// Of the south.
    pub south: Vec<u8>,
}

/// A discovered gold field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LairPosition {
    /// The number of its token, seen or not.
    pub number: u8,
    /// Is the lair conquered?
    pub conquered: bool,
    /// Whose crews stand there.
    pub crews: PerSeat<u8>,
}

/// A discovered spice hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VillagePosition {
    /// The sacks left.
    pub sacks: u8,
    /// Whose crews stand there.
    pub crews: Seats,
}

/// Buildings and roads of one colour.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(default, deny_unknown_fields)]
pub struct Pieces {
    /// Its settlements.
    pub settlements: Vec<Corner>,
    /// Its harbour settlements.
    pub harbours: Vec<Corner>,
    /// Its roads.
    pub roads: Vec<Edge>,
}

/// What belongs to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// Its points.
    pub points: u8,
    /// Its cards.
    pub hand: Hand,
    /// Cards put aside for a 7.
    pub aside: Hand,
    /// How many more a 7 costs.
    pub due: u8,
    /// Its gold.
    pub gold: u16,
    /// Its settlements.
    pub settlements: Vec<Corner>,
    /// Its harbour settlements and what their basins hold.
    pub harbours: BTreeMap<Corner, Cargo>,
    /// Its roads.
    pub roads: Vec<Edge>,
    /// Its ships on the board, by their number.
    pub ships: BTreeMap<String, ShipPosition>,
    /// Settlers in its supply.
    pub settlers: u8,
    /// Crews in its supply.
    pub crews: u8,
    /// Does it hear no offers?
    pub muted: bool,
    /// The offer it puts together.
    pub draft: Sides,
    /// What it says to the active seat's offer.
    pub answer: Answer,
}

/// A ship on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a plain fact about this turn")]
pub struct ShipPosition {
    /// Where.
    pub at: Edge,
    /// What it carries.
    pub cargo: Cargo,
    /// Movement points left.
    pub movement: u8,
    /// Has it moved in this turn?
    pub moved: bool,
    /// Is its move over?
    pub done: bool,
    /// Has wool been paid for it?
    pub wool: bool,
    /// Has it paid the pirate?
    pub paid: bool,
    /// Has it tried to drive the pirate away?
    pub chased: bool,
}

/// The pirate ship on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct PiratePosition {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub at: Hex,
}

/// A mission card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// How far each marker stands.
    pub steps: PerSeat<u8>,
    /// The seats in the order in which they reached the step they stand on.
    pub order: Vec<Seat>,
    /// Who holds the card.
    pub leader: Option<Seat>,
}

/// What has happened in a turn.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TurnPosition {
    /// Resources bought for two gold.
    pub bought: u8,
    /// Uses of the better trader.
    pub cheap: u8,
    /// Offers begun.
    pub offered: u8,
    /// Who will hear no more of them.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub quiet: Seats,
    /// Has the seat rolled for fish?
    pub fished: bool,
    /// The ship on its way.
    pub moving: Option<Ship>,
    /// Is the pirate placed because of a chase?
    pub chase_won: bool,
    /// Lairs whose third crew landed, in that order.
    pub conquests: Vec<Hex>,
}

/// A theft, with what everybody could see since.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TheftPosition(Theft);

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_nobody(seats: &Seats) -> bool {
    seats.is_empty()
}

impl Explorers {
    pub(crate) fn to_position(&self) -> Position {
        let mut missions = BTreeMap::new();
        for mission in Mission::ALL {
            if self.board.missions[mission as usize] {
                missions.insert(track_name(mission).to_owned(), self.track(mission));
            }
        }
        let next_first = |tokens: &[u8], left: u8| tokens[..left as usize].iter().rev().copied().collect::<Vec<u8>>();
        Position {
            phase: self.phase,
            founded: self.founded,
            round: self.round,
            first: self.first,
            active: self.active,
            dice: (self.rolled != [0; 2]).then_some(self.rolled),
            thrown: self.thrown.iter().collect(),
            hexes: each(self.board.hexes).map(|hex| (hex, self.hex_position(hex))).collect(),
            tokens: Regions {
                north: next_first(&self.tokens[NORTH], self.tokens_left[NORTH]),
                south: next_first(&self.tokens[SOUTH], self.tokens_left[SOUTH]),
            },
            lair_tokens: next_first(&self.lair_tokens, self.lair_tokens_left),
            away: self.away.iter().flatten().copied().collect(),
            lairs: self.lairs.iter().filter(|lair| lair.hex != NONE).map(|lair| self.lair_position(*lair)).collect(),
            villages: self
                .villages
                .iter()
                .filter(|village| village.hex != NONE)
                .map(|village| (Hex(village.hex), VillagePosition { sacks: village.sacks, crews: village.crews }))
                .collect(),
            hauls: self.haul_hexes().collect(),
            fish_supply: self.fish_supply,
            sack_supply: self.sack_supply,
            bank: self.bank.into(),
            seats: PerSeat::from_fn(self.seats, |seat| self.seat_position(seat)),
            neutral: self.neutral_pieces(),
            pirate: self.pirate().map(|(seat, at)| PiratePosition { seat, at }),
            missions,
            turn: TurnPosition {
                bought: self.bought,
                cheap: self.cheap,
                offered: self.offered,
                quiet: self.quiet,
                fished: self.fished,
                moving: (self.moving != NONE).then(|| Ship::ALL[self.moving as usize]),
                chase_won: self.chase_won,
                conquests: self.conquests.iter().map(Hex).collect(),
            },
            thefts: self.thefts.iter().map(|theft| TheftPosition(*theft)).collect(),
            chance: self.chance.clone(),
        }
    }

    fn hex_position(&self, hex: Hex) -> HexPosition {
        let number = self.number[hex.index()];
        HexPosition { tile: self.tile[hex.index()], number: (number > 0).then_some(number), hidden: self.hidden & hex.bit() != 0 }
    }

    fn lair_position(&self, lair: Lair) -> (Hex, LairPosition) {
        let crews = PerSeat::from_fn(self.seats, |seat| lair.crews[seat.index()]);
        (Hex(lair.hex), LairPosition { number: lair.number, conquered: lair.conquered, crews })
    }

    /// The shoals with a haul.
    pub(crate) fn haul_hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        (0..6).filter(|face| self.hauls & 1 << face != 0).map(|face| Hex(self.shoals[face]))
    }

    pub(crate) fn track(&self, mission: Mission) -> Track {
        let order = self.arrivals[mission as usize].iter().filter(|seat| **seat < self.seats);
        Track {
            steps: PerSeat::from_fn(self.seats, |seat| self.steps[mission as usize][seat.index()]),
            order: order.map(|seat| Seat::new(*seat as usize)).collect(),
            leader: self.leader(mission),
        }
    }

    pub(crate) fn neutral_pieces(&self) -> BTreeMap<String, Pieces> {
        let colours = if self.seats == 2 { 2..4 } else { 0..0 };
        colours.map(|colour| ((colour + 1).to_string(), self.pieces(colour))).collect()
    }

    fn pieces(&self, colour: usize) -> Pieces {
        let area = &self.areas[colour];
        Pieces {
            settlements: area.settlements.iter().map(Corner).collect(),
            harbours: area.harbours.iter().map(Corner).collect(),
            roads: area.roads.iter().map(Edge).collect(),
        }
    }

    pub(crate) fn ship_positions(&self, seat: Seat) -> BTreeMap<String, ShipPosition> {
        let ship_position = |ship: Ship| {
            let at = self.ship_at(seat, ship)?;
            let index = Self::ship_index(seat, ship);
            let marks = self.ship_marks[index];
            let position = ShipPosition {
                at,
                cargo: self.ship_cargo[index],
                movement: self.ship_points[index],
                moved: marks & MOVED != 0,
                done: marks & DONE != 0,
                wool: marks & WOOL != 0,
                paid: marks & PAID != 0,
                chased: marks & CHASED != 0,
            };
            Some((ship.to_string(), position))
        };
        Ship::ALL.into_iter().filter_map(ship_position).collect()
    }

    fn seat_position(&self, seat: Seat) -> SeatPosition {
        let area = self.area(seat);
        let pieces = self.pieces(seat.index());
        SeatPosition {
            points: self.points(seat),
            hand: area.hand.into(),
            aside: area.aside.into(),
            due: area.due,
            gold: area.gold,
            settlements: pieces.settlements,
            harbours: pieces.harbours.into_iter().zip(area.basins).collect(),
            roads: pieces.roads,
            ships: self.ship_positions(seat),
            settlers: area.settlers,
            crews: area.crews,
            muted: area.muted,
            draft: area.draft.into(),
            answer: area.answer,
        }
    }

    pub(crate) fn of_position(setup: &Setup, position: &Position) -> Result<Self, PositionError> {
        let game = Self::assemble(setup, position)?;
        for (seat, own) in position.seats.iter() {
            if game.points(seat) != own.points {
                return impossible(format!("seat {seat} has {} points, not {}", game.points(seat), own.points));
            }
        }
        for mission in Mission::ALL {
            if position.missions.get(track_name(mission)).is_some_and(|track| track.leader != game.leader(mission)) {
                return impossible(format!("the leader of {mission} is another seat"));
            }
        }
        Ok(game)
    }

    /// The state of a position, points and leaders unchecked.
    pub(crate) fn assemble(setup: &Setup, position: &Position) -> Result<Self, PositionError> {
        setup.check()?;
        let mut game = Self::bare(setup, position.first, position.chance.clone());
        if position.seats.len() != setup.seats as usize {
            return Err(PositionError(format!("{} seats in the position, {} in the setup", position.seats.len(), setup.seats)));
        }
        game.lay_hexes(position)?;
        game.set_pieces(position)?;
        game.set_turn(position)?;
        game.check_counts()?;
        Ok(game)
    }

    fn lay_hexes(&mut self, position: &Position) -> Result<(), PositionError> {
        if !position.hexes.keys().copied().eq(each(self.board.hexes)) {
            return impossible("the hexes are not those of the board".to_owned());
        }
        self.hidden = 0;
        for (hex, laid) in &position.hexes {
            let fog = (self.board.regions[NORTH] | self.board.regions[SOUTH]) & hex.bit() != 0;
            let number = laid.number.unwrap_or(0);
            if let Some(printed) = self.board.tile[hex.index()]
                && self.board.loose & hex.bit() == 0
                && printed != laid.tile
            {
                return impossible(format!("{hex} is printed as {printed}"));
            }
            if laid.hidden && (!fog || number > 0) {
                return impossible(format!("{hex} cannot lie face down, or has a number although it does"));
            }
            if !fog && number != self.board.number[hex.index()] {
                return impossible(format!("{hex} has not the number {number}"));
            }
            if laid.hidden {
                self.hidden |= hex.bit();
            } else if laid.tile.is_sea() {
                self.sea |= hex.bit();
            }
            if let (Some(face), false) = (laid.tile.shoal(), laid.hidden) {
                self.shoals[face as usize - 1] = hex.0;
            }
            self.tile[hex.index()] = laid.tile;
            self.number[hex.index()] = number;
        }
        self.check_island()?;
        self.check_bags(position)?;
        self.lay_sites(position)
    }

    fn check_island(&self) -> Result<(), PositionError> {
        for (tile, count) in crate::boards::LOOSE {
            if each(self.board.loose).filter(|hex| self.tile[hex.index()] == tile).count() != count {
                return impossible(format!("the starting island has not {count} {tile}"));
            }
        }
        Ok(())
    }

    /// Hexes and tokens of each region must be those of its bag.
    fn check_bags(&mut self, position: &Position) -> Result<(), PositionError> {
        let stacks = [&position.tokens.north, &position.tokens.south];
        for region in [NORTH, SOUTH] {
            let mut tiles: Vec<Tile> = each(self.board.regions[region]).map(|hex| self.tile[hex.index()]).collect();
            let away = position.away.iter().copied().find(|tile| crate::boards::SHOALS[region].contains(tile));
            tiles.extend(away);
            self.away[region] = away;
            let mut bag = self.board.bags[region].clone();
            tiles.sort_unstable();
            bag.sort_unstable();
            if tiles != bag {
                return impossible(format!("the hexes of the {} are not those of its bag", region_name(region)));
            }
            let open = each(self.board.regions[region] & !self.hidden).filter(|hex| self.tile[hex.index()].yields().is_some());
            let mut tokens: Vec<u8> = open.map(|hex| self.number[hex.index()]).chain(stacks[region].iter().copied()).collect();
            tokens.sort_unstable();
            if tokens != TOKENS[region] {
                return impossible(format!("the number tokens of the {} are not those of the box", region_name(region)));
            }
            self.tokens_left[region] = stacks[region].len() as u8;
            for (place, token) in self.tokens[region].iter_mut().zip(stacks[region].iter().rev()) {
                *place = *token;
            }
        }
        if position.away.len() != self.away.iter().flatten().count() {
            return impossible("only shoals are put away".to_owned());
        }
        Ok(())
    }

    fn lay_sites(&mut self, position: &Position) -> Result<(), PositionError> {
        let (tiles, known) = (&self.tile, self.board.hexes & !self.hidden);
        let open = |wanted: fn(Tile) -> bool| each(known).filter(move |hex| wanted(tiles[hex.index()]));
        if !position.lairs.keys().copied().eq(open(|tile| tile == Tile::GoldField)) {
            return impossible("every discovered gold field has a lair, and nothing else has".to_owned());
        }
        if !position.villages.keys().copied().eq(open(Tile::is_spice)) {
            return impossible("every discovered spice hex has a village, and nothing else has".to_owned());
        }
        let mut tokens = position.lair_tokens.clone();
        for (index, (hex, laid)) in position.lairs.iter().enumerate() {
            tokens.push(laid.number);
            let shown = self.number[hex.index()];
            if shown != if laid.conquered { laid.number } else { 0 } {
                return impossible(format!("the number of {hex} is seen when its lair is conquered, and only then"));
            }
            if laid.crews.len() != self.seats as usize {
                return impossible(format!("the crews on {hex} name other seats"));
            }
            let mut crews = [0; 4];
            for (seat, count) in laid.crews.iter() {
                crews[seat.index()] = *count;
            }
            let lair = Lair { hex: hex.0, number: laid.number, conquered: laid.conquered, crews };
            if lair.all_crews() > 3 || (lair.conquered && lair.all_crews() > 2) {
                return impossible(format!("so many crews cannot stand on {hex}"));
            }
            if !lair.conquered {
                self.lairs_left |= hex.bit();
            }
            self.lairs[index] = lair;
        }
        tokens.sort_unstable();
        let mut all = self.lair_numbers;
        all.sort_unstable();
        if tokens != all {
            return impossible("the lair tokens are not those of the setup".to_owned());
        }
        self.lair_tokens_left = position.lair_tokens.len() as u8;
        for (place, token) in self.lair_tokens.iter_mut().zip(position.lair_tokens.iter().rev()) {
            *place = *token;
        }
        for (index, (hex, laid)) in position.villages.iter().enumerate() {
            if laid.crews.into_iter().any(|seat| seat.index() >= self.seats as usize)
                || laid.sacks as usize + laid.crews.len() != self.seats as usize
            {
                return impossible(format!("{hex} has not as many sacks and crews as there are seats"));
            }
            self.villages[index] = Village { hex: hex.0, sacks: laid.sacks, crews: laid.crews };
            for (colour, area) in self.areas.iter_mut().enumerate() {
                if !laid.crews.contains(Seat::new(colour)) {
                    area.strange |= hex.bit();
                    continue;
                }
                match self.tile[hex.index()] {
                    Tile::SwiftVoyage => area.swift += 1,
                    Tile::PirateBonus4 => area.chasing |= 1 << 4,
                    Tile::PirateBonus5 => area.chasing |= 1 << 5,
                    _ => area.traders += 1,
                }
            }
        }
        for hex in &position.hauls {
            let face = self.tile[hex.index()].shoal().filter(|_| self.hidden & hex.bit() == 0 && self.board.hexes & hex.bit() != 0);
            let Some(face) = face else { return impossible(format!("{hex} is no discovered shoal")) };
            self.hauls |= 1 << (face - 1);
        }
        self.fish_supply = position.fish_supply;
        self.sack_supply = position.sack_supply;
        Ok(())
    }

    fn set_pieces(&mut self, position: &Position) -> Result<(), PositionError> {
        for (seat, own) in position.seats.iter() {
            let pieces = Pieces {
                settlements: own.settlements.clone(),
                harbours: own.harbours.keys().copied().collect(),
                roads: own.roads.clone(),
            };
            self.set_colour(seat.index(), &pieces)?;
            let area = self.area_mut(seat);
            for (corner, cargo) in &own.harbours {
                if let Some(basin) = area.basin(*corner) {
                    area.basins[basin] = *cargo;
                }
            }
            area.hand = own.hand.into();
            area.aside = own.aside.into();
            area.due = own.due;
            area.gold = own.gold;
            area.settlers = own.settlers;
            area.crews = own.crews;
            area.muted = own.muted;
            area.draft = Draft { give: own.draft.give.into(), want: own.draft.want.into() };
            area.answer = own.answer;
            for (number, ship) in &own.ships {
                self.set_ship(seat, number, *ship)?;
            }
        }
        for (number, pieces) in &position.neutral {
            match (self.seats, number.as_str()) {
                (2, "3") => self.set_colour(2, pieces)?,
                (2, "4") => self.set_colour(3, pieces)?,
                _ => return impossible(format!("there is no neutral colour {number}")),
            }
        }
        self.bank = position.bank.into();
        for resource in 0..RESOURCES {
            let held: u8 = self.areas.iter().map(|area| area.hand[resource] + area.aside[resource]).sum();
            if held + self.bank[resource] != CARDS_EACH {
                return impossible(format!("there are {CARDS_EACH} cards of each resource"));
            }
        }
        if let Some(pirate) = position.pirate {
            if pirate.seat.index() >= self.seats as usize
                || self.board.scenario == 1
                || self.board.pirate_waters & self.sea & pirate.at.bit() == 0
            {
                return impossible(format!("no pirate ship can stand on {}", pirate.at));
            }
            self.pirate = pirate.at.0;
            self.pirate_owner = pirate.seat;
        }
        Ok(())
    }

    fn set_colour(&mut self, colour: usize, pieces: &Pieces) -> Result<(), PositionError> {
        if pieces.settlements.len() > SETTLEMENTS || pieces.harbours.len() > HARBOURS || pieces.roads.len() > ROADS {
            return impossible(format!("colour {} has not so many pieces", colour + 1));
        }
        for corner in pieces.settlements.iter().chain(&pieces.harbours) {
            let hexes = self.board.corner_hexes[corner.index()];
            if hexes & self.land() == 0 || hexes & self.hidden != 0 {
                return impossible(format!("nobody can have built on {corner}"));
            }
            if !self.keeps_distance(*corner) {
                return impossible(format!("{corner} is too close to another building"));
            }
            if pieces.harbours.contains(corner) {
                self.put_harbour(colour, *corner);
            } else {
                self.put_settlement(colour, *corner);
            }
        }
        for edge in &pieces.roads {
            let hexes = self.board.edge_hexes[edge.index()];
            if hexes & self.land() == 0 || hexes & self.hidden != 0 || self.road[edge.index()] != 0 {
                return impossible(format!("no road can run on {edge}, or one runs there already"));
            }
            self.put_road(colour, *edge);
        }
        Ok(())
    }

    fn set_ship(&mut self, seat: Seat, number: &str, laid: ShipPosition) -> Result<(), PositionError> {
        let Ok(ship) = number.parse::<Ship>() else { return impossible(format!("there is no ship {number}")) };
        let hidden = laid.at.ends().iter().any(|end| self.board.corner_hexes[end.index()] & self.hidden != 0);
        if !self.board.has_edge(laid.at) || !self.is_route(laid.at) || hidden {
            return impossible(format!("no ship can be on {}", laid.at));
        }
        self.put_ship(seat, ship, laid.at, laid.cargo);
        let index = Self::ship_index(seat, ship);
        self.ship_points[index] = laid.movement;
        let marks = [(laid.moved, MOVED), (laid.done, DONE), (laid.wool, WOOL), (laid.paid, PAID), (laid.chased, CHASED)];
        self.ship_marks[index] = marks.into_iter().filter(|(set, _)| *set).map(|(_, mark)| mark).sum();
        Ok(())
    }

    fn set_turn(&mut self, position: &Position) -> Result<(), PositionError> {
        self.phase = position.phase;
        self.founded = position.founded;
        self.round = position.round;
        self.active = position.active;
        self.rolled = position.dice.unwrap_or_default();
        for die in &position.thrown {
            if self.thrown.is_full() || !(1..=6).contains(die) {
                return impossible("no dice were thrown like that".to_owned());
            }
            self.thrown.push(*die);
        }
        let turn = &position.turn;
        self.bought = turn.bought;
        self.cheap = turn.cheap;
        self.offered = turn.offered;
        self.quiet = turn.quiet;
        self.fished = turn.fished;
        self.moving = turn.moving.map_or(NONE, |ship| ship.index() as u8);
        self.chase_won = turn.chase_won;
        for hex in &turn.conquests {
            if self.lair(*hex).is_none_or(|lair| self.lairs[lair].conquered || self.lairs[lair].all_crews() != 3)
                || self.conquests.is_full()
            {
                return impossible(format!("no lair has fallen on {hex}"));
            }
            self.conquests.push(hex.0);
        }
        if self.active.index() >= self.seats as usize || self.first.index() >= self.seats as usize {
            return impossible("the active seat, or the one that began, does not play".to_owned());
        }
        let founding = self.phase == Phase::Founding;
        if founding != (self.founded < self.tasks()) {
            return impossible("the first pieces are placed in the phase `founding`, and only then".to_owned());
        }
        let awaiting = self.areas.iter().any(|area| area.answer == Answer::Awaited);
        let due = self.areas.iter().any(|area| area.due > 0);
        if awaiting != (self.phase == Phase::Answer) || due != (self.phase == Phase::Discard) {
            return impossible("answers and cards are awaited in their own phases, and only then".to_owned());
        }
        if self.areas.iter().any(|area| u32::from(area.due) > area.hand.iter().map(|count| u32::from(*count)).sum()) {
            return impossible("a seat owes more cards than it has".to_owned());
        }
        let agreed = self.areas.iter().any(|area| matches!(area.answer, Answer::Accepted | Answer::Countered));
        if self.phase == Phase::Close && !agreed {
            return impossible("nobody has agreed to the offer".to_owned());
        }
        if self.phase == Phase::Steal && self.victims().is_empty() {
            return impossible("there is nobody to steal from".to_owned());
        }
        self.set_offers_and_tracks(position)
    }

    fn set_offers_and_tracks(&mut self, position: &Position) -> Result<(), PositionError> {
        for seat in self.all_seats() {
            if !self.can_give(seat, self.area(seat).draft.give) {
                return impossible(format!("seat {seat} offers more than it has"));
            }
        }
        for mission in Mission::ALL {
            let Some(track) = position.missions.get(track_name(mission)) else {
                if self.board.missions[mission as usize] {
                    return impossible(format!("the card of {mission} is missing"));
                }
                continue;
            };
            let mut order: Vec<usize> = track.order.iter().map(|seat| seat.index()).collect();
            let all = (0..self.seats as usize).all(|seat| order.contains(&seat));
            if track.steps.len() != self.seats as usize || order.len() != self.seats as usize || !all {
                return impossible(format!("the card of {mission} names other seats"));
            }
            order.extend(self.seats as usize..4);
            for (place, seat) in order.iter().enumerate() {
                self.arrivals[mission as usize][place] = *seat as u8;
            }
            for (seat, step) in track.steps.iter() {
                if *step as usize >= mission.points_by_step().len() {
                    return impossible(format!("the card of {mission} has no step {step}"));
                }
                self.steps[mission as usize][seat.index()] = *step;
            }
        }
        if position.thefts.len() > OPEN_THEFTS {
            return impossible("so many thefts are not remembered".to_owned());
        }
        self.thefts = Thefts::NONE;
        for (index, TheftPosition(theft)) in position.thefts.iter().enumerate() {
            if theft.from >= self.seats || theft.to >= self.seats || theft.from == theft.to || theft.card as usize >= RESOURCES {
                return impossible("a theft names no seat or no card".to_owned());
            }
            self.thefts.thefts[index] = *theft;
            self.thefts.len += 1;
        }
        Ok(())
    }

    /// Pieces are somewhere, each once.
    fn check_counts(&self) -> Result<(), PositionError> {
        let holds = |seat: Seat, piece: Piece| {
            let ships = Ship::ALL.into_iter().map(|ship| self.cargo(seat, ship).count(piece)).sum::<u8>();
            ships + self.area(seat).basins.iter().map(|basin| basin.count(piece)).sum::<u8>()
        };
        for seat in self.all_seats() {
            let area = self.area(seat);
            let landed: u8 = self.lairs.iter().map(|lair| lair.crews[seat.index()]).sum();
            let traders = self.villages.iter().filter(|village| village.crews.contains(seat)).count() as u8;
            if area.crews + holds(seat, Piece::Crew) + landed + traders != CREWS {
                return impossible(format!("seat {seat} has not {CREWS} crews"));
            }
            if area.settlers + holds(seat, Piece::Settler) != SETTLERS {
                return impossible(format!("seat {seat} has not {SETTLERS} settlers"));
            }
        }
        let held = |piece: Piece| self.all_seats().map(|seat| holds(seat, piece)).sum::<u8>();
        if self.fish_supply + self.hauls.count_ones() as u8 + held(Piece::Fish) != HAULS {
            return impossible(format!("there are {HAULS} hauls of fish"));
        }
        let laid: u8 = self.villages.iter().map(|village| village.sacks).sum();
        if self.sack_supply + laid + held(Piece::Sack) != SACKS {
            return impossible(format!("there are {SACKS} sacks of spice"));
        }
        // A ship passing by may be the third on its edge.
        let moving = if self.moving == NONE { NONE as usize } else { self.active.index() * SHIPS + self.moving as usize };
        for (index, edge) in self.ship_edge.iter().enumerate() {
            if *edge != NONE
                && index != moving
                && self.ships_on(Edge(*edge)) > 2 + usize::from(self.ship_edge.get(moving) == Some(edge))
            {
                return impossible(format!("too many ships are on {}", Edge(*edge)));
            }
        }
        Ok(())
    }
}

pub(crate) fn impossible<T>(what: String) -> Result<T, PositionError> {
    Err(PositionError(what))
}

pub(crate) const fn track_name(mission: Mission) -> &'static str {
    match mission {
        Mission::Lairs => "lairs",
        Mission::Fish => "fish",
        Mission::Spices => "spices",
    }
}

const fn region_name(region: usize) -> &'static str {
    if region == NORTH { "north" } else { "south" }
}
