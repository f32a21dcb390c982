//! Tables: those of the derivation, lists of numbers beside a chart, and any other table in a scroller.

use super::inline::{number, pieces};
use super::memo::{Part, memo};
use explain::numbers::Digits;
use explain::steps::step::{Cell, Table, TableId};
use explain::words::pieces::{Piece, pieces as plain_pieces};
use std::rc::Rc;
use yew::prelude::*;

/// The options of a table's rows.
pub(crate) struct Rows<'a> {
    /// The current row.
    pub(crate) current: Option<usize>,
    /// The first hidden row.
    pub(crate) hidden_from: Option<usize>,
    /// Returns the click handler of a row, if rows can be chosen.
    pub(crate) choose: Option<&'a dyn Fn(usize) -> Callback<MouseEvent>>,
    /// Returns the address that the head of a row opens, if it opens one.
    pub(crate) open: Option<&'a dyn Fn(usize) -> Option<String>>,
    /// The labels of the columns, if the rows become cards on a narrow screen.
    pub(crate) labels: Option<Labels>,
}

/// The labels of the columns.
pub(crate) type Labels = Rc<[AttrValue]>;

impl Rows<'_> {
    /// Rows without options.
    pub(crate) const PLAIN: Rows<'static> = Rows {
        current: None,
        hidden_from: None,
        choose: None,
        open: None,
        labels: None,
    };
}

/// Draws a table of the derivation.
pub(crate) fn table(table: Table, digits: Digits, rows: &Rows) -> Html {
    // The rows of these tables are input: while the reader types, few of them change, so the others
    // are not rendered again.
    let is_given = matches!(table.id, TableId::Given | TableId::Scales);
    frame(
        table.caption,
        true,
        table.heads,
        table.rows,
        digits,
        rows.labels.as_ref(),
        (!is_given).then_some(rows),
    )
}

/// Draws a table whose caption is visually hidden, because it is repeated above the table.
pub(crate) fn quiet_table(table: Table, digits: Digits) -> Html {
    frame(
        table.caption,
        false,
        table.heads,
        table.rows,
        digits,
        None,
        Some(&Rows::PLAIN),
    )
}

/// Draws a list of numbers. Heads may contain symbols, such as `{rd}`.
pub(crate) fn list(
    caption: &'static str,
    heads: &[&str],
    rows: Vec<Vec<Cell>>,
    digits: Digits,
) -> Html {
    let heads = heads.iter().map(|head| plain_pieces(head)).collect();
    frame(
        caption,
        false,
        heads,
        rows,
        digits,
        None,
        Some(&Rows::PLAIN),
    )
}

/// Draws a list of numbers whose rows can be chosen.
pub(crate) fn list_to_choose(
    caption: &'static str,
    heads: &[&str],
    rows: Vec<Vec<Cell>>,
    digits: Digits,
    choose: &dyn Fn(usize) -> Callback<MouseEvent>,
) -> Html {
    let heads = heads.iter().map(|head| plain_pieces(head)).collect();
    frame(
        caption,
        false,
        heads,
        rows,
        digits,
        None,
        Some(&Rows {
            choose: Some(choose),
            ..Rows::PLAIN
        }),
    )
}

/// Draws a list of numbers in which the head of a row is a link.
pub(crate) fn list_to_open(
    caption: &'static str,
    heads: &[&str],
    rows: Vec<Vec<Cell>>,
    digits: Digits,
    open: &dyn Fn(usize) -> Option<String>,
) -> Html {
    let heads = heads.iter().map(|head| plain_pieces(head)).collect();
    let ways = Rows {
        open: Some(open),
        ..Rows::PLAIN
    };
    frame(caption, false, heads, rows, digits, None, Some(&ways))
}

/// Draws a column head that sorts the table when pressed. `sorted` is `Some` if the table is sorted
/// by this column, with `true` for ascending order.
pub(crate) fn sort_head(words: Html, sorted: Option<bool>, onclick: Callback<MouseEvent>) -> Html {
    let (order, sign) = match sorted {
        Some(true) => (Some("ascending"), "▲"),
        Some(false) => (Some("descending"), "▼"),
        None => (None, ""),
    };
    html! {
        <th scope="col" aria-sort={order}>
            <button type="button" class="sorts" {onclick}>{ words }<span aria-hidden="true">{ sign }</span></button>
        </th>
    }
}

/// Draws a list of numbers in which few rows change with a key press. Rows that stay equal are not rendered again.
pub(crate) fn memo_list(
    caption: &'static str,
    heads: &[&str],
    rows: Vec<Vec<Cell>>,
    digits: Digits,
) -> Html {
    let heads = heads.iter().map(|head| plain_pieces(head)).collect();
    frame(caption, false, heads, rows, digits, None, None)
}

