//! Every bot by its name: what a game's line in the registry needs.

use std::time::Duration;

use table::{Bot, BotError, BotSpec, Game};

use crate::{Budget, Careless, Guide, Random, Search};

/// The levels people choose from, from the weakest up.
pub const LEVELS: &[&str] = &["deckhand", "mate", "captain", "admiral"];

/// Every bot there is: the levels, and what they are made of.
pub const NAMES: &[&str] = &["deckhand", "mate", "captain", "admiral", "random", "script", "search"];

/// A game that has players of its own: what its module here adds to the bots that play anything.
pub trait Crew: Game {
    /// The iterations of a captain: an answer that nobody waits for.
    const CAPTAIN: u32 = 500;
    /// The iterations of an admiral: an answer worth waiting for.
    const ADMIRAL: u32 = 5000;

    /// The hand-written player. The number decides its chance, if it leaves anything to chance.
    fn script(number: u64) -> Box<dyn Bot<Self>>;

    /// What the search should know.
    fn guide() -> Box<dyn Guide<Self>>;

    /// The names of the players that only this game has.
    fn own_names() -> Vec<&'static str> {
        Vec::new()
    }

    /// A player that only this game has, by its name; `None` if there is none.
    fn named(name: &str) -> Option<Result<Box<dyn Bot<Self>>, BotError>> {
        let _ = name;
        None
    }
}

/// Makes a bot for a game; `make::<G>` is the game's [`table::MakeBot`]. The levels think in iterations rather than in time, so that
/// their games can be played again.
pub fn make<G: Crew>(spec: &BotSpec, number: u64) -> Result<Box<dyn Bot<G>>, BotError> {
    /// A deckhand's careless decisions: few enough that it means to win, many enough that a newcomer beats it.
    const CARELESS_ONE_IN: usize = 4;

    let search = |budget| Box::new(Search::new(budget, G::guide(), number));
    let plain = check_settings(spec, &[]);
    Ok(match spec.name.as_str() {
        "random" => plain.map(|()| Box::new(Random::new(number)))?,
        "script" | "mate" => plain.map(|()| G::script(number))?,
        "deckhand" => plain.map(|()| Box::new(Careless::new(G::script(!number), CARELESS_ONE_IN, number)))?,
        "captain" => plain.map(|()| search(Budget::iterations(G::CAPTAIN)))?,
        "admiral" => plain.map(|()| search(Budget::iterations(G::ADMIRAL)))?,
        "search" => search(search_budget(spec)?),
        other => {
            if let Some(named) = G::named(other) {
                plain.and(named)?
            } else {
                let known = [NAMES, &G::own_names()].concat();
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

/// `search:iterations=…`, `search:ms=…`, or both: then whichever is spent first.
fn search_budget(spec: &BotSpec) -> Result<Budget, BotError> {
    const DEFAULT: Budget = Budget::iterations(2000);
    /// A thousand million iterations, or an hour: nobody waits longer, and a budget without end would never answer.
    const MOST_ITERATIONS: u64 = 1_000_000_000;
    const MOST_MS: u64 = 3_600_000;

    check_settings(spec, &["iterations", "ms"])?;
    let setting = |name: &str, most: u64| match spec.settings.get(name) {
        Some(value) if !(1..=most).contains(value) => {
            Err(BotError::OutOfRange { bot: spec.name.clone(), setting: name.to_owned(), least: 1, most })
        }
        value => Ok(value.copied()),
    };
    let iterations = setting("iterations", MOST_ITERATIONS)?.map(|iterations| Budget::iterations(iterations as u32));
    let time = setting("ms", MOST_MS)?.map(|ms| Budget::time(Duration::from_millis(ms)));
    Ok(match (iterations, time) {
        (Some(iterations), Some(time)) => iterations.or(time),
        (iterations, time) => iterations.or(time).unwrap_or(DEFAULT),
    })
}
