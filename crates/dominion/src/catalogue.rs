//! What is printed on the cards, for interfaces that draw them.

use std::collections::BTreeMap;

use serde::Serialize;
use table::Id;

use crate::cards::{Bonus, Card, Next, Types};
use crate::kingdom::SETS;

/// Everything printed.
#[derive(Serialize, ts_rs::TS)]
pub struct Catalogue {
    /// The cards, by notation.
    pub cards: BTreeMap<Card, CardPrint>,
    /// The kingdoms of the rulebooks.
    pub kingdoms: Vec<KingdomPrint>,
}

/// A kingdom of the rulebooks.
#[derive(Serialize, ts_rs::TS)]
pub struct KingdomPrint {
    /// Its name in a setup.
    pub kingdom: &'static str,
    /// The message that names it.
    pub name: Id,
    /// Its cards, as printed.
    pub cards: Vec<Card>,
}

/// A card.
#[derive(Serialize, ts_rs::TS)]
pub struct CardPrint {
    /// The message that names it; its text has `-help` behind it.
    pub name: Id,
    /// The box it comes in.
    #[ts(type = "\"basic\" | \"base\" | \"seaside\"")]
    pub set: crate::cards::Set,
    /// What it costs.
    pub cost: u8,
    /// What stands at its foot.
    pub types: Vec<TypePrint>,
    /// What it gives when it is played, beyond what its text says.
    pub bonus: BonusPrint,
    /// What it gives at the start of the next turn, if it is a Duration card that gives anything then.
    pub next: Option<BonusPrint>,
    /// What it is worth at the end; none where that depends on what else its owner has.
    pub points: Option<i8>,
}

/// A type of cards.
#[derive(Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the printed words")]
pub enum TypePrint {
    Treasure,
    Victory,
    Curse,
    Action,
    Attack,
    Reaction,
    Duration,
}

/// The plain numbers on a card.
#[derive(Serialize, ts_rs::TS)]
pub struct BonusPrint {
    /// Cards to draw.
    pub cards: u8,
    /// Further actions.
    pub actions: u8,
    /// Further buys.
    pub buys: u8,
    /// Coins.
    pub coins: u8,
}

impl Catalogue {
    pub(crate) fn printed() -> Self {
        let kingdom = |(_, kingdom, cards): &(_, &'static str, [Card; _])| KingdomPrint {
            kingdom,
            name: Id::Owned(format!("dominion-set-{kingdom}")),
            cards: cards.to_vec(),
        };
        Self {
            cards: Card::ALL.iter().map(|card| (*card, CardPrint::of(*card))).collect(),
            kingdoms: SETS.iter().map(kingdom).collect(),
        }
    }
}

impl CardPrint {
    fn of(card: Card) -> Self {
        let spec = card.spec();
        let all = [
            (Types::TREASURE, TypePrint::Treasure),
            (Types::VICTORY, TypePrint::Victory),
            (Types::CURSE, TypePrint::Curse),
            (Types::ACTION, TypePrint::Action),
            (Types::ATTACK, TypePrint::Attack),
            (Types::REACTION, TypePrint::Reaction),
            (Types::DURATION, TypePrint::Duration),
        ];
        let next = match spec.next {
            Next::Always(bonus) | Next::IfEarned(bonus) if bonus != Bonus::default() => Some(BonusPrint::of(bonus)),
            _ => None,
        };
        Self {
            name: card.name(),
            set: spec.set,
            cost: card.cost(),
            types: all.into_iter().filter(|(types, _)| card.is(*types)).map(|(_, print)| print).collect(),
            bonus: BonusPrint::of(spec.bonus),
            next,
            points: (spec.point_per_cards == 0).then_some(spec.points),
        }
    }
}

impl BonusPrint {
    const fn of(Bonus { cards, actions, buys, coins }: Bonus) -> Self {
        Self { cards, actions, buys, coins }
    }
}
