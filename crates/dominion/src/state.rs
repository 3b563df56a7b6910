//! The state of a game, and the moving of cards in it.
//!
//! A seat can only ever own cards of the piles in the Supply, so a card is a *slot*: the number of its pile. Where order does not
//! matter, cards lie as counts by slot; only a deck has an order. Beside the truth stands what everybody knows of it, because that
//! decides what a view shows and what may be imagined otherwise.

use table::{Chance, Log, Seat, Seed, SetupError, Stream};

use crate::cards::{Card, Types};
use crate::event::{Event, Place};
use crate::frames::Frames;
use crate::kingdom::{self, KINGDOM_CARDS};
use crate::setup::{Ending, Setup};

/// The most piles: the basic ones and the kingdom.
pub(crate) const PILES: usize = Card::BASIC.len() + KINGDOM_CARDS;

/// The most seats that can play.
pub(crate) const SEATS: usize = 6;

/// More cards than are in the largest Supply, the starting hands included.
pub(crate) const MOST_CARDS: usize = 480;

/// The number of a card's pile.
pub(crate) type Slot = u8;

pub(crate) const COPPER: Slot = 0;
pub(crate) const SILVER: Slot = 1;
pub(crate) const GOLD: Slot = 2;
pub(crate) const ESTATE: Slot = 3;
pub(crate) const PROVINCE: Slot = 5;
pub(crate) const CURSE: Slot = 6;
pub(crate) const NO_SLOT: Slot = u8::MAX;

/// The stream that shuffles a seat's deck.
pub(crate) const fn deck_stream(seat: Seat) -> Stream {
    Stream::new(seat.index() as u8)
}

/// How many cards of each slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Counts(pub [u8; PILES]);

impl Counts {
    pub const NONE: Self = Self([0; PILES]);

    #[inline]
    pub const fn of(&self, slot: Slot) -> u8 {
        self.0[slot as usize]
    }

    #[inline]
    pub fn add(&mut self, slot: Slot, copies: u8) {
        self.0[slot as usize] += copies;
    }

    #[inline]
    pub fn take(&mut self, slot: Slot) {
        self.0[slot as usize] -= 1;
    }

    #[inline]
    pub fn add_all(&mut self, other: &Self) {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own += other;
        }
    }

    /// What is left when the other is taken away; nothing falls below none.
    #[must_use]
    pub fn less(&self, other: &Self) -> Self {
        let mut left = *self;
        for (own, other) in left.0.iter_mut().zip(other.0) {
            *own = own.saturating_sub(other);
        }
        left
    }

    pub fn total(&self) -> u16 {
        self.0.iter().map(|copies| u16::from(*copies)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; PILES]
    }

    /// The slots of which there is a card.
    pub fn slots(&self) -> impl Iterator<Item = Slot> + '_ {
        self.0.iter().enumerate().filter(|(_, copies)| **copies > 0).map(|(slot, _)| slot as Slot)
    }

    /// Every card, slot by slot.
    pub fn cards(&self) -> impl Iterator<Item = Slot> + '_ {
        self.0.iter().enumerate().flat_map(|(slot, copies)| std::iter::repeat_n(slot as Slot, *copies as usize))
    }
}

/// What everybody knows of one card that lies somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    /// Nothing: it came out of the last shuffle unseen.
    New,
    /// That it was there before the last shuffle.
    Old,
    /// Its face.
    Seen,
}

/// Cards without order that lie before a seat, partly unseen by the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Zone {
    /// All cards.
    pub all: Counts,
    /// Those whose faces everybody knows.
    pub seen: Counts,
    /// Those that were there, unseen, before the owner's last shuffle: they cannot be what was shuffled then.
    pub old: Counts,
    pub len: u16,
}

impl Zone {
    pub const EMPTY: Self = Self { all: Counts::NONE, seen: Counts::NONE, old: Counts::NONE, len: 0 };

    #[inline]
    pub fn add(&mut self, slot: Slot, known: Known) {
        self.all.add(slot, 1);
        self.len += 1;
        match known {
            Known::New => {}
            Known::Old => self.old.add(slot, 1),
            Known::Seen => self.seen.add(slot, 1),
        }
    }

