//! Tasks: what they ask for, when they can be solved, and what that brings.

use table::{Illegal, Log, Played, Seat, Seats};

use super::content::{Code, Have, Moment, Spend, Task};
use crate::action::Given;
use crate::cards::{Card, Colour, MOST_NEEDED, Role};
use crate::event::Event;
use crate::state::{Phase, PortRoyal};

impl PortRoyal {
    fn task(&self, index: usize) -> Option<&Task> {
        let shown = self.adventure.shown().get(index)?;
        Some(&self.content()?.tasks[shown.task as usize])
    }

    pub(super) fn task_place(&self, code: Code) -> Option<usize> {
        (0..self.adventure.shown().len()).find(|index| self.task(*index).is_some_and(|task| task.code == code))
    }

    // ---- May it be solved? ----------------------------------------------------------------------------------------------------

    /// Why the seat cannot lay a cube on the task, whatever it asks for.
    fn check_cube(&self, seat: Seat, index: usize) -> Result<(), Illegal> {
        let shown = &self.adventure.shown()[index];
        if shown.solved.contains(seat) {
            return Err(Illegal::because("port-royal-task-solved"));
        }
        if self.free_cubes(seat) == 0 && !shown.begun.contains(seat) {
            return Err(Illegal::because("port-royal-no-cube-left"));
        }
        Ok(())
    }

    /// Why the seat cannot solve the task now, however it would pay.
    fn check_task(&self, seat: Seat, index: usize) -> Result<(), Illegal> {
        let task = self.task(index).ok_or(Illegal::because("port-royal-task-not-out"))?;
        self.check_cube(seat, index)?;
        if self.phase == Phase::Decide {
            if self.adventure.due & 1 << index == 0 {
                return Err(Illegal::because("port-royal-decide-first"));
            }
        } else if task.moment != Moment::OwnTurn {
            return Err(Illegal::because("port-royal-task-now-or-never"));
        }
        if task.active_only && seat != self.active {
            return Err(Illegal::because("port-royal-task-active-only"));
        }
        if !task.have.iter().all(|have| self.has(seat, *have)) {
            return Err(Illegal::because("port-royal-task-not-met"));
        }
        if !self.affords(seat, task) {
            return Err(crate::trading::too_expensive(coins_asked(task), self.area(seat).money()));
        }
        let crowns = |part: &Spend| if let Spend::Crowns(crowns) = part { *crowns } else { 0 };
        if task.spend.iter().map(crowns).sum::<u8>() > self.house(seat).crowns {
            return Err(Illegal::because("port-royal-lacks-crowns"));
        }
        let mut payable = cards_to_spend(task) == 0;
        if !payable {
            self.payments(seat, task, |_| payable = true);
        }
        if payable { Ok(()) } else { Err(Illegal::because("port-royal-lacks-goods")) }
    }

    fn affords(&self, seat: Seat, task: &Task) -> bool {
        coins_asked(task) <= self.area(seat).money()
    }

    /// Could the seat solve the task now? Decided without making the message of a refusal.
    pub(super) fn is_solvable(&self, seat: Seat, index: usize) -> bool {
        self.task(index).is_some_and(|task| self.affords(seat, task)) && self.check_task(seat, index).is_ok()
    }

    /// Does the seat have this? Only real cards of a name count: neither a jack nor a personality stands for anybody.
    fn has(&self, seat: Seat, have: Have) -> bool {
        let area = self.area(seat);
        let people = || self.stack(area.people).map(|id| self.card(id));
        match have {
            Have::Swords(swords) => area.swords >= swords,
            Have::Role(role, count) => area.has(role) >= count,
            Have::Traders(count) => Colour::EVERY.iter().map(|colour| area.trader(*colour)).sum::<u8>() >= count,
            Have::Expeditions(count) => area.expeditions.len >= count,
            Have::Cheap { max_cost, people: wanted } => {
                let is_cheap = |card: &Card| matches!(card, Card::Person { cost, .. } if *cost <= max_cost);
                people().filter(is_cheap).count() >= usize::from(wanted)
            }
            Have::People(count) => area.people.len >= count,
            Have::DifferentRoles(count) => {
                let roles = people().filter_map(Card::role).fold(0u64, |roles, role| roles | 1 << plain(role).index());
                roles.count_ones() >= u32::from(count)
            }
            Have::Points(points) => area.points >= points,
        }
    }

