//! The missions: pirate lairs, fish and spices, and the cards that count them.

use table::{Log, Played, Seat};

use crate::action::Ship;
use crate::event::Event;
use crate::geometry::{Hex, NONE};
use crate::pieces::{Cargo, Mission, Piece, Tile};
use crate::state::{CONQUERORS, DONE, Explorers, Places, SEATS};
use crate::why::{Why, need};

/// For everybody who helped to conquer a lair.
const CONQUEST_GOLD: u16 = 2;

impl Explorers {
    /// Moves a marker one step on; on a space others have reached before, it lies on top of theirs.
    fn advance(&mut self, seat: Seat, mission: Mission, log: &mut impl Log<Self>) {
        let leader = self.leader(mission);
        let step = &mut self.steps[mission as usize][seat.index()];
        if *step as usize + 1 == mission.points_by_step().len() {
            return;
        }
        *step += 1;
        let step = *step;
        let order = &mut self.arrivals[mission as usize];
        if let Some(place) = order.iter().position(|other| *other as usize == seat.index()) {
            order[place..].rotate_left(1);
        }
        log.tell_all(|| Event::Advanced { seat, mission, step });
        if let Some(now) = self.leader(mission)
            && leader != Some(now)
        {
            log.tell_all(|| Event::Leads { seat: now, mission });
        }
    }

    // ---- Lairs and villages -----------------------------------------------------------------------------------------------------

    /// Bow or stern of the ship must touch the hex.
    fn check_ship_at(&self, seat: Seat, ship: Ship, hex: Hex) -> Result<Cargo, Why> {
        let Some(edge) = self.ship_at(seat, ship) else { return Err(Why::ShipNotOut) };
        need(self.hidden & hex.bit() == 0, Why::HexHidden)?;
        need(self.points_at(edge, hex), Why::ShipNotThere)?;
        Ok(self.cargo(seat, ship))
    }

    pub(crate) fn check_land(&self, seat: Seat, ship: Ship, hex: Hex) -> Result<(), Why> {
        let cargo = self.check_ship_at(seat, ship, hex)?;
        need(cargo.count(Piece::Crew) > 0, Why::NoCrewAboard)?;
        if let Some(lair) = self.lair(hex) {
            need(!self.lairs[lair].conquered, Why::LairConquered)?;
            return need(self.lairs[lair].all_crews() < CONQUERORS, Why::LairFull);
        }
        let Some(village) = self.village(hex) else { return Err(Why::NowhereToLand) };
        need(!self.villages[village].crews.contains(seat), Why::AlreadyInVillage)
    }

    pub(crate) fn land_crew(&mut self, seat: Seat, ship: Ship, hex: Hex, log: &mut impl Log<Self>) -> Played {
        let index = Self::ship_index(seat, ship);
        let Some(cargo) = self.ship_cargo[index].without(Piece::Crew) else { return Played::Open };
        self.ship_cargo[index] = cargo;
        log.tell_all(|| Event::Landed { seat, ship, hex: self.at_hex(hex) });
        if let Some(lair) = self.lair(hex) {
            self.lairs[lair].crews[seat.index()] += 1;
            if self.lairs[lair].all_crews() == CONQUERORS {
                self.conquests.push(hex.0);
                log.tell_all(|| Event::LairFalls { hex: self.at_hex(hex) });
            }
        } else if let Some(village) = self.village(hex) {
            self.villages[village].crews.insert(seat);
            self.villages[village].sacks -= 1;
            if let Some(cargo) = self.ship_cargo[index].with(Piece::Sack) {
                self.ship_cargo[index] = cargo;
            }
            self.area_mut(seat).strange &= !hex.bit();
            self.befriend(seat, hex, log);
        }
        Played::Open
    }

