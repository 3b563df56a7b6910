//! The Adventure's part of a position.

use serde::{Deserialize, Serialize};
use table::{PerSeat, PositionError, Seat, Seats};

use super::content::{Code, Content, Face};
use super::{CUBES, House, NOT_IN, Offer, PortRoyal, Salvage, Shown};
use crate::cards::Card;
use crate::position::{CardBox, Coin};
use crate::state::{Phase, push};

/// All that only the Adventure knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct AdventurePosition {
    /// The month, from 1.
    pub month: u8,
    /// The event of this turn.
    pub event: Option<String>,
    /// The events that come back every month, in their order.
    pub events: Vec<String>,
    /// How many of them have come this month.
    pub next_event: u8,
    /// How many new ones come before the rest.
    pub new_events: u8,
    /// The tasks on the table, the last shown last.
    pub tasks: Vec<TaskPosition>,
    /// Those that can be solved at this moment only.
    pub due: Vec<Code>,
    /// Has discovering just been ended, so that taking begins when all is decided?
    pub stopping: bool,
    /// How many cards fewer the active seat takes.
    pub fewer: u8,
    /// What is still to be done of a month's end: ranges of the content's steps.
    pub steps: Vec<(u8, u8)>,
    /// The task whose story is being read, and what of it comes next.
    pub reading: Option<(Code, u8)>,
    /// What is offered to those who are asked.
    pub offer: Option<Offer>,
    /// What is taken from the discard pile.
    pub salvage: Salvage,
    /// A tax of a month's end that is being dealt with.
    pub tax: Option<Card>,
    /// Has the active seat looked at the top card, as the event allows?
    pub peeked: bool,
    /// Is it looking at it now?
    pub peeking: bool,
    /// How many scouts it has used.
    pub scouted: u8,
    /// The taker's innkeepers that can still sell something, one bit each, the newest first.
    pub sales: u8,
    /// Coins for defeats that are still to be handed out.
    pub bonus: u8,
    /// Has the group won?
    pub won: bool,
    /// The sets in the deck: their numbers, and the draw pile they were shuffled into.
    pub sets: Vec<(u8, u8)>,
    /// New cards that are not in the deck.
    pub aside: Vec<Card>,
    /// Cards that are being looked at or searched through, the top one last.
    pub looked: Vec<Coin>,
    /// Cards face down that somebody has looked at.
    pub known: Vec<KnownPosition>,
    /// What the Adventure adds to each seat.
    pub seats: PerSeat<HousePosition>,
}

/// A task on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TaskPosition {
    /// Its number.
    pub task: Code,
    /// Whose cubes lie on it.
    pub solved: Seats,
    /// Whose cubes lie on its upper field.
    pub begun: Seats,
}

/// A card face down that somebody has looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnownPosition {
    /// Whose coin it is; absent for the top card of the draw pile and for cards being looked at.
    pub holder: Option<Seat>,
    /// Which of that seat's coins, counted from the one paid next; or which of the cards being looked at.
    pub place: u8,
    /// The draw pile it was dealt from.
    pub pile: u8,
    /// Who knows it.
    pub seats: Seats,
}

/// What the Adventure adds to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HousePosition {
    /// The personality card it was dealt; 0 for none.
    pub dealt: u8,
    /// Its personality.
    pub personality: Option<Face>,
    /// The cubes it has discarded for coins.
    pub bought: u8,
    /// The cubes that count as placed.
    pub cubes: u8,
    /// Its crowns.
    pub crowns: u8,
    /// The ships it keeps for their goods, the oldest first.
    pub goods: Vec<Card>,
}

