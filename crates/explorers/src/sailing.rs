//! The movement phase: ships sail edge by edge, discover, load and unload, and found settlements.

use table::{Log, Played, Seat};

use crate::action::{Action, Hold, Ship};
use crate::boards::each;
use crate::event::Event;
use crate::geometry::{Corner, Edge, Hex, NONE};
use crate::pieces::{Cargo, Piece, Resource, Tile};
use crate::state::{DONE, Explorers, Lair, MOVED, PAID, Phase, Village, WOOL};
use crate::why::{Why, need};

/// Steps of a ship without any help.
const POINTS: u8 = 4;
/// Steps that a wool buys.
pub(crate) const POINTS_FOR_WOOL: u8 = 2;
/// For discovering what yields no resource.
const DISCOVERY_GOLD: u16 = 2;

impl Explorers {
    pub(crate) fn set_sail(&mut self, seat: Seat, log: &mut impl Log<Self>) -> Played {
        self.phase = Phase::Move;
        let points = POINTS + self.area(seat).swift;
        for ship in Ship::ALL {
            if self.ship_at(seat, ship).is_some() {
                self.ship_points[Self::ship_index(seat, ship)] = points;
            }
        }
        log.tell_all(|| Event::SetSail { seat });
        Played::Open
    }

    pub(crate) fn sailing_candidates(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        for ship in Ship::ALL {
            let Some(edge) = self.ship_at(seat, ship) else { continue };
            let index = Self::ship_index(seat, ship);
            let cargo = self.ship_cargo[index];
            if self.ship_marks[index] & DONE == 0 {
                if self.ship_points[index] > 0 {
                    self.board.edges_by[edge.index()].iter().copied().for_each(|edge| offer(Action::Sail { ship, edge }));
                }
                offer(Action::Wool(ship));
            }
            for corner in edge.ends() {
                if let Some(basin) = self.area(seat).basin(corner) {
                    Self::harbour_candidates(ship, cargo, corner, self.area(seat).basins[basin], offer);
                }
                if cargo == Cargo::Settler {
                    offer(Action::Found { ship, corner });
                }
            }
            self.site_candidates(ship, edge, cargo, offer);
            if self.pirate != NONE && self.pirate_owner != seat {
                offer(Action::Chase(ship));
            }
        }
        if self.board.missions[1] && !self.fished {
            offer(Action::RollForFish);
        }
    }

    fn harbour_candidates(ship: Ship, cargo: Cargo, corner: Corner, basin: Cargo, offer: &mut impl FnMut(Action)) {
        for piece in Piece::ALL {
            if basin.count(piece) > 0 {
                offer(Action::Load { piece, ship, corner });
            }
            if cargo.count(piece) > 0 {
                offer(Action::Unload { piece, ship, corner });
            }
        }
        if cargo != Cargo::Empty && basin != Cargo::Empty {
            offer(Action::Exchange { ship, corner });
            offer(Action::ExchangeOne { piece: Piece::Crew, ship, corner });
            offer(Action::ExchangeOne { piece: Piece::Sack, ship, corner });
        }
    }

    fn site_candidates(&self, ship: Ship, edge: Edge, cargo: Cargo, offer: &mut impl FnMut(Action)) {
        let near = self.near(edge);
        for hex in each(near & !self.hidden & !self.board.island & !self.board.open_sea) {
            let tile = self.tile[hex.index()];
            if cargo.count(Piece::Crew) > 0 && (tile == Tile::GoldField || tile.is_spice()) {
                offer(Action::Land { ship, hex });
            }
            if tile == Tile::GoldField {
                offer(Action::Fetch { ship, hex });
            }
            if tile.shoal().is_some() {
                offer(Action::Catch { ship, hex });
            }
        }
        if self.board.at_dock[edge.index()] {
            for piece in [Piece::Fish, Piece::Sack] {
                if cargo.count(piece) > 0 {
                    offer(Action::Deliver { piece, ship });
                }
            }
        }
    }

    // ---- Sailing ----------------------------------------------------------------------------------------------------------------

    /// The end of an edge that a ship coming from a neighbouring edge points ahead with.
    pub(crate) fn ahead(from: Edge, to: Edge) -> Corner {
        let [one, other] = to.ends();
        if from.ends().contains(&one) { other } else { one }
    }

