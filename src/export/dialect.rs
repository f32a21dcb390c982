//! What all dialects share: how a document is gone through, and what is taken out of any text.

use super::document::{Document, Part, Table};
use super::math::{Signs, plain_symbol};
use crate::present::math::Math;
use crate::present::number::{Digits, shown};
use crate::present::step::{Cell, Piece};
use crate::present::symbol::Symbol;

/// A way to write a document. Each method gives text that is safe in its place.
pub(super) trait Dialect {
    /// Words within a line.
    fn text(&self, words: &str) -> String;
    /// A paragraph of words that are safe already.
    fn paragraph(&self, line: &str) -> String;
    /// The title of the whole.
    fn title(&self, line: &str) -> String;
    /// The title of a part.
    fn heading(&self, line: &str) -> String;
    /// A remark; one that must not be overlooked if `strong`.
    fn note(&self, line: &str, strong: bool) -> String;
    /// Formulas, one below the other.
    fn formulas(&self, formulas: &[Math], digits: Digits) -> String;
    /// A table.
    fn table(&self, table: &Table, digits: Digits) -> String;
    /// A link; the address is made of the signs of [`address`] alone.
    fn link(&self, words: &str, address: &str) -> String;

    /// A letter of the derivation within a line.
    fn symbol(&self, symbol: Symbol) -> String {
        self.text(&plain_symbol(symbol, Signs::Raised))
    }
    /// A shown number within a line.
    fn number(&self, shown: &str) -> String {
        self.text(shown)
    }
    /// What stands around the whole.
    fn whole(&self, parts: String) -> String {
        parts
    }

    /// A sentence.
    fn pieces(&self, pieces: &[Piece], digits: Digits) -> String {
        pieces
            .iter()
            .map(|piece| match piece {
                Piece::Text(words) => self.text(words),
                Piece::Symbol(symbol) => self.symbol(*symbol),
                Piece::Number(number) => self.number(&shown(number, digits)),
            })
            .collect()
    }
    /// What is in a cell.
    fn cell(&self, cell: &Cell, digits: Digits) -> String {
        match cell {
            Cell::Empty => String::new(),
            Cell::Head(words) => self.text(words),
            Cell::HeadPieces(pieces) | Cell::Pieces(pieces) => self.pieces(pieces, digits),
            Cell::Number(number) => self.number(&shown(number, digits)),
        }
    }
}

/// Writes a document: its parts, an empty line between two.
pub(super) fn write(document: &Document, dialect: &dyn Dialect) -> String {
    let digits = document.digits;
    let pieces = |pieces: &[Piece]| dialect.pieces(pieces, digits).trim().to_owned();
    let parts: Vec<String> = document
        .parts
        .iter()
        .map(|part| match part {
            Part::Title(title) => dialect.title(&pieces(title)),
            Part::Heading(heading) => dialect.heading(&pieces(heading)),
            Part::Text(text) => dialect.paragraph(&pieces(text)),
            Part::Note(text) => dialect.note(&pieces(text), false),
            Part::Alert(text) => dialect.note(&pieces(text), true),
            Part::Formulas(formulas) => dialect.formulas(formulas, digits),
            Part::Table(table) => dialect.table(table, digits),
            Part::Link { words, address: link } => match address(link) {
                Some(address) => dialect.link(dialect.text(words).trim(), &address),
                None => String::new(),
            },
        })
        .filter(|part| !part.is_empty())
        .collect();
    dialect.whole(parts.join("\n\n")) + "\n"
}

/// A space of no width. Forums do not see through it.
pub(super) const UNSEEN: char = '\u{200b}';

/// Parts with an unseen space what a forum would turn into a link, a call of somebody, a topic or a smiley: `@everyone`,
/// `http://…`, `example.com`, `#12`, `r/chess`, `:)`.
pub(super) fn guarded(text: &str) -> String {
    let mut guarded = String::with_capacity(text.len());
    let mut before = [' '; 2];
    let mut signs = text.chars().peekable();
    while let Some(c) = signs.next() {
        guarded.push(c);
        let next = signs.peek().copied();
        let calls = match c {
            // What follows may be in the next piece.
            '@' | '#' => next != Some(' '),
            ':' | ';' => next.is_some_and(|next| !next.is_whitespace()),
            '.' => is_of_a_word(before[1]) && next.is_some_and(|next| is_of_a_word(next) && !next.is_ascii_digit()),
            '/' => matches!(before, [first, 'r' | 'u' | 'R' | 'U'] if !is_of_a_word(first)),
            _ => false,
        };
        if calls {
            guarded.push(UNSEEN);
        }
        before = [before[1], c];
    }
    guarded
}

/// A letter or digit, or any sign that is not of ASCII, which may be one.
pub(super) fn is_of_a_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || !c.is_ascii()
}

/// The address of a page on the web, with every sign that is special anywhere percent-encoded. `None` for anything but `http` and
/// `https`.
#[must_use]
pub fn address(link: &str) -> Option<String> {
    let link = link.trim();
    if !link.starts_with("https://") && !link.starts_with("http://") {
        return None;
    }
    let mut address = String::with_capacity(link.len());
    for byte in link.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_./~!$&+,;=:#?@%".contains(&byte) {
            address.push(char::from(byte));
        } else {
            const HEX: &[u8; 16] = b"0123456789ABCDEF";
            address.extend(['%', char::from(HEX[usize::from(byte >> 4)]), char::from(HEX[usize::from(byte & 15)])]);
        }
    }
    Some(address)
}

/// Whether a column holds numbers, which are set from the right.
pub(super) fn is_numeric(table: &Table, column: usize) -> bool {
    table.rows.iter().any(|row| matches!(row.get(column), Some(Cell::Number(_))))
}
