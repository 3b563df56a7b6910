//! What a viewer may know: everything but hidden hexes, tokens face down and others' hands, and of those whatever can be worked out.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Seats, Viewer};

use crate::action::{Hold, Ship};
use crate::boards::{NORTH, SOUTH, each};
use crate::founding::Task;
use crate::geometry::{Corner, EDGES, Edge, Hex, Hexes, NONE};
use crate::own::OwnView;
use crate::pieces::{Cargo, Mission, Resource, Tile};
use crate::position::{Hand, Pieces, PiratePosition, ShipPosition, Sides, Track, track_name};
use crate::setup::BetterTrader;
use crate::state::{Answer, Explorers, Phase};

/// A game as one viewer may see it, borrowed.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    game: &'a Explorers,
    viewer: Viewer,
}

impl<'a> Sight<'a> {
    pub(crate) const fn new(game: &'a Explorers, viewer: Viewer) -> Self {
        Self { game, viewer }
    }

    /// How many seats play.
    pub const fn seats(self) -> u8 {
        self.game.seats
    }

    /// The scenario, 1 to 5.
    pub fn scenario(self) -> u8 {
        self.game.board.scenario
    }

    /// The points that win.
    pub fn goal(self) -> u8 {
        self.game.board.goal
    }

    /// Is the mission part of the scenario?
    pub fn has_mission(self, mission: Mission) -> bool {
        self.game.board.missions[mission as usize]
    }

    /// Where in the turn the game is.
    pub const fn phase(self) -> Phase {
        self.game.phase
    }

    /// The round, from 1.
    pub const fn round(self) -> u16 {
        self.game.round
    }

    /// Whose turn it is.
    pub const fn active(self) -> Seat {
        self.game.active
    }

    /// Who places which first piece now.
    pub fn task(self) -> Option<(Seat, Task)> {
        if self.game.phase == Phase::Founding { self.game.task() } else { None }
    }

    /// The third village's rule.
    pub const fn better_trader(self) -> BetterTrader {
        self.game.better_trader
    }

    /// Every hex of the board.
    pub fn hexes(self) -> impl Iterator<Item = Hex> {
        each(self.game.board.hexes)
    }

    /// A hex's face, if it is discovered.
    pub fn tile(self, hex: Hex) -> Option<Tile> {
        (self.game.hidden & hex.bit() == 0).then_some(self.game.tile[hex.index()])
    }

    /// A hex's number, if one lies on it face up.
    pub fn number(self, hex: Hex) -> Option<u8> {
        let number = self.game.number[hex.index()];
        (number > 0).then_some(number)
    }

    /// Is the hex part of the board and still hidden?
    pub fn is_hidden(self, hex: Hex) -> bool {
        self.game.hidden & hex.bit() != 0
    }

    /// How many hexes are hidden.
    pub fn hidden(self) -> u32 {
        self.game.hidden.count_ones()
    }

    /// The hexes that meet at a corner.
    pub fn hexes_at(self, corner: Corner) -> impl Iterator<Item = Hex> {
        each(self.game.board.corner_hexes[corner.index()])
    }

    /// The hexes an edge separates.
    pub fn hexes_by(self, edge: Edge) -> impl Iterator<Item = Hex> {
        each(self.game.board.edge_hexes[edge.index()])
    }

    /// The corners of a hex.
    pub fn corners(self, hex: Hex) -> [Corner; 6] {
        hex.corners()
    }

    /// Both ends of an edge.
    pub fn ends(self, edge: Edge) -> [Corner; 2] {
        edge.ends()
    }

