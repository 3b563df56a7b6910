//! Port Royal's own players: a script that weighs every card in coins, and the same knowledge as a guide for the search.

use port_royal::{Action, Card, Guard, PortRoyal, Role, Sight};
use table::{Advice, Bot, Chance, Message, Seat, Seen};

use crate::random::{only_choice, pick};
use crate::{Crew, Guide};

impl Crew for PortRoyal {
    fn script(_number: u64) -> Box<dyn Bot<Self>> {
        Box::new(Script::default())
    }

    fn guide() -> Box<dyn Guide<Self>> {
        Box::new(Pilot)
    }
}

/// Plays what promises the most. It leaves nothing to chance.
#[derive(Default)]
struct Script {
    legal: Vec<Action>,
}

impl Bot<PortRoyal> for Script {
    fn decide(&mut self, seen: &Seen<'_, PortRoyal>) -> Advice<Action> {
        self.legal.clear();
        seen.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only_choice(only);
        }
        let judge = Judge { sight: seen.sight(), seat: seen.seat() };
        let action = self.legal[judge.best(&self.legal)];
        Advice { action, reason: judge.reason(action) }
    }
}

/// The script's knowledge, lent to the search.
struct Pilot;

impl Guide<PortRoyal> for Pilot {
    fn play_out(&self, seen: &Seen<'_, PortRoyal>, legal: &[Action], chance: &mut Chance) -> usize {
        const SLIP_ONE_IN: usize = 12;
        if pick(chance, SLIP_ONE_IN) == 0 {
            return pick(chance, legal.len());
        }
        Judge { sight: seen.sight(), seat: seen.seat() }.best(legal)
    }

    fn prior(&self, seen: &Seen<'_, PortRoyal>, legal: &[Action], into: &mut Vec<f32>) {
        let judge = Judge { sight: seen.sight(), seat: seen.seat() };
        let best = judge.best(legal);
        into.extend((0..legal.len()).map(|index| if index == best { 3.0 } else { 1.0 }));
    }
}

/// One seat's opinion of the table. Everything is counted in coins.
#[derive(Clone, Copy)]
struct Judge<'a> {
    sight: Sight<'a>,
    seat: Seat,
}

/// The most cards a script thinks of taking at once.
const MOST_TAKES: usize = 4;

/// The best cards a seat could take, and how many of them it may.
#[derive(Clone, Copy)]
struct Prospect {
    /// From the best down.
    best: [f32; MOST_TAKES],
    takes: usize,
}

impl Prospect {
    fn add(&mut self, mut worth: f32) {
        for place in &mut self.best {
            if worth > *place {
                std::mem::swap(place, &mut worth);
            }
        }
    }

    /// What all that can be taken is worth.
    fn sum(&self) -> f32 {
        self.best.iter().take(self.takes).sum()
    }

    /// The same with one more card to choose from.
    fn with(mut self, worth: f32) -> f32 {
        self.add(worth);
        self.sum()
    }
}

/// What a point is worth: each step from a person to a dearer one with a point more costs two coins.
const POINT: f32 = 2.3;
/// What it is worth to hire now rather than save: coins alone win nothing, and twelve are taxed.
const HASTE: f32 = 1.5;

