//! What happens at the table. Everything that happens in Port Royal is seen by everybody.

use serde::Serialize;
use table::{Arg, Message, Seat};

use crate::cards::{Card, TaxBonus};
use crate::contracts::Contract;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Event {
    /// A seat turned over a card.
    Revealed {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A ship was driven off.
    Repelled {
        /// By whom.
        seat: Seat,
        /// Which ship.
        card: Card,
    },
    /// A second ship of a colour docked: the harbour is lost and the turn ends.
    Busted {
        /// Whose turn.
        seat: Seat,
        /// The second ship.
        card: Card,
    },
    /// A seat lost coins to a tax.
    Taxed {
        /// Who.
        seat: Seat,
        /// How many coins.
        coins: u16,
        /// The cards that turned face up.
        turned: Vec<Card>,
    },
    /// A seat got a coin from a tax.
    TaxBonus {
        /// Who.
        seat: Seat,
        /// For what.
        most_swords: bool,
    },
    /// A seat ended its discovering.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// Admirals paid.
    AdmiralsPaid {
        /// Whose.
        seat: Seat,
        /// How much.
        coins: u8,
    },
    /// Vice admirals paid.
    ViceAdmiralsPaid {
        /// Whose.
        seat: Seat,
        /// How much.
        coins: u8,
    },
    /// Gunners paid.
    GunnersPaid {
        /// Whose.
        seat: Seat,
        /// How much.
        coins: u8,
    },
    /// A seat sent a gambler: four cards at once.
    Gambled {
        /// Who.
        seat: Seat,
    },
    /// Jesters paid.
    JestersPaid {
        /// Whose.
        seat: Seat,
        /// How much.
        coins: u8,
    },
    /// A seat traded with a ship.
    Traded {
        /// Who.
        seat: Seat,
        /// Which ship.
        card: Card,
        /// The coins it brought, traders included.
        coins: u8,
    },
    /// A ship brought another seat a coin.
    Given {
        /// Who took the ship.
        seat: Seat,
        /// Who got the coin.
        to: Seat,
        /// How many.
        coins: u8,
    },
    /// A ship was laid under a shopkeeper.
    Stowed {
        /// Whose.
        seat: Seat,
        /// The ship.
        card: Card,
    },
    /// A seat hired a person.
    Hired {
        /// Who.
        seat: Seat,
        /// Whom.
        card: Card,
        /// For how much.
        price: u16,
        /// The cards that turned face up when the price was paid.
        turned: Vec<Card>,
    },
    /// A seat gave the active seat its coin for taking a card.
    FeePaid {
        /// Who.
        seat: Seat,
        /// To whom.
        to: Seat,
    },
    /// A seat sent people on an expedition.
    Claimed {
        /// Who.
        seat: Seat,
        /// Which expedition.
        expedition: Card,
        /// The people it gave.
        given: Vec<Card>,
        /// The coins it brought.
        coins: u8,
    },
    /// A seat completed a contract.
    ContractCompleted {
        /// Who.
        seat: Seat,
        /// Which.
        contract: Contract,
        /// The coins it brought.
        coins: u8,
        /// The points it brought.
        points: u8,
    },
    /// A seat came closer to completing a contract.
    ContractAdvanced {
        /// Who.
        seat: Seat,
        /// Which.
        contract: Contract,
        /// How many steps are made.
        step: u8,
    },
    /// A seat did not use the moment for a contract.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A card of the time pile was laid aside.
    SetAside {
        /// By whom.
        seat: Seat,
        /// How many lie aside now.
        points: u8,
        /// How many are left.
        left: u8,
    },
    /// The group completed every contract in time.
    WonTogether {
        /// The points of the scoring pile.
        points: u8,
    },
    /// The group ran out of time.
    LostTogether,
    /// A seat took nothing (more).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The discard pile became a new draw pile.
    Reshuffled,
    /// Everybody's coin cards became a new draw pile, and the coins are markers.
    CoinsBecameMarkers,
    /// The next turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// In which round.
        round: u16,
    },
    /// A seat reached the goal: this round is the last.
    LastRound {
        /// Who.
        seat: Seat,
        /// With how many points.
        points: u8,
    },
    /// The game is over.
    Ended,
}

