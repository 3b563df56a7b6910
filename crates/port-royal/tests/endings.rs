//! No game of the box ever stalls: coins are cards, and piles that run dry are made anew. Long runs play 100,000 games a mode.

use port_royal::{Extra, Mode, PortRoyal, Setup, Tasks};
use table::harness::games_from_environment;
use table::{Chance, Game, Seed, Stream, Unheard};

const PICK: Stream = Stream::new(0);
/// Far more than any random game has been seen to take.
const MOST_DECISIONS: u32 = 50_000;

fn play_to_the_end(setup: &Setup, number: u64) {
    let mut game = PortRoyal::new(setup, Seed::from_number(number)).expect("a setup that can be played");
    let mut chance = Chance::imagined(number);
    let mut legal = Vec::new();
    for _ in 0..MOST_DECISIONS {
        let Some(seat) = game.awaited().lowest() else { return };
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[chance.draw(PICK, legal.len() as u32) as usize];
        game.play(seat, action, &mut Unheard).map(|_| ()).expect("a legal action");
    }
    panic!("game {number} of {setup:?} does not end");
}

#[test]
fn random_adventures_end() {
    let games = u64::from(games_from_environment(200));
    for mode in [Mode::Adventure, Mode::CooperativeAdventure] {
        let seats: Vec<u8> = mode.seats().collect();
        for number in 0..games {
            let seats = seats[number as usize % seats.len()];
            let starred = mode == Mode::Adventure && number % 6 == 5;
            let tasks = if starred { Tasks::Starred } else { Tasks::Chapter };
            let with = if number % 11 == 0 { vec![Extra::SetSail, Extra::Gamblers] } else { Vec::new() };
            let chapter = (number / 7 % 5) as u8 + 1;
            play_to_the_end(&Setup { mode, seats, chapter, tasks, with, ..Setup::default() }, number);
        }
    }
}

#[test]
fn random_games_of_every_mode_end() {
    let games = u64::from(games_from_environment(200));
    for mode in [Mode::Base, Mode::SetSail, Mode::Contracts, Mode::CooperativeContracts] {
        let seats: Vec<u8> = mode.seats().collect();
        for number in 0..games {
            let seats = seats[number as usize % seats.len()];
            let mixed = mode != Mode::SetSail && number % 3 == 0;
            let with = if mixed { vec![Extra::SetSail, Extra::Gamblers] } else { Vec::new() };
            play_to_the_end(&Setup { mode, seats, with, ..Setup::default() }, number);
        }
    }
}
