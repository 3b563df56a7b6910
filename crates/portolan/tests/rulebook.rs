//! The rulebook (`rules/`) says the same in every language, and all it points at is there.
//!
//! A paragraph is one line of a chapter's file, so two languages can be compared line by line: the same sections with the same names,
//! the same examples, lists, tables and marks, the same links and the same figures.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use words::Language;

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
    let games = games::all().map(|game| game.name()).filter(|game| folder(Language::English, game).is_dir());
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
