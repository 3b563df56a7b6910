//! A finished game looked at again: how every seat's chance to win went, what changed it, and whether that was luck or choice.
//!
//! A position is judged by what the seat that moves next may know, never by the whole truth: by the truth the next card of a deck is
//! settled before it is turned, so there would be no luck, and every careful choice would be a mistake. The search imagines what the
//! seat could, and plays on as strong bots do.
//!
//! A move changes the chances in two ways. *Choice* is what the move was worth less than the best one, by the same search. *Luck* is the
//! rest: what came to light between the move and the next decision. Where nothing did (whoever moves next would see the same, however
//! the hidden things lay), there is no luck, and both positions have one value but for the choice. So both always add up to the whole
//! change, move by move and over the game.

use serde::Serialize;
use table::ArgKind::{Name, Number, Said};
use table::{
    ArgKind, Chance, Game, MAX_SEATS, Message, MessageSpec, Outcome, Record, ReplayError, Seat, Seen, Standing, Table, Unheard,
    Viewer, Weighed, says,
};

use crate::arithmetic::exponential;
use crate::reasons::reason;
use crate::search::Endings;
use crate::{Budget, Crew, Search};

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
    /// The moves that changed the chances most, in order.
    pub turnings: Vec<Turning>,
    /// What it amounted to for each seat, from the first on.
    pub seats: Vec<SeatAnalysis>,
}

/// One move, and what it did.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct AnalysedMove {
    /// After how many entries of the record it was played.
    pub at: usize,
    /// Who moved.
    pub seat: Seat,
    /// The action's notation.
    pub notation: String,
    /// The action in words.
    pub message: Message,
    /// Was there anything else to do?
    pub had_choice: bool,
    /// Each seat's chance to win after it and what it brought to light, from 0 to 1.
    pub chances: Vec<f64>,
    /// How much of the change was the choice: never more than 0 for the seat that moved.
    pub choice: Vec<f64>,
    /// How much of the change was luck.
    pub luck: Vec<f64>,
}

/// A move that changed the game.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct Turning {
    /// Its place among the moves, from 0.
    pub index: usize,
    /// What the bot would have done, where it would clearly have done better.
    pub better: Option<Better>,
}

/// A better move than the one that was played.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct Better {
    /// The action's notation.
    pub notation: String,
    /// The action in words.
    pub message: Message,
    /// The chance to win it promised, from 0 to 1.
    pub promised: f64,
    /// The chance that was left by the move that was played.
    pub left: f64,
    /// Why.
    pub reason: Message,
}

/// What the game amounted to for a seat: the start, its own and others' choices and luck add up to the end.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct SeatAnalysis {
    /// Its chance to win at the start.
    pub start: f64,
    /// What its own choices cost it: never more than 0.
    pub own_choices: f64,
    /// What others' choices gave it.
    pub others_choices: f64,
    /// What luck gave it, or took.
    pub luck: f64,
    /// How it ended: 1 for a win.
    pub end: f64,
    /// How often it had a choice.
    pub decisions: u32,
    /// How well it chose, in percent: 100 where every choice was as good as the bot's. Nothing if it never had one.
    pub accuracy: Option<f64>,
}

