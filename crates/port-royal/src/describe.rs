//! Prompts, actions in words, and what is nearly possible.

use table::{Arg, Described, Illegal, Message, Seat};

use crate::action::{Action, Given, Terms};
use crate::adventure;
use crate::cards::Card;
use crate::contracts::Contract;
use crate::decks::PRINTS;
use crate::setup::{Ending, Mode};
use crate::state::{Phase, PortRoyal, PrintSet};
use crate::view::Sight;

impl PortRoyal {
    /// How the game is won.
    pub(crate) fn goal(&self) -> Message {
        let goal = match (self.mode, self.ending) {
            (Mode::SetSail, _) => "port-royal-goal-set-sail",
            (Mode::CooperativeContracts, _) => "port-royal-goal-together",
            (Mode::Adventure, _) => "port-royal-goal-adventure",
            (Mode::CooperativeAdventure, _) => return self.chapter_goal(),
            (_, Ending::Points) => "port-royal-goal-points",
            (_, Ending::Expedition) => "port-royal-goal-expedition",
        };
        let goal = Message::new(goal);
        if self.mode == Mode::Contracts { Message::new("port-royal-goal-contracts").with("goal", goal) } else { goal }
    }

    pub(crate) fn prompt_of(&self, seat: Seat) -> Message {
        if self.phase == Phase::Over {
            return Message::new("port-royal-prompt-over");
        }
        if seat != self.decider() {
            return Message::new("port-royal-prompt-wait").with("seat", self.decider());
        }
        let sight = Sight::new(self, seat.into());
        match self.phase {
            Phase::Choose | Phase::Share | Phase::Event | Phase::Offer | Phase::Salvage | Phase::Search | Phase::Look => {
                self.adventure_prompt()
            }
            Phase::Decide if self.adventure.is_on() => self.adventure_prompt(),
            Phase::Prepare => Message::new("port-royal-prompt-prepare").with("left", self.time_pile.len),
            Phase::SetAside => Message::new("port-royal-prompt-set-aside").with("left", self.time_pile.len),
            Phase::Decide => {
                let due = self.completable(seat).map(Contract::name).collect();
                Message::new("port-royal-prompt-decide").with("contracts", Arg::Names(due))
            }
            Phase::After if seat == self.active && self.seats > 1 => Message::new("port-royal-prompt-before-others"),
            Phase::After if seat == self.active => Message::new("port-royal-prompt-close"),
            Phase::After if self.adventure.is_on() => Message::new("port-royal-prompt-after-task"),
            Phase::After => Message::new("port-royal-prompt-after"),
            Phase::Discover if self.gambles > 0 => Message::new("port-royal-prompt-gambled"),
            Phase::Discover if !self.revealed => Message::new("port-royal-prompt-reveal-first"),
            Phase::Discover => Message::new("port-royal-prompt-discover").with("percent", percent(sight.bust_chance())),
            Phase::Arrival => {
                let card = sight.arriving();
                let second = matches!(card, Some(Card::Ship { colour, .. }) if sight.docked(colour));
                let id = if second { "port-royal-prompt-arrival-second" } else { "port-royal-prompt-arrival" };
                card.map_or(Message::new(id), |card| Message::new(id).with("card", card.message()))
            }
            Phase::Take if seat != self.active => {
                Message::new("port-royal-prompt-take-paying").with("takes", self.takes).with("seat", self.active)
            }
            Phase::Take => Message::new("port-royal-prompt-take").with("takes", self.takes),
            Phase::Close | Phase::Over => Message::new("port-royal-prompt-close"),
        }
    }

