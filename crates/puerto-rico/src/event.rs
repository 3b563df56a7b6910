//! What happens at the table. Everything that happens in Puerto Rico is seen by everybody.

use serde::Serialize;
use table::{Act, Message, Moved, Seat, of_seat};

use crate::buildings::Building;
use crate::hindrance::Hindrance;
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
        /// The owner.
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
        /// The owner.
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
        /// The owner.
        seat: Seat,
        /// From where.
        spot: Spot,
    },
    /// A colonist went to work.
    Placed {
        /// The owner.
        seat: Seat,
        /// Where.
        spot: Spot,
    },
    /// All circles of a seat are manned.
    Filled {
        /// The owner.
        seat: Seat,
    },
    /// The colonist ship was refilled.
    Refilled {
        /// How many came aboard.
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
        /// The owner.
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
    HouseEmptied {
        /// What lay in it.
        goods: Vec<Good>,
    },
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
        /// The points it brought, bonuses included.
        points: u16,
        /// Of these, for the harbor.
        harbor: u16,
        /// Of these, the captain's privilege.
        privilege: u16,
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
        /// What left it no choice; nothing, if it was its own will.
        why: Option<Hindrance>,
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
        /// Who was.
        before: Seat,
        /// On which role cards a doubloon was laid.
        paid: Vec<Role>,
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
            Self::HouseEmptied { .. } => Message::new("puerto-rico-house-emptied"),
            Self::Loaded { seat, good, barrels, on, points, harbor, privilege } => {
                let (id, capacity) = match on {
                    Ship::Cargo(capacity) => ("puerto-rico-loaded", Some(*capacity)),
                    Ship::Wharf => ("puerto-rico-loaded-wharf", None),
                };
                let message = about(id, *seat).with_name("good", good.name()).with("barrels", *barrels).with("points", *points);
                let message = message.with("harbor", *harbor).with("privilege", *privilege);
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
            Self::Passed { seat, why } => about(why.map_or("puerto-rico-passed", Hindrance::said), *seat),
            Self::EndComes { why } => Message::new(match why {
                Ending::Colonists => "puerto-rico-end-colonists",
                Ending::City => "puerto-rico-end-city",
                Ending::Points => "puerto-rico-end-points",
            }),
            Self::RoundBegan { round, governor, .. } => about("puerto-rico-round-began", *governor).with("round", *round),
            Self::Ended => Message::new("puerto-rico-ended"),
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Self::RoleChosen { seat, .. }
            | Self::Prospected { seat }
            | Self::Drew { seat, .. }
            | Self::Took { seat, .. }
            | Self::Settled { seat, .. }
            | Self::Arrived { seat, .. }
            | Self::Lifted { seat, .. }
            | Self::Placed { seat, .. }
            | Self::Filled { seat }
            | Self::Built { seat, .. }
            | Self::Produced { seat, .. }
            | Self::RanShort { seat, .. }
            | Self::FactoryPaid { seat, .. }
            | Self::TookExtra { seat, .. }
            | Self::Sold { seat, .. }
            | Self::Loaded { seat, .. }
            | Self::GaveBack { seat }
            | Self::BonusAnswered { seat, .. }
            | Self::Returned { seat, .. }
            | Self::Kept { seat, .. }
            | Self::Lost { seat, .. }
            | Self::Passed { seat, .. }
            | Self::RoundBegan { governor: seat, .. } => Some(*seat),
            Self::Reshuffled
            | Self::RowLaid { .. }
            | Self::Refilled { .. }
            | Self::HouseEmptied { .. }
            | Self::Sailed { .. }
            | Self::EndComes { .. }
            | Self::Ended => None,
        }
    }

    fn moved(&self) -> Vec<Moved> {
        let of = |seat: Seat, kind: &str, thing: &dyn std::fmt::Display| of_seat(seat, &format!("{kind}:{thing}"));
        let doubloons = |seat: Seat, count: u16, from: String| {
            (count > 0).then(|| Moved::some("doubloon", count, from, format!("seat:{seat}"))).into_iter()
        };
        match self {
            Self::RoleChosen { seat, role, doubloons: count } => {
                let card = Moved::one(role.to_string(), format!("role:{role}"), format!("seat:{seat}"));
                [card].into_iter().chain(doubloons(*seat, *count, format!("role:{role}"))).collect()
            }
            Self::Prospected { seat } => doubloons(*seat, 1, "bank".to_owned()).collect(),
            Self::FactoryPaid { seat, doubloons: count } => doubloons(*seat, *count, "bank".to_owned()).collect(),
            Self::Drew { seat, tile } => vec![Moved::one(tile.to_string(), "pile:plantations", of(*seat, "island", tile))],
            Self::Took { seat, tile } => vec![Moved::one(tile.to_string(), format!("row:{tile}"), of(*seat, "island", tile))],
            Self::Settled { seat, spot } => vec![Moved::one("colonist", "colonists", place(*seat, *spot))],
            Self::RowLaid { row } => row.iter().map(|good| laid(*good)).collect(),
            Self::Arrived { seat, colonists } => colonists_moved(*colonists, "colonist-ship", &of_seat(*seat, "san-juan")),
            Self::Lifted { seat, spot } => vec![Moved::one("colonist", place(*seat, *spot), of_seat(*seat, "san-juan"))],
            Self::Placed { seat, spot } => vec![Moved::one("colonist", of_seat(*seat, "san-juan"), place(*seat, *spot))],
            Self::Refilled { colonists } => colonists_moved(*colonists, "colonists", "colonist-ship"),
            Self::Built { seat, building, price } => {
                let house = Moved::one(building.to_string(), format!("supply:{building}"), of(*seat, "building", building));
                let paid = (*price > 0).then(|| Moved::some("doubloon", *price, format!("seat:{seat}"), "bank"));
                [house].into_iter().chain(paid).collect()
            }
            Self::Produced { seat, good, barrels } => {
                vec![Moved::some(good.to_string(), *barrels, format!("bank:{good}"), of(*seat, "goods", good))]
            }
            Self::TookExtra { seat, good } => {
                vec![Moved::one(good.to_string(), format!("bank:{good}"), of(*seat, "goods", good))]
            }
            Self::Sold { seat, good, doubloons: count } => {
                let barrel = Moved::one(good.to_string(), of(*seat, "goods", good), "house");
                [barrel].into_iter().chain(doubloons(*seat, *count, "bank".to_owned())).collect()
            }
            Self::Loaded { seat, good, barrels, on, points, .. } => {
                let load = Moved::some(good.to_string(), *barrels, of(*seat, "goods", good), format!("ship:{on}"));
                let chips = (*points > 0).then(|| Moved::some("point", *points, "points", format!("seat:{seat}")));
                [load].into_iter().chain(chips).collect()
            }
            Self::GaveBack { seat } => vec![Moved::one("colonist", of_seat(*seat, "san-juan"), "colonists")],
            Self::BonusAnswered { seat, taken: true, .. } => vec![Moved::one("point", "points", format!("seat:{seat}"))],
            Self::Returned { seat, good } => {
                vec![Moved::one(good.to_string(), of(*seat, "goods", good), format!("bank:{good}"))]
            }
            Self::Lost { seat, good, barrels } => {
                vec![Moved::some(good.to_string(), *barrels, of(*seat, "goods", good), format!("bank:{good}"))]
            }
            Self::Sailed { ship, good } => {
                let capacity = if let Ship::Cargo(capacity) = ship { u16::from(*capacity) } else { 0 };
                let barrels = Moved::some(good.to_string(), capacity, format!("ship:{ship}"), format!("bank:{good}"));
                vec![Moved::one("ship", format!("ship:{ship}"), "sea"), barrels]
            }
            Self::HouseEmptied { goods } => {
                goods.iter().map(|good| Moved::one(good.to_string(), "house", format!("bank:{good}"))).collect()
            }
            Self::RoundBegan { governor, before, paid, .. } => {
                let hat = Moved::one("governor", format!("seat:{before}"), format!("seat:{governor}"));
                let laid = paid.iter().map(|role| Moved::one("doubloon", "bank", format!("role:{role}")));
                [hat].into_iter().chain(laid).collect()
            }
            Self::Reshuffled => vec![Moved::one("plantation", "discard", "pile:plantations")],
            Self::Filled { .. }
            | Self::RanShort { .. }
            | Self::BonusAnswered { taken: false, .. }
            | Self::Kept { .. }
            | Self::Passed { .. }
            | Self::EndComes { .. }
            | Self::Ended => Vec::new(),
        }
    }

    fn targets(&self) -> Vec<String> {
        match self {
            Self::Kept { seat, good, .. } => vec![of_seat(*seat, &format!("goods:{good}"))],
            Self::RanShort { good, .. } => vec![format!("bank:{good}")],
            Self::Filled { seat } | Self::Passed { seat, .. } => vec![format!("seat:{seat}")],
            _ => table::touched(&self.moved()),
        }
    }

    fn act(&self) -> Act {
        match self {
            Self::GaveBack { .. } | Self::Lifted { .. } | Self::Placed { .. } => Act::Continues("place"),
            Self::Returned { .. } | Self::Kept { .. } | Self::Lost { .. } => Act::Continues("store"),
            Self::RoleChosen { .. }
            | Self::Drew { .. }
            | Self::Took { .. }
            | Self::Built { .. }
            | Self::TookExtra { .. }
            | Self::Sold { .. }
            | Self::Loaded { .. }
            | Self::Passed { why: None, .. } => Act::Opens,
            Self::Prospected { .. }
            | Self::Settled { .. }
            | Self::BonusAnswered { .. }
            | Self::Reshuffled
            | Self::RowLaid { .. }
            | Self::Arrived { .. }
            | Self::Filled { .. }
            | Self::Refilled { .. }
            | Self::Produced { .. }
            | Self::RanShort { .. }
            | Self::FactoryPaid { .. }
            | Self::Passed { why: Some(_), .. }
            | Self::HouseEmptied { .. }
            | Self::Sailed { .. }
            | Self::EndComes { .. }
            | Self::RoundBegan { .. }
            | Self::Ended => Act::Follows,
        }
    }
}

/// So many colonists; nothing if there are none.
fn colonists_moved(count: u8, from: &str, to: &str) -> Vec<Moved> {
    if count == 0 { Vec::new() } else { vec![Moved::some("colonist", count, from, to)] }
}

/// A circle on a seat's board.
fn place(seat: Seat, spot: Spot) -> String {
    of_seat(seat, &crate::describe::target_of(spot))
}

/// A plantation that is laid open.
fn laid(good: Good) -> Moved {
    let tile = Tile::Plantation(good);
    Moved::one(tile.to_string(), "pile:plantations", format!("row:{tile}"))
}
