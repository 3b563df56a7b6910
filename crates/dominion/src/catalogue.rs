//! What is printed on the cards, for interfaces that draw them.

use std::collections::BTreeMap;

use serde::Serialize;
use table::Id;

use crate::cards::{Bonus, Card, Types};

/// Everything printed.
#[derive(Serialize, ts_rs::TS)]
pub struct Catalogue {
    /// The cards, by notation.
    pub cards: BTreeMap<Card, CardPrint>,
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
        Self { cards: Card::ALL.iter().map(|card| (*card, CardPrint::of(*card))).collect() }
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
        let Bonus { cards, actions, buys, coins } = spec.bonus;
        Self {
            name: card.name(),
            set: spec.set,
            cost: card.cost(),
            types: all.into_iter().filter(|(types, _)| card.is(*types)).map(|(_, print)| print).collect(),
            bonus: BonusPrint { cards, actions, buys, coins },
            points: (spec.point_per_cards == 0).then_some(spec.points),
        }
    }
}
