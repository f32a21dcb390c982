//! Reading and writing of delimited text: CSV files, spreadsheets and pasted rows. Callers interpret the
//! columns.
//!
//! **Reading.** All line ends are recognized, those of Unicode included; a byte order mark at the start is
//! skipped. Text between double quotes is one cell and may contain line ends and doubled quotes. A quote that
//! is never closed is an ordinary character (5'11"). So is a quote at the start of a line that is closed at
//! the end of another line, because such a passage is a quotation in a forum post.
//!
//! **Writing.** RFC 4180: commas, double quotes, lines that end in CR LF. A cell that a spreadsheet might run
//! as a formula gets a `'` before it, which the reader here removes again.

use crate::numbers::{full, parse};
use std::borrow::Cow;

/// Separators of cells, other than spaces.
const MARKS: [char; 4] = ['\t', '|', ';', ','];

/// Line ends. CR LF counts as one.
const LINE_ENDS: [char; 5] = ['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}'];

/// Characters that may make a spreadsheet run a cell as a formula if the cell starts with one.
const FORMULA: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/// The prefix that makes a spreadsheet show a cell as text instead of running it.
const GUARD: char = '\'';

/// The mark at the start of a text that tells its encoding.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// A line of a table. It spans several lines of text if a quoted cell contains line ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record<'a> {
    /// The number of its first line in the text, counted from 1.
    pub number: usize,
    /// The line without its line end.
    pub text: &'a str,
}

/// A line that could not be read, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine<R> {
    /// The number of its first line in the text, counted from 1.
    pub number: usize,
    /// The text of the line.
    pub text: String,
    /// The reason why it could not be read.
    pub reason: R,
}

impl<R> BadLine<R> {
    /// Creates the bad line of a record.
    #[must_use]
    pub fn of(record: Record, reason: R) -> Self {
        Self {
            number: record.number,
            text: record.text.to_owned(),
            reason,
        }
    }
}

/// Returns whether a character ends a cell in every kind of table: tab, bar, semicolon, quote, line end.
#[must_use]
pub fn is_edge(c: char) -> bool {
    matches!(c, '\t' | '|' | ';' | '"') || LINE_ENDS.contains(&c)
}

/// The lines of a table, one after the other.
#[derive(Clone, Debug)]
pub struct Records<'a> {
    rest: &'a str,
    next: usize,
}

/// Returns the lines of a table.
#[must_use]
pub fn records(text: &str) -> Records<'_> {
    Records::from(text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text), 1)
}

impl<'a> Records<'a> {
    /// Returns the lines of a part of a table, of which the first has this number.
    #[must_use]
    pub(crate) fn from(text: &'a str, number: usize) -> Self {
        Self {
            rest: text,
            next: number,
        }
    }

    /// Returns the length of the text that was not read yet, in bytes.
    #[must_use]
    pub(crate) fn rest_len(&self) -> usize {
        self.rest.len()
    }

    /// Returns the number of the next line.
    #[must_use]
    pub(crate) fn next_number(&self) -> usize {
        self.next
    }
}

impl<'a> Iterator for Records<'a> {
    type Item = Record<'a>;

    fn next(&mut self) -> Option<Record<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        let (text, after) = self.rest.split_at(line_length(self.rest));
        let number = self.next;
        self.next += line_ends(text) + 1;
        self.rest = after
            .strip_prefix("\r\n")
            .or(after.strip_prefix(LINE_ENDS))
            .unwrap_or(after);
        Some(Record { number, text })
    }
}

impl<'a> Record<'a> {
    /// Returns the first of `marks`, in the order given, that occurs outside of quotes.
    #[must_use]
    pub fn first_of(&self, marks: &[char]) -> Option<char> {
        let mut found = None;
        scan(self.text, |_, c| {
            let here = marks.iter().position(|&mark| mark == c);
            found = [found, here].into_iter().flatten().min();
            true
        });
        found.and_then(|i| marks.get(i).copied())
    }

    /// Returns the cells between separators outside of quotes, without surrounding spaces, quotes and guards.
    #[must_use]
    pub fn cells(&self, is_mark: impl Fn(char) -> bool) -> Vec<Cow<'a, str>> {
        let mut cells = Vec::new();
        let mut rest = self.text;
        loop {
            let start = rest.trim_start_matches(' ');
            let in_quotes =
                quoted(start).map(|(cell, length)| (cell, start[length..].trim_start_matches(' ')));
            let (cell, after) = in_quotes
                .filter(|(_, after)| after.is_empty() || after.starts_with(&is_mark))
                .unwrap_or_else(|| {
                    let (cell, after) = rest.split_at(rest.find(&is_mark).unwrap_or(rest.len()));
                    (Cow::Borrowed(cell.trim()), after)
                });
            cells.push(unguarded(cell));
            let mut signs = after.chars();
            if signs.next().is_none() {
                return cells;
            }
            rest = signs.as_str();
        }
    }
}

