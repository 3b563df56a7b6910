//! How games begin, checked against the printed set-ups.

use explorers::{Action, Event, Explorers, Phase, Setup, Tile};
use table::{Game, Seat, Seed, Viewer};

fn new_game(scenario: u8, seats: u8, seed: u64) -> Explorers {
    Explorers::new(&Setup { scenario, seats, ..Setup::default() }, Seed::from_number(seed)).expect("a setup that can be played")
}

#[test]
fn the_printed_opening_brings_its_starting_cards() {
    let position = new_game(1, 4, 1).position();
    let hands: Vec<[u8; 5]> = position.seats.iter().map(|(_, own)| own.hand.into()).collect();
    // Lumber, brick, wool, grain, ore: blue, red, white, orange.
    assert_eq!(hands, [[0, 0, 1, 1, 1], [1, 1, 0, 0, 1], [0, 0, 1, 1, 1], [0, 1, 1, 0, 0]]);
    assert!(position.seats.iter().all(|(_, own)| own.gold == 2 && own.points == 3 && own.ships.len() == 1));
    assert_eq!(position.phase, Phase::Roll);
}

#[test]
fn later_scenarios_begin_on_an_empty_board() {
    for scenario in 2..=5 {
        let position = new_game(scenario, 3, 1).position();
        assert_eq!(position.phase, Phase::Founding);
        assert!(position.seats.iter().all(|(_, own)| own.points == 0 && own.gold == 2 && own.ships.is_empty()));
    }
}

#[test]
fn the_first_two_islands_lie_as_printed_and_the_others_are_shuffled() {
    let island = |scenario: u8, seed: u64| -> Vec<Tile> {
        let position = new_game(scenario, 4, seed).position();
        position.hexes.values().filter(|hex| hex.number.is_some()).map(|hex| hex.tile).collect()
    };
    for scenario in 1..=2 {
        assert_eq!(island(scenario, 1), island(scenario, 2));
    }
    for scenario in 3..=5 {
        assert_ne!(island(scenario, 1), island(scenario, 2));
        // The pasture on the frame stays.
        assert_eq!(new_game(scenario, 4, 5).position().hexes[&"d1".parse().expect("a hex")].tile, Tile::Pasture);
    }
}

#[test]
fn the_third_scenario_hides_five_shoals_and_five_gold_fields() {
    for seed in 0..20 {
        let position = new_game(3, 4, seed).position();
        let hidden = || position.hexes.values().filter(|hex| hex.hidden);
        assert_eq!(hidden().filter(|hex| hex.tile == Tile::GoldField).count(), 5);
        assert_eq!(hidden().filter(|hex| hex.tile.shoal().is_some()).count(), 5);
        assert_eq!(position.away.len(), 1);
    }
}

#[test]
fn a_first_piece_can_be_taken_back() {
    // The first pieces are placed openly: each can be taken back until the next seat places.
    let setup = Setup { scenario: 2, seats: 2, ..Setup::default() };
    let mut table = table::Table::<Explorers>::new(setup, Seed::from_number(4)).expect("a table");
    let first = Seat::new(0);
    let mut legal = Vec::new();
    table.game().legal(first, &mut legal);
    table.play(first, legal[0]).expect("a legal action");
    assert!(table.can_undo(first));
    assert_eq!(table.game().view(Viewer::Onlooker).seats[first].points, 2);
}

#[test]
fn the_first_cards_are_told() {
    let told = |table: &table::Table<Explorers>| -> Vec<(Seat, [u8; 5])> {
        let heard = table.heard_since(0, Viewer::Onlooker);
        let dealt = |(_, event, _)| if let Event::DealtFirstCards { seat, cards } = event { Some((seat, cards)) } else { None };
        heard.into_iter().filter_map(dealt).collect()
    };
    let dealt = |game: &Explorers| -> Vec<(Seat, [u8; 5])> {
        game.position().seats.iter().map(|(seat, own)| (seat, own.hand.into())).collect()
    };
    // The printed opening is dealt before anybody listens, and told by the first roll.
    let setup = Setup { scenario: 1, seats: 3, ..Setup::default() };
    let mut table = table::Table::<Explorers>::new(setup, Seed::from_number(4)).expect("a table");
    let opening = dealt(table.game());
    for _ in 0..2 {
        let seat = table.game().awaited().lowest().expect("somebody's turn");
        for action in [Action::Roll, Action::SetSail, Action::End] {
            // A 7 asks for nothing in the first round: nobody holds so many cards.
            table.play(seat, action).expect("a turn");
        }
    }
    assert_eq!(told(&table), opening, "once, before the first roll");
    // Elsewhere a settlement brings them.
    let setup = Setup { scenario: 2, seats: 2, ..Setup::default() };
    let mut table = table::Table::<Explorers>::new(setup, Seed::from_number(4)).expect("a table");
    while table.game().position().phase == Phase::Founding {
        let seat = table.game().awaited().lowest().expect("somebody places");
        let mut legal = Vec::new();
        table.game().legal(seat, &mut legal);
        table.play(seat, legal[0]).expect("a legal action");
    }
    let mut cards = told(&table);
    cards.sort_by_key(|(seat, _)| seat.index());
    assert_eq!(cards, dealt(table.game()));
}
