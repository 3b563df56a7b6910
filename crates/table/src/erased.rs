//! The type-erased twin: every game behind one object-safe interface that speaks JSON and notation. The server, the terminal and
//! other languages use it, so none of them knows a game by name.

use std::marker::PhantomData;
use std::time::{Duration, Instant};

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS as _;

use crate::{
    Advice, Blocked, Bot, BotError, BotSpec, Chance, Event as _, Form, Game, Id, Illegal, MAX_SEATS, Message, MessageSpec, Moved,
    Offer, PositionError, Record, ReplayError, Seat, Seats, Seed, Seen, Setup as _, SetupError, Sheet, Standing, Stream, Table,
    Tally, Unheard, Viewer, Weighed, digest,
};

/// How a game's bots are made: from what was asked for, with a number that decides their chance.
pub type MakeBot<G> = fn(&BotSpec, u64) -> Result<Box<dyn Bot<G>>, BotError>;

/// A game as the registry knows it.
///
/// ```
/// use pig::Pig;
/// use serde_json::json;
/// use table::{AnyGame, BotError, Registered, Seed};
///
/// // A game without any bots; the registry gives each its own.
/// static PIG: Registered<Pig> = Registered::new(|bot, _| Err(BotError::Unknown(bot.name.clone(), String::new())));
/// let game: &dyn AnyGame = &PIG;
/// assert_eq!(game.check_setup(&json!({ "goal": 50 }))?["seats"], 2, "what is not said is as usual");
/// assert!(game.check_setup(&json!({ "seats": 9 })).is_err());
/// let table = game.open(&json!({ "seats": 3 }), Seed::from_number(1))?;
/// assert_eq!(table.seats(), 3);
/// # Ok::<(), table::SetupError>(())
/// ```
pub trait AnyGame: Send + Sync {
    /// The game's name in commands and records.
    fn name(&self) -> &'static str;
    /// The newest version of its rules.
    fn rules(&self) -> u32;
    /// Every message it can speak.
    fn messages(&self) -> &'static [MessageSpec];
    /// The dialog for its setup.
    fn form(&self) -> Form;
    /// The setup played when nothing is said.
    fn default_setup(&self) -> Value;
    /// The setup people play by who have said this much: the rest is what the form proposes, or else the default.
    fn proposed_setup(&self, said: &Value) -> Value;
    /// Reads a setup strictly and returns it complete; `seats` of it plays.
    fn check_setup(&self, setup: &Value) -> Result<Value, SetupError>;
    /// What the rules advise against in a setup that can be played.
    fn warnings(&self, setup: &Value) -> Result<Vec<Message>, SetupError>;
    /// A new game.
    fn open(&self, setup: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, SetupError>;
    /// A game that starts from a hand-written case.
    fn rig(&self, setup: &Value, rig: &Value) -> Result<Box<dyn AnyTable>, PositionError>;
    /// A recorded game, played again.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, ReplayError>;
    /// The bots only this game has: each knows one plan and keeps to it.
    fn personalities(&self) -> &'static [&'static str];
    /// Can this bot be seated?
    fn check_bot(&self, bot: &BotSpec) -> Result<(), BotError>;
    /// Bots, one a seat, that play as many games against each other as one likes.
    fn contests(&self, setup: &Value, bots: &[BotSpec]) -> Result<Box<dyn Contests>, ContestError>;
    /// A whole game between bots, one a seat.
    fn contest(&self, setup: &Value, seed: Seed, bots: &[BotSpec]) -> Result<Contest, ContestError> {
        self.contests(setup, bots)?.play(seed)
    }
    /// Lets the bot play all seats until it has thought about this number of choices, and counts the games it imagined: for benchmarks. A bot
    /// that does not think plays one game.
    fn thoughts(&self, setup: &Value, seed: Seed, bot: &BotSpec, choices: u64) -> Result<u64, ContestError>;
    /// Random games until this number of decisions is made, the last one cut short: for benchmarks.
    fn random_games(&self, setup: &Value, seed: Seed, decisions: u64) -> Result<RandomGames, SetupError>;
    /// Copies a state in the middle of a game this number of times: for benchmarks.
    fn clones(&self, setup: &Value, seed: Seed, times: u64) -> Result<(), SetupError>;
    /// Copies and imagines a state in the middle of a game this number of times: for benchmarks.
    fn imagines(&self, setup: &Value, seed: Seed, times: u64) -> Result<(), SetupError>;
    /// How many ways there are to play this number of decisions from the start (several awaited seats act in seat order).
    fn perft(&self, setup: &Value, seed: Seed, depth: u32) -> Result<u64, SetupError>;
    /// How many bytes a state takes.
    fn state_bytes(&self) -> usize;
    /// What is printed on everything it is played with.
    fn catalogue(&self) -> Value;
    /// Writes the TypeScript types of its views, events and catalogue.
    fn write_types(&self, to: &ts_rs::Config) -> Result<(), ts_rs::ExportError>;
}

