//! Cards looked at: scouts and the lookout, what each seat knows of cards that lie face down, and what it imagines of the rest.

use table::{Illegal, Log, Played, Seat, Seats, Viewer};

use super::NOT_IN;
use super::content::Ability;
use crate::cards::{Card, Role};
use crate::decks::PRINT_COUNT;
use crate::event::Event;
use crate::state::{CARDS, CardId, DECK, MOST_PRINTS, NONE, Phase, PortRoyal, Refill, pop, push, remove};
use crate::turn::tell_refill;

/// How many cards a scout looks at.
const CARDS_SCOUTED: u8 = 3;

impl PortRoyal {
    // ---- Looking --------------------------------------------------------------------------------------------------------------

    /// Is there anything to look at?
    pub(super) fn can_look(&self) -> bool {
        self.draw_pile.len > 0 || self.discard.len > 0
    }

    /// How many scouts the seat has, its personality included.
    pub(super) fn scouts(&self, seat: Seat) -> u8 {
        self.area(seat).has(Role::Scout) + u8::from(self.ability(seat) == Some(Ability::AsScout))
    }

    pub(crate) fn can_scout(&self) -> bool {
        self.check_scout().is_ok()
    }

    pub(crate) fn check_scout(&self) -> Result<(), Illegal> {
        let scouts = self.scouts(self.active);
        if scouts == 0 {
            return Err(Illegal::because("port-royal-no-scout"));
        }
        if self.adventure.scouted >= scouts {
            return Err(Illegal::because("port-royal-scouts-used"));
        }
        if self.gambles > 0 {
            return Err(Illegal::because("port-royal-gambled"));
        }
        if !self.can_look() {
            return Err(Illegal::because("port-royal-no-cards-left"));
        }
        Ok(())
    }

    /// The active seat looks at the top three cards.
    pub(crate) fn scout(&mut self, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        self.check_scout()?;
        self.adventure.scouted += 1;
        self.look_at(CARDS_SCOUTED, log);
        Ok(Played::Barrier)
    }

    /// The active seat looks at the top card.
    pub(crate) fn peek(&mut self, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        if !self.can_peek() {
            return Err(Illegal::because("port-royal-cannot-peek"));
        }
        self.adventure.peeked = true;
        self.adventure.peeking = true;
        self.look_at(1, log);
        Ok(Played::Barrier)
    }

    fn look_at(&mut self, cards: u8, log: &mut impl Log<Self>) {
        let seat = self.active;
        // Everybody sees from which pile the cards come, also when the discards are put under the rest of an old one.
        for _ in 0..cards {
            if self.draw_pile.len == 0 && self.discard.len > 0 {
                tell_refill(self.refill(Refill::Discards), log);
            }
            let Some((id, pile)) = self.pop_draw_pile() else { break };
            self.dealt[id as usize] = pile;
            self.learn(id, seat);
            push(&mut self.below, &mut self.adventure.looked, id);
        }
        self.phase = Phase::Look;
        log.tell(|viewer| {
            let cards = viewer.is(seat).then(|| self.looked_at_cards());
            Some(Event::Looked { seat, count: self.adventure.looked.len, cards })
        });
    }

    /// The cards being looked at, the top one first.
    pub(super) fn looked_at_cards(&self) -> Vec<Card> {
        let mut cards: Vec<Card> = self.stack(self.adventure.looked).map(|id| self.card(id)).collect();
        cards.reverse();
        cards
    }

    /// One of the cards goes back on top, the others are discarded without effect.
    pub(crate) fn keep_on_top(&mut self, card: Card, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        let found = self.stack(self.adventure.looked).find(|id| self.card(*id) == card);
        let kept = found.ok_or(Illegal::because("port-royal-not-looked-at"))?;
        let seat = self.active;
        remove(&mut self.below, &mut self.adventure.looked, kept);
        let discarded = self.adventure.looked.len;
        self.forget_looked();
        self.discard_looked();
        push(&mut self.below, &mut self.draw_pile, kept);
        self.adventure.top_seen = true;
        self.adventure.peeking = false;
        self.phase = Phase::Discover;
        log.tell(|viewer| {
            let kept = viewer.is(seat).then_some(card);
            Some(Event::LeftOnTop { seat, card: kept, discarded: self.top_of_discard(discarded) })
        });
        Ok(Played::Barrier)
    }