/// What is said of an analysis, wherever it is shown.
pub const MESSAGES: &[MessageSpec] = &[
    says("analysis-title", &[("game", Name)]),
    says("analysis-basis", &[("moves", Number), ("games", Number)]),
    says("analysis-chances", &[]),
    says("analysis-chart-keys", &[]),
    says("analysis-at-start", &[]),
    says("analysis-move", &[("number", Number), ("seat", ArgKind::Seat), ("action", Said)]),
    says("analysis-chance", &[("seat", ArgKind::Seat), ("percent", Number)]),
    says("analysis-chance-together", &[("percent", Number)]),
    says("analysis-turnings", &[]),
    says("analysis-no-turnings", &[]),
    says("analysis-change", &[("seat", ArgKind::Seat), ("before", Number), ("after", Number)]),
    says("analysis-parts", &[("choice", Said), ("luck", Said)]),
    says("analysis-better", &[("action", Said), ("promised", Number), ("left", Number)]),
    says("analysis-sums", &[]),
    says("analysis-sums-help", &[]),
    says("analysis-seat", &[]),
    says("analysis-of-seat", &[("seat", ArgKind::Seat)]),
    says("analysis-start", &[]),
    says("analysis-own-choices", &[]),
    says("analysis-others-choices", &[]),
    says("analysis-luck", &[]),
    says("analysis-end", &[]),
    says("analysis-accuracy", &[]),
    says("analysis-accuracy-help", &[]),
    says("analysis-percent", &[("percent", Number)]),
    says("analysis-more", &[("percent", Number)]),
    says("analysis-less", &[("percent", Number)]),
    says("analysis-table", &[]),
    says("analysis-column-move", &[]),
];

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
    /// Did anything come to light after it?
    came_to_light: bool,
    /// What the position before it was worth to each seat.
    worth: [f64; MAX_SEATS],
    /// What the choice gave away, seat by seat: what the seat that moved lost, others gained.
    given: [f64; MAX_SEATS],
    better: Option<Better>,
}

/// The most moves of a game that is analysed.
const MOST_MOVES: usize = 4000;

/// Begins the analysis of a finished game. So many games are imagined for each position; without a number, as many as make an
/// analysis of half a minute at most: fewer where there are many moves.
pub fn study<G: Crew>(record: &Record, games: Option<u32>) -> Result<Box<dyn Study>, StudyError> {
    /// Games imagined in all.
    const IN_ALL: usize = 60_000;
    let table = Table::<G>::replay(record)?;
    if !table.game().awaited().is_empty() {
        return Err(StudyError::NotOver);
    }
    let moments = moments(record, &table)?;
    if moments.len() > MOST_MOVES {
        return Err(StudyError::TooLong(MOST_MOVES));
    }
    let fitting = (IN_ALL / moments.len().max(1)).clamp(60, 400) as u32;
    Ok(Box::new(StudyOf { moments, end: table.game().clone(), games: games.unwrap_or(fitting) }))
}

struct StudyOf<G: Crew> {
    moments: Vec<Moment<G>>,
    end: G,
    games: u32,
}

/// A move, and the state before it.
struct Moment<G: Game> {
    game: G,
    /// After how many entries the move was played.
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
    fn after(&self, index: usize) -> (&G, Option<Seat>) {
        self.moments.get(index + 1).map_or((&self.end, None), |next| (&next.game, Some(next.seat)))
    }

    /// Would whoever moves next see something else if the hidden things lay otherwise? After the last move: would the result differ?
    fn comes_to_light(&self, index: usize) -> bool {
        /// Enough to notice what has a chance of a few in a hundred, most of the time.
        const STATES: u64 = 12;
        let Moment { game, seat, action, .. } = &self.moments[index];
        let (after, next) = self.after(index);
        let seen = Seen::new(game, *seat);
        let sight = |game: &G| {
            let result = next.is_none().then(|| game.standing().payoffs());
            (next.map(|next| game.view(Viewer::Seat(next))), game.awaited(), result)
        };
        let truth = sight(after);
        (0..STATES).any(|number| {
            let mut other = seen.imagine(Chance::imagined(number_of(index) ^ (number + 1)));
            other.play(*seat, *action, &mut Unheard).is_err() || sight(&other) != truth
        })
    }

    fn better(&self, index: usize, pick: G::Action, studied: &[(G::Action, Endings)], promised: f64, left: f64) -> Better {
        let Moment { game, seat, .. } = &self.moments[index];
        let weigh = |(action, endings): &(G::Action, Endings)| Weighed {
            action: *action,
            value: endings.mean()[seat.index()],
            games: endings.games,
        };
        let mut weighed: Vec<_> = studied.iter().map(weigh).collect();
        weighed.sort_by_key(|one| (one.action != pick, std::cmp::Reverse(one.games)));
        let seen = Seen::new(game, *seat);
        let reason = reason(G::guide().as_ref(), &seen, &weighed, &mut Chance::imagined(number_of(index)));
        let message = game.describe(*seat, pick).message;
        Better { notation: pick.to_string(), message, promised, left, reason }
    }

