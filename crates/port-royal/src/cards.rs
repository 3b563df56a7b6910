//! The cards: what is printed on them, how they are written, and the lists of the sets in the box.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Arg, Id, Message};

/// The colours of ships, from the gentlest kind to the fiercest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Pinnaces are yellow.
    Yellow,
    /// Flutes are blue.
    Blue,
    /// Skiffs are green.
    Green,
    /// Frigates are red.
    Red,
    /// Galleons are black.
    Black,
    /// The Ares pirates of the Adventure are a colour of their own.
    Ares,
}

impl Colour {
    /// The five ordinary colours.
    pub const ALL: [Self; 5] = [Self::Yellow, Self::Blue, Self::Green, Self::Red, Self::Black];

    /// All colours, that of the Ares pirates included.
    pub const EVERY: [Self; 6] = [Self::Yellow, Self::Blue, Self::Green, Self::Red, Self::Black, Self::Ares];

    /// What a ship of this colour is called, as notation and as the last part of its message id.
    pub const fn ship(self) -> &'static str {
        ["pinnace", "flute", "skiff", "frigate", "galleon", "ares"][self as usize]
    }

    /// The colour in content files.
    pub const fn word(self) -> &'static str {
        ["yellow", "blue", "green", "red", "black", "ares"][self as usize]
    }
}

/// What a kept ship can be used for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Goods {
    /// A book of rituals, carried by Ares pirates.
    Book,
    /// Herbs, carried by Ares pirates.
    Herbs,
    /// Bread, carried by ordinary ships.
    Bread,
    /// Rum, carried by ordinary ships.
    Rum,
}

impl Goods {
    /// All goods.
    pub const ALL: [Self; 4] = [Self::Book, Self::Herbs, Self::Bread, Self::Rum];

    /// The goods in notation, and the last part of their message id.
    pub const fn word(self) -> &'static str {
        ["book", "herbs", "bread", "rum"][self as usize]
    }
}

/// What a person is, and so what a person does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Goes on expeditions.
    Settler,
    /// Goes on expeditions.
    Captain,
    /// Goes on expeditions.
    Priest,
    /// Goes on expeditions in place of any of the three.
    Jack,
    /// One more coin for a ship of the colour.
    Trader(Colour),
    /// One sword.
    Sailor,
    /// Two swords.
    Pirate,
    /// Two coins before taking, when five or more cards lie in the harbour.
    Admiral,
    /// A coin on a bust, and when nothing is left to take.
    Jester,
    /// One card more to take.
    Governor,
    /// Every person costs a coin less.
    Mademoiselle,
    /// Keeps the ships of the colour: each is a point.
    Shopkeeper(Colour),
    /// Nothing but points.
    Passenger,
    /// One card more to take with every ship of the colour.
    Clerk(Colour),
    /// Before taking, a coin for every ship in the harbour but one.
    Gunner,
    /// A coin before taking, when three or four cards lie in the harbour.
    ViceAdmiral,
    /// Four cards at once, for one card more to take.
    Gambler,
    /// Looks at three cards and leaves one of them.
    Scout,
    /// A crown before taking, when four or more people lie in the harbour, and a sale of bread or rum at these prices.
    Innkeeper {
        /// What a loaf sells for.
        bread: u8,
        /// What rum sells for.
        rum: u8,
    },
    /// A brother with this number of swords.
    Tybuk(u8),
    /// A settler, captain or priest who also gets a coin for every Ares pirate taken.
    Expert(Traveller),
}

/// Whom an expert stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Traveller {
    /// A settler.
    Settler,
    /// A captain.
    Captain,
    /// A priest.
    Priest,
}

/// Lists the roles, each once: its name in an array of one element for each role, its word in notation, and the role itself. All that
/// depends on the list is made from it.
macro_rules! roles {
    (
        $($place:ident $word:literal [$($role:tt)+] $(such as [$($example:tt)+])?,)+;
        $($idle_place:ident $idle_word:literal [$($idle:tt)+],)+
    ) => {
        #[derive(Clone, Copy)]
        enum RolePlace {
            $($place,)+
            $($idle_place,)+
        }

        const ROLE_WORDS: &[&str] = &[$($word,)+ $($idle_word,)+];

        impl Role {
            /// How many roles there are, those of each colour counted separately.
            pub const COUNT: usize = ROLE_WORDS.len();

            /// All roles that people have; those with figures of their own once, with all figures zero.
            pub const ALL: [Self; [$($word,)+].len()] =
                [$(roles!(@first $([$($example)+])? [$($role)+]),)+];

            /// The role's place in an array of one element for each role.
            pub const fn index(self) -> usize {
                let place = match self {
                    $($($role)+ => RolePlace::$place,)+
                    $($($idle)+ => RolePlace::$idle_place,)+
                };
                place as usize
            }

            /// The role in notation, and the last part of its message id.
            pub const fn word(self) -> &'static str {
                ROLE_WORDS[self.index()]
            }
        }
    };
    (@first [$($first:tt)+] $($rest:tt)*) => { $($first)+ };
}

