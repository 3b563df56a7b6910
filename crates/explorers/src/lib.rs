//! The rules of Catan: Explorers & Pirates, by Klaus Teuber: all five scenarios for two to four seats.
//!
//! Seats build on a starting island, send ships into the fog, discover new land, found settlements there, and fulfil missions. What
//! is hidden are the hexes in the fog, number and lair tokens, and the cards in hands; since all but thefts happens openly, most of
//! the hands can be worked out, and `knowledge.rs` does.
//!
//! [`Explorers`] is the state. `turn.rs` tells the course of a game and hands over to a file for each part of a turn; `geometry.rs` is
//! the chart, `boards.rs` what lies on it in each scenario.

mod action;
mod boards;
mod build;
mod catalogue;
mod describe;
mod event;
mod founding;
mod geometry;
mod kind;
mod knowledge;
mod messages;
mod missions;
mod own;
mod pieces;
mod pirate;
mod position;
mod production;
mod rig;
mod sailing;
mod setup;
mod sheet;
mod state;
mod tally;
mod trade;
mod turn;
mod view;
mod whereabouts;
mod why;

pub use action::{Action, Hold, Ship};
pub use catalogue::{Catalogue, MissionPrint, NamePrint, TilePrint};
pub use event::Event;
pub use founding::Task;
pub use geometry::{Corner, Edge, Hex, Hexes, NotAPlace};
pub use own::{Bargain, NextPoint, OwnView, RackView, Route};
pub use pieces::{Cargo, Good, Mission, Piece, Resource, Tile};
pub use position::{
    Goods, Hand, HexPosition, LairPosition, Pieces, PiratePosition, Position, Regions, SeatPosition, ShipPosition, Sides,
    TheftPosition, Track, TurnPosition, VillagePosition,
};
pub use rig::{LairRig, Rig, SeatRig, ShipRig, TrackRig};
pub use setup::{BetterTrader, Setup};
pub use state::{Answer, Explorers, Phase};
pub use view::{HexView, LairView, RegionView, SeatView, Sight, TheftView, TileCount, TurnView, View, VillageView};
pub use whereabouts::{At, Land, Lands, Whereabouts};

use table::{Chance, Game, Id, Illegal, Log, NotAnAction, Played, Seat, Seats, Seed, SetupError, Standing, Tally, Viewer};

use crate::boards::{NORTH, SOUTH, each};
use crate::geometry::NONE;
use crate::state::{DONE, FOG, NUMBERS, SEATS, WOOL};

/// What things cost, in lumber, brick, wool, grain and ore.
pub mod prices {
    pub use crate::build::{CREW, HARBOUR, ROAD, SETTLEMENT, SETTLER, SHIP};
}

impl Game for Explorers {
    table::forwarded!();

