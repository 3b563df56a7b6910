//! Records: finished games as text that a person can read.
//!
//! ```text
//! portolan record 1
//! game: port-royal
//! rules: 1
//! setup: {"rules":1,"seats":2}
//! rig: {"draw_pile":["sailor 3/1"]}
//! seed: 0000…002a
//! shuffle: known
//! secret: 7d1f…
//! salt 2: any text
//! seat 1: Anna
//! seat 2: captain
//! final: 9f3c…
//!
//! 1: reveal
//! 1: stop
//! 1: undo
//! ```
//! Headers come in this order; `rig`, `seed`, `shuffle`, `secret`, the salts, the names and `final` may be missing. Then an empty line, then one entry a
//! line. Reading is strict: anything else is an error with its line number. The secret is what a server committed itself to before the
//! game; with the salts of the seats, in the order they are written, it makes the seed ([`Seed::salted`]). `shuffle: known` says that
//! the seed was known before the game, so that every hidden card could be: there is no secret then.

use std::fmt;
use std::str::FromStr;

use crate::{Illegal, MAX_SEATS, Seat, Seed};

/// One entry of a game's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<A> {
    /// A seat played an action.
    Action {
        /// The seat.
        seat: Seat,
        /// The action.
        action: A,
    },
    /// A seat took back its last action.
    Undo {
        /// The seat.
        seat: Seat,
    },
}

/// A game as it is written down.
///
/// ```
/// use table::Record;
///
/// let text = "portolan record 1\ngame: pig\nrules: 1\nsetup: {\"seats\":2}\nseat 1: Anna\n\n1: roll\n1: hold\n";
/// let record: Record = text.parse()?;
/// assert_eq!((record.game.as_str(), record.lines[1].what.as_str()), ("pig", "hold"));
/// assert_eq!(record.to_string(), text);
/// # Ok::<(), table::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// Its setup.
    pub setup: serde_json::Value,
    /// What was laid out by hand, where the game did not begin as games do. Such a game has no seed, and counts for nothing.
    pub rig: Option<serde_json::Value>,
    /// Its seed; missing in the record of a running game that leaves the server.
    pub seed: Option<Seed>,
    /// Was the seed chosen and shown before the game? Then it has no secret.
    pub known_shuffle: bool,
    /// The secret the seed was made from, where somebody committed to it beforehand.
    pub secret: Option<Seed>,
    /// The salts that seats added to the secret, in the order they count.
    pub salts: Vec<(Seat, String)>,
    /// Who sat where, as far as known.
    pub names: Vec<String>,
    /// The digest of the final state, once the game is over.
    pub digest: Option<String>,
    /// The entries.
    pub lines: Vec<Line>,
}

/// One line of a record: a seat, and an action's notation or `undo`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The line's number in the file it was read from; 0 when it was not read.
    pub number: usize,
    /// The seat.
    pub seat: Seat,
    /// The action in notation, or `undo`.
    pub what: String,
}

impl Line {
    /// The line for an entry.
    pub fn of<A: fmt::Display>(entry: &Entry<A>) -> Self {
        let (seat, what) = match entry {
            Entry::Action { seat, action } => (*seat, action.to_string()),
            Entry::Undo { seat } => (*seat, "undo".to_owned()),
        };
        Self { number: 0, seat, what }
    }

    /// The line as it is written.
    pub fn text(&self) -> String {
        format!("{}: {}", self.seat, self.what)
    }
}

const TITLE: &str = "portolan record 1";

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}\ngame: {}\nrules: {}\nsetup: {}", self.game, self.rules, self.setup)?;
        if let Some(rig) = &self.rig {
            writeln!(f, "rig: {rig}")?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed: {seed}")?;
        }
        if self.known_shuffle {
            writeln!(f, "shuffle: known")?;
        }
        if let Some(secret) = &self.secret {
            writeln!(f, "secret: {secret}")?;
        }
        for (seat, salt) in &self.salts {
            writeln!(f, "salt {seat}: {salt}")?;
        }
        for (index, name) in self.names.iter().enumerate() {
            writeln!(f, "seat {}: {}", index + 1, name.replace(['\r', '\n'], " "))?;
        }
        if let Some(digest) = &self.digest {
            writeln!(f, "final: {digest}")?;
        }
        writeln!(f)?;
        self.lines.iter().try_for_each(|line| writeln!(f, "{}", line.text()))
    }
}

