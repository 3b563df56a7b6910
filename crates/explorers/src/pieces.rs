//! What lies and stands on the chart and in people's hands: resources, tiles, pieces, holds.

use serde::{Deserialize, Serialize};

/// Implements the notation of a small enum: its words, read and written.
macro_rules! words {
    ($name:ident { $($variant:ident = $word:literal),* $(,)? }) => {
        impl $name {
            /// Every one of them, in order.
            pub const ALL: [Self; [$($word),*].len()] = [$(Self::$variant),*];

            /// Its word in the notation.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),* }
            }

            /// The message id of its name.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => concat!("explorers-", $word)),* }
            }
        }
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }
        impl std::str::FromStr for $name {
            type Err = ();
            fn from_str(text: &str) -> Result<Self, ()> {
                match text { $($word => Ok(Self::$variant),)* _ => Err(()) }
            }
        }
    };
}

/// A resource.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// From forests.
    Lumber,
    /// From hills.
    Brick,
    /// From pastures.
    Wool,
    /// From fields.
    Grain,
    /// From mountains.
    Ore,
}
words!(Resource { Lumber = "lumber", Brick = "brick", Wool = "wool", Grain = "grain", Ore = "ore" });

/// How many resources there are.
pub(crate) const RESOURCES: usize = 5;
/// The cards of each resource in the bank.
pub(crate) const CARDS_EACH: u8 = 19;

/// What can be traded: a resource, or gold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Good {
    /// From forests.
    Lumber,
    /// From hills.
    Brick,
    /// From pastures.
    Wool,
    /// From fields.
    Grain,
    /// From mountains.
    Ore,
    /// Coins, which are no resource.
    Gold,
}
words!(Good { Lumber = "lumber", Brick = "brick", Wool = "wool", Grain = "grain", Ore = "ore", Gold = "gold" });

impl Good {
    /// The resource, unless it is gold.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Lumber => Some(Resource::Lumber),
            Self::Brick => Some(Resource::Brick),
            Self::Wool => Some(Resource::Wool),
            Self::Grain => Some(Resource::Grain),
            Self::Ore => Some(Resource::Ore),
            Self::Gold => None,
        }
    }
}

impl From<Resource> for Good {
    fn from(resource: Resource) -> Self {
        Self::ALL[resource as usize]
    }
}

/// The face of a hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Tile {
    /// Yields lumber.
    Forest,
    /// Yields brick.
    Hills,
    /// Yields wool.
    Pasture,
    /// Yields grain.
    Fields,
    /// Yields ore.
    Mountains,
    /// Plain sea.
    Sea,
    /// The sea with the Council of Catan's base and its two docks.
    Council,
    /// A gold field, held by a pirate lair until conquered.
    GoldField,
    /// A shoal with the die face 1.
    #[serde(rename = "shoal-1")]
    Shoal1,
    /// A shoal with the die face 2.
    #[serde(rename = "shoal-2")]
    Shoal2,
    /// A shoal with the die face 3.
    #[serde(rename = "shoal-3")]
    Shoal3,
    /// A shoal with the die face 4.
    #[serde(rename = "shoal-4")]
    Shoal4,
    /// A shoal with the die face 5.
    #[serde(rename = "shoal-5")]
    Shoal5,
    /// A shoal with the die face 6.
    #[serde(rename = "shoal-6")]
    Shoal6,
    /// A spice hex whose village makes ships faster.
    SwiftVoyage,
    /// A spice hex whose village drives pirates away on a 4.
    #[serde(rename = "pirate-bonus-4")]
    PirateBonus4,
    /// A spice hex whose village drives pirates away on a 5.
    #[serde(rename = "pirate-bonus-5")]
    PirateBonus5,
    /// A spice hex whose village trades gold well.
    BetterTrader,
}
words!(Tile {
    Forest = "forest",
    Hills = "hills",
    Pasture = "pasture",
    Fields = "fields",
    Mountains = "mountains",
    Sea = "sea",
    Council = "council",
    GoldField = "gold-field",
    Shoal1 = "shoal-1",
    Shoal2 = "shoal-2",
    Shoal3 = "shoal-3",
    Shoal4 = "shoal-4",
    Shoal5 = "shoal-5",
    Shoal6 = "shoal-6",
    SwiftVoyage = "swift-voyage",
    PirateBonus4 = "pirate-bonus-4",
    PirateBonus5 = "pirate-bonus-5",
    BetterTrader = "better-trader",
});

impl Tile {
    /// What a settlement beside it gets when its number is rolled; gold fields pay otherwise.
    pub const fn yields(self) -> Option<Resource> {
        match self {
            Self::Forest => Some(Resource::Lumber),
            Self::Hills => Some(Resource::Brick),
            Self::Pasture => Some(Resource::Wool),
            Self::Fields => Some(Resource::Grain),
            Self::Mountains => Some(Resource::Ore),
            _ => None,
        }
    }

    /// Do ships sail on its edges wherever it lies?
    pub const fn is_sea(self) -> bool {
        matches!(self, Self::Sea | Self::Council) || self.shoal().is_some()
    }

    /// The die face of a shoal.
    pub const fn shoal(self) -> Option<u8> {
        match self {
            Self::Shoal1 => Some(1),
            Self::Shoal2 => Some(2),
            Self::Shoal3 => Some(3),
            Self::Shoal4 => Some(4),
            Self::Shoal5 => Some(5),
            Self::Shoal6 => Some(6),
            _ => None,
        }
    }