/// A game in progress.
///
/// ```
/// # use pig::Pig;
/// # use table::{AnyGame, BotError, Registered};
/// # static PIG: Registered<Pig> = Registered::new(|bot, _| Err(BotError::Unknown(bot.name.clone(), String::new())));
/// use serde_json::json;
/// use table::{Seat, Viewer};
///
/// let mut table = PIG.rig(&json!({}), &json!({ "dice": [6] }))?;
/// table.play(Seat::one(), "roll")?;
/// let offers: Vec<String> = table.legal(Seat::one()).into_iter().map(|offer| offer.notation).collect();
/// assert_eq!(offers, ["roll", "hold"]);
/// assert_eq!(table.view(Viewer::Onlooker).value()["total"], 6);
/// assert_eq!(table.heard_since(0, Viewer::Onlooker)[0].message.id, "pig-rolled");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyTable: Send {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The complete setup.
    fn setup(&self) -> Value;
    /// The seed, if the game began from one; to be told only when the game is over.
    fn seed(&self) -> Option<Seed>;
    /// The number for a bot that decides now, where the same seed and the same moves must always make the same game. It differs with
    /// every entry.
    fn bot_number(&self) -> u64 {
        self.seed().map_or(0, |seed| seed.number()).rotate_left(17) ^ self.entries() as u64
    }
    /// How many seats play.
    fn seats(&self) -> u8;
    /// Who may act now; empty when the game is over.
    fn awaited(&self) -> Seats;
    /// What the seat may do.
    fn legal(&self, seat: Seat) -> Vec<Offer>;
    /// What the seat may nearly do, and why not.
    fn blocked(&self, seat: Seat) -> Vec<Blocked>;
    /// What is asked of the seat.
    fn prompt(&self, seat: Seat) -> Message;
    /// What is played and how it is won; see [`Game::about`].
    fn about(&self) -> Message;
    /// The seat's only option, where everybody can see that it is the only one.
    fn automatic(&self, seat: Seat) -> Option<String>;
    /// Plays one action.
    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Illegal>;
    /// Turns a long line into single actions' notation; see [`Table::expand`].
    fn expand(&self, seat: Seat, line: &str) -> Result<Vec<String>, Illegal>;
    /// The same for a case that is written down beforehand: see [`Table::rehearse`].
    fn rehearse(&self, seat: Seat, line: &str) -> Result<Vec<String>, Illegal>;
    /// May the seat take back its last action?
    fn can_undo(&self, seat: Seat) -> bool;
    /// Takes back the seat's last action.
    fn undo(&mut self, seat: Seat) -> Result<(), Illegal>;
    /// How many entries the log has.
    fn entries(&self) -> usize;
    /// What the viewer heard since entry `from`.
    fn heard_since(&self, from: usize, viewer: Viewer) -> Vec<HeardEvent>;
    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Written;
    /// The same as a sheet of text blocks.
    fn sheet(&self, viewer: Viewer) -> Sheet;
    /// The whole state: never for a player's eyes.
    fn position(&self) -> Value;
    /// The fingerprint of the state.
    fn digest(&self) -> String;
    /// How the game stands by the whole truth.
    fn standing(&self) -> Standing;
    /// Every seat's points by their sources, as far as the viewer may know them.
    fn tally(&self, viewer: Viewer) -> Vec<Tally>;
    /// Is any seat shown something now that another one is not to see?
    fn has_secrets(&self) -> bool;
    /// The whole record, seed and all: only for a finished game, or for whoever runs the table.
    fn record(&self, names: Vec<String>) -> Record;
    /// What a bot would do on this seat, and why. The number decides the bot's chance.
    fn advise(&self, seat: Seat, bot: &BotSpec, number: u64) -> Result<Advised, AdviseError>;
    /// What a bot on this seat was told and cannot follow at this table.
    fn remarks(&self, seat: Seat, bot: &BotSpec) -> Result<Vec<Message>, BotError>;
    /// A campaign's next setup, once the game is over.
    fn sequel(&self) -> Option<Value>;
    /// A copy of the table as it is.
    fn duplicate(&self) -> Box<dyn AnyTable>;
    /// A copy for a bot to think on: the state, without log, seed and what could be taken back.
    fn to_think_on(&self) -> Box<dyn AnyTable>;
    /// A copy in a state this viewer may imagine, with the log as it was heard: whoever shows a table can check that nothing the
    /// viewer is sent depends on more. The number decides what is imagined.
    fn imagined(&self, viewer: Viewer, number: u64) -> Box<dyn AnyTable>;
}

