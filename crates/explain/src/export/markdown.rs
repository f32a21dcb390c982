//! Markdown, in the flavour of each forum.
//!
//! | | tables | formulas |
//! |---|---|---|
//! | Discourse, Lemmy | with pipes | plain, in a fence |
//! | Discourse with mathematics, Stack Exchange | with pipes | TeX between `$$` |
//! | GitHub | with pipes | TeX in a fence named `math` |
//! | Reddit | with pipes | plain, indented by four spaces, because its older pages know no fences |
//! | Discord | aligned, in a fence | plain, in a fence |

use super::dialect::{Dialect, is_numeric};
use super::escape::{UNSEEN, guarded};
use super::math::{Signs, latex, latex_symbol, plain, plain_symbol};
use super::plain::{Plain, aligned};
use crate::escape::clean;
use crate::numbers::Digits;
use crate::steps::math::Math;
use crate::steps::step::Table;
use glicko2_steps::Symbol;

/// A flavour of Markdown.
pub(super) struct Markdown {
    formulas: Formulas,
    tables: Tables,
    /// Whether a dollar sign can open mathematics.
    dollars: bool,
    /// Whether letters within a line are TeX too.
    inline_math: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Formulas {
    Fenced,
    Indented,
    MathFence,
    Dollars,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tables {
    Pipes,
    Fenced,
}

impl Markdown {
    pub(super) const DISCOURSE: Self = Self {
        formulas: Formulas::Fenced,
        tables: Tables::Pipes,
        dollars: true,
        inline_math: false,
    };
    pub(super) const DISCOURSE_MATH: Self = Self {
        formulas: Formulas::Dollars,
        ..Self::DISCOURSE
    };
    pub(super) const GITHUB: Self = Self {
        formulas: Formulas::MathFence,
        ..Self::DISCOURSE
    };
    pub(super) const REDDIT: Self = Self {
        formulas: Formulas::Indented,
        ..Self::LEMMY
    };
    pub(super) const LEMMY: Self = Self {
        dollars: false,
        ..Self::DISCOURSE
    };
    pub(super) const STACK_EXCHANGE: Self = Self {
        inline_math: true,
        ..Self::DISCOURSE_MATH
    };
    pub(super) const DISCORD: Self = Self {
        tables: Tables::Fenced,
        ..Self::LEMMY
    };
}

impl Dialect for Markdown {
    fn text(&self, words: &str) -> String {
        let mut escaped = String::with_capacity(words.len());
        for c in guarded(&clean(words)).chars() {
            match c {
                // The zero-width space prevents the next characters from forming a TeX command.
                '\\' => escaped.extend(['\\', '\\', UNSEEN]),
                '`' | '*' | '_' | '[' | ']' | '<' | '~' | '^' | '&' => escaped.extend(['\\', c]),
                // Not every table supports an escaped pipe, and Discord supports no entities.
                '|' if self.tables == Tables::Pipes => escaped.push_str("&#124;"),
                '|' => escaped.push_str("\\|"),
                // No escape works on all sites, so a full-width dollar sign replaces it.
                '$' if self.dollars => escaped.push('＄'),
                other => escaped.push(other),
            }
        }
        escaped
    }
    fn paragraph(&self, line: &str) -> String {
        started(line)
    }
    fn title(&self, line: &str) -> String {
        format!("**{}**", started(line))
    }
    fn heading(&self, line: &str) -> String {
        // A `#` at the end would close the heading.
        match line.strip_suffix('#') {
            Some(before) => format!("### {before}\\#"),
            None => format!("### {line}"),
        }
    }
    fn note(&self, line: &str, strong: bool) -> String {
        if strong {
            format!("**{}**", started(line))
        } else {
            started(line)
        }
    }
    fn formulas(&self, formulas: &[&Math], digits: Digits) -> String {
        let lines = |write: &dyn Fn(&Math) -> String| {
            formulas.iter().copied().map(write).collect::<Vec<_>>()
        };
        let plain = |math: &Math| plain(math, digits, Signs::Raised);
        match self.formulas {
            Formulas::Fenced => fenced("", &lines(&plain)),
            Formulas::Indented => lines(&|math| format!("    {}", plain(math))).join("\n"),
            Formulas::MathFence => {
                lines(&|math| fenced("math", &[latex(math, digits)])).join("\n\n")
            }
            Formulas::Dollars => {
                lines(&|math| format!("$$\n{}\n$$", latex(math, digits))).join("\n\n")
            }
        }
    }
    fn table(&self, table: &Table, digits: Digits) -> String {
        let rows = match self.tables {
            Tables::Pipes => self.with_pipes(table, digits),
            Tables::Fenced => fenced("", &aligned(&Plain::CODE, table, digits, "  ")),
        };
        let caption = self.text(table.caption).trim().to_owned();
        if caption.is_empty() {
            rows
        } else {
            format!("**{}**\n\n{rows}", started(&caption))
        }
    }
    fn link(&self, words: &str, address: &str) -> String {
        format!("[{words}]({address})")
    }
    fn symbol(&self, symbol: Symbol) -> String {
        if self.inline_math {
            return format!("${}$", latex_symbol(symbol));
        }
        self.text(&plain_symbol(symbol, Signs::Raised))
    }
}

impl Markdown {
    fn with_pipes(&self, table: &Table, digits: Digits) -> String {
        let line = |cells: &mut dyn Iterator<Item = String>| {
            let cells: Vec<String> = cells.map(|cell| cell.trim().to_owned()).collect();
            format!("| {} |", cells.join(" | "))
        };
        let rule = (0..table.heads.len())
            .map(|i| if is_numeric(table, i) { "---:" } else { ":---" }.to_owned());
        let mut lines = vec![
            line(&mut table.heads.iter().map(|head| self.pieces(head, digits))),
            line(&mut rule.into_iter()),
        ];
        lines.extend(
            table
                .rows
                .iter()
                .map(|row| line(&mut row.iter().map(|cell| self.cell(cell, digits)))),
        );
        lines.join("\n")
    }
}

/// Encloses lines in a fence. No line may contain three backticks in a row.
fn fenced(kind: &str, lines: &[String]) -> String {
    format!("```{kind}\n{}\n```", lines.join("\n"))
}

/// Escapes the start of a line that would begin a heading, a list, a quote or a box.
fn started(line: &str) -> String {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = line.split_at(digits);
    let mut signs = rest.chars();
    let is_special = match signs.next() {
        Some('.' | ')') => !number.is_empty() && signs.next().is_none_or(char::is_whitespace),
        Some('#' | '>' | '-' | '+' | '=' | ':' | '!') => number.is_empty(),
        _ => false,
    };
    if is_special {
        format!("{number}\\{rest}")
    } else {
        line.to_owned()
    }
}
