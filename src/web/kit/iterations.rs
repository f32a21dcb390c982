//! The iterations of Step 5 as a table: each point with its height below it, so that all of it fits beside the stage. On a narrow screen a row is a card.

use super::inline::{number, number_below, pieces};
use super::table::{Rows, scroller};
use crate::number::Digits;
use crate::present::step::{Cell, Piece, Table};
use yew::prelude::*;

/// The columns of the points A, B and C in the table, each with the one of its height.
const POINTS: [(usize, usize); 3] = [(1, 4), (2, 5), (3, 6)];
/// The columns after those: the width of the bracket, and what is kept.
const OTHERS: [usize; 2] = [7, 8];

/// The table. Its rows can be chosen and covered as those of others.
pub(crate) fn iterations(table: &Table, digits: Digits, ways: &Rows) -> Html {
    let until = ways.covered_from.unwrap_or(usize::MAX);
    // Heights and widths tell how small they are, which few digits do; in full each can be copied.
    let sizes = if digits == Digits::Auto { Digits::Decimals(Digits::FEWEST) } else { digits };
    let head = |column: usize| pieces(&table.heads[column], Digits::Auto);
    let content = html! {
        <>
            <thead role="rowgroup">
                <tr role="row">
                    <th scope="col" role="columnheader"><span class="visually-hidden">{ head(0) }</span><span aria-hidden="true">{ "n" }</span></th>
                    for (x, y) in POINTS { <th scope="col" role="columnheader">{ head(x) }<small>{ head(y) }</small></th> }
                    for column in OTHERS { <th scope="col" role="columnheader">{ head(column) }</th> }
                </tr>
            </thead>
            <tbody role="rowgroup">
                for (i, cells) in table.rows.iter().enumerate().take(until) {
                    { row(cells, i.checked_sub(1).map(|above| &table.rows[above][..]), i, [digits, sizes], ways) }
                }
            </tbody>
        </>
    };
    scroller("iterations cards-if-narrow", table.caption, true, content)
}

fn row(cells: &[Cell], above: Option<&[Cell]>, i: usize, [digits, sizes]: [Digits; 2], ways: &Rows) -> Html {
    // The points close in on the zero: of each the digits are told apart that are not those of the row above.
    let point = |column: usize| match &cells[column] {
        Cell::Number(value) => {
            let above = above.and_then(|cells| match &cells[column] {
                Cell::Number(value) => Some(value),
                _ => None,
            });
            number_below(value, above, digits)
        }
        cell => content(cell, digits),
    };
    let label = |column: usize| ways.labels.as_ref().map(|labels| labels[column].clone());
    let number = content(&cells[0], digits);
    html! {
        <tr role="row" aria-current={(ways.current == Some(i)).then_some("true")}>
            <th scope="row" role="rowheader" data-label={label(0)}>
                if let Some(choose) = ways.choose {
                    <button class="row" type="button" onclick={choose(i)}>{ number }</button>
                } else {
                    { number }
                }
            </th>
            for (x, y) in POINTS {
                if cells[x] == Cell::Empty {
                    <td role="cell"></td>
                } else {
                    <td role="cell" data-label={label(x)}>
                        { point(x) }<small data-label={label(y)}>{ content(&cells[y], sizes) }</small>
                    </td>
                }
            }
            for column in OTHERS { <td role="cell" data-label={label(column)}>{ content(&cells[column], sizes) }</td> }
        </tr>
    }
}

fn content(cell: &Cell, digits: Digits) -> Html {
    match cell {
        Cell::Empty => Html::default(),
        Cell::Head(words) => pieces(&[Piece::Text(words.clone())], digits),
        Cell::HeadPieces(words) | Cell::Pieces(words) => pieces(words, digits),
        Cell::Number(value) => number(value, digits),
    }
}
