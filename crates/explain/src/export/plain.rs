//! Plain text, for mail, for other uses, and for Lichess, which accepts nothing else.
//!
//! Lichess converts posts to the Unicode normal form KC, which turns `10⁻⁸` into `10−8`, removes invisible characters,
//! and quotes lines that begin with `>`. Text for Lichess therefore has no raised or lowered characters.

use super::dialect::{Dialect, is_numeric};
use super::escape::{UNSEEN, guarded, is_of_a_word, untagged};
use super::math::{Signs, lowered, plain, plain_number, plain_symbol};
use crate::escape::clean;
use crate::numbers::Digits;
use crate::steps::math::Math;
use crate::steps::step::Table;
use glicko2_steps::Symbol;

/// Plain text.
pub(super) struct Plain {
    /// The characters that may be used.
    signs: Signs,
    /// The separator of two columns.
    between: &'static str,
    destination: Destination,
}

/// The destination of the text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Destination {
    /// No particular destination.
    Anywhere,
    /// A post on Lichess.
    Lichess,
    /// A code block in Markdown or BBCode.
    Code,
}

impl Plain {
    /// For a monospaced font.
    pub(super) const TEXT: Self = Self {
        signs: Signs::Raised,
        between: "  ",
        destination: Destination::Anywhere,
    };
    /// For Lichess. The bars separate the columns even where spaces are collapsed.
    pub(super) const LICHESS: Self = Self {
        signs: Signs::Level,
        between: " | ",
        destination: Destination::Lichess,
    };
    /// For columns in a code block. Its text cannot end the block.
    pub(super) const CODE: Self = Self {
        signs: Signs::Raised,
        between: "  ",
        destination: Destination::Code,
    };
}

impl Dialect for Plain {
    fn text(&self, words: &str) -> String {
        let words = clean(words);
        match self.destination {
            Destination::Anywhere => words,
            Destination::Lichess => level(&guarded(&words)),
            Destination::Code => untagged(&guarded(&words)).replace('`', &format!("`{UNSEEN}")),
        }
    }
    fn paragraph(&self, line: &str) -> String {
        // Lichess would turn the line into a quote.
        match line.strip_prefix('>') {
            Some(rest) => format!("›{rest}"),
            None => line.to_owned(),
        }
    }
    fn title(&self, line: &str) -> String {
        let line = self.paragraph(line);
        format!("{line}\n{}", "=".repeat(line.chars().count()))
    }
    fn heading(&self, line: &str) -> String {
        let line = self.paragraph(line);
        format!("{line}\n{}", "-".repeat(line.chars().count()))
    }
    fn note(&self, line: &str, strong: bool) -> String {
        if strong {
            format!("! {line}")
        } else {
            self.paragraph(line)
        }
    }
    fn formulas(&self, formulas: &[&Math], digits: Digits) -> String {
        let lines: Vec<String> = formulas
            .iter()
            .map(|math| format!("  {}", plain(math, digits, self.signs)))
            .collect();
        lines.join("\n")
    }
    fn table(&self, table: &Table, digits: Digits) -> String {
        let lines: Vec<String> = aligned(self, table, digits, self.between)
            .into_iter()
            // With two leading spaces Hacker News uses a monospaced font. They also keep special characters away from
            // the start of the line.
            .map(|line| format!("  {line}"))
            .collect();
        let caption = self.text(table.caption).trim().to_owned();
        if caption.is_empty() {
            lines.join("\n")
        } else {
            format!("{}\n{}", self.paragraph(&caption), lines.join("\n"))
        }
    }
    fn link(&self, words: &str, address: &str) -> String {
        format!("{}: {address}", self.paragraph(words))
    }
    fn symbol(&self, symbol: Symbol) -> String {
        plain_symbol(symbol, self.signs)
    }
    fn number(&self, shown: &str) -> String {
        plain_number(shown, self.signs)
    }
}

/// Returns the lines of a table with aligned columns: numbers to the right, words to the left.
pub(super) fn aligned(
    dialect: &dyn Dialect,
    table: &Table,
    digits: Digits,
    between: &str,
) -> Vec<String> {
    let heads: Vec<String> = table
        .heads
        .iter()
        .map(|head| dialect.pieces(head, digits).trim().to_owned())
        .collect();
    let rows = table.rows.iter().map(|row| {
        row.iter()
            .map(|cell| dialect.cell(cell, digits).trim().to_owned())
            .collect()
    });
    let mut lines: Vec<Vec<String>> = vec![heads];
    lines.extend(rows);
    let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let width = |text: &str| text.chars().filter(|&c| c != UNSEEN).count();
    let widest: Vec<usize> = (0..columns)
        .map(|i| {
            lines
                .iter()
                .filter_map(|line| line.get(i))
                .map(|cell| width(cell))
                .max()
                .unwrap_or(0)
        })
        .collect();
    let rule: Vec<String> = widest.iter().map(|&wide| "-".repeat(wide)).collect();
    lines.insert(1, rule);
    let set = |line: &Vec<String>| {
        let cells: Vec<String> = line
            .iter()
            .enumerate()
            .map(|(i, cell)| {
                let room = " ".repeat(widest[i].saturating_sub(width(cell)));
                if is_numeric(table, i) {
                    format!("{room}{cell}")
                } else {
                    format!("{cell}{room}")
                }
            })
            .collect();
        cells.join(between).trim_end().to_owned()
    };
    lines.iter().map(set).collect()
}

/// Writes raised digits on the line: `Δ²` as `Δ^2`, `g²E` as `g^2 E`.
fn level(text: &str) -> String {
    let mut levelled = String::with_capacity(text.len());
    let mut is_raised = false;
    for c in text.chars() {
        match lowered(c) {
            Some(low) => {
                if !is_raised {
                    levelled.push('^');
                }
                levelled.push(low);
            }
            None => {
                if is_raised && is_of_a_word(c) {
                    levelled.push(' ');
                }
                levelled.push(c);
            }
        }
        is_raised = lowered(c).is_some();
    }
    levelled
}