    /// The edges at a corner.
    pub fn edges_at(self, corner: Corner) -> impl Iterator<Item = Edge> + 'a {
        self.game.board.edges_at[corner.index()].iter().copied()
    }

    /// The edges a ship on this edge can sail to next, whatever its movement points and the pirate allow.
    pub fn routes_from(self, edge: Edge) -> impl Iterator<Item = Edge> + 'a {
        let game = self.game;
        game.board.edges_by[edge.index()].iter().copied().filter(|next| game.is_route(*next))
    }

    /// The hexes that a ship on this edge points at with its ends.
    pub fn near(self, edge: Edge) -> impl Iterator<Item = Hex> {
        each(self.game.near(edge))
    }

    /// The hexes that a ship on this edge points at with its ends, as a set.
    pub fn all_near(self, edge: Edge) -> Hexes {
        Hexes(self.game.near(edge))
    }

    /// The hexes nobody has seen, as a set.
    pub const fn unseen(self) -> Hexes {
        Hexes(self.game.hidden)
    }

    /// Does a ship on this edge touch hidden hexes?
    pub fn discovers(self, edge: Edge) -> bool {
        self.game.near(edge) & self.game.hidden != 0
    }

    /// Goes along sea routes from an edge, the nearest first, and tells of each edge how many steps away it is and which step leads
    /// there. What lies behind a discovery is not reached. Ends when the visitor has seen enough (`false`) or after this many steps.
    pub fn voyage(self, from: Edge, most: u8, mut visit: impl FnMut(Edge, u8, Edge) -> bool) {
        let mut seen = [false; EDGES];
        let mut queue = [(0u8, 0u8, 0u8); EDGES];
        let (mut head, mut tail) = (0, 1);
        queue[0] = (from.0, 0, from.0);
        seen[from.index()] = true;
        while head < tail {
            let (edge, steps, first) = queue[head];
            head += 1;
            if !visit(Edge(edge), steps, Edge(first)) {
                return;
            }
            if steps == most || (steps > 0 && self.discovers(Edge(edge))) {
                continue;
            }
            for next in self.routes_from(Edge(edge)) {
                if !std::mem::replace(&mut seen[next.index()], true) {
                    queue[tail] = (next.0, steps + 1, if steps == 0 { next.0 } else { first });
                    tail += 1;
                }
            }
        }
    }

    /// The colour of the building on a corner, counted from 1.
    pub fn building(self, corner: Corner) -> Option<u8> {
        let colour = self.game.building[corner.index()];
        (colour > 0).then_some(colour)
    }

    /// The colour of the road on an edge, counted from 1.
    pub fn road(self, edge: Edge) -> Option<u8> {
        let colour = self.game.road[edge.index()];
        (colour > 0).then_some(colour)
    }

    /// How many ships are on an edge.
    pub fn ships_on(self, edge: Edge) -> usize {
        self.game.ships_on(edge)
    }

    /// Could the seat found a settlement there with a settler ship?
    pub fn is_site(self, seat: Seat, corner: Corner) -> bool {
        self.game.check_site(seat, corner).is_ok()
    }

    /// Could a harbour settlement stand there?
    pub fn is_coast(self, corner: Corner) -> bool {
        self.game.is_coast(corner)
    }

    /// Does an edge touch a dock of the Council?
    pub fn at_dock(self, edge: Edge) -> bool {
        self.game.board.at_dock[edge.index()]
    }

    /// The seat's settlements.
    pub fn settlements(self, seat: Seat) -> impl Iterator<Item = Corner> + 'a {
        self.game.areas[seat.index()].settlements.iter().map(Corner)
    }

    /// The seat's harbour settlements.
    pub fn harbours(self, seat: Seat) -> impl Iterator<Item = Corner> + 'a {
        self.game.areas[seat.index()].harbours.iter().map(Corner)
    }

    /// The seat's roads.
    pub fn roads(self, seat: Seat) -> impl Iterator<Item = Edge> + 'a {
        self.game.areas[seat.index()].roads.iter().map(Edge)
    }

    /// How many settlements, harbour settlements and roads the seat has built.
    pub fn built(self, seat: Seat) -> [u8; 3] {
        let area = self.game.area(seat);
        [area.settlements.len, area.harbours.len, area.roads.len]
    }

    /// The settlers and crews in the seat's supply.
    pub fn supply(self, seat: Seat) -> [u8; 2] {
        let area = self.game.area(seat);
        [area.settlers, area.crews]
    }

    /// What a hold of the seat holds.
    pub fn held(self, seat: Seat, hold: Hold) -> Option<Cargo> {
        self.game.held(seat, hold)
    }

    /// Where the seat's ship is.
    pub fn ship(self, seat: Seat, ship: Ship) -> Option<Edge> {
        self.game.ship_at(seat, ship)
    }

    /// What the seat's ship carries.
    pub fn cargo(self, seat: Seat, ship: Ship) -> Cargo {
        self.game.cargo(seat, ship)
    }

    /// The movement points the seat's ship has left; 0 once its move is over.
    pub fn movement(self, seat: Seat, ship: Ship) -> u8 {
        let index = Explorers::ship_index(seat, ship);
        if self.game.ship_marks[index] & crate::state::DONE == 0 { self.game.ship_points[index] } else { 0 }
    }

    /// The steps a ship of the seat has in a turn.
    pub fn speed(self, seat: Seat) -> u8 {
        4 + self.game.area(seat).swift
    }

    /// The ship of the active seat that is on its way.
    pub fn moving(self) -> Option<Ship> {
        (self.game.moving != NONE).then(|| Ship::ALL[self.game.moving as usize])
    }

    /// Would the ship have to pay the pirate for this step?
    pub fn owes_tribute(self, seat: Seat, ship: Ship, from: Edge, to: Edge) -> bool {
        self.game.owes_tribute(seat, ship, from, to)
    }

    /// The pirate ship on the board.
    pub fn pirate(self) -> Option<(Seat, Hex)> {
        self.game.pirate()
    }

    /// The viewer's own cards; nothing for an onlooker.
    pub fn hand(self) -> Option<[u8; 5]> {
        self.viewer.seat().map(|seat| self.game.area(seat).hand)
    }

    /// How many cards the seat holds.
    pub fn cards(self, seat: Seat) -> u8 {
        self.game.area(seat).cards()
    }

    /// The least and the most of each resource the seat may hold, for all the viewer can tell.
    pub fn hand_bounds(self, seat: Seat) -> [[u8; 5]; 2] {
        self.game.hand_bounds(self.viewer, seat)
    }

    /// The seat's gold.
    pub fn gold(self, seat: Seat) -> u16 {
        self.game.area(seat).gold
    }

    /// The seat's points.
    pub fn points(self, seat: Seat) -> u8 {
        self.game.points(seat)
    }

    /// The cards left in the bank.
    pub const fn bank(self) -> [u8; 5] {
        self.game.bank
    }

    /// The die faces with which the seat drives pirates away, one bit each.
    pub fn chasing(self, seat: Seat) -> u8 {
        self.game.area(seat).chasing
    }

    /// How many villages trade gold for the seat.
    pub fn traders(self, seat: Seat) -> u8 {
        self.game.area(seat).traders
    }

    /// How many offers the active seat may still make.
    pub fn offers_left(self) -> u8 {
        self.game.offers.saturating_sub(self.game.offered)
    }

    /// How many offers the active seat has made in this turn.
    pub fn offers_made(self) -> u8 {
        self.game.offered
    }

    /// Resources the active seat may still buy for two gold.
    pub fn purchases_left(self) -> u8 {
        2u8.saturating_sub(self.game.bought)
    }

    /// Would the seat be asked if somebody made an offer?
    pub fn hears_offers(self, seat: Seat) -> bool {
        self.game.hears(seat)
    }

    /// What the seat says to the offer.
    pub fn answer(self, seat: Seat) -> Answer {
        self.game.area(seat).answer
    }

    /// The offer the seat puts together or has made: what it gives, and what it wants.
    pub fn draft(self, seat: Seat) -> [[u8; 6]; 2] {
        let draft = self.game.area(seat).draft;
        [draft.give, draft.want]
    }

    /// How far the seat's marker stands on a mission card.
    pub fn step(self, mission: Mission, seat: Seat) -> u8 {
        self.game.steps[mission as usize][seat.index()]
    }

    /// Who holds a mission's card.
    pub fn leader(self, mission: Mission) -> Option<Seat> {
        self.game.leader(mission)
    }

    /// Lairs that are not conquered, with the crews of each seat on them.
    pub fn lairs(self) -> impl Iterator<Item = (Hex, [u8; 4])> + 'a {
        let known = self.game.lairs.iter().filter(|lair| lair.hex != NONE && !lair.conquered);
        known.map(|lair| (Hex(lair.hex), lair.crews))
    }

    /// Crews of each seat beside conquered lairs.
    pub fn freed(self) -> impl Iterator<Item = (Hex, [u8; 4])> + 'a {
        let known = self.game.lairs.iter().filter(|lair| lair.hex != NONE && lair.conquered);
        known.map(|lair| (Hex(lair.hex), lair.crews))
    }

    /// Discovered villages, and whose crews are in them.
    pub fn villages(self) -> impl Iterator<Item = (Hex, Seats)> + 'a {
        self.game.villages.iter().filter(|village| village.hex != NONE).map(|village| (Hex(village.hex), village.crews))
    }

    /// Shoals with a haul.
    pub fn hauls(self) -> impl Iterator<Item = Hex> + 'a {
        self.game.haul_hexes()
    }

    /// Discovered shoals.
    pub fn shoals(self) -> impl Iterator<Item = Hex> + 'a {
        self.game.shoals.iter().filter(|hex| **hex != NONE).map(|hex| Hex(*hex))
    }

    /// How many resources of each kind a hand still needs to pay a price.
    pub fn missing(hand: [u8; 5], price: [u8; 5]) -> u8 {
        hand.iter().zip(price).map(|(have, need)| need.saturating_sub(*have)).sum()
    }

    /// How many faces may lie hidden, by face; one of a region's shoals may have been put away.
    fn hidden_faces(self, region: usize) -> Vec<TileCount> {
        let game = self.game;
        let hidden = each(game.board.regions[region] & game.hidden).map(|hex| game.tile[hex.index()]);
        let mut counts = BTreeMap::new();
        for tile in hidden.chain(game.away[region]) {
            *counts.entry(tile).or_insert(0) += 1;
        }
        counts.into_iter().map(|(tile, copies)| TileCount { tile, copies }).collect()
    }

    fn region(self, region: usize) -> RegionView {
        let game = self.game;
        let mut tokens = game.tokens[region][..game.tokens_left[region] as usize].to_vec();
        tokens.sort_unstable();
        RegionView {
            hidden: (game.board.regions[region] & game.hidden).count_ones() as u8,
            faces: self.hidden_faces(region),
            tokens,
        }
    }

    /// The numbers of lair tokens nobody has seen: those in the stack and those face down on lairs.
    fn lair_numbers(self) -> Vec<u8> {
        let game = self.game;
        let stack = game.lair_tokens[..game.lair_tokens_left as usize].iter().copied();
        let mut numbers: Vec<u8> =
            stack.chain(game.lairs.iter().filter(|lair| lair.hex != NONE && !lair.conquered).map(|lair| lair.number)).collect();
        numbers.sort_unstable();
        numbers
    }
}