impl PortRoyal {
    pub(crate) fn adventure_position(&self) -> Option<AdventurePosition> {
        let content = self.content()?;
        let state = &self.adventure;
        let id = |event: &u8| content.events[*event as usize].id.clone();
        let code = |task: u8| content.tasks[task as usize].code;
        let cards = |stack| self.stack(stack).map(|id| self.card(id)).collect::<Vec<_>>();
        let house = |seat: Seat| {
            let own = self.house(seat);
            let mut goods = cards(own.goods);
            goods.reverse();
            HousePosition {
                dealt: own.dealt,
                personality: own.personality.map(|place| content.personalities[place as usize].face()),
                bought: own.bought,
                cubes: self.cubes(seat),
                crowns: own.crowns,
                goods,
            }
        };
        let mut known = Vec::new();
        let mut add = |holder, place: usize, id: u8| {
            let seats = self.knowers(id);
            if !seats.is_empty() {
                known.push(KnownPosition { holder, place: place as u8, pile: self.dealt[id as usize], seats });
            }
        };
        if state.top_seen && self.draw_pile.len > 0 {
            add(None, 0, self.draw_pile.top);
        }
        for (place, id) in self.stack(state.looked).enumerate() {
            add(None, place, id);
        }
        for seat in Seats::first(self.seats) {
            for (place, id) in self.stack(self.area(seat).coins).enumerate() {
                add(Some(seat), place, id);
            }
        }
        Some(AdventurePosition {
            month: state.month,
            event: state.event.as_ref().map(id),
            events: state.order[..state.known_events as usize].iter().map(id).collect(),
            next_event: state.next,
            new_events: state.fresh,
            tasks: state
                .shown()
                .iter()
                .map(|shown| TaskPosition { task: code(shown.task), solved: shown.solved, begun: shown.begun })
                .collect(),
            due: (0..state.shown().len())
                .filter(|index| state.due & 1 << index != 0)
                .map(|index| code(state.tasks[index].task))
                .collect(),
            stopping: state.stopping,
            fewer: state.fewer,
            steps: state.steps[..state.depth as usize].to_vec(),
            reading: state.reading.map(|(task, next)| (code(task), next)),
            offer: state.offer,
            salvage: state.salvage,
            tax: state.tax.map(Card::Tax),
            peeked: state.peeked,
            peeking: state.peeking,
            scouted: state.scouted,
            sales: state.sales,
            bonus: state.bonus,
            won: state.won,
            sets: content
                .sets
                .iter()
                .zip(state.joined)
                .filter(|(_, pile)| *pile != NOT_IN)
                .map(|(set, pile)| (set.code, pile))
                .collect(),
            aside: cards(state.aside),
            looked: self.stack(state.looked).map(|id| Coin { card: self.card(id), pile: self.dealt[id as usize] }).collect(),
            known,
            seats: PerSeat::from_fn(self.seats, house),
        })
    }

    /// Lays out the Adventure's part of a position; the cards come from the box, and coins lie already.
    pub(crate) fn place_adventure(
        &mut self,
        position: &AdventurePosition,
        phase: Phase,
        box_: &mut CardBox,
    ) -> Result<(), PositionError> {
        let Some(content) = self.shared_content() else { return Err(fault("there is no adventure in this setup")) };
        let task = |code: Code| content.task(code).ok_or_else(|| fault(format!("there is no task {code}")));
        let event = |id: &String| content.event(id).ok_or_else(|| fault(format!("there is no event `{id}`")));
        if position.seats.len() != self.seats as usize {
            return Err(fault("the adventure has another number of seats"));
        }
        for (code, pile) in &position.sets {
            let set =
                content.sets.iter().position(|set| set.code == *code).ok_or_else(|| fault(format!("there is no set {code}")))?;
            self.adventure.joined[set] = *pile;
        }
        if position.tasks.len() > super::MOST_SHOWN
            || position.events.len() > super::EVENTS
            || position.steps.len() > super::DEEPEST
        {
            return Err(fault("more lies out than there is room for"));
        }
        for (index, own) in position.tasks.iter().enumerate() {
            if position.tasks[..index].iter().any(|other| other.task == own.task) {
                return Err(fault(format!("task {} lies out twice", own.task)));
            }
            self.adventure.tasks[index] = Shown { task: task(own.task)?, solved: own.solved, begun: own.begun };
            self.adventure.shown += 1;
            if own.solved.into_iter().any(|seat| own.begun.contains(seat)) {
                return Err(fault(format!("a cube lies on both fields of task {}", own.task)));
            }
        }
        for (place, id) in self.adventure.order.iter_mut().zip(&position.events) {
            *place = event(id)?;
        }
        let due = |code: &Code| {
            let place = position.tasks.iter().position(|own| own.task == *code);
            place.ok_or_else(|| fault(format!("task {code} does not lie out")))
        };
        let state = &mut self.adventure;
        state.due = position.due.iter().try_fold(0, |bits, code| due(code).map(|place| bits | 1 << place))?;
        state.known_events = position.events.len() as u8;
        state.next = position.next_event.min(state.known_events);
        state.fresh = position.new_events;
        state.month = position.month;
        state.event = position.event.as_ref().map(event).transpose()?;
        state.stopping = position.stopping;
        state.fewer = position.fewer;
        for (place, steps) in state.steps.iter_mut().zip(&position.steps) {
            if steps.0 >= steps.1 || usize::from(steps.1) > content.steps.len() {
                return Err(fault("there are no such steps"));
            }
            *place = *steps;
        }
        state.depth = position.steps.len() as u8;
        state.reading = position.reading.map(|(code, next)| task(code).map(|place| (place, next))).transpose()?;
        state.offer = position.offer;
        state.salvage = position.salvage;
        state.tax = match position.tax {
            Some(Card::Tax(tax)) => Some(tax),
            None => None,
            Some(card) => return Err(fault(format!("`{card}` is not a tax"))),
        };
        state.peeked = position.peeked;
        state.peeking = position.peeking;
        state.scouted = position.scouted;
        state.sales = position.sales;
        state.bonus = position.bonus;
        state.won = position.won;
        for card in position.aside.iter().rev() {
            let id = box_.take(*card)?;
            push(&mut self.below, &mut self.adventure.aside, id);
        }
        for coin in position.looked.iter().rev() {
            let id = box_.take(coin.card)?;
            self.dealt[id as usize] = coin.pile;
            push(&mut self.below, &mut self.adventure.looked, id);
        }
        for (seat, own) in position.seats.iter() {
            self.place_house(&content, seat, own, phase, box_)?;
        }
        self.place_knowledge(position)
    }

