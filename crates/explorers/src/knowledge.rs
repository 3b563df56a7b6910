//! What may be known of hands. Everything that enters or leaves a hand is seen by all, but for stolen cards, which only thief and
//! victim see. So everybody knows every hand up to a few *thefts* whose card they must guess, and later payments narrow the guesses:
//! who pays two ore has had two ore.
//!
//! A *ledger* is a hand as it would be if none of those thefts had happened; everybody knows it (it may be negative). For each theft
//! its victim's ledger at that time is kept, and for each span between two thefts the least every ledger has shown; a guess is
//! possible if no hand was ever negative under it. Of the possible guesses each counts as often as there were cards to draw it.

use table::{Chance, Seat, Viewer};

use crate::pieces::{RESOURCES, Resource};
use crate::state::{Explorers, SEATS, THEFT};

/// The number of open thefts that are remembered; when there are more, the oldest one's card is told to all.
pub(crate) const OPEN_THEFTS: usize = 8;

type Ledgers = [[i8; RESOURCES]; SEATS];

/// Thefts whose card not everybody can tell, from the oldest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Thefts {
    pub len: u8,
    pub thefts: [Theft; OPEN_THEFTS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(crate) struct Theft {
    pub from: u8,
    pub to: u8,
    pub card: u8,
    /// The victim's ledger when it happened.
    pub before: [i8; RESOURCES],
    /// The least of every ledger from then until the next theft.
    pub least: Ledgers,
}

impl Thefts {
    pub const NONE: Self = Self {
        len: 0,
        thefts: [Theft { from: 0, to: 0, card: 0, before: [0; RESOURCES], least: [[0; RESOURCES]; SEATS] }; OPEN_THEFTS],
    };

    pub fn iter(&self) -> impl Iterator<Item = &Theft> {
        self.thefts[..self.len as usize].iter()
    }

    /// What the thefts have added to and taken from each hand, if they are what they really are.
    fn moved(&self) -> Ledgers {
        let mut moved = Ledgers::default();
        for theft in self.iter() {
            moved[theft.to as usize][theft.card as usize] += 1;
            moved[theft.from as usize][theft.card as usize] -= 1;
        }
        moved
    }

    /// Calls `found` with every possible guess the viewer can make and how often it counts.
    fn each_guess(&self, viewer: Viewer, found: &mut impl FnMut(&[u8; OPEN_THEFTS], f64)) {
        let mut guess = [0; OPEN_THEFTS];
        self.guess_on(0, viewer, &mut guess, &mut Ledgers::default(), 1.0, found);
    }

    fn guess_on(
        &self,
        at: usize,
        viewer: Viewer,
        guess: &mut [u8; OPEN_THEFTS],
        moved: &mut Ledgers,
        weight: f64,
        found: &mut impl FnMut(&[u8; OPEN_THEFTS], f64),
    ) {
        if at == self.len as usize {
            found(guess, weight);
            return;
        }
        let theft = &self.thefts[at];
        let (from, to) = (theft.from as usize, theft.to as usize);
        let knows = viewer.seat().is_some_and(|seat| [from, to].contains(&seat.index()));
        for card in 0..RESOURCES {
            if knows && card != theft.card as usize {
                continue;
            }
            let had = theft.before[card] + moved[from][card];
            if had < 1 {
                continue;
            }
            moved[to][card] += 1;
            moved[from][card] -= 1;
            let possible = (0..SEATS).all(|seat| (0..RESOURCES).all(|card| theft.least[seat][card] + moved[seat][card] >= 0));
            if possible {
                guess[at] = card as u8;
                self.guess_on(at + 1, viewer, guess, moved, weight * f64::from(had), found);
            }
            moved[to][card] -= 1;
            moved[from][card] += 1;
        }
    }

    /// Takes out a theft whose card is known to all.
    fn remove(&mut self, at: usize) {
        let gone = self.thefts[at];
        let len = self.len as usize;
        for theft in &mut self.thefts[at..len] {
            theft.least[gone.to as usize][gone.card as usize] += 1;
            theft.least[gone.from as usize][gone.card as usize] -= 1;
        }
        for theft in &mut self.thefts[at + 1..len] {
            if theft.from == gone.to {
                theft.before[gone.card as usize] += 1;
            } else if theft.from == gone.from {
                theft.before[gone.card as usize] -= 1;
            }
        }
        if at > 0 {
            // Its span joins that of the theft before it.
            let span = self.thefts[at].least;
            for (least, other) in self.thefts[at - 1].least.iter_mut().flatten().zip(span.iter().flatten()) {
                *least = (*least).min(*other);
            }
        }
        self.thefts.copy_within(at + 1..len, at);
        self.len -= 1;
        self.thefts[len - 1] = Self::NONE.thefts[0];
    }
}

impl Explorers {
    fn ledgers(&self) -> Ledgers {
        let moved = self.thefts.moved();
        std::array::from_fn(|seat| {
            std::array::from_fn(|card| {
                let area = &self.areas[seat];
                (area.hand[card] + area.aside[card]) as i8 - moved[seat][card]
            })
        })
    }

    /// Everybody has seen a hand lose cards.
    pub(crate) fn note_loss(&mut self, seat: Seat, resource: Resource) {
        self.note_shown(seat, resource, 0);
    }

    /// Everybody has seen that a hand holds this many cards.
    pub(crate) fn note_shown(&mut self, seat: Seat, resource: Resource, count: u8) {
        let len = self.thefts.len as usize;
        if len == 0 {
            return;
        }
        let (seat, card) = (seat.index(), resource as usize);
        let area = &self.areas[seat];
        let ledger = (area.hand[card] + area.aside[card]) as i8 - self.thefts.moved()[seat][card] - count as i8;
        let least = &mut self.thefts.thefts[len - 1].least[seat][card];
        *least = (*least).min(ledger);
    }

    /// A card is about to be stolen. Yields the oldest theft if there were too many to remember: its card is told.
    pub(crate) fn note_theft(&mut self, from: Seat, to: Seat, card: Resource) -> Option<Theft> {
        self.forget_known_thefts();
        let mut told = None;
        if self.thefts.len as usize == OPEN_THEFTS {
            told = Some(self.thefts.thefts[0]);
            self.thefts.remove(0);
        }
        let ledgers = self.ledgers();
        let theft = Theft {
            from: from.index() as u8,
            to: to.index() as u8,
            card: card as u8,
            before: ledgers[from.index()],
            least: ledgers,
        };
        self.thefts.thefts[self.thefts.len as usize] = theft;
        self.thefts.len += 1;
        told
    }

    /// Thefts whose card everybody can tell by now are no secret any more.
    fn forget_known_thefts(&mut self) {
        let mut at = 0;
        while at < self.thefts.len as usize {
            let mut cards = 0u8;
            self.thefts.each_guess(Viewer::Onlooker, &mut |guess, _| cards |= 1 << guess[at]);
            if cards.is_power_of_two() {
                self.thefts.remove(at);
            } else {
                at += 1;
            }
        }
    }

    /// The least and the most of each resource that a hand may hold, for all the viewer can tell.
    pub(crate) fn hand_bounds(&self, viewer: Viewer, seat: Seat) -> [[u8; RESOURCES]; 2] {
        let area = self.area(seat);
        let hand: [u8; RESOURCES] = std::array::from_fn(|card| area.hand[card] + area.aside[card]);
        if viewer.is(seat) || self.thefts.len == 0 {
            return [hand, hand];
        }
        let ledger = self.ledgers()[seat.index()];
        let mut bounds = [[u8::MAX; RESOURCES], [0; RESOURCES]];
        self.thefts.each_guess(viewer, &mut |guess, _| {
            let mut hand = ledger;
            for (theft, card) in self.thefts.iter().zip(guess) {
                if theft.to as usize == seat.index() {
                    hand[*card as usize] += 1;
                }
                if theft.from as usize == seat.index() {
                    hand[*card as usize] -= 1;
                }
            }
            for (card, count) in hand.into_iter().enumerate() {
                bounds[0][card] = bounds[0][card].min(count as u8);
                bounds[1][card] = bounds[1][card].max(count as u8);
            }
        });
        bounds
    }

    /// Deals the hands anew as they may be for all the viewer can tell, and the cards others have put aside.
    pub(crate) fn imagine_hands(&mut self, viewer: Viewer) {
        let ledgers = self.ledgers();
        let mut put_aside = [0; SEATS];
        for seat in self.all_seats().filter(|seat| !viewer.is(*seat)) {
            let area = &mut self.areas[seat.index()];
            put_aside[seat.index()] = area.aside.iter().sum();
            for (hand, aside) in area.hand.iter_mut().zip(&mut area.aside) {
                *hand += std::mem::take(aside);
            }
        }
        if let Some(guess) = self.likely_guess(viewer) {
            let len = self.thefts.len as usize;
            for (theft, card) in self.thefts.thefts[..len].iter_mut().zip(guess) {
                theft.card = card;
            }
            let moved = self.thefts.moved();
            for seat in self.all_seats().map(Seat::index).filter(|seat| !viewer.is(Seat::new(*seat))) {
                self.areas[seat].hand = std::array::from_fn(|card| (ledgers[seat][card] + moved[seat][card]) as u8);
            }
        }
        for (area, count) in self.areas.iter_mut().zip(put_aside) {
            for _ in 0..count {
                let card = random_card(&mut self.chance, area.hand);
                area.hand[card] -= 1;
                area.aside[card] += 1;
            }
        }
    }

    /// A guess at all thefts, drawn by how often each possible one counts.
    fn likely_guess(&mut self, viewer: Viewer) -> Option<[u8; OPEN_THEFTS]> {
        if self.thefts.len == 0 {
            return None;
        }
        let mut total = 0.0;
        let mut chosen = None;
        let chance = &mut self.chance;
        self.thefts.each_guess(viewer, &mut |guess, weight| {
            total += weight;
            if chosen.is_none() || unit(chance) * total < weight {
                chosen = Some(*guess);
            }
        });
        chosen
    }
}

/// A card of the hand, each equally likely; the hand holds one at least.
pub(crate) fn random_card(chance: &mut Chance, hand: [u8; RESOURCES]) -> usize {
    let mut left = chance.draw(THEFT, hand.iter().map(|count| u32::from(*count)).sum());
    for (card, count) in hand.into_iter().enumerate() {
        if left < u32::from(count) {
            return card;
        }
        left -= u32::from(count);
    }
    RESOURCES - 1
}

fn unit(chance: &mut Chance) -> f64 {
    const STEPS: u32 = 1 << 24;
    f64::from(chance.draw(THEFT, STEPS)) / f64::from(STEPS)
}

#[cfg(test)]
mod tests {
    use table::{Game, Seed};

    use super::*;
    use crate::setup::Setup;

    /// A table of four with these hands; seat 1 then steals a card of that kind from seat 2.
    fn after_a_theft(hands: [[u8; RESOURCES]; SEATS], card: Resource) -> Explorers {
        let setup = Setup { scenario: 2, ..Setup::default() };
        let mut game = Explorers::new(&setup, Seed::from_number(1)).expect("a game");
        for (area, hand) in game.areas.iter_mut().zip(hands) {
            area.hand = hand;
        }
        steal(&mut game, 1, 0, card);
        game
    }

    fn steal(game: &mut Explorers, from: usize, to: usize, card: Resource) -> Option<Theft> {
        let told = game.note_theft(Seat::new(from), Seat::new(to), card);
        game.areas[from].hand[card as usize] -= 1;
        game.areas[to].hand[card as usize] += 1;
        told
    }

    fn bounds(game: &Explorers, viewer: Viewer, seat: usize) -> [[u8; RESOURCES]; 2] {
        game.hand_bounds(viewer, Seat::new(seat))
    }

    #[test]
    fn thief_and_victim_know_the_card_and_others_guess() {
        let game = after_a_theft([[0; 5], [0, 0, 2, 0, 1], [0; 5], [0; 5]], Resource::Ore);
        for knowing in [0, 1] {
            assert_eq!(bounds(&game, Viewer::Seat(Seat::new(knowing)), 0), [[0, 0, 0, 0, 1]; 2]);
        }
        assert_eq!(bounds(&game, Viewer::Onlooker, 0), [[0; 5], [0, 0, 1, 0, 1]]);
        assert_eq!(bounds(&game, Viewer::Seat(Seat::new(2)), 1), [[0, 0, 1, 0, 0], [0, 0, 2, 0, 1]]);
    }

    #[test]
    fn who_pays_a_card_has_had_it() {
        let mut game = after_a_theft([[0; 5], [0, 0, 1, 0, 1], [0; 5], [0; 5]], Resource::Wool);
        game.bank = [10; 5];
        game.pay(Seat::new(1), Resource::Ore, 1);
        assert_eq!(bounds(&game, Viewer::Onlooker, 0), [[0, 0, 1, 0, 0]; 2]);
    }

    #[test]
    fn guesses_count_by_the_cards_there_were() {
        let game = after_a_theft([[0; 5], [0, 0, 3, 0, 1], [0; 5], [0; 5]], Resource::Ore);
        let mut wool = 0;
        for number in 0..4000 {
            let mut imagined = game.clone();
            imagined.chance = Chance::imagined(number);
            imagined.imagine_hands(Viewer::Onlooker);
            assert_eq!(imagined.areas[0].cards(), 1);
            assert_eq!(imagined.areas[1].cards(), 3);
            wool += u32::from(imagined.areas[0].hand[Resource::Wool as usize]);
        }
        assert!((2880..3120).contains(&wool), "three of four, not {wool} of 4000");
    }

    #[test]
    fn a_chain_of_thefts_is_kept_apart() {
        // Seat 1 had nothing, so what seat 3 stole from it is what it stole itself.
        let mut game = after_a_theft([[0; 5], [1, 0, 0, 0, 1], [0; 5], [0; 5]], Resource::Ore);
        steal(&mut game, 0, 2, Resource::Ore);
        let mut imagined = game.clone();
        imagined.chance = Chance::imagined(3);
        imagined.imagine_hands(Viewer::Seat(Seat::new(1)));
        assert_eq!(imagined.areas[2].hand, [0, 0, 0, 0, 1]);
        assert_eq!(bounds(&game, Viewer::Onlooker, 2), [[0; 5], [1, 0, 0, 0, 1]]);
        assert_eq!(bounds(&game, Viewer::Seat(Seat::new(3)), 0), [[0; 5]; 2]);
    }

    #[test]
    fn the_oldest_of_too_many_thefts_is_told() {
        let mut game = after_a_theft([[0; 5], [9, 0, 9, 0, 0], [0; 5], [0; 5]], Resource::Wool);
        for _ in 1..OPEN_THEFTS {
            assert_eq!(steal(&mut game, 1, 0, Resource::Lumber), None);
        }
        let told = steal(&mut game, 1, 0, Resource::Lumber).expect("one too many");
        assert_eq!(told.card, Resource::Wool as u8);
        assert_eq!(bounds(&game, Viewer::Onlooker, 0)[0][Resource::Wool as usize], 1);
    }
}
