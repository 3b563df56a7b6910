//! What a seat can do, and its notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{NotAnAction, Seat};

use crate::geometry::{Corner, Edge, Hex};
use crate::pieces::{Good, Piece, Resource};

/// One of a seat's three ships; people count them from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "number")]
pub struct Ship(u8);

/// Ships of each seat.
pub(crate) const SHIPS: usize = 3;

impl Ship {
    /// The ships, in order.
    pub const ALL: [Self; SHIPS] = [Self(0), Self(1), Self(2)];

    /// Its place in arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// As people count.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Ship {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "1" => Ok(Self(0)),
            "2" => Ok(Self(1)),
            "3" => Ok(Self(2)),
            _ => Err(()),
        }
    }
}

impl Serialize for Ship {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Ship {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        number.to_string().parse().map_err(|()| serde::de::Error::custom("ships are numbered from 1 to 3"))
    }
}

/// Where pieces are kept: a ship's hold or a harbour settlement's basin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hold {
    /// The basin of the harbour settlement on this corner.
    Basin(Corner),
    /// The hold of this ship.
    Ship(Ship),
}

impl fmt::Display for Hold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Basin(corner) => corner.fmt(f),
            Self::Ship(ship) => write!(f, "ship {ship}"),
        }
    }
}

impl FromStr for Hold {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.strip_prefix("ship ") {
            Some(ship) => ship.parse().map(Self::Ship),
            None => text.parse().map(Self::Basin).map_err(|_| ()),
        }
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Before the first turn: place a harbour settlement or a settlement, one's own or a neutral one.
    Place(Corner),
    /// Roll both dice for production.
    Roll,
    /// Give one of the cards a 7 costs.
    Discard(Resource),
    /// Place the own pirate ship.
    Pirate(Hex),
    /// Take a card from a seat with a ship beside the pirate.
    Steal(Seat),
    /// Take nothing, although one could.
    Spare,
    /// Three equal resources to the bank, for another one or for a gold.
    Trade {
        /// What three are given of.
        give: Resource,
        /// What one is got of.
        get: Good,
    },
    /// Buy a resource for two gold.
    Buy(Resource),
    /// Buy a resource for one gold, thanks to a village.
    BuyCheap(Resource),
    /// Sell a resource for one gold, thanks to a village.
    Sell(Resource),
    /// Add one good that the own side of an offer gives.
    Give(Good),
    /// Add one good that the own side of an offer wants.
    Want(Good),
    /// Throw the offer away.
    Scrap,
    /// Make the offer to everybody.
    Post,
    /// Make the offer to one seat.
    PostTo(Seat),
    /// Answer with an offer of one's own.
    Counter,
    /// Agree to the offer.
    Accept,
    /// Refuse the offer.
    Decline,
    /// Refuse this offer and all others of this turn.
    DeclineAll,
    /// Refuse this offer and all later ones.
    Mute,
    /// Hear offers again.
    Unmute,
    /// Close the offer with one seat that agreed or answered with an offer of its own.
    Deal(Seat),
    /// Close the offer without a deal.
    NoDeal,
    /// Build a road.
    Road(Edge),
    /// Build a settlement at a road.
    Settlement(Corner),
    /// Turn a settlement into a harbour settlement.
    Harbour(Corner),
    /// Build a ship; the third is taken from the board if all are out.
    Ship {
        /// Where it begins.
        edge: Edge,
        /// The ship that is taken from the board for it.
        instead: Option<Ship>,
    },
    /// Get a settler.
    Settler(Hold),
    /// Get a crew.
    Crew(Hold),
    /// Throw a piece away.
    Throw {
        /// What.
        piece: Piece,
        /// From where.
        hold: Hold,
    },
    /// Trade and building are over: now ships move.
    SetSail,
    /// Move a ship to a neighbouring edge.
    Sail {
        /// Which.
        ship: Ship,
        /// Where to.
        edge: Edge,
    },
    /// Pay wool for two more movement points of a ship.
    Wool(Ship),
    /// Take a piece from a basin into a ship.
    Load {
        /// What.
        piece: Piece,
        /// Into which ship.
        ship: Ship,
        /// From where.
        corner: Corner,
    },
    /// Put a piece from a ship into a basin.
    Unload {
        /// What.
        piece: Piece,
        /// From which ship.
        ship: Ship,
        /// Where.
        corner: Corner,
    },
    /// Exchange all a ship carries for all a basin holds.
    Exchange {
        /// Which ship.
        ship: Ship,
        /// Which basin.
        corner: Corner,
    },
    /// Exchange one small piece of a full ship for the other kind in a full basin.
    ExchangeOne {
        /// What leaves the ship.
        piece: Piece,
        /// Which ship.
        ship: Ship,
        /// Which basin.
        corner: Corner,
    },
    /// Land a crew on a pirate lair or in a village.
    Land {
        /// From which ship.
        ship: Ship,
        /// Where.
        hex: Hex,
    },
    /// Fetch a crew from a conquered lair.
    Fetch {
        /// Into which ship.
        ship: Ship,
        /// From where.
        hex: Hex,
    },
    /// Take a haul of fish.
    Catch {
        /// Into which ship.
        ship: Ship,
        /// From where.
        hex: Hex,
    },
    /// Deliver fish or a sack of spice to the Council.
    Deliver {
        /// What.
        piece: Piece,
        /// From which ship.
        ship: Ship,
    },
    /// Found a settlement with a settler ship.
    Found {
        /// Which ship.
        ship: Ship,
        /// Where.
        corner: Corner,
    },
    /// Roll for a haul of fish.
    RollForFish,
    /// Try to drive the pirate ship away.
    Chase(Ship),
    /// End the turn.
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(corner) => write!(f, "place {corner}"),
            Self::Roll => f.write_str("roll"),
            Self::Discard(resource) => write!(f, "discard {resource}"),
            Self::Pirate(hex) => write!(f, "pirate {hex}"),
            Self::Steal(seat) => write!(f, "steal from {seat}"),
            Self::Spare => f.write_str("steal nothing"),
            Self::Trade { give, get } => write!(f, "trade {give} for {get}"),
            Self::Buy(resource) => write!(f, "buy {resource}"),
            Self::BuyCheap(resource) => write!(f, "buy {resource} for 1"),
            Self::Sell(resource) => write!(f, "sell {resource}"),
            Self::Give(good) => write!(f, "give {good}"),
            Self::Want(good) => write!(f, "want {good}"),
            Self::Scrap => f.write_str("scrap"),
            Self::Post => f.write_str("post"),
            Self::PostTo(seat) => write!(f, "post to {seat}"),
            Self::Counter => f.write_str("counter"),
            Self::Accept => f.write_str("accept"),
            Self::Decline => f.write_str("decline"),
            Self::DeclineAll => f.write_str("decline all"),
            Self::Mute => f.write_str("mute"),
            Self::Unmute => f.write_str("unmute"),
            Self::Deal(seat) => write!(f, "deal with {seat}"),
            Self::NoDeal => f.write_str("no deal"),
            Self::Road(edge) => write!(f, "road {edge}"),
            Self::Settlement(corner) => write!(f, "settlement {corner}"),
            Self::Harbour(corner) => write!(f, "harbour {corner}"),
            Self::Ship { edge, instead: None } => write!(f, "ship {edge}"),
            Self::Ship { edge, instead: Some(ship) } => write!(f, "ship {edge} instead of {ship}"),
            Self::Settler(hold) => write!(f, "settler to {hold}"),
            Self::Crew(hold) => write!(f, "crew to {hold}"),
            Self::Throw { piece, hold } => write!(f, "throw {piece} from {hold}"),
            Self::SetSail => f.write_str("set sail"),
            Self::Sail { ship, edge } => write!(f, "sail {ship} {edge}"),
            Self::Wool(ship) => write!(f, "wool {ship}"),
            Self::Load { piece, ship, corner } => write!(f, "load {piece} on {ship} at {corner}"),
            Self::Unload { piece, ship, corner } => write!(f, "unload {piece} from {ship} at {corner}"),
            Self::Exchange { ship, corner } => write!(f, "exchange all of {ship} at {corner}"),
            Self::ExchangeOne { piece, ship, corner } => write!(f, "exchange {piece} of {ship} at {corner}"),
            Self::Land { ship, hex } => write!(f, "land {ship} {hex}"),
            Self::Fetch { ship, hex } => write!(f, "fetch {ship} {hex}"),
            Self::Catch { ship, hex } => write!(f, "catch {ship} {hex}"),
            Self::Deliver { piece, ship } => write!(f, "deliver {piece} from {ship}"),
            Self::Found { ship, corner } => write!(f, "found {ship} {corner}"),
            Self::RollForFish => f.write_str("fish"),
            Self::Chase(ship) => write!(f, "chase {ship}"),
            Self::End => f.write_str("end"),
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
    let words: Vec<&str> = text.split(' ').collect();
    Some(match words.as_slice() {
        ["roll"] => Action::Roll,
        ["steal", "nothing"] => Action::Spare,
        ["scrap"] => Action::Scrap,
        ["post"] => Action::Post,
        ["counter"] => Action::Counter,
        ["accept"] => Action::Accept,
        ["decline"] => Action::Decline,
        ["decline", "all"] => Action::DeclineAll,
        ["mute"] => Action::Mute,
        ["unmute"] => Action::Unmute,
        ["no", "deal"] => Action::NoDeal,
        ["set", "sail"] => Action::SetSail,
        ["fish"] => Action::RollForFish,
        ["end"] => Action::End,
        ["place", corner] => Action::Place(corner.parse().ok()?),
        ["discard", resource] => Action::Discard(resource.parse().ok()?),
        ["pirate", hex] => Action::Pirate(hex.parse().ok()?),
        ["steal", "from", seat] => Action::Steal(seat.parse().ok()?),
        ["trade", give, "for", get] => Action::Trade { give: give.parse().ok()?, get: get.parse().ok()? },
        ["buy", resource] => Action::Buy(resource.parse().ok()?),
        ["buy", resource, "for", "1"] => Action::BuyCheap(resource.parse().ok()?),
        ["sell", resource] => Action::Sell(resource.parse().ok()?),
        ["give", good] => Action::Give(good.parse().ok()?),
        ["want", good] => Action::Want(good.parse().ok()?),
        ["post", "to", seat] => Action::PostTo(seat.parse().ok()?),
        ["deal", "with", seat] => Action::Deal(seat.parse().ok()?),
        ["road", edge] => Action::Road(edge.parse().ok()?),
        ["settlement", corner] => Action::Settlement(corner.parse().ok()?),
        ["harbour", corner] => Action::Harbour(corner.parse().ok()?),
        ["ship", edge] => Action::Ship { edge: edge.parse().ok()?, instead: None },
        ["ship", edge, "instead", "of", ship] => Action::Ship { edge: edge.parse().ok()?, instead: Some(ship.parse().ok()?) },
        ["settler", "to", ..] => Action::Settler(text.strip_prefix("settler to ")?.parse().ok()?),
        ["crew", "to", ..] => Action::Crew(text.strip_prefix("crew to ")?.parse().ok()?),
        ["throw", piece, "from", ..] => {
            let (_, hold) = text.split_once(" from ")?;
            Action::Throw { piece: piece.parse().ok()?, hold: hold.parse().ok()? }
        }
        ["sail", ship, edge] => Action::Sail { ship: ship.parse().ok()?, edge: edge.parse().ok()? },
        ["wool", ship] => Action::Wool(ship.parse().ok()?),
        ["load", piece, "on", ship, "at", corner] => {
            Action::Load { piece: piece.parse().ok()?, ship: ship.parse().ok()?, corner: corner.parse().ok()? }
        }
        ["unload", piece, "from", ship, "at", corner] => {
            Action::Unload { piece: piece.parse().ok()?, ship: ship.parse().ok()?, corner: corner.parse().ok()? }
        }
        ["exchange", "all", "of", ship, "at", corner] => {
            Action::Exchange { ship: ship.parse().ok()?, corner: corner.parse().ok()? }
        }
        ["exchange", piece, "of", ship, "at", corner] => {
            Action::ExchangeOne { piece: piece.parse().ok()?, ship: ship.parse().ok()?, corner: corner.parse().ok()? }
        }
        ["land", ship, hex] => Action::Land { ship: ship.parse().ok()?, hex: hex.parse().ok()? },
        ["fetch", ship, hex] => Action::Fetch { ship: ship.parse().ok()?, hex: hex.parse().ok()? },
        ["catch", ship, hex] => Action::Catch { ship: ship.parse().ok()?, hex: hex.parse().ok()? },
        ["deliver", piece, "from", ship] => Action::Deliver { piece: piece.parse().ok()?, ship: ship.parse().ok()? },
        ["found", ship, corner] => Action::Found { ship: ship.parse().ok()?, corner: corner.parse().ok()? },
        ["chase", ship] => Action::Chase(ship.parse().ok()?),
        _ => return None,
    })
}

