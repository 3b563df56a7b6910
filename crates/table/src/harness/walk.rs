//! One random game at a table, from the deal to the record, with actions taken back on the way.

use super::Harness;
use super::examine::{Doing, Examiner, Lists, Run};
use super::fault::{Check, Checked, Flaw, demand, difference};
use crate::{Chance, Game, Heard, Played, Record, Seat, Seed, Table, Unheard, Viewer};

/// One action in this number is taken back and played again, and one secret pick in this number.
const UNDO_ONE_IN: usize = 6;

/// At one examined moment in this number, somebody's imagination is played on.
const IMAGINE_ONE_IN: usize = 4;

/// A random game.
pub(super) struct Walk<'a, G: Game> {
    table: Table<G>,
    examiner: Examiner<'a, G>,
    /// The state made from the position of the last examined moment, and played on like the true one.
    twin: Option<G>,
}

impl<'a, G: Game> Walk<'a, G> {
    pub fn new(harness: &'a Harness<G>, run: &'a mut Run<G>, table: Table<G>, seed: Seed) -> Self {
        let keeps = harness.conserved.iter().map(|conserved| conserved(table.game())).collect();
        let examiner = Examiner {
            harness,
            setup: table.setup().clone(),
            seed: seed.to_string(),
            run,
            keeps,
            chance: Chance::imagined(seed.number()),
            doing: Doing::Looking,
        };
        Self { table, examiner, twin: None }
    }

    /// The game so far.
    pub fn record(&self) -> Record {
        self.table.record(Vec::new())
    }

    /// What was being done, should it have panicked.
    pub fn doing(&self) -> String {
        match &self.examiner.doing {
            Doing::Looking => "looking at this state, or at one imagined from it".to_owned(),
            Doing::Playing(seat, action) => format!("playing `{seat}: {action}` in this state, or in one imagined from it"),
            Doing::Reading(text) => format!("reading the notation `{text}`"),
        }
    }

    /// Plays the whole game, checking on the way.
    pub fn finish(&mut self) -> Checked {
        self.dealt_alike()?;
        for _ in 0..=self.examiner.harness.decisions {
            let lists = self.examiner.sound(self.table.game())?;
            let pick = self.examiner.pick(&lists);
            if pick.is_none() || self.examiner.draw(self.examiner.harness.every as usize) == 0 {
                self.examine(&lists)?;
            }
            let over = self.table.game().awaited().is_empty();
            demand!(over || self.table.game().sequel().is_none(), Setup, "the game has a sequel before it is over");
            let Some((seat, action)) = pick else { return self.the_end() };
            self.step(seat, action, &lists)?;
        }
        let bound = self.examiner.harness.decisions;
        Err(Flaw::new(Check::Ends, format!("after {bound} decisions the game is not over")))
    }

    /// Another deal from the same seed is the same deal.
    fn dealt_alike(&self) -> Checked {
        let again = self.table.seed().and_then(|seed| G::new(self.table.setup(), seed).ok()).map(|game| game.position());
        let once = self.table.game().position();
        demand!(
            again.as_ref() == Some(&once),
            Reproduced,
            "the same setup and seed do not give the same state:\n{}",
            difference(&format!("{once:#?}"), &again.map_or_else(String::new, |again| format!("{again:#?}")))
        );
        Ok(())
    }

    fn examine(&mut self, lists: &Lists<G>) -> Checked {
        let game = self.table.game();
        self.examiner.run.coverage.moments += 1;
        self.examiner.thoroughly(game, lists)?;
        self.examiner.hidden(game, lists)?;
        if self.examiner.draw(IMAGINE_ONE_IN) == 0 {
            self.examiner.in_imagination(game)?;
        }
        if let Some(twin) = self.twin.take() {
            same_state(Check::Reproduced, game, &twin, "a state made from an earlier position and played on is not the same")?;
        }
        self.twin = Some(self.examiner.twin(game)?);
        Ok(())
    }

