//! A game in progress: its state, its log, and taking back.

use std::collections::VecDeque;

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
/// assert_eq!(table.entries().len(), 3, "nothing is ever deleted from the log");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Table<G: Game> {
    setup: G::Setup,
    seed: Option<Seed>,
    game: G,
    /// The state it began with, where no seed tells it: from there on, everything can be told again.
    start: Option<Box<G>>,
    entries: Vec<Entry<G::Action>>,
    /// The last steps, which somebody may not have heard of yet. What came before them is told by playing the entries again: a log
    /// of what everybody heard would be many times as large as the game.
    latest: VecDeque<Step<G>>,
    /// The actions since the last barrier.
    open: Vec<OpenAction<G>>,
    /// The state before the first of them. In a box: mostly there is none.
    before_open: Option<Box<G>>,
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
}

/// How many steps a table remembers as they were heard.
const REMEMBERED: usize = 8;

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
        Ok(Self::starting(setup, Some(seed), None, game))
    }

    fn starting(setup: G::Setup, seed: Option<Seed>, start: Option<Box<G>>, game: G) -> Self {
        let acts = vec![LastAct::default(); game.seats() as usize + 1];
        let latest = VecDeque::new();
        Self { setup, seed, game, start, entries: Vec::new(), latest, open: Vec::new(), before_open: None, acts }
    }

    /// The state it began with.
    fn start(&self) -> Option<G> {
        let dealt = || G::new(&self.setup, self.seed?).ok();
        self.start.as_deref().cloned().or_else(dealt)
    }

    /// A game that starts from a position. It has no seed to reveal.
    pub fn from_position(setup: G::Setup, position: &G::Position) -> Result<Self, PositionError> {
        let game = G::from_position(&setup, position)?;
        Ok(Self::starting(setup, None, Some(Box::new(game.clone())), game))
    }

    /// A game that starts from a hand-written case.
    pub fn rigged(setup: G::Setup, rig: &serde_json::Value) -> Result<Self, PositionError> {
        let rig: G::Rig = serde_json::from_value(rig.clone()).map_err(|error| PositionError(format!("rig: {error}")))?;
        let position = G::rigged(&setup, &rig)?;
        Self::from_position(setup, &position)
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
        let mut table = if let Some(rig) = &record.rig {
            Self::rigged(setup, rig).map_err(|error| ReplayError::Rig(error.0))?
        } else {
            let seed = record.seed.ok_or(ReplayError::NoSeed)?;
            let salts = record.salts.iter().map(|(_, salt)| salt.as_str());
            if record.secret.is_some_and(|secret| secret.salted(salts) != seed) {
                return Err(ReplayError::Shuffle);
            }
            Self::new(setup, seed).map_err(|error| ReplayError::Setup(error.to_string()))?
        };
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
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// Plays an action; see [`Game::play`].
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&Step<G>, Illegal> {
        let mut heard = Heard::new(self.game.seats());
        let before = self.open.is_empty().then(|| self.game.clone());
        let played = self.game.play(seat, action, &mut heard)?;
        // The end reveals the seed, and with it everything.
        if played == Played::Barrier || self.game.awaited().is_empty() {
            self.open.clear();
            self.before_open = None;
        } else {
            self.open.push(OpenAction { seat, action, played });
            self.before_open = self.before_open.take().or(before.map(Box::new));
        }
        let viewers = self.acts.iter_mut().zip(heard.viewers());
        let acts = viewers.map(|(last, events)| events.iter().map(|event| last.number::<G>(event)).collect()).collect();
        heard.shrink_to_fit();
        Ok(self.remember(Step { entry: Entry::Action { seat, action }, heard, acts }))
    }

    fn remember(&mut self, step: Step<G>) -> &Step<G> {
        self.entries.push(step.entry);
        if self.latest.len() == REMEMBERED {
            self.latest.pop_front();
        }
        self.latest.push_back(step);
        &self.latest[self.latest.len() - 1]
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
        let mut game = self.before_open.as_deref().cloned().ok_or(NOTHING)?;
        let mut open = Vec::with_capacity(self.open.len());
        for kept in self.open.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, kept)| kept) {
            // Others' secret picks of the same moment stay made.
            let played = game.play(kept.seat, kept.action, &mut Unheard)?;
            open.push(OpenAction { played, ..*kept });
        }
        self.before_open = self.before_open.take().filter(|_| !open.is_empty());
        self.game = game;
        self.open = open;
        // What is taken back is an act of its own, and nothing that follows belongs to what came before it.
        for last in &mut self.acts {
            *last = LastAct { number: last.number + 1, opened: None };
        }
        let heard = Heard::new(self.game.seats());
        let acts = vec![Vec::new(); self.acts.len()];
        Ok(self.remember(Step { entry: Entry::Undo { seat }, heard, acts }))
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
            rig: None,
            seed: self.seed,
            known_shuffle: false,
            secret: None,
            salts: Vec::new(),
            names,
            digest: over.then(|| crate::digest(&self.game)),
            lines: self.entries.iter().map(crate::Line::of).collect(),
        }
    }

    /// A copy of the state alone: nothing that happened, and no seed.
    #[must_use]
    pub fn without_log(&self) -> Self {
        Self {
            setup: self.setup.clone(),
            seed: None,
            game: self.game.clone(),
            start: Some(Box::new(self.game.clone())),
            acts: self.acts.clone(),
            entries: Vec::new(),
            latest: VecDeque::new(),
            open: Vec::new(),
            before_open: None,
        }
    }

    /// A copy in a state this viewer may imagine, with the log so far and no seed.
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
        let mut copy = Self { seed: None, start: self.start().map(Box::new), ..self.clone() };
        copy.game.imagine(viewer, Chance::imagined(number));
        copy
    }

    /// What a viewer heard since entry number `from`: the number of the entry, the event, and the number of the act it belongs to.
    pub fn heard_since(&self, from: usize, viewer: Viewer) -> Vec<(usize, G::Event, u32)> {
        let index = viewer.index(self.game.seats());
        let mut heard = Vec::new();
        let mut listen = |number: usize, step: &Step<G>| {
            let events = step.heard.by(viewer).iter().zip(&step.acts[index]);
            heard.extend(events.map(|(event, act)| (number, event.clone(), *act)));
        };
        let forgotten = self.entries.len() - self.latest.len();
        if from >= forgotten {
            self.latest
                .iter()
                .zip(forgotten..)
                .filter(|(_, number)| *number >= from)
                .for_each(|(step, number)| listen(number, step));
            return heard;
        }
        // Every table has one: what it began from, or a seed that has dealt it before.
        let Some(start) = self.start() else { return heard };
        let mut again = Self::starting(self.setup.clone(), None, None, start);
        for (number, entry) in self.entries.iter().enumerate() {
            let step = match *entry {
                Entry::Action { seat, action } => again.play(seat, action),
                Entry::Undo { seat } => again.undo(seat),
            };
            // What was played can be played again; only an imagined state may have gone on as the true one could not.
            let Ok(step) = step else { break };
            if number >= from {
                listen(number, step);
            }
        }
        heard
    }
}
