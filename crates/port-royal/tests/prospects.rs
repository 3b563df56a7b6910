//! What a view reckons for people is what the rules then do: what cards are worth, how many can be taken, where a bust comes from.

use port_royal::{Action, Extra, Mode, PortRoyal, Setup};
use table::{Chance, Game, Seed, Stream, Unheard, Viewer};

const ANY: Stream = Stream::new(0);

fn setups() -> Vec<Setup> {
    let of = |mode, seats, with| Setup { mode, seats, with, ..Setup::default() };
    let mut setups = vec![
        of(Mode::Base, 2, vec![Extra::Gamblers]),
        of(Mode::Base, 5, vec![Extra::SetSail, Extra::ContractCards]),
        of(Mode::SetSail, 3, vec![]),
        of(Mode::Contracts, 4, vec![]),
        of(Mode::CooperativeContracts, 3, vec![]),
    ];
    for chapter in 1..=5 {
        setups.push(Setup { chapter, ..of(Mode::Adventure, 3, vec![]) });
    }
    setups
}

/// Calls `look` with every state of some random games.
fn each_state(mut look: impl FnMut(&PortRoyal, &[Action])) {
    for setup in setups() {
        for number in 0..20 {
            let mut game = PortRoyal::new(&setup, Seed::from_number(number)).expect("a setup");
            let mut chance = Chance::imagined(number);
            for _ in 0..300 {
                let Some(seat) = game.awaited().lowest() else { break };
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                look(&game, &legal);
                let action = legal[chance.draw(ANY, legal.len() as u32) as usize];
                let _ = game.play(seat, action, &mut Unheard).expect("a legal action");
            }
        }
    }
}

#[test]
fn the_chances_by_colour_are_the_whole_chance() {
    let mut dangerous = 0;
    each_state(|game, _| {
        let view = game.view(Viewer::Onlooker);
        let sum: f32 = view.bust_chances.values().sum();
        assert!((sum - view.bust_chance).abs() < 1e-5, "{sum} of {}", view.bust_chance);
        dangerous += u32::from(sum > 0.0);
    });
    assert!(dangerous > 1000);
}

#[test]
fn who_stops_may_take_as_many_cards_as_was_said() {
    let (mut stops, mut more) = (0, 0);
    each_state(|game, legal| {
        if !legal.contains(&Action::Stop) {
            return;
        }
        let before = game.view(Viewer::Onlooker);
        let (active, promised) = (before.active, before.prospects[before.active].takes);
        let mut then = game.clone();
        let _ = then.play(active, Action::Stop, &mut Unheard).expect("legal");
        let after = then.view(Viewer::Onlooker);
        if after.taker == Some(active) {
            assert_eq!(after.takes, promised);
            assert_eq!(after.prospects[active].takes, promised);
            assert_eq!(after.prospects[active].best, before.prospects[active].best);
            stops += 1;
            more += u32::from(promised > 1);
        }
    });
    assert!(stops > 1000 && more > 100, "{stops}, {more}");
}

#[test]
fn a_card_costs_or_brings_what_was_said() {
    let mut taken = 0;
    each_state(|game, legal| {
        let Some(seat) = game.awaited().lowest() else { return };
        let view = game.view(Viewer::Seat(seat));
        for &action in legal {
            let (Action::Take(card) | Action::Hire(card)) = action else { continue };
            let place = view.harbour.iter().position(|other| *other == card).expect("it lies there");
            let mut then = game.clone();
            let _ = then.play(seat, action, &mut Unheard).expect("legal");
            // A last card may end the turn, and then others are paid; the seat itself is not.
            let coins = i32::from(then.view(Viewer::Onlooker).seats[seat].coins) - i32::from(view.seats[seat].coins);
            assert_eq!(coins, i32::from(view.worth[place]), "{card}");
            taken += 1;
        }
    });
    assert!(taken > 1000);
}

#[test]
fn the_best_card_can_be_taken() {
    let mut found = 0;
    each_state(|game, legal| {
        let Some(seat) = game.awaited().lowest() else { return };
        let view = game.view(Viewer::Seat(seat));
        if view.taker != Some(seat) {
            return;
        }
        if let Some(best) = view.prospects[seat].best {
            let takes = |action: &Action| match *action {
                Action::Take(card) | Action::Hire(card) | Action::TakeOn { card, .. } => card == best,
                _ => false,
            };
            assert!(legal.iter().any(takes), "{best}");
            found += 1;
        }
    });
    assert!(found > 1000);
}
