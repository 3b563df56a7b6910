//! What only the rules can tell a seat of what it may do next: what it can pay for, how far its ships reach, what it may offer, what
//! the next point takes. Reckoned when a view is asked for, never while a game is played.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::action::{SHIPS, Ship};
use crate::boards::each;
use crate::build::{CREW, HARBOUR, ROAD, SETTLEMENT, SETTLER, SHIP};
use crate::geometry::{EDGES, Edge, Hex};
use crate::pieces::{Good, Mission, RESOURCES};
use crate::position::{Goods, Hand, track_name};
use crate::sailing::POINTS_FOR_WOOL;
use crate::state::{Answer, DONE, Explorers, HARBOURS, PAID, Phase, ROADS, SETTLEMENTS};

/// What the viewer's own seat may do next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct OwnView {
    /// What can be built in this scenario, as the list of prices names it.
    pub rack: BTreeMap<String, RackView>,
    /// Where each ship could stop that may sail now, by its number.
    pub routes: BTreeMap<String, Vec<Route>>,
    /// What it may put into an offer or a counter-offer; none where it may make neither.
    pub bargain: Option<Bargain>,
    /// What the next point of each mission takes.
    pub missions: BTreeMap<String, NextPoint>,
}

/// A kind of piece that can be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct RackView {
    /// How many are left.
    pub left: u8,
    /// The cards that are missing to pay for one.
    pub missing: Hand,
}

/// A ship's way to a place where it could stop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Route {
    /// Edge by edge, the goal last.
    pub by: Vec<Edge>,
    /// Hidden hexes that it discovers in the end, which ends the ship's move.
    pub reveals: Vec<Hex>,
    /// Does it cost a gold to the pirates?
    pub tribute: bool,
    /// Must wool be paid first?
    pub wool: bool,
}

/// What may be put into an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Bargain {
    /// The most it can give.
    pub give: Goods,
    /// The most cards it may ask for, of all resources together.
    pub cards: u8,
    /// The most gold it may ask for.
    pub gold: u8,
    /// Who would hear it.
    pub with: Vec<Seat>,
}

/// What the next point of a mission takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct NextPoint {
    /// Steps to the next point on the card, if there is one.
    pub steps: Option<u8>,
    /// Steps to take the lead and its point; none for whoever leads.
    pub lead: Option<u8>,
}

impl OwnView {
    pub(crate) fn of(game: &Explorers, seat: Seat) -> Self {
        let missions = Mission::ALL.into_iter().filter(|mission| game.board.missions[*mission as usize]);
        Self {
            rack: game.rack(seat),
            routes: game.routes(seat),
            bargain: game.bargain(seat),
            missions: missions.map(|mission| (track_name(mission).to_owned(), game.next_point(seat, mission))).collect(),
        }
    }
}

impl Explorers {
    fn rack(&self, seat: Seat) -> BTreeMap<String, RackView> {
        let area = self.area(seat);
        let out = Ship::ALL.into_iter().filter(|ship| self.ship_at(seat, *ship).is_some()).count();
        let left = |all: usize, used: u8| all as u8 - used;
        let kinds = [
            ("road", ROAD, left(ROADS, area.roads.len)),
            ("settlement", SETTLEMENT, left(SETTLEMENTS, area.settlements.len)),
            ("harbour", HARBOUR, left(HARBOURS, area.harbours.len)),
            ("ship", SHIP, left(SHIPS, out as u8)),
            ("settler", SETTLER, area.settlers),
            ("crew", CREW, area.crews),
        ];
        let missing = |price: [u8; RESOURCES]| -> Hand {
            std::array::from_fn(|resource| price[resource].saturating_sub(area.hand[resource])).into()
        };
        let has_crews = self.board.scenario > 1;
        let in_play = kinds.into_iter().filter(|(kind, ..)| has_crews || *kind != "crew");
        in_play.map(|(kind, price, left)| (kind.to_owned(), RackView { left, missing: missing(price) })).collect()
    }

    fn routes(&self, seat: Seat) -> BTreeMap<String, Vec<Route>> {
        if self.phase != Phase::Move || self.active != seat {
            return BTreeMap::new();
        }
        let of = |ship: Ship| (ship.to_string(), self.routes_of(seat, ship));
        Ship::ALL.into_iter().map(of).filter(|(_, routes)| !routes.is_empty()).collect()
    }

