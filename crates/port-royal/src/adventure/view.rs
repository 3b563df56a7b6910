//! What a viewer may know of the Adventure: everything but the cards that somebody else has looked at.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Message, PerSeat, Seat, Seats, Viewer};

use super::content::{Code, Content, Effect, Face, Personality, Task};
use super::describe::{Text, asked};
use super::{Adventure, NOT_IN, Offer, PortRoyal, Shown};
use crate::cards::Card;
use crate::catalogue::Print;
use crate::state::Phase;

/// The Adventure as the viewer may see it, borrowed.
#[derive(Clone, Copy)]
pub struct AdventureSight<'a> {
    game: &'a PortRoyal,
    content: &'a Content,
    viewer: Viewer,
}

impl<'a> AdventureSight<'a> {
    pub(crate) fn new(game: &'a PortRoyal, viewer: Viewer) -> Option<Self> {
        Some(Self { game, content: game.content()?, viewer })
    }

    const fn state(self) -> &'a Adventure {
        &self.game.adventure
    }

    /// The cards of the edition that is played.
    pub const fn content(self) -> &'a Content {
        self.content
    }

    /// The chapter.
    pub const fn chapter(self) -> u8 {
        self.state().chapter
    }

    /// The month, from 1.
    pub const fn month(self) -> u8 {
        self.state().month
    }

    /// How many turns this month has left, the one with its end included; not the turn that is being played.
    pub const fn turns_left(self) -> u8 {
        self.state().fresh + (self.state().known_events - self.state().next) + 1
    }

    /// What the event of this turn does.
    pub fn event(self) -> Option<Effect> {
        self.state().event.map(|event| self.content.events[event as usize].effect)
    }

    /// The tasks on the table, the last shown last: what is on the card, who has solved it, who has begun it.
    pub fn tasks(self) -> impl Iterator<Item = (&'a Task, Seats, Seats)> {
        self.state().shown().iter().map(move |shown| (&self.content.tasks[shown.task as usize], shown.solved, shown.begun))
    }

    /// The cubes and points the group needs together.
    pub fn goal(self) -> Option<(u8, u8)> {
        self.game.mode.is_cooperative().then(|| self.content.goals[usize::from(self.game.seats) - 1])
    }

    /// The cubes of the seat that count as placed.
    pub fn cubes(self, seat: Seat) -> u8 {
        self.game.cubes(seat)
    }

    /// The cubes the seat can still place.
    pub fn free_cubes(self, seat: Seat) -> u8 {
        self.game.free_cubes(seat)
    }

    /// The seat's crowns.
    pub fn crowns(self, seat: Seat) -> u8 {
        self.game.house(seat).crowns
    }

    /// The ships the seat keeps for their goods.
    pub fn goods(self, seat: Seat) -> impl Iterator<Item = Card> + Clone + 'a {
        self.game.stored(seat).map(|id| self.game.card(id))
    }

    /// The seat's personality, once it is chosen.
    pub fn personality(self, seat: Seat) -> Option<&'a Personality> {
        self.game.house(seat).personality.map(|place| &self.content.personalities[place as usize])
    }

    /// The seat's scouts, its personality included, less those used in this turn.
    pub fn scouts(self, seat: Seat) -> u8 {
        let used = if seat == self.game.active { self.state().scouted } else { 0 };
        self.game.scouts(seat).saturating_sub(used)
    }

    /// How many cards fewer the active seat takes in this turn.
    pub const fn fewer(self) -> u8 {
        self.state().fewer
    }

    /// The next card of the draw pile, where the viewer knows it.
    pub fn next_card(self) -> Option<Card> {
        self.game.known_next(self.viewer)
    }

    /// The cards that are being looked at or searched through, as far as the viewer sees them.
    pub fn looked_at(self) -> Option<Vec<Card>> {
        let is_open = self.game.phase == Phase::Search || self.viewer.is(self.game.active);
        (is_open && self.state().looked.len > 0).then(|| self.game.looked_at_cards())
    }

    /// What is offered to everybody.
    pub const fn offer(self) -> Option<Offer> {
        self.state().offer
    }
}

