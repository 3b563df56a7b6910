//! What is asked and what can be done, in words.

use table::{Described, Message, Seat};

use crate::action::Action;
use crate::state::{Bonus, PuertoRico, Stage};
use crate::things::{Good, Ship, Spot};

impl PuertoRico {
    /// What is asked of the seat.
    pub(crate) fn prompt_of(&self, seat: Seat) -> Message {
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
            Stage::Bonus { .. } if self.is_last(self.points) => Message::new("puerto-rico-prompt-last-point"),
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

    /// An action in words, and what it touches.
    pub(crate) fn described(&self, seat: Seat, action: Action) -> Described {
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
}

/// The circles of a kind, as a target.
pub(crate) fn target_of(spot: Spot) -> String {
    match spot {
        Spot::Tile(tile) => format!("island:{tile}"),
        Spot::Building(building) => format!("building:{building}"),
    }
}
