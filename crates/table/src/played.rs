//! A game in progress: its state, its log, and taking back.

use crate::{
    Act, Chance, Entry, Event as _, Game, Heard, Illegal, Played, PositionError, Record, ReplayError, Seat, Seed, SetupError,
    Unheard, Viewer,
};

/// A game with its log. Everything that happens is an entry; nothing is ever deleted from the log.
///
/// Undo is a rule: a seat may take back its own last action as long as it learned nothing by it and nobody else has acted since.
/// Picks that several seats make at once may each be taken back until the last is in. After the end nothing is taken back.
///
/// ```
/// use pig::{Action, Pig, Setup};
/// use table::{Game, Seat, Seed, Table};
///
/// let mut table = Table::<Pig>::new(Setup::default(), Seed::from_number(1))?;
/// // The first die of this seed is a 2.
/// table.play(Seat::one(), Action::Roll)?;
/// table.play(Seat::one(), Action::Hold)?;
/// assert!(table.game().awaited().contains(Seat::new(1)));
/// table.undo(Seat::one())?;
/// assert!(table.game().awaited().contains(Seat::one()));
/// assert!(!table.can_undo(Seat::one()), "a die was seen");
/// assert_eq!(table.steps().len(), 3, "nothing is ever deleted from the log");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Table<G: Game> {
    setup: G::Setup,
    seed: Option<Seed>,
    game: G,
    steps: Vec<Step<G>>,
    /// The actions since the last barrier, each with the state before it.
    open: Vec<OpenAction<G>>,
    /// The last act each viewer has heard of, in the order of [`Viewer::all`].
    acts: Vec<LastAct>,
}

/// One entry of the log, and what every viewer heard of it.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// What was done.
    pub entry: Entry<G::Action>,
    /// What was heard.
    pub heard: Heard<G>,
    /// The act each event belongs to: for every viewer, in the order of [`Viewer::all`], a number for each event heard.
    pub acts: Vec<Vec<u32>>,
}

#[derive(Clone)]
struct OpenAction<G: Game> {
    seat: Seat,
    action: G::Action,
    played: Played,
    before: G,
}

/// An act that may still go on.
#[derive(Clone, Copy, Debug, Default)]
struct LastAct {
    number: u32,
    /// Who continues it, and with what; nobody, if whatever comes next is something else.
    opened: Option<(Option<Seat>, &'static str)>,
}

impl LastAct {
    /// The number of the act the event belongs to.
    fn number<G: Game>(&mut self, event: &G::Event) -> u32 {
        match event.act() {
            Act::Follows => {}
            Act::Continues(what) if self.opened == Some((event.seat(), what)) => {}
            Act::Continues(what) => *self = Self { number: self.number + 1, opened: Some((event.seat(), what)) },
            Act::Opens => *self = Self { number: self.number + 1, opened: None },
        }
        self.number
    }
}

impl<G: Game> Table<G> {
    /// A new game.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Self, SetupError> {
        let game = G::new(&setup, seed)?;
        Ok(Self::starting(setup, Some(seed), game))
    }

    fn starting(setup: G::Setup, seed: Option<Seed>, game: G) -> Self {
        let acts = vec![LastAct::default(); game.seats() as usize + 1];
        Self { setup, seed, game, steps: Vec::new(), open: Vec::new(), acts }
    }

    /// A game that starts from a position. It has no seed to reveal.
    pub fn from_position(setup: G::Setup, position: &G::Position) -> Result<Self, PositionError> {
        let game = G::from_position(&setup, position)?;
        Ok(Self::starting(setup, None, game))
    }

