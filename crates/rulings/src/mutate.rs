//! Does a case notice anything? It is changed in one place after the other, and each time something that it claims should fail. What
//! holds whatever is changed is not tested.
//!
//! Four things are looked for. A case as a whole must notice some change. Each of its moves must matter: without it something else
//! must come out. So must each entry of its rig: left out, or with another number. And each refusal must have its reason in the case:
//! some change, or the case itself at another moment, must let the same move be answered in another way.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde_json::Value;
use table::{AnyGame, FieldKind, MAX_SEATS, Seat};

use crate::case::{Case, Course, Move, Step, StepKind};
use crate::compare::{Expectation, names_message};
use crate::run::Wrong;
use crate::{Failure, Games};

/// What came of changing a case in every way there is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutated {
    /// In how many ways it could be changed and still be begun.
    pub changes: usize,
    /// What it does not notice.
    pub unnoticed: Vec<Unnoticed>,
}

/// What a case does not notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unnoticed {
    /// Nothing that it claims ever fails.
    Everything,
    /// It holds without this move.
    Move {
        /// The line of its step, counted from 1.
        line: usize,
        /// The seat and the action.
        what: String,
    },
    /// It holds whatever stands in this entry of the rig.
    Entry {
        /// Its path.
        path: String,
    },
    /// This move is refused for the same reason, whatever is changed.
    Refusal {
        /// The line of its step, counted from 1.
        line: usize,
        /// The seat and the action.
        what: String,
    },
}

impl fmt::Display for Unnoticed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Everything => write!(f, "it holds whatever is changed"),
            Self::Move { line, what } => write!(f, "line {line}: it holds without `{what}`"),
            Self::Entry { path } => write!(f, "rig: it holds without `{path}`"),
            Self::Refusal { line, what } => write!(f, "line {line}: `{what}` is refused whatever is changed"),
        }
    }
}

/// A changed case.
struct Change {
    case: Case,
    what: Changed,
}

/// What of a case is changed.
enum Changed {
    /// This move of this step is left out.
    Left(usize, Move),
    /// The entry of the rig with this path.
    Rig(String),
    /// Anything else.
    Other,
}

impl Case {
    /// Changes the case in every way there is, one at a time, and tells what it does not notice. The case as it is must hold.
    pub fn mutate(&self, games: Games<'_>) -> Result<Mutated, Box<Failure>> {
        self.run(games)?;
        let mut mutated = Mutated { changes: 0, unnoticed: Vec::new() };
        let mut noticed = BTreeSet::new();
        // Entries of the rig that could be changed, and whether any change was noticed.
        let mut entries: BTreeMap<String, bool> = BTreeMap::new();
        for Change { case, what } in self.changes(games(&self.game)) {
            let Some(failed) = case.failed(games) else { continue };
            mutated.changes += 1;
            match what {
                Changed::Left(step, left_out) if failed.is_empty() => {
                    mutated.unnoticed.push(Unnoticed::Move { line: self.steps()[step].line, what: left_out.text() });
                }
                Changed::Rig(path) => *entries.entry(path).or_default() |= !failed.is_empty(),
                Changed::Left(..) | Changed::Other => {}
            }
            noticed.extend(failed);
        }
        let idle = entries.into_iter().filter(|(_, is_noticed)| !is_noticed);
        mutated.unnoticed.extend(idle.map(|(path, _)| Unnoticed::Entry { path }));
        for (index, step) in self.steps().iter().enumerate() {
            if let StepKind::Refuse { refused, because } = &step.what
                && !noticed.contains(&index)
                && !self.answers_otherwise(refused, because)
            {
                mutated.unnoticed.push(Unnoticed::Refusal { line: step.line, what: refused.text() });
            }
        }
        // That everything can be played is a claim, too, but of a case that makes no other.
        let only_plays = self.expectations().is_empty() && self.steps().iter().all(|step| step.what.is_played());
        let is_claim = |claim: &usize| only_plays || self.steps().get(*claim).is_none_or(|step| !step.what.is_played());
        if !noticed.iter().any(is_claim) {
            mutated.unnoticed.insert(0, Unnoticed::Everything);
        }
        Ok(mutated)
    }

    /// Does the case show that the move is answered in another way, or offered, at another moment?
    fn answers_otherwise(&self, refused: &Move, because: &str) -> bool {
        let offered = |expect: &[Expectation]| expect.iter().any(|expectation| expectation.offers(refused.seat, &refused.what));
        let steps = self.steps().iter().any(|step| match &step.what {
            StepKind::Play(moves) => moves.contains(refused),
            StepKind::Undo(seat) => refused.seat == *seat && refused.what == "undo",
            StepKind::Refuse { refused: other, because: why } => other == refused && why != because,
            StepKind::Expect(expect) => offered(expect),
        });
        steps || offered(self.expectations())
    }

    /// The claims that fail: the numbers of their steps, and the number of all steps for what must hold at the end. Nothing can be
    /// said of a case that cannot be begun.
    fn failed(&self, games: Games<'_>) -> Option<Vec<usize>> {
        let end = self.steps().len();
        let mut play = match self.begin(games) {
            Ok(Some(play)) => play,
            Ok(None) => return Some(Vec::new()),
            Err(Wrong::SetupRefused(_) | Wrong::RigRefused(_)) => return None,
            Err(_) => return Some(vec![end]),
        };
        let mut failed = Vec::new();
        for (index, step) in self.steps().iter().enumerate() {
            if play.step(&step.what).is_err() {
                failed.push(index);
                if step.what.is_played() {
                    return Some(failed);
                }
            }
        }
        if play.expect(self.expectations()).is_err() {
            failed.push(end);
        }
        Some(failed)
    }