    /// The card the lookout has seen is discarded without effect.
    pub(crate) fn discard_peeked(&mut self, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        if !self.adventure.peeking {
            return Err(Illegal::because("port-royal-keep-one"));
        }
        let (seat, discarded) = (self.active, self.adventure.looked.len);
        self.forget_looked();
        self.discard_looked();
        self.adventure.peeking = false;
        self.phase = Phase::Discover;
        log.tell_all(|| Event::PeekedDiscarded { seat, discarded: self.top_of_discard(discarded) });
        Ok(Played::Barrier)
    }

    fn forget_looked(&mut self) {
        let mut next = self.adventure.looked;
        while let Some(id) = pop(&self.below, &mut next) {
            self.forget(id);
        }
    }

    // ---- Knowing --------------------------------------------------------------------------------------------------------------

    /// Who knows the face of this card although it lies face down.
    pub(crate) fn knowers(&self, id: CardId) -> Seats {
        let bits = self.adventure.known[id as usize / 2] >> (4 * (id % 2)) & 0xf;
        (0..4).filter(|index| bits & 1 << index != 0).map(Seat::new).collect()
    }

    pub(super) fn set_knowers(&mut self, id: CardId, seats: Seats) {
        let bits = seats.into_iter().fold(0u8, |bits, seat| bits | 1 << seat.index());
        let shift = 4 * (id % 2);
        let byte = &mut self.adventure.known[id as usize / 2];
        *byte = *byte & !(0xf << shift) | bits << shift;
    }

    fn learn(&mut self, id: CardId, seat: Seat) {
        let mut knowers = self.knowers(id);
        knowers.insert(seat);
        self.set_knowers(id, knowers);
    }

    /// The card lies face up, or was shuffled: nobody knows it any more by having looked.
    pub(crate) fn forget(&mut self, id: CardId) {
        self.adventure.known[id as usize / 2] &= !(0xf << (4 * (id % 2)));
    }

    /// The draw pile is about to be shuffled.
    pub(crate) fn forget_top(&mut self) {
        if self.adventure.top_seen && self.draw_pile.top != NONE {
            self.forget(self.draw_pile.top);
        }
        self.adventure.top_seen = false;
    }

    /// All cards that lie face down are about to be shuffled.
    pub(crate) fn forget_all(&mut self) {
        self.adventure.known.fill(0);
        self.adventure.top_seen = false;
    }

    pub(crate) fn knows(&self, viewer: Viewer, id: CardId) -> bool {
        viewer.seat().is_some_and(|seat| self.knowers(id).contains(seat))
    }

    /// The next card, where the viewer knows it.
    pub(crate) fn known_next(&self, viewer: Viewer) -> Option<Card> {
        let top = self.draw_pile.top;
        (self.adventure.top_seen && self.draw_pile.len > 0 && self.knows(viewer, top)).then(|| self.card(top))
    }

