//! What a viewer cannot know, dealt anew.
//!
//! A seat knows its own cards but for the order of its deck. Of another seat's cards, everybody can keep count; unseen are the
//! hand, the deck, what was discarded under other cards, and mats that lie face down. Most of those cards came out of the owner's
//! last shuffle, and any of them may be any of the unseen faces. But cards that were already in hand when the discard pile was
//! shuffled cannot be what lay in that pile in plain sight: they are *old*, and dealt first.
//!
//! How many of each face the old cards are has exact odds. Let `F` be the faces unseen at the shuffle, `K` those known to be in it,
//! and `r` those seen since of cards that came out of it. Each way to choose the old cards from `F` is equally likely before
//! anything is seen; having seen `r`, it is as likely as the shuffle was to show them. So a choice of `s` copies of a face has the
//! weight `C(F, s) · (K + F − s)(K + F − s − 1)…` (`r` factors), and the faces are independent but for their sum.

use table::{Chance, Seat, Stream, Viewer};

use crate::frames::Question;
use crate::state::{Counts, DeckCard, Dominion, Known, NO_SLOT, PILES, Slot, Zone, deck_stream};

/// An imagined chance has one purpose.
const ANY: Stream = Stream::new(0);

/// More old cards than this are dealt without the exact odds: only a huge Native Village mat can hold so many.
const MOST_OLD: usize = 40;

impl Dominion {
    /// Deals anew what the viewer cannot know.
    pub(crate) fn imagine_for(&mut self, viewer: Viewer, chance: Chance) {
        self.chance = chance;
        for seat in self.all_seats() {
            if viewer.is(seat) {
                self.reorder_own_deck(seat);
            } else {
                self.deal_unseen(seat);
            }
        }
    }

    /// The owner knows which cards lie in the deck, but not in which order.
    fn reorder_own_deck(&mut self, seat: Seat) {
        let deck = self.areas[seat.index()].deck.cards_mut();
        if deck.iter().any(|card| card.known_to_owner()) {
            let mut slots = [0; 480];
            let mut count = 0;
            for card in deck.iter().filter(|card| !card.known_to_owner()) {
                slots[count] = card.slot();
                count += 1;
            }
            self.chance.shuffle(deck_stream(seat), &mut slots[..count]);
            let places = deck.iter_mut().filter(|card| !card.known_to_owner());
            for (card, slot) in places.zip(slots) {
                *card = card.with_slot(slot);
            }
        } else {
            self.chance.shuffle(deck_stream(seat), deck);
        }
    }

    fn deal_unseen(&mut self, seat: Seat) {
        let mut new_pool = self.unseen_new_cards(seat);
        let mut old_pool = Counts::NONE;
        if self.has_old_cards(seat) {
            let unseen = self.unseen_old_cards(seat);
            let mut all = new_pool;
            all.add_all(&unseen);
            old_pool = self.choose_old(seat, &all, unseen.total() as usize);
            new_pool = all.less(&old_pool);
        }
        let mut pools = Pools { new: new_pool, old: old_pool, chance: self.chance.clone() };
        self.deal_looking(seat, &mut pools);
        let area = &mut self.areas[seat.index()];
        for zone in [&mut area.hand, &mut area.discard, &mut area.mat, &mut area.aside] {
            pools.deal_zone(zone);
        }
        if self.picked_of == seat && self.picked.len > 0 && self.picked.seen != self.picked.all {
            pools.deal_zone(&mut self.picked);
            // The card picked last is any of them.
            if self.picked_last != NO_SLOT {
                let index = pools.chance.draw(ANY, u32::from(self.picked.len)) as usize;
                self.picked_last = self.picked.all.cards().nth(index).unwrap_or(NO_SLOT);
            }
        }
        pools.deal_deck(self.areas[seat.index()].deck.cards_mut());
        self.chance = pools.chance;
    }

    /// Cards the seat looks at. That a Library asks about one tells that it is an Action.
    fn deal_looking(&mut self, seat: Seat, pools: &mut Pools) {
        if self.looking.of != seat {
            return;
        }
        let drawn = matches!(self.frames.question(), Some((_, Question::KeepDrawn)));
        let among = if drawn { self.masks.actions } else { u32::MAX };
        for card in &mut self.looking.cards[..self.looking.len as usize] {
            if card.known() != Known::Seen {
                *card = card.with_slot(pools.draw_among(card.known(), among));
            }
        }
    }

    fn unseen_old_cards(&self, seat: Seat) -> Counts {
        let area = self.area(seat);
        let mut unseen = Counts::NONE;
        for zone in [&area.hand, &area.discard, &area.mat, &area.aside] {
            unseen.add_all(&zone.old);
        }
        if self.picked_of == seat {
            unseen.add_all(&self.picked.old);
        }
        let looked_at = if self.looking.of == seat { self.looking.cards() } else { &[] };
        for card in area.deck.cards().iter().chain(looked_at) {
            if card.known() == Known::Old {
                unseen.add(card.slot(), 1);
            }
        }
        unseen
    }

