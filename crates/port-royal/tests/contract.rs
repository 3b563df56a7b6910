//! Port Royal meets the whole contract: every setup, every viewer.

use port_royal::adventure::content::ContentFile;
use port_royal::{Card, Edition, Ending, Extra, Mode, Personalities, PortRoyal, Setup, Tasks};
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

/// The Adventure with every number of seats and every chapter, after defeats, with starred tasks, and with more cards mixed in.
fn adventures() -> Vec<Setup> {
    let setup = |mode, seats, chapter| Setup { mode, seats, chapter, ..Setup::default() };
    let mut setups = Vec::new();
    for (seats, chapter) in [(2, 1), (3, 2), (4, 3), (2, 4), (3, 5)] {
        let personalities = if chapter == 3 { Personalities::Drafted } else { Personalities::Dealt };
        setups.push(Setup { personalities, ..setup(Mode::Adventure, seats, chapter) });
    }
    for (seats, chapter) in [(1, 1), (2, 2), (3, 3), (4, 4), (1, 5), (3, 5)] {
        setups.push(Setup { defeats: chapter / 2, ..setup(Mode::CooperativeAdventure, seats, chapter) });
    }
    for (seats, extra) in [(2, Extra::Gamblers), (4, Extra::SetSail)] {
        setups.push(Setup { tasks: Tasks::Starred, with: vec![extra], ..setup(Mode::Adventure, seats, 5) });
    }
    let all = vec![Extra::SetSail, Extra::ContractCards, Extra::Gamblers];
    setups.push(Setup { with: all, ..setup(Mode::CooperativeAdventure, 2, 3) });
    // People can be spent here, shopkeepers with ships under them too.
    setups.push(Setup { with: vec![Extra::SetSail], ..setup(Mode::CooperativeAdventure, 3, 4) });
    // The same cards as somebody's own file, which speaks for itself.
    let content = Some(ContentFile::new(include_str!("../content/adventure-house.toml")));
    setups.push(Setup { content, ..setup(Mode::Adventure, 2, 1) });
    setups
}

/// Every card, wherever it lies.
fn all_cards(game: &PortRoyal) -> Vec<Card> {
    let position = game.position();
    let piles = [position.draw_pile, position.discard, position.time_pile, position.scoring_pile];
    let mut cards: Vec<Card> = [position.harbour, position.expeditions, piles.concat()].concat();
    cards.extend(position.arriving.into_iter().chain(position.tax).chain(position.taxes));
    for own in &position.seats.0 {
        cards.extend(own.coin_cards.iter().map(|coin| coin.card));
        cards.extend(own.people.iter().chain(&own.expeditions).chain(&own.stowed).chain(&own.kept));
    }
    if let Some(adventure) = position.adventure {
        cards.extend(adventure.aside);
        cards.extend(adventure.looked.iter().map(|coin| coin.card));
        cards.extend(adventure.seats.0.iter().flat_map(|own| &own.goods));
    }
    cards.sort();
    cards
}

/// Has anybody looked at the top card of the draw pile, or at the coin the first seat pays next? What it then did with it betrays
/// something, so it is no fair probe.
fn is_looked_at(game: &PortRoyal, first_coin: bool) -> bool {
    let position = game.position();
    let looked_at = |known: &port_royal::adventure::KnownPosition| known.holder.is_some() == first_coin && known.place == 0;
    position.adventure.is_some_and(|adventure| !adventure.looked.is_empty() || adventure.known.iter().any(looked_at))
}

/// A card as a number, for counting.
fn category(card: Card) -> u32 {
    port_royal::BASE.iter().position(|(print, _)| *print == card).unwrap_or(port_royal::BASE.len()) as u32
}

#[test]
fn the_contract_holds() {
    harness(setups())
        .probe("the next card of the time pile", |game, _| game.position().time_pile.first().map(|card| category(*card)))
        .run();
}

#[test]
fn the_contract_holds_on_adventure() {
    harness(adventures()).run();
}

/// An event told everybody which of the three cards a scout had put back, which no view shows.
#[test]
fn nobody_else_hears_which_card_a_scout_puts_back() {
    let setup = Setup { mode: Mode::Adventure, seats: 3, chapter: 5, ..Setup::default() };
    harness(vec![setup]).first_seed(0x7a88_8176_b800_0151).games(1).run();
}

fn harness(setups: Vec<Setup>) -> Harness<PortRoyal> {
    Harness::<PortRoyal>::new()
        .setups(setups)
        .games(games_from_environment(10))
        .calibration_games(100)
        // By the alternative ending, points without an expedition are worth less than any with one.
        .ranks_may_defy_points()
        .conserved(all_cards)
        .probe("the next card", |game, _| {
            let next = game.position().draw_pile.first().map(|card| category(*card));
            next.filter(|_| !is_looked_at(game, false))
        })
        .probe("the card that will be the first seat's next payment", |game, _| {
            let coin = game.position().seats.0[0].coin_cards.first().map(|coin| category(coin.card));
            coin.filter(|_| !is_looked_at(game, true))
        })
}
