//! The questions cards ask: what may be answered, why something else may not, and what an answer does.

use table::{Illegal, Log, Seat};

use crate::action::Action;
use crate::cards::{Card, Harm, Types};
use crate::effects::Doubled;
use crate::event::{Event, Place};
use crate::frames::{Frame, Question};
use crate::state::{Counts, DeckCard, Dominion, GOLD, Known, PROVINCE, SILVER, Slot};
use crate::view::Picks;
use crate::why::Why;

/// Where the cards lie of which one is to be named.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    /// In the hand.
    Hand,
    /// Among the Treasures, Actions, Victory cards or Reactions in the hand.
    HandOf(u32),
    /// Among the cards looked at.
    Looking,
    /// Among the Treasures looked at.
    LookingTreasures,
    /// Among the piles one may gain from.
    Gain { most: u8, treasure: bool },
    /// Among the piles one may smuggle from.
    Smuggle { most: u8 },
    /// Among the stolen cards.
    Stolen,
    /// Any pile.
    Pile,
    /// Among the Duration cards to be carried out.
    Due,
    /// Nowhere: this question is not about a card.
    Nothing,
}

type Naming = fn(Card) -> Action;

impl Dominion {
    /// The word with which the question wants a card named, and where the card must lie.
    fn wanted(&self, question: Question) -> (Naming, Source) {
        let masks = &self.masks;
        match question {
            Question::StartOfTurn => (Action::Resolve, Source::Due),
            Question::React => (Action::Reveal, Source::HandOf(masks.reactions)),
            Question::DiscardTo { .. } | Question::DiscardToDraw => (Action::Discard, Source::Hand),
            Question::TrashUpTo { .. } | Question::TrashForGain { .. } | Question::TrashForCoins => (Action::Trash, Source::Hand),
            Question::Gain { most, treasure, .. } => (Action::Gain, Source::Gain { most, treasure }),
            Question::TrashTreasure { .. } => (Action::Trash, Source::HandOf(masks.treasures)),
            Question::PlayTwice { .. } => (Action::Play, Source::HandOf(masks.actions)),
            Question::KeepDrawn => (Action::SetAside, Source::Looking),
            Question::PutVictory => (Action::Put, Source::HandOf(masks.victories)),
            Question::Spied | Question::LookoutDiscard => (Action::Discard, Source::Looking),
            Question::Plunder { .. } => (Action::Trash, Source::LookingTreasures),
            Question::KeepStolen => (Action::Gain, Source::Stolen),
            Question::Present => (Action::Reveal, Source::Hand),
            Question::Embargo => (Action::Embargo, Source::Pile),
            Question::Explore => (Action::Reveal, Source::HandOf(1 << PROVINCE)),
            Question::PutBackTo { .. } => (Action::Put, Source::Hand),
            Question::SetAside | Question::Exile => (Action::SetAside, Source::Hand),
            Question::LookoutTrash => (Action::Trash, Source::Looking),
            Question::PutInOrder => (Action::Put, Source::Looking),
            Question::Smuggle { most } => (Action::Gain, Source::Smuggle { most }),
            // The bottom card is named too, but it lies in the deck.
            Question::DiscardDeck
            | Question::Return { .. }
            | Question::NativeVillage
            | Question::Navigate
            | Question::PearlDive
            | Question::PirateShip
            | Question::Treasuries => (Action::Reveal, Source::Nothing),
        }
    }

    fn lies_in(&self, seat: Seat, source: Source, slot: Slot) -> bool {
        let hand = &self.area(seat).hand.all;
        let looked_at = || self.looking.cards().iter().any(|card| card.slot() == slot);
        match source {
            Source::Hand => hand.of(slot) > 0,
            Source::HandOf(mask) => hand.of(slot) > 0 && mask >> slot & 1 != 0,
            Source::Looking => looked_at(),
            Source::LookingTreasures => looked_at() && self.masks.treasures >> slot & 1 != 0,
            Source::Gain { most, treasure } => self.can_gain(slot, most, treasure),
            Source::Smuggle { most } => self.can_smuggle(slot, most),
            Source::Stolen => self.stolen.of(slot) > 0,
            Source::Pile => true,
            Source::Due => self.area(seat).due.of(slot) > 0,
            Source::Nothing => false,
        }
    }

