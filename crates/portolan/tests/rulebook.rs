//! The rulebook (`rules/`) says the same in every language, and all it points at is there.
//!
//! A paragraph is one line of a chapter's file, so two languages can be compared line by line: the same sections with the same names,
//! the same examples, lists, tables and marks, the same links and the same figures.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use table::{Message, Seed};
use words::{Language, SeatNames, Words};

/// A reader should see a game's rules at work, not only read them.
const LEAST_EXAMPLES: usize = 25;

/// How quotes are marked that tell a value or a decision of the house, by language.
const HOUSE_VALUE: [(Language, &str); 3] =
    [(Language::English, "House value"), (Language::Czech, "Domácí hodnota"), (Language::Romanian, "Valoare a casei")];
const DECISION: [(Language, &str); 3] =
    [(Language::English, "Decision"), (Language::Czech, "Rozhodnutí"), (Language::Romanian, "Decizie")];

/// One line of a chapter without its words: what must be equal in every language.
#[derive(Debug, PartialEq, Eq)]
struct Line {
    kind: Kind,
    /// The sections it leads to, sorted: word order differs between languages.
    links: Vec<String>,
    /// The figures in it, sorted.
    figures: Vec<String>,
}

#[derive(Debug, PartialEq, Eq)]
enum Kind {
    Blank,
    Title,
    /// A heading with its depth and what stands in braces behind it: the name, and whether it is a spoiler.
    Section(usize, String),
    Example(String),
    Row(usize),
    HouseValue,
    Decision,
    Item,
    Step,
    Paragraph,
}

impl Line {
    fn read(language: Language, line: &str) -> Result<Self, String> {
        let (text, name) = match line.strip_suffix('}').and_then(|line| line.split_once(" {")) {
            Some((text, name)) if line.starts_with("##") => (text, Some(name)),
            _ => (line, None),
        };
        let kind = if line.is_empty() {
            Kind::Blank
        } else if let Some(example) = line.strip_prefix(":::example ") {
            return Ok(Self { kind: Kind::Example(example.to_owned()), links: Vec::new(), figures: Vec::new() });
        } else if line.starts_with("# ") {
            Kind::Title
        } else if line.starts_with('#') {
            let name = name.ok_or("a section without a name")?;
            Kind::Section(line.bytes().take_while(|byte| *byte == b'#').count(), name.to_owned())
        } else if line.starts_with('|') {
            Kind::Row(line.matches('|').count())
        } else if let Some(quote) = line.strip_prefix("> ") {
            let marked = |marks: [(Language, &str); 3]| {
                marks.iter().any(|(spoken, mark)| *spoken == language && quote.starts_with(&format!("**{mark}.** ")))
            };
            if marked(HOUSE_VALUE) {
                Kind::HouseValue
            } else if marked(DECISION) {
                Kind::Decision
            } else {
                return Err("a quote that marks neither a house value nor a decision".to_owned());
            }
        } else if line.starts_with("- ") {
            Kind::Item
        } else if line.split_once(". ").is_some_and(|(number, _)| number.parse::<u8>().is_ok()) {
            Kind::Step
        } else if line.starts_with([' ', '>', ':', '<', '`']) || line.starts_with("* ") {
            return Err("a line that is nothing a chapter is made of".to_owned());
        } else {
            Kind::Paragraph
        };
        let (plain, mut links) = without_links(text);
        links.sort();
        let is_digit = |c: char| c.is_ascii_digit();
        let mut figures: Vec<_> = plain.split(|c| !is_digit(c)).filter(|digits| !digits.is_empty()).map(str::to_owned).collect();
        figures.sort();
        Ok(Self { kind, links, figures })
    }
}

/// The text with links replaced by their words, and the sections they lead to.
fn without_links(text: &str) -> (String, Vec<String>) {
    let mut plain = String::new();
    let mut links = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("](#") {
        plain.push_str(before);
        let (link, behind) = after.split_once(')').unwrap_or((after, ""));
        links.push(link.to_owned());
        rest = behind;
    }
    plain.push_str(rest);
    (plain, links)
}

/// A chapter in one language, with its name.
struct Chapter {
    file: String,
    lines: Vec<Line>,
}

impl Chapter {
    fn sections(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().filter_map(|line| match &line.kind {
            Kind::Section(_, name) => Some(name.strip_prefix('#')?.split(' ').next().unwrap_or_default()),
            _ => None,
        })
    }

