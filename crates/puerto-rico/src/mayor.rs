//! The mayor: colonists arrive and are placed.
//!
//! The mayor's extra colonist may be given back, as every privilege may be declined: with the first pick, if the mayor has anything to
//! pick; otherwise it is asked only where keeping the colonist may end the game, or where the table asks for every "may".
//!
//! Placing is a run of single picks that always ends: first a seat may lift colonists back to San Juan, then it places them one by
//! one, and from the first one placed it lifts no more. Any arrangement can be reached this way; it is over when San Juan or the
//! empty circles run out.

use table::{Log, Played, Seat};

use crate::action::Action;
use crate::buildings::each;
use crate::event::Event;
use crate::hindrance::Hindrance;
use crate::state::{Ending, PuertoRico, SEATS, Stage};
use crate::things::{Spot, Tile};
use crate::turn::Flow;
use crate::why::Why;

impl PuertoRico {
    pub(crate) fn colonists_arrive(&mut self, log: &mut impl Log<Self>) {
        let mut arrived = [0u8; SEATS];
        // The privilege comes from the supply, never from the ship.
        let privilege = self.colonists > 0;
        if privilege {
            self.colonists -= 1;
            arrived[self.active.index()] += 1;
        }
        // One by one from the mayor on, until the ship is empty; shares may be uneven.
        let on_ship = std::mem::take(&mut self.colonist_ship);
        for (place, seat) in self.seats_from_active().enumerate() {
            let place = place as u8;
            arrived[seat.index()] += on_ship / self.seats + u8::from(place < on_ship % self.seats);
            let colonists = arrived[seat.index()];
            self.board_mut(seat).san_juan += colonists;
            if colonists > 0 {
                log.tell_all(|| Event::Arrived { seat, colonists });
            }
        }
        if privilege {
            self.offer_extra(log);
        } else {
            self.ask_to_place(self.active, log);
        }
    }

    fn offer_extra(&mut self, log: &mut impl Log<Self>) {
        self.actor = self.active;
        self.stage = Stage::Place { begun: false, extra: false };
        let has_picks = !self.automatic || !self.can_fill(self.actor) && self.only_option().is_none();
        if has_picks {
            self.stage = Stage::Place { begun: false, extra: true };
        } else if self.every_may || self.extra_may_end_the_game() {
            self.stage = Stage::Privilege;
        } else {
            self.ask_to_place(self.active, log);
        }
    }

    /// Is it the extra colonist that ends the game, however everybody places?
    pub(crate) fn extra_ends_the_game(&self) -> bool {
        self.endings == 0 && self.least_refill(0) > self.colonists && self.least_refill(1) <= self.colonists + 1
    }

    /// Could it be the extra colonist that ends the game, depending on how everybody places?
    fn extra_may_end_the_game(&self) -> bool {
        self.endings == 0 && self.most_refill() > self.colonists && self.least_refill(1) <= self.colonists + 1
    }

    pub(crate) fn keep_extra(&mut self, seat: Seat, log: &mut impl Log<Self>) -> Played {
        self.ask_to_place(seat, log);
        Played::Open
    }

    pub(crate) fn give_extra_back(&mut self, seat: Seat, log: &mut impl Log<Self>) -> Played {
        self.board_mut(seat).san_juan -= 1;
        self.colonists += 1;
        log.tell_all(|| Event::GaveBack { seat });
        self.ask_to_place(seat, log);
        Played::Open
    }

    /// Has the seat colonists for all its circles?
    fn can_fill(&self, seat: Seat) -> bool {
        let board = self.board(seat);
        board.colonists() >= board.circles()
    }

    /// Lets the seat place its colonists, or does it where there is nothing to choose.
    fn ask_to_place(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.actor = seat;
        loop {
            let seat = self.actor;
            self.stage = Stage::Place { begun: false, extra: false };
            if !self.automatic || !self.can_fill(seat) {
                return;
            }
            let board = self.board_mut(seat);
            let before = board.placed();
            board.fill();
            if board.placed() == before {
                log.tell_all(|| Event::Passed { seat, why: Some(Hindrance::NothingToPlace) });
            } else {
                log.tell_all(|| Event::Filled { seat });
            }
            match self.next_in_turn() {
                Some(next) => self.actor = next,
                None => return self.refill_ship(log),
            }
        }
    }