    pub(crate) fn described(&self, seat: Seat, action: Action) -> Described {
        let sight = || Sight::new(self, seat.into());
        let arriving = || sight().arriving();
        let names = |cards: &mut dyn Iterator<Item = Card>| Arg::Names(cards.map(Card::name).collect());
        let (message, targets) = match action {
            Action::Reveal => (Message::new("port-royal-do-reveal"), vec!["pile:draw".to_owned()]),
            Action::Stop => (Message::new("port-royal-do-stop"), vec!["harbour".to_owned()]),
            Action::Repel | Action::Dock => {
                let card = arriving();
                let second = matches!(card, Some(Card::Ship { colour, .. }) if sight().docked(colour));
                let id = match action {
                    Action::Repel => "port-royal-do-repel",
                    _ if second => "port-royal-do-bust",
                    _ => "port-royal-do-dock",
                };
                let message = card.map_or(Message::new(id), |card| Message::new(id).with_name("card", card.name()));
                (message, card.map(|card| format!("arriving:{card}")).into_iter().collect())
            }
            Action::Take(card) => (self.describe_trade(seat, card, Terms::PLAIN), vec![format!("harbour:{card}")]),
            Action::TakeOn { card, terms } => {
                let gift_to = terms.gift_to.map(|to| format!("seat:{to}"));
                let targets = [format!("harbour:{card}")].into_iter().chain(gift_to).collect();
                (self.describe_trade(seat, card, terms), targets)
            }
            Action::Gamble => (Message::new("port-royal-do-gamble"), vec!["pile:draw".to_owned()]),
            Action::Complete(contract) => {
                let steps = contract.card().steps;
                let step = self.area(seat).progress.steps(contract) + 1;
                let message = if step < steps {
                    Message::new("port-royal-do-advance").with("step", step).with("steps", steps)
                } else {
                    Message::new("port-royal-do-complete").with("coins", sight().reward(contract))
                };
                (message.with_name("contract", contract.name()), vec![format!("contract:{contract}")])
            }
            Action::SetAside => (Message::new("port-royal-do-set-aside"), vec!["pile:time".to_owned()]),
            Action::Hire(card) => {
                let price = match card {
                    Card::Person { cost, .. } => self.price(seat, cost),
                    _ => 0,
                };
                let message = Message::new("port-royal-do-hire")
                    .with_name("card", card.name())
                    .with("price", price)
                    .with("points", card.points())
                    .with("fee", self.fee(seat))
                    .with("active", self.active);
                (message, vec![format!("harbour:{card}")])
            }
            Action::Claim { expedition, given } => {
                let Card::Expedition { needs, points, coins } = expedition else {
                    return Described::new(Message::new("port-royal-no-such-expedition"), vec![]);
                };
                // Those who are sent take their points with them.
                let lost: i32 = given.cards().map(|card| i32::from(card.points())).sum();
                let message = Message::new("port-royal-do-claim")
                    .with("needs", Arg::Names(needs.names().collect()))
                    .with("given", names(&mut given.cards()))
                    .with("gain", i32::from(points) - lost)
                    .with("points", points)
                    .with("lost", lost)
                    .with("coins", coins);
                // People whom the seat lacks lie nowhere.
                let given = self.has_all(seat, given).then(|| given.targets()).into_iter().flatten();
                (message, [format!("expedition:{expedition}")].into_iter().chain(given).collect())
            }
            Action::Choose(_)
            | Action::Bonus(_)
            | Action::Event
            | Action::Accept
            | Action::RepelWith(_)
            | Action::Scout
            | Action::Peek
            | Action::Keep(_)
            | Action::Discard
            | Action::Fetch(_)
            | Action::Salvage(_)
            | Action::Sell { .. }
            | Action::Solve { .. } => return self.describe_adventure(seat, action).of_kind(self.kind_of(action)),
            Action::Pass if self.phase == Phase::Offer => (Message::new("port-royal-do-decline-offer"), vec![]),
            Action::Pass if self.phase == Phase::Search => (Message::new("port-royal-do-fetch-nothing"), vec![]),
            Action::Pass if self.phase == Phase::Decide && self.adventure.is_on() => {
                (Message::new("port-royal-do-decline-task"), vec![])
            }
            Action::Pass if self.phase == Phase::Close => (Message::new("port-royal-do-end-turn"), vec![]),
            Action::Pass if self.phase == Phase::Decide => (Message::new("port-royal-do-decline"), vec![]),
            Action::Pass if self.phase == Phase::After => (Message::new("port-royal-do-go-on"), vec![]),
            Action::Pass if self.phase == Phase::Prepare => (Message::new("port-royal-do-begin"), vec![]),
            Action::Pass if self.phase == Phase::SetAside => (Message::new("port-royal-do-keep-time"), vec![]),
            Action::Pass => (Message::new("port-royal-do-pass"), vec![]),
        };
        Described::new(message, targets).of_kind(self.kind_of(action))
    }

    fn describe_trade(&self, seat: Seat, card: Card, terms: Terms) -> Message {
        let coins = self.trade_coins(seat, card, terms);
        let id = match terms {
            Terms { for_nothing: true, .. } => "port-royal-do-take-for-nothing",
            Terms { as_goods: true, .. } => "port-royal-do-store",
            _ if matches!(card, Card::Ship { crowns: 1.., .. }) => "port-royal-do-take-crowns",
            _ => "port-royal-do-take",
        };
        let message = Message::new(id).with_name("card", card.name());
        let message = match card {
            Card::Ship { goods: Some(goods), .. } if terms.as_goods => {
                message.with_name("goods", adventure::goods_name(goods)).with("coins", coins)
            }
            Card::Ship { crowns: crowns @ 1.., .. } => message.with("crowns", crowns).with("coins", coins),
            _ if terms.for_nothing => message,
            _ => message.with("coins", coins),
        };
        let message = message.with("fee", self.fee(seat)).with("active", self.active);
        match terms.gift_to {
            Some(to) => Message::new("port-royal-do-take-giving").with("taking", message).with("to", to),
            None => message,
        }
    }

