//! The story: cards that are read, the end of a month with its branches, and the end of a chapter.

use table::{Log, Seat, Seats};

use super::Salvage;
use super::content::{OnRead, Step};
use crate::cards::Card;
use crate::decks::PRINT_COUNT;
use crate::event::Event;
use crate::state::{Phase, PortRoyal, remove};

/// Which month's end of a task is performed: that of playing together, or that of rivals.
const TOGETHER: usize = 0;
const RIVALS: usize = 1;

impl PortRoyal {
    /// Everybody has a personality and coins: the first story is read, and the first turn begins.
    pub(super) fn open_the_book(&mut self, log: &mut impl Log<Self>) {
        self.phase = Phase::Event;
        let chapter = self.adventure.chapter;
        if !self.adventure.starred {
            log.tell_all(|| Event::ChapterBegan { chapter, name: self.chapter_name(), before: self.chapter_before() });
            if let Some(first) = self.content().map(|content| content.chapters[usize::from(chapter) - 1].first_task) {
                self.show_task(first, log);
            }
        }
        self.proceed(log);
        let (seat, round) = (self.active, self.round);
        log.tell_all(|| Event::TurnBegan { seat, round });
    }

    /// A task card is read and laid out; one that lies there already is not laid out twice.
    fn show_task(&mut self, task: u8, log: &mut impl Log<Self>) {
        if self.adventure.shown().iter().any(|shown| shown.task == task) {
            return;
        }
        self.lay_out_task(task);
        self.adventure.reading = Some((task, 0));
        log.tell_all(|| Event::TaskShown { task: self.task_code(task), name: self.task_name(task), story: self.task_story(task) });
    }

    /// The steps of the task shown last are to be done.
    pub(super) fn end_month(&mut self, log: &mut impl Log<Self>) {
        let month = self.adventure.month - 1;
        log.tell_all(|| Event::MonthEnded { month });
        let Some(content) = self.content() else { return };
        let Some(last) = self.adventure.shown().last() else { return };
        let mode = if self.mode.is_cooperative() { TOGETHER } else { RIVALS };
        let steps = content.tasks[last.task as usize].month_end[mode];
        self.push_steps(steps);
    }

    fn push_steps(&mut self, steps: (u8, u8)) {
        if steps.0 < steps.1 {
            self.adventure.steps[self.adventure.depth as usize] = steps;
            self.adventure.depth += 1;
        }
    }

    fn next_step(&mut self) -> Option<Step> {
        let top = self.adventure.depth.checked_sub(1)? as usize;
        let (next, end) = self.adventure.steps[top];
        if next + 1 < end {
            self.adventure.steps[top].0 = next + 1;
        } else {
            self.adventure.depth -= 1;
            self.adventure.steps[top] = (0, 0);
        }
        self.content().map(|content| content.steps[next as usize])
    }

    fn next_reading(&mut self) -> Option<OnRead> {
        let (task, next) = self.adventure.reading?;
        let step = self.content()?.tasks[task as usize].on_read.get(next as usize).copied();
        self.adventure.reading = step.map(|_| (task, next + 1));
        step
    }

    /// Goes on with a story or a month's end until somebody has to decide, or all is done and the turn begins.
    pub(crate) fn proceed(&mut self, log: &mut impl Log<Self>) {
        loop {
            if !self.asked.is_empty() || matches!(self.phase, Phase::Search | Phase::Over) {
                return;
            }
            if let Some(step) = self.next_reading() {
                self.read(step, log);
            } else if self.adventure.reading.is_none() {
                match self.next_step() {
                    Some(Step::Tax(tax)) => {
                        self.adventure.tax = Some(tax);
                        // Comes back here when the tax is dealt with.
                        self.collect(tax, log);
                        return;
                    }
                    Some(step) => self.perform(step, log),
                    None => break,
                }
            }
        }
        // Before the first turn there is no event yet.
        self.phase = if self.adventure.event.is_some() { Phase::Discover } else { Phase::Event };
    }

