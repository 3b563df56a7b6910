//! Everybody's points by their sources. All of them lie open.

use table::{Message, Seat, Source, Tally};

use crate::pieces::Mission;
use crate::state::Explorers;

impl Explorers {
    pub(crate) fn tallies(&self) -> Vec<Tally> {
        self.all_seats().map(|seat| self.tally_of(seat)).collect()
    }

    fn tally_of(&self, seat: Seat) -> Tally {
        let area = self.area(seat);
        let built = [
            Source::new(Message::new("explorers-points-settlements"), area.settlements.len),
            Source::new(Message::new("explorers-points-harbours"), 2 * area.harbours.len),
        ];
        let missions = Mission::ALL.into_iter().filter(|mission| self.board.missions[*mission as usize]).flat_map(|mission| {
            let of = |id: &'static str| Message::new(id).with_name("mission", mission.name());
            let steps = mission.points_by_step()[self.steps[mission as usize][seat.index()] as usize];
            let leads = u8::from(self.leader(mission) == Some(seat));
            [Source::new(of("explorers-points-mission"), steps), Source::new(of("explorers-points-leads"), leads)]
        });
        // Whoever reaches the goal wins in a turn of their own.
        let in_turn = Source::new(Message::new("explorers-besides-turn"), u8::from(seat == self.active));
        Tally::known(seat, built.into_iter().chain(missions)).besides([in_turn])
    }
}
