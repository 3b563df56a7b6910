//! The Adventure's content: play cards, events, personalities, chapters and tasks, read from a TOML file and checked strictly.
//!
//! The house edition is built in. Another file in the same format can be given in the setup; it brings its own texts. Whatever is
//! wrong with it is told with the line.

mod file;
mod reader;

use std::sync::{Arc, LazyLock, OnceLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{Card, Colour, Role, Tax};

pub use reader::read;

/// The most task cards a chapter may have.
pub const MOST_SHOWN: usize = 12;

/// How many chapters a campaign has.
pub const CHAPTERS: u8 = 5;

/// The most sets of play cards.
pub const MOST_SETS: usize = 8;

/// The most play cards.
pub const MOST_CARDS: usize = 39;

/// How many events there are.
pub const EVENTS: usize = 16;

/// A content file as somebody gave it: its text, and what was read from it, once.
#[derive(Clone)]
pub struct ContentFile(Arc<TextRead>);

struct TextRead {
    text: String,
    read: OnceLock<Result<Arc<Content>, ContentError>>,
}

impl ContentFile {
    /// A file with this text; whether it is sound is only asked later.
    pub fn new(text: impl Into<String>) -> Self {
        Self(Arc::new(TextRead { text: text.into(), read: OnceLock::new() }))
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.0.text
    }

    /// The content, or the first fault with its line.
    pub fn content(&self) -> Result<Arc<Content>, ContentError> {
        self.0
            .read
            .get_or_init(|| {
                let mut content = read(self.text())?;
                content.file = Some(Self::new(self.text()));
                Ok(Arc::new(content))
            })
            .clone()
    }
}

impl PartialEq for ContentFile {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for ContentFile {}

impl std::fmt::Debug for ContentFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ContentFile({} characters)", self.text().len())
    }
}

impl Serialize for ContentFile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

impl<'de> Deserialize<'de> for ContentFile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::new)
    }
}

/// Everything that belongs to one edition of the Adventure.
#[derive(Debug, PartialEq)]
pub struct Content {
    /// The file it was read from, for whoever plays on with it; none for the built-in edition, whose texts are in `locales/`.
    pub file: Option<ContentFile>,
    /// What the edition calls itself.
    pub label: String,
    /// The prints of its play cards, each once.
    pub prints: Vec<Card>,
    /// The play cards: a place in `prints`, the copies, and the set they belong to.
    pub cards: Vec<PlayCard>,
    /// The codes of the sets, in the order in which chapters bring them in.
    pub sets: Vec<CardSet>,
    /// The points for each number of crowns, from none up; the marker goes no further than the last.
    pub crown_points: Vec<u8>,
    /// What one to four seats need together for a cooperative victory: cubes and points.
    pub goals: [(u8, u8); 4],
    /// The events.
    pub events: Vec<EventCard>,
    /// The personalities.
    pub personalities: Vec<Personality>,
    /// The five chapters.
    pub chapters: Vec<Chapter>,
    /// All tasks.
    pub tasks: Vec<Task>,
    /// The steps of all month's ends; tasks and branches name ranges of them.
    pub steps: Vec<Step>,
}

impl Content {
    /// The task with this number.
    pub fn task(&self, code: Code) -> Option<u8> {
        self.tasks.iter().position(|task| task.code == code).map(|place| place as u8)
    }

    /// The event with this name.
    pub fn event(&self, id: &str) -> Option<u8> {
        self.events.iter().position(|event| event.id == id).map(|place| place as u8)
    }

    /// The personality on this side of this card.
    pub fn personality(&self, face: Face) -> Option<u8> {
        self.personalities.iter().position(|one| (one.card, one.side) == (face.card, face.side)).map(|place| place as u8)
    }

    /// The set a print of this content belongs to.
    pub(crate) fn set_of(&self, print: usize) -> Option<u8> {
        self.cards.iter().find(|card| usize::from(card.print) == print).map(|card| card.set)
    }
}

/// A play card and how often it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayCard {
    /// Its print: an index into [`Content::prints`].
    pub print: u8,
    /// How many there are.
    pub copies: u8,
    /// Its set: an index into [`Content::sets`].
    pub set: u8,
}

/// Cards that are shuffled in together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardSet {
    /// The number on the cards.
    pub code: u8,
    /// The chapter that brings them.
    pub chapter: u8,
}

/// When an event works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventPhase {
    /// At once.
    Immediate,
    /// While the active seat discovers.
    Phase1,
    /// While seats take.
    Phase2,
    /// It ends the month.
    MonthEnd,
}

/// Whom an event means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventWho {
    /// The active seat.
    Active,
    /// Every seat.
    Each,
    /// Whoever has the fewest points.
    FewestVp,
    /// Whoever has the most swords.
    MostSwords,
}