    /// Every kind of circle the seat has.
    pub(crate) fn spots(&self, seat: Seat) -> impl Iterator<Item = Spot> + use<> {
        let board = *self.board(seat);
        let tiles = Tile::ALL.into_iter().filter(move |tile| board.tiles[tile.index()] > 0).map(Spot::Tile);
        tiles.chain(each(board.buildings).map(Spot::Building))
    }

    pub(crate) fn may_lift(&self, seat: Seat, begun: bool, spot: Spot) -> Result<(), Why> {
        let (_, colonists) = self.board(seat).circles_of(spot);
        if begun {
            Err(Why::PlacingBegun)
        } else if colonists == 0 {
            Err(Why::NobodyThere)
        } else {
            Ok(())
        }
    }

    pub(crate) fn may_place(&self, seat: Seat, spot: Spot) -> Result<(), Why> {
        let board = self.board(seat);
        let (circles, colonists) = board.circles_of(spot);
        if colonists >= circles {
            Err(Why::NoFreeCircle)
        } else if board.san_juan == 0 {
            Err(Why::NobodyInSanJuan)
        } else {
            Ok(())
        }
    }

    /// Nobody may idle in San Juan while a circle is empty.
    pub(crate) fn may_finish(&self, seat: Seat) -> Result<(), Why> {
        let board = self.board(seat);
        if board.san_juan > 0 && board.placed() < board.circles() { Err(Why::CirclesEmpty) } else { Ok(()) }
    }

    pub(crate) fn placings(&self, seat: Seat, begun: bool, extra: bool, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        let board = self.board(seat);
        for tile in Tile::ALL {
            let (circles, colonists) = (board.tiles[tile.index()], board.manned[tile.index()]);
            if colonists < circles && board.san_juan > 0 {
                each(Action::Place(Spot::Tile(tile)))?;
            }
            if colonists > 0 && !begun {
                each(Action::Lift(Spot::Tile(tile)))?;
            }
        }
        for building in crate::buildings::each(board.buildings) {
            let (circles, colonists) = (building.circles(), board.staff[building.index()]);
            if colonists < circles && board.san_juan > 0 {
                each(Action::Place(Spot::Building(building)))?;
            }
            if colonists > 0 && !begun {
                each(Action::Lift(Spot::Building(building)))?;
            }
        }
        if self.may_finish(seat).is_ok() {
            each(Action::Done)?;
        }
        if extra {
            each(Action::Decline)?;
        }
        Flow::Continue(())
    }

    pub(crate) fn lift(&mut self, seat: Seat, begun: bool, spot: Spot, log: &mut impl Log<Self>) -> Result<Played, Why> {
        self.may_lift(seat, begun, spot)?;
        let board = self.board_mut(seat);
        board.remove(spot);
        board.san_juan += 1;
        self.stage = Stage::Place { begun, extra: false };
        log.tell_all(|| Event::Lifted { seat, spot });
        Ok(Played::Open)
    }

    pub(crate) fn place(&mut self, seat: Seat, spot: Spot, log: &mut impl Log<Self>) -> Result<Played, Why> {
        self.may_place(seat, spot)?;
        let board = self.board_mut(seat);
        board.put(spot);
        board.san_juan -= 1;
        self.stage = Stage::Place { begun: true, extra: false };
        log.tell_all(|| Event::Placed { seat, spot });
        Ok(Played::Open)
    }

    pub(crate) fn done_placing(&mut self, seat: Seat, log: &mut impl Log<Self>) -> Result<Played, Why> {
        self.may_finish(seat)?;
        if self.board(seat).colonists() == 0 {
            log.tell_all(|| Event::Passed { seat, why: Some(Hindrance::NothingToPlace) });
        }
        match self.next_in_turn() {
            Some(next) => self.ask_to_place(next, log),
            None => self.refill_ship(log),
        }
        Ok(Played::Open)
    }

    /// The mayor's last act: a colonist for every empty circle on buildings, and at least one a seat.
    fn refill_ship(&mut self, log: &mut impl Log<Self>) {
        let needed = self.refill();
        let colonists = needed.min(self.colonists);
        self.colonists -= colonists;
        self.colonist_ship += colonists;
        log.tell_all(|| Event::Refilled { colonists });
        // Just enough is enough.
        if colonists < needed {
            self.end_comes(Ending::Colonists, log);
        }
        self.end_role(log);
    }
}
