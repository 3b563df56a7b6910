//! The chart's geometry: hexes, corners and edges as small numbers with their neighbours, and the names people call them by.
//!
//! All five boards are parts of one field of hexes with a common western frame, so a place has the same number and the same name
//! on every board. Rows are `a` to `g` from north to south, hexes are counted from the west: `d4`. A corner or a side is named by a
//! hex and a direction, `d4-ne`; of the two or three names that fit, the one by the westernmost hex is written, and all are read.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Hexes of the largest board.
pub(crate) const HEXES: usize = 72;
/// Corners of the largest board.
pub(crate) const CORNERS: usize = 176;
/// Edges of the largest board.
pub(crate) const EDGES: usize = 247;
/// No hex, corner or edge.
pub(crate) const NONE: u8 = u8::MAX;

/// Rows, and hexes in each of them.
pub(crate) const ROWS: [u8; 7] = [9, 10, 11, 12, 11, 10, 9];
const DIRECTIONS: [&str; 6] = ["n", "ne", "se", "s", "sw", "nw"];
const SIDES: [&str; 6] = ["ne", "e", "se", "sw", "w", "nw"];
/// The names of the winds in which the corners and the sides of a hex lie.
const CORNER_WINDS: [&str; 6] =
    ["explorers-wind-n", "explorers-wind-ne", "explorers-wind-se", "explorers-wind-s", "explorers-wind-sw", "explorers-wind-nw"];
const SIDE_WINDS: [&str; 6] =
    ["explorers-wind-ne", "explorers-wind-e", "explorers-wind-se", "explorers-wind-sw", "explorers-wind-w", "explorers-wind-nw"];

/// One hex of the chart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "string")]
pub struct Hex(pub(crate) u8);

/// One corner, where settlements stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "string")]
pub struct Corner(pub(crate) u8);

/// One edge, where roads run and ships sail.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "string")]
pub struct Edge(pub(crate) u8);

/// A set of hexes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hexes(pub(crate) u128);

impl Hexes {
    /// Is any hex in both sets?
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl FromIterator<Hex> for Hexes {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        Self(hexes.into_iter().map(Hex::bit).fold(0, |set, hex| set | hex))
    }
}

impl Hex {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The hex alone, as a set.
    pub(crate) const fn bit(self) -> u128 {
        1 << self.0
    }

    /// The hex with this row and place, both counted from 0.
    pub(crate) fn at(row: usize, column: usize) -> Option<Self> {
        let start: u8 = ROWS.get(..row)?.iter().sum();
        (column < *ROWS.get(row)? as usize).then(|| Self(start + column as u8))
    }

    /// Row and place, both counted from 0.
    pub(crate) fn row_and_column(self) -> (usize, usize) {
        let mut left = self.0;
        for (row, len) in ROWS.into_iter().enumerate() {
            if left < len {
                return (row, left as usize);
            }
            left -= len;
        }
        (ROWS.len(), 0)
    }

    /// Its corners, clockwise from the north.
    pub(crate) fn corners(self) -> [Corner; 6] {
        GEOMETRY.hex_corners[self.index()]
    }

    /// Its sides, clockwise from the north-east.
    pub(crate) fn sides(self) -> [Edge; 6] {
        GEOMETRY.hex_sides[self.index()]
    }

    /// The name of the wind in which one of its corners lies.
    pub(crate) fn wind_to_corner(self, corner: Corner) -> Option<&'static str> {
        self.corners().iter().position(|own| *own == corner).map(|direction| CORNER_WINDS[direction])
    }

    /// The name of the wind in which one of its sides lies.
    pub(crate) fn wind_to_side(self, edge: Edge) -> Option<&'static str> {
        self.sides().iter().position(|own| *own == edge).map(|side| SIDE_WINDS[side])
    }
}

impl Corner {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The hex it is called by.
    pub(crate) fn hex(self) -> Hex {
        GEOMETRY.corner_name[self.index()].0
    }
}

impl Edge {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its two ends.
    pub(crate) fn ends(self) -> [Corner; 2] {
        GEOMETRY.edge_ends[self.index()]
    }

    /// The hex it is called by.
    pub(crate) fn hex(self) -> Hex {
        GEOMETRY.edge_name[self.index()].0
    }

