//! The state of a game, and the moving of cards and pieces in it.
//!
//! Everything is a count or a small array; sets of hexes are the bits of one number. What never changes stands in the [`Board`].

use table::{Chance, Seat, Seats, Seed, Stream};

use crate::action::{SHIPS, Ship};
use crate::boards::{Board, LOOSE, SHOALS, TOKENS, board, each};
use crate::geometry::{CORNERS, Corner, EDGES, Edge, HEXES, Hex, NONE};
use crate::knowledge::Thefts;
use crate::pieces::{CARDS_EACH, Cargo, MISSIONS, Mission, RESOURCES, Resource, Tile};
use crate::setup::{BetterTrader, Setup};

/// The most seats that can play, and the colours in the box.
pub(crate) const SEATS: usize = 4;

/// Shuffles the starting island.
pub(crate) const ISLAND: Stream = Stream::new(0);
/// Shuffles the hidden hexes.
pub(crate) const FOG: Stream = Stream::new(1);
/// Shuffles the number tokens and the lair tokens.
pub(crate) const NUMBERS: Stream = Stream::new(2);
/// Rolls for production.
pub(crate) const DICE: Stream = Stream::new(3);
/// Rolls single dice: fish, chases, heroes.
pub(crate) const DIE: Stream = Stream::new(4);
/// Draws stolen cards.
pub(crate) const THEFT: Stream = Stream::new(5);

pub(crate) const ROADS: usize = 15;
pub(crate) const SETTLEMENTS: usize = 5;
pub(crate) const HARBOURS: usize = 4;
pub(crate) const SETTLERS: u8 = 2;
pub(crate) const CREWS: u8 = 9;
pub(crate) const HAULS: u8 = 6;
pub(crate) const SACKS: u8 = 24;
/// Gold fields and spice hexes, at most.
pub(crate) const SITES: usize = 6;
/// Single dice that are remembered: many more than heroes usually need.
pub(crate) const THROWS: usize = 16;
/// Crews that conquer a lair.
pub(crate) const CONQUERORS: u8 = 3;
const STARTING_GOLD: u16 = 2;

/// Where in a turn the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first turn: the first pieces are placed.
    Founding,
    /// The active seat rolls for production.
    Roll,
    /// A 7 was rolled: whoever holds too many cards gives some.
    Discard,
    /// The active seat places its pirate ship.
    Pirate,
    /// The active seat may steal.
    Steal,
    /// Trade and building.
    Build,
    /// The active seat puts an offer together.
    Compose,
    /// Others answer the offer.
    Answer,
    /// The active seat closes the offer.
    Close,
    /// Ships move.
    Move,
    /// The game has ended.
    Over,
}

/// Two sides of an offer, as the seat that makes it sees them: five resources and gold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Draft {
    pub give: [u8; RESOURCES + 1],
    pub want: [u8; RESOURCES + 1],
}

impl Draft {
    /// Has it something on both sides? There are no gifts.
    pub fn is_whole(&self) -> bool {
        self.give != [0; RESOURCES + 1] && self.want != [0; RESOURCES + 1]
    }
}

/// What a seat says to an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// It was not asked.
    #[default]
    NotAsked,
    /// It has not answered yet.
    Awaited,
    /// It agrees.
    Accepted,
    /// It refuses.
    Declined,
    /// It made an offer of its own.
    Countered,
}

/// What belongs to one colour: a seat's, or a neutral one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Area {
    pub hand: [u8; RESOURCES],
    pub gold: u16,
    /// Cards put aside for a 7, until everybody has.
    pub aside: [u8; RESOURCES],
    /// How many more cards a 7 costs it.
    pub due: u8,
    pub roads: Places<ROADS>,
    pub settlements: Places<SETTLEMENTS>,
    pub harbours: Places<HARBOURS>,
    pub basins: [Cargo; HARBOURS],
    pub settlers: u8,
    pub crews: u8,
    /// How many villages make its ships faster, and trade gold well.
    pub swift: u8,
    pub traders: u8,
    /// The die faces that drive pirates away, one bit each.
    pub chasing: u8,
    /// Spice hexes that have been discovered and hold none of its crews.
    pub strange: u128,
    pub muted: bool,
    pub draft: Draft,
    pub answer: Answer,
}

