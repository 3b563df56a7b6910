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
use crate::state::{Counts, DeckCard, Dominion, Known, MOST_CARDS, NO_SLOT, PILES, Slot, Zone, deck_stream};

/// An imagined chance has one purpose.
const ANY: Stream = Stream::new(0);

/// More old cards than this are dealt without the exact odds: only a huge Native Village mat can hold that many.
const MOST_OLD: usize = 40;

/// As many old cards as there nearly always are at most: a part of a hand. A small table is filled sooner than a large one.
const FEW_OLD: usize = 8;

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

    /// Deals anew what no owner knows: the order of the decks.
    pub(crate) fn redeal_decks(&mut self, chance: Chance) {
        self.chance = chance;
        for seat in self.all_seats() {
            self.reorder_own_deck(seat);
        }
    }

    /// The owner knows which cards lie in the deck, but not in which order.
    fn reorder_own_deck(&mut self, seat: Seat) {
        let deck = self.areas[seat.index()].deck.cards_mut();
        if deck.iter().any(|card| card.known_to_owner()) {
            let mut slots = [0; MOST_CARDS];
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
        let mut pools = Pools { new: Pool::of(&new_pool), old: Pool::of(&old_pool), chance: self.chance.clone() };
        self.deal_looking(seat, &mut pools);
        let area = &mut self.areas[seat.index()];
        area.drawn_last = NO_SLOT;
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
                *card = card.with_slot(pools.take_among(card.known(), among));
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

    /// Chooses the faces of this many old cards, each choice as likely as it is.
    fn choose_old(&mut self, seat: Seat, all: &Counts, cards: usize) -> Counts {
        const MANY_OLD: usize = FEW_OLD + 1;
        let chosen = match cards {
            0..=FEW_OLD => self.choose_exactly::<{ FEW_OLD + 1 }>(seat, all, cards),
            MANY_OLD..=MOST_OLD => self.choose_exactly::<{ MOST_OLD + 1 }>(seat, all, cards),
            _ => None,
        };
        chosen.unwrap_or_else(|| {
            let mut pool = Pool::of(all);
            let mut chosen = Counts::NONE;
            (0..cards).for_each(|_| chosen.add(pool.take(&mut self.chance), 1));
            chosen
        })
    }

    /// The same by the exact odds, if there are any; `N` is more than the number of cards.
    fn choose_exactly<const N: usize>(&mut self, seat: Seat, all: &Counts, cards: usize) -> Option<Counts> {
        let area = &self.areas[seat.index()];
        // Only faces that were unseen at the shuffle can be old: for these, the weight of each number of copies.
        let mut slots = [0; PILES];
        let mut weights = [[0.0f64; N]; PILES];
        let mut count = 0;
        for slot in area.old_faces.slots() {
            let (faces, open) = (area.old_faces.of(slot), area.shuffled_openly.of(slot));
            let most = faces.min(all.of(slot));
            if most == 0 {
                continue;
            }
            let together = u32::from(faces) + u32::from(open);
            let seen_since = together.saturating_sub(all.of(slot).into());
            let mut weight = 1.0;
            for copies in 0..=u32::from(most).min(cards as u32) {
                weights[count][copies as usize] = weight;
                // One copy more: C(F, s+1) over C(F, s), and what was seen since out of one face less.
                let left = together - copies;
                weight *= f64::from(u32::from(faces) - copies) / f64::from(copies + 1);
                weight *= f64::from(left.saturating_sub(seen_since)) / f64::from(left.max(1));
            }
            slots[count] = slot;
            count += 1;
        }
        // ways[index][n]: the weight of all choices of n old cards from this face on.
        let mut ways = [[0.0f64; N]; PILES + 1];
        ways[count][0] = 1.0;
        for index in (0..count).rev() {
            for n in 0..=cards {
                ways[index][n] = (0..=n).map(|copies| weights[index][copies] * ways[index + 1][n - copies]).sum();
            }
        }
        if ways[0][cards] <= 0.0 {
            return None;
        }
        let mut chosen = Counts::NONE;
        let mut left = cards;
        for index in 0..count {
            const FINE: u32 = 1 << 30;
            let mut point = f64::from(self.chance.draw(ANY, FINE)) / f64::from(FINE) * ways[index][left];
            let mut copies = 0;
            for n in 0..=left {
                let share = weights[index][n] * ways[index + 1][left - n];
                if share > 0.0 {
                    copies = n;
                    point -= share;
                    if point < 0.0 {
                        break;
                    }
                }
            }
            chosen.add(slots[index], copies as u8);
            left -= copies;
        }
        Some(chosen)
    }
}

/// Faces still to be dealt, each equally likely to be the next.
struct Pool {
    cards: [Slot; MOST_CARDS],
    /// How many have been dealt: they lie in front.
    dealt: usize,
    len: usize,
}

impl Pool {
    fn of(counts: &Counts) -> Self {
        let mut cards = [0; MOST_CARDS];
        let mut len = 0;
        for slot in counts.slots() {
            let copies = counts.of(slot) as usize;
            cards[len..len + copies].fill(slot);
            len += copies;
        }
        Self { cards, dealt: 0, len }
    }

    fn take(&mut self, chance: &mut Chance) -> Slot {
        let left = (self.len - self.dealt).max(1);
        let index = self.dealt + chance.draw(ANY, left as u32) as usize;
        self.take_at(index)
    }

    fn take_at(&mut self, index: usize) -> Slot {
        self.cards.swap(self.dealt, index);
        self.dealt += 1;
        self.cards[self.dealt - 1]
    }

    /// Takes one of the slots of a mask; any, if there is none.
    fn take_among(&mut self, among: u32, chance: &mut Chance) -> Slot {
        let fitting = || (self.dealt..self.len).filter(|index| among >> self.cards[*index] & 1 != 0);
        let count = fitting().count();
        if count == 0 {
            return self.take(chance);
        }
        let index = fitting().nth(chance.draw(ANY, count as u32) as usize).unwrap_or(self.dealt);
        self.take_at(index)
    }
}

/// All faces of one seat still to be dealt.
struct Pools {
    new: Pool,
    old: Pool,
    chance: Chance,
}

impl Pools {
    fn take(&mut self, known: Known) -> Slot {
        let pool = if known == Known::Old { &mut self.old } else { &mut self.new };
        pool.take(&mut self.chance)
    }

    fn take_among(&mut self, known: Known, among: u32) -> Slot {
        let pool = if known == Known::Old { &mut self.old } else { &mut self.new };
        pool.take_among(among, &mut self.chance)
    }

    fn deal_zone(&mut self, zone: &mut Zone) {
        if zone.seen == zone.all {
            return;
        }
        let (old, new) = (zone.old.total(), zone.new_ones().total());
        zone.all = zone.seen;
        zone.old = Counts::NONE;
        for _ in 0..old {
            let slot = self.take(Known::Old);
            zone.old.add(slot, 1);
            zone.all.add(slot, 1);
        }
        for _ in 0..new {
            let slot = self.take(Known::New);
            zone.all.add(slot, 1);
        }
    }

    fn deal_deck(&mut self, deck: &mut [DeckCard]) {
        for card in deck.iter_mut().filter(|card| card.known() != Known::Seen) {
            *card = card.with_slot(self.take(card.known()));
        }
    }
}
