//! What happens at the table. Everything that happens in Puerto Rico is seen by everybody.

use serde::Serialize;
use table::{Message, Seat};

use crate::buildings::Building;
use crate::state::{Bonus, Ending};
use crate::things::{Good, Role, Ship, Spot, Tile};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Event {
    /// A seat took a role card, with the money on it.
    RoleChosen {
        /// Who.
        seat: Seat,
        /// Which.
        role: Role,
        /// What lay on it.
        doubloons: u16,
    },
    /// A prospector found a doubloon.
    Prospected {
        /// Who.
        seat: Seat,
    },
    /// A hacienda brought a tile from the pile.
    Drew {
        /// Whose.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A seat took a tile.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// A hospice or university brought a colonist.
    Settled {
        /// Whose.
        seat: Seat,
        /// Where to.
        spot: Spot,
    },
    /// The discarded plantations became a new pile.
    Reshuffled,
    /// New plantations lie open.
    RowLaid {
        /// What they grow.
        row: Vec<Good>,
    },
    /// Colonists arrived.
    Arrived {
        /// Where.
        seat: Seat,
        /// How many.
        colonists: u8,
    },
    /// The mayor gave the extra colonist back.
    GaveBack {
        /// Who.
        seat: Seat,
    },
    /// A colonist went back to San Juan.
    Lifted {
        /// Whose.
        seat: Seat,
        /// From where.
        spot: Spot,
    },
    /// A colonist went to work.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        spot: Spot,
    },
    /// All circles of a seat are manned.
    Filled {
        /// Whose.
        seat: Seat,
    },
    /// The colonist ship was refilled.
    Refilled {
        /// With so many.
        colonists: u8,
    },
    /// A seat built.
    Built {
        /// Who.
        seat: Seat,
        /// What.
        building: Building,
        /// For how much.
        price: u16,
    },
    /// A seat produced.
    Produced {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
        /// How much.
        barrels: u8,
    },
    /// The bank could not give all that a seat produced.
    RanShort {
        /// Who went short.
        seat: Seat,
        /// Of what.
        good: Good,
    },
    /// A factory paid.
    FactoryPaid {
        /// Whose.
        seat: Seat,
        /// How much.
        doubloons: u16,
    },
    /// The craftsman took an extra good.
    TookExtra {
        /// Who.
        seat: Seat,
        /// Of what.
        good: Good,
    },
    /// A seat sold.
    Sold {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
        /// For how much.
        doubloons: u16,
    },
    /// The full trading house was emptied.
    HouseEmptied,
    /// A seat loaded.
    Loaded {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
        /// How much.
        barrels: u8,
        /// On what.
        on: Ship,
        /// For so many points, bonuses included.
        points: u16,
    },
    /// A seat took a further point for a load, or did without it.
    BonusAnswered {
        /// Who.
        seat: Seat,
        /// What brings it.
        of: Bonus,
        /// Was it taken?
        taken: bool,
    },
    /// A seat gave a barrel back that it could have kept.
    Returned {
        /// Who.
        seat: Seat,
        /// Of what.
        good: Good,
    },
    /// A seat kept barrels.
    Kept {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
        /// How much.
        barrels: u8,
    },
    /// A seat lost barrels that it could not store.
    Lost {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
        /// How much.
        barrels: u8,
    },
    /// A full ship sailed.
    Sailed {
        /// Its capacity.
        ship: Ship,
        /// What it carried.
        good: Good,
    },
    /// A seat did nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The game ends with this round.
    EndComes {
        /// Why.
        why: Ending,
    },
    /// A round began.
    RoundBegan {
        /// Which.
        round: u16,
        /// Who is governor.
        governor: Seat,
    },
    /// The game is over.
    Ended,
}

