//! Before the first turn: the printed opening of the first scenario, the free one of the others, neutral pieces for two seats.

use table::{Log, Played, Seat};

use crate::action::{Action, Ship};
use crate::boards::each;
use crate::event::Event;
use crate::geometry::{Corner, Edge};
use crate::pieces::{Cargo, RESOURCES, Resource};
use crate::state::{Explorers, Phase};
use crate::why::{Why, need};

/// What is placed next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// The seat's harbour settlement.
    Harbour,
    /// A neutral harbour settlement.
    NeutralHarbour,
    /// The seat's settlement.
    Settlement,
    /// A neutral settlement.
    NeutralSettlement,
    /// The road at its settlement.
    Road,
    /// The settler ship at its harbour settlement.
    Ship,
}

impl Explorers {
    /// How many pieces are placed in all.
    pub(crate) fn tasks(&self) -> u8 {
        if self.seats == 2 { 12 } else { self.seats * 4 }
    }

    /// Who places what next. Harbour settlements go clockwise from the seat that begins, settlements back to it, then roads and ships
    /// clockwise again.
    pub(crate) fn task(&self) -> Option<(Seat, Task)> {
        let (seats, mut left) = (self.seats, self.founded);
        let seat_at = |place: u8| Seat::new((self.first.index() + place as usize) % seats as usize);
        let mut rounds: [(Task, bool); 4] =
            [(Task::Harbour, true), (Task::NeutralHarbour, true), (Task::Settlement, false), (Task::NeutralSettlement, false)];
        let rounds = if seats == 2 {
            &rounds[..]
        } else {
            rounds[1] = rounds[2];
            &rounds[..2]
        };
        for (task, clockwise) in rounds {
            if left < seats {
                return Some((seat_at(if *clockwise { left } else { seats - 1 - left }), *task));
            }
            left -= seats;
        }
        if left >= 2 * seats {
            return None;
        }
        Some((seat_at(left / 2), if left % 2 == 0 { Task::Road } else { Task::Ship }))
    }

    /// The colour of what the seat places: two seats have a neutral one each.
    fn colour(seat: Seat, task: Task) -> usize {
        if matches!(task, Task::NeutralHarbour | Task::NeutralSettlement) { seat.index() + 2 } else { seat.index() }
    }

    pub(crate) fn founding_candidates(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        let Some((_, task)) = self.task() else { return };
        match task {
            Task::Harbour | Task::NeutralHarbour => self.board.circles.iter().for_each(|corner| offer(Action::Place(*corner))),
            Task::Settlement | Task::NeutralSettlement => {
                self.board.island_corners.iter().for_each(|corner| offer(Action::Place(*corner)));
            }
            Task::Road => {
                let homes = self.area(seat).settlements.first().into_iter();
                homes
                    .flat_map(|home| self.board.edges_at[home as usize].iter().copied())
                    .for_each(|edge| offer(Action::Road(edge)));
            }
            Task::Ship => {
                let homes = self.area(seat).harbours.first().into_iter();
                homes
                    .flat_map(|home| self.board.edges_at[home as usize].iter().copied())
                    .for_each(|edge| offer(Action::Ship { edge, instead: None }));
            }
        }
    }

    pub(crate) fn check_place(&self, corner: Corner) -> Result<(), Why> {
        let hexes = self.board.corner_hexes[corner.index()];
        need(hexes & self.board.island != 0, Why::OnlyOnTheIsland)?;
        match self.task() {
            Some((_, Task::Harbour | Task::NeutralHarbour)) => {
                need(hexes & self.board.open_sea != 0, Why::OnlyOnCircles)?;
            }
            Some((_, Task::Settlement | Task::NeutralSettlement)) => {}
            _ => return Err(Why::PlaceRoadAndShip),
        }
        need(self.keeps_distance(corner), Why::TooClose)
    }

    pub(crate) fn check_first_road(&self, seat: Seat, edge: Edge) -> Result<(), Why> {
        need(matches!(self.task(), Some((_, Task::Road))), Why::FoundFirst)?;
        let at_home = self.area(seat).settlements.iter().any(|home| edge.ends().contains(&Corner(home)));
        need(at_home, Why::RoadAtSettlement)?;
        need(self.board.edge_hexes[edge.index()] & self.land() != 0, Why::NoRoadAtSea)?;
        need(self.road[edge.index()] == 0, Why::RoadTaken)
    }

