//! Port Royal meets the whole contract: every setup, every viewer.

use port_royal::{Card, Edition, Ending, Extra, Mode, PortRoyal, Setup};
use table::Game;
use table::harness::{Harness, games_from_environment};

/// Every game of the box with every number of seats, and every kind of card mixed in somewhere.
fn setups() -> Vec<Setup> {
    let classic = |seats| Setup { seats, edition: Edition::Classic, ending: Ending::Expedition, ..Setup::default() };
    let mixes = [vec![], vec![Extra::Gamblers], vec![Extra::SetSail], vec![Extra::SetSail, Extra::Gamblers]];
    let mut setups: Vec<_> = (2..=5).map(classic).collect();
    for mode in [Mode::Base, Mode::SetSail, Mode::Contracts, Mode::CooperativeContracts] {
        for seats in mode.seats() {
            let with = if mode == Mode::SetSail { Vec::new() } else { mixes[seats as usize % mixes.len()].clone() };
            setups.push(Setup { seats, mode, with, ..Setup::default() });
        }
    }
    let all = vec![Extra::SetSail, Extra::ContractCards, Extra::Gamblers];
    setups.push(Setup { seats: 4, with: all, ..Setup::default() });
    setups
}

/// Every card, wherever it lies.
fn all_cards(game: &PortRoyal) -> Vec<Card> {
    let position = game.position();
    let piles = [position.draw_pile, position.discard, position.time_pile, position.scoring_pile];
    let mut cards: Vec<Card> = [position.harbour, position.expeditions, piles.concat()].concat();
    cards.extend(position.arriving.into_iter().chain(position.tax));
    for own in &position.seats.0 {
        cards.extend(own.coin_cards.iter().map(|coin| coin.card));
        cards.extend(own.people.iter().chain(&own.expeditions).chain(&own.stowed).chain(&own.kept));
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
        .games(games_from_environment(10))
        .calibration_games(100)
        // By the alternative ending, points without an expedition are worth less than any with one.
        .ranks_may_defy_points()
        .conserved(all_cards)
        .probe("the next card", |game, _| game.position().draw_pile.first().map(|card| category(*card)))
        .probe("the next card of the time pile", |game, _| game.position().time_pile.first().map(|card| category(*card)))
        .probe("the card that will be the first seat's next payment", |game, _| {
            game.position().seats.0[0].coin_cards.first().map(|coin| category(coin.card))
        })
        .run();
}