roles! {
    Settler "settler" [Role::Settler],
    Captain "captain" [Role::Captain],
    Priest "priest" [Role::Priest],
    Jack "jack" [Role::Jack],
    Sailor "sailor" [Role::Sailor],
    Pirate "pirate" [Role::Pirate],
    Admiral "admiral" [Role::Admiral],
    Jester "jester" [Role::Jester],
    Governor "governor" [Role::Governor],
    Mademoiselle "mademoiselle" [Role::Mademoiselle],
    YellowTrader "yellow-trader" [Role::Trader(Colour::Yellow)],
    BlueTrader "blue-trader" [Role::Trader(Colour::Blue)],
    GreenTrader "green-trader" [Role::Trader(Colour::Green)],
    RedTrader "red-trader" [Role::Trader(Colour::Red)],
    BlackTrader "black-trader" [Role::Trader(Colour::Black)],
    YellowShopkeeper "yellow-shopkeeper" [Role::Shopkeeper(Colour::Yellow)],
    BlueShopkeeper "blue-shopkeeper" [Role::Shopkeeper(Colour::Blue)],
    GreenShopkeeper "green-shopkeeper" [Role::Shopkeeper(Colour::Green)],
    RedShopkeeper "red-shopkeeper" [Role::Shopkeeper(Colour::Red)],
    BlackShopkeeper "black-shopkeeper" [Role::Shopkeeper(Colour::Black)],
    YellowClerk "yellow-clerk" [Role::Clerk(Colour::Yellow)],
    BlueClerk "blue-clerk" [Role::Clerk(Colour::Blue)],
    GreenClerk "green-clerk" [Role::Clerk(Colour::Green)],
    RedClerk "red-clerk" [Role::Clerk(Colour::Red)],
    BlackClerk "black-clerk" [Role::Clerk(Colour::Black)],
    Passenger "passenger" [Role::Passenger],
    Gunner "gunner" [Role::Gunner],
    ViceAdmiral "vice-admiral" [Role::ViceAdmiral],
    Gambler "gambler" [Role::Gambler],
    Scout "scout" [Role::Scout],
    Innkeeper "innkeeper" [Role::Innkeeper { .. }] such as [Role::Innkeeper { bread: 0, rum: 0 }],
    Tybuk "tybuk" [Role::Tybuk(_)] such as [Role::Tybuk(0)],
    ExpertSettler "expert-settler" [Role::Expert(Traveller::Settler)],
    ExpertCaptain "expert-captain" [Role::Expert(Traveller::Captain)],
    ExpertPriest "expert-priest" [Role::Expert(Traveller::Priest)],
    ;
    // Nobody has these, but they are asked for where the colour of a ship may be any.
    AresTrader "ares-trader" [Role::Trader(Colour::Ares)],
    AresShopkeeper "ares-shopkeeper" [Role::Shopkeeper(Colour::Ares)],
    AresClerk "ares-clerk" [Role::Clerk(Colour::Ares)],
}

impl Role {
    /// As whom the person travels, and counts where that person is asked for.
    #[must_use]
    pub const fn counts_as(self) -> Self {
        match self {
            Self::Expert(Traveller::Settler) => Self::Settler,
            Self::Expert(Traveller::Captain) => Self::Captain,
            Self::Expert(Traveller::Priest) => Self::Priest,
            other => other,
        }
    }

    /// How many swords such a person has.
    pub const fn swords(self) -> u8 {
        match self {
            Self::Sailor => 1,
            Self::Pirate => 2,
            Self::Tybuk(swords) => swords,
            _ => 0,
        }
    }
}

/// What an expedition asks for: numbers of settlers, captains and priests, and in the Adventure also goods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Needs {
    /// In the order settlers, captains, priests.
    counts: [u8; 3],
    /// In the order of [`Goods::ALL`].
    goods: [u8; 4],
}

/// The most cards any expedition asks for.
pub const MOST_NEEDED: usize = 3;

impl Needs {
    /// The roles an expedition can ask for.
    pub const ROLES: [Role; 3] = [Role::Settler, Role::Captain, Role::Priest];

    /// These people (in the order settlers, captains, priests) and goods; `None` if they are more than [`MOST_NEEDED`], or nobody.
    pub fn new(counts: [u8; 3], goods: [u8; 4]) -> Option<Self> {
        let people: u32 = counts.iter().map(|count| u32::from(*count)).sum();
        let all = people + goods.iter().map(|count| u32::from(*count)).sum::<u32>();
        (people > 0 && all as usize <= MOST_NEEDED).then_some(Self { counts, goods })
    }