    /// The name of the wind that leads to a neighbouring edge: each of the four has another.
    pub(crate) fn wind_to(self, other: Self) -> &'static str {
        let ((x, y), (to_x, to_y)) = (self.middle(), other.middle());
        match (to_y.cmp(&y), to_x > x) {
            (Ordering::Less, true) => "explorers-wind-ne",
            (Ordering::Less, false) => "explorers-wind-nw",
            (Ordering::Equal, true) => "explorers-wind-e",
            (Ordering::Equal, false) => "explorers-wind-w",
            (Ordering::Greater, true) => "explorers-wind-se",
            (Ordering::Greater, false) => "explorers-wind-sw",
        }
    }

    /// Its middle, in quarters of a hex from west to east and twelfths of one from north to south.
    fn middle(self) -> (i16, i16) {
        const OFFSETS: [(i16, i16); 6] = [(1, -3), (2, 0), (1, 3), (-1, 3), (-2, 0), (-1, -3)];
        let (hex, side) = GEOMETRY.edge_name[self.index()];
        let (row, column) = hex.row_and_column();
        let (x, y) = OFFSETS[side as usize];
        (4 * column as i16 + 2 * (row as i16 - 3).abs() + x, 6 * row as i16 + y)
    }
}

/// The neighbours in the whole field; a board leaves out what it does not have.
pub(crate) struct Geometry {
    pub hex_corners: [[Corner; 6]; HEXES],
    pub hex_sides: [[Edge; 6]; HEXES],
    pub edge_ends: [[Corner; 2]; EDGES],
    pub corner_hexes: [[u8; 3]; CORNERS],
    pub edge_hexes: [[u8; 2]; EDGES],
    /// The name of each corner and edge: the westernmost hex and the direction.
    corner_name: [(Hex, u8); CORNERS],
    edge_name: [(Hex, u8); EDGES],
}

pub(crate) static GEOMETRY: LazyLock<Geometry> = LazyLock::new(Geometry::new);

impl Geometry {
    fn new() -> Self {
        // Corners in half hexes from west to east and sixths of a hex from north to south: each is one point.
        const OFFSETS: [(i16, i16); 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];
        let mut geometry = Self {
            hex_corners: [[Corner(NONE); 6]; HEXES],
            hex_sides: [[Edge(NONE); 6]; HEXES],
            edge_ends: [[Corner(NONE); 2]; EDGES],
            corner_hexes: [[NONE; 3]; CORNERS],
            edge_hexes: [[NONE; 2]; EDGES],
            corner_name: [(Hex(NONE), 0); CORNERS],
            edge_name: [(Hex(NONE), 0); EDGES],
        };
        let mut points: Vec<(i16, i16)> = Vec::new();
        let mut edges: Vec<[Corner; 2]> = Vec::new();
        let easting = |hex: Hex| {
            let (row, column) = hex.row_and_column();
            2 * column as i16 + (row as i16 - 3).abs()
        };
        for hex in (0..HEXES as u8).map(Hex) {
            let (row, _) = hex.row_and_column();
            for (direction, offset) in OFFSETS.iter().enumerate() {
                let point = (easting(hex) + offset.0, 3 * row as i16 + offset.1);
                let corner = points.iter().position(|other| *other == point).unwrap_or_else(|| {
                    points.push(point);
                    points.len() - 1
                });
                geometry.hex_corners[hex.index()][direction] = Corner(corner as u8);
                add(&mut geometry.corner_hexes[corner], hex.0);
                let name = &mut geometry.corner_name[corner];
                if name.0.0 == NONE || easting(hex) < easting(name.0) {
                    *name = (hex, direction as u8);
                }
            }
            for side in 0..6 {
                let [one, other] = [side, (side + 1) % 6].map(|direction| geometry.hex_corners[hex.index()][direction]);
                let ends = [one.min(other), one.max(other)];
                let edge = edges.iter().position(|known| *known == ends).unwrap_or_else(|| {
                    edges.push(ends);
                    edges.len() - 1
                });
                geometry.hex_sides[hex.index()][side] = Edge(edge as u8);
                geometry.edge_ends[edge] = ends;
                add(&mut geometry.edge_hexes[edge], hex.0);
                let name = &mut geometry.edge_name[edge];
                if name.0.0 == NONE || easting(hex) < easting(name.0) {
                    *name = (hex, side as u8);
                }
            }
        }
        geometry
    }
}

fn add(places: &mut [u8], thing: u8) {
    if let Some(place) = places.iter_mut().find(|place| **place == NONE) {
        *place = thing;
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = self.row_and_column();
        write!(f, "{}{}", (b'a' + row as u8) as char, column + 1)
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (hex, direction) = GEOMETRY.corner_name[self.index()];
        write!(f, "{hex}-{}", DIRECTIONS[direction as usize])
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (hex, side) = GEOMETRY.edge_name[self.index()];
        write!(f, "{hex}-{}", SIDES[side as usize])
    }
}

