//! Of which kind each action is, so that interfaces can group, confirm and colour it.

use table::Kind;

use crate::action::Action;
use crate::cards::Card;
use crate::state::{Dominion, Phase};

impl Dominion {
    /// Money left lying is nearly always a slip, and so is buying what hardly anybody wants.
    pub(crate) fn kind_of(&self, action: Action) -> Kind {
        match action {
            Action::Buy(card) => action.kind().slip(matches!(card, Card::Copper | Card::Curse)),
            Action::End => action.kind().slip(self.leaves_something()),
            _ => action.kind(),
        }
    }

    /// Would ending the turn now leave Actions or Treasures unplayed, or coins that buy something worth it?
    fn leaves_something(&self) -> bool {
        const WORTH_ASKING: u16 = 3;
        let hand = &self.area(self.active).hand.all;
        let holds = |mask: u32| hand.slots().any(|slot| mask >> slot & 1 != 0);
        let actions = self.phase == Phase::Action && self.actions > 0 && holds(self.masks.actions);
        let treasures = self.phase != Phase::Buy && self.buys > 0 && holds(self.masks.treasures);
        actions || treasures || self.buys > 0 && self.coins >= WORTH_ASKING
    }
}

impl Action {
    pub(crate) const fn kind(self) -> Kind {
        match self {
            Self::Play(_) | Self::PlayTreasures => Kind::group("dominion-group-play"),
            Self::Buy(_) => Kind::group("dominion-group-buy"),
            Self::Discard(_) => Kind::group("dominion-group-discard"),
            Self::Trash(_) => Kind::group("dominion-group-trash"),
            Self::Gain(_) => Kind::group("dominion-group-gain"),
            Self::Put(_) | Self::PutBack(_) => Kind::group("dominion-group-put"),
            Self::SetAside(_) => Kind::group("dominion-group-set-aside"),
            Self::Reveal(_) => Kind::group("dominion-group-reveal"),
            Self::Embargo(_) => Kind::group("dominion-group-embargo"),
            Self::Resolve(_) | Self::ResolveAll => Kind::group("dominion-group-resolve"),
            Self::Return(_) => Kind::group("dominion-group-return"),
            Self::End => Kind::ENDS_TURN,
            Self::Keep | Self::Pass | Self::Done => Kind::PASSES,
            Self::DiscardDeck | Self::DiscardAll | Self::ToMat | Self::TakeMat | Self::Plunder | Self::TakeCoins => Kind::PLAIN,
        }
    }
}
