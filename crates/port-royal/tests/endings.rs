//! No game of the box ever stalls: coins are cards, and piles that run dry are made anew. Long runs play 100,000 games a mode.

use port_royal::{Edition, Ending, Extra, Mode, Personalities, PortRoyal, Setup, Tasks};
use table::harness::{games_from_environment, seed_from_environment};
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
    panic!("game {number:x} of {setup:?} does not end: HARNESS_GAMES=1 SEED={number:x} plays it first");
}

/// Takes a number apart, so that every combination of choices comes up in turn.
struct Digits(u64);

impl Digits {
    fn pick(&mut self, choices: u64) -> u64 {
        let digit = self.0 % choices;
        self.0 /= choices;
        digit
    }

    fn mixed_in(&mut self, extras: &[Extra]) -> Vec<Extra> {
        let chosen = self.pick(1 << extras.len());
        extras.iter().enumerate().filter(|(index, _)| chosen & 1 << index != 0).map(|(_, extra)| *extra).collect()
    }
}

/// The numbers of the games to play: each decides the setup and the seed.
fn numbers(as_a_rule: u32) -> impl Iterator<Item = u64> + Clone {
    let first = seed_from_environment(0);
    (0..games_from_environment(as_a_rule)).map(move |game| first.wrapping_add(u64::from(game)))
}

#[test]
fn random_adventures_end() {
    let numbers = numbers(400);
    for mode in [Mode::Adventure, Mode::CooperativeAdventure] {
        let seats: Vec<u8> = mode.seats().collect();
        for number in numbers.clone() {
            let mut digits = Digits(number);
            let seats = seats[digits.pick(seats.len() as u64) as usize];
            // Rivals also play the starred tasks, as if they were a sixth chapter.
            let chapter = digits.pick(if mode == Mode::Adventure { 6 } else { 5 }) as u8 + 1;
            let starred = chapter == 6;
            let (chapter, tasks) = if starred { (1, Tasks::Starred) } else { (chapter, Tasks::Chapter) };
            let personalities = [Personalities::Dealt, Personalities::Drafted][digits.pick(2) as usize];
            let with = digits.mixed_in(&[Extra::SetSail, Extra::ContractCards, Extra::Gamblers]);
            let defeats = if mode == Mode::CooperativeAdventure { [0, 1, Setup::MOST_DEFEATS][digits.pick(3) as usize] } else { 0 };
            play_to_the_end(&Setup { mode, seats, chapter, tasks, with, personalities, defeats, ..Setup::default() }, number);
        }
    }
}

#[test]
fn random_games_of_every_mode_end() {
    let numbers = numbers(200);
    for mode in [Mode::Base, Mode::SetSail, Mode::Contracts, Mode::CooperativeContracts] {
        let seats: Vec<u8> = mode.seats().collect();
        for number in numbers.clone() {
            let mut digits = Digits(number);
            let seats = seats[digits.pick(seats.len() as u64) as usize];
            let with = match mode {
                Mode::SetSail => Vec::new(),
                Mode::Base => digits.mixed_in(&[Extra::SetSail, Extra::Gamblers, Extra::ContractCards]),
                _ => digits.mixed_in(&[Extra::SetSail, Extra::Gamblers]),
            };
            let edition = [Edition::BigBox, Edition::Classic][digits.pick(2) as usize];
            let by_expedition = matches!(mode, Mode::Base | Mode::Contracts) && digits.pick(2) == 1;
            let ending = if by_expedition { Ending::Expedition } else { Ending::Points };
            play_to_the_end(&Setup { mode, seats, with, edition, ending, ..Setup::default() }, number);
        }
    }
}
