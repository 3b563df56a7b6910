//! Who sits at the table and who looks at it.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// The most seats any game may have.
pub const MAX_SEATS: usize = 8;

/// One place at the table. People count seats from 1, and so do notation, records, views and rulings; [`Seat::index`] counts
/// from 0, for arrays.
///
/// ```
/// use table::Seat;
///
/// let seat: Seat = "2".parse()?;
/// assert_eq!((seat.number(), seat.index()), (2, 1));
/// assert_eq!(seat.next(2), Seat::one(), "with two seats, seat 1 sits on the left of seat 2");
/// assert_eq!(seat.places_from(Seat::one(), 4), 1);
/// # Ok::<(), table::NotASeat>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "number")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is [`MAX_SEATS`] or more: indices come from code, not from input (input goes through [`FromStr`]).
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "no such seat");
        Self(index as u8)
    }

    /// Seat 1: what data means that does not say who began (`#[serde(default = "Seat::one", skip_serializing_if = "Seat::is_one")]`),
    /// so that positions from before lots were drawn keep their digests.
    pub const fn one() -> Self {
        Self(0)
    }

    /// Is it seat 1?
    pub const fn is_one(&self) -> bool {
        self.0 == 0
    }

    /// The seat's index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat's number, counted from 1, as people see it.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The left-hand neighbour at a table of this number of seats: the next in turn order.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// How many places the seat sits to the left of another one, at a table of this number of seats.
    pub const fn places_from(self, other: Self, seats: u8) -> u8 {
        if self.0 >= other.0 { self.0 - other.0 } else { self.0 + seats - other.0 }
    }

    /// Every seat of a table of this size once, clockwise from this one.
    pub fn round_the_table(self, seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (self.0..seats).chain(0..self.0).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

/// Something that should have been a seat number and is not.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a seat: seats are numbered from 1 to {MAX_SEATS}")]
pub struct NotASeat(String);

impl FromStr for Seat {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Self, NotASeat> {
        match text.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Self(digit - b'1')),
            _ => Err(NotASeat(text.chars().take(20).collect())),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        if (1..=MAX_SEATS as u8).contains(&number) {
            Ok(Self(number - 1))
        } else {
            Err(D::Error::custom(NotASeat(number.to_string())))
        }
    }
}

/// A set of seats.
///
/// ```
/// use table::{Seat, Seats};
///
/// let mut awaited = Seats::first(3);
/// awaited.remove(Seat::new(1));
/// assert!(awaited.contains(Seat::one()) && !awaited.contains(Seat::new(1)));
/// assert_eq!(awaited.into_iter().map(Seat::number).collect::<Vec<_>>(), [1, 3]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, ts_rs::TS)]
#[ts(type = "Array<number>")]
pub struct Seats(u8);

impl Seats {
    /// No seat at all.
    pub const NONE: Self = Self(0);

    /// Only this seat.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The seats from 1 to this number: everybody at a table of that size.
    pub const fn first(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// Is the seat in the set?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Is nobody in the set?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set without one seat.
    #[must_use]
    pub fn without(mut self, seat: Seat) -> Self {
        self.remove(seat);
        self
    }

    /// The lowest seat in the set: whom a search lets act first when several are awaited.
    pub fn lowest(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

/// The seats from the lowest up.
impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    fn into_iter(self) -> SeatsIter {
        SeatsIter(self)
    }
}

/// See [`Seats::into_iter`].
pub struct SeatsIter(Seats);

impl Iterator for SeatsIter {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.lowest()?;
        self.0.remove(seat);
        Some(seat)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Who looks at a game: it is shown what they may know. An onlooker is anybody without a seat, and sees what all seats see in common.
///
/// ```
/// use table::{Seat, Viewer};
///
/// let viewers: Vec<String> = Viewer::all(2).map(|viewer| viewer.to_string()).collect();
/// assert_eq!(viewers, ["1", "2", "onlooker"]);
/// assert!(Viewer::Seat(Seat::one()).is(Seat::one()) && !Viewer::Onlooker.is(Seat::one()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// A seated viewer.
    Seat(Seat),
    /// A viewer without a seat.
    Onlooker,
}

impl Viewer {
    /// Does this viewer sit here?
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The viewer's seat, if it has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Onlooker => None,
        }
    }

