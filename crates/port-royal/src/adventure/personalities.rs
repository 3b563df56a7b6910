//! Personalities: how they are chosen, what their doors and windows open, and crowns.

use table::{Illegal, Log, Played, Seat};

use super::CUBES;
use super::content::{Ability, Face};
use crate::event::Event;
use crate::state::{Phase, PortRoyal};

impl PortRoyal {
    // ---- Before the first turn ------------------------------------------------------------------------------------------------

    /// Who chooses a personality next: dealt ones from the seat that begins, drafted ones from its right neighbour backwards.
    pub(crate) fn chooser(&self) -> Option<Seat> {
        let waits = |seat: &Seat| self.house(*seat).personality.is_none();
        let mut seats = self.first.round_the_table(self.seats);
        if self.adventure.drafted { seats.rev().find(waits) } else { seats.find(waits) }
    }

    fn check_choice(&self, seat: Seat, face: Face) -> Result<u8, Illegal> {
        let found = self.content().and_then(|content| content.personality(face));
        let personality = found.ok_or(Illegal::because("port-royal-no-such-personality"))?;
        let dealt = self.house(seat).dealt;
        if dealt != 0 && face.card != dealt {
            return Err(Illegal::because("port-royal-not-your-personality"));
        }
        if self.adventure.houses.iter().filter_map(|house| house.personality).any(|other| self.personality_card(other) == face.card)
        {
            return Err(Illegal::because("port-royal-personality-taken"));
        }
        Ok(personality)
    }

    fn personality_card(&self, personality: u8) -> u8 {
        self.content().map_or(0, |content| content.personalities[personality as usize].card)
    }

    /// Every personality the seat could choose.
    pub(crate) fn choices(&self, seat: Seat) -> impl Iterator<Item = Face> {
        let all =
            self.content().into_iter().flat_map(|content| content.personalities.iter().map(super::content::Personality::face));
        all.filter(move |face| self.check_choice(seat, *face).is_ok())
    }

    pub(crate) fn choose_personality(&mut self, seat: Seat, face: Face, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        let personality = self.check_choice(seat, face)?;
        self.house_mut(seat).personality = Some(personality);
        log.tell_all(|| Event::PersonalityChosen { seat, face, name: self.personality_name(personality) });
        if self.chooser().is_none() {
            self.deal_starting_coins();
            if self.adventure.bonus > 0 {
                self.phase = Phase::Share;
            } else {
                self.open_the_book(log);
            }
        }
        Ok(Played::Open)
    }

    /// The coins of the personality stand for the usual three. They are dealt before any new card is shuffled in.
    fn deal_starting_coins(&mut self) {
        for seat in self.seats_from_active() {
            let coins = self.starting_coins(seat);
            self.gain_silently(seat, coins);
        }
    }

    fn starting_coins(&self, seat: Seat) -> u8 {
        let personality = self.house(seat).personality.unwrap_or(0);
        self.content().map_or(0, |content| content.personalities[personality as usize].start_coins)
    }

    /// A coin for a lost try goes to this seat.
    pub(crate) fn share_bonus(&mut self, to: Seat, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        if to.index() >= self.seats as usize {
            return Err(Illegal::because("port-royal-no-such-seat"));
        }
        self.adventure.bonus -= 1;
        log.tell_all(|| Event::BonusShared { to });
        self.gain(to, 1, log);
        if self.adventure.bonus == 0 {
            self.open_the_book(log);
        }
        Ok(Played::Open)
    }

    // ---- Doors and windows ----------------------------------------------------------------------------------------------------

    /// The cubes of the seat that count as placed: on solved tasks, or discarded for coins.
    pub(crate) fn cubes(&self, seat: Seat) -> u8 {
        let solved = self.adventure.shown().iter().filter(|shown| shown.solved.contains(seat)).count() as u8;
        solved + self.house(seat).bought
    }

    /// The cubes the seat can still place; one on the upper field of a task is bound to it.
    pub(crate) fn free_cubes(&self, seat: Seat) -> u8 {
        let begun = self.adventure.shown().iter().filter(|shown| shown.begun.contains(seat)).count() as u8;
        CUBES.saturating_sub(self.cubes(seat) + begun)
    }

    /// A cube has just been placed: the door or window it lay on opens. By the number of placed cubes, whatever lies on other fields.
    pub(super) fn unlock(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let (Some(content), Some(personality)) = (self.shared_content(), self.house(seat).personality) else { return };
        let personality_card = &content.personalities[personality as usize];
        match self.cubes(seat) {
            1 => {
                log.tell_all(|| Event::DoorOpened { seat, name: self.personality_name(personality) });
                match personality_card.ability {
                    Ability::CoinsOnce(coins) => self.gain(seat, coins, log),
                    Ability::AsSailor(swords) => self.area_mut(seat).swords += swords,
                    _ => {}
                }
            }
            2 => log.tell_all(|| Event::CupReached { seat }),
            cubes @ (3 | 4) => self.gain_crowns(seat, personality_card.windows[usize::from(cubes) - 3], log),
            _ => {}
        }
        self.check_goal(seat, log);
    }

    /// The swords that follow from an open door.
    pub(super) fn door_swords(&self, seat: Seat) -> u8 {
        match self.ability(seat) {
            Some(Ability::AsSailor(swords)) => swords,
            _ => 0,
        }
    }

    /// The swords a personality gives with this number of cubes placed.
    pub(crate) fn swords_behind_door(&self, face: Option<Face>, cubes: u8) -> u8 {
        let (Some(content), Some(face)) = (self.content(), face) else { return 0 };
        let ability = content.personality(face).map(|place| content.personalities[place as usize].ability);
        match ability {
            Some(Ability::AsSailor(swords)) if cubes > 0 => swords,
            _ => 0,
        }
    }

    // ---- Crowns ---------------------------------------------------------------------------------------------------------------

    /// The points of the seat's crowns.
    pub(crate) fn crowns_worth(&self, seat: Seat) -> u8 {
        self.crown_points(self.house(seat).crowns)
    }

    /// The points for this number of crowns.
    pub(crate) fn crown_points(&self, crowns: u8) -> u8 {
        self.content().and_then(|content| content.crown_points.get(crowns as usize).copied()).unwrap_or(0)
    }

    fn set_crowns(&mut self, seat: Seat, crowns: u8) {
        let before = self.crown_points(self.house(seat).crowns);
        let after = self.crown_points(crowns);
        self.house_mut(seat).crowns = crowns;
        let area = self.area_mut(seat);
        area.points = area.points - before + after;
    }

    /// Crowns beyond the end of the track are lost.
    pub(crate) fn gain_crowns(&mut self, seat: Seat, crowns: u8, log: &mut impl Log<Self>) {
        let Some(most) = self.content().map(|content| content.crown_points.len() as u8 - 1) else { return };
        if crowns == 0 {
            return;
        }
        let before = self.house(seat).crowns;
        let now = before.saturating_add(crowns).min(most);
        let crowns = now - before;
        self.set_crowns(seat, now);
        log.tell_all(|| Event::CrownsGained { seat, crowns, now });
        self.check_goal(seat, log);
    }

    pub(super) fn spend_crowns(&mut self, seat: Seat, crowns: u8) {
        let left = self.house(seat).crowns.saturating_sub(crowns);
        self.set_crowns(seat, left);
    }
}
