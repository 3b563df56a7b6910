//! Players made of code, and the only window through which they look at a game.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::{Chance, Described, Game, Message, Seat, Seats, Viewer};

/// A game as seen from one seat. It holds the true state and gives none of it away: through it one reaches what the seat may know,
/// and states the seat may imagine. A player made of code that cheats does not compile.
///
/// ```
/// use pig::{Pig, Setup};
/// use table::{Game, Seat, Seed, Seen};
///
/// let game = Pig::new(&Setup { goal: 50, ..Setup::default() }, Seed::from_number(7))?;
/// let seen = Seen::new(&game, Seat::one());
/// assert_eq!((seen.sight().goal(), seen.sight().total()), (50, 0));
/// # Ok::<(), table::SetupError>(())
/// ```
pub struct Seen<'a, G: Game> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Seen<'a, G> {
    /// The game from this seat.
    pub const fn new(game: &'a G, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// The seat that looks.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats play.
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// Who is awaited.
    pub fn awaited(&self) -> Seats {
        self.game.awaited()
    }

    /// What the seat may know, borrowed.
    pub fn sight(&self) -> G::Sight<'a> {
        self.game.sight(Viewer::Seat(self.seat))
    }

    /// What the seat may know, owned.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// What the seat may do.
    pub fn legal(&self, into: &mut Vec<G::Action>) {
        self.game.legal(self.seat, into);
    }

    /// One of the seat's actions in words.
    pub fn describe(&self, action: G::Action) -> Described {
        self.game.describe(self.seat, action)
    }

    /// A state that may be the true one, for all this seat can know.
    pub fn imagine(&self, chance: Chance) -> G {
        let mut game = self.game.clone();
        game.imagine(Viewer::Seat(self.seat), chance);
        game
    }
}

/// A player made of code.
pub trait Bot<G: Game>: Send {
    /// Picks one of the seat's legal actions. Asked only when the seat is awaited.
    fn decide(&mut self, seen: &Seen<'_, G>) -> Advice<G::Action>;

    /// What it made of the actions it could pick from when it last decided: its pick first, then the others, the best of them first.
    /// Nothing where it had no choice, or does not weigh one action against another.
    fn weighed(&self) -> Vec<Weighed<G::Action>> {
        Vec::new()
    }

    /// The same pick without the reason, for games by the thousand: a reason nobody reads costs as much as the pick.
    fn pick(&mut self, seen: &Seen<'_, G>) -> G::Action {
        self.decide(seen).action
    }

    /// Turns to another game, as if it had just been made with this number; false if it cannot, and has to be made anew.
    fn begin_anew(&mut self, number: u64) -> bool {
        let _ = number;
        false
    }

    /// What it was told and cannot follow at this table, in words: for whoever told it, before the first move.
    fn remarks(&self, seen: &Seen<'_, G>) -> Vec<Message> {
        let _ = seen;
        Vec::new()
    }
}

/// A pick, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice<A> {
    /// The pick.
    pub action: A,
    /// Why, in words.
    pub reason: Message,
}

/// An action a bot has thought about, and what it promises.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// The payoff it promises the seat, from 0 to 1: its chance to win.
    pub value: f64,
    /// In how many imagined games it was tried.
    pub games: u32,
}

impl<A> Weighed<A> {
    /// The pick, and those of the others that were tried often enough to tell what they promise, the most promising first. What was hardly tried
    /// seemed bad at first sight, and the little that came of it may be far from true.
    pub fn well_known(mut weighed: Vec<Self>) -> Vec<Self> {
        /// Tried in one game out of this many is often enough.
        const ONE_GAME_IN: u32 = 20;
        let games: u32 = weighed.iter().map(|one| one.games).sum();
        if let Some((_, others)) = weighed.split_first_mut() {
            others.sort_by(|one, other| other.value.total_cmp(&one.value));
        }
        let mut first = true;
        weighed.retain(|one| std::mem::take(&mut first) || one.games * ONE_GAME_IN >= games);
        weighed
    }

    /// The chance it promises, in percent.
    pub fn percent(&self) -> u8 {
        (self.value.clamp(0.0, 1.0) * 100.0).round() as u8
    }
}

/// Which bot, with what budget: `random`, `script`, `search:iterations=2000`, `search:ms=50`; or a bot that is told in words what
/// to do, which are part of its name: `buy: Province, Gold, Silver`.
///
/// ```
/// use table::BotSpec;
///
/// let bot: BotSpec = "search:iterations=2000".parse()?;
/// assert_eq!((bot.name.as_str(), bot.settings["iterations"]), ("search", 2000));
/// # Ok::<(), table::BotError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotSpec {
    /// The kind of bot.
    pub name: String,
    /// Its settings.
    pub settings: BTreeMap<String, u64>,
}

/// A bot that does not exist, or a setting it does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BotError {
    /// The text cannot be read as a bot.
    #[error("`{0}` is not a bot: write a name, or a name with settings like `search:iterations=2000`")]
    Unreadable(String),
    /// No bot has this name.
    #[error("there is no bot called `{0}`; there are: {1}")]
    Unknown(String, String),
    /// The bot has no such setting.
    #[error("the bot `{0}` has no setting `{1}`")]
    NoSuchSetting(String, String),
    /// The bot is told something it does not understand.
    #[error("the bot `{0}` does not understand `{1}`: {2}")]
    NotUnderstood(String, String, String),
    /// The setting has a value the bot cannot keep to.
    #[error("the bot `{bot}` takes `{setting}` from {least} to {most}")]
    OutOfRange {
        /// The bot.
        bot: String,
        /// Its setting.
        setting: String,
        /// The least it may be.
        least: u64,
        /// The most it may be.
        most: u64,
    },
}

impl FromStr for BotSpec {
    type Err = BotError;

    fn from_str(text: &str) -> Result<Self, BotError> {
        let unreadable = || BotError::Unreadable(text.chars().take(60).collect());
        let (name, rest) = text.split_once(':').map_or((text, None), |(name, rest)| (name, Some(rest)));
        if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') {
            return Err(unreadable());
        }
        if rest.is_some_and(|rest| rest.starts_with(' ') && !rest.trim().is_empty()) {
            return Ok(Self { name: text.trim_end().to_owned(), settings: BTreeMap::new() });
        }
        let mut settings = BTreeMap::new();
        for setting in rest.into_iter().flat_map(|rest| rest.split(',')) {
            let (key, value) = setting.split_once('=').ok_or_else(unreadable)?;
            let value = value.parse().map_err(|_| unreadable())?;
            if settings.insert(key.to_owned(), value).is_some() {
                return Err(unreadable());
            }
        }
        Ok(Self { name: name.to_owned(), settings })
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        for (index, (key, value)) in self.settings.iter().enumerate() {
            write!(f, "{}{key}={value}", if index == 0 { ':' } else { ',' })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_read_and_write_as_one_word() {
        for text in ["random", "search:iterations=2000", "search:iterations=5,ms=50", "buy: Province, Smithy<2"] {
            assert_eq!(text.parse::<BotSpec>().expect("a bot").to_string(), text);
        }
        for junk in ["", ":", "search:", "search: ", "search:ms", "search:ms=x", "search:ms=1,ms=2", "Búh"] {
            assert!(junk.parse::<BotSpec>().is_err(), "{junk} is no bot");
        }
    }
}