/// An event.
#[derive(Debug, PartialEq)]
pub struct EventCard {
    /// Its name in files and, in the house edition, the last part of its message ids.
    pub id: String,
    /// 0 for ordinary ones, 1 for small tables, 2 and 3 for month's ends.
    pub code: u8,
    /// What it is called.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// When.
    pub phase: EventPhase,
    /// To whom.
    pub who: EventWho,
    /// Is it used alone too?
    pub solo: bool,
    /// What.
    pub effect: Effect,
}

/// What an event does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Coins and crowns, for whoever has at least this number of swords.
    Gain {
        /// Coins.
        coins: u8,
        /// Crowns.
        crowns: u8,
        /// Swords needed.
        min_swords: u8,
    },
    /// Coins can be changed into crowns, once.
    MayExchange {
        /// What is paid.
        coins: u8,
        /// What is got.
        crowns: u8,
    },
    /// Whoever has many coins pays.
    LoseAbove {
        /// From this number on.
        at_least: u8,
        /// How many.
        coins: u8,
    },
    /// The swords of another seat help to repel, for coins.
    BorrowSwords {
        /// What the helper gets.
        helper_coins: u8,
    },
    /// Coins for every repelled ship of a colour.
    GainOnRepel {
        /// The colour.
        colour: Colour,
        /// How many.
        coins: u8,
    },
    /// Ships need more swords.
    ShipSwordsPlus(u8),
    /// A look at the top card.
    PeekTop,
    /// Discovering ends at this number of cards.
    HarbourLimit(u8),
    /// Crowns for every ship of a colour.
    GainOnTakeShip {
        /// The colour.
        colour: Colour,
        /// How many.
        crowns: u8,
    },
    /// Hiring costs less.
    HireDiscount(u8),
    /// Nobody pays a fee; the bank pays the active seat.
    NoPassiveFee {
        /// How much.
        active_coins: u8,
    },
    /// More cards for the active seat.
    ExtraTakes(u8),
    /// This number of cards is turned over, and a ship with goods may dock.
    SearchShip {
        /// How many.
        cards: u8,
    },
    /// The steps of the task shown last.
    PerformMonthEnd,
    /// Everybody may pay to discard a cube.
    OfferCube(u8),
}

/// A personality: one side of a card.
#[derive(Debug, PartialEq)]
pub struct Personality {
    /// Its name in files and, in the house edition, the last part of its message ids.
    pub id: String,
    /// The card's number.
    pub card: u8,
    /// Its side.
    pub side: Side,
    /// What it is called.
    pub name: String,
    /// The coins to start with.
    pub start_coins: u8,
    /// What its door unlocks.
    pub ability: Ability,
    /// The crowns of the third and the fourth window.
    pub windows: [u8; 2],
}

/// A side of a personality card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The front.
    A,
    /// The back.
    B,
}

impl Personality {
    /// Where it is printed.
    pub const fn face(&self) -> Face {
        Face { card: self.card, side: self.side }
    }
}

/// A personality as it is written: the card's number and its side, such as `1a`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "string")]
pub struct Face {
    /// The card's number.
    pub card: u8,
    /// The side.
    pub side: Side,
}

impl std::fmt::Display for Face {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let side = match self.side {
            Side::A => 'a',
            Side::B => 'b',
        };
        write!(f, "{}{side}", self.card)
    }
}

impl std::str::FromStr for Face {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let fault = || format!("`{text}` is not a side of a personality card such as \"1a\" or \"5b\"");
        let (digits, side) = match text.as_bytes() {
            [digit, b'a'] => (digit, Side::A),
            [digit, b'b'] => (digit, Side::B),
            _ => return Err(fault()),
        };
        if digits.is_ascii_digit() { Ok(Self { card: digits - b'0', side }) } else { Err(fault()) }
    }
}

/// Written and read as one text.
macro_rules! as_text {
    ($type:ty) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

as_text!(Face);
as_text!(Code);

/// What a personality can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Coins on a bust of one's own with few cards.
    CoinsOnSmallBust {
        /// How many.
        coins: u8,
        /// At most this number of cards, the second ship included.
        max_cards: u8,
    },
    /// Crowns for every expedition.
    CrownsPerExpedition(u8),
    /// Swords.
    AsSailor(u8),
    /// Hiring for a coin less.
    AsMademoiselle,
    /// A coin more for ships of a colour.
    AsTrader(Colour),
    /// A crown for ships of a colour.
    AsTraderCrown(Colour),
    /// Coins before taking, when many cards lie in the harbour.
    AsAdmiral {
        /// How many.
        coins: u8,
        /// From this number of cards on.
        min_cards: u8,
    },
    /// Coins before taking, when many ships lie in the harbour.
    CoinIfShips {
        /// How many.
        coins: u8,
        /// From this number of ships on.
        min_ships: u8,
    },
    /// Coins when the door opens.
    CoinsOnce(u8),
    /// A look at three cards.
    AsScout,
}

/// A chapter.
#[derive(Debug, PartialEq)]
pub struct Chapter {
    /// What it is called.
    pub title: String,
    /// What happened before.
    pub summary: String,
    /// How it ends well.
    pub success: String,
    /// Its first task: an index into [`Content::tasks`].
    pub first_task: u8,
    /// The sets that must be in the deck already, one bit each.
    pub needs_sets: u8,
}

