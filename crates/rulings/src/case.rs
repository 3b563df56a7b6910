//! A case as it is written: read strictly, every fault told with its line.

use std::ops::Range;

use serde_json::{Map, Value};
use table::Seat;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use crate::compare::{Expectation, Want};

/// One ruling.
///
/// ```
/// use pig::Pig;
/// use rulings::Case;
/// use table::{AnyGame, BotError, Registered};
///
/// static PIG: Registered<Pig> = Registered::new(|bot, _| Err(BotError::Unknown(bot.name.clone(), String::new())));
/// let games = |name: &str| -> Option<&'static dyn AnyGame> { (name == "pig").then_some(&PIG) };
/// let case = Case::parse(r#"
///     title = "A 1 loses what the turn has brought"
///     rule = "Pig: rolling"
///     game = "pig"
///     rig = { dice = [6, 1] }
///     expect = { points.1 = 0, awaited = [2] }
///     step = [{ play = ["1: roll", "1: roll"] }]
/// "#)?;
/// case.run(&games)?;
/// assert_eq!(case.mutate(&games)?.unnoticed, []);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// What it shows, in a sentence.
    pub title: String,
    /// The rule it tests.
    pub rule: String,
    /// Where the rule can be looked up.
    pub source: Option<String>,
    /// What whoever looks at it is told after the last step: the id of a message.
    pub say: Option<String>,
    /// The game's name.
    pub game: String,
    pub(crate) setup: Value,
    pub(crate) rig: Value,
    pub(crate) course: Course,
}

/// What a case claims.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Course {
    /// The setup is refused, for this field or with this message.
    BadSetup(String),
    /// The rig is refused, with a reason that contains this.
    Impossible(String),
    /// The steps go as written, and then the expectations hold.
    Played { steps: Vec<Step>, expect: Vec<Expectation> },
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Step {
    pub line: usize,
    pub note: Option<String>,
    /// What whoever looks at the case is told before the step: the id of a message.
    pub say: Option<String>,
    pub what: StepKind,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum StepKind {
    Play(Vec<Move>),
    Refuse { refused: Move, because: String },
    Undo(Seat),
    Expect(Vec<Expectation>),
}

/// A seat, and an action's notation or `undo`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Move {
    pub seat: Seat,
    pub what: String,
}

/// What is wrong with a case as it is written, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct CaseError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

impl Case {
    /// Reads a case.
    pub fn parse(text: &str) -> Result<Self, CaseError> {
        let reader = Reader { text };
        let table = DeTable::parse(text)
            .map_err(|error| reader.fault(&error.span().unwrap_or_default(), format!("this is no TOML: {}", error.message())))?;
        reader.case(table.get_ref())
    }

    pub(crate) fn steps(&self) -> &[Step] {
        match &self.course {
            Course::Played { steps, .. } => steps,
            _ => &[],
        }
    }

    /// What must hold after the last step.
    pub(crate) fn expectations(&self) -> &[Expectation] {
        match &self.course {
            Course::Played { expect, .. } => expect,
            _ => &[],
        }
    }
}

const KEYS: [&str; 11] = ["title", "rule", "source", "game", "say", "setup", "rig", "bad_setup", "impossible", "step", "expect"];
const STEP_KEYS: [&str; 7] = ["play", "refuse", "because", "undo", "expect", "note", "say"];
const WANTS: [&str; 4] = ["any_order", "contains", "lacks", "absent"];

/// Reads TOML into a case; it keeps the text in order to count lines.
struct Reader<'a> {
    text: &'a str,
}

type Read<T> = Result<T, CaseError>;

