//! Delimited text, in and out: what CSV files, spreadsheets and pasted rows have in common. What the columns mean is for its readers.
//!
//! **In.** Lines end with any line end that there is, also the ones of Unicode; a byte order mark before the first is none of its text.
//! What stands between double quotes is one cell, line ends and doubled quotes in it too. A quote that nothing closes is a sign like
//! any other (5'11"), and so is one that begins a line and is closed at the end of another, which is a quotation in somebody's post.
//!
//! **Out.** RFC 4180: commas, double quotes, lines that end in CR LF. A cell that a spreadsheet might take for a formula and run gets a
//! `'` before it, which the readers here take off again.

use crate::number::{full, parse};
use std::borrow::Cow;

/// What parts the cells of a line, other than spaces.
const MARKS: [char; 4] = ['\t', '|', ';', ','];

/// The ends of lines. CR LF is one.
const LINE_ENDS: [char; 5] = ['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}'];

/// Signs with which a spreadsheet begins a formula, or takes the rest of a cell for one.
const FORMULA: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/// What keeps a spreadsheet from running a cell: it shows the rest as text.
const GUARD: char = '\'';

/// The mark that may stand before a text to tell its encoding.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// A line of a table, which is several lines of text where line ends stand between quotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record<'a> {
    /// The number of its first line in the text, from 1.
    pub number: usize,
    /// The line as it stands, without its end.
    pub text: &'a str,
}

/// A line that was not understood, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine<R> {
    /// Its number in the text, from 1.
    pub number: usize,
    /// The line as it stands.
    pub text: String,
    /// Why.
    pub reason: R,
}

impl<R> BadLine<R> {
    /// The bad line of a record.
    #[must_use]
    pub fn of(record: Record, reason: R) -> Self {
        Self { number: record.number, text: record.text.to_owned(), reason }
    }
}

/// Whether a sign ends a cell whatever the table: tabs, bars, semicolons, quotes, line ends.
#[must_use]
pub fn is_edge(c: char) -> bool {
    matches!(c, '\t' | '|' | ';' | '"') || LINE_ENDS.contains(&c)
}

/// The lines of a table.
pub fn records(text: &str) -> impl Iterator<Item = Record<'_>> {
    let mut rest = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    let mut next = 1;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let (text, after) = rest.split_at(line_length(rest));
        let number = next;
        next += line_ends(text) + 1;
        rest = after.strip_prefix("\r\n").or(after.strip_prefix(LINE_ENDS)).unwrap_or(after);
        Some(Record { number, text })
    })
}

impl<'a> Record<'a> {
    /// The first of these marks, in their order, that stands outside of quotes.
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

    /// The cells between marks outside of quotes: without the blanks around them, their quotes and a guard before a formula.
    #[must_use]
    pub fn cells(&self, is_mark: impl Fn(char) -> bool) -> Vec<Cow<'a, str>> {
        let mut cells = Vec::new();
        let mut rest = self.text;
        loop {
            let start = rest.trim_start_matches(' ');
            let in_quotes = quoted(start).map(|(cell, length)| (cell, start[length..].trim_start_matches(' ')));
            let (cell, after) =
                in_quotes.filter(|(_, after)| after.is_empty() || after.starts_with(&is_mark)).unwrap_or_else(|| {
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

/// How long the first line of a text is.
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

/// How many line ends a text has.
fn line_ends(text: &str) -> usize {
    text.matches(LINE_ENDS).count() - text.matches("\r\n").count()
}

/// Goes through the signs outside of quotes, each with its place, until there is no more or `goes_on` says no.
fn scan(text: &str, mut goes_on: impl FnMut(usize, char) -> bool) {
    let (mut at, mut begins_cell, mut begins_line) = (0, true, true);
    while let Some(c) = text[at..].chars().next() {
        let skipped = if c == '"' && begins_cell { cell_length(&text[at..], begins_line) } else { None };
        if let Some(length) = skipped {
            at += length;
            begins_cell = false;
            continue;
        }
        if !goes_on(at, c) {
            return;
        }
        // Blanks before a quote leave it the first of its cell.
        begins_cell = MARKS.contains(&c) || begins_cell && c == ' ';
        begins_line &= c == ' ';
        at += c.len_utf8();
    }
}

/// The length of the cell between the quotes that a text begins with, if that is one.
fn cell_length(text: &str, begins_line: bool) -> Option<usize> {
    let (cell, length) = quoted(text)?;
    let after = text[length..].trim_start_matches(' ');
    let ends_line = after.is_empty() || after.starts_with(LINE_ENDS);
    let is_alone = begins_line && ends_line;
    let is_cell = after.starts_with(MARKS) || ends_line && !(is_alone && cell.contains(LINE_ENDS));
    is_cell.then_some(length)
}

/// What stands between the quotes that a text begins with, and how much of the text that is.
fn quoted(text: &str) -> Option<(Cow<'_, str>, usize)> {
    let inner = text.strip_prefix('"')?;
    let mut at = 0;
    loop {
        at += inner[at..].find('"')?;
        if !inner[at + 1..].starts_with('"') {
            let cell = &inner[..at];
            let cell = if cell.contains('"') { cell.replace("\"\"", "\"").into() } else { cell.into() };
            return Some((cell, at + 2));
        }
        at += 2;
    }
}

/// Whether a spreadsheet might run a cell, or would take its first sign for a guard.
fn needs_guard(cell: &str) -> bool {
    // Some readers drop what is not seen before they look at a cell.
    let seen = cell.trim_start_matches(|c: char| c.is_whitespace() || c.is_control() || c == BYTE_ORDER_MARK);
    cell.starts_with(FORMULA) || seen.starts_with(FORMULA) || seen.starts_with(GUARD)
}

/// A cell without its guard.
fn unguarded(cell: Cow<'_, str>) -> Cow<'_, str> {
    if !cell.strip_prefix(GUARD).is_some_and(needs_guard) {
        return cell;
    }
    match cell {
        Cow::Borrowed(cell) => cell[GUARD.len_utf8()..].into(),
        Cow::Owned(cell) => cell[GUARD.len_utf8()..].to_owned().into(),
    }
}

/// A cell that is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cell<'a> {
    /// Nothing.
    Empty,
    /// Words, which may be anybody's.
    Text(&'a str),
    /// A number of ours, written in full.
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
    // −5 is no formula, whoever wrote it.
    let is_number = || parse(&text.trim().replace(',', ".")).is_some();
    let guard = if needs_guard(text) && !is_number() { "'" } else { "" };
    let is_special =
        |c: char| MARKS.contains(&c) || LINE_ENDS.contains(&c) || matches!(c, '"' | GUARD | BYTE_ORDER_MARK);
    if guard.is_empty() && !text.contains(is_special) && text.trim() == text {
        out.push_str(text);
    } else {
        out.extend(["\"", guard, &text.replace('"', "\"\""), "\""]);
    }
}
