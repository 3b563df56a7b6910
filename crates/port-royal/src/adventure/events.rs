//! Events: the card turned over before each turn. Those that have come once come back every month in the same order; new ones are
//! drawn only when they are turned over, so that nothing about them is hidden.

use table::{Illegal, Log, Played, Seat, Seats};

use super::content::{Effect, EventPhase, EventWho};
use super::{EVENT_PILE, Offer, draw_bit};
use crate::cards::Card;
use crate::event::Event;
use crate::state::{Phase, PortRoyal};
use crate::turn::tell_refill;

impl PortRoyal {
    /// The events of code 0 that have not come yet, one bit each.
    pub(super) fn unseen_events(&self) -> u16 {
        let Some(content) = self.content() else { return 0 };
        let seen = &self.adventure.order[..self.adventure.known_events as usize];
        let is_new = |event: &u8| {
            let card = &content.events[*event as usize];
            card.code == 0 && (card.solo || self.seats > 1) && !seen.contains(event)
        };
        (0..content.events.len() as u8).filter(is_new).fold(0, |bits, event| bits | 1 << event)
    }

    fn event_with_code(&self, code: u8) -> Option<u8> {
        let place = self.content()?.events.iter().position(|event| event.code == code)?;
        Some(place as u8)
    }

    /// Is the event of code 1 still in the pile of the first month?
    pub(super) fn event_one_waits(&self) -> Option<u8> {
        let one = self.event_with_code(1)?;
        let seen = &self.adventure.order[..self.adventure.known_events as usize];
        (self.uses_event_one() && self.adventure.month == 1 && !seen.contains(&one)).then_some(one)
    }

    /// An event nobody has seen: in the first month the one of code 1 lies anywhere among them.
    fn new_event(&mut self) -> Option<u8> {
        if let Some(one) = self.event_one_waits()
            && self.chance.draw(EVENT_PILE, self.adventure.fresh.into()) == 0
        {
            return Some(one);
        }
        let unseen = self.unseen_events();
        draw_bit(&mut self.chance, EVENT_PILE, unseen)
    }

    /// The next card of the event pile. After the last one the pile is turned over, and a new event comes on top.
    fn next_event(&mut self) -> Option<u8> {
        while self.adventure.fresh > 0 {
            let drawn = self.new_event();
            let adventure = &mut self.adventure;
            adventure.fresh -= 1;
            if let Some(event) = drawn {
                let (next, known) = (adventure.next as usize, adventure.known_events as usize);
                adventure.order.copy_within(next..known, next + 1);
                adventure.order[next] = event;
                adventure.known_events += 1;
                adventure.next += 1;
                return Some(event);
            }
        }
        if self.adventure.next < self.adventure.known_events {
            let event = self.adventure.order[self.adventure.next as usize];
            self.adventure.next += 1;
            return Some(event);
        }
        let ends = self.event_with_code(if self.adventure.starred { 3 } else { 2 });
        self.adventure.next = 0;
        self.adventure.fresh = u8::from(self.unseen_events() != 0);
        self.adventure.month = self.adventure.month.saturating_add(1);
        ends
    }

    /// The active seat turns over the event of its turn.
    pub(crate) fn turn_event(&mut self, log: &mut impl Log<Self>) -> Played {
        let seat = self.active;
        self.adventure.event = self.next_event();
        let (Some(event), Some(content)) = (self.adventure.event, self.shared_content()) else {
            self.phase = Phase::Discover;
            return Played::Barrier;
        };
        let card = &content.events[event as usize];
        log.tell_all(|| Event::EventTurned {
            seat,
            event: card.id.clone(),
            name: self.event_name(event),
            text: self.event_text(event),
        });
        match card.effect {
            Effect::Gain { coins, crowns, min_swords } if card.phase == EventPhase::Immediate => {
                for seat in self.meant(card.who, min_swords) {
                    self.gain_from_event(seat, coins, crowns, log);
                }
            }
            Effect::MayExchange { coins, crowns } => self.make_offer(Offer::Exchange { coins, crowns }),
            Effect::LoseAbove { at_least, coins } => {
                for seat in self.seats_from_active() {
                    if self.area(seat).money() >= u16::from(at_least) {
                        let turned = self.pay(seat, coins.into());
                        log.tell_all(|| Event::Levied { seat, coins, turned: self.top_of_discard(turned) });
                    }
                }
            }
            Effect::SearchShip { cards } => self.search(cards, log),
            Effect::PerformMonthEnd => self.end_month(log),
            Effect::OfferCube(coins) => self.make_offer(Offer::Cube { coins }),
            _ => {}
        }
        self.proceed(log);
        Played::Barrier
    }

