//! What cards do: each [`Step`] of the card list, and each [`Harm`] of an Attack.

use table::{Log, Seat};

use crate::cards::{Card, Harm, Next, Step, Types};
use crate::event::{Event, Place};
use crate::frames::{Frame, Question};
use crate::state::{COPPER, CURSE, Counts, DeckCard, Dominion, GOLD, Known, NO_SLOT, SILVER, Slot};

/// Whether a Throne Room is behind the play of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Doubled {
    /// It will be played once more.
    pub again: bool,
    /// It is itself a Throne Room that already stays in play with a Duration card.
    pub staying: bool,
}

impl Doubled {
    pub const NO: Self = Self { again: false, staying: false };
}

impl Dominion {
    /// Plays an Action card from the active seat's hand.
    pub(crate) fn play_from_hand(&mut self, slot: Slot, doubled: Doubled, log: &mut impl Log<Self>) {
        let seat = self.active;
        self.take_openly(seat, slot);
        self.area_mut(seat).in_play.add(slot, 1);
        let card = self.card(slot);
        log.tell_all(|| Event::Played { seat, card });
        self.resolve(card, doubled, log);
    }

    /// A played card takes effect. Reactions to an Attack come before anything it says.
    pub(crate) fn resolve(&mut self, card: Card, doubled: Doubled, log: &mut impl Log<Self>) {
        if card.is(Types::ATTACK) {
            self.frames.push(Frame::Steps { card, next: 0 });
            self.attack_begins(log);
            return;
        }
        self.give_bonus(card, log);
        match card.spec().steps {
            [] => {}
            [Step::PlayTwice] => {
                if self.area(self.active).hand.len > 0 {
                    let Doubled { again, staying } = doubled;
                    self.frames.ask(self.active, Question::PlayTwice { staying, again });
                }
            }
            _ => self.frames.push(Frame::Steps { card, next: 1 }),
        }
    }

    fn give_bonus(&mut self, card: Card, log: &mut impl Log<Self>) {
        let spec = card.spec();
        self.actions = self.actions.saturating_add(spec.bonus.actions);
        self.buys = self.buys.saturating_add(spec.bonus.buys);
        self.coins += u16::from(spec.bonus.coins);
        if let Next::Always(_) = spec.next {
            self.earn_next_turn(card);
        }
        if spec.bonus.cards > 0 {
            self.draw(self.active, spec.bonus.cards, log);
        }
    }

    fn earn_next_turn(&mut self, card: Card) {
        if let Some(slot) = self.slot(card) {
            self.area_mut(self.active).due.add(slot, 1);
        }
    }

    /// Lighthouses protect by themselves; then everybody who may hold a Reaction is asked, whether they hold one or not, because who
    /// is asked must tell nothing.
    fn attack_begins(&mut self, log: &mut impl Log<Self>) {
        self.binding = true;
        self.immune = 0;
        if let Some(slot) = self.slot(Card::Lighthouse) {
            for seat in self.all_seats().filter(|seat| *seat != self.active) {
                if self.area(seat).in_play_of(slot) > 0 {
                    self.immune |= 1 << seat.index();
                    log.tell_all(|| Event::Sheltered { seat });
                }
            }
        }
        if self.masks.reactions != 0 {
            self.frames.push(Frame::Reactions { seat: self.active.next(self.seats), left: self.seats - 1 });
        }
    }

    fn is_immune(&self, seat: Seat) -> bool {
        self.immune >> seat.index() & 1 != 0
    }