    fn examples(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().filter_map(|line| match &line.kind {
            Kind::Example(example) => Some(example.as_str()),
            _ => None,
        })
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn folder(language: Language, game: &str) -> PathBuf {
    root().join("rules").join(language.code()).join(game)
}

/// The chapters of a game, in their order.
fn rulebook(language: Language, game: &str) -> Vec<Chapter> {
    let folder = folder(language, game);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.expect("an entry of the folder").path()).collect();
    files.retain(|file| file.extension().is_some_and(|kind| kind == "md"));
    files.sort();
    files.iter().map(|file| chapter(language, file)).collect()
}

fn chapter(language: Language, file: &Path) -> Chapter {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let lines = text
        .lines()
        .enumerate()
        .map(|(number, line)| Line::read(language, line).unwrap_or_else(|why| panic!("{}:{}: {why}", file.display(), number + 1)));
    let name = file.file_name().expect("a file's name").to_string_lossy();
    Chapter { file: name.into_owned(), lines: lines.collect() }
}

/// Every game that has a rulebook, with its English chapters: the other languages are compared with them.
fn rulebooks() -> impl Iterator<Item = (&'static str, Vec<Chapter>)> {
    let games = games::all().map(table::AnyGame::name).filter(|game| folder(Language::English, game).is_dir());
    games.map(|game| (game, rulebook(Language::English, game)))
}

#[test]
fn there_are_rulebooks() {
    assert!(rulebooks().next().is_some());
}

#[test]
fn every_language_says_the_same() {
    for (game, english) in rulebooks() {
        for language in Language::ALL {
            let translated = rulebook(language, game);
            let files = |chapters: &[Chapter]| chapters.iter().map(|chapter| chapter.file.clone()).collect::<Vec<_>>();
            assert_eq!(files(&english), files(&translated), "the chapters of {game} in {language}");
            for (ours, theirs) in english.iter().zip(&translated) {
                let place = |number: usize| format!("rules/{}/{game}/{}:{number}", language.code(), theirs.file);
                for (number, (our, their)) in ours.lines.iter().zip(&theirs.lines).enumerate() {
                    assert_eq!(our, their, "{} differs from English", place(number + 1));
                }
                assert_eq!(ours.lines.len(), theirs.lines.len(), "{} ends elsewhere than in English", place(theirs.lines.len()));
            }
        }
    }
}

#[test]
fn every_chapter_begins_with_its_title() {
    for (game, chapters) in rulebooks() {
        for chapter in &chapters {
            let titles = chapter.lines.iter().filter(|line| line.kind == Kind::Title).count();
            let first = chapter.lines.first().map(|line| &line.kind);
            assert_eq!((first, titles), (Some(&Kind::Title), 1), "{game}/{}", chapter.file);
        }
    }
}

#[test]
fn every_section_of_a_game_has_a_name_of_its_own() {
    for (game, chapters) in rulebooks() {
        let mut names = BTreeSet::new();
        for name in chapters.iter().flat_map(Chapter::sections) {
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            assert!(!name.is_empty() && name.chars().all(plain), "{game}: “{name}” is no name for a section");
            assert!(names.insert(name), "{game}: two sections are called “{name}”");
        }
        assert!(!names.is_empty(), "{game} has no sections");
    }
}

#[test]
fn every_link_leads_to_a_section() {
    for (game, chapters) in rulebooks() {
        let names: BTreeSet<_> = chapters.iter().flat_map(Chapter::sections).collect();
        for chapter in &chapters {
            for (number, line) in chapter.lines.iter().enumerate() {
                let lost = line.links.iter().find(|link| !names.contains(link.as_str()));
                assert_eq!(lost, None, "{game}/{}:{} leads nowhere", chapter.file, number + 1);
            }
        }
    }
}

#[test]
fn no_link_leads_into_a_chapter_that_was_not_played() {
    for (game, chapters) in rulebooks() {
        let sections = chapters.iter().flat_map(|chapter| &chapter.lines).filter_map(|line| match &line.kind {
            Kind::Section(_, name) => Some((name.strip_prefix('#')?.split(' ').next()?, told_from(name))),
            _ => None,
        });
        let told: BTreeMap<_, _> = sections.collect();
        for chapter in &chapters {
            let mut here = 0;
            for (number, line) in chapter.lines.iter().enumerate() {
                if let Kind::Section(_, name) = &line.kind {
                    here = told_from(name);
                }
                let ahead = line.links.iter().find(|link| told.get(link.as_str()).is_some_and(|there| *there > here));
                assert_eq!(ahead, None, "{game}/{}:{} tells what comes later", chapter.file, number + 1);
            }
        }
    }
}

/// The chapter of the story after which a section with this name is shown, 0 for always: `#task-33 .spoiler chapter=3`.
fn told_from(name: &str) -> u8 {
    let chapter = name.split_once(" .spoiler chapter=").map(|(_, chapter)| chapter.parse());
    chapter.transpose().unwrap_or_else(|error| panic!("{name}: {error}")).unwrap_or(0)
}

#[test]
fn every_example_is_a_ruling_of_the_game() {
    for (game, chapters) in rulebooks() {
        let examples: BTreeSet<_> = chapters.iter().flat_map(Chapter::examples).collect();
        for example in &examples {
            let ruling = root().join("rulings").join(format!("{example}.toml"));
            let text = fs::read_to_string(&ruling).unwrap_or_else(|error| panic!("{game} shows {example}: {error}"));
            assert!(example.starts_with(&format!("{game}/")), "{game} shows {example} of another game");
            let nothing = |line: &str| line.starts_with("bad_setup") || line.starts_with("impossible");
            assert!(!text.lines().any(nothing), "{game}: {example} is refused before there is anything to show");
        }
        assert!(examples.len() >= LEAST_EXAMPLES, "{game} shows {} examples only", examples.len());
    }
}

#[test]
fn every_worked_example_of_the_rulebooks_is_shown() {
    for (game, chapters) in rulebooks() {
        let rulings = root().join("rulings");
        let shown: BTreeSet<_> = chapters.iter().flat_map(Chapter::examples).map(|example| format!("{example}.toml")).collect();
        let (mut worked, mut seen) = (BTreeSet::new(), BTreeSet::new());
        for path in rulings::collect([rulings.join(game)]).expect("the rulings of the game") {
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let case = rulings::Case::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let told = format!("{} {}", case.rule, case.source.unwrap_or_default());
            let numbers: Vec<_> =
                told.split(|c: char| c != '-' && !c.is_ascii_alphanumeric()).filter(|word| is_worked(word)).collect();
            let is_shown = path.strip_prefix(&rulings).is_ok_and(|path| shown.contains(&*path.to_string_lossy()));
            seen.extend(numbers.iter().filter(|_| is_shown).map(|number| (*number).to_owned()));
            worked.extend(numbers.into_iter().map(str::to_owned));
        }
        let missing: Vec<_> = worked.difference(&seen).collect();
        assert!(!worked.is_empty() && missing.is_empty(), "{game}: worked examples that are not shown: {missing:?}");
    }
}

/// Is this the number of a worked example, as rulings write it: `PU-01`?
fn is_worked(word: &str) -> bool {
    match word.as_bytes() {
        [a, b, b'-', c, d] => a.is_ascii_uppercase() && b.is_ascii_uppercase() && c.is_ascii_digit() && d.is_ascii_digit(),
        _ => false,
    }
}

/// The section that tells the rule behind a message, unless the table itself says it: then it is where the game is.
fn section_of(game: &str, id: &str) -> Option<&'static str> {
    games::find(game)?.messages().iter().find(|spec| spec.id == id)?.section
}