/// Data that is written as JSON already: views, events and setups are sent on by the thousand, and hardly ever looked into. It takes a
/// fraction of the memory of a [`Value`].
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Written(Box<RawValue>);

impl Written {
    /// Writes plain data with text keys, which `serde_json` always can.
    pub fn of(data: &impl Serialize) -> Self {
        Self(serde_json::value::to_raw_value(data).expect("plain data can be written as JSON"))
    }

    /// To look into.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.0.get()).expect("what was written can be read")
    }
}

/// By way of a [`Value`], so that the same data is the same text however it was written.
impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(|value| Self::of(&value))
    }
}

impl PartialEq for Written {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

/// Something a viewer heard.
#[derive(Clone, Debug, PartialEq)]
pub struct HeardEvent {
    /// The number of the table's entry, from 0.
    pub entry: usize,
    /// The event as JSON.
    pub event: Written,
    /// It in words.
    pub message: Message,
    /// Who did it, or whom it befell.
    pub seat: Option<Seat>,
    /// What it touches.
    pub targets: Vec<String>,
    /// What went from where to where.
    pub moved: Vec<Moved>,
    /// The number of the act it belongs to, for this viewer.
    pub act: u32,
    /// Is it one step of several?
    pub step: bool,
}

/// What a bot would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Advised {
    /// The action's notation.
    pub notation: String,
    /// The action in words.
    pub message: Message,
    /// Why.
    pub reason: Message,
    /// The best actions with what they promise, the picked one first; nothing where there was no choice, or the bot weighs nothing.
    pub best: Vec<Promising>,
}

/// How many of the best actions are told.
const BEST: usize = 3;

/// An action and what it promises.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Promising {
    /// The action's notation.
    pub notation: String,
    /// The action in words.
    pub message: Message,
    /// The chance to win that it promises, in percent.
    pub percent: u8,
}

/// Why no advice can be given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AdviseError {
    /// There is no such bot.
    #[error(transparent)]
    Bot(#[from] BotError),
    /// The seat is not awaited.
    #[error("this seat is not asked anything now")]
    NotAwaited,
}

/// Bots at a table, who stay for game after game. They play on the bare engine: nobody listens, nothing is kept.
pub trait Contests {
    /// A whole game.
    fn play(&mut self, seed: Seed) -> Result<Contest, ContestError>;
    /// The same game, with its record.
    fn play_recorded(&mut self, seed: Seed) -> Result<(Contest, Record), ContestError>;
}

/// The end of a game between bots.
#[derive(Clone, Debug)]
pub struct Contest {
    /// How it ended.
    pub standing: Standing,
    /// How many rounds it took.
    pub rounds: u32,
    /// How many decisions each seat made.
    pub decisions: [u32; MAX_SEATS],
    /// How long each seat was awaited: what it thought about, and what its actions took.
    pub thought: [Duration; MAX_SEATS],
    /// What each seat had in the end; see [`Game::belongings`].
    pub belongings: Vec<Vec<Id>>,
}

