//! What only the rules can reckon, for interfaces: what cards are worth to a seat now, how many it could still take, and where the
//! danger of a bust comes from.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Seat, Unheard};

use crate::action::Terms;
use crate::cards::{Card, Colour};
use crate::state::{Phase, PortRoyal};
use crate::view::Sight;

/// What a seat could still take in this turn, if the active seat discovered no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Prospect {
    /// How many cards; 0 when it has had its moment, or nothing is left.
    pub takes: u8,
    /// The best of those it could pay for, if nobody takes it before: the most points, then the most coins left.
    pub best: Option<Card>,
}

impl PortRoyal {
    /// What taking this card leaves in the seat's purse or takes out of it now, the fee to the active seat included; none for what
    /// cannot be taken.
    pub(crate) fn worth(&self, seat: Seat, card: Card) -> Option<i16> {
        let fee = self.fee(seat) as i16;
        match card {
            Card::Person { cost, .. } => Some(-(self.price(seat, cost) as i16) - fee),
            Card::Ship { .. } => Some(i16::from(self.trade_coins(seat, card, Terms::PLAIN)) - fee),
            Card::Expedition { .. } | Card::Tax(_) => None,
        }
    }

    pub(crate) fn prospect(&self, seat: Seat) -> Prospect {
        let mut then = self.clone();
        if self.is_before_taking() {
            // Its people pay before it takes, and so does the table for what an event waives.
            if seat == self.active {
                then.pay_for_waived_fees(&mut Unheard);
            }
            then.pay_before_taking(seat, &mut Unheard);
        }
        let takes = match self.phase {
            Phase::Over | Phase::Close => 0,
            Phase::Take if seat == self.taker => self.takes,
            Phase::Take | Phase::After if !self.comes_after_taker(seat) => 0,
            _ => self.allowance(seat),
        };
        let takes = if self.harbour.len > 0 { takes } else { 0 };
        let money = then.area(seat).money() as i16;
        let left = |card: Card| then.worth(seat, card).map(|worth| money + worth).filter(|left| *left >= 0);
        let cards = self.stack(self.harbour).map(|id| self.card(id)).filter(|_| takes > 0);
        let best = cards.filter_map(|card| Some((card.points(), left(card)?, card))).max();
        Prospect { takes, best: best.map(|(_, _, card)| card) }
    }

    /// Is nobody taking cards yet in this turn?
    const fn is_before_taking(&self) -> bool {
        !matches!(self.phase, Phase::Take | Phase::After | Phase::Close | Phase::Over)
    }

    /// Does the seat take after the one that is taking now? Everybody takes once, from the active seat clockwise.
    fn comes_after_taker(&self, seat: Seat) -> bool {
        self.seats_from_active().skip_while(|other| *other != self.taker).skip(1).any(|other| other == seat)
    }
}

impl Sight<'_> {
    /// The chance that the next card busts the active seat by a second ship of each colour, where there is one; together they are
    /// [`bust_chance`](Self::bust_chance).
    pub fn bust_chances(self) -> BTreeMap<Colour, f32> {
        let mut all = 0.0;
        let mut fatal = [0.0; Colour::EVERY.len()];
        for (card, weight) in self.may_come() {
            all += weight;
            if let Some(colour) = self.busting_colour(card) {
                fatal[colour as usize] += weight;
            }
        }
        let dangerous = Colour::EVERY.into_iter().zip(fatal).filter(|(_, weight)| *weight > 0.0);
        dangerous.map(|(colour, weight)| (colour, weight / all)).collect()
    }
}
