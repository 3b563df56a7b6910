//! Every bot by its name: what a game's line in the registry needs.

use std::time::Duration;

use table::{Bot, BotError, BotSpec, Game, MAX_SEATS};

use crate::{Budget, Careless, Guide, Random, Search};

/// The levels people choose from, from the weakest up.
pub const LEVELS: &[&str] = &["deckhand", "mate", "captain", "admiral"];

/// Who gives hints: strong enough to be worth asking, quick enough to be waited for.
pub const ADVISER: &str = "search:iterations=500,ms=1000";

/// Every bot there is: the levels, and what they are made of.
pub const NAMES: &[&str] = &["deckhand", "mate", "captain", "admiral", "random", "script", "search"];

/// A game that has players of its own: what its module here adds to the bots that play anything.
pub trait Crew: Game {
    /// The iterations of a captain: an answer that nobody waits for.
    const CAPTAIN: u32 = 500;
    /// The iterations of an admiral: an answer worth waiting for.
    const ADMIRAL: u32 = 5000;

    /// How accurately each level plays, by the measure of the [analysis](crate::analysis), from the weakest up: see `tests/measures.rs`.
    const ACCURACIES: [f64; LEVELS.len()] = [50.0, 75.0, 85.0, 90.0];

    /// A lead over the best of the others by which a game is clearly won, in points: about three times what chance makes of equal players.
    /// A house value.
    const CLEAR_LEAD: f32 = 10.0;

    /// The hand-written player. The number decides its chance, if it leaves anything to chance.
    fn script(number: u64) -> Box<dyn Bot<Self>>;

    /// What the search should know.
    fn guide() -> Box<dyn Guide<Self>>;

    /// Somebody who has just learned the game: careless in few decisions, so that it means to win; in enough that a newcomer beats it.
    fn deckhand(number: u64) -> Box<dyn Bot<Self>> {
        Box::new(Careless::new(Self::script(!number), |_| 4, number))
    }

    /// Somebody who thinks ahead, and answers soon.
    fn captain(number: u64) -> Search<Self> {
        Search::new(Budget::iterations(Self::CAPTAIN), Self::guide(), number).until_decided()
    }

    /// Somebody who takes the time to think.
    fn admiral(number: u64) -> Search<Self> {
        Search::new(Budget::iterations(Self::ADMIRAL), Self::guide(), number).until_decided()
    }

    /// The players that only this game has: each knows one plan and keeps to it. Behind the game's name and `-bot-` each is the id of its
    /// name, and with `-help` of what it does.
    const PERSONALITIES: &'static [&'static str] = &[];

    /// What else can be asked for, as it is told to whoever asks for something unknown.
    const TOLD: &'static [&'static str] = &[];

    /// A number of its judgement: its usual value, or the one that these words (`corn=0.3, quarry=0.7`) give it; `None` if there is none of
    /// this name. What [`named`](Self::named) makes of `weigh: …` plays with it.
    fn weight(words: &str, name: &str) -> Option<f32> {
        let _ = (words, name);
        None
    }

    /// How well each seat stands, to a judgement with these weights, in a unit of which one makes it e times as likely to win; `None` at moments
    /// it does not judge.
    fn outlook(words: &str, game: &Self) -> Option<[f32; MAX_SEATS]> {
        let _ = (words, game);
        None
    }

    /// One of those players, or one that is told in words what to do; `None` if there is none.
    fn named(name: &str) -> Option<Result<Box<dyn Bot<Self>>, BotError>> {
        let _ = name;
        None
    }
}

/// The names of a game's personalities; `personalities::<G>` stands beside `make::<G>` in the registry.
pub const fn personalities<G: Crew>() -> &'static [&'static str] {
    G::PERSONALITIES
}

/// Makes a bot for a game; `make::<G>` is the game's [`table::MakeBot`]. The levels think in iterations rather than in time, so that
/// their games can be played again.
pub fn make<G: Crew>(spec: &BotSpec, number: u64) -> Result<Box<dyn Bot<G>>, BotError> {
    let thinking = |search: Search<G>| threads(spec).map(|threads| Box::new(search.on_threads(threads)));
    let plain = check_settings(spec, &[]);
    Ok(match spec.name.as_str() {
        "random" => plain.map(|()| Box::new(Random::new(number)))?,
        "script" | "mate" => plain.map(|()| G::script(number))?,
        "deckhand" => plain.map(|()| G::deckhand(number))?,
        "captain" => check_settings(spec, &[THREADS]).and_then(|()| thinking(G::captain(number)))?,
        "admiral" => check_settings(spec, &[THREADS]).and_then(|()| thinking(G::admiral(number)))?,
        "search" => search_budget(spec).and_then(|budget| thinking(Search::new(budget, G::guide(), number)))?,
        other => {
            if let Some(named) = G::named(other) {
                plain.and(named)?
            } else {
                let known = [NAMES, G::PERSONALITIES, G::TOLD].concat();
                return Err(BotError::Unknown(other.to_owned(), known.join(", ")));
            }
        }
    })
}

/// Refuses any setting but these.
fn check_settings(spec: &BotSpec, known: &[&str]) -> Result<(), BotError> {
    match spec.settings.keys().find(|setting| !known.contains(&setting.as_str())) {
        Some(setting) => Err(BotError::NoSuchSetting(spec.name.clone(), setting.clone())),
        None => Ok(()),
    }
}

/// `captain:threads=2`: the setting of all who think ahead.
const THREADS: &str = "threads";

/// On how many threads to think; usually on one, as others play, too.
fn threads(spec: &BotSpec) -> Result<usize, BotError> {
    const MOST: u64 = 256;
    Ok(setting(spec, THREADS, MOST)?.unwrap_or(1) as usize)
}

/// `search:iterations=…`, `search:ms=…`, or both: then whichever is spent first.
fn search_budget(spec: &BotSpec) -> Result<Budget, BotError> {
    const DEFAULT: Budget = Budget::iterations(2000);
    /// A thousand million iterations, or an hour: nobody waits longer, and a budget without end would never answer.
    const MOST_ITERATIONS: u64 = 1_000_000_000;
    const MOST_MS: u64 = 3_600_000;

    check_settings(spec, &["iterations", "ms", THREADS])?;
    let iterations = setting(spec, "iterations", MOST_ITERATIONS)?.map(|iterations| Budget::iterations(iterations as u32));
    let time = setting(spec, "ms", MOST_MS)?.map(|ms| Budget::time(Duration::from_millis(ms)));
    Ok(match (iterations, time) {
        (Some(iterations), Some(time)) => iterations.or(time),
        (iterations, time) => iterations.or(time).unwrap_or(DEFAULT),
    })
}

/// The number a bot was told, from 1.
fn setting(spec: &BotSpec, name: &str, most: u64) -> Result<Option<u64>, BotError> {
    match spec.settings.get(name) {
        Some(value) if !(1..=most).contains(value) => {
            Err(BotError::OutOfRange { bot: spec.name.clone(), setting: name.to_owned(), least: 1, most })
        }
        value => Ok(value.copied()),
    }
}
