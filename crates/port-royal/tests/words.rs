//! What is told fits what happens.

use port_royal::{Action, Event, Mode, PortRoyal, Rig, SeatRig, Setup};
use table::{Game, Heard, Message, Seat, Seed, Viewer};

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
