//! The state of a game, and how cards move in it.
//!
//! Every card lies in exactly one stack, and all stacks are threaded through one array: nothing can be created or lost by moving a
//! card, and a copy of the state is a copy of a few hundred bytes.

use table::{Chance, Seat, Seats, Seed, Stream};

use crate::adventure::Adventure;
use crate::adventure::content::{Content, MOST_CARDS};
use crate::cards::{Card, Colour, Role, TaxBonus, Traveller};
use crate::contracts::{self, Contracts, Progress};
use crate::cooperative;
use crate::decks::{FIVE_SEAT_PRINT, PRINT_COUNT, PRINTS};
use crate::setup::{Edition, Ending, Extras, Mode, Setup};

/// The most cards that can be in play.
pub(crate) const CARDS: usize = 206;

/// The most seats that can play.
pub(crate) const SEATS: usize = 5;

/// The stream that shuffles the draw pile.
pub(crate) const DECK: Stream = Stream::new(0);

/// One physical card.
pub(crate) type CardId = u8;

/// No card: the bottom of a stack.
pub(crate) const NONE: CardId = u8::MAX;

/// Cards on top of each other; which ones they are is stored in [`PortRoyal::below`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stack {
    pub top: CardId,
    pub len: u8,
}

impl Stack {
    pub const EMPTY: Self = Self { top: NONE, len: 0 };
}

/// Where in a turn the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first turn, the group chooses how much of its time it sets aside.
    Prepare,
    /// Before the first turn, everybody chooses a personality.
    Choose,
    /// Before the first turn, the coins for lost tries are handed out.
    Share,
    /// The active seat turns over the event of its turn.
    Event,
    /// Somebody can pay for something an event or a month's end offers.
    Offer,
    /// Somebody takes a ship from the discard pile.
    Salvage,
    /// Cards were turned over, and one ship of them can dock.
    Search,
    /// The active seat has looked at cards and puts one back.
    Look,
    /// The active seat turns over cards or stops.
    Discover,
    /// A ship has just been revealed that the active seat could repel.
    Arrival,
    /// Something has just happened that a contract asks for: now or never.
    Decide,
    /// A tax is dealt with, and a card of the time pile can be set aside.
    SetAside,
    /// A seat takes cards from the harbour.
    Take,
    /// A seat has taken, and can still do something before the next one takes.
    After,
    /// The others have taken; the active seat may still claim expeditions and complete contracts before its turn ends.
    Close,
    /// The game has ended.
    Over,
}

/// What lies before one seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Area {
    /// Cards face down, each a coin.
    pub coins: Stack,
    /// Coins without a card: they replace coin cards when the cards run out.
    pub markers: u16,
    pub people: Stack,
    pub expeditions: Stack,
    /// Ships that lie under shopkeepers, a point each.
    pub stowed: Stack,
    /// Repelled ships kept for the pack of pirates.
    pub kept: Stack,
    pub progress: Progress,
    // The rest follows from the people and expeditions and is kept up to date, because every decision asks for it.
    pub points: u8,
    pub swords: u8,
    pub roles: [u8; Role::COUNT],
}

impl Area {
    const EMPTY: Self = Self {
        coins: Stack::EMPTY,
        markers: 0,
        people: Stack::EMPTY,
        expeditions: Stack::EMPTY,
        stowed: Stack::EMPTY,
        kept: Stack::EMPTY,
        progress: Progress::NONE,
        points: 0,
        swords: 0,
        roles: [0; Role::COUNT],
    };

    /// All the seat's money.
    pub fn money(&self) -> u16 {
        u16::from(self.coins.len) + self.markers
    }

    pub fn has(&self, role: Role) -> u8 {
        self.roles[role.index()]
    }

    /// Adds to the number of the role: 1 for one more, `u8::MAX` for one less. An expert also counts as the traveller it stands for.
    fn count(&mut self, role: Role, more: u8) {
        let index = role.index();
        self.roles[index] = self.roles[index].wrapping_add(more);
        if let Role::Expert(_) = role {
            let index = role.counts_as().index();
            self.roles[index] = self.roles[index].wrapping_add(more);
        }
    }

    pub fn trader(&self, colour: Colour) -> u8 {
        self.has(Role::Trader(colour))
    }

