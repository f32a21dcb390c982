//! Long lists, a page at a time.

use super::controls::button_of;
use super::dispatch::Dispatch;
use crate::present::text::Text;
use std::ops::Range;
use yew::prelude::*;

/// So many games can be typed into at once. The browser takes longer to lay out more than the engine to rate them.
pub(crate) const GAMES_A_PAGE: usize = 50;

/// So many games have a row at once in each table of the derivation, where every number of a row changes with every key.
pub(crate) const ROWS_A_PAGE: usize = 25;

/// A list that is shown a page at a time.
pub(crate) struct Pager<'a> {
    /// The rows that are shown: see [`window`].
    pub(crate) window: Range<usize>,
    /// So many rows are there.
    pub(crate) all: usize,
    /// So many are shown at once.
    pub(crate) size: usize,
    /// What the buttons say that turn back and on.
    pub(crate) words: [&'static str; 2],
    pub(crate) text: &'static Text,
    /// Takes the first row to be shown.
    pub(crate) turn_to: &'a Callback<usize>,
}

/// The rows that are shown of a list, where somebody has turned to `first`.
pub(crate) fn window(first: usize, all: usize, size: usize) -> Range<usize> {
    let first = if first < all { first } else { 0 };
    first..all.min(first + size)
}

/// The first row of the page that a row is on.
pub(crate) fn page_of(row: usize, size: usize) -> usize {
    row / size * size
}

/// Turns the pages, and says which rows are shown; nothing where all of them are.
pub(crate) fn pager(pager: Pager) -> Html {
    let Pager { window, all, size, words: [previous, next], text, turn_to } = pager;
    if all <= size {
        return html! {};
    }
    html! {
        <div class="pager">
            { button_of("", previous.into(), window.start == 0, turn_to.on(window.start.saturating_sub(size))) }
            <span>{ (text.input.page_of)(window.start + 1, window.end, all) }</span>
            { button_of("", next.into(), window.end == all, turn_to.on(window.end)) }
        </div>
    }
}

/// Remembers to which row somebody has turned, with what turns to another.
#[hook]
pub(crate) fn use_page() -> (usize, Callback<usize>) {
    let first = use_state_eq(|| 0);
    let turn_to = use_callback((), {
        let first = first.setter();
        move |to, ()| first.set(to)
    });
    (*first, turn_to)
}