impl Reader<'_> {
    fn fault(&self, span: &Range<usize>, what: impl Into<String>) -> CaseError {
        CaseError { line: self.line(span), what: what.into() }
    }

    fn line(&self, span: &Range<usize>) -> usize {
        1 + self.text.bytes().take(span.start).filter(|byte| *byte == b'\n').count()
    }

    fn case(&self, table: &DeTable) -> Read<Case> {
        self.known_keys("a case", &KEYS, table)?;
        let required = |key: &str| {
            let found = table.get(key).ok_or_else(|| self.fault(&(0..0), format!("`{key}` is missing")))?;
            self.text(key, found)
        };
        let (title, rule, game) = (required("title")?, required("rule")?, required("game")?);
        let optional = |key: &str| table.get(key).map(|value| self.text(key, value)).transpose();
        let (source, say) = (optional("source")?, optional("say")?);
        let object = |key: &str| match table.get(key) {
            Some(value) => self.object(key, value),
            None => Ok(Value::Object(Map::new())),
        };
        let (setup, rig) = (object("setup")?, object("rig")?);
        let course = if let Some(expected) = optional("bad_setup")? {
            self.nothing_but(table, "bad_setup", &["rig", "impossible", "step", "expect"])?;
            Course::BadSetup(expected)
        } else if let Some(expected) = optional("impossible")? {
            self.nothing_but(table, "impossible", &["step", "expect"])?;
            Course::Impossible(expected)
        } else {
            self.played(table)?
        };
        Ok(Case { title, rule, source, say, game, setup, rig, course })
    }

    fn known_keys(&self, place: &str, known: &[&str], table: &DeTable) -> Read<()> {
        match table.keys().find(|key| !known.contains(&key.get_ref().as_ref())) {
            Some(key) => {
                let what = format!("there is no key `{}`: {place} has {}", key.get_ref(), list(known));
                Err(self.fault(&key.span(), what))
            }
            None => Ok(()),
        }
    }

    /// Refuses keys that say nothing beside another.
    fn nothing_but(&self, table: &DeTable, key: &str, others: &[&str]) -> Read<()> {
        match others.iter().find_map(|other| table.get_key_value(*other)) {
            Some((other, _)) => {
                Err(self.fault(&other.span(), format!("with `{key}` nothing is played, so `{}` says nothing", other.get_ref())))
            }
            None => Ok(()),
        }
    }

    fn played(&self, table: &DeTable) -> Read<Course> {
        let steps = match table.get("step") {
            None => Vec::new(),
            Some(steps) => match steps.get_ref() {
                DeValue::Array(steps) => steps.iter().map(|step| self.step(step)).collect::<Read<_>>()?,
                _ => return Err(self.fault(&steps.span(), "a step is written as `[[step]]`, with two brackets")),
            },
        };
        let expect = table.get("expect").map(|expect| self.expect(expect)).transpose()?.unwrap_or_default();
        if steps.is_empty() && expect.is_empty() {
            return Err(self.fault(&(0..0), "the case claims nothing: it has neither a `[[step]]` nor an `[expect]`"));
        }
        Ok(Course::Played { steps, expect })
    }

    fn step(&self, step: &Spanned<DeValue>) -> Read<Step> {
        let DeValue::Table(table) = step.get_ref() else {
            return Err(self.fault(&step.span(), "a step is a table: write `[[step]]`, and its keys below"));
        };
        self.known_keys("a step", &STEP_KEYS, table)?;
        let optional = |key: &str| table.get(key).map(|value| self.text(key, value)).transpose();
        let (note, say) = (optional("note")?, optional("say")?);
        let mut kinds = ["play", "refuse", "undo", "expect"].into_iter().filter_map(|key| table.get_key_value(key));
        let (Some((key, value)), None) = (kinds.next(), kinds.next()) else {
            return Err(self.fault(&step.span(), "a step has exactly one of `play`, `refuse`, `undo` and `expect`"));
        };
        let because = table.get_key_value("because");
        if let Some((because, _)) = because.filter(|_| key.get_ref() != "refuse") {
            return Err(self.fault(&because.span(), "`because` belongs to `refuse`"));
        }
        let what = match key.get_ref().as_ref() {
            "play" => StepKind::Play(self.moves(value)?),
            "refuse" => {
                let (_, because) = because.ok_or_else(|| self.fault(&key.span(), "`refuse` needs its reason: `because`"))?;
                StepKind::Refuse { refused: self.one_move(value)?, because: self.text("because", because)? }
            }
            "undo" => StepKind::Undo(self.seat(value)?),
            _ => StepKind::Expect(self.expect(value)?),
        };
        Ok(Step { line: self.line(&key.span()), note, say, what })
    }

    fn moves(&self, value: &Spanned<DeValue>) -> Read<Vec<Move>> {
        match value.get_ref() {
            DeValue::Array(lines) if lines.is_empty() => Err(self.fault(&value.span(), "nothing is played")),
            DeValue::Array(lines) => lines.iter().map(|line| self.one_move(line)).collect(),
            _ => Ok(vec![self.one_move(value)?]),
        }
    }

    fn one_move(&self, value: &Spanned<DeValue>) -> Read<Move> {
        const FORM: &str = "an action is written as \"SEAT: ACTION\", for example \"1: stop\"";
        let text = value.get_ref().as_str().ok_or_else(|| self.fault(&value.span(), FORM))?;
        let (seat, what) = text.split_once(':').ok_or_else(|| self.fault(&value.span(), FORM))?;
        let seat = seat.trim().parse().map_err(|error: table::NotASeat| self.fault(&value.span(), error.to_string()))?;
        let what = what.trim();
        if what.is_empty() {
            return Err(self.fault(&value.span(), FORM));
        }
        Ok(Move { seat, what: what.to_owned() })
    }

    /// A seat's number, with or without quotation marks.
    fn seat(&self, value: &Spanned<DeValue>) -> Read<Seat> {
        let text = match value.get_ref() {
            DeValue::String(text) => text.as_ref(),
            DeValue::Integer(number) => number.as_str(),
            _ => return Err(self.fault(&value.span(), "a seat is written as its number")),
        };
        text.parse().map_err(|error: table::NotASeat| self.fault(&value.span(), error.to_string()))
    }

    /// A text that says something.
    fn text(&self, key: &str, value: &Spanned<DeValue>) -> Read<String> {
        match value.get_ref().as_str().map(str::trim) {
            Some(text) if !text.is_empty() => Ok(text.to_owned()),
            _ => Err(self.fault(&value.span(), format!("`{key}` is a text in quotation marks"))),
        }
    }

    fn object(&self, key: &str, value: &Spanned<DeValue>) -> Read<Value> {
        match value.get_ref() {
            DeValue::Table(_) => self.json(value),
            _ => Err(self.fault(&value.span(), format!("`{key}` is a table: write `[{key}]`, and its keys below"))),
        }
    }

    fn json(&self, value: &Spanned<DeValue>) -> Read<Value> {
        Ok(match value.get_ref() {
            DeValue::String(text) => text.as_ref().into(),
            DeValue::Boolean(flag) => (*flag).into(),
            DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
                .map_err(|_| self.fault(&value.span(), format!("the number {number} is too large")))?
                .into(),
            DeValue::Float(number) => number
                .as_str()
                .parse()
                .ok()
                .and_then(serde_json::Number::from_f64)
                .ok_or_else(|| self.fault(&value.span(), format!("the number {number} is not finite")))?
                .into(),
            DeValue::Datetime(_) => return Err(self.fault(&value.span(), "dates have no place in a case")),
            DeValue::Array(items) => Value::Array(items.iter().map(|item| self.json(item)).collect::<Read<_>>()?),
            DeValue::Table(table) => Value::Object(
                table.iter().map(|(key, value)| Ok((key.get_ref().to_string(), self.json(value)?))).collect::<Read<_>>()?,
            ),
        })
    }

    /// Expectations in the order they are written.
    fn expect(&self, value: &Spanned<DeValue>) -> Read<Vec<Expectation>> {
        let mut found = Vec::new();
        match value.get_ref() {
            DeValue::Table(table) => self.expectations(&value.span(), table, &[], &mut found)?,
            _ => return Err(self.fault(&value.span(), "`expect` is a table: write `[expect]`, and what must hold below")),
        }
        found.sort_by_key(|(start, _)| *start);
        Ok(found.into_iter().map(|(_, expectation)| expectation).collect())
    }

    /// Nested tables and dotted keys, quoted or not, are all the same: a path.
    fn expectations(
        &self,
        span: &Range<usize>,
        table: &DeTable,
        above: &[String],
        found: &mut Vec<(usize, Expectation)>,
    ) -> Read<()> {
        if table.is_empty() {
            return Err(self.fault(span, "an empty table expects nothing"));
        }
        for (key, value) in table {
            let path = [above, &self.path(key)?].concat();
            match value.get_ref() {
                DeValue::Table(inner) if !is_want(inner) => self.expectations(&key.span(), inner, &path, found)?,
                _ => {
                    let line = self.line(&key.span());
                    let want = self.want(value)?;
                    let expectation = Expectation::new(line, path, want).map_err(|what| self.fault(&key.span(), what))?;
                    found.push((key.span().start, expectation));
                }
            }
        }
        Ok(())
    }

    fn path(&self, key: &Spanned<DeString>) -> Read<Vec<String>> {
        let path: Vec<String> = key.get_ref().split('.').map(str::to_owned).collect();
        if path.iter().any(String::is_empty) {
            return Err(self.fault(&key.span(), format!("`{}` has an empty part", key.get_ref())));
        }
        Ok(path)
    }

    fn want(&self, value: &Spanned<DeValue>) -> Read<Want> {
        let wants = |items: &Spanned<DeValue>| match items.get_ref() {
            DeValue::Array(items) => items.iter().map(|item| self.want(item)).collect::<Read<Vec<_>>>(),
            _ => Err(self.fault(&items.span(), "a list is expected here")),
        };
        match value.get_ref() {
            DeValue::Array(_) => Ok(Want::List(wants(value)?)),
            DeValue::Table(table) if is_want(table) => match table.iter().next() {
                Some((key, value)) if table.len() == 1 => match key.get_ref().as_ref() {
                    "any_order" => Ok(Want::AnyOrder(wants(value)?)),
                    "contains" => Ok(Want::Contains(wants(value)?)),
                    "lacks" => Ok(Want::Lacks(wants(value)?)),
                    _ => match value.get_ref() {
                        DeValue::Boolean(absent) => Ok(Want::Absent(*absent)),
                        _ => Err(self.fault(&value.span(), "`absent` is true or false")),
                    },
                },
                _ => Err(self.fault(&value.span(), format!("only one of {} can stand here, and nothing beside it", list(&WANTS)))),
            },
            DeValue::Table(table) if table.is_empty() => Err(self.fault(&value.span(), "an empty table expects nothing")),
            DeValue::Table(table) => {
                Ok(Want::Keys(table.iter().map(|(key, value)| Ok((self.path(key)?, self.want(value)?))).collect::<Read<_>>()?))
            }
            _ => Ok(Want::Is(self.json(value)?)),
        }
    }
}

/// Is this table a way of comparing, rather than keys to compare?
fn is_want(table: &DeTable) -> bool {
    WANTS.iter().any(|want| table.contains_key(*want))
}

fn list(keys: &[&str]) -> String {
    keys.iter().map(|key| format!("`{key}`")).collect::<Vec<_>>().join(", ")
}