impl Area {
    const EMPTY: Self = Self {
        hand: [0; RESOURCES],
        gold: 0,
        aside: [0; RESOURCES],
        due: 0,
        roads: Places::EMPTY,
        settlements: Places::EMPTY,
        harbours: Places::EMPTY,
        basins: [Cargo::Empty; HARBOURS],
        settlers: SETTLERS,
        crews: CREWS,
        swift: 0,
        traders: 0,
        chasing: 1 << 6,
        strange: 0,
        muted: false,
        draft: Draft { give: [0; RESOURCES + 1], want: [0; RESOURCES + 1] },
        answer: Answer::NotAsked,
    };

    /// All its cards, those put aside included.
    pub fn cards(&self) -> u8 {
        self.hand.iter().sum::<u8>() + self.aside.iter().sum::<u8>()
    }

    pub fn has(&self, cost: [u8; RESOURCES]) -> bool {
        self.hand.iter().zip(cost).all(|(have, need)| *have >= need)
    }

    pub fn basin(&self, corner: Corner) -> Option<usize> {
        self.harbours.iter().position(|own| own == corner.0)
    }
}

/// A few places on the chart. It can be copied bit by bit, as the whole state is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Places<const N: usize> {
    pub len: u8,
    places: [u8; N],
}

impl<const N: usize> Places<N> {
    pub const EMPTY: Self = Self { len: 0, places: [NONE; N] };

    pub fn iter(&self) -> impl Iterator<Item = u8> + Clone + '_ {
        self.places[..self.len as usize].iter().copied()
    }

    pub fn first(&self) -> Option<u8> {
        self.iter().next()
    }

    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Puts a place behind the others.
    pub fn push(&mut self, place: u8) {
        self.places[self.len as usize] = place;
        self.len += 1;
    }

    /// Puts a place where it belongs, so that equal sets are equal lists; yields where that is.
    pub fn insert(&mut self, place: u8) -> usize {
        let index = self.iter().position(|other| other > place).unwrap_or(self.len as usize);
        self.places.copy_within(index..self.len as usize, index + 1);
        self.places[index] = place;
        self.len += 1;
        index
    }

    /// Takes a place out; the others keep their order.
    pub fn remove(&mut self, place: u8) {
        let index = self.iter().position(|other| other == place);
        if let Some(index) = index {
            self.places.copy_within(index + 1..self.len as usize, index);
            self.len -= 1;
            self.places[self.len as usize] = NONE;
        }
    }
}

/// A discovered gold field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lair {
    pub hex: u8,
    /// The number under its token: nobody's to know until it is conquered.
    pub number: u8,
    pub conquered: bool,
    pub crews: [u8; SEATS],
}

impl Lair {
    const NONE: Self = Self { hex: NONE, number: 0, conquered: false, crews: [0; SEATS] };

    pub fn all_crews(self) -> u8 {
        self.crews.iter().sum()
    }

    /// How many more crews conquer it.
    pub fn needed(self) -> u8 {
        if self.conquered { 0 } else { CONQUERORS - self.all_crews() }
    }
}

/// A discovered spice hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Village {
    pub hex: u8,
    pub sacks: u8,
    /// Whose crews stand there.
    pub crews: Seats,
}

/// A ship has moved in this turn.
pub(crate) const MOVED: u8 = 1;
/// Its move is over.
pub(crate) const DONE: u8 = 2;
/// It has had its wool.
pub(crate) const WOOL: u8 = 4;
/// It has paid the pirate.
pub(crate) const PAID: u8 = 8;
/// It has tried to drive the pirate away.
pub(crate) const CHASED: u8 = 16;