    /// How many experts on Ares pirates the seat has.
    pub fn experts(&self) -> u8 {
        [Traveller::Settler, Traveller::Captain, Traveller::Priest].iter().map(|one| self.has(Role::Expert(*one))).sum()
    }
}

/// A game of Port Royal.
#[derive(Clone)]
pub struct PortRoyal {
    pub(crate) seats: u8,
    pub(crate) mode: Mode,
    pub(crate) edition: Edition,
    pub(crate) ending: Ending,
    pub(crate) extras: Extras,

    pub(crate) phase: Phase,
    pub(crate) round: u16,
    /// Who began: the last round ends with its right-hand neighbour.
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    /// Has the active seat revealed a card in this turn?
    pub(crate) revealed: bool,
    /// The ship just revealed, while the active seat decides.
    pub(crate) arriving: Option<CardId>,
    /// How many gamblers have been used in this turn.
    pub(crate) gambles: u8,
    /// How many colours of ships have lain in the harbour when contracts last looked.
    pub(crate) colours_seen: u8,
    /// Has the turn ended in a bust, so that only the unlucky one is still asked something?
    pub(crate) busted: bool,
    /// The tax that is being dealt with.
    pub(crate) tax_card: Option<CardId>,
    /// The taxes among a gambler's cards that come after it, the next one on top.
    pub(crate) taxes: Stack,
    /// Who takes cards now, and how many more.
    pub(crate) taker: Seat,
    pub(crate) takes: u8,
    /// Has somebody reached the goal, so that this round is the last?
    pub(crate) last_round: bool,

    /// The contracts on the table.
    pub(crate) contracts: Contracts,
    /// The contracts that can be completed at this moment only, and the seats that have still to say whether they do.
    pub(crate) due: Contracts,
    pub(crate) asked: Seats,

    pub(crate) chance: Chance,
    /// How often cards have been shuffled into a new draw pile.
    pub(crate) shuffles: u8,
    /// The print on each card, as an index into [`PRINTS`]; those behind them are the Adventure's.
    pub(crate) face: [u8; CARDS],
    /// The card under each card.
    pub(crate) below: [CardId; CARDS],
    /// For a card that lies as a coin: from which draw pile (by [`Self::shuffles`]) it was dealt. Everybody can work out which faces
    /// lie as coins dealt from one and the same pile, but not where each of them lies.
    pub(crate) dealt: [u8; CARDS],

    pub(crate) draw_pile: Stack,
    pub(crate) discard: Stack,
    /// The time left, when all play together: the first card of every turn comes from here.
    pub(crate) time_pile: Stack,
    /// What has been set aside of it.
    pub(crate) scoring_pile: Stack,
    pub(crate) harbour: Stack,
    /// The colours of the ships in the harbour, one bit each.
    pub(crate) docked: u8,
    pub(crate) expeditions: Stack,
    pub(crate) areas: [Area; SEATS],
    pub(crate) adventure: Adventure,
}

/// More prints than a game can be played with.
pub(crate) const MOST_PRINTS: usize = PRINT_COUNT + MOST_CARDS;

/// A set of prints.
pub(crate) struct PrintSet([u64; MOST_PRINTS.div_ceil(64)]);

impl PrintSet {
    pub const EMPTY: Self = Self([0; MOST_PRINTS.div_ceil(64)]);

    /// Adds a print; false if it was there already.
    #[inline]
    pub const fn insert(&mut self, print: u8) -> bool {
        let (word, bit) = (print as usize / 64, 1 << (print % 64));
        let is_new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        is_new
    }
}

impl PortRoyal {
    /// The coins everybody starts with.
    pub(crate) const STARTING_COINS: u8 = 3;

