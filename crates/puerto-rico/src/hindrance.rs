//! Why a seat was passed over: nobody should have to ask where its turn has gone.

use table::Seat;

use crate::buildings::Building;
use crate::state::{CITY, HOUSE, ISLAND, PuertoRico, Stage};

/// What keeps a seat from doing anything in a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Hindrance {
    /// Its island has no space left.
    IslandFull,
    /// Nothing is left that it may take.
    NoTile,
    /// It has no colonist to place, or no circle for one.
    NothingToPlace,
    /// Its city has no space left.
    CityFull,
    /// It has not the money for any building.
    NothingAffordable,
    /// It has no barrels to sell.
    NothingToSell,
    /// The trading house has all its kinds already.
    KindsInHouse,
    /// The trading house is full.
    HouseFull,
    /// It has no barrels to load.
    NothingToLoad,
    /// No ship takes what it has.
    NoShip,
}

impl Hindrance {
    /// The message that says so of a seat.
    pub(crate) const fn said(self) -> &'static str {
        match self {
            Self::IslandFull => "puerto-rico-idle-island-full",
            Self::NoTile => "puerto-rico-idle-no-tile",
            Self::NothingToPlace => "puerto-rico-idle-nothing-to-place",
            Self::CityFull => "puerto-rico-idle-city-full",
            Self::NothingAffordable => "puerto-rico-idle-nothing-affordable",
            Self::NothingToSell => "puerto-rico-idle-nothing-to-sell",
            Self::KindsInHouse => "puerto-rico-idle-kinds-in-house",
            Self::HouseFull => "puerto-rico-idle-house-full",
            Self::NothingToLoad => "puerto-rico-idle-nothing-to-load",
            Self::NoShip => "puerto-rico-idle-no-ship",
        }
    }
}

impl PuertoRico {
    /// What leaves the seat nothing but to pass; nothing, if it could do something.
    pub(crate) fn hindrance(&self, seat: Seat) -> Option<Hindrance> {
        self.only_option()?;
        let board = self.board(seat);
        let has_barrels = self.held(seat).next().is_some();
        match self.stage {
            Stage::Settle { .. } if board.island_spaces() >= ISLAND => Some(Hindrance::IslandFull),
            Stage::Settle { .. } => Some(Hindrance::NoTile),
            Stage::Place { .. } => Some(Hindrance::NothingToPlace),
            Stage::Build if board.city_spaces() >= CITY => Some(Hindrance::CityFull),
            Stage::Build => Some(self.nothing_to_build(seat)),
            Stage::Sell if !has_barrels => Some(Hindrance::NothingToSell),
            Stage::Sell if self.house_barrels() >= HOUSE => Some(Hindrance::HouseFull),
            Stage::Sell => Some(Hindrance::KindsInHouse),
            _ => None,
        }
    }

    /// With room for a building there is always one that only money keeps away, but for a city that has everything small.
    fn nothing_to_build(&self, seat: Seat) -> Hindrance {
        use crate::why::Why;
        let dear =
            Building::ALL.into_iter().any(|building| matches!(self.may_build(seat, building), Err(Why::TooExpensive { .. })));
        if dear { Hindrance::NothingAffordable } else { Hindrance::CityFull }
    }

    /// What keeps the seat, which can load nothing, from it.
    pub(crate) fn loading_hindrance(&self, seat: Seat) -> Hindrance {
        if self.held(seat).next().is_some() { Hindrance::NoShip } else { Hindrance::NothingToLoad }
    }
}
