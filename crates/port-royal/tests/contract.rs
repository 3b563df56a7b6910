//! Port Royal meets the whole contract: every setup, every viewer.

use port_royal::{Card, Edition, Ending, PortRoyal, Setup};
use table::Game;
use table::harness::{Harness, games_from_environment};

fn setups() -> Vec<Setup> {
    let variants = [(Edition::BigBox, Ending::Points), (Edition::Classic, Ending::Expedition)];
    let all = (2..=5).flat_map(|seats| variants.map(|(edition, ending)| Setup { seats, edition, ending, ..Setup::default() }));
    all.collect()
}

/// Every card, wherever it lies.
fn all_cards(game: &PortRoyal) -> Vec<Card> {
    let position = game.position();
    let mut cards: Vec<Card> = [position.harbour, position.expeditions, position.draw_pile, position.discard].concat();
    cards.extend(position.arriving);
    for own in &position.seats.0 {
        cards.extend(own.coin_cards.iter().map(|coin| coin.card));
        cards.extend(own.people.iter().chain(&own.expeditions));
    }
    cards.sort();
    cards
}

/// A card as a number, for counting.
fn category(card: Card) -> u32 {
    port_royal::BASE.iter().position(|(print, _)| *print == card).unwrap_or(port_royal::BASE.len()) as u32
}

#[test]
fn the_contract_holds() {
    Harness::<PortRoyal>::new()
        .setups(setups())
        .games(games_from_environment(25))
        .calibration_games(150)
        // By the alternative ending, points without an expedition are worth less than any with one.
        .ranks_may_defy_points()
        .conserved(all_cards)
        .probe("the next card", |game, _| game.position().draw_pile.first().map(|card| category(*card)))
        .probe("the card that will be the first seat's next payment", |game, _| {
            game.position().seats.0[0].coin_cards.first().map(|coin| category(coin.card))
        })
        .run();
}
