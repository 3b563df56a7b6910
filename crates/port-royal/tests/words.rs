//! What is told fits what happens.

use port_royal::{Action, Event, Mode, PortRoyal, Rig, SeatRig, Setup};
use table::{Arg, Game, Heard, Message, Seat, Seed, Viewer};

fn table(setup: &Setup, rig: &Rig) -> PortRoyal {
    let position = PortRoyal::rigged(setup, rig).expect("a position");
    PortRoyal::from_position(setup, &position).expect("a game")
}

/// The crowns gained that are told when a seat with so many solves task 20, which brings two.
fn told_crowns(crowns: u8) -> Vec<(u8, u8)> {
    let setup = Setup { seats: 2, mode: Mode::Adventure, chapter: 2, ..Setup::default() };
    let mut rig = Rig::default();
    let mut own = SeatRig { coins: Some(20), ..SeatRig::default() };
    own.house.crowns = crowns;
    rig.seats.insert("1".to_owned(), own);
    rig.adventure.tasks = Some(vec!["20".parse().expect("a task")]);
    let mut game = table(&setup, &rig);
    let mut heard = Heard::new(2);
    let solve: Action = "solve 20".parse().expect("an action");
    game.play(Seat::new(0), solve, &mut heard).map(|_| ()).expect("a legal action");
    let gained = |event: &Event| if let Event::CrownsGained { crowns, now, .. } = event { Some((*crowns, *now)) } else { None };
    heard.by(Viewer::Onlooker).iter().filter_map(gained).collect()
}

#[test]
fn only_the_crowns_that_fit_the_track_are_told_as_gained() {
    assert_eq!(told_crowns(0), [(2, 2)]);
    assert_eq!(told_crowns(11), [(1, 12)]);
    assert_eq!(told_crowns(12), [(0, 12)]);
}

/// What the seat could nearly do, and why not.
fn refusals(game: &PortRoyal) -> Vec<(String, String)> {
    table::blocked(game, Seat::new(0)).into_iter().map(|one| (one.notation, one.why.id.to_string())).collect()
}

#[test]
fn what_is_not_due_says_why() {
    let setup = Setup { seats: 2, ..Setup::default() };
    let harbour = ["flute 1/1", "sailor 3/1"].map(|card| card.parse().expect("a card")).into();
    let mut game = table(&setup, &Rig { harbour, ..Rig::default() });
    let discovering = refusals(&game);
    for taking in ["take flute 1/1", "hire sailor 3/1"] {
        let why = (taking.to_owned(), "port-royal-still-discovering".to_owned());
        assert!(discovering.contains(&why), "{taking}: {discovering:?}");
    }
    game.play(Seat::new(0), Action::Stop, &mut Heard::new(2)).map(|_| ()).expect("a legal action");
    let taking = refusals(&game);
    assert!(taking.contains(&("reveal".to_owned(), "port-royal-discovering-is-over".to_owned())), "{taking:?}");
}

#[test]
fn an_expedition_promises_what_the_score_gains() {
    let expedition = "expedition captain+captain 4/2".parse().expect("a card");
    let mut rig = Rig { expeditions: vec![expedition], ..Rig::default() };
    let captain = "captain 4/1".parse().expect("a card");
    rig.seats.insert("1".to_owned(), SeatRig { people: vec![captain; 2], ..SeatRig::default() });
    let setup = Setup { seats: 2, ..Setup::default() };
    let claim = "claim expedition captain+captain 4/2 with captain 4/1 + captain 4/1".parse().expect("an action");
    let Message { args, .. } = table(&setup, &rig).describe(Seat::new(0), claim).message;
    let number = |name| args.iter().find(|(key, _)| *key == name).map(|(_, arg)| arg.clone());
    assert_eq!([number("gain"), number("points"), number("lost")], [2, 4, 2].map(|number| Some(Arg::Number(number))));
}

#[test]
fn every_game_of_the_box_tells_its_own_goal() {
    let goal = |mode: Mode| {
        let seats = *mode.seats().start();
        let game = PortRoyal::new(&Setup { mode, seats, ..Setup::default() }, Seed::from_number(1)).expect("a game");
        let Message { id, args } = game.about();
        assert_eq!(id, "port-royal-about");
        format!("{:?}", args[0])
    };
    let modes =
        [Mode::Base, Mode::SetSail, Mode::Contracts, Mode::CooperativeContracts, Mode::Adventure, Mode::CooperativeAdventure];
    let goals: std::collections::BTreeSet<String> = modes.into_iter().map(goal).collect();
    assert_eq!(goals.len(), modes.len(), "{goals:?}");
}