    fn changes(&self, game: Option<&dyn AnyGame>) -> Vec<Change> {
        let mut changes = Vec::new();
        for (index, step) in self.steps().iter().enumerate() {
            match &step.what {
                StepKind::Play(moves) => changes.extend(moves.iter().enumerate().map(|(place, left_out)| {
                    let mut moves = moves.clone();
                    moves.remove(place);
                    let case = self.with_step(index, StepKind::Play(moves));
                    Change { case, what: Changed::Left(index, left_out.clone()) }
                })),
                StepKind::Undo(seat) => {
                    let left_out = Move { seat: *seat, what: "undo".to_owned() };
                    let case = self.with_step(index, StepKind::Play(Vec::new()));
                    changes.push(Change { case, what: Changed::Left(index, left_out) });
                }
                // Whose turn it is, is about the seat: others try it.
                StepKind::Refuse { refused, because } if names_message(because, "table-not-your-turn", &self.game) => {
                    changes.extend((0..MAX_SEATS).map(Seat::new).filter(|seat| *seat != refused.seat).map(|seat| {
                        let refused = Move { seat, what: refused.what.clone() };
                        let case = self.with_step(index, StepKind::Refuse { refused, because: because.clone() });
                        Change { case, what: Changed::Other }
                    }));
                }
                StepKind::Refuse { .. } | StepKind::Expect(_) => {}
            }
        }
        changes.extend(entries(&self.rig).into_iter().flat_map(|(path, rigs)| {
            let with = move |rig| Change { case: Self { rig, ..self.clone() }, what: Changed::Rig(path.clone()) };
            rigs.into_iter().map(with)
        }));
        let setups = others(&self.setup).into_iter().chain(game.into_iter().flat_map(|game| self.other_terms(game)));
        changes.extend(setups.map(|setup| Change { case: Self { setup, ..self.clone() }, what: Changed::Other }));
        changes
    }

    fn with_step(&self, index: usize, what: StepKind) -> Self {
        let mut case = self.clone();
        if let Course::Played { steps, .. } = &mut case.course {
            steps[index] = Step { what, ..steps[index].clone() };
        }
        case
    }

    /// The setup with each of the terms it names settled in another way; of a case that rigs nothing, with any term.
    fn other_terms(&self, game: &dyn AnyGame) -> Vec<Value> {
        let rigs_nothing = self.rig.as_object().is_none_or(serde_json::Map::is_empty);
        let fields = game.form().fields.into_iter().filter(|field| rigs_nothing || self.setup.get(field.id).is_some());
        let other = |id: &str, value: Value| {
            let mut setup = self.setup.clone();
            setup[id] = value;
            setup
        };
        fields
            .flat_map(|field| -> Vec<Value> {
                match &field.kind {
                    // Seats and scenarios are few; the rest of a long range tells nothing more.
                    FieldKind::Number { least, most } => {
                        (*least..=*most).take(8).map(|number| other(field.id, number.into())).collect()
                    }
                    FieldKind::Flag => [true, false].map(|flag| other(field.id, flag.into())).into(),
                    FieldKind::Choice(choices) => choices.iter().map(|(value, _)| other(field.id, (*value).into())).collect(),
                    FieldKind::Choices(_) | FieldKind::Text => Vec::new(),
                }
            })
            .filter(|setup| *setup != self.setup)
            .collect()
    }
}

impl StepKind {
    const fn is_played(&self) -> bool {
        matches!(self, Self::Play(_) | Self::Undo(_))
    }
}

/// The entries of a table with their paths, and for each the whole table without it, and with everything else in its place.
fn entries(table: &Value) -> Vec<(String, Vec<Value>)> {
    let Value::Object(map) = table else { return Vec::new() };
    let of = |(key, inner): (&String, &Value)| {
        let with = |inner: Value| {
            let mut map = map.clone();
            map.insert(key.clone(), inner);
            Value::Object(map)
        };
        if inner.as_object().is_some_and(|inner| !inner.is_empty()) {
            let below = entries(inner).into_iter();
            return below.map(|(path, values)| (format!("{key}.{path}"), values.into_iter().map(with).collect())).collect();
        }
        let mut less = map.clone();
        less.remove(key);
        vec![(key.clone(), others(inner).into_iter().map(with).chain([Value::Object(less)]).collect())]
    };
    map.iter().flat_map(of).collect::<Vec<(String, Vec<Value>)>>()
}

/// Everything that differs from a value in one place: a key or an item less, another number, the other flag.
fn others(value: &Value) -> Vec<Value> {
    match value {
        Value::Object(map) => map
            .iter()
            .flat_map(|(key, inner)| {
                let mut less = map.clone();
                less.remove(key);
                let with = |inner| {
                    let mut map = map.clone();
                    map.insert(key.clone(), inner);
                    Value::Object(map)
                };
                others(inner).into_iter().map(with).chain([Value::Object(less)])
            })
            .collect(),
        Value::Array(items) => (0..items.len())
            .flat_map(|index| {
                let mut less = items.clone();
                less.remove(index);
                let with = move |inner| {
                    let mut items = items.clone();
                    items[index] = inner;
                    Value::Array(items)
                };
                others(&items[index]).into_iter().map(with).chain([Value::Array(less)])
            })
            .collect(),
        // A little less and more, and enough to pay for anything.
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            let others = [0, number - 1, number + 1, number + 2, number + 4, number + 8, number + 16];
            others.into_iter().filter(|other| *other >= 0 && *other != number).map(Value::from).collect()
        }
        Value::Bool(flag) => vec![(!flag).into()],
        Value::String(_) | Value::Null => Vec::new(),
    }
}
