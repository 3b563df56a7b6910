//! The first phase of a turn: cards are turned over, ships driven off or let in, taxes paid, until the seat stops or busts.

use table::{Illegal, Log, Played, Seat, Seats};

use crate::cards::{Card, Guard, Tax};
use crate::contracts::{Contract, Contracts};
use crate::event::Event;
use crate::state::{CardId, Phase, PortRoyal};
use crate::turn::tell_refill;

impl PortRoyal {
    pub(crate) fn reveal(&mut self, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        if self.gambles > 0 {
            return Err(Illegal::because("port-royal-gambled"));
        }
        let (drawn, refill) = self.next_card();
        let id = drawn.ok_or(Illegal::because("port-royal-no-cards-left"))?;
        tell_refill(refill, log);
        self.revealed = true;
        let (seat, card) = (self.active, self.card(id));
        log.tell_all(|| Event::Revealed { seat, card });
        match card {
            Card::Person { .. } => {
                self.push_harbour(id);
                self.card_laid(log);
            }
            Card::Expedition { .. } => self.push_expedition(id),
            Card::Ship { guard, .. } if self.can_repel(guard) => {
                self.arriving = Some(id);
                self.phase = Phase::Arrival;
            }
            Card::Ship { .. } => self.dock(id, log),
            Card::Tax(tax) => self.levy(tax, id, log),
        }
        Ok(Played::Barrier)
    }

    /// Can the active seat drive off a ship with such a guard?
    pub(crate) fn can_repel(&self, guard: Guard) -> bool {
        let Guard::Swords(swords) = guard else { return false };
        self.area(self.active).swords + self.helping_swords() >= self.swords_needed(swords)
    }

    pub(crate) fn repel(&mut self, helper: Option<Seat>, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        match helper {
            Some(helper) => self.check_helper(helper)?,
            None if self.needs_help() => return Err(Illegal::because("port-royal-needs-help")),
            None => {}
        }
        if let Some(id) = self.arriving.take() {
            let (seat, card) = (self.active, self.card(id));
            log.tell_all(|| Event::Repelled { seat, card });
            if !self.keeps_repelled(seat, id) {
                self.push_discard(id);
            }
            self.pay_for_repelling(card, helper, log);
        }
        self.phase = Phase::Discover;
        Ok(Played::Open)
    }

    /// One may let a second ship of a colour dock although one could repel it, and bust on purpose.
    pub(crate) fn let_dock(&mut self, log: &mut impl Log<Self>) -> Played {
        self.phase = Phase::Discover;
        if let Some(id) = self.arriving.take() {
            let (seat, card) = (self.active, self.card(id));
            log.tell_all(|| Event::Docked { seat, card });
            self.dock(id, log);
        }
        Played::Open
    }

    fn dock(&mut self, id: CardId, log: &mut impl Log<Self>) {
        let card = self.card(id);
        let Card::Ship { colour, .. } = card else { return };
        if self.docked & 1 << colour as u8 == 0 {
            self.push_harbour(id);
            self.card_laid(log);
            return;
        }
        self.push_discard(id);
        self.bust(card, self.harbour.len + 1, log);
    }

    /// A card lies in the harbour that was not there before: contracts and tasks look at it.
    pub(crate) fn card_laid(&mut self, log: &mut impl Log<Self>) {
        self.check_colours();
        self.tasks_look_at_harbour(log);
    }

    /// The turn ends with two ships of a colour, among this number of cards.
    pub(crate) fn bust(&mut self, card: Card, cards: u8, log: &mut impl Log<Self>) {
        let seat = self.active;
        log.tell_all(|| Event::Busted { seat, card });
        self.empty_harbour();
        self.pay_small_bust(cards, log);
        for seat in self.seats_from_active() {
            self.pay_jesters(seat, log);
        }
        self.busted = true;
        if !self.ask(Seats::one(seat), [Contract::Jinx].into_iter().collect()) {
            self.end_turn(log);
        }
    }

    /// First everybody pays, then whoever paid may complete a contract for it, then somebody gets a coin.
    pub(crate) fn levy(&mut self, tax: Tax, id: CardId, log: &mut impl Log<Self>) {
        self.tax_card = Some(id);
        self.collect(tax, log);
    }

    /// The same without a card, or for one that is laid down already.
    pub(crate) fn collect(&mut self, tax: Tax, log: &mut impl Log<Self>) {
        let mut payers = Seats::NONE;
        for seat in self.seats_from_active() {
            let coins = tax.cut.loss(self.area(seat).money());
            if coins > 0 {
                payers.insert(seat);
                let turned = self.pay(seat, coins);
                log.tell_all(|| Event::Taxed { seat, coins, turned: self.top_of_discard(turned) });
            }
        }
        if !self.ask(payers, [Contract::TaxOfficer].into_iter().collect()) && !self.ask_taxed(payers) {
            self.finish_tax(log);
        }
    }

    pub(crate) fn finish_tax(&mut self, log: &mut impl Log<Self>) {
        let tax = match self.tax_card.map(|id| self.card(id)) {
            Some(Card::Tax(tax)) => Some(tax),
            _ => self.month_tax(),
        };
        if let Some(Tax { bonus, coins, .. }) = tax {
            for seat in self.seats_from_active() {
                if self.earns_tax_bonus(seat, bonus) {
                    log.tell_all(|| Event::tax_bonus(seat, bonus, coins));
                    self.gain(seat, coins, log);
                }
            }
        }
        let Some(id) = self.tax_card.take() else { return self.month_tax_settled(log) };
        // Discarded only now: a reshuffle during the tax does not bring it back.
        self.push_discard(id);
        if self.time_pile.len > 0 {
            self.phase = Phase::SetAside;
        } else {
            let _ = self.go_on_discovering(log);
        }
    }

    /// After an interruption: settles the rest of a gambler's cards, or lets the active seat choose.
    pub(crate) fn go_on_discovering(&mut self, log: &mut impl Log<Self>) -> Played {
        // The next tax turns coins face up.
        let another_tax = self.taxes.len > 0;
        self.phase = Phase::Discover;
        if self.gambles > 0 {
            self.settle_gamble(log);
        }
        if another_tax { Played::Barrier } else { Played::Open }
    }

    pub(crate) fn stop(&mut self, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        if !self.revealed && self.can_reveal() {
            return Err(Illegal::because("port-royal-reveal-first"));
        }
        self.end_discovering(log);
        Ok(Played::Open)
    }

    pub(crate) fn end_discovering(&mut self, log: &mut impl Log<Self>) {
        let seat = self.active;
        log.tell_all(|| Event::Stopped { seat });
        if !self.ask_at_stop() {
            self.taking_begins(seat, log);
        }
    }

    // ---- Now or never ---------------------------------------------------------------------------------------------------------

    /// The seat does nothing more with a moment at which contracts or tasks can be used. When all have said so, the turn goes on where
    /// it was.
    pub(crate) fn answered(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.asked.remove(seat);
        if !self.asked.is_empty() || self.phase == Phase::Over {
            return;
        }
        self.due = Contracts::NONE;
        self.forget_due_tasks();
        if self.tax_card.is_some() || self.month_tax().is_some() {
            self.finish_tax(log);
        } else if self.busted {
            self.end_turn(log);
        } else if self.has_stopped() {
            self.taking_begins(self.active, log);
        } else {
            self.phase = Phase::Discover;
            self.check_limit(log);
        }
    }
}
