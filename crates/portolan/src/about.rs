//! `help THING` while playing: what is written about a card, a building, a term of the game.

use table::{AnyGame, Message};
use words::{SeatNames, Words};

/// What a game explains, and in which words.
pub struct Book<'a> {
    game: &'a dyn AnyGame,
    words: &'a Words,
}

impl<'a> Book<'a> {
    pub const fn new(game: &'a dyn AnyGame, words: &'a Words) -> Self {
        Self { game, words }
    }

    /// What is written about a thing, under its name. The thing may be called by its name or by its notation, with figures behind it
    /// (`sailor 3/1`); several things can have one name.
    pub fn about(&self, thing: &str) -> Vec<(String, String)> {
        let thing = thing.to_lowercase().replace('-', " ");
        let mut words: Vec<&str> = thing.split_whitespace().collect();
        while !words.is_empty() {
            let called = words.join(" ");
            let found = self.things().filter(|id| self.notation(id) == called || self.name(id).to_lowercase() == called);
            let found: Vec<_> = found.map(|id| (self.name(id), self.say(format!("{id}-help")))).collect();
            if !found.is_empty() {
                return found;
            }
            words.pop();
        }
        Vec::new()
    }

    /// The names of everything that is explained.
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.things().map(|id| self.name(id)).collect();
        names.sort_by_key(|name| name.to_lowercase());
        names.dedup();
        names
    }

    /// The ids of everything with a name and, under the same id with `-help` behind it, an explanation.
    fn things(&self) -> impl Iterator<Item = &'static str> {
        let plain = || self.game.messages().iter().filter(|message| message.args.is_empty()).map(|message| message.id);
        plain().filter_map(|id| id.strip_suffix("-help")).filter(move |id| plain().any(|other| other == *id))
    }

    fn notation(&self, id: &str) -> String {
        let own = id.strip_prefix(self.game.name()).unwrap_or(id);
        own.trim_start_matches('-').replace('-', " ")
    }

    fn name(&self, id: &'static str) -> String {
        self.say(id)
    }

    fn say(&self, id: impl Into<table::Id>) -> String {
        self.words.say(&Message { id: id.into(), args: Vec::new() }, &SeatNames::new([""; 0]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    fn about(game: &str, language: Language, thing: &str) -> Vec<String> {
        let words = Words::new(language);
        Book::new(games::find(game).expect("a game"), &words).about(thing).into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn things_are_found_by_name_and_notation_in_every_language() {
        for (language, thing, name) in [
            (Language::English, "Throne Room", "Throne Room"),
            (Language::English, "throne-room", "Throne Room"),
            (Language::Czech, "throne room", "trůnní sál"),
            (Language::Czech, "trůnní sál", "trůnní sál"),
        ] {
            assert_eq!(about("dominion", language, thing), [name], "{thing}");
        }
        assert_eq!(about("port-royal", Language::English, "sailor 3/1"), ["sailor"]);
        assert_eq!(about("port-royal", Language::English, "crow's nest"), [""; 0]);
    }

    #[test]
    fn every_game_explains_something_and_every_name_finds_it() {
        for game in games::all() {
            let words = Words::new(Language::English);
            let book = Book::new(game, &words);
            assert!(!book.names().is_empty(), "{} explains nothing", game.name());
            for name in book.names() {
                assert!(book.about(&name).iter().any(|(found, _)| *found == name), "{}: {name}", game.name());
            }
        }
    }
}
