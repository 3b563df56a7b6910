//! A view as plain text blocks, for interfaces that do not know the game: the terminal, and the browser until the game has a board
//! of its own.

use serde::Serialize;

use crate::Message;

/// What lies on the table, as a short document that fits a hundred columns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Default, ts_rs::TS)]
pub struct Sheet {
    /// Its parts, from the top.
    pub blocks: Vec<Block>,
}

/// One part: a heading, a drawing if there is one, and lines of cells. Cells that stand under each other line up.
///
/// ```
/// use table::{Block, Message};
///
/// let rows = vec![vec![Message::new("pig-sheet-goal").with("number", 100)]];
/// let block = Block::new(Message::new("pig-sheet-turn"), rows).marking(Some(0));
/// assert_eq!(block.marked, Some(0));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Block {
    /// The heading.
    pub title: Message,
    /// A map or a board in letters and signs that need no translation, line by line; the lines of cells are its legend.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub drawing: Vec<String>,
    /// Names of the columns, for a part that is a table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Message>>")]
    pub columns: Vec<Message>,
    /// The lines.
    pub rows: Vec<Vec<Message>>,
    /// The line that matters most now (whose turn it is), counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub marked: Option<usize>,
    /// May it stand beside the block before it, where there is room? Otherwise it begins a new line of blocks.
    pub beside: bool,
}

impl Block {
    /// A part of plain lines, across the whole width.
    pub const fn new(title: Message, rows: Vec<Vec<Message>>) -> Self {
        Self { title, drawing: Vec::new(), columns: Vec::new(), rows, marked: None, beside: false }
    }

    /// The same part, as a table with these columns.
    #[must_use]
    pub fn with_columns(self, columns: Vec<Message>) -> Self {
        Self { columns, ..self }
    }

    /// The same part, with one line marked.
    #[must_use]
    pub fn marking(self, row: Option<usize>) -> Self {
        Self { marked: row, ..self }
    }

    /// The same part, beside the one before it where there is room.
    #[must_use]
    pub fn beside(self) -> Self {
        Self { beside: true, ..self }
    }

    /// The same part, with a drawing.
    #[must_use]
    pub fn with_drawing(self, drawing: Vec<String>) -> Self {
        Self { drawing, ..self }
    }
}