/// The Adventure as the viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct AdventureView {
    /// What the edition says of itself; absent for the built-in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// What is printed on the edition's own cards; empty for the built-in one, whose cards are in the catalogue.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub prints: BTreeMap<String, Print>,
    /// The chapter.
    pub chapter: u8,
    /// What it is called.
    pub name: Text,
    /// What happened before.
    pub before: Option<Text>,
    /// How it ended, if it ended well.
    pub success: Option<Text>,
    /// Are starred tasks played instead of a chapter?
    pub starred: bool,
    /// How often the chapter has been lost.
    pub defeats: u8,
    /// Coins for defeats that are still to be handed out.
    pub bonus: u8,
    /// The month, from 1.
    pub month: u8,
    /// The event of this turn.
    pub event: Option<EventView>,
    /// The events that come back every month, in their order.
    pub events: Vec<EventView>,
    /// How many of them have come this month.
    pub next_event: u8,
    /// How many new ones come before the rest.
    pub new_events: u8,
    /// The tasks on the table, the last shown last.
    pub tasks: Vec<TaskView>,
    /// Those that can be solved at this moment only.
    pub due: Vec<Code>,
    /// The cubes the group needs, and those it has.
    pub cubes: Option<(u8, u8)>,
    /// The points the group needs, and those it has.
    pub points: Option<(u16, u16)>,
    /// What is offered to those who are asked.
    pub offer: Option<Offer>,
    /// How many cards fewer the active seat takes in this turn.
    pub fewer: u8,
    /// How many scouts it has used.
    pub scouted: u8,
    /// Has it looked at the top card, as the event allows?
    pub peeked: bool,
    /// How many things the taker's innkeepers can still sell.
    pub sales: u8,
    /// How many cards are being looked at.
    pub looking: u8,
    /// Those cards, the top one first, if the viewer sees them.
    pub looked_at: Option<Vec<Card>>,
    /// Cards face down that somebody has looked at.
    pub known: Vec<KnownView>,
    /// The sets in the deck: their numbers, and the draw pile they were shuffled into.
    pub sets: Vec<(u8, u8)>,
    /// What the Adventure adds to each seat.
    pub seats: PerSeat<HouseView>,
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct EventView {
    /// Its name in the content.
    pub id: String,
    /// What it is called.
    pub name: Text,
    /// What it does.
    pub text: Text,
}

/// A task on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct TaskView {
    /// Its number.
    pub code: Code,
    /// What it is called.
    pub name: Text,
    /// Its story.
    pub story: Text,
    /// What it asks for.
    pub asks: Message,
    /// Can only the active seat solve it?
    pub active_only: bool,
    /// Must it be decided at once?
    pub now_or_never: bool,
    /// The coins for whoever solves it next.
    pub coins: u8,
    /// The crowns for everybody who solves it.
    pub crowns: u8,
    /// Whose cubes lie on it.
    pub solved: Seats,
    /// Whose cubes lie on its upper field.
    pub begun: Seats,
}

/// A card face down that somebody has looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct KnownView {
    /// Whose coin it is; absent for the top card of the draw pile.
    pub holder: Option<Seat>,
    /// Which of that seat's coins, counted from the one paid next.
    pub place: u8,
    /// The draw pile it was dealt from.
    pub pile: u8,
    /// Who knows it.
    pub seats: Seats,
    /// Its face, if the viewer knows it.
    pub card: Option<Card>,
}

/// What the Adventure adds to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct HouseView {
    /// The personality card it was dealt.
    pub dealt: Option<u8>,
    /// Its personality.
    pub personality: Option<Face>,
    /// What it is called.
    pub name: Option<Text>,
    /// What it can do, once its door is open.
    pub help: Option<Text>,
    /// The crowns of its windows.
    pub windows: Option<[u8; 2]>,
    /// The cubes that count as placed: 1 opens the door, 2 the cup, 3 and 4 the windows.
    pub cubes: u8,
    /// Those of them that were discarded for coins.
    pub bought: u8,
    /// The cubes that can still be placed.
    pub free_cubes: u8,
    /// Its crowns.
    pub crowns: u8,
    /// What they are worth.
    pub crown_points: u8,
    /// The ships it keeps for their goods, the newest last.
    pub goods: Vec<Card>,
}

