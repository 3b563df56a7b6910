//! What is printed on the cards, for interfaces that draw them. A card's notation is its name here, as it is in a view.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Id, Message};

use crate::adventure::content;
use crate::cards::{Card, Colour, Goods, Guard, Role, Tax, TaxBonus, TaxCut};
use crate::contracts::Contract;
use crate::decks::PRINTS;

/// Everything printed: the cards of the box with those of the house edition of the Adventure, and the contracts.
#[derive(Serialize, ts_rs::TS)]
pub struct Catalogue {
    /// The cards, by notation.
    pub cards: BTreeMap<String, Print>,
    /// The contracts, by notation.
    pub contracts: BTreeMap<&'static str, ContractPrint>,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
pub struct Print {
    /// The message that names it.
    pub name: Id,
    /// The message that explains it.
    pub help: Id,
    /// It in words, with its figures.
    pub message: Message,
    /// What it is.
    #[serde(flatten)]
    pub face: PrintFace,
}

/// What a card is, with its figures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PrintFace {
    /// Somebody to hire.
    Person {
        /// Who, with the colour: `blue-trader`.
        role: Id,
        /// Who, without the colour: `trader`.
        trade: Id,
        /// The colour of the ships they deal with.
        colour: Option<Colour>,
        /// What they cost.
        cost: u8,
        /// What they are worth.
        points: u8,
        /// Their swords.
        swords: u8,
        /// What an innkeeper pays for bread and rum.
        pays: Option<Pays>,
    },
    /// A ship to trade with.
    Ship {
        /// Its colour.
        colour: Colour,
        /// The coins it brings.
        coins: u8,
        /// The coins it brings another seat.
        gift: u8,
        /// The crowns it brings.
        crowns: u8,
        /// What it carries.
        goods: Option<Goods>,
        /// The swords that repel it; none for a skull, which nothing repels.
        guard: Option<u8>,
    },
    /// An expedition.
    Expedition {
        /// The people and goods it asks for, one by one.
        needs: Vec<Need>,
        /// What it is worth.
        points: u8,
        /// The coins it brings.
        coins: u8,
    },
    /// A tax.
    Tax {
        /// Who gets coins: those with the most `swords`, or with the fewest `points`.
        bonus: Id,
        /// Whoever has this number of coins or more loses half of them; none where everybody keeps eight.
        from: Option<u8>,
        /// How many coins they get.
        coins: u8,
    },
}

/// Something an expedition asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
pub struct Need {
    /// A person's role, or goods.
    pub word: Id,
    /// The message that names it.
    pub name: Id,
    /// Is it goods?
    pub goods: bool,
}

/// What an innkeeper pays.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
pub struct Pays {
    /// For a loaf.
    pub bread: u8,
    /// For rum.
    pub rum: u8,
}

/// A contract.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct ContractPrint {
    /// The message that names it; its explanation has `-help` behind it.
    pub name: Id,
    /// What its seal adds to the time pile.
    pub seal: i8,
    /// The letter on its seal.
    pub letter: char,
    /// The coins for the first, second … fifth who completes it.
    pub rewards: [u8; 5],
    /// How often it has to be done.
    pub steps: u8,
    /// Must it be completed at the very moment the thing happens?
    pub now_or_never: bool,
    /// Can only the active seat complete it?
    pub active_only: bool,
}

impl Catalogue {
    pub(crate) fn of_house() -> Self {
        let house = content::house();
        let cards = PRINTS.iter().chain(&house.prints).map(|card| (card.to_string(), Print::of(*card)));
        let contracts = Contract::ALL.into_iter().map(|contract| (contract.word(), ContractPrint::of(contract)));
        Self { cards: cards.collect(), contracts: contracts.collect() }
    }
}

impl Print {
    pub(crate) fn of(card: Card) -> Self {
        Self { name: card.name(), help: help(card), message: card.message(), face: PrintFace::of(card) }
    }
}

/// The message that explains a card; some share theirs.
fn help(card: Card) -> Id {
    match card {
        Card::Ship { goods: Some(_), .. } => "port-royal-goods-help".into(),
        Card::Ship { .. } => "port-royal-ship-help".into(),
        Card::Tax(Tax::BASE_SWORDS | Tax::BASE_POINTS) => "port-royal-tax-help".into(),
        _ => format!("{}-help", card.name()).into(),
    }
}

impl PrintFace {
    fn of(card: Card) -> Self {
        match card {
            Card::Person { role, cost, points } => {
                let colour = match role {
                    Role::Trader(colour) | Role::Shopkeeper(colour) | Role::Clerk(colour) => Some(colour),
                    _ => None,
                };
                let trade = colour.map_or(role.word(), |colour| &role.word()[colour.word().len() + 1..]);
                let pays = match role {
                    Role::Innkeeper { bread, rum } => Some(Pays { bread, rum }),
                    _ => None,
                };
                let (role, swords) = (role.word().into(), role.swords());
                Self::Person { role, trade: trade.into(), colour, cost, points, swords, pays }
            }
            Card::Ship { colour, coins, gift, crowns, goods, guard } => {
                let guard = match guard {
                    Guard::Swords(swords) => Some(swords),
                    Guard::Skull => None,
                };
                Self::Ship { colour, coins, gift, crowns, goods, guard }
            }
            Card::Expedition { needs, points, coins } => {
                let people =
                    needs.roles().map(|role| Need { word: role.word().into(), name: crate::cards::role_name(role), goods: false });
                let goods = Goods::ALL.into_iter().flat_map(|goods| std::iter::repeat_n(goods, needs.of_goods(goods).into()));
                let goods =
                    goods.map(|goods| Need { word: goods.word().into(), name: crate::adventure::goods_name(goods), goods: true });
                Self::Expedition { needs: people.chain(goods).collect(), points, coins }
            }
            Card::Tax(Tax { cut, bonus, coins }) => {
                let bonus = match bonus {
                    TaxBonus::MostSwords => "swords",
                    TaxBonus::FewestPoints => "points",
                };
                let from = match cut {
                    TaxCut::HalfFrom(least) => Some(least),
                    TaxCut::KeepEight => None,
                };
                Self::Tax { bonus: bonus.into(), from, coins }
            }
        }
    }
}

impl ContractPrint {
    fn of(contract: Contract) -> Self {
        let card = contract.card();
        Self {
            name: contract.name(),
            seal: card.seal,
            letter: card.letter,
            rewards: card.rewards,
            steps: card.steps,
            now_or_never: contract.is_now_or_never(),
            active_only: contract.is_for_active_seat(),
        }
    }
}