    fn step(&mut self, seat: Seat, action: G::Action, lists: &Lists<G>) -> Checked {
        self.examiner.run.coverage.decisions += 1;
        let refused = |refused| Flaw::new(Check::Legal, format!("`{seat}: {action}` is legal, but is refused: {refused}"));
        // The table does not say what `play` said, so ask a copy first.
        let mut copy = self.table.game().clone();
        let played = self.examiner.play(&mut copy, seat, action, &mut Unheard).map_err(refused)?;
        if let Some(twin) = &mut self.twin {
            let again = self.examiner.play(twin, seat, action, &mut Unheard);
            demand!(
                again.as_ref() == Ok(&played),
                Reproduced,
                "`{seat}: {action}` is answered with {again:?} in a state made from an earlier position and played on, not with \
                 {played:?}"
            );
        }
        let before = (self.examiner.draw(UNDO_ONE_IN) == 0).then(|| self.table.game().clone());
        let heard = self.play(seat, action)?;
        self.examiner.heard(&heard, self.table.game().seats())?;
        if before.is_some() {
            let what = format!("whether anybody listens makes a difference to `{seat}: {action}`");
            same_state(Check::Reproduced, &copy, self.table.game(), &what)?;
        }
        if played == Played::Barrier || self.table.game().awaited().is_empty() {
            let undoer = self.seats().find(|seat| self.table.can_undo(*seat));
            demand!(undoer.is_none(), Undo, "`{seat}: {action}` was a barrier or the end, but {undoer:?} may take back");
            return Ok(());
        }
        demand!(self.table.can_undo(seat), Undo, "`{seat}: {action}` was {played:?}, but {seat:?} may not take it back");
        if let Some(before) = before
            && !self.take_back(seat, action, &before, &heard, lists)?
        {
            return Ok(());
        }
        if played != Played::Secret {
            return Ok(());
        }
        let others: Vec<Seat> = self.seats().filter(|other| *other != seat && self.table.can_undo(*other)).collect();
        if !others.is_empty() && self.examiner.draw(UNDO_ONE_IN) == 0 {
            let other = others[self.examiner.draw(others.len())];
            self.take_back_secretly(other)?;
        }
        Ok(())
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..self.table.game().seats() as usize).map(Seat::new)
    }

    fn play(&mut self, seat: Seat, action: G::Action) -> Checked<Heard<G>> {
        self.examiner.doing = Doing::Playing(seat, action);
        let heard = self.table.play(seat, action).map(|step| step.heard.clone());
        self.examiner.doing = Doing::Looking;
        heard.map_err(|refused| Flaw::new(Check::Legal, format!("`{seat}: {action}` is refused, but was legal before: {refused}")))
    }

    fn undo(&mut self, seat: Seat) -> Checked {
        self.examiner.run.coverage.undone += 1;
        // The twin has no log to go back in.
        self.twin = None;
        let undone = self.table.undo(seat).map(|_| ());
        undone.map_err(|refused| Flaw::new(Check::Undo, format!("{seat:?} may take back, but cannot: {refused}")))
    }

    /// Takes back the action just played. The state is the one before it; and played again, it is the one after it. Whether it was
    /// played again.
    fn take_back(&mut self, seat: Seat, action: G::Action, before: &G, heard: &Heard<G>, lists: &Lists<G>) -> Checked<bool> {
        let after = self.table.game().clone();
        self.undo(seat)?;
        same_state(
            Check::Undo,
            before,
            self.table.game(),
            &format!("`{seat}: {action}` was taken back, but left something behind"),
        )?;
        let again = self.examiner.sound(self.table.game())?;
        demand!(again == *lists, Undo, "`{seat}: {action}` was taken back, but the legal lists are not what they were");
        if self.examiner.draw(2) == 0 {
            // Half of the time somebody thinks better of it, so that records hold games that went on otherwise.
            return Ok(false);
        }
        let heard_again = self.play(seat, action)?;
        for viewer in Viewer::all(self.table.game().seats()) {
            let (once, again) = (heard.by(viewer), heard_again.by(viewer));
            demand!(
                once == again,
                Reproduced,
                "`{seat}: {action}` was taken back and played again, but {viewer} hears something else:\n{}",
                difference(&format!("{once:#?}"), &format!("{again:#?}"))
            );
        }
        let what = format!("`{seat}: {action}` was taken back and played again, which did not lead to the same state");
        same_state(Check::Reproduced, &after, self.table.game(), &what)?;
        Ok(true)
    }

    /// Takes back a secret pick although others have picked since. Their picks stay, and the same pick made later than theirs is
    /// the same.
    fn take_back_secretly(&mut self, seat: Seat) -> Checked {
        let Some(action) = self.last_action(seat) else { return Ok(()) };
        let after = self.table.game().clone();
        let others = |this: &Self| -> Vec<_> {
            let game = this.table.game();
            let of = |other| {
                let mut list = Vec::new();
                game.legal(other, &mut list);
                (other, game.awaited().contains(other), list, this.table.can_undo(other))
            };
            this.seats().filter(|other| *other != seat).map(of).collect()
        };
        let before = others(self);
        self.undo(seat)?;
        let now = others(self);
        demand!(
            before == now,
            Secret,
            "{seat:?} took back its secret pick `{action}`, which changed the picks of others. Who is awaited, for what, and may \
             take back:\n  before: {before:?}\n  after: {now:?}"
        );
        self.play(seat, action)?;
        let what = format!("the secret pick `{seat}: {action}` was taken back and made again after the others, which matters");
        same_state(Check::Secret, &after, self.table.game(), &what)
    }

    /// The last action of the seat that was not taken back.
    fn last_action(&self, seat: Seat) -> Option<G::Action> {
        let mut kept = Vec::new();
        for entry in self.table.entries() {
            match *entry {
                crate::Entry::Action { seat: who, action } if who == seat => kept.push(action),
                crate::Entry::Undo { seat: who } if who == seat => drop(kept.pop()),
                _ => {}
            }
        }
        kept.pop()
    }

    fn the_end(&mut self) -> Checked {
        self.examiner.run.coverage.games += 1;
        let record = self.table.record(self.seats().map(|seat| format!("seat {seat}")).collect());
        let text = record.to_string();
        let fault = |what: String| Flaw::new(Check::Reproduced, what);
        let read: Record = text.parse().map_err(|error| fault(format!("the record cannot be read back: {error}\n{text}")))?;
        demand!(
            read.to_string() == text,
            Reproduced,
            "the record is not the same when read back:\n{}",
            difference(&text, &read.to_string())
        );
        let again = Table::<G>::replay(&read).map_err(|error| fault(format!("the record cannot be played again: {error}")))?;
        same_state(Check::Reproduced, self.table.game(), again.game(), "the record, played again, ends in another state")?;
        if let Some(setup) = self.table.game().sequel() {
            super::prelude::check_setup::<G>(&setup).map_err(|flaw| flaw.within("the sequel"))?;
        }
        Ok(())
    }
}

fn same_state<G: Game>(check: Check, one: &G, other: &G, what: &str) -> Checked {
    let (one, other) = (one.position(), other.position());
    if one == other {
        return Ok(());
    }
    Err(Flaw::new(check, format!("{what}:\n{}", difference(&format!("{one:#?}"), &format!("{other:#?}")))))
}