/// Why bots cannot play a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContestError {
    /// The setup cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A bot does not exist.
    #[error(transparent)]
    Bot(#[from] BotError),
    /// There must be one bot a seat.
    #[error("{bots} bots for {seats} seats")]
    Seats {
        /// How many bots were given.
        bots: usize,
        /// How many seats there are.
        seats: u8,
    },
}

/// What random play amounted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RandomGames {
    /// Decisions made.
    pub decisions: u64,
    /// Games finished.
    pub games: u64,
    /// The decisions of those games: without the last game, which was cut short.
    pub in_whole_games: u64,
}

/// A registered game: implements [`AnyGame`] for any [`Game`].
pub struct Registered<G: Game> {
    bots: MakeBot<G>,
    personalities: &'static [&'static str],
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Registered<G> {
    /// A game with its bots.
    pub const fn new(bots: MakeBot<G>) -> Self {
        Self { bots, personalities: &[], game: PhantomData }
    }

    /// With bots that only this game has, by their names.
    #[must_use]
    pub const fn with(self, personalities: &'static [&'static str]) -> Self {
        Self { personalities, ..self }
    }

    fn read_setup(setup: &Value) -> Result<G::Setup, SetupError> {
        serde_json::from_value(setup.clone()).map_err(|error| {
            let why = crate::Arg::Text(error.to_string());
            SetupError::new("setup", Message::new("table-setup-unreadable").with("why", why))
        })
    }

    /// A state some decisions into a random game.
    fn in_the_middle(setup: &Value, seed: Seed) -> Result<G, SetupError> {
        let mut game = G::new(&Self::read_setup(setup)?, seed)?;
        let mut legal = Vec::new();
        let mut chance = Chance::imagined(1);
        for _ in 0..60 {
            let before = game.clone();
            if !play_randomly(&mut game, &mut legal, &mut chance) {
                return Ok(before);
            }
        }
        Ok(game)
    }
}

const PICK: Stream = Stream::new(0);

/// Plays one random action of the lowest awaited seat; false when the game is over.
fn play_randomly<G: Game>(game: &mut G, legal: &mut Vec<G::Action>, chance: &mut Chance) -> bool {
    let Some(seat) = game.awaited().lowest() else { return false };
    legal.clear();
    game.legal(seat, legal);
    let action = legal[chance.draw(PICK, legal.len() as u32) as usize];
    let played = game.play(seat, action, &mut Unheard);
    debug_assert!(played.is_ok(), "a legal action was refused");
    true
}

