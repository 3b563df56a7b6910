//! Places as people tell each other where they are: by the land and the water around them. The names that records and typed moves use
//! (`d5-w`) are for those who read the chart's margins.

use std::fmt;

use serde::{Serialize, Serializer};
use table::{Arg, Message};

use crate::boards::{NORTH, each};
use crate::geometry::{Corner, Edge, Hex, ROWS};
use crate::pieces::Tile;
use crate::state::Explorers;

/// A place of an event, with how it is told. Written down, it is the place alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At<P> {
    /// The place.
    pub place: P,
    /// Where that is.
    pub told: Whereabouts,
}

impl<P: Serialize> Serialize for At<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.place.serialize(serializer)
    }
}

impl<P: fmt::Display> fmt::Display for At<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.place.fmt(f)
    }
}

/// Where a place is, by what was known of its surroundings at the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    /// Among hexes of land.
    Inland(Lands),
    /// Where these hexes of land meet the sea.
    Coast(Lands),
    /// Where one hex of land meets the sea, in the direction of this wind.
    Side(Land, &'static str),
    /// A shoal, or the Council.
    Water(Tile),
    /// Beside hidden hexes of a region.
    Fog(usize),
    /// At sea, near this land.
    Off(Land),
    /// At sea, far from everything, in this row of the chart.
    OpenSea(usize),
}

/// Up to three hexes of land: more do not meet.
pub type Lands = [Option<Land>; 3];

/// A hex of land as one sees it: its number is 0 if none lies on it face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Land {
    tile: Tile,
    number: u8,
}

impl Land {
    fn message(self) -> Message {
        let message = Message::new(if self.number == 0 { "explorers-land-bare" } else { "explorers-land" });
        let message = message.with_name("tile", self.tile.name());
        if self.number == 0 { message } else { message.with("number", self.number) }
    }
}

fn listed(lands: Lands) -> Message {
    match lands.map(|land| land.map(Land::message)) {
        [Some(one), Some(two), Some(three)] => {
            Message::new("explorers-lands-three").with("one", one).with("two", two).with("three", three)
        }
        [Some(one), Some(two), None] => Message::new("explorers-lands-two").with("one", one).with("two", two),
        [Some(one), ..] => one,
        _ => Message::new("list-none"),
    }
}

impl Whereabouts {
    fn message(self) -> Message {
        match self {
            Self::Inland(lands) => listed(lands),
            Self::Coast(lands) => Message::new("explorers-at-coast").with("lands", listed(lands)),
            Self::Side(land, wind) => Message::new("explorers-at-side").with_name("wind", wind).with("land", land.message()),
            Self::Water(tile) => Message::new("explorers-at-water").with_name("tile", tile.name()),
            Self::Fog(NORTH) => Message::new("explorers-at-northern-fog"),
            Self::Fog(_) => Message::new("explorers-at-southern-fog"),
            Self::Off(land) => Message::new("explorers-at-sea-off").with("land", land.message()),
            Self::OpenSea(row) if row < ROWS.len() / 2 => Message::new("explorers-at-northern-sea"),
            Self::OpenSea(row) if row > ROWS.len() / 2 => Message::new("explorers-at-southern-sea"),
            Self::OpenSea(_) => Message::new("explorers-at-open-sea"),
        }
    }
}

impl From<Whereabouts> for Arg {
    fn from(told: Whereabouts) -> Self {
        told.message().into()
    }
}

impl<P> From<At<P>> for Arg {
    fn from(at: At<P>) -> Self {
        at.told.into()
    }
}

impl Explorers {
    pub(crate) fn at_hex(&self, hex: Hex) -> At<Hex> {
        let around = hex.corners().iter().fold(0, |around, corner| around | self.board.corner_hexes[corner.index()]);
        // Land is called by its own name; only water needs what lies around it.
        let told = match self.land() & hex.bit() {
            0 => self.told(hex.bit(), around, hex, None),
            land => Whereabouts::Inland(self.lands(land)),
        };
        At { place: hex, told }
    }

    pub(crate) fn at_corner(&self, corner: Corner) -> At<Corner> {
        let hexes = self.board.corner_hexes[corner.index()];
        let around = self.board.edges_at[corner.index()].iter().fold(hexes, |around, edge| around | self.near(*edge));
        let wind = |land: Hex| land.wind_to_corner(corner);
        At { place: corner, told: self.told(hexes, around, corner.hex(), self.is_coast(corner).then_some(&wind)) }
    }

    pub(crate) fn at_edge(&self, edge: Edge) -> At<Edge> {
        let hexes = self.board.edge_hexes[edge.index()];
        let wind = |land: Hex| land.wind_to_side(edge);
        At { place: edge, told: self.told(hexes, self.near(edge), edge.hex(), self.is_route(edge).then_some(&wind)) }
    }

    /// `hexes` touch the place, `around` lies a little further off, `hex` is one of those it is called by. On a coast, `wind` tells in
    /// which direction from a land it lies: a land that meets the sea alone does so in several places.
    fn told(&self, hexes: u128, around: u128, hex: Hex, wind: Option<&dyn Fn(Hex) -> Option<&'static str>>) -> Whereabouts {
        let lands = hexes & self.land();
        if lands != 0 {
            let known = self.lands(lands);
            let Some(wind) = wind else { return Whereabouts::Inland(known) };
            let side = each(lands).next().and_then(wind);
            return match (known, side) {
                ([Some(land), None, _], Some(wind)) => Whereabouts::Side(land, wind),
                _ => Whereabouts::Coast(known),
            };
        }
        let water = each(hexes & !self.hidden).map(|hex| self.tile[hex.index()]).find(|tile| *tile != Tile::Sea);
        if let Some(tile) = water {
            return Whereabouts::Water(tile);
        }
        let fog = |hexes: u128| each(hexes & self.hidden).next().map(|hex| Whereabouts::Fog(self.board.region(hex)));
        let off = || self.lands(around & self.land())[0].map(Whereabouts::Off);
        let far = || Whereabouts::OpenSea(hex.row_and_column().0);
        fog(hexes).or_else(off).or_else(|| fog(around)).unwrap_or_else(far)
    }

    fn lands(&self, hexes: u128) -> Lands {
        let mut known = each(hexes).map(|hex| Land { tile: self.tile[hex.index()], number: self.number[hex.index()] });
        std::array::from_fn(|_| known.next())
    }
}