/// What is wrong with a record, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        // Lines may end as on any system, but a carriage return inside one would not be written back.
        if let Some(index) = text.lines().position(|line| line.contains('\r')) {
            return Err(RecordError { line: index + 1, what: "a carriage return stands inside the line".to_owned() });
        }
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line)).peekable();
        let fault = |line: usize, what: &str| RecordError { line, what: what.to_owned() };
        if lines.next().map(|(_, line)| line) != Some(TITLE) {
            return Err(fault(1, "a record begins with `portolan record 1`"));
        }
        let mut at = 1;
        let mut header = |key: &str| -> Option<(usize, &str)> {
            let (number, line) = lines.peek()?;
            at = *number;
            let value = line.strip_prefix(key)?.strip_prefix(": ")?;
            let found = (*number, value);
            lines.next();
            Some(found)
        };
        let game = header("game").ok_or(fault(2, "expected `game: NAME`"))?.1.to_owned();
        let (line, rules) = header("rules").ok_or(fault(3, "expected `rules: VERSION`"))?;
        let rules = rules.parse().map_err(|_| fault(line, "the rules version is a whole number"))?;
        let (line, setup) = header("setup").ok_or(fault(4, "expected `setup: {…}`"))?;
        let setup = serde_json::from_str(setup).map_err(|error| fault(line, &format!("the setup is no JSON: {error}")))?;
        let read_rig = |(line, rig): (usize, &str)| {
            serde_json::from_str(rig).map_err(|error| fault(line, &format!("the rig is no JSON: {error}")))
        };
        let rig = header("rig").map(read_rig).transpose()?;
        let read_seed = |(line, seed): (usize, &str)| seed.parse::<Seed>().map_err(|error| fault(line, &error.to_string()));
        let seed = header("seed").map(read_seed).transpose()?;
        let known_shuffle = match seed.and_then(|_| header("shuffle")) {
            Some((line, shuffle)) if shuffle != "known" => return Err(fault(line, "expected `shuffle: known`")),
            found => found.is_some(),
        };
        let has_secret = seed.is_some() && !known_shuffle;
        let secret = if has_secret { header("secret").map(read_seed).transpose()? } else { None };
        let mut salts: Vec<(Seat, String)> = Vec::new();
        let seats = || (0..MAX_SEATS).map(Seat::new);
        while secret.is_some()
            && let Some((seat, (line, salt))) = seats().find_map(|seat| Some((seat, header(&format!("salt {seat}"))?)))
        {
            if salt.is_empty() || salts.iter().any(|(salted, _)| *salted == seat) {
                return Err(fault(line, "a salt is a text, one a seat"));
            }
            salts.push((seat, salt.to_owned()));
        }
        let mut names = Vec::new();
        while names.len() < MAX_SEATS
            && let Some((_, name)) = header(&format!("seat {}", names.len() + 1))
        {
            names.push(name.to_owned());
        }
        let digest = match header("final") {
            Some((line, digest)) if digest.len() != 64 || !digest.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
                return Err(fault(line, "the final digest is 64 hexadecimal digits"));
            }
            found => found.map(|(_, digest)| digest.to_owned()),
        };
        match lines.next() {
            None | Some((_, "")) => {}
            Some((line, _)) => return Err(fault(line, "expected the next header, or an empty line before the entries")),
        }
        let entries = lines
            .map(|(number, line)| {
                let (seat, what) = line.split_once(": ").ok_or(fault(number, "expected `SEAT: ACTION`"))?;
                let seat = seat.parse().map_err(|error: crate::NotASeat| fault(number, &error.to_string()))?;
                if what.is_empty() || what.trim() != what {
                    return Err(fault(number, "expected an action behind the seat, without spaces around it"));
                }
                Ok(Line { number, seat, what: what.to_owned() })
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { game, rules, setup, rig, seed, known_shuffle, secret, salts, names, digest, lines: entries })
    }
}