#[test]
fn the_rule_behind_a_message_stands_in_every_language() {
    for game in games::all() {
        for book in Language::ALL.into_iter().filter_map(|language| rulebook::book(language, game.name())) {
            let language = book.language;
            for spec in game.messages() {
                let lost = spec.section.filter(|section| book.section(section).is_none());
                assert_eq!(lost, None, "{language}: where {} leads", spec.id);
            }
        }
    }
}

/// The ids of what the sources of a game refuse with: whatever an `Illegal` is made of there.
fn refused_with(game: &str) -> BTreeSet<String> {
    let mut folders = vec![root().join("crates").join(game).join("src")];
    let mut ids = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            for made in ["Illegal::because(\"", "Illegal(Message::new(\""] {
                ids.extend(text.split(made).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
            }
        }
    }
    ids
}

/// Reasons that are declared with `refusals!` do not compile without a section; the others are found here, whether they ever come up or not.
#[test]
fn every_reason_in_the_sources_is_declared_with_its_rule() {
    let mut found = 0;
    for game in games::all() {
        for id in refused_with(game.name()).iter().filter(|id| !id.starts_with("table-")) {
            assert!(section_of(game.name(), id).is_some(), "the reason {id} leads nowhere");
            found += 1;
        }
    }
    assert!(found > 0, "no game refuses anything in this way any more: the test looks for the wrong words");
}