    /// Chooses the faces of so many old cards, each choice as likely as it is.
    fn choose_old(&mut self, seat: Seat, all: &Counts, cards: usize) -> Counts {
        let area = &self.areas[seat.index()];
        // ways[slot][n]: the weight of all choices of n old cards from this slot on.
        let mut ways = [[0.0f64; MOST_OLD + 1]; PILES + 1];
        ways[PILES][0] = 1.0;
        let weight = |slot: usize, copies: usize| {
            let (faces, open) = (area.old_faces.0[slot] as usize, area.shuffled_openly.0[slot] as usize);
            let seen_since = (faces + open).saturating_sub(all.0[slot] as usize);
            if copies > faces || copies > all.0[slot] as usize {
                return 0.0;
            }
            let choices: f64 = (0..copies).map(|n| (faces - n) as f64 / (n + 1) as f64).product();
            let left = faces + open - copies;
            let shown: f64 = (0..seen_since).map(|n| left.saturating_sub(n) as f64 / (faces + open - n) as f64).product();
            choices * shown
        };
        if cards <= MOST_OLD {
            for slot in (0..PILES).rev() {
                for n in 0..=cards {
                    ways[slot][n] = (0..=n).map(|copies| weight(slot, copies) * ways[slot + 1][n - copies]).sum();
                }
            }
        }
        let mut chosen = Counts::NONE;
        let mut left = cards;
        if cards > MOST_OLD || ways[0][cards] <= 0.0 {
            let mut rest = *all;
            for _ in 0..cards {
                let slot = draw(&mut rest, u32::MAX, &mut self.chance);
                chosen.add(slot, 1);
            }
            return chosen;
        }
        for slot in 0..PILES {
            const FINE: u32 = 1 << 30;
            let mut point = f64::from(self.chance.draw(ANY, FINE)) / f64::from(FINE) * ways[slot][left];
            let mut copies = 0;
            for n in 0..=left {
                let share = weight(slot, n) * ways[slot + 1][left - n];
                if share > 0.0 {
                    copies = n;
                    point -= share;
                    if point < 0.0 {
                        break;
                    }
                }
            }
            chosen.add(slot as Slot, copies as u8);
            left -= copies;
        }
        chosen
    }
}

/// The faces still to be dealt.
struct Pools {
    new: Counts,
    old: Counts,
    chance: Chance,
}

impl Pools {
    fn draw_among(&mut self, known: Known, among: u32) -> Slot {
        let pool = if known == Known::Old { &mut self.old } else { &mut self.new };
        draw(pool, among, &mut self.chance)
    }

    fn deal_zone(&mut self, zone: &mut Zone) {
        if zone.seen == zone.all {
            return;
        }
        let (old, new) = (zone.old.total(), zone.new_ones().total());
        zone.all = zone.seen;
        zone.old = Counts::NONE;
        for _ in 0..old {
            let slot = self.draw_among(Known::Old, u32::MAX);
            zone.old.add(slot, 1);
            zone.all.add(slot, 1);
        }
        for _ in 0..new {
            let slot = self.draw_among(Known::New, u32::MAX);
            zone.all.add(slot, 1);
        }
    }

    fn deal_deck(&mut self, deck: &mut [DeckCard]) {
        for known in [Known::Old, Known::New] {
            let pool = if known == Known::Old { self.old } else { self.new };
            let mut slots = [0; 480];
            let mut count = 0;
            for slot in pool.cards() {
                slots[count] = slot;
                count += 1;
            }
            self.chance.shuffle(ANY, &mut slots[..count]);
            let places = deck.iter_mut().filter(|card| card.known() == known);
            for (card, slot) in places.zip(&slots[..count]) {
                *card = card.with_slot(*slot);
            }
        }
    }
}

/// Draws a card from a pool, each equally likely, among the slots of a mask.
fn draw(pool: &mut Counts, among: u32, chance: &mut Chance) -> Slot {
    let fits = |slot: &Slot| among >> slot & 1 != 0;
    let total: u32 = pool.slots().filter(fits).map(|slot| u32::from(pool.of(slot))).sum();
    let mut index = chance.draw(ANY, total.max(1));
    let mut chosen = 0;
    for slot in pool.slots().filter(fits) {
        chosen = slot;
        let copies = u32::from(pool.of(slot));
        if index < copies {
            break;
        }
        index -= copies;
    }
    let left = &mut pool.0[chosen as usize];
    *left = left.saturating_sub(1);
    chosen
}
