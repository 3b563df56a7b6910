//! The harness that every game runs in its tests: it plays random games and checks the whole contract of [`Game`].
//!
//! ```
//! use pig::{Pig, Setup};
//! use table::harness::Harness;
//!
//! let setups = (2..=4).map(|seats| Setup { seats, goal: 30, ..Setup::default() });
//! Harness::<Pig>::new().setups(setups).games(3).open_information().run();
//! ```
//! A game with secrets says instead what is hidden, so that it can be measured whether [`Game::imagine`] deals it fairly, and what
//! is never created or lost:
//! ```text
//! .conserved(|game| game.all_cards_sorted())
//! .probe("next card", |game, _viewer| game.draw_pile.last().map(|card| card.number()))
//! ```
//! What it checks is listed in [`Check`]. A fault is shown with the setup, the seed and the actions so far as a record, and with the
//! command that plays that game again. Nothing depends on the clock, and on true randomness only if the environment variable `SEED` is
//! `fresh` ([`seed_from_environment`]): otherwise what passes once passes always.
//!
//! Cheap checks are made after every action. The expensive ones (every legal action on a copy, junk, reading back what was written,
//! hidden information) are made at random moments, one in [`every`](Harness::every), and when a game is over.

mod calibration;
mod examine;
mod fault;
mod hidden;
mod prelude;
mod seeds;
mod sights;
mod speech;
mod walk;

use std::fmt;
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use calibration::Calibration;
use examine::Run;
use fault::{Flaw, difference, of_panic};
use walk::Walk;

pub use fault::{Check, Fault};
pub use seeds::seed_from_environment;

use crate::{Bot, Game, Seed, Table, Viewer};

/// A test of one game against the contract: how much to play, and what only the game's author can say. See the
/// [module](self) for an example.
pub struct Harness<G: Game> {
    setups: Vec<G::Setup>,
    games: u32,
    decisions: u32,
    every: u32,
    calibration_games: u32,
    first_seed: u64,
    open_information: bool,
    ranks_may_defy_points: bool,
    conserved: Vec<Conserved<G>>,
    probes: Vec<Probe<G>>,
}

/// Looks at the first state of a game and makes the comparison with every later one.
type Conserved<G> = Box<dyn Fn(&G) -> Keep<G>>;

/// Compares a state with the first one of its game; what differs, if anything does.
type Keep<G> = Box<dyn Fn(&G) -> Result<(), String>>;

/// The category of something hidden from the viewer.
type Category<G> = Box<dyn Fn(&G, Viewer) -> Option<u32>>;

/// Something hidden, with a name for the report.
struct Probe<G> {
    name: &'static str,
    category: Category<G>,
}

impl<G: Game> Harness<G> {
    /// A test with the default setup, 100 random games, and nothing said about the game yet.
    pub fn new() -> Self {
        Self {
            setups: vec![G::Setup::default()],
            games: 100,
            decisions: 20_000,
            every: 8,
            calibration_games: 2_000,
            first_seed: seed_from_environment(1),
            open_information: false,
            ranks_may_defy_points: false,
            conserved: Vec::new(),
            probes: Vec::new(),
        }
    }

    /// The setups to play: every one whose rules differ.
    #[must_use]
    pub fn setups(mut self, setups: impl IntoIterator<Item = G::Setup>) -> Self {
        self.setups = setups.into_iter().collect();
        self
    }

    /// How many random games to check with each setup (100).
    #[must_use]
    pub fn games(mut self, games: u32) -> Self {
        self.games = games;
        self
    }

    /// How many decisions a game may take (20 000). Where random play may wander, set a round limit in the setup rather than
    /// raising this.
    #[must_use]
    pub fn decisions(mut self, decisions: u32) -> Self {
        self.decisions = decisions;
        self
    }

    /// Makes the expensive checks at one moment in `every` (8); 1 makes them at every moment.
    #[must_use]
    pub fn every(mut self, every: u32) -> Self {
        self.every = every.max(1);
        self
    }