    /// Adds every answer to the question.
    pub(crate) fn answers(&self, seat: Seat, question: Question, into: &mut Vec<Action>) {
        let before = into.len();
        let (naming, source) = self.wanted(question);
        if source != Source::Nothing {
            let slots = (0..self.piles).filter(|slot| self.lies_in(seat, source, *slot));
            into.extend(slots.map(|slot| naming(self.card(slot))));
        }
        let named = into.len() > before;
        match question {
            Question::StartOfTurn => into.push(Action::ResolveAll),
            Question::React => into.push(Action::Pass),
            Question::DiscardToDraw | Question::TrashUpTo { .. } | Question::KeepStolen => into.push(Action::Done),
            Question::DiscardDeck => into.extend([Action::DiscardDeck, Action::Keep]),
            // Who has nothing fitting says so; only the seat itself can tell.
            Question::TrashTreasure { .. } | Question::PlayTwice { .. } | Question::PutVictory if !named => into.push(Action::Pass),
            Question::KeepDrawn | Question::Spied => into.push(Action::Keep),
            Question::Return { card } => {
                let held = self.holds(seat, card).map_or(0, |slot| self.area(seat).hand.all.of(slot));
                into.extend((0..=held.min(2)).map(Action::Return));
            }
            Question::Explore => into.push(Action::Gain(Card::Silver)),
            Question::NativeVillage => into.extend([Action::ToMat, Action::TakeMat]),
            Question::Navigate => into.extend([Action::DiscardAll, Action::Keep]),
            Question::PearlDive => {
                let bottom = self.area(seat).deck.cards().first();
                into.extend(bottom.map(|card| Action::Put(self.card(card.slot()))));
                into.push(Action::Keep);
            }
            Question::PirateShip => into.extend([Action::Plunder, Action::TakeCoins]),
            Question::Treasuries => into.extend((0..=self.treasuries()).map(Action::PutBack)),
            _ => {}
        }
    }

    /// How many cards answer the question together, if several can.
    pub(crate) fn picks(&self, seat: Seat, question: Question) -> Option<Picks> {
        let hand = self.area(seat).hand.len;
        let down_to = |cards: u8| hand.saturating_sub(u16::from(cards));
        let (least, most, ordered) = match question {
            Question::DiscardTo { cards } => (down_to(cards), down_to(cards), false),
            Question::PutBackTo { cards } => (down_to(cards), down_to(cards), true),
            Question::DiscardToDraw => (0, hand, false),
            Question::TrashUpTo { left } => (0, u16::from(left).min(hand), false),
            Question::KeepStolen => (0, self.stolen.total(), false),
            // The last one goes back by itself.
            Question::PutInOrder => {
                let most = u16::from(self.looking.len.saturating_sub(1));
                (most, most, true)
            }
            _ => return None,
        };
        Some(Picks { least, most, ordered })
    }

    /// The Attack that is being carried out.
    pub(crate) fn attack_going_on(&self) -> Option<Card> {
        let frames: Vec<Frame> = self.frames.iter().collect();
        frames.iter().rev().find_map(|frame| match frame {
            Frame::Each { harm, .. } => Some(harm.card()),
            Frame::Steps { card, .. } if card.is(Types::ATTACK) => Some(*card),
            _ => None,
        })
    }

    /// Why the question cannot be answered so, if it cannot.
    pub(crate) fn check_answer(&self, seat: Seat, question: Question, action: Action) -> Result<(), Why> {
        let (naming, source) = self.wanted(question);
        let Some(card) = action.card().filter(|card| source != Source::Nothing && naming(*card) == action) else {
            return self.check_plain_answer(seat, question, action);
        };
        let slot = self.slot(card).ok_or(Why::NotInGame { card })?;
        if self.lies_in(seat, source, slot) {
            return Ok(());
        }
        let in_hand = self.area(seat).hand.all.of(slot) > 0;
        Err(match source {
            Source::HandOf(_) if in_hand => Why::WrongKind { card },
            Source::Hand | Source::HandOf(_) => Why::NotInHand { card },
            Source::Looking | Source::LookingTreasures => Why::NotLookedAt { card },
            Source::Gain { .. } | Source::Smuggle { .. } if self.supply.of(slot) == 0 => Why::PileEmpty { card },
            Source::Gain { most, .. } if card.cost() > most => Why::TooCostly { card, price: card.cost(), most },
            Source::Gain { .. } => Why::WrongKind { card },
            Source::Smuggle { .. } => Why::NotSmuggled { card },
            Source::Stolen => Why::NotStolen { card },
            Source::Due => Why::NotDue { card },
            Source::Pile | Source::Nothing => Why::NotAsked,
        })
    }

