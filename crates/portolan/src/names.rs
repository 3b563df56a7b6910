//! What seats are called in the terminal: in a game, and when it is told again from its record.

use table::{AnyGame, Arg, BotSpec, Message};
use words::{SeatNames, Words};

/// What stands in records and campaigns for whoever sits at this keyboard.
pub const YOU: &str = "you";

/// The bot of this name, if the game has one.
pub fn bot(game: &dyn AnyGame, name: &str) -> Option<BotSpec> {
    name.parse().ok().filter(|bot| game.check_bot(bot).is_ok())
}

/// Names as records hold them, as they are spoken: bots by their names in this language, and told apart by their seats where there are
/// several of one name; likewise people at one keyboard. Everybody else is called by name.
pub fn spoken<'a>(game: &dyn AnyGame, names: impl IntoIterator<Item = &'a str>, words: &Words) -> SeatNames {
    let seated: Vec<(&str, Option<BotSpec>)> = names.into_iter().map(|name| (name, bot(game, name))).collect();
    let people = seated.iter().filter(|(name, _)| *name == YOU).count();
    let say = |message: &Message| words.say(message, &SeatNames::new([""; 0]));
    let spoken = seated.iter().enumerate().map(|(index, (name, bot))| {
        let number = index as u8 + 1;
        match bot {
            _ if *name == YOU && people == 1 => say(&Message::new("terminal-you")),
            _ if *name == YOU => say(&Message::new("terminal-person").with("number", number)),
            None if *name == server::WHO_LEFT => say(&Message::new("server-somebody")),
            None => (*name).to_owned(),
            Some(bot) => {
                // Whoever is told in words what to do is called by these words.
                let called = match bot.name.as_str() {
                    name if bots::NAMES.contains(&name) => Arg::Name(format!("terminal-{name}").into()),
                    name if game.personalities().contains(&name) => Arg::Name(format!("server-{name}").into()),
                    name => Arg::Text(name.to_owned()),
                };
                let twins = seated.iter().flat_map(|(_, other)| other).filter(|other| other.name == bot.name).count();
                match twins {
                    1 => say(&Message::new("terminal-bot").with("bot", called)),
                    _ => say(&Message::new("terminal-bot-numbered").with("bot", called).with("number", number)),
                }
            }
        }
    });
    SeatNames::new(spoken.collect::<Vec<_>>())
}
