//! The whole contract of a game, on random games of every setup whose rules differ.

use puerto_rico::{PuertoRico, Setup};
use table::harness::Harness;
use table::{First, Game};

fn usual(seats: u8) -> Setup {
    Setup { seats, ..Setup::default() }
}

#[test]
fn the_contract_holds_for_every_number_of_seats() {
    let drawn = Setup { first: First::Drawn, ..usual(5) };
    check((2..=5).map(usual).chain([drawn]).collect());
}

#[test]
fn the_contract_holds_for_variants() {
    check(vec![
        Setup { balanced: true, ..usual(3) },
        Setup { hide_points: true, ..usual(4) },
        Setup { automatic: false, ..usual(2) },
        Setup { automatic: false, ..usual(4) },
        Setup { every_may: true, ..usual(3) },
        Setup { every_may: true, automatic: false, ..usual(4) },
    ]);
}

fn check(setups: Vec<Setup>) {
    let tally = Harness::<PuertoRico>::new()
        .setups(setups)
        .games(12)
        .calibration_games(600)
        .conserved(everything)
        .probe("the next plantation", |game, _| game.position().pile.first().map(|good| good.index() as u32))
        .probe("the last plantation", |game, _| game.position().pile.last().map(|good| good.index() as u32))
        .run();
    println!("{tally}");
}

/// Barrels, plantations, quarries, colonists and buildings: wherever they are, there are always as many.
fn everything(game: &PuertoRico) -> Vec<u32> {
    use puerto_rico::{Building, Good, Tile};
    let at = game.position();
    let mut counts = Vec::new();
    for good in Good::ALL {
        let on_boards: u32 = at.seats.0.iter().map(|seat| u32::from(seat.goods.of(good))).sum();
        let at_sea: u32 = at.ships.iter().filter(|ship| ship.good == Some(good)).map(|ship| u32::from(ship.barrels)).sum();
        counts.push(on_boards + at_sea + u32::from(at.bank.of(good)) + u32::from(at.house.of(good)));
        let grown: u32 = at.seats.0.iter().map(|seat| u32::from(seat.island[&Tile::Plantation(good)].tiles)).sum();
        let face_down = at.pile.iter().filter(|other| **other == good).count() as u32;
        counts.push(grown + face_down + u32::from(at.row.of(good)) + u32::from(at.discard.of(good)));
    }
    let quarries: u32 = at.seats.0.iter().map(|seat| u32::from(seat.island[&Tile::Quarry].tiles)).sum();
    counts.push(quarries + u32::from(at.quarries));
    let colonists = at.seats.0.iter().map(|seat| {
        let tiles: u32 = seat.island.values().map(|manning| u32::from(manning.manned)).sum();
        tiles + seat.buildings.values().map(|staff| u32::from(*staff)).sum::<u32>() + u32::from(seat.san_juan)
    });
    counts.push(colonists.sum::<u32>() + u32::from(at.colonists) + u32::from(at.colonist_ship));
    for building in Building::ALL {
        let built = at.seats.0.iter().filter(|seat| seat.buildings.contains_key(&building)).count() as u32;
        counts.push(built + u32::from(at.supply[&building]));
    }
    counts
}
