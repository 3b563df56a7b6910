//! The Adventure in words: names and stories of the content, what tasks ask for, what actions do.

use serde::{Deserialize, Serialize};
use table::{Arg, Described, Id, Message, Seat};

use super::content::{Code, Content, Have, Moment, Spend, Task};
use super::{Offer, PortRoyal};
use crate::action::{Action, Given};
use crate::cards::{Card, Goods, role_name};
use crate::state::Phase;
use crate::view::Sight;

/// Words of the content: a message of the built-in edition, or what a content file says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Text {
    /// A message in `locales/`.
    Id(String),
    /// The words themselves.
    Literal(String),
}

impl Text {
    /// To be said inside another message.
    pub fn message(&self) -> Message {
        match self {
            Self::Id(id) => Message { id: id.clone().into(), args: Vec::new() },
            Self::Literal(text) => Message::new("port-royal-literal").with("text", Arg::Text(text.clone())),
        }
    }
}

impl PortRoyal {
    /// The message of the built-in edition, or what the content file says.
    fn text(&self, id: String, literal: impl Fn(&Content) -> &str) -> Text {
        match self.content().filter(|content| content.file.is_some()) {
            Some(content) => Text::Literal(literal(content).to_owned()),
            None => Text::Id(id),
        }
    }

    pub(super) fn personality_name(&self, personality: u8) -> Text {
        let of = |content: &Content| content.personalities[personality as usize].id.clone();
        let id = self.content().map(of).unwrap_or_default();
        self.text(format!("port-royal-personality-{id}"), |content| &content.personalities[personality as usize].name)
    }

    /// What the personality can do; a content file has no words for it.
    pub(super) fn personality_help(&self, personality: u8) -> Option<Text> {
        match self.personality_name(personality) {
            Text::Id(id) => Some(Text::Id(format!("{id}-help"))),
            Text::Literal(_) => None,
        }
    }

    pub(super) fn event_name(&self, event: u8) -> Text {
        let id = self.content().map(|content| content.events[event as usize].id.clone()).unwrap_or_default();
        self.text(format!("port-royal-event-{id}"), |content| &content.events[event as usize].name)
    }

    pub(super) fn event_text(&self, event: u8) -> Text {
        let id = self.content().map(|content| content.events[event as usize].id.clone()).unwrap_or_default();
        self.text(format!("port-royal-event-{id}-help"), |content| &content.events[event as usize].text)
    }

    pub(super) fn task_code(&self, task: u8) -> Code {
        self.content().map_or(Code::NONE, |content| content.tasks[task as usize].code)
    }

    pub(super) fn task_name(&self, task: u8) -> Text {
        self.text(format!("port-royal-task-{}", self.task_code(task)), |content| &content.tasks[task as usize].title)
    }

    pub(super) fn task_story(&self, task: u8) -> Text {
        self.text(format!("port-royal-task-{}-story", self.task_code(task)), |content| &content.tasks[task as usize].story)
    }

    fn chapter_index(&self) -> usize {
        usize::from(self.adventure.chapter) - 1
    }

    pub(super) fn chapter_name(&self) -> Text {
        self.text(format!("port-royal-chapter-{}", self.adventure.chapter), |content| &content.chapters[self.chapter_index()].title)
    }

    pub(super) fn chapter_before(&self) -> Option<Text> {
        let is_empty = self.content()?.chapters[self.chapter_index()].summary.is_empty();
        let id = format!("port-royal-chapter-{}-before", self.adventure.chapter);
        (!is_empty).then(|| self.text(id, |content| &content.chapters[self.chapter_index()].summary))
    }

    pub(super) fn chapter_success(&self) -> Text {
        let id = format!("port-royal-chapter-{}-success", self.adventure.chapter);
        self.text(id, |content| &content.chapters[self.chapter_index()].success)
    }

    /// How a chapter is won together.
    pub(crate) fn chapter_goal(&self) -> Message {
        let (cubes, points) = self.content().map_or((0, 0), |content| content.goals[usize::from(self.seats) - 1]);
        Message::new("port-royal-goal-chapter").with("cubes", cubes).with("points", points)
    }

    // ---- What is asked --------------------------------------------------------------------------------------------------------

