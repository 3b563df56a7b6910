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

#[test]
fn what_was_drawn_before_a_shuffle_cannot_have_come_out_of_it() {
    let setup = Setup { kingdom: Kingdom::Chosen, cards: vec![Card::Smithy], ..Setup::default() };
    let rig = serde_json::json!({
        "seats": { "1": { "hand": ["smithy"], "deck": ["gold"], "discard": ["silver", "silver", "silver", "silver"] } }
    });
    let rig = serde_json::from_value(rig).expect("a rig");
    let position = Dominion::rigged(&setup, &rig).expect("a possible position");
    let mut game = Dominion::from_position(&setup, &position).expect("a position");
    let played = game.play(Seat::new(0), Action::Play(Card::Smithy), &mut Unheard);
    assert!(played.is_ok());
    // Everybody saw four Silvers being shuffled, and knows that one card was in the deck before: it must be the Gold.
    for number in 0..200 {
        let mut imagined = game.clone();
        imagined.imagine(Viewer::Seat(Seat::new(1)), Chance::imagined(number));
        assert_eq!(imagined.position().seats[Seat::new(0)].hand, [Card::Silver, Card::Silver, Card::Gold]);
    }
}

#[test]
fn a_shown_hand_stays_known_until_a_card_leaves_it_unseen() {
    let setup = Setup { kingdom: Kingdom::Chosen, cards: vec![Card::Cutpurse, Card::Haven], ..Setup::default() };
    let rig = serde_json::json!({
        "seats": {
            "1": { "hand": ["cutpurse"], "deck": ["copper", "copper", "copper", "copper", "copper"] },
            "2": { "hand": ["haven", "silver", "estate"], "deck": ["gold", "duchy", "duchy", "duchy"] }
        }
    });
    let rig = serde_json::from_value(rig).expect("a rig");
    let position = Dominion::rigged(&setup, &rig).expect("a possible position");
    let mut game = Dominion::from_position(&setup, &position).expect("a position");
    let mut play = |seat: usize, line: &str| {
        let action = line.parse().expect("an action");
        assert!(game.play(Seat::new(seat), action, &mut Unheard).is_ok(), "{line}");
        game.clone()
    };
    let shown = |game: &Dominion| game.view(Viewer::Onlooker).seats[Seat::new(1)].hand.shown.len();
    assert_eq!(shown(&play(0, "play cutpurse")), 3);
    play(0, "end");
    assert_eq!(shown(&play(1, "play haven")), 2);
    // Which card was set aside, nobody else knows, so nothing in the hand is certain any more.
    assert_eq!(shown(&play(1, "aside estate")), 0);
}

#[test]
fn equal_starting_hands_are_dealt_face_up() {
    let hands = |same_start: bool| {
        let setup = Setup { seats: 3, same_start, ..Setup::default() };
        let game = Dominion::new(&setup, Seed::from_number(1)).expect("a game");
        let shown = game.view(Viewer::Onlooker).seats.iter().map(|(_, seen)| seen.hand.shown.clone()).collect::<Vec<_>>();
        let held = game.position().seats.iter().map(|(_, own)| own.hand.clone()).collect::<Vec<_>>();
        (shown, held)
    };
    let (shown, held) = hands(true);
    assert!(held.iter().all(|hand| *hand == held[0]) && shown.iter().all(|hand| *hand == shown[0] && !hand.is_empty()));
    let (shown, _) = hands(false);
    assert!(shown.iter().all(Vec::is_empty));
}
