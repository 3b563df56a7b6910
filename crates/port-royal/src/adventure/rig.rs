//! The Adventure's part of a hand-written case.

use serde::Deserialize;
use table::{PositionError, Seat, Seats};

use super::PortRoyal;
use super::content::{Code, Content, Face, OnRead};
use super::position::{AdventurePosition, HousePosition, TaskPosition, fault};
use crate::cards::Card;
use crate::decks::PRINT_COUNT;
use crate::rig::{Rig, SeatRig};
use crate::setup::Setup;

/// What a case says of the Adventure.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AdventureRig {
    /// The tasks on the table, the last shown last; the chapter's first one if nothing is said.
    pub tasks: Option<Vec<Code>>,
    /// The event of this turn.
    pub event: Option<String>,
    /// The events of this month, in their order; none of them has come yet.
    pub events: Option<Vec<String>>,
    /// How many new events come before them.
    pub new_events: u8,
    /// The month.
    pub month: Option<u8>,
    /// Is the event of this turn still to be turned over?
    pub before_event: bool,
    /// The sets in the deck; those the chapter and its read stories bring if nothing is said.
    pub sets: Option<Vec<u8>>,
}

/// What a case says of a seat in the Adventure.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRig {
    /// Its personality.
    pub personality: Option<Face>,
    /// The tasks it has solved.
    pub solved: Vec<Code>,
    /// The tasks on whose upper field it has a cube.
    pub begun: Vec<Code>,
    /// The cubes it has discarded for coins.
    pub bought: u8,
    /// Its crowns.
    pub crowns: u8,
    /// The ships it keeps for their goods.
    pub goods: Vec<Card>,
}

/// The Adventure's part of a rigged case, completed.
pub(crate) struct Completed {
    pub position: AdventurePosition,
    /// Is it the very beginning, with personalities still to choose?
    pub is_start: bool,
    /// Expeditions that stories have laid out.
    pub laid_out: Vec<Card>,
    /// The coins each seat starts with.
    pub coins: Vec<u8>,
}

impl Rig {
    /// Completes what the case says of the Adventure, as in the game that begins with these terms.
    pub(crate) fn complete_adventure(
        &self,
        setup: &Setup,
        content: &Content,
        start: &PortRoyal,
    ) -> Result<Completed, PositionError> {
        let mut position = start.adventure_position().ok_or_else(|| fault("there is no adventure in this setup"))?;
        let default = SeatRig::default();
        let rigs: Vec<&SeatRig> =
            (0..setup.seats as usize).map(|index| self.seats.get(&Seat::new(index).to_string()).unwrap_or(&default)).collect();
        let nothing_lies = self.draw_pile.is_empty() && self.discard.is_empty() && self.expeditions.is_empty();
        let is_start = !self.is_under_way() && self.adventure.is_silent() && self.seats.is_empty() && nothing_lies;
        if is_start {
            return Ok(Completed { position, is_start, laid_out: Vec::new(), coins: vec![0; rigs.len()] });
        }
        let codes = match &self.adventure.tasks {
            Some(codes) => codes.clone(),
            None if position.tasks.is_empty() => {
                vec![content.tasks[content.chapters[usize::from(setup.chapter) - 1].first_task as usize].code]
            }
            None => position.tasks.iter().map(|own| own.task).collect(),
        };
        let mut laid_out = Vec::new();
        let mut sets: Vec<(u8, u8)> = position.sets.clone();
        for code in &codes {
            let place = content.task(*code).ok_or_else(|| fault(format!("there is no task {code}")))?;
            for step in &content.tasks[place as usize].on_read {
                match step {
                    OnRead::AddCards(set) => sets.push((content.sets[*set as usize].code, 0)),
                    OnRead::LayOut(print) => laid_out.push(content.prints[*print as usize]),
                    OnRead::Salvage { .. } => {}
                }
            }
        }
        if let Some(said) = &self.adventure.sets {
            sets = said.iter().map(|code| (*code, 0)).collect();
        }
        sets.sort_unstable();
        sets.dedup();
        let seats_with = |wanted: &dyn Fn(&SeatRig) -> bool| -> Seats {
            rigs.iter().enumerate().filter(|(_, rig)| wanted(rig)).map(|(index, _)| Seat::new(index)).collect()
        };
        position.tasks = codes
            .iter()
            .map(|code| TaskPosition {
                task: *code,
                solved: seats_with(&|rig| rig.house.solved.contains(code)),
                begun: seats_with(&|rig| rig.house.begun.contains(code)),
            })
            .collect();
        let mut coins = Vec::new();
        for (index, rig) in rigs.iter().enumerate() {
            if let Some(code) = rig.house.solved.iter().chain(&rig.house.begun).find(|code| !codes.contains(code)) {
                return Err(fault(format!("task {code} does not lie out")));
            }
            let own = &mut position.seats.0[index];
            let face = rig.house.personality.unwrap_or(Face { card: index as u8 + 1, side: super::content::Side::A });
            let place = content.personality(face).ok_or_else(|| fault(format!("there is no personality {face}")))?;
            coins.push(content.personalities[place as usize].start_coins);
            *own = HousePosition {
                dealt: if setup.personalities == crate::setup::Personalities::Dealt { face.card } else { 0 },
                personality: Some(face),
                bought: rig.house.bought,
                cubes: rig.house.solved.len() as u8 + rig.house.bought,
                crowns: rig.house.crowns,
                goods: rig.house.goods.clone(),
            };
        }
        position.bonus = 0;
        position.aside = aside(setup, content, &codes, &sets, start);
        position.sets = sets;
        position.event.clone_from(&self.adventure.event);
        if let Some(events) = &self.adventure.events {
            position.events.clone_from(events);
            position.new_events = self.adventure.new_events;
            position.month = 2;
        }
        position.month = self.adventure.month.unwrap_or(position.month);
        Ok(Completed { position, is_start, laid_out, coins })
    }
}

impl AdventureRig {
    fn is_silent(&self) -> bool {
        let Self { tasks, event, events, new_events, month, before_event, sets } = self;
        let said = tasks.is_some() || event.is_some() || events.is_some() || month.is_some() || sets.is_some();
        !said && *new_events == 0 && !before_event
    }
}

/// The new cards that are not in the deck: those of other sets, and those a story of the chapter has still to lay out.
fn aside(setup: &Setup, content: &Content, read: &[Code], sets: &[(u8, u8)], start: &PortRoyal) -> Vec<Card> {
    let is_read = |print: usize| {
        let lays_out = |step: &OnRead| matches!(step, OnRead::LayOut(card) if usize::from(*card) == print);
        content.tasks.iter().any(|task| read.contains(&task.code) && task.on_read.iter().any(lays_out))
    };
    let mut cards = Vec::new();
    for print in crate::state::prints(setup, Some(content)) {
        let Some(print) = usize::from(print).checked_sub(PRINT_COUNT) else { continue };
        let code = content.set_of(print).map(|set| content.sets[set as usize].code);
        let is_in = sets.iter().any(|(set, _)| Some(*set) == code);
        let waits = start.is_laid_out(content, print);
        if (waits && !is_read(print)) || (!waits && !is_in) {
            cards.push(content.prints[print]);
        }
    }
    cards
}
