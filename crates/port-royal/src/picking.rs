//! Cards that a seat gives away, for an expedition or a task: what there is to choose from, and every way to choose.

use table::Seat;

use crate::action::Given;
use crate::cards::{Card, MOST_NEEDED};
use crate::state::{CardId, MOST_PRINTS, PortRoyal};

/// The prints that can be given and how many cards bear each of them, in the order of their first card.
pub(crate) struct Choice {
    prints: [(u8, u8); MOST_PRINTS],
    len: usize,
}

impl PortRoyal {
    /// What there is to choose from among these cards.
    pub(crate) fn choice(&self, cards: impl Iterator<Item = CardId>, fits: impl Fn(Card) -> bool) -> Choice {
        let mut choice = Choice { prints: [(0, 0); MOST_PRINTS], len: 0 };
        for id in cards.filter(|id| fits(self.card(*id))) {
            let face = self.face[id as usize];
            if let Some((_, copies)) = choice.prints[..choice.len].iter_mut().find(|(print, _)| *print == face) {
                *copies += 1;
            } else {
                choice.prints[choice.len] = (face, 1);
                choice.len += 1;
            }
        }
        choice
    }

    /// Every way to pick this number of cards, print by print; `most` says how many of a print can be of use.
    pub(crate) fn pick(&self, choice: &Choice, cards: u8, most: impl Fn(Card) -> u8, mut found: impl FnMut(Given)) {
        let prints = &choice.prints[..choice.len];
        self.pick_from(prints, cards as usize, &most, (&mut [None; MOST_NEEDED], 0), &mut found);
    }

    fn pick_from(
        &self,
        prints: &[(u8, u8)],
        cards: usize,
        most: &impl Fn(Card) -> u8,
        (picked, count): (&mut [Option<Card>; MOST_NEEDED], usize),
        found: &mut impl FnMut(Given),
    ) {
        if count == cards {
            if let Some(given) = Given::new(picked[..count].iter().flatten().copied()) {
                found(given);
            }
            return;
        }
        let Some(((face, copies), rest)) = prints.split_first() else { return };
        let card = self.print(*face);
        let most_of_it = usize::from(most(card).min(*copies)).min(cards - count);
        for taken in 0..=most_of_it {
            for place in &mut picked[count..count + taken] {
                *place = Some(card);
            }
            self.pick_from(rest, cards, most, (picked, count + taken), found);
        }
    }

    /// Does the seat have all these people and kept ships?
    pub(crate) fn has_all(&self, seat: Seat, given: Given) -> bool {
        let has = |card: Card| {
            let wanted = given.cards().filter(|other| *other == card).count();
            self.stack(self.area(seat).people).chain(self.stored(seat)).filter(|id| self.card(*id) == card).count() >= wanted
        };
        given.cards().all(has)
    }

    /// The seat discards these people and kept ships.
    pub(crate) fn give_away(&mut self, seat: Seat, given: Given) {
        for card in given.cards() {
            let _ = self.dismiss(seat, card) || self.spend_goods(seat, card);
        }
    }
}