/// A game as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The viewer's seat.
    pub you: Option<Seat>,
    /// The scenario.
    pub scenario: u8,
    /// The points that win.
    pub goal: u8,
    /// Where in the turn the game is.
    pub phase: Phase,
    /// What is placed next, before the first turn.
    pub task: Option<Task>,
    /// The round, from 1.
    pub round: u16,
    /// Who began: a round ends with its right-hand neighbour.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The dice of this turn.
    pub dice: Option<[u8; 2]>,
    /// What single dice showed when last some were thrown.
    pub thrown: Vec<u8>,
    /// Every hex.
    pub hexes: BTreeMap<Hex, HexView>,
    /// What may lie hidden in the north.
    pub north: RegionView,
    /// What may lie hidden in the south.
    pub south: RegionView,
    /// Numbers of lair tokens nobody has seen.
    pub lair_numbers: Vec<u8>,
    /// Discovered gold fields.
    pub lairs: BTreeMap<Hex, LairView>,
    /// Discovered spice hexes.
    pub villages: BTreeMap<Hex, VillageView>,
    /// Shoals with a haul.
    pub hauls: Vec<Hex>,
    /// Hauls in the supply.
    pub fish_supply: u8,
    /// Sacks in the supply.
    pub sack_supply: u8,
    /// The bank.
    pub bank: Hand,
    /// What is known of each seat.
    pub seats: PerSeat<SeatView>,
    /// Neutral pieces, by the number of their colour.
    pub neutral: BTreeMap<String, Pieces>,
    /// The pirate ship on the board.
    pub pirate: Option<PiratePosition>,
    /// The edges on which others' ships pay the pirates.
    pub tribute: Vec<Edge>,
    /// The mission cards in play.
    pub missions: BTreeMap<String, Track>,
    /// What the active seat may still do in this turn.
    pub turn: TurnView,
    /// Thefts whose card not everybody can tell.
    pub thefts: Vec<TheftView>,
    /// What the viewer's own seat may do next; none for an onlooker.
    pub own: Option<OwnView>,
}

