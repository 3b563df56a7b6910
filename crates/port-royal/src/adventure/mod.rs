//! The Adventure: five chapters with tasks, events and personalities, against each other or together.
//!
//! Everything that only the Adventure knows is in one flat struct beside the rest of the state, and its rules are in the files of this
//! folder. A turn calls `hooks.rs` at the moments they are about. What is printed on cards comes from the [`content`].
//!
//! - `hooks.rs`: the moments of a turn at which the Adventure has a say
//! - `personalities.rs`: choosing them, doors, windows, crowns
//! - `events.rs`: the card before each turn
//! - `month.rs`: stories, the end of a month, and of a chapter
//! - `tasks.rs`: what tasks ask for, and how they are solved
//! - `goods.rs`: ships kept for what they carry
//! - `scouts.rs`: cards looked at, and what is known of them
//! - `describe.rs`, `view.rs`, `position.rs`, `rig.rs`: the Adventure's part of the files with these names

pub mod content;
mod describe;
mod events;
mod goods;
mod hooks;
mod month;
mod personalities;
mod position;
mod rig;
mod scouts;
mod tasks;
pub mod texts;
mod view;

use std::sync::Arc;

use table::{Chance, Seat, Seats, Stream};

use crate::cards::{Card, Goods, Tax};
use crate::decks::PRINT_COUNT;
use crate::setup::{Mode, Personalities, Setup, Tasks};
use crate::state::{CARDS, CardId, DECK, Phase, PortRoyal, SEATS, Stack, pop, push, remove};
use content::{Ability, Content, EVENTS, Effect, EventWho, MOST_SETS, MOST_SHOWN};

pub use describe::Text;
pub(crate) use describe::{goods_name, reward};
pub use position::{AdventurePosition, HousePosition, KnownPosition, TaskPosition};
pub use rig::{AdventureRig, HouseRig};
pub use view::{AdventureSight, AdventureView, EventView, HouseView, KnownView, TaskView};

/// The cubes of a seat: on the door, on the window with the cup, on two more windows.
pub const CUBES: u8 = 4;

/// The cubes that somebody must have placed before a competitive game can end.
pub(crate) const CUBES_TO_END: u8 = 2;

/// The coins a defeat brings the group.
pub(crate) const COINS_PER_DEFEAT: u8 = 3;

/// The starred tasks of a game after the campaign.
const STARRED: usize = 4;

/// The streams that deal events, personalities and starred tasks.
const EVENT_PILE: Stream = Stream::new(2);
const PERSONALITIES: Stream = Stream::new(3);
const STARS: Stream = Stream::new(4);

/// A set that is not in the deck.
const NOT_IN: u8 = u8::MAX;

/// How deep steps can be nested: one more than a content file may do it.
const DEEPEST: usize = 5;

/// What only the Adventure knows. Without it, nothing of this is ever looked at.
#[derive(Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(crate) struct Adventure {
    content: Option<Arc<Content>>,
    chapter: u8,
    starred: bool,
    drafted: bool,
    defeats: u8,
    /// Has the group won?
    pub(crate) won: bool,
    /// The coins for defeats that are still to be handed out.
    bonus: u8,

    /// This month's events as far as they are known, in their order: those that have come once come back.
    order: [u8; EVENTS],
    known_events: u8,
    /// How many of them have come this month.
    next: u8,
    /// How many are still to come that nobody has seen; they come before the rest.
    fresh: u8,
    month: u8,
    /// The event of this turn.
    event: Option<u8>,

    /// The tasks on the table, the last shown last.
    tasks: [Shown; MOST_SHOWN],
    shown: u8,
    /// The tasks that can be solved at this moment only, one bit each.
    due: u16,
    /// Has discovering just been ended, so that taking begins when all is decided?
    stopping: bool,
    /// How many cards fewer the active seat takes.
    fewer: u8,

    /// What is still to be done of a month's end: ranges of steps, the innermost last.
    steps: [(u8, u8); DEEPEST],
    depth: u8,
    /// The task whose story is being read, and what of it comes next.
    reading: Option<(u8, u8)>,
    offer: Option<Offer>,
    salvage: Salvage,
    /// A tax of a month's end that is being dealt with.
    pub(crate) tax: Option<Tax>,

    /// Has the active seat used the event's look at the top card, and is it looking at it now?
    peeked: bool,
    peeking: bool,
    /// How many scouts it has used.
    scouted: u8,
    /// The taker's innkeepers that can still sell something, one bit each in the order of its people.
    sales: u8,

    /// New cards that are not in the deck.
    aside: Stack,
    /// Cards that are being looked at, or searched through.
    looked: Stack,
    /// For every set, the number of the draw pile it was shuffled into; 0 if it was there from the start.
    joined: [u8; MOST_SETS],
    /// Has somebody looked at the top card of the draw pile?
    top_seen: bool,
    /// Who knows a card's face although it lies face down: four bits a card.
    known: [u8; CARDS.div_ceil(2)],
    houses: [House; SEATS],
}

