//! The buy-list language, as simulators of Dominion have it: cards in order of preference, each with the conditions under which it
//! is wanted. The first card on the list that can be had is taken.
//!
//! ```text
//! # Big Money with a Smithy; entries stand on lines of their own, or with commas between them.
//! Province if money > 15
//! Duchy if provinces <= 4 and turn > 10
//! Gold
//! Smithy < 2                     # as long as fewer than two are owned
//! Smithy < treasures / 11        # or fewer than one for eleven Treasures
//! Silver
//! ```
//! What can be compared (with `<`, `<=`, `>`, `>=`, `=`): numbers; `money` (the coins of all Treasures owned), `coins` (to spend
//! now), `turn`, `cards`, `treasures`, `actions`, `victories` (owned), `provinces` (left in the Supply), `piles` (that are empty),
//! `gains` (that could end the game), `left CARD` (in the Supply), and a card's name (how many of it are owned). Each may be
//! multiplied or divided by a number.

use dominion::{Card, Sight, Types};
use table::Seat;

/// Cards in order of preference.
#[derive(Clone, Debug, PartialEq, Default)]
pub(crate) struct BuyList {
    entries: Vec<Entry>,
}

/// A card, and when it is wanted.
#[derive(Clone, Debug, PartialEq)]
struct Entry {
    card: Card,
    conditions: Vec<Condition>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Condition {
    left: Term,
    comparison: Comparison,
    right: Term,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Term {
    quantity: Quantity,
    factor: f32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Quantity {
    One,
    Money,
    Coins,
    Turn,
    Cards,
    OwnedOf(Types),
    Provinces,
    Piles,
    Gains,
    Left(Card),
    Owned(Card),
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Comparison {
    Less,
    AtMost,
    More,
    AtLeast,
    Equal,
}

impl BuyList {
    /// Reads a list; what cannot be read is told with the reason.
    pub fn parse(text: &str) -> Result<Self, String> {
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or(""));
        let entries = lines.flat_map(|line| line.split([',', ';'])).map(str::trim).filter(|entry| !entry.is_empty());
        let entries = entries.map(read_entry).collect::<Result<Vec<_>, _>>()?;
        if entries.is_empty() {
            return Err("there is no card on the list".to_owned());
        }
        Ok(Self { entries })
    }

    /// The first card on the list that is wanted now and passes the test.
    pub fn first(&self, sight: Sight<'_>, seat: Seat, can_have: impl Fn(Card) -> bool) -> Option<Card> {
        let wanted = |entry: &&Entry| can_have(entry.card) && entry.conditions.iter().all(|condition| condition.holds(sight, seat));
        self.entries.iter().find(wanted).map(|entry| entry.card)
    }

    /// The cards on the list that are not among these, each once.
    pub fn cards_outside(&self, kingdom: &[Card]) -> impl Iterator<Item = Card> {
        let mut cards: Vec<Card> = self.entries.iter().map(|entry| entry.card).filter(|card| !kingdom.contains(card)).collect();
        cards.sort_unstable_by_key(|card| *card as usize);
        cards.dedup();
        cards.into_iter()
    }

    /// Is the card on the list at all?
    pub fn names(&self, card: Card) -> bool {
        self.entries.iter().any(|entry| entry.card == card)
    }
}

impl Condition {
    fn holds(self, sight: Sight<'_>, seat: Seat) -> bool {
        let (left, right) = (self.left.value(sight, seat), self.right.value(sight, seat));
        match self.comparison {
            Comparison::Less => left < right,
            Comparison::AtMost => left <= right,
            Comparison::More => left > right,
            Comparison::AtLeast => left >= right,
            Comparison::Equal => (left - right).abs() < 1e-6,
        }
    }
}

impl Term {
    fn value(self, sight: Sight<'_>, seat: Seat) -> f32 {
        let value = match self.quantity {
            Quantity::One => 1.0,
            Quantity::Money => f32::from(sight.total_money(seat)),
            Quantity::Coins => f32::from(sight.coins()),
            Quantity::Turn => f32::from(sight.turns(seat)),
            Quantity::Cards => f32::from(sight.owned_cards(seat)),
            Quantity::OwnedOf(types) => f32::from(sight.owned_of(seat, types)),
            Quantity::Provinces => f32::from(sight.supply(Card::Province)),
            Quantity::Piles => f32::from(sight.empty_piles().0),
            Quantity::Gains => gains_to_the_end(sight),
            Quantity::Left(card) => f32::from(sight.supply(card)),
            Quantity::Owned(card) => f32::from(sight.owned(seat, card)),
        };
        value * self.factor
    }
}

/// How many cards would have to be gained to end the game: all Provinces, or the smallest piles.
pub(crate) fn gains_to_the_end(sight: Sight<'_>) -> f32 {
    let (_, piles) = sight.empty_piles();
    // The smallest piles seen so far, from the smallest up.
    let mut smallest = [u8::MAX; 4];
    let smallest = &mut smallest[..(piles as usize).min(4)];
    for card in sight.cards() {
        let mut left = sight.supply(*card);
        for place in smallest.iter_mut() {
            if left < *place {
                std::mem::swap(&mut left, place);
            }
        }
    }
    let smallest: u16 = smallest.iter().map(|left| u16::from(*left)).sum();
    f32::from(smallest.min(u16::from(sight.supply(Card::Province))))
}

fn read_entry(text: &str) -> Result<Entry, String> {
    let text = text.to_lowercase();
    let (head, rest) = text.split_once(" if ").map_or((text.as_str(), None), |(head, rest)| (head, Some(rest)));
    let name_ends = head.find(['<', '>', '=']).unwrap_or(head.len());
    let card = read_card(&head[..name_ends])?;
    let mut conditions = Vec::new();
    if name_ends < head.len() {
        conditions.push(read_condition(head)?);
    }
    for condition in rest.into_iter().flat_map(|rest| rest.split(" and ")) {
        conditions.push(read_condition(condition)?);
    }
    Ok(Entry { card, conditions })
}

fn read_card(text: &str) -> Result<Card, String> {
    let word = text.split_whitespace().collect::<Vec<_>>().join("-");
    word.parse().map_err(|_| format!("`{}` is not a card", text.trim()))
}

fn read_condition(text: &str) -> Result<Condition, String> {
    const COMPARISONS: [(&str, Comparison); 5] = [
        ("<=", Comparison::AtMost),
        (">=", Comparison::AtLeast),
        ("<", Comparison::Less),
        (">", Comparison::More),
        ("=", Comparison::Equal),
    ];
    for (sign, comparison) in COMPARISONS {
        if let Some((left, right)) = text.split_once(sign) {
            return Ok(Condition { left: read_term(left)?, comparison, right: read_term(right)? });
        }
    }
    Err(format!("`{}` compares nothing", text.trim()))
}

fn read_term(text: &str) -> Result<Term, String> {
    let text = text.trim();
    let number = |text: &str| {
        let read = text.trim().parse::<f32>().ok().filter(|number| number.is_finite());
        read.ok_or_else(|| format!("`{}` is not a number", text.trim()))
    };
    if let Some((left, right)) = text.split_once('/') {
        let divisor = number(right)?;
        if divisor == 0.0 {
            return Err("nothing can be divided by 0".to_owned());
        }
        let term = read_term(left)?;
        return Ok(Term { factor: term.factor / divisor, ..term });
    }
    if let Some((left, right)) = text.split_once('*') {
        let term = read_term(left)?;
        return Ok(Term { factor: term.factor * number(right)?, ..term });
    }
    let quantity = match text {
        "money" => Quantity::Money,
        "coins" => Quantity::Coins,
        "turn" => Quantity::Turn,
        "cards" => Quantity::Cards,
        "treasures" => Quantity::OwnedOf(Types::TREASURE),
        "actions" => Quantity::OwnedOf(Types::ACTION),
        "victories" => Quantity::OwnedOf(Types::VICTORY),
        "provinces" => Quantity::Provinces,
        "piles" => Quantity::Piles,
        "gains" => Quantity::Gains,
        _ if text.starts_with(|first: char| first.is_ascii_digit()) => {
            return Ok(Term { quantity: Quantity::One, factor: number(text)? });
        }
        _ => match text.strip_prefix("left ") {
            Some(card) => Quantity::Left(read_card(card)?),
            None => Quantity::Owned(read_card(text)?),
        },
    };
    Ok(Term { quantity, factor: 1.0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_reads_as_people_write_it() {
        let list = BuyList::parse("Province, Gold,Smithy<2, Fishing Village < treasures / 11 if turn <= 5 and left gold > 3")
            .expect("a list");
        assert_eq!(list.entries.len(), 4);
        assert_eq!(list.entries[3].card, Card::FishingVillage);
        assert_eq!(list.entries[3].conditions.len(), 3);
        assert_eq!(BuyList::parse("# only a remark\nProvince\n\nGold # and another").expect("a list").entries.len(), 2);
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        for (text, why) in [
            ("", "no card"),
            ("Bishop", "`bishop` is not a card"),
            ("Gold if", "`gold if` is not a card"),
            ("Gold if provinces", "compares nothing"),
            ("Gold if luck > 3", "`luck` is not a card"),
            ("Smithy < x/2", "`x` is not a card"),
            ("Smithy < treasures/0", "divided by 0"),
        ] {
            let error = BuyList::parse(text).expect_err(text);
            assert!(error.contains(why), "{text}: {error}");
        }
    }
}