impl<G: Game> AnyGame for Registered<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn messages(&self) -> &'static [MessageSpec] {
        G::MESSAGES
    }

    fn form(&self) -> Form {
        G::Setup::form()
    }

    fn default_setup(&self) -> Value {
        to_value(&G::Setup::default())
    }

    fn proposed_setup(&self, said: &Value) -> Value {
        let (mut setup, Some(said)) = (self.default_setup(), said.as_object()) else { return said.clone() };
        let proposals = self.form().fields.into_iter().filter_map(|field| Some((field.id.to_owned(), field.proposal?)));
        for (id, value) in proposals.chain(said.clone()) {
            setup[id] = value;
        }
        setup
    }

    fn check_setup(&self, setup: &Value) -> Result<Value, SetupError> {
        // Only of what is new: a game that began with such a number goes on.
        G::Setup::form().check_numbers(setup)?;
        let setup = Self::read_setup(setup)?;
        G::new(&setup, Seed::from_number(0))?;
        Ok(to_value(&setup))
    }

    fn warnings(&self, setup: &Value) -> Result<Vec<Message>, SetupError> {
        Ok(Self::read_setup(setup)?.warnings())
    }

    fn open(&self, setup: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, SetupError> {
        let table = Table::<G>::new(Self::read_setup(setup)?, seed)?;
        Ok(Box::new(Erased { table, bots: self.bots }))
    }

    fn rig(&self, setup: &Value, rig: &Value) -> Result<Box<dyn AnyTable>, PositionError> {
        let table = Table::<G>::rigged(Self::read_setup(setup)?, rig)?;
        Ok(Box::new(Erased { table, bots: self.bots }))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, ReplayError> {
        Ok(Box::new(Erased { table: Table::<G>::replay(record)?, bots: self.bots }))
    }

    fn personalities(&self) -> &'static [&'static str] {
        self.personalities
    }

    fn check_bot(&self, bot: &BotSpec) -> Result<(), BotError> {
        (self.bots)(bot, 0).map(|_| ())
    }

    fn contests(&self, setup: &Value, bots: &[BotSpec]) -> Result<Box<dyn Contests>, ContestError> {
        let setup = Self::read_setup(setup)?;
        let seats = G::new(&setup, Seed::from_number(0))?.seats();
        if bots.len() != seats as usize {
            return Err(ContestError::Seats { bots: bots.len(), seats });
        }
        let seated = bots.iter().map(|bot| (self.bots)(bot, 0)).collect::<Result<Vec<_>, _>>()?;
        Ok(Box::new(Seated { setup, specs: bots.to_vec(), make: self.bots, bots: seated }))
    }

    fn thoughts(&self, setup: &Value, seed: Seed, bot: &BotSpec, choices: u64) -> Result<u64, ContestError> {
        let setup = Self::read_setup(setup)?;
        let (mut thought_about, mut imagined) = (0, 0);
        for number in 0.. {
            let mut game = G::new(&setup, seed.later(number))?;
            let mut bot = (self.bots)(bot, number)?;
            while let Some(seat) = game.awaited().lowest() {
                let action = bot.pick(&Seen::new(&game, seat));
                game.play(seat, action, &mut Unheard).map(|_| ()).expect("bots pick legal actions");
                let games: u64 = bot.weighed().iter().map(|one| u64::from(one.games)).sum();
                imagined += games;
                thought_about += u64::from(games > 0);
                if thought_about >= choices {
                    return Ok(imagined);
                }
            }
            if thought_about == 0 {
                break;
            }
        }
        Ok(imagined)
    }

    fn random_games(&self, setup: &Value, seed: Seed, decisions: u64) -> Result<RandomGames, SetupError> {
        let setup = Self::read_setup(setup)?;
        let mut chance = Chance::imagined(seed.number());
        let mut legal = Vec::with_capacity(64);
        let mut done = RandomGames { decisions: 0, games: 0, in_whole_games: 0 };
        while done.decisions < decisions {
            let mut game = G::new(&setup, seed.later(done.games))?;
            while play_randomly(&mut game, &mut legal, &mut chance) {
                done.decisions += 1;
                if done.decisions >= decisions {
                    return Ok(done);
                }
            }
            done.games += 1;
            done.in_whole_games = done.decisions;
        }
        Ok(done)
    }

    fn clones(&self, setup: &Value, seed: Seed, times: u64) -> Result<(), SetupError> {
        let game = Self::in_the_middle(setup, seed)?;
        for _ in 0..times {
            std::hint::black_box(std::hint::black_box(&game).clone());
        }
        Ok(())
    }

    fn imagines(&self, setup: &Value, seed: Seed, times: u64) -> Result<(), SetupError> {
        let game = Self::in_the_middle(setup, seed)?;
        for number in 0..times {
            let mut copy = std::hint::black_box(&game).clone();
            copy.imagine(Viewer::Seat(Seat::new(0)), Chance::imagined(number));
            std::hint::black_box(copy);
        }
        Ok(())
    }

    fn perft(&self, setup: &Value, seed: Seed, depth: u32) -> Result<u64, SetupError> {
        fn count<G: Game>(game: &G, depth: u32) -> u64 {
            let Some(seat) = game.awaited().lowest().filter(|_| depth > 0) else { return 1 };
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            if depth == 1 {
                return legal.len() as u64;
            }
            legal
                .into_iter()
                .map(|action| {
                    let mut next = game.clone();
                    let played = next.play(seat, action, &mut Unheard);
                    debug_assert!(played.is_ok(), "a legal action was refused");
                    count(&next, depth - 1)
                })
                .sum()
        }
        Ok(count(&G::new(&Self::read_setup(setup)?, seed)?, depth))
    }

    fn state_bytes(&self) -> usize {
        size_of::<G>()
    }

    fn catalogue(&self) -> Value {
        to_value(&G::catalogue())
    }

    fn write_types(&self, to: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
        G::View::export_all(to)?;
        G::Event::export_all(to)?;
        G::Catalogue::export_all(to)
    }
}