    /// What is asked of the seat in the phases only the Adventure has.
    pub(crate) fn adventure_prompt(&self) -> Message {
        match self.phase {
            Phase::Choose => Message::new("port-royal-prompt-choose"),
            Phase::Share => Message::new("port-royal-prompt-share").with("coins", self.adventure.bonus),
            Phase::Event if self.can_claim(self.active) || self.can_solve(self.active) => {
                Message::new("port-royal-prompt-event-or-act")
            }
            Phase::Event => Message::new("port-royal-prompt-event"),
            Phase::Offer => match self.adventure.offer {
                Some(Offer::Exchange { coins, crowns }) => {
                    Message::new("port-royal-prompt-exchange").with("coins", coins).with("crowns", crowns)
                }
                Some(Offer::Cube { coins }) => Message::new("port-royal-prompt-cube").with("coins", coins),
                None => Message::new("port-royal-prompt-after-task"),
            },
            Phase::Salvage => Message::new("port-royal-prompt-salvage"),
            Phase::Search => Message::new("port-royal-prompt-search"),
            Phase::Look if self.adventure.peeking => Message::new("port-royal-prompt-peek"),
            Phase::Look => Message::new("port-royal-prompt-look"),
            _ => {
                let due = (0..self.adventure.shown().len()).find(|index| self.is_solvable(self.decider(), *index));
                let name = due.map(|index| self.task_name(self.adventure.shown()[index].task).message());
                Message::new("port-royal-prompt-task").with("task", name.unwrap_or(Message::new("port-royal-told-nothing")))
            }
        }
    }

    // ---- What actions do ------------------------------------------------------------------------------------------------------

    /// An action that only the Adventure knows, in words.
    pub(crate) fn describe_adventure(&self, seat: Seat, action: Action) -> Described {
        let say = |id| Message::new(id);
        let (message, targets) = match action {
            Action::Choose(face) => {
                let place = self.content().and_then(|content| content.personality(face));
                let message = place.map_or(say("port-royal-no-such-personality"), |place| {
                    let name = self.personality_name(place).message();
                    let coins = self.content().map_or(0, |content| content.personalities[place as usize].start_coins);
                    let message = say("port-royal-do-choose").with("name", name).with("coins", coins);
                    match self.personality_help(place) {
                        Some(help) => say("port-royal-do-choose-knowing").with("choosing", message).with("help", help.message()),
                        None => message,
                    }
                });
                (message, vec![format!("personality:{face}")])
            }
            Action::Bonus(to) => (say("port-royal-do-bonus").with("seat", to), vec![format!("seat:{to}")]),
            Action::Event => (say("port-royal-do-event"), vec!["pile:events".to_owned()]),
            Action::Accept => match self.adventure.offer {
                Some(Offer::Exchange { coins, crowns }) => {
                    (say("port-royal-do-exchange").with("coins", coins).with("crowns", crowns), vec![format!("seat:{seat}")])
                }
                Some(Offer::Cube { coins }) => (say("port-royal-do-buy-cube").with("coins", coins), vec![format!("seat:{seat}")]),
                None => (say("port-royal-no-offer"), vec![]),
            },
            Action::RepelWith(helper) => {
                let card = Sight::new(self, seat.into()).arriving();
                let message = say("port-royal-do-repel-with").with("seat", helper);
                let name = card.map_or_else(|| Id::from("port-royal-expedition"), Card::name);
                let targets = card.map(|card| format!("arriving:{card}")).into_iter().chain([format!("seat:{helper}")]).collect();
                (message.with_name("card", name), targets)
            }
            Action::Scout => (say("port-royal-do-scout"), vec!["pile:draw".to_owned()]),
            Action::Peek => (say("port-royal-do-peek"), vec!["pile:draw".to_owned()]),
            Action::Keep(card) if self.adventure.peeking => (say("port-royal-do-leave"), vec![format!("looked:{card}")]),
            Action::Keep(card) => (say("port-royal-do-keep").with("card", card.message()), vec![format!("looked:{card}")]),
            Action::Discard => (say("port-royal-do-discard"), vec!["pile:discard".to_owned()]),
            Action::Fetch(card) => (say("port-royal-do-fetch").with("card", card.message()), vec![format!("looked:{card}")]),
            Action::Salvage(card) => (say("port-royal-do-salvage").with("card", card.message()), vec![format!("discard:{card}")]),
            Action::Sell { card, price } => {
                (say("port-royal-do-sell").with("card", card.message()).with("coins", price), vec![format!("goods:{card}")])
            }
            Action::Solve { task, given } => self.describe_solution(task, given),
            _ => (say("port-royal-do-pass"), vec![]),
        };
        Described::new(message, targets)
    }

