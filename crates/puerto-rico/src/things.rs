//! What lies on the table: goods, island tiles, roles, cargo ships, and the names by which all of them are written.

use std::fmt;
use std::str::FromStr;

use crate::buildings::Building;

/// A name that should have been one of ours and is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAName(pub(crate) String);

impl fmt::Display for NotAName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not known here", self.0)
    }
}

impl NotAName {
    pub(crate) fn reading(text: &str) -> Self {
        Self(text.chars().take(40).collect())
    }
}

/// Lets a type with `Display` and `FromStr` be written as that text, also as the key of a map.
macro_rules! written_as_text {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'_, str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use written_as_text;

/// The five goods, from the cheapest up: a good's place in this list is its price in the trading house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[repr(u8)]
#[ts(type = "string")]
pub enum Good {
    /// Sells for nothing, and needs no building.
    Corn,
    /// Sells for 1.
    Indigo,
    /// Sells for 2.
    Sugar,
    /// Sells for 3.
    Tobacco,
    /// Sells for 4.
    Coffee,
}

/// How many goods there are.
pub(crate) const GOODS: usize = 5;

impl Good {
    /// All of them, from the cheapest up.
    pub const ALL: [Self; GOODS] = [Self::Corn, Self::Indigo, Self::Sugar, Self::Tobacco, Self::Coffee];

    /// Its place in the list.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What the trading house pays for it.
    pub const fn price(self) -> u16 {
        self as u16
    }

    const fn word(self) -> &'static str {
        ["corn", "indigo", "sugar", "tobacco", "coffee"][self as usize]
    }

    /// The id of its name.
    pub const fn name(self) -> &'static str {
        ["puerto-rico-corn", "puerto-rico-indigo", "puerto-rico-sugar", "puerto-rico-tobacco", "puerto-rico-coffee"][self as usize]
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Good {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Self, NotAName> {
        Self::ALL.into_iter().find(|good| good.word() == text).ok_or_else(|| NotAName::reading(text))
    }
}
written_as_text!(Good);

/// A tile on an island. Where it lies has no meaning, so an island is a count of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "string")]
pub enum Tile {
    /// Grows a good.
    Plantation(Good),
    /// Makes building cheaper.
    Quarry,
}

/// How many kinds of tiles there are.
pub(crate) const TILES: usize = GOODS + 1;

impl Tile {
    /// Every kind, plantations first, in the order of their goods.
    pub const ALL: [Self; TILES] = [
        Self::Plantation(Good::Corn),
        Self::Plantation(Good::Indigo),
        Self::Plantation(Good::Sugar),
        Self::Plantation(Good::Tobacco),
        Self::Plantation(Good::Coffee),
        Self::Quarry,
    ];

    /// Its place in the list.
    pub const fn index(self) -> usize {
        match self {
            Self::Plantation(good) => good as usize,
            Self::Quarry => GOODS,
        }
    }

    /// The id of its name.
    pub const fn name(self) -> &'static str {
        [
            "puerto-rico-corn-plantation",
            "puerto-rico-indigo-plantation",
            "puerto-rico-sugar-plantation",
            "puerto-rico-tobacco-plantation",
            "puerto-rico-coffee-plantation",
            "puerto-rico-quarry",
        ][self.index()]
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plantation(good) => good.fmt(f),
            Self::Quarry => f.write_str("quarry"),
        }
    }
}

impl FromStr for Tile {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Self, NotAName> {
        if text == "quarry" { Ok(Self::Quarry) } else { text.parse().map(Self::Plantation) }
    }
}
written_as_text!(Tile);

/// Somewhere a colonist can work: a kind of tile, or a building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "string")]
pub enum Spot {
    /// One of the tiles of this kind.
    Tile(Tile),
    /// One of the circles of this building.
    Building(Building),
}

impl Spot {
    /// The id of its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tile(tile) => tile.name(),
            Self::Building(building) => building.name(),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile(tile) => tile.fmt(f),
            Self::Building(building) => building.fmt(f),
        }
    }
}

impl FromStr for Spot {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Self, NotAName> {
        text.parse().map(Self::Tile).or_else(|_| text.parse().map(Self::Building))
    }
}
written_as_text!(Spot);

/// The role cards. The two prospectors are two cards, because different money may lie on them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[repr(u8)]
#[ts(type = "string")]
pub enum Role {
    /// Everybody may take a plantation.
    Settler,
    /// Colonists arrive.
    Mayor,
    /// Everybody may build.
    Builder,
    /// Everybody produces.
    Craftsman,
    /// Everybody may sell.
    Trader,
    /// Everybody must load.
    Captain,
    /// A doubloon for whoever chooses it.
    Prospector,
    /// Another one, with five seats.
    SecondProspector,
}

/// How many role cards there are.
pub(crate) const ROLES: usize = 8;

impl Role {
    /// All of them.
    pub const ALL: [Self; ROLES] = [
        Self::Settler,
        Self::Mayor,
        Self::Builder,
        Self::Craftsman,
        Self::Trader,
        Self::Captain,
        Self::Prospector,
        Self::SecondProspector,
    ];

    /// Its place in the list.
    pub const fn index(self) -> usize {
        self as usize
    }

    const fn word(self) -> &'static str {
        ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "second-prospector"][self as usize]
    }

    /// The id of its name; the explanation is the same id with `-help` behind it.
    pub const fn name(self) -> &'static str {
        [
            "puerto-rico-settler",
            "puerto-rico-mayor",
            "puerto-rico-builder",
            "puerto-rico-craftsman",
            "puerto-rico-trader",
            "puerto-rico-captain",
            "puerto-rico-prospector",
            "puerto-rico-second-prospector",
        ][self as usize]
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Role {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Self, NotAName> {
        Self::ALL.into_iter().find(|role| role.word() == text).ok_or_else(|| NotAName::reading(text))
    }
}
written_as_text!(Role);

/// What barrels are loaded on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "string")]
pub enum Ship {
    /// The cargo ship with this capacity, 4 to 8: no two of a game are alike.
    Cargo(u8),
    /// The owner's own, imaginary ship.
    Wharf,
}

impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cargo(capacity) => capacity.fmt(f),
            Self::Wharf => f.write_str("wharf"),
        }
    }
}

impl FromStr for Ship {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Self, NotAName> {
        match text.as_bytes() {
            b"wharf" => Ok(Self::Wharf),
            [digit @ b'4'..=b'8'] => Ok(Self::Cargo(digit - b'0')),
            _ => Err(NotAName::reading(text)),
        }
    }
}
written_as_text!(Ship);
