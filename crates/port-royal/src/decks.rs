//! The decks of the box, and the list of all their prints, each once.

use crate::cards::{BASE, CONTRACT_CARDS, Card, FIVE_SEAT_EXPEDITION, GAMBLERS, SET_SAIL_MIX, SET_SAIL_ONLY};

/// Cards that come into play together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deck {
    Base,
    SetSailMix,
    SetSailOnly,
    ContractCards,
    Gamblers,
}

const DECKS: [&[(Card, u8)]; 5] = [BASE, SET_SAIL_MIX, SET_SAIL_ONLY, CONTRACT_CARDS, GAMBLERS];

impl Deck {
    /// The deck's prints, as indices into [`PRINTS`], each with its copies.
    pub fn prints(self) -> impl Iterator<Item = (u8, u8)> {
        let places = &PLACES[self as usize];
        DECKS[self as usize].iter().zip(places).map(|((_, copies), place)| (*place, *copies))
    }
}

/// The index of the five-seat expedition in [`PRINTS`].
pub(crate) const FIVE_SEAT_PRINT: u8 = BASE.len() as u8;

/// How many prints there are.
pub(crate) const PRINT_COUNT: usize = list_prints().1;

/// The prints, each once; a card knows its print by an index into this list. The base game's come first, in the order of [`BASE`].
pub(crate) const PRINTS: [Card; PRINT_COUNT] = {
    let all = list_prints().0;
    let mut prints = [FIVE_SEAT_EXPEDITION; PRINT_COUNT];
    let mut index = 0;
    while index < PRINT_COUNT {
        prints[index] = all[index];
        index += 1;
    }
    prints
};

/// More than all decks together can hold.
const MANY: usize = 160;

const fn list_prints() -> ([Card; MANY], usize) {
    let mut prints = [FIVE_SEAT_EXPEDITION; MANY];
    let mut count = 0;
    let mut deck = 0;
    while deck < DECKS.len() {
        let mut index = 0;
        while index < DECKS[deck].len() {
            let card = DECKS[deck][index].0;
            if place(&prints, count, card) == count {
                prints[count] = card;
                count += 1;
            }
            index += 1;
        }
        if deck == 0 {
            prints[count] = FIVE_SEAT_EXPEDITION;
            count += 1;
        }
        deck += 1;
    }
    (prints, count)
}

/// The index of the card among the first `count` prints, or `count` if it is not there.
const fn place(prints: &[Card; MANY], count: usize, card: Card) -> usize {
    let mut place = 0;
    while place < count && prints[place].key() != card.key() {
        place += 1;
    }
    place
}

/// For every deck, the indices of its prints in [`PRINTS`].
const PLACES: [[u8; MANY]; DECKS.len()] = {
    let (prints, count) = list_prints();
    let mut places = [[0; MANY]; DECKS.len()];
    let mut deck = 0;
    while deck < DECKS.len() {
        let mut index = 0;
        while index < DECKS[deck].len() {
            places[deck][index] = place(&prints, count, DECKS[deck][index].0) as u8;
            index += 1;
        }
        deck += 1;
    }
    places
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_print_is_listed_once() {
        for (index, card) in PRINTS.iter().enumerate() {
            assert_eq!(PRINTS.iter().position(|other| other == card), Some(index), "{card}");
        }
        assert_eq!(PRINTS[FIVE_SEAT_PRINT as usize], FIVE_SEAT_EXPEDITION);
    }

    #[test]
    fn a_decks_places_lead_to_its_cards() {
        for (deck, cards) in
            [Deck::Base, Deck::SetSailMix, Deck::SetSailOnly, Deck::ContractCards, Deck::Gamblers].into_iter().zip(DECKS)
        {
            let found: Vec<_> = deck.prints().map(|(place, copies)| (PRINTS[place as usize], copies)).collect();
            assert_eq!(found, cards);
        }
    }

    #[test]
    fn every_set_has_the_printed_number_of_cards() {
        let cards = |deck: Deck| deck.prints().map(|(_, copies)| u32::from(copies)).sum::<u32>();
        assert_eq!(cards(Deck::SetSailMix), 20);
        assert_eq!(cards(Deck::SetSailMix) + cards(Deck::SetSailOnly), 60);
        assert_eq!(cards(Deck::ContractCards), 24);
        assert_eq!(cards(Deck::Gamblers), 4);
    }
}
