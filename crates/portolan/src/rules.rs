//! `rules`: the rulebook in the terminal.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use clap::Args;
use rulebook::{Block, Book, Chapter, Found, Inline, Section, plain};
use table::{AnyGame, Message};
use unicode_width::UnicodeWidthStr as _;
use words::{Language, SeatNames, Words};

use crate::screen::{Screen, wrap};

/// Read the rules of a game
///
/// Without more, the table of contents; with the name of a chapter or a section, that; with any other words, what is written about them.
///
/// Examples:
///   portolan rules
///   portolan rules puerto-rico
///   portolan rules puerto-rico mayor
///   portolan rules dominion can I look through my discard pile
///   portolan rules port-royal adventure-book --story 3
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Rules {
    /// The game
    #[arg(value_parser = games::all().map(AnyGame::name).collect::<Vec<_>>())]
    game: Option<String>,
    /// A chapter, a section, or what you would like to know
    words: Vec<String>,
    /// How many chapters of the Adventure's story you know: what tells of later ones is left out
    #[arg(long, value_name = "CHAPTERS", default_value_t = 0)]
    story: u8,
    /// The language: en, cs or ro; by default that of your environment
    #[arg(long)]
    pub lang: Option<Language>,
}

/// Lines longer than this are hard to read.
const WIDTH: usize = 88;
/// As many answers as one looks through.
const ANSWERS: usize = 8;

