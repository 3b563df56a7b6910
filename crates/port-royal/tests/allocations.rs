//! Once warm, neither playing nor imagining asks for memory: a search makes millions of decisions, and each must cost only itself.

use allocation_counter::measure;
use port_royal::{Action, Edition, Ending, Extra, Mode, PortRoyal, Setup};
use table::{Chance, Game, Seat, Seed, Stream, Unheard, Viewer};

const PICK: Stream = Stream::new(0);
const GAMES: u64 = 25;

/// Every number of seats, in both editions and endings, and the other games of the box.
fn setups() -> impl Iterator<Item = Setup> {
    let editions = [(Edition::BigBox, Ending::Points), (Edition::Classic, Ending::Expedition)];
    let base = editions
        .into_iter()
        .flat_map(|(edition, ending)| (2..=5).map(move |seats| Setup { seats, edition, ending, ..Setup::default() }));
    let modes = [Mode::SetSail, Mode::Contracts, Mode::CooperativeContracts].into_iter();
    let others = modes.map(|mode| Setup { mode, seats: 4, ..Setup::default() });
    let mix = Setup { with: vec![Extra::SetSail, Extra::ContractCards, Extra::Gamblers], ..Setup::default() };
    let adventures = [(Mode::Adventure, 4, 3), (Mode::CooperativeAdventure, 3, 5), (Mode::CooperativeAdventure, 1, 1)];
    let adventures = adventures.map(|(mode, seats, chapter)| Setup { mode, seats, chapter, ..Setup::default() });
    base.chain(others).chain([mix]).chain(adventures)
}

/// Plays a game of random decisions to its end, letting somebody look at every state on the way; yields how many decisions it took.
fn play_out(setup: &Setup, number: u64, legal: &mut Vec<Action>, mut look: impl FnMut(&PortRoyal)) -> u64 {
    let mut game = PortRoyal::new(setup, Seed::from_number(number)).expect("a setup that can be played");
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

/// A list with room for more actions than any moment offers, and everything else that is made once.
fn warm_list(setup: &Setup) -> Vec<Action> {
    let mut legal = Vec::with_capacity(256);
    play_out(setup, 0, &mut legal, |_| ());
    legal
}

#[test]
fn a_decision_allocates_nothing() {
    for setup in setups() {
        let mut legal = warm_list(&setup);
        let mut decisions = 0;
        let asked = measure(|| {
            for number in GAMES..2 * GAMES {
                decisions += play_out(&setup, number, &mut legal, |_| ());
            }
        });
        assert!(decisions > 20 * GAMES, "{decisions} decisions are no games");
        assert_eq!(asked.count_total, 0, "allocations in {decisions} decisions, {setup:?}");
    }
}

#[test]
fn an_imagined_copy_allocates_nothing() {
    for setup in setups() {
        let mut legal = warm_list(&setup);
        let mut copies = 0;
        let asked = measure(|| {
            for number in GAMES..2 * GAMES {
                play_out(&setup, number, &mut legal, |game| {
                    let mut copy = game.clone();
                    copy.imagine(Viewer::Seat(Seat::new(0)), Chance::imagined(copies));
                    std::hint::black_box(&copy);
                    copies += 1;
                });
            }
        });
        assert!(copies > 20 * GAMES, "{copies} copies are no games");
        assert_eq!(asked.count_total, 0, "allocations in {copies} copies, {setup:?}");
    }
}

#[test]
fn an_allocation_would_be_noticed() {
    let asked = measure(|| {
        std::hint::black_box(vec![0u8; 16]);
    });
    assert_eq!(asked.count_total, 1);
}