/// The stream from which the bots of a contest get their own chance: the last one, so that it never meets the game's.
const BOTS: Stream = Stream::new(crate::STREAMS as u8 - 1);

/// Bots that stay at a table for many games.
struct Seated<G: Game> {
    setup: G::Setup,
    specs: Vec<BotSpec>,
    make: MakeBot<G>,
    bots: Vec<Box<dyn Bot<G>>>,
}

impl<G: Game> Seated<G> {
    /// Plays a game, and shows every action.
    fn play_to_the_end(&mut self, seed: Seed, mut shown: impl FnMut(Seat, G::Action)) -> Result<Contest, ContestError> {
        let mut game = G::new(&self.setup, seed)?;
        let mut chance = Chance::seeded(seed);
        for (bot, spec) in self.bots.iter_mut().zip(&self.specs) {
            let number = chance.draw(BOTS, u32::MAX).into();
            if !bot.begin_anew(number) {
                *bot = (self.make)(spec, number)?;
            }
        }
        let mut decisions = [0; MAX_SEATS];
        let mut thought = [Duration::ZERO; MAX_SEATS];
        // To ask the clock takes as long as some bots think, so it is asked once a turn rather than once a decision.
        let mut turn: Option<(Seat, Instant)> = None;
        while let Some(seat) = game.awaited().lowest() {
            if turn.is_none_or(|(other, _)| other != seat) {
                let now = Instant::now();
                if let Some((before, since)) = turn.replace((seat, now)) {
                    thought[before.index()] += now - since;
                }
            }
            let action = self.bots[seat.index()].pick(&Seen::new(&game, seat));
            decisions[seat.index()] += 1;
            shown(seat, action);
            game.play(seat, action, &mut Unheard).map(|_| ()).expect("bots pick legal actions");
        }
        if let Some((last, since)) = turn {
            thought[last.index()] += since.elapsed();
        }
        let seats = (0..game.seats() as usize).map(Seat::new);
        Ok(Contest {
            standing: game.standing(),
            rounds: game.round(),
            decisions,
            thought,
            belongings: seats.map(|seat| game.belongings(seat)).collect(),
        })
    }
}

impl<G: Game> Contests for Seated<G> {
    fn play(&mut self, seed: Seed) -> Result<Contest, ContestError> {
        self.play_to_the_end(seed, |_, _| ())
    }

    fn play_recorded(&mut self, seed: Seed) -> Result<(Contest, Record), ContestError> {
        let mut actions = Vec::new();
        let contest = self.play_to_the_end(seed, |seat, action| actions.push((seat, action)))?;
        let mut table = Table::<G>::new(self.setup.clone(), seed)?;
        for (seat, action) in actions {
            table.play(seat, action).expect("what was played can be played again");
        }
        Ok((contest, table.record(self.specs.iter().map(ToString::to_string).collect())))
    }
}

struct Erased<G: Game> {
    table: Table<G>,
    bots: MakeBot<G>,
}

/// Views, setups, positions and events are plain data with text keys, which `serde_json` always can write.
fn to_value(data: &impl Serialize) -> Value {
    serde_json::to_value(data).expect("plain data can be written as JSON")
}