    /// The table before any card is laid out: every card's print is set, but no card lies anywhere.
    pub(crate) fn bare(setup: &Setup, first: Seat, chance: Chance) -> Self {
        // Whether there is a sound content file was asked when the setup was checked.
        let content = setup.adventure().ok().flatten();
        let mut face = [0; CARDS];
        for (card, print) in prints(setup, content.as_deref()).enumerate() {
            face[card] = print;
        }
        Self {
            adventure: Adventure::bare(setup, content),
            extras: Extras::of(&setup.with),
            seats: setup.seats,
            mode: setup.mode,
            edition: setup.edition,
            ending: setup.ending,
            phase: Phase::Discover,
            round: 1,
            first,
            active: first,
            revealed: false,
            arriving: None,
            gambles: 0,
            colours_seen: 0,
            busted: false,
            tax_card: None,
            taxes: Stack::EMPTY,
            taker: first,
            takes: 0,
            last_round: false,
            contracts: Contracts::NONE,
            due: Contracts::NONE,
            asked: Seats::NONE,
            chance,
            shuffles: 0,
            face,
            below: [NONE; CARDS],
            dealt: [0; CARDS],
            draw_pile: Stack::EMPTY,
            discard: Stack::EMPTY,
            time_pile: Stack::EMPTY,
            scoring_pile: Stack::EMPTY,
            harbour: Stack::EMPTY,
            docked: 0,
            expeditions: Stack::EMPTY,
            areas: [Area::EMPTY; SEATS],
        }
    }

    /// A game at its start: the pile shuffled, three coins for everybody.
    pub(crate) fn start(setup: &Setup, seed: Seed) -> Self {
        let mut game = Self::bare(setup, setup.first.seat(setup.seats, seed), Chance::seeded(seed));
        let cards = prints(setup, game.content()).count();
        if game.adventure.is_on() {
            game.start_adventure(setup, cards);
            return game;
        }
        // The five-seat expedition has no coin on its back, and lies in no pile.
        let in_pile = cards - usize::from(setup.has_five_seat_expedition());
        let mut pile: [CardId; CARDS] = std::array::from_fn(|card| card as CardId);
        game.chance.shuffle(DECK, &mut pile[..in_pile]);
        for card in &pile[..in_pile] {
            push(&mut game.below, &mut game.draw_pile, *card);
        }
        if setup.has_five_seat_expedition() {
            push(&mut game.below, &mut game.expeditions, in_pile as CardId);
        }
        game.contracts = contracts::draw(setup.mode, setup.seats, &mut game.chance);
        if setup.mode.has_time_pile() {
            game.phase = Phase::Prepare;
            for _ in 0..cooperative::time_cards(game.contracts) {
                if let Some(card) = pop(&game.below, &mut game.draw_pile) {
                    push(&mut game.below, &mut game.time_pile, card);
                }
            }
        }
        for seat in game.seats_from_active() {
            game.gain_silently(seat, Self::STARTING_COINS);
        }
        game
    }

    #[inline]
    pub(crate) fn card(&self, card: CardId) -> Card {
        self.print(self.face[card as usize])
    }

    /// What the print with this number looks like.
    #[inline]
    pub(crate) fn print(&self, print: u8) -> Card {
        match PRINTS.get(print as usize) {
            Some(card) => *card,
            None => self.new_print(usize::from(print) - PRINT_COUNT),
        }
    }

    #[cold]
    fn new_print(&self, print: usize) -> Card {
        self.content().map_or(PRINTS[0], |content| content.prints[print])
    }

    pub(crate) fn area(&self, seat: Seat) -> &Area {
        &self.areas[seat.index()]
    }

    pub(crate) fn area_mut(&mut self, seat: Seat) -> &mut Area {
        &mut self.areas[seat.index()]
    }