/// A task's number: digits and perhaps a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "string")]
pub struct Code {
    number: u8,
    letter: Option<char>,
}

impl Code {
    /// The number no task has.
    pub(crate) const NONE: Self = Self { number: 0, letter: None };
}

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.number)?;
        self.letter.map_or(Ok(()), |letter| write!(f, "{letter}"))
    }
}

impl std::str::FromStr for Code {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (digits, letter) = match text.chars().last() {
            Some(letter) if letter.is_ascii_lowercase() => (&text[..text.len() - 1], Some(letter)),
            _ => (text, None),
        };
        let number = digits.parse().map_err(|_| format!("`{text}` is not a task's number such as \"10\" or \"27a\""))?;
        let code = Self { number, letter };
        if code.to_string() == text { Ok(code) } else { Err(format!("`{text}` is not a task's number such as \"10\" or \"27a\"")) }
    }
}

/// A task.
#[derive(Debug, PartialEq)]
pub struct Task {
    /// Its number.
    pub code: Code,
    /// The chapter, from 1.
    pub chapter: u8,
    /// What it is called.
    pub title: String,
    /// Its story.
    pub story: String,
    /// Is it used in the variant with starred tasks?
    pub star: bool,
    /// What happens when its story is read.
    pub on_read: Vec<OnRead>,
    /// Can only the active seat solve it?
    pub active_only: bool,
    /// When it can be solved.
    pub moment: Moment,
    /// What a seat must have.
    pub have: Vec<Have>,
    /// What a seat must spend.
    pub spend: Vec<Spend>,
    /// How many cards fewer the solver takes in this turn.
    pub take_fewer: u8,
    /// The coins for the first who solves it.
    pub first_coins: u8,
    /// The crowns for everybody who solves it.
    pub crowns: u8,
    /// What its month's end does when all play together, and when seats compete: ranges of [`Content::steps`].
    pub month_end: [(u8, u8); 2],
}

/// What happens when a story is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnRead {
    /// A set is shuffled in.
    AddCards(u8),
    /// An expedition is laid out: an index into [`Content::prints`].
    LayOut(u8),
    /// Everybody takes ships with such goods (one bit each) from the discard pile.
    Salvage {
        /// The goods.
        goods: u8,
        /// How many ships.
        ships: u8,
    },
}

/// When a task can be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Whenever the seat acts.
    OwnTurn,
    /// When ships of this number of colours are in the harbour; now or never.
    Colours(u8),
    /// When exactly this number of cards is in the harbour; now or never.
    Cards(u8),
    /// When discovering is ended with exactly this number of cards, once or twice.
    Stop {
        /// The cards.
        cards: u8,
        /// The times: once or twice.
        times: u8,
    },
    /// When taxes were paid; now or never.
    TaxPaid,
}

/// What a seat must have, and keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Have {
    /// Swords.
    Swords(u8),
    /// People of a role.
    Role(Role, u8),
    /// Traders of any colour.
    Traders(u8),
    /// Expeditions.
    Expeditions(u8),
    /// People of at most this printed cost.
    Cheap {
        /// The cost.
        max_cost: u8,
        /// How many.
        people: u8,
    },
    /// People.
    People(u8),
    /// People of different roles.
    DifferentRoles(u8),
    /// Points.
    Points(u8),
}

/// What a seat must spend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spend {
    /// Coins.
    Coins(u8),
    /// Crowns.
    Crowns(u8),
    /// Kept ships with any of these goods, one bit each.
    Goods(u8, u8),
    /// People of one's choice.
    People(u8),
}

/// One step of a month's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A task is read and laid out: an index into [`Content::tasks`].
    Show(u8),
    /// Has anybody solved the task? Ranges of steps for yes and no.
    IfSolved {
        /// The task.
        task: u8,
        /// What is done if so.
        then: (u8, u8),
        /// What is done if not.
        otherwise: (u8, u8),
    },
    /// Everybody may pay to discard a cube.
    OfferCube(u8),
    /// A tax.
    Tax(Tax),
    /// The end of a cooperative chapter.
    Card9,
}

/// What is wrong with a content file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

impl std::fmt::Display for ContentError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for ContentError {}

static HOUSE: LazyLock<Arc<Content>> =
    LazyLock::new(|| Arc::new(read(include_str!("../../../content/adventure-house.toml")).expect("the built-in content is sound")));

/// The built-in edition.
pub fn house() -> Arc<Content> {
    Arc::clone(&HOUSE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn task_numbers_read_back_as_they_are_written() {
        for text in ["10", "27a", "58"] {
            assert_eq!(text.parse::<Code>().map(|code| code.to_string()).as_deref(), Ok(text));
        }
        for junk in ["", "a", "010", "27aa", "300"] {
            assert!(junk.parse::<Code>().is_err(), "{junk} is no number");
        }
    }
}