    /// Every viewer of a table of this number of seats: each seat, then the onlooker.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> + Clone {
        (0..seats as usize).map(|index| Self::Seat(Seat::new(index))).chain([Self::Onlooker])
    }

    /// A place in an array of one element a viewer: the seats' indices, then the onlooker at `seats`.
    pub const fn index(self, seats: u8) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Onlooker => seats as usize,
        }
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Onlooker => f.write_str("onlooker"),
        }
    }
}

impl FromStr for Viewer {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Self, NotASeat> {
        if text == "onlooker" { Ok(Self::Onlooker) } else { text.parse().map(Self::Seat) }
    }
}

/// One thing a seat, in order. Written as a map from seat numbers, so that a path like `seats.1.coins` reads as it should.
///
/// ```
/// use table::{PerSeat, Seat};
///
/// let mut points = PerSeat::from_fn(3, |_| 0);
/// points[Seat::new(1)] += 12;
/// assert_eq!(serde_json::to_string(&points)?, r#"{"1":0,"2":12,"3":0}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct PerSeat<T>(pub Vec<T>);

impl<T> PerSeat<T> {
    /// Makes one element for each of this number of seats.
    pub fn from_fn(seats: u8, make: impl FnMut(Seat) -> T) -> Self {
        Self((0..seats as usize).map(Seat::new).map(make).collect())
    }

    /// The elements with their seats.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(index, element)| (Seat::new(index), element))
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Is there no seat at all?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T> std::ops::Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> std::ops::IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// For the browser it is that map.
impl<T: TS> TS for PerSeat<T> {
    type WithoutGenerics = PerSeat<ts_rs::Dummy>;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        format!("Record<string, {}>", T::name(config))
    }

    fn inline(config: &ts_rs::Config) -> String {
        format!("Record<string, {}>", T::inline(config))
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        T::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        T::visit_generics(visitor);
        visitor.visit::<T>();
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(seat, element)| (seat.to_string(), element)))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = std::collections::BTreeMap::<String, T>::deserialize(deserializer)?;
        let mut elements = Vec::with_capacity(map.len());
        for (key, element) in map {
            let seat: Seat = key.parse().map_err(D::Error::custom)?;
            if seat.index() != elements.len() {
                return Err(D::Error::custom(format!("seat {} is missing", elements.len() + 1)));
            }
            elements.push(element);
        }
        Ok(Self(elements))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_from_one_in_text_and_from_zero_in_arrays() {
        let seat: Seat = "3".parse().expect("a seat");
        assert_eq!((seat.index(), seat.number(), seat.to_string().as_str()), (2, 3, "3"));
        for junk in ["0", "9", "", "12", "x", "١"] {
            assert!(junk.parse::<Seat>().is_err(), "{junk} is no seat");
        }
    }

    #[test]
    fn the_last_seats_neighbour_is_the_first() {
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
        assert_eq!(Seat::new(0).next(3), Seat::new(1));
    }

    #[test]
    fn everybody_sits_so_many_places_to_the_left_of_whoever_begins() {
        let third = Seat::new(2);
        assert_eq!(third.round_the_table(4).map(Seat::number).collect::<Vec<_>>(), [3, 4, 1, 2]);
        assert_eq!(third.round_the_table(4).map(|seat| seat.places_from(third, 4)).collect::<Vec<_>>(), [0, 1, 2, 3]);
    }

    #[test]
    fn a_set_of_seats_yields_them_from_the_lowest_up() {
        let set: Seats = [Seat::new(4), Seat::new(1)].into_iter().collect();
        assert_eq!(set.into_iter().collect::<Vec<_>>(), [Seat::new(1), Seat::new(4)]);
        assert_eq!(Seats::first(8).len(), 8);
    }

    #[test]
    fn per_seat_reads_as_a_map_and_refuses_gaps() {
        let coins = PerSeat(vec![3, 5]);
        let text = serde_json::to_string(&coins).expect("json");
        assert_eq!(text, r#"{"1":3,"2":5}"#);
        assert_eq!(serde_json::from_str::<PerSeat<i32>>(&text).expect("back"), coins);
        assert!(serde_json::from_str::<PerSeat<i32>>(r#"{"1":3,"3":5}"#).is_err());
    }
}
