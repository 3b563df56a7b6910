//! A view as plain text blocks, for interfaces that do not know the game.

use serde::Serialize;

use crate::Message;

/// What lies on the table, as a short document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Default)]
pub struct Sheet {
    /// Its parts, from the top.
    pub blocks: Vec<Block>,
}

/// One part: a heading and lines of cells. Cells that stand under each other line up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Block {
    /// The heading.
    pub title: Message,
    /// Names of the columns, for a part that is a table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<Message>,
    /// The lines.
    pub rows: Vec<Vec<Message>>,
    /// The line that matters most now (whose turn it is), counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marked: Option<usize>,
}

impl Block {
    /// A part of plain lines.
    pub const fn new(title: Message, rows: Vec<Vec<Message>>) -> Self {
        Self { title, columns: Vec::new(), rows, marked: None }
    }
}