/// A game of Explorers & Pirates.
#[derive(Clone)]
pub struct Explorers {
    pub(crate) board: &'static Board,
    pub(crate) seats: u8,
    pub(crate) better_trader: BetterTrader,
    pub(crate) offers: u8,
    pub(crate) round_limit: u16,
    pub(crate) lair_numbers: [u8; SITES],
    /// Who began: a round goes from here once round the table.
    pub(crate) first: Seat,

    pub(crate) phase: Phase,
    /// How many of the first pieces have been placed.
    pub(crate) founded: u8,
    pub(crate) round: u16,
    pub(crate) active: Seat,
    pub(crate) rolled: [u8; 2],
    /// What single dice showed when last some were thrown.
    pub(crate) thrown: Places<THROWS>,
    pub(crate) chance: Chance,

    pub(crate) hidden: u128,
    /// Discovered seas, shoals and the Council's included.
    pub(crate) sea: u128,
    /// Discovered gold fields whose lair is not conquered.
    pub(crate) lairs_left: u128,
    pub(crate) tile: [Tile; HEXES],
    pub(crate) number: [u8; HEXES],
    /// Number tokens of each region, the next one last.
    pub(crate) tokens: [[u8; 6]; 2],
    pub(crate) tokens_left: [u8; 2],
    /// Lair tokens, the next one last.
    pub(crate) lair_tokens: [u8; SITES],
    pub(crate) lair_tokens_left: u8,
    /// The shoal of each region that was put away unseen.
    pub(crate) away: [Option<Tile>; 2],
    pub(crate) lairs: [Lair; SITES],
    pub(crate) villages: [Village; SITES],
    /// Where each shoal lies, by its die face, once discovered.
    pub(crate) shoals: [u8; 6],
    /// The shoals with a haul, one bit a die face (from 0).
    pub(crate) hauls: u8,
    pub(crate) fish_supply: u8,
    pub(crate) sack_supply: u8,

    pub(crate) bank: [u8; RESOURCES],
    pub(crate) areas: [Area; SEATS],
    /// Whose building stands on a corner: the colour from 1, or 0.
    pub(crate) building: [u8; CORNERS],
    /// Whose road runs on an edge: the colour from 1, or 0.
    pub(crate) road: [u8; EDGES],
    /// The ships of all seats, three each: where they are, what they carry, how far they can go, what they have done.
    pub(crate) ship_edge: [u8; SEATS * SHIPS],
    pub(crate) ship_cargo: [Cargo; SEATS * SHIPS],
    pub(crate) ship_points: [u8; SEATS * SHIPS],
    pub(crate) ship_marks: [u8; SEATS * SHIPS],
    pub(crate) pirate: u8,
    pub(crate) pirate_owner: Seat,

    /// How far each marker stands on each mission card.
    pub(crate) steps: [[u8; SEATS]; MISSIONS],
    /// The seats in the order in which they reached the step they stand on.
    pub(crate) arrivals: [[u8; SEATS]; MISSIONS],

    // What has happened in this turn.
    pub(crate) bought: u8,
    pub(crate) cheap: u8,
    pub(crate) offered: u8,
    /// Who will hear no more offers in this turn.
    pub(crate) quiet: Seats,
    pub(crate) fished: bool,
    /// The ship whose move is not over, or NONE.
    pub(crate) moving: u8,
    /// The pirate is placed because of a chase, not of a 7.
    pub(crate) chase_won: bool,
    /// Lairs whose third crew landed in this turn, in that order.
    pub(crate) conquests: Places<SITES>,
    /// What others may know of stolen cards.
    pub(crate) thefts: Thefts,
}

