//! Of which kind each action is, so that interfaces can group, confirm and colour it.

use table::{Kind, Seat};

use crate::action::Action;
use crate::state::Explorers;

impl Explorers {
    /// To end a turn is a slip while a ship could still do something worth it.
    pub(crate) fn kind_of(&self, seat: Seat, action: Action) -> Kind {
        match action {
            Action::End => action.kind().slip(self.ships_can_act(seat)),
            _ => action.kind(),
        }
    }

    /// Could a ship sail on, or do something where it lies? What costs wool does not count, nor what only takes pieces back.
    pub(crate) fn ships_can_act(&self, seat: Seat) -> bool {
        let mut can = false;
        self.sailing_candidates(seat, &mut |action| {
            let counts = !matches!(
                action,
                Action::Wool(_)
                    | Action::Unload { .. }
                    | Action::Exchange { .. }
                    | Action::ExchangeOne { .. }
                    | Action::Fetch { .. }
            );
            can |= counts && self.check(seat, action).is_ok();
        });
        can
    }
}

impl Action {
    pub(crate) const fn kind(self) -> Kind {
        match self {
            Self::Place(_) => Kind::group("explorers-group-found"),
            Self::Discard(_) => Kind::group("explorers-group-discard"),
            Self::Pirate(_) => Kind::group("explorers-group-pirate"),
            Self::Steal(_) => Kind::group("explorers-group-steal"),
            Self::Trade { .. } | Self::Buy(_) | Self::BuyCheap(_) | Self::Sell(_) => Kind::group("explorers-group-bank"),
            Self::Give(_) => Kind::group("explorers-group-give"),
            Self::Want(_) => Kind::group("explorers-group-want"),
            Self::Post | Self::PostTo(_) => Kind::group("explorers-group-offer"),
            Self::Deal(_) => Kind::group("explorers-group-deal"),
            Self::Road(_) => Kind::group("explorers-group-road"),
            Self::Settlement(_) | Self::Harbour(_) => Kind::group("explorers-group-build"),
            Self::Ship { .. } => Kind::group("explorers-group-ship"),
            Self::Settler(_) | Self::Crew(_) => Kind::group("explorers-group-people"),
            Self::Throw { .. } => Kind::group("explorers-group-throw"),
            Self::Sail { .. } => Kind::group("explorers-group-sail"),
            Self::Wool(_) => Kind::group("explorers-group-wool"),
            Self::Load { .. } | Self::Unload { .. } | Self::Exchange { .. } | Self::ExchangeOne { .. } => {
                Kind::group("explorers-group-cargo")
            }
            Self::Land { .. } | Self::Fetch { .. } => Kind::group("explorers-group-crew"),
            Self::Chase(_) => Kind::group("explorers-group-chase"),
            Self::End => Kind::ENDS_TURN,
            Self::Spare | Self::Decline | Self::NoDeal => Kind::PASSES,
            Self::Roll
            | Self::Scrap
            | Self::Counter
            | Self::Accept
            | Self::DeclineAll
            | Self::Mute
            | Self::Unmute
            | Self::SetSail
            | Self::Catch { .. }
            | Self::Deliver { .. }
            | Self::Found { .. }
            | Self::RollForFish => Kind::PLAIN,
        }
    }
}
