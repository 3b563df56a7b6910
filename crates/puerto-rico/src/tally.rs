//! Everybody's points by their sources. Only chips may be hidden, and with them what the customs house counts.

use table::{Message, Seat, Seats, Source, Tally, Viewer};

use crate::buildings::{Building, LARGE, each};
use crate::state::{PuertoRico, Stage};
use crate::view::Sight;

impl PuertoRico {
    pub(crate) fn tallies(&self, viewer: Viewer) -> Vec<Tally> {
        let over = self.stage == Stage::Over;
        let sees_chips = |seat: Seat| over || Sight::new(self, viewer).sees_points(seat);
        Seats::first(self.seats).into_iter().map(|seat| self.tally_of(seat, sees_chips(seat))).collect()
    }

    fn tally_of(&self, seat: Seat, sees_chips: bool) -> Tally {
        let board = self.board(seat);
        let chips = sees_chips.then(|| Source::new(Message::new("puerto-rico-points-chips"), board.points));
        let buildings = Source::new(Message::new("puerto-rico-points-buildings"), board.building_points());
        let counted = each(board.working & LARGE).filter(|building| sees_chips || *building != Building::CustomsHouse);
        let bonus = counted.map(|building| {
            let name = Message::new("puerto-rico-points-bonus").with_name("building", building.name());
            Source::new(name, board.bonus(building))
        });
        let sources = chips.into_iter().chain([buildings]).chain(bonus);
        let tally = if sees_chips { Tally::known(seat, sources) } else { Tally::partly_known(seat, sources) };
        tally.besides([Source::new(Message::new("puerto-rico-besides-wealth"), board.wealth())])
    }
}