    /// Must the ship pay the pirate for this step?
    pub(crate) fn owes_tribute(&self, seat: Seat, ship: Ship, from: Edge, to: Edge) -> bool {
        let Some((owner, hex)) = self.pirate() else { return false };
        owner != seat
            && self.ship_marks[Self::ship_index(seat, ship)] & PAID == 0
            && (self.at_pirate(from, hex) || self.at_pirate(to, hex))
    }

    pub(crate) fn check_sail(&self, seat: Seat, ship: Ship, edge: Edge) -> Result<(), Why> {
        let Some(from) = self.ship_at(seat, ship) else { return Err(Why::ShipNotOut) };
        let index = Self::ship_index(seat, ship);
        need(self.ship_marks[index] & DONE == 0, Why::ShipIsDone)?;
        if self.moving != ship.index() as u8 {
            self.check_may_stop(seat)?;
        }
        need(self.board.edges_by[from.index()].contains(&edge), Why::NotNext)?;
        need(self.is_route(edge), Why::NoSeaRoute)?;
        need(self.ship_points[index] > 0, Why::NoMovementLeft)?;
        let owes = self.owes_tribute(seat, ship, from, edge);
        need(!owes || self.area(seat).gold > 0, Why::CannotPayTribute)?;
        if self.ships_on(edge) >= 2 {
            let discovers = self.board.corner_hexes[Self::ahead(from, edge).index()] & self.hidden != 0;
            need(!discovers && self.can_leave(seat, ship, edge, self.ship_points[index] - 1), Why::RouteFull)?;
        }
        Ok(())
    }

    /// Could the ship, passing a full edge, still reach a place to stop?
    fn can_leave(&self, seat: Seat, ship: Ship, edge: Edge, points: u8) -> bool {
        if points == 0 {
            return false;
        }
        let own = self.ship_at(seat, ship);
        self.board.edges_by[edge.index()].iter().copied().any(|next| {
            let broke = self.area(seat).gold == 0 && self.owes_tribute(seat, ship, edge, next);
            if broke || !self.is_route(next) {
                return false;
            }
            let others = self.ships_on(next) - usize::from(own == Some(next));
            let discovers = self.board.corner_hexes[Self::ahead(edge, next).index()] & self.hidden != 0;
            others < 2 || (!discovers && self.can_leave(seat, ship, next, points - 1))
        })
    }

    /// Where two other ships lie no move can end.
    pub(crate) fn check_may_stop(&self, seat: Seat) -> Result<(), Why> {
        if self.moving == NONE {
            return Ok(());
        }
        let edge = self.ship_at(seat, Ship::ALL[self.moving as usize]);
        need(edge.is_none_or(|edge| self.ships_on(edge) <= 2), Why::MustSailOn)
    }

    /// Whatever ship is on its way has arrived.
    pub(crate) fn stop_moving(&mut self, seat: Seat) {
        if self.moving != NONE {
            self.ship_marks[Self::ship_index(seat, Ship::ALL[self.moving as usize])] |= DONE;
            self.moving = NONE;
        }
    }

    pub(crate) fn sail(&mut self, seat: Seat, ship: Ship, edge: Edge, log: &mut impl Log<Self>) -> Played {
        let Some(from) = self.ship_at(seat, ship) else { return Played::Open };
        let index = Self::ship_index(seat, ship);
        if self.moving != ship.index() as u8 {
            self.stop_moving(seat);
            self.moving = ship.index() as u8;
        }
        if self.owes_tribute(seat, ship, from, edge) {
            self.area_mut(seat).gold -= 1;
            self.ship_marks[index] |= PAID;
            log.tell_all(|| Event::PaidTribute { seat, ship });
        }
        self.ship_edge[index] = edge.0;
        self.ship_points[index] -= 1;
        self.ship_marks[index] |= MOVED;
        log.tell_all(|| Event::Sailed { seat, ship, edge: self.at_edge(edge) });
        let found = self.board.corner_hexes[Self::ahead(from, edge).index()] & self.hidden;
        if found == 0 {
            return Played::Open;
        }
        // A discovery ends the move, bought points included.
        self.ship_points[index] = 0;
        self.stop_moving(seat);
        for hex in each(found) {
            self.discover(seat, hex, log);
        }
        Played::Barrier
    }

