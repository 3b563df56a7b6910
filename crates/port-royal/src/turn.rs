//! The course of a turn: discover, then trade and hire.

use table::{Arg, Illegal, Log, Message, Played, Seat, Seats};

use crate::action::{Action, Given, Terms};
use crate::cards::{Card, Colour, Goods, Guard, MOST_NEEDED, Needs, Role, Tax};
use crate::contracts::Contract;
use crate::decks::PRINTS;
use crate::event::Event;
use crate::setup::{Edition, Ending, Mode};
use crate::state::{CardId, Phase, PortRoyal, PrintSet, Refill};

/// Admirals pay when so many cards lie in the harbour.
const ADMIRALS_FROM: u8 = 5;
const COINS_PER_ADMIRAL: u8 = 2;
/// Vice admirals pay when so many cards lie there.
const VICE_ADMIRALS_AT: std::ops::RangeInclusive<u8> = 3..=4;

impl PortRoyal {
    /// The seat whose decision it is; meaningless when the game is over.
    #[inline]
    pub(crate) fn decider(&self) -> Seat {
        match self.phase {
            Phase::Take | Phase::After => self.taker,
            Phase::Choose => self.chooser().unwrap_or(self.active),
            Phase::Decide | Phase::Offer | Phase::Salvage => {
                self.seats_from_active().find(|seat| self.asked.contains(*seat)).unwrap_or(self.active)
            }
            _ => self.active,
        }
    }

