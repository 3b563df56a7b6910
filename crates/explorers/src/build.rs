//! Building: roads, settlements, harbour settlements, ships, settlers and crews, and throwing pieces away.

use table::{Log, Played, Seat};

use crate::action::{Action, Hold, Ship};
use crate::event::Event;
use crate::geometry::{CORNERS, Corner, EDGES, Edge};
use crate::pieces::{Cargo, Piece, RESOURCES};
use crate::state::Explorers;
use crate::why::{Why, need};

// Prices in lumber, brick, wool, grain and ore.

/// A road.
pub const ROAD: [u8; RESOURCES] = [1, 1, 0, 0, 0];
/// A settlement.
pub const SETTLEMENT: [u8; RESOURCES] = [1, 1, 1, 1, 0];
/// A harbour settlement, in place of a settlement.
pub const HARBOUR: [u8; RESOURCES] = [0, 0, 0, 2, 2];
/// A ship.
pub const SHIP: [u8; RESOURCES] = [1, 0, 1, 0, 0];
/// A settler.
pub const SETTLER: [u8; RESOURCES] = SETTLEMENT;
/// A crew.
pub const CREW: [u8; RESOURCES] = [0, 0, 1, 0, 1];

/// A set of corners or edges, so that each is offered once.
struct Seen<const N: usize>([bool; N]);

impl<const N: usize> Seen<N> {
    const fn none() -> Self {
        Self([false; N])
    }

    fn first_time(&mut self, place: u8) -> bool {
        !std::mem::replace(&mut self.0[place as usize], true)
    }
}

impl Explorers {
    pub(crate) fn build_candidates(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        let area = self.area(seat);
        let road_ends = || area.roads.iter().flat_map(|road| Edge(road).ends());
        if area.has(ROAD) && !area.roads.is_full() {
            let mut seen = Seen::<EDGES>::none();
            let homes = area.settlements.iter().chain(area.harbours.iter()).map(Corner);
            for corner in road_ends().chain(homes) {
                for edge in self.board.edges_at[corner.index()].iter().copied() {
                    if seen.first_time(edge.0) {
                        offer(Action::Road(edge));
                    }
                }
            }
        }
        if area.has(SETTLEMENT) {
            if !area.settlements.is_full() {
                let mut seen = Seen::<CORNERS>::none();
                road_ends().filter(|corner| seen.first_time(corner.0)).for_each(|corner| offer(Action::Settlement(corner)));
            }
            if area.settlers > 0 {
                self.holds(seat).for_each(|hold| offer(Action::Settler(hold)));
            }
        }
        if area.has(HARBOUR) {
            area.settlements.iter().for_each(|corner| offer(Action::Harbour(Corner(corner))));
        }
        if area.has(SHIP) {
            let mut seen = Seen::<EDGES>::none();
            let all_out = Ship::ALL.into_iter().all(|ship| self.ship_at(seat, ship).is_some());
            for edge in area.harbours.iter().flat_map(|home| self.board.edges_at[home as usize].iter().copied()) {
                if !seen.first_time(edge.0) {
                    continue;
                }
                if all_out {
                    for ship in Ship::ALL {
                        offer(Action::Ship { edge, instead: Some(ship) });
                    }
                } else {
                    offer(Action::Ship { edge, instead: None });
                }
            }
        }
        if self.board.scenario > 1 && area.crews > 0 && area.has(CREW) {
            self.holds(seat).for_each(|hold| offer(Action::Crew(hold)));
        }
    }