/// Draws a table. If `ways` is `None`, rows that stay equal are not rendered again.
fn frame(
    caption: &'static str,
    shows_caption: bool,
    heads: Vec<Vec<Piece>>,
    rows: Vec<Vec<Cell>>,
    digits: Digits,
    labels: Option<&Labels>,
    ways: Option<&Rows>,
) -> Html {
    let holds_words = |column| {
        rows.first()
            .is_some_and(|row| matches!(row.get(column), Some(Cell::Pieces(_))))
    };
    let words = (0..heads.len()).map(holds_words).collect();
    let until = ways.and_then(|ways| ways.hidden_from).unwrap_or(usize::MAX);
    let group = labels.map(|_| "rowgroup");
    let content = html! {
        <>
            <thead role={group}>
                { memo(Heads { heads, words, has_roles: labels.is_some() }) }
            </thead>
            <tbody role={group}>
                for (i, row) in rows.into_iter().enumerate().take(until) {
                    if let Some(ways) = ways {
                        { table_row(&row, i, digits, ways) }
                    } else {
                        { memo(Row { cells: row, digits, labels: labels.cloned() }) }
                    }
                }
            </tbody>
        </>
    };
    scroller(
        if labels.is_some() { CARDS } else { "" },
        caption,
        shows_caption,
        content,
    )
}

/// The class of a table whose rows are cards on a narrow screen.
pub(super) const CARDS: &str = "cards-if-narrow";

/// Draws a table in a scroller, so that a wide table never makes the page wide. Without
/// `shows_caption` the caption is visually hidden.
pub(crate) fn scroller(
    class: &'static str,
    caption: &'static str,
    shows_caption: bool,
    content: Html,
) -> Html {
    html! {
        <div class="scroller" tabindex="0" role="group" aria-label={caption}>
            <table {class} role={class.contains(CARDS).then_some("table")}>
                <caption class={(!shows_caption).then_some("visually-hidden")}>{ caption }</caption>
                { content }
            </table>
        </div>
    }
}

/// The heads of the columns. Columns of words and their heads are aligned to the left.
#[derive(PartialEq)]
struct Heads {
    heads: Vec<Vec<Piece>>,
    words: Vec<bool>,
    /// Whether the cells need roles for assistive technology: see [`CARDS`].
    has_roles: bool,
}

impl Part for Heads {
    fn view(&self) -> Html {
        let [row, role] = if self.has_roles {
            [Some("row"), Some("columnheader")]
        } else {
            [None, None]
        };
        html! {
            <tr role={row}>
                for (head, &words) in self.heads.iter().zip(&self.words) {
                    if head.is_empty() {
                        <td role={role.and(Some("cell"))}></td>
                    } else {
                        <th scope="col" {role} class={words.then_some("words")}>{ pieces(head, Digits::Auto) }</th>
                    }
                }
            </tr>
        }
    }
}

/// A row without options.
#[derive(PartialEq)]
struct Row {
    cells: Vec<Cell>,
    digits: Digits,
    labels: Option<Labels>,
}

impl Part for Row {
    fn view(&self) -> Html {
        table_row(
            &self.cells,
            0,
            self.digits,
            &Rows {
                labels: self.labels.clone(),
                ..Rows::PLAIN
            },
        )
    }
}

fn table_row(cells: &[Cell], row: usize, digits: Digits, ways: &Rows) -> Html {
    let role = ways.labels.as_ref().map(|_| "row");
    html! {
        <tr {role} aria-current={(ways.current == Some(row)).then_some("true")}>
            for (column, cell) in cells.iter().enumerate() {
                { cell_of(cell, (row, column), digits, ways) }
            }
        </tr>
    }
}

fn cell_of(cell: &Cell, (row, column): (usize, usize), digits: Digits, rows: &Rows) -> Html {
    // Laying out a table as cards removes its roles, so they are set here.
    let label = rows
        .labels
        .as_ref()
        .and_then(|labels| labels.get(column))
        .cloned();
    let [head, role] = if label.is_some() {
        [Some("rowheader"), Some("cell")]
    } else {
        [None, None]
    };
    match cell {
        Cell::Empty => html! { <td {role}></td> },
        Cell::Head(words) if rows.open.is_some() => {
            let address = rows.open.and_then(|open| open(row));
            html! { <th scope="row"><a href={address}>{ words }</a></th> }
        }
        Cell::Head(words) => match rows.choose {
            Some(choose) => html! {
                <th scope="row"><button class="row" type="button" onclick={choose(row)}>{ words }</button></th>
            },
            None => html! { <th scope="row" role={head} data-label={label}>{ words }</th> },
        },
        Cell::HeadPieces(words) => {
            html! { <th scope="row" role={head} data-label={label}>{ pieces(words, digits) }</th> }
        }
        Cell::Pieces(words) => {
            html! { <td class="words" {role} data-label={label}>{ pieces(words, digits) }</td> }
        }
        Cell::Number(n) => html! { <td {role} data-label={label}>{ number(n, digits) }</td> },
    }
}
