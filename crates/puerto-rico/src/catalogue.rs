//! What is printed on buildings, goods and roles, for interfaces that draw them.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::buildings::{Building, Class};
use crate::things::{Good, Role, Tile};

/// Everything printed, by notation.
#[derive(Serialize, ts_rs::TS)]
pub struct Catalogue {
    /// The buildings.
    pub buildings: BTreeMap<Building, BuildingPrint>,
    /// The goods, each with what the trading house pays for it.
    pub goods: BTreeMap<Good, GoodPrint>,
    /// The tiles of islands.
    pub tiles: BTreeMap<Tile, TilePrint>,
    /// The role cards.
    pub roles: BTreeMap<Role, RolePrint>,
}

/// A building.
#[derive(Serialize, ts_rs::TS)]
pub struct BuildingPrint {
    /// The message that names it; its explanation has `-help` behind it, a short form `-short`.
    pub name: &'static str,
    /// What it costs, before anything makes it cheaper; the balance of tournaments may swap it.
    pub cost: u16,
    /// Its column on the supply board: the most quarries that count, and its points.
    pub column: u8,
    /// How many colonists can work in it.
    pub circles: u8,
    /// How many spaces of a city it takes.
    pub spaces: u8,
    /// What it is for.
    pub class: ClassPrint,
    /// The good it processes.
    pub processes: Option<Good>,
}

/// What a building is for.
#[derive(Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum ClassPrint {
    /// Processes a good in one circle.
    SmallProduction,
    /// Processes a good in two or three circles.
    LargeProduction,
    /// A violet building on one space.
    Violet,
    /// A violet building on two spaces.
    Large,
}

/// A good.
#[derive(Serialize, ts_rs::TS)]
pub struct GoodPrint {
    /// The message that names it.
    pub name: &'static str,
    /// What the trading house pays for it.
    pub price: u16,
}

/// A tile.
#[derive(Serialize, ts_rs::TS)]
pub struct TilePrint {
    /// The message that names it.
    pub name: &'static str,
    /// What it grows; nothing for a quarry.
    pub grows: Option<Good>,
}

/// A role card.
#[derive(Serialize, ts_rs::TS)]
pub struct RolePrint {
    /// The message that names it; its explanation has `-help` behind it.
    pub name: &'static str,
}

impl Catalogue {
    pub(crate) fn printed() -> Self {
        let building = |building: Building| BuildingPrint {
            name: building.name(),
            cost: building.cost(false),
            column: building.column(),
            circles: building.circles(),
            spaces: building.spaces(),
            class: match building.class() {
                Class::SmallProduction(_) => ClassPrint::SmallProduction,
                Class::LargeProduction(_) => ClassPrint::LargeProduction,
                Class::Violet => ClassPrint::Violet,
                Class::Large => ClassPrint::Large,
            },
            processes: building.processes(),
        };
        let grows = |tile: Tile| if let Tile::Plantation(good) = tile { Some(good) } else { None };
        Self {
            buildings: Building::ALL.into_iter().map(|kind| (kind, building(kind))).collect(),
            goods: Good::ALL.into_iter().map(|good| (good, GoodPrint { name: good.name(), price: good.price() })).collect(),
            tiles: Tile::ALL.into_iter().map(|tile| (tile, TilePrint { name: tile.name(), grows: grows(tile) })).collect(),
            roles: Role::ALL.into_iter().map(|role| (role, RolePrint { name: role.name() })).collect(),
        }
    }
}
