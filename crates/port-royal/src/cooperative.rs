//! Contracts completed together, or alone: a pile of cards is the time left, and every turn begins with one of them.

use table::{Illegal, Log, Played};

use crate::contracts::{Contract, Contracts};
use crate::event::Event;
use crate::state::{Phase, PortRoyal, pop, push};

/// How many contracts this number of seats has to complete.
pub(crate) const fn contracts(seats: u8) -> usize {
    1 + 2 * seats as usize
}

/// How many cards the time pile has: 13, the values of the seals, and one for every different letter.
pub(crate) fn time_cards(contracts: Contracts) -> u8 {
    let values: i8 = contracts.iter().map(|contract| contract.card().seal).sum();
    let letters = contracts.iter().fold(0u32, |letters, contract| letters | 1 << (contract.card().letter as u32 - 'A' as u32));
    (13 + values + letters.count_ones() as i8) as u8
}

/// The rank a group has reached with these points, as a message id.
pub(crate) const fn rank(points: u8) -> &'static str {
    match points {
        0..=1 => "port-royal-rank-landlubbers",
        2..=3 => "port-royal-rank-sailors",
        4..=5 => "port-royal-rank-pirates",
        6..=7 => "port-royal-rank-captains",
        _ => "port-royal-rank-terror-of-the-seas",
    }
}

impl PortRoyal {
    /// The contracts nobody has completed.
    pub(crate) fn open_contracts(&self) -> impl Iterator<Item = Contract> {
        self.contracts.iter().filter(|contract| self.completed_by(*contract) == 0)
    }

    /// Has the group completed every contract?
    pub(crate) fn has_won_together(&self) -> bool {
        self.mode.has_time_pile() && self.open_contracts().next().is_none()
    }

    /// The group wins at the moment the last contract is completed.
    pub(crate) fn check_cooperative_win(&mut self, log: &mut impl Log<Self>) {
        if self.has_won_together() {
            self.phase = Phase::Over;
            self.takes = 0;
            let points = self.scoring_pile.len;
            log.tell_all(|| Event::WonTogether { points });
        }
    }

    /// May a card of the time pile be set aside? Before the game one must remain.
    pub(crate) fn can_set_aside(&self) -> bool {
        match self.phase {
            Phase::Prepare => self.time_pile.len > 1,
            Phase::SetAside => self.time_pile.len > 0,
            _ => false,
        }
    }

    /// A card of the time pile is set aside, unseen: less time, and a point if the group wins.
    pub(crate) fn set_aside(&mut self, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        if !self.can_set_aside() {
            return Err(Illegal::because("port-royal-cannot-set-aside"));
        }
        if let Some(card) = pop(&self.below, &mut self.time_pile) {
            push(&mut self.below, &mut self.scoring_pile, card);
        }
        let (seat, points, left) = (self.active, self.scoring_pile.len, self.time_pile.len);
        log.tell_all(|| Event::SetAside { seat, points, left });
        Ok(if self.phase == Phase::SetAside { self.go_on_discovering(log) } else { Played::Open })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_points_make_the_next_rank() {
        let ranks = ["landlubbers", "sailors", "pirates", "captains", "terror-of-the-seas"];
        for points in 0..12 {
            let expected = ranks[usize::from(points / 2).min(4)];
            assert_eq!(rank(points), format!("port-royal-rank-{expected}"), "{points}");
        }
    }

    #[test]
    fn equal_letters_count_once() {
        let contracts = [Contract::Fighter, Contract::Gamester, Contract::LittleGamester].into_iter().collect();
        assert_eq!(time_cards(contracts), 14);
    }

    #[test]
    fn the_printed_example_has_fifteen_cards() {
        let contracts = [Contract::LadyKiller, Contract::MaritimeSupremacy, Contract::GalleonFoe].into_iter().collect();
        assert_eq!(time_cards(contracts), 15);
    }
}
