//! Sheets as text: blocks of aligned cells, side by side where there is room, with colour where the terminal has it.

use std::io::IsTerminal as _;

use table::{Block, Message, Sheet};
use unicode_width::UnicodeWidthStr as _;
use words::{SeatNames, Words};

/// How wide the table may be.
const WIDTH: usize = 100;
/// What stands between two blocks, and between two cells.
const GUTTER: &str = "  ";

/// Puts messages and sheets on a screen of text.
pub struct Screen {
    pub words: Words,
    pub names: SeatNames,
    colour: bool,
}

impl Screen {
    /// A screen for the standard output: in colour if it is a terminal and nobody has asked for none.
    pub fn new(words: Words, names: SeatNames) -> Self {
        let colour = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Self { words, names, colour }
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        self.words.say(message, &self.names)
    }

    /// A whole sheet.
    pub fn sheet(&self, sheet: &Sheet) -> String {
        let mut lines: Vec<String> = Vec::new();
        let mut row: Vec<String> = Vec::new();
        for block in &sheet.blocks {
            let rendered = self.block(block);
            let fits = width(&row) + GUTTER.len() + width(&rendered) <= WIDTH;
            if block.beside && fits && !row.is_empty() {
                row = side_by_side(&row, &rendered);
            } else {
                lines.append(&mut row);
                row = rendered;
            }
        }
        lines.append(&mut row);
        let mut text = String::new();
        for line in &lines {
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    fn block(&self, block: &Block) -> Vec<String> {
        let mut lines = vec![self.bold(&format!("── {} ──", self.say(&block.title)))];
        lines.extend(block.drawing.iter().map(|line| format!("  {line}")));
        let cells = |row: &Vec<Message>| row.iter().map(|cell| self.say(cell)).collect::<Vec<_>>();
        let head = cells(&block.columns);
        let rows: Vec<_> = block.rows.iter().map(cells).collect();
        let columns = rows.iter().map(Vec::len).chain([head.len()]).max().unwrap_or(0);
        let widest = |column: usize| {
            let column_cells = rows.iter().chain([&head]).filter_map(|row| row.get(column));
            column_cells.map(|cell| cell.width()).max().unwrap_or(0)
        };
        let widths: Vec<_> = (0..columns).map(widest).collect();
        if !head.is_empty() {
            lines.extend(layout(&head, &widths, "  ").into_iter().map(|line| self.dim(&line)));
        }
        for (index, row) in rows.iter().enumerate() {
            let marked = block.marked == Some(index);
            lines.extend(layout(row, &widths, if marked { "▸ " } else { "  " }));
        }
        lines
    }

    /// Something to notice.
    pub fn bold(&self, text: &str) -> String {
        if self.colour { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Something by the way.
    pub fn dim(&self, text: &str) -> String {
        if self.colour { format!("\x1b[2m{text}\x1b[0m") } else { text.to_owned() }
    }
}

/// One line of cells under their columns; the last cell is broken over several lines where it would be too long.
fn layout(cells: &[String], widths: &[usize], lead: &str) -> Vec<String> {
    let mut line = lead.to_owned();
    for (index, cell) in cells.iter().enumerate() {
        if index + 1 < cells.len() {
            line.push_str(cell);
            line.push_str(&" ".repeat(widths[index] - cell.width() + GUTTER.len()));
            continue;
        }
        let indent = line.width();
        let mut broken = wrap(cell, WIDTH.saturating_sub(indent).max(20)).into_iter();
        line.push_str(&broken.next().unwrap_or_default());
        return std::iter::once(line).chain(broken.map(|rest| format!("{}{rest}", " ".repeat(indent)))).collect();
    }
    vec![line]
}

/// Breaks a text between words.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.len() - 1;
        if !lines[line].is_empty() && lines[line].width() + 1 + word.width() > width {
            lines.push(word.to_owned());
        } else {
            if !lines[line].is_empty() {
                lines[line].push(' ');
            }
            lines[line].push_str(word);
        }
    }
    lines
}

fn width(lines: &[String]) -> usize {
    lines.iter().map(|line| visible(line)).max().unwrap_or(0)
}

/// The width of a line without its colours.
fn visible(line: &str) -> usize {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('\x1b') {
        text.push_str(before);
        rest = after.split_once('m').map_or("", |(_, after)| after);
    }
    text.push_str(rest);
    text.width()
}

fn side_by_side(left: &[String], right: &[String]) -> Vec<String> {
    let column = width(left);
    let line = |index: usize| {
        let left = left.get(index).map_or("", String::as_str);
        let right = right.get(index).map_or("", String::as_str);
        format!("{left}{}{GUTTER}{right}", " ".repeat(column - visible(left)))
    };
    (0..left.len().max(right.len())).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screen(colour: bool) -> Screen {
        Screen { words: Words::new(words::Language::English), names: SeatNames::new(["Ann"; 0]), colour }
    }

    fn text(text: &'static str) -> Message {
        // Not in the locales, so it is shown as it is.
        Message::new(text)
    }

    #[test]
    fn cells_stand_under_each_other() {
        let block = Block::new(text("t"), vec![vec![text("a"), text("b")], vec![text("long"), text("c")]]).marking(Some(1));
        let shown = screen(false).sheet(&Sheet { blocks: vec![block] });
        assert_eq!(shown, "── t ──\n  a     b\n▸ long  c\n");
    }

    #[test]
    fn blocks_stand_side_by_side_where_there_is_room() {
        let block = |title| Block::new(text(title), vec![vec![text("x")]]).beside();
        for colour in [false, true] {
            let shown = screen(colour).sheet(&Sheet { blocks: vec![block("one"), block("two")] });
            assert_eq!(shown.lines().count(), 2, "{shown}");
        }
    }

    #[test]
    fn long_cells_are_broken_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("", 7), [""]);
    }
}
