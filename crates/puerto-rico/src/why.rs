//! Why something cannot be done.

use table::{Arg, ArgKind, Argument};

use crate::things::Good;

table::refusals! {
    /// A reason: plain where that will do, with figures where they help.
    pub(crate) enum Why {
        RoleTaken = "puerto-rico-role-taken" in "taking-a-role",
        RoleAbsent = "puerto-rico-role-absent" in "taking-a-role",
        IslandFull = "puerto-rico-island-full" in "full-island",
        NotInRow = "puerto-rico-not-in-row" in "settler",
        QuarryNeedsRight = "puerto-rico-quarry-needs-right" in "quarries",
        NoQuarryLeft = "puerto-rico-no-quarry-left" in "quarries",
        NoHacienda = "puerto-rico-no-hacienda" in "building-hacienda",
        HaciendaUsed = "puerto-rico-hacienda-used" in "building-hacienda",
        NoTilesLeft = "puerto-rico-no-tiles-left" in "new-plantations",
        NobodyThere = "puerto-rico-nobody-there" in "placing",
        PlacingBegun = "puerto-rico-placing-begun" in "placing",
        NoFreeCircle = "puerto-rico-no-free-circle" in "placing",
        NobodyInSanJuan = "puerto-rico-nobody-in-san-juan" in "placing",
        CirclesEmpty = "puerto-rico-circles-empty" in "placing",
        NoExtraColonist = "puerto-rico-no-extra-colonist" in "mayor-privilege",
        OwnedAlready = "puerto-rico-owned-already" in "one-of-a-kind",
        NoneLeft = "puerto-rico-none-left" in "one-of-a-kind",
        TooExpensive { price: u16, money: u16 } = "puerto-rico-too-expensive" in "price",
        CityFull = "puerto-rico-city-full" in "city-room",
        NoRoomForLarge = "puerto-rico-no-room-for-large" in "city-room",
        FourLarge = "puerto-rico-four-large" in "city-room",
        NotProduced = "puerto-rico-not-produced" in "craftsman-privilege",
        BankEmpty { good: Good } = "puerto-rico-bank-empty" in "bank-short",
        HasNone { good: Good } = "puerto-rico-has-none" in "trader",
        HouseFull = "puerto-rico-house-full" in "trading-house",
        KindInHouse { good: Good } = "puerto-rico-kind-in-house" in "trading-house",
        NoSuchShip = "puerto-rico-no-such-ship" in "which-ship",
        ShipFull = "puerto-rico-ship-full" in "which-ship",
        OtherKindOnShip = "puerto-rico-other-kind-on-ship" in "which-ship",
        KindOnOtherShip { good: Good, ship: u8 } = "puerto-rico-kind-on-other-ship" in "which-ship",
        ShipTooSmall = "puerto-rico-ship-too-small" in "which-ship",
        MustLoad = "puerto-rico-must-load" in "must-load",
        NoWharf = "puerto-rico-no-wharf" in "building-wharf",
        WharfUsed = "puerto-rico-wharf-used" in "building-wharf",
        StoredAlready = "puerto-rico-stored-already" in "storing",
        WarehousesFull = "puerto-rico-warehouses-full" in "storing",
        WarehouseFirst = "puerto-rico-warehouse-first" in "storing",
        MustKeep = "puerto-rico-must-keep" in "storing",
        AllFits = "puerto-rico-all-fits" in "storing",
        NothingIsReturned = "puerto-rico-nothing-is-returned" in "storing",
    } of the table {
        /// Another kind of decision is asked for.
        NotNow = "table-not-legal",
    }
}

impl Argument for Good {
    const KIND: ArgKind = ArgKind::Name;

    fn arg(self) -> Arg {
        Arg::Name(self.name().into())
    }
}