impl<G: Game> AnyTable for Erased<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn setup(&self) -> Value {
        to_value(self.table.setup())
    }

    fn seed(&self) -> Option<Seed> {
        self.table.seed()
    }

    fn seats(&self) -> u8 {
        self.table.game().seats()
    }

    fn awaited(&self) -> Seats {
        self.table.game().awaited()
    }

    fn legal(&self, seat: Seat) -> Vec<Offer> {
        crate::offers(self.table.game(), seat)
    }

    fn blocked(&self, seat: Seat) -> Vec<Blocked> {
        crate::blocked(self.table.game(), seat)
    }

    fn prompt(&self, seat: Seat) -> Message {
        self.table.game().prompt(seat)
    }

    fn about(&self) -> Message {
        self.table.game().about()
    }

    fn automatic(&self, seat: Seat) -> Option<String> {
        self.table.game().automatic(seat).map(|action| action.to_string())
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Illegal> {
        let action = notation.parse::<G::Action>()?;
        self.table.play(seat, action).map(|_| ())
    }

    fn expand(&self, seat: Seat, line: &str) -> Result<Vec<String>, Illegal> {
        let actions = self.table.expand(seat, line)?;
        Ok(actions.into_iter().map(|action| action.to_string()).collect())
    }

    fn rehearse(&self, seat: Seat, line: &str) -> Result<Vec<String>, Illegal> {
        let actions = self.table.rehearse(seat, line)?;
        Ok(actions.into_iter().map(|action| action.to_string()).collect())
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.table.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Illegal> {
        self.table.undo(seat).map(|_| ())
    }

    fn entries(&self) -> usize {
        self.table.entries().len()
    }

    fn heard_since(&self, from: usize, viewer: Viewer) -> Vec<HeardEvent> {
        let heard = |(entry, event, act): (usize, G::Event, u32)| HeardEvent {
            entry,
            event: Written::of(&event),
            message: event.message(),
            seat: event.seat(),
            targets: event.targets(),
            moved: event.moved(),
            act,
            step: event.is_step(),
        };
        self.table.heard_since(from, viewer).into_iter().map(heard).collect()
    }

    fn view(&self, viewer: Viewer) -> Written {
        Written::of(&self.table.game().view(viewer))
    }

    fn sheet(&self, viewer: Viewer) -> Sheet {
        G::sheet(&self.table.game().view(viewer))
    }

    fn position(&self) -> Value {
        to_value(&self.table.game().position())
    }

    fn digest(&self) -> String {
        digest(self.table.game())
    }

    fn standing(&self) -> Standing {
        self.table.game().standing()
    }

    fn tally(&self, viewer: Viewer) -> Vec<Tally> {
        self.table.game().tally(viewer)
    }

    fn has_secrets(&self) -> bool {
        self.table.game().has_secrets()
    }

    fn record(&self, names: Vec<String>) -> Record {
        self.table.record(names)
    }

    fn advise(&self, seat: Seat, bot: &BotSpec, number: u64) -> Result<Advised, AdviseError> {
        if !self.table.game().awaited().contains(seat) {
            return Err(AdviseError::NotAwaited);
        }
        let mut bot = (self.bots)(bot, number)?;
        let Advice { action, reason } = bot.decide(&Seen::new(self.table.game(), seat));
        let words = |action| self.table.game().describe(seat, action).message;
        let best = Weighed::well_known(bot.weighed()).into_iter().take(BEST).map(|one| Promising {
            notation: one.action.to_string(),
            message: words(one.action),
            percent: one.percent(),
        });
        Ok(Advised { notation: action.to_string(), message: words(action), reason, best: best.collect() })
    }

    fn remarks(&self, seat: Seat, bot: &BotSpec) -> Result<Vec<Message>, BotError> {
        Ok((self.bots)(bot, 0)?.remarks(&Seen::new(self.table.game(), seat)))
    }

    fn sequel(&self) -> Option<Value> {
        self.table.game().sequel().map(|setup| to_value(&setup))
    }

    fn duplicate(&self) -> Box<dyn AnyTable> {
        Box::new(Self { table: self.table.clone(), bots: self.bots })
    }

    fn to_think_on(&self) -> Box<dyn AnyTable> {
        Box::new(Self { table: self.table.without_log(), bots: self.bots })
    }

    fn imagined(&self, viewer: Viewer, number: u64) -> Box<dyn AnyTable> {
        Box::new(Self { table: self.table.imagined(viewer, number), bots: self.bots })
    }
}
