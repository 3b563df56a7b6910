//! Port Royal's players know what they are doing, alone, against each other and together.

use std::collections::BTreeMap;

use bots::{LEVELS, make};
use port_royal::{Action, Card, Contract, Mode, PortRoyal, Rig, SeatRig, Setup};
use table::{Bot, BotSpec, Game as _, Seat, Seats, Seed, Seen, Unheard};

fn bot(name: &str) -> BotSpec {
    name.parse().expect("a bot that can be read")
}

fn player(name: &str) -> Box<dyn Bot<PortRoyal>> {
    make::<PortRoyal>(&bot(name), 1).expect("a player")
}

fn script() -> Box<dyn Bot<PortRoyal>> {
    player("script")
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn cards(texts: &[&str]) -> Vec<Card> {
    texts.iter().map(|text| card(text)).collect()
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// Plays a game to its end and says what each seat got of it.
fn play(setup: &Setup, number: u64, bots: &mut [Box<dyn Bot<PortRoyal>>]) -> Vec<f32> {
    let mut game = PortRoyal::new(setup, Seed::from_number(number)).expect("a game");
    while let Some(seat) = game.awaited().lowest() {
        let advice = bots[seat.index()].decide(&Seen::new(&game, seat));
        let known = PortRoyal::MESSAGES.iter().chain(table::MESSAGES).any(|spec| spec.id == advice.reason.id);
        assert!(known, "{} is not declared", advice.reason.id);
        game.play(seat, advice.action, &mut Unheard).map(|_| ()).expect("a legal action");
    }
    game.standing().payoffs()[..bots.len()].to_vec()
}

/// Which share of this number of games the first of such players wins.
fn wins(setup: &Setup, games: u64, name: &str) -> f32 {
    let mut players: Vec<_> = (0..setup.seats).map(|_| player(name)).collect();
    (0..games).map(|number| play(setup, number, &mut players)[0]).sum::<f32>() / games as f32
}

/// A position of two seats with contracts in common: people and six coins before each of them, a harbour just revealed by the first.
fn together(contracts: &[Contract], people: [&[&str]; 2], harbour: &[&str]) -> PortRoyal {
    let setup = Setup { seats: 2, mode: Mode::CooperativeContracts, ..Setup::default() };
    let seats = people.into_iter().enumerate().map(|(index, people)| {
        let rig = SeatRig { coins: Some(6), people: cards(people), ..SeatRig::default() };
        ((index + 1).to_string(), rig)
    });
    let rig = Rig {
        contracts: Some(contracts.to_vec()),
        harbour: cards(harbour),
        seats: seats.collect::<BTreeMap<_, _>>(),
        ..Rig::default()
    };
    let position = PortRoyal::rigged(&setup, &rig).expect("a position");
    let mut game = PortRoyal::from_position(&setup, &position).expect("a game");
    game.play(seat(1), Action::Stop, &mut Unheard).map(|_| ()).expect("a legal action");
    game
}

/// Lets the script act for whoever is awaited; for a group, the one that judges best.
fn act(game: &mut PortRoyal) -> (Seat, Action) {
    let seat = game.awaited().lowest().expect("somebody to act");
    let together = Seen::new(game, seat).sight().mode().is_cooperative();
    let action = player(if together { "admiral" } else { "script" }).decide(&Seen::new(game, seat)).action;
    game.play(seat, action, &mut Unheard).map(|_| ()).expect("a legal action");
    (seat, action)
}

const CONTRACTS: [Contract; 5] =
    [Contract::Comedian, Contract::Fighter, Contract::TraderPrince, Contract::MaritimeSupremacy, Contract::Jinx];

#[test]
fn a_card_is_left_to_whoever_needs_it_more() {
    let mut game = together(&CONTRACTS, [&["sailor 3/1", "sailor 3/1"], &["jester 7/2"]], &["priest 4/1", "flute 2/2"]);
    assert_eq!(act(&mut game), (seat(1), Action::Take(card("flute 2/2"))));
    assert_eq!(act(&mut game), (seat(2), Action::Hire(card("priest 4/1"))));
    assert_eq!(act(&mut game), (seat(2), Action::Complete(Contract::Comedian)));
}

#[test]
fn the_one_who_needs_a_card_takes_it_at_once() {
    let mut game = together(&CONTRACTS, [&["jester 7/2"], &["sailor 3/1", "sailor 3/1"]], &["priest 4/1", "flute 2/2"]);
    assert_eq!(act(&mut game), (seat(1), Action::Hire(card("priest 4/1"))));
}

#[test]
fn a_coin_that_only_a_friend_gets_is_worth_a_card() {
    let mut game = together(&CONTRACTS, [&[], &[]], &["flute 1/1", "skiff 3/3"]);
    assert_eq!(act(&mut game), (seat(1), Action::Take(card("skiff 3/3"))));
    assert_eq!(act(&mut game), (seat(2), Action::Take(card("flute 1/1"))));
}

/// A seat that is about to turn over its event and could make an expedition.
fn before_the_event(mode: Mode) -> PortRoyal {
    let setup = Setup { seats: 2, mode, ..Setup::default() };
    let travellers = SeatRig { people: vec![card("captain 4/1"), card("captain 4/1")], ..SeatRig::default() };
    let mut rig = Rig {
        expeditions: vec![card("expedition captain+captain 4/2")],
        seats: [("1".to_owned(), travellers)].into(),
        ..Rig::default()
    };
    rig.adventure.before_event = true;
    let position = PortRoyal::rigged(&setup, &rig).expect("a position");
    PortRoyal::from_position(&setup, &position).expect("a game")
}

#[test]
fn a_rival_sees_the_event_before_it_makes_an_expedition() {
    let mut game = before_the_event(Mode::Adventure);
    assert_eq!(act(&mut game), (seat(1), Action::Event));
}

#[test]
fn a_group_makes_an_expedition_before_the_event_that_may_end_its_chapter() {
    let mut game = before_the_event(Mode::CooperativeAdventure);
    assert!(matches!(act(&mut game), (_, Action::Claim { .. })));
    assert_eq!(act(&mut game), (seat(1), Action::Event));
}

#[test]
fn the_script_makes_an_expedition_before_the_others_take() {
    let setup = Setup { seats: 2, ..Setup::default() };
    let rig = Rig {
        harbour: vec![card("priest 4/1"), card("flute 1/1")],
        expeditions: vec![card("expedition priest+priest 4/2")],
        seats: [("1".to_owned(), SeatRig { coins: Some(4), people: vec![card("priest 4/1")], ..SeatRig::default() })].into(),
        ..Rig::default()
    };
    let position = PortRoyal::rigged(&setup, &rig).expect("a position");
    let mut game = PortRoyal::from_position(&setup, &position).expect("a game");
    for action in [Action::Stop, Action::Hire(card("priest 4/1"))] {
        game.play(seat(1), action, &mut Unheard).map(|_| ()).expect("a legal action");
    }
    assert!(matches!(act(&mut game), (_, Action::Claim { .. })));
    assert_eq!(game.awaited(), Seats::one(seat(2)));
}

#[test]
fn a_group_completes_its_contracts_more_often_than_not() {
    for seats in 1..=3 {
        let setup = Setup { seats, mode: Mode::CooperativeContracts, ..Setup::default() };
        let won = wins(&setup, 30, "admiral");
        assert!(won >= 0.5, "{seats} seats win {won}");
    }
}

#[test]
fn a_group_comes_through_every_chapter() {
    for chapter in 1..=5 {
        for seats in [1, 3] {
            let setup = Setup { seats, mode: Mode::CooperativeAdventure, chapter, ..Setup::default() };
            let won = wins(&setup, 20, "admiral");
            assert!(won >= 0.2, "{seats} seats win {won} of chapter {chapter}");
        }
    }
}

#[test]
fn each_level_of_a_group_wins_more_than_the_one_below() {
    let default = Setup::default();
    for (mode, chapter) in [(Mode::CooperativeContracts, default.chapter), (Mode::CooperativeAdventure, 3)] {
        let setup = Setup { seats: 3, mode, chapter, ..default.clone() };
        let won = LEVELS.iter().map(|level| wins(&setup, 150, level)).collect::<Vec<_>>();
        assert!(won.is_sorted_by(|lower, higher| lower + 0.03 < *higher), "{mode:?}: {won:?}");
    }
}

#[test]
fn a_rival_in_the_adventure_beats_random_players() {
    let mut total = 0.0;
    for number in 0..30 {
        let first = number as usize % 3;
        let setup = Setup { mode: Mode::Adventure, chapter: number as u8 % 5 + 1, ..Setup::default() };
        let mut bots: Vec<_> = (0..3).map(|seat| make(&bot("random"), seat).expect("a bot")).collect();
        bots[first] = script();
        total += play(&setup, number, &mut bots)[first];
    }
    assert!(total / 30.0 >= 0.9, "the script wins {total} of 30");
}

#[test]
fn scripts_play_every_game_of_the_box_to_its_end() {
    for (mode, seats) in
        [(Mode::Base, 4), (Mode::SetSail, 3), (Mode::Contracts, 5), (Mode::CooperativeContracts, 5), (Mode::Adventure, 4)]
    {
        let setup = Setup { seats, mode, ..Setup::default() };
        let _ = wins(&setup, 5, "script");
    }
}