    /// How many of the goods it asks for.
    pub const fn of_goods(self, goods: Goods) -> u8 {
        self.goods[goods as usize]
    }

    /// How many cards it asks for in all.
    pub const fn cards(self) -> u8 {
        self.people() + self.goods[0] + self.goods[1] + self.goods[2] + self.goods[3]
    }

    /// How many of the role it asks for.
    pub fn of(self, role: Role) -> u8 {
        Self::ROLES.iter().position(|other| *other == role).map_or(0, |index| self.counts[index])
    }

    /// How many people it asks for beyond those who are there.
    pub fn people_missing(self, there: impl Fn(Role) -> u8) -> u8 {
        Self::ROLES.into_iter().zip(self.counts).map(|(role, count)| count.saturating_sub(there(role))).sum()
    }

    /// How many people it asks for in all.
    pub const fn people(self) -> u8 {
        self.counts[0] + self.counts[1] + self.counts[2]
    }

    /// Everything it asks for, one by one: captains, priests, settlers, then goods.
    fn words(self) -> Vec<&'static str> {
        let goods = Goods::ALL.into_iter().flat_map(|goods| std::iter::repeat_n(goods, self.of_goods(goods) as usize));
        self.roles().map(Role::word).chain(goods.map(Goods::word)).collect()
    }

    /// The names of everything it asks for, one by one.
    pub(crate) fn names(self) -> impl Iterator<Item = Id> {
        let goods = Goods::ALL.into_iter().flat_map(move |goods| std::iter::repeat_n(goods, self.of_goods(goods) as usize));
        self.roles().map(role_name).chain(goods.map(crate::adventure::goods_name))
    }

    /// The roles one by one, captains and priests before settlers.
    pub fn roles(self) -> impl Iterator<Item = Role> {
        [Role::Captain, Role::Priest, Role::Settler]
            .into_iter()
            .flat_map(move |role| std::iter::repeat_n(role, self.of(role) as usize))
    }
}

/// What a ship fears: swords that can drive it off, or none (a skull).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Guard {
    /// This many swords repel it.
    Swords(u8),
    /// Nothing repels it.
    Skull,
}

/// What a tax takes and gives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tax {
    /// What it takes.
    pub cut: TaxCut,
    /// Whom it gives coins.
    pub bonus: TaxBonus,
    /// How many.
    pub coins: u8,
}

/// What a tax takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TaxCut {
    /// Half the coins of whoever has this number or more.
    HalfFrom(u8),
    /// All coins beyond eight.
    KeepEight,
}

impl TaxCut {
    /// How many of these coins are lost.
    pub const fn loss(self, coins: u16) -> u16 {
        match self {
            Self::HalfFrom(least) if coins >= least as u16 => coins / 2,
            Self::HalfFrom(_) => 0,
            Self::KeepEight => coins.saturating_sub(8),
        }
    }
}

/// Who gets a coin at a tax.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TaxBonus {
    /// Whoever has the most swords.
    MostSwords,
    /// Whoever has the fewest points.
    FewestPoints,
}

impl Tax {
    /// A tax of the base game.
    pub const BASE_SWORDS: Self = Self { cut: TaxCut::HalfFrom(12), bonus: TaxBonus::MostSwords, coins: 1 };
    /// The other tax of the base game.
    pub const BASE_POINTS: Self = Self { cut: TaxCut::HalfFrom(12), bonus: TaxBonus::FewestPoints, coins: 1 };
    /// The tax of Set Sail!
    pub const SET_SAIL: Self = Self { cut: TaxCut::KeepEight, bonus: TaxBonus::FewestPoints, coins: 1 };

    /// Does it have figures of its own, as in the Adventure?
    const fn is_new(self) -> bool {
        !matches!(self, Self { cut: TaxCut::KeepEight | TaxCut::HalfFrom(12), coins: 1, .. })
    }
}

impl fmt::Display for Tax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whom = match self.bonus {
            TaxBonus::MostSwords => "swords",
            TaxBonus::FewestPoints => "points",
        };
        match (self.cut, self.coins) {
            (TaxCut::KeepEight, _) => f.write_str("tax keep-eight"),
            (TaxCut::HalfFrom(12), 1) => write!(f, "tax {whom}"),
            (TaxCut::HalfFrom(least), coins) => write!(f, "tax {whom} {least}/{coins}"),
        }
    }
}

fn read_tax(text: &str) -> Option<Tax> {
    if text == "tax keep-eight" {
        return Some(Tax::SET_SAIL);
    }
    let mut words = text.strip_prefix("tax ")?.split(' ');
    let bonus = match words.next()? {
        "swords" => TaxBonus::MostSwords,
        "points" => TaxBonus::FewestPoints,
        _ => return None,
    };
    let (least, coins) = match words.next() {
        Some(figures) => figures.split_once('/').and_then(|(least, coins)| Some((number(least)?, number(coins)?)))?,
        None => (12, 1),
    };
    let tax = Tax { cut: TaxCut::HalfFrom(least), bonus, coins };
    (tax.to_string() == text).then_some(tax)
}