/// A task on the table.
#[derive(Clone, Copy)]
struct Shown {
    /// An index into [`Content::tasks`].
    task: u8,
    solved: Seats,
    /// Who has a cube on the upper field of a task that must be done twice.
    begun: Seats,
}

/// Something everybody can say yes to, once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// Coins for crowns.
    Exchange {
        /// What is paid.
        coins: u8,
        /// What is got.
        crowns: u8,
    },
    /// Coins for a cube.
    Cube {
        /// What is paid.
        coins: u8,
    },
}

/// Ships that everybody takes from the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Salvage {
    /// The goods they must carry, one bit each in the order of [`Goods::ALL`].
    pub goods: u8,
    /// How many everybody takes.
    pub ships: u8,
    /// How many the seat that is asked has taken.
    pub taken: u8,
}

/// What the Adventure adds to a seat.
#[derive(Clone, Copy)]
struct House {
    /// Its personality: an index into [`Content::personalities`].
    personality: Option<u8>,
    /// The personality card it was dealt; 0 for none.
    dealt: u8,
    /// The cubes it has discarded for coins.
    bought: u8,
    crowns: u8,
    /// Kept ships.
    goods: Stack,
}

impl House {
    const EMPTY: Self = Self { personality: None, dealt: 0, bought: 0, crowns: 0, goods: Stack::EMPTY };
}

impl Adventure {
    /// Without content: there is no adventure.
    pub(crate) const fn none() -> Self {
        Self {
            content: None,
            chapter: 0,
            starred: false,
            drafted: false,
            defeats: 0,
            won: false,
            bonus: 0,
            order: [0; EVENTS],
            known_events: 0,
            next: 0,
            fresh: 0,
            month: 1,
            event: None,
            tasks: [Shown { task: 0, solved: Seats::NONE, begun: Seats::NONE }; MOST_SHOWN],
            shown: 0,
            due: 0,
            stopping: false,
            fewer: 0,
            steps: [(0, 0); DEEPEST],
            depth: 0,
            reading: None,
            offer: None,
            salvage: Salvage { goods: 0, ships: 0, taken: 0 },
            tax: None,
            peeked: false,
            peeking: false,
            scouted: 0,
            sales: 0,
            aside: Stack::EMPTY,
            looked: Stack::EMPTY,
            joined: [NOT_IN; MOST_SETS],
            top_seen: false,
            known: [0; CARDS.div_ceil(2)],
            houses: [House::EMPTY; SEATS],
        }
    }

    /// The adventure of a setup, before anything is laid out.
    pub(crate) fn bare(setup: &Setup, content: Option<Arc<Content>>) -> Self {
        Self {
            content,
            chapter: setup.chapter,
            starred: setup.tasks == Tasks::Starred,
            drafted: setup.personalities == Personalities::Drafted,
            defeats: setup.defeats,
            ..Self::none()
        }
    }

    /// Is the Adventure played?
    pub(crate) const fn is_on(&self) -> bool {
        self.content.is_some()
    }

    /// Has somebody looked at the top card of the draw pile?
    pub(crate) const fn top_seen(&self) -> bool {
        self.top_seen
    }

    pub(crate) const fn set_top_seen(&mut self, seen: bool) {
        self.top_seen = seen;
    }

    /// The cards that are being looked at.
    pub(crate) const fn looked(&self) -> Stack {
        self.looked
    }

    /// When draw piles are renumbered, those into which cards were shuffled keep their place behind the one before them.
    pub(crate) fn mark_joined_piles(&self, in_use: &mut [bool]) {
        for pile in self.joined.iter().filter(|pile| !matches!(**pile, 0 | NOT_IN)) {
            in_use[usize::from(*pile)] = true;
            in_use[usize::from(*pile) - 1] = true;
        }
    }

    pub(crate) fn renumber_joined_piles(&mut self, number: impl Fn(u8) -> u8) {
        for pile in self.joined.iter_mut().filter(|pile| !matches!(**pile, 0 | NOT_IN)) {
            *pile = number(*pile);
        }
    }

