//! The 23 buildings, as the printed list gives them.

use std::fmt;
use std::str::FromStr;

use crate::things::{Good, NotAName, written_as_text};

/// A kind of building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are the printed ones; what they do stands in the list below and in `locales/`")]
#[ts(type = "string")]
pub enum Building {
    SmallIndigoPlant,
    SmallSugarMill,
    IndigoPlant,
    SugarMill,
    TobaccoStorage,
    CoffeeRoaster,
    SmallMarket,
    Hacienda,
    ConstructionHut,
    SmallWarehouse,
    Hospice,
    Office,
    LargeMarket,
    LargeWarehouse,
    Factory,
    University,
    Harbor,
    Wharf,
    GuildHall,
    Residence,
    Fortress,
    CustomsHouse,
    CityHall,
}

/// How many kinds of buildings there are.
pub(crate) const BUILDINGS: usize = 23;

/// What a building is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Processes a good in one circle.
    SmallProduction(Good),
    /// Processes a good in two or three circles.
    LargeProduction(Good),
    /// A violet building on one space.
    Violet,
    /// One of the five violet buildings on two spaces.
    Large,
}

/// What is printed on a building, and how many of it there are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    pub building: Building,
    pub word: &'static str,
    pub name: &'static str,
    pub cost: u8,
    /// The column on the supply board: the most quarries that count, and the victory points.
    pub column: u8,
    pub circles: u8,
    pub copies: u8,
    pub class: Class,
}

macro_rules! list {
    ($($building:ident $word:literal $cost:literal $column:literal $circles:literal $copies:literal $class:expr;)*) => {
        [$(Facts {
            building: Building::$building,
            word: $word,
            name: concat!("puerto-rico-", $word),
            cost: $cost,
            column: $column,
            circles: $circles,
            copies: $copies,
            class: $class,
        }),*]
    };
}

/// Every building: cost, column (which is also its points), circles, copies, class.
pub(crate) const FACTS: [Facts; BUILDINGS] = {
    use Class::{Large, LargeProduction, SmallProduction, Violet};
    list! {
        SmallIndigoPlant "small-indigo-plant"  1 1 1 4 SmallProduction(Good::Indigo);
        SmallSugarMill   "small-sugar-mill"    2 1 1 4 SmallProduction(Good::Sugar);
        IndigoPlant      "indigo-plant"        3 2 3 3 LargeProduction(Good::Indigo);
        SugarMill        "sugar-mill"          4 2 3 3 LargeProduction(Good::Sugar);
        TobaccoStorage   "tobacco-storage"     5 3 3 3 LargeProduction(Good::Tobacco);
        CoffeeRoaster    "coffee-roaster"      6 3 2 3 LargeProduction(Good::Coffee);
        SmallMarket      "small-market"        1 1 1 2 Violet;
        Hacienda         "hacienda"            2 1 1 2 Violet;
        ConstructionHut  "construction-hut"    2 1 1 2 Violet;
        SmallWarehouse   "small-warehouse"     3 1 1 2 Violet;
        Hospice          "hospice"             4 2 1 2 Violet;
        Office           "office"              5 2 1 2 Violet;
        LargeMarket      "large-market"        5 2 1 2 Violet;
        LargeWarehouse   "large-warehouse"     6 2 1 2 Violet;
        Factory          "factory"             7 3 1 2 Violet;
        University       "university"          8 3 1 2 Violet;
        Harbor           "harbor"              8 3 1 2 Violet;
        Wharf            "wharf"               9 3 1 2 Violet;
        GuildHall        "guild-hall"         10 4 1 1 Large;
        Residence        "residence"          10 4 1 1 Large;
        Fortress         "fortress"           10 4 1 1 Large;
        CustomsHouse     "customs-house"      10 4 1 1 Large;
        CityHall         "city-hall"          10 4 1 1 Large;
    }
};

impl Building {
    /// Every kind, in the order of the printed list.
    pub const ALL: [Self; BUILDINGS] = {
        let mut all = [Self::SmallIndigoPlant; BUILDINGS];
        let mut index = 0;
        while index < BUILDINGS {
            all[index] = FACTS[index].building;
            index += 1;
        }
        all
    };

    /// Its place in the list.
    pub const fn index(self) -> usize {
        self as usize
    }

    pub(crate) const fn facts(self) -> &'static Facts {
        &FACTS[self as usize]
    }

    /// What it costs; the balance of tournaments swaps the prices of the factory and the university.
    pub const fn cost(self, balanced: bool) -> u16 {
        match self {
            Self::Factory if balanced => Self::University.facts().cost as u16,
            Self::University if balanced => Self::Factory.facts().cost as u16,
            _ => self.facts().cost as u16,
        }
    }

    /// The column it lies in on the supply board: the most quarries that make it cheaper.
    pub const fn column(self) -> u8 {
        self.facts().column
    }

    /// Its victory points, manned or not.
    pub const fn points(self) -> u8 {
        self.facts().column
    }

    /// How many colonists can work in it.
    pub const fn circles(self) -> u8 {
        self.facts().circles
    }

    /// What it is for.
    pub const fn class(self) -> Class {
        self.facts().class
    }

    /// How many spaces of a city it takes.
    pub const fn spaces(self) -> u8 {
        if self.bit() & LARGE != 0 { 2 } else { 1 }
    }

    /// The good it processes.
    pub const fn processes(self) -> Option<Good> {
        match self.class() {
            Class::SmallProduction(good) | Class::LargeProduction(good) => Some(good),
            Class::Violet | Class::Large => None,
        }
    }

    /// The id of its name; the explanation is the same id with `-help` behind it, and a short form with `-short`.
    pub const fn name(self) -> &'static str {
        self.facts().name
    }

    pub(crate) const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// The buildings of some kinds, as bits.
pub(crate) const LARGE: u32 = bits_of(Building::GuildHall, Building::CityHall);
pub(crate) const VIOLET: u32 = bits_of(Building::SmallMarket, Building::CityHall);

const fn bits_of(first: Building, last: Building) -> u32 {
    (last.bit() << 1) - first.bit()
}

/// The buildings of a set of bits, in the order of the list.
pub(crate) fn each(mut bits: u32) -> impl Iterator<Item = Building> + Clone {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let index = bits.trailing_zeros() as usize;
        bits &= bits - 1;
        Some(Building::ALL[index])
    })
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.facts().word)
    }
}

impl FromStr for Building {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Self, NotAName> {
        Self::ALL.into_iter().find(|building| building.facts().word == text).ok_or_else(|| NotAName::reading(text))
    }
}
written_as_text!(Building);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_49_buildings() {
        let copies =
            |class: fn(Class) -> bool| -> u8 { FACTS.iter().filter(|facts| class(facts.class)).map(|facts| facts.copies).sum() };
        assert_eq!(copies(|class| matches!(class, Class::SmallProduction(_))), 8);
        assert_eq!(copies(|class| matches!(class, Class::LargeProduction(_))), 12);
        assert_eq!(copies(|class| class == Class::Violet), 24);
        assert_eq!(copies(|class| class == Class::Large), 5);
    }

    #[test]
    fn the_list_is_in_the_order_of_the_kinds() {
        assert!(FACTS.iter().enumerate().all(|(index, facts)| facts.building.index() == index));
        assert_eq!(each(LARGE).count(), 5);
        assert_eq!(each(VIOLET).count(), 17);
    }
}
