//! Tables of the derivation.

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

/// A table in its own scroller, so that a wide one never makes the page wide.
pub(crate) fn table(table: &Table, digits: Digits, rows: &Rows) -> Html {
    let until = rows.covered_from.unwrap_or(usize::MAX);
    html! {
        <div class="scroller" tabindex="0" role="group" aria-label={table.caption}>
            <table>
                <caption>{ table.caption }</caption>
                <thead>
                    <tr>
                        for head in &table.heads {
                            if head.is_empty() { <td></td> } else { <th scope="col">{ pieces(head, digits) }</th> }
                        }
                    </tr>
                </thead>
                <tbody>
                    for (i, row) in table.rows.iter().enumerate().take(until) {
                        <tr aria-current={(rows.current == Some(i)).then_some("true")}>
                            for cell in row {
                                { cell_of(cell, i, digits, rows) }
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </div>
    }
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
        Cell::Pieces(words) => html! { <td class="words">{ pieces(words, digits) }</td> },
        Cell::Number(n) => html! { <td>{ number(n, digits) }</td> },
    }
}
