//! Long lists, one page at a time.

use super::controls::button_of;
use super::dispatch::Dispatch;
use explain::words::Text;
use std::ops::Range;
use yew::prelude::*;

/// The number of games whose fields are shown at once. Beyond this, the browser's layout takes
/// longer than the rating.
pub(crate) const GAMES_A_PAGE: usize = 50;

/// The number of games with a row at once in each table of the derivation. Every number in these
/// rows changes with every key press.
pub(crate) const ROWS_A_PAGE: usize = 25;

/// A list that is shown one page at a time.
pub(crate) struct Pager<'a> {
    /// The rows that are shown: see [`window`].
    pub(crate) window: Range<usize>,
    /// The number of rows in the list.
    pub(crate) all: usize,
    /// The number of rows on a page.
    pub(crate) size: usize,
    /// The labels of the buttons for the previous and the next page.
    pub(crate) words: [&'static str; 2],
    pub(crate) text: Text,
    /// Takes the first row of the page to show.
    pub(crate) turn_to: &'a Callback<usize>,
}

/// Returns the rows to show from `first` on. If `first` is past the end, starts from 0.
pub(crate) fn window(first: usize, all: usize, size: usize) -> Range<usize> {
    let first = if first < all { first } else { 0 };
    first..all.min(first + size)
}

/// Returns the first row of the page that contains `row`.
pub(crate) fn page_of(row: usize, size: usize) -> usize {
    row / size * size
}

/// Draws the buttons for turning pages, and which rows are shown. Draws nothing if all rows fit on one page.
pub(crate) fn pager(pager: Pager) -> Html {
    let Pager {
        window,
        all,
        size,
        words: [previous, next],
        text,
        turn_to,
    } = pager;
    if all <= size {
        return html! {};
    }
    html! {
        <div class="pager">
            { button_of("", previous.into(), window.start == 0, turn_to.on(window.start.saturating_sub(size))) }
            <span>{ text.input.page_of(window.start + 1, window.end, all) }</span>
            { button_of("", next.into(), window.end == all, turn_to.on(window.end)) }
        </div>
    }
}

/// Returns the first row of the current page, and a callback that changes it.
#[hook]
pub(crate) fn use_page() -> (usize, Callback<usize>) {
    let first = use_state_eq(|| 0);
    let turn_to = use_callback((), {
        let first = first.setter();
        move |to, ()| first.set(to)
    });
    (*first, turn_to)
}
