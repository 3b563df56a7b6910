//! Of which kind each action is, so that interfaces can group, confirm and colour it.

use table::Kind;

use crate::action::Action;

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
