//! The registry: every game at the table with its bots, one line each. Whoever serves, shows or compares games knows them only
//! through here, and none of them by its type.

use analysis::{Study, StudyError};
use bots::Crew;
use dominion::Dominion;
use explorers::Explorers;
use port_royal::PortRoyal;
use puerto_rico::PuertoRico;
use table::{AnyGame, Record, Registered};

/// Finished games looked at again.
pub use bots::analysis;
/// The levels of bots people choose from, from the weakest up, and who gives hints.
pub use bots::{ADVISER, LEVELS};

/// How the analysis of a finished game begins.
type BeginStudy = fn(&Record, Option<u32>) -> Result<Box<dyn Study>, StudyError>;

/// A game as it is known here, with what only its type can do.
struct Entry {
    game: &'static dyn AnyGame,
    study: BeginStudy,
}

impl Entry {
    const fn of<G: Crew>() -> Self {
        let game = const { &Registered::<G>::new(bots::make).with(bots::personalities::<G>()) };
        Self { game, study: analysis::study::<G> }
    }
}

/// Every game there is, in the order people are offered them.
static GAMES: &[Entry] = &[
    // A line each: whoever adds a game adds one.
    Entry::of::<PortRoyal>(),
    Entry::of::<PuertoRico>(),
    Entry::of::<Dominion>(),
    Entry::of::<Explorers>(),
];

/// Every game there is, in the order people are offered them.
pub fn all() -> impl ExactSizeIterator<Item = &'static dyn AnyGame> + Clone {
    GAMES.iter().map(|entry| entry.game)
}

/// The game with this name.
///
/// ```
/// let game = games::find("port-royal").expect("one of the games");
/// assert_eq!(game.name(), "port-royal");
/// assert!(games::find("halma").is_none());
/// ```
pub fn find(name: &str) -> Option<&'static dyn AnyGame> {
    all().find(|game| game.name() == name)
}

/// Begins the analysis of a finished game: see [`analysis::study`]. Nothing, if there is no such game.
pub fn study(record: &Record, games: Option<u32>) -> Option<Result<Box<dyn Study>, StudyError>> {
    let entry = GAMES.iter().find(|entry| entry.game.name() == record.game)?;
    Some((entry.study)(record, games))
}
