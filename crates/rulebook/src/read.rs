//! Chapters as they are written.

use std::collections::BTreeMap;

use include_dir::{Dir, File};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use words::Language;

use crate::book::{Block, Book, Chapter, Inline, Section, plain};
use crate::search::Index;

/// Reads a game's folder. What is wrong in it is a fault of ours, which the tests find: it says where it is and ends the program.
pub fn book(language: Language, game: &str, folder: &'static Dir<'static>) -> Book {
    let mut files: Vec<_> = folder.files().filter(|file| file.path().extension().is_some_and(|kind| kind == "md")).collect();
    files.sort_by_key(|file| file.path());
    let read = |file: &&File<'static>| {
        let name = file.path().file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        let (_, name) =
            name.split_once('-').unwrap_or_else(|| panic!("{}: a chapter has a number and a name", file.path().display()));
        let text = file.contents_utf8().unwrap_or_default();
        chapter(name, text).unwrap_or_else(|fault| panic!("{}: {fault}", file.path().display()))
    };
    let mut chapters: Vec<Chapter> = files.iter().map(read).collect();
    let places: BTreeMap<String, String> = chapters
        .iter()
        .flat_map(|chapter| chapter.sections.iter().map(|section| (section.name.clone(), chapter.name.clone())))
        .collect();
    for block in chapters.iter_mut().flat_map(|chapter| &mut chapter.sections).flat_map(|section| &mut section.blocks) {
        for text in texts_of(block) {
            lead(text, &places).unwrap_or_else(|lost| panic!("{game}, {language}: there is no section {lost}"));
        }
    }
    let mut book = Book { language, chapters, index: Index::default() };
    let asked = folder.get_file(folder.path().join("asked.txt")).and_then(File::contents_utf8).unwrap_or_default();
    let asked: BTreeMap<&str, Vec<&str>> = asked
        .lines()
        .map(|line| {
            let (section, phrases) = line.split_once(": ").unwrap_or_else(|| panic!("{game}, {language}: asked.txt: {line}"));
            assert!(book.section(section).is_some(), "{game}, {language}: people ask for {section}, which is no section");
            (section, phrases.split("; ").collect())
        })
        .collect();
    book.index = Index::of(&book, &asked);
    book
}

/// Every text of a block.
fn texts_of(block: &mut Block) -> Vec<&mut Vec<Inline>> {
    match block {
        Block::Paragraph { text } | Block::Note { text } => vec![text],
        Block::List { items, .. } => items.iter_mut().collect(),
        Block::Table { head, rows } => head.iter_mut().chain(rows.iter_mut().flatten()).collect(),
        Block::Examples { .. } => Vec::new(),
    }
}

/// Links are written with a section alone; here they learn its chapter.
fn lead(text: &mut [Inline], places: &BTreeMap<String, String>) -> Result<(), String> {
    text.iter_mut().try_for_each(|part| match part {
        Inline::Text { .. } => Ok(()),
        Inline::Strong { inside } | Inline::Emphasis { inside } => lead(inside, places),
        Inline::Link { chapter, section, inside } => {
            chapter.clone_from(places.get(section).ok_or_else(|| section.clone())?);
            lead(inside, places)
        }
    })
}

fn chapter(name: &str, text: &str) -> Result<Chapter, String> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    let mut reader = Reader { events: Parser::new_ext(text, options) };
    let mut title = None;
    let mut sections: Vec<Section> = Vec::new();
    while let Some(event) = reader.events.next() {
        let Event::Start(tag) = event else { return Err(format!("{event:?} stands outside everything")) };
        match tag {
            Tag::Heading { level: HeadingLevel::H1, .. } => title = Some(plain(&reader.text()?)),
            Tag::Heading { level, id, classes, attrs } => {
                let told_from = match (classes.as_slice(), attrs.as_slice()) {
                    ([], []) => 0,
                    ([spoiler], [(key, Some(chapter))]) if &**spoiler == "spoiler" && &**key == "chapter" => {
                        chapter.parse().map_err(|_| format!("{chapter} is no chapter of the story"))?
                    }
                    _ => return Err("a section is marked with something unknown".to_owned()),
                };
                let name = id.ok_or("a section without a name")?.to_string();
                let title = plain(&reader.text()?);
                sections.push(Section { name, title, depth: level as u8, told_from, blocks: Vec::new() });
            }
            tag => {
                let block = reader.block(tag)?;
                sections.last_mut().ok_or("something stands before the first section")?.blocks.push(block);
            }
        }
    }
    Ok(Chapter { name: name.to_owned(), title: title.ok_or("it has no title")?, sections })
}