    fn is_together(&self) -> bool {
        matches!(self.end.standing().outcome, Outcome::Cooperative { .. })
    }

    /// Chances as they are told: where seats compete, one of them wins, so all chances make 1. (A guide's judgement of a game that is
    /// not over may come to a little more or less.)
    fn chances(&self, mut values: [f64; MAX_SEATS]) -> [f64; MAX_SEATS] {
        let seats = self.end.seats() as usize;
        let all: f64 = values[..seats].iter().sum();
        if !self.is_together() && all > 0.0 {
            values[..seats].iter_mut().for_each(|value| *value /= all);
        }
        values
    }
}

/// The chance of a position's search: its own, and the same every time.
fn number_of(index: usize) -> u64 {
    // Odd, so that no two places have the same.
    (index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl<G: Crew> Study for StudyOf<G> {
    fn moves(&self) -> usize {
        self.moments.len()
    }

    fn judge(&self, index: usize) -> Judged {
        /// So many standard errors of a difference may be the luck of the imagined games. With fewer, the small errors of hundreds of moves
        /// add up to mistakes that nobody made.
        const MAY_BE_LUCK: f64 = 2.0;
        let Moment { game, seat, action, .. } = &self.moments[index];
        let mut legal = Vec::new();
        game.legal(*seat, &mut legal);
        let nothing = [0.0; MAX_SEATS];
        let mut judged = Judged {
            had_choice: legal.len() > 1,
            came_to_light: self.comes_to_light(index),
            worth: nothing,
            given: nothing,
            better: None,
        };
        if !judged.had_choice && !judged.came_to_light {
            return judged;
        }
        let mut search = Search::new(Budget::iterations(self.games), G::guide(), number_of(index));
        let studied = search.study(&Seen::new(game, *seat), *action);
        let pick = studied[0].0;
        let endings = |wanted: G::Action| {
            studied.iter().find(|(action, _)| *action == wanted).map(|(_, endings)| *endings).unwrap_or_default()
        };
        let (best, played) = (endings(pick), endings(*action));
        judged.worth = self.chances(best.mean());
        if pick == *action {
            return judged;
        }
        let left = self.chances(played.mean());
        let difference = judged.worth[seat.index()] - left[seat.index()];
        let error = (best.error_squared(*seat) + played.error_squared(*seat)).sqrt();
        let lost = difference - MAY_BE_LUCK * error;
        if lost > 0.0 {
            let share = lost / difference;
            for ((given, worth), left) in judged.given.iter_mut().zip(&judged.worth).zip(left) {
                *given = share * (worth - left);
            }
            judged.better = Some(self.better(index, pick, studied, judged.worth[seat.index()], left[seat.index()]));
        }
        judged
    }

    fn conclude(&self, judged: &[Judged]) -> Analysis {
        let seats = self.end.seats() as usize;
        let standing: Standing = self.end.standing();
        let mut after = standing.payoffs().map(f64::from);
        let mut moves = Vec::with_capacity(judged.len());
        for (moment, judged) in self.moments.iter().zip(judged).rev() {
            // What the position would have been worth, had the choice been the best; and what it was worth when it was made.
            let (before, chosen, given) = if judged.came_to_light {
                let chosen = minus(judged.worth, judged.given);
                (judged.worth, chosen, judged.given)
            } else {
                let given = as_far_as_it_goes(after, judged.given);
                (minus(after, given.map(|given| -given)), after, given)
            };
            let told = |values: [f64; MAX_SEATS]| values[..seats].to_vec();
            moves.push(AnalysedMove {
                at: moment.at,
                seat: moment.seat,
                notation: moment.action.to_string(),
                message: moment.game.describe(moment.seat, moment.action).message,
                had_choice: judged.had_choice,
                chances: told(after),
                choice: told(given.map(|given| 0.0 - given)),
                luck: told(minus(after, chosen)),
            });
            after = before;
        }
        moves.reverse();
        let start = after[..seats].to_vec();
        let seats = (0..seats).map(|index| seat_analysis(Seat::new(index), start[index], &moves)).collect();
        Analysis {
            game: G::NAME.to_owned(),
            together: self.is_together(),
            games: self.games,
            turnings: turnings(&start, &moves, judged),
            start,
            moves,
            seats,
        }
    }
}

fn minus(one: [f64; MAX_SEATS], other: [f64; MAX_SEATS]) -> [f64; MAX_SEATS] {
    std::array::from_fn(|index| one[index] - other[index])
}

/// What was given away, as far as chances can have been greater by it: nobody's is more than 1 or less than 0.
fn as_far_as_it_goes(after: [f64; MAX_SEATS], given: [f64; MAX_SEATS]) -> [f64; MAX_SEATS] {
    let share = after.iter().zip(given).fold(1.0_f64, |share, (after, given)| {
        let room = if given > 0.0 { 1.0 - after } else { *after };
        if given.abs() > room { share.min(room / given.abs()) } else { share }
    });
    given.map(|given| share.max(0.0) * given)
}

fn seat_analysis(seat: Seat, start: f64, moves: &[AnalysedMove]) -> SeatAnalysis {
    /// A choice that gives away so much counts for a third.
    const A_THIRD: f64 = 0.2;
    let index = seat.index();
    let own = || moves.iter().filter(|one| one.seat == seat);
    let sum = |values: &mut dyn Iterator<Item = f64>| values.fold(0.0, |sum, value| sum + value);
    let decisions: Vec<f64> = own().filter(|one| one.had_choice).map(|one| one.choice[index]).collect();
    // What a choice gives away weighs more the more it is, but one great mistake does not undo a whole game.
    let scores = decisions.iter().map(|choice| f64::from(exponential((choice / A_THIRD) as f32)));
    SeatAnalysis {
        start,
        own_choices: sum(&mut own().map(|one| one.choice[index])),
        others_choices: sum(&mut moves.iter().filter(|one| one.seat != seat).map(|one| one.choice[index])),
        luck: sum(&mut moves.iter().map(|one| one.luck[index])),
        end: moves.last().map_or(start, |last| last.chances[index]),
        decisions: decisions.len() as u32,
        accuracy: (!decisions.is_empty()).then(|| 100.0 * scores.sum::<f64>() / decisions.len() as f64),
    }
}

/// The moves that changed somebody's chances most.
fn turnings(start: &[f64], moves: &[AnalysedMove], judged: &[Judged]) -> Vec<Turning> {
    /// So many are told, and so many places are kept for mistakes: luck moves more, but from a mistake one learns.
    const MOST: usize = 8;
    const MISTAKES: usize = 4;
    /// A smaller change is none.
    const AT_LEAST: f64 = 0.04;
    let greatest = |values: &[f64]| values.iter().fold(0.0_f64, |most, value| most.max(value.abs()));
    let mut found: Vec<(usize, f64)> = Vec::new();
    let mut before = start;
    for (index, one) in moves.iter().enumerate() {
        let change: Vec<f64> = one.chances.iter().zip(before).map(|(after, before)| after - before).collect();
        // Luck may make up for a mistake: it is one all the same.
        found.push((index, greatest(&change).max(greatest(&one.choice))));
        before = &one.chances;
    }
    found.retain(|(_, change)| *change >= AT_LEAST);
    found.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let is_mistake = |(index, _): &(usize, f64)| judged[*index].better.is_some();
    let mistakes = found.iter().filter(|one| is_mistake(one)).count().min(MISTAKES);
    let mut others = MOST - mistakes;
    let mut kept = mistakes;
    found.retain(|one| {
        let places = if is_mistake(one) && kept > 0 { &mut kept } else { &mut others };
        let told = *places > 0;
        *places = places.saturating_sub(1);
        told
    });
    found.sort_by_key(|(index, _)| *index);
    found.into_iter().map(|(index, _)| Turning { index, better: judged[index].better.clone() }).collect()
}
