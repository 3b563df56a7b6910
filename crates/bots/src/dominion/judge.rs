//! How the scripts play: which Action first, what to keep, what to give away; and what to buy by their list.

use dominion::{Action, Card, Question, Sight, Types};
use table::Seat;

use super::buy_list::{BuyList, gains_to_the_end};

/// One seat's opinion of the table.
#[derive(Clone, Copy)]
pub(crate) struct DominionJudge<'a> {
    pub sight: Sight<'a>,
    pub seat: Seat,
    pub list: &'a BuyList,
    /// Does it count the points before the game ends? A list by itself does not.
    pub mindful: bool,
}

impl DominionJudge<'_> {
    /// The best of the legal actions.
    pub fn best(self, legal: &[Action]) -> Action {
        let wanted = match self.sight.question() {
            Some((_, question)) => self.answer(question, legal),
            None => self.turn(legal),
        };
        if legal.contains(&wanted) { wanted } else { legal[0] }
    }

    fn turn(self, legal: &[Action]) -> Action {
        if let Some(card) = self.best_to_play(legal, false) {
            return Action::Play(card);
        }
        if legal.contains(&Action::PlayTreasures) {
            return Action::PlayTreasures;
        }
        self.buy(legal)
    }

    fn buy(self, legal: &[Action]) -> Action {
        let affordable = |card: Card| legal.contains(&Action::Buy(card));
        if self.mindful
            && let Some(last) =
                self.sight.cards().iter().find(|card| affordable(**card) && self.ends(**card) && self.would_win_with(**card))
        {
            return Action::Buy(*last);
        }
        // A Curse costs more than a card bought from a pile under embargo is worth, but for the dearest.
        let free = |card: Card| self.sight.embargo(card) == 0 || card.cost() >= 6;
        let good = |card: Card| affordable(card) && free(card) && !(self.mindful && self.ends(card));
        self.list.first(self.sight, self.seat, good).map_or(Action::End, Action::Buy)
    }

    /// Does the game end with the turn in which this card is bought?
    fn ends(self, card: Card) -> bool {
        let (empty, enough) = self.sight.empty_piles();
        self.sight.supply(card) == 1 && (card == Card::Province || empty + 1 >= enough)
    }

    /// Has nobody more points, if this card is the last?
    fn would_win_with(self, card: Card) -> bool {
        let (sight, seat) = (self.sight, self.seat);
        let own = sight.points(seat) + card.points(sight.owned_cards(seat));
        let ahead = |other: Seat| {
            // At equal points whoever has had fewer turns wins.
            let theirs = sight.points(other);
            own > theirs || (own == theirs && sight.turns(other) >= sight.turns(seat))
        };
        (0..sight.seats()).map(|index| Seat::new(index as usize)).filter(|other| *other != seat).all(ahead)
    }

    /// The Action most worth playing now; `twice` if a Throne Room will double it.
    fn best_to_play(self, legal: &[Action], twice: bool) -> Option<Card> {
        let cards = legal.iter().filter_map(|action| match action {
            Action::Play(card) if card.is(Types::ACTION) => Some(*card),
            _ => None,
        });
        let rated = cards.map(|card| (self.play_value(card, twice), card));
        let best = rated.filter(|(value, _)| twice || *value > 0.0).max_by(|one, other| one.0.total_cmp(&other.0));
        best.map(|(_, card)| card)
    }

    /// What playing the card is worth: first what gives actions, then what costs none, then the strongest.
    fn play_value(self, card: Card, twice: bool) -> f32 {
        let bonus = card.bonus();
        let (sight, seat) = (self.sight, self.seat);
        // With actions to spare, what draws comes first.
        let spare = sight.actions() > 1;
        let base = if twice {
            f32::from(card.cost()) + f32::from(bonus.cards)
        } else {
            match bonus.actions {
                0 if spare => f32::from(card.cost()) + 3.0 * f32::from(bonus.cards),
                0 => f32::from(card.cost()),
                1 => 30.0 + f32::from(bonus.cards),
                _ => 40.0 + f32::from(bonus.cards),
            }
        };
        let junk = || self.junk_in_hand();
        let special = match card {
            Card::ThroneRoom => {
                let others = sight
                    .cards()
                    .iter()
                    .any(|other| *other != Card::ThroneRoom && other.is(Types::ACTION) && sight.hand(seat, *other) > 0);
                if others { 20.0 } else { -1.0 }
            }
            Card::TreasureMap if sight.hand(seat, Card::TreasureMap) < 2 => -1.0,
            Card::TreasureMap => 25.0,
            Card::Chapel | Card::Ambassador if junk() == 0 => -1.0,
            Card::Remodel | Card::Salvager if junk() == 0 && gains_to_the_end(sight) > 4.0 => 0.1,
            // It looks at the deck, not at the hand.
            Card::Lookout if self.junk_owned() < 4 => -1.0,
            Card::Moneylender if sight.hand(seat, Card::Copper) == 0 => -1.0,
            Card::Mine if sight.hand(seat, Card::Copper) + sight.hand(seat, Card::Silver) == 0 => -1.0,
            Card::Tactician => self.tactician_value(),
            Card::Library => 3.0 + 7.0 - f32::from(sight.hand_cards(seat)),
            Card::Island if self.worst_victory().is_none() => 1.0,
            Card::Chapel => 8.0,
            Card::Witch | Card::SeaHag if sight.supply(Card::Curse) > 0 => 10.0 + if spare { f32::from(bonus.cards) } else { 0.0 },
            Card::SeaHag => 0.1,
            Card::Wharf | Card::CouncilRoom | Card::Smithy | Card::GhostShip if !twice => {
                6.0 + f32::from(bonus.cards) * if spare { 4.0 } else { 1.0 }
            }
            Card::Cellar | Card::Warehouse if !twice => 28.0,
            _ => base,
        };
        if twice && special <= 0.0 { special - 10.0 } else { special }
    }

    /// A poor hand is worth less than five cards next turn.
    fn tactician_value(self) -> f32 {
        let coins: u16 = [Card::Copper, Card::Silver, Card::Gold]
            .iter()
            .map(|card| u16::from(self.sight.hand(self.seat, *card)) * u16::from(card.bonus().coins))
            .sum();
        if coins + self.sight.coins() <= 4 { 7.0 } else { -1.0 }
    }

    /// How much one wants to be rid of a card for good; below 0, one does not.
    fn trash_value(self, card: Card) -> f32 {
        let ending = gains_to_the_end(self.sight) <= 4.0;
        match card {
            Card::Curse => 10.0,
            Card::Estate if !ending => 6.0,
            Card::Copper if self.sight.total_money(self.seat) > 6 => 3.0,
            _ => -keep_value(card) - if card.is(Types::VICTORY) { 9.0 } else { 0.0 },
        }
    }

    fn junk_in_hand(self) -> u8 {
        let junk = self.sight.cards().iter().filter(|card| self.trash_value(**card) > 0.0);
        junk.map(|card| self.sight.hand(self.seat, *card)).sum()
    }

    /// Curses, Estates and Coppers, wherever they are.
    fn junk_owned(self) -> u8 {
        [Card::Curse, Card::Estate, Card::Copper].iter().map(|card| self.sight.owned(self.seat, *card)).sum()
    }

    fn worst_victory(self) -> Option<Card> {
        let victories = self.sight.cards().iter().copied().filter(|card| card.is(Types::VICTORY) && !card.is(Types::ACTION));
        victories.filter(|card| self.sight.hand(self.seat, *card) > 0).max_by_key(|card| card.cost())
    }

    fn answer(self, question: Question, legal: &[Action]) -> Action {
        let (sight, seat) = (self.sight, self.seat);
        let best_by = |value: &dyn Fn(Card) -> f32| {
            let rated = legal.iter().filter_map(|action| action.card().map(|card| (value(card), *action)));
            rated.max_by(|one, other| one.0.total_cmp(&other.0))
        };
        let named = |value: &dyn Fn(Card) -> f32| best_by(value).map_or(legal[0], |(_, action)| action);
        // The best card if it is worth something, otherwise the other answer.
        let named_or = |value: &dyn Fn(Card) -> f32, other: Action| match best_by(value) {
            Some((worth, action)) if worth > 0.0 => action,
            _ => other,
        };
        match question {
            Question::StartOfTurn => Action::ResolveAll,
            Question::React => named_or(&|_| 1.0, Action::Pass),
            Question::DiscardTo { .. } | Question::LookoutDiscard => named(&|card| -keep_value(card)),
            Question::DiscardToDraw => named_or(&|card| 1.0 - keep_value(card), Action::Done),
            Question::TrashUpTo { .. } => named_or(&|card| self.trash_value(card), Action::Done),
            Question::DiscardDeck => Action::DiscardDeck,
            Question::Gain { .. } | Question::Smuggle { .. } => self.gain(legal),
            Question::TrashTreasure { .. } => named(&|card| match card {
                Card::Silver if sight.supply(Card::Gold) > 0 => 3.0,
                Card::Copper => 2.0,
                _ => 0.0,
            }),
            Question::TrashForGain { .. } => named(&|card| match card {
                Card::Gold if sight.supply(Card::Province) > 0 && gains_to_the_end(sight) <= 5.0 => 20.0,
                _ => self.trash_value(card),
            }),
            Question::TrashForCoins | Question::LookoutTrash => named(&|card| self.trash_value(card)),
            Question::PlayTwice { .. } => self.best_to_play(legal, true).map_or(Action::Pass, Action::Play),
            Question::KeepDrawn if sight.actions() > 0 => Action::Keep,
            Question::KeepDrawn => named(&|_| 1.0),
            Question::PutVictory => named_or(&|_| 1.0, Action::Pass),
            Question::Spied => {
                let own = sight.looked_at_of() == seat;
                named_or(&|card| if own { 2.5 - keep_value(card) } else { keep_value(card) - 2.5 }, Action::Keep)
            }
            Question::Plunder { .. } => named(&|card| keep_value(card)),
            Question::KeepStolen => named_or(&|card| f32::from(card.cost()), Action::Done),
            // Two of a kind can be given back at once.
            Question::Present => named(&|card| self.trash_value(card) * f32::from(sight.hand(seat, card).min(2))),
            Question::Return { card } => {
                let copies = if self.trash_value(card) > 0.0 { 2 } else { 0 };
                (0..=copies).rev().map(Action::Return).find(|action| legal.contains(action)).unwrap_or(legal[0])
            }
            Question::Embargo => named(&|card| {
                let wanted = self.list.names(card) || card.is(Types::VICTORY) || card == Card::Gold;
                if wanted || sight.supply(card) == 0 { -1.0 } else { f32::from(card.cost()) }
            }),
            Question::Explore => named(&|card| f32::from(card.cost())),
            Question::PutBackTo { .. } => named(&|card| -keep_value(card)),
            Question::SetAside => named(&|card| {
                let idle = card.is(Types::ACTION) && sight.actions() == 0;
                if idle { 20.0 + f32::from(card.cost()) } else { -keep_value(card) }
            }),
            Question::Exile => named(&|card| match card {
                _ if card.is(Types::VICTORY) && !card.is(Types::ACTION) => 10.0 + f32::from(card.cost()),
                _ => -keep_value(card),
            }),
            Question::NativeVillage if sight.mat_cards(seat) >= 3 => Action::TakeMat,
            Question::NativeVillage => Action::ToMat,
            Question::Navigate => {
                let (sum, count) =
                    sight.looked_at().flatten().fold((0.0, 0.0), |(sum, count), card| (sum + keep_value(card), count + 1.0));
                if sum < 3.0 * count { Action::DiscardAll } else { Action::Keep }
            }
            // The best is put back last, so that it lies on top.
            Question::PutInOrder => named(&|card| -keep_value(card)),
            Question::PearlDive => named_or(&|card| keep_value(card) - 4.0, Action::Keep),
            Question::PirateShip if sight.coin_tokens(seat) >= 3 => Action::TakeCoins,
            Question::PirateShip => Action::Plunder,
            Question::Treasuries => legal.last().copied().unwrap_or(Action::PutBack(0)),
        }
    }

    /// What the list wants most of what can be gained; otherwise the dearest that is no burden.
    fn gain(self, legal: &[Action]) -> Action {
        let can_have = |card: Card| legal.contains(&Action::Gain(card));
        if let Some(card) = self.list.first(self.sight, self.seat, can_have) {
            return Action::Gain(card);
        }
        let value = |card: Card| match card {
            Card::Curse => -2.0,
            Card::Copper => -1.0,
            _ if card.is(Types::VICTORY) && !card.is(Types::ACTION) => {
                if gains_to_the_end(self.sight) <= 5.0 {
                    10.0 + f32::from(card.cost())
                } else {
                    0.5
                }
            }
            _ => f32::from(card.cost()),
        };
        let rated = legal.iter().filter_map(|action| action.card().map(|card| (value(card), *action)));
        rated.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(legal[0], |(_, action)| action)
    }
}

/// How much one wants to keep a card.
fn keep_value(card: Card) -> f32 {
    match card {
        Card::Curse => -1.0,
        _ if card.is(Types::VICTORY) && !card.is(Types::ACTION) => 0.0,
        Card::Copper => 2.0,
        Card::Silver => 5.0,
        Card::Gold => 8.0,
        Card::TreasureMap => 4.5,
        _ => 3.0 + f32::from(card.cost()),
    }
}
