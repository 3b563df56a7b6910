//! A rival in the Adventure: what tasks, cubes, crowns and goods are worth to one seat, in coins.

use port_royal::adventure::content::{Code, Face, Have, Moment, Spend, Task};
use port_royal::adventure::{AdventureSight, Offer};
use port_royal::{Card, Given, Role, Sight};
use table::Seat;

use super::judge::POINT;

/// One seat among others that play the Adventure against each other.
#[derive(Clone, Copy)]
pub(super) struct Rival<'a> {
    sight: Sight<'a>,
    adventure: AdventureSight<'a>,
    seat: Seat,
}

/// Two crowns are a point.
const CROWN: f32 = 0.5 * POINT;

/// What a coin is worth that has to be paid.
const COIN: f32 = 0.6;

/// Nobody can win with fewer cubes.
const CUBES_TO_WIN: u8 = 2;

impl<'a> Rival<'a> {
    /// The seat as a rival; `None` if something else is played.
    pub fn of(sight: Sight<'a>, seat: Seat) -> Option<Self> {
        Some(Self { sight, adventure: sight.adventure()?, seat })
    }

    /// The tasks the seat can still solve.
    fn tasks(self) -> impl Iterator<Item = (&'a Task, bool)> {
        let cubes = self.adventure.free_cubes(self.seat) > 0;
        let open = self
            .adventure
            .tasks()
            .filter(move |(_, solved, begun)| !solved.contains(self.seat) && (cubes || begun.contains(self.seat)));
        open.map(|(task, solved, _)| (task, solved.is_empty()))
    }

    /// What a cube is worth: the first two are worth the game.
    fn cube(self) -> f32 {
        let windows = self.adventure.personality(self.seat).map_or([0; 2], |personality| personality.windows);
        match self.adventure.cubes(self.seat) {
            0 => 6.0,
            placed if placed < CUBES_TO_WIN => 5.0,
            2 => CROWN * f32::from(windows[0]),
            _ => CROWN * f32::from(windows[1]),
        }
    }

    /// What a task brings, less what it costs.
    fn gain(self, task: &Task, first: bool) -> f32 {
        let cost: f32 = task
            .spend
            .iter()
            .map(|part| match part {
                Spend::Coins(coins) => COIN * f32::from(*coins),
                Spend::Crowns(crowns) => CROWN * f32::from(*crowns),
                Spend::People(people) => 4.0 * f32::from(*people),
                Spend::Goods(..) => 0.0,
            })
            .sum();
        let coins = if first { COIN * f32::from(task.first_coins) } else { 0.0 };
        self.cube() + coins + CROWN * f32::from(task.crowns) - cost
    }

    /// What solving the task now is worth.
    pub fn solving(self, code: Code, given: Given) -> f32 {
        const AT_ONCE: f32 = 100.0;
        let Some((task, first)) = self.tasks().find(|(task, _)| task.code == code) else { return -1.0 };
        let gain = self.gain(task, first);
        // Of several ways to pay, the one that gives away the cheaper people.
        let points: u8 = given.cards().map(Card::points).sum();
        if gain > 0.0 { AT_ONCE + gain - f32::from(points) } else { -1.0 }
    }

    pub fn personality(self, face: Face) -> f32 {
        let all = &self.adventure.content().personalities;
        all.iter().find(|other| other.face() == face).map_or(0.0, super::personality)
    }

    /// What saying yes to an offer is worth.
    pub fn accepting(self, haste: f32) -> f32 {
        let paid = |coins: u8| COIN * f32::from(coins) * (1.0 - 0.5 * haste);
        match self.adventure.offer() {
            Some(Offer::Exchange { coins, crowns }) => CROWN * f32::from(crowns) - paid(coins),
            Some(Offer::Cube { coins }) => self.cube() - paid(coins),
            None => 0.0,
        }
    }

    /// What a ship is worth for its goods.
    pub fn goods(self, card: Card) -> f32 {
        let Card::Ship { goods: Some(goods), .. } = card else { return 0.0 };
        let kind = 1u8 << goods as u8;
        let stored = |kinds: u8| {
            let fits = |card: &Card| matches!(card, Card::Ship { goods: Some(goods), .. } if kinds & 1 << *goods as u8 != 0);
            self.adventure.goods(self.seat).filter(fits).count() as u8
        };
        let mut most = 0.3f32;
        for (task, first) in self.tasks() {
            for part in &task.spend {
                if let Spend::Goods(kinds, count) = *part
                    && kinds & kind != 0
                    && stored(kinds) < count
                {
                    let lacking = f32::from(count - stored(kinds));
                    most = most.max(self.gain(task, first) / (1.0 + lacking));
                }
            }
        }
        most
    }

    /// What somebody helps towards tasks.
    pub fn hiring(self, role: Role, cost: u8) -> f32 {
        let people = || self.sight.people(self.seat);
        let mut total = 0.0;
        for (task, first) in self.tasks() {
            let share = |have: &Have| match *have {
                Have::Role(wanted, count) if wanted == role.counts_as() && self.sight.has(self.seat, wanted) < count => 0.6,
                Have::Traders(_) if matches!(role, Role::Trader(_)) => 0.4,
                Have::Swords(wanted) if self.sight.swords(self.seat) < wanted => {
                    let lacking = wanted - self.sight.swords(self.seat);
                    0.7 * f32::from(role.swords().min(lacking)) / f32::from(lacking)
                }
                Have::Cheap { max_cost, people: wanted } if cost <= max_cost && people().count() < usize::from(wanted) + 2 => 0.3,
                Have::People(wanted) if people().count() < usize::from(wanted) => 0.3,
                Have::DifferentRoles(_) if people().all(|card| card.role() != Some(role)) && people().count() < 4 => 0.3,
                Have::Expeditions(_) if matches!(role.counts_as(), Role::Settler | Role::Captain | Role::Priest | Role::Jack) => {
                    0.2
                }
                _ => 0.0,
            };
            let most = task.have.iter().map(share).fold(0.0, f32::max);
            total += most * self.gain(task, first).max(0.0);
        }
        total
    }

    /// What it is worth that ships of this number of colours lie in the harbour.
    pub fn colours(self, ships: u8) -> f32 {
        let due = self.tasks().filter(|(task, _)| task.moment == Moment::Colours(ships));
        due.map(|(task, first)| self.gain(task, first).max(0.0)).sum()
    }
}
