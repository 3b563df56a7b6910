//! The gamblers: four cards at once that nobody can repel, and if all goes well, one card more to take.

use table::{Illegal, Log, Played};

use crate::cards::{Card, Role};
use crate::event::Event;
use crate::state::{Phase, PortRoyal};
use crate::turn::tell_refill;

/// How many cards a gambler turns over.
const CARDS: u8 = 4;

impl PortRoyal {
    /// Why the active seat cannot send a gambler now.
    fn check_gamble(&self) -> Result<(), Illegal> {
        let gamblers = self.area(self.active).has(Role::Gambler);
        if gamblers == 0 {
            return Err(Illegal::because("port-royal-no-gambler"));
        }
        if self.gambles >= gamblers {
            return Err(Illegal::because("port-royal-gamblers-used"));
        }
        if !self.can_reveal() {
            return Err(Illegal::because("port-royal-no-cards-left"));
        }
        Ok(())
    }

    pub(crate) fn can_gamble(&self) -> bool {
        self.area(self.active).has(Role::Gambler) > self.gambles && self.check_gamble().is_ok()
    }

    pub(crate) fn gamble(&mut self, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        self.check_gamble()?;
        self.gambles += 1;
        self.gambling = 1 + CARDS;
        let seat = self.active;
        log.tell_all(|| Event::Gambled { seat });
        self.gamble_on(log);
        Ok(Played::Barrier)
    }

    /// Turns over what is left of the four cards; a tax may interrupt it with a decision.
    pub(crate) fn gamble_on(&mut self, log: &mut impl Log<Self>) {
        self.phase = Phase::Discover;
        while self.gambling > 1 {
            self.gambling -= 1;
            let (drawn, refill) = self.next_card();
            let Some(id) = drawn else { break };
            tell_refill(refill, log);
            self.revealed = true;
            let (seat, card) = (self.active, self.card(id));
            log.tell_all(|| Event::Revealed { seat, card });
            match card {
                // Whether two ships clash is only judged when all four cards lie there.
                Card::Person { .. } | Card::Ship { .. } => self.push_harbour(id),
                Card::Expedition { .. } => self.push_expedition(id),
                Card::Tax(tax) => {
                    // Goes on here when the tax is dealt with.
                    self.levy(tax, id, log);
                    return;
                }
            }
        }
        self.gambling = 0;
        if let Some(card) = self.clash() {
            self.bust(card, self.harbour.len, log);
        } else if self.adventure.is_on() {
            self.card_laid(log);
        } else {
            self.check_colours();
        }
    }

    /// A ship in the harbour that has another one of its colour under it.
    fn clash(&self) -> Option<Card> {
        let ships = self.stack(self.harbour).map(|id| self.card(id)).filter(|card| card.is_ship());
        if ships.clone().count() == self.docked.count_ones() as usize {
            return None;
        }
        let colour = |card: Card| if let Card::Ship { colour, .. } = card { Some(colour) } else { None };
        let mut below = ships.clone();
        ships.into_iter().find(|card| {
            below.next();
            below.clone().any(|other| colour(other) == colour(*card))
        })
    }
}
