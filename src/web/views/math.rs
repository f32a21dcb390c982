//! Formulas as MathML.

use super::pieces::{hue, shown};
use crate::present::math::Math;
use crate::present::number::{Digits, full};
use crate::present::symbol::Symbol;
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VTag};

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
            <mn data-value={full(number.value)} data-quantity={number.quantity.to_string()} data-symbol={number.symbol.id()}>
                { shown(number, digits) }
            </mn>
        },
        Math::Literal(digits) => leaf("mn", digits),
        Math::Name(name) => leaf("mi", name),
        Math::Op(sign) => leaf("mo", sign),
        Math::Row(pieces) if pieces.len() == 1 => of(&pieces[0]),
        Math::Row(pieces) => node("mrow", pieces.iter().map(of).collect()),
        Math::Fraction(above, below) => node("mfrac", vec![of(above), of(below)]),
        Math::Root(inner) => node("msqrt", vec![of(inner)]),
        Math::Power(base, exponent) => node("msup", vec![of(base), of(exponent)]),
        Math::Sum => {
            let from = node("mrow", vec![leaf("mi", "j"), leaf("mo", "="), leaf("mn", "1")]);
            node("munderover", vec![leaf("mo", "∑"), from, leaf("mi", "m")])
        }
        Math::Fence(open, inner, close) => {
            let tall = is_tall(inner);
            node("mrow", vec![fence(open, tall), of(inner), fence(close, tall)])
        }
        Math::Call(function, argument) => {
            let tall = is_tall(argument);
            let applied = leaf("mo", "\u{2061}");
            node("mrow", vec![of(function), applied, fence("(", tall), of(argument), fence(")", tall)])
        }
    }
}

/// An element of MathML. `html!` would do the same at several times the size, and a page has hundreds.
fn node(name: &'static str, children: Vec<Html>) -> Html {
    let mut tag = VTag::new(name);
    tag.add_children(children);
    tag.into()
}

/// An element that holds a sign.
fn leaf(name: &'static str, sign: &'static str) -> Html {
    node(name, vec![sign.into()])
}

/// A bracket; only around something tall it grows, since a bracket that may grow is set with more space.
fn fence(sign: &'static str, tall: bool) -> Html {
    html! { <mo fence="true" stretchy={if tall { "true" } else { "false" }}>{ sign }</mo> }
}

/// A letter with its index and mark. The whole of it is one thing to point at.
fn letter(symbol: Symbol) -> Html {
    let letter = symbol.letter();
    let mut tag = VTag::new("mi");
    tag.add_children([letter.base.into()]);
    let mut put_under = |name: &'static str, with: Html| {
        let base = std::mem::replace(&mut tag, VTag::new(name));
        tag.add_children([base.into(), with]);
    };
    if let Some(sub) = letter.sub {
        put_under("msub", leaf("mi", sub));
    }
    if let Some(mark) = letter.mark {
        put_under("msup", leaf("mo", mark));
    }
    let values = [format!("symbol {}", hue(symbol)).into(), symbol.id().into()];
    tag.set_attributes(Attributes::Dynamic {
        keys: &["class", "data-symbol"],
        values: Box::new(values.map(|value| Some(AttributeOrProperty::Attribute(value)))),
    });
    tag.into()
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