    /// The seat's basins, and its ships that are out.
    fn holds(&self, seat: Seat) -> impl Iterator<Item = Hold> + '_ {
        let basins = self.area(seat).harbours.iter().map(|corner| Hold::Basin(Corner(corner)));
        let ships = Ship::ALL.into_iter().filter(move |ship| self.ship_at(seat, *ship).is_some()).map(Hold::Ship);
        basins.chain(ships)
    }

    pub(crate) fn throw_candidates(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        for hold in self.holds(seat) {
            let held = self.held(seat, hold).unwrap_or_default();
            if held == Cargo::Empty {
                continue;
            }
            for piece in Piece::ALL.into_iter().filter(|piece| held.count(*piece) > 0) {
                offer(Action::Throw { piece, hold });
            }
        }
    }

    pub(crate) fn held(&self, seat: Seat, hold: Hold) -> Option<Cargo> {
        match hold {
            Hold::Basin(corner) => self.area(seat).basin(corner).map(|basin| self.area(seat).basins[basin]),
            Hold::Ship(ship) => self.ship_at(seat, ship).map(|_| self.cargo(seat, ship)),
        }
    }

    pub(crate) fn set_held(&mut self, seat: Seat, hold: Hold, cargo: Cargo) {
        match hold {
            Hold::Basin(corner) => {
                if let Some(basin) = self.area(seat).basin(corner) {
                    self.area_mut(seat).basins[basin] = cargo;
                }
            }
            Hold::Ship(ship) => self.ship_cargo[Self::ship_index(seat, ship)] = cargo,
        }
    }

    pub(crate) fn check_road(&self, seat: Seat, edge: Edge) -> Result<(), Why> {
        let area = self.area(seat);
        need(self.board.has_edge(edge), Why::OffTheBoard)?;
        need(area.has(ROAD), Why::CannotPayRoad)?;
        need(!area.roads.is_full(), Why::NoRoadsLeft)?;
        need(self.road[edge.index()] == 0, Why::RoadTaken)?;
        let hexes = self.board.edge_hexes[edge.index()];
        self.check_open(seat, hexes)?;
        need(hexes & self.land() != 0, Why::NoRoadAtSea)?;
        need(edge.ends().into_iter().any(|end| self.road_reaches(seat, end)), Why::RoadNotConnected)
    }

    /// May the seat build beside these hexes?
    fn check_open(&self, seat: Seat, hexes: u128) -> Result<(), Why> {
        if hexes & self.closed_to(seat) == 0 {
            return Ok(());
        }
        need(hexes & self.hidden == 0, Why::BesideHiddenHex)?;
        need(hexes & self.lairs_left == 0, Why::BesideLair)?;
        Err(Why::NeedsCrewInVillage)
    }

    /// Does the seat's network reach the corner, so that a road can begin there? Foreign buildings end it.
    fn road_reaches(&self, seat: Seat, corner: Corner) -> bool {
        let owner = seat.index() as u8 + 1;
        match self.building[corner.index()] {
            0 => self.board.edges_at[corner.index()].iter().any(|edge| self.road[edge.index()] == owner),
            building => building == owner,
        }
    }

    pub(crate) fn build_road(&mut self, seat: Seat, edge: Edge, log: &mut impl Log<Self>) -> Played {
        self.pay_all(seat, ROAD);
        self.put_road(seat.index(), edge);
        log.tell_all(|| Event::BuiltRoad { seat, edge: self.at_edge(edge) });
        Played::Open
    }

    pub(crate) fn check_settlement(&self, seat: Seat, corner: Corner) -> Result<(), Why> {
        need(self.board.has_corner(corner), Why::OffTheBoard)?;
        need(self.area(seat).has(SETTLEMENT), Why::CannotPaySettlement)?;
        self.check_site(seat, corner)?;
        let owner = seat.index() as u8 + 1;
        let at_road = self.board.edges_at[corner.index()].iter().any(|edge| self.road[edge.index()] == owner);
        need(at_road, Why::SettlementNeedsRoad)
    }

    /// Could a settlement of the seat stand here?
    pub(crate) fn check_site(&self, seat: Seat, corner: Corner) -> Result<(), Why> {
        need(!self.area(seat).settlements.is_full(), Why::NoSettlementsLeft)?;
        let hexes = self.board.corner_hexes[corner.index()];
        self.check_open(seat, hexes)?;
        need(hexes & self.land() != 0, Why::NoSettlementAtSea)?;
        need(self.keeps_distance(corner), Why::TooClose)
    }

    pub(crate) fn build_settlement(&mut self, seat: Seat, corner: Corner, log: &mut impl Log<Self>) -> Played {
        self.pay_all(seat, SETTLEMENT);
        self.put_settlement(seat.index(), corner);
        log.tell_all(|| Event::BuiltSettlement { seat, corner: self.at_corner(corner) });
        Played::Open
    }

    pub(crate) fn check_harbour(&self, seat: Seat, corner: Corner) -> Result<(), Why> {
        let area = self.area(seat);
        need(area.settlements.iter().any(|own| own == corner.0), Why::NoOwnSettlement)?;
        need(area.has(HARBOUR), Why::CannotPayHarbour)?;
        need(!area.harbours.is_full(), Why::NoHarboursLeft)?;
        need(self.is_coast(corner), Why::NotOnTheCoast)
    }

    pub(crate) fn build_harbour(&mut self, seat: Seat, corner: Corner, log: &mut impl Log<Self>) -> Played {
        self.pay_all(seat, HARBOUR);
        self.area_mut(seat).settlements.remove(corner.0);
        self.put_harbour(seat.index(), corner);
        log.tell_all(|| Event::BuiltHarbour { seat, corner: self.at_corner(corner) });
        Played::Open
    }

    pub(crate) fn check_ship(&self, seat: Seat, edge: Edge, instead: Option<Ship>) -> Result<(), Why> {
        need(self.board.has_edge(edge), Why::OffTheBoard)?;
        need(self.area(seat).has(SHIP), Why::CannotPayShip)?;
        let all_out = Ship::ALL.into_iter().all(|ship| self.ship_at(seat, ship).is_some());
        need(all_out || instead.is_none(), Why::HasAShipLeft)?;
        need(!all_out || instead.is_some(), Why::AllShipsOut)?;
        need(self.beside_own_harbour(seat, edge), Why::NotAtOwnHarbour)?;
        need(self.is_route(edge), Why::NoSeaRoute)?;
        // Building never discovers anything.
        let near = self.near(edge);
        need(near & self.hidden == 0, Why::ShipBesideHiddenHex)?;
        let leaves = instead.is_some_and(|ship| self.ship_at(seat, ship) == Some(edge));
        need(self.ships_on(edge) - usize::from(leaves) < 2, Why::RouteFull)
    }

    pub(crate) fn build_ship(&mut self, seat: Seat, edge: Edge, instead: Option<Ship>, log: &mut impl Log<Self>) -> Played {
        self.pay_all(seat, SHIP);
        if let Some(ship) = instead {
            self.remove_ship(seat, ship);
        }
        let free = Ship::ALL.into_iter().find(|ship| self.ship_at(seat, *ship).is_none());
        if let Some(ship) = free {
            self.put_ship(seat, ship, edge, Cargo::Empty);
            log.tell_all(|| Event::BuiltShip { seat, ship, edge: self.at_edge(edge), rebuilt: instead.is_some() });
        }
        Played::Open
    }

    /// A new piece goes into an own basin, or into an own ship beside an own harbour settlement.
    fn check_room(&self, seat: Seat, hold: Hold, piece: Piece) -> Result<(), Why> {
        let Some(cargo) = self.held(seat, hold) else {
            return Err(if matches!(hold, Hold::Basin(_)) { Why::NoOwnHarbour } else { Why::ShipNotOut });
        };
        if let Hold::Ship(ship) = hold {
            let in_port = self.ship_at(seat, ship).is_some_and(|edge| self.beside_own_harbour(seat, edge));
            need(in_port, Why::NotAtOwnHarbour)?;
        }
        need(cargo.with(piece).is_some(), Why::NoRoom)
    }

    pub(crate) fn check_settler(&self, seat: Seat, hold: Hold) -> Result<(), Why> {
        need(self.area(seat).has(SETTLER), Why::CannotPaySettler)?;
        need(self.area(seat).settlers > 0, Why::NoSettlersLeft)?;
        self.check_room(seat, hold, Piece::Settler)
    }

    pub(crate) fn check_crew(&self, seat: Seat, hold: Hold) -> Result<(), Why> {
        need(self.board.scenario > 1, Why::NoCrewsHere)?;
        need(self.area(seat).has(CREW), Why::CannotPayCrew)?;
        need(self.area(seat).crews > 0, Why::NoCrewsLeft)?;
        self.check_room(seat, hold, Piece::Crew)
    }

    fn put_piece(&mut self, seat: Seat, hold: Hold, piece: Piece) {
        if let Some(more) = self.held(seat, hold).and_then(|held| held.with(piece)) {
            self.set_held(seat, hold, more);
        }
    }

    pub(crate) fn get_settler(&mut self, seat: Seat, hold: Hold, log: &mut impl Log<Self>) -> Played {
        self.pay_all(seat, SETTLER);
        self.area_mut(seat).settlers -= 1;
        self.put_piece(seat, hold, Piece::Settler);
        log.tell_all(|| Event::GotPiece { seat, piece: Piece::Settler });
        Played::Open
    }

    pub(crate) fn get_crew(&mut self, seat: Seat, hold: Hold, log: &mut impl Log<Self>) -> Played {
        self.pay_all(seat, CREW);
        self.area_mut(seat).crews -= 1;
        self.put_piece(seat, hold, Piece::Crew);
        log.tell_all(|| Event::GotPiece { seat, piece: Piece::Crew });
        Played::Open
    }

    pub(crate) fn check_throw(&self, seat: Seat, piece: Piece, hold: Hold) -> Result<(), Why> {
        let Some(cargo) = self.held(seat, hold) else {
            return Err(if matches!(hold, Hold::Basin(_)) { Why::NoOwnHarbour } else { Why::ShipNotOut });
        };
        need(cargo.count(piece) > 0, Why::NoSuchPiece)
    }

    pub(crate) fn throw(&mut self, seat: Seat, piece: Piece, hold: Hold, log: &mut impl Log<Self>) -> Played {
        if let Some(less) = self.held(seat, hold).and_then(|held| held.without(piece)) {
            self.set_held(seat, hold, less);
            self.return_piece(seat, piece);
            log.tell_all(|| Event::Threw { seat, piece });
        }
        Played::Open
    }
}
