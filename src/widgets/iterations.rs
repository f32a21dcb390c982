//! The iterations of Step 5 as a table. Each point has its height below it, so that the table fits
//! beside the stage; on a narrow screen each row is a card.

use super::inline::{number, number_below, pieces};
use super::table::{Rows, scroller};
use explain::numbers::Digits;
use explain::steps::step::{Cell, Table};
use explain::words::pieces::Piece;
use yew::prelude::*;

/// The columns of the points A, B and C, each with the column of its height.
const POINTS: [(usize, usize); 3] = [(1, 4), (2, 5), (3, 6)];
/// The remaining columns: the width of the bracket, and what is kept.
const OTHERS: [usize; 2] = [7, 8];

/// Draws the table. Its rows can be chosen and hidden as in other tables.
pub(crate) fn iterations(table: &Table, digits: Digits, ways: &Rows) -> Html {
    let until = ways.hidden_from.unwrap_or(usize::MAX);
    // Heights and widths only have to show how small they are, so they get few digits. Copying gives all of them.
    let sizes = if digits == Digits::Auto {
        Digits::Decimals(Digits::FEWEST)
    } else {
        digits
    };
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

fn row(
    cells: &[Cell],
    above: Option<&[Cell]>,
    i: usize,
    [digits, sizes]: [Digits; 2],
    ways: &Rows,
) -> Html {
    // The points converge to the zero, so the digits that differ from the row above are set off.
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
