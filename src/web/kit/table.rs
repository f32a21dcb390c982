//! Tables: those of the derivation, lists of numbers beside a chart, and any other in its scroller.

use super::inline::{number, pieces};
use super::memo::{Part, memo};
use crate::number::Digits;
use crate::present::step::{Cell, Piece, Table, TableId, pieces as plain_pieces};
use std::rc::Rc;
use yew::prelude::*;

/// What a table's rows can do beyond being read.
pub(crate) struct Rows<'a> {
    /// The row that is looked at.
    pub(crate) current: Option<usize>,
    /// Rows from here on are not shown yet.
    pub(crate) covered_from: Option<usize>,
    /// What choosing a row does.
    pub(crate) choose: Option<&'a dyn Fn(usize) -> Callback<MouseEvent>>,
    /// What each column is called, where the rows are cards on a narrow screen.
    pub(crate) labels: Option<Labels>,
}

/// The names of columns.
pub(crate) type Labels = Rc<[AttrValue]>;

impl Rows<'_> {
    /// Rows to be read, no more.
    pub(crate) const PLAIN: Rows<'static> = Rows { current: None, covered_from: None, choose: None, labels: None };
}

/// A table of the derivation.
pub(crate) fn table(table: Table, digits: Digits, rows: &Rows) -> Html {
    // The rows of these are of what was given: only those of a field that is typed into change.
    let is_given = matches!(table.id, TableId::Given | TableId::Scales);
    frame(table.caption, true, table.heads, table.rows, digits, rows.labels.as_ref(), (!is_given).then_some(rows))
}

/// A table whose caption is only read out, since it stands above already.
pub(crate) fn quiet_table(table: Table, digits: Digits) -> Html {
    frame(table.caption, false, table.heads, table.rows, digits, None, Some(&Rows::PLAIN))
}

/// A list of numbers: heads in the table's own small language, and rows.
pub(crate) fn list(caption: &'static str, heads: &[&str], rows: Vec<Vec<Cell>>, digits: Digits) -> Html {
    let heads = heads.iter().map(|head| plain_pieces(head)).collect();
    frame(caption, false, heads, rows, digits, None, Some(&Rows::PLAIN))
}

/// A list of numbers whose rows can be chosen.
pub(crate) fn list_to_choose(
    caption: &'static str,
    heads: &[&str],
    rows: Vec<Vec<Cell>>,
    digits: Digits,
    choose: &dyn Fn(usize) -> Callback<MouseEvent>,
) -> Html {
    let heads = heads.iter().map(|head| plain_pieces(head)).collect();
    frame(caption, false, heads, rows, digits, None, Some(&Rows { choose: Some(choose), ..Rows::PLAIN }))
}

/// The head of a column that orders the table when it is pressed. `sorted`: whether it does by now, and if so, whether the least comes first.
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

/// A list of numbers in which few rows change with a key: the others are passed over.
pub(crate) fn memo_list(caption: &'static str, heads: &[&str], rows: Vec<Vec<Cell>>, digits: Digits) -> Html {
    let heads = heads.iter().map(|head| plain_pieces(head)).collect();
    frame(caption, false, heads, rows, digits, None, None)
}

/// Heads and rows. Without `ways` rows are passed over that stay as they are.
fn frame(
    caption: &'static str,
    shows_caption: bool,
    heads: Vec<Vec<Piece>>,
    rows: Vec<Vec<Cell>>,
    digits: Digits,
    labels: Option<&Labels>,
    ways: Option<&Rows>,
) -> Html {
    let holds_words = |column| rows.first().is_some_and(|row| matches!(row.get(column), Some(Cell::Pieces(_))));
    let words = (0..heads.len()).map(holds_words).collect();
    let until = ways.and_then(|ways| ways.covered_from).unwrap_or(usize::MAX);
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
    scroller(if labels.is_some() { CARDS } else { "" }, caption, shows_caption, content)
}

/// The class of a table whose rows are cards on a narrow screen.
pub(super) const CARDS: &str = "cards-if-narrow";

/// A table in its own scroller, so that a wide one never makes the page wide. A caption that stands above already is only read out.
pub(crate) fn scroller(class: &'static str, caption: &'static str, shows_caption: bool, content: Html) -> Html {
    html! {
        <div class="scroller" tabindex="0" role="group" aria-label={caption}>
            <table {class} role={class.contains(CARDS).then_some("table")}>
                <caption class={(!shows_caption).then_some("visually-hidden")}>{ caption }</caption>
                { content }
            </table>
        </div>
    }
}

/// The heads of the columns. Columns of words are set from the left, and so is their head.
#[derive(PartialEq)]
struct Heads {
    heads: Vec<Vec<Piece>>,
    words: Vec<bool>,
    /// Whether they say what they are: see [`CARDS`].
    has_roles: bool,
}

impl Part for Heads {
    fn view(&self) -> Html {
        let [row, role] = if self.has_roles { [Some("row"), Some("columnheader")] } else { [None, None] };
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

/// A row that can do nothing beyond being read.
#[derive(PartialEq)]
struct Row {
    cells: Vec<Cell>,
    digits: Digits,
    labels: Option<Labels>,
}

impl Part for Row {
    fn view(&self) -> Html {
        table_row(&self.cells, 0, self.digits, &Rows { labels: self.labels.clone(), ..Rows::PLAIN })
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
    // A table that is laid out as cards says what it is.
    let label = rows.labels.as_ref().and_then(|labels| labels.get(column)).cloned();
    let [head, role] = if label.is_some() { [Some("rowheader"), Some("cell")] } else { [None, None] };
    match cell {
        Cell::Empty => html! { <td {role}></td> },
        Cell::Head(words) => match rows.choose {
            Some(choose) => html! {
                <th scope="row"><button class="row" type="button" onclick={choose(row)}>{ words }</button></th>
            },
            None => html! { <th scope="row" role={head} data-label={label}>{ words }</th> },
        },
        Cell::HeadPieces(words) => {
            html! { <th scope="row" role={head} data-label={label}>{ pieces(words, digits) }</th> }
        }
        Cell::Pieces(words) => html! { <td class="words" {role} data-label={label}>{ pieces(words, digits) }</td> },
        Cell::Number(n) => html! { <td {role} data-label={label}>{ number(n, digits) }</td> },
    }
}