    /// For every edge where the ship could stop the way that costs least: no wool before wool, no tribute before tribute, then the
    /// shortest. Where it depends on the way whether a place is discovered, there is one way for each outcome.
    fn routes_of(&self, seat: Seat, ship: Ship) -> Vec<Route> {
        let index = Self::ship_index(seat, ship);
        let Some(start) = self.ship_at(seat, ship) else { return Vec::new() };
        if self.ship_marks[index] & DONE != 0 {
            return Vec::new();
        }
        let mut best: BTreeMap<(Edge, u128), Route> = BTreeMap::new();
        self.explore(seat, ship, start, 0, &mut best);
        if self.check_wool(seat, ship).is_ok() {
            self.explore(seat, ship, start, POINTS_FOR_WOOL, &mut best);
        }
        let mut routes: Vec<Route> = best.into_values().collect();
        routes.sort_by_key(|route| (route.wool, route.by.len(), route.by.last().copied()));
        routes
    }

    /// Goes all ways that the ship could, the nearest places first, on a copy that is put wherever the ship would be.
    fn explore(&self, seat: Seat, ship: Ship, start: Edge, more: u8, best: &mut BTreeMap<(Edge, u128), Route>) {
        let index = Self::ship_index(seat, ship);
        let points = self.ship_points[index] + more;
        let has_paid = self.ship_marks[index] & PAID != 0;
        let mut trial = self.clone();
        let mut seen = [[false; 2]; EDGES];
        let mut ways: Vec<(Vec<Edge>, bool)> = vec![(Vec::new(), has_paid)];
        seen[start.index()][usize::from(has_paid)] = true;
        let mut next_way = 0;
        while next_way < ways.len() {
            let (by, paid) = ways[next_way].clone();
            next_way += 1;
            let here = by.last().copied().unwrap_or(start);
            trial.ship_edge[index] = here.0;
            trial.ship_points[index] = points - by.len() as u8;
            trial.ship_marks[index] = self.ship_marks[index] | if paid { PAID } else { 0 };
            trial.area_mut(seat).gold = self.area(seat).gold - u16::from(paid && !has_paid);
            trial.moving = if by.is_empty() { self.moving } else { ship.index() as u8 };
            for &next in &self.board.edges_by[here.index()] {
                if trial.check_sail(seat, ship, next).is_err() {
                    continue;
                }
                let paid = paid || trial.owes_tribute(seat, ship, here, next);
                let found = self.board.corner_hexes[Self::ahead(here, next).index()] & self.hidden;
                let mut further = by.clone();
                further.push(next);
                let may_stop = found != 0 || trial.ships_on(next) < 2;
                if may_stop && (next != start || found != 0) {
                    let tribute = paid && !has_paid;
                    let route = Route { by: further.clone(), reveals: each(found).collect(), tribute, wool: more > 0 };
                    let costs = |route: &Route| (route.wool, route.tribute, route.by.len());
                    if best.get(&(next, found)).is_none_or(|known| costs(&route) < costs(known)) {
                        best.insert((next, found), route);
                    }
                }
                if found == 0 && !std::mem::replace(&mut seen[next.index()][usize::from(paid)], true) {
                    ways.push((further, paid));
                }
            }
        }
    }

    /// Only the sums that everybody sees limit what may be asked for.
    fn bargain(&self, seat: Seat) -> Option<Bargain> {
        let with: Vec<Seat> = match self.phase {
            Phase::Build if self.active == seat && self.offered < self.offers => self.hearers(seat).collect(),
            Phase::Answer if self.area(seat).answer == Answer::Awaited => vec![self.active],
            _ => return None,
        };
        let small = |count: u16| u8::try_from(count).unwrap_or(u8::MAX);
        Some(Bargain {
            give: Good::ALL.map(|good| small(self.has_goods(seat, good))).into(),
            cards: with.iter().map(|other| self.area(*other).cards()).max().unwrap_or(0),
            gold: with.iter().map(|other| small(self.area(*other).gold)).max().unwrap_or(0),
            with,
        })
    }

    fn next_point(&self, seat: Seat, mission: Mission) -> NextPoint {
        let steps = self.steps[mission as usize];
        let (own, points) = (steps[seat.index()], mission.points_by_step());
        let here = points[own as usize];
        let ahead = points.iter().skip(own as usize).position(|points| *points > here);
        let most = steps.into_iter().max().unwrap_or(0);
        let lead = most - own + 1;
        let reachable = ((own + lead) as usize) < points.len();
        NextPoint { steps: ahead.map(|steps| steps as u8), lead: (self.leader(mission) != Some(seat) && reachable).then_some(lead) }
    }
}