/// Returns the length of the first line of a text, in bytes.
fn line_length(text: &str) -> usize {
    let mut end = text.len();
    scan(text, |at, c| {
        let goes_on = !LINE_ENDS.contains(&c);
        if !goes_on {
            end = at;
        }
        goes_on
    });
    end
}

/// Returns the number of line ends in a text.
fn line_ends(text: &str) -> usize {
    text.matches(LINE_ENDS).count() - text.matches("\r\n").count()
}

/// Calls `goes_on` for each character outside of quotes, with its position in bytes, until it returns
/// `false`.
fn scan(text: &str, mut goes_on: impl FnMut(usize, char) -> bool) {
    let (mut at, mut begins_cell, mut begins_line) = (0, true, true);
    while let Some(c) = text[at..].chars().next() {
        let skipped = if c == '"' && begins_cell {
            cell_length(&text[at..], begins_line)
        } else {
            None
        };
        if let Some(length) = skipped {
            at += length;
            begins_cell = false;
            continue;
        }
        if !goes_on(at, c) {
            return;
        }
        // Spaces may stand before the quote that opens a cell.
        begins_cell = MARKS.contains(&c) || begins_cell && c == ' ';
        begins_line &= c == ' ';
        at += c.len_utf8();
    }
}

/// Returns the length of the quoted cell at the start of a text, or `None` if the quotes are not those of a
/// cell.
fn cell_length(text: &str, begins_line: bool) -> Option<usize> {
    let (cell, length) = quoted(text)?;
    let after = text[length..].trim_start_matches(' ');
    let ends_line = after.is_empty() || after.starts_with(LINE_ENDS);
    let is_alone = begins_line && ends_line;
    let is_cell = after.starts_with(MARKS) || ends_line && !(is_alone && cell.contains(LINE_ENDS));
    is_cell.then_some(length)
}

/// Returns the contents of the quotes at the start of a text, and the length with the quotes.
fn quoted(text: &str) -> Option<(Cow<'_, str>, usize)> {
    let inner = text.strip_prefix('"')?;
    let mut at = 0;
    loop {
        at += inner[at..].find('"')?;
        if !inner[at + 1..].starts_with('"') {
            let cell = &inner[..at];
            let cell = if cell.contains('"') {
                cell.replace("\"\"", "\"").into()
            } else {
                cell.into()
            };
            return Some((cell, at + 2));
        }
        at += 2;
    }
}

/// Returns whether a spreadsheet might run the cell as a formula, or take its first character for a guard.
fn needs_guard(cell: &str) -> bool {
    // Some programs drop invisible characters before they interpret a cell.
    let seen = cell
        .trim_start_matches(|c: char| c.is_whitespace() || c.is_control() || c == BYTE_ORDER_MARK);
    cell.starts_with(FORMULA) || seen.starts_with(FORMULA) || seen.starts_with(GUARD)
}

/// Removes the guard of a cell.
fn unguarded(cell: Cow<'_, str>) -> Cow<'_, str> {
    if !cell.strip_prefix(GUARD).is_some_and(needs_guard) {
        return cell;
    }
    match cell {
        Cow::Borrowed(cell) => cell[GUARD.len_utf8()..].into(),
        Cow::Owned(cell) => cell[GUARD.len_utf8()..].to_owned().into(),
    }
}

/// A cell to be written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cell<'a> {
    /// An empty cell.
    Empty,
    /// A text, possibly from a stranger.
    Text(&'a str),
    /// A computed number, written in full.
    Number(f64),
}

/// Writes a line.
pub fn write<'a>(out: &mut String, cells: impl IntoIterator<Item = Cell<'a>>) {
    for (i, cell) in cells.into_iter().enumerate() {
        if i > 0 {
            out.push(',');
        }
        match cell {
            Cell::Empty => {}
            Cell::Text(text) => write_text(out, text),
            Cell::Number(number) => out.push_str(&full(number)),
        }
    }
    out.push_str("\r\n");
}

fn write_text(out: &mut String, text: &str) {
    // A negative number such as −5 is harmless even if a stranger typed it.
    let is_number = || parse(&text.trim().replace(',', ".")).is_some();
    let guard = if needs_guard(text) && !is_number() {
        "'"
    } else {
        ""
    };
    let is_special = |c: char| {
        MARKS.contains(&c) || LINE_ENDS.contains(&c) || matches!(c, '"' | GUARD | BYTE_ORDER_MARK)
    };
    if guard.is_empty() && !text.contains(is_special) && text.trim() == text {
        out.push_str(text);
    } else {
        out.extend(["\"", guard, &text.replace('"', "\"\""), "\""]);
    }
}
