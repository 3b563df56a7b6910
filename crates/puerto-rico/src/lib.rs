//! The rules of Puerto Rico, the board game by Andreas Seyfarth: three to five seats, and the official rules for two.
//!
//! Nothing is hidden but the order of the face-down plantations: money, barrels, colonists and buildings lie open, and points can be
//! counted by whoever pays attention (a table may still lay the chips face down).
//!
//! [`PuertoRico`] is the state; `turn.rs` tells who decides what, and each role has a file of its own.

mod action;
mod arrange;
mod builder;
mod buildings;
mod captain;
mod catalogue;
mod craftsman;
mod describe;
mod event;
mod forecast;
mod hindrance;
mod kind;
mod mayor;
mod messages;
mod position;
mod rig;
mod settler;
mod setup;
mod sheet;
mod state;
mod tally;
mod things;
mod trader;
mod turn;
mod view;
mod why;

pub use action::Action;
pub use buildings::{Building, Class};
pub use catalogue::{BuildingPrint, Catalogue, ClassPrint, GoodPrint, RolePrint, TilePrint};
pub use craftsman::FACTORY;
pub use event::Event;
pub use forecast::{Forecast, LoadView};
pub use hindrance::Hindrance;
pub use position::{Position, SeatPosition};
pub use rig::{Idle, Rest, Rig, SeatRig};
pub use setup::Setup;
pub use state::{Bonus, CITY, Ending, ISLAND, Kinds, Loading, PuertoRico, Stage};
pub use things::{Good, NotAName, Role, Ship, Spot, Tile};
pub use view::{Counts, Island, Manning, OfferView, Placing, RoleView, SeatView, ShipView, Sight, View};

use table::{Chance, Game, Id, Illegal, Log, NotAnAction, Played, Seat, Seats, Seed, SetupError, Standing, Tally, Unheard, Viewer};

use crate::state::{PILE, SEATS};
use crate::turn::Flow;

impl Game for PuertoRico {
    table::forwarded!();

    const NAME: &'static str = "puerto-rico";

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(Self::start(setup, seed))
    }

    fn round(&self) -> u32 {
        self.round.into()
    }

    fn awaited(&self) -> Seats {
        if self.stage == Stage::Over { Seats::NONE } else { Seats::one(self.actor) }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.awaited().contains(seat) {
            // The listener never has enough.
            let _ = self.options(&mut |action| {
                into.push(action);
                Flow::Continue(())
            });
        }
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        if self.stage == Stage::Over {
            return Err(Illegal::game_over());
        }
        if seat != self.actor {
            return Err(Illegal::not_your_turn());
        }
        self.act(action, log)
    }

    /// Nobody knows the order of the face-down plantations, and everybody knows what they are: all viewers imagine alike. (Chips that
    /// lie face down were seen when they were won.)
    /// Whatever is hidden from others can be worked out, but for the order of the face-down tiles.
    fn imagine(&mut self, _viewer: Viewer, chance: Chance) {
        self.redeal(chance);
    }

    fn redeal(&mut self, chance: Chance) {
        self.chance = chance;
        self.chance.shuffle(PILE, &mut self.pile[..self.pile_len as usize]);
    }

    fn standing(&self) -> Standing {
        let seats = self.seats as usize;
        let mut scores = [0; SEATS];
        let mut keys = [(0, 0); SEATS];
        for (index, board) in self.boards[..seats].iter().enumerate() {
            scores[index] = board.score();
            keys[index] = (board.score(), board.wealth());
        }
        Standing::competitive(self.stage == Stage::Over, &scores[..seats], &keys[..seats])
    }

    fn tally(&self, viewer: Viewer) -> Vec<Tally> {
        self.tallies(viewer)
    }

    /// Its buildings.
    fn belongings(&self, seat: Seat) -> Vec<Id> {
        self.sight(Viewer::Onlooker).buildings(seat).map(|(building, _)| Id::Borrowed(building.name())).collect()
    }

    /// Chips that lie face down are for their owner's eyes; everything else lies open.
    fn has_secrets(&self) -> bool {
        self.hide_points
    }

    fn blocked(&self, seat: Seat, into: &mut Vec<(Action, Illegal)>) {
        if self.awaited().contains(seat) {
            self.near_misses(into);
        }
    }

    /// Everything that decides what is legal lies open. A table that wants to be asked everything is asked everything.
    fn automatic(&self, seat: Seat) -> Option<Action> {
        if self.automatic && self.awaited().contains(seat) { self.only_option() } else { None }
    }

    /// An action, or `arrange`: the picks that place the seat's colonists sensibly.
    fn expand(&self, seat: Seat, line: &str) -> Result<Vec<Action>, NotAnAction> {
        if line != "arrange" {
            return Ok(vec![line.parse()?]);
        }
        let mut picks = Vec::new();
        let mut ahead = self.clone();
        while let Some(pick) = ahead.sight(Viewer::Seat(seat)).next_placing(seat) {
            if ahead.act(pick, &mut Unheard).is_err() {
                break;
            }
            picks.push(pick);
        }
        if picks.is_empty() { Err(NotAnAction::reading(line)) } else { Ok(picks) }
    }

    fn catalogue() -> Catalogue {
        Catalogue::printed()
    }
}
