//! What is asked and what can be done, in words.

use table::{Described, Message, Seat};

use crate::action::Action;
use crate::frames::Question;
use crate::state::{Dominion, Phase};

impl Dominion {
    /// What is asked of the seat.
    pub(crate) fn prompt_of(&self, seat: Seat) -> Message {
        if self.phase == Phase::Over {
            return Message::new("dominion-prompt-over");
        }
        if seat != self.decider() {
            return Message::new("dominion-prompt-wait").with("seat", self.decider());
        }
        if let Some((_, question)) = self.frames.question() {
            return self.prompt_for(question);
        }
        self.prompt_of_turn()
    }

    /// What the active seat can do now, when nothing else is asked of it: a prompt names only what is possible.
    fn prompt_of_turn(&self) -> Message {
        let hand = &self.area(self.active).hand.all;
        let holds = |mask: u32| hand.slots().any(|slot| mask >> slot & 1 != 0);
        let action = self.phase == Phase::Action && self.actions > 0 && holds(self.masks.actions);
        let treasure = self.phase != Phase::Buy && holds(self.masks.treasures);
        let prices = (0..self.piles).filter(|slot| self.supply.of(*slot) > 0).map(|slot| u16::from(self.card(slot).cost()));
        let dearest = prices.filter(|price| self.buys > 0 && *price <= self.coins).max();
        let money = |id: &'static str| Message::new(id).with("buys", self.buys).with("coins", self.coins);
        match (action, treasure, dearest) {
            (true, true, _) => money("dominion-prompt-action").with("actions", self.actions),
            (true, false, _) => money("dominion-prompt-action-or-buy").with("actions", self.actions),
            (false, true, _) => money("dominion-prompt-treasure"),
            (false, false, Some(1..)) => money("dominion-prompt-buy"),
            (false, false, Some(0)) => Message::new("dominion-prompt-buy-for-nothing").with("coins", self.coins),
            (false, false, None) => Message::new("dominion-prompt-end"),
        }
    }

    /// An action in words, and what it touches.
    pub(crate) fn described(&self, seat: Seat, action: Action) -> Described {
        Described::new(self.in_words(seat, action), self.targets(seat, action)).of_kind(self.kind_of(action))
    }

    /// What a question asks.
    fn prompt_for(&self, question: Question) -> Message {
        let plain = Message::new;
        match question {
            Question::StartOfTurn => plain("dominion-ask-start-of-turn"),
            Question::React => plain("dominion-ask-react").with("seat", self.active),
            Question::DiscardTo { cards } => plain("dominion-ask-discard-to").with("cards", cards),
            Question::DiscardToDraw => plain("dominion-ask-discard-to-draw").with("picked", self.picked.len),
            Question::TrashUpTo { left } => plain("dominion-ask-trash-up-to").with("left", left),
            Question::DiscardDeck => plain("dominion-ask-discard-deck"),
            Question::Gain { most, treasure: false, .. } => plain("dominion-ask-gain").with("most", most),
            Question::Gain { most, .. } => plain("dominion-ask-gain-treasure").with("most", most),
            Question::TrashTreasure { more } => plain("dominion-ask-trash-treasure").with("more", more),
            Question::TrashForGain { more } => plain("dominion-ask-trash-for-gain").with("more", more),
            Question::TrashForCoins => plain("dominion-ask-trash-for-coins"),
            Question::PlayTwice { .. } => plain("dominion-ask-play-twice"),
            Question::KeepDrawn => plain("dominion-ask-keep-drawn"),
            Question::PutVictory => plain("dominion-ask-put-victory"),
            Question::Spied => plain("dominion-ask-spied").with("seat", self.looking.of),
            Question::Plunder { .. } => plain("dominion-ask-plunder").with("seat", self.looking.of),
            Question::KeepStolen => plain("dominion-ask-keep-stolen"),
            Question::Present => plain("dominion-ask-present"),
            Question::Return { card } => plain("dominion-ask-return").with_name("card", card.name()),
            Question::Embargo => plain("dominion-ask-embargo"),
            Question::Explore => plain("dominion-ask-explore"),
            Question::PutBackTo { cards } => plain("dominion-ask-put-back-to").with("cards", cards),
            Question::SetAside => plain("dominion-ask-set-aside"),
            Question::Exile => plain("dominion-ask-exile"),
            Question::LookoutTrash => plain("dominion-ask-lookout-trash"),
            Question::LookoutDiscard => plain("dominion-ask-lookout-discard"),
            Question::NativeVillage => plain("dominion-ask-native-village"),
            Question::Navigate => plain("dominion-ask-navigate"),
            Question::PutInOrder => plain("dominion-ask-put-in-order"),
            Question::PearlDive => plain("dominion-ask-pearl-dive"),
            Question::PirateShip => plain("dominion-ask-pirate-ship"),
            Question::Smuggle { most } => plain("dominion-ask-smuggle").with("most", most),
            Question::Treasuries => plain("dominion-ask-treasuries"),
        }
    }

