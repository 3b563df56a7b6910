//! The cards: what is printed on them, how they are written, and the lists of the sets in the box.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Arg, Id, Message};

/// The five colours of ships, from the gentlest kind to the fiercest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
}

impl Colour {
    /// All colours.
    pub const ALL: [Self; 5] = [Self::Yellow, Self::Blue, Self::Green, Self::Red, Self::Black];

    /// What a ship of this colour is called, as notation and as the last part of its message id.
    pub const fn ship(self) -> &'static str {
        ["pinnace", "flute", "skiff", "frigate", "galleon"][self as usize]
    }

    const fn word(self) -> &'static str {
        ["yellow", "blue", "green", "red", "black"][self as usize]
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
}

impl Role {
    /// How many roles there are, those of each colour counted apart.
    pub const COUNT: usize = 29;

    /// All roles, in the order of [`Role::index`].
    pub const ALL: [Self; Self::COUNT] = [
        Self::Settler,
        Self::Captain,
        Self::Priest,
        Self::Jack,
        Self::Sailor,
        Self::Pirate,
        Self::Admiral,
        Self::Jester,
        Self::Governor,
        Self::Mademoiselle,
        Self::Trader(Colour::Yellow),
        Self::Trader(Colour::Blue),
        Self::Trader(Colour::Green),
        Self::Trader(Colour::Red),
        Self::Trader(Colour::Black),
        Self::Shopkeeper(Colour::Yellow),
        Self::Shopkeeper(Colour::Blue),
        Self::Shopkeeper(Colour::Green),
        Self::Shopkeeper(Colour::Red),
        Self::Shopkeeper(Colour::Black),
        Self::Clerk(Colour::Yellow),
        Self::Clerk(Colour::Blue),
        Self::Clerk(Colour::Green),
        Self::Clerk(Colour::Red),
        Self::Clerk(Colour::Black),
        Self::Passenger,
        Self::Gunner,
        Self::ViceAdmiral,
        Self::Gambler,
    ];

    /// The role's place in an array of one element a role.
    pub const fn index(self) -> usize {
        match self {
            Self::Settler => 0,
            Self::Captain => 1,
            Self::Priest => 2,
            Self::Jack => 3,
            Self::Sailor => 4,
            Self::Pirate => 5,
            Self::Admiral => 6,
            Self::Jester => 7,
            Self::Governor => 8,
            Self::Mademoiselle => 9,
            Self::Trader(colour) => 10 + colour as usize,
            Self::Shopkeeper(colour) => 15 + colour as usize,
            Self::Clerk(colour) => 20 + colour as usize,
            Self::Passenger => 25,
            Self::Gunner => 26,
            Self::ViceAdmiral => 27,
            Self::Gambler => 28,
        }
    }

    /// The role in notation, and the last part of its message id.
    pub const fn word(self) -> &'static str {
        [
            "settler",
            "captain",
            "priest",
            "jack",
            "sailor",
            "pirate",
            "admiral",
            "jester",
            "governor",
            "mademoiselle",
            "yellow-trader",
            "blue-trader",
            "green-trader",
            "red-trader",
            "black-trader",
            "yellow-shopkeeper",
            "blue-shopkeeper",
            "green-shopkeeper",
            "red-shopkeeper",
            "black-shopkeeper",
            "yellow-clerk",
            "blue-clerk",
            "green-clerk",
            "red-clerk",
            "black-clerk",
            "passenger",
            "gunner",
            "vice-admiral",
            "gambler",
        ][self.index()]
    }

    /// How many swords such a person has.
    pub const fn swords(self) -> u8 {
        match self {
            Self::Sailor => 1,
            Self::Pirate => 2,
            _ => 0,
        }
    }
}

/// Whom an expedition asks for: so many settlers, captains and priests.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Needs {
    /// In the order settlers, captains, priests.
    counts: [u8; 3],
}