    /// Does the next bit of something half done, which has been taken off the stack.
    pub(crate) fn carry_on(&mut self, frame: Frame, log: &mut impl Log<Self>) {
        match frame {
            Frame::Steps { card, next: 0 } => {
                if !card.spec().steps.is_empty() {
                    self.frames.push(Frame::Steps { card, next: 1 });
                }
                self.give_bonus(card, log);
            }
            Frame::Steps { card, next } => {
                let steps = card.spec().steps;
                if steps.len() > next as usize {
                    self.frames.push(Frame::Steps { card, next: next + 1 });
                }
                if let Some(step) = steps.get(next as usize - 1) {
                    self.take_step(card, *step, log);
                }
            }
            Frame::Again { card, staying } => {
                let seat = self.active;
                log.tell_all(|| Event::PlayedAgain { seat, card });
                self.resolve(card, Doubled { again: false, staying }, log);
            }
            // Everybody has been asked; and questions are answered, not carried on.
            Frame::Reactions { left: 0, .. } | Frame::Ask { .. } => {}
            Frame::Reactions { seat, left } => {
                self.frames.push(Frame::Reactions { seat: seat.next(self.seats), left: left - 1 });
                let reactions = self.masks.reactions;
                let may_react = (0..self.piles).any(|slot| reactions >> slot & 1 != 0 && self.area(seat).may_hold(slot));
                if may_react && !self.is_immune(seat) {
                    self.frames.ask(seat, Question::React);
                }
            }
            Frame::Each { harm, left: 0, .. } => self.attack_ends(harm, log),
            Frame::Each { harm, card, seat, left } => {
                self.frames.push(Frame::Each { harm, card, seat: seat.next(self.seats), left: left - 1 });
                if seat == self.active || !self.is_immune(seat) {
                    self.inflict(harm, card, seat, log);
                }
            }
            Frame::DrawTo { cards } => self.draw_to(cards, log),
        }
    }

