//! LaTeX: a complete document, for pdfTeX, XeTeX and LuaTeX.

use super::dialect::{Dialect, is_numeric};
use super::math::{latex, latex_letter, latex_number, latex_symbol, lowered};
use crate::escape::clean;
use crate::numbers::Digits;
use crate::steps::math::Math;
use crate::steps::step::Table;
use glicko2_steps::Symbol;

/// LaTeX.
pub(super) struct Latex {
    /// Whether the fonts have Cyrillic letters.
    is_cyrillic: bool,
}

impl Latex {
    /// For the languages of Western Europe.
    pub(super) const WESTERN: Self = Self { is_cyrillic: false };
    /// With Cyrillic letters as well.
    pub(super) const CYRILLIC: Self = Self { is_cyrillic: true };
}

/// The largest number of rows that fit on a page.
const MAX_ON_A_PAGE: usize = 40;

/// The preamble. pdfTeX lacks letters for most scripts and would stop at one, so `\other` prints the Unicode code point
/// there.
const PREAMBLE: &str = r"\documentclass[11pt]{article}
\usepackage{iftex}
\ifPDFTeX
  \usepackage[{encoding}]{fontenc}
  \usepackage[utf8]{inputenc}
  \newcommand{\other}[2]{[U+#1]}
\else
  \usepackage{fontspec}
  \newcommand{\other}[2]{#2}
\fi
{language}\usepackage{amsmath,longtable}
\usepackage[a4paper,margin=2cm]{geometry}
\usepackage[hidelinks]{hyperref}
\setlength{\parindent}{0pt}
\setlength{\parskip}{6pt}
\allowdisplaybreaks
\begin{document}
";
/// The part of a Russian document before its other packages: hyphenation, and a font with Cyrillic letters that all TeX
/// distributions have.
const RUSSIAN: &str = r"\ifPDFTeX\else
  \IfFontExistsTF{CMU Serif}{\setmainfont{CMU Serif}}{}
\fi
\usepackage[russian]{babel}
";

impl Dialect for Latex {
    fn text(&self, words: &str) -> String {
        escaped(&clean(words), self.is_cyrillic)
    }
    fn paragraph(&self, line: &str) -> String {
        line.to_owned()
    }
    fn title(&self, line: &str) -> String {
        format!("\\section*{{{line}}}")
    }
    fn heading(&self, line: &str) -> String {
        format!("\\subsection*{{{line}}}")
    }
    fn note(&self, line: &str, strong: bool) -> String {
        if strong {
            format!("\\textbf{{{line}}}")
        } else {
            format!("{{\\small {line}\\par}}")
        }
    }
    fn formulas(&self, formulas: &[&Math], digits: Digits) -> String {
        let lines: Vec<String> = formulas.iter().map(|math| latex(math, digits)).collect();
        format!(
            "\\begin{{gather*}}\n{}\n\\end{{gather*}}",
            lines.join(" \\\\\n")
        )
    }
    fn table(&self, table: &Table, digits: Digits) -> String {
        let columns: String = (0..table.heads.len())
            .map(|i| if is_numeric(table, i) { 'r' } else { 'l' })
            .collect();
        // A bracket at the start of a row would be read as an argument of the preceding line break.
        let row = |cells: &mut dyn Iterator<Item = String>| {
            format!(
                "{{}}{} \\\\",
                cells
                    .map(|cell| cell.trim().to_owned())
                    .collect::<Vec<_>>()
                    .join(" & ")
            )
        };
        let caption = match self.text(table.caption) {
            caption if caption.is_empty() => String::new(),
            caption => format!(
                "\\multicolumn{{{}}}{{c}}{{\\textbf{{{caption}}}}} \\\\\n",
                table.heads.len().max(1)
            ),
        };
        let heads = row(&mut table.heads.iter().map(|head| self.pieces(head, digits)));
        let rows: Vec<String> = table
            .rows
            .iter()
            .map(|cells| row(&mut cells.iter().map(|cell| self.cell(cell, digits))))
            .collect();
        // Tables with many columns are set in a smaller size.
        let (size, gap) = if table.heads.len() > 6 {
            ("\\scriptsize", "2pt")
        } else {
            ("\\small", "6pt")
        };
        let before = format!("{{{size}\\setlength{{\\tabcolsep}}{{{gap}}}");
        let (head, rows) = (
            format!("{{{columns}}}\n{caption}{heads}\n\\hline"),
            rows.join("\n"),
        );
        // A `longtable` knows its column widths only after the second run of LaTeX, so short tables use `tabular`.
        if table.rows.len() > MAX_ON_A_PAGE {
            format!("{before}\n\\begin{{longtable}}{head}\n\\endhead\n{rows}\n\\end{{longtable}}}}")
        } else {
            format!(
                "{before}\\begin{{center}}\n\\begin{{tabular}}{head}\n{rows}\n\\end{{tabular}}\n\\end{{center}}}}"
            )
        }
    }
    fn link(&self, words: &str, address: &str) -> String {
        format!("{words}:\n\\url{{{address}}}")
    }
    fn symbol(&self, symbol: Symbol) -> String {
        format!("${}$", latex_symbol(symbol))
    }
    fn number(&self, shown: &str) -> String {
        format!("${}$", latex_number(shown))
    }
    fn whole(&self, parts: String) -> String {
        let (encoding, language) = if self.is_cyrillic {
            ("T1,T2A", RUSSIAN)
        } else {
            ("T1", "")
        };
        let preamble = PREAMBLE
            .replace("{encoding}", encoding)
            .replace("{language}", language);
        format!("{preamble}\n{parts}\n\n\\end{{document}}")
    }
}

/// Escapes a text in one line.
fn escaped(text: &str, is_cyrillic: bool) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' => escaped.push_str("\\textbackslash{}"),
            '{' | '}' | '$' | '&' | '#' | '%' | '_' => escaped.extend(['\\', c]),
            '^' => escaped.push_str("\\textasciicircum{}"),
            '~' => escaped.push_str("\\textasciitilde{}"),
            '<' => escaped.push_str("\\textless{}"),
            '>' => escaped.push_str("\\textgreater{}"),
            '|' => escaped.push_str("\\textbar{}"),
            '"' => escaped.push_str("\\textquotedbl{}"),
            '\'' => escaped.push_str("\\textquotesingle{}"),
            '`' => escaped.push_str("\\textasciigrave{}"),
            // Two hyphens would become a dash.
            '-' if escaped.ends_with('-') => escaped.push_str("\\/-"),
            '‘' => escaped.push('`'),
            '’' => escaped.push('\''),
            '“' => escaped.push_str("``"),
            '”' => escaped.push_str("''"),
            '„' => escaped.push_str("\\quotedblbase{}"),
            '–' => escaped.push_str("--"),
            '—' => escaped.push_str("---"),
            '…' => escaped.push_str("\\ldots{}"),
            '½' => escaped.push_str("$\\tfrac{1}{2}$"),
            ' '..='~' => escaped.push(c),
            '\u{a0}' => escaped.push('~'),
            '\u{202f}' => escaped.push_str("\\,"),
            'А'..='я' | 'Ё' | 'ё' if is_cyrillic => escaped.push(c),
            c => match (latex_letter(c), lowered(c)) {
                (Some(command), _) => escaped.push_str(&format!("${command}$")),
                (None, Some(digit)) => {
                    let digit = if digit == '−' { '-' } else { digit };
                    escaped.push_str(&format!("${{}}^{{{digit}}}$"));
                }
                // Letters in the European fonts of TeX.
                (None, None) if matches!(c, '«' | '»' | 'À'..='ž') && !is_rare(c) => {
                    escaped.push(c);
                }
                (None, None) => escaped.push_str(&format!("\\other{{{:04X}}}{{{c}}}", c as u32)),
            },
        }
    }
    escaped
}

/// Returns whether a European letter is missing in the fonts of TeX.
fn is_rare(c: char) -> bool {
    matches!(c, '÷' | 'Ħ' | 'ħ' | 'ĸ' | 'Ŀ' | 'ŀ' | 'ŉ' | 'Ŧ' | 'ŧ')
}
