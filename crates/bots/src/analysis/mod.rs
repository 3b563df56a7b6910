//! A finished game looked at again: how every seat's chance to win went, what changed it, and whether that was luck or choice.
//!
//! Everything is judged by one measure: how often each seat wins if everybody plays on as the game's script does
//! ([`Guide::usual`](crate::Guide::usual)). A position is worth the mean over all states that agree with what the seats know together
//! ([`Game::redeal`]): what nobody knows is luck to come, and what somebody knows is not.
//!
//! - *Luck* is what a position is worth after something came to light, less what it was worth before on average. Over many games it comes
//!   to nothing, because the truth is one of the states that are averaged.
//! - *Choice* is what a move is worth, less what the best one found is worth: never more than nothing for the seat that moved. Both are
//!   judged by what the seat knew ([`Game::imagine`]).
//! - What a position *offers* is what its best move is worth, less the usual one: a chance that was not foreseen, because the positions before
//!   were judged by usual moves.
//!
//! The chance to win that is shown is that of the best move found. So a move's choice and luck, and what the position after it offers, add up
//! to what it changed; and those of all moves to the result less the chance at the start.

mod accuracy;
mod messages;
mod weighing;

use serde::Serialize;
use table::{Chance, Game, MAX_SEATS, Message, Outcome, Record, ReplayError, Seat, Seen, Table, Unheard, Viewer};

use self::accuracy::level;
pub use self::accuracy::{Grade, Regret};
pub use self::messages::MESSAGES;

use self::weighing::{Weighing, Weights};
use crate::{Crew, Guide};

/// The version of what an analysis says: analyses are kept, and one of another version is made again. Raise it whenever the figures or fields
/// change.
pub const VERSION: u32 = 2;

/// A finished game, analysed.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct Analysis {
    /// The game's name.
    pub game: String,
    /// Do all seats win or lose together? Then they all have the same chances.
    pub together: bool,
    /// How many games were imagined for each position.
    pub games: u32,
    /// Each seat's chance to win at the start, from 0 to 1, from the first seat on.
    pub start: Vec<f64>,
    /// Every move that was not taken back, in order.
    pub moves: Vec<AnalysedMove>,
    /// The moves that mattered most, in order.
    pub turnings: Vec<Turning>,
    /// What it amounted to for each seat, from the first on.
    pub seats: Vec<SeatAnalysis>,
}

/// One move, and what it did. What it changed is its choice, its luck, and what it led to offers.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct AnalysedMove {
    /// As which entry of the record it was played, from 1.
    pub at: usize,
    /// Who moved.
    pub seat: Seat,
    /// The action's notation.
    pub notation: String,
    /// The action in words.
    pub message: Message,
    /// Was there anything else to do?
    pub had_choice: bool,
    /// Each seat's chance to win after it and what it brought to light, from 0 to 1, if the best move found is played next.
    pub chances: Vec<f64>,
    /// What it changed less than the best move found would have: never more than 0 for the seat that moved.
    pub choice: Vec<f64>,
    /// What the next move offered beyond the usual one: never less than 0 for the seat that moves next.
    pub offered: Vec<f64>,
    /// What came to light, less what was to be expected.
    pub luck: Vec<f64>,
    /// What was wrong with it, if anything clearly was.
    pub mistake: Option<Mistake>,
}

/// A move that was clearly worse than another.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct Mistake {
    /// How much worse.
    pub grade: Grade,
    /// The best move found.
    pub better: Better,
    /// Every move that was looked at, the best first.
    pub tried: Vec<Tried>,
}

/// A better move than the one that was played.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct Better {
    /// The action's notation.
    pub notation: String,
    /// The action in words.
    pub message: Message,
    /// The chance to win it promised, in percent.
    pub promised: u8,
    /// The chance that was left by the move that was played, in percent.
    pub left: u8,
    /// Why, where there is something to say.
    pub reason: Option<Message>,
}

/// A move that was looked at.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct Tried {
    /// The action's notation.
    pub notation: String,
    /// The action in words.
    pub message: Message,
    /// The chance to win it promised, in percent.
    pub percent: u8,
}

/// A move that mattered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Turning {
    /// Its place among the moves, from 0.
    pub index: usize,
    /// What made it matter.
    pub by: By,
}

/// What makes a move matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// It was a mistake.
    Choice,
    /// What it brought to light.
    Luck,
}

