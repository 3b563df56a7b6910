//! Every message of a file with everything that changes its words: what whoever translates it reads, and reads aloud.

use std::collections::{BTreeMap, BTreeSet};

use table::{AnyTable, Arg, ArgKind, Chance, Id, Message, MessageSpec, Seat, Stream, Viewer};

use crate::check::{Entry, Page};
use crate::locale::Locale;
use crate::{Language, SeatNames, Words};

/// A message, and all the ways it can sound.
pub struct Reading {
    /// The message.
    pub id: String,
    /// How it is said; a name in all its forms.
    pub said: Vec<String>,
}

/// The messages of a file in their order, each with every plural form, and with a name of every kind it was heard with: of those
/// that are alike in their forms and genders, the first. What was never heard is said with names from its own file.
pub fn read(language: Language, file: &str, specs: &[MessageSpec], heard: &[Message]) -> Vec<Reading> {
    let locale = Locale::embedded(language);
    let page = Page::read(&locale);
    let words = Words::new(language);
    let mut reader = Reader { language, words, heard: BTreeMap::new(), names: BTreeMap::new(), own: Vec::new() };
    for message in heard {
        reader.hear(message);
    }
    let specs: BTreeMap<&str, &MessageSpec> = specs.iter().map(|spec| (spec.id, spec)).collect();
    let own = locale.messages().filter(|(from, _)| from.name == file).map(|(_, message)| message.id.name);
    let own: Vec<(&str, &Entry)> = own.filter_map(|id| Some((id, page.messages.get(id)?))).collect();
    let names = own.iter().filter(|(id, _)| specs.get(id).is_some_and(|spec| spec.is_name));
    reader.own = names.map(|(id, _)| (*id).to_owned().into()).collect();
    own.into_iter().map(|(id, entry)| reader.reading(id, entry, specs.get(id).copied())).collect()
}

/// Everything said in a game that is played at random, for this number of decisions, once: prompts, actions, refusals, events and sheets.
pub fn listen(mut table: Box<dyn AnyTable>, number: u64, decisions: usize) -> Vec<Message> {
    let mut chance = Chance::imagined(number);
    let (mut said, mut known) = (Vec::new(), BTreeSet::new());
    let mut hear = |message: Message| {
        if known.insert(message.to_string()) {
            said.push(message);
        }
    };
    hear(table.about());
    for _ in 0..decisions {
        let Some(seat) = table.awaited().lowest() else { break };
        (0..table.seats() as usize).for_each(|index| hear(table.prompt(Seat::new(index))));
        let offers = table.legal(seat);
        offers.iter().map(|offer| offer.message.clone()).for_each(&mut hear);
        offers.iter().filter_map(|offer| offer.kind.group).for_each(|group| hear(Message::new(group)));
        table.blocked(seat).into_iter().flat_map(|blocked| [blocked.message, blocked.why]).for_each(&mut hear);
        let viewers = [Viewer::Onlooker, Viewer::Seat(seat)];
        let tallies = viewers.into_iter().flat_map(|viewer| table.tally(viewer));
        tallies.flat_map(|tally| tally.sources.into_iter().chain(tally.besides)).for_each(|source| hear(source.name));
        for block in viewers.into_iter().flat_map(|viewer| table.sheet(viewer).blocks) {
            block.columns.into_iter().chain(block.rows.into_iter().flatten()).chain([block.title]).for_each(&mut hear);
        }
        let from = table.entries();
        let offer = &offers[chance.draw(Stream::new(0), offers.len() as u32) as usize];
        table.play(seat, &offer.notation).expect("a legal action");
        let events = viewers.into_iter().flat_map(|viewer| table.heard_since(from, viewer));
        events.for_each(|heard| hear(heard.message));
    }
    said
}

struct Reader<'h> {
    language: Language,
    words: Words,
    /// What was heard, by message.
    heard: BTreeMap<&'h str, Vec<&'h Message>>,
    /// The names an argument was heard with, in whatever message.
    names: BTreeMap<&'h str, BTreeSet<Id>>,
    /// The names in the file itself.
    own: Vec<Id>,
}

impl<'h> Reader<'h> {
    fn hear(&mut self, message: &'h Message) {
        self.heard.entry(&message.id).or_default().push(message);
        for (name, arg) in &message.args {
            match arg {
                Arg::Name(id) => {
                    self.names.entry(name).or_default().insert(id.clone());
                }
                Arg::Said(inner) => self.hear(inner),
                _ => {}
            }
        }
    }

    fn reading(&self, id: &str, entry: &Entry, spec: Option<&MessageSpec>) -> Reading {
        let seats = SeatNames::new(["Anna", "Běla", "Ștefan"]);
        let mut said: Vec<String> = Vec::new();
        for message in self.samples(id, entry, spec) {
            let spoken = self.words.speak(&message, &seats, &mut Vec::new());
            let forms = spoken.cases.iter().map(|(case, form)| format!(" | {case}: {form}"));
            let line = spoken.value.clone() + &forms.collect::<String>();
            if !said.contains(&line) {
                said.push(line);
            }
        }
        Reading { id: id.to_owned(), said }
    }

    fn samples(&self, id: &str, entry: &Entry, spec: Option<&MessageSpec>) -> Vec<Message> {
        let mut samples: Vec<Message> = self.heard.get(id).into_iter().flatten().copied().cloned().collect();
        let unheard = samples.is_empty();
        if unheard {
            samples.push(self.imagined(id, entry, spec));
        }
        let mut sounds = BTreeSet::new();
        // What changes nothing in any argument has been said already.
        let mut is_new = |message: &Message| {
            let args = message.args.iter().map(|(name, arg)| (name.clone(), self.sound(name, arg, entry)));
            args.fold(message.args.is_empty(), |new, sound| sounds.insert(sound) || new)
        };
        samples.retain(|message| is_new(message));
        let Some(base) = samples.first().cloned() else { return samples };
        for index in 0..base.args.len() {
            for arg in self.varied(&base.args[index], entry, unheard) {
                let mut message = base.clone();
                message.args[index].1 = arg;
                if is_new(&message) {
                    samples.push(message);
                }
            }
        }
        samples
    }

