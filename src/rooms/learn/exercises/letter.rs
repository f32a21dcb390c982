//! The symbol of a value in an exercise.

use crate::widgets::inline::hue;
use explain::learn::exercises::{index, letter as symbol};
use explain::teach::exercises::Quantity;
use yew::prelude::*;

/// Draws the symbol of a value with the number of its game as an index: g₁.
pub(super) fn letter(line: Quantity) -> Html {
    let symbol = symbol(line);
    let letter = symbol.letter();
    html! {
        <span class={classes!("symbol", hue(symbol))} data-symbol={symbol.id()}>
            <i>{ letter.base }</i>
            if let Some(mark) = letter.mark { { mark } }
            if let Some(game) = index(line) { <sub>{ game }</sub> }
        </span>
    }
}
