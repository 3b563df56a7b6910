//! Campaigns: a series of games of one group, as a small text that can be taken from a server to a terminal and back.
//!
//! ```json
//! {
//!   "portolan": "campaign 1",
//!   "game": "port-royal",
//!   "names": ["Anna", "Bob"],
//!   "games": [
//!     {
//!       "setup": { "rules": 1, "seats": 2 },
//!       "end": "lost",
//!       "scores": [7, 7],
//!       "record": ["portolan record 1", "game: port-royal"]
//!     }
//!   ],
//!   "next": { "rules": 1, "seats": 2 }
//! }
//! ```
//! `names` are those of the group, a seat each. `games` were played in this order; `record` (the lines of the record) and `rank` may be
//! missing. `next` is the setup of the game to be played, and is missing once there is none. Reading is strict, and
//! [`check`](Campaign::check) plays every record again: a game must have ended as it says, and the next one must follow from it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{AnyGame, AnyTable, MAX_SEATS, Outcome, Record, Seat, Seed, SetupError};

/// A series of games of one group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    #[serde(rename = "portolan")]
    title: Title,
    /// The game's name.
    pub game: String,
    /// The names of the group, a seat each.
    pub names: Vec<String>,
    /// The games that were played, in order.
    pub games: Vec<PlayedGame>,
    /// The setup of the game to be played; none when the campaign is at its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<Value>,
}

/// The first line of the text says what it is, and in which form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Title {
    #[serde(rename = "campaign 1")]
    First,
}

/// One game of a campaign.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedGame {
    /// Its setup.
    pub setup: Value,
    /// How it ended.
    pub end: End,
    /// Each seat's points, in the order of the seats; empty if it was given up.
    pub scores: Vec<i32>,
    /// The message id of the rank the group has reached, where the game knows ranks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<String>,
    /// The lines of its record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<Vec<String>>,
}

/// How a game of a campaign ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The group won.
    Won,
    /// The group lost.
    Lost,
    /// It was played to its end, against each other.
    Finished,
    /// It was given up before its end, and is played again.
    GivenUp,
}

impl End {
    /// Does the campaign stay where it is?
    pub const fn is_another_try(self) -> bool {
        matches!(self, Self::Lost | Self::GivenUp)
    }
}

/// What is wrong with a campaign.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CampaignError {
    /// It is no campaign.
    #[error("this is no campaign: {0}")]
    Unreadable(String),
    /// It is a campaign of another game.
    #[error("this is a campaign of {found}, not of {expected}")]
    OtherGame {
        /// The game it is of.
        found: String,
        /// The game it should be of.
        expected: String,
    },
    /// There must be one name a seat.
    #[error("{names} names for {seats} seats")]
    Seats {
        /// How many names there are.
        names: usize,
        /// How many seats play.
        seats: u8,
    },
    /// A name is empty, or no single line.
    #[error("name {0} is empty or has signs that cannot be seen")]
    Name(usize),
    /// A setup cannot be played.
    #[error("{which}: {error}")]
    Setup {
        /// Which game's.
        which: Which,
        /// Why.
        error: SetupError,
    },
    /// A record is not that of this game, or cannot be played again.
    #[error("the record of game {game}: {why}")]
    Record {
        /// Which game, from 1.
        game: usize,
        /// Why.
        why: String,
    },
    /// A game ended otherwise than it says.
    #[error("game {0} did not end as it says")]
    Result(usize),
    /// A game does not follow from the one before it.
    #[error("{0} does not follow from the game before it")]
    Sequel(Which),
    /// The campaign is at its end, or this is not its next game.
    #[error("this is not the campaign's next game")]
    NotNext,
}

/// A game of a campaign, in what is said of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// One that was played, from 1.
    Game(usize),
    /// The one to be played.
    Next,
}

impl fmt::Display for Which {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(number) => write!(f, "game {number}"),
            Self::Next => f.write_str("the next game"),
        }
    }
}

impl Campaign {
    /// A campaign before its first game. The setup is checked, and completed.
    pub fn new(game: &dyn AnyGame, setup: &Value, names: Vec<String>) -> Result<Self, CampaignError> {
        let next = game.check_setup(setup).map_err(|error| CampaignError::Setup { which: Which::Next, error })?;
        let campaign = Self { title: Title::First, game: game.name().to_owned(), names, games: Vec::new(), next: Some(next) };
        campaign.check(game)?;
        Ok(campaign)
    }

    /// Writes down a game that was played, to its end or not, with its record if wanted, and moves on: to its sequel, or to the same
    /// game again if it was given up.
    pub fn add(&mut self, table: &dyn AnyTable, record: Option<&Record>) -> Result<(), CampaignError> {
        let setup = table.setup();
        if table.game() != self.game || self.next.as_ref() != Some(&setup) {
            return Err(CampaignError::NotNext);
        }
        let (end, scores, rank) = ended(table);
        let record = record.map(|record| record.to_string().lines().map(str::to_owned).collect());
        self.next = follows(table);
        self.games.push(PlayedGame { setup, end, scores, rank, record });
        Ok(())
    }

