//! Words, letters and numbers in running text.

use super::memo::{Part, memo};
use crate::number::{Digits, full};
use crate::present::changing::{Changing, changing};
use crate::present::math::{Number, shown};
use crate::present::step::Piece;
use crate::present::symbol::{Hue, Symbol};
use yew::prelude::*;

/// The class that gives a symbol the colour of its quantity.
pub(crate) fn hue(symbol: Symbol) -> &'static str {
    match symbol.hue() {
        Hue::Rating => "hue-rating",
        Hue::Deviation => "hue-deviation",
        Hue::Volatility => "hue-volatility",
        Hue::Plain => "hue-plain",
    }
}

/// A number in text or in a table cell; in full for machines, and for people who ask.
pub(crate) fn number(number: &Number, digits: Digits) -> Html {
    data(number, html! { { shown(number, digits) } })
}

/// A number below another: what both have in common stands back.
pub(crate) fn number_below(number: &Number, above: Option<&Number>, digits: Digits) -> Html {
    let Changing { same, new } = changing(number, above, digits);
    data(number, html! { <>if !same.is_empty() { <span class="same">{ same }</span> }{ new }</> })
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

/// A letter in running text.
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

/// A mark as text has it: an exponent is raised, the others are already.
fn raised(mark: &'static str) -> &'static str {
    if mark == "2" { "²" } else { mark }
}

/// A number after its letter: `v 1.7790`.
pub(crate) fn named(value: &Number, digits: Digits) -> Html {
    html! { <>{ symbol(value.symbol) }{ " " }{ number(value, digits) }</> }
}

/// A number that is scrubbed where it stands: see `src/web/drag.rs`.
pub(crate) struct Scrubbed {
    /// The name by which it is scrubbed.
    pub(crate) scrubs: String,
    /// What it is called.
    pub(crate) name: AttrValue,
    /// What it is at, and what comes of that.
    pub(crate) told: String,
}

/// A number in text that is scrubbed.
pub(crate) fn scrubbed(number: &Number, scrubbed: Scrubbed, digits: Digits) -> Html {
    let Scrubbed { scrubs, name, told } = scrubbed;
    let value = AttrValue::from(full(number.value));
    html! {
        <data value={value.clone()} data-quantity={number.quantity.to_string()} data-symbol={number.symbol.id()} data-scrub={scrubs}
            role="spinbutton" tabindex="0" aria-label={name} aria-valuenow={value.clone()} aria-valuetext={told}>
            { shown(number, digits) }
        </data>
    }
}

/// A sentence.
pub(crate) fn pieces(pieces: &[Piece], digits: Digits) -> Html {
    pieces_with(pieces, &|n| number(n, digits))
}

/// A sentence with its numbers in a way of their own.
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

/// A sentence that is passed over while it stays as it is, if it has no number in it.
pub(crate) fn sentence(words: Vec<Piece>, digits: Digits) -> Html {
    if words.iter().any(|piece| matches!(piece, Piece::Number(_))) {
        pieces(&words, digits)
    } else {
        memo(Words(words))
    }
}

/// Words without a number.
#[derive(PartialEq)]
struct Words(Vec<Piece>);

impl Part for Words {
    fn view(&self) -> Html {
        pieces(&self.0, Digits::Auto)
    }
}
