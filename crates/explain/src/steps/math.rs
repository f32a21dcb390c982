//! Formulas as data, with just enough structure to print them as MathML, LaTeX or plain text.

use crate::words::number::Number;
use glicko2_steps::Symbol;

/// A formula or a part of one.
#[derive(Clone, Debug, PartialEq)]
pub enum Math {
    /// A letter of the derivation.
    Symbol(Symbol),
    /// A number of the trace.
    Number(Number),
    /// A constant of the formula itself: 1, 3, 173.7178.
    Literal(&'static str),
    /// A name in upright type: ln, exp. Also π, j and m, which are not quantities of the trace.
    Name(&'static str),
    /// An operator or relation: +, −, =, ≤, ⋯.
    Op(&'static str),
    /// Pieces side by side.
    Row(Vec<Math>),
    /// A fraction.
    Fraction(Box<Math>, Box<Math>),
    /// A square root.
    Root(Box<Math>),
    /// Base and exponent.
    Power(Box<Math>, Box<Math>),
    /// The sum over the games, j = 1 … m.
    Sum,
    /// A formula in brackets.
    Fence(&'static str, Box<Math>, &'static str),
    /// A function with its argument: ln(…), g(…).
    Call(Box<Math>, Box<Math>),
}

impl Math {
    /// Returns whether brackets around the formula must grow with it.
    #[must_use]
    pub fn is_tall(&self) -> bool {
        match self {
            Self::Fraction(..) | Self::Root(_) | Self::Sum => true,
            Self::Row(pieces) => pieces.iter().any(Self::is_tall),
            Self::Power(base, _) => base.is_tall(),
            Self::Fence(_, inner, _) | Self::Call(_, inner) => inner.is_tall(),
            Self::Symbol(_) | Self::Number(_) | Self::Literal(_) | Self::Name(_) | Self::Op(_) => {
                false
            }
        }
    }
}

impl From<Symbol> for Math {
    fn from(symbol: Symbol) -> Self {
        Self::Symbol(symbol)
    }
}

impl From<Number> for Math {
    fn from(number: Number) -> Self {
        Self::Number(number)
    }
}