    fn take_step(&mut self, card: Card, step: Step, log: &mut impl Log<Self>) {
        let seat = self.active;
        let hand = self.area(seat).hand.len;
        match step {
            Step::DigForTreasures(treasures) => self.dig_for_treasures(seat, treasures, log),
            Step::SilverOntoDeck => {
                self.gain(seat, SILVER, Place::Deck, log);
            }
            Step::DiscardToDraw if hand > 0 => {
                self.picked_of = seat;
                self.frames.ask(seat, Question::DiscardToDraw);
            }
            Step::MayDiscardDeck if !self.area(seat).deck.is_empty() => self.frames.ask(seat, Question::DiscardDeck),
            Step::TrashUpTo(left) if hand > 0 => self.frames.ask(seat, Question::TrashUpTo { left }),
            Step::OthersDraw(cards) => {
                let mut other = seat.next(self.seats);
                while other != seat {
                    self.draw(other, cards, log);
                    other = other.next(self.seats);
                }
            }
            Step::TrashThis => {
                self.trash_from_play(card, log);
            }
            Step::GainUpTo(most) => self.ask_to_gain(most, false, Place::Discard),
            Step::DrawTo(cards) => {
                self.picked_of = seat;
                self.frames.push(Frame::DrawTo { cards });
            }
            Step::UpgradeTreasure(more) if hand > 0 => self.frames.ask(seat, Question::TrashTreasure { more }),
            Step::SellCopper(coins) if self.area(seat).hand.all.of(COPPER) > 0 => {
                self.take_openly(seat, COPPER);
                self.trash(seat, COPPER, log);
                self.coins += u16::from(coins);
            }
            Step::Remodel(more) if hand > 0 => self.frames.ask(seat, Question::TrashForGain { more }),
            Step::Salvage if hand > 0 => self.frames.ask(seat, Question::TrashForCoins),
            Step::KeepStolen if !self.stolen.is_empty() => self.frames.ask(seat, Question::KeepStolen),
            Step::Present if hand > 0 => self.frames.ask(seat, Question::Present),
            Step::Embargo => self.frames.ask(seat, Question::Embargo),
            Step::Explore if hand > 0 => self.frames.ask(seat, Question::Explore),
            Step::Explore => {
                self.gain(seat, SILVER, Place::Hand, log);
            }
            Step::SetAside if hand > 0 => self.frames.ask(seat, Question::SetAside),
            Step::Exile => {
                if let Some(slot) = self.slot(card).filter(|slot| self.area(seat).in_play.of(*slot) > 0) {
                    self.area_mut(seat).in_play.take(slot);
                    self.exile(seat, slot, log);
                }
                if hand > 0 {
                    self.frames.ask(seat, Question::Exile);
                }
            }
            Step::Lookout => self.lookout(seat, log),
            Step::NativeVillage => self.frames.ask(seat, Question::NativeVillage),
            Step::Navigate(cards) => {
                self.look_at_top(seat, cards, log);
                if self.looking.len > 0 {
                    self.frames.ask(seat, Question::Navigate);
                }
            }
            Step::Outpost => self.outpost = true,
            Step::PearlDive => {
                if self.area(seat).deck.is_empty() {
                    self.shuffle_discards(seat, log);
                }
                if let Some(bottom) = self.area_mut(seat).deck.cards_mut().first_mut() {
                    *bottom = bottom.known_by_owner();
                    let slot = bottom.slot();
                    self.binding = true;
                    let card = self.card(slot);
                    log.tell(|viewer| Some(Event::Looked { seat, count: 1, cards: viewer.is(seat).then(|| vec![card]) }));
                    self.frames.ask(seat, Question::PearlDive);
                }
            }
            Step::PirateShip => self.frames.ask(seat, Question::PirateShip),
            Step::Smuggle(most) => self.smuggle(most, log),
            Step::Tactics if hand > 0 => {
                let cards = self.area(seat).hand.all;
                let Some(top) = self.discard_hand(seat, true) else { return };
                let top = self.card(top);
                log.tell(|viewer| {
                    let faces = viewer.is(seat).then(|| self.names(&cards));
                    Some(Event::Discarded { seat, count: cards.total(), cards: faces, top })
                });
                self.earn_next_turn(card);
            }
            Step::DigTreasure => {
                let this = self.trash_from_play(card, log);
                let Some(other) = self.holds(seat, card) else { return };
                self.take_openly(seat, other);
                self.trash(seat, other, log);
                if this {
                    for _ in 0..4 {
                        self.gain(seat, GOLD, Place::Deck, log);
                    }
                }
            }
            Step::Discard(cards) => self.ask_to_discard(seat, hand.saturating_sub(u16::from(cards)) as u8),
            Step::Each(harm) => self.attack(harm, card),
            // What is left are steps for which a card in the hand, or in the deck, is needed and there is none.
            _ => {}
        }
    }

    // ---- Attacks ----------------------------------------------------------------------------------------------------------------

    /// Sends an Attack round the table, from the left-hand neighbour of the active seat; a Spy looks at its owner's deck first.
    pub(crate) fn attack(&mut self, harm: Harm, card: Card) {
        let (seat, left) = match harm {
            Harm::Spy => (self.active, self.seats),
            _ => (self.active.next(self.seats), self.seats - 1),
        };
        self.frames.push(Frame::Each { harm, card, seat, left });
    }

