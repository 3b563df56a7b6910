//! The tasks of the Adventure as goals of the group: what they ask for, how many cubes and points are still missing, and how much time
//! there is.

use port_royal::adventure::content::{Have, Moment, Spend, Step, Task};
use port_royal::adventure::{AdventureSight, CUBES};
use port_royal::{Given, Sight};
use table::{Seat, Seats};

use super::holding::{Holding, Kind};
use super::plan::{SEATS, Set};
use super::work::{Market, Wants, rare};

/// The most tasks that can lie out.
const MOST: usize = 12;

/// The points that come with a task by its crowns.
const CROWNED: f32 = 0.8;

/// A chapter as far as it is told.
#[derive(Clone, Copy)]
pub(super) struct Chapter<'a> {
    pub adventure: AdventureSight<'a>,
    tasks: [Option<(&'a Task, Seats)>; MOST],
    /// The cubes to be placed beyond one for each task that is open or still to come.
    pub further_cubes: u8,
    /// Each seat's share of the points that all still lack together.
    share: f32,
}

impl<'a> Chapter<'a> {
    pub fn of(sight: Sight<'a>) -> Option<Self> {
        let adventure = sight.adventure()?;
        let (cubes, points) = adventure.goal()?;
        let mut chapter = Self { adventure, tasks: [None; MOST], further_cubes: 0, share: 0.0 };
        for (place, (task, solved, _)) in chapter.tasks.iter_mut().zip(adventure.tasks()) {
            *place = Some((task, solved));
        }
        let seats = || (0..usize::from(sight.seats())).map(Seat::new);
        let placed: u8 = seats().map(|seat| adventure.cubes(seat)).sum();
        let to_come = months_left(adventure).saturating_sub(1);
        let due = placed + chapter.open().count_ones() as u8 + to_come;
        chapter.further_cubes = cubes.saturating_sub(due);
        let all: u16 = seats().map(|seat| u16::from(sight.points(seat))).sum();
        // Tasks that will be solved anyway bring crowns; a point more than needed is a point for bad luck.
        let crowned = CROWNED * f32::from(chapter.open().count_ones() as u8 + to_come);
        let lacking = f32::from(points) + 1.0 - f32::from(all) - crowned;
        chapter.share = lacking.max(0.0) / f32::from(sight.seats());
        Some(chapter)
    }

    pub fn task(&self, index: usize) -> Option<&'a Task> {
        self.tasks.get(index)?.map(|(task, _)| task)
    }

    /// Where the task lies.
    pub fn place(&self, wanted: impl Fn(&Task) -> bool) -> Option<usize> {
        self.tasks.iter().position(|place| place.is_some_and(|(task, _)| wanted(task)))
    }

    /// The tasks nobody has solved.
    pub fn open(&self) -> Set {
        self.those(|(_, solved)| solved.is_empty())
    }

    /// All tasks that lie out.
    pub fn all(&self) -> Set {
        self.those(|_| true)
    }

    fn those(&self, wanted: impl Fn((&Task, Seats)) -> bool) -> Set {
        let places = self.tasks.iter().enumerate();
        places.filter(|(_, place)| place.is_some_and(&wanted)).map(|(index, _)| 1 << index).sum()
    }

    /// What these tasks ask of the seat, and its share of the points; or a little less than that.
    pub fn wants(&self, market: &Market<'_>, holding: &Holding, set: Set, fewer_points: f32) -> Wants {
        let mut wants = Wants { points: f32::from(holding.points) + (self.share - fewer_points).max(0.0), ..Wants::default() };
        for (index, place) in self.tasks.iter().enumerate() {
            if let Some((task, _)) = place
                && set & 1 << index != 0
                && holding.done & 1 << index == 0
            {
                ask(&mut wants, market, holding, task, holding.begun & 1 << index != 0);
            }
        }
        wants
    }

    /// What the seat has after solving the task, or doing the first half of it.
    pub fn solved(&self, seat: Seat, holding: &Holding, index: usize, given: Given) -> Holding {
        let mut after = *holding;
        let Some((task, solved)) = self.tasks[index] else { return after };
        given.cards().for_each(|card| after.give(card));
        for part in &task.spend {
            match part {
                Spend::Coins(coins) => after.coins -= f32::from(*coins),
                Spend::Crowns(crowns) => after.crowns = after.crowns.saturating_sub(*crowns),
                Spend::Goods(..) | Spend::People(_) => {}
            }
        }
        let begun = holding.begun & 1 << index != 0;
        if !begun {
            after.markers = after.markers.saturating_sub(1);
        }
        if matches!(task.moment, Moment::Stop { times: 2, .. }) && !begun {
            after.begun |= 1 << index;
            return after;
        }
        after.begun &= !(1 << index);
        after.done |= 1 << index;
        after.crowns += task.crowns + self.window(seat);
        if solved.is_empty() {
            after.coins += f32::from(task.first_coins);
        }
        after
    }

    /// The crowns the seat's next cube uncovers.
    fn window(&self, seat: Seat) -> u8 {
        let windows = self.adventure.personality(seat).map_or([0; 2], |personality| personality.windows);
        match self.adventure.cubes(seat) {
            2 => windows[0],
            placed if placed + 1 == CUBES => windows[1],
            _ => 0,
        }
    }
}