    fn check_plain_answer(&self, seat: Seat, question: Question, action: Action) -> Result<(), Why> {
        match (question, action) {
            (Question::Return { card }, Action::Return(copies)) => {
                let held = self.holds(seat, card).map_or(0, |slot| self.area(seat).hand.all.of(slot));
                if copies <= held.min(2) { Ok(()) } else { Err(Why::TooManyCopies) }
            }
            (Question::Treasuries, Action::PutBack(copies)) => {
                if copies <= self.treasuries() {
                    Ok(())
                } else {
                    Err(Why::TooManyCopies)
                }
            }
            (Question::PearlDive, Action::Put(card)) => {
                let bottom = self.area(seat).deck.cards().first();
                let fits = bottom.is_some_and(|bottom| self.card(bottom.slot()) == card);
                if fits { Ok(()) } else { Err(Why::NotLookedAt { card }) }
            }
            (Question::TrashTreasure { .. } | Question::PlayTwice { .. } | Question::PutVictory, Action::Pass) => {
                let (_, source) = self.wanted(question);
                let must_name = (0..self.piles).any(|slot| self.lies_in(seat, source, slot));
                if must_name { Err(Why::MustChoose) } else { Ok(()) }
            }
            (Question::StartOfTurn, Action::ResolveAll)
            | (Question::React, Action::Pass)
            | (Question::DiscardToDraw | Question::TrashUpTo { .. } | Question::KeepStolen, Action::Done)
            | (Question::DiscardDeck, Action::DiscardDeck | Action::Keep)
            | (Question::KeepDrawn | Question::Spied | Question::PearlDive, Action::Keep)
            | (Question::Explore, Action::Gain(Card::Silver))
            | (Question::NativeVillage, Action::ToMat | Action::TakeMat)
            | (Question::Navigate, Action::DiscardAll | Action::Keep)
            | (Question::PirateShip, Action::Plunder | Action::TakeCoins) => Ok(()),
            (_, Action::Pass | Action::Done | Action::Keep) => Err(Why::MustChoose),
            _ => Err(Why::AnswerFirst),
        }
    }

    /// Adds what lies near at hand but cannot be answered, with the reason.
    pub(crate) fn near_misses_of_answers(&self, seat: Seat, question: Question, into: &mut Vec<(Action, Illegal)>) {
        let (naming, source) = self.wanted(question);
        let slots: u32 = match source {
            Source::HandOf(_) => self.area(seat).hand.all.slots().fold(0, |mask, slot| mask | 1 << slot),
            Source::Gain { .. } => (1 << self.piles) - 1,
            _ => 0,
        };
        for slot in (0..self.piles).filter(|slot| slots >> slot & 1 != 0) {
            let action = naming(self.card(slot));
            if let Err(why) = self.check_answer(seat, question, action) {
                into.push((action, why.into()));
            }
        }
    }

