//! The gamblers: four cards at once that nobody can repel, and if all goes well, one card more to take.

use table::{Illegal, Log, Played};

use crate::cards::{Card, Role};
use crate::event::Event;
use crate::state::{CardId, PortRoyal, pop, push};
use crate::turn::tell_refill;

/// How many cards a gambler turns over.
const CARDS: usize = 4;

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
        let seat = self.active;
        log.tell_all(|| Event::Gambled { seat });
        let drawn = self.draw_four(log);
        for id in drawn.into_iter().flatten() {
            match self.card(id) {
                Card::Person { .. } | Card::Ship { .. } => self.push_harbour(id),
                Card::Expedition { .. } => self.push_expedition(id),
                Card::Tax(_) => {}
            }
        }
        // The tax drawn first lies on top: it is settled first.
        for id in drawn.into_iter().flatten().rev() {
            if let Card::Tax(_) = self.card(id) {
                push(&mut self.below, &mut self.taxes, id);
            }
        }
        self.settle_gamble(log);
        Ok(Played::Barrier)
    }

    /// All four cards leave the pile, and everybody sees them, before anything is done with them. Fewer, if there are no more.
    fn draw_four(&mut self, log: &mut impl Log<Self>) -> [Option<CardId>; CARDS] {
        let mut cards = [None; CARDS];
        for place in &mut cards {
            let (drawn, refill) = self.next_card();
            let Some(id) = drawn else { break };
            tell_refill(refill, log);
            self.revealed = true;
            let (seat, card) = (self.active, self.card(id));
            log.tell_all(|| Event::Revealed { seat, card });
            *place = Some(id);
        }
        cards
    }

    /// Settles the next tax among the four; after the last one it is judged whether two ships clash. A tax may ask somebody, and comes
    /// back here when that is decided.
    pub(crate) fn settle_gamble(&mut self, log: &mut impl Log<Self>) {
        if let Some(id) = pop(&self.below, &mut self.taxes)
            && let Card::Tax(tax) = self.card(id)
        {
            self.levy(tax, id, log);
        } else if let Some(card) = self.clash() {
            self.bust(card, self.harbour.len, log);
        } else {
            self.card_laid(log);
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
