//! What a view tells a seat of what it may do next, checked against what the rules let it do.

use explorers::{Action, Explorers, Phase, Setup};
use table::{Game, Seat, Seed, Table, Viewer};

/// Goes through random games, and looks at every state in which ships may move.
fn at_sea(scenario: u8, mut look: impl FnMut(&Table<Explorers>, Seat)) {
    for number in 0..6 {
        let setup = Setup { scenario, seats: 3, round_limit: 12, ..Setup::default() };
        let mut table = Table::<Explorers>::new(setup, Seed::from_number(number)).expect("a table");
        let mut chooser = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        while let Some(seat) = table.game().awaited().lowest() {
            if table.game().view(Viewer::Seat(seat)).phase == Phase::Move {
                look(&table, seat);
            }
            let mut legal = Vec::new();
            table.game().legal(seat, &mut legal);
            chooser ^= chooser << 13;
            chooser ^= chooser >> 7;
            chooser ^= chooser << 17;
            let action = legal[(chooser % legal.len() as u64) as usize];
            table.play(seat, action).expect("a legal action");
        }
    }
}

#[test]
fn every_route_can_be_sailed_as_one_line_and_does_what_it_says() {
    let mut sailed = 0;
    for scenario in [1, 5] {
        at_sea(scenario, |table, seat| {
            let view = table.game().view(Viewer::Seat(seat));
            let gold = view.seats[seat].gold;
            let own = view.own.expect("a seat has its own part of a view");
            for (ship, routes) in &own.routes {
                for route in routes {
                    let way: Vec<String> = route.by.iter().map(ToString::to_string).collect();
                    let wool = if route.wool { format!("wool {ship}; ") } else { String::new() };
                    let line = format!("{wool}sail {ship} {}", way.join(" "));
                    let actions = table.expand(seat, &line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
                    let mut game = table.game().clone();
                    for action in actions {
                        let _ = game.play(seat, action, &mut table::Unheard).unwrap_or_else(|why| panic!("{line}: {why:?}"));
                    }
                    let after = game.view(Viewer::Seat(seat));
                    let found: Vec<_> =
                        view.hexes.iter().filter(|(hex, face)| face.tile.is_none() && after.hexes[hex].tile.is_some()).collect();
                    assert_eq!(found.len(), route.reveals.len(), "{line}");
                    if route.reveals.is_empty() {
                        assert_eq!(after.seats[seat].gold, gold - u16::from(route.tribute), "{line}");
                        assert_eq!(Some(&after.seats[seat].ships[ship].at), route.by.last(), "{line}");
                    }
                    sailed += 1;
                }
            }
        });
    }
    assert!(sailed > 1000, "only {sailed} ways were sailed");
}

#[test]
fn every_single_step_is_the_beginning_of_a_route() {
    at_sea(2, |table, seat| {
        let mut legal = Vec::new();
        table.game().legal(seat, &mut legal);
        let view = table.game().view(Viewer::Seat(seat));
        let own = view.own.expect("a seat has its own part of a view");
        for action in legal {
            if let Action::Sail { ship, edge } = action {
                let reached =
                    own.routes.get(&ship.to_string()).is_some_and(|routes| routes.iter().any(|route| route.by.contains(&edge)));
                // Where two ships lie one only passes, perhaps on no best way to anywhere.
                let ships = view.seats.iter().flat_map(|(_, seat)| seat.ships.values()).filter(|ship| ship.at == edge).count();
                assert!(reached || ships >= 2, "ship {ship} could sail to {edge}");
            }
        }
    });
}

#[test]
fn the_rack_tells_what_is_missing() {
    let game = Explorers::new(&Setup { scenario: 1, seats: 4, ..Setup::default() }, Seed::from_number(1)).expect("a game");
    let first = Seat::new(0);
    let own = game.view(Viewer::Seat(first)).own.expect("a seat has its own part of a view");
    // It begins with wool, grain and ore.
    assert_eq!(<[u8; 5]>::from(own.rack["harbour"].missing), [0, 0, 0, 1, 1]);
    assert_eq!(<[u8; 5]>::from(own.rack["ship"].missing), [1, 0, 0, 0, 0]);
    assert!(!own.rack.contains_key("crew"), "the first scenario has no crews");
    assert!(game.view(Viewer::Onlooker).own.is_none());
}