impl Explorers {
    /// The table before anything is shuffled or placed.
    pub(crate) fn bare(setup: &Setup, first: Seat, chance: Chance) -> Self {
        let board = board(setup.scenario);
        let mut tile = [Tile::Sea; HEXES];
        for hex in each(board.hexes) {
            tile[hex.index()] = board.tile[hex.index()].unwrap_or(Tile::Sea);
        }
        Self {
            board,
            seats: setup.seats,
            better_trader: setup.better_trader,
            offers: setup.offers,
            round_limit: setup.round_limit,
            lair_numbers: setup.lair_numbers,
            first,
            phase: Phase::Founding,
            founded: 0,
            round: 1,
            active: first,
            rolled: [0; 2],
            thrown: Places::EMPTY,
            chance,
            hidden: board.regions[0] | board.regions[1],
            sea: board.open_sea,
            lairs_left: 0,
            tile,
            number: board.number,
            tokens: TOKENS,
            tokens_left: [6; 2],
            lair_tokens: setup.lair_numbers,
            lair_tokens_left: SITES as u8,
            away: [None; 2],
            lairs: [Lair::NONE; SITES],
            villages: [Village { hex: NONE, sacks: 0, crews: Seats::NONE }; SITES],
            shoals: [NONE; 6],
            hauls: 0,
            fish_supply: HAULS,
            sack_supply: SACKS,
            bank: [CARDS_EACH; RESOURCES],
            areas: [Area::EMPTY; SEATS],
            building: [0; CORNERS],
            road: [0; EDGES],
            ship_edge: [NONE; SEATS * SHIPS],
            ship_cargo: [Cargo::Empty; SEATS * SHIPS],
            ship_points: [0; SEATS * SHIPS],
            ship_marks: [0; SEATS * SHIPS],
            pirate: NONE,
            pirate_owner: Seat::new(0),
            steps: [[0; SEATS]; MISSIONS],
            arrivals: [[0, 1, 2, 3]; MISSIONS],
            bought: 0,
            cheap: 0,
            offered: 0,
            quiet: Seats::NONE,
            fished: false,
            moving: NONE,
            chase_won: false,
            conquests: Places::EMPTY,
            thefts: Thefts::NONE,
        }
    }

    /// A game at its start: everything shuffled, gold dealt; in the first scenario the printed opening stands.
    pub(crate) fn start(setup: &Setup, seed: Seed) -> Self {
        let mut game = Self::bare(setup, setup.first.seat(setup.seats, seed), Chance::seeded(seed));
        game.shuffle_island(setup);
        game.shuffle_fog();
        for region in 0..2 {
            game.chance.shuffle(NUMBERS, &mut game.tokens[region]);
        }
        game.chance.shuffle(NUMBERS, &mut game.lair_tokens);
        for area in &mut game.areas[..setup.seats as usize] {
            area.gold = STARTING_GOLD;
        }
        if setup.scenario == 1 {
            game.place_opening();
        }
        game
    }

    fn shuffle_island(&mut self, setup: &Setup) {
        if setup.scenario == 1 || (setup.scenario == 2 && !setup.shuffled_island) {
            return;
        }
        let mut tiles = [Tile::Sea; 14];
        let copies = LOOSE.iter().flat_map(|(tile, count)| std::iter::repeat_n(*tile, *count));
        for (place, tile) in tiles.iter_mut().zip(copies) {
            *place = tile;
        }
        self.chance.shuffle(ISLAND, &mut tiles);
        for (hex, tile) in each(self.board.loose).zip(tiles) {
            self.tile[hex.index()] = tile;
        }
    }

    /// Where fewer than three shoals of a region are in play, one is put away unseen; the rest is shuffled.
    fn shuffle_fog(&mut self) {
        for (region, shoals) in SHOALS.iter().enumerate() {
            let mut tiles = [Tile::Sea; 19];
            let mut count = 0;
            if self.board.shoals[region] == 2 {
                let mut shoals = *shoals;
                self.chance.shuffle(FOG, &mut shoals);
                self.away[region] = Some(shoals[2]);
            }
            for tile in &self.board.bags[region] {
                if Some(*tile) != self.away[region] {
                    tiles[count] = *tile;
                    count += 1;
                }
            }
            self.chance.shuffle(FOG, &mut tiles[..count]);
            for (hex, tile) in each(self.board.regions[region]).zip(tiles) {
                self.tile[hex.index()] = tile;
            }
        }
    }

    // ---- Looking ----------------------------------------------------------------------------------------------------------------

