//! Why something cannot be done.

use table::{Arg, ArgKind, Argument};

use crate::things::Good;

table::refusals! {
    /// A reason: plain where that will do, with figures where they help.
    pub(crate) enum Why {
        RoleTaken = "puerto-rico-role-taken",
        RoleAbsent = "puerto-rico-role-absent",
        IslandFull = "puerto-rico-island-full",
        NotInRow = "puerto-rico-not-in-row",
        QuarryNeedsRight = "puerto-rico-quarry-needs-right",
        NoQuarryLeft = "puerto-rico-no-quarry-left",
        NoHacienda = "puerto-rico-no-hacienda",
        HaciendaUsed = "puerto-rico-hacienda-used",
        NoTilesLeft = "puerto-rico-no-tiles-left",
        NobodyThere = "puerto-rico-nobody-there",
        PlacingBegun = "puerto-rico-placing-begun",
        NoFreeCircle = "puerto-rico-no-free-circle",
        NobodyInSanJuan = "puerto-rico-nobody-in-san-juan",
        CirclesEmpty = "puerto-rico-circles-empty",
        NoExtraColonist = "puerto-rico-no-extra-colonist",
        OwnedAlready = "puerto-rico-owned-already",
        NoneLeft = "puerto-rico-none-left",
        TooExpensive { price: u16, money: u16 } = "puerto-rico-too-expensive",
        CityFull = "puerto-rico-city-full",
        NoRoomForLarge = "puerto-rico-no-room-for-large",
        FourLarge = "puerto-rico-four-large",
        NotProduced = "puerto-rico-not-produced",
        BankEmpty { good: Good } = "puerto-rico-bank-empty",
        HasNone { good: Good } = "puerto-rico-has-none",
        HouseFull = "puerto-rico-house-full",
        KindInHouse { good: Good } = "puerto-rico-kind-in-house",
        NoSuchShip = "puerto-rico-no-such-ship",
        ShipFull = "puerto-rico-ship-full",
        OtherKindOnShip = "puerto-rico-other-kind-on-ship",
        KindOnOtherShip { good: Good, ship: u8 } = "puerto-rico-kind-on-other-ship",
        ShipTooSmall = "puerto-rico-ship-too-small",
        MustLoad = "puerto-rico-must-load",
        NoWharf = "puerto-rico-no-wharf",
        WharfUsed = "puerto-rico-wharf-used",
        StoredAlready = "puerto-rico-stored-already",
        WarehousesFull = "puerto-rico-warehouses-full",
        WarehouseFirst = "puerto-rico-warehouse-first",
        MustKeep = "puerto-rico-must-keep",
        AllFits = "puerto-rico-all-fits",
        NothingIsReturned = "puerto-rico-nothing-is-returned",
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