    fn shown(&self) -> &[Shown] {
        &self.tasks[..self.shown as usize]
    }
}

/// The events of the first month, by mode and number of seats; those with code 1 and 2 come on top.
const fn first_events(mode: Mode, seats: u8) -> u8 {
    match (mode, seats) {
        (Mode::CooperativeAdventure, 0..=2) => 1,
        (Mode::CooperativeAdventure, 3) | (_, 0..=1) => 2,
        (Mode::CooperativeAdventure, _) | (_, 2) => 3,
        _ => 4,
    }
}

impl PortRoyal {
    /// The content, where the Adventure is played.
    pub(crate) fn content(&self) -> Option<&Content> {
        self.adventure.content.as_deref()
    }

    /// The same, shared: it can be kept while the state changes.
    fn shared_content(&self) -> Option<Arc<Content>> {
        self.adventure.content.clone()
    }

    fn house(&self, seat: Seat) -> &House {
        &self.adventure.houses[seat.index()]
    }

    fn house_mut(&mut self, seat: Seat) -> &mut House {
        &mut self.adventure.houses[seat.index()]
    }

    /// Is this set in the deck before the first story is read?
    fn starts_in(setup: &Setup, content: &Content, set: usize) -> bool {
        let of = content.sets[set];
        if setup.tasks == Tasks::Starred {
            return true;
        }
        // After a defeat, the cards of the chapter stay in.
        let needed = content.chapters[usize::from(setup.chapter) - 1].needs_sets & 1 << set != 0;
        needed || (setup.defeats > 0 && of.chapter <= setup.chapter)
    }

    /// Does a story of this chapter lay the print out, so that it is not shuffled in?
    fn is_laid_out(&self, content: &Content, print: usize) -> bool {
        let lays_out = |step: &content::OnRead| matches!(step, content::OnRead::LayOut(card) if usize::from(*card) == print);
        let chapter = self.adventure.chapter;
        !self.adventure.starred && content.tasks.iter().any(|task| task.chapter == chapter && task.on_read.iter().any(lays_out))
    }

    /// Lays out a new adventure: cards that are not in yet aside, the rest in the draw pile; personalities dealt, events counted.
    pub(crate) fn start_adventure(&mut self, setup: &Setup, cards: usize) {
        let Some(content) = self.shared_content() else { return };
        for set in 0..content.sets.len() {
            self.adventure.joined[set] = if Self::starts_in(setup, &content, set) { 0 } else { NOT_IN };
        }
        let mut pile = [0 as CardId; CARDS];
        let mut count = 0;
        for id in (0..cards).map(|id| id as CardId) {
            if self.waits_aside(&content, id) {
                push(&mut self.below, &mut self.adventure.aside, id);
            } else {
                pile[count] = id;
                count += 1;
            }
        }
        self.chance.shuffle(DECK, &mut pile[..count]);
        for id in &pile[..count] {
            push(&mut self.below, &mut self.draw_pile, *id);
        }
        let mut personalities = [1, 2, 3, 4, 5];
        self.chance.shuffle(PERSONALITIES, &mut personalities);
        if !self.adventure.drafted {
            for (house, card) in self.adventure.houses.iter_mut().zip(personalities).take(self.seats as usize) {
                house.dealt = card;
            }
        }
        if self.adventure.starred {
            let mut stars = [0u8; MOST_SHOWN * content::CHAPTERS as usize];
            let starred = (0..content.tasks.len()).filter(|task| content.tasks[*task].star);
            let count = stars.iter_mut().zip(starred).map(|(place, task)| *place = task as u8).count();
            self.chance.shuffle(STARS, &mut stars[..count]);
            for task in &stars[..STARRED] {
                self.lay_out_task(*task);
            }
        }
        self.adventure.fresh = first_events(self.mode, self.seats) + u8::from(self.uses_event_one());
        self.adventure.bonus = COINS_PER_DEFEAT * self.adventure.defeats;
        self.phase = Phase::Choose;
    }

    /// Does the card wait beside the table until a story brings it?
    fn waits_aside(&self, content: &Content, id: CardId) -> bool {
        let Some(print) = usize::from(self.face[id as usize]).checked_sub(PRINT_COUNT) else { return false };
        let is_in = content.set_of(print).is_some_and(|set| self.adventure.joined[set as usize] != NOT_IN);
        !is_in || self.is_laid_out(content, print)
    }

