//! Random games: they end, nothing is created or lost, every set can be played, and nothing allocates once warm.

use dominion::{Action, Card, Dominion, Kingdom, SETS, Setup};
use table::{Chance, Game, Seat, Seed, Stream, Unheard, Viewer};

const PICK: Stream = Stream::new(0);

/// Plays one random action; false when the game is over.
fn step(game: &mut Dominion, legal: &mut Vec<Action>, chance: &mut Chance) -> bool {
    let Some(seat) = game.awaited().lowest() else { return false };
    legal.clear();
    game.legal(seat, legal);
    assert!(!legal.is_empty(), "somebody is awaited and can do nothing: {:?}", game.position());
    let action = legal[chance.draw(PICK, legal.len() as u32) as usize];
    let played = game.play(seat, action, &mut Unheard);
    assert!(played.is_ok(), "a legal action is played");
    true
}

fn setups() -> Vec<Setup> {
    let sets = SETS.iter().enumerate().map(|(index, (kingdom, _, _))| Setup {
        kingdom: *kingdom,
        seats: 2 + (index % 5) as u8,
        ..Setup::default()
    });
    let random = (2..=4).map(|seats| Setup { kingdom: Kingdom::Random, seats, ..Setup::default() });
    sets.chain(random).collect()
}

/// All cards of each kind, wherever they lie.
fn cards_in_the_game(game: &Dominion) -> Vec<u32> {
    let position = game.position();
    Card::ALL
        .iter()
        .map(|card| {
            let count = |cards: &[Card]| cards.iter().filter(|other| *other == card).count() as u32;
            let supply = position.supply.get(card).copied().map_or(0, u32::from);
            let looked_at = position.looking.iter().filter(|lying| lying.card == *card).count() as u32;
            let owned: u32 = position
                .seats
                .iter()
                .map(|(_, own)| {
                    [&own.hand, &own.deck, &own.discard, &own.in_play, &own.lasting, &own.island, &own.mat, &own.aside]
                        .map(|cards| count(cards))
                        .iter()
                        .sum::<u32>()
                })
                .sum();
            supply + looked_at + owned + count(&position.trash) + count(&position.picked.cards)
        })
        .collect()
}

#[test]
fn random_games_end_and_lose_no_card() {
    for (number, setup) in setups().into_iter().enumerate() {
        for round in 0..6u64 {
            let mut game = Dominion::new(&setup, Seed::from_number(number as u64 * 100 + round)).expect("a game");
            let before = cards_in_the_game(&game);
            let mut chance = Chance::imagined(round);
            let mut legal = Vec::new();
            let mut steps = 0;
            while step(&mut game, &mut legal, &mut chance) {
                steps += 1;
                assert!(steps < 200_000, "the game does not end");
                if steps % 7 == 0 {
                    assert_eq!(cards_in_the_game(&game), before);
                }
            }
            assert_eq!(cards_in_the_game(&game), before);
        }
    }
}

#[test]
fn positions_read_back_and_imagined_states_look_the_same() {
    for (number, setup) in setups().into_iter().enumerate() {
        let mut game = Dominion::new(&setup, Seed::from_number(number as u64)).expect("a game");
        let mut chance = Chance::imagined(number as u64);
        let mut legal = Vec::new();
        let mut steps = 0;
        while step(&mut game, &mut legal, &mut chance) && steps < 600 {
            steps += 1;
            let position = game.position();
            let back = Dominion::from_position(&setup, &position).expect("a position of a game");
            assert_eq!(back.position(), position);
            for viewer in Viewer::all(game.seats()) {
                let mut imagined = game.clone();
                imagined.imagine(viewer, chance.fork());
                assert_eq!(imagined.view(viewer), game.view(viewer), "step {steps}");
                assert_eq!(cards_in_the_game(&imagined), cards_in_the_game(&game), "step {steps}");
                let mut chance = chance.clone();
                let mut legal = Vec::new();
                for _ in 0..12 {
                    step(&mut imagined, &mut legal, &mut chance);
                }
            }
        }
    }
}

#[test]
fn nothing_allocates_once_warm() {
    let setup = Setup { kingdom: Kingdom::Shipwrecks, seats: 3, ..Setup::default() };
    let mut game = Dominion::new(&setup, Seed::from_number(5)).expect("a game");
    let mut legal = Vec::with_capacity(64);
    let mut chance = Chance::imagined(5);
    let seen = allocation_counter::measure(|| {
        for _ in 0..3000 {
            let Some(seat) = game.awaited().lowest() else { return };
            legal.clear();
            game.legal(seat, &mut legal);
            let action = legal[chance.draw(PICK, legal.len() as u32) as usize];
            let played = game.play(seat, action, &mut Unheard);
            assert!(played.is_ok());
        }
    });
    assert_eq!(seen.count_total, 0);
}

#[test]
fn junk_is_refused_and_changes_nothing() {
    let mut game = Dominion::new(&Setup::default(), Seed::from_number(1)).expect("a game");
    let before = game.position();
    for line in ["buy witch", "buy province", "play moat", "done", "discard copper", "return 2", "play estate"] {
        let action = line.parse().expect("an action");
        assert!(game.play(Seat::new(0), action, &mut Unheard).is_err(), "{line}");
        assert!(game.play(Seat::new(1), action, &mut Unheard).is_err(), "{line}");
    }
    assert_eq!(game.position(), before);
}
