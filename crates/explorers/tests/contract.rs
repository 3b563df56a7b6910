//! The harness of `table`, over every scenario and number of seats.

use std::collections::BTreeMap;

use explorers::{BetterTrader, Explorers, Piece, Position, SeatPosition, Setup, Tile};
use table::harness::Harness;
use table::{Game, Viewer};

/// Every scenario with these numbers of seats.
fn setups(seats: &[u8]) -> Vec<Setup> {
    // Random play wanders; twenty rounds see every part of a game.
    let setup = |scenario, seats| Setup { scenario, seats, round_limit: 20, ..Setup::default() };
    (1..=5).flat_map(|scenario| seats.iter().map(move |seats| setup(scenario, *seats))).collect()
}

fn variants() -> Vec<Setup> {
    vec![
        Setup { scenario: 2, shuffled_island: true, offers: 0, round_limit: 20, ..Setup::default() },
        Setup { scenario: 5, better_trader: BetterTrader::Sells, offers: 1, round_limit: 40, ..Setup::default() },
    ]
}

fn carried(own: &SeatPosition, piece: Piece) -> u8 {
    let ships = own.ships.values().map(|ship| ship.cargo.count(piece));
    ships.chain(own.harbours.values().map(|basin| basin.count(piece))).sum()
}

/// Cards, hexes, tokens and pieces, wherever they are.
fn everything(game: &Explorers) -> (Vec<u32>, BTreeMap<Tile, u32>, Vec<u8>) {
    let position: Position = game.position();
    let seats = || position.seats.iter().map(|(_, own)| own);
    let hand = |read: fn(explorers::Hand) -> u8| {
        u32::from(read(position.bank)) + seats().map(|own| u32::from(read(own.hand) + read(own.aside))).sum::<u32>()
    };
    let mut counts = vec![
        hand(|hand| hand.lumber),
        hand(|hand| hand.brick),
        hand(|hand| hand.wool),
        hand(|hand| hand.grain),
        hand(|hand| hand.ore),
    ];
    let fish: u8 = seats().map(|own| carried(own, Piece::Fish)).sum();
    counts.push(u32::from(position.fish_supply + fish) + position.hauls.len() as u32);
    let sacks: u8 = seats().map(|own| carried(own, Piece::Sack)).sum();
    let laid: u8 = position.villages.values().map(|village| village.sacks).sum();
    counts.push(u32::from(position.sack_supply + sacks + laid));
    for (seat, own) in position.seats.iter() {
        counts.push(u32::from(own.settlers + carried(own, Piece::Settler)));
        let landed: u8 = position.lairs.values().map(|lair| lair.crews[seat]).sum();
        let traders = position.villages.values().filter(|village| village.crews.contains(seat)).count();
        counts.push(u32::from(own.crews + carried(own, Piece::Crew) + landed) + traders as u32);
    }
    let mut tiles = BTreeMap::new();
    for tile in position.hexes.values().map(|hex| hex.tile).chain(position.away.iter().copied()) {
        *tiles.entry(tile).or_insert(0) += 1;
    }
    let mut tokens: Vec<u8> = position.hexes.values().filter_map(|hex| hex.number).collect();
    tokens.extend(position.tokens.north.iter().chain(&position.tokens.south).chain(&position.lair_tokens));
    tokens.extend(position.lairs.values().filter(|lair| !lair.conquered).map(|lair| lair.number));
    tokens.sort_unstable();
    (counts, tiles, tokens)
}

fn tile_number(tile: Tile) -> u32 {
    Tile::ALL.iter().position(|other| *other == tile).unwrap_or(0) as u32
}

#[test]
fn the_contract_holds_for_two_and_four_seats() {
    check(setups(&[2, 4]));
}

#[test]
fn the_contract_holds_for_three_seats_and_variants() {
    check([setups(&[3]), variants()].concat());
}

fn check(setups: Vec<Setup>) {
    let hidden_hex = |position: &Position, from_the_end: bool| {
        let mut hidden = position.hexes.values().filter(|hex| hex.hidden).map(|hex| tile_number(hex.tile));
        if from_the_end { hidden.next_back() } else { hidden.next() }
    };
    let tally = Harness::<Explorers>::new()
        .setups(setups)
        .games(2)
        .every(40)
        .calibration_games(120)
        .ranks_may_defy_points()
        .conserved(everything)
        .probe("first hidden hex", move |game, _: Viewer| hidden_hex(&game.position(), false))
        .probe("last hidden hex", move |game, _: Viewer| hidden_hex(&game.position(), true))
        .probe("next number token", |game, _: Viewer| game.position().tokens.north.first().map(|token| u32::from(*token)))
        .probe("next lair token", |game, _: Viewer| game.position().lair_tokens.first().map(|token| u32::from(*token)))
        .probe("number under a lair", |game, _: Viewer| {
            game.position().lairs.values().find(|lair| !lair.conquered).map(|lair| u32::from(lair.number))
        })
        .probe("shoal put away", |game, _: Viewer| {
            let position = game.position();
            let hidden =
                position.hexes.values().any(|hex| hex.hidden && matches!(hex.tile, Tile::Shoal1 | Tile::Shoal2 | Tile::Shoal3));
            position.away.first().filter(|_| hidden).map(|tile| tile_number(*tile))
        })
        .run();
    assert!(tally.games > 0);
}
