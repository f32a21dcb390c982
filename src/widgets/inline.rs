//! Words, symbols and numbers in running text.

use super::memo::{Part, memo};
use explain::numbers::{Digits, full};
use explain::steps::changing::{Changing, changing};
use explain::words::number::{Number, format_number};
use explain::words::pieces::Piece;
use glicko2_steps::Symbol;
use glicko2_steps::symbol::Hue;
use yew::prelude::*;

/// Returns the class for the colour of a symbol's quantity.
pub(crate) fn hue(symbol: Symbol) -> &'static str {
    match symbol.hue() {
        Hue::Rating => "hue-rating",
        Hue::Deviation => "hue-deviation",
        Hue::Volatility => "hue-volatility",
        Hue::Plain => "hue-plain",
    }
}

/// Draws a number in text or in a table cell. The element's value has all digits.
pub(crate) fn number(number: &Number, digits: Digits) -> Html {
    data(number, html! { { format_number(number, digits) } })
}

/// Draws a number below another one. The leading digits that both have in common are dimmed.
pub(crate) fn number_below(number: &Number, above: Option<&Number>, digits: Digits) -> Html {
    let Changing { same, new } = changing(number, above, digits);
    data(
        number,
        html! { <>if !same.is_empty() { <span class="same">{ same }</span> }{ new }</> },
    )
}

fn data(number: &Number, shown: Html) -> Html {
    html! {
        <data
            value={full(number.value)}
            data-quantity={number.quantity.to_string()}
            data-symbol={number.symbol.id()}
        >
            { shown }
        </data>
    }
}

/// Draws a symbol in running text.
pub(crate) fn symbol(symbol: Symbol) -> Html {
    let letter = symbol.letter();
    html! {
        <span class={classes!("symbol", hue(symbol))} data-symbol={symbol.id()}>
            <i>{ letter.base }</i>
            if let Some(mark) = letter.mark { { raised(mark) } }
            if let Some(sub) = letter.sub { <sub>{ sub }</sub> }
        </span>
    }
}

/// Returns a mark as written in text. An exponent is replaced by a raised digit; the other marks are raised already.
fn raised(mark: &'static str) -> &'static str {
    if mark == "2" { "²" } else { mark }
}

/// Draws a number after its symbol, such as `v 1.7790`.
pub(crate) fn number_with_symbol(value: &Number, digits: Digits) -> Html {
    html! { <>{ symbol(value.symbol) }{ " " }{ number(value, digits) }</> }
}

/// The attributes of a number in text that can be dragged: see `src/program/drag.rs`.
pub(crate) struct Draggable {
    /// The name of the number for dragging.
    pub(crate) drag_name: String,
    /// The accessible name.
    pub(crate) name: AttrValue,
    /// The value and its effect, in words for screen readers.
    pub(crate) told: String,
}

/// Draws a number in text that can be dragged.
pub(crate) fn draggable(number: &Number, draggable: Draggable, digits: Digits) -> Html {
    let Draggable {
        drag_name,
        name,
        told,
    } = draggable;
    let value = AttrValue::from(full(number.value));
    html! {
        <data value={value.clone()} data-quantity={number.quantity.to_string()} data-symbol={number.symbol.id()} data-scrub={drag_name}
            role="spinbutton" tabindex="0" aria-label={name} aria-valuenow={value.clone()} aria-valuetext={told}>
            { format_number(number, digits) }
        </data>
    }
}

/// Draws a sentence.
pub(crate) fn pieces(pieces: &[Piece], digits: Digits) -> Html {
    pieces_with(pieces, &|n| number(n, digits))
}

/// Draws a sentence whose numbers are drawn by `number`.
pub(crate) fn pieces_with(pieces: &[Piece], number: &dyn Fn(&Number) -> Html) -> Html {
    html! {
        for piece in pieces {
            {
                match piece {
                    Piece::Text(words) => html! { { words } },
                    Piece::Symbol(s) => symbol(*s),
                    Piece::Number(n) => number(n),
                }
            }
        }
    }
}

/// Draws a sentence. If it has no numbers, it is rendered again only if it changes.
pub(crate) fn sentence(words: Vec<Piece>, digits: Digits) -> Html {
    if words.iter().any(|piece| matches!(piece, Piece::Number(_))) {
        pieces(&words, digits)
    } else {
        memo(Words(words))
    }
}

/// A sentence without numbers.
#[derive(PartialEq)]
struct Words(Vec<Piece>);

impl Part for Words {
    fn view(&self) -> Html {
        pieces(&self.0, Digits::Auto)
    }
}
