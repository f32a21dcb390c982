//! Tables: those of the derivation, and lists of numbers beside a chart.

use super::pieces::{number, pieces};
use crate::present::number::Digits;
use crate::present::step::{Cell, Table};
use yew::prelude::*;

/// What a table's rows can do beyond being read.
pub(crate) struct Rows<'a> {
    /// The row that is looked at.
    pub(crate) current: Option<usize>,
    /// Rows from here on are not shown yet.
    pub(crate) covered_from: Option<usize>,
    /// What choosing a row does.
    pub(crate) choose: Option<&'a dyn Fn(usize) -> Callback<MouseEvent>>,
}

impl Rows<'_> {
    /// Rows to be read, no more.
    pub(crate) const PLAIN: Rows<'static> = Rows { current: None, covered_from: None, choose: None };
}

/// A table of the derivation.
pub(crate) fn table(table: &Table, digits: Digits, rows: &Rows) -> Html {
    frame(table.caption, true, &table.heads, &table.rows, digits, rows)
}

/// A list of numbers: heads in the table's own small language, and rows.
pub(crate) fn list(caption: &'static str, heads: &[&str], rows: &[Vec<Cell>], digits: Digits) -> Html {
    let heads: Vec<_> = heads.iter().map(|head| crate::present::step::pieces(head)).collect();
    frame(caption, false, &heads, rows, digits, &Rows::PLAIN)
}

/// A table in its own scroller, so that a wide one never makes the page wide.
fn frame(
    caption: &'static str,
    shows_caption: bool,
    heads: &[Vec<crate::present::step::Piece>],
    rows: &[Vec<Cell>],
    digits: Digits,
    ways: &Rows,
) -> Html {
    let until = ways.covered_from.unwrap_or(usize::MAX);
    html! {
        <div class="scroller" tabindex="0" role="group" aria-label={caption}>
            <table>
                <caption class={(!shows_caption).then_some("visually-hidden")}>{ caption }</caption>
                <thead>
                    <tr>
                        for (i, head) in heads.iter().enumerate() {
                            if head.is_empty() {
                                <td></td>
                            } else {
                                <th scope="col" class={holds_words(rows, i).then_some("words")}>{ pieces(head, digits) }</th>
                            }
                        }
                    </tr>
                </thead>
                <tbody>
                    for (i, row) in rows.iter().enumerate().take(until) {
                        <tr aria-current={(ways.current == Some(i)).then_some("true")}>
                            for cell in row {
                                { cell_of(cell, i, digits, ways) }
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </div>
    }
}

/// Whether a column has words, which are set from the left like their head.
fn holds_words(rows: &[Vec<Cell>], column: usize) -> bool {
    rows.first().is_some_and(|row| matches!(row.get(column), Some(Cell::Pieces(_))))
}

fn cell_of(cell: &Cell, row: usize, digits: Digits, rows: &Rows) -> Html {
    match cell {
        Cell::Empty => html! { <td></td> },
        Cell::Head(words) => match rows.choose {
            Some(choose) => html! {
                <th scope="row"><button class="row" type="button" onclick={choose(row)}>{ words }</button></th>
            },
            None => html! { <th scope="row">{ words }</th> },
        },
        Cell::HeadPieces(words) => html! { <th scope="row">{ pieces(words, digits) }</th> },
        Cell::Pieces(words) => html! { <td class="words">{ pieces(words, digits) }</td> },
        Cell::Number(n) => html! { <td>{ number(n, digits) }</td> },
    }
}
