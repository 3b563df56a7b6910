//! The roll: yields, the gold compensation, and the cards a 7 costs.

use table::{Log, Played, Seat};

use crate::event::Event;
use crate::geometry::Hex;
use crate::pieces::{RESOURCES, Resource, Tile};
use crate::state::{DICE, Explorers, Phase, SEATS};

/// Whoever holds more cards than this loses half of them to a 7.
const SAFE_CARDS: u8 = 7;
/// What a building on a freed gold field brings.
const GOLD_PER_BUILDING: u16 = 2;

impl Explorers {
    pub(crate) fn roll(&mut self, log: &mut impl Log<Self>) -> Played {
        self.tell_opening(log);
        let rolled = [self.chance.die(DICE), self.chance.die(DICE)];
        self.rolled = rolled;
        let seat = self.active;
        log.tell_all(|| Event::Rolled { seat, dice: rolled });
        let number = rolled[0] + rolled[1];
        if number == 7 {
            self.seven();
        } else {
            self.produce(number, log);
            self.phase = Phase::Build;
        }
        Played::Barrier
    }

    fn produce(&mut self, number: u8, log: &mut impl Log<Self>) {
        let mut due = [[0u8; RESOURCES]; SEATS];
        let mut gold = [0u16; SEATS];
        for index in 0..self.number.len() {
            if self.number[index] != number {
                continue;
            }
            for corner in Hex(index as u8).corners() {
                let owner = self.building[corner.index()] as usize;
                // Neutral buildings get nothing.
                if owner == 0 || owner > self.seats as usize {
                    continue;
                }
                match self.tile[index].yields() {
                    Some(resource) => due[owner - 1][resource as usize] += 1,
                    None if self.tile[index] == Tile::GoldField => gold[owner - 1] += GOLD_PER_BUILDING,
                    None => {}
                }
            }
        }
        for resource in 0..RESOURCES {
            // What cannot be paid to all goes to nobody; a single seat takes what there is.
            let all: u8 = due.iter().map(|own| own[resource]).sum();
            let takers = due.iter().filter(|own| own[resource] > 0).count();
            let left = self.bank[resource];
            if all > left {
                for own in &mut due {
                    own[resource] = if takers == 1 { own[resource].min(left) } else { 0 };
                }
            }
        }
        for seat in self.seats_from_active() {
            let own = due[seat.index()];
            for (resource, count) in Resource::ALL.into_iter().zip(own) {
                self.gain(seat, resource, count);
            }
            if own != [0; RESOURCES] {
                log.tell_all(|| Event::Produced { seat, cards: own });
            }
            let mined = gold[seat.index()];
            if mined > 0 {
                self.area_mut(seat).gold += mined;
                log.tell_all(|| Event::MinedGold { seat, gold: mined });
            }
            if own == [0; RESOURCES] {
                self.area_mut(seat).gold += 1;
                log.tell_all(|| Event::Compensated { seat });
            }
        }
    }

    fn seven(&mut self) {
        let mut anybody = false;
        for seat in self.all_seats() {
            let cards = self.area(seat).cards();
            if cards > SAFE_CARDS {
                self.area_mut(seat).due = cards / 2;
                anybody = true;
            }
        }
        if anybody {
            self.phase = Phase::Discard;
        } else {
            self.after_discards();
        }
    }

    /// Cards stay aside, unseen by the others, until everybody has given enough.
    pub(crate) fn discard(&mut self, seat: Seat, resource: Resource, log: &mut impl Log<Self>) -> Played {
        let area = self.area_mut(seat);
        area.hand[resource as usize] -= 1;
        area.aside[resource as usize] += 1;
        area.due -= 1;
        if self.areas.iter().any(|area| area.due > 0) {
            return Played::Secret;
        }
        for seat in self.seats_from_active() {
            let cards = std::mem::take(&mut self.area_mut(seat).aside);
            if cards == [0; RESOURCES] {
                continue;
            }
            for (resource, count) in Resource::ALL.into_iter().zip(cards) {
                self.bank[resource as usize] += count;
                self.note_loss(seat, resource);
            }
            log.tell_all(|| Event::Discarded { seat, cards });
        }
        self.after_discards();
        Played::Barrier
    }

    fn after_discards(&mut self) {
        // In the first scenario nobody has a pirate ship.
        self.phase = if self.board.scenario == 1 { Phase::Build } else { Phase::Pirate };
    }
}