    fn inflict(&mut self, harm: Harm, card: Card, seat: Seat, log: &mut impl Log<Self>) {
        const SPARED: u16 = 3;
        let hand = self.area(seat).hand.len;
        match harm {
            Harm::Bureaucrat if hand > 0 => self.frames.ask(seat, Question::PutVictory),
            Harm::Militia => self.ask_to_discard(seat, SPARED as u8),
            Harm::Spy => {
                self.reveal_top(seat, 1, log);
                if self.looking.len > 0 {
                    self.frames.ask(self.active, Question::Spied);
                }
            }
            Harm::Thief | Harm::PirateShip => {
                self.reveal_top(seat, 2, log);
                let is_treasure = |card: &DeckCard| self.masks.treasures >> card.slot() & 1 != 0;
                let mut treasures = self.looking.cards().iter().filter(|card| is_treasure(card)).map(|card| card.slot());
                let stolen = harm == Harm::Thief;
                match (treasures.next(), treasures.next()) {
                    (Some(one), Some(other)) if one != other => self.frames.ask(self.active, Question::Plunder { stolen }),
                    (Some(slot), _) => self.plunder(slot, stolen, log),
                    _ => self.discard_looking(log),
                }
            }
            Harm::Witch => {
                self.gain(seat, CURSE, Place::Discard, log);
            }
            Harm::Ambassador => {
                if let Some(slot) = self.slot(card) {
                    self.gain(seat, slot, Place::Discard, log);
                }
            }
            Harm::Cutpurse => {
                if self.area(seat).hand.all.of(COPPER) > 0 {
                    self.take_openly(seat, COPPER);
                    self.tell_discarded(seat, COPPER, log);
                } else if hand > 0 {
                    self.show_hand(seat, log);
                }
            }
            Harm::GhostShip if hand > SPARED => self.frames.ask(seat, Question::PutBackTo { cards: SPARED as u8 }),
            Harm::SeaHag => {
                if let Some(top) = self.take_top(seat, log) {
                    self.now_seen(seat, top.slot(), top.known());
                    self.tell_discarded(seat, top.slot(), log);
                }
                self.gain(seat, CURSE, Place::Deck, log);
            }
            _ => {}
        }
    }

    fn attack_ends(&mut self, harm: Harm, log: &mut impl Log<Self>) {
        if harm == Harm::PirateShip && self.plundered {
            let seat = self.active;
            let area = self.area_mut(seat);
            area.coin_tokens = area.coin_tokens.saturating_add(1);
            let tokens = area.coin_tokens;
            log.tell_all(|| Event::EarnedToken { seat, tokens });
        }
    }

    /// A revealed Treasure is trashed, the other card discarded.
    pub(crate) fn plunder(&mut self, slot: Slot, stolen: bool, log: &mut impl Log<Self>) {
        if self.looking.take(slot).is_some() {
            self.trash(self.looking.of, slot, log);
            if stolen {
                self.stolen.add(slot, 1);
            }
            self.plundered = true;
        }
        self.discard_looking(log);
    }

    // ---- Looking and revealing --------------------------------------------------------------------------------------------------

    /// A seat turns over the top cards of its deck for everybody.
    fn reveal_top(&mut self, seat: Seat, cards: u8, log: &mut impl Log<Self>) {
        self.looking.of = seat;
        self.looking.len = 0;
        for _ in 0..cards {
            let Some(card) = self.take_top(seat, log) else { break };
            self.now_seen(seat, card.slot(), card.known());
            self.looking.push(DeckCard::placed(card.slot(), Known::Seen));
        }
        if self.looking.len > 0 {
            let faces = || self.looking.cards().iter().map(|card| self.card(card.slot())).collect();
            log.tell_all(|| Event::Revealed { seat, cards: faces(), from: Place::Deck });
        }
    }

    /// A seat looks at the top cards of its deck.
    fn look_at_top(&mut self, seat: Seat, cards: u8, log: &mut impl Log<Self>) {
        self.looking.of = seat;
        self.looking.len = 0;
        for _ in 0..cards {
            let Some(card) = self.take_top(seat, log) else { break };
            self.looking.push(card.known_by_owner());
        }
        if self.looking.len > 0 {
            let faces = || self.looking.cards().iter().map(|card| self.card(card.slot())).collect();
            let count = u16::from(self.looking.len);
            log.tell(|viewer| Some(Event::Looked { seat, count, cards: viewer.is(seat).then(faces) }));
        }
    }

    /// The cards looked at, or revealed, are discarded; the last ends up on top.
    pub(crate) fn discard_looking(&mut self, log: &mut impl Log<Self>) {
        let seat = self.looking.of;
        self.picked_of = seat;
        while let Some(card) = self.looking.take_first() {
            self.picked.add(card.slot(), card.known());
            self.picked_last = card.slot();
        }
        self.discard_picked(log);
    }