    /// Plays one action of the seat whose decision it is.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        match (self.phase, action) {
            (Phase::Discover, Action::Reveal) => self.reveal(log),
            (Phase::Discover, Action::Stop) => self.stop(log),
            (Phase::Discover, Action::Gamble) => self.gamble(log),
            (Phase::Arrival, Action::Repel) => self.repel(None, log),
            (Phase::Arrival, Action::RepelWith(helper)) => self.repel(Some(helper), log),
            (Phase::Arrival, Action::Dock) => Ok(self.let_dock(log)),
            (Phase::Take, Action::Take(card)) => self.trade(seat, card, Terms::PLAIN, log),
            (Phase::Take, Action::TakeOn { card, terms }) => self.trade(seat, card, terms, log),
            (Phase::Take, Action::Hire(card)) => self.hire(seat, card, log),
            (Phase::Take | Phase::After, Action::Pass) => {
                log.tell_all(|| Event::Passed { seat });
                self.next_taker(log);
                Ok(Played::Open)
            }
            (Phase::Close, Action::Pass) => {
                self.end_turn(log);
                Ok(Played::Open)
            }
            (Phase::Decide, Action::Pass) => {
                let another_tax = self.taxes.len > 0;
                log.tell_all(|| Event::Declined { seat });
                if self.adventure.is_on() {
                    self.task_answered(seat, log);
                } else {
                    self.answered(seat, log);
                }
                Ok(if another_tax { Played::Barrier } else { Played::Open })
            }
            (Phase::SetAside, Action::Pass) => Ok(self.go_on_discovering(log)),
            (Phase::Prepare, Action::Pass) => {
                self.phase = Phase::Discover;
                let round = self.round;
                log.tell_all(|| Event::TurnBegan { seat, round });
                Ok(Played::Open)
            }
            (Phase::Choose, Action::Choose(face)) => self.choose_personality(seat, face, log),
            (Phase::Share, Action::Bonus(to)) => self.share_bonus(to, log),
            (Phase::Event, Action::Event) => Ok(self.turn_event(log)),
            // The turn has begun before its event is turned over.
            (Phase::Event, Action::Claim { expedition, given }) => self.claim(seat, expedition, given, log),
            (Phase::Offer, Action::Accept) => self.accept_offer(seat, log),
            (Phase::Offer, Action::Pass) => {
                log.tell_all(|| Event::OfferDeclined { seat });
                self.offer_answered(seat, log);
                Ok(Played::Open)
            }
            (Phase::Salvage, Action::Salvage(card)) => self.salvage(seat, card, log),
            (Phase::Search, Action::Fetch(card)) => self.fetch(card, log),
            (Phase::Search, Action::Pass) => {
                log.tell_all(|| Event::Passed { seat });
                self.end_search(log);
                Ok(Played::Open)
            }
            (Phase::Look, Action::Keep(card)) => self.keep_on_top(card, log),
            (Phase::Look, Action::Discard) => self.discard_peeked(log),
            (Phase::Discover, Action::Scout) => self.scout(log),
            (Phase::Discover, Action::Peek) => self.peek(log),
            (Phase::Choose | Phase::Share | Phase::Event | Phase::Offer | Phase::Salvage | Phase::Search | Phase::Look, _) => {
                Err(Illegal::because("port-royal-something-else-first"))
            }
            (_, Action::SetAside) => self.set_aside(log),
            (Phase::Prepare | Phase::SetAside, _) => Err(Illegal::because("port-royal-set-aside-first")),
            (
                Phase::Arrival,
                Action::Reveal
                | Action::Stop
                | Action::Gamble
                | Action::Complete(_)
                | Action::Solve { .. }
                | Action::Scout
                | Action::Peek,
            ) => Err(Illegal::because("port-royal-ship-arriving")),
            (_, Action::Solve { task, given }) => self.solve(seat, task, given, log),
            (_, Action::Complete(contract)) => self.complete(seat, contract, log),
            (Phase::Decide, _) => Err(Illegal::because("port-royal-decide-first")),
            (_, Action::Claim { expedition, given }) => self.claim(seat, expedition, given, log),
            (_, Action::Sell { card, price }) => self.sell(seat, card, price, log),
            (_, Action::Repel | Action::RepelWith(_) | Action::Dock) => Err(Illegal::because("port-royal-no-ship-arriving")),
            (Phase::Discover | Phase::Arrival, _) => Err(Illegal::because("port-royal-still-discovering")),
            _ => Err(Illegal::because("port-royal-discovering-is-over")),
        }
    }

    /// Adds every legal action of the seat whose decision it is.
    pub(crate) fn options(&self, seat: Seat, into: &mut Vec<Action>) {
        match self.phase {
            Phase::Discover => {
                let can_reveal = self.can_reveal();
                // After a gambler no single card is turned over.
                if can_reveal && self.gambles == 0 {
                    into.push(Action::Reveal);
                }
                if self.can_gamble() {
                    into.push(Action::Gamble);
                }
                if self.revealed || !can_reveal {
                    into.push(Action::Stop);
                }
                if self.adventure.is_on() {
                    if self.can_scout() {
                        into.push(Action::Scout);
                    }
                    if self.can_peek() {
                        into.push(Action::Peek);
                    }
                }
            }
            Phase::Arrival => {
                if self.adventure.is_on() && !self.repels_alone() {
                    into.extend(self.helpers().0.into_iter().map(Action::RepelWith));
                } else {
                    into.push(Action::Repel);
                }
                into.push(Action::Dock);
            }
            Phase::Take => {
                self.takable(seat, into);
                into.push(Action::Pass);
            }
            Phase::After | Phase::Close => into.push(Action::Pass),
            Phase::Choose | Phase::Share | Phase::Event | Phase::Offer | Phase::Salvage | Phase::Search | Phase::Look => {
                self.adventure_options(seat, into);
                return;
            }
            Phase::Prepare | Phase::SetAside => {
                if self.can_set_aside() {
                    into.push(Action::SetAside);
                }
                into.push(Action::Pass);
                return;
            }
            Phase::Decide => {
                into.extend(self.completable(seat).map(Action::Complete));
                self.solutions(seat, |task, given| into.push(Action::Solve { task, given }));
                into.push(Action::Pass);
                return;
            }
            Phase::Over => return,
        }
        if seat == self.active {
            self.claims(seat, |expedition, given| into.push(Action::Claim { expedition, given }));
        }
        if !self.contracts.is_empty() && self.phase != Phase::Arrival {
            into.extend(self.completable(seat).map(Action::Complete));
        }
        if self.adventure.is_on() && self.phase != Phase::Arrival {
            self.solutions(seat, |task, given| into.push(Action::Solve { task, given }));
            if matches!(self.phase, Phase::Take | Phase::After) {
                self.sales(seat, |card, price| into.push(Action::Sell { card, price }));
            }
        }
    }

    /// What is decided outside the two phases of a turn.
    fn adventure_options(&self, seat: Seat, into: &mut Vec<Action>) {
        let mut seen = PrintSet::EMPTY;
        let mut each_once = |id: CardId| seen.insert(self.face[id as usize]);
        match self.phase {
            Phase::Choose => into.extend(self.choices(seat).map(Action::Choose)),
            Phase::Share => into.extend(Seats::first(self.seats).into_iter().map(Action::Bonus)),
            Phase::Event => {
                into.push(Action::Event);
                self.claims(seat, |expedition, given| into.push(Action::Claim { expedition, given }));
            }
            Phase::Offer => into.extend([Action::Accept, Action::Pass]),
            Phase::Salvage => {
                let ships = self.stack(self.discard).filter(|id| each_once(*id)).map(|id| self.card(id));
                into.extend(ships.filter(|card| self.is_salvageable(*card)).map(Action::Salvage));
            }
            Phase::Search => {
                let ships = self.stack(self.adventure.looked()).filter(|id| each_once(*id)).map(|id| self.card(id));
                into.extend(ships.filter(|card| matches!(card, Card::Ship { goods: Some(_), .. })).map(Action::Fetch));
                into.push(Action::Pass);
            }
            Phase::Look => {
                let cards = self.stack(self.adventure.looked()).filter(|id| each_once(*id));
                into.extend(cards.map(|id| Action::Keep(self.card(id))));
                if self.adventure.is_peeking() {
                    into.push(Action::Discard);
                }
            }
            _ => {}
        }
    }

    fn takable(&self, seat: Seat, into: &mut Vec<Action>) {
        let area = self.area(seat);
        let money = area.money();
        let fee = self.fee(seat);
        let mut prints_seen = PrintSet::EMPTY;
        for id in self.stack(self.harbour) {
            if !prints_seen.insert(self.face[id as usize]) {
                continue;
            }
            match self.card(id) {
                card @ Card::Person { cost, .. } if self.price(seat, cost) + fee <= money => into.push(Action::Hire(card)),
                card @ Card::Ship { coins, goods, .. } if goods.is_some() || coins == 0 => {
                    for as_goods in [false, true] {
                        let terms = Terms { as_goods, ..Terms::PLAIN };
                        if (!as_goods || goods.is_some()) && fee <= money + u16::from(self.trade_coins(seat, card, terms)) {
                            into.push(if as_goods { Action::TakeOn { card, terms } } else { Action::Take(card) });
                        }
                    }
                }
                card @ Card::Ship { colour, gift, .. } => {
                    let foe = !self.contracts.is_empty() && self.foe(seat, colour).is_some();
                    if gift == 0 && !foe {
                        // The fee may be paid from what the ship brings, so a ship can always be taken.
                        into.push(Action::Take(card));
                    } else {
                        self.ship_terms(seat, gift, foe, |terms| {
                            into.push(if terms == Terms::PLAIN { Action::Take(card) } else { Action::TakeOn { card, terms } });
                        });
                    }
                }
                _ => {}
            }
        }
    }

    /// Every way in which the seat can take a ship: to whom a coin goes, and whether for nothing.
    fn ship_terms(&self, seat: Seat, gift: u8, foe: bool, mut found: impl FnMut(Terms)) {
        for for_nothing in [false, true] {
            if for_nothing && (!foe || self.fee(seat) > self.area(seat).money()) {
                continue;
            }
            if gift == 0 || self.seats == 1 {
                found(Terms { for_nothing, ..Terms::PLAIN });
                continue;
            }
            for other in self.seats_from_active().filter(|other| *other != seat) {
                found(Terms { for_nothing, gift_to: Some(other), ..Terms::PLAIN });
            }
        }
    }

    /// The contract to which a ship of this colour, taken for nothing, would bring the seat closer.
    fn foe(&self, seat: Seat, colour: Colour) -> Option<Contract> {
        Contract::foe_of(colour).filter(|contract| self.can_mark(seat, *contract))
    }

    // ---- Discover -------------------------------------------------------------------------------------------------------------

    fn reveal(&mut self, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
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
                if self.adventure.is_on() {
                    self.card_laid(log);
                }
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
        if self.adventure.is_on() {
            return self.can_repel_on_adventure(guard);
        }
        matches!(guard, Guard::Swords(swords) if self.area(self.active).swords >= swords)
    }

    fn repel(&mut self, helper: Option<Seat>, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        match helper {
            Some(helper) => self.check_helper(helper)?,
            None if self.adventure.is_on() && !self.repels_alone() => return Err(Illegal::because("port-royal-needs-help")),
            None => {}
        }
        if let Some(id) = self.arriving.take() {
            let (seat, card) = (self.active, self.card(id));
            log.tell_all(|| Event::Repelled { seat, card });
            if !self.keeps_repelled(seat, id) {
                self.push_discard(id);
            }
            if self.adventure.is_on() {
                self.pay_for_repelling(card, helper, log);
            }
        }
        self.phase = Phase::Discover;
        Ok(Played::Open)
    }

    /// One may let a second ship of a colour dock although one could repel it, and bust on purpose.
    fn let_dock(&mut self, log: &mut impl Log<Self>) -> Played {
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
            if self.adventure.is_on() {
                self.card_laid(log);
            } else {
                self.check_colours();
            }
            return;
        }
        self.push_discard(id);
        self.bust(card, self.harbour.len + 1, log);
    }

    /// The turn ends with two ships of a colour, among so many cards.
    pub(crate) fn bust(&mut self, card: Card, cards: u8, log: &mut impl Log<Self>) {
        let seat = self.active;
        log.tell_all(|| Event::Busted { seat, card });
        self.empty_harbour();
        if self.adventure.is_on() {
            self.pay_small_bust(cards, log);
        }
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
        let asked = if self.adventure.is_on() {
            self.tax_paid(payers)
        } else {
            self.ask(payers, [Contract::TaxOfficer].into_iter().collect())
        };
        if !asked {
            self.finish_tax(log);
        }
    }

    pub(crate) fn finish_tax(&mut self, log: &mut impl Log<Self>) {
        let tax = match self.tax_card.map(|id| self.card(id)) {
            Some(Card::Tax(tax)) => Some(tax),
            _ => self.adventure.tax,
        };
        if let Some(Tax { bonus, coins, .. }) = tax {
            for seat in self.seats_from_active() {
                if self.earns_tax_bonus(seat, bonus) {
                    log.tell_all(|| Event::tax_bonus(seat, bonus, coins));
                    self.gain(seat, coins, log);
                }
            }
        }
        let Some(id) = self.tax_card else {
            self.adventure.tax = None;
            self.phase = Phase::Event;
            self.proceed(log);
            return;
        };
        // Discarded only now: a reshuffle during the tax does not bring it back.
        self.tax_card = None;
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

    fn stop(&mut self, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        if !self.revealed && self.can_reveal() {
            return Err(Illegal::because("port-royal-reveal-first"));
        }
        self.end_discovering(log);
        Ok(Played::Open)
    }

    pub(crate) fn end_discovering(&mut self, log: &mut impl Log<Self>) {
        let seat = self.active;
        log.tell_all(|| Event::Stopped { seat });
        if self.adventure.is_on() && self.stopped_for_task() {
            return;
        }
        self.taking_begins(seat, log);
    }

    // ---- Trade and hire -------------------------------------------------------------------------------------------------------

    /// From this seat on, everybody gets a turn to take, as long as cards are left.
    pub(crate) fn taking_begins(&mut self, mut seat: Seat, log: &mut impl Log<Self>) {
        if self.adventure.is_on() && seat == self.active {
            self.pay_for_waived_fees(log);
        }
        loop {
            self.pay_before_taking(seat, log);
            self.takes = if self.harbour.len > 0 { self.allowance(seat) } else { 0 };
            if self.takes > 0 {
                self.phase = Phase::Take;
                self.taker = seat;
                return;
            }
            // Judged as it will be asked for.
            self.phase = Phase::After;
            // An active seat that may take nothing has had its own moments; others find nothing left.
            if seat != self.active && self.harbour.len == 0 {
                self.pay_jesters(seat, log);
            }
            if (seat != self.active || self.adventure.is_on()) && self.has_something_left(seat) {
                self.taker = seat;
                return;
            }
            seat = seat.next(self.seats);
            if seat == self.active {
                self.close(log);
                return;
            }
        }
    }

    /// What people bring before their seat takes, judged on the harbour as it lies at that moment.
    pub(crate) fn pay_before_taking(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let cards = self.harbour.len;
        let admirals = self.area(seat).has(Role::Admiral);
        if admirals > 0 && cards >= ADMIRALS_FROM {
            let coins = admirals * COINS_PER_ADMIRAL;
            log.tell_all(|| Event::AdmiralsPaid { seat, coins });
            self.gain(seat, coins, log);
        }
        let vice_admirals = self.area(seat).has(Role::ViceAdmiral);
        if vice_admirals > 0 && VICE_ADMIRALS_AT.contains(&cards) {
            log.tell_all(|| Event::ViceAdmiralsPaid { seat, coins: vice_admirals });
            self.gain(seat, vice_admirals, log);
        }
        if self.adventure.is_on() {
            self.adventure_before_taking(seat, log);
        }
        let gunners = self.area(seat).has(Role::Gunner);
        if gunners > 0 && self.docked.count_ones() > 1 {
            let coins = gunners * (self.docked.count_ones() as u8 - 1);
            log.tell_all(|| Event::GunnersPaid { seat, coins });
            self.gain(seat, coins, log);
        }
    }

    /// How many cards the seat may take from the harbour as it lies.
    pub(crate) fn allowance(&self, seat: Seat) -> u8 {
        let own = if seat == self.active {
            match self.docked.count_ones() {
                0..=3 => 1 + self.gambles,
                4 => 2 + self.gambles,
                5 => 3 + self.gambles,
                _ => 4 + self.gambles,
            }
        } else {
            1
        };
        let takes = own + self.area(seat).has(Role::Governor);
        if self.adventure.is_on() && seat == self.active { self.adjusted_takes(takes) } else { takes }
    }

    /// The coins a ship brings the seat on these terms, before the fee.
    pub(crate) fn trade_coins(&self, seat: Seat, card: Card, terms: Terms) -> u8 {
        let Card::Ship { colour, coins, .. } = card else { return 0 };
        if terms.for_nothing {
            return 0;
        }
        let bonus = if self.adventure.is_on() { self.adventure_bonus(seat, colour) } else { 0 };
        let own = if terms.as_goods { 0 } else { coins };
        own + self.area(seat).trader(colour) + bonus
    }

    /// After taking: is there anything the seat could still do?
    pub(crate) fn has_something_left(&self, seat: Seat) -> bool {
        self.can_claim(seat) || self.can_complete(seat) || (self.adventure.is_on() && (self.can_solve(seat) || self.can_sell(seat)))
    }

    /// The seat has used its window after taking, or at the end of its turn: it closes when nothing more can be done in it.
    pub(crate) fn window_used(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        match self.phase {
            Phase::After if !self.has_something_left(seat) => self.next_taker(log),
            Phase::Close => self.close(log),
            _ => {}
        }
    }

    fn trade(&mut self, seat: Seat, card: Card, terms: Terms, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        let Card::Ship { colour, gift, crowns, goods, .. } = card else {
            return Err(Illegal::because("port-royal-not-a-ship"));
        };
        let id = self.in_harbour(card).ok_or_else(|| not_in_harbour(card))?;
        self.check_gift(seat, gift, terms.gift_to)?;
        if terms.as_goods && goods.is_none() {
            return Err(Illegal::because("port-royal-no-goods"));
        }
        let coins = self.trade_coins(seat, card, terms);
        if coins == 0 && self.fee(seat) > self.area(seat).money() {
            return Err(too_expensive(self.fee(seat), self.area(seat).money()));
        }
        let foe = if terms.for_nothing {
            Some(self.foe(seat, colour).ok_or(Illegal::because("port-royal-nothing-for-nothing"))?)
        } else {
            None
        };
        if terms.as_goods {
            log.tell_all(|| Event::Stored { seat, card, coins });
        } else {
            log.tell_all(|| Event::Traded { seat, card, coins });
        }
        self.take_from_harbour(id);
        // The coins come first, then the ship is discarded: a reshuffle in between does not hold it.
        self.gain(seat, coins, log);
        if let Some(to) = terms.gift_to {
            log.tell_all(|| Event::Given { seat, to, coins: gift });
            self.gain(to, gift, log);
        }
        self.takes += self.area(seat).has(Role::Clerk(colour));
        if self.adventure.is_on() {
            let own = if terms.as_goods { 0 } else { crowns };
            self.gain_crowns(seat, own + self.crowns_for_colour(seat, colour), log);
        }
        // Only a ship taken for its coins goes to the shopkeeper.
        if terms.as_goods {
            self.store(seat, id);
        } else if foe.is_none() && self.stow(seat, id) {
            log.tell_all(|| Event::Stowed { seat, card });
            self.check_goal(seat, log);
        } else {
            self.push_discard(id);
        }
        self.pay_fee(seat, log);
        if let Some(contract) = foe {
            self.mark(seat, contract, log);
        }
        self.card_taken(log);
        Ok(Played::Open)
    }

    /// A ship that brings somebody else a coin must name one other seat, unless there is none; other ships name nobody.
    fn check_gift(&self, seat: Seat, gift: u8, to: Option<Seat>) -> Result<(), Illegal> {
        match to {
            Some(to) if gift > 0 && to != seat && to.index() < self.seats as usize => Ok(()),
            None if gift == 0 || self.seats == 1 => Ok(()),
            Some(_) => Err(Illegal::because("port-royal-cannot-give")),
            None => Err(Illegal::because("port-royal-must-give")),
        }
    }

    fn hire(&mut self, seat: Seat, card: Card, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        let Card::Person { role, cost, .. } = card else { return Err(Illegal::because("port-royal-not-a-person")) };
        let id = self.in_harbour(card).ok_or_else(|| not_in_harbour(card))?;
        let price = self.afford(seat, cost)?;
        // The fee is paid first, and told of after what it is paid for.
        let fee = self.hand_over_fee(seat);
        let turned = self.pay(seat, price);
        log.tell_all(|| Event::Hired { seat, card, price, turned: self.top_of_discard(turned) });
        self.tell_fee(seat, fee, log);
        self.take_from_harbour(id);
        self.enlist(seat, id);
        if role == Role::Governor && self.edition == Edition::Classic {
            self.takes += 1;
        }
        self.check_goal(seat, log);
        self.card_taken(log);
        // Paid coins turn face up, so the seat has learned something.
        Ok(if turned > 0 { Played::Barrier } else { Played::Open })
    }

    /// The price for this seat, if it can pay it together with the fee.
    pub(crate) fn afford(&self, seat: Seat, cost: u8) -> Result<u16, Illegal> {
        let (price, money) = (self.price(seat, cost), self.area(seat).money());
        let total = price + self.fee(seat);
        if total > money { Err(too_expensive(total, money)) } else { Ok(price) }
    }

    fn pay_fee(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let fee = self.hand_over_fee(seat);
        self.tell_fee(seat, fee, log);
    }

    /// The active seat gets its coin for a card that another takes, if one is due.
    fn hand_over_fee(&mut self, seat: Seat) -> bool {
        let is_due = self.fee(seat) > 0;
        if is_due {
            self.hand_over(seat, self.active);
        }
        is_due
    }

    fn tell_fee(&self, seat: Seat, paid: bool, log: &mut impl Log<Self>) {
        if paid {
            log.tell_all(|| Event::FeePaid { seat, to: self.active });
        }
    }

    fn card_taken(&mut self, log: &mut impl Log<Self>) {
        if self.phase == Phase::Over {
            return;
        }
        self.takes -= 1;
        self.close_inns();
        if self.takes > 0 && self.harbour.len > 0 {
            return;
        }
        // Judged as it will be asked for.
        self.phase = Phase::After;
        self.takes = 0;
        if !self.has_something_left(self.taker) {
            self.next_taker(log);
        }
    }

    pub(crate) fn next_taker(&mut self, log: &mut impl Log<Self>) {
        let next = self.taker.next(self.seats);
        if next == self.active {
            self.close(log);
        } else {
            self.taking_begins(next, log);
        }
    }

    // ---- Expeditions ----------------------------------------------------------------------------------------------------------

    fn claim(&mut self, seat: Seat, expedition: Card, given: Given, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        if seat != self.active {
            return Err(Illegal::because("port-royal-only-active-claims"));
        }
        let Card::Expedition { needs, coins, .. } = expedition else {
            return Err(Illegal::because("port-royal-no-such-expedition"));
        };
        if !self.stack(self.expeditions).any(|id| self.card(id) == expedition) {
            return Err(Illegal::because("port-royal-no-such-expedition"));
        }
        if !satisfies(needs, given) {
            return Err(Illegal::because("port-royal-wrong-people"));
        }
        if !self.has_all(seat, given) {
            return Err(Illegal::because("port-royal-lacks-people"));
        }
        for card in given.cards() {
            let _ = self.dismiss(seat, card) || self.spend_goods(seat, card);
        }
        if let Some(id) = self.take_expedition(expedition) {
            self.award(seat, id);
        }
        log.tell_all(|| Event::Claimed { seat, expedition, given: given.cards().collect(), coins });
        self.gain(seat, coins, log);
        if self.adventure.is_on() {
            self.crown_expedition(seat, log);
        }
        self.check_goal(seat, log);
        self.window_used(seat, log);
        Ok(Played::Open)
    }

    /// Could the seat claim an open expedition? Only the active one can.
    pub(crate) fn can_claim(&self, seat: Seat) -> bool {
        let mut possible = false;
        if seat == self.active {
            self.claims(seat, |_, _| possible = true);
        }
        possible
    }

    /// Does the seat have all these people and kept ships?
    pub(crate) fn has_all(&self, seat: Seat, given: Given) -> bool {
        let has = |card: Card| {
            let wanted = given.cards().filter(|other| *other == card).count();
            self.stack(self.area(seat).people).chain(self.stored(seat)).filter(|id| self.card(*id) == card).count() >= wanted
        };
        given.cards().all(has)
    }

    /// Every way in which the seat could claim an open expedition.
    pub(crate) fn claims(&self, seat: Seat, found: impl FnMut(Card, Given)) {
        if self.expeditions.len == 0 {
            return;
        }
        if self.adventure.is_on() {
            // Experts travel too, and kept ships can be given.
            self.claims_of::<{ crate::state::MOST_PRINTS }>(seat, 1, found);
        } else {
            self.claims_of::<8>(seat, 2, found);
        }
    }

    /// The same, for a seat with so many prints of travellers at most, where every expedition asks for so many people.
    fn claims_of<const PRINTS_OWNED: usize>(&self, seat: Seat, least: u8, mut found: impl FnMut(Card, Given)) {
        let area = self.area(seat);
        let travellers = [Role::Settler, Role::Captain, Role::Priest, Role::Jack].map(|role| area.has(role)).iter().sum::<u8>();
        if travellers < least {
            return;
        }
        // The prints of the cards that can be given, with their numbers.
        let mut owned = [(PRINTS[0], 0u8); PRINTS_OWNED];
        let mut prints = 0;
        for id in self.stack(area.people).chain(self.stored(seat)) {
            let card = self.card(id);
            if card.role().is_some_and(|role| role != Role::Jack && !Needs::ROLES.contains(&role.counts_as())) {
                continue;
            }
            if let Some(print) = owned[..prints].iter().position(|(other, _)| *other == card) {
                owned[print].1 += 1;
            } else {
                owned[prints] = (card, 1);
                prints += 1;
            }
        }
        for id in self.stack(self.expeditions) {
            let expedition = self.card(id);
            if let Card::Expedition { needs, .. } = expedition {
                choose(&owned[..prints], needs, &mut [None; MOST_NEEDED], 0, &mut |given| found(expedition, given));
            }
        }
    }

    // ---- The end of a turn and of the game ------------------------------------------------------------------------------------

    /// The others have taken. The active seat's turn lasts until here, so it may still claim what it now can.
    pub(crate) fn close(&mut self, log: &mut impl Log<Self>) {
        if self.phase == Phase::Over {
            return;
        }
        self.takes = 0;
        // Contracts are judged as they will be asked for.
        self.phase = Phase::Close;
        let seat = self.active;
        let possible = self.can_claim(seat) || self.can_complete(seat) || (self.adventure.is_on() && self.can_solve(seat));
        if !possible {
            self.end_turn(log);
        }
    }

    pub(crate) fn end_turn(&mut self, log: &mut impl Log<Self>) {
        self.empty_harbour();
        self.gambles = 0;
        self.colours_seen = 0;
        self.busted = false;
        self.active = self.active.next(self.seats);
        self.taker = self.active;
        self.revealed = false;
        self.phase = Phase::Discover;
        if self.mode.has_time_pile() && self.time_pile.len == 0 {
            self.phase = Phase::Over;
            log.tell_all(|| Event::LostTogether);
            return;
        }
        if self.active == self.first {
            if self.last_round && (!self.adventure.is_on() || self.somebody_qualifies()) {
                self.phase = Phase::Over;
                log.tell_all(|| Event::Ended);
                return;
            }
            self.round = self.round.saturating_add(1);
        }
        tell_refill(self.refill_thin_piles(), log);
        if self.adventure.is_on() {
            self.reset_adventure_turn();
        }
        let (seat, round) = (self.active, self.round);
        log.tell_all(|| Event::TurnBegan { seat, round });
    }

    pub(crate) fn check_goal(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let area = self.area(seat);
        let points = area.points;
        let is_reached = if self.adventure.is_on() {
            self.qualifies(seat)
        } else {
            reaches_goal(self.mode, self.ending, points, area.expeditions.len > 0)
        };
        if is_reached && !self.last_round {
            self.last_round = true;
            log.tell_all(|| Event::LastRound { seat, points });
        }
    }

    // ---- Coins ----------------------------------------------------------------------------------------------------------------

    pub(crate) fn gain(&mut self, seat: Seat, coins: u8, log: &mut impl Log<Self>) {
        tell_refill(self.gain_silently(seat, coins), log);
    }

    fn pay_jesters(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let coins = self.area(seat).has(Role::Jester);
        if coins > 0 {
            log.tell_all(|| Event::JestersPaid { seat, coins });
            self.gain(seat, coins, log);
        }
    }

    /// The newest discards, sorted: what lies in the pile is everybody's to know, its order nobody's.
    pub(crate) fn top_of_discard(&self, cards: u8) -> Vec<Card> {
        let mut turned: Vec<Card> = self.stack(self.discard).take(cards as usize).map(|id| self.card(id)).collect();
        turned.sort();
        turned
    }
}

