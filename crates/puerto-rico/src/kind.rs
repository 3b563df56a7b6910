//! Of which kind each action is, so that interfaces can group, confirm and colour it.

use table::Kind;

use crate::action::Action;
use crate::state::{PuertoRico, Stage};

impl PuertoRico {
    pub(crate) const fn kind_of(&self, action: Action) -> Kind {
        match action {
            Action::Choose(_) => Kind::group("puerto-rico-group-role"),
            Action::Draw | Action::Take(_) => Kind::group("puerto-rico-group-tile"),
            Action::Lift(_) => Kind::group("puerto-rico-group-lift"),
            Action::Place(_) => Kind::group("puerto-rico-group-place"),
            Action::Build(_) => Kind::group("puerto-rico-group-build"),
            Action::Extra(_) => Kind::group("puerto-rico-group-extra"),
            Action::Sell(_) => Kind::group("puerto-rico-group-sell"),
            Action::Load { .. } => Kind::group("puerto-rico-group-load"),
            Action::Store(_) => Kind::group("puerto-rico-group-store"),
            Action::Keep(_) => Kind::group("puerto-rico-group-keep"),
            Action::Return(_) => Kind::group("puerto-rico-group-return"),
            Action::Done if matches!(self.stage, Stage::Store { .. }) => Kind::ENDS_TURN,
            Action::Done => Kind::PASSES.ending_turn(true),
            Action::LeaveEmpty | Action::Decline => Kind::PASSES,
            // Who leaves its wharf alone is asked again when others have loaded.
            Action::Pass => Kind::PASSES.ending_turn(!matches!(self.stage, Stage::Load(_))),
            Action::Settle | Action::Accept => Kind::PLAIN,
        }
    }
}