/// One way to write a number, so that what is read is written back the same.
pub(crate) fn number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|number| number.to_string() == text)
}

/// A card by what is printed on it. Cards with the same print cannot be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "string")]
pub enum Card {
    /// Somebody to hire.
    Person {
        /// What the person does.
        role: Role,
        /// What hiring costs.
        cost: u8,
        /// What the person is worth.
        points: u8,
    },
    /// A ship to trade with.
    Ship {
        /// Its colour: a second one in the harbour ends the turn.
        colour: Colour,
        /// What it brings.
        coins: u8,
        /// What it brings another seat, whichever its taker chooses.
        gift: u8,
        /// The crowns it brings instead of coins.
        crowns: u8,
        /// What it carries: whoever takes it may keep it for that.
        goods: Option<Goods>,
        /// What repels it.
        guard: Guard,
    },
    /// An expedition to send people on.
    Expedition {
        /// Whom it asks for.
        needs: Needs,
        /// What it is worth.
        points: u8,
        /// What it brings.
        coins: u8,
    },
    /// A tax increase.
    Tax(Tax),
}

/// The base game: each print with its copies. (119 cards with a coin on their back; the five-seat expedition has none.)
pub const BASE: &[(Card, u8)] = &[
    //                     cost  points  copies
    (person(Role::Settler, 4, 1), 5),
    (person(Role::Captain, 4, 1), 5),
    (person(Role::Priest, 4, 1), 5),
    (person(Role::Jack, 6, 1), 3),
    (person(Role::Trader(Colour::Yellow), 3, 1), 1),
    (person(Role::Trader(Colour::Yellow), 5, 2), 1),
    (person(Role::Trader(Colour::Blue), 3, 1), 1),
    (person(Role::Trader(Colour::Blue), 5, 2), 1),
    (person(Role::Trader(Colour::Green), 3, 1), 2),
    (person(Role::Trader(Colour::Red), 3, 1), 2),
    (person(Role::Trader(Colour::Black), 3, 1), 2),
    (person(Role::Sailor, 3, 1), 7),
    (person(Role::Sailor, 5, 2), 2),
    (person(Role::Sailor, 7, 3), 1),
    (person(Role::Pirate, 5, 1), 1),
    (person(Role::Pirate, 7, 2), 1),
    (person(Role::Pirate, 9, 3), 1),
    (person(Role::Admiral, 5, 1), 1),
    (person(Role::Admiral, 7, 2), 3),
    (person(Role::Admiral, 9, 3), 2),
    (person(Role::Jester, 5, 1), 1),
    (person(Role::Jester, 7, 2), 3),
    (person(Role::Jester, 9, 3), 1),
    (person(Role::Governor, 8, 0), 4),
    (person(Role::Mademoiselle, 7, 2), 2),
    (person(Role::Mademoiselle, 9, 3), 2),
    //                   coins  swords  copies
    (ship(Colour::Yellow, 1, 1), 3),
    (ship(Colour::Yellow, 2, 1), 1),
    (ship(Colour::Yellow, 2, 2), 2),
    (ship(Colour::Yellow, 3, 2), 1),
    (ship(Colour::Yellow, 3, 4), 2),
    (ship(Colour::Yellow, 4, 4), 1),
    (ship(Colour::Blue, 1, 1), 3),
    (ship(Colour::Blue, 2, 1), 1),
    (ship(Colour::Blue, 2, 2), 2),
    (ship(Colour::Blue, 3, 2), 1),
    (ship(Colour::Blue, 3, 5), 2),
    (ship(Colour::Blue, 4, 5), 1),
    (ship(Colour::Green, 1, 1), 3),
    (ship(Colour::Green, 2, 1), 1),
    (ship(Colour::Green, 2, 3), 2),
    (ship(Colour::Green, 3, 3), 1),
    (ship(Colour::Green, 3, 5), 2),
    (ship(Colour::Green, 4, 5), 1),
    (ship(Colour::Red, 1, 1), 3),
    (ship(Colour::Red, 2, 3), 3),
    (ship(Colour::Red, 3, 6), 2),
    (skull(Colour::Red, 3), 1),
    (skull(Colour::Red, 4), 1),
    (ship(Colour::Black, 1, 2), 3),
    (ship(Colour::Black, 2, 4), 3),
    (ship(Colour::Black, 3, 7), 2),
    (skull(Colour::Black, 3), 1),
    (skull(Colour::Black, 4), 1),
    //  settlers, captains, priests  points  coins
    (expedition([0, 2, 0], 4, 2), 1),
    (expedition([0, 0, 2], 4, 2), 1),
    (expedition([2, 0, 0], 4, 2), 1),
    (expedition([1, 2, 0], 6, 3), 1),
    (expedition([1, 0, 2], 6, 3), 1),
    (Card::Tax(Tax::BASE_SWORDS), 2),
    (Card::Tax(Tax::BASE_POINTS), 2),
];

