//! Where the Adventure has a say in a turn, in the order of the turn. Where it is not played, all of this says nothing: there is no event, no
//! personality has opened a door, and no task is on the table.

use table::{Illegal, Log, Played, Seat, Seats};

use super::CUBES_TO_END;
use super::content::{Ability, Effect};
use crate::action::Action;
use crate::cards::{Card, Colour, Guard, Tax};
use crate::event::Event;
use crate::setup::Mode;
use crate::state::{CardId, Phase, PortRoyal, PrintSet};

impl PortRoyal {
    // ---- Outside the two phases -----------------------------------------------------------------------------------------------

    /// Plays an action before discovering begins, or while cards are looked at.
    pub(crate) fn act_outside_phases(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        match (self.phase, action) {
            (Phase::Choose, Action::Choose(face)) => self.choose_personality(seat, face, log),
            (Phase::Share, Action::Bonus(to)) => self.share_bonus(to, log),
            (Phase::Event, Action::Event) => Ok(self.turn_event(log)),
            // The turn has begun before its event is turned over.
            (Phase::Event, Action::Claim { expedition, given }) => self.claim(seat, expedition, given, log),
            (Phase::Event, Action::Solve { task, given }) => self.solve(seat, task, given, log),
            (Phase::Offer, Action::Accept) => self.accept_offer(seat, log),
            (Phase::Offer, Action::Pass) => {
                log.tell_all(|| Event::OfferDeclined { seat });
                self.offer_answered(seat, log);
                Ok(Played::Open)
            }
            (Phase::Salvage, Action::Salvage(card)) => self.salvage(seat, card, log),
            (Phase::Search, Action::Fetch(card)) => self.fetch(card, log),
            (Phase::Search, Action::Pass) => {
                log.tell_all(|| Event::Passed { seat, for_want: false });
                self.end_search(log);
                Ok(Played::Open)
            }
            (Phase::Look, Action::Keep(card)) => self.keep_on_top(card, log),
            (Phase::Look, Action::Discard) => self.discard_peeked(log),
            _ => Err(Illegal::because("port-royal-something-else-first")),
        }
    }

    /// Adds every legal action of that kind.
    pub(crate) fn options_outside_phases(&self, seat: Seat, into: &mut Vec<Action>) {
        let mut seen = PrintSet::EMPTY;
        let mut each_once = |id: CardId| seen.insert(self.face[id as usize]);
        match self.phase {
            Phase::Choose => into.extend(self.choices(seat).map(Action::Choose)),
            Phase::Share => into.extend(Seats::first(self.seats).into_iter().map(Action::Bonus)),
            Phase::Event => {
                into.push(Action::Event);
                self.claims(seat, |expedition, given| into.push(Action::Claim { expedition, given }));
                self.solutions(seat, |task, given| into.push(Action::Solve { task, given }));
            }
            Phase::Offer => into.extend([Action::Accept, Action::Pass]),
            Phase::Salvage => {
                let ships = self.stack(self.discard).filter(|id| each_once(*id)).map(|id| self.card(id));
                into.extend(ships.filter(|card| self.is_salvageable(*card)).map(Action::Salvage));
            }
            Phase::Search => {
                let ships = self.stack(self.adventure.looked).filter(|id| each_once(*id)).map(|id| self.card(id));
                into.extend(ships.filter(|card| matches!(card, Card::Ship { goods: Some(_), .. })).map(Action::Fetch));
                into.push(Action::Pass);
            }
            Phase::Look => {
                let cards = self.stack(self.adventure.looked).filter(|id| each_once(*id));
                into.extend(cards.map(|id| Action::Keep(self.card(id))));
                if self.adventure.peeking {
                    into.push(Action::Discard);
                }
            }
            _ => {}
        }
    }

    /// A turn begins with its event.
    pub(crate) fn begin_with_an_event(&mut self) {
        if !self.adventure.is_on() {
            return;
        }
        let adventure = &mut self.adventure;
        adventure.event = None;
        adventure.stopping = false;
        adventure.fewer = 0;
        adventure.peeked = false;
        adventure.scouted = 0;
        adventure.sales = 0;
        self.phase = Phase::Event;
    }

    // ---- Discovering ----------------------------------------------------------------------------------------------------------