    /// A recorded game, played again. Every line must be legal, and the final state must be the recorded one.
    ///
    /// ```
    /// use pig::{Action, Pig, Setup};
    /// use table::{Record, Seat, Seed, Table, digest};
    ///
    /// let mut table = Table::<Pig>::new(Setup::default(), Seed::from_number(1))?;
    /// table.play(Seat::one(), Action::Roll)?;
    /// let text = table.record(vec!["Anna".to_owned(), "Bob".to_owned()]).to_string();
    /// let again = Table::<Pig>::replay(&text.parse::<Record>()?)?;
    /// assert_eq!(digest(again.game()), digest(table.game()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn replay(record: &Record) -> Result<Self, ReplayError> {
        if record.game != G::NAME {
            return Err(ReplayError::OtherGame { found: record.game.clone(), expected: G::NAME });
        }
        let setup: G::Setup =
            serde_json::from_value(record.setup.clone()).map_err(|error| ReplayError::Setup(error.to_string()))?;
        let seed = record.seed.ok_or(ReplayError::NoSeed)?;
        let salts = record.salts.iter().map(|(_, salt)| salt.as_str());
        if record.secret.is_some_and(|secret| secret.salted(salts) != seed) {
            return Err(ReplayError::Shuffle);
        }
        let mut table = Self::new(setup, seed).map_err(|error| ReplayError::Setup(error.to_string()))?;
        if crate::Setup::rules(&table.setup) != record.rules {
            return Err(ReplayError::Setup("the header and the setup name different rules versions".into()));
        }
        for line in &record.lines {
            let fault = |why: Illegal| ReplayError::Line { line: line.number, text: line.text(), why };
            if line.what == "undo" {
                table.undo(line.seat).map_err(fault)?;
            } else {
                let action = line.what.parse::<G::Action>().map_err(|error| fault(error.into()))?;
                table.play(line.seat, action).map_err(fault)?;
            }
        }
        if let Some(expected) = &record.digest {
            let found = crate::digest(&table.game);
            if *expected != found {
                return Err(ReplayError::Digest { expected: expected.clone(), found });
            }
        }
        Ok(table)
    }

    /// The state, the whole truth: for whoever runs the table, never for those who sit at it.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The setup.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The seed, if the game began from one.
    pub const fn seed(&self) -> Option<Seed> {
        self.seed
    }

    /// Everything that happened, from the beginning.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Plays an action; see [`Game::play`].
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&Step<G>, Illegal> {
        let before = self.game.clone();
        let mut heard = Heard::new(self.game.seats());
        match self.game.play(seat, action, &mut heard)? {
            Played::Barrier => self.open.clear(),
            played => self.open.push(OpenAction { seat, action, played, before }),
        }
        if self.game.awaited().is_empty() {
            // The end reveals the seed, and with it everything.
            self.open.clear();
        }
        let viewers = self.acts.iter_mut().zip(heard.viewers());
        let acts = viewers.map(|(last, events)| events.iter().map(|event| last.number::<G>(event)).collect()).collect();
        self.steps.push(Step { entry: Entry::Action { seat, action }, heard, acts });
        Ok(&self.steps[self.steps.len() - 1])
    }

    /// Reads a line that one person has typed or put together: one action, a game's short way of saying several
    /// ([`Game::expand`]), or several of either with semicolons in between. What comes later is read, and tried on a copy, as it will
    /// be when what comes before is played; so the whole line can be played, but for its last action, which is not tried here.
    ///
    /// Only the last action may be one that cannot be taken back. Otherwise a line that fails after it would tell what nobody has
    /// paid for.
    pub fn expand(&self, seat: Seat, line: &str) -> Result<Vec<G::Action>, Illegal> {
        let ahead_of_the_rest = |game: &mut G, action: G::Action| match game.play(seat, action, &mut Unheard)? {
            Played::Barrier => Err(Illegal::because("table-line-too-far")),
            Played::Open | Played::Secret => Ok(()),
        };
        let mut ahead = self.game.clone();
        let mut actions: Vec<G::Action> = Vec::new();
        let mut tried = 0;
        for part in line.split(';') {
            for action in &actions[tried..] {
                ahead_of_the_rest(&mut ahead, *action)?;
            }
            tried = actions.len();
            actions.extend(ahead.expand(seat, part.trim())?);
        }
        let last = actions.len().saturating_sub(1).max(tried);
        for action in &actions[tried..last] {
            ahead_of_the_rest(&mut ahead, *action)?;
        }
        Ok(actions)
    }

    /// Reads a line of a case that is written down beforehand. Whoever wrote it knows what comes, so nothing is told too early by
    /// going on after what cannot be taken back; what is refused is found when it is played.
    pub fn rehearse(&self, seat: Seat, line: &str) -> Result<Vec<G::Action>, Illegal> {
        let mut ahead = self.game.clone();
        let mut actions: Vec<G::Action> = Vec::new();
        for part in line.split(';') {
            let read = ahead.expand(seat, part.trim())?;
            let _ = read.iter().try_for_each(|action| ahead.play(seat, *action, &mut Unheard).map(|_| ()));
            actions.extend(read);
        }
        Ok(actions)
    }

    /// May the seat take back its last action?
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.last_open(seat).is_some()
    }

    /// Takes back the seat's last action, if nobody learned anything by it. The log keeps both.
    pub fn undo(&mut self, seat: Seat) -> Result<&Step<G>, Illegal> {
        const NOTHING: Illegal = Illegal::because("table-nothing-to-undo");
        let index = self.last_open(seat).ok_or(NOTHING)?;
        let mut game = self.open[index].before.clone();
        let mut open = self.open[..index].to_vec();
        for later in &self.open[index + 1..] {
            // Others' secret picks of the same moment stay made.
            let before = game.clone();
            let played = game.play(later.seat, later.action, &mut crate::Unheard)?;
            open.push(OpenAction { played, before, ..later.clone() });
        }
        self.game = game;
        self.open = open;
        // What is taken back is an act of its own, and nothing that follows belongs to what came before it.
        for last in &mut self.acts {
            *last = LastAct { number: last.number + 1, opened: None };
        }
        let heard = Heard::new(self.game.seats());
        self.steps.push(Step { entry: Entry::Undo { seat }, heard, acts: vec![Vec::new(); self.acts.len()] });
        Ok(&self.steps[self.steps.len() - 1])
    }

    fn last_open(&self, seat: Seat) -> Option<usize> {
        let index = self.open.iter().rposition(|step| step.seat == seat)?;
        let is_last = index + 1 == self.open.len();
        // Once another has acted, only secret picks of the same moment can be taken back.
        (is_last || self.open[index..].iter().all(|step| step.played == Played::Secret)).then_some(index)
    }

    /// The whole record, seed and all: only for a finished game, or for whoever runs the table.
    pub fn record(&self, names: Vec<String>) -> Record {
        let over = self.game.awaited().is_empty();
        Record {
            game: G::NAME.to_owned(),
            rules: crate::Setup::rules(&self.setup),
            // A setup is plain data with text keys, which serde_json always can write.
            setup: serde_json::to_value(&self.setup).expect("a setup can be written as JSON"),
            seed: self.seed,
            secret: None,
            salts: Vec::new(),
            names,
            digest: over.then(|| crate::digest(&self.game)),
            lines: self.steps.iter().map(|step| crate::Line::of(&step.entry)).collect(),
        }
    }

    /// A copy of the state alone: nothing that happened, and no seed.
    #[must_use]
    pub fn without_log(&self) -> Self {
        Self {
            setup: self.setup.clone(),
            seed: None,
            game: self.game.clone(),
            acts: self.acts.clone(),
            steps: Vec::new(),
            open: Vec::new(),
        }
    }

    /// A copy in a state this viewer may imagine, with the log as it was heard and no seed.
    ///
    /// ```
    /// use pig::{Action, Pig, Setup};
    /// use table::{Game, Seat, Seed, Table, Viewer};
    ///
    /// let table = Table::<Pig>::new(Setup::default(), Seed::from_number(1))?;
    /// let mut other = table.imagined(Viewer::Onlooker, 42);
    /// // It looks the same, and the dice fall otherwise.
    /// assert_eq!(other.game().view(Viewer::Onlooker), table.game().view(Viewer::Onlooker));
    /// other.play(Seat::one(), Action::Roll)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn imagined(&self, viewer: Viewer, number: u64) -> Self {
        let mut copy = Self { seed: None, ..self.clone() };
        copy.game.imagine(viewer, Chance::imagined(number));
        copy
    }

    /// What a viewer heard since step number `from`: the number of the step, the event, and the number of the act it belongs to.
    pub fn heard_since(&self, from: usize, viewer: Viewer) -> impl Iterator<Item = (usize, &G::Event, u32)> {
        let index = viewer.index(self.game.seats());
        self.steps.iter().enumerate().skip(from).flat_map(move |(number, step)| {
            step.heard.by(viewer).iter().zip(&step.acts[index]).map(move |(event, act)| (number, event, *act))
        })
    }
}