impl Rules {
    pub fn run(self) -> Result<ExitCode> {
        let language = self.lang.unwrap_or_else(|| Language::of_environment(|name| std::env::var(name).ok()));
        let screen = Screen::new(Words::new(language), SeatNames::new([""; 0]));
        let mut out = io::stdout().lock();
        let Some(game) = &self.game else {
            writeln!(out, "{}\n", screen.say(&Message::new("terminal-rules-books")))?;
            for game in games::all() {
                let name = screen.say(&Message::new(game.name()));
                writeln!(out, "  {name:<30}{}", screen.dim(&format!("portolan rules {}", game.name())))?;
            }
            return Ok(ExitCode::SUCCESS);
        };
        let book = rulebook::book(language, game).with_context(|| format!("there is no rulebook of {game}"))?;
        let reading = Reading { screen, told: self.story };
        let (text, found) = reading.answer(game, book, &self.words.join(" "));
        write!(out, "{text}")?;
        Ok(if found { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// What is read, and how it is written.
struct Reading {
    screen: Screen,
    /// How many chapters of the story the reader knows.
    told: u8,
}

impl Reading {
    /// What is written about these words, and whether there is anything.
    fn answer(&self, game: &str, book: &Book, words: &str) -> (String, bool) {
        if words.is_empty() {
            return (self.contents(game, book), true);
        }
        let name = words.to_lowercase().replace(' ', "-");
        if let Some(chapter) = book.chapter(&name) {
            return (self.chapter(chapter), true);
        }
        if let Some((chapter, section)) = book.section(&name).filter(|(_, section)| self.may_read(section)) {
            return (self.section_of(chapter, section), true);
        }
        let found = book.search(words, self.told, ANSWERS);
        let about = |id: &'static str| Message::new(id).with("words", table::Arg::Text(words.to_owned()));
        match found.as_slice() {
            [] => (format!("{}\n", self.screen.say(&about("terminal-rules-nothing").with_name("game", game.to_owned()))), false),
            [only] => {
                (book.section(&only.section).map(|(chapter, section)| self.section_of(chapter, section)).unwrap_or_default(), true)
            }
            several => {
                let mut text = format!("{}\n", self.screen.say(&about("terminal-rules-found")));
                for found in several {
                    self.found(&mut text, found);
                }
                (text + "\n" + &self.how_to_read(game), true)
            }
        }
    }

    fn may_read(&self, section: &Section) -> bool {
        section.told_from <= self.told
    }

    fn contents(&self, game: &str, book: &Book) -> String {
        let mut text = String::new();
        for chapter in &book.chapters {
            let sections: Vec<_> = chapter.sections.iter().filter(|section| section.depth == 2 && self.may_read(section)).collect();
            let _ = writeln!(text, "\n{} {}", self.screen.bold(&chapter.title), self.screen.dim(&chapter.name));
            for section in sections {
                let _ = writeln!(text, "  {} {}", section.title, self.screen.dim(&section.name));
            }
        }
        text + "\n" + &self.how_to_read(game)
    }

    fn how_to_read(&self, game: &str) -> String {
        let command = table::Arg::Text(format!("portolan rules {game} …"));
        format!("{}\n", self.screen.dim(&self.screen.say(&Message::new("terminal-rules-read").with("command", command))))
    }

    fn found(&self, text: &mut String, found: &Found) {
        let _ =
            writeln!(text, "\n{} › {} {}", found.chapter_title, self.screen.bold(&found.title), self.screen.dim(&found.section));
        let excerpt: String = found.excerpt.iter().map(|piece| piece.text.as_str()).collect();
        for line in wrap(&excerpt, WIDTH - 2) {
            let _ = writeln!(text, "  {line}");
        }
    }

    fn chapter(&self, chapter: &Chapter) -> String {
        let mut text = format!("{}\n", self.screen.bold(&chapter.title.to_uppercase()));
        chapter.sections.iter().filter(|section| self.may_read(section)).for_each(|section| self.section(&mut text, section));
        text
    }

    /// A section with those below it.
    fn section_of(&self, chapter: &Chapter, section: &Section) -> String {
        let mut text = format!("{}\n", self.screen.dim(&chapter.title));
        let from = chapter.sections.iter().position(|other| other.name == section.name).unwrap_or(0);
        let below = chapter.sections[from + 1..].iter().take_while(|other| other.depth > section.depth);
        std::iter::once(section)
            .chain(below)
            .filter(|section| self.may_read(section))
            .for_each(|section| self.section(&mut text, section));
        text
    }

    fn section(&self, text: &mut String, section: &Section) {
        let _ = writeln!(text, "\n{} {}", self.screen.bold(&section.title), self.screen.dim(&section.name));
        for block in &section.blocks {
            match block {
                Block::Paragraph { text: words } => paragraph(text, "", &plain(words)),
                Block::Note { text: words } => paragraph(text, "│ ", &plain(words)),
                Block::List { ordered, items } => {
                    for (number, item) in (1..).zip(items) {
                        let lead = if *ordered { format!("{number}. ") } else { "• ".to_owned() };
                        paragraph(text, &lead, &plain(item));
                    }
                }
                Block::Table { head, rows } => table(text, head, rows),
                // A terminal has no board to show them on.
                Block::Examples { .. } => continue,
            }
            text.push('\n');
        }
    }
}

/// A paragraph, its lead before the first line and as much room before the others; the bar of a note stands before all of them.
fn paragraph(text: &mut String, lead: &str, words: &str) {
    let rest = if lead.starts_with('│') { lead.to_owned() } else { " ".repeat(lead.width()) };
    for (number, line) in wrap(words, WIDTH - lead.width()).iter().enumerate() {
        let _ = writeln!(text, "{}{line}", if number == 0 { lead } else { &rest });
    }
}

/// A table: columns under each other, the last one broken where it is too long.
fn table(text: &mut String, head: &[Vec<Inline>], rows: &[Vec<Vec<Inline>>]) {
    let cells: Vec<Vec<String>> = std::iter::once(head)
        .chain(rows.iter().map(Vec::as_slice))
        .map(|row| row.iter().map(|cell| plain(cell)).collect())
        .collect();
    let widths: Vec<usize> = (0..head.len())
        .map(|column| cells.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max().unwrap_or(0))
        .collect();
    for row in &cells {
        let mut lead = String::new();
        for (cell, width) in row.iter().zip(&widths).take(row.len().saturating_sub(1)) {
            let _ = write!(lead, "{cell}{}  ", " ".repeat(width - cell.width()));
        }
        paragraph(text, &lead, row.last().map_or("", String::as_str));
    }
}
