//! Everybody's points by their sources. All of them lie open.

use table::{Message, Seat, Seats, Source, Tally};

use crate::setup::{Ending, Mode};
use crate::state::{PortRoyal, Stack};

impl PortRoyal {
    pub(crate) fn tallies(&self) -> Vec<Tally> {
        Seats::first(self.seats).into_iter().map(|seat| self.tally_of(seat)).collect()
    }

    fn tally_of(&self, seat: Seat) -> Tally {
        let area = self.area(seat);
        let printed = |stack: Stack| self.stack(stack).map(|id| i32::from(self.card(id).points())).sum::<i32>();
        let source = |id: &'static str, points: i32| Source::new(Message::new(id), points);
        Tally::known(
            seat,
            [
                source("port-royal-points-people", printed(area.people)),
                source("port-royal-points-expeditions", printed(area.expeditions)),
                source("port-royal-points-shops", area.stowed.len.into()),
                source("port-royal-points-contracts", area.contract_points().into()),
                source("port-royal-points-crowns", self.crowns_worth(seat).into()),
            ],
        )
        .besides(self.besides(seat))
    }

    /// As the standing ranks: who can win at all, then what decides between equal points.
    fn besides(&self, seat: Seat) -> Vec<Source> {
        let area = self.area(seat);
        let of = |id: &'static str, figure: i32| Source::new(Message::new(id), figure);
        let coins = of("port-royal-besides-coins", area.money().into());
        if self.mode == Mode::Adventure {
            vec![of("port-royal-besides-cubes", self.cubes(seat).into()), coins]
        } else if self.ending == Ending::Points {
            vec![coins]
        } else {
            vec![of("port-royal-besides-expeditions", area.expeditions.len.into()), coins]
        }
    }
}
