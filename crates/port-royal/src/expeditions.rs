//! Expeditions: who may make them, whom they ask for, and what they bring.

use table::{Illegal, Log, Played, Seat};

use crate::action::Given;
use crate::cards::{Card, Goods, Needs, Role};
use crate::event::Event;
use crate::state::PortRoyal;

impl PortRoyal {
    pub(crate) fn claim(
        &mut self,
        seat: Seat,
        expedition: Card,
        given: Given,
        log: &mut impl Log<Self>,
    ) -> Result<Played, Illegal> {
        if seat != self.active {
            return Err(Illegal::because("port-royal-only-active-claims"));
        }
        let Card::Expedition { needs, coins, .. } = expedition else {
            return Err(Illegal::because("port-royal-no-such-expedition"));
        };
        if !self.stack(self.expeditions).any(|id| self.card(id) == expedition) {
            return Err(Illegal::because("port-royal-no-such-expedition"));
        }
        if !satisfies(needs, given) {
            return Err(Illegal::because("port-royal-wrong-people"));
        }
        if !self.has_all(seat, given) {
            return Err(Illegal::because("port-royal-lacks-people"));
        }
        self.give_away(seat, given);
        if let Some(id) = self.take_expedition(expedition) {
            self.award(seat, id);
        }
        log.tell_all(|| Event::Claimed { seat, expedition, given: given.cards().collect(), coins });
        self.gain(seat, coins, log);
        self.crown_expedition(seat, log);
        self.check_goal(seat, log);
        self.window_used(seat, log);
        Ok(Played::Open)
    }

    /// Could the seat claim an open expedition? Only the active one can.
    pub(crate) fn can_claim(&self, seat: Seat) -> bool {
        let is_in_reach = |id| matches!(self.card(id), Card::Expedition { needs, .. } if self.can_send(seat, needs));
        seat == self.active && self.stack(self.expeditions).any(is_in_reach)
    }

    /// Has the seat whom and what an expedition asks for? Jacks stand for anybody.
    fn can_send(&self, seat: Seat, needs: Needs) -> bool {
        let area = self.area(seat);
        let carries = |id, wanted| matches!(self.card(id), Card::Ship { goods: Some(goods), .. } if goods == wanted);
        let stored = |goods| self.stored(seat).filter(|id| carries(*id, goods)).count();
        needs.people_missing(|role| area.has(role)) <= area.has(Role::Jack)
            && (needs.cards() == needs.people()
                || Goods::ALL.into_iter().all(|goods| stored(goods) >= needs.of_goods(goods).into()))
    }

    /// Every way in which the seat could claim an open expedition.
    pub(crate) fn claims(&self, seat: Seat, mut found: impl FnMut(Card, Given)) {
        let mut choice = None;
        for id in self.stack(self.expeditions) {
            let expedition = self.card(id);
            let Card::Expedition { needs, .. } = expedition else { continue };
            if !self.can_send(seat, needs) {
                continue;
            }
            let choice = choice.get_or_insert_with(|| {
                self.choice(self.stack(self.area(seat).people).chain(self.stored(seat)), |card| card.role().is_none_or(travels))
            });
            // More of a card than are asked for never satisfy it.
            let most = |card: Card| match card {
                Card::Person { role: Role::Jack, .. } => needs.people(),
                Card::Person { role, .. } => needs.of(role.counts_as()),
                Card::Ship { goods: Some(goods), .. } => needs.of_goods(goods),
                _ => 0,
            };
            self.pick(choice, needs.cards(), most, |given| {
                if satisfies(needs, given) {
                    found(expedition, given);
                }
            });
        }
    }
}

/// Do people of this role go on expeditions?
fn travels(role: Role) -> bool {
    role == Role::Jack || Needs::ROLES.contains(&role.counts_as())
}

/// Are these exactly the people asked for, Jacks standing for anybody?
fn satisfies(needs: Needs, given: Given) -> bool {
    let mut counts = [0; Role::COUNT];
    let mut goods = [0; Goods::ALL.len()];
    let mut people = 0;
    for card in given.cards() {
        match card {
            Card::Person { role, .. } => {
                counts[role.counts_as().index()] += 1;
                people += 1;
            }
            Card::Ship { goods: Some(carried), .. } => goods[carried as usize] += 1,
            _ => return false,
        }
    }
    if Goods::ALL.iter().any(|kind| goods[*kind as usize] != needs.of_goods(*kind)) {
        return false;
    }
    let asked_for = |role: &Role| counts[role.index()] <= needs.of(*role);
    let travellers = counts[Role::Jack.index()] + Needs::ROLES.map(|role| counts[role.index()]).iter().sum::<u8>();
    people == needs.people() && people == travellers && Needs::ROLES.iter().all(asked_for)
}