    /// Takes a card of this slot, the best known first.
    #[inline]
    pub fn take(&mut self, slot: Slot) -> Known {
        self.all.take(slot);
        self.len -= 1;
        if self.seen.of(slot) > 0 {
            self.seen.take(slot);
            Known::Seen
        } else if self.old.of(slot) > 0 {
            self.old.take(slot);
            Known::Old
        } else {
            Known::New
        }
    }

    /// A card is about to be told apart from the others. Where cards from before the last shuffle lie among others and it may be one of
    /// them or not, nobody can say any more which of them are.
    #[inline]
    pub fn blur(&mut self, may_be_old: bool) {
        if may_be_old && !self.old.is_empty() && !self.new_ones().is_empty() {
            self.old = Counts::NONE;
        }
    }

    pub fn pour_into(&mut self, other: &mut Self) {
        other.all.add_all(&self.all);
        other.seen.add_all(&self.seen);
        other.old.add_all(&self.old);
        other.len += self.len;
        *self = Self::EMPTY;
    }

    /// The cards whose faces not everybody knows.
    pub fn hidden(&self) -> Counts {
        self.all.less(&self.seen)
    }

    /// The unseen cards that came out of the last shuffle.
    pub fn new_ones(&self) -> Counts {
        self.all.less(&self.seen).less(&self.old)
    }
}

/// A card in a deck: its slot, and who knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DeckCard(u8);

impl DeckCard {
    const SLOT: u8 = 0x1f;
    const OWNER: u8 = 0x20;
    const PUBLIC: u8 = 0x40;
    const OLD: u8 = 0x80;

    /// A card nobody knows.
    pub const fn unknown(slot: Slot) -> Self {
        Self(slot)
    }

    /// A card its owner knows, and of which the others know this.
    pub const fn placed(slot: Slot, known: Known) -> Self {
        let others = match known {
            Known::New => 0,
            Known::Old => Self::OLD,
            Known::Seen => Self::PUBLIC,
        };
        Self(slot | Self::OWNER | others)
    }

    pub const fn slot(self) -> Slot {
        self.0 & Self::SLOT
    }

    pub const fn known_to_owner(self) -> bool {
        self.0 & Self::OWNER != 0
    }

    pub const fn known(self) -> Known {
        if self.0 & Self::PUBLIC != 0 {
            Known::Seen
        } else if self.0 & Self::OLD != 0 {
            Known::Old
        } else {
            Known::New
        }
    }

    /// The same place with another card in it.
    pub const fn with_slot(self, slot: Slot) -> Self {
        Self(self.0 & !Self::SLOT | slot)
    }

    pub const fn known_by_owner(self) -> Self {
        Self(self.0 | Self::OWNER)
    }

    /// The same card, of which the others know nothing.
    const fn forgotten(self) -> Self {
        Self(self.0 & !(Self::PUBLIC | Self::OLD))
    }

    /// The same card, unseen, from before a shuffle.
    const fn grown_old(self) -> Self {
        if self.0 & Self::PUBLIC != 0 { self } else { Self(self.0 | Self::OLD) }
    }
}

/// A deck, from the bottom to the top.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deck {
    cards: [DeckCard; MOST_CARDS],
    len: u16,
}

impl Deck {
    const EMPTY: Self = Self { cards: [DeckCard(0); MOST_CARDS], len: 0 };

    pub const fn len(&self) -> u16 {
        self.len
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, from the bottom up.
    pub fn cards(&self) -> &[DeckCard] {
        &self.cards[..self.len as usize]
    }

    pub fn cards_mut(&mut self) -> &mut [DeckCard] {
        &mut self.cards[..self.len as usize]
    }

    pub fn push(&mut self, card: DeckCard) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    pub fn pop(&mut self) -> Option<DeckCard> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len as usize])
    }

    pub fn pop_bottom(&mut self) -> Option<DeckCard> {
        let bottom = *self.cards().first()?;
        self.cards.copy_within(1..self.len as usize, 0);
        self.len -= 1;
        Some(bottom)
    }
}

