//! The reader's numbers beside the right ones.

use super::step_link;
use crate::widgets::inline::{number, pieces};
use crate::widgets::table::scroller;
use explain::learn::check::{Row, judged, short};
use explain::numbers::Digits;
use explain::teach::check::{Judged, Quantity};
use explain::words::messages::CheckWords;
use yew::prelude::*;

/// Draws a row for each number, and marks the first one that differs.
pub(super) fn table(
    rows: &[Row],
    first: Option<Quantity>,
    case_link: &str,
    words: CheckWords,
) -> Html {
    let content = html! {
        <>
            <thead role="rowgroup">
                <tr role="row">
                    for head in words.table_heads() { <th scope="col" role="columnheader">{ head }</th> }
                </tr>
            </thead>
            <tbody role="rowgroup">for row in rows { { table_row(row, first, case_link, words) } }</tbody>
        </>
    };
    scroller("by-step cards-if-narrow", words.table(), false, content)
}

fn table_row(row: &Row, first: Option<Quantity>, case_link: &str, words: CheckWords) -> Html {
    let (class, sign) = match row.judged {
        Judged::Right | Judged::Cut => ("is-right", "✓"),
        Judged::Wrong => ("is-wrong", "✗"),
    };
    let judged = if row.is_rounded {
        words.judged_rounded()
    } else {
        judged(row.judged, words)
    };
    let n = row.quantity.step();
    let [_, _, theirs, ours, difference] = words.table_heads();
    html! {
        <tr role="row" aria-current={(first == Some(row.quantity)).then_some("true")}>
            <th scope="row" role="rowheader">
                { pieces(&short(row.quantity, words), Digits::Auto) }{ " " }
                <a href={step_link(case_link, n)}>{ words.step(n.into()) }</a>
            </th>
            <td role="cell" class={classes!("words", class)}><span aria-hidden="true">{ sign }{ " " }</span>{ judged }</td>
            <td role="cell" data-label={theirs}>{ &row.theirs }</td>
            <td role="cell" data-label={ours}>if let Some(ours) = &row.ours { { number(ours, row.digits) } } else { { "–" } }</td>
            <td role="cell" data-label={difference}>if let Some(difference) = &row.difference { { number(difference, row.digits) } }</td>
        </tr>
    }
}
