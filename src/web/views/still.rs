//! The parts of the page that stay as they are while its numbers change.
//!
//! With every key the page is made anew, and what has changed is put into the document. These parts are compared by the little they
//! depend on, and passed over while that is the same: by far the most of the page. One component for all, as each would add to the page's weight.

use super::entry::{self, Entry};
use super::header::{self, Header};
use super::inputs::{self, Display};
use super::math::formula;
use super::pieces::pieces;
use super::table::{head_row, plain_row};
use super::walk::{self, Walk};
use crate::present::math::Math;
use crate::present::number::Digits;
use crate::present::step::{Cell, Piece};
use yew::prelude::*;

/// A part with all that it depends on.
#[derive(PartialEq)]
pub(crate) enum Still {
    /// Words without a number.
    Words(Vec<Piece>),
    /// A formula in letters.
    Letters(Math),
    /// The heads of a table, and whether their columns hold words.
    Heads(Vec<Vec<Piece>>, Vec<bool>),
    /// A row of a table.
    Row(Vec<Cell>, Digits),
    /// A game as it is typed.
    Entry(Entry),
    /// How all is shown.
    Display(Display),
    /// The bar at the head.
    Header(Header),
    /// The bar at the foot.
    Walk(Walk),
}

#[derive(Properties, PartialEq)]
struct PartProps {
    still: Still,
}

#[component]
fn Part(props: &PartProps) -> Html {
    match &props.still {
        Still::Words(words) => pieces(words, Digits::Auto),
        Still::Letters(math) => formula(math, Digits::Auto, "letters"),
        Still::Heads(heads, words) => head_row(heads, words),
        Still::Row(cells, digits) => plain_row(cells, *digits),
        Still::Entry(entry) => entry::entry(entry),
        Still::Display(display) => inputs::display(display),
        Still::Header(header) => header::header(header),
        Still::Walk(walk) => walk::walk(walk),
    }
}

/// The part in the page.
pub(crate) fn still(still: Still) -> Html {
    html! { <Part {still} /> }
}