/// What belongs to one seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Area {
    pub hand: Zone,
    pub discard: Zone,
    /// The card drawn last.
    pub drawn_last: Slot,
    /// The card on top of the discard pile, which everybody sees.
    pub discard_top: Slot,
    /// The Native Village mat.
    pub mat: Zone,
    /// Cards set aside by Havens.
    pub aside: Zone,
    pub deck: Deck,
    /// Cards played in this turn.
    pub in_play: Counts,
    /// Duration cards of the last turn, and what was played with them: they go at the end of this one.
    pub lasting: Counts,
    /// How often each Duration card is still to do its second half.
    pub due: Counts,
    /// The Island mat.
    pub island: Counts,
    /// Everything the seat owns, wherever it lies. Everybody can keep count of it.
    pub owned: Counts,
    pub owned_cards: u16,
    pub coin_tokens: u8,
    /// Turns taken, extra turns not counted.
    pub turns: u16,
    /// What the seat gained in its own last turn, one bit a slot.
    pub gained: u32,
    /// The unseen faces at the last shuffle, less those seen since of cards from before it: what the [`Known::Old`] may be.
    pub old_faces: Counts,
    /// The faces everybody knew to be in the last shuffle.
    pub shuffled_openly: Counts,
}

impl Area {
    const EMPTY: Self = Self {
        hand: Zone::EMPTY,
        discard: Zone::EMPTY,
        drawn_last: NO_SLOT,
        discard_top: NO_SLOT,
        mat: Zone::EMPTY,
        aside: Zone::EMPTY,
        deck: Deck::EMPTY,
        in_play: Counts::NONE,
        lasting: Counts::NONE,
        due: Counts::NONE,
        island: Counts::NONE,
        owned: Counts::NONE,
        owned_cards: 0,
        coin_tokens: 0,
        turns: 0,
        gained: 0,
        old_faces: Counts::NONE,
        shuffled_openly: Counts::NONE,
    };

    /// Cards in play, of this turn and from the last.
    pub fn in_play_of(&self, slot: Slot) -> u8 {
        self.in_play.of(slot) + self.lasting.of(slot)
    }

    /// By what everybody knows, may the seat hold this card in its hand?
    pub fn may_hold(&self, slot: Slot) -> bool {
        let elsewhere = self.discard.seen.of(slot)
            + self.in_play_of(slot)
            + self.island.of(slot)
            + self.mat.seen.of(slot)
            + self.aside.seen.of(slot);
        self.hand.len > 0 && self.owned.of(slot) > elsewhere
    }
}

/// Where in a turn the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Actions may be played; playing a Treasure or buying ends this phase.
    Action,
    /// Treasures may be played; buying ends this phase.
    Treasure,
    /// Cards may be bought.
    Buy,
    /// The game has ended.
    Over,
}

/// Cards a seat looks at, or has revealed, until it is settled where they go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Looking {
    pub cards: [DeckCard; Self::MOST],
    pub len: u8,
    /// Whose cards they are.
    pub of: Seat,
}

impl Looking {
    pub const MOST: usize = 8;
    const NOTHING: Self = Self { cards: [DeckCard(0); Self::MOST], len: 0, of: Seat::new(0) };

    pub fn cards(&self) -> &[DeckCard] {
        &self.cards[..self.len as usize]
    }

    pub fn push(&mut self, card: DeckCard) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes a card of this slot, one that everybody knows if there is one. The others do not see which it was: where cards from before
    /// the last shuffle lie among others, they cannot say any more which of them are.
    pub fn take(&mut self, slot: Slot) -> Option<DeckCard> {
        let knows = |wanted: Known| move |card: &DeckCard| card.known() == wanted;
        if self.cards().iter().any(knows(Known::Old)) && self.cards().iter().any(knows(Known::New)) {
            self.cards.iter_mut().filter(|card| card.known() == Known::Old).for_each(|card| *card = card.forgotten());
        }
        let of_slot = |card: &DeckCard| card.slot() == slot;
        let seen = self.cards().iter().position(|card| of_slot(card) && card.known() == Known::Seen);
        Some(self.take_at(seen.or_else(|| self.cards().iter().position(of_slot))?))
    }

    pub fn take_first(&mut self) -> Option<DeckCard> {
        (self.len > 0).then(|| self.take_at(0))
    }

    fn take_at(&mut self, index: usize) -> DeckCard {
        let card = self.cards[index];
        self.cards.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        card
    }