/// A hex as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct HexView {
    /// Its face, if it is discovered.
    pub tile: Option<Tile>,
    /// Its number, if one lies on it face up.
    pub number: Option<u8>,
    /// In how many of the 36 ways two dice fall they show its number.
    pub ways: u8,
}

/// A region's hidden hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct RegionView {
    /// How many are hidden.
    pub hidden: u8,
    /// What they may be. If there is one more than hexes, one of the shoals is not in the game.
    pub faces: Vec<TileCount>,
    /// The number tokens to come, in no order.
    pub tokens: Vec<u8>,
}

/// A face, and how often it may lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct TileCount {
    /// The face.
    pub tile: Tile,
    /// How often.
    pub copies: u8,
}

/// A gold field as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct LairView {
    /// Is the lair conquered?
    pub conquered: bool,
    /// How many more crews conquer it.
    pub needed: u8,
    /// Whose crews stand there.
    pub crews: PerSeat<u8>,
}

/// A spice hex as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct VillageView {
    /// The sacks left.
    pub sacks: u8,
    /// Whose crews stand there.
    pub crews: Seats,
}

/// What is known of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    /// Its points.
    pub points: u8,
    /// How many cards it holds, those put aside included.
    pub cards: u8,
    /// The cards themselves, for their owner.
    pub hand: Option<Hand>,
    /// Those the owner has put aside for a 7.
    pub aside: Option<Hand>,
    /// The least it holds of each resource, for all the viewer can tell.
    pub least: Hand,
    /// The most.
    pub most: Hand,
    /// How many more cards a 7 costs it.
    pub due: u8,
    /// Its gold.
    pub gold: u16,
    /// Its settlements.
    pub settlements: Vec<Corner>,
    /// Its harbour settlements and what their basins hold.
    pub harbours: BTreeMap<Corner, Cargo>,
    /// Its roads.
    pub roads: Vec<Edge>,
    /// Its ships on the board.
    pub ships: BTreeMap<String, ShipPosition>,
    /// Settlers in its supply.
    pub settlers: u8,
    /// Crews in its supply.
    pub crews: u8,
    /// The steps of its ships.
    pub speed: u8,
    /// Villages that trade gold for it.
    pub traders: u8,
    /// The die faces with which it drives pirates away.
    pub chasing: Vec<u8>,
    /// Does it hear no offers?
    pub muted: bool,
    /// Does it hear no more offers in this turn?
    pub quiet: bool,
    /// The offer it makes.
    pub draft: Sides,
    /// What it says to the active seat's offer.
    pub answer: Answer,
}

