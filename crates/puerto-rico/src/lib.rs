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
mod event;
mod forecast;
mod kind;
mod mayor;
mod messages;
mod position;
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
pub use position::{Idle, Position, Rest, Rig, SeatPosition, SeatRig};
pub use setup::Setup;
pub use state::{Bonus, CITY, Ending, ISLAND, Kinds, Loading, PuertoRico, Stage};
pub use things::{Good, NotAName, Role, Ship, Spot, Tile};
pub use view::{Counts, Island, Manning, OfferView, RoleView, SeatView, ShipView, Sight, View};

use table::{
    Chance, Described, Game, Illegal, Log, Message, MessageSpec, NotAnAction, Played, PositionError, Seat, Seats, Seed, SetupError,
    Sheet, Standing, Tally, Unheard, Viewer,
};

use crate::state::{PILE, SEATS};
use crate::turn::Flow;

impl Game for PuertoRico {
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Sight<'a> = Sight<'a>;
    type Event = Event;
    type Position = Position;
    type Rig = Rig;
    type Catalogue = Catalogue;

    const NAME: &'static str = "puerto-rico";
    const RULES: u32 = Setup::RULES;
    const MESSAGES: &'static [MessageSpec] = messages::MESSAGES;

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(Self::start(setup, seed))
    }

    fn rigged(setup: &Setup, rig: &Rig) -> Result<Position, PositionError> {
        rig.complete(setup)
    }

    fn from_position(setup: &Setup, position: &Position) -> Result<Self, PositionError> {
        Self::of_position(setup, position)
    }

    fn position(&self) -> Position {
        self.to_position()
    }

    fn seats(&self) -> u8 {
        self.seats
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

    fn sight(&self, viewer: Viewer) -> Sight<'_> {
        Sight::new(self, viewer)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self.sight(viewer))
    }

    /// Nobody knows the order of the face-down plantations, and everybody knows what they are: all viewers imagine alike. (Chips that
    /// lie face down were seen when they were won.)
    fn imagine(&mut self, _viewer: Viewer, chance: Chance) {
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

    /// Chips that lie face down are for their owner's eyes; everything else lies open.
    fn has_secrets(&self) -> bool {
        self.hide_points
    }

    fn prompt(&self, seat: Seat) -> Message {
        if self.stage == Stage::Over {
            return Message::new("puerto-rico-prompt-over");
        }
        if seat != self.actor {
            return Message::new("puerto-rico-prompt-wait").with("seat", self.actor);
        }
        match self.stage {
            Stage::Choose => Message::new("puerto-rico-prompt-choose"),
            Stage::Settle { .. } => Message::new("puerto-rico-prompt-settle"),
            Stage::Hospice { tile } => Message::new("puerto-rico-prompt-hospice").with_name("tile", tile.name()),
            Stage::Privilege if self.extra_ends_the_game() => Message::new("puerto-rico-prompt-privilege-ends"),
            Stage::Privilege => Message::new("puerto-rico-prompt-privilege"),
            Stage::Place { .. } => Message::new("puerto-rico-prompt-place").with("colonists", self.board(seat).san_juan),
            Stage::Build => Message::new("puerto-rico-prompt-build").with("doubloons", self.board(seat).doubloons),
            Stage::University { building } => Message::new("puerto-rico-prompt-university").with_name("building", building.name()),
            Stage::Extra { .. } => Message::new("puerto-rico-prompt-extra"),
            Stage::Sell => Message::new("puerto-rico-prompt-sell"),
            Stage::Load(_) if self.may_decline(seat).is_ok() => Message::new("puerto-rico-prompt-wharf"),
            Stage::Load(_) => Message::new("puerto-rico-prompt-load"),
            Stage::Bonus { of: Bonus::Captain, .. } => Message::new("puerto-rico-prompt-captain-point"),
            Stage::Bonus { of: Bonus::Harbor, .. } => Message::new("puerto-rico-prompt-harbor-point"),
            Stage::Store { .. } if self.fits(seat) => Message::new("puerto-rico-prompt-keep-all"),
            Stage::Store { stored } => {
                let room = self.board(seat).storable_kinds().saturating_sub(stored.len());
                if room > 0 {
                    Message::new("puerto-rico-prompt-store").with("kinds", room)
                } else {
                    Message::new("puerto-rico-prompt-keep")
                }
            }
            Stage::Over => Message::new("puerto-rico-prompt-over"),
        }
    }

    fn describe(&self, seat: Seat, action: Action) -> Described {
        let of_good = |id: &'static str, good: Good| Message::new(id).with_name("good", good.name());
        let (message, targets) = match action {
            Action::Choose(role) => {
                let message = Message::new("puerto-rico-do-choose")
                    .with_name("role", role.name())
                    .with("doubloons", self.role_doubloons[role.index()]);
                (message, vec![format!("role:{role}")])
            }
            Action::Draw => (Message::new("puerto-rico-do-draw").with("tiles", self.pile_len), vec!["pile:plantations".to_owned()]),
            Action::Take(tile) => (Message::new("puerto-rico-do-take").with_name("tile", tile.name()), vec![format!("row:{tile}")]),
            Action::Settle => {
                let id = if self.colonists > 0 { "puerto-rico-do-settle" } else { "puerto-rico-do-settle-from-ship" };
                let (spot, target) = match self.stage {
                    Stage::University { building } => (building.name(), format!("building:{building}")),
                    Stage::Hospice { tile } => (tile.name(), format!("island:{tile}")),
                    _ => ("puerto-rico-quarry", String::new()),
                };
                (Message::new(id).with_name("spot", spot), vec![target])
            }
            Action::LeaveEmpty => (Message::new("puerto-rico-do-leave-empty"), vec![]),
            Action::Lift(spot) => (Message::new("puerto-rico-do-lift").with_name("spot", spot.name()), vec![target_of(spot)]),
            Action::Place(spot) => (Message::new("puerto-rico-do-place").with_name("spot", spot.name()), vec![target_of(spot)]),
            Action::Done if matches!(self.stage, Stage::Store { .. }) => (Message::new("puerto-rico-do-keep-all"), vec![]),
            Action::Done => (Message::new("puerto-rico-do-done"), vec![]),
            Action::Accept if self.stage == Stage::Privilege => (Message::new("puerto-rico-do-keep-extra"), vec![]),
            Action::Accept => (Message::new("puerto-rico-do-take-point"), vec![]),
            Action::Decline if matches!(self.stage, Stage::Bonus { .. }) => (Message::new("puerto-rico-do-decline-point"), vec![]),
            Action::Decline if self.extra_ends_the_game() => (Message::new("puerto-rico-do-give-back-or-end"), vec![]),
            Action::Decline => (Message::new("puerto-rico-do-give-back"), vec![]),
            Action::Build(building) => {
                let message = Message::new("puerto-rico-do-build")
                    .with_name("building", building.name())
                    .with("price", self.price(seat, building))
                    .with("points", building.points());
                (message, vec![format!("supply:{building}")])
            }
            Action::Extra(good) => (of_good("puerto-rico-do-extra", good), vec![format!("bank:{good}")]),
            Action::Sell(good) => {
                let message = of_good("puerto-rico-do-sell", good).with("doubloons", self.proceeds(seat, good));
                (message, vec![format!("goods:{good}"), "house".to_owned()])
            }
            Action::Load { good, on } => {
                let loading = if let Stage::Load(loading) = self.stage { Some(loading) } else { None };
                let barrels = loading.and_then(|loading| self.may_load(seat, loading, good, on).ok()).unwrap_or(0);
                let points = loading.map_or(0, |loading| self.load_points(seat, loading, barrels));
                let message = match on {
                    Ship::Cargo(capacity) => of_good("puerto-rico-do-load", good).with("ship", capacity),
                    Ship::Wharf => of_good("puerto-rico-do-load-wharf", good),
                };
                (message.with("barrels", barrels).with("points", points), vec![format!("goods:{good}"), format!("ship:{on}")])
            }
            Action::Store(good) => {
                let barrels = self.board(seat).goods[good.index()];
                (of_good("puerto-rico-do-store", good).with("barrels", barrels), vec![format!("goods:{good}")])
            }
            Action::Keep(good) => (of_good("puerto-rico-do-keep", good), vec![format!("goods:{good}")]),
            Action::Return(good) => (of_good("puerto-rico-do-return", good), vec![format!("goods:{good}")]),
            Action::Pass if matches!(self.stage, Stage::Load(_)) => (Message::new("puerto-rico-do-decline-wharf"), vec![]),
            Action::Pass => (Message::new("puerto-rico-do-pass"), vec![]),
        };
        Described::new(message, targets).of_kind(self.kind_of(action))
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

    /// Several actions with commas between them, or `arrange`: the picks that place the seat's colonists sensibly.
    fn expand(&self, seat: Seat, line: &str) -> Result<Vec<Action>, NotAnAction> {
        if line != "arrange" {
            return line.split(", ").map(str::parse).collect();
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

    fn sheet(view: &View) -> Sheet {
        sheet::sheet(view)
    }

    fn catalogue() -> Catalogue {
        Catalogue::printed()
    }
}

fn target_of(spot: Spot) -> String {
    match spot {
        Spot::Tile(tile) => format!("island:{tile}"),
        Spot::Building(building) => format!("building:{building}"),
    }
}