/// So many decisions meet every question and every reason that comes up at all often.
const DECISIONS: usize = 400;

#[test]
fn every_question_and_every_reason_leads_to_its_rule() {
    for game in games::all().filter(|game| rulebook::book(Language::English, game.name()).is_some()) {
        for (number, preset) in game.form().presets.iter().enumerate() {
            let mut table = game.open(&preset.setup, Seed::from_number(number as u64)).expect("a preset can be played");
            for decision in 0..DECISIONS {
                let Some(seat) = table.awaited().lowest() else { break };
                let asked = table.prompt(seat).id;
                assert!(section_of(game.name(), &asked).is_some(), "the question {asked} leads nowhere");
                for blocked in table.blocked(seat) {
                    let reason = blocked.why.id;
                    let leads = section_of(game.name(), &reason).is_some() || reason.starts_with("table-");
                    assert!(leads, "the reason {reason} leads nowhere");
                }
                let legal = table.legal(seat);
                // Some arithmetic in place of chance: any way through the game will do.
                let action = &legal[(decision * 7 + number) % legal.len()].notation;
                table.play(seat, action).expect("a legal action");
            }
        }
    }
}

/// What a step of an example says, in the order it is read.
fn said(stages: &[rulings::Stage], viewer: table::Viewer) -> Vec<Message> {
    let told = |stage: &rulings::Stage| {
        let heard = stage.table.heard_since(stage.from, viewer).into_iter().map(|heard| heard.message);
        heard.chain(stage.refused.iter().map(|refused| refused.why.clone())).chain(stage.say.clone()).collect::<Vec<_>>()
    };
    stages.iter().flat_map(told).collect()
}

#[test]
fn every_example_can_be_shown_and_speaks_every_language() {
    let languages = Language::ALL.map(Words::new);
    let names = SeatNames::new([""; 0]);
    for (game, book) in games::all().filter_map(|game| Some((game, rulebook::book(Language::English, game.name())?))) {
        let examples: BTreeSet<_> = book.examples().map(|(_, example)| example).collect();
        for example in examples {
            let text = rulebook::example(example).unwrap_or_else(|| panic!("{example} is no ruling"));
            let case = rulings::Case::parse(text).unwrap_or_else(|error| panic!("{example}: {error}"));
            let (stages, failure) = case.show(&games::find);
            assert!(failure.is_none() && !stages.is_empty(), "{example}: {failure:?}");
            let viewer = case.viewer().map_or(table::Viewer::Onlooker, table::Viewer::Seat);
            for (index, stage) in stages.iter().enumerate() {
                // At first, what is asked is told.
                let is_told = index == 0 || !said(std::slice::from_ref(stage), viewer).is_empty();
                assert!(is_told, "{example}: nothing is said at step {}", index + 1);
            }
            for message in said(&stages, viewer) {
                for words in &languages {
                    let said = words.say(&message, &names);
                    assert!(!said.is_empty() && !said.contains(message.id.as_ref()), "{example}: {message}: {said}");
                }
            }
            for refused in stages.iter().filter_map(|stage| stage.refused.as_ref()) {
                let reason = refused.why.id.as_ref();
                let leads = section_of(game.name(), reason).is_some() || reason.starts_with("table-");
                assert!(leads, "{example}: the reason {reason} leads nowhere");
            }
        }
    }
}

#[test]
fn the_program_carries_the_rulebook_as_it_is_written() {
    for (game, chapters) in rulebooks() {
        for language in Language::ALL {
            let book = rulebook::book(language, game).expect("a rulebook");
            let written: Vec<_> = chapters.iter().flat_map(Chapter::sections).collect();
            let carried: Vec<_> = book.sections().map(|(_, section)| section.name.as_str()).collect();
            assert_eq!(written, carried, "the sections of {game} in {language}");
            let shown: Vec<_> = chapters.iter().flat_map(Chapter::examples).collect();
            let carried: Vec<_> = book.examples().map(|(_, example)| example).collect();
            assert_eq!(shown, carried, "the examples of {game} in {language}");
        }
    }
}