    /// The village's advantage works at once; ships that have not finished their move are faster already.
    fn befriend(&mut self, seat: Seat, hex: Hex, log: &mut impl Log<Self>) {
        let tile = self.tile[hex.index()];
        log.tell_all(|| Event::Befriended { seat, hex, tile });
        match tile {
            Tile::SwiftVoyage => {
                self.area_mut(seat).swift += 1;
                for ship in Ship::ALL {
                    let index = Self::ship_index(seat, ship);
                    if self.ship_edge[index] != NONE && self.ship_marks[index] & DONE == 0 {
                        self.ship_points[index] += 1;
                    }
                }
            }
            Tile::PirateBonus4 => self.area_mut(seat).chasing |= 1 << 4,
            Tile::PirateBonus5 => self.area_mut(seat).chasing |= 1 << 5,
            Tile::BetterTrader => self.area_mut(seat).traders += 1,
            _ => {}
        }
    }

    pub(crate) fn check_fetch(&self, seat: Seat, ship: Ship, hex: Hex) -> Result<(), Why> {
        let cargo = self.check_ship_at(seat, ship, hex)?;
        need(self.village(hex).is_none(), Why::CrewsStayInVillages)?;
        let Some(lair) = self.lair(hex) else { return Err(Why::NoCrewThere) };
        need(self.lairs[lair].crews[seat.index()] > 0, Why::NoCrewThere)?;
        need(self.lairs[lair].conquered, Why::LairNotConquered)?;
        need(cargo.with(Piece::Crew).is_some(), Why::NoRoom)
    }

    pub(crate) fn fetch_crew(&mut self, seat: Seat, ship: Ship, hex: Hex, log: &mut impl Log<Self>) -> Played {
        let index = Self::ship_index(seat, ship);
        if let (Some(lair), Some(cargo)) = (self.lair(hex), self.ship_cargo[index].with(Piece::Crew)) {
            self.lairs[lair].crews[seat.index()] -= 1;
            self.ship_cargo[index] = cargo;
            log.tell_all(|| Event::Fetched { seat, ship, hex: self.at_hex(hex) });
        }
        Played::Open
    }

    /// Settles the lairs that fell in this turn, one after the other; yields whether there were any.
    pub(crate) fn settle_conquests(&mut self, log: &mut impl Log<Self>) -> bool {
        let conquests = std::mem::replace(&mut self.conquests, Places::EMPTY);
        if conquests.len > 0 {
            self.thrown = Places::EMPTY;
        }
        for hex in conquests.iter().map(Hex) {
            let Some(lair) = self.lair(hex) else { continue };
            self.settle_conquest(lair, log);
            if self.check_victory(log) {
                break;
            }
        }
        conquests.len > 0
    }

    fn settle_conquest(&mut self, lair: usize, log: &mut impl Log<Self>) {
        let crews = self.lairs[lair].crews;
        let hex = Hex(self.lairs[lair].hex);
        let number = self.lairs[lair].number;
        log.tell_all(|| Event::LairFreed { hex: self.at_hex(hex), number });
        let took_part = |seat: &Seat| crews[seat.index()] > 0;
        for seat in self.seats_from_active().filter(took_part) {
            self.area_mut(seat).gold += CONQUEST_GOLD;
            log.tell_all(|| Event::TookPart { seat, hex: self.at_hex(hex) });
            self.advance(seat, Mission::Lairs, log);
        }
        let hero = self.hero(crews, log);
        log.tell_all(|| Event::Hero { seat: hero, hex: self.at_hex(hex) });
        self.advance(hero, Mission::Lairs, log);
        self.lairs[lair].crews[hero.index()] -= 1;
        self.area_mut(hero).crews += 1;
        self.lairs[lair].conquered = true;
        self.number[hex.index()] = number;
        self.lairs_left &= !hex.bit();
    }

