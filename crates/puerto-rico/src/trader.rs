//! The trader: one barrel each into the trading house.

use table::{Log, Played, Seat};

use crate::buildings::Building;
use crate::event::Event;
use crate::hindrance::Hindrance;
use crate::state::{HOUSE, PuertoRico};
use crate::things::Good;
use crate::why::Why;

impl PuertoRico {
    pub(crate) fn house_barrels(&self) -> u8 {
        self.house.iter().sum()
    }

    pub(crate) fn may_sell(&self, seat: Seat, good: Good) -> Result<(), Why> {
        let board = self.board(seat);
        if board.goods[good.index()] == 0 {
            Err(Why::HasNone { good })
        } else if self.house_barrels() >= HOUSE {
            Err(Why::HouseFull)
        } else if self.house[good.index()] > 0 && !board.has(Building::Office) {
            Err(Why::KindInHouse { good })
        } else {
            Ok(())
        }
    }

    /// What the seat would get: the price, a doubloon for the trader, one and two for the markets.
    pub(crate) fn proceeds(&self, seat: Seat, good: Good) -> u16 {
        let board = self.board(seat);
        let trader = u16::from(seat == self.active);
        let markets = u16::from(board.has(Building::SmallMarket)) + 2 * u16::from(board.has(Building::LargeMarket));
        good.price() + trader + markets
    }

    pub(crate) fn sell(&mut self, seat: Seat, good: Good, log: &mut impl Log<Self>) -> Result<Played, Why> {
        self.may_sell(seat, good)?;
        let doubloons = self.proceeds(seat, good);
        self.board_mut(seat).goods[good.index()] -= 1;
        self.house[good.index()] += 1;
        self.earn(seat, doubloons);
        log.tell_all(|| Event::Sold { seat, good, doubloons });
        self.next_seller(log);
        Ok(Played::Open)
    }

    /// Whoever would still have had a turn hears why it has none.
    fn tell_house_full(&self, log: &mut impl Log<Self>) {
        let mut seat = self.actor.next(self.seats);
        while seat != self.active {
            log.tell_all(|| Event::Passed { seat, why: Some(Hindrance::HouseFull) });
            seat = seat.next(self.seats);
        }
    }

    /// A full house ends the selling, and is emptied then; one that is not full stays as it is.
    pub(crate) fn next_seller(&mut self, log: &mut impl Log<Self>) {
        let full = self.house_barrels() >= HOUSE;
        match self.next_in_turn() {
            Some(next) if !full => self.actor = next,
            _ => {
                if full {
                    self.tell_house_full(log);
                    let house = self.house;
                    for (bank, sold) in self.bank.iter_mut().zip(&mut self.house) {
                        *bank += std::mem::take(sold);
                    }
                    log.tell_all(|| {
                        let sold = Good::ALL.into_iter();
                        let goods = sold.flat_map(|good| std::iter::repeat_n(good, house[good.index()] as usize)).collect();
                        Event::HouseEmptied { goods }
                    });
                }
                self.end_role(log);
            }
        }
    }
}