/// Does a seat with so many points begin the last round?
pub(crate) fn reaches_goal(mode: Mode, ending: Ending, points: u8, has_expedition: bool) -> bool {
    !mode.is_cooperative() && points >= mode.goal() && (ending == Ending::Points || has_expedition)
}

/// Are these exactly the people asked for, Jacks standing for anybody?
fn satisfies(needs: Needs, given: Given) -> bool {
    let mut counts = [0; Role::COUNT];
    let mut goods = [0; Goods::ALL.len()];
    let mut people = 0;
    for card in given.cards() {
        match card {
            Card::Person { role, .. } => {
                counts[role.counts_as().index()] += 1;
                people += 1;
            }
            Card::Ship { goods: Some(carried), .. } => goods[carried as usize] += 1,
            _ => return false,
        }
    }
    if Goods::ALL.iter().any(|kind| goods[*kind as usize] != needs.of_goods(*kind)) {
        return false;
    }
    let asked_for = |role: &Role| counts[role.index()] <= needs.of(*role);
    let travellers = counts[Role::Jack.index()] + Needs::ROLES.map(|role| counts[role.index()]).iter().sum::<u8>();
    people == needs.people() && people == travellers && Needs::ROLES.iter().all(asked_for)
}

/// Picks people print by print until the expedition is manned, in every way that satisfies it.
fn choose(
    owned: &[(Card, u8)],
    needs: Needs,
    chosen: &mut [Option<Card>; MOST_NEEDED],
    count: usize,
    found: &mut impl FnMut(Given),
) {
    if count == needs.cards() as usize {
        if let Some(given) = Given::new(chosen[..count].iter().flatten().copied())
            && satisfies(needs, given)
        {
            found(given);
        }
        return;
    }
    let Some(((card, copies), rest)) = owned.split_first() else { return };
    // More of them than are asked for never satisfy it.
    let asked_for = match *card {
        Card::Person { role: Role::Jack, .. } => needs.people(),
        Card::Person { role, .. } => needs.of(role.counts_as()),
        Card::Ship { goods: Some(goods), .. } => needs.of_goods(goods),
        _ => 0,
    };
    let most = usize::from(asked_for.min(*copies)).min(needs.cards() as usize - count);
    for taken in 0..=most {
        for place in &mut chosen[count..count + taken] {
            *place = Some(*card);
        }
        choose(rest, needs, chosen, count + taken, found);
    }
}

pub(crate) fn tell_refill(refill: Refill, log: &mut impl Log<PortRoyal>) {
    match refill {
        Refill::None => {}
        Refill::Discards => log.tell_all(|| Event::Reshuffled),
        Refill::Coins => log.tell_all(|| Event::CoinsBecameMarkers),
    }
}

pub(crate) fn too_expensive(price: u16, money: u16) -> Illegal {
    Illegal(Message::new("port-royal-too-expensive").with("price", price).with("money", money))
}

fn not_in_harbour(card: Card) -> Illegal {
    Illegal(Message::new("port-royal-not-in-harbour").with("card", Arg::from(card.message())))
}
