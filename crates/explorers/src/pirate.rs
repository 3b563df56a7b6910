//! The pirate ship: placing it, stealing, and driving it away. Tribute is part of sailing.

use table::{Log, Played, Seat, Seats};

use crate::action::{SHIPS, Ship};
use crate::event::Event;
use crate::geometry::{Edge, Hex};
use crate::knowledge::random_card;
use crate::pieces::Resource;
use crate::state::{CHASED, Explorers, MOVED, Phase, Places};
use crate::why::{Why, need};

impl Explorers {
    pub(crate) fn check_pirate(&self, seat: Seat, hex: Hex) -> Result<(), Why> {
        need(self.sea & hex.bit() != 0, Why::PirateNeedsSea)?;
        need(self.board.pirate_waters & hex.bit() != 0, Why::PirateNotHere)?;
        // Only on a 7 must one's own pirate ship go elsewhere.
        let stays = self.pirate() == Some((seat, hex)) && !self.chase_won;
        need(!stays, Why::PirateMustMove)
    }

    pub(crate) fn place_pirate(&mut self, seat: Seat, hex: Hex, log: &mut impl Log<Self>) -> Played {
        self.pirate = hex.0;
        self.pirate_owner = seat;
        log.tell_all(|| Event::PlacedPirate { seat, hex: self.at_hex(hex) });
        if let Some(face) = self.tile[hex.index()].shoal()
            && self.hauls & 1 << (face - 1) != 0
        {
            self.hauls &= !(1 << (face - 1));
            self.fish_supply += 1;
            log.tell_all(|| Event::PiratesFished { hex: self.at_hex(hex) });
        }
        if self.victims().is_empty() {
            self.pirate_is_done();
        } else {
            self.phase = Phase::Steal;
        }
        Played::Open
    }

    /// The seats with a ship on an edge of the pirate's hex and something to take.
    pub(crate) fn victims(&self) -> Seats {
        let Some((owner, hex)) = self.pirate() else { return Seats::NONE };
        let ships = self.ship_edge.iter().enumerate().filter(|(_, edge)| self.at_pirate(Edge(**edge), hex));
        let seats = ships.map(|(index, _)| Seat::new(index / SHIPS));
        seats.filter(|seat| *seat != owner && (self.area(*seat).cards() > 0 || self.area(*seat).gold > 0)).collect()
    }

    /// Is this an edge of the hex? No edge is none.
    pub(crate) fn at_pirate(&self, edge: Edge, hex: Hex) -> bool {
        self.board.edge_hexes.get(edge.index()).is_some_and(|hexes| hexes & hex.bit() != 0)
    }

    /// Back to where the pirate interrupted the turn.
    pub(crate) fn pirate_is_done(&mut self) {
        self.phase = if self.chase_won { Phase::Move } else { Phase::Build };
        self.chase_won = false;
    }

    pub(crate) fn steal(&mut self, seat: Seat, victim: Seat, log: &mut impl Log<Self>) -> Played {
        if self.area(victim).cards() == 0 {
            self.area_mut(victim).gold -= 1;
            self.area_mut(seat).gold += 1;
            log.tell_all(|| Event::StoleGold { seat, victim });
            self.pirate_is_done();
            return Played::Barrier;
        }
        let card = random_card(&mut self.chance, self.areas[victim.index()].hand);
        let resource = Resource::ALL[card];
        if let Some(told) = self.note_theft(victim, seat, resource) {
            let (thief, victim) = (Seat::new(told.to as usize), Seat::new(told.from as usize));
            log.tell_all(|| Event::TheftTold { seat: thief, victim, resource: Resource::ALL[told.card as usize] });
        }
        self.areas[victim.index()].hand[card] -= 1;
        self.areas[seat.index()].hand[card] += 1;
        log.tell(|viewer| {
            let knows = viewer.is(seat) || viewer.is(victim);
            Some(Event::Stole { seat, victim, resource: knows.then_some(resource) })
        });
        self.pirate_is_done();
        Played::Barrier
    }

    pub(crate) fn check_chase(&self, seat: Seat, ship: Ship) -> Result<(), Why> {
        let Some(edge) = self.ship_at(seat, ship) else { return Err(Why::ShipNotOut) };
        let Some((owner, hex)) = self.pirate() else { return Err(Why::NoPirate) };
        need(owner != seat, Why::OwnPirate)?;
        let marks = self.ship_marks[Self::ship_index(seat, ship)];
        need(marks & MOVED == 0, Why::ShipHasMoved)?;
        need(marks & CHASED == 0, Why::HasChased)?;
        need(self.points_at(edge, hex), Why::PirateTooFar)?;
        self.check_may_stop(seat)
    }

    pub(crate) fn chase(&mut self, seat: Seat, ship: Ship, log: &mut impl Log<Self>) -> Played {
        self.stop_moving(seat);
        self.ship_marks[Self::ship_index(seat, ship)] |= CHASED;
        self.thrown = Places::EMPTY;
        let die = self.throw_die();
        let won = self.area(seat).chasing & 1 << die != 0;
        log.tell_all(|| Event::Chased { seat, ship, die, won });
        if won {
            self.chase_won = true;
            self.phase = Phase::Pirate;
        }
        Played::Barrier
    }
}