    /// How many games to deal with each setup for the [calibration](Self::probe) of `imagine` (2 000). They are not checked
    /// otherwise, so they are cheap.
    #[must_use]
    pub fn calibration_games(mut self, games: u32) -> Self {
        self.calibration_games = games;
        self
    }

    /// The seed number of the first game, whatever the environment says ([`seed_from_environment`], 1 as a rule).
    #[must_use]
    pub fn first_seed(mut self, number: u64) -> Self {
        self.first_seed = number;
        self
    }

    /// Says what no action creates or loses, such as the sorted list of all cards wherever they lie. It must also be the same in
    /// every imagined state. May be said several times.
    #[must_use]
    pub fn conserved<T: Eq + Debug + 'static>(mut self, what: impl Fn(&G) -> T + 'static) -> Self {
        let what = Rc::new(what);
        self.conserved.push(Box::new(move |start| {
            let (expected, what) = (what(start), Rc::clone(&what));
            Box::new(move |game| {
                let found = what(game);
                if found == expected { Ok(()) } else { Err(difference(&format!("{expected:#?}"), &format!("{found:#?}"))) }
            })
        }));
        self
    }

    /// Names something that is hidden, so that `imagine` can be measured: its category in this state, or `None` when there is no
    /// such thing or the viewer knows it. Over many games the true category must be as frequent as the imagined one.
    ///
    /// Two things make a probe fair. Whether it answers may depend only on what the viewer knows. And it must not be something that
    /// the choices of others betray: harness games are played at random, and a seat that picks from its legal list is less likely to
    /// pick any one action when hidden cards make the list long, while `imagine` takes no choice as evidence. So probe the next card
    /// of a deck, the last draw, a face-down tile; and a hand only while its owner has chosen nothing that depends on it.
    #[must_use]
    pub fn probe(mut self, name: &'static str, category: impl Fn(&G, Viewer) -> Option<u32> + 'static) -> Self {
        self.probes.push(Probe { name, category: Box::new(category) });
        self
    }

    /// Says that nothing is hidden from anybody but the chance to come; then `imagine` must change nothing else, and no probe is
    /// needed.
    #[must_use]
    pub fn open_information(mut self) -> Self {
        self.open_information = true;
        self
    }

    /// Says that a seat with more points may stand behind one with fewer, as in a race that is won by being first.
    #[must_use]
    pub fn ranks_may_defy_points(mut self) -> Self {
        self.ranks_may_defy_points = true;
        self
    }

    /// Plays, checks, and says how much was played.
    ///
    /// # Panics
    /// At the first fault, with a report.
    #[track_caller]
    pub fn run(&self) -> Coverage {
        match self.check() {
            Ok(coverage) => coverage,
            Err(fault) => panic!("{fault}"),
        }
    }

    /// The same, with the first fault as a value.
    pub fn check(&self) -> Result<Coverage, Box<Fault>> {
        let mut run = Run::new();
        let general = |flaw: Flaw| Box::new(Fault::new::<G>(flaw, None));
        self.said_enough().and_then(|()| prelude::check::<G>(&run.speech)).map_err(general)?;
        let mut answered = vec![false; self.probes.len()];
        for setup in &self.setups {
            let in_setup = |flaw: Flaw| Box::new(Fault::new::<G>(flaw, Some(setup)));
            run.begin_setup(setup);
            let before = run.coverage.decisions;
            prelude::check_setup::<G>(setup).map_err(in_setup)?;
            for game in 0..self.games {
                self.play_one(setup, self.seed(game), &mut run)?;
            }
            hidden::all_was_redealt(&run, self.open_information).map_err(in_setup)?;
            let usual_length = (run.coverage.decisions - before) / u64::from(self.games.max(1));
            self.calibrate(setup, usual_length as u32, &mut answered, &mut run.coverage)?;
        }
        match self.probes.iter().zip(&answered).find(|(_, answered)| !**answered) {
            Some((probe, _)) => {
                Err(general(Flaw::new(Check::Calibration, format!("the probe `{}` never found anything hidden", probe.name))))
            }
            None => Ok(run.coverage),
        }
    }

    /// Plays with this hand-written player, made from a number that decides its chance, and checks nothing but that it decides alike
    /// in the true state and in those its seat may imagine: so what it reads through [`Sight`](Game::Sight) is what the seat may know.
    /// Says how many decisions were compared.
    pub fn sights(&self, bot: impl Fn(u64) -> Box<dyn Bot<G>>) -> Result<u64, Box<Fault>> {
        let mut compared = 0;
        for setup in &self.setups {
            for game in 0..self.games {
                let found = sights::compare::<G>(setup, self.seed(game), self.decisions, &bot);
                compared += found.map_err(|flaw| Box::new(Fault::new::<G>(flaw, Some(setup)).with_seed(self.seed(game))))?;
            }
        }
        Ok(compared)
    }

    fn said_enough(&self) -> Result<(), Flaw> {
        if self.setups.is_empty() {
            return Err(Flaw::new(Check::Setup, "no setup was given to play".into()));
        }
        if self.probes.is_empty() && !self.open_information {
            let what = "nothing was said about hidden information: name what is hidden with `probe`, or say `open_information`";
            return Err(Flaw::new(Check::Calibration, what.into()));
        }
        Ok(())
    }

    fn seed(&self, game: u32) -> Seed {
        Seed::from_number(self.first_seed.wrapping_add(u64::from(game)))
    }

    fn play_one(&self, setup: &G::Setup, seed: Seed, run: &mut Run<G>) -> Result<(), Box<Fault>> {
        let fault = |flaw: Flaw| Fault::new::<G>(flaw, Some(setup)).with_seed(seed);
        let table = match catch_unwind(AssertUnwindSafe(|| Table::<G>::new(setup.clone(), seed))) {
            Ok(Ok(table)) => table,
            Ok(Err(refused)) => {
                return Err(Box::new(fault(Flaw::new(Check::Setup, format!("the setup is refused: {refused}")))));
            }
            Err(panic) => return Err(Box::new(fault(of_panic(&*panic, "dealing")))),
        };
        let mut walk = Walk::new(self, run, table, seed);
        let flaw = match catch_unwind(AssertUnwindSafe(|| walk.finish())) {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(flaw)) => flaw,
            Err(panic) => of_panic(&*panic, &walk.doing()),
        };
        Err(Box::new(fault(flaw).with_record(walk.record())))
    }

    fn calibrate(
        &self,
        setup: &G::Setup,
        usual_length: u32,
        answered: &mut [bool],
        coverage: &mut Coverage,
    ) -> Result<(), Box<Fault>> {
        let mut calibration = Calibration::new(self, setup.clone(), usual_length);
        for game in 0..self.calibration_games {
            let seed = self.seed(game);
            let flaw = match catch_unwind(AssertUnwindSafe(|| calibration.sample(seed))) {
                Ok(Ok(())) => continue,
                Ok(Err(flaw)) => flaw,
                Err(panic) => of_panic(&*panic, "playing a game for the calibration"),
            };
            return Err(Box::new(Fault::new::<G>(flaw, Some(setup)).with_seed(seed)));
        }
        coverage.samples += calibration.verdict(answered).map_err(|flaw| Box::new(Fault::new::<G>(flaw, Some(setup))))?;
        Ok(())
    }
}

impl<G: Game> Default for Harness<G> {
    fn default() -> Self {
        Self::new()
    }
}

/// How much a run has played and looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Games played to the end.
    pub games: u64,
    /// Decisions made in them.
    pub decisions: u64,
    /// Actions taken back.
    pub undone: u64,
    /// Moments at which the expensive checks were made.
    pub moments: u64,
    /// States imagined at those moments.
    pub imagined: u64,
    /// True categories of probes compared with imagined ones.
    pub samples: u64,
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, decisions, undone, moments, imagined, samples } = self;
        write!(f, "{games} games, {decisions} decisions, {undone} taken back, ")?;
        write!(f, "{moments} moments examined, {imagined} states imagined, {samples} probes compared")
    }
}

/// How many games to check: this number as a rule, or as many as the environment variable `HARNESS_GAMES` says, for long runs.
pub fn games_from_environment(as_a_rule: u32) -> u32 {
    std::env::var("HARNESS_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(as_a_rule)
}
