//! What a seat can do, and its notation.

use std::fmt;
use std::str::FromStr;

use table::NotAnAction;

use crate::buildings::Building;
use crate::things::{Good, Role, Ship, Spot, Tile};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take a role card.
    Choose(Role),
    /// Draw a plantation from the face-down pile (hacienda).
    Draw,
    /// Take a plantation from the row, or a quarry.
    Take(Tile),
    /// Put a colonist on what was just taken or built (hospice, university).
    Settle,
    /// Put none there.
    LeaveEmpty,
    /// Take a colonist back to San Juan, to place it anew.
    Lift(Spot),
    /// Place a colonist from San Juan.
    Place(Spot),
    /// End the placing, or keep every barrel.
    Done,
    /// Take what a privilege or a building offers.
    Accept,
    /// Do without it.
    Decline,
    /// Build.
    Build(Building),
    /// Take one more of a good just produced (craftsman).
    Extra(Good),
    /// Sell a barrel.
    Sell(Good),
    /// Load all barrels of a good that fit.
    Load {
        /// The good.
        good: Good,
        /// Where to.
        on: Ship,
    },
    /// Store all barrels of a good in a warehouse.
    Store(Good),
    /// Keep the one barrel everybody may keep.
    Keep(Good),
    /// Give a barrel back to the bank that could be kept.
    Return(Good),
    /// Do nothing (more).
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choose(role) => write!(f, "role {role}"),
            Self::Draw => f.write_str("draw"),
            Self::Take(tile) => write!(f, "take {tile}"),
            Self::Settle => f.write_str("settle"),
            Self::LeaveEmpty => f.write_str("leave empty"),
            Self::Lift(spot) => write!(f, "lift {spot}"),
            Self::Place(spot) => write!(f, "place {spot}"),
            Self::Done => f.write_str("done"),
            Self::Accept => f.write_str("accept"),
            Self::Decline => f.write_str("decline"),
            Self::Build(building) => write!(f, "build {building}"),
            Self::Extra(good) => write!(f, "extra {good}"),
            Self::Sell(good) => write!(f, "sell {good}"),
            Self::Load { good, on } => write!(f, "load {good} on {on}"),
            Self::Store(good) => write!(f, "store {good}"),
            Self::Keep(good) => write!(f, "keep {good}"),
            Self::Return(good) => write!(f, "return {good}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        read_action(text).ok_or_else(|| NotAnAction::reading(text))
    }
}

fn read_action(text: &str) -> Option<Action> {
    match text {
        "draw" => return Some(Action::Draw),
        "settle" => return Some(Action::Settle),
        "leave empty" => return Some(Action::LeaveEmpty),
        "done" => return Some(Action::Done),
        "accept" => return Some(Action::Accept),
        "decline" => return Some(Action::Decline),
        "pass" => return Some(Action::Pass),
        _ => {}
    }
    let (verb, rest) = text.split_once(' ')?;
    Some(match verb {
        "role" => Action::Choose(rest.parse().ok()?),
        "take" => Action::Take(rest.parse().ok()?),
        "lift" => Action::Lift(rest.parse().ok()?),
        "place" => Action::Place(rest.parse().ok()?),
        "build" => Action::Build(rest.parse().ok()?),
        "extra" => Action::Extra(rest.parse().ok()?),
        "sell" => Action::Sell(rest.parse().ok()?),
        "load" => {
            let (good, on) = rest.split_once(" on ")?;
            Action::Load { good: good.parse().ok()?, on: on.parse().ok()? }
        }
        "store" => Action::Store(rest.parse().ok()?),
        "keep" => Action::Keep(rest.parse().ok()?),
        "return" => Action::Return(rest.parse().ok()?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_reads_back_as_it_is_written() {
        let goods = Good::ALL.into_iter().flat_map(|good| {
            let loads = [Ship::Cargo(4), Ship::Cargo(8), Ship::Wharf].map(|on| Action::Load { good, on });
            [Action::Extra(good), Action::Sell(good), Action::Store(good), Action::Keep(good), Action::Return(good)]
                .into_iter()
                .chain(loads)
        });
        let spots = Tile::ALL.into_iter().map(Spot::Tile).chain(Building::ALL.into_iter().map(Spot::Building));
        let bare = [Action::Draw, Action::Settle, Action::LeaveEmpty, Action::Done, Action::Accept, Action::Decline, Action::Pass];
        let all = bare
            .into_iter()
            .chain(Role::ALL.into_iter().map(Action::Choose))
            .chain(Tile::ALL.into_iter().map(Action::Take))
            .chain(Building::ALL.into_iter().map(Action::Build))
            .chain(spots.flat_map(|spot| [Action::Lift(spot), Action::Place(spot)]))
            .chain(goods);
        for action in all {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn what_is_no_action_is_answered() {
        for junk in ["", "role", "role king", "take wharf", "load corn on 9", "load corn", "sell  corn", "build quarry", "Pass"] {
            assert!(junk.parse::<Action>().is_err(), "{junk} is no action");
        }
    }
}
