//! How a game begins. The rulings begin from rigged positions; here is shown that a new game lies as a rig that says nothing does.

use port_royal::{Card, FIVE_SEAT_EXPEDITION, PortRoyal, Position, Rig, Setup};
use table::{Game, Seed};

fn new_game(seats: u8, seed: u64) -> Position {
    PortRoyal::new(&Setup { seats, ..Setup::default() }, Seed::from_number(seed)).expect("a setup that can be played").position()
}

/// Every card in the draw pile and among the coins, sorted.
fn dealt(position: &Position) -> Vec<Card> {
    let coins = position.seats.iter().flat_map(|(_, own)| own.coin_cards.iter().map(|coin| coin.card));
    let mut cards: Vec<Card> = position.draw_pile.iter().copied().chain(coins).collect();
    cards.sort_unstable();
    cards
}

/// The position with every card that lies face down replaced by one that never does: what is left is how many lie where.
fn without_faces(mut position: Position) -> Position {
    position.draw_pile.fill(FIVE_SEAT_EXPEDITION);
    for own in &mut position.seats.0 {
        own.coin_cards.iter_mut().for_each(|coin| coin.card = FIVE_SEAT_EXPEDITION);
    }
    position
}

#[test]
fn a_new_game_lies_as_an_empty_rig_says() {
    for seats in 2..=5 {
        let setup = Setup { seats, ..Setup::default() };
        let new = new_game(seats, 0);
        let rigged = PortRoyal::rigged(&setup, &Rig::default()).expect("an empty rig");
        assert_eq!(dealt(&new), dealt(&rigged), "{seats} seats");
        let rigged = Position { chance: new.chance.clone(), ..rigged };
        assert_eq!(without_faces(new), without_faces(rigged), "{seats} seats");
    }
}

#[test]
fn the_seed_decides_the_deal() {
    assert_eq!(new_game(3, 7), new_game(3, 7));
    assert_ne!(new_game(3, 7).draw_pile, new_game(3, 8).draw_pile);
}