    /// Does what was answered. The question has been checked and taken off the stack.
    pub(crate) fn answer(&mut self, seat: Seat, question: Question, action: Action, log: &mut impl Log<Self>) {
        let named = action.card().and_then(|card| self.slot(card));
        match (question, action, named) {
            (Question::StartOfTurn, Action::Resolve(_), Some(slot)) => {
                self.carry_out(slot, log);
                self.start_of_turn(log);
            }
            (Question::StartOfTurn, ..) => {
                let due = self.area(seat).due;
                due.slots().for_each(|slot| self.carry_out(slot, log));
            }
            (Question::React, Action::Reveal(card), Some(slot)) => {
                self.show_from_hand(seat, slot);
                self.immune |= 1 << seat.index();
                log.tell_all(|| Event::Reacted { seat, card });
                // Several different Reactions may be shown, in any order.
                if self.masks.reactions.count_ones() > 1 {
                    self.frames.ask(seat, question);
                }
            }
            (Question::DiscardTo { cards }, _, Some(slot)) => {
                self.pick(seat, slot);
                if self.area(seat).hand.len > u16::from(cards) {
                    self.frames.ask(seat, question);
                } else {
                    self.discard_picked(log);
                }
            }
            (Question::DiscardToDraw, Action::Discard(_), Some(slot)) => {
                self.pick(seat, slot);
                if self.area(seat).hand.len > 0 {
                    self.frames.ask(seat, question);
                } else {
                    self.discard_and_draw(seat, log);
                }
            }
            (Question::DiscardToDraw, ..) => self.discard_and_draw(seat, log),
            (Question::TrashUpTo { left }, Action::Trash(_), Some(slot)) => {
                self.take_openly(seat, slot);
                self.trash(seat, slot, log);
                if left > 1 && self.area(seat).hand.len > 0 {
                    self.frames.ask(seat, Question::TrashUpTo { left: left - 1 });
                }
            }
            (Question::DiscardDeck, Action::DiscardDeck, _) => self.discard_deck(seat, log),
            (Question::Gain { to, .. }, _, Some(slot)) => {
                self.gain(seat, slot, to, log);
            }
            (Question::Smuggle { .. }, _, Some(slot)) => {
                self.gain(seat, slot, Place::Discard, log);
            }
            (Question::TrashTreasure { more }, Action::Trash(card), Some(slot)) => {
                self.take_openly(seat, slot);
                self.trash(seat, slot, log);
                self.ask_to_gain(card.cost() + more, true, Place::Hand);
            }
            (Question::TrashForGain { more }, Action::Trash(card), Some(slot)) => {
                self.take_openly(seat, slot);
                self.trash(seat, slot, log);
                self.ask_to_gain(card.cost() + more, false, Place::Discard);
            }
            (Question::TrashForCoins, Action::Trash(card), Some(slot)) => {
                self.take_openly(seat, slot);
                self.trash(seat, slot, log);
                self.coins += u16::from(card.cost());
            }
            (Question::PlayTwice { staying, again }, Action::Play(card), Some(slot)) => {
                if self.masks.durations >> slot & 1 != 0 && !staying {
                    // This Throne Room stays with the Duration card, and only this one: not a Throne Room behind it.
                    self.thrones_staying += 1;
                    if again {
                        self.frames.mark_staying();
                    }
                }
                self.frames.push(Frame::Again { card, staying: false });
                self.play_from_hand(slot, Doubled { again: true, staying: false }, log);
            }
            (Question::KeepDrawn, Action::SetAside(card), Some(slot)) => {
                if let Some(drawn) = self.looking.take(slot) {
                    self.now_seen(seat, slot, drawn.known());
                    self.picked.add(slot, Known::Seen);
                    self.picked_last = slot;
                    log.tell_all(|| Event::SetAside { seat, card: Some(card) });
                }
            }
            (Question::KeepDrawn, ..) => {
                if let Some(card) = self.looking.take_first() {
                    self.keep_drawn(seat, card, log);
                }
            }
            (Question::PutVictory, Action::Put(_), Some(slot)) => self.put_from_hand(seat, slot, true, log),
            (Question::PutVictory, ..) => self.show_hand(seat, log),
            (Question::Spied, Action::Discard(_), _) | (Question::Navigate, Action::DiscardAll, _) => self.discard_looking(log),
            (Question::Spied, ..) => {
                let of = self.looking.of;
                if let Some(card) = self.looking.take_first() {
                    self.area_mut(of).deck.push(card);
                    let card = self.card(card.slot());
                    log.tell_all(|| Event::PutOnDeck { seat: of, card: Some(card) });
                }
            }
            (Question::Plunder { stolen }, _, Some(slot)) => self.plunder(slot, stolen, log),
            (Question::KeepStolen, Action::Gain(card), Some(slot)) => {
                self.stolen.take(slot);
                self.trash.take(slot);
                self.receive(seat, slot, Place::Discard);
                self.area_mut(seat).gained |= 1 << slot;
                log.tell_all(|| Event::Stole { seat, card });
                if !self.stolen.is_empty() {
                    self.frames.ask(seat, question);
                }
            }
            (Question::KeepStolen, ..) => self.stolen = Counts::NONE,
            (Question::Present, Action::Reveal(card), Some(slot)) => {
                self.show_from_hand(seat, slot);
                log.tell_all(|| Event::Revealed { seat, cards: vec![card], from: Place::Hand });
                self.frames.ask(seat, Question::Return { card });
            }
            (Question::Return { card }, Action::Return(copies), _) => {
                if let Some(slot) = self.slot(card) {
                    for _ in 0..copies {
                        self.take_openly(seat, slot);
                        let area = self.area_mut(seat);
                        area.owned.take(slot);
                        area.owned_cards -= 1;
                        self.supply.add(slot, 1);
                    }
                }
                log.tell_all(|| Event::Returned { seat, card, count: copies });
                self.binding = true;
                self.attack(Harm::Ambassador, card);
            }
            (Question::Embargo, Action::Embargo(card), Some(slot)) => {
                self.embargo.add(slot, 1);
                let tokens = self.embargo.of(slot);
                log.tell_all(|| Event::Embargoed { seat, card, tokens });
            }
            (Question::Explore, Action::Reveal(card), Some(slot)) => {
                self.show_from_hand(seat, slot);
                log.tell_all(|| Event::Revealed { seat, cards: vec![card], from: Place::Hand });
                self.gain(seat, GOLD, Place::Hand, log);
            }
            (Question::Explore, ..) => {
                self.gain(seat, SILVER, Place::Hand, log);
            }
            (Question::PutBackTo { cards }, _, Some(slot)) => {
                self.put_from_hand(seat, slot, false, log);
                if self.area(seat).hand.len > u16::from(cards) {
                    self.frames.ask(seat, question);
                }
            }
            (Question::SetAside, Action::SetAside(card), Some(slot)) => {
                let known = self.take_secretly(seat, slot);
                let area = self.area_mut(seat);
                area.aside.add(slot, known);
                if let Some(haven) = self.slot(Card::Haven) {
                    self.area_mut(seat).due.add(haven, 1);
                }
                log.tell(|viewer| Some(Event::SetAside { seat, card: viewer.is(seat).then_some(card) }));
            }
            (Question::Exile, _, Some(slot)) => {
                self.take_openly(seat, slot);
                self.exile(seat, slot, log);
            }
            (Question::LookoutTrash, _, Some(slot)) => self.lookout_trash(slot, log),
            (Question::LookoutDiscard, _, Some(slot)) => self.lookout_discard(slot, log),
            (Question::NativeVillage, Action::ToMat, _) => {
                if let Some(card) = self.take_top(seat, log) {
                    self.area_mut(seat).mat.add(card.slot(), card.known());
                    let face = self.card(card.slot());
                    let seen = card.known() == Known::Seen;
                    log.tell(|viewer| Some(Event::PutOnMat { seat, card: (seen || viewer.is(seat)).then_some(face) }));
                }
            }
            (Question::NativeVillage, ..) => {
                let area = self.area_mut(seat);
                let cards = area.mat.all;
                area.mat.pour_into(&mut area.hand);
                log.tell(|viewer| {
                    let faces = viewer.is(seat).then(|| self.names(&cards));
                    Some(Event::TookMat { seat, count: cards.total(), cards: faces })
                });
            }
            (Question::Navigate, ..) => self.put_in_order(seat, log),
            (Question::PutInOrder, _, Some(slot)) => {
                self.put_back(slot, log);
                self.put_in_order(seat, log);
            }
            (Question::PearlDive, Action::Put(card), _) => {
                let deck = &mut self.area_mut(seat).deck;
                if let Some(bottom) = deck.pop_bottom() {
                    deck.push(bottom);
                    let seen = bottom.known() == Known::Seen;
                    log.tell(|viewer| Some(Event::PutOnDeck { seat, card: (seen || viewer.is(seat)).then_some(card) }));
                }
            }
            (Question::PirateShip, Action::Plunder, _) => {
                self.plundered = false;
                self.binding = true;
                self.attack(Harm::PirateShip, Card::PirateShip);
            }
            (Question::PirateShip, ..) => {
                let coins = self.area(seat).coin_tokens;
                self.coins += u16::from(coins);
                log.tell_all(|| Event::TookCoins { seat, coins });
            }
            (Question::Treasuries, Action::PutBack(copies), _) => {
                if let Some(slot) = self.slot(Card::Treasury) {
                    for _ in 0..copies {
                        let area = self.area_mut(seat);
                        area.in_play.take(slot);
                        area.deck.push(DeckCard::placed(slot, Known::Seen));
                        log.tell_all(|| Event::PutOnDeck { seat, card: Some(Card::Treasury) });
                    }
                }
                self.clean_up(log);
            }
            // What is left says no, and nothing happens.
            _ => {}
        }
    }

