//! What a check found, and how it is told.

use std::any::Any;
use std::fmt;

use super::seeds::again;
use crate::{Game, Record, Seed};

/// What the harness checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Check {
    /// Setups are read strictly and played or refused; their form fits them; the empty rig is a position.
    Setup,
    /// Random games end.
    Ends,
    /// What is conserved is conserved by every action and by `imagine`.
    Conserved,
    /// Nobody is awaited exactly when the game is over; who is awaited has something to do, and nobody else has.
    Awaited,
    /// `legal` names every action once, and `play` takes each of them.
    Legal,
    /// `play` refuses everything else, and a refusal changes nothing.
    Refused,
    /// What is `blocked` is refused, for the reason given.
    Blocked,
    /// `automatic` is the only option, and tells nobody what is hidden.
    Automatic,
    /// Every action reads as it writes, on one line.
    Notation,
    /// Setups, views, positions and events can be written as JSON, and are the same when read again.
    Written,
    /// Everything said is declared, with its arguments.
    Said,
    /// The same setup, seed and actions give the same game, also by way of a position or a record.
    Reproduced,
    /// Standings are consistent in themselves and with the game.
    Standing,
    /// Tallies name every seat, their sources sum up, and at the end they are the standing, and tell what parts equals.
    Tally,
    /// Of which kind an action is said to be agrees with what it does.
    Kind,
    /// Events name seats and places that exist.
    Moved,
    /// It is known whether somebody knows what others do not.
    Secrets,
    /// What is taken back leaves no trace, and nothing that was learned or bound can be taken back.
    Undo,
    /// Secret picks stay secret until the last is in, and do not depend on each other.
    Secret,
    /// Nothing a viewer is shown depends on what is hidden from it.
    Hidden,
    /// Bots decide by what their seat may know.
    Sight,
    /// No event tells a viewer what its view does not.
    Events,
    /// Who learns something by an action cannot take it back.
    Barrier,
    /// `imagine` redeals what is hidden, by the given chance and no other.
    Imagined,
    /// What is imagined is as likely as it is true.
    Calibration,
    /// Nothing panics.
    Panic,
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Setup => "setups are read strictly and played or refused",
            Self::Ends => "random games end",
            Self::Conserved => "nothing is created or lost",
            Self::Awaited => "somebody is awaited until the game is over",
            Self::Legal => "every legal action can be played",
            Self::Refused => "everything else is refused and changes nothing",
            Self::Blocked => "what is blocked is refused for the same reason",
            Self::Automatic => "an automatic action is the only option and tells nothing",
            Self::Notation => "notation reads as it writes",
            Self::Written => "what is written as JSON reads back the same",
            Self::Said => "everything said is declared",
            Self::Reproduced => "setup, seed and actions are the game",
            Self::Standing => "standings are consistent",
            Self::Tally => "tallies sum up to the standing",
            Self::Kind => "actions are of the kind they are said to be",
            Self::Moved => "events name seats and places that exist",
            Self::Secrets => "it is known whether there are secrets",
            Self::Undo => "undo is exact",
            Self::Secret => "secret picks stay secret",
            Self::Hidden => "nothing shown depends on what is hidden",
            Self::Sight => "bots decide by what their seat may know",
            Self::Events => "no event tells more than the view",
            Self::Barrier => "who learns something cannot take it back",
            Self::Imagined => "imagine redeals what is hidden by the given chance",
            Self::Calibration => "what is imagined is as likely as it is true",
            Self::Panic => "nothing panics",
        })
    }
}

/// The first thing a run found wrong, and how to see it again.
#[derive(Clone, Debug)]
pub struct Fault {
    /// The check that failed.
    pub check: Check,
    /// What was expected and found.
    pub what: String,
    game: &'static str,
    setup: Option<String>,
    seed: Option<Seed>,
    record: Option<Record>,
}

impl Fault {
    pub(super) fn new<G: Game>(flaw: Flaw, setup: Option<&G::Setup>) -> Self {
        let setup = setup.map(|setup| serde_json::to_string(setup).unwrap_or_else(|_| format!("{setup:?}")));
        Self { check: flaw.check, what: flaw.what, game: G::NAME, setup, seed: None, record: None }
    }

