//! The second phase of a turn: from the active seat on, everybody trades with ships and hires people.

use table::{Arg, Illegal, Log, Message, Played, Seat};

use crate::action::{Action, Terms};
use crate::cards::{Card, Colour, Role};
use crate::contracts::Contract;
use crate::event::Event;
use crate::setup::Edition;
use crate::state::{Phase, PortRoyal, PrintSet};

/// Admirals pay from this number of cards in the harbour on.
const ADMIRALS_FROM: u8 = 5;
const COINS_PER_ADMIRAL: u8 = 2;
/// Vice admirals pay at these numbers of cards.
const VICE_ADMIRALS_AT: std::ops::RangeInclusive<u8> = 3..=4;

impl PortRoyal {
    /// From this seat on, everybody gets a turn to take, as long as cards are left.
    pub(crate) fn taking_begins(&mut self, mut seat: Seat, log: &mut impl Log<Self>) {
        if seat == self.active {
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
            // What is possible depends on the phase, so it is set first.
            self.phase = Phase::After;
            // An active seat that may take nothing has just stopped and could have claimed before; only what was paid now may help it.
            let has_something_left = if seat == self.active {
                self.can_solve(seat) || self.can_sell(seat)
            } else {
                if self.harbour.len == 0 {
                    self.pay_jesters(seat, log);
                }
                self.has_something_left(seat)
            };
            if has_something_left {
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
        self.doors_and_inns_pay(seat, log);
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
        if seat == self.active { self.adjusted_takes(takes) } else { takes }
    }

    /// The coins a ship brings the seat on these terms, before the fee.
    pub(crate) fn trade_coins(&self, seat: Seat, card: Card, terms: Terms) -> u8 {
        let Card::Ship { colour, coins, .. } = card else { return 0 };
        if terms.for_nothing {
            return 0;
        }
        let own = if terms.as_goods { 0 } else { coins };
        own + self.area(seat).trader(colour) + self.ship_bonus(seat, colour)
    }

    /// After taking: is there anything the seat could still do?
    pub(crate) fn has_something_left(&self, seat: Seat) -> bool {
        self.can_claim(seat) || self.can_complete(seat) || self.can_solve(seat) || self.can_sell(seat)
    }

    /// The seat has used its window after taking, or at the end of its turn: it closes when nothing more can be done in it.
    pub(crate) fn window_used(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        match self.phase {
            Phase::After if !self.has_something_left(seat) => self.next_taker(log),
            Phase::Close => self.close(log),
            _ => {}
        }
    }

    pub(crate) fn trade(&mut self, seat: Seat, card: Card, terms: Terms, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
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
        let own_crowns = if terms.as_goods { 0 } else { crowns };
        self.gain_crowns(seat, own_crowns + self.crowns_for_colour(seat, colour), log);
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

    pub(crate) fn hire(&mut self, seat: Seat, card: Card, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
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
        // What is possible depends on the phase, so it is set first.
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

    // ---- What can be taken ----------------------------------------------------------------------------------------------------

    pub(crate) fn can_take_something(&self, seat: Seat) -> bool {
        let mut takable = Vec::new();
        self.takable(seat, &mut takable);
        !takable.is_empty()
    }

    /// Adds everything the seat can take from the harbour, on all terms.
    pub(crate) fn takable(&self, seat: Seat, into: &mut Vec<Action>) {
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
    pub(crate) fn foe(&self, seat: Seat, colour: Colour) -> Option<Contract> {
        Contract::foe_of(colour).filter(|contract| self.can_mark(seat, *contract))
    }
}

pub(crate) fn too_expensive(price: u16, money: u16) -> Illegal {
    Illegal(Message::new("port-royal-too-expensive").with("price", price).with("money", money))
}

fn not_in_harbour(card: Card) -> Illegal {
    Illegal(Message::new("port-royal-not-in-harbour").with("card", Arg::from(card.message())))
}
