//! The craftsman: everybody produces, in turn order, as long as the bank has barrels.

use table::{Log, Played, Seat};

use crate::buildings::Building;
use crate::event::Event;
use crate::state::{Kinds, PuertoRico, Stage};
use crate::things::Good;
use crate::why::Why;

/// What a factory pays for producing this many kinds.
pub const FACTORY: [u16; 6] = [0, 0, 1, 2, 3, 5];

impl PuertoRico {
    pub(crate) fn produce(&mut self, log: &mut impl Log<Self>) {
        let mut craftsmans = Kinds::default();
        for seat in self.seats_from_active() {
            let mut produced = Kinds::default();
            for good in Good::ALL {
                let capacity = self.board(seat).capacity(good);
                let barrels = capacity.min(self.bank[good.index()]);
                self.bank[good.index()] -= barrels;
                self.board_mut(seat).goods[good.index()] += barrels;
                if barrels > 0 {
                    produced = produced.with(good);
                    log.tell_all(|| Event::Produced { seat, good, barrels });
                }
                if barrels < capacity {
                    log.tell_all(|| Event::RanShort { seat, good });
                }
            }
            let doubloons = FACTORY[produced.len() as usize];
            if self.board(seat).has(Building::Factory) && doubloons > 0 {
                log.tell_all(|| Event::FactoryPaid { seat, doubloons });
                self.earn(seat, doubloons);
            }
            if seat == self.active {
                craftsmans = produced;
            }
        }
        // The privilege comes last: one more of what the craftsman has produced, if the bank still has it.
        self.actor = self.active;
        if craftsmans.iter().any(|good| self.bank[good.index()] > 0) {
            self.stage = Stage::Extra { produced: craftsmans };
        } else {
            self.end_role(log);
        }
    }

    pub(crate) fn may_take_extra(&self, produced: Kinds, good: Good) -> Result<(), Why> {
        if !produced.contains(good) {
            Err(Why::NotProduced)
        } else if self.bank[good.index()] == 0 {
            Err(Why::BankEmpty { good })
        } else {
            Ok(())
        }
    }

    pub(crate) fn take_extra(&mut self, seat: Seat, produced: Kinds, good: Good, log: &mut impl Log<Self>) -> Result<Played, Why> {
        self.may_take_extra(produced, good)?;
        self.bank[good.index()] -= 1;
        self.board_mut(seat).goods[good.index()] += 1;
        log.tell_all(|| Event::TookExtra { seat, good });
        self.end_role(log);
        Ok(Played::Open)
    }
}