impl AdventureView {
    pub(crate) fn of(game: &PortRoyal, viewer: Viewer) -> Option<Self> {
        let sight = AdventureSight::new(game, viewer)?;
        let (content, state) = (sight.content, sight.state());
        let event = |event: &u8| EventView {
            id: content.events[*event as usize].id.clone(),
            name: game.event_name(*event),
            text: game.event_text(*event),
        };
        let (cubes, points) = game.group_total();
        let goal = sight.goal();
        let sets = content.sets.iter().zip(state.joined).filter(|(_, pile)| *pile != NOT_IN);
        Some(Self {
            label: content.file.is_some().then(|| content.label.clone()),
            prints: content.file.iter().flat_map(|_| &content.prints).map(|card| (card.to_string(), Print::of(*card))).collect(),
            chapter: state.chapter,
            name: game.chapter_name(),
            before: game.chapter_before(),
            success: state.won.then(|| game.chapter_success()),
            starred: state.starred,
            defeats: state.defeats,
            bonus: state.bonus,
            month: state.month,
            event: state.event.as_ref().map(event),
            events: state.order[..state.known_events as usize].iter().map(event).collect(),
            next_event: state.next,
            new_events: state.fresh,
            tasks: state.shown().iter().map(|shown| task_view(game, content, *shown)).collect(),
            due: (0..state.shown().len())
                .filter(|index| state.due & 1 << index != 0)
                .map(|index| content.tasks[state.tasks[index].task as usize].code)
                .collect(),
            cubes: goal.map(|goal| (goal.0, cubes)),
            points: goal.map(|goal| (goal.1.into(), points)),
            offer: state.offer,
            fewer: state.fewer,
            scouted: state.scouted,
            peeked: state.peeked,
            sales: state.sales.count_ones() as u8,
            looking: state.looked.len,
            looked_at: sight.looked_at(),
            known: game.known_cards(viewer),
            sets: sets.map(|(set, pile)| (set.code, pile)).collect(),
            seats: PerSeat::from_fn(game.seats, |seat| house_view(game, content, seat)),
        })
    }
}

fn task_view(game: &PortRoyal, content: &Content, shown: Shown) -> TaskView {
    let task = &content.tasks[shown.task as usize];
    TaskView {
        code: task.code,
        name: game.task_name(shown.task),
        story: game.task_story(shown.task),
        asks: asked(task),
        active_only: task.active_only,
        now_or_never: task.moment != super::content::Moment::OwnTurn,
        coins: if shown.solved.is_empty() { task.first_coins } else { 0 },
        crowns: task.crowns,
        solved: shown.solved,
        begun: shown.begun,
    }
}

fn house_view(game: &PortRoyal, content: &Content, seat: Seat) -> HouseView {
    let house = game.house(seat);
    let personality = house.personality;
    let mut goods: Vec<Card> = game.stored(seat).map(|id| game.card(id)).collect();
    goods.reverse();
    HouseView {
        dealt: (house.dealt != 0).then_some(house.dealt),
        personality: personality.map(|place| content.personalities[place as usize].face()),
        name: personality.map(|place| game.personality_name(place)),
        help: personality.and_then(|place| game.personality_help(place)),
        windows: personality.map(|place| content.personalities[place as usize].windows),
        cubes: game.cubes(seat),
        bought: house.bought,
        free_cubes: game.free_cubes(seat),
        crowns: house.crowns,
        crown_points: game.crown_points(house.crowns),
        goods,
    }
}

impl PortRoyal {
    /// Has a seat looked at a card face down that another has not?
    pub(crate) fn somebody_knows_more(&self) -> bool {
        let all = Seats::first(self.seats);
        let looking = self.phase == Phase::Look && self.seats > 1;
        looking || self.known_cards(Viewer::Onlooker).iter().any(|known| known.seats != all)
    }

    /// Every card face down that somebody has looked at, as the viewer sees it.
    fn known_cards(&self, viewer: Viewer) -> Vec<KnownView> {
        let mut known = Vec::new();
        let mut add = |holder: Option<Seat>, place: usize, id: u8| {
            let seats = self.knowers(id);
            if !seats.is_empty() {
                let card = viewer.seat().filter(|seat| seats.contains(*seat)).map(|_| self.card(id));
                known.push(KnownView { holder, place: place as u8, pile: self.dealt[id as usize], seats, card });
            }
        };
        if self.adventure.top_seen && self.draw_pile.len > 0 {
            add(None, 0, self.draw_pile.top);
        }
        for seat in Seats::first(self.seats) {
            for (place, id) in self.stack(self.area(seat).coins).enumerate() {
                add(Some(seat), place, id);
            }
        }
        known
    }
}