    /// A legal action in words, with its price and consequences.
    fn in_words(&self, seat: Seat, action: Action) -> Message {
        let question = self.frames.question().map(|(_, question)| question);
        let plain = Message::new;
        let named = |id: &'static str| match action.card() {
            Some(card) => Message::new(id).with_name("card", card.name()),
            None => Message::new(id),
        };
        let area = self.area(seat);
        match (action, question) {
            (Action::Play(_), Some(_)) => named("dominion-do-play-twice"),
            (Action::Play(card), None) => {
                let bonus = card.bonus();
                if self.slot(card).is_some_and(|slot| self.masks.treasures >> slot & 1 != 0) {
                    named("dominion-do-play-treasure").with("coins", bonus.coins)
                } else {
                    named("dominion-do-play")
                }
            }
            (Action::PlayTreasures, _) => {
                let treasures = area.hand.all.cards().filter(|slot| self.masks.treasures >> slot & 1 != 0);
                let coins: u16 = treasures.map(|slot| u16::from(self.card(slot).bonus().coins)).sum();
                plain("dominion-do-treasures").with("coins", coins).with("total", coins + self.coins)
            }
            (Action::Buy(card), _) => {
                let curses = self.slot(card).map_or(0, |slot| self.embargo.of(slot));
                let id = if curses > 0 { "dominion-do-buy-embargoed" } else { "dominion-do-buy" };
                let left = self.coins.saturating_sub(u16::from(card.cost()));
                let message = named(id).with("price", card.cost()).with("left", left);
                if curses > 0 { message.with("curses", curses) } else { message }
            }
            (Action::End, _) if self.phase == Phase::Buy => plain("dominion-do-end"),
            (Action::End, _) => plain("dominion-do-end-early").with("buys", self.buys),
            (Action::Discard(_), _) => named("dominion-do-discard"),
            (Action::Trash(card), Some(Question::TrashForCoins)) => named("dominion-do-trash-for-coins").with("coins", card.cost()),
            (Action::Trash(card), Some(Question::TrashForGain { more } | Question::TrashTreasure { more })) => {
                named("dominion-do-trash-for-gain").with("most", card.cost() + more)
            }
            (Action::Trash(_), _) => named("dominion-do-trash"),
            (Action::Gain(card), _) => named("dominion-do-gain").with("price", card.cost()),
            (Action::Put(_), _) => named("dominion-do-put"),
            (Action::SetAside(_), Some(Question::Exile)) => named("dominion-do-exile"),
            (Action::SetAside(_), _) => named("dominion-do-set-aside"),
            (Action::Reveal(_), Some(Question::React)) => named("dominion-do-react"),
            (Action::Reveal(_), Some(Question::Explore)) => named("dominion-do-explore"),
            (Action::Reveal(_), _) => named("dominion-do-present"),
            (Action::Embargo(_), _) => named("dominion-do-embargo"),
            (Action::Resolve(_), _) => named("dominion-do-resolve"),
            (Action::ResolveAll, _) => plain("dominion-do-resolve-all"),
            (Action::Return(copies), Some(Question::Return { card })) => {
                plain("dominion-do-return").with("copies", copies).with_name("card", card.name())
            }
            (Action::PutBack(copies), _) => plain("dominion-do-put-back").with("copies", copies),
            (Action::DiscardDeck, _) => plain("dominion-do-discard-deck").with("cards", area.deck.len()),
            (Action::DiscardAll, _) => plain("dominion-do-discard-all").with("cards", self.looking.len),
            (Action::Keep, Some(Question::KeepDrawn)) => plain("dominion-do-keep-drawn"),
            (Action::Keep, Some(Question::DiscardDeck)) => plain("dominion-do-keep-deck"),
            (Action::Keep, Some(Question::Navigate)) => plain("dominion-do-keep-order"),
            (Action::Keep, _) => plain("dominion-do-leave"),
            (Action::ToMat, _) => plain("dominion-do-to-mat"),
            (Action::TakeMat, _) => plain("dominion-do-take-mat").with("cards", area.mat.len),
            (Action::Plunder, _) => plain("dominion-do-plunder"),
            (Action::TakeCoins, _) => plain("dominion-do-take-coins").with("coins", area.coin_tokens),
            (Action::Pass, Some(Question::React)) => plain("dominion-do-not-react"),
            (Action::Pass, _) => plain("dominion-do-pass"),
            (Action::Done | Action::Return(_), _) => plain("dominion-do-done"),
        }
    }

    /// What an action touches.
    fn targets(&self, seat: Seat, action: Action) -> Vec<String> {
        let question = self.frames.question().map(|(_, question)| question);
        let place = match (action, question) {
            (Action::Gain(_), Some(Question::KeepStolen)) => "trash",
            (Action::Buy(_) | Action::Embargo(_) | Action::Gain(_), _) => "pile",
            (Action::Resolve(_), _) => "in-play",
            (
                _,
                Some(
                    Question::Spied
                    | Question::Plunder { .. }
                    | Question::KeepDrawn
                    | Question::PutInOrder
                    | Question::LookoutTrash
                    | Question::LookoutDiscard,
                ),
            ) => "looking",
            (Action::DiscardDeck | Action::ToMat, _) | (Action::Put(_), Some(Question::PearlDive)) => "deck",
            (Action::TakeMat, _) => "mat",
            _ => "hand",
        };
        match (action, action.card()) {
            (_, Some(card)) => vec![format!("{place}:{card}")],
            (Action::DiscardDeck | Action::ToMat | Action::TakeMat, _) => vec![place.to_owned()],
            (Action::PlayTreasures, _) => {
                let hand = &self.area(seat).hand.all;
                let treasures = hand.slots().filter(|slot| self.masks.treasures >> slot & 1 != 0);
                treasures.map(|slot| format!("hand:{}", self.card(slot))).collect()
            }
            _ => vec![],
        }
    }
}
