//! What a rulebook is made of.

use serde::Serialize;
use ts_rs::TS;
use words::Language;

use crate::search::{Found, Index};

/// A game's rulebook in one language.
pub struct Book {
    /// The language it is written in.
    pub language: Language,
    /// Its chapters, in the order one reads them.
    pub chapters: Vec<Chapter>,
    pub(crate) index: Index,
}

impl Book {
    /// The chapter with this name.
    pub fn chapter(&self, name: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.name == name)
    }

    /// The section with this name, and the chapter it stands in.
    pub fn section(&self, name: &str) -> Option<(&Chapter, &Section)> {
        self.sections().find(|(_, section)| section.name == name)
    }

    /// The names of every example, in the order one reads them.
    pub fn examples(&self) -> impl Iterator<Item = (&Section, &str)> {
        self.sections().flat_map(|(_, section)| section.examples().map(move |example| (section, example)))
    }

    /// Every section with its chapter, in the order one reads them.
    pub fn sections(&self) -> impl Iterator<Item = (&Chapter, &Section)> {
        self.chapters.iter().flat_map(|chapter| chapter.sections.iter().map(move |section| (chapter, section)))
    }

    /// The sections that best answer what somebody asks, the best first; `told` is how many chapters of the story they know.
    pub fn search(&self, words: &str, told: u8, most: usize) -> Vec<Found> {
        self.index.search(self, words, told, most).into_iter().map(|(_, found)| found).collect()
    }
}

/// A chapter: one file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Chapter {
    /// Its name in addresses: the file's, without its number.
    pub name: String,
    /// What stands above it.
    pub title: String,
    /// Its sections, and those below them.
    pub sections: Vec<Section>,
}

impl Chapter {
    /// The chapter as somebody may read it who knows so many chapters of the story.
    #[must_use]
    pub fn told(&self, told: u8) -> Self {
        let sections = self.sections.iter().filter(|section| section.told_from <= told);
        Self { sections: sections.cloned().collect(), ..self.clone() }
    }
}

/// A section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Section {
    /// Its name: the same in every language, and no other section of the game has it.
    pub name: String,
    /// What stands above it.
    pub title: String,
    /// 2 for a section, 3 for one below it.
    pub depth: u8,
    /// The chapter of the story it gives away, and from which on it is shown; 0 for what everybody may read.
    pub told_from: u8,
    /// What it says.
    pub blocks: Vec<Block>,
}

impl Section {
    /// The names of its examples.
    pub fn examples(&self) -> impl Iterator<Item = &str> {
        let examples = self.blocks.iter().filter_map(|block| match block {
            Block::Examples { examples } => Some(examples),
            _ => None,
        });
        examples.flatten().map(String::as_str)
    }
}

/// A part of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[ts(rename = "RuleBlock")]
pub enum Block {
    /// A paragraph.
    Paragraph {
        /// Its text.
        text: Vec<Inline>,
    },
    /// A house value or a decision, with the reason.
    Note {
        /// Its text.
        text: Vec<Inline>,
    },
    /// A list.
    List {
        /// Are its items numbered?
        ordered: bool,
        /// What it lists.
        items: Vec<Vec<Inline>>,
    },
    /// A table.
    Table {
        /// What stands above the columns.
        head: Vec<Vec<Inline>>,
        /// The rows' cells.
        rows: Vec<Vec<Vec<Inline>>>,
    },
    /// Live examples of what was just said: the names of rulings.
    Examples {
        /// Which.
        examples: Vec<String>,
    },
}

impl Block {
    /// Its texts in order, one a paragraph, item or cell.
    pub fn texts(&self) -> Vec<&[Inline]> {
        match self {
            Self::Paragraph { text } | Self::Note { text } => vec![text],
            Self::List { items, .. } => items.iter().map(Vec::as_slice).collect(),
            Self::Table { head, rows } => head.iter().chain(rows.iter().flatten()).map(Vec::as_slice).collect(),
            Self::Examples { .. } => Vec::new(),
        }
    }
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Inline {
    /// Words.
    Text {
        /// Which.
        text: String,
    },
    /// Words that stand out.
    Strong {
        /// Which.
        inside: Vec<Inline>,
    },
    /// Words that are stressed.
    Emphasis {
        /// Which.
        inside: Vec<Inline>,
    },
    /// Words that lead to another section of the game.
    Link {
        /// The chapter it stands in.
        chapter: String,
        /// Which.
        section: String,
        /// The words.
        inside: Vec<Inline>,
    },
}

/// The bare words of a text.
pub fn plain(text: &[Inline]) -> String {
    text.iter()
        .map(|part| match part {
            Inline::Text { text } => text.clone(),
            Inline::Strong { inside } | Inline::Emphasis { inside } | Inline::Link { inside, .. } => plain(inside),
        })
        .collect()
}
