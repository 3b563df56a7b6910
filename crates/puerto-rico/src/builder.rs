//! The builder: buildings in the cities.

use table::{Log, Played, Seat};

use crate::buildings::Building;
use crate::event::Event;
use crate::state::{CITY, Ending, MOST_LARGE, PuertoRico, Stage};
use crate::why::Why;

impl PuertoRico {
    /// The price, if the seat may build it.
    pub(crate) fn may_build(&self, seat: Seat, building: Building) -> Result<u16, Why> {
        let board = self.board(seat);
        if board.owns(building) {
            return Err(Why::OwnedAlready);
        }
        if self.supply[building.index()] == 0 {
            return Err(Why::NoneLeft);
        }
        // Tiles may be moved about inside a city, so any free spaces will do; but each large one needs a column of its own.
        let free = CITY - board.city_spaces();
        if free == 0 {
            return Err(Why::CityFull);
        }
        if building.spaces() > free {
            return Err(Why::NoRoomForLarge);
        }
        if building.spaces() == 2 && board.larges() >= MOST_LARGE {
            return Err(Why::FourLarge);
        }
        let price = self.price(seat, building);
        if price > board.doubloons { Err(Why::TooExpensive { price, money: board.doubloons }) } else { Ok(price) }
    }

    pub(crate) fn build(&mut self, seat: Seat, building: Building, log: &mut impl Log<Self>) -> Result<Played, Why> {
        let price = self.may_build(seat, building)?;
        // A university built now is not manned yet, so it never helps itself.
        let university = self.board(seat).has(Building::University);
        self.supply[building.index()] -= 1;
        let board = self.board_mut(seat);
        board.doubloons -= price;
        board.buildings |= building.bit();
        let full = board.city_spaces() == CITY;
        log.tell_all(|| Event::Built { seat, building, price });
        if full {
            self.end_comes(Ending::City, log);
        }
        if university && self.any_colonist() {
            self.stage = Stage::University { building };
        } else {
            self.next_builder(log);
        }
        Ok(Played::Open)
    }

    pub(crate) fn next_builder(&mut self, log: &mut impl Log<Self>) {
        self.stage = Stage::Build;
        match self.next_in_turn() {
            Some(next) => self.actor = next,
            None => self.end_role(log),
        }
    }
}
