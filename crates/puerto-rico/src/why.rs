//! Why something cannot be done: cheap to make, because lists of legal actions ask by the million, and put in words only when a
//! person needs to know.

use table::{Illegal, Message};

use crate::things::Good;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// Another kind of decision is asked for.
    NotNow,
    RoleTaken,
    RoleAbsent,
    IslandFull,
    NotInRow,
    QuarryNeedsRight,
    NoQuarryLeft,
    NoHacienda,
    HaciendaUsed,
    NoTilesLeft,
    NobodyThere,
    PlacingBegun,
    NoFreeCircle,
    NobodyInSanJuan,
    CirclesEmpty,
    NoExtraColonist,
    OwnedAlready,
    NoneLeft,
    TooExpensive {
        price: u16,
        money: u16,
    },
    CityFull,
    NoRoomForLarge,
    FourLarge,
    NotProduced,
    BankEmpty(Good),
    HasNone(Good),
    HouseFull,
    KindInHouse(Good),
    NoSuchShip,
    ShipFull,
    OtherKindOnShip,
    KindOnOtherShip {
        good: Good,
        ship: u8,
    },
    ShipTooSmall,
    MustLoad,
    NoWharf,
    WharfUsed,
    StoredAlready,
    WarehousesFull,
    WarehouseFirst,
    MustKeep,
    AllFits,
    NothingIsReturned,
}

impl Why {
    /// Nothing but a plain reason where one will do; figures where they help.
    pub(crate) fn illegal(self) -> Illegal {
        let id = match self {
            Self::NotNow => return Illegal::not_legal(),
            Self::RoleTaken => "puerto-rico-role-taken",
            Self::RoleAbsent => "puerto-rico-role-absent",
            Self::IslandFull => "puerto-rico-island-full",
            Self::NotInRow => "puerto-rico-not-in-row",
            Self::QuarryNeedsRight => "puerto-rico-quarry-needs-right",
            Self::NoQuarryLeft => "puerto-rico-no-quarry-left",
            Self::NoHacienda => "puerto-rico-no-hacienda",
            Self::HaciendaUsed => "puerto-rico-hacienda-used",
            Self::NoTilesLeft => "puerto-rico-no-tiles-left",
            Self::NobodyThere => "puerto-rico-nobody-there",
            Self::PlacingBegun => "puerto-rico-placing-begun",
            Self::NoFreeCircle => "puerto-rico-no-free-circle",
            Self::NobodyInSanJuan => "puerto-rico-nobody-in-san-juan",
            Self::CirclesEmpty => "puerto-rico-circles-empty",
            Self::NoExtraColonist => "puerto-rico-no-extra-colonist",
            Self::OwnedAlready => "puerto-rico-owned-already",
            Self::NoneLeft => "puerto-rico-none-left",
            Self::TooExpensive { price, money } => {
                return Illegal(Message::new("puerto-rico-too-expensive").with("price", price).with("money", money));
            }
            Self::CityFull => "puerto-rico-city-full",
            Self::NoRoomForLarge => "puerto-rico-no-room-for-large",
            Self::FourLarge => "puerto-rico-four-large",
            Self::NotProduced => "puerto-rico-not-produced",
            Self::BankEmpty(good) => return of_good("puerto-rico-bank-empty", good),
            Self::HasNone(good) => return of_good("puerto-rico-has-none", good),
            Self::HouseFull => "puerto-rico-house-full",
            Self::KindInHouse(good) => return of_good("puerto-rico-kind-in-house", good),
            Self::NoSuchShip => "puerto-rico-no-such-ship",
            Self::ShipFull => "puerto-rico-ship-full",
            Self::OtherKindOnShip => "puerto-rico-other-kind-on-ship",
            Self::KindOnOtherShip { good, ship } => {
                let Illegal(message) = of_good("puerto-rico-kind-on-other-ship", good);
                return Illegal(message.with("ship", ship));
            }
            Self::ShipTooSmall => "puerto-rico-ship-too-small",
            Self::MustLoad => "puerto-rico-must-load",
            Self::NoWharf => "puerto-rico-no-wharf",
            Self::WharfUsed => "puerto-rico-wharf-used",
            Self::StoredAlready => "puerto-rico-stored-already",
            Self::WarehousesFull => "puerto-rico-warehouses-full",
            Self::WarehouseFirst => "puerto-rico-warehouse-first",
            Self::MustKeep => "puerto-rico-must-keep",
            Self::AllFits => "puerto-rico-all-fits",
            Self::NothingIsReturned => "puerto-rico-nothing-is-returned",
        };
        Illegal::because(id)
    }
}

fn of_good(id: &'static str, good: Good) -> Illegal {
    Illegal(Message::new(id).with_name("good", good.name()))
}
