//! "Arrange for me": where colonists are usually most useful. It is only a run of the same picks a person would make.

use std::collections::BTreeMap;

use crate::action::Action;
use crate::buildings::{BUILDINGS, Building, each};
use crate::state::Board;
use crate::things::{Good, Spot, TILES, Tile};

/// What one more colonist in a place is worth, roughly in points.
const CORN: u32 = 10;
const QUARRY: u32 = 9;
/// A barrel that needs a colonist on the plantation and one in the building, by good.
const PROCESSED: [u32; 5] = [0, 13, 15, 20, 24];

/// A market adds to a sale. That is less than the barrel itself, and nothing before there is something to sell.
const LARGE_MARKET: u32 = 12;
const SMALL_MARKET: u32 = 9;

const fn worth(building: Building, sells: bool) -> u32 {
    match building {
        Building::GuildHall | Building::Residence | Building::Fortress | Building::CustomsHouse | Building::CityHall => 30,
        Building::Harbor => 22,
        Building::Wharf => 20,
        Building::Factory => 18,
        Building::LargeMarket if sells => LARGE_MARKET,
        Building::SmallMarket if sells => SMALL_MARKET,
        Building::Hospice => 8,
        Building::Office | Building::University => 7,
        Building::LargeWarehouse | Building::Hacienda => 6,
        Building::SmallWarehouse | Building::ConstructionHut => 4,
        Building::SmallMarket | Building::LargeMarket => 2,
        _ => 0,
    }
}

/// A whole arrangement: how many colonists on the tiles of each kind and in each building.
pub(crate) type Arrangement = BTreeMap<Spot, u8>;

/// Everybody where it is usually most useful.
pub(crate) fn anew(board: &Board) -> Arrangement {
    arrangement(board, target(board))
}

/// Everybody stays, and whoever waits in San Juan goes where it is usually most useful.
pub(crate) fn as_before(board: &Board) -> Arrangement {
    arrangement(board, filled_up(board, board.manned, board.staff, board.san_juan))
}

fn arrangement(board: &Board, (tiles, staff): ([u8; TILES], [u8; BUILDINGS])) -> Arrangement {
    let on_tiles = Tile::ALL.into_iter().filter(|tile| board.tiles[tile.index()] > 0);
    let at_work = on_tiles.map(|tile| (Spot::Tile(tile), tiles[tile.index()]));
    at_work.chain(each(board.buildings).map(|building| (Spot::Building(building), staff[building.index()]))).collect()
}

/// The next pick of the run: lift what should go elsewhere, then place, then be done.
pub(crate) fn next_pick(board: &Board, begun: bool) -> Action {
    let (tiles, staff) = target(board);
    let spots = || {
        let tiles = Tile::ALL.into_iter().map(|tile| (Spot::Tile(tile), tiles[tile.index()]));
        tiles.chain(each(board.buildings).map(|building| (Spot::Building(building), staff[building.index()])))
    };
    let now = |spot: Spot| board.circles_of(spot);
    if !begun && let Some((spot, _)) = spots().find(|(spot, wanted)| now(*spot).1 > *wanted) {
        return Action::Lift(spot);
    }
    if board.san_juan > 0 {
        let wanted = spots().find(|(spot, wanted)| now(*spot).1 < *wanted);
        // Where placing has begun otherwise, the rest goes wherever there is room.
        let room = || spots().find(|(spot, _)| now(*spot).1 < now(*spot).0);
        if let Some((spot, _)) = wanted.or_else(room) {
            return Action::Place(spot);
        }
    }
    Action::Done
}

/// How many colonists to have on each kind of tile and in each building, whatever stands where now.
fn target(board: &Board) -> ([u8; TILES], [u8; BUILDINGS]) {
    filled_up(board, [0; TILES], [0; BUILDINGS], board.colonists())
}

/// So many more colonists put to work, as long as there is room.
fn filled_up(board: &Board, mut tiles: [u8; TILES], mut staff: [u8; BUILDINGS], mut left: u8) -> ([u8; TILES], [u8; BUILDINGS]) {
    while left > 0 {
        let Some((spots, _)) = best_bundle(board, tiles, &staff, left) else { break };
        for spot in spots.into_iter().flatten() {
            match spot {
                Spot::Tile(tile) => tiles[tile.index()] += 1,
                Spot::Building(building) => staff[building.index()] += 1,
            }
            left -= 1;
        }
    }
    (tiles, staff)
}

/// One or two places to fill next, by what a colonist there is worth.
fn best_bundle(board: &Board, tiles: [u8; TILES], staff: &[u8; BUILDINGS], left: u8) -> Option<([Option<Spot>; 2], u32)> {
    let mut best: Option<([Option<Spot>; 2], u32)> = None;
    let mut offer = |spots: [Option<Spot>; 2], worth_each: u32| {
        if best.is_none_or(|(_, other)| worth_each > other) {
            best = Some((spots, worth_each));
        }
    };
    let free_tile = |tile: Tile| tiles[tile.index()] < board.tiles[tile.index()];
    let free_circle = |building: &Building| board.owns(*building) && staff[building.index()] < building.circles();
    let mut sells = board.goods.iter().any(|barrels| *barrels > 0);
    for good in Good::ALL {
        let tile = Tile::Plantation(good);
        let processors = each(board.buildings).filter(|building| building.processes() == Some(good));
        let circle = processors.clone().find(free_circle);
        let staffed: u8 = processors.map(|building| staff[building.index()]).sum();
        let manned = tiles[tile.index()];
        let value = PROCESSED[good.index()];
        sells |= manned > 0 && (good == Good::Corn || staffed > 0);
        match circle {
            _ if good == Good::Corn && free_tile(tile) => offer([Some(Spot::Tile(tile)), None], CORN),
            Some(building) if free_tile(tile) && manned == staffed => {
                if left >= 2 {
                    // The first barrel of a kind can be sold, and feeds a factory.
                    let first = if manned == 0 { 4 } else { 0 };
                    offer([Some(Spot::Tile(tile)), Some(Spot::Building(building))], value / 2 + first);
                } else {
                    offer([Some(Spot::Building(building)), None], 1);
                    offer([Some(Spot::Tile(tile)), None], 1);
                }
            }
            Some(building) => offer([Some(Spot::Building(building)), None], if manned > staffed { value } else { 1 }),
            None => {}
        }
        if good != Good::Corn && free_tile(tile) {
            offer([Some(Spot::Tile(tile)), None], if staffed > manned { value } else { 0 });
        }
    }
    if free_tile(Tile::Quarry) {
        offer([Some(Spot::Tile(Tile::Quarry)), None], QUARRY);
    }
    for building in each(board.buildings).filter(|building| building.processes().is_none()).filter(free_circle) {
        offer([Some(Spot::Building(building)), None], worth(building, sells));
    }
    best
}