/// A text that should have named a place on the chart and does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAPlace(String);

impl fmt::Display for NotAPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no place on the chart: hexes are called like `d4`, their corners and sides like `d4-ne`", self.0)
    }
}

impl std::error::Error for NotAPlace {}

fn not_a_place(text: &str) -> NotAPlace {
    NotAPlace(text.chars().take(20).collect())
}

impl FromStr for Hex {
    type Err = NotAPlace;

    fn from_str(text: &str) -> Result<Self, NotAPlace> {
        let read = || {
            let (row, column) = text.split_at_checked(1)?;
            let row = row.bytes().next()?.checked_sub(b'a')?;
            if column.starts_with(['0', '+']) {
                return None;
            }
            let column: usize = column.parse().ok()?;
            Self::at(row as usize, column.checked_sub(1)?)
        };
        read().ok_or_else(|| not_a_place(text))
    }
}

fn hex_and_direction(text: &str, directions: &[&str; 6]) -> Option<(Hex, usize)> {
    let (hex, direction) = text.split_once('-')?;
    let direction = directions.iter().position(|known| *known == direction)?;
    Some((hex.parse().ok()?, direction))
}

impl FromStr for Corner {
    type Err = NotAPlace;

    fn from_str(text: &str) -> Result<Self, NotAPlace> {
        let (hex, direction) = hex_and_direction(text, &DIRECTIONS).ok_or_else(|| not_a_place(text))?;
        Ok(hex.corners()[direction])
    }
}

impl FromStr for Edge {
    type Err = NotAPlace;

    fn from_str(text: &str) -> Result<Self, NotAPlace> {
        let (hex, side) = hex_and_direction(text, &SIDES).ok_or_else(|| not_a_place(text))?;
        Ok(hex.sides()[side])
    }
}

macro_rules! written_as_text {
    ($($place:ty),*) => {$(
        impl fmt::Debug for $place {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
        impl Serialize for $place {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $place {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )*};
}
written_as_text!(Hex, Corner, Edge);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_field_has_as_many_corners_and_edges_as_it_should() {
        assert!(GEOMETRY.corner_hexes.iter().all(|hexes| hexes[0] != NONE));
        assert!(GEOMETRY.edge_hexes.iter().all(|hexes| hexes[0] != NONE));
    }

    #[test]
    fn places_read_back_as_they_are_written() {
        for hex in (0..HEXES as u8).map(Hex) {
            assert_eq!(hex.to_string().parse(), Ok(hex));
        }
        for corner in (0..CORNERS as u8).map(Corner) {
            assert_eq!(corner.to_string().parse(), Ok(corner));
        }
        for edge in (0..EDGES as u8).map(Edge) {
            assert_eq!(edge.to_string().parse(), Ok(edge));
        }
    }

    #[test]
    fn a_corner_may_be_called_by_any_of_its_hexes() {
        let corner: Corner = "d4-n".parse().expect("a corner");
        assert_eq!("c3-se".parse(), Ok(corner));
        assert_eq!("c4-sw".parse(), Ok(corner));
        assert_eq!(corner.to_string(), "c3-se");
        assert_eq!("d4-w".parse::<Edge>(), "d3-e".parse());
    }

    #[test]
    fn the_neighbours_of_an_edge_lie_in_different_winds() {
        for edge in (0..EDGES as u8).map(Edge) {
            let meets = |other: &Edge| *other != edge && other.ends().iter().any(|end| edge.ends().contains(end));
            let mut winds: Vec<&str> = (0..EDGES as u8).map(Edge).filter(meets).map(|other| edge.wind_to(other)).collect();
            let all = winds.len();
            winds.sort_unstable();
            winds.dedup();
            assert_eq!(winds.len(), all, "{edge}: {winds:?}");
        }
        let [from, to] = ["d4-e", "d5-ne"].map(|name| name.parse::<Edge>().expect("an edge"));
        assert_eq!(from.wind_to(to), "explorers-wind-ne");
        assert_eq!(to.wind_to(from), "explorers-wind-sw");
    }

    #[test]
    fn what_is_no_place_is_answered() {
        for junk in ["", "d", "d0", "d13", "h1", "a10", "d04", "d+4", "4d", "é1"] {
            assert!(junk.parse::<Hex>().is_err(), "{junk} is no hex");
        }
        for junk in ["d4", "d4-e", "d4-", "-n", "d13-n"] {
            assert!(junk.parse::<Corner>().is_err(), "{junk} is no corner");
        }
    }
}