    fn gain_from_event(&mut self, seat: Seat, coins: u8, crowns: u8, log: &mut impl Log<Self>) {
        if coins > 0 {
            log.tell_all(|| Event::EventPaid { seat, coins });
            self.gain(seat, coins, log);
        }
        self.gain_crowns(seat, crowns, log);
    }

    /// The seats an event means, from the active one on.
    fn meant(&self, who: EventWho, min_swords: u8) -> impl Iterator<Item = Seat> + use<> {
        let areas = &self.areas[..self.seats as usize];
        let meant: Seats = self
            .seats_from_active()
            .filter(|seat| {
                let own = self.area(*seat);
                let is_meant = match who {
                    EventWho::Active => *seat == self.active,
                    EventWho::Each => true,
                    EventWho::FewestVp => areas.iter().all(|other| other.points >= own.points),
                    EventWho::MostSwords => areas.iter().all(|other| other.swords <= own.swords),
                };
                is_meant && own.swords >= min_swords
            })
            .collect();
        self.seats_from_active().filter(move |seat| meant.contains(*seat))
    }

    // ---- Offers ---------------------------------------------------------------------------------------------------------------

    /// Everybody who can pay is asked, from the active seat on.
    pub(super) fn make_offer(&mut self, offer: Offer) {
        let can = |seat: &Seat| self.can_accept(*seat, offer);
        let asked: Seats = self.seats_from_active().filter(can).collect();
        self.asked = asked;
        if !asked.is_empty() {
            self.adventure.offer = Some(offer);
            self.phase = Phase::Offer;
        }
    }

    fn can_accept(&self, seat: Seat, offer: Offer) -> bool {
        let money = self.area(seat).money();
        match offer {
            Offer::Exchange { coins, .. } => money >= coins.into(),
            Offer::Cube { coins } => money >= coins.into() && self.free_cubes(seat) > 0,
        }
    }

    pub(crate) fn accept_offer(&mut self, seat: Seat, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        let offer = self.adventure.offer.ok_or(Illegal::because("port-royal-no-offer"))?;
        let (Offer::Exchange { coins, .. } | Offer::Cube { coins }) = offer;
        let turned = self.pay(seat, coins.into());
        match offer {
            Offer::Exchange { crowns, .. } => {
                log.tell_all(|| Event::CrownsBought { seat, coins, turned: self.top_of_discard(turned) });
                self.gain_crowns(seat, crowns, log);
            }
            Offer::Cube { .. } => {
                self.house_mut(seat).bought += 1;
                log.tell_all(|| Event::CubeBought { seat, coins, turned: self.top_of_discard(turned) });
                self.unlock(seat, log);
            }
        }
        self.offer_answered(seat, log);
        Ok(Played::Barrier)
    }

    pub(crate) fn offer_answered(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.asked.remove(seat);
        if self.asked.is_empty() {
            self.adventure.offer = None;
            self.proceed(log);
        }
    }

    // ---- Searching for a ship -------------------------------------------------------------------------------------------------

    /// Turns over this number of cards; one ship that carries goods may dock.
    fn search(&mut self, cards: u8, log: &mut impl Log<Self>) {
        let seat = self.active;
        for _ in 0..cards {
            let (drawn, refill) = self.draw_card();
            tell_refill(refill, log);
            let Some(id) = drawn else { break };
            let card = self.card(id);
            log.tell_all(|| Event::Revealed { seat, card });
            // It is face up now, and belongs to no pile.
            self.dealt[id as usize] = 0;
            crate::state::push(&mut self.below, &mut self.adventure.looked, id);
        }
        if self.stack(self.adventure.looked).any(|id| Self::goods_bit(self.card(id)) != 0) {
            self.phase = Phase::Search;
        } else {
            self.discard_looked();
        }
    }

    pub(super) fn discard_looked(&mut self) {
        while let Some(id) = crate::state::pop(&self.below, &mut self.adventure.looked) {
            self.push_discard(id);
        }
    }

    /// The ship docks; it counts as the first card of the turn.
    pub(crate) fn fetch(&mut self, card: Card, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        let found = self.stack(self.adventure.looked).find(|id| self.card(*id) == card);
        let id = found.filter(|_| Self::goods_bit(card) != 0).ok_or(Illegal::because("port-royal-cannot-fetch"))?;
        crate::state::remove(&mut self.below, &mut self.adventure.looked, id);
        self.push_harbour(id);
        self.revealed = true;
        let seat = self.active;
        log.tell_all(|| Event::Fetched { seat, card });
        self.end_search(log);
        Ok(Played::Open)
    }

    pub(crate) fn end_search(&mut self, log: &mut impl Log<Self>) {
        self.discard_looked();
        self.phase = Phase::Event;
        self.proceed(log);
    }
}