    /// The message with arguments made up.
    fn imagined(&self, id: &str, entry: &Entry, spec: Option<&MessageSpec>) -> Message {
        let declared = |name: &str| spec.and_then(|spec| spec.args.iter().find(|(known, _)| *known == name)).map(|(_, kind)| *kind);
        let args = entry.variables.iter().map(|name| {
            let text = || Arg::Text(format!("‹{name}›"));
            // What the browser says is declared nowhere: it selects on numbers only.
            let guessed = if entry.selected.contains_key(name) { ArgKind::Number } else { ArgKind::Text };
            let arg = match declared(name).unwrap_or(guessed) {
                ArgKind::Number => Arg::Number(2),
                ArgKind::Seat => Arg::Seat(Seat::new(0)),
                ArgKind::Name => self.pool(name).into_iter().next().map_or_else(text, Arg::Name),
                ArgKind::Said | ArgKind::Text => text(),
            };
            (Id::from((*name).to_owned()), arg)
        });
        Message { id: id.to_owned().into(), args: args.collect() }
    }

    fn pool(&self, argument: &str) -> Vec<Id> {
        self.names.get(argument).map_or_else(|| self.own.clone(), |names| names.iter().cloned().collect())
    }

    /// What else the argument could be and change the words by it.
    fn varied(&self, (name, arg): &(Id, Arg), entry: &Entry, unheard: bool) -> Vec<Arg> {
        match arg {
            Arg::Number(_) => {
                let keys = entry.selected.get(name.as_ref()).into_iter().flatten();
                keys.filter_map(|key| self.number_of(key)).map(Arg::Number).collect()
            }
            Arg::Name(_) if unheard => self.pool(name).into_iter().map(Arg::Name).collect(),
            _ => Vec::new(),
        }
    }

    /// A number that is said by this variant of a selection.
    fn number_of(&self, key: &str) -> Option<i64> {
        match (key, self.language) {
            ("one", _) => Some(1),
            ("few", _) | ("other", Language::English) => Some(2),
            ("other", Language::Czech) => Some(5),
            ("other", Language::Romanian) => Some(20),
            _ => key.parse().ok(),
        }
    }

    /// What the argument does to the words around it: those that sound alike do the same.
    fn sound(&self, name: &str, arg: &Arg, entry: &Entry) -> String {
        match arg {
            Arg::Number(number) => match entry.selected.get(name) {
                Some(keys) if keys.contains(number.to_string().as_str()) => number.to_string(),
                Some(_) => self.language.plural(*number).to_owned(),
                None => String::new(),
            },
            Arg::Name(id) => self.shape(id),
            Arg::Names(ids) => {
                let different: BTreeSet<&Id> = ids.iter().collect();
                format!("{} of {}", different.len().min(3), ids.len().min(4))
            }
            Arg::Said(inner) => inner.id.to_string(),
            Arg::Seat(_) | Arg::Text(_) => String::new(),
        }
    }

    /// Which forms a name has, and what its short ones (genders) say.
    fn shape(&self, id: &Id) -> String {
        let spoken = self.words.speak(&Message { id: id.clone(), args: Vec::new() }, &SeatNames::default(), &mut Vec::new());
        let forms = spoken.cases.iter().map(|(case, form)| if form.len() < 3 { format!("{case}={form}") } else { case.clone() });
        forms.collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(language: Language, id: &str, heard: &[Message]) -> Vec<String> {
        let readings = read(language, "table.ftl", table::MESSAGES, heard);
        readings.into_iter().find(|reading| reading.id == id).map(|reading| reading.said).unwrap_or_default()
    }

    #[test]
    fn every_plural_form_is_said() {
        let beginnings = |language| -> Vec<String> {
            said(language, "table-thought", &[])
                .iter()
                .map(|said| said.chars().take_while(|letter| *letter != ';').collect())
                .collect()
        };
        assert_eq!(beginnings(Language::English), ["Imagined 2 games", "Imagined 1 game"]);
        assert_eq!(beginnings(Language::Czech), ["Promyšleny 2 hry", "Promyšlena 1 hra", "Promyšleno 5 her"]);
    }

    #[test]
    fn what_was_heard_is_said_once_for_each_form() {
        let heard = [1, 7, 3, 100, 4].map(|games: u8| Message::new("table-thought").with("share", 60u8).with("games", games));
        let said = said(Language::Czech, "table-thought", &heard);
        assert_eq!(said.len(), 3, "{said:?}");
        assert!(said[0].contains("1 hra") && said[1].contains("7 her") && said[2].contains("3 hry"), "{said:?}");
    }

    #[test]
    fn plural_forms_are_those_that_are_said() {
        for language in Language::ALL {
            let words = Words::new(language);
            let say = |games: i64| {
                let message = Message::new("table-thought").with("share", 60u8).with("games", games);
                words.say(&message, &SeatNames::default()).replace(&games.to_string(), "#")
            };
            for games in 0..=230 {
                let alike = match (language.plural(games), language) {
                    ("one", _) => 1,
                    ("few", _) => 2,
                    (_, Language::Romanian) => 20,
                    (_, _) => 5,
                };
                // The share of 60 stays out of the way of the figure that is replaced.
                if !"60".contains(&games.to_string()) {
                    assert_eq!(say(games), say(alike), "{language}: {games}");
                }
            }
        }
    }
}