/// Adds what one task asks for.
fn ask(wants: &mut Wants, market: &Market<'_>, holding: &Holding, task: &Task, begun: bool) {
    let weights = market.weights;
    for have in &task.have {
        match *have {
            Have::Swords(swords) => wants.swords = wants.swords.max(swords),
            Have::Role(role, _) => {
                if let Some(kind) = Kind::of(role) {
                    wants.somebody(kind);
                }
            }
            Have::Traders(traders) => wants.traders = wants.traders.max(traders),
            Have::Expeditions(count) => wants.expedition |= holding.made < count,
            Have::Cheap { people, .. } => wants.cheap = wants.cheap.max(people),
            Have::People(people) => wants.crew = wants.crew.max(people),
            Have::DifferentRoles(roles) => wants.roles = wants.roles.max(roles),
            Have::Points(points) => wants.points = wants.points.max(points.into()),
        }
    }
    for part in &task.spend {
        match *part {
            Spend::Coins(coins) => wants.coins += f32::from(coins),
            Spend::Crowns(crowns) => wants.crowns += crowns,
            Spend::Goods(kinds, count) => wants.some_goods(kinds, count),
            // Somebody who leaves was hired for nothing.
            Spend::People(people) => wants.coins += 4.0 * f32::from(people),
        }
    }
    match task.moment {
        Moment::OwnTurn => {}
        Moment::Colours(_) => wants.luck += rare(weights.four_colours * market.own_turns, 1.0),
        Moment::Cards(_) => wants.luck += rare(weights.cards * market.own_turns, 1.0),
        Moment::Stop { times, .. } => {
            wants.luck += rare(weights.left_empty * market.own_turns, f32::from(times - u8::from(begun && times > 1)));
        }
        Moment::TaxPaid => wants.tax = true,
    }
}

/// The months left, this one included, until the chapter ends: the story is followed as if all went well.
fn months_left(adventure: AdventureSight<'_>) -> u8 {
    let content = adventure.content();
    let Some(mut task) = adventure.tasks().last().map(|(task, ..)| task) else { return 1 };
    let mut months = 1;
    loop {
        let mut steps = task.month_end[0];
        let mut next = None;
        while steps.0 < steps.1 {
            match content.steps[usize::from(steps.0)] {
                Step::Show(shown) => next = Some(shown),
                Step::IfSolved { then, .. } => {
                    steps = then;
                    continue;
                }
                Step::Card9 => return months,
                Step::OfferCube(_) | Step::Tax(_) => {}
            }
            steps.0 += 1;
        }
        match next {
            Some(shown) if usize::from(months) < MOST => task = &content.tasks[usize::from(shown)],
            _ => return months,
        }
        months += 1;
    }
}

/// The turns until the chapter ends, without the one that is being played. Every month is a turn longer than the one before.
pub(super) fn turns_left(adventure: AdventureSight<'_>, seats: u8) -> f32 {
    let first = if seats > 3 { 4 } else { 3 };
    let to_come = months_left(adventure).saturating_sub(1);
    let later: u8 = (1..=to_come).map(|month| first + adventure.month() - 1 + month).sum();
    // In the last turn nobody takes anything.
    f32::from(adventure.turns_left() + later) - 1.0
}

const _: () = assert!(SEATS >= 4, "four seats play the Adventure together");
