//! What a role would bring is what it brings, the privilege of whoever takes it included.

use std::collections::BTreeMap;

use puerto_rico::{Counts, Forecast, Good, Manning, PuertoRico, Rig, Role, SeatRig, Setup, Tile};
use table::{Game, Seat, Viewer};

const SEATS: u8 = 3;

/// What the role would bring each seat, if the first one took it.
fn brings(rig: &Rig, role: Role) -> Vec<Forecast> {
    let setup = Setup { seats: SEATS, ..Setup::default() };
    let position = PuertoRico::rigged(&setup, rig).expect("a position");
    let game = PuertoRico::from_position(&setup, &position).expect("a game");
    let view = game.view(Viewer::Onlooker);
    let forecast = view.forecast.get(&role).expect("a role that can be taken");
    (0..SEATS as usize).map(|seat| forecast[Seat::new(seat)]).collect()
}

/// Seats with so many barrels of corn, indigo, sugar, tobacco and coffee.
fn with_goods(seats: &[(&str, [u8; 5])]) -> Rig {
    let seat = |goods: [u8; 5]| SeatRig { goods: Counts(goods), ..SeatRig::default() };
    Rig { seats: seats.iter().map(|(number, goods)| ((*number).to_owned(), seat(*goods))).collect(), ..Rig::default() }
}

#[test]
fn the_craftsman_counts_the_barrel_of_the_privilege() {
    let corn = |manned: u8| BTreeMap::from([(Tile::Plantation(Good::Corn), Manning { manned, tiles: manned })]);
    let seat = |manned: u8| SeatRig { island: Some(corn(manned)), ..SeatRig::default() };
    let rig = Rig { seats: [("1".to_owned(), seat(1)), ("2".to_owned(), seat(1))].into(), ..Rig::default() };
    let corn: Vec<u8> = brings(&rig, Role::Craftsman).iter().map(|forecast| forecast.goods.of(Good::Corn)).collect();
    assert_eq!(corn, [2, 1, 0]);
}

#[test]
fn the_captain_counts_every_load() {
    let rig = with_goods(&[("1", [1, 1, 0, 0, 0]), ("2", [0, 0, 3, 0, 0])]);
    let points: Vec<u16> = brings(&rig, Role::Captain).iter().map(|forecast| forecast.points).collect();
    assert_eq!(points, [3, 3, 0]);
}

#[test]
fn the_captain_counts_no_room_that_others_have_taken() {
    let mut rig = with_goods(&[("1", [3, 0, 0, 0, 0]), ("2", [4, 0, 0, 0, 0])]);
    rig.ships = BTreeMap::from([("5".parse().expect("a ship"), "1 corn".parse().expect("a load"))]);
    let points: Vec<u16> = brings(&rig, Role::Captain).iter().map(|forecast| forecast.points).collect();
    assert_eq!(points, [4, 1, 0]);
}

#[test]
fn points_are_only_likely_where_somebody_has_a_choice() {
    let mut rig = with_goods(&[("1", [2, 0, 0, 0, 0])]);
    assert!(brings(&rig, Role::Captain)[0].likely, "there are three empty ships");
    rig.ships = BTreeMap::from([("5".parse().expect("a ship"), "1 corn".parse().expect("a load"))]);
    assert!(!brings(&rig, Role::Captain)[0].likely);
}