/// The cards of Set Sail! that can be mixed into the base game.
pub const SET_SAIL_MIX: &[(Card, u8)] = &[
    //                                       cost  points  copies
    (person(Role::Shopkeeper(Colour::Yellow), 8, 3), 1),
    (person(Role::Shopkeeper(Colour::Blue), 8, 3), 1),
    (person(Role::Shopkeeper(Colour::Green), 6, 2), 1),
    (person(Role::Shopkeeper(Colour::Red), 6, 2), 1),
    (person(Role::Shopkeeper(Colour::Black), 6, 2), 1),
    (person(Role::Passenger, 4, 2), 5),
    //                   coins  swords  copies
    (ship(Colour::Yellow, 1, 1), 1),
    (ship(Colour::Yellow, 3, 4), 1),
    (ship(Colour::Blue, 2, 2), 1),
    (ship(Colour::Blue, 3, 5), 1),
    (ship(Colour::Green, 2, 1), 1),
    (ship(Colour::Green, 2, 3), 1),
    (ship(Colour::Red, 2, 3), 1),
    (ship(Colour::Red, 3, 6), 1),
    (ship(Colour::Black, 1, 2), 1),
    (skull(Colour::Black, 4), 1),
];

/// The cards only Set Sail! itself is played with. No public source gives the figures of its people and ships: they are house
/// values, and only the taxes are the printed ones.
pub const SET_SAIL_ONLY: &[(Card, u8)] = &[
    //                                       cost  points  copies
    (person(Role::Sailor, 3, 1), 7),
    (person(Role::Sailor, 5, 2), 2),
    (person(Role::Sailor, 7, 3), 1),
    (person(Role::Pirate, 5, 1), 1),
    (person(Role::Pirate, 7, 2), 1),
    (person(Role::Shopkeeper(Colour::Yellow), 4, 1), 1),
    (person(Role::Shopkeeper(Colour::Blue), 4, 1), 1),
    (person(Role::Shopkeeper(Colour::Green), 4, 1), 1),
    (person(Role::Shopkeeper(Colour::Red), 4, 1), 1),
    (person(Role::Shopkeeper(Colour::Black), 4, 1), 1),
    (person(Role::Passenger, 6, 3), 3),
    (person(Role::Passenger, 8, 4), 2),
    //                   coins  swords  copies
    (ship(Colour::Yellow, 1, 1), 1),
    (ship(Colour::Yellow, 2, 2), 1),
    (ship(Colour::Yellow, 4, 4), 1),
    (ship(Colour::Blue, 1, 1), 2),
    (ship(Colour::Blue, 4, 5), 1),
    (ship(Colour::Green, 1, 1), 1),
    (ship(Colour::Green, 3, 3), 1),
    (ship(Colour::Green, 3, 5), 1),
    (ship(Colour::Red, 1, 1), 2),
    (skull(Colour::Red, 4), 1),
    (ship(Colour::Black, 1, 2), 1),
    (ship(Colour::Black, 2, 4), 1),
    (ship(Colour::Black, 3, 7), 1),
    (Card::Tax(Tax::SET_SAIL), 3),
];

/// The people and ships of the Contracts set.
pub const CONTRACT_CARDS: &[(Card, u8)] = &[
    //                                  cost  points  copies
    (person(Role::Clerk(Colour::Yellow), 4, 1), 1),
    (person(Role::Clerk(Colour::Blue), 6, 2), 1),
    (person(Role::Clerk(Colour::Green), 9, 3), 1),
    (person(Role::Clerk(Colour::Red), 6, 2), 1),
    (person(Role::Clerk(Colour::Black), 4, 1), 1),
    (person(Role::Gunner, 4, 1), 1),
    (person(Role::Gunner, 6, 2), 2),
    (person(Role::Gunner, 8, 3), 1),
    (person(Role::ViceAdmiral, 5, 1), 2),
    (person(Role::ViceAdmiral, 7, 2), 2),
    (person(Role::ViceAdmiral, 9, 3), 1),
    //                           coins  copies
    (generous(Colour::Yellow, 3, Guard::Swords(4)), 1),
    (generous(Colour::Blue, 3, Guard::Swords(5)), 1),
    (generous(Colour::Green, 3, Guard::Swords(3)), 1),
    (generous(Colour::Red, 3, Guard::Swords(6)), 1),
    (generous(Colour::Black, 3, Guard::Skull), 1),
    //                   coins  swords  copies
    (ship(Colour::Yellow, 1, 2), 1),
    (ship(Colour::Blue, 1, 1), 1),
    (ship(Colour::Green, 1, 1), 1),
    (ship(Colour::Red, 1, 1), 1),
    (ship(Colour::Black, 1, 2), 1),
];