/// The most people any expedition asks for.
pub const MOST_NEEDED: usize = 3;

impl Needs {
    /// The roles an expedition can ask for.
    pub const ROLES: [Role; 3] = [Role::Settler, Role::Captain, Role::Priest];

    /// How many of the role it asks for.
    pub fn of(self, role: Role) -> u8 {
        Self::ROLES.iter().position(|other| *other == role).map_or(0, |index| self.counts[index])
    }

    /// How many people it asks for in all.
    pub const fn people(self) -> u8 {
        self.counts[0] + self.counts[1] + self.counts[2]
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
    /// Whom it gives a coin.
    pub bonus: TaxBonus,
}

/// What a tax takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TaxCut {
    /// Half the coins of whoever has twelve or more.
    Half,
    /// All coins beyond eight.
    KeepEight,
}

impl TaxCut {
    /// How many of so many coins are lost.
    pub const fn loss(self, coins: u16) -> u16 {
        match self {
            Self::Half if coins >= 12 => coins / 2,
            Self::Half => 0,
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
    /// The taxes of all sets.
    const ALL: [Self; 3] = [
        Self { cut: TaxCut::Half, bonus: TaxBonus::MostSwords },
        Self { cut: TaxCut::Half, bonus: TaxBonus::FewestPoints },
        Self { cut: TaxCut::KeepEight, bonus: TaxBonus::FewestPoints },
    ];

    const fn word(self) -> &'static str {
        match (self.cut, self.bonus) {
            (TaxCut::Half, TaxBonus::MostSwords) => "tax swords",
            (TaxCut::Half, TaxBonus::FewestPoints) => "tax points",
            (TaxCut::KeepEight, _) => "tax keep-eight",
        }
    }
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
    (Card::Tax(Tax { cut: TaxCut::Half, bonus: TaxBonus::MostSwords }), 2),
    (Card::Tax(Tax { cut: TaxCut::Half, bonus: TaxBonus::FewestPoints }), 2),
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
    (Card::Tax(Tax { cut: TaxCut::KeepEight, bonus: TaxBonus::FewestPoints }), 3),
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
    Card::Ship { colour, coins, gift: 0, guard: Guard::Swords(swords) }
}

const fn skull(colour: Colour, coins: u8) -> Card {
    Card::Ship { colour, coins, gift: 0, guard: Guard::Skull }
}

/// A ship with a coin for another seat.
const fn generous(colour: Colour, coins: u8, guard: Guard) -> Card {
    Card::Ship { colour, coins, gift: 1, guard }
}

const fn expedition(counts: [u8; 3], points: u8, coins: u8) -> Card {
    Card::Expedition { needs: Needs { counts }, points, coins }
}

impl Card {
    /// A number of its own for every print, where a comparison has to be made while the program is built.
    pub(crate) const fn key(self) -> u32 {
        const fn pack(kind: u32, first: u8, second: u8, third: u8) -> u32 {
            kind << 24 | (first as u32) << 16 | (second as u32) << 8 | third as u32
        }
        match self {
            Self::Person { role, cost, points } => pack(0, role.index() as u8, cost, points),
            Self::Ship { colour, coins, gift, guard } => {
                let swords = match guard {
                    Guard::Swords(swords) => swords,
                    Guard::Skull => u8::MAX,
                };
                pack(1, colour as u8, coins << 4 | gift, swords)
            }
            Self::Expedition { needs, points, coins } => {
                pack(2, needs.counts[0] << 4 | needs.counts[1] << 2 | needs.counts[2], points, coins)
            }
            Self::Tax(tax) => pack(3, tax.cut as u8, tax.bonus as u8, 0),
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
            Self::Tax(Tax { bonus: TaxBonus::MostSwords, .. }) => "tax-swords",
            Self::Tax(Tax { bonus: TaxBonus::FewestPoints, .. }) => "tax-points",
        };
        format!("port-royal-{word}").into()
    }

