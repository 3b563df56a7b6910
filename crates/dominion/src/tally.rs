//! Everybody's points, card by card. Who owns what lies open: everything was gained in everybody's sight.

use table::{Message, Seat, Source, Tally};

use crate::state::Dominion;

impl Dominion {
    pub(crate) fn tallies(&self) -> Vec<Tally> {
        self.all_seats().map(|seat| self.tally_of(seat)).collect()
    }

    fn tally_of(&self, seat: Seat) -> Tally {
        let area = self.area(seat);
        let sources = (0..self.piles).map(|slot| {
            let (card, copies) = (self.card(slot), area.owned.of(slot));
            let name = Message::new("dominion-points-card").with_name("card", card.name());
            Source::new(name, i32::from(copies) * card.points(area.owned_cards))
        });
        let turns = Source::new(Message::new("dominion-besides-turns"), area.turns);
        Tally::known(seat, sources).besides([turns])
    }
}