/// What the game amounted to for a seat: the start, its own and others' choices, luck, and what was not foreseen add up to the end.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct SeatAnalysis {
    /// Its chance to win at the start.
    pub start: f64,
    /// What its own choices cost it.
    pub own_choices: f64,
    /// What others' choices gave it.
    pub others_choices: f64,
    /// What luck gave it, or took.
    pub luck: f64,
    /// What better moves than the usual ones offered it, less what they offered others.
    pub unforeseen: f64,
    /// How it ended: 1 for a win.
    pub end: f64,
    /// How often it had a choice.
    pub decisions: u32,
    /// What its moves missed, beside moves by chance: for the accuracy over several games.
    pub regret: Regret,
    /// How well it chose, in percent: 0 as if by chance, 100 where nothing better was found. Nothing if too little was at stake to tell.
    pub accuracy: Option<f64>,
    /// The level of bot it played like.
    pub level: Option<String>,
    /// How many of its moves were inaccuracies.
    pub inaccuracies: u32,
    /// How many were mistakes.
    pub mistakes: u32,
    /// How many were blunders.
    pub blunders: u32,
    /// Its most costly moves, as places among all moves, in order.
    pub decisive: Vec<usize>,
}

/// Why a record cannot be analysed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StudyError {
    /// It cannot be played again.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The game is not over: who plays it may not know what the analysis knows.
    #[error("the game is not over")]
    NotOver,
    /// It has more moves than anybody waits for.
    #[error("the game has more than {0} moves")]
    TooLong(usize),
}

/// An analysis under way. Positions can be judged in any order and at the same time; the result is the same.
pub trait Study: Send + Sync {
    /// How many moves there are to be judged.
    fn moves(&self) -> usize;
    /// Judges one move: the long part.
    fn judge(&self, index: usize) -> Judged;
    /// Puts together what was judged, of every move in order.
    fn conclude(&self, judged: &[Judged]) -> Analysis;
}

/// What is thought of one move.
#[derive(Clone, Debug)]
pub struct Judged {
    /// Was anything else legal?
    had_choice: bool,
    /// What the position was worth to each seat when the move was played, where something came to light by it.
    expected: Option<[f64; MAX_SEATS]>,
    /// What the move gained over the usual one, seat by seat.
    gained: Gain,
    /// What it missed of the best one found, seat by seat.
    missed: Gain,
    mistake: Option<Mistake>,
    regret: Regret,
}

/// The most moves of a game that is analysed.
const MOST_MOVES: usize = 4000;

/// Begins the analysis of a finished game. So many games are imagined for each position; without a number, as many as make an
/// analysis of about half a minute: fewer where there are many moves.
pub fn study<G: Crew>(record: &Record, games: Option<u32>) -> Result<Box<dyn Study>, StudyError> {
    let table = Table::<G>::replay(record)?;
    if !table.game().awaited().is_empty() {
        return Err(StudyError::NotOver);
    }
    let moments = moments(record, &table)?;
    if moments.len() > MOST_MOVES {
        return Err(StudyError::TooLong(MOST_MOVES));
    }
    let games = games.unwrap_or_else(|| fitting(moments.len()));
    Ok(Box::new(StudyOf { moments, end: table.game().clone(), games, guide: G::guide() }))
}

/// How many games to imagine for each position, given how many moves there are. Each is played to its end, so the cost grows with the square.
fn fitting(moves: usize) -> u32 {
    const DECISIONS_IN_ALL: usize = 16_000_000;
    (DECISIONS_IN_ALL / (moves * moves).max(1)).clamp(32, 400) as u32
}

struct StudyOf<G: Crew> {
    moments: Vec<Moment<G>>,
    end: G,
    games: u32,
    guide: Box<dyn Guide<G>>,
}

/// A move, and the state before it.
struct Moment<G: Game> {
    game: G,
    /// As which entry the move was played.
    at: usize,
    seat: Seat,
    action: G::Action,
}

