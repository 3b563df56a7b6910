//! Of which kind each action is, so that interfaces can group, confirm and colour it.

use table::Kind;

use crate::action::Action;
use crate::state::{Phase, PortRoyal};

impl PortRoyal {
    pub(crate) const fn kind_of(&self, action: Action) -> Kind {
        match action {
            Action::Take(_) | Action::TakeOn { .. } | Action::Hire(_) => Kind::group("port-royal-group-harbour"),
            Action::Claim { .. } => Kind::group("port-royal-group-expeditions"),
            Action::Complete(_) => Kind::group("port-royal-group-contracts"),
            Action::Solve { .. } => Kind::group("port-royal-group-tasks"),
            Action::Sell { .. } => Kind::group("port-royal-group-goods"),
            Action::Choose(_) => Kind::group("port-royal-group-personalities"),
            Action::Bonus(_) => Kind::group("port-royal-group-bonus"),
            Action::RepelWith(_) => Kind::group("port-royal-group-helpers"),
            Action::Keep(_) => Kind::group("port-royal-group-looked"),
            Action::Fetch(_) | Action::Salvage(_) => Kind::group("port-royal-group-ships"),
            Action::Pass => Kind::PASSES.ending_turn(matches!(self.phase, Phase::Take | Phase::After | Phase::Close)),
            Action::Reveal
            | Action::Stop
            | Action::Repel
            | Action::Dock
            | Action::Gamble
            | Action::SetAside
            | Action::Event
            | Action::Accept
            | Action::Scout
            | Action::Peek
            | Action::Discard => Kind::PLAIN,
        }
    }
}