    fn place_house(
        &mut self,
        content: &Content,
        seat: Seat,
        own: &HousePosition,
        phase: Phase,
        box_: &mut CardBox,
    ) -> Result<(), PositionError> {
        let personality = match own.personality {
            Some(face) => Some(content.personality(face).ok_or_else(|| fault(format!("there is no personality {face}")))?),
            None if phase == Phase::Choose => None,
            None => return Err(fault(format!("seat {seat} has no personality"))),
        };
        if usize::from(own.crowns) >= content.crown_points.len() {
            return Err(fault(format!("seat {seat} has more crowns than the track")));
        }
        *self.house_mut(seat) = House { personality, dealt: own.dealt, bought: own.bought, crowns: own.crowns, ..House::EMPTY };
        for card in &own.goods {
            if Self::goods_bit(*card) == 0 {
                return Err(fault(format!("`{card}` carries no goods")));
            }
            let id = box_.take(*card)?;
            self.store(seat, id);
        }
        let begun = self.adventure.shown().iter().filter(|shown| shown.begun.contains(seat)).count() as u8;
        if self.cubes(seat) + begun > CUBES || self.cubes(seat) != own.cubes {
            return Err(fault(format!("seat {seat} has {CUBES} cubes, and those it has placed must fit")));
        }
        let swords = self.door_swords(seat);
        let points = self.crown_points(own.crowns);
        let area = self.area_mut(seat);
        area.swords += swords;
        area.points += points;
        Ok(())
    }

    fn place_knowledge(&mut self, position: &AdventurePosition) -> Result<(), PositionError> {
        for known in &position.known {
            let place = usize::from(known.place);
            let id = match known.holder {
                Some(seat) if seat.index() < self.seats as usize => self.stack(self.area(seat).coins).nth(place),
                Some(_) => None,
                None if self.adventure.looked.len > 0 => self.stack(self.adventure.looked).nth(place),
                None => {
                    self.adventure.top_seen = true;
                    self.stack(self.draw_pile).next()
                }
            };
            let id = id.ok_or_else(|| fault("there is no such card to know"))?;
            if known.seats.is_empty() || known.seats.into_iter().any(|seat| seat.index() >= self.seats as usize) {
                return Err(fault("a known card is known to somebody who plays"));
            }
            self.dealt[id as usize] = known.pile;
            self.set_knowers(id, known.seats);
        }
        Ok(())
    }
}

pub(super) fn fault(what: impl Into<String>) -> PositionError {
    PositionError(what.into())
}