    /// Every way in which the seat can give the cards the task asks for.
    fn payments(&self, seat: Seat, task: &Task, mut found: impl FnMut(Given)) {
        let owned = self.stored(seat).chain(self.stack(self.area(seat).people));
        let choice = self.choice(owned, |card| task.spend.iter().any(|part| fits(*part, card)));
        self.pick(
            &choice,
            cards_to_spend(task),
            |_| u8::MAX,
            |given| {
                if pays(&task.spend, given) {
                    found(given);
                }
            },
        );
    }

    /// Every way in which the seat can solve a task now.
    pub(crate) fn solutions(&self, seat: Seat, mut found: impl FnMut(Code, Given)) {
        for index in 0..self.adventure.shown().len() {
            let Some(task) = self.task(index) else { continue };
            if self.is_solvable(seat, index) {
                self.payments(seat, task, |given| found(task.code, given));
            }
        }
    }

    pub(crate) fn can_solve(&self, seat: Seat) -> bool {
        (0..self.adventure.shown().len()).any(|index| self.is_solvable(seat, index))
    }

    /// Every task the seat cannot solve now, with the reason.
    pub(crate) fn unsolvable(&self, seat: Seat) -> impl Iterator<Item = (Code, Illegal)> {
        (0..self.adventure.shown().len())
            .filter_map(move |index| Some((self.task(index)?.code, self.check_task(seat, index).err()?)))
    }

    // ---- Solving --------------------------------------------------------------------------------------------------------------

    pub(crate) fn solve(&mut self, seat: Seat, code: Code, given: Given, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        let index = self.task_place(code).ok_or(Illegal::because("port-royal-task-not-out"))?;
        self.check_task(seat, index)?;
        let Some(content) = self.shared_content() else { return Err(Illegal::not_legal()) };
        let task = &content.tasks[self.adventure.tasks[index].task as usize];
        if !pays(&task.spend, given) {
            return Err(Illegal::because("port-royal-wrong-payment"));
        }
        let owned = || self.stack(self.house(seat).goods).chain(self.stack(self.area(seat).people)).map(|id| self.card(id));
        let has_all = |card: Card| {
            let wanted = given.cards().filter(|other| *other == card).count();
            owned().filter(|other| *other == card).count() >= wanted
        };
        if !given.cards().all(has_all) {
            return Err(Illegal::because("port-royal-lacks-goods"));
        }
        let another_tax = self.taxes.len > 0;
        let mut turned = 0;
        for part in &task.spend {
            match part {
                Spend::Coins(coins) => turned += self.pay(seat, (*coins).into()),
                Spend::Crowns(crowns) => self.spend_crowns(seat, *crowns),
                Spend::Goods(..) | Spend::People(_) => {}
            }
        }
        if !task.spend.is_empty() {
            let given = || given.cards().collect();
            log.tell_all(|| Event::TaskPaid { seat, task: code, given: given(), turned: self.top_of_discard(turned) });
        }
        self.give_away(seat, given);
        self.place_cube(seat, index, task, log);
        self.adventure.fewer += task.take_fewer;
        match self.phase {
            Phase::Decide => self.solved_at_once(seat, index, log),
            _ => self.window_used(seat, log),
        }
        Ok(if turned > 0 || another_tax { Played::Barrier } else { Played::Open })
    }

    /// The cube is placed and opens what it lay on; then come the coins of the first solver, then the crowns.
    fn place_cube(&mut self, seat: Seat, index: usize, task: &Task, log: &mut impl Log<Self>) {
        let code = task.code;
        let name = self.adventure.tasks[index].task;
        let shown = &mut self.adventure.tasks[index];
        if matches!(task.moment, Moment::Stop { times: 2, .. }) && !shown.begun.contains(seat) {
            // The upper field: the cube is bound, but counts for nothing.
            shown.begun.insert(seat);
            log.tell_all(|| Event::TaskBegun { seat, task: code, name: self.task_name(name) });
            return;
        }
        let is_first = shown.solved.is_empty();
        shown.begun.remove(seat);
        shown.solved.insert(seat);
        let coins = if is_first { task.first_coins } else { 0 };
        log.tell_all(|| Event::TaskSolved { seat, task: code, name: self.task_name(name), coins });
        self.unlock(seat, log);
        self.gain(seat, coins, log);
        self.gain_crowns(seat, task.crowns, log);
    }

    // ---- Now or never ---------------------------------------------------------------------------------------------------------

    /// Something has happened that tasks ask for: those of the seats that can use it are asked. False if there is nobody to ask.
    fn ask_for_tasks(&mut self, seats: Seats, is_due: impl Fn(Moment) -> bool) -> bool {
        let due = (0..self.adventure.shown().len())
            .filter(|index| self.task(*index).is_some_and(|task| is_due(task.moment)))
            .fold(0, |due, index| due | 1 << index);
        if due == 0 {
            return false;
        }
        let before = self.phase;
        // What can be solved depends on the phase, so it is set first.
        self.phase = Phase::Decide;
        self.adventure.due = due;
        self.asked = seats.into_iter().filter(|seat| self.can_solve(*seat)).collect();
        if self.asked.is_empty() {
            self.phase = before;
            self.adventure.due = 0;
            return false;
        }
        true
    }