    fn describe_solution(&self, code: Code, given: Given) -> (Message, Vec<String>) {
        let Some(content) = self.content() else { return (Message::new("port-royal-task-not-out"), vec![]) };
        let Some(place) = content.task(code) else { return (Message::new("port-royal-task-not-out"), vec![]) };
        let task = &content.tasks[place as usize];
        let shown = self.adventure.shown().iter().find(|shown| shown.task == place);
        let first = shown.is_none_or(|shown| shown.solved.is_empty());
        let mut message = Message::new("port-royal-do-solve")
            .with("task", Arg::Text(code.to_string()))
            .with("name", self.task_name(place).message());
        if let Some(reward) = reward(task.crowns, if first { task.first_coins } else { 0 }) {
            message = Message::new("port-royal-do-solve-for").with("solving", message).with("reward", reward);
        }
        let cards: Vec<Id> = given.cards().map(Card::name).collect();
        let targets = [format!("task:{code}")].into_iter().chain(given.targets()).collect();
        if cards.is_empty() {
            return (message, targets);
        }
        (Message::new("port-royal-do-solve-with").with("solving", message).with("given", Arg::Names(cards)), targets)
    }
}

/// What a task brings, if it brings anything.
pub(crate) fn reward(crowns: u8, coins: u8) -> Option<Message> {
    let crowns = (crowns > 0).then(|| Message::new("port-royal-reward-crowns").with("crowns", crowns));
    let coins = (coins > 0).then(|| Message::new("port-royal-reward-coins").with("coins", coins));
    match (crowns, coins) {
        (Some(crowns), Some(coins)) => Some(Message::new("port-royal-reward-both").with("crowns", crowns).with("coins", coins)),
        (crowns, coins) => crowns.or(coins),
    }
}

/// What a task asks for, in words.
pub(super) fn asked(task: &Task) -> Message {
    let moment = match task.moment {
        Moment::OwnTurn if task.active_only => Some(Message::new("port-royal-ask-own-turn")),
        Moment::OwnTurn => None,
        Moment::Colours(colours) => Some(Message::new("port-royal-ask-colours").with("colours", colours)),
        Moment::Cards(cards) => Some(Message::new("port-royal-ask-cards").with("cards", cards)),
        Moment::Stop { cards, times } => Some(Message::new("port-royal-ask-stop").with("cards", cards).with("times", times)),
        Moment::TaxPaid => Some(Message::new("port-royal-ask-tax")),
    };
    let fewer = (task.take_fewer > 0).then(|| Message::new("port-royal-ask-fewer").with("cards", task.take_fewer));
    let parts =
        moment.into_iter().chain(task.have.iter().copied().map(have)).chain(task.spend.iter().copied().map(spend)).chain(fewer);
    joined(parts.collect::<Vec<_>>())
}

/// Several things asked for, one after the other.
fn joined(mut parts: Vec<Message>) -> Message {
    let Some(last) = parts.pop() else { return Message::new("port-royal-told-nothing") };
    parts.into_iter().rev().fold(last, |rest, first| Message::new("port-royal-ask-and").with("first", first).with("rest", rest))
}

fn have(have: Have) -> Message {
    match have {
        Have::Swords(swords) => Message::new("port-royal-ask-swords").with("swords", swords),
        Have::Role(role, count) => Message::new("port-royal-ask-role").with("count", count).with_name("role", role_name(role)),
        Have::Traders(count) => Message::new("port-royal-ask-traders").with("count", count),
        Have::Expeditions(count) => Message::new("port-royal-ask-expeditions").with("count", count),
        Have::Cheap { max_cost, people } => Message::new("port-royal-ask-cheap").with("count", people).with("cost", max_cost),
        Have::People(count) => Message::new("port-royal-ask-people").with("count", count),
        Have::DifferentRoles(count) => Message::new("port-royal-ask-roles").with("count", count),
        Have::Points(points) => Message::new("port-royal-ask-points").with("points", points),
    }
}

fn spend(spend: Spend) -> Message {
    match spend {
        Spend::Coins(coins) => Message::new("port-royal-ask-coins").with("coins", coins),
        Spend::Crowns(crowns) => Message::new("port-royal-ask-crowns").with("crowns", crowns),
        Spend::People(count) => Message::new("port-royal-ask-give-people").with("count", count),
        Spend::Goods(goods, count) => {
            let carried = |kind: &Goods| goods & 1 << *kind as u8 != 0;
            let mut names: Vec<Id> = Goods::ALL.iter().filter(|kind| carried(kind)).map(|kind| goods_name(*kind)).collect();
            match (names.len(), names.pop()) {
                (1, Some(only)) => Message::new("port-royal-ask-goods").with("count", count).with_name("goods", only),
                (2 | 3, Some(last)) => {
                    let message = Message::new("port-royal-ask-either-goods").with("count", count);
                    message.with("goods", Arg::Names(names)).with_name("or", last)
                }
                _ => Message::new("port-royal-ask-any-goods").with("count", count),
            }
        }
    }
}

/// The name of goods in `locales/`.
pub(crate) fn goods_name(goods: Goods) -> Id {
    format!("port-royal-goods-{}", goods.word()).into()
}
