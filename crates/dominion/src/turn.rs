//! The course of a turn: actions, treasures, buys, clean-up, and whose turn comes next.

use table::{Illegal, Log, Played, Seat};

use crate::action::Action;
use crate::cards::{Card, Next};
use crate::effects::Doubled;
use crate::event::{Event, Place};
use crate::frames::{Frame, Question};
use crate::state::{CURSE, Counts, DeckCard, Dominion, Known, NO_SLOT, PROVINCE, Phase, Slot, deck_stream};
use crate::why::Why;

impl Dominion {
    /// The seat whose decision it is; meaningless when the game is over.
    #[inline]
    pub(crate) fn decider(&self) -> Seat {
        self.frames.question().map_or(self.active, |(seat, _)| seat)
    }

    /// Plays one action of the seat whose decision it is.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        if let Some((_, question)) = self.frames.question() {
            self.check_answer(seat, question, action)?;
            self.binding = false;
            self.frames.pop();
            self.answer(seat, question, action, log);
        } else {
            self.check(action)?;
            self.binding = false;
            self.perform(seat, action, log);
        }
        self.go_on(log);
        let bound = self.binding || self.phase == Phase::Over || self.decider() != seat;
        Ok(if bound { Played::Barrier } else { Played::Open })
    }

    /// Does what is left to do, up to the next question.
    fn go_on(&mut self, log: &mut impl Log<Self>) {
        loop {
            match self.frames.top() {
                None | Some(Frame::Ask { .. }) => return,
                Some(frame) => {
                    self.frames.pop();
                    self.carry_on(frame, log);
                }
            }
        }
    }

    // ---- What the active seat may do when no question is open -------------------------------------------------------------------

    /// Adds what the active seat may do.
    pub(crate) fn options(&self, into: &mut Vec<Action>) {
        let hand = &self.area(self.active).hand.all;
        if self.phase == Phase::Action && self.actions > 0 {
            let actions = (0..self.piles).filter(|slot| self.masks.actions >> slot & 1 != 0 && hand.of(*slot) > 0);
            into.extend(actions.map(|slot| Action::Play(self.card(slot))));
        }
        if self.phase != Phase::Buy {
            let before = into.len();
            let treasures = (0..self.piles).filter(|slot| self.masks.treasures >> slot & 1 != 0 && hand.of(*slot) > 0);
            into.extend(treasures.map(|slot| Action::Play(self.card(slot))));
            if into.len() > before {
                into.push(Action::PlayTreasures);
            }
        }
        if self.buys > 0 {
            for slot in 0..self.piles {
                let card = self.card(slot);
                if u16::from(card.cost()) <= self.coins && self.supply.of(slot) > 0 {
                    into.push(Action::Buy(card));
                }
            }
        }
        into.push(Action::End);
    }

    /// Why the active seat may not do this, if it may not.
    pub(crate) fn check(&self, action: Action) -> Result<(), Why> {
        match action {
            Action::End => Ok(()),
            Action::Play(card) => self.check_play(card),
            Action::PlayTreasures if self.phase == Phase::Buy => Err(Why::TreasuresAreOver),
            Action::PlayTreasures => {
                let hand = &self.area(self.active).hand.all;
                let any = hand.slots().any(|slot| self.masks.treasures >> slot & 1 != 0);
                if any { Ok(()) } else { Err(Why::NoTreasures) }
            }
            Action::Buy(card) => self.check_buy(card),
            _ => Err(Why::NotAsked),
        }
    }

    fn check_play(&self, card: Card) -> Result<(), Why> {
        let slot = self.slot(card).ok_or(Why::NotInGame { card })?;
        if self.area(self.active).hand.all.of(slot) == 0 {
            return Err(Why::NotInHand { card });
        }
        if self.masks.actions >> slot & 1 != 0 {
            if self.phase != Phase::Action {
                return Err(Why::ActionsAreOver);
            }
            if self.actions == 0 {
                return Err(Why::NoActionsLeft);
            }
            return Ok(());
        }
        if self.masks.treasures >> slot & 1 == 0 {
            return Err(Why::CannotBePlayed { card });
        }
        if self.phase == Phase::Buy {
            return Err(Why::TreasuresAreOver);
        }
        Ok(())
    }

    fn check_buy(&self, card: Card) -> Result<(), Why> {
        let slot = self.slot(card).ok_or(Why::NotInGame { card })?;
        if self.supply.of(slot) == 0 {
            return Err(Why::PileEmpty { card });
        }
        if self.buys == 0 {
            return Err(Why::NoBuysLeft);
        }
        if u16::from(card.cost()) > self.coins {
            return Err(Why::TooExpensive { card, price: card.cost(), coins: self.coins });
        }
        Ok(())
    }

    /// Could the seat buy this now, but only by playing all Treasures it holds?
    pub(crate) fn can_buy_with_treasures(&self, seat: Seat, slot: Slot) -> bool {
        let open = seat == self.active && self.frames.question().is_none() && matches!(self.phase, Phase::Action | Phase::Treasure);
        let cost = u16::from(self.card(slot).cost());
        if !open || self.buys == 0 || self.supply.of(slot) == 0 || cost <= self.coins {
            return false;
        }
        let treasures = self.area(seat).hand.all.cards().filter(|slot| self.masks.treasures >> slot & 1 != 0);
        let held: u16 = treasures.map(|slot| u16::from(self.card(slot).bonus().coins)).sum();
        cost <= self.coins + held
    }

    /// Adds what lies near at hand but is not allowed, with the reason.
    pub(crate) fn near_misses(&self, into: &mut Vec<(Action, Illegal)>) {
        let hand = self.area(self.active).hand.all;
        let plays = hand.slots().map(|slot| Action::Play(self.card(slot)));
        // While there are Treasures to play, what is too expensive now says little.
        let counted = self.phase == Phase::Buy || !hand.slots().any(|slot| self.masks.treasures >> slot & 1 != 0);
        let buys = (0..self.piles).filter(|_| counted).map(|slot| Action::Buy(self.card(slot)));
        for action in plays.chain(buys) {
            if let Err(why) = self.check(action) {
                into.push((action, why.into()));
            }
        }
    }

    fn perform(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) {
        match action {
            Action::Play(card) => {
                let Some(slot) = self.slot(card) else { return };
                if self.masks.actions >> slot & 1 != 0 {
                    self.actions -= 1;
                    self.play_from_hand(slot, Doubled::NO, log);
                } else {
                    self.phase = Phase::Treasure;
                    self.lay_out_treasure(slot);
                    log.tell_all(|| Event::Played { seat, card });
                }
            }
            Action::PlayTreasures => {
                let mut played = Counts::NONE;
                let (hand, treasures) = (self.area(seat).hand.all, self.masks.treasures);
                for slot in hand.cards().filter(|slot| treasures >> slot & 1 != 0) {
                    played.add(slot, 1);
                    self.lay_out_treasure(slot);
                }
                self.phase = Phase::Treasure;
                log.tell_all(|| Event::PlayedTreasures { seat, cards: self.names(&played), coins: self.coins });
            }
            Action::Buy(card) => {
                let Some(slot) = self.slot(card) else { return };
                self.buy(seat, slot, log);
            }
            _ => self.end_turn(log),
        }
    }

    fn lay_out_treasure(&mut self, slot: Slot) {
        let seat = self.active;
        self.take_openly(seat, slot);
        self.area_mut(seat).in_play.add(slot, 1);
        self.coins += u16::from(self.card(slot).bonus().coins);
    }

    /// The card comes first, then a Curse for each Embargo token on its pile.
    fn buy(&mut self, seat: Seat, slot: Slot, log: &mut impl Log<Self>) {
        let card = self.card(slot);
        let price = card.cost();
        self.phase = Phase::Buy;
        self.buys -= 1;
        self.coins -= u16::from(price);
        self.bought_victory |= self.masks.victories >> slot & 1 != 0;
        log.tell_all(|| Event::Bought { seat, card, price });
        self.gain(seat, slot, Place::Discard, log);
        for _ in 0..self.embargo.of(slot) {
            self.gain(seat, CURSE, Place::Discard, log);
        }
    }

    // ---- Clean-up and the next turn ---------------------------------------------------------------------------------------------

    /// How many Treasuries may go back on the deck.
    pub(crate) fn treasuries(&self) -> u8 {
        match self.slot(Card::Treasury) {
            Some(slot) if !self.bought_victory => self.area(self.active).in_play.of(slot),
            _ => 0,
        }
    }

    fn end_turn(&mut self, log: &mut impl Log<Self>) {
        if self.treasuries() > 0 {
            self.frames.ask(self.active, Question::Treasuries);
        } else {
            self.clean_up(log);
        }
    }

    /// Discards what was played and the hand, draws a new one, and passes the turn on.
    pub(crate) fn clean_up(&mut self, log: &mut impl Log<Self>) {
        let seat = self.active;
        let throne = self.slots[Card::ThroneRoom as usize];
        let (durations, thrones) = (self.masks.durations, self.thrones_staying);
        let area = self.area_mut(seat);
        let mut staying = Counts::NONE;
        if durations != 0 {
            for slot in area.in_play.slots().filter(|slot| durations >> slot & 1 != 0) {
                staying.0[slot as usize] = area.in_play.of(slot);
            }
            if thrones > 0 && throne != NO_SLOT {
                staying.0[throne as usize] = thrones.min(area.in_play.of(throne));
            }
        }
        let mut going = area.in_play.less(&staying);
        going.add_all(&area.lasting);
        let count = going.total();
        let new_hand = if self.outpost { 3 } else { Self::HAND };
        // What is shuffled at once has shown nothing.
        let stays = self.area(seat).deck.len() >= new_hand.into();
        let shown = self.discard_hand(seat, stays && count == 0);
        let area = self.area_mut(seat);
        area.discard.all.add_all(&going);
        area.discard.seen.add_all(&going);
        area.discard.len += count;
        if let Some(top) = going.slots().last() {
            area.discard_top = top;
        }
        area.lasting = staying;
        area.in_play = Counts::NONE;
        log.tell_all(|| Event::TurnEnded { seat });
        if let Some(slot) = shown {
            let card = self.card(slot);
            log.tell_all(|| Event::ShownOnTop { seat, card });
        }
        self.draw(seat, new_hand, log);
        self.binding = true;
        self.next_turn(log);
    }

    /// The hand goes to the discard pile. If its cards end up on top, the others see one of them, which is returned: the one drawn
    /// last, as its owner has not said. (It must be one that tells nothing of the others; where that one is gone, chance decides.)
    pub(crate) fn discard_hand(&mut self, seat: Seat, on_top: bool) -> Option<Slot> {
        let hand = &self.areas[seat.index()].hand;
        let top = if !on_top || hand.len == 0 {
            None
        } else {
            let last = self.area(seat).drawn_last;
            if last != NO_SLOT && hand.all.of(last) > 0 {
                Some(last)
            } else {
                let index = self.chance.draw(deck_stream(seat), u32::from(hand.len)) as usize;
                hand.all.cards().nth(index)
            }
        };
        if let Some(top) = top {
            self.area_mut(seat).discard_top = top;
            self.show_from_hand(seat, top);
        }
        let area = &mut self.areas[seat.index()];
        area.hand.pour_into(&mut area.discard);
        top
    }

    fn next_turn(&mut self, log: &mut impl Log<Self>) {
        let before = self.active;
        let again = self.outpost && !self.extra_turn;
        let next = if again { before } else { before.next(self.seats) };
        let limit = self.round_limit;
        let limit_reached = limit > 0 && !again && self.all_seats().all(|seat| self.area(seat).turns >= limit);
        if self.last_turn || self.should_end() || limit_reached {
            self.last_turn = true;
            self.phase = Phase::Over;
            log.tell_all(|| Event::Ended);
            return;
        }
        self.active = next;
        self.extra_turn = again;
        self.phase = Phase::Action;
        self.actions = 1;
        self.buys = 1;
        self.coins = 0;
        self.outpost = false;
        self.thrones_staying = 0;
        self.bought_victory = false;
        let area = self.area_mut(next);
        area.gained = 0;
        if !again {
            area.turns += 1;
        }
        let turn = area.turns;
        let due = !area.due.is_empty();
        log.tell_all(|| Event::TurnBegan { seat: next, turn, extra: again });
        if due {
            self.start_of_turn(log);
        }
    }

    /// Duration cards of the last turn do their second half; where there are several kinds, their owner chooses the order.
    pub(crate) fn start_of_turn(&mut self, log: &mut impl Log<Self>) {
        let due = self.area(self.active).due;
        let mut kinds = due.slots();
        match (kinds.next(), kinds.next()) {
            (None, _) => {}
            (Some(slot), None) => self.carry_out(slot, log),
            _ => self.frames.ask(self.active, Question::StartOfTurn),
        }
    }

    /// All copies of a Duration card do their second half.
    pub(crate) fn carry_out(&mut self, slot: Slot, log: &mut impl Log<Self>) {
        let seat = self.active;
        let card = self.card(slot);
        let times = std::mem::take(&mut self.area_mut(seat).due.0[slot as usize]);
        log.tell_all(|| Event::CarriedOut { seat, card });
        let (Next::Always(bonus) | Next::IfEarned(bonus)) = card.spec().next else { return };
        self.actions = self.actions.saturating_add(bonus.actions * times);
        self.buys = self.buys.saturating_add(bonus.buys * times);
        self.coins += u16::from(bonus.coins) * u16::from(times);
        self.draw(seat, bonus.cards.saturating_mul(times), log);
        if card == Card::Haven {
            let area = self.area_mut(seat);
            let cards = area.aside.all;
            area.aside.pour_into(&mut area.hand);
            log.tell(|viewer| {
                let faces = viewer.is(seat).then(|| self.names(&cards));
                Some(Event::CameBack { seat, count: cards.total(), cards: faces })
            });
        }
    }

    /// What the game knows about its end, for the view: how many Provinces and how many empty piles are left to it.
    pub(crate) fn to_the_end(&self) -> (u8, u8) {
        (self.supply.of(PROVINCE), self.empty_piles_to_end.saturating_sub(self.empty_piles()))
    }

    /// The slot of a card the seat has in its hand.
    pub(crate) fn holds(&self, seat: Seat, card: Card) -> Option<Slot> {
        self.slot(card).filter(|slot| self.area(seat).hand.all.of(*slot) > 0)
    }

    /// Puts a card from the hand on the deck; `seen` if everybody sees it.
    pub(crate) fn put_from_hand(&mut self, seat: Seat, slot: Slot, seen: bool, log: &mut impl Log<Self>) {
        let known = if seen {
            self.take_openly(seat, slot);
            Known::Seen
        } else {
            self.take_secretly(seat, slot)
        };
        self.area_mut(seat).deck.push(DeckCard::placed(slot, known));
        let card = self.card(slot);
        log.tell(|viewer| Some(Event::PutOnDeck { seat, card: (seen || viewer.is(seat)).then_some(card) }));
    }
}