    /// A card was laid into the harbour: tasks look at it, and in a thick fog it may be the last.
    pub(crate) fn tasks_look_at_harbour(&mut self, log: &mut impl Log<Self>) {
        if !self.adventure.is_on() {
            return;
        }
        let (before, now, cards) = (self.colours_seen, self.docked.count_ones() as u8, self.harbour.len);
        self.colours_seen = now;
        let asked = self.ask_for_tasks(Seats::one(self.active), |moment| match moment {
            Moment::Colours(colours) => before < colours && now >= colours,
            Moment::Cards(exactly) => cards == exactly,
            _ => false,
        });
        if !asked {
            self.check_limit(log);
        }
    }

    /// Those who paid a tax are asked. False if there is nobody to ask.
    pub(crate) fn ask_taxed(&mut self, payers: Seats) -> bool {
        self.ask_for_tasks(payers, |moment| moment == Moment::TaxPaid)
    }

    /// Discovering is over: tasks look at how many cards lie there. False if there is nothing to decide.
    pub(crate) fn ask_at_stop(&mut self) -> bool {
        let cards = self.harbour.len;
        self.adventure.stopping = self.ask_for_tasks(
            Seats::one(self.active),
            |moment| matches!(moment, Moment::Stop { cards: wanted, .. } if wanted == cards),
        );
        self.adventure.stopping
    }

    /// The moment is over.
    pub(crate) const fn forget_due_tasks(&mut self) {
        self.adventure.due = 0;
    }

    /// Has the moment come up because discovering was ended? It is over now.
    pub(crate) const fn has_stopped(&mut self) -> bool {
        std::mem::replace(&mut self.adventure.stopping, false)
    }

    fn solved_at_once(&mut self, seat: Seat, index: usize, log: &mut impl Log<Self>) {
        let asks_others = !self.asked.without(seat).is_empty();
        if !asks_others {
            self.adventure.due &= !(1 << index);
        }
        if asks_others || !self.can_solve(seat) {
            self.answered(seat, log);
        }
    }
}

/// How many coins the task asks for.
fn coins_asked(task: &Task) -> u16 {
    task.spend.iter().map(|part| if let Spend::Coins(coins) = part { u16::from(*coins) } else { 0 }).sum()
}

/// How many cards the task asks for.
fn cards_to_spend(task: &Task) -> u8 {
    task.spend.iter().map(|part| if let Spend::Goods(_, count) | Spend::People(count) = part { *count } else { 0 }).sum()
}

/// A role as tasks count it: traders of all colours are one, and so are the others that come in colours.
const fn plain(role: Role) -> Role {
    match role.counts_as() {
        Role::Trader(_) => Role::Trader(Colour::Yellow),
        Role::Shopkeeper(_) => Role::Shopkeeper(Colour::Yellow),
        Role::Clerk(_) => Role::Clerk(Colour::Yellow),
        other => other,
    }
}

/// Can the card pay for this part?
fn fits(part: Spend, card: Card) -> bool {
    match part {
        Spend::Goods(goods, _) => PortRoyal::goods_bit(card) & goods != 0,
        Spend::People(_) => card.is_person(),
        Spend::Coins(_) | Spend::Crowns(_) => false,
    }
}

/// Do exactly these cards pay for all parts, each card for one?
fn pays(parts: &[Spend], given: Given) -> bool {
    let mut left = [0u8; 8];
    for (left, part) in left.iter_mut().zip(parts) {
        if let Spend::Goods(_, count) | Spend::People(count) = part {
            *left = *count;
        }
    }
    let mut cards = [None; MOST_NEEDED];
    for (place, card) in cards.iter_mut().zip(given.cards()) {
        *place = Some(card);
    }
    covers(parts, &mut left, &cards)
}

fn covers(parts: &[Spend], left: &mut [u8; 8], cards: &[Option<Card>]) -> bool {
    let Some((Some(card), rest)) = cards.split_first() else { return left.iter().all(|count| *count == 0) };
    for index in 0..parts.len().min(left.len()) {
        if left[index] > 0 && fits(parts[index], *card) {
            left[index] -= 1;
            if covers(parts, left, rest) {
                return true;
            }
            left[index] += 1;
        }
    }
    false
}