impl Judge<'_> {
    /// The place of the best action.
    fn best(self, legal: &[Action]) -> usize {
        let mut best = (0, f32::NEG_INFINITY);
        for (index, action) in legal.iter().enumerate() {
            let score = self.score(*action);
            // Of equals the later: to stop rather than to reveal.
            if score >= best.1 {
                best = (index, score);
            }
        }
        best.0
    }

    /// What the action promises, compared with the others of the same moment.
    fn score(self, action: Action) -> f32 {
        match action {
            Action::Stop => self.prospect(self.sight.ships()).sum(),
            Action::Reveal => self.next_prospect(),
            Action::Dock => match self.sight.arriving() {
                Some(Card::Ship { colour, coins, .. }) if !self.sight.docked(colour) => f32::from(coins) - 1.5,
                _ => -1.0,
            },
            Action::Take(card) | Action::Hire(card) => self.worth(card),
            Action::Claim { .. } => 100.0,
            Action::Repel | Action::Pass => 0.0,
        }
    }

    /// What lies in the harbour for this seat, if so many ships lie there.
    fn prospect(self, ships: u8) -> Prospect {
        let takes = 1 + self.sight.has(self.seat, Role::Governor) + ships.saturating_sub(3);
        let mut prospect = Prospect { best: [0.0; MOST_TAKES], takes: takes as usize };
        for card in self.sight.harbour() {
            prospect.add(self.affordable_worth(card));
        }
        prospect
    }

    /// What will lie there after one more card, on average over all that may come.
    fn next_prospect(self) -> f32 {
        let (sight, swords) = (self.sight, self.sight.swords(self.seat));
        let (now, after_ship) = (self.prospect(sight.ships()), self.prospect(sight.ships() + 1));
        let (mut all, mut total) = (0.0, 0.0);
        for (card, copies) in sight.may_come() {
            let worth = match card {
                Card::Ship { colour, guard, .. } if sight.docked(colour) => {
                    if matches!(guard, Guard::Swords(needed) if needed <= swords) { now.sum() } else { 0.0 }
                }
                Card::Ship { .. } => after_ship.with(self.worth(card)),
                _ => now.with(self.affordable_worth(card)),
            };
            all += f32::from(copies);
            total += f32::from(copies) * worth;
        }
        total / f32::max(all, 1.0)
    }

    fn affordable_worth(self, card: Card) -> f32 {
        match card {
            Card::Person { cost, .. } if self.sight.price(self.seat, cost) > self.sight.coins(self.seat) => 0.0,
            _ => self.worth(card),
        }
    }

    /// What taking the card gains.
    fn worth(self, card: Card) -> f32 {
        match card {
            Card::Ship { colour, coins, .. } => {
                let fee = if self.seat == self.sight.active() { 0.0 } else { 1.0 };
                0.6 * (f32::from(coins + self.sight.has(self.seat, Role::Trader(colour))) - fee)
            }
            Card::Person { role, cost, points } => {
                let price = f32::from(self.sight.price(self.seat, cost));
                POINT * f32::from(points) + self.ability(role) - 0.6 * price * (1.0 - 0.5 * self.haste()) + HASTE
            }
            _ => 0.0,
        }
    }

    /// What a person's ability is likely to bring in the rest of the game.
    fn ability(self, role: Role) -> f32 {
        let left = 1.0 - self.haste();
        left * match role {
            Role::Settler | Role::Captain | Role::Priest => 2.4,
            Role::Jack | Role::Admiral | Role::Mademoiselle => 4.0,
            Role::Trader(_) => 1.6,
            Role::Sailor => 2.0,
            Role::Pirate => 3.5,
            Role::Jester => 3.0,
            Role::Governor => 8.0,
        }
    }

    /// How near the end is, from 0 to 1.
    fn haste(self) -> f32 {
        let seats = (0..self.sight.seats() as usize).map(Seat::new);
        let most = seats.map(|seat| self.sight.points(seat)).max().unwrap_or(0);
        if self.sight.last_round() { 1.0 } else { f32::from(most.min(12)) / 12.0 }
    }

    /// Why this action, in words.
    fn reason(self, action: Action) -> Message {
        let percent = (self.sight.bust_chance() * 100.0).round() as i64;
        match action {
            Action::Reveal => Message::new("port-royal-why-reveal").with("percent", percent),
            Action::Stop => Message::new("port-royal-why-stop").with("percent", percent),
            Action::Repel => Message::new("port-royal-why-repel"),
            Action::Dock => Message::new("port-royal-why-dock"),
            Action::Take(_) | Action::Hire(_) => Message::new("port-royal-why-worth"),
            Action::Claim { .. } => Message::new("port-royal-why-claim"),
            Action::Pass => Message::new("port-royal-why-nothing"),
        }
    }
}