    /// Adds the ways to look at cards.
    pub(crate) fn looks(&self, into: &mut Vec<Action>) {
        if !self.adventure.is_on() {
            return;
        }
        if self.can_scout() {
            into.push(Action::Scout);
        }
        if self.can_peek() {
            into.push(Action::Peek);
        }
    }

    /// May the active seat look at the top card, as the event lets it?
    pub(crate) fn can_peek(&self) -> bool {
        !self.adventure.peeked && self.event_for(self.active) == Some(Effect::PeekTop) && self.can_look()
    }

    /// How many swords the ship asks for today.
    #[inline]
    pub(crate) fn swords_needed(&self, swords: u8) -> u8 {
        match self.event_for(self.active) {
            Some(Effect::ShipSwordsPlus(more)) => swords.saturating_add(more),
            _ => swords,
        }
    }

    /// The others with the most swords, where they help the active seat.
    pub(crate) fn helpers(&self) -> Seats {
        let most = self.helping_swords();
        let helps = |seat: &Seat| *seat != self.active && self.area(*seat).swords == most;
        if self.has_helpers() { self.seats_from_active().filter(helps).collect() } else { Seats::NONE }
    }

    /// The swords of one of them.
    #[inline]
    pub(crate) fn helping_swords(&self) -> u8 {
        if !self.has_helpers() {
            return 0;
        }
        let others = self.seats_from_active().filter(|seat| *seat != self.active);
        others.map(|seat| self.area(seat).swords).max().unwrap_or(0)
    }

    fn has_helpers(&self) -> bool {
        matches!(self.event_for(self.active), Some(Effect::BorrowSwords { .. }))
    }

    /// Are the active seat's own swords too few for the ship that is arriving?
    pub(crate) fn needs_help(&self) -> bool {
        let Some(Card::Ship { guard: Guard::Swords(swords), .. }) = self.arriving.map(|id| self.card(id)) else { return false };
        self.area(self.active).swords < self.swords_needed(swords)
    }

    /// Is the seat one of those whose help is needed?
    pub(crate) fn check_helper(&self, helper: Seat) -> Result<(), Illegal> {
        if !self.needs_help() || !self.helpers().contains(helper) {
            return Err(Illegal::because("port-royal-cannot-help"));
        }
        Ok(())
    }

    /// What is paid when a ship is repelled.
    pub(crate) fn pay_for_repelling(&mut self, card: Card, helper: Option<Seat>, log: &mut impl Log<Self>) {
        let seat = self.active;
        match (self.event_for(seat), card, helper) {
            (Some(Effect::GainOnRepel { colour, coins }), Card::Ship { colour: repelled, .. }, _) if colour == repelled => {
                log.tell_all(|| Event::EventPaid { seat, coins });
                self.gain(seat, coins, log);
            }
            (Some(Effect::BorrowSwords { helper_coins }), _, Some(helper)) => {
                log.tell_all(|| Event::EventPaid { seat: helper, coins: helper_coins });
                self.gain(helper, helper_coins, log);
            }
            _ => {}
        }
    }

    /// What a bust of one's own brings, with this number of cards in the harbour.
    pub(crate) fn pay_small_bust(&mut self, cards: u8, log: &mut impl Log<Self>) {
        let seat = self.active;
        if let Some(Ability::CoinsOnSmallBust { coins, max_cards }) = self.ability(seat)
            && cards <= max_cards
        {
            log.tell_all(|| Event::DoorPaid { seat, coins });
            self.gain(seat, coins, log);
        }
    }

    /// In a thick fog discovering ends by itself.
    pub(crate) fn check_limit(&mut self, log: &mut impl Log<Self>) {
        if matches!(self.event_for(self.active), Some(Effect::HarbourLimit(cards)) if self.harbour.len >= cards) {
            self.end_discovering(log);
        }
    }

    /// The tax of a month's end that is being dealt with.
    pub(crate) const fn month_tax(&self) -> Option<Tax> {
        self.adventure.tax
    }

    /// It is dealt with: the month's end goes on.
    pub(crate) fn month_tax_settled(&mut self, log: &mut impl Log<Self>) {
        self.adventure.tax = None;
        self.phase = Phase::Event;
        self.proceed(log);
    }

