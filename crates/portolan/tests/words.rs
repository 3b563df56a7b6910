//! What is said in whole games reads well in every language: every game, every ready-made arrangement, random play.

use table::{Message, Seed};
use words::{Language, SeatNames, Words, listen};

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
            let heard = listen(table, number as u64, DECISIONS);
            // In a hint the sentence goes on behind what could be done.
            let hints = heard.iter().filter(|message| message.id.contains("-do-")).map(hint).collect::<Vec<_>>();
            for message in heard.into_iter().chain(hints) {
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

fn hint(action: &Message) -> Message {
    Message::new("terminal-hint").with("action", action.clone()).with("reason", Message::new("table-only-choice"))
}