/// The promotional gamblers.
pub const GAMBLERS: &[(Card, u8)] = &[
    //                     cost  points  copies
    (person(Role::Gambler, 4, 1), 2),
    (person(Role::Gambler, 6, 2), 1),
    (person(Role::Gambler, 8, 3), 1),
];

/// The expedition that lies open from the start with five seats, and stays in the box otherwise. It has no coin on its back.
pub const FIVE_SEAT_EXPEDITION: Card = expedition([1, 1, 1], 5, 3);

const fn person(role: Role, cost: u8, points: u8) -> Card {
    Card::Person { role, cost, points }
}

const fn ship(colour: Colour, coins: u8, swords: u8) -> Card {
    Card::Ship { colour, coins, gift: 0, crowns: 0, goods: None, guard: Guard::Swords(swords) }
}

const fn skull(colour: Colour, coins: u8) -> Card {
    Card::Ship { colour, coins, gift: 0, crowns: 0, goods: None, guard: Guard::Skull }
}

/// A ship with a coin for another seat.
const fn generous(colour: Colour, coins: u8, guard: Guard) -> Card {
    Card::Ship { colour, coins, gift: 1, crowns: 0, goods: None, guard }
}

const fn expedition(counts: [u8; 3], points: u8, coins: u8) -> Card {
    Card::Expedition { needs: Needs { counts, goods: [0; 4] }, points, coins }
}

impl Card {
    /// A different number for every print, for comparisons in constants.
    pub(crate) const fn key(self) -> u32 {
        const fn pack(kind: u32, first: u8, second: u8, third: u8) -> u32 {
            kind << 24 | (first as u32) << 16 | (second as u32) << 8 | third as u32
        }
        match self {
            Self::Person { role, cost, points } => pack(0, role.index() as u8, cost, points),
            Self::Ship { colour, coins, gift, guard, .. } => {
                let swords = match guard {
                    Guard::Swords(swords) => swords,
                    Guard::Skull => u8::MAX,
                };
                pack(1, colour as u8, coins << 4 | gift, swords)
            }
            Self::Expedition { needs, points, coins } => {
                pack(2, needs.counts[0] << 4 | needs.counts[1] << 2 | needs.counts[2], points, coins)
            }
            Self::Tax(tax) => {
                let least = match tax.cut {
                    TaxCut::HalfFrom(least) => least,
                    TaxCut::KeepEight => 0,
                };
                pack(3, least, tax.bonus as u8, tax.coins)
            }
        }
    }

    /// Is it a person?
    pub const fn is_person(self) -> bool {
        matches!(self, Self::Person { .. })
    }

    /// Is it a ship?
    pub const fn is_ship(self) -> bool {
        matches!(self, Self::Ship { .. })
    }

    /// The person's role, if it is a person.
    pub const fn role(self) -> Option<Role> {
        match self {
            Self::Person { role, .. } => Some(role),
            _ => None,
        }
    }

    /// What the card is worth to whoever owns it.
    pub const fn points(self) -> u8 {
        match self {
            Self::Person { points, .. } | Self::Expedition { points, .. } => points,
            Self::Ship { .. } | Self::Tax(_) => 0,
        }
    }

    /// The card's name in `locales/`.
    pub fn name(self) -> Id {
        let word = match self {
            Self::Person { role, .. } => role.word(),
            Self::Ship { colour, .. } => colour.ship(),
            Self::Expedition { .. } => "expedition",
            Self::Tax(Tax { cut: TaxCut::KeepEight, .. }) => "tax-keep-eight",
            Self::Tax(tax) if tax.is_new() => "tax-new",
            Self::Tax(Tax { bonus: TaxBonus::MostSwords, .. }) => "tax-swords",
            Self::Tax(Tax { bonus: TaxBonus::FewestPoints, .. }) => "tax-points",
        };
        format!("port-royal-{word}").into()
    }