    // ---- Trading and hiring ---------------------------------------------------------------------------------------------------

    /// What the active seat gets as taking begins.
    pub(crate) fn pay_for_waived_fees(&mut self, log: &mut impl Log<Self>) {
        let seat = self.active;
        if let Some(Effect::NoPassiveFee { active_coins }) = self.event_for(seat) {
            log.tell_all(|| Event::EventPaid { seat, coins: active_coins });
            self.gain(seat, active_coins, log);
        }
    }

    /// Does nobody pay a fee in this turn?
    #[inline]
    pub(crate) fn fees_are_waived(&self) -> bool {
        let event = self.adventure.event.and_then(|event| self.content().map(|content| content.events[event as usize].effect));
        matches!(event, Some(Effect::NoPassiveFee { .. }))
    }

    /// What doors and innkeepers bring before their seat takes, judged on the harbour as it lies at that moment.
    pub(crate) fn doors_and_inns_pay(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let (cards, ships) = (self.harbour.len, self.docked.count_ones() as u8);
        let coins = match self.ability(seat) {
            Some(Ability::AsAdmiral { coins, min_cards }) if cards >= min_cards => coins,
            Some(Ability::CoinIfShips { coins, min_ships }) if ships >= min_ships => coins,
            _ => 0,
        };
        if coins > 0 {
            log.tell_all(|| Event::DoorPaid { seat, coins });
            self.gain(seat, coins, log);
        }
        self.open_inns(seat, log);
    }

    /// The cards more, or fewer, that the active seat may take.
    pub(crate) fn adjusted_takes(&self, takes: u8) -> u8 {
        let more = match self.event_for(self.active) {
            Some(Effect::ExtraTakes(more)) => more,
            _ => 0,
        };
        (takes + more).saturating_sub(self.adventure.fewer)
    }

    /// How much less hiring costs the seat, by its personality and the event.
    #[inline]
    pub(crate) fn discount(&self, seat: Seat) -> u8 {
        let door = u8::from(self.ability(seat) == Some(Ability::AsMademoiselle));
        let fair = match self.event_for(seat) {
            Some(Effect::HireDiscount(coins)) => coins,
            _ => 0,
        };
        door + fair
    }

    /// The coins a ship of this colour brings beside its own and those of traders, kept or not.
    #[inline]
    pub(crate) fn ship_bonus(&self, seat: Seat, colour: Colour) -> u8 {
        let door = u8::from(self.ability(seat) == Some(Ability::AsTrader(colour)));
        let experts = if colour == Colour::Ares { self.area(seat).experts() } else { 0 };
        door + experts
    }

    /// The crowns for taking a ship of this colour, whatever is done with it.
    pub(crate) fn crowns_for_colour(&self, seat: Seat, colour: Colour) -> u8 {
        let door = u8::from(self.ability(seat) == Some(Ability::AsTraderCrown(colour)));
        let prestige = match self.event_for(seat) {
            Some(Effect::GainOnTakeShip { colour: wanted, crowns }) if wanted == colour => crowns,
            _ => 0,
        };
        door + prestige
    }

    /// What an expedition brings beside its own coins.
    pub(crate) fn crown_expedition(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        if let Some(Ability::CrownsPerExpedition(crowns)) = self.ability(seat) {
            self.gain_crowns(seat, crowns, log);
        }
    }

    // ---- The end --------------------------------------------------------------------------------------------------------------

    /// Has the seat placed the cubes without which nobody wins against the others?
    pub(crate) fn has_placed_enough(&self, seat: Seat) -> bool {
        self.mode != Mode::Adventure || self.cubes(seat) >= CUBES_TO_END
    }

    /// Can the seat end, and win, a competitive game?
    pub(crate) fn qualifies(&self, seat: Seat) -> bool {
        self.mode == Mode::Adventure && self.area(seat).points >= self.mode.goal() && self.has_placed_enough(seat)
    }

    /// Is the last round the last one? Not when nobody meets the conditions any more, because crowns were spent.
    pub(crate) fn somebody_can_win(&self) -> bool {
        self.mode != Mode::Adventure || (0..self.seats as usize).any(|index| self.qualifies(Seat::new(index)))
    }
}