impl table::Event for Event {
    fn message(&self) -> Message {
        let about = |id: &'static str, seat: Seat| Message::new(id).with("seat", seat);
        match self {
            Self::Revealed { seat, card } => about("port-royal-revealed", *seat).with("card", card.message()),
            Self::Repelled { seat, card } => about("port-royal-repelled", *seat).with_name("card", card.name()),
            Self::Busted { seat, card } => about("port-royal-busted", *seat).with_name("card", card.name()),
            Self::Taxed { seat, coins, .. } => about("port-royal-taxed", *seat).with("coins", *coins),
            Self::TaxBonus { seat, most_swords: true } => about("port-royal-tax-bonus-swords", *seat),
            Self::TaxBonus { seat, most_swords: false } => about("port-royal-tax-bonus-points", *seat),
            Self::Stopped { seat } => about("port-royal-stopped", *seat),
            Self::AdmiralsPaid { seat, coins } => about("port-royal-admirals-paid", *seat).with("coins", *coins),
            Self::ViceAdmiralsPaid { seat, coins } => about("port-royal-vice-admirals-paid", *seat).with("coins", *coins),
            Self::GunnersPaid { seat, coins } => about("port-royal-gunners-paid", *seat).with("coins", *coins),
            Self::Gambled { seat } => about("port-royal-gambles", *seat),
            Self::JestersPaid { seat, coins } => about("port-royal-jesters-paid", *seat).with("coins", *coins),
            Self::Traded { seat, card, coins } => {
                about("port-royal-traded", *seat).with_name("card", card.name()).with("coins", *coins)
            }
            Self::Given { seat, to, coins } => about("port-royal-given", *seat).with("to", *to).with("coins", *coins),
            Self::Stowed { seat, card } => about("port-royal-stowed", *seat).with_name("card", card.name()),
            Self::Hired { seat, card, price, .. } => {
                about("port-royal-hired", *seat).with_name("card", card.name()).with("price", *price)
            }
            Self::FeePaid { seat, to } => about("port-royal-fee-paid", *seat).with("to", *to),
            Self::Claimed { seat, expedition, given, coins } => about("port-royal-claimed", *seat)
                .with("given", Arg::Names(given.iter().map(|card| card.name()).collect()))
                .with("points", expedition.points())
                .with("coins", *coins),
            Self::ContractCompleted { seat, contract, coins, points } => about("port-royal-contract-completed", *seat)
                .with_name("contract", contract.name())
                .with("coins", *coins)
                .with("points", *points),
            Self::ContractAdvanced { seat, contract, step } => about("port-royal-contract-advanced", *seat)
                .with_name("contract", contract.name())
                .with("step", *step)
                .with("steps", contract.card().steps),
            Self::Declined { seat } => about("port-royal-declined", *seat),
            Self::SetAside { seat, points, left } => {
                about("port-royal-set-aside", *seat).with("points", *points).with("left", *left)
            }
            Self::WonTogether { points } => Message::new("port-royal-won-together")
                .with("points", *points)
                .with("rank", Message::new(crate::cooperative::rank(*points))),
            Self::LostTogether => Message::new("port-royal-lost-together"),
            Self::Passed { seat } => about("port-royal-passed", *seat),
            Self::Reshuffled => Message::new("port-royal-reshuffled"),
            Self::CoinsBecameMarkers => Message::new("port-royal-coins-became-markers"),
            Self::TurnBegan { seat, round } => about("port-royal-turn-began", *seat).with("round", *round),
            Self::LastRound { seat, points } => about("port-royal-last-round", *seat).with("points", *points),
            Self::Ended => Message::new("port-royal-ended"),
        }
    }
}

impl Event {
    pub(crate) const fn tax_bonus(seat: Seat, bonus: TaxBonus) -> Self {
        Self::TaxBonus { seat, most_swords: matches!(bonus, TaxBonus::MostSwords) }
    }
}