    const NAME: &'static str = "explorers";

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(Self::start(setup, seed))
    }

    fn round(&self) -> u32 {
        self.round.into()
    }

    fn awaited(&self) -> Seats {
        self.deciders()
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.deciders().contains(seat) {
            self.options(seat, into);
        }
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        if self.phase == Phase::Over {
            return Err(Illegal::game_over());
        }
        if !self.deciders().contains(seat) {
            return Err(Illegal::not_your_turn());
        }
        self.check(seat, action)?;
        Ok(self.apply(seat, action, log))
    }

    /// Hidden hexes are dealt anew in each region, together with the shoal that was put away; so are the tokens in each stack, lair
    /// tokens together with those face down on lairs; and hands, as far as the viewer cannot tell them.
    fn imagine(&mut self, viewer: Viewer, chance: Chance) {
        self.redeal(chance);
        self.imagine_hands(viewer);
    }

    fn redeal(&mut self, chance: Chance) {
        self.chance = chance;
        for region in [NORTH, SOUTH] {
            self.imagine_region(region);
            let left = self.tokens_left[region] as usize;
            self.chance.shuffle(NUMBERS, &mut self.tokens[region][..left]);
        }
        self.imagine_lair_tokens();
    }

    fn standing(&self) -> Standing {
        let seats = self.seats as usize;
        let mut scores = [0; SEATS];
        let mut keys = [(false, 0); SEATS];
        let over = self.phase == Phase::Over;
        let won = over && self.points(self.active) >= self.board.goal;
        for seat in self.all_seats() {
            let points = self.points(seat);
            scores[seat.index()] = points.into();
            keys[seat.index()] = (won && seat == self.active, points);
        }
        Standing::competitive(over, &scores[..seats], &keys[..seats])
    }

    fn tally(&self, _viewer: Viewer) -> Vec<Tally> {
        self.tallies()
    }

    /// The missions in which it leads.
    fn belongings(&self, seat: Seat) -> Vec<Id> {
        let led = Mission::ALL.into_iter().filter(|mission| self.leader(*mission) == Some(seat));
        led.map(|mission| Id::Borrowed(mission.name())).collect()
    }

    /// Hands can be worked out by everybody but for cards stolen among others, and for those put aside until all have discarded.
    fn has_secrets(&self) -> bool {
        let put_aside = self.all_seats().any(|seat| self.area(seat).aside.iter().any(|cards| *cards > 0));
        put_aside || (self.seats > 2 && self.thefts.len > 0)
    }

    fn blocked(&self, seat: Seat, into: &mut Vec<(Action, Illegal)>) {
        if self.deciders().contains(seat) {
            self.near_misses(seat, into);
        }
    }

    /// Cards in hand decide what can be built, traded and answered; there a single option is never taken silently.
    fn automatic(&self, seat: Seat) -> Option<Action> {
        let open = match self.phase {
            Phase::Founding | Phase::Roll | Phase::Pirate => true,
            // A ship that could go on might be paid for with wool.
            Phase::Move => Ship::ALL.into_iter().all(|ship| {
                let index = Self::ship_index(self.active, ship);
                self.ship_edge[index] == NONE || self.ship_marks[index] & (DONE | WOOL) != 0
            }),
            _ => false,
        };
        if !open {
            return None;
        }
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        match legal.as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    fn expand(&self, _seat: Seat, line: &str) -> Result<Vec<Action>, NotAnAction> {
        action::expand(line)
    }

    fn catalogue() -> Catalogue {
        Catalogue::printed()
    }
}

impl Explorers {
    fn imagine_region(&mut self, region: usize) {
        let hidden = self.board.regions[region] & self.hidden;
        if self.away[region].is_some() {
            // Which of the shoals nobody has seen is the one put away is as open as where the others lie.
            let mut shoals = [Tile::Sea; 3];
            let mut places = [NONE; 2];
            let mut count = 0;
            for hex in each(hidden).filter(|hex| self.tile[hex.index()].shoal().is_some()) {
                shoals[count] = self.tile[hex.index()];
                places[count] = hex.0;
                count += 1;
            }
            shoals[count] = self.away[region].unwrap_or(Tile::Sea);
            self.chance.shuffle(FOG, &mut shoals[..=count]);
            for (place, shoal) in places[..count].iter().zip(shoals) {
                self.tile[*place as usize] = shoal;
            }
            self.away[region] = Some(shoals[count]);
        }
        let mut tiles = [Tile::Sea; 16];
        let mut count = 0;
        for hex in each(hidden) {
            tiles[count] = self.tile[hex.index()];
            count += 1;
        }
        self.chance.shuffle(FOG, &mut tiles[..count]);
        for (hex, tile) in each(hidden).zip(tiles) {
            self.tile[hex.index()] = tile;
        }
    }

    fn imagine_lair_tokens(&mut self) {
        let left = self.lair_tokens_left as usize;
        let mut numbers = self.lair_tokens;
        let mut count = left;
        let face_down = |lair: &&mut state::Lair| lair.hex != NONE && !lair.conquered;
        for lair in self.lairs.iter_mut().filter(face_down) {
            numbers[count] = lair.number;
            count += 1;
        }
        self.chance.shuffle(NUMBERS, &mut numbers[..count]);
        self.lair_tokens[..left].copy_from_slice(&numbers[..left]);
        for (lair, number) in self.lairs.iter_mut().filter(face_down).zip(&numbers[left..count]) {
            lair.number = *number;
        }
    }
}