    /// The figures on the card: cost/points of a person (then a brother's swords, or an innkeeper's prices of bread and rum),
    /// coins/swords of a ship (`3+1` coins where one goes to another seat, `1-crown` for crowns), points/coins of an expedition.
    pub fn figures(self) -> String {
        match self {
            Self::Person { role: Role::Tybuk(swords), cost, points } => format!("{cost}/{points}/{swords}"),
            Self::Person { role: Role::Innkeeper { bread, rum }, cost, points } => format!("{cost}/{points}/{bread}/{rum}"),
            Self::Person { cost, points, .. } => format!("{cost}/{points}"),
            Self::Ship { coins, gift, crowns, guard, .. } => {
                let brings = match (gift, crowns) {
                    (0, 0) => coins.to_string(),
                    (0, crowns) => format!("{crowns}{CROWN}"),
                    (gift, _) => format!("{coins}+{gift}"),
                };
                match guard {
                    Guard::Swords(swords) => format!("{brings}/{swords}"),
                    Guard::Skull => format!("{brings}/skull"),
                }
            }
            Self::Expedition { points, coins, .. } => format!("{points}/{coins}"),
            Self::Tax(_) => String::new(),
        }
    }

    /// The card in words, with its figures.
    pub fn message(self) -> Message {
        match self {
            Self::Expedition { needs, points, coins } => Message::new("port-royal-card-expedition")
                .with("needs", Arg::Names(needs.names().collect()))
                .with("points", points)
                .with("coins", coins),
            Self::Person { role, cost, points } => {
                let person = Message::new("port-royal-card-person")
                    .with("card", Arg::Name(role_name(role)))
                    .with("cost", cost)
                    .with("points", points);
                match role {
                    Role::Tybuk(swords) => Message::new("port-royal-card-armed").with("person", person).with("swords", swords),
                    Role::Innkeeper { bread, rum } => {
                        Message::new("port-royal-card-buying").with("person", person).with("bread", bread).with("rum", rum)
                    }
                    _ => person,
                }
            }
            Self::Ship { colour, coins, gift, crowns, goods, guard } => {
                let card = Arg::Name(format!("port-royal-{}", colour.ship()).into());
                let ship = match guard {
                    Guard::Swords(swords) if crowns > 0 => {
                        Message::new("port-royal-card-crown-ship").with("card", card).with("crowns", crowns).with("swords", swords)
                    }
                    Guard::Swords(swords) => {
                        Message::new("port-royal-card-ship").with("card", card).with("coins", coins).with("swords", swords)
                    }
                    Guard::Skull if crowns > 0 => {
                        Message::new("port-royal-card-skull-crown-ship").with("card", card).with("crowns", crowns)
                    }
                    Guard::Skull => Message::new("port-royal-card-skull-ship").with("card", card).with("coins", coins),
                };
                let ship = match goods {
                    Some(goods) => Message::new("port-royal-card-goods-ship")
                        .with("ship", ship)
                        .with_name("goods", crate::adventure::goods_name(goods)),
                    None => ship,
                };
                if gift > 0 { Message::new("port-royal-card-generous-ship").with("ship", ship) } else { ship }
            }
            Self::Tax(tax @ Tax { cut: TaxCut::HalfFrom(least), coins, .. }) if tax.is_new() => {
                Message::new("port-royal-card-new-tax").with("least", least).with("coins", coins)
            }
            Self::Tax(_) => Message::new("port-royal-card-tax").with("card", Arg::Name(self.name())),
        }
    }
}

/// The role's name in `locales/`.
pub fn role_name(role: Role) -> Id {
    format!("port-royal-{}", role.word()).into()
}

/// The notation: `sailor 3/1`, `blue-trader 5/2`, `flute 2/2`, `frigate 3/skull`, `expedition captain+captain+settler 6/3`,
/// `flute 3+1/5`, `tax swords`, `tax keep-eight`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person { role, .. } => write!(f, "{} {}", role.word(), self.figures()),
            Self::Ship { colour, goods, .. } => {
                write!(f, "{} {}", colour.ship(), self.figures())?;
                goods.map_or(Ok(()), |goods| write!(f, " {}", goods.word()))
            }
            Self::Expedition { needs, .. } => write!(f, "expedition {} {}", needs.words().join("+"), self.figures()),
            Self::Tax(tax) => tax.fmt(f),
        }
    }
}

/// A text that is no card's notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotACard(pub String);

impl fmt::Display for NotACard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a card: write for example `sailor 3/1`, `flute 2/2`, `frigate 3/skull`, `tax swords`", self.0)
    }
}

impl std::error::Error for NotACard {}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        read_card(text).ok_or_else(|| NotACard(text.chars().take(60).collect()))
    }
}

const CROWN: &str = "-crown";

