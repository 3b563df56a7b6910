//! Running a case: rig, steps, expectations.

use std::fmt;

use serde_json::{Map, Value};
use table::{AnyGame, AnyTable, Illegal, PositionError, Seat, SetupError, Viewer};

use crate::Games;
use crate::case::{Case, Course, Move, Step, StepKind};
use crate::compare::{Comparer, Expectation, Mismatch, Root, Want, find, names_message};

/// A case that does not hold.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    /// The case's title.
    pub title: String,
    /// The rule it tests.
    pub rule: String,
    /// How far it went.
    pub place: Place,
    /// What is wrong.
    pub wrong: Wrong,
    /// What each awaited seat may do at that moment, in notation.
    pub legal: Vec<(Seat, Vec<String>)>,
}

/// How far a case went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Nothing was played yet.
    Start,
    /// At a step.
    Step {
        /// Its number, counted from 1.
        number: usize,
        /// Its line, counted from 1.
        line: usize,
        /// What it says of itself.
        note: Option<String>,
    },
    /// All steps went well.
    End,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Wrong {
    /// There is no such game.
    #[error("there is no game called `{0}`")]
    UnknownGame(String),
    /// The setup cannot be played.
    #[error("the setup is refused: {0}")]
    SetupRefused(SetupError),
    /// The setup should have been refused.
    #[error("the setup is playable, and should have been refused because of `{0}`")]
    SetupTaken(String),
    /// The setup is refused for another reason.
    #[error("the setup is refused, but not because of `{expected}`: {found}")]
    SetupOtherwise {
        /// The field or message expected.
        expected: String,
        /// The refusal.
        found: SetupError,
    },
    /// The rig cannot be.
    #[error("the rig is refused: {}", .0.0)]
    RigRefused(PositionError),
    /// The rig should have been refused.
    #[error("the rig is possible, and should have been refused: \"{0}\"")]
    RigTaken(String),
    /// The rig is refused for another reason.
    #[error("the rig is refused, but not with \"{expected}\": {}", .found.0)]
    RigOtherwise {
        /// The text expected in the reason.
        expected: String,
        /// The refusal.
        found: PositionError,
    },
    /// Nobody can sit there.
    #[error("`{0}`: there are only {1} seats")]
    NoSuchSeat(String, u8),
    /// What should be played is refused.
    #[error("`{0}` is refused: {1}")]
    Refused(String, Illegal),
    /// What should be refused is allowed.
    #[error("`{0}` is allowed, and should have been refused because of `{1}`")]
    Allowed(String, String),
    /// What should be refused is refused for another reason.
    #[error("`{action}` is refused, but not because of `{expected}`: {found}")]
    RefusedOtherwise {
        /// What was tried.
        action: String,
        /// The reason expected.
        expected: String,
        /// The refusal.
        found: Illegal,
    },
    /// What was refused left a trace.
    #[error("`{0}` is refused as it should be, but changed the position all the same")]
    RefusalChanged(String),
    /// Expectations do not hold.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Unmet(Vec<Mismatch>),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n  rule: {}", self.title, self.rule)?;
        match &self.place {
            Place::Start => write!(f, "\n  at the start:")?,
            Place::Step { number, line, note: None } => write!(f, "\n  at step {number}, line {line}:")?,
            Place::Step { number, line, note: Some(note) } => write!(f, "\n  at step {number}, line {line} ({note}):")?,
            Place::End => write!(f, "\n  after the last step:")?,
        }
        self.wrong.to_string().lines().try_for_each(|line| write!(f, "\n    {line}"))?;
        for (seat, notations) in &self.legal {
            let notations: Vec<String> = notations.iter().map(|notation| format!("\"{notation}\"")).collect();
            write!(f, "\n  seat {seat} may: {}", notations.join(", "))?;
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}

impl Case {
    /// Runs the case against the game it names.
    pub fn run(&self, games: Games<'_>) -> Result<(), Box<Failure>> {
        self.walk(games, |_, _| ())
    }

    /// Runs the case, looking at the table before the first step and after each.
    pub(crate) fn walk(&self, games: Games<'_>, mut look: impl FnMut(Option<&Step>, &Play)) -> Result<(), Box<Failure>> {
        let fail = |place: Place, wrong: Wrong, table: Option<&dyn AnyTable>| {
            let legal = table.map(everybodys_legal).unwrap_or_default();
            Box::new(Failure { title: self.title.clone(), rule: self.rule.clone(), place, wrong, legal })
        };
        let Some(mut play) = self.begin(games).map_err(|wrong| fail(Place::Start, wrong, None))? else { return Ok(()) };
        look(None, &play);
        for (index, step) in self.steps().iter().enumerate() {
            play.step(&step.what).map_err(|wrong| {
                let place = Place::Step { number: index + 1, line: step.line, note: step.note.clone() };
                fail(place, wrong, Some(&*play.table))
            })?;
            look(Some(step), &play);
        }
        play.expect(self.expectations()).map_err(|wrong| fail(Place::End, wrong, Some(&*play.table)))
    }

    /// Rigs the table; there is none if the case claims that it cannot be, and is right.
    pub(crate) fn begin(&self, games: Games<'_>) -> Result<Option<Play<'_>>, Wrong> {
        let game = games(&self.game).ok_or_else(|| Wrong::UnknownGame(self.game.clone()))?;
        match &self.course {
            Course::BadSetup(expected) => self.refuses_setup(game, expected).map(|()| None),
            Course::Impossible(expected) => self.refuses_rig(game, expected).map(|()| None),
            Course::Played { .. } => {
                game.check_setup(&self.setup).map_err(Wrong::SetupRefused)?;
                let table = game.rig(&self.setup, &self.rig).map_err(Wrong::RigRefused)?;
                Ok(Some(Play { game: &self.game, table, last: 0 }))
            }
        }
    }

    fn refuses_setup(&self, game: &dyn AnyGame, expected: &str) -> Result<(), Wrong> {
        let expected = expected.to_owned();
        match game.check_setup(&self.setup) {
            Ok(_) => Err(Wrong::SetupTaken(expected)),
            Err(found) if found.field == expected || names_message(&expected, &found.message.id, &self.game) => Ok(()),
            Err(found) => Err(Wrong::SetupOtherwise { expected, found }),
        }
    }

    fn refuses_rig(&self, game: &dyn AnyGame, expected: &str) -> Result<(), Wrong> {
        game.check_setup(&self.setup).map_err(Wrong::SetupRefused)?;
        let expected = expected.to_owned();
        match game.rig(&self.setup, &self.rig) {
            Ok(_) => Err(Wrong::RigTaken(expected)),
            Err(found) if found.0.contains(&expected) => Ok(()),
            Err(found) => Err(Wrong::RigOtherwise { expected, found }),
        }
    }
}

fn everybodys_legal(table: &dyn AnyTable) -> Vec<(Seat, Vec<String>)> {
    table.awaited().into_iter().map(|seat| (seat, legal(table, seat))).collect()
}

fn legal(table: &dyn AnyTable, seat: Seat) -> Vec<String> {
    table.legal(seat).into_iter().map(|offer| offer.notation).collect()
}

/// A case in progress.
pub(crate) struct Play<'a> {
    game: &'a str,
    pub table: Box<dyn AnyTable>,
    /// The log's entry with which the last step that played or took back began.
    pub last: usize,
}

impl Play<'_> {
    pub fn step(&mut self, step: &StepKind) -> Result<(), Wrong> {
        match step {
            StepKind::Play(moves) => {
                self.last = self.table.entries();
                moves.iter().try_for_each(|played| self.play(played))
            }
            StepKind::Undo(seat) => {
                self.last = self.table.entries();
                self.play(&Move { seat: *seat, what: "undo".to_owned() })
            }
            StepKind::Refuse { refused, because } => self.refuse(refused, because),
            StepKind::Expect(expect) => self.expect(expect),
        }
    }

    fn seated(&self, played: &Move) -> Result<(), Wrong> {
        let seats = self.table.seats();
        if played.seat.number() > seats { Err(Wrong::NoSuchSeat(played.text(), seats)) } else { Ok(()) }
    }

    /// Plays a line; a long one (a whole route) is played action by action.
    fn play(&mut self, played: &Move) -> Result<(), Wrong> {
        self.seated(played)?;
        let refused = |why| Wrong::Refused(played.text(), why);
        if played.what == "undo" {
            return self.table.undo(played.seat).map_err(refused);
        }
        for notation in self.table.rehearse(played.seat, &played.what).map_err(refused)? {
            self.table.play(played.seat, &notation).map_err(refused)?;
        }
        Ok(())
    }

    fn refuse(&self, refused: &Move, because: &str) -> Result<(), Wrong> {
        self.seated(refused)?;
        // On a copy, so that what follows can be told even where the move is allowed against all expectation.
        let mut table = self.table.duplicate();
        let before = table.digest();
        let result = match refused.what.as_str() {
            "undo" => table.undo(refused.seat),
            notation => table.play(refused.seat, notation),
        };
        let (action, expected) = (refused.text(), because.to_owned());
        match result {
            Ok(()) => Err(Wrong::Allowed(action, expected)),
            Err(found) if !names_message(because, &found.0.id, self.game) => {
                Err(Wrong::RefusedOtherwise { action, expected, found })
            }
            Err(_) if table.digest() != before => Err(Wrong::RefusalChanged(action)),
            Err(_) => Ok(()),
        }
    }

    pub fn expect(&self, expect: &[Expectation]) -> Result<(), Wrong> {
        let unmet: Vec<Mismatch> = expect
            .iter()
            .filter_map(|expectation| {
                let what = self.holds(expectation).err()?;
                Some(Mismatch { line: expectation.line, path: expectation.path.join("."), what })
            })
            .collect();
        if unmet.is_empty() { Ok(()) } else { Err(Wrong::Unmet(unmet)) }
    }

    fn holds(&self, expectation: &Expectation) -> Result<(), String> {
        let (root, path, above) = expectation.root();
        let above = &expectation.path[..above];
        let comparer = Comparer { ids_of: root.speaks().then_some(self.game) };
        comparer.compare(&expectation.want, find(&self.ask(root), above, path))?;
        if root == Root::Cannot { self.are_actions(expectation) } else { Ok(()) }
    }

    /// A mistyped action is never legal, so it must at least be one that this game knows.
    fn are_actions(&self, expectation: &Expectation) -> Result<(), String> {
        let (Want::Lacks(actions), Some(Ok(seat))) = (&expectation.want, expectation.path.get(1).map(|seat| seat.parse())) else {
            return Ok(());
        };
        for action in actions.iter().filter_map(Want::text) {
            if let Err(why) = self.table.duplicate().play(seat, action)
                && why.0.id == "table-not-understood"
            {
                return Err(format!("\"{action}\" is not an action of this game: is it mistyped?"));
            }
        }
        Ok(())
    }

    /// Everything there is to know about one matter.
    fn ask(&self, root: Root) -> Value {
        let table = &*self.table;
        let seats = || (0..table.seats() as usize).map(Seat::new);
        let each = |answer: &dyn Fn(Seat) -> Value| -> Value {
            Value::Object(seats().map(|seat| (seat.to_string(), answer(seat))).collect())
        };
        let viewers = |answer: &dyn Fn(Viewer) -> Value| -> Value {
            Value::Object(Viewer::all(table.seats()).map(|viewer| (viewer.to_string(), answer(viewer))).collect::<Map<_, _>>())
        };
        let standing = || table.standing();
        match root {
            Root::Awaited => table.awaited().into_iter().map(Seat::number).collect(),
            Root::Legal | Root::Can | Root::Cannot => each(&|seat| legal(table, seat).into()),
            Root::Prompt => each(&|seat| table.prompt(seat).id.into()),
            Root::Over => table.awaited().is_empty().into(),
            Root::Winners if table.awaited().is_empty() => {
                // Together, the seats of a lost game share the first rank and are no winners.
                standing().leaders().filter(|seat| standing().payoff(*seat) > 0.0).map(Seat::number).collect()
            }
            Root::Winners => Value::Array(Vec::new()),
            Root::Score => each(&|seat| standing().score(seat).into()),
            Root::Rank => each(&|seat| standing().rank(seat).into()),
            Root::View => viewers(&|viewer| table.view(viewer).value()),
            Root::Automatic => each(&|seat| table.automatic(seat).into()),
            Root::CanUndo => each(&|seat| table.can_undo(seat).into()),
            Root::Heard => viewers(&|viewer| {
                let heard = table.heard_since(self.last, viewer);
                heard.into_iter().map(|heard| Value::from(heard.message.id)).collect()
            }),
            Root::Position => table.position(),
        }
    }
}

impl Move {
    pub fn text(&self) -> String {
        format!("{}: {}", self.seat, self.what)
    }
}
