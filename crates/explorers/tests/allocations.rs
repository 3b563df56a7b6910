//! Once warm, neither playing nor imagining asks for memory: a search makes millions of decisions, and each must cost only itself.

use allocation_counter::measure;
use explorers::{Action, Explorers, Setup};
use table::{Chance, Game, Seed, Stream, Unheard, Viewer};

const PICK: Stream = Stream::new(0);

fn setups() -> impl Iterator<Item = Setup> {
    (1..=5).map(|scenario| Setup { scenario, seats: 2 + scenario % 3, round_limit: 60, ..Setup::default() })
}

/// Plays a game of random decisions to its end, letting somebody look at every state on the way; yields how many decisions it took.
fn play_out(setup: &Setup, number: u64, legal: &mut Vec<Action>, mut look: impl FnMut(&Explorers)) -> u64 {
    let mut game = Explorers::new(setup, Seed::from_number(number)).expect("a setup that can be played");
    let mut chance = Chance::imagined(number);
    let mut decisions = 0;
    while let Some(seat) = game.awaited().lowest() {
        look(&game);
        legal.clear();
        game.legal(seat, legal);
        let action = legal[chance.draw(PICK, legal.len() as u32) as usize];
        game.play(seat, action, &mut Unheard).map(|_| ()).expect("a legal action");
        decisions += 1;
    }
    decisions
}

#[test]
fn a_decision_allocates_nothing() {
    for setup in setups() {
        let mut legal = Vec::with_capacity(512);
        play_out(&setup, 0, &mut legal, |_| ());
        let mut decisions = 0;
        let asked = measure(|| {
            for number in 10..15 {
                decisions += play_out(&setup, number, &mut legal, |_| ());
            }
        });
        assert!(decisions > 1000, "{decisions} decisions are no games");
        assert_eq!(asked.count_total, 0, "allocations in {decisions} decisions, {setup:?}");
    }
}

#[test]
fn an_imagined_copy_allocates_nothing() {
    for setup in setups() {
        let mut legal = Vec::with_capacity(512);
        play_out(&setup, 0, &mut legal, |_| ());
        let asked = measure(|| {
            play_out(&setup, 3, &mut legal, |game| {
                for viewer in Viewer::all(setup.seats) {
                    game.clone().imagine(viewer, Chance::imagined(7));
                }
            });
        });
        assert_eq!(asked.count_total, 0, "allocations of imagined copies, {setup:?}");
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Explorers>() <= 2048, "{} bytes", size_of::<Explorers>());
}
