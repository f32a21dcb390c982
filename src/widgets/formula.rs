//! Formulas as MathML.

use super::inline::hue;
use super::memo::{Part, memo};
use explain::numbers::{Digits, full, style};
use explain::steps::math::Math;
use explain::steps::mathml::{self, Builder};
use explain::words::number::{Number, format_number};
use glicko2_steps::Symbol;
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VTag};

/// Draws a formula on lines of its own. The attribute `data-defines` names the symbol to which it gives a value.
///
/// Browsers do not break MathML into lines, so each relation and each term begins a `math` element
/// of its own, and lines break between these.
pub(crate) fn formula(math: &Math, digits: Digits, class: &'static str) -> Html {
    let nodes = Nodes { digits };
    html! {
        <div class={classes!("formula", class)} data-defines={defines(math).map(Symbol::id)} tabindex="0" role="group">
            for piece in pieces(math) { <math displaystyle="true">{ nodes.piece(piece) }</math> }
        </div>
    }
}

/// Splits a formula before each relation and each term. The last piece is its value.
fn pieces(math: &Math) -> Vec<&[Math]> {
    let Math::Row(all) = math else {
        return vec![std::slice::from_ref(math)];
    };
    // A sign after a relation belongs to the term that follows.
    let begins = |i: &usize| {
        matches!(all[*i], Math::Op("=" | "+" | "−" | "≤")) && !matches!(all[*i - 1], Math::Op(_))
    };
    let mut ends: Vec<usize> = (1..all.len()).filter(begins).collect();
    ends.push(all.len());
    let mut from = 0;
    ends.into_iter()
        .map(|end| &all[std::mem::replace(&mut from, end)..end])
        .collect()
}

/// Draws a formula in letters. It is rendered again only if it changes.
pub(crate) fn letters(math: Math) -> Html {
    memo(Letters(math))
}

#[derive(PartialEq)]
struct Letters(Math);

impl Part for Letters {
    fn view(&self) -> Html {
        formula(&self.0, Digits::Auto, "letters")
    }
}

/// Returns the symbol on the left of the equals sign.
fn defines(math: &Math) -> Option<Symbol> {
    match math {
        Math::Symbol(symbol) => Some(*symbol),
        Math::Row(pieces) => pieces.first().and_then(defines),
        Math::Call(function, _) => defines(function),
        _ => None,
    }
}

/// A builder of MathML as nodes of the document. `html!` would build the same at several times the
/// size, and a page has hundreds of formulas.
struct Nodes {
    digits: Digits,
}

impl Nodes {
    /// Builds a piece of a formula. A sign at its start is an infix operator, although nothing
    /// precedes it in its `mrow`.
    fn piece(&self, piece: &[Math]) -> Html {
        let of = |math: &Math| match math {
            Math::Op(sign) => {
                with_attributes(with_text("mo", (*sign).into()), &["form"], ["infix".into()])
            }
            other => mathml::element(other, self),
        };
        self.element("mrow", piece.iter().map(of).collect()).into()
    }
}

impl Builder for Nodes {
    type Element = VTag;

    fn element(&self, name: &'static str, children: Vec<VTag>) -> VTag {
        let mut tag = VTag::new(name);
        tag.add_children(children.into_iter().map(Html::from));
        tag
    }

    fn leaf(&self, name: &'static str, sign: &'static str) -> VTag {
        with_text(name, sign.into())
    }

    fn literal(&self, digits: &'static str) -> VTag {
        with_text("mn", style::literal(digits).into())
    }

    fn number(&self, number: &Number) -> VTag {
        let tag = with_text("mn", format_number(number, self.digits).into());
        let values = [
            full(number.value).into(),
            number.quantity.to_string().into(),
            number.symbol.id().into(),
        ];
        with_attributes(tag, &["data-value", "data-quantity", "data-symbol"], values)
    }

    /// A stretchy bracket gets more space around it, so only brackets that have to grow are stretchy.
    fn bracket(&self, sign: &'static str, grows: bool) -> VTag {
        let values = ["true".into(), if grows { "true" } else { "false" }.into()];
        with_attributes(with_text("mo", sign.into()), &["fence", "stretchy"], values)
    }

    /// The element of the whole letter gets the attributes, so that the pointer never hits a part of it.
    fn letter(&self, symbol: Symbol, tag: VTag) -> VTag {
        let values = [format!("symbol {}", hue(symbol)).into(), symbol.id().into()];
        with_attributes(tag, &["class", "data-symbol"], values)
    }
}

fn with_text(name: &'static str, text: AttrValue) -> VTag {
    let mut tag = VTag::new(name);
    tag.add_children([Html::from(text)]);
    tag
}

fn with_attributes<const N: usize>(
    mut tag: VTag,
    keys: &'static [&'static str; N],
    values: [AttrValue; N],
) -> VTag {
    tag.set_attributes(Attributes::Dynamic {
        keys,
        values: Box::new(values.map(|value| Some(AttributeOrProperty::Attribute(value)))),
    });
    tag
}