    /// The cards of a stack, from the top.
    pub(crate) fn stack(&self, stack: Stack) -> impl Iterator<Item = CardId> + Clone + '_ {
        let mut next = stack.top;
        (0..stack.len).map(move |_| {
            let card = next;
            next = self.below[card as usize];
            card
        })
    }

    /// Every seat once, from the active one clockwise.
    pub(crate) fn seats_from_active(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, first) = (self.seats as usize, self.active.index());
        (0..seats).map(move |step| Seat::new((first + step) % seats))
    }

    pub(crate) fn push_discard(&mut self, card: CardId) {
        push(&mut self.below, &mut self.discard, card);
    }

    pub(crate) fn push_harbour(&mut self, card: CardId) {
        if let Card::Ship { colour, .. } = self.card(card) {
            self.docked |= 1 << colour as u8;
        }
        push(&mut self.below, &mut self.harbour, card);
    }

    pub(crate) fn push_expedition(&mut self, card: CardId) {
        push(&mut self.below, &mut self.expeditions, card);
    }

    /// A card with this print in the harbour, the newest first.
    pub(crate) fn in_harbour(&self, card: Card) -> Option<CardId> {
        self.stack(self.harbour).find(|other| self.card(*other) == card)
    }

    pub(crate) fn take_from_harbour(&mut self, card: CardId) {
        remove(&mut self.below, &mut self.harbour, card);
        if let Card::Ship { colour, .. } = self.card(card) {
            self.docked &= !(1 << colour as u8);
        }
    }

    pub(crate) fn empty_harbour(&mut self) {
        while let Some(card) = pop(&self.below, &mut self.harbour) {
            push(&mut self.below, &mut self.discard, card);
        }
        self.docked = 0;
    }

    pub(crate) fn enlist(&mut self, seat: Seat, card: CardId) {
        let Card::Person { role, points, .. } = self.card(card) else { return };
        let area = &mut self.areas[seat.index()];
        push(&mut self.below, &mut area.people, card);
        area.points += points;
        area.swords += role.swords();
        area.count(role, 1);
    }

    /// Discards somebody with this print; false if the seat has nobody like that.
    pub(crate) fn dismiss(&mut self, seat: Seat, card: Card) -> bool {
        let Card::Person { role, points, .. } = card else { return false };
        let Some(id) = self.stack(self.area(seat).people).find(|other| self.card(*other) == card) else { return false };
        if let Role::Innkeeper { bread, rum } = role {
            self.inn_closes(seat, id, (bread, rum));
        }
        let area = &mut self.areas[seat.index()];
        remove(&mut self.below, &mut area.people, id);
        area.points -= points;
        area.swords -= role.swords();
        area.count(role, u8::MAX);
        self.push_discard(id);
        if let Role::Shopkeeper(colour) = role {
            self.unstow(seat, colour);
        }
        true
    }

    /// Lays a ship under a shopkeeper of its colour, where it is a point; false if the seat has none.
    pub(crate) fn stow(&mut self, seat: Seat, ship: CardId) -> bool {
        let Card::Ship { colour, .. } = self.card(ship) else { return false };
        let area = &mut self.areas[seat.index()];
        if area.has(Role::Shopkeeper(colour)) == 0 {
            return false;
        }
        push(&mut self.below, &mut area.stowed, ship);
        area.points += 1;
        true
    }

    /// The ships of a colour go with the last shopkeeper they lie under.
    fn unstow(&mut self, seat: Seat, colour: Colour) {
        if self.area(seat).has(Role::Shopkeeper(colour)) > 0 {
            return;
        }
        let is_under = |card: Card| matches!(card, Card::Ship { colour: other, .. } if other == colour);
        let mut next = self.area(seat).stowed;
        while let Some(ship) = pop(&self.below, &mut next) {
            if is_under(self.card(ship)) {
                let area = &mut self.areas[seat.index()];
                remove(&mut self.below, &mut area.stowed, ship);
                area.points -= 1;
                self.push_discard(ship);
            }
        }
    }

    pub(crate) fn award(&mut self, seat: Seat, expedition: CardId) {
        let Card::Expedition { points, .. } = self.card(expedition) else { return };
        let area = &mut self.areas[seat.index()];
        push(&mut self.below, &mut area.expeditions, expedition);
        area.points += points;
    }

    pub(crate) fn take_expedition(&mut self, expedition: Card) -> Option<CardId> {
        let card = self.stack(self.expeditions).find(|other| self.card(*other) == expedition)?;
        remove(&mut self.below, &mut self.expeditions, card);
        Some(card)
    }

    /// The top card of the draw pile. An empty pile is made again from the discards; if there are none, of everybody's coin cards, which
    /// become markers (a house rule: the rulebooks are silent). `None` if even that gives no card. Tells what had to be done.
    pub(crate) fn draw_card(&mut self) -> (Option<CardId>, Refill) {
        let refill = self.refill_if_empty();
        if self.adventure.top_seen() {
            // It is turned face up.
            self.forget_top();
        }
        (pop(&self.below, &mut self.draw_pile), refill)
    }

    /// The top card of the draw pile, to stay face down, and the number of the pile it is dealt from.
    pub(crate) fn pop_draw_pile(&mut self) -> Option<(CardId, u8)> {
        let id = pop(&self.below, &mut self.draw_pile)?;
        let pile = if self.adventure.top_seen() { self.dealt[id as usize] } else { self.shuffles };
        self.adventure.set_top_seen(false);
        Some((id, pile))
    }

    fn refill_if_empty(&mut self) -> Refill {
        if self.draw_pile.len > 0 {
            return Refill::None;
        }
        let refill = if self.discard.len > 0 { Refill::Discards } else { Refill::Coins };
        self.refill(refill)
    }

    /// In Set Sail! and the Adventure (a house rule: the rulebook is silent), coins become markers before the piles are quite empty.
    pub(crate) fn refill_thin_piles(&mut self) -> Refill {
        const THIN: u8 = 10;
        if !(self.mode == Mode::SetSail || self.mode.is_adventure()) || self.draw_pile.len + self.discard.len >= THIN {
            return Refill::None;
        }
        let coins = self.areas.iter().any(|area| area.coins.len > 0);
        if coins { self.refill(Refill::Coins) } else { Refill::None }
    }

    /// Shuffles what lies in the piles, and everybody's coin cards if needed, into a new draw pile.
    pub(crate) fn refill(&mut self, refill: Refill) -> Refill {
        self.forget_top();
        if refill == Refill::Coins {
            self.forget_all();
        }
        let mut cards = [NONE; CARDS];
        let mut count = 0;
        for pile in [&mut self.draw_pile, &mut self.discard] {
            while let Some(card) = pop(&self.below, pile) {
                cards[count] = card;
                count += 1;
            }
        }
        if refill == Refill::Coins {
            for area in &mut self.areas {
                area.markers += u16::from(area.coins.len);
                while let Some(card) = pop(&self.below, &mut area.coins) {
                    cards[count] = card;
                    count += 1;
                }
            }
        }
        if count == 0 {
            return Refill::None;
        }
        self.chance.shuffle(DECK, &mut cards[..count]);
        self.number_new_pile();
        for card in &cards[..count] {
            push(&mut self.below, &mut self.draw_pile, *card);
        }
        refill
    }

    pub(crate) fn number_new_pile(&mut self) {
        if self.shuffles == u8::MAX - 1 {
            self.renumber_piles();
        }
        self.shuffles += 1;
    }

    /// Gives the draw pile, and those that coins still come from, small numbers in the same order, so that even a very long game goes on.
    fn renumber_piles(&mut self) {
        let mut in_use = [false; u8::MAX as usize + 1];
        // The time pile comes from the first one.
        in_use[0] = self.time_pile.len + self.scoring_pile.len > 0;
        for area in &self.areas {
            for card in self.stack(area.coins) {
                in_use[self.dealt[card as usize] as usize] = true;
            }
        }
        for card in self.stack(self.adventure.looked()) {
            in_use[self.dealt[card as usize] as usize] = true;
        }
        self.adventure.mark_joined_piles(&mut in_use);
        let number = |pile: u8| in_use[..pile as usize].iter().filter(|used| **used).count() as u8;
        self.dealt = self.dealt.map(number);
        self.adventure.renumber_joined_piles(number);
        self.shuffles = number(self.shuffles);
    }

    /// Is there any card left for the draw pile?
    fn can_draw(&self) -> bool {
        self.draw_pile.len > 0 || self.discard.len > 0 || self.areas.iter().any(|area| area.coins.len > 0)
    }

    /// The card turned over next: the first one of a turn comes from the time pile, where there is one.
    pub(crate) fn next_card(&mut self) -> (Option<CardId>, Refill) {
        if !self.revealed && self.time_pile.len > 0 {
            return (pop(&self.below, &mut self.time_pile), Refill::None);
        }
        self.draw_card()
    }

    /// Is there a card that could be turned over next?
    pub(crate) fn can_reveal(&self) -> bool {
        self.can_draw() || (!self.revealed && self.time_pile.len > 0)
    }

    /// Gives coins from the draw pile, face down. When no card can be had at all, the coins are markers.
    pub(crate) fn gain_silently(&mut self, seat: Seat, coins: u8) -> Refill {
        let mut refilled = Refill::None;
        for _ in 0..coins {
            refilled = refilled.max(self.refill_if_empty());
            let card = self.pop_draw_pile();
            let area = &mut self.areas[seat.index()];
            if let Some((card, pile)) = card {
                push(&mut self.below, &mut area.coins, card);
                self.dealt[card as usize] = pile;
            } else {
                area.markers += 1;
            }
        }
        refilled
    }

    /// The seat pays to the discard pile, where the coins turn face up; the coin gained last is paid first, markers at the very end.
    /// Returns how many cards turned up: they lie on top of the discard pile.
    pub(crate) fn pay(&mut self, seat: Seat, coins: u16) -> u8 {
        let mut turned = 0;
        for _ in 0..coins {
            let area = &mut self.areas[seat.index()];
            if let Some(card) = pop(&self.below, &mut area.coins) {
                push(&mut self.below, &mut self.discard, card);
                self.forget(card);
                turned += 1;
            } else {
                area.markers = area.markers.saturating_sub(1);
            }
        }
        turned
    }

    /// One coin goes from seat to seat, face down.
    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat) {
        if let Some(card) = pop(&self.below, &mut self.areas[from.index()].coins) {
            push(&mut self.below, &mut self.areas[to.index()].coins, card);
        } else if self.areas[from.index()].markers > 0 {
            self.areas[from.index()].markers -= 1;
            self.areas[to.index()].markers += 1;
        }
    }

    /// What hiring costs the seat now, without the fee to the active seat.
    #[inline]
    pub(crate) fn price(&self, seat: Seat, cost: u8) -> u16 {
        u16::from(cost.saturating_sub(self.area(seat).has(Role::Mademoiselle) + self.discount(seat)))
    }

    /// What a card taken by this seat costs as a fee.
    #[inline]
    pub(crate) fn fee(&self, seat: Seat) -> u16 {
        u16::from(seat != self.active && !self.fees_are_waived())
    }

    /// Does a tax give this seat a coin?
    pub(crate) fn earns_tax_bonus(&self, seat: Seat, bonus: TaxBonus) -> bool {
        let areas = &self.areas[..self.seats as usize];
        let own = self.area(seat);
        match bonus {
            TaxBonus::MostSwords => areas.iter().all(|other| other.swords <= own.swords),
            TaxBonus::FewestPoints => areas.iter().all(|other| other.points >= own.points),
        }
    }
}

