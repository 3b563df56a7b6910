//! Everything Explorers & Pirates says has words in every language, and they read well in whole games.

use explorers::{Explorers, Setup};
use table::{Chance, Event, Game, Heard, Message, Seed, Stream, Viewer};
use words::{Fault, Language, SeatNames, Words, check};

#[test]
fn explorers_has_words_in_every_language() {
    let faults = check(table::MESSAGES.iter().chain(Explorers::MESSAGES).copied());
    let is_own = |fault: &&Fault| {
        let named = fault.id.as_ref().is_some_and(|id| id.starts_with(Explorers::NAME));
        named || fault.file.as_deref() == Some("explorers.ftl")
    };
    let own = faults.iter().filter(is_own);
    assert_eq!(own.map(ToString::to_string).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn what_is_said_in_a_game_is_neatly_put_together() {
    let languages = Language::ALL.map(Words::new);
    let names = SeatNames::new(["Anna", "Běla", "Ștefan", "", "Zoé"]);
    for message in (0..8).flat_map(said_in_a_game) {
        for words in &languages {
            let said = words.say(&message, &names);
            let untidy = ["explorers-", "table-", "{", "  ", "..", ",,", " ,", " .", ":.", "( ", " )"];
            let fault = untidy.into_iter().find(|untidy| said.contains(untidy));
            assert!(fault.is_none() && said.trim() == said && !said.is_empty(), "{}: {message}: “{said}”", words.language());
        }
    }
}

/// Every message of a game played at random: prompts, actions, refusals, events and sheets.
fn said_in_a_game(number: u64) -> Vec<Message> {
    let setup = Setup { scenario: 1 + (number % 5) as u8, seats: 2 + (number % 3) as u8, round_limit: 12, ..Setup::default() };
    let mut game = Explorers::new(&setup, Seed::from_number(number)).expect("a setup that can be played");
    let mut chance = Chance::imagined(number);
    let mut said = Vec::new();
    while let Some(seat) = game.awaited().lowest() {
        let (mut legal, mut blocked) = (Vec::new(), Vec::new());
        game.legal(seat, &mut legal);
        game.blocked(seat, &mut blocked);
        said.extend([game.prompt(seat), game.prompt(seat.next(setup.seats))]);
        said.extend(legal.iter().map(|action| game.describe(seat, *action).message));
        for (action, why) in blocked {
            said.extend([game.describe(seat, action).message, why.0]);
        }
        let sheet = Explorers::sheet(&game.view(Viewer::Onlooker));
        said.extend(sheet.blocks.into_iter().flat_map(|block| block.rows.into_iter().flatten()));
        let action = legal[chance.draw(Stream::new(0), legal.len() as u32) as usize];
        let mut heard = Heard::new(setup.seats);
        let _ = game.play(seat, action, &mut heard).expect("a legal action");
        said.extend(heard.by(Viewer::Onlooker).iter().map(Event::message));
    }
    said
}