impl table::Event for Event {
    fn message(&self) -> Message {
        let about = |id: &'static str, seat: Seat| Message::new(id).with("seat", seat);
        match self {
            Self::RoleChosen { seat, role, doubloons } => {
                about("puerto-rico-role-chosen", *seat).with_name("role", role.name()).with("doubloons", i64::from(*doubloons))
            }
            Self::Prospected { seat } => about("puerto-rico-prospected", *seat),
            Self::Drew { seat, tile } => about("puerto-rico-drew", *seat).with_name("tile", tile.name()),
            Self::Took { seat, tile } => about("puerto-rico-took", *seat).with_name("tile", tile.name()),
            Self::Settled { seat, spot } => about("puerto-rico-settled", *seat).with_name("spot", spot.name()),
            Self::Reshuffled => Message::new("puerto-rico-reshuffled"),
            Self::RowLaid { row } => {
                // Everybody knows that these are plantations: the goods say enough.
                let names = row.iter().map(|good| good.name().into()).collect();
                Message::new("puerto-rico-row-laid").with("tiles", table::Arg::Names(names))
            }
            Self::Arrived { seat, colonists } => about("puerto-rico-arrived", *seat).with("colonists", *colonists),
            Self::GaveBack { seat } => about("puerto-rico-gave-back", *seat),
            Self::Lifted { seat, spot } => about("puerto-rico-lifted", *seat).with_name("spot", spot.name()),
            Self::Placed { seat, spot } => about("puerto-rico-placed", *seat).with_name("spot", spot.name()),
            Self::Filled { seat } => about("puerto-rico-filled", *seat),
            Self::Refilled { colonists } => Message::new("puerto-rico-refilled").with("colonists", *colonists),
            Self::Built { seat, building, price } => {
                about("puerto-rico-built", *seat).with_name("building", building.name()).with("price", *price)
            }
            Self::Produced { seat, good, barrels } => {
                about("puerto-rico-produced", *seat).with_name("good", good.name()).with("barrels", *barrels)
            }
            Self::RanShort { seat, good } => about("puerto-rico-ran-short", *seat).with_name("good", good.name()),
            Self::FactoryPaid { seat, doubloons } => about("puerto-rico-factory-paid", *seat).with("doubloons", *doubloons),
            Self::TookExtra { seat, good } => about("puerto-rico-took-extra", *seat).with_name("good", good.name()),
            Self::Sold { seat, good, doubloons } => {
                about("puerto-rico-sold", *seat).with_name("good", good.name()).with("doubloons", *doubloons)
            }
            Self::HouseEmptied => Message::new("puerto-rico-house-emptied"),
            Self::Loaded { seat, good, barrels, on, points } => {
                let (id, capacity) = match on {
                    Ship::Cargo(capacity) => ("puerto-rico-loaded", Some(*capacity)),
                    Ship::Wharf => ("puerto-rico-loaded-wharf", None),
                };
                let message = about(id, *seat).with_name("good", good.name()).with("barrels", *barrels).with("points", *points);
                capacity.into_iter().fold(message, |message, capacity| message.with("ship", capacity))
            }
            Self::BonusAnswered { seat, of, taken } => {
                let id = match (of, taken) {
                    (Bonus::Captain, true) => "puerto-rico-took-captain-point",
                    (Bonus::Captain, false) => "puerto-rico-declined-captain-point",
                    (Bonus::Harbor, true) => "puerto-rico-took-harbor-point",
                    (Bonus::Harbor, false) => "puerto-rico-declined-harbor-point",
                };
                about(id, *seat)
            }
            Self::Returned { seat, good } => about("puerto-rico-returned", *seat).with_name("good", good.name()),
            Self::Kept { seat, good, barrels } => {
                about("puerto-rico-kept", *seat).with_name("good", good.name()).with("barrels", *barrels)
            }
            Self::Lost { seat, good, barrels } => {
                about("puerto-rico-lost", *seat).with_name("good", good.name()).with("barrels", *barrels)
            }
            Self::Sailed { ship, good } => {
                let capacity = if let Ship::Cargo(capacity) = ship { *capacity } else { 0 };
                Message::new("puerto-rico-sailed").with("ship", capacity).with_name("good", good.name())
            }
            Self::Passed { seat } => about("puerto-rico-passed", *seat),
            Self::EndComes { why } => Message::new(match why {
                Ending::Colonists => "puerto-rico-end-colonists",
                Ending::City => "puerto-rico-end-city",
                Ending::Points => "puerto-rico-end-points",
            }),
            Self::RoundBegan { round, governor } => about("puerto-rico-round-began", *governor).with("round", *round),
            Self::Ended => Message::new("puerto-rico-ended"),
        }
    }
}