/// A ship's whole route in one line, `sail 1 d5-w d5-nw c5-w`, as single steps; any other line is one action.
pub(crate) fn expand(line: &str) -> Result<Vec<Action>, NotAnAction> {
    let words: Vec<&str> = line.split(' ').collect();
    if let ["sail", ship, _, _, ..] = words.as_slice() {
        let unreadable = || NotAnAction::reading(line);
        let ship = ship.parse().map_err(|()| unreadable())?;
        return words[2..]
            .iter()
            .map(|edge| edge.parse().map(|edge| Action::Sail { ship, edge }).map_err(|_| unreadable()))
            .collect();
    }
    Ok(vec![line.parse()?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for text in [
            "place d3-ne",
            "discard wool",
            "steal from 2",
            "decline all",
            "trade wool for gold",
            "buy ore for 1",
            "ship d3-e instead of 2",
            "settler to ship 1",
            "crew to d3-ne",
            "throw sack from ship 3",
            "load crew on 1 at d3-ne",
            "exchange all of 1 at d3-ne",
            "exchange crew of 1 at d3-ne",
            "deliver fish from 2",
            "found 1 d3-ne",
        ] {
            assert_eq!(text.parse::<Action>().expect("an action").to_string(), text);
        }
    }

    #[test]
    fn what_is_no_action_is_answered() {
        for junk in
            ["", "roll ", "sail", "sail 4 d3-e", "trade gold for wool", "throw crew from", "set  sail", "buy gold", "end it"]
        {
            assert!(junk.parse::<Action>().is_err(), "{junk} is no action");
        }
    }

    #[test]
    fn a_route_becomes_single_steps() {
        let steps = expand("sail 1 d4-ne d5-nw d5-ne").expect("a route");
        assert_eq!(steps.len(), 3);
        assert_eq!(steps[0].to_string(), "sail 1 d4-ne");
        assert!(expand("sail 1 d4-ne x").is_err());
    }
}