    fn read(&mut self, step: OnRead, log: &mut impl Log<Self>) {
        match step {
            OnRead::AddCards(set) => {
                let before = self.draw_pile.len;
                self.add_set(set);
                let cards = self.draw_pile.len - before;
                if cards > 0 {
                    let code = self.content().map_or(0, |content| content.sets[set as usize].code);
                    log.tell_all(|| Event::SetAdded { code, cards });
                }
            }
            OnRead::LayOut(print) => {
                let is_it = |id: &u8| usize::from(self.face[*id as usize]) == PRINT_COUNT + usize::from(print);
                let found = self.stack(self.adventure.aside).find(is_it);
                if let Some(id) = found {
                    remove(&mut self.below, &mut self.adventure.aside, id);
                    self.push_expedition(id);
                    let card = self.card(id);
                    log.tell_all(|| Event::ExpeditionLaidOut { card });
                }
            }
            OnRead::Salvage { goods, ships } => {
                self.adventure.salvage = Salvage { goods, ships, taken: 0 };
                self.asked = Seats::first(self.seats);
                self.phase = Phase::Salvage;
                self.check_salvage();
            }
        }
    }

    fn perform(&mut self, step: Step, log: &mut impl Log<Self>) {
        match step {
            Step::Show(task) => self.show_task(task, log),
            Step::IfSolved { task, then, otherwise } => {
                let solved = self.adventure.shown().iter().any(|shown| shown.task == task && !shown.solved.is_empty());
                self.push_steps(if solved { then } else { otherwise });
            }
            Step::OfferCube(coins) => self.make_offer(super::Offer::Cube { coins }),
            Step::Card9 => self.end_chapter(log),
            Step::Tax(_) => {}
        }
    }

    // ---- Salvage --------------------------------------------------------------------------------------------------------------

    /// Can such a ship be taken from the discard pile?
    pub(crate) fn is_salvageable(&self, card: Card) -> bool {
        Self::goods_bit(card) & self.adventure.salvage.goods != 0
    }

    /// Nobody is asked any more when nothing is left.
    fn check_salvage(&mut self) {
        if !self.stack(self.discard).any(|id| self.is_salvageable(self.card(id))) {
            self.asked = Seats::NONE;
            self.phase = Phase::Event;
        }
        if self.asked.is_empty() {
            self.adventure.salvage = Salvage::default();
        }
    }

    pub(crate) fn salvage(&mut self, seat: Seat, card: Card, log: &mut impl Log<Self>) -> Result<table::Played, table::Illegal> {
        let is_wanted = self.is_salvageable(card);
        let found = self.stack(self.discard).find(|id| self.card(*id) == card).filter(|_| is_wanted);
        let id = found.ok_or(table::Illegal::because("port-royal-cannot-salvage"))?;
        remove(&mut self.below, &mut self.discard, id);
        self.store(seat, id);
        log.tell_all(|| Event::Salvaged { seat, card });
        self.adventure.salvage.taken += 1;
        if self.adventure.salvage.taken >= self.adventure.salvage.ships {
            self.adventure.salvage.taken = 0;
            self.asked.remove(seat);
            if self.asked.is_empty() {
                self.phase = Phase::Event;
            }
        }
        self.check_salvage();
        self.proceed(log);
        Ok(table::Played::Open)
    }

    // ---- The end of a chapter -------------------------------------------------------------------------------------------------

    /// The cubes and points all have together.
    pub(super) fn group_total(&self) -> (u8, u16) {
        let seats = (0..self.seats as usize).map(Seat::new);
        let cubes = seats.clone().map(|seat| self.cubes(seat)).sum();
        (cubes, seats.map(|seat| u16::from(self.area(seat).points)).sum())
    }

    /// Card 9: every task on the table is solved by somebody, and cubes and points are enough.
    fn end_chapter(&mut self, log: &mut impl Log<Self>) {
        let Some((cubes_asked, points_asked)) = self.content().map(|content| content.goals[usize::from(self.seats) - 1]) else {
            return;
        };
        let points_asked = u16::from(points_asked);
        let (cubes, points) = self.group_total();
        let open = self.adventure.shown().iter().filter(|shown| shown.solved.is_empty()).count() as u8;
        self.adventure.won = open == 0 && cubes >= cubes_asked && points >= points_asked;
        self.adventure.depth = 0;
        self.adventure.steps = Default::default();
        self.phase = Phase::Over;
        if self.adventure.won {
            log.tell_all(|| Event::ChapterWon { story: self.chapter_success(), cubes, points });
        } else {
            log.tell_all(|| Event::ChapterLost { cubes, cubes_asked, points, points_asked, open });
        }
    }
}