/// What the active seat may still do in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct TurnView {
    /// Resources it may buy for two gold.
    pub purchases: u8,
    /// Uses of its better traders.
    pub better_trades: u8,
    /// Offers it may make.
    pub offers: u8,
    /// Has it rolled for fish?
    pub fished: bool,
    /// The ship on its way.
    pub moving: Option<Ship>,
}

/// A theft whose card not everybody can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct TheftView {
    /// The victim.
    pub from: Seat,
    /// The thief.
    pub to: Seat,
    /// The card, for those two.
    pub card: Option<Resource>,
}

impl View {
    pub(crate) fn of(sight: Sight<'_>) -> Self {
        let game = sight.game;
        let hex_view = |hex: Hex| {
            let number = sight.number(hex);
            (hex, HexView { tile: sight.tile(hex), number, ways: number.map_or(0, ways) })
        };
        let lairs = game.lairs.iter().filter(|lair| lair.hex != NONE).map(|lair| {
            let crews = PerSeat::from_fn(game.seats, |seat| lair.crews[seat.index()]);
            (Hex(lair.hex), LairView { conquered: lair.conquered, needed: lair.needed(), crews })
        });
        let villages = game.villages.iter().filter(|village| village.hex != NONE);
        let missions = Mission::ALL.into_iter().filter(|mission| sight.has_mission(*mission));
        let thefts = game.thefts.iter().map(|theft| {
            let (from, to) = (Seat::new(theft.from as usize), Seat::new(theft.to as usize));
            let knows = sight.viewer.is(from) || sight.viewer.is(to);
            TheftView { from, to, card: knows.then(|| Resource::ALL[theft.card as usize]) }
        });
        Self {
            you: sight.viewer.seat(),
            scenario: sight.scenario(),
            goal: sight.goal(),
            phase: game.phase,
            task: sight.task().map(|(_, task)| task),
            round: game.round,
            first: game.first,
            active: game.active,
            dice: (game.rolled != [0; 2]).then_some(game.rolled),
            thrown: game.thrown.iter().collect(),
            hexes: sight.hexes().map(hex_view).collect(),
            north: sight.region(NORTH),
            south: sight.region(SOUTH),
            lair_numbers: sight.lair_numbers(),
            lairs: lairs.collect(),
            villages: villages
                .map(|village| (Hex(village.hex), VillageView { sacks: village.sacks, crews: village.crews }))
                .collect(),
            hauls: sight.hauls().collect(),
            fish_supply: game.fish_supply,
            sack_supply: game.sack_supply,
            bank: game.bank.into(),
            seats: PerSeat::from_fn(game.seats, |seat| SeatView::of(sight, seat)),
            neutral: game.neutral_pieces(),
            pirate: game.pirate().map(|(seat, at)| PiratePosition { seat, at }),
            tribute: game.pirate().into_iter().flat_map(|(_, hex)| hex.sides()).filter(|edge| game.is_route(*edge)).collect(),
            missions: missions.map(|mission| (track_name(mission).to_owned(), game.track(mission))).collect(),
            turn: TurnView {
                purchases: sight.purchases_left(),
                better_trades: game.area(game.active).traders.saturating_sub(game.cheap),
                offers: sight.offers_left(),
                fished: game.fished,
                moving: sight.moving(),
            },
            thefts: thefts.collect(),
            own: sight.viewer.seat().map(|seat| OwnView::of(game, seat)),
        }
    }
}

/// In how many of the 36 ways two dice show this sum.
const fn ways(sum: u8) -> u8 {
    6 - sum.abs_diff(7)
}

impl SeatView {
    fn of(sight: Sight<'_>, seat: Seat) -> Self {
        let game = sight.game;
        let area = game.area(seat);
        let own = sight.viewer.is(seat);
        let [least, most] = sight.hand_bounds(seat);
        Self {
            points: game.points(seat),
            cards: area.cards(),
            hand: own.then(|| area.hand.into()),
            aside: own.then(|| area.aside.into()),
            least: least.into(),
            most: most.into(),
            due: area.due,
            gold: area.gold,
            settlements: sight.settlements(seat).collect(),
            harbours: sight.harbours(seat).zip(area.basins).collect(),
            roads: sight.roads(seat).collect(),
            ships: game.ship_positions(seat),
            settlers: area.settlers,
            crews: area.crews,
            speed: sight.speed(seat),
            traders: area.traders,
            chasing: (1..=6).filter(|face| area.chasing & 1 << face != 0).collect(),
            muted: area.muted,
            quiet: game.quiet.contains(seat),
            draft: area.draft.into(),
            answer: area.answer,
        }
    }
}
