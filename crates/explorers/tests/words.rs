//! What players are told beforehand, and what the sheet shows.

use explorers::{Action, Explorers, Setup};
use table::{Arg, Chance, Event, Game, Message, Seed, Stream, Table, Viewer};

fn new_table(scenario: u8, seed: u64) -> Table<Explorers> {
    let setup = Setup { scenario, seats: 3, ..Setup::default() };
    Table::new(setup, Seed::from_number(seed)).expect("a setup that can be played")
}

/// Plays at random, and looks at the table before each decision.
fn wander(mut table: Table<Explorers>, seed: u64, mut look: impl FnMut(&Explorers, &[Action])) {
    let mut chance = Chance::imagined(seed);
    for _ in 0..4000 {
        let Some(seat) = table.game().awaited().lowest() else { return };
        let mut legal = Vec::new();
        table.game().legal(seat, &mut legal);
        look(table.game(), &legal);
        let action = legal[chance.draw(Stream::new(0), legal.len() as u32) as usize];
        table.play(seat, action).expect("a legal action");
    }
}

#[test]
fn a_throw_that_ends_a_ships_move_says_so() {
    let mut said = [0, 0];
    for seed in 0..4 {
        wander(new_table(5, seed), seed, |game, legal| {
            let view = game.view(Viewer::Onlooker);
            for action in legal.iter().filter(|action| matches!(action, Action::RollForFish | Action::Chase(_))) {
                let message = game.describe(view.active, *action).message;
                assert_eq!(message.id.ends_with("-stopping"), view.turn.moving.is_some(), "{message}");
                said[usize::from(view.turn.moving.is_some())] += 1;
            }
        });
    }
    assert!(said.into_iter().all(|count| count > 0), "{said:?}");
}

/// Is there a text in the message, or in one said in it? Places have names for records and for typing, and those would be texts.
fn has_text(message: &Message) -> bool {
    message.args.iter().any(|(_, arg)| match arg {
        Arg::Text(_) => true,
        Arg::Said(said) => has_text(said),
        _ => false,
    })
}

#[test]
fn places_are_told_in_words() {
    for scenario in 1..=5 {
        let mut table = new_table(scenario, 7);
        let mut chance = Chance::imagined(7);
        let mut told = 0;
        for _ in 0..2000 {
            let Some(seat) = table.game().awaited().lowest() else { break };
            let mut legal = Vec::new();
            table.game().legal(seat, &mut legal);
            for action in &legal {
                let message = table.game().describe(seat, *action).message;
                assert!(!has_text(&message), "{action}: {message}");
            }
            let action = legal[chance.draw(Stream::new(0), legal.len() as u32) as usize];
            let step = table.play(seat, action).expect("a legal action");
            for event in step.heard.by(Viewer::Onlooker) {
                assert!(!has_text(&event.message()), "{}", event.message());
                told += usize::from(event.message().args.iter().any(|(name, _)| name == "place"));
            }
        }
        assert!(told > 50, "{told} places");
    }
}

#[test]
fn the_sheet_shows_what_the_missions_have_in_store() {
    for scenario in 1..=5 {
        wander(new_table(scenario, 1), 1, |game, _| {
            let view = game.view(Viewer::Onlooker);
            let sheet = Explorers::sheet(&view);
            let supply = sheet.blocks.iter().find(|block| block.title.id == "explorers-sheet-supply");
            assert_eq!(supply.map_or(0, |block| block.rows.len()), view.missions.len());
            let left = |piece: &str| {
                let mut rows = supply.into_iter().flat_map(|block| &block.rows);
                let row = rows.find(|row| row[0].args.iter().any(|(_, arg)| *arg == Arg::Name(piece.to_owned().into())))?;
                row[1].args.first().map(|(_, arg)| arg.clone())
            };
            for (mission, piece, supply) in
                [("fish", "explorers-fish", view.fish_supply), ("spices", "explorers-sack", view.sack_supply)]
            {
                assert_eq!(left(piece), view.missions.contains_key(mission).then(|| Arg::Number(supply.into())), "{piece}");
            }
        });
    }
}