    pub(crate) fn check_first_ship(&self, seat: Seat, edge: Edge, instead: Option<Ship>) -> Result<(), Why> {
        need(matches!(self.task(), Some((_, Task::Ship))), Why::FoundFirst)?;
        need(instead.is_none(), Why::HasAShipLeft)?;
        need(self.beside_own_harbour(seat, edge), Why::NotAtOwnHarbour)?;
        need(self.is_route(edge), Why::NoSeaRoute)?;
        need(self.ships_on(edge) < 2, Why::RouteFull)
    }

    pub(crate) fn place(&mut self, seat: Seat, corner: Corner, log: &mut impl Log<Self>) -> Played {
        let Some((_, task)) = self.task() else { return Played::Open };
        let colour = Self::colour(seat, task);
        log.tell_all(|| Event::Placed { seat, task, corner: self.at_corner(corner) });
        if matches!(task, Task::Harbour | Task::NeutralHarbour) {
            self.put_harbour(colour, corner);
        } else {
            self.put_settlement(colour, corner);
            if task == Task::Settlement {
                let cards = self.deal_starting_cards(seat, corner);
                log.tell_all(|| Event::DealtFirstCards { seat, cards });
            }
        }
        self.next_task(log);
        Played::Open
    }

    fn deal_starting_cards(&mut self, seat: Seat, corner: Corner) -> [u8; RESOURCES] {
        let cards = self.starting_cards(corner);
        for (resource, count) in Resource::ALL.into_iter().zip(cards) {
            self.gain(seat, resource, count);
        }
        cards
    }

    /// A card for each terrain beside the settlement.
    fn starting_cards(&self, corner: Corner) -> [u8; RESOURCES] {
        let mut cards = [0; RESOURCES];
        for hex in each(self.board.corner_hexes[corner.index()]) {
            if let Some(resource) = self.tile[hex.index()].yields() {
                cards[resource as usize] += 1;
            }
        }
        cards
    }

    pub(crate) fn first_road(&mut self, seat: Seat, edge: Edge, log: &mut impl Log<Self>) -> Played {
        log.tell_all(|| Event::BuiltRoad { seat, edge: self.at_edge(edge) });
        self.put_road(seat.index(), edge);
        self.next_task(log);
        Played::Open
    }

    pub(crate) fn first_ship(&mut self, seat: Seat, edge: Edge, log: &mut impl Log<Self>) -> Played {
        log.tell_all(|| Event::PlacedSettlerShip { seat, edge: self.at_edge(edge) });
        self.put_settler_ship(seat, edge);
        self.next_task(log);
        Played::Open
    }

    fn put_settler_ship(&mut self, seat: Seat, edge: Edge) {
        self.put_ship(seat, Ship::ALL[0], edge, Cargo::Settler);
        self.area_mut(seat).settlers -= 1;
    }

    fn next_task(&mut self, log: &mut impl Log<Self>) {
        self.founded += 1;
        if self.task().is_none() {
            self.begin_turn(self.first, log);
        }
    }

    /// The first scenario begins as printed; with two seats the other colours stand in the way, without ships.
    pub(crate) fn place_opening(&mut self) {
        let colours = if self.seats == 2 { 4 } else { self.seats as usize };
        for (colour, own) in self.board.opening.iter().enumerate().take(colours) {
            self.put_settlement(colour, corner(own.settlement));
            self.put_harbour(colour, corner(own.harbour));
            self.put_road(colour, edge(own.road));
            if colour < self.seats as usize {
                let seat = Seat::new(colour);
                self.put_settler_ship(seat, edge(own.ship));
                self.deal_starting_cards(seat, corner(own.settlement));
            }
        }
        self.founded = self.tasks();
        self.phase = Phase::Roll;
    }

    /// The printed opening deals its cards before there is anybody to tell: the first roll tells of them. A rigged position that
    /// deals other cards has no such beginning.
    pub(crate) fn tell_opening(&self, log: &mut impl Log<Self>) {
        let dealt = || {
            let own = self.all_seats().zip(self.board.opening);
            own.map(|(seat, own)| (seat, self.starting_cards(corner(own.settlement))))
        };
        let first_roll = self.board.scenario == 1 && self.round == 1 && self.active == self.first;
        if first_roll && dealt().all(|(seat, cards)| self.area(seat).hand == cards) {
            for (seat, cards) in dealt() {
                log.tell_all(|| Event::DealtFirstCards { seat, cards });
            }
        }
    }
}

/// A corner of the printed opening: written in this program, and tried by the tests of the boards.
fn corner(name: &str) -> Corner {
    name.parse().expect("a corner of the opening")
}

/// An edge of the printed opening.
fn edge(name: &str) -> Edge {
    name.parse().expect("an edge of the opening")
}
