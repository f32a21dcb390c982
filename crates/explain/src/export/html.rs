//! HTML to insert into a page: without scripts and styles, with formulas as MathML.

use super::dialect::{Dialect, is_numeric};
use super::math::mathml;
use crate::escape::xml;
use crate::numbers::{Digits, full};
use crate::steps::math::Math;
use crate::steps::step::{Cell, Table};
use crate::words::number::{Number, format_number};
use glicko2_steps::Symbol;

/// HTML.
pub(super) struct Html;

impl Dialect for Html {
    fn text(&self, words: &str) -> String {
        xml(words)
    }
    fn paragraph(&self, line: &str) -> String {
        format!("<p>{line}</p>")
    }
    fn title(&self, line: &str) -> String {
        format!("<h2>{line}</h2>")
    }
    fn heading(&self, line: &str) -> String {
        format!("<h3>{line}</h3>")
    }
    fn note(&self, line: &str, strong: bool) -> String {
        if strong {
            format!("<p><strong>{line}</strong></p>")
        } else {
            format!("<p><small>{line}</small></p>")
        }
    }
    fn formulas(&self, formulas: &[&Math], digits: Digits) -> String {
        let lines: Vec<String> = formulas
            .iter()
            .map(|math| format!("<div>{}</div>", mathml(math, digits)))
            .collect();
        lines.join("\n")
    }
    fn table(&self, table: &Table, digits: Digits) -> String {
        let align = |i: usize| {
            if is_numeric(table, i) {
                " align=\"right\""
            } else {
                ""
            }
        };
        let head = |(i, head)| {
            format!(
                "<th scope=\"col\"{}>{}</th>",
                align(i),
                self.pieces(head, digits)
            )
        };
        let heads: String = table
            .heads
            .iter()
            .map(Vec::as_slice)
            .enumerate()
            .map(head)
            .collect();
        let cell = |(i, cell): (usize, &Cell)| match cell {
            Cell::Head(_) | Cell::HeadPieces(_) => {
                format!("<th scope=\"row\">{}</th>", self.cell(cell, digits))
            }
            Cell::Number(n) => format!("<td{}>{}</td>", align(i), number(n, digits)),
            Cell::Empty | Cell::Pieces(_) => {
                format!("<td{}>{}</td>", align(i), self.cell(cell, digits))
            }
        };
        let row = |cells: &Vec<Cell>| {
            format!(
                "<tr>{}</tr>\n",
                cells.iter().enumerate().map(cell).collect::<String>()
            )
        };
        let caption = match table.caption {
            "" => String::new(),
            caption => format!("<caption>{}</caption>\n", xml(caption)),
        };
        let rows: String = table.rows.iter().map(row).collect();
        format!(
            "<table>\n{caption}<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>"
        )
    }
    fn link(&self, words: &str, address: &str) -> String {
        format!("<p><a href=\"{}\">{words}</a></p>", xml(address))
    }
    fn symbol(&self, symbol: Symbol) -> String {
        let letter = symbol.letter();
        let sub = letter
            .sub
            .map_or(String::new(), |sub| format!("<sub>{sub}</sub>"));
        format!("<i>{}</i>{}{sub}", letter.base, letter.mark.unwrap_or(""))
    }
    fn whole(&self, parts: String) -> String {
        format!("<article>\n{parts}\n</article>")
    }
}

/// Writes a number with its full value in an attribute.
fn number(number: &Number, digits: Digits) -> String {
    format!(
        "<data value=\"{}\">{}</data>",
        full(number.value),
        xml(&format_number(number, digits))
    )
}