    /// The figures on the card: cost/points of a person, coins/swords of a ship (`3+1` coins where one goes to another seat),
    /// points/coins of an expedition.
    pub fn figures(self) -> String {
        match self {
            Self::Person { cost, points, .. } => format!("{cost}/{points}"),
            Self::Ship { coins, gift, guard, .. } => {
                let gift = if gift > 0 { format!("+{gift}") } else { String::new() };
                match guard {
                    Guard::Swords(swords) => format!("{coins}{gift}/{swords}"),
                    Guard::Skull => format!("{coins}{gift}/skull"),
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
                .with("needs", Arg::Names(needs.roles().map(role_name).collect()))
                .with("points", points)
                .with("coins", coins),
            Self::Person { role, cost, points } => Message::new("port-royal-card-person")
                .with("card", Arg::Name(role_name(role)))
                .with("cost", cost)
                .with("points", points),
            Self::Ship { colour, coins, gift, guard } => {
                let card = Arg::Name(format!("port-royal-{}", colour.ship()).into());
                let ship = match guard {
                    Guard::Swords(swords) => {
                        Message::new("port-royal-card-ship").with("card", card).with("coins", coins).with("swords", swords)
                    }
                    Guard::Skull => Message::new("port-royal-card-skull-ship").with("card", card).with("coins", coins),
                };
                if gift > 0 { Message::new("port-royal-card-generous-ship").with("ship", ship) } else { ship }
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
            Self::Ship { colour, .. } => write!(f, "{} {}", colour.ship(), self.figures()),
            Self::Expedition { needs, .. } => {
                f.write_str("expedition ")?;
                for (index, role) in needs.roles().enumerate() {
                    write!(f, "{}{}", if index == 0 { "" } else { "+" }, role.word())?;
                }
                write!(f, " {}", self.figures())
            }
            Self::Tax(tax) => f.write_str(tax.word()),
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

fn read_card(text: &str) -> Option<Card> {
    if let Some(tax) = Tax::ALL.into_iter().find(|tax| tax.word() == text) {
        return Some(Card::Tax(tax));
    }
    let (name, figures) = text.rsplit_once(' ')?;
    let (first, second) = figures.split_once('/')?;
    // One way to write a number, so that what is read is written back the same.
    let number = |text: &str| text.parse::<u8>().ok().filter(|number| number.to_string() == text);
    let (first, gift) = match first.split_once('+') {
        Some((first, gift)) => (number(first)?, number(gift).filter(|gift| *gift > 0)?),
        None => (number(first)?, 0),
    };
    if let Some(colour) = Colour::ALL.into_iter().find(|colour| colour.ship() == name) {
        let guard = if second == "skull" { Guard::Skull } else { Guard::Swords(number(second)?) };
        return Some(Card::Ship { colour, coins: first, gift, guard });
    }
    if gift > 0 {
        return None;
    }
    if let Some(needs) = name.strip_prefix("expedition ") {
        let needs = read_needs(needs)?;
        return Some(Card::Expedition { needs, points: first, coins: number(second)? });
    }
    let role = Role::ALL.into_iter().find(|role| role.word() == name)?;
    Some(Card::Person { role, cost: first, points: number(second)? })
}

fn read_needs(text: &str) -> Option<Needs> {
    let mut counts = [0; 3];
    for word in text.split('+') {
        let index = Needs::ROLES.iter().position(|role| role.word() == word)?;
        counts[index] += 1;
        if counts.iter().sum::<u8>() as usize > MOST_NEEDED {
            return None;
        }
    }
    let needs = Needs { counts };
    let written: Vec<_> = needs.roles().map(Role::word).collect();
    (written.join("+") == text).then_some(needs)
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
    fn roles_are_found_by_their_index() {
        for (index, role) in Role::ALL.into_iter().enumerate() {
            assert_eq!(role.index(), index);
        }
    }
}