    /// Die and crews decide, then crews alone; who is still equal rolls again. A single conqueror need not roll.
    fn hero(&mut self, crews: [u8; SEATS], log: &mut impl Log<Self>) -> Seat {
        let mut contenders: table::Seats = self.all_seats().filter(|seat| crews[seat.index()] > 0).collect();
        loop {
            if contenders.len() == 1
                && let Some(hero) = contenders.lowest()
            {
                return hero;
            }
            let mut results = [(0, 0); SEATS];
            for seat in self.seats_from_active().filter(|seat| contenders.contains(*seat)) {
                let die = self.throw_die();
                let own = crews[seat.index()];
                results[seat.index()] = (die + own, own);
                log.tell_all(|| Event::HeroRolled { seat, die, crews: own });
            }
            let best = results.into_iter().max().unwrap_or_default();
            contenders = contenders.into_iter().filter(|seat| results[seat.index()] == best).collect();
        }
    }

    // ---- Fish -------------------------------------------------------------------------------------------------------------------

    pub(crate) fn check_roll_for_fish(&self, seat: Seat) -> Result<(), Why> {
        need(self.board.missions[Mission::Fish as usize], Why::NoFishHere)?;
        need(!self.fished, Why::AlreadyFished)?;
        need(self.shoals.iter().any(|hex| *hex != NONE), Why::NoShoalKnown)?;
        need(self.fish_supply > 0, Why::NoHaulsLeft)?;
        self.check_may_stop(seat)
    }

    pub(crate) fn roll_for_fish(&mut self, seat: Seat, log: &mut impl Log<Self>) -> Played {
        self.stop_moving(seat);
        self.fished = true;
        self.thrown = Places::EMPTY;
        let die = self.throw_die();
        let place = self.shoals[die as usize - 1];
        let bit = 1 << (die - 1);
        let comes = place != NONE && self.hauls & bit == 0 && self.pirate != place;
        if comes {
            self.hauls |= bit;
            self.fish_supply -= 1;
        }
        log.tell_all(|| Event::RolledForFish { seat, die, hex: comes.then(|| self.at_hex(Hex(place))) });
        Played::Barrier
    }

    pub(crate) fn check_catch(&self, seat: Seat, ship: Ship, hex: Hex) -> Result<(), Why> {
        let cargo = self.check_ship_at(seat, ship, hex)?;
        let haul = self.tile[hex.index()].shoal().is_some_and(|face| self.hauls & 1 << (face - 1) != 0);
        need(haul, Why::NoHaulThere)?;
        need(cargo == Cargo::Empty, Why::ShipNotEmpty)
    }

    pub(crate) fn catch_fish(&mut self, seat: Seat, ship: Ship, hex: Hex, log: &mut impl Log<Self>) -> Played {
        if let Some(face) = self.tile[hex.index()].shoal() {
            self.hauls &= !(1 << (face - 1));
            self.ship_cargo[Self::ship_index(seat, ship)] = Cargo::Fish;
            log.tell_all(|| Event::Caught { seat, ship, hex: self.at_hex(hex) });
        }
        Played::Open
    }

    pub(crate) fn check_deliver(&self, seat: Seat, piece: Piece, ship: Ship) -> Result<(), Why> {
        let Some(edge) = self.ship_at(seat, ship) else { return Err(Why::ShipNotOut) };
        need(matches!(piece, Piece::Fish | Piece::Sack), Why::CouncilWantsGoods)?;
        need(self.cargo(seat, ship).count(piece) > 0, Why::NoSuchPiece)?;
        need(self.board.at_dock[edge.index()], Why::NotAtDock)
    }

    pub(crate) fn deliver(&mut self, seat: Seat, piece: Piece, ship: Ship, log: &mut impl Log<Self>) -> Played {
        let index = Self::ship_index(seat, ship);
        if let Some(cargo) = self.ship_cargo[index].without(piece) {
            self.ship_cargo[index] = cargo;
            self.return_piece(seat, piece);
            log.tell_all(|| Event::Delivered { seat, ship, piece });
            self.advance(seat, if piece == Piece::Fish { Mission::Fish } else { Mission::Spices }, log);
        }
        Played::Open
    }
}