/// The print of every card in play; the five-seat expedition comes last, or the Adventure's cards.
pub(crate) fn prints(setup: &Setup, content: Option<&Content>) -> impl Iterator<Item = u8> {
    let new =
        content.into_iter().flat_map(|content| content.cards.iter().map(|card| (PRINT_COUNT as u8 + card.print, card.copies)));
    let five = setup.has_five_seat_expedition().then_some(FIVE_SEAT_PRINT);
    let copies = |(print, copies): (u8, u8)| std::iter::repeat_n(print, copies as usize);
    setup.decks().flat_map(crate::decks::Deck::prints).chain(new).flat_map(copies).chain(five)
}

/// Where a new draw pile had to come from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Refill {
    /// It was not needed, or nothing was left.
    None,
    /// From the discard pile.
    Discards,
    /// From everybody's coin cards, which became markers.
    Coins,
}

pub(crate) fn push(below: &mut [CardId; CARDS], stack: &mut Stack, card: CardId) {
    below[card as usize] = stack.top;
    stack.top = card;
    stack.len += 1;
}

pub(crate) fn pop(below: &[CardId; CARDS], stack: &mut Stack) -> Option<CardId> {
    if stack.len == 0 {
        return None;
    }
    let card = stack.top;
    stack.top = below[card as usize];
    stack.len -= 1;
    Some(card)
}

pub(crate) fn remove(below: &mut [CardId; CARDS], stack: &mut Stack, card: CardId) {
    stack.len -= 1;
    if stack.top == card {
        stack.top = below[card as usize];
        return;
    }
    let mut above = stack.top;
    while below[above as usize] != card {
        above = below[above as usize];
    }
    below[above as usize] = below[card as usize];
}
