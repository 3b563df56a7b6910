//! What is said in whole games reads well in every language: every game, every ready-made arrangement, random play.

use table::{AnyTable, Chance, Message, Seat, Seed, Stream, Viewer};
use words::{Language, SeatNames, Words};

/// Random games of some kinds wander; what there is to say has been said long before.
const DECISIONS: usize = 600;

#[test]
fn what_is_said_in_a_game_is_neatly_put_together() {
    let languages = Language::ALL.map(Words::new);
    let names = SeatNames::new(["Anna", "Běla", "Ștefan", "", "Zoé"]);
    for game in games::all() {
        let own_id = format!("{}-", game.name());
        for (number, preset) in game.form().presets.iter().enumerate() {
            let table = game.open(&preset.setup, Seed::from_number(number as u64)).expect("a preset can be played");
            for message in said_in_a_game(table, number as u64) {
                for words in &languages {
                    let said = words.say(&message, &names);
                    let untidy = [own_id.as_str(), "table-", "{", "  ", "..", ",,", " ,", " .", ":.", "( ", " )"];
                    let fault = untidy.into_iter().find(|untidy| said.contains(untidy));
                    assert!(
                        fault.is_none() && said.trim() == said && !said.is_empty(),
                        "{}: {message}: “{said}”",
                        words.language()
                    );
                }
            }
        }
    }
}

/// Every message of a game played at random: prompts, actions, refusals, events and sheets.
fn said_in_a_game(mut table: Box<dyn AnyTable>, number: u64) -> Vec<Message> {
    let mut chance = Chance::imagined(number);
    let mut said = vec![table.about()];
    for _ in 0..DECISIONS {
        let Some(seat) = table.awaited().lowest() else { break };
        said.extend((0..table.seats() as usize).map(|index| table.prompt(Seat::new(index))));
        let offers = table.legal(seat);
        // As a hint says it: the sentence goes on behind what is offered.
        said.extend(offers.iter().map(|offer| {
            let reason = Message::new("table-only-choice");
            Message::new("terminal-hint").with("action", offer.message.clone()).with("reason", reason)
        }));
        said.extend(table.blocked(seat).into_iter().map(|(_, why)| why.0));
        let blocks = table.sheet(Viewer::Onlooker).blocks;
        said.extend(blocks.into_iter().flat_map(|block| block.rows.into_iter().flatten()));
        let from = table.entries();
        let offer = &offers[chance.draw(Stream::new(0), offers.len() as u32) as usize];
        table.play(seat, &offer.notation).expect("a legal action");
        said.extend(table.heard_since(from, Viewer::Onlooker).into_iter().map(|(_, _, message)| message));
    }
    said
}