/// Every move that was not taken back.
fn moments<G: Game>(record: &Record, played: &Table<G>) -> Result<Vec<Moment<G>>, ReplayError> {
    let mut kept: Vec<(usize, Seat, G::Action)> = Vec::new();
    for (index, entry) in played.entries().iter().enumerate() {
        match *entry {
            table::Entry::Action { seat, action } => kept.push((index + 1, seat, action)),
            // A seat takes back its own last action.
            table::Entry::Undo { seat } => {
                if let Some(index) = kept.iter().rposition(|(_, other, _)| *other == seat) {
                    kept.remove(index);
                }
            }
        }
    }
    let start = Record { lines: Vec::new(), digest: None, ..record.clone() };
    let mut game = Table::<G>::replay(&start)?.game().clone();
    let mut moments = Vec::with_capacity(kept.len());
    for (at, seat, action) in kept {
        let before = game.clone();
        let fault = |why| ReplayError::Line { line: at, text: format!("{seat}: {action}"), why };
        let _ = game.play(seat, action, &mut Unheard).map_err(fault)?;
        moments.push(Moment { game: before, at, seat, action });
    }
    Ok(moments)
}

impl<G: Crew> StudyOf<G> {
    /// Would anybody see something else after the move if what nobody knows lay otherwise? Would the game end otherwise?
    fn comes_to_light(&self, index: usize) -> bool {
        /// Enough to notice what has a chance of a few in a hundred, most of the time.
        const STATES: u64 = 12;
        let Moment { game, seat, action, .. } = &self.moments[index];
        let seen = |game: &G| {
            let views: Vec<G::View> = Viewer::all(game.seats()).map(|viewer| game.view(viewer)).collect();
            (views, game.awaited(), game.awaited().is_empty().then(|| game.standing().payoffs()))
        };
        let truth = seen(self.moments.get(index + 1).map_or(&self.end, |next| &next.game));
        (0..STATES).any(|number| {
            let mut other = game.clone();
            other.redeal(Chance::imagined(number_of(index) ^ (number + 1)));
            other.play(*seat, *action, &mut Unheard).is_err() || seen(&other) != truth
        })
    }

    /// Imagined games from states that may be the true one, for all that anybody knows, or the seat that moves.
    fn weighing(&self, index: usize, known_by: KnownBy, games: std::ops::Range<u32>) -> Weighing<'_, G> {
        let Moment { game, seat, .. } = &self.moments[index];
        let game = |number: u32| {
            let mut chance = Chance::imagined(number_of(index).wrapping_add(number.into()));
            let dealt = chance.fork();
            let state = match known_by {
                KnownBy::Mover => Seen::new(game, *seat).imagine(dealt),
                KnownBy::Anybody => {
                    let mut state = game.clone();
                    state.redeal(dealt);
                    state
                }
            };
            (state, chance)
        };
        Weighing::new(self.guide.as_ref(), *seat, games.map(game))
    }

    /// What is wrong with a move that seems worse than another, if it still does in games that were not dealt before: the luckiest of several
    /// moves always looks better than it is.
    fn mistake(
        &self,
        index: usize,
        weights: &Weights<G::Action>,
        legal: &[G::Action],
        looked_at: &[G::Action],
    ) -> Option<(Mistake, Gain)> {
        /// How many times as many games are played: few moves get this far.
        const MORE: u32 = 3;
        let Moment { game, seat, action, .. } = &self.moments[index];
        let lost = |weights: &Weights<G::Action>| {
            let chances = [weights.best, *action].map(|action| percent(weights.of(action)[seat.index()]));
            Grade::of(chances[0].saturating_sub(chances[1])).map(|grade| (grade, chances))
        };
        lost(weights)?;
        let weights = self.weighing(index, KnownBy::Mover, self.games..self.games * (1 + MORE)).weigh(legal, looked_at);
        let (grade, [promised, left]) = lost(&weights).filter(|_| weights.is_clear)?;
        let words = |action: G::Action| game.describe(*seat, action).message;
        let reason = {
            let seen = Seen::new(game, *seat);
            crate::reasons::grounds(self.guide.as_ref(), &seen, weights.best, &mut Chance::imagined(number_of(index)))
        };
        let better = Better { notation: weights.best.to_string(), message: words(weights.best), promised, left, reason };
        let tried = |action: &G::Action| Tried {
            notation: action.to_string(),
            message: words(*action),
            percent: percent(weights.of(*action)[seat.index()]),
        };
        let mut tried: Vec<Tried> = looked_at.iter().map(tried).collect();
        // Of equal chances, the one that is called better.
        tried.sort_by_key(|one| (std::cmp::Reverse(one.percent), one.notation != better.notation));
        let missed = minus(weights.of(weights.best), weights.of(*action));
        Some((Mistake { grade, better, tried }, missed))
    }

    fn is_together(&self) -> bool {
        matches!(self.end.standing().outcome, Outcome::Cooperative { .. })
    }
}