    pub(crate) fn area(&self, seat: Seat) -> &Area {
        &self.areas[seat.index()]
    }

    pub(crate) fn area_mut(&mut self, seat: Seat) -> &mut Area {
        &mut self.areas[seat.index()]
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats as usize).map(Seat::new)
    }

    /// Every seat once, from the active one clockwise.
    pub(crate) fn seats_from_active(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, first) = (self.seats as usize, self.active.index());
        (0..seats).map(move |step| Seat::new((first + step) % seats))
    }

    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.all_seats().filter(move |other| *other != seat)
    }

    /// Is the edge a sea route? A ship's ends never touch hidden hexes, so what it can reach next is always discovered.
    pub(crate) fn is_route(&self, edge: Edge) -> bool {
        self.board.frame_edge[edge.index()] || self.board.edge_hexes[edge.index()] & self.sea != 0
    }

    /// Discovered land.
    pub(crate) fn land(&self) -> u128 {
        self.board.hexes & !self.hidden & !self.sea
    }

    /// Where the seat may not build: hidden hexes, lairs, villages without its crew.
    pub(crate) fn closed_to(&self, seat: Seat) -> u128 {
        self.hidden | self.lairs_left | self.area(seat).strange
    }

    /// Is the corner empty, and are all those next to it?
    pub(crate) fn keeps_distance(&self, corner: Corner) -> bool {
        self.building[corner.index()] == 0
            && self.board.corners_by[corner.index()].iter().all(|next| self.building[next.index()] == 0)
    }

    pub(crate) fn is_coast(&self, corner: Corner) -> bool {
        self.board.frame_corner[corner.index()] || self.board.corner_hexes[corner.index()] & self.sea != 0
    }

    pub(crate) const fn ship_index(seat: Seat, ship: Ship) -> usize {
        seat.index() * SHIPS + ship.index()
    }

    /// Where the ship is, if it is on the board.
    pub(crate) fn ship_at(&self, seat: Seat, ship: Ship) -> Option<Edge> {
        let edge = self.ship_edge[Self::ship_index(seat, ship)];
        (edge != NONE).then_some(Edge(edge))
    }

    pub(crate) fn cargo(&self, seat: Seat, ship: Ship) -> Cargo {
        self.ship_cargo[Self::ship_index(seat, ship)]
    }

    /// How many ships are on the edge.
    pub(crate) fn ships_on(&self, edge: Edge) -> usize {
        self.ship_edge.iter().map(|other| usize::from(*other == edge.0)).sum()
    }

    /// Does the ship's bow or stern touch a corner of the hex?
    pub(crate) fn points_at(&self, edge: Edge, hex: Hex) -> bool {
        edge.ends().iter().any(|end| self.board.corner_hexes[end.index()] & hex.bit() != 0)
    }

    /// The hexes at both ends of an edge.
    pub(crate) fn near(&self, edge: Edge) -> u128 {
        self.board.hexes_near[edge.index()]
    }

    /// Is the ship on a route beside an own harbour settlement?
    pub(crate) fn beside_own_harbour(&self, seat: Seat, edge: Edge) -> bool {
        edge.ends().iter().any(|end| self.area(seat).basin(*end).is_some())
    }

    pub(crate) fn lair(&self, hex: Hex) -> Option<usize> {
        self.lairs.iter().position(|lair| lair.hex == hex.0)
    }

    pub(crate) fn village(&self, hex: Hex) -> Option<usize> {
        self.villages.iter().position(|village| village.hex == hex.0)
    }

    /// The seat whose pirate ship is on the board, and where.
    pub(crate) fn pirate(&self) -> Option<(Seat, Hex)> {
        (self.pirate != NONE).then_some((self.pirate_owner, Hex(self.pirate)))
    }

    /// The seat that leads a mission, if anybody has left its start.
    pub(crate) fn leader(&self, mission: Mission) -> Option<Seat> {
        let steps = &self.steps[mission as usize];
        let most = *steps.iter().max()?;
        if most == 0 {
            return None;
        }
        self.arrivals[mission as usize].iter().find(|seat| steps[**seat as usize] == most).map(|seat| Seat::new(*seat as usize))
    }

    pub(crate) fn points(&self, seat: Seat) -> u8 {
        let area = self.area(seat);
        let mut points = area.settlements.len + 2 * area.harbours.len;
        for mission in Mission::ALL {
            if self.board.missions[mission as usize] {
                points += mission.points_by_step()[self.steps[mission as usize][seat.index()] as usize];
                points += u8::from(self.leader(mission) == Some(seat));
            }
        }
        points
    }

    // ---- Dice -------------------------------------------------------------------------------------------------------------------

    /// Throws a single die; what it showed stays on the table.
    pub(crate) fn throw_die(&mut self) -> u8 {
        let die = self.chance.die(DIE);
        if self.thrown.is_full() {
            self.thrown = Places::EMPTY;
        }
        self.thrown.push(die);
        die
    }

    // ---- Moving cards -----------------------------------------------------------------------------------------------------------

    /// Cards from the bank.
    pub(crate) fn gain(&mut self, seat: Seat, resource: Resource, count: u8) {
        self.bank[resource as usize] -= count;
        self.areas[seat.index()].hand[resource as usize] += count;
    }

    /// Cards to the bank, for everybody to see.
    pub(crate) fn pay(&mut self, seat: Seat, resource: Resource, count: u8) {
        self.areas[seat.index()].hand[resource as usize] -= count;
        self.bank[resource as usize] += count;
        self.note_loss(seat, resource);
    }

    pub(crate) fn pay_all(&mut self, seat: Seat, cost: [u8; RESOURCES]) {
        for (resource, count) in Resource::ALL.into_iter().zip(cost) {
            if count > 0 {
                self.pay(seat, resource, count);
            }
        }
    }

    // ---- Moving pieces ----------------------------------------------------------------------------------------------------------

    pub(crate) fn put_settlement(&mut self, colour: usize, corner: Corner) {
        self.building[corner.index()] = colour as u8 + 1;
        self.areas[colour].settlements.insert(corner.0);
    }

    pub(crate) fn put_harbour(&mut self, colour: usize, corner: Corner) {
        self.building[corner.index()] = colour as u8 + 1;
        let area = &mut self.areas[colour];
        let index = area.harbours.insert(corner.0);
        area.basins[index..].rotate_right(1);
        area.basins[index] = Cargo::Empty;
    }

    pub(crate) fn put_road(&mut self, colour: usize, edge: Edge) {
        self.road[edge.index()] = colour as u8 + 1;
        self.areas[colour].roads.insert(edge.0);
    }

    pub(crate) fn put_ship(&mut self, seat: Seat, ship: Ship, edge: Edge, cargo: Cargo) {
        let index = Self::ship_index(seat, ship);
        self.ship_edge[index] = edge.0;
        self.ship_cargo[index] = cargo;
        self.ship_points[index] = 0;
        self.ship_marks[index] = 0;
    }

    /// Takes a ship from the board with all it carries.
    pub(crate) fn remove_ship(&mut self, seat: Seat, ship: Ship) {
        let index = Self::ship_index(seat, ship);
        for piece in self.ship_cargo[index].pieces() {
            self.return_piece(seat, piece);
        }
        self.ship_edge[index] = NONE;
        self.ship_cargo[index] = Cargo::Empty;
        self.ship_points[index] = 0;
        self.ship_marks[index] = 0;
        if self.moving == ship.index() as u8 && seat == self.active {
            self.moving = NONE;
        }
    }

    /// A piece goes back to where pieces come from.
    pub(crate) fn return_piece(&mut self, seat: Seat, piece: crate::pieces::Piece) {
        use crate::pieces::Piece;
        match piece {
            Piece::Settler => self.areas[seat.index()].settlers += 1,
            Piece::Crew => self.areas[seat.index()].crews += 1,
            Piece::Fish => self.fish_supply += 1,
            Piece::Sack => self.sack_supply += 1,
        }
    }
}