    fn lay_out_task(&mut self, task: u8) {
        let adventure = &mut self.adventure;
        adventure.tasks[adventure.shown as usize] = Shown { task, solved: Seats::NONE, begun: Seats::NONE };
        adventure.shown += 1;
    }

    /// Only one or two seats play with the event of code 1.
    const fn uses_event_one(&self) -> bool {
        self.seats <= 2
    }

    /// Shuffles a set into the draw pile, and only there. The pile gets a new number, because none of the coins dealt before can be
    /// one of the new cards.
    fn add_set(&mut self, set: u8) {
        let Some(content) = self.shared_content() else { return };
        if self.adventure.joined[set as usize] != NOT_IN {
            return;
        }
        let mut cards = [0 as CardId; CARDS];
        let mut count = 0;
        self.forget_top();
        while let Some(id) = pop(&self.below, &mut self.draw_pile) {
            cards[count] = id;
            count += 1;
        }
        let mut next = self.adventure.aside;
        while next.len > 0 {
            let Some(id) = pop(&self.below, &mut next) else { break };
            let print = usize::from(self.face[id as usize]) - PRINT_COUNT;
            if content.set_of(print) == Some(set) && !self.is_laid_out(&content, print) {
                remove(&mut self.below, &mut self.adventure.aside, id);
                cards[count] = id;
                count += 1;
            }
        }
        self.chance.shuffle(DECK, &mut cards[..count]);
        self.number_new_pile();
        self.adventure.joined[set as usize] = self.shuffles;
        for id in &cards[..count] {
            push(&mut self.below, &mut self.draw_pile, *id);
        }
    }

    /// What the open door of the seat's personality gives it.
    #[inline]
    fn ability(&self, seat: Seat) -> Option<Ability> {
        let content = self.content()?;
        let personality = self.house(seat).personality?;
        (self.cubes(seat) > 0).then(|| content.personalities[personality as usize].ability)
    }

    /// What the event of this turn does for the seat, if it means it.
    #[inline]
    fn event_for(&self, seat: Seat) -> Option<Effect> {
        let event = &self.content()?.events[self.adventure.event? as usize];
        (event.who != EventWho::Active || seat == self.active).then_some(event.effect)
    }

    /// Is something decided outside the two phases of a turn?
    pub(crate) const fn is_before_discovering(&self) -> bool {
        use Phase::{Choose, Event, Look, Offer, Salvage, Search, Share};
        matches!(self.phase, Choose | Share | Event | Offer | Salvage | Search | Look)
    }

    /// The set of goods a card carries, as one bit.
    fn goods_bit(card: Card) -> u8 {
        match card {
            Card::Ship { goods: Some(goods), .. } => 1 << goods as u8,
            _ => 0,
        }
    }

    /// A campaign's next game: the next chapter after a victory, the same one with three more coins after a defeat.
    pub(crate) fn next_adventure(&self) -> Option<Setup> {
        let content = self.content()?;
        if self.phase != Phase::Over || self.adventure.starred {
            return None;
        }
        let setup = Setup {
            seats: self.seats,
            mode: self.mode,
            with: self.extras.iter().collect(),
            edition: self.edition,
            chapter: self.adventure.chapter,
            personalities: if self.adventure.drafted { Personalities::Drafted } else { Personalities::Dealt },
            content: content.file.clone(),
            ..Setup::default()
        };
        if self.mode == Mode::CooperativeAdventure && !self.adventure.won {
            let defeats = (self.adventure.defeats + 1).min(Setup::MOST_DEFEATS);
            return Some(Setup { defeats, ..setup });
        }
        if self.adventure.chapter < content::CHAPTERS {
            return Some(Setup { chapter: self.adventure.chapter + 1, ..setup });
        }
        // Rivals who have told the whole story go on with starred tasks.
        (self.mode == Mode::Adventure).then(|| Setup { tasks: Tasks::Starred, ..setup })
    }
}

/// Draws one of the bits that are set, each equally likely.
fn draw_bit(chance: &mut Chance, stream: Stream, bits: u16) -> Option<u8> {
    let count = bits.count_ones();
    if count == 0 {
        return None;
    }
    let wanted = chance.draw(stream, count);
    (0..u16::BITS as u8).filter(|bit| bits & 1 << bit != 0).nth(wanted as usize)
}

const _: () = assert!(Goods::ALL.len() <= 8, "a set of goods is eight bits");