    /// The others forget what they know of these cards.
    pub fn forget(&mut self) {
        self.cards[..self.len as usize].iter_mut().for_each(|card| *card = card.forgotten());
    }
}

/// The types of the slots, one bit a slot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Masks {
    pub actions: u32,
    pub treasures: u32,
    pub victories: u32,
    pub reactions: u32,
    pub durations: u32,
}

/// A game of Dominion.
#[derive(Clone)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own about the turn")]
pub struct Dominion {
    pub(crate) seats: u8,
    pub(crate) ending: Ending,
    pub(crate) empty_piles_to_end: u8,
    pub(crate) round_limit: u16,
    /// How many piles there are, and the card of each; no card twice.
    pub(crate) piles: u8,
    pub(crate) kingdom: [Card; PILES],
    /// The pile of each card, or [`NO_SLOT`].
    pub(crate) slots: [Slot; Card::COUNT],
    pub(crate) masks: Masks,

    pub(crate) phase: Phase,
    pub(crate) active: Seat,
    /// Is this the extra turn of an Outpost?
    pub(crate) extra_turn: bool,
    pub(crate) actions: u8,
    pub(crate) buys: u8,
    pub(crate) coins: u16,
    /// Was an Outpost played in this turn?
    pub(crate) outpost: bool,
    /// Throne Rooms that stay in play with the Duration cards they played.
    pub(crate) thrones_staying: u8,
    /// Was a Victory card bought in this turn?
    pub(crate) bought_victory: bool,
    /// The game ends with this turn.
    pub(crate) last_turn: bool,
    /// The seats the present Attack does not touch, one bit each.
    pub(crate) immune: u8,
    /// Has the present Pirate Ship trashed anything?
    pub(crate) plundered: bool,

    pub(crate) supply: Counts,
    pub(crate) embargo: Counts,
    pub(crate) trash: Counts,
    pub(crate) areas: [Area; SEATS],
    /// What is still to be done, the next thing last.
    pub(crate) frames: Frames,
    pub(crate) looking: Looking,
    /// What the present Thief has trashed and may keep.
    pub(crate) stolen: Counts,
    /// Cards picked to be discarded, set aside by a Library, or revealed by an Adventurer, until they are discarded.
    pub(crate) picked: Zone,
    pub(crate) picked_of: Seat,
    pub(crate) picked_last: Slot,
    /// Has the action being played told the seat something, or bound another?
    pub(crate) binding: bool,
    pub(crate) chance: Chance,
}

impl Dominion {
    /// Cards in a hand.
    pub(crate) const HAND: u8 = 5;

    /// The table before any card is dealt: the Supply laid out, no seat owns anything.
    pub(crate) fn bare(setup: &Setup, kingdom: &[Card], active: Seat, chance: Chance) -> Self {
        let mut cards = [Card::Copper; PILES];
        let mut slots = [NO_SLOT; Card::COUNT];
        let mut supply = Counts::NONE;
        let mut masks = Masks { actions: 0, treasures: 0, victories: 0, reactions: 0, durations: 0 };
        for (slot, card) in Card::BASIC.iter().chain(kingdom).enumerate() {
            cards[slot] = *card;
            slots[*card as usize] = slot as Slot;
            supply.0[slot] = setup.pile(*card);
            let bit = |types: Types| u32::from(card.is(types)) << slot;
            masks.actions |= bit(Types::ACTION);
            masks.treasures |= bit(Types::TREASURE);
            masks.victories |= bit(Types::VICTORY);
            masks.reactions |= bit(Types::REACTION);
            masks.durations |= bit(Types::DURATION);
        }
        Self {
            seats: setup.seats,
            ending: setup.ending,
            empty_piles_to_end: setup.empty_piles_to_end(),
            round_limit: setup.round_limit,
            piles: (Card::BASIC.len() + kingdom.len()) as u8,
            kingdom: cards,
            slots,
            masks,
            phase: Phase::Action,
            active,
            extra_turn: false,
            actions: 1,
            buys: 1,
            coins: 0,
            outpost: false,
            thrones_staying: 0,
            bought_victory: false,
            last_turn: false,
            immune: 0,
            plundered: false,
            supply,
            embargo: Counts::NONE,
            trash: Counts::NONE,
            areas: [Area::EMPTY; SEATS],
            frames: Frames::EMPTY,
            looking: Looking::NOTHING,
            stolen: Counts::NONE,
            picked: Zone::EMPTY,
            picked_of: Seat::new(0),
            picked_last: NO_SLOT,
            binding: false,
            chance,
        }
    }