    /// Picks a card that will be discarded with others.
    fn pick(&mut self, seat: Seat, slot: Slot) {
        let known = self.take_secretly(seat, slot);
        self.picked.add(slot, known);
        self.picked_last = slot;
    }

    fn discard_and_draw(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let cards = self.picked.len as u8;
        self.discard_picked(log);
        self.draw(seat, cards, log);
    }

    /// The deck is turned over onto the discard pile, so that its lowest card comes to lie on top.
    fn discard_deck(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let count = self.area(seat).deck.len();
        let area = self.area_mut(seat);
        let mut bottom = None;
        while let Some(card) = area.deck.pop() {
            if area.deck.is_empty() {
                bottom = Some(card);
            } else {
                area.discard.add(card.slot(), card.known());
            }
        }
        if let Some(bottom) = bottom {
            self.now_seen(seat, bottom.slot(), bottom.known());
            self.discard_openly(seat, bottom.slot());
            let top = self.card(bottom.slot());
            self.binding = true;
            log.tell_all(|| Event::DeckDiscarded { seat, count, top });
        }
    }

    /// Asks which of the cards looked at goes back next; the last one needs no question.
    fn put_in_order(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        match self.looking.cards() {
            [] => {}
            [only] => {
                let slot = only.slot();
                self.put_back(slot, log);
            }
            _ => self.frames.ask(seat, Question::PutInOrder),
        }
    }
}