/// Why a record cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// It is the record of another game.
    #[error("this is a record of {found}, not of {expected}")]
    OtherGame {
        /// The game it is of.
        found: String,
        /// The game it should be of.
        expected: &'static str,
    },
    /// Its setup cannot be played.
    #[error("the recorded setup cannot be played: {0}")]
    Setup(String),
    /// What was laid out by hand cannot be.
    #[error("what was laid out by hand cannot be: {0}")]
    Rig(String),
    /// It has no seed.
    #[error("the record has no seed, so the game cannot be dealt again")]
    NoSeed,
    /// Its seed does not follow from its secret and the salts.
    #[error("the seed is not made of the secret and the salts")]
    Shuffle,
    /// A line is not legal.
    #[error("line {line}: `{text}`: {why}")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// The line as written.
        text: String,
        /// Why not.
        why: Illegal,
    },
    /// The game ended otherwise than recorded.
    #[error("the game ends in another state than recorded: expected {expected}, found {found}")]
    Digest {
        /// The recorded digest.
        expected: String,
        /// The digest now.
        found: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> Record {
        Record {
            game: "port-royal".into(),
            rules: 1,
            setup: serde_json::json!({"seats": 2}),
            rig: None,
            seed: Some(Seed::from_number(42).salted(["dice", "of mine "])),
            known_shuffle: false,
            secret: Some(Seed::from_number(42)),
            salts: vec![(Seat::new(1), "dice".into()), (Seat::new(0), "of mine ".into())],
            names: vec!["Anna".into(), "captain".into()],
            digest: Some("a".repeat(64)),
            lines: vec![Line { number: 13, seat: Seat::new(0), what: "reveal".into() }],
        }
    }

    #[test]
    fn a_record_reads_back_as_it_was_written() {
        let record = example();
        assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn what_was_laid_out_by_hand_is_said() {
        let rig = Some(serde_json::json!({"draw_pile": ["sailor 3/1"]}));
        let record = Record { rig, seed: None, secret: None, salts: Vec::new(), lines: Vec::new(), ..example() };
        assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn a_known_shuffle_is_named_and_has_no_secret() {
        let record = Record { known_shuffle: true, secret: None, salts: Vec::new(), lines: Vec::new(), ..example() };
        let text = record.to_string();
        assert_eq!(text.parse(), Ok(record));
        let secret = text.replace("shuffle: known\n", "shuffle: known\nsecret: 2a\n");
        assert_eq!(secret.parse::<Record>().expect_err("there is no secret").line, 7);
        assert_eq!(text.replace(": known", ": stacked").parse::<Record>().expect_err("another word").line, 6);
    }

    #[test]
    fn faults_are_told_with_their_line() {
        let good = example().to_string();
        for (bad, line) in [
            (String::new(), 1),
            (good.replace("rules: 1", "rules: one"), 3),
            (good.replace("setup: {", "setup: "), 4),
            (good.replace("seed: ", "seed: z"), 5),
            (good.replace("secret: 0", "secret: z"), 6),
            (good.replace("salt 2: dice", "salt 1: dice"), 8),
            (good.replace("salt 2: dice", "salt 2: "), 7),
            (good.replace("secret: ", "secrets: "), 6),
            (good.replace("seat 2", "seat 3"), 10),
            (good.replace("final: a", "final: "), 11),
            (good.replace("1: reveal", "1 reveal"), 13),
            (good.replace("1: reveal", "9: reveal"), 13),
            (good.replace("Anna", "An\rna"), 9),
            (format!("{good}\n"), 14),
        ] {
            let error = bad.parse::<Record>().expect_err("a fault");
            assert_eq!(error.line, line, "{bad}\n{error}");
        }
    }
}
