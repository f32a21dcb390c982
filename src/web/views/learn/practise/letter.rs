//! The letter of a value in an exercise.

use crate::present::practise::{index, letter as symbol};
use crate::teach::exercise::Line;
use crate::web::kit::inline::hue;
use yew::prelude::*;

/// The letter of a line, with the number of the game below it: g₁.
pub(super) fn letter(line: Line) -> Html {
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