    /// Does a village with spices stand on it?
    pub const fn is_spice(self) -> bool {
        matches!(self, Self::SwiftVoyage | Self::PirateBonus4 | Self::PirateBonus5 | Self::BetterTrader)
    }
}

/// A piece that ships carry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// Founds a settlement; fills a hold.
    Settler,
    /// Fights or trades; two fit a hold.
    Crew,
    /// Fish for the Council; fills a hold.
    Fish,
    /// Spice for the Council; two fit a hold.
    Sack,
}
words!(Piece { Settler = "settler", Crew = "crew", Fish = "fish", Sack = "sack" });

/// What a ship's hold or a harbour settlement's basin holds: two small pieces or a large one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, ts_rs::TS)]
#[ts(as = "Vec<Piece>")]
pub enum Cargo {
    /// Nothing.
    #[default]
    Empty,
    /// One crew.
    Crew,
    /// Two crews.
    Crews,
    /// One sack of spice.
    Sack,
    /// Two sacks of spice.
    Sacks,
    /// A crew and a sack.
    CrewAndSack,
    /// A settler.
    Settler,
    /// A haul of fish.
    Fish,
}

impl Cargo {
    /// How many pieces of the kind it holds.
    pub const fn count(self, piece: Piece) -> u8 {
        match (self, piece) {
            (Self::Crews, Piece::Crew) | (Self::Sacks, Piece::Sack) => 2,
            (Self::Crew | Self::CrewAndSack, Piece::Crew)
            | (Self::Sack | Self::CrewAndSack, Piece::Sack)
            | (Self::Settler, Piece::Settler)
            | (Self::Fish, Piece::Fish) => 1,
            _ => 0,
        }
    }

    /// The same with one more piece, if it fits.
    pub const fn with(self, piece: Piece) -> Option<Self> {
        match (self, piece) {
            (Self::Empty, Piece::Crew) => Some(Self::Crew),
            (Self::Empty, Piece::Sack) => Some(Self::Sack),
            (Self::Empty, Piece::Settler) => Some(Self::Settler),
            (Self::Empty, Piece::Fish) => Some(Self::Fish),
            (Self::Crew, Piece::Crew) => Some(Self::Crews),
            (Self::Crew, Piece::Sack) | (Self::Sack, Piece::Crew) => Some(Self::CrewAndSack),
            (Self::Sack, Piece::Sack) => Some(Self::Sacks),
            _ => None,
        }
    }

    /// The same with one piece fewer, if it holds one.
    pub const fn without(self, piece: Piece) -> Option<Self> {
        match (self, piece) {
            (Self::Crew, Piece::Crew) | (Self::Sack, Piece::Sack) | (Self::Settler, Piece::Settler) | (Self::Fish, Piece::Fish) => {
                Some(Self::Empty)
            }
            (Self::Crews, Piece::Crew) | (Self::CrewAndSack, Piece::Sack) => Some(Self::Crew),
            (Self::Sacks, Piece::Sack) | (Self::CrewAndSack, Piece::Crew) => Some(Self::Sack),
            _ => None,
        }
    }

    /// Is no place left?
    pub const fn is_full(self) -> bool {
        !matches!(self, Self::Empty | Self::Crew | Self::Sack)
    }

    /// Its pieces.
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        Piece::ALL.into_iter().flat_map(move |piece| std::iter::repeat_n(piece, self.count(piece) as usize))
    }

    /// A hold with these pieces, if they fit.
    pub fn of(pieces: impl IntoIterator<Item = Piece>) -> Option<Self> {
        pieces.into_iter().try_fold(Self::Empty, Self::with)
    }
}

/// Written as the list of its pieces.
impl Serialize for Cargo {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.pieces())
    }
}

impl<'de> Deserialize<'de> for Cargo {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let pieces = Vec::<Piece>::deserialize(deserializer)?;
        Self::of(pieces).ok_or_else(|| serde::de::Error::custom("a hold takes two small pieces or one large one"))
    }
}

/// A mission with a card of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Mission {
    /// Conquer pirate lairs.
    Lairs,
    /// Deliver fish.
    Fish,
    /// Deliver spices.
    Spices,
}
words!(Mission { Lairs = "mission-lairs", Fish = "mission-fish", Spices = "mission-spices" });

impl Mission {
    /// The points beside each step of the card, the start included.
    pub const fn points_by_step(self) -> &'static [u8] {
        match self {
            Self::Lairs | Self::Fish => &[0, 1, 1, 2, 2, 2, 3, 3],
            Self::Spices => &[0, 1, 1, 2, 2, 3, 3],
        }
    }
}

/// How many missions there are.
pub(crate) const MISSIONS: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hold_takes_two_small_pieces_or_a_large_one() {
        assert_eq!(Cargo::of([Piece::Crew, Piece::Sack]), Some(Cargo::CrewAndSack));
        assert_eq!(Cargo::of([Piece::Settler, Piece::Crew]), None);
        assert_eq!(Cargo::of([Piece::Fish, Piece::Sack]), None);
        assert_eq!(Cargo::of([Piece::Crew, Piece::Crew, Piece::Crew]), None);
    }

    #[test]
    fn what_is_put_in_can_be_taken_out() {
        for piece in Piece::ALL {
            for hold in [Cargo::Empty, Cargo::Crew, Cargo::Sack] {
                if let Some(more) = hold.with(piece) {
                    assert_eq!(more.without(piece), Some(hold));
                }
            }
        }
    }
}
