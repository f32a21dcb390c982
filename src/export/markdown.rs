//! Markdown, as each forum has it.
//!
//! | | tables | formulas |
//! |---|---|---|
//! | Discourse, Lemmy | with pipes | plain, in a fence |
//! | Discourse with mathematics, Stack Exchange | with pipes | TeX between `$$` |
//! | GitHub | with pipes | TeX in a fence named `math` |
//! | Reddit | with pipes | plain, four spaces in; its older pages know no fences |
//! | Discord | aligned, in a fence | plain, in a fence |

use super::dialect::{Dialect, is_numeric};
use super::escape::{UNSEEN, guarded};
use super::math::{Signs, latex, latex_symbol, plain, plain_symbol};
use super::plain::{Plain, aligned};
use crate::escape::clean;
use crate::number::Digits;
use crate::present::math::Math;
use crate::present::step::Table;
use crate::present::symbol::Symbol;

/// A flavour of Markdown.
pub(super) struct Markdown {
    formulas: Formulas,
    tables: Tables,
    /// Whether a dollar sign may open mathematics.
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
    pub(super) const DISCOURSE: Self =
        Self { formulas: Formulas::Fenced, tables: Tables::Pipes, dollars: true, inline_math: false };
    pub(super) const DISCOURSE_MATH: Self = Self { formulas: Formulas::Dollars, ..Self::DISCOURSE };
    pub(super) const GITHUB: Self = Self { formulas: Formulas::MathFence, ..Self::DISCOURSE };
    pub(super) const REDDIT: Self = Self { formulas: Formulas::Indented, ..Self::LEMMY };
    pub(super) const LEMMY: Self = Self { dollars: false, ..Self::DISCOURSE };
    pub(super) const STACK_EXCHANGE: Self = Self { inline_math: true, ..Self::DISCOURSE_MATH };
    pub(super) const DISCORD: Self = Self { tables: Tables::Fenced, ..Self::LEMMY };
}

impl Dialect for Markdown {
    fn text(&self, words: &str) -> String {
        let mut escaped = String::with_capacity(words.len());
        for c in guarded(&clean(words)).chars() {
            match c {
                // The unseen space keeps what follows from being a command of TeX.
                '\\' => escaped.extend(['\\', '\\', UNSEEN]),
                '`' | '*' | '_' | '[' | ']' | '<' | '~' | '^' | '&' => escaped.extend(['\\', c]),
                // Not every table knows a pipe with a backslash, and Discord no entities.
                '|' if self.tables == Tables::Pipes => escaped.push_str("&#124;"),
                '|' => escaped.push_str("\\|"),
                // No way to escape it holds on all sites.
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
        // Signs at the end would close the heading.
        match line.strip_suffix('#') {
            Some(before) => format!("### {before}\\#"),
            None => format!("### {line}"),
        }
    }
    fn note(&self, line: &str, strong: bool) -> String {
        if strong { format!("**{}**", started(line)) } else { started(line) }
    }
    fn formulas(&self, formulas: &[&Math], digits: Digits) -> String {
        let lines = |write: &dyn Fn(&Math) -> String| formulas.iter().copied().map(write).collect::<Vec<_>>();
        let plain = |math: &Math| plain(math, digits, Signs::Raised);
        match self.formulas {
            Formulas::Fenced => fenced("", &lines(&plain)),
            Formulas::Indented => lines(&|math| format!("    {}", plain(math))).join("\n"),
            Formulas::MathFence => lines(&|math| fenced("math", &[latex(math, digits)])).join("\n\n"),
            Formulas::Dollars => lines(&|math| format!("$$\n{}\n$$", latex(math, digits))).join("\n\n"),
        }
    }
    fn table(&self, table: &Table, digits: Digits) -> String {
        let rows = match self.tables {
            Tables::Pipes => self.with_pipes(table, digits),
            Tables::Fenced => fenced("", &aligned(&Plain::CODE, table, digits, "  ")),
        };
        let caption = self.text(table.caption).trim().to_owned();
        if caption.is_empty() { rows } else { format!("**{}**\n\n{rows}", started(&caption)) }
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
        let rule = (0..table.heads.len()).map(|i| if is_numeric(table, i) { "---:" } else { ":---" }.to_owned());
        let mut lines =
            vec![line(&mut table.heads.iter().map(|head| self.pieces(head, digits))), line(&mut rule.into_iter())];
        lines.extend(table.rows.iter().map(|row| line(&mut row.iter().map(|cell| self.cell(cell, digits)))));
        lines.join("\n")
    }
}

/// Lines in a fence. None of them has three backticks in a row.
fn fenced(kind: &str, lines: &[String]) -> String {
    format!("```{kind}\n{}\n```", lines.join("\n"))
}

/// A line whose first signs are words, not the start of a heading, a list, a quote or a box.
fn started(line: &str) -> String {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = line.split_at(digits);
    let mut signs = rest.chars();
    let is_special = match signs.next() {
        Some('.' | ')') => !number.is_empty() && signs.next().is_none_or(char::is_whitespace),
        Some('#' | '>' | '-' | '+' | '=' | ':' | '!') => number.is_empty(),
        _ => false,
    };
    if is_special { format!("{number}\\{rest}") } else { line.to_owned() }
}