    /// How likely the next card has each print, for the viewer, as numbers of cards. The draw pile may hold every face that coins
    /// dealt from it hold too; but none that was shuffled in later lies among coins dealt before.
    pub(crate) fn weigh_next(&self, viewer: Viewer, weights: &mut [f32; MOST_PRINTS]) {
        let mut count = |id: CardId, weight: f32| weights[self.face[id as usize] as usize] += weight;
        if self.known_next(viewer).is_some() {
            return count(self.draw_pile.top, 1.0);
        }
        if self.draw_pile.len == 0 {
            let coins = self.areas.iter().flat_map(|area| self.stack(area.coins));
            return if self.discard.len > 0 {
                self.stack(self.discard).for_each(|id| count(id, 1.0));
            } else {
                coins.for_each(|id| count(id, 1.0));
            };
        }
        let top = if self.adventure.top_seen { self.dealt[self.draw_pile.top as usize] } else { self.shuffles };
        let epoch = self.epoch(top);
        // The first pile each card can have lain in, and how many cards and places there are for each.
        let mut hidden = [(0 as CardId, 0u8); CARDS];
        let (mut all, mut places, mut faces) = (0, [0u32; 256], [0u32; 256]);
        self.face_down(|pile, id| {
            if self.epoch(pile) == epoch && !self.knows(viewer, id) {
                let since = self.since(self.face[id as usize]).max(epoch);
                hidden[all] = (id, since);
                all += 1;
                places[pile as usize] += 1;
                faces[since as usize] += 1;
            }
        });
        // From the latest cards to the oldest: the place of the next card takes one of them, or stays free for older ones.
        let (mut free, mut still_free, mut weight) = (0, 1.0, [0.0; 256]);
        for pile in (epoch as usize..256).rev() {
            free += places[pile];
            let count = faces[pile];
            if count > 0 && pile <= top as usize && free > 0 {
                weight[pile] = all as f32 * still_free / free as f32;
                still_free *= 1.0 - count as f32 / free as f32;
            }
            free -= count.min(free);
        }
        hidden[..all].iter().for_each(|(id, since)| count(*id, weight[usize::from(*since)]));
    }

    // ---- Imagining ------------------------------------------------------------------------------------------------------------

    /// The pile from which this one was made by shuffling new cards in: coins of all of them share their faces.
    pub(crate) fn epoch(&self, mut pile: u8) -> u8 {
        while pile > 0 && self.adventure.joined.contains(&pile) {
            pile -= 1;
        }
        pile
    }

    /// The first pile in which this face can have lain, as far as cards of one epoch are concerned.
    pub(crate) fn since(&self, face: u8) -> u8 {
        let Some(print) = usize::from(face).checked_sub(PRINT_COUNT) else { return 0 };
        let set = self.content().and_then(|content| content.set_of(print));
        set.map(|set| self.adventure.joined[set as usize]).filter(|joined| *joined != NOT_IN).unwrap_or(0)
    }

    /// Deals again whatever is not known. Faces that came in later lie only in places dealt later; so they are dealt first, and
    /// each way to deal them is equally likely.
    pub(crate) fn deal_adventure(&mut self, is_known: impl Fn(&Self, CardId) -> bool) {
        let mut places = [(0u8, 0u8, 0 as CardId); CARDS];
        let mut count = 0;
        self.face_down(|pile, id| {
            if !is_known(self, id) {
                places[count] = (self.epoch(pile), pile, id);
                count += 1;
            }
        });
        let places = &mut places[..count];
        // Epoch by epoch, the latest places of each first.
        places.sort_unstable_by_key(|(epoch, pile, id)| (*epoch, u8::MAX - pile, *id));
        let mut rest = &places[..];
        while let Some(&(epoch, ..)) = rest.first() {
            let (own, others) = rest.split_at(rest.partition_point(|(other, ..)| *other <= epoch));
            let mut faces = [(0u8, 0u8); CARDS];
            for (face, (_, _, id)) in faces.iter_mut().zip(own) {
                let print = self.face[*id as usize];
                *face = (self.since(print).max(epoch), print);
            }
            let faces = &mut faces[..own.len()];
            faces.sort_unstable_by_key(|(since, print)| (u8::MAX - since, *print));
            self.deal_faces(own, faces);
            rest = others;
        }
    }

    fn deal_faces(&mut self, places: &[(u8, u8, CardId)], faces: &[(u8, u8)]) {
        let mut free = [0 as CardId; CARDS];
        let (mut free_count, mut reached, mut dealt) = (0, 0, 0);
        while dealt < faces.len() {
            let since = faces[dealt].0;
            while reached < places.len() && places[reached].1 >= since {
                free[free_count] = places[reached].2;
                free_count += 1;
                reached += 1;
            }
            self.chance.shuffle(DECK, &mut free[..free_count]);
            let group = faces[dealt..].iter().take_while(|(other, _)| *other == since).count();
            for (_, print) in &faces[dealt..dealt + group] {
                free_count -= 1;
                self.face[free[free_count] as usize] = *print;
            }
            dealt += group;
        }
    }
}