/// What stands before the name of an example.
const EXAMPLE: &str = ":::example ";

struct Reader<'a> {
    events: Parser<'a>,
}

impl<'a> Reader<'a> {
    /// The block that has just begun.
    fn block(&mut self, tag: Tag<'a>) -> Result<Block, String> {
        Ok(match tag {
            Tag::Paragraph => {
                let text = self.text()?;
                // Lines that follow each other are one paragraph.
                match plain(&text).strip_prefix(EXAMPLE) {
                    Some(examples) => {
                        Block::Examples { examples: examples.split(EXAMPLE).map(|name| name.trim().to_owned()).collect() }
                    }
                    None => Block::Paragraph { text },
                }
            }
            Tag::BlockQuote(_) => {
                let texts = self.each(|tag| matches!(tag, Tag::Paragraph))?;
                Block::Note { text: texts.into_iter().flatten().collect() }
            }
            Tag::List(first) => Block::List { ordered: first.is_some(), items: self.each(|tag| matches!(tag, Tag::Item))? },
            Tag::Table(_) => {
                let mut head = Vec::new();
                let mut rows = Vec::new();
                loop {
                    match self.events.next() {
                        Some(Event::Start(Tag::TableHead)) => head = self.each(|tag| matches!(tag, Tag::TableCell))?,
                        Some(Event::Start(Tag::TableRow)) => rows.push(self.each(|tag| matches!(tag, Tag::TableCell))?),
                        Some(Event::End(TagEnd::Table)) => break,
                        other => return Err(format!("{other:?} stands in a table")),
                    }
                }
                Block::Table { head, rows }
            }
            other => return Err(format!("{other:?} is nothing a section is made of")),
        })
    }

    /// The texts of a block that holds nothing else, up to its end.
    fn each(&mut self, is_part: impl Fn(&Tag<'a>) -> bool) -> Result<Vec<Vec<Inline>>, String> {
        let mut texts = Vec::new();
        loop {
            match self.events.next() {
                Some(Event::Start(tag)) if is_part(&tag) => texts.push(self.text()?),
                Some(Event::End(_)) => return Ok(texts),
                other => return Err(format!("{other:?} is not expected here")),
            }
        }
    }

    /// A text, up to the end of whatever it stands in.
    fn text(&mut self) -> Result<Vec<Inline>, String> {
        let mut text = Vec::new();
        loop {
            let part = match self.events.next() {
                Some(Event::Text(words)) => Inline::Text { text: words.to_string() },
                Some(Event::SoftBreak) => Inline::Text { text: " ".to_owned() },
                Some(Event::Start(Tag::Strong)) => Inline::Strong { inside: self.text()? },
                Some(Event::Start(Tag::Emphasis)) => Inline::Emphasis { inside: self.text()? },
                Some(Event::Start(Tag::Link { dest_url, .. })) => {
                    let section = dest_url.strip_prefix('#').ok_or_else(|| format!("{dest_url} leads out of the rulebook"))?;
                    Inline::Link { chapter: String::new(), section: section.to_owned(), inside: self.text()? }
                }
                // Items of a list whose lines follow each other have no paragraphs; of one with gaps they do.
                Some(Event::Start(Tag::Paragraph)) => {
                    text.append(&mut self.text()?);
                    continue;
                }
                Some(Event::End(_)) => return Ok(text),
                other => return Err(format!("{other:?} stands in a text")),
            };
            match (text.last_mut(), part) {
                (Some(Inline::Text { text: before }), Inline::Text { text: more }) => before.push_str(&more),
                (_, part) => text.push(part),
            }
        }
    }
}