    fn discover(&mut self, seat: Seat, hex: Hex, log: &mut impl Log<Self>) {
        let tile = self.tile[hex.index()];
        self.hidden &= !hex.bit();
        if tile.is_sea() {
            self.sea |= hex.bit();
        }
        if let Some(resource) = tile.yields() {
            let region = self.board.region(hex);
            self.tokens_left[region] -= 1;
            self.number[hex.index()] = self.tokens[region][self.tokens_left[region] as usize];
            let number = self.number[hex.index()];
            log.tell_all(|| Event::DiscoveredLand { seat, hex, region: self.board.region(hex), tile, number });
            self.reward(seat, resource, log);
            return;
        }
        log.tell_all(|| Event::Discovered { seat, hex, region: self.board.region(hex), tile });
        self.area_mut(seat).gold += DISCOVERY_GOLD;
        match tile {
            Tile::GoldField => {
                self.lair_tokens_left -= 1;
                let number = self.lair_tokens[self.lair_tokens_left as usize];
                self.lairs_left |= hex.bit();
                if let Some(free) = self.lairs.iter_mut().find(|lair| lair.hex == NONE) {
                    *free = Lair { hex: hex.0, number, conquered: false, crews: [0; crate::state::SEATS] };
                }
            }
            _ if tile.is_spice() => {
                let sacks = self.seats;
                self.sack_supply -= sacks;
                for area in &mut self.areas {
                    area.strange |= hex.bit();
                }
                if let Some(free) = self.villages.iter_mut().find(|village| village.hex == NONE) {
                    *free = Village { hex: hex.0, sacks, crews: table::Seats::NONE };
                }
            }
            _ => {
                if let Some(face) = tile.shoal() {
                    self.shoals[face as usize - 1] = hex.0;
                }
            }
        }
    }

    /// A card of the land just discovered, if the bank has one.
    fn reward(&mut self, seat: Seat, resource: Resource, log: &mut impl Log<Self>) {
        if self.bank[resource as usize] > 0 {
            self.gain(seat, resource, 1);
            log.tell_all(|| Event::Rewarded { seat, resource });
        }
    }

    pub(crate) fn check_wool(&self, seat: Seat, ship: Ship) -> Result<(), Why> {
        need(self.ship_at(seat, ship).is_some(), Why::ShipNotOut)?;
        let marks = self.ship_marks[Self::ship_index(seat, ship)];
        need(marks & DONE == 0, Why::ShipIsDone)?;
        need(marks & WOOL == 0, Why::WoolPaid)?;
        need(self.area(seat).hand[Resource::Wool as usize] > 0, Why::NoWool)
    }

    pub(crate) fn pay_wool(&mut self, seat: Seat, ship: Ship, log: &mut impl Log<Self>) -> Played {
        self.pay(seat, Resource::Wool, 1);
        let index = Self::ship_index(seat, ship);
        self.ship_marks[index] |= WOOL;
        self.ship_points[index] += POINTS_FOR_WOOL;
        log.tell_all(|| Event::PaidWool { seat, ship });
        Played::Open
    }

    // ---- Cargo ------------------------------------------------------------------------------------------------------------------

    /// What the ship and the basin it points at hold.
    fn check_at_basin(&self, seat: Seat, ship: Ship, corner: Corner) -> Result<(Cargo, Cargo), Why> {
        let Some(edge) = self.ship_at(seat, ship) else { return Err(Why::ShipNotOut) };
        let Some(basin) = self.held(seat, Hold::Basin(corner)) else { return Err(Why::NoOwnHarbour) };
        need(edge.ends().contains(&corner), Why::ShipNotAtHarbour)?;
        Ok((self.cargo(seat, ship), basin))
    }

    pub(crate) fn check_load(&self, seat: Seat, piece: Piece, ship: Ship, corner: Corner) -> Result<(), Why> {
        let (cargo, basin) = self.check_at_basin(seat, ship, corner)?;
        need(basin.count(piece) > 0, Why::NoSuchPiece)?;
        need(cargo.with(piece).is_some(), Why::NoRoom)
    }

    pub(crate) fn check_unload(&self, seat: Seat, piece: Piece, ship: Ship, corner: Corner) -> Result<(), Why> {
        let (cargo, basin) = self.check_at_basin(seat, ship, corner)?;
        need(cargo.count(piece) > 0, Why::NoSuchPiece)?;
        need(basin.with(piece).is_some(), Why::NoRoom)
    }