    /// How often the game to be played has been tried, this time included; 0 when there is none.
    pub fn tries(&self) -> usize {
        let before = self.games.iter().rev().take_while(|game| game.end.is_another_try()).count();
        if self.next.is_some() { before + 1 } else { 0 }
    }

    /// How many games are behind the group for good.
    pub fn progress(&self) -> usize {
        self.games.iter().filter(|game| !game.end.is_another_try()).count()
    }

    /// Can this be what it says? Setups must be playable by the group, records must be of these games and legal, a game with a
    /// record must have ended as it says, and what comes after it must follow from it.
    pub fn check(&self, game: &dyn AnyGame) -> Result<(), CampaignError> {
        if self.game != game.name() {
            return Err(CampaignError::OtherGame { found: self.game.clone(), expected: game.name().to_owned() });
        }
        if let Some(index) = self.names.iter().position(|name| name.trim().is_empty() || name.chars().any(char::is_control)) {
            return Err(CampaignError::Name(index + 1));
        }
        let setups = self.games.iter().enumerate().map(|(index, game)| (Which::Game(index + 1), &game.setup));
        let setups: Vec<(Which, &Value)> = setups.chain(self.next.iter().map(|setup| (Which::Next, setup))).collect();
        for (which, setup) in &setups {
            let opened = game.open(setup, Seed::from_number(0));
            let seats = opened.map_err(|error| CampaignError::Setup { which: *which, error })?.seats();
            if self.names.len() != usize::from(seats) {
                return Err(CampaignError::Seats { names: self.names.len(), seats });
            }
        }
        for (index, played) in self.games.iter().enumerate() {
            let given_up = played.end == End::GivenUp;
            if played.scores.len() != if given_up { 0 } else { self.names.len() } || (given_up && played.rank.is_some()) {
                return Err(CampaignError::Result(index + 1));
            }
            let after = setups.get(index + 1);
            let expected = match &played.record {
                Some(lines) => {
                    let table = replay(game, played, lines).map_err(|why| CampaignError::Record { game: index + 1, why })?;
                    if ended(table.as_ref()) != (played.end, played.scores.clone(), played.rank.clone()) {
                        return Err(CampaignError::Result(index + 1));
                    }
                    follows(table.as_ref())
                }
                None if given_up => Some(played.setup.clone()),
                // Without a record nobody can tell.
                None => after.map(|(_, setup)| (*setup).clone()),
            };
            let follows = match (&expected, after) {
                (Some(expected), Some((_, setup))) => same(game, expected, setup),
                (expected, after) => expected.is_none() && after.is_none(),
            };
            if !follows {
                return Err(CampaignError::Sequel(after.map_or(Which::Next, |(which, _)| *which)));
            }
        }
        Ok(())
    }
}

/// Are these the same terms? One may leave out what the other says.
fn same(game: &dyn AnyGame, one: &Value, other: &Value) -> bool {
    one == other || game.check_setup(one).is_ok_and(|one| game.check_setup(other) == Ok(one))
}

fn replay(game: &dyn AnyGame, played: &PlayedGame, lines: &[String]) -> Result<Box<dyn AnyTable>, String> {
    let record: Record = lines.join("\n").parse().map_err(|error: crate::RecordError| error.to_string())?;
    if !same(game, &record.setup, &played.setup) {
        return Err("it is of another setup".to_owned());
    }
    game.replay(&record).map_err(|error| error.to_string())
}

fn ended(table: &dyn AnyTable) -> (End, Vec<i32>, Option<String>) {
    let standing = table.standing();
    if !standing.over {
        return (End::GivenUp, Vec::new(), None);
    }
    let scores = (0..usize::from(standing.seats())).map(|index| standing.score(Seat::new(index))).collect();
    match standing.outcome {
        Outcome::Competitive => (End::Finished, scores, None),
        Outcome::Cooperative { won, rank } => (if won { End::Won } else { End::Lost }, scores, rank.map(str::to_owned)),
    }
}

fn follows(table: &dyn AnyTable) -> Option<Value> {
    if table.standing().over { table.sequel() } else { Some(table.setup()) }
}

impl fmt::Display for Campaign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Plain data with text keys, which serde_json always can write.
        writeln!(f, "{}", serde_json::to_string_pretty(self).expect("plain data can be written as JSON"))
    }
}

impl FromStr for Campaign {
    type Err = CampaignError;

    fn from_str(text: &str) -> Result<Self, CampaignError> {
        let campaign: Self = serde_json::from_str(text).map_err(|error| CampaignError::Unreadable(error.to_string()))?;
        if campaign.names.is_empty() || campaign.names.len() > MAX_SEATS {
            return Err(CampaignError::Unreadable(format!("a group has 1 to {MAX_SEATS} names")));
        }
        Ok(campaign)
    }
}