    pub(super) fn with_seed(mut self, seed: Seed) -> Self {
        self.seed = Some(seed);
        self
    }

    pub(super) fn with_record(mut self, record: Record) -> Self {
        self.record = Some(record);
        self
    }

    /// The game up to the fault, where the fault is one of a single game.
    pub const fn record(&self) -> Option<&Record> {
        self.record.as_ref()
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} breaks the contract: {} (Check::{:?})\n\n{}\n", self.game, self.check, self.check, self.what)?;
        if let Some(record) = &self.record {
            write!(f, "\nThe game up to here, {} actions and undos:\n\n{record}", record.lines.len())?;
        } else {
            self.setup.iter().try_for_each(|setup| write!(f, "\nsetup: {setup}\n"))?;
            self.seed.iter().try_for_each(|seed| writeln!(f, "seed: {seed}"))?;
        }
        self.seed.iter().try_for_each(|seed| writeln!(f, "\nThis game first: HARNESS_GAMES=1 {}", again(seed.number())))
    }
}

impl std::error::Error for Fault {}

/// A fault before it is known where it happened.
pub(super) struct Flaw {
    pub check: Check,
    pub what: String,
}

impl Flaw {
    pub fn new(check: Check, what: String) -> Self {
        Self { check, what }
    }

    /// The same flaw, found in a state that is not the table's own.
    pub fn within(self, place: &str) -> Self {
        Self { what: format!("{place}:\n{}", self.what), ..self }
    }
}

/// What a check answers.
pub(super) type Checked<T = ()> = Result<T, Flaw>;

/// Returns from a check with a flaw unless something holds.
macro_rules! demand {
    ($holds:expr, $check:ident, $($what:tt)+) => {
        if !$holds {
            return Err($crate::harness::fault::Flaw::new($crate::harness::Check::$check, format!($($what)+)));
        }
    };
}
pub(super) use demand;

/// A panic in the game's own code.
pub(super) fn of_panic(panic: &(dyn Any + Send), doing: &str) -> Flaw {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    Flaw::new(Check::Panic, format!("a panic while {doing}: {}", text.unwrap_or("(no text)")))
}

/// The lines in which two texts differ; equal beginnings and endings are left out. JSON is spread over lines first.
pub(super) fn difference(expected: &str, found: &str) -> String {
    const MOST: usize = 16;
    let spread = |text: &str| match serde_json::from_str::<serde_json::Value>(text) {
        Ok(value) => format!("{value:#}"),
        Err(_) => text.to_owned(),
    };
    let (expected, found) = (spread(expected), spread(found));
    let (expected, found): (Vec<_>, Vec<_>) = (expected.lines().collect(), found.lines().collect());
    let same = expected.iter().zip(&found).take_while(|(one, other)| one == other).count();
    let (expected, found) = (&expected[same..], &found[same..]);
    let alike = expected.iter().rev().zip(found.iter().rev()).take_while(|(one, other)| one == other).count();
    let show = |lines: &[&str]| {
        let lines = &lines[..lines.len() - alike];
        let more = if lines.len() > MOST { format!("\n    … and {} lines more", lines.len() - MOST) } else { String::new() };
        let shown = if lines.is_empty() { "(nothing)".to_owned() } else { lines[..lines.len().min(MOST)].join("\n    ") };
        format!("\n    {shown}{more}")
    };
    format!("  expected, from line {}:{}\n  found:{}", same + 1, show(expected), show(found))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_lines_that_differ_are_shown() {
        let text = difference(r#"{"coins":3,"hand":[1,2],"turn":1}"#, r#"{"coins":3,"hand":[1],"turn":1}"#);
        assert_eq!(text, "  expected, from line 4:\n        1,\n        2\n  found:\n        1");
        assert_eq!(difference("a\nb", "a"), "  expected, from line 2:\n    b\n  found:\n    (nothing)");
    }
}