    /// One of the cards looked at goes back on the deck. The others no longer know which it is, even if they knew it before.
    pub(crate) fn put_back(&mut self, slot: Slot, log: &mut impl Log<Self>) {
        let seat = self.looking.of;
        self.looking.forget();
        if let Some(card) = self.looking.take(slot) {
            self.area_mut(seat).deck.push(card);
            let card = self.card(card.slot());
            log.tell(|viewer| Some(Event::PutOnDeck { seat, card: viewer.is(seat).then_some(card) }));
        }
    }

    fn lookout(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.look_at_top(seat, 3, log);
        match self.looking.cards() {
            [] => {}
            [only] => {
                let slot = only.slot();
                self.lookout_trash(slot, log);
            }
            _ => self.frames.ask(seat, Question::LookoutTrash),
        }
    }

    pub(crate) fn lookout_trash(&mut self, slot: Slot, log: &mut impl Log<Self>) {
        let seat = self.looking.of;
        let Some(card) = self.looking.take(slot) else { return };
        self.now_seen(seat, slot, card.known());
        self.trash(seat, slot, log);
        match self.looking.cards() {
            [] => {}
            [only] => {
                let slot = only.slot();
                self.lookout_discard(slot, log);
            }
            _ => self.frames.ask(seat, Question::LookoutDiscard),
        }
    }

    pub(crate) fn lookout_discard(&mut self, slot: Slot, log: &mut impl Log<Self>) {
        let seat = self.looking.of;
        let Some(card) = self.looking.take(slot) else { return };
        self.now_seen(seat, slot, card.known());
        self.tell_discarded(seat, slot, log);
        if let Some(last) = self.looking.cards().first() {
            self.put_back(last.slot(), log);
        }
    }

    /// Reveals cards until enough Treasures show. What is revealed on the way is not in a discard pile that has to be shuffled
    /// meanwhile.
    fn dig_for_treasures(&mut self, seat: Seat, treasures: u8, log: &mut impl Log<Self>) {
        self.picked_of = seat;
        let mut found = 0;
        while found < treasures {
            let Some(card) = self.take_top(seat, log) else { break };
            let slot = card.slot();
            self.now_seen(seat, slot, card.known());
            let face = self.card(slot);
            log.tell_all(|| Event::Revealed { seat, cards: vec![face], from: Place::Deck });
            if self.masks.treasures >> slot & 1 != 0 {
                self.area_mut(seat).hand.add(slot, Known::Seen);
                found += 1;
            } else {
                self.picked.add(slot, Known::Seen);
                self.picked_last = slot;
            }
        }
        self.discard_picked(log);
    }

    /// A Library draws on until the hand is full, no card is left, or an Action turns up.
    fn draw_to(&mut self, cards: u8, log: &mut impl Log<Self>) {
        let seat = self.active;
        let mut drawn = Counts::NONE;
        while self.area(seat).hand.len < u16::from(cards) {
            let Some(card) = self.take_top(seat, log) else { break };
            let slot = card.slot();
            if self.masks.actions >> slot & 1 != 0 {
                self.tell_drawn(seat, &drawn, log);
                self.looking.of = seat;
                self.looking.len = 0;
                self.looking.push(card.known_by_owner());
                self.frames.push(Frame::DrawTo { cards });
                self.frames.ask(seat, Question::KeepDrawn);
                return;
            }
            self.area_mut(seat).hand.add(card.slot(), card.known());
            drawn.add(card.slot(), 1);
        }
        self.tell_drawn(seat, &drawn, log);
        self.discard_picked(log);
    }

    /// Tells what was drawn one by one as one draw: in which order the cards came, nobody keeps.
    fn tell_drawn(&self, seat: Seat, drawn: &Counts, log: &mut impl Log<Self>) {
        if !drawn.is_empty() {
            log.tell(|viewer| {
                let faces = viewer.is(seat).then(|| self.names(drawn));
                Some(Event::Drew { seat, count: drawn.total(), cards: faces })
            });
        }
    }

