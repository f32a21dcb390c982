//! The common part of all dialects: going through a document, and cleaning text.

use super::document::{Document, Part};
use super::math::{Signs, plain_symbol};
use crate::numbers::Digits;
use crate::percent;
use crate::steps::math::Math;
use crate::steps::step::{Block, Cell, Table};
use crate::words::number::format_number;
use crate::words::pieces::Piece;
use glicko2_steps::Symbol;

/// A dialect: a way to write a document. Each method returns text that is escaped for its position.
pub(super) trait Dialect {
    /// Writes words within a line.
    fn text(&self, words: &str) -> String;
    /// Writes a paragraph of escaped text.
    fn paragraph(&self, line: &str) -> String;
    /// Writes the title of the document.
    fn title(&self, line: &str) -> String;
    /// Writes the title of a part.
    fn heading(&self, line: &str) -> String;
    /// Writes a remark, emphasised if `strong`.
    fn note(&self, line: &str, strong: bool) -> String;
    /// Writes formulas, one below the other.
    fn formulas(&self, formulas: &[&Math], digits: Digits) -> String;
    /// Writes a table.
    fn table(&self, table: &Table, digits: Digits) -> String;
    /// Writes a link. The address consists only of the characters that [`address`] leaves.
    fn link(&self, words: &str, address: &str) -> String;

    /// Writes a letter of the derivation within a line.
    fn symbol(&self, symbol: Symbol) -> String {
        self.text(&plain_symbol(symbol, Signs::Raised))
    }
    /// Writes a formatted number within a line.
    fn number(&self, shown: &str) -> String {
        self.text(shown)
    }
    /// Adds the text around the whole document.
    fn whole(&self, parts: String) -> String {
        parts
    }

    /// Writes a sentence.
    fn pieces(&self, pieces: &[Piece], digits: Digits) -> String {
        pieces
            .iter()
            .map(|piece| match piece {
                Piece::Text(words) => self.text(words),
                Piece::Symbol(symbol) => self.symbol(*symbol),
                Piece::Number(number) => self.number(&format_number(number, digits)),
            })
            .collect()
    }
    /// Writes the content of a cell.
    fn cell(&self, cell: &Cell, digits: Digits) -> String {
        match cell {
            Cell::Empty => String::new(),
            Cell::Head(words) => self.text(words),
            Cell::HeadPieces(pieces) | Cell::Pieces(pieces) => self.pieces(pieces, digits),
            Cell::Number(number) => self.number(&format_number(number, digits)),
        }
    }
}

/// Writes a document: its parts, separated by empty lines. Consecutive formulas are written as one part.
pub(super) fn write(document: &Document, dialect: &dyn Dialect) -> String {
    let digits = document.digits;
    let parts: Vec<String> = document
        .parts
        .chunk_by(|one, next| formula(one).is_some() && formula(next).is_some())
        .map(|run| match run {
            [part] if formula(part).is_none() => write_part(part, digits, dialect),
            run => dialect.formulas(&run.iter().filter_map(formula).collect::<Vec<_>>(), digits),
        })
        .filter(|part| !part.is_empty())
        .collect();
    dialect.whole(parts.join("\n\n")) + "\n"
}

fn formula(part: &Part) -> Option<&Math> {
    match part {
        Part::Block(Block::Formula(math) | Block::Worked(math)) => Some(math),
        _ => None,
    }
}

fn write_part(part: &Part, digits: Digits, dialect: &dyn Dialect) -> String {
    let pieces = |pieces: &[Piece]| dialect.pieces(pieces, digits).trim().to_owned();
    match part {
        Part::Title(title) => dialect.title(&pieces(title)),
        Part::Heading(heading) => dialect.heading(&pieces(heading)),
        Part::Link {
            words,
            address: link,
        } => match address(link) {
            Some(address) => dialect.link(dialect.text(words).trim(), &address),
            None => String::new(),
        },
        Part::Block(block) => match block {
            Block::Text(text) => dialect.paragraph(&pieces(text)),
            Block::Note(text) | Block::Aside(text) => dialect.note(&pieces(text), false),
            Block::Alert(text) => dialect.note(&pieces(text), true),
            Block::Formula(math) | Block::Worked(math) => dialect.formulas(&[math], digits),
            Block::Table(table) => dialect.table(table, digits),
            // A picture cannot be written as text.
            Block::RootPicture => String::new(),
        },
    }
}

/// Percent-encodes in a web address every character that is special in some dialect. Returns `None` for any other
/// scheme than `http` and `https`.
#[must_use]
pub fn address(link: &str) -> Option<String> {
    let link = link.trim();
    if !link.starts_with("https://") && !link.starts_with("http://") {
        return None;
    }
    Some(percent::encode(link, b"-_./~!$&+,;=:#?@%"))
}

/// Returns whether a column holds numbers and is aligned to the right.
pub(super) fn is_numeric(table: &Table, column: usize) -> bool {
    table
        .rows
        .iter()
        .any(|row| matches!(row.get(column), Some(Cell::Number(_))))
}