fn read_card(text: &str) -> Option<Card> {
    if text.starts_with("tax ") {
        return read_tax(text).map(Card::Tax);
    }
    let carried = text.rsplit_once(' ').and_then(|(rest, last)| {
        let goods = Goods::ALL.into_iter().find(|goods| goods.word() == last)?;
        Some((rest, goods))
    });
    let (text, goods) = carried.map_or((text, None), |(rest, goods)| (rest, Some(goods)));
    let (name, figures) = text.rsplit_once(' ')?;
    if let Some(colour) = Colour::EVERY.into_iter().find(|colour| colour.ship() == name) {
        let (brings, guard) = figures.split_once('/')?;
        let guard = if guard == "skull" { Guard::Skull } else { Guard::Swords(number(guard)?) };
        let positive = |text: &str| number(text).filter(|number| *number > 0);
        let (coins, gift, crowns) = if let Some(crowns) = brings.strip_suffix(CROWN) {
            (0, 0, positive(crowns)?)
        } else if let Some((coins, gift)) = brings.split_once('+') {
            (number(coins)?, positive(gift)?, 0)
        } else {
            (number(brings)?, 0, 0)
        };
        return Some(Card::Ship { colour, coins, gift, crowns, goods, guard });
    }
    if goods.is_some() {
        return None;
    }
    let figures = figures.split('/').map(number).collect::<Option<Vec<u8>>>()?;
    if let Some(needs) = name.strip_prefix("expedition ") {
        let [points, coins] = figures[..] else { return None };
        return Some(Card::Expedition { needs: read_needs(needs)?, points, coins });
    }
    let role = Role::ALL.into_iter().find(|role| role.word() == name)?;
    let (role, cost, points) = match (role, &figures[..]) {
        (Role::Tybuk(_), [cost, points, swords]) => (Role::Tybuk(*swords), *cost, *points),
        (Role::Innkeeper { .. }, [cost, points, bread, rum]) => (Role::Innkeeper { bread: *bread, rum: *rum }, *cost, *points),
        (Role::Tybuk(_) | Role::Innkeeper { .. }, _) => return None,
        (role, [cost, points]) => (role, *cost, *points),
        _ => return None,
    };
    Some(Card::Person { role, cost, points })
}

fn read_needs(text: &str) -> Option<Needs> {
    let (mut counts, mut goods) = ([0u8; 3], [0u8; 4]);
    for word in text.split('+').take(MOST_NEEDED + 1) {
        if let Some(index) = Needs::ROLES.iter().position(|role| role.word() == word) {
            counts[index] += 1;
        } else {
            goods[Goods::ALL.iter().position(|goods| goods.word() == word)?] += 1;
        }
    }
    Needs::new(counts, goods).filter(|needs| needs.words().join("+") == text)
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_base_game_has_the_printed_number_of_cards() {
        let count = |wanted: fn(Card) -> bool| -> u32 {
            BASE.iter().filter(|(card, _)| wanted(*card)).map(|(_, copies)| u32::from(*copies)).sum()
        };
        assert_eq!(count(Card::is_person), 60);
        assert_eq!(count(Card::is_ship), 50);
        assert_eq!(count(|card| matches!(card, Card::Expedition { .. })), 5);
        assert_eq!(count(|card| matches!(card, Card::Tax(_))), 4);
    }

    #[test]
    fn every_colour_has_ten_ships_worth_22_coins() {
        for wanted in Colour::ALL {
            let (mut ships, mut worth) = (0, 0);
            for (card, copies) in BASE {
                if let Card::Ship { colour, coins, .. } = card
                    && *colour == wanted
                {
                    ships += copies;
                    worth += copies * coins;
                }
            }
            assert_eq!((ships, worth), (10, 22), "{wanted}");
        }
    }

    #[test]
    fn every_card_reads_back_as_it_is_written() {
        for card in BASE.iter().map(|(card, _)| *card).chain([FIVE_SEAT_EXPEDITION]) {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for junk in
            ["", "sailor", "sailor 3", "sailor 03/1", "sailor 3/skull", "flute 2/2 ", "expedition settler+captain 4/2", "tax"]
        {
            assert!(junk.parse::<Card>().is_err(), "{junk} is no card");
        }
    }

    #[test]
    fn no_two_roles_share_an_index() {
        for (index, role) in Role::ALL.into_iter().enumerate() {
            assert!(role.index() < Role::COUNT);
            assert!(Role::ALL[..index].iter().all(|other| other.index() != role.index()), "{role:?}");
        }
    }

    #[test]
    fn cards_of_the_adventure_read_back_as_they_are_written() {
        for text in [
            "ares 1/2 book",
            "ares 3/skull herbs",
            "galleon 1-crown/4 bread",
            "tybuk 5/1/2",
            "innkeeper 3/1/3/3",
            "expert-captain 5/1",
            "scout 4/1",
            "expedition captain+settler+bread 5/3",
            "expedition priest+book 3/2",
            "tax points 16/2",
        ] {
            assert_eq!(text.parse::<Card>().map(|card| card.to_string()).as_deref(), Ok(text));
        }
        for junk in ["ares 1/2 gold", "tybuk 5/1", "innkeeper 3/1", "scout 4/1 rum", "expedition book 3/2", "tax points 12/1"] {
            assert!(junk.parse::<Card>().is_err(), "{junk} is no card");
        }
    }
}
