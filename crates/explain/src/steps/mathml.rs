//! Conversion of formulas to MathML. The [`Builder`] decides what an element is: text or a node of the
//! document.

use super::math::Math;
use crate::words::number::Number;
use glicko2_steps::Symbol;

/// A builder of MathML elements.
pub trait Builder {
    /// An element with its contents.
    type Element;

    /// Creates an element with child elements.
    fn element(&self, name: &'static str, children: Vec<Self::Element>) -> Self::Element;
    /// Creates an element with a sign as its text.
    fn leaf(&self, name: &'static str, sign: &'static str) -> Self::Element;
    /// Creates an `mn` with a constant of the formula. `digits` has a decimal point.
    fn literal(&self, digits: &'static str) -> Self::Element;
    /// Creates an `mn` with a number of the trace.
    fn number(&self, number: &Number) -> Self::Element;
    /// Creates an `mo` with a bracket, which grows with its contents if `grows` is set.
    fn bracket(&self, sign: &'static str, grows: bool) -> Self::Element;
    /// Marks `element` as a letter of the derivation. `element` includes its index and mark.
    fn letter(&self, symbol: Symbol, element: Self::Element) -> Self::Element;
}

/// Converts a formula to one element.
pub fn element<B: Builder>(math: &Math, builder: &B) -> B::Element {
    let of = |math: &Math| element(math, builder);
    let node = |name, children| builder.element(name, children);
    let leaf = |name, sign| builder.leaf(name, sign);
    match math {
        Math::Symbol(symbol) => letter(*symbol, builder),
        Math::Number(number) => builder.number(number),
        Math::Literal(digits) => builder.literal(digits),
        Math::Name(name) => leaf("mi", name),
        Math::Op(sign) => leaf("mo", sign),
        Math::Row(pieces) => match &pieces[..] {
            [only] => of(only),
            pieces => node("mrow", pieces.iter().map(of).collect()),
        },
        Math::Fraction(above, below) => node("mfrac", vec![of(above), of(below)]),
        Math::Root(inner) => node("msqrt", vec![of(inner)]),
        Math::Power(base, exponent) => node("msup", vec![of(base), of(exponent)]),
        Math::Sum => {
            let from = node(
                "mrow",
                vec![leaf("mi", "j"), leaf("mo", "="), leaf("mn", "1")],
            );
            node("munderover", vec![leaf("mo", "∑"), from, leaf("mi", "m")])
        }
        Math::Fence(open, inner, close) => {
            let grows = inner.is_tall();
            node(
                "mrow",
                vec![
                    builder.bracket(open, grows),
                    of(inner),
                    builder.bracket(close, grows),
                ],
            )
        }
        Math::Call(function, argument) => {
            let grows = argument.is_tall();
            let (open, close) = (builder.bracket("(", grows), builder.bracket(")", grows));
            node(
                "mrow",
                vec![
                    of(function),
                    leaf("mo", "\u{2061}"),
                    open,
                    of(argument),
                    close,
                ],
            )
        }
    }
}

/// Builds a letter with its index and mark.
fn letter<B: Builder>(symbol: Symbol, builder: &B) -> B::Element {
    let letter = symbol.letter();
    let mut whole = builder.leaf("mi", letter.base);
    if let Some(sub) = letter.sub {
        whole = builder.element("msub", vec![whole, builder.leaf("mi", sub)]);
    }
    if let Some(mark) = letter.mark {
        whole = builder.element("msup", vec![whole, builder.leaf("mo", mark)]);
    }
    builder.letter(symbol, whole)
}