    /// Adds what lies near at hand but is not allowed, with the reason.
    pub(crate) fn near_misses(&self, seat: Seat, into: &mut Vec<(Action, Illegal)>) {
        self.untimely(into);
        if self.phase == Phase::Discover && !self.revealed && self.can_reveal() {
            into.push((Action::Stop, Illegal::because("port-royal-reveal-first")));
        }
        if self.phase == Phase::Discover && self.gambles > 0 && self.can_reveal() {
            into.push((Action::Reveal, Illegal::because("port-royal-gambled")));
        }
        if self.phase == Phase::Event {
            self.unclaimable(seat, into);
            self.not_solvable(seat, into);
        }
        if matches!(self.phase, Phase::Prepare | Phase::SetAside) || self.is_before_discovering() {
            return;
        }
        if self.phase != Phase::Arrival {
            self.not_solvable(seat, into);
        }
        if !self.contracts.is_empty() && self.phase != Phase::Arrival {
            into.extend(self.not_completable(seat).map(|(contract, why)| (Action::Complete(contract), why)));
        }
        if self.phase == Phase::Decide {
            return;
        }
        if self.phase == Phase::Take {
            for card in self.cards_in_harbour() {
                if let Card::Person { cost, .. } = card
                    && let Err(why) = self.afford(seat, cost)
                {
                    into.push((Action::Hire(card), why));
                }
            }
        }
        if seat == self.active {
            self.unclaimable(seat, into);
        }
    }

    /// Adds what lies in sight but has its time later, or had it before: the cards in the harbour, and the draw pile.
    fn untimely(&self, into: &mut Vec<(Action, Illegal)>) {
        if matches!(self.phase, Phase::Discover | Phase::Arrival) {
            let taking = self.cards_in_harbour().map(|card| match card {
                Card::Person { .. } => Action::Hire(card),
                _ => Action::Take(card),
            });
            into.extend(taking.map(|action| (action, Illegal::because("port-royal-still-discovering"))));
        }
        let why = match self.phase {
            Phase::Discover | Phase::Over => return,
            Phase::Arrival => "port-royal-ship-arriving",
            Phase::Take | Phase::After | Phase::Close => "port-royal-discovering-is-over",
            Phase::Decide => "port-royal-decide-first",
            Phase::Prepare | Phase::SetAside => "port-royal-set-aside-first",
            Phase::Choose | Phase::Share | Phase::Event | Phase::Offer | Phase::Salvage | Phase::Search | Phase::Look => {
                "port-royal-something-else-first"
            }
        };
        into.push((Action::Reveal, Illegal::because(why)));
    }

    /// The cards in the harbour, equal ones once.
    fn cards_in_harbour(&self) -> impl Iterator<Item = Card> {
        let mut seen = PrintSet::EMPTY;
        self.stack(self.harbour).filter(move |id| seen.insert(self.face[*id as usize])).map(|id| self.card(id))
    }

    /// Adds every task that the seat cannot solve now.
    fn not_solvable(&self, seat: Seat, into: &mut Vec<(Action, Illegal)>) {
        let given = Given::NONE;
        into.extend(self.unsolvable(seat).map(|(task, why)| (Action::Solve { task, given }, why)));
    }

    /// Adds every open expedition for which the seat lacks people.
    fn unclaimable(&self, seat: Seat, into: &mut Vec<(Action, Illegal)>) {
        for id in self.stack(self.expeditions) {
            let expedition = self.card(id);
            let Card::Expedition { needs, .. } = expedition else { continue };
            if needs.people() < needs.cards() {
                // Which ships would be given depends on what the seat keeps.
                continue;
            }
            let mut possible = false;
            self.claims(seat, |claimed, _| possible |= claimed == expedition);
            if possible {
                continue;
            }
            // The people asked for, by any print of theirs: the seat lacks some of them.
            let asked = needs.roles().filter_map(|role| PRINTS.into_iter().find(|card| card.role() == Some(role)));
            if let Some(given) = Given::new(asked) {
                into.push((Action::Claim { expedition, given }, Illegal::because("port-royal-lacks-people")));
            }
        }
    }
}

/// A chance as a whole number of hundredths.
fn percent(chance: f32) -> u32 {
    (chance * 100.0).round() as u32
}
