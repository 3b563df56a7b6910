//! Trade: with the bank, and between seats.
//!
//! An offer is put together pick by pick, made to all or to one, answered by everybody asked (yes, no, or an offer of their own), and
//! closed by whoever made it. All of it is said aloud. Beginning an offer uses up one of the turn's offers, and what has been added
//! to an offer stays in it, so a turn always ends.

use table::{Log, Played, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::pieces::{Good, RESOURCES, Resource};
use crate::setup::BetterTrader;
use crate::state::{Answer, Draft, Explorers, Phase};
use crate::why::{Why, need};

/// Equal resources the bank takes for one.
const BANK_RATE: u8 = 3;
/// Resources a turn may buy for two gold each.
const PURCHASES: u8 = 2;

impl Explorers {
    // ---- The bank ---------------------------------------------------------------------------------------------------------------

    pub(crate) fn bank_candidates(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        let area = self.area(seat);
        for give in Resource::ALL.into_iter().filter(|give| area.hand[*give as usize] >= BANK_RATE) {
            for get in Good::ALL {
                offer(Action::Trade { give, get });
            }
        }
        if area.gold >= 2 && self.bought < PURCHASES {
            for resource in Resource::ALL {
                offer(Action::Buy(resource));
            }
        }
        if area.traders > self.cheap {
            for resource in Resource::ALL {
                offer(Action::BuyCheap(resource));
                offer(Action::Sell(resource));
            }
        }
    }

    pub(crate) fn check_bank_trade(&self, seat: Seat, give: Resource, get: Good) -> Result<(), Why> {
        need(self.area(seat).hand[give as usize] >= BANK_RATE, Why::NeedsThreeEqual)?;
        match get.resource() {
            None => Ok(()),
            Some(get) => {
                need(get != give, Why::TradeForAnother)?;
                need(self.bank[get as usize] > 0, Why::BankHasNone)
            }
        }
    }

    pub(crate) fn trade_with_bank(&mut self, seat: Seat, give: Resource, get: Good, log: &mut impl Log<Self>) -> Played {
        self.pay(seat, give, BANK_RATE);
        match get.resource() {
            Some(resource) => self.gain(seat, resource, 1),
            None => self.area_mut(seat).gold += 1,
        }
        log.tell_all(|| Event::TradedWithBank { seat, give, get });
        Played::Open
    }

    pub(crate) fn check_buy(&self, seat: Seat, resource: Resource) -> Result<(), Why> {
        need(self.bought < PURCHASES, Why::BoughtTwice)?;
        need(self.area(seat).gold >= 2, Why::NeedsTwoGold)?;
        need(self.bank[resource as usize] > 0, Why::BankHasNone)
    }

    pub(crate) fn check_buy_cheap(&self, seat: Seat, resource: Resource) -> Result<(), Why> {
        need(self.better_trader == BetterTrader::Buys && self.area(seat).traders > 0, Why::NoBetterTrader)?;
        need(self.cheap < self.area(seat).traders, Why::BetterTraderUsed)?;
        need(self.area(seat).gold >= 1, Why::NeedsGold)?;
        need(self.bank[resource as usize] > 0, Why::BankHasNone)
    }

    pub(crate) fn check_sell(&self, seat: Seat, resource: Resource) -> Result<(), Why> {
        need(self.better_trader == BetterTrader::Sells && self.area(seat).traders > 0, Why::NoBetterTrader)?;
        need(self.cheap < self.area(seat).traders, Why::BetterTraderUsed)?;
        need(self.area(seat).hand[resource as usize] > 0, Why::NoSuchCard)
    }

    pub(crate) fn buy(&mut self, seat: Seat, resource: Resource, price: u16, log: &mut impl Log<Self>) -> Played {
        if price == 1 {
            self.cheap += 1;
        } else {
            self.bought += 1;
        }
        self.area_mut(seat).gold -= price;
        self.gain(seat, resource, 1);
        log.tell_all(|| Event::Bought { seat, resource, price });
        Played::Open
    }

    pub(crate) fn sell(&mut self, seat: Seat, resource: Resource, log: &mut impl Log<Self>) -> Played {
        self.cheap += 1;
        self.pay(seat, resource, 1);
        self.area_mut(seat).gold += 1;
        log.tell_all(|| Event::Sold { seat, resource });
        Played::Open
    }

    // ---- Offers -----------------------------------------------------------------------------------------------------------------

    pub(crate) fn offer_candidates(&self, seat: Seat, offer: &mut impl FnMut(Action)) {
        match self.phase {
            Phase::Build => {
                if self.area(seat).muted {
                    offer(Action::Unmute);
                }
                if self.offered < self.offers {
                    Self::picks(offer);
                }
            }
            Phase::Compose => {
                Self::picks(offer);
                offer(Action::Post);
                self.others(seat).for_each(|other| offer(Action::PostTo(other)));
                offer(Action::Scrap);
            }
            Phase::Answer => {
                offer(Action::Accept);
                offer(Action::Decline);
                offer(Action::DeclineAll);
                offer(Action::Mute);
                Self::picks(offer);
                offer(Action::Counter);
            }
            Phase::Close => {
                self.others(seat).for_each(|other| offer(Action::Deal(other)));
                offer(Action::NoDeal);
            }
            _ => {}
        }
    }

    fn picks(offer: &mut impl FnMut(Action)) {
        for good in Good::ALL {
            offer(Action::Give(good));
            offer(Action::Want(good));
        }
    }

    pub(crate) fn has_goods(&self, seat: Seat, good: Good) -> u16 {
        let area = self.area(seat);
        good.resource().map_or(area.gold, |resource| area.hand[resource as usize].into())
    }

    pub(crate) fn can_give(&self, seat: Seat, goods: [u8; RESOURCES + 1]) -> bool {
        Good::ALL.into_iter().zip(goods).all(|(good, count)| self.has_goods(seat, good) >= u16::from(count))
    }

    /// Those who would hear the seat's offer.
    pub(crate) fn hearers(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.others(seat).filter(move |other| *other == self.active || self.hears(*other))
    }

    /// Would the seat be asked?
    pub(crate) fn hears(&self, seat: Seat) -> bool {
        !self.area(seat).muted && !self.quiet.contains(seat)
    }

    fn check_may_offer(&self, seat: Seat) -> Result<(), Why> {
        if self.phase == Phase::Build {
            need(self.offered < self.offers, Why::NoOffersLeft)?;
            need(self.hearers(seat).next().is_some(), Why::NobodyListens)?;
        }
        Ok(())
    }

    pub(crate) fn check_give(&self, seat: Seat, good: Good) -> Result<(), Why> {
        self.check_may_offer(seat)?;
        let draft = &self.area(seat).draft;
        need(draft.want[good as usize] == 0, Why::SameOnBothSides)?;
        let count = draft.give[good as usize];
        need(count < u8::MAX && self.has_goods(seat, good) > u16::from(count), Why::LacksGoods)
    }

    /// Nobody is asked for more than they can possibly have, by what everybody sees.
    pub(crate) fn check_want(&self, seat: Seat, good: Good) -> Result<(), Why> {
        self.check_may_offer(seat)?;
        let draft = &self.area(seat).draft;
        need(draft.give[good as usize] == 0, Why::SameOnBothSides)?;
        let wanted = if good == Good::Gold { draft.want[RESOURCES] } else { draft.want[..RESOURCES].iter().sum() };
        let most = |other: Seat| if good == Good::Gold { self.area(other).gold } else { self.area(other).cards().into() };
        let most = if self.phase == Phase::Answer { most(self.active) } else { self.hearers(seat).map(most).max().unwrap_or(0) };
        need(wanted < u8::MAX && u16::from(wanted) < most, Why::NobodyHasSoMuch)
    }

    fn begin_offer(&mut self) {
        if self.phase == Phase::Build {
            self.offered += 1;
            self.phase = Phase::Compose;
        }
    }

    pub(crate) fn give(&mut self, seat: Seat, good: Good) -> Played {
        self.begin_offer();
        let count = &mut self.area_mut(seat).draft.give[good as usize];
        *count += 1;
        let count = *count;
        if let Some(resource) = good.resource() {
            self.note_shown(seat, resource, count);
        }
        Played::Open
    }

    pub(crate) fn want(&mut self, seat: Seat, good: Good) -> Played {
        self.begin_offer();
        self.area_mut(seat).draft.want[good as usize] += 1;
        Played::Open
    }

    pub(crate) fn scrap(&mut self, seat: Seat) -> Played {
        self.area_mut(seat).draft = Draft::default();
        self.phase = Phase::Build;
        Played::Open
    }

    pub(crate) fn check_post(&self, seat: Seat) -> Result<(), Why> {
        need(self.area(seat).draft.is_whole(), Why::HalfOffer)?;
        need(self.hearers(seat).next().is_some(), Why::NobodyListens)
    }

    pub(crate) fn check_post_to(&self, seat: Seat, other: Seat) -> Result<(), Why> {
        need(self.area(seat).draft.is_whole(), Why::HalfOffer)?;
        need(other != seat && other.index() < self.seats as usize, Why::NoSuchPartner)?;
        need(self.hears(other), Why::PartnerMuted)
    }

    pub(crate) fn post(&mut self, seat: Seat, to: Option<Seat>, log: &mut impl Log<Self>) -> Played {
        let Draft { give, want } = self.area(seat).draft;
        log.tell_all(|| Event::Offered { seat, to, give, want });
        for other in self.others(seat) {
            let asked = to.is_none_or(|to| to == other) && self.hears(other);
            let area = self.area_mut(other);
            area.draft = Draft::default();
            area.answer = if asked { Answer::Awaited } else { Answer::NotAsked };
        }
        self.phase = Phase::Answer;
        Played::Open
    }

    pub(crate) fn answer(&mut self, seat: Seat, answer: Answer, log: &mut impl Log<Self>) -> Played {
        if answer == Answer::Accepted {
            let want = self.area(self.active).draft.want;
            for (resource, count) in Resource::ALL.into_iter().zip(want) {
                self.note_shown(seat, resource, count);
            }
        }
        if answer != Answer::Countered {
            self.area_mut(seat).draft = Draft::default();
        }
        self.area_mut(seat).answer = answer;
        let Draft { give, want } = self.area(seat).draft;
        log.tell_all(|| match answer {
            Answer::Accepted => Event::Accepted { seat },
            Answer::Countered => Event::Countered { seat, give, want },
            _ => Event::Declined { seat },
        });
        let answers = || self.areas.iter().map(|area| area.answer);
        if answers().any(|answer| answer == Answer::Awaited) {
            return Played::Open;
        }
        if answers().any(|answer| matches!(answer, Answer::Accepted | Answer::Countered)) {
            self.phase = Phase::Close;
        } else {
            self.forget_offer();
        }
        Played::Open
    }

    fn forget_offer(&mut self) {
        for area in &mut self.areas {
            area.draft = Draft::default();
            area.answer = Answer::NotAsked;
        }
        self.phase = Phase::Build;
    }

    pub(crate) fn check_deal(&self, seat: Seat, other: Seat) -> Result<(), Why> {
        need(other != seat && other.index() < self.seats as usize, Why::NoSuchPartner)?;
        match self.area(other).answer {
            Answer::Accepted => Ok(()),
            Answer::Countered => need(self.can_give(seat, self.area(other).draft.want), Why::LacksGoods),
            _ => Err(Why::NotAgreed),
        }
    }

    pub(crate) fn deal(&mut self, seat: Seat, other: Seat, log: &mut impl Log<Self>) -> Played {
        // From the active seat's side.
        let (give, got) = match self.area(other).answer {
            Answer::Countered => (self.area(other).draft.want, self.area(other).draft.give),
            _ => (self.area(seat).draft.give, self.area(seat).draft.want),
        };
        self.hand_over(seat, other, give);
        self.hand_over(other, seat, got);
        log.tell_all(|| Event::Dealt { seat, other, give, got });
        self.forget_offer();
        Played::Barrier
    }

    fn hand_over(&mut self, from: Seat, to: Seat, goods: [u8; RESOURCES + 1]) {
        for (resource, count) in Resource::ALL.into_iter().zip(goods) {
            if count > 0 {
                self.areas[from.index()].hand[resource as usize] -= count;
                self.areas[to.index()].hand[resource as usize] += count;
                self.note_loss(from, resource);
            }
        }
        let gold = u16::from(goods[RESOURCES]);
        self.areas[from.index()].gold -= gold;
        self.areas[to.index()].gold += gold;
    }

    pub(crate) fn no_deal(&mut self, seat: Seat, log: &mut impl Log<Self>) -> Played {
        log.tell_all(|| Event::NoDeal { seat });
        self.forget_offer();
        Played::Open
    }
}