    pub(crate) fn keep_drawn(&mut self, seat: Seat, card: DeckCard, log: &mut impl Log<Self>) {
        self.area_mut(seat).hand.add(card.slot(), card.known());
        let face = self.card(card.slot());
        log.tell(|viewer| Some(Event::Drew { seat, count: 1, cards: viewer.is(seat).then(|| vec![face]) }));
    }

    // ---- The rest ---------------------------------------------------------------------------------------------------------------

    /// A played card can trash itself only while it is still in play: not when a Throne Room plays it a second time.
    fn trash_from_play(&mut self, card: Card, log: &mut impl Log<Self>) -> bool {
        let seat = self.active;
        let Some(slot) = self.slot(card).filter(|slot| self.area(seat).in_play.of(*slot) > 0) else { return false };
        self.area_mut(seat).in_play.take(slot);
        self.trash(seat, slot, log);
        true
    }

    pub(crate) fn exile(&mut self, seat: Seat, slot: Slot, log: &mut impl Log<Self>) {
        self.area_mut(seat).island.add(slot, 1);
        let card = self.card(slot);
        log.tell_all(|| Event::Exiled { seat, card });
    }

    /// Asks the active seat for a card to gain, if there is one.
    pub(crate) fn ask_to_gain(&mut self, most: u8, treasure: bool, to: Place) {
        if (0..self.piles).any(|slot| self.can_gain(slot, most, treasure)) {
            self.frames.ask(self.active, Question::Gain { most, treasure, to });
        }
    }

    pub(crate) fn can_gain(&self, slot: Slot, most: u8, treasure: bool) -> bool {
        self.supply.of(slot) > 0 && self.card(slot).cost() <= most && (!treasure || self.masks.treasures >> slot & 1 != 0)
    }

    /// Asks a seat to discard down to this many cards, if it has more.
    fn ask_to_discard(&mut self, seat: Seat, cards: u8) {
        if self.area(seat).hand.len > u16::from(cards) {
            self.picked_of = seat;
            self.picked_last = NO_SLOT;
            self.frames.ask(seat, Question::DiscardTo { cards });
        }
    }

    /// What the right-hand neighbour gained in its last turn can be had again, if it is cheap enough and not sold out.
    pub(crate) fn can_smuggle(&self, slot: Slot, most: u8) -> bool {
        self.neighbour_gained(self.active, slot) && self.can_gain(slot, most, false)
    }

    /// Did the seat to the right gain this in its last turn?
    fn neighbour_gained(&self, seat: Seat, slot: Slot) -> bool {
        let neighbour = (seat.index() + self.seats as usize - 1) % self.seats as usize;
        self.seats > 1 && self.areas[neighbour].gained >> slot & 1 != 0
    }

    /// Could Smugglers of this seat bring this card, as things stand?
    pub(crate) fn could_smuggle(&self, seat: Seat, slot: Slot) -> bool {
        let most = Card::Smugglers.spec().steps.iter().find_map(|step| match step {
            Step::Smuggle(most) => Some(*most),
            _ => None,
        });
        let played_with = self.slot(Card::Smugglers).is_some();
        played_with && self.neighbour_gained(seat, slot) && most.is_some_and(|most| self.can_gain(slot, most, false))
    }

    fn smuggle(&mut self, most: u8, log: &mut impl Log<Self>) {
        let mut choices = (0..self.piles).filter(|slot| self.can_smuggle(*slot, most));
        match (choices.next(), choices.next()) {
            (None, _) => {}
            (Some(slot), None) => {
                self.gain(self.active, slot, Place::Discard, log);
            }
            _ => self.frames.ask(self.active, Question::Smuggle { most }),
        }
    }
}