    /// A game at its start: ten cards for everybody, five of them in hand.
    pub(crate) fn start(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        let mut chance = Chance::seeded(seed);
        let kingdom = kingdom::choose(setup, &mut chance)?;
        let mut game = Self::bare(setup, &kingdom, setup.first.seat(setup.seats, seed), chance);
        let mut first = [DeckCard::unknown(COPPER); 10];
        for seat in game.all_seats() {
            if !setup.same_start || seat.index() == 0 {
                first = std::array::from_fn(|index| DeckCard::unknown(if index < 7 { COPPER } else { ESTATE }));
                game.chance.shuffle(deck_stream(seat), &mut first);
            }
            let area = &mut game.areas[seat.index()];
            area.owned.add(COPPER, 7);
            area.owned.add(ESTATE, 3);
            area.owned_cards = 10;
            area.shuffled_openly = area.owned;
            for card in first {
                area.deck.push(card);
            }
            for card in &first[5..] {
                area.deck.pop();
                // Equal hands are dealt face up: everybody could tell them anyway.
                area.hand.add(card.slot(), if setup.same_start { Known::Seen } else { Known::New });
            }
        }
        game.area_mut(game.active).turns = 1;
        Ok(game)
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats as usize).map(Seat::new)
    }

    /// The card of a slot.
    #[inline]
    pub(crate) fn card(&self, slot: Slot) -> Card {
        self.kingdom[slot as usize]
    }

    /// The slot of a card, if it is played with.
    #[inline]
    pub(crate) fn slot(&self, card: Card) -> Option<Slot> {
        Some(self.slots[card as usize]).filter(|slot| *slot != NO_SLOT)
    }

    #[inline]
    pub(crate) fn area(&self, seat: Seat) -> &Area {
        &self.areas[seat.index()]
    }

    #[inline]
    pub(crate) fn area_mut(&mut self, seat: Seat) -> &mut Area {
        &mut self.areas[seat.index()]
    }

    pub(crate) fn names(&self, counts: &Counts) -> Vec<Card> {
        counts.cards().map(|slot| self.card(slot)).collect()
    }

    /// The points of a seat by all it owns.
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        let area = self.area(seat);
        let worth = |slot: Slot| i32::from(area.owned.of(slot)) * self.card(slot).points(area.owned_cards);
        (0..self.piles).map(worth).sum()
    }

    pub(crate) fn empty_piles(&self) -> u8 {
        (0..self.piles).filter(|slot| self.supply.of(*slot) == 0).count() as u8
    }

    pub(crate) fn should_end(&self) -> bool {
        self.supply.of(PROVINCE) == 0 || self.empty_piles() >= self.empty_piles_to_end
    }

    // ---- What everybody learns -------------------------------------------------------------------------------------------------

    /// Everybody has seen a card that was known like this before.
    #[inline]
    pub(crate) fn now_seen(&mut self, seat: Seat, slot: Slot, was: Known) {
        if was == Known::Old {
            let faces = &mut self.area_mut(seat).old_faces.0[slot as usize];
            *faces = faces.saturating_sub(1);
        }
    }

    /// Takes a card from the hand in everybody's sight.
    #[inline]
    pub(crate) fn take_openly(&mut self, seat: Seat, slot: Slot) {
        let area = self.area_mut(seat);
        if area.hand.seen.of(slot) == 0 {
            area.hand.blur(area.old_faces.of(slot) > 0);
        }
        let was = area.hand.take(slot);
        self.now_seen(seat, slot, was);
    }

    /// Takes a card from the hand that only its owner sees. If everybody knew the whole hand, they still know what is in it and in
    /// what has left it together. Where they knew a part of it, nobody can say any more where that part is.
    pub(crate) fn take_secretly(&mut self, seat: Seat, slot: Slot) -> Known {
        let hand = self.area(seat).hand;
        if !hand.seen.is_empty() {
            if hand.seen == hand.all {
                if self.has_old_cards(seat) {
                    self.area_mut(seat).old_faces.add_all(&hand.seen);
                } else {
                    let unseen = self.unseen_new_cards(seat);
                    let area = self.area_mut(seat);
                    area.old_faces = hand.seen;
                    area.shuffled_openly = unseen;
                }
                self.area_mut(seat).hand.old = hand.seen;
            }
            self.area_mut(seat).hand.seen = Counts::NONE;
        }
        let hand = &mut self.area_mut(seat).hand;
        hand.blur(true);
        hand.take(slot)
    }

    pub(crate) fn has_old_cards(&self, seat: Seat) -> bool {
        let area = self.area(seat);
        let zones = [&area.hand, &area.discard, &area.mat, &area.aside, &self.picked];
        let picked_elsewhere = self.picked_of != seat;
        zones[..if picked_elsewhere { 4 } else { 5 }].iter().any(|zone| !zone.old.is_empty())
            || area.deck.cards().iter().any(|card| card.known() == Known::Old)
            || (self.looking.of == seat && self.looking.cards().iter().any(|card| card.known() == Known::Old))
    }

    /// The unseen cards of a seat that came out of its last shuffle, wherever they lie.
    pub(crate) fn unseen_new_cards(&self, seat: Seat) -> Counts {
        let area = self.area(seat);
        let mut unseen = Counts::NONE;
        for zone in [&area.hand, &area.discard, &area.mat, &area.aside] {
            unseen.add_all(&zone.new_ones());
        }
        if self.picked_of == seat {
            unseen.add_all(&self.picked.new_ones());
        }
        let looked_at = if self.looking.of == seat { self.looking.cards() } else { &[] };
        for card in area.deck.cards().iter().chain(looked_at) {
            if card.known() == Known::New {
                unseen.add(card.slot(), 1);
            }
        }
        unseen
    }

    /// Shows one card of the hand to everybody; it stays in the hand.
    pub(crate) fn show_from_hand(&mut self, seat: Seat, slot: Slot) {
        let area = self.area_mut(seat);
        let may_be_old = area.old_faces.of(slot) > 0;
        let hand = &mut area.hand;
        if hand.seen.of(slot) == 0 && hand.all.of(slot) > 0 {
            hand.blur(may_be_old);
            let was = hand.take(slot);
            hand.add(slot, Known::Seen);
            self.now_seen(seat, slot, was);
        }
    }

    /// Shows the whole hand to everybody.
    pub(crate) fn show_hand(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let area = self.area_mut(seat);
        area.hand.blur(true);
        area.old_faces = area.old_faces.less(&area.hand.old);
        area.hand.seen = area.hand.all;
        area.hand.old = Counts::NONE;
        self.binding = true;
        let hand = self.area(seat).hand.all;
        log.tell_all(|| Event::Revealed { seat, cards: self.names(&hand), from: Place::Hand });
    }

    // ---- Moving cards ---------------------------------------------------------------------------------------------------------

    /// The top card of the deck, the discard pile shuffled first if the deck is empty.
    pub(crate) fn take_top(&mut self, seat: Seat, log: &mut impl Log<Self>) -> Option<DeckCard> {
        if self.area(seat).deck.is_empty() {
            self.shuffle_discards(seat, log);
        }
        let card = self.area_mut(seat).deck.pop();
        self.binding |= card.is_some();
        card
    }

    /// Makes the discard pile the deck, if there is one.
    pub(crate) fn shuffle_discards(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let area = &mut self.areas[seat.index()];
        if area.discard.len == 0 {
            return;
        }
        area.old_faces = area.discard.hidden();
        area.shuffled_openly = area.discard.seen;
        let picked = if self.picked_of == seat { &mut self.picked } else { &mut Zone::EMPTY.clone() };
        for zone in [&mut area.hand, &mut area.mat, &mut area.aside, picked] {
            if zone.len > 0 {
                zone.old = zone.hidden();
                area.old_faces.add_all(&zone.old);
            }
        }
        if self.looking.of == seat {
            for card in &mut self.looking.cards[..self.looking.len as usize] {
                *card = card.grown_old();
                if card.known() == Known::Old {
                    area.old_faces.add(card.slot(), 1);
                }
            }
        }
        for slot in area.discard.all.cards() {
            area.deck.push(DeckCard::unknown(slot));
        }
        self.chance.shuffle(deck_stream(seat), area.deck.cards_mut());
        area.discard = Zone::EMPTY;
        area.discard_top = NO_SLOT;
        self.binding = true;
        log.tell_all(|| Event::Shuffled { seat });
    }

    /// Draws cards into the hand, as many as there are.
    pub(crate) fn draw(&mut self, seat: Seat, cards: u8, log: &mut impl Log<Self>) {
        let before = self.area(seat).hand.all;
        for _ in 0..cards {
            let Some(card) = self.take_top(seat, log) else { break };
            let area = self.area_mut(seat);
            area.hand.add(card.slot(), card.known());
            area.drawn_last = card.slot();
        }
        let drawn = self.area(seat).hand.all.less(&before);
        if !drawn.is_empty() {
            log.tell(|viewer| {
                let faces = viewer.is(seat).then(|| self.names(&drawn));
                Some(Event::Drew { seat, count: drawn.total(), cards: faces })
            });
        }
    }

    /// Lays a card everybody sees on the discard pile.
    pub(crate) fn discard_openly(&mut self, seat: Seat, slot: Slot) {
        let area = self.area_mut(seat);
        area.discard.add(slot, Known::Seen);
        area.discard_top = slot;
    }

    /// Discards what was picked: the others see only the card picked last, which lies on top.
    pub(crate) fn discard_picked(&mut self, log: &mut impl Log<Self>) {
        let seat = self.picked_of;
        let (top, cards) = (self.picked_last, self.picked.all);
        let seen = self.picked.seen == cards;
        if self.picked.len > 0 {
            let may_be_old = self.area(seat).old_faces.of(top) > 0;
            self.picked.blur(may_be_old);
            let was = self.picked.take(top);
            self.now_seen(seat, top, was);
            let area = &mut self.areas[seat.index()];
            self.picked.pour_into(&mut area.discard);
            self.discard_openly(seat, top);
            log.tell(|viewer| {
                let faces = (seen || viewer.is(seat)).then(|| self.names(&cards));
                Some(Event::Discarded { seat, count: cards.total(), cards: faces, top: self.card(top) })
            });
        }
        self.picked_last = NO_SLOT;
    }

    /// Discards a card, or several equal ones, that everybody sees.
    pub(crate) fn tell_discarded(&mut self, seat: Seat, slot: Slot, log: &mut impl Log<Self>) {
        self.discard_openly(seat, slot);
        let card = self.card(slot);
        log.tell_all(|| Event::Discarded { seat, count: 1, cards: Some(vec![card]), top: card });
    }

    /// Moves a card that has left its place to the trash.
    pub(crate) fn trash(&mut self, seat: Seat, slot: Slot, log: &mut impl Log<Self>) {
        self.trash.add(slot, 1);
        let area = self.area_mut(seat);
        area.owned.take(slot);
        area.owned_cards -= 1;
        let card = self.card(slot);
        log.tell_all(|| Event::Trashed { seat, card });
    }

    /// Gains a card from the Supply; false if its pile is empty.
    pub(crate) fn gain(&mut self, seat: Seat, slot: Slot, to: Place, log: &mut impl Log<Self>) -> bool {
        if self.supply.of(slot) == 0 {
            return false;
        }
        self.supply.take(slot);
        self.receive(seat, slot, to);
        if seat == self.active {
            self.area_mut(seat).gained |= 1 << slot;
        } else {
            self.binding = true;
        }
        let card = self.card(slot);
        log.tell_all(|| Event::Gained { seat, card, to });
        if self.supply.of(slot) == 0 && self.ending == Ending::AnyMoment && self.should_end() {
            self.last_turn = true;
        }
        true
    }

    /// A card everybody sees comes into the seat's possession.
    pub(crate) fn receive(&mut self, seat: Seat, slot: Slot, to: Place) {
        let area = self.area_mut(seat);
        area.owned.add(slot, 1);
        area.owned_cards += 1;
        match to {
            Place::Hand => area.hand.add(slot, Known::Seen),
            Place::Deck => area.deck.push(DeckCard::placed(slot, Known::Seen)),
            Place::Discard => {
                area.discard.add(slot, Known::Seen);
                area.discard_top = slot;
            }
        }
    }
}
