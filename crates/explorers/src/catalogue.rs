//! What is printed on tiles and the list of prices, for interfaces that draw them.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::build::{CREW, HARBOUR, ROAD, SETTLEMENT, SETTLER, SHIP};
use crate::pieces::{Good, Mission, RESOURCES, Resource, Tile};

/// Everything printed, by notation.
#[derive(Serialize, ts_rs::TS)]
pub struct Catalogue {
    /// The faces of hexes.
    pub tiles: BTreeMap<&'static str, TilePrint>,
    /// What can be traded: resources and gold.
    pub goods: BTreeMap<&'static str, NamePrint>,
    /// What things cost, in resources.
    pub prices: BTreeMap<&'static str, BTreeMap<&'static str, u8>>,
    /// The missions.
    pub missions: BTreeMap<&'static str, MissionPrint>,
}

/// The face of a hex.
#[derive(Serialize, ts_rs::TS)]
pub struct TilePrint {
    /// The message that names it.
    pub name: &'static str,
    /// The resource it yields.
    pub yields: Option<Resource>,
    /// The die face of a shoal.
    pub shoal: Option<u8>,
}

/// Something with a name.
#[derive(Serialize, ts_rs::TS)]
pub struct NamePrint {
    /// The message that names it.
    pub name: &'static str,
}

/// A mission.
#[derive(Serialize, ts_rs::TS)]
pub struct MissionPrint {
    /// The message that names it.
    pub name: &'static str,
    /// The points beside each step of its card, the start included.
    pub points: &'static [u8],
}

impl Catalogue {
    pub(crate) fn printed() -> Self {
        let tile = |tile: Tile| TilePrint { name: tile.name(), yields: tile.yields(), shoal: tile.shoal() };
        let mission = |mission: Mission| MissionPrint { name: mission.name(), points: mission.points_by_step() };
        let prices = [
            ("road", ROAD),
            ("settlement", SETTLEMENT),
            ("harbour", HARBOUR),
            ("ship", SHIP),
            ("settler", SETTLER),
            ("crew", CREW),
        ];
        Self {
            tiles: Tile::ALL.into_iter().map(|face| (face.word(), tile(face))).collect(),
            goods: Good::ALL.into_iter().map(|good| (good.word(), NamePrint { name: good.name() })).collect(),
            prices: prices.into_iter().map(|(thing, price)| (thing, by_resource(price))).collect(),
            missions: Mission::ALL.into_iter().map(|card| (card.word(), mission(card))).collect(),
        }
    }
}

fn by_resource(price: [u8; RESOURCES]) -> BTreeMap<&'static str, u8> {
    Resource::ALL.into_iter().zip(price).filter(|(_, count)| *count > 0).map(|(resource, count)| (resource.word(), count)).collect()
}