    pub(crate) fn check_exchange(&self, seat: Seat, ship: Ship, corner: Corner) -> Result<(), Why> {
        let (cargo, basin) = self.check_at_basin(seat, ship, corner)?;
        need(cargo != Cargo::Empty && basin != Cargo::Empty && cargo != basin, Why::NothingToExchange)
    }

    pub(crate) fn check_exchange_one(&self, seat: Seat, piece: Piece, ship: Ship, corner: Corner) -> Result<(), Why> {
        let (cargo, basin) = self.check_at_basin(seat, ship, corner)?;
        let Some(other) = other_small(piece) else { return Err(Why::NothingToExchange) };
        // Where a place is free, loading and unloading do it.
        let full = cargo.is_full() && basin.is_full();
        need(full && cargo.count(piece) > 0 && basin.count(other) > 0, Why::NothingToExchange)
    }

    fn set_both(&mut self, seat: Seat, ship: Ship, corner: Corner, cargo: Cargo, basin: Cargo) {
        self.set_held(seat, Hold::Ship(ship), cargo);
        self.set_held(seat, Hold::Basin(corner), basin);
    }

    pub(crate) fn load(&mut self, seat: Seat, piece: Piece, ship: Ship, corner: Corner, log: &mut impl Log<Self>) -> Played {
        if let Ok((cargo, basin)) = self.check_at_basin(seat, ship, corner)
            && let (Some(more), Some(less)) = (cargo.with(piece), basin.without(piece))
        {
            self.set_both(seat, ship, corner, more, less);
            log.tell_all(|| Event::Loaded { seat, ship, piece });
        }
        Played::Open
    }

    pub(crate) fn unload(&mut self, seat: Seat, piece: Piece, ship: Ship, corner: Corner, log: &mut impl Log<Self>) -> Played {
        if let Ok((cargo, basin)) = self.check_at_basin(seat, ship, corner)
            && let (Some(less), Some(more)) = (cargo.without(piece), basin.with(piece))
        {
            self.set_both(seat, ship, corner, less, more);
            log.tell_all(|| Event::Unloaded { seat, ship, piece });
        }
        Played::Open
    }

    pub(crate) fn exchange(&mut self, seat: Seat, ship: Ship, corner: Corner, log: &mut impl Log<Self>) -> Played {
        if let Ok((cargo, basin)) = self.check_at_basin(seat, ship, corner) {
            self.set_both(seat, ship, corner, basin, cargo);
            log.tell_all(|| Event::Exchanged { seat, ship });
        }
        Played::Open
    }

    pub(crate) fn exchange_one(
        &mut self,
        seat: Seat,
        piece: Piece,
        ship: Ship,
        corner: Corner,
        log: &mut impl Log<Self>,
    ) -> Played {
        let changed = |held: Cargo, out: Piece, into: Piece| held.without(out).and_then(|held| held.with(into));
        if let (Ok((cargo, basin)), Some(other)) = (self.check_at_basin(seat, ship, corner), other_small(piece))
            && let (Some(cargo), Some(basin)) = (changed(cargo, piece, other), changed(basin, other, piece))
        {
            self.set_both(seat, ship, corner, cargo, basin);
            log.tell_all(|| Event::Exchanged { seat, ship });
        }
        Played::Open
    }

    // ---- Founding ---------------------------------------------------------------------------------------------------------------

    pub(crate) fn check_found(&self, seat: Seat, ship: Ship, corner: Corner) -> Result<(), Why> {
        let Some(edge) = self.ship_at(seat, ship) else { return Err(Why::ShipNotOut) };
        need(self.cargo(seat, ship) == Cargo::Settler, Why::NoSettlerAboard)?;
        need(edge.ends().contains(&corner), Why::ShipNotThere)?;
        self.check_site(seat, corner)
    }

    /// Ship and settler go back to the supply.
    pub(crate) fn found(&mut self, seat: Seat, ship: Ship, corner: Corner, log: &mut impl Log<Self>) -> Played {
        self.remove_ship(seat, ship);
        self.put_settlement(seat.index(), corner);
        log.tell_all(|| Event::Founded { seat, ship, corner: self.at_corner(corner) });
        Played::Open
    }
}

/// The other kind of small piece.
const fn other_small(piece: Piece) -> Option<Piece> {
    match piece {
        Piece::Crew => Some(Piece::Sack),
        Piece::Sack => Some(Piece::Crew),
        Piece::Settler | Piece::Fish => None,
    }
}