/// Whose knowledge an imagined state agrees with.
#[derive(Clone, Copy)]
enum KnownBy {
    Anybody,
    Mover,
}

/// What a seat's choice gave or took, seat by seat.
type Gain = [f64; MAX_SEATS];

/// The chance of a position: its own, and the same every time.
fn number_of(index: usize) -> u64 {
    // Odd, so that no two places have the same.
    (index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// A chance as it is shown.
fn percent(chance: f64) -> u8 {
    (chance.clamp(0.0, 1.0) * 100.0).round() as u8
}

impl<G: Crew> Study for StudyOf<G> {
    fn moves(&self) -> usize {
        self.moments.len()
    }

    fn judge(&self, index: usize) -> Judged {
        let Moment { game, seat, action, .. } = &self.moments[index];
        let mut legal = Vec::new();
        game.legal(*seat, &mut legal);
        let nothing = [0.0; MAX_SEATS];
        let had_choice = legal.len() > 1;
        let mut judged =
            Judged { had_choice, expected: None, gained: nothing, missed: nothing, mistake: None, regret: Regret::default() };
        let comes_to_light = self.comes_to_light(index);
        if had_choice {
            let mut weighing = self.weighing(index, KnownBy::Mover, 0..self.games);
            let looked_at = weighing.worth_a_look(&Seen::new(game, *seat), &legal, *action);
            let weights = weighing.weigh(&legal, &looked_at);
            judged.gained = minus(weights.of(*action), weights.usual);
            let mistake = self.mistake(index, &weights, &legal, &looked_at);
            // The best move is at least as good as the usual one.
            let missed = mistake.as_ref().map_or(nothing, |(_, missed)| *missed);
            let of_usual = judged.gained.map(|gained| 0.0 - gained);
            judged.missed = if of_usual[seat.index()] > missed[seat.index()] { of_usual } else { missed };
            judged.mistake = mistake.map(|(mistake, _)| mistake);
            judged.regret = weights.regret;
            // Without secrets, the seat knows what all know together.
            if comes_to_light && !game.has_secrets() {
                judged.expected = Some(weighing.mean_after(*action));
            }
        }
        if comes_to_light && judged.expected.is_none() {
            judged.expected = Some(self.weighing(index, KnownBy::Anybody, 0..self.games).mean_after(*action));
        }
        judged
    }

    fn conclude(&self, judged: &[Judged]) -> Analysis {
        let seats = self.end.seats() as usize;
        let mut after = self.end.standing().payoffs().map(f64::from);
        let mut offered = [0.0; MAX_SEATS];
        let mut moves = Vec::with_capacity(judged.len());
        for (moment, judged) in self.moments.iter().zip(judged).rev() {
            // Where nothing came to light, what follows is what was chosen.
            let chosen = judged.expected.unwrap_or(after);
            let share =
                as_far_as_it_goes(chosen, judged.gained).min(as_far_as_it_goes(chosen, judged.missed.map(|missed| 0.0 - missed)));
            let [gained, missed] = [judged.gained, judged.missed].map(|values| values.map(|value| share * value));
            let told = |values: [f64; MAX_SEATS]| values[..seats].to_vec();
            moves.push(AnalysedMove {
                at: moment.at,
                seat: moment.seat,
                notation: moment.action.to_string(),
                message: moment.game.describe(moment.seat, moment.action).message,
                had_choice: judged.had_choice,
                chances: told(plus(after, offered)),
                choice: told(missed.map(|missed| 0.0 - missed)),
                offered: told(offered),
                luck: told(minus(after, chosen)),
                mistake: judged.mistake.clone(),
            });
            after = minus(chosen, gained);
            offered = plus(gained, missed);
        }
        moves.reverse();
        let start = plus(after, offered)[..seats].to_vec();
        let seats = (0..seats).map(|index| seat_analysis::<G>(Seat::new(index), start[index], &moves, judged)).collect();
        let turnings = turnings(&moves);
        Analysis { game: G::NAME.to_owned(), together: self.is_together(), games: self.games, turnings, start, moves, seats }
    }
}

fn minus(one: [f64; MAX_SEATS], other: [f64; MAX_SEATS]) -> [f64; MAX_SEATS] {
    std::array::from_fn(|index| one[index] - other[index])
}

fn plus(one: [f64; MAX_SEATS], other: [f64; MAX_SEATS]) -> [f64; MAX_SEATS] {
    std::array::from_fn(|index| one[index] + other[index])
}

/// Which share of a gain can be behind these chances: nobody's was more than 1 or less than 0 before. What a seat cannot know may make
/// its choices matter less than they seemed to.
fn as_far_as_it_goes(chances: [f64; MAX_SEATS], gained: [f64; MAX_SEATS]) -> f64 {
    let room = |(chance, gained): (&f64, f64)| {
        let room = if gained > 0.0 { *chance } else { 1.0 - chance };
        if gained.abs() > room { (room / gained.abs()).max(0.0) } else { 1.0 }
    };
    chances.iter().zip(gained).map(room).fold(1.0, f64::min)
}

fn seat_analysis<G: Crew>(seat: Seat, start: f64, moves: &[AnalysedMove], judged: &[Judged]) -> SeatAnalysis {
    /// The most decisions that a review asks about.
    const MOST_DECISIVE: usize = 3;
    let index = seat.index();
    let sum = |values: &mut dyn Iterator<Item = f64>| values.fold(0.0, |sum, value| sum + value);
    let chosen = |own: bool| {
        let of_seat = moves.iter().filter(move |one| (one.seat == seat) == own);
        sum(&mut of_seat.map(|one| one.choice[index]))
    };
    let own = || moves.iter().zip(judged).enumerate().filter(|(_, (one, _))| one.seat == seat);
    let count =
        |grade| own().filter(|(_, (one, _))| one.mistake.as_ref().is_some_and(|mistake| mistake.grade == grade)).count() as u32;
    let lost = |mistake: &Mistake| mistake.better.promised - mistake.better.left;
    let mut decisive: Vec<(usize, u8)> =
        own().filter_map(|(place, (one, _))| one.mistake.as_ref().map(|mistake| (place, lost(mistake)))).collect();
    decisive.sort_by_key(|(_, lost)| std::cmp::Reverse(*lost));
    decisive.truncate(MOST_DECISIVE);
    decisive.sort_unstable();
    let regret = Regret::of_all(own().map(|(_, (_, judged))| judged.regret));
    let accuracy = regret.accuracy();
    SeatAnalysis {
        start,
        own_choices: chosen(true),
        others_choices: chosen(false),
        luck: sum(&mut moves.iter().map(|one| one.luck[index])),
        unforeseen: sum(&mut moves.iter().map(|one| one.offered[index])),
        end: moves.last().map_or(start, |last| last.chances[index]),
        decisions: own().filter(|(_, (one, _))| one.had_choice).count() as u32,
        regret,
        accuracy,
        level: accuracy.map(|accuracy| level::<G>(accuracy).to_owned()),
        inaccuracies: count(Grade::Inaccuracy),
        mistakes: count(Grade::Mistake),
        blunders: count(Grade::Blunder),
        decisive: decisive.into_iter().map(|(place, _)| place).collect(),
    }
}

/// The worst mistakes, and the strokes of luck that changed somebody's chances most.
fn turnings(moves: &[AnalysedMove]) -> Vec<Turning> {
    /// The most of each that are listed.
    const MISTAKES: usize = 5;
    const STROKES: usize = 3;
    /// A smaller change is none, in percent.
    const AT_LEAST: i32 = 8;
    let mut found: [Vec<(usize, i32)>; 2] = [Vec::new(), Vec::new()];
    for (index, one) in moves.iter().enumerate() {
        if let Some(Mistake { better, .. }) = &one.mistake {
            found[0].push((index, i32::from(better.promised) - i32::from(better.left)));
        } else {
            let (after, luck) = (one.chances[one.seat.index()], one.luck[one.seat.index()]);
            found[1].push((index, (i32::from(percent(after)) - i32::from(percent(after - luck))).abs()));
        }
    }
    let [mut mistakes, mut strokes] = found;
    strokes.retain(|(_, change)| *change >= AT_LEAST);
    for (list, most) in [(&mut mistakes, MISTAKES), (&mut strokes, STROKES)] {
        list.sort_by_key(|(index, change)| (std::cmp::Reverse(*change), *index));
        list.truncate(most);
    }
    let by = |list: Vec<(usize, i32)>, by| list.into_iter().map(move |(index, _)| Turning { index, by });
    let mut turnings: Vec<Turning> = by(mistakes, By::Choice).chain(by(strokes, By::Luck)).collect();
    turnings.sort_by_key(|turning| turning.index);
    turnings
}
