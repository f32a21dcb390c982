//! BBCode. Brackets cannot be escaped, so a zero-width space is inserted after each one in a text: `[​/code]` is not a
//! tag.

use super::dialect::Dialect;
use super::escape::{guarded, untagged};
use super::math::{Signs, plain};
use super::plain::{Plain, aligned};
use crate::escape::clean;
use crate::numbers::Digits;
use crate::steps::math::Math;
use crate::steps::step::Table;

/// A dialect of BBCode.
pub(super) struct BbCode {
    /// Whether the site has tables. Otherwise columns are written in a code block.
    has_tables: bool,
    title: &'static str,
    heading: &'static str,
}

impl BbCode {
    /// phpBB has no tables. vBulletin, SMF and MyBB have them only if the owner enables them.
    pub(super) const WITHOUT_TABLES: Self = Self {
        has_tables: false,
        title: "b",
        heading: "b",
    };
    pub(super) const XENFORO: Self = Self {
        has_tables: true,
        ..Self::WITHOUT_TABLES
    };
    pub(super) const STEAM: Self = Self {
        has_tables: true,
        title: "h1",
        heading: "h2",
    };
}

impl Dialect for BbCode {
    fn text(&self, words: &str) -> String {
        untagged(&guarded(&clean(words)))
    }
    fn paragraph(&self, line: &str) -> String {
        line.to_owned()
    }
    fn title(&self, line: &str) -> String {
        tagged(self.title, line)
    }
    fn heading(&self, line: &str) -> String {
        tagged(self.heading, line)
    }
    fn note(&self, line: &str, strong: bool) -> String {
        tagged(if strong { "b" } else { "i" }, line)
    }
    fn formulas(&self, formulas: &[&Math], digits: Digits) -> String {
        let lines: Vec<String> = formulas
            .iter()
            .map(|math| untagged(&plain(math, digits, Signs::Raised)))
            .collect();
        tagged("code", &lines.join("\n"))
    }
    fn table(&self, table: &Table, digits: Digits) -> String {
        let rows = if self.has_tables {
            self.with_tags(table, digits)
        } else {
            tagged(
                "code",
                &aligned(&Plain::CODE, table, digits, "  ").join("\n"),
            )
        };
        let caption = self.text(table.caption).trim().to_owned();
        if caption.is_empty() {
            rows
        } else {
            format!("{}\n{rows}", tagged("b", &caption))
        }
    }
    fn link(&self, words: &str, address: &str) -> String {
        format!("[url={address}]{words}[/url]")
    }
}

impl BbCode {
    fn with_tags(&self, table: &Table, digits: Digits) -> String {
        let row = |tag: &str, cells: &mut dyn Iterator<Item = String>| {
            tagged(
                "tr",
                &cells
                    .map(|cell| tagged(tag, cell.trim()))
                    .collect::<String>(),
            )
        };
        let mut lines = vec![row(
            "th",
            &mut table.heads.iter().map(|head| self.pieces(head, digits)),
        )];
        lines.extend(
            table
                .rows
                .iter()
                .map(|cells| row("td", &mut cells.iter().map(|cell| self.cell(cell, digits)))),
        );
        tagged("table", &format!("\n{}\n", lines.join("\n")))
    }
}

fn tagged(tag: &str, text: &str) -> String {
    format!("[{tag}]{text}[/{tag}]")
}
