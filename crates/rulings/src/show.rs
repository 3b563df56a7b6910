//! A case as something to look at: the table before the first step, and after each step that plays or is refused.

use serde_json::Value;
use table::{AnyTable, Message, Seat};

use crate::case::{Case, Move, Step, StepKind};
use crate::run::Play;
use crate::{Failure, Games};

/// The table at one moment of a case.
pub struct Stage {
    /// The table as it is then.
    pub table: Box<dyn AnyTable>,
    /// With which entry of its log the step began that led here.
    pub from: usize,
    /// What the step tried in vain, if it did.
    pub refused: Option<Refused>,
    /// What is told of it, where somebody has written that down.
    pub say: Option<Message>,
    /// Who does what next, where something is played.
    pub next: Option<(Seat, String)>,
}

/// Something that is not allowed.
pub struct Refused {
    /// Who tried.
    pub seat: Seat,
    /// What, in words, where the game has words for it.
    pub action: Option<Message>,
    /// Why it is not allowed.
    pub why: Message,
}

impl Case {
    /// The moments of the case that are worth a look, from the first on; and what is wrong with it, if it does not hold: then those
    /// before the fault.
    pub fn show(&self, games: Games<'_>) -> (Vec<Stage>, Option<Box<Failure>>) {
        let mut stages = Vec::new();
        let failure = self.walk(games, |step, play| stages.extend(stage(step, play))).err();
        let ahead = self.steps().iter().filter(|step| is_shown(step));
        for (stage, step) in stages.iter_mut().zip(ahead.map(Some).chain([None])) {
            let say = step.map_or(&self.say, |step| &step.say);
            stage.say = say.clone().map(|id| Message { id: id.into(), args: Vec::new() });
            if let Some(StepKind::Play(moves)) = step.map(|step| &step.what) {
                stage.next = moves.first().map(|first| (first.seat, first.what.clone()));
            }
        }
        (stages, failure)
    }

    /// Through whose eyes the case is best seen: those of the seat that acts first.
    pub fn viewer(&self) -> Option<Seat> {
        self.steps().iter().find_map(|step| match &step.what {
            StepKind::Play(moves) => moves.first().map(|first| first.seat),
            StepKind::Refuse { refused, .. } => Some(refused.seat),
            StepKind::Undo(seat) => Some(*seat),
            StepKind::Expect(_) => None,
        })
    }

    /// The ids of all that is told of it.
    pub fn told(&self) -> impl Iterator<Item = &str> {
        self.steps().iter().map(|step| &step.say).chain([&self.say]).filter_map(Option::as_deref)
    }

    /// The terms of its game.
    pub const fn setup(&self) -> &Value {
        &self.setup
    }

    /// What it lays out.
    pub const fn rig(&self) -> &Value {
        &self.rig
    }
}

/// What is only looked at, or taken back without a word, is not shown by itself.
fn is_shown(step: &Step) -> bool {
    match step.what {
        StepKind::Expect(_) => false,
        StepKind::Undo(_) => step.say.is_some() || step.note.is_some(),
        StepKind::Play(_) | StepKind::Refuse { .. } => true,
    }
}

fn stage(step: Option<&Step>, play: &Play) -> Option<Stage> {
    if !step.is_none_or(is_shown) {
        return None;
    }
    let refused = match step.map(|step| &step.what) {
        Some(StepKind::Refuse { refused, .. }) => Some(refusal(play, refused)?),
        _ => None,
    };
    let from = if step.is_none() || refused.is_some() { play.table.entries() } else { play.last };
    Some(Stage { table: play.table.duplicate(), from, refused, say: None, next: None })
}

/// A move that is not allowed, tried on a copy.
fn refusal(play: &Play, Move { seat, what }: &Move) -> Option<Refused> {
    let mut table = play.table.duplicate();
    let tried = if what == "undo" { table.undo(*seat) } else { table.play(*seat, what) };
    let blocked = play.table.blocked(*seat).into_iter().find(|blocked| blocked.notation == *what);
    Some(Refused { seat: *seat, action: blocked.map(|blocked| blocked.message), why: tried.err()?.0 })
}
