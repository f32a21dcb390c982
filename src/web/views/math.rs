//! Formulas as MathML.

use super::pieces::{hue, shown};
use crate::present::math::Math;
use crate::present::number::{Digits, full};
use crate::present::symbol::Symbol;
use yew::prelude::*;

/// A formula on a line of its own. `defines` names the symbol that it gives a value to.
pub(crate) fn formula(math: &Math, digits: Digits, class: &'static str) -> Html {
    html! {
        <div class={classes!("formula", class)} data-defines={defines(math).map(Symbol::id)} tabindex="0" role="group">
            <math display="block">{ element(math, digits) }</math>
        </div>
    }
}

/// The symbol on the left of the equals sign.
fn defines(math: &Math) -> Option<Symbol> {
    match math {
        Math::Symbol(symbol) => Some(*symbol),
        Math::Row(pieces) => pieces.first().and_then(defines),
        Math::Call(function, _) => defines(function),
        _ => None,
    }
}

fn element(math: &Math, digits: Digits) -> Html {
    let of = |math: &Math| element(math, digits);
    match math {
        Math::Symbol(symbol) => letter(*symbol),
        Math::Number(number) => html! {
            <mn
                data-value={full(number.value)}
                title={full(number.value)}
                data-quantity={number.quantity.to_string()}
                data-symbol={number.symbol.id()}
            >
                { shown(number, digits) }
            </mn>
        },
        Math::Literal(digits) => html! { <mn>{ *digits }</mn> },
        Math::Name(name) => html! { <mi>{ *name }</mi> },
        Math::Op(sign) => html! { <mo>{ *sign }</mo> },
        Math::Row(pieces) => html! { <mrow>{ for pieces.iter().map(of) }</mrow> },
        Math::Fraction(above, below) => html! { <mfrac><mrow>{ of(above) }</mrow><mrow>{ of(below) }</mrow></mfrac> },
        Math::Root(inner) => html! { <msqrt>{ of(inner) }</msqrt> },
        Math::Power(base, exponent) => html! { <msup><mrow>{ of(base) }</mrow><mrow>{ of(exponent) }</mrow></msup> },
        Math::Sum => html! {
            <munderover>
                <mo>{ "∑" }</mo>
                <mrow><mi>{ "j" }</mi><mo>{ "=" }</mo><mn>{ "1" }</mn></mrow>
                <mi>{ "m" }</mi>
            </munderover>
        },
        Math::Fence(open, inner, close) => {
            let stretchy = if is_tall(inner) { "true" } else { "false" };
            html! {
                <mrow>
                    <mo fence="true" stretchy={stretchy}>{ *open }</mo>
                    { of(inner) }
                    <mo fence="true" stretchy={stretchy}>{ *close }</mo>
                </mrow>
            }
        }
        Math::Call(function, argument) => {
            let stretchy = if is_tall(argument) { "true" } else { "false" };
            html! {
                <mrow>
                    { of(function) }
                    <mo>{ "\u{2061}" }</mo>
                    <mo fence="true" stretchy={stretchy}>{ "(" }</mo>
                    { of(argument) }
                    <mo fence="true" stretchy={stretchy}>{ ")" }</mo>
                </mrow>
            }
        }
    }
}

/// A letter with its index and mark. The whole of it is one thing to point at.
fn letter(symbol: Symbol) -> Html {
    let letter = symbol.letter();
    let base = html! { <mi>{ letter.base }</mi> };
    let base = match letter.sub {
        Some(sub) => html! { <msub>{ base }<mi>{ sub }</mi></msub> },
        None => base,
    };
    let whole = match letter.mark {
        Some(mark) => html! { <msup>{ base }<mo>{ mark }</mo></msup> },
        None => base,
    };
    html! { <mrow class={classes!("symbol", hue(symbol))} data-symbol={symbol.id()}>{ whole }</mrow> }
}

/// Whether brackets around it have to grow.
fn is_tall(math: &Math) -> bool {
    match math {
        Math::Fraction(..) | Math::Root(_) | Math::Sum => true,
        Math::Row(pieces) => pieces.iter().any(is_tall),
        Math::Power(base, _) => is_tall(base),
        Math::Fence(_, inner, _) | Math::Call(_, inner) => is_tall(inner),
        Math::Symbol(_) | Math::Number(_) | Math::Literal(_) | Math::Name(_) | Math::Op(_) => false,
    }
}
