//! Formulas as data: what a printer of MathML, LaTeX or plain text needs, and no more.

use super::symbol::Symbol;
use crate::number::{Digits, Kind, full, has_parts, is_noise, rounded, show, show_signed, usual_decimals};
use std::borrow::Cow;

/// A number out of a trace, with what it is and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Number {
    /// The value, in full.
    pub value: f64,
    /// What kind of number it is, which decides its decimals.
    pub kind: Kind,
    /// Its path in the trace's JSON: `games.0.g`.
    pub quantity: Cow<'static, str>,
    /// The symbol it is a value of.
    pub symbol: Symbol,
    /// Whether its sign is always written, as a change's is.
    pub signed: bool,
    /// Whether it is rounding noise, which is shown as 0: see [`is_noise`].
    pub is_noise: bool,
}

impl Number {
    /// A number of that kind.
    #[must_use]
    pub fn new(value: f64, kind: Kind, quantity: impl Into<Cow<'static, str>>, symbol: Symbol) -> Self {
        Self { value, kind, quantity: quantity.into(), symbol, signed: false, is_noise: false }
    }

    /// A number that a period begins with, as it was typed.
    ///
    /// One with more digits than anybody types is the result of a period before, and is shown as results are: in the way of `worked`.
    #[must_use]
    pub fn given(value: f64, worked: Kind, quantity: impl Into<Cow<'static, str>>, symbol: Symbol) -> Self {
        /// A point and a sign included.
        const MAX_TYPED: usize = 12;
        let kind = if full(value).len() > MAX_TYPED { worked } else { Kind::Given };
        Self::new(value, kind, quantity, symbol)
    }

    /// The same with its sign always written.
    #[must_use]
    pub fn signed(self) -> Self {
        Self { signed: true, ..self }
    }

    /// The same to so many decimals, whatever is chosen for tables.
    #[must_use]
    pub fn to(self, decimals: u8) -> Self {
        Self { kind: Kind::Rounded(decimals), ..self }
    }

    /// The same with the decimals that suit its kind, whatever is chosen for tables.
    #[must_use]
    pub fn with_usual_decimals(self) -> Self {
        match usual_decimals(self.shown_value(), self.kind) {
            Some(decimals) => self.to(decimals),
            None => self,
        }
    }

    /// The same as a sentence has it, whatever decimals are chosen for tables: points are whole, small ones have a decimal or two, scores have
    /// two decimals, and what was typed has no more than that.
    #[must_use]
    pub fn in_sentence(self) -> Self {
        let size = self.shown_value().abs();
        let decimals = match self.kind {
            Kind::Given if size >= 1e9 => 0,
            Kind::Given if rounded(self.value, 2) == self.value => return self,
            Kind::Rating if size >= 1.0 || size == 0.0 => 0,
            Kind::Rating if size >= 0.1 => 1,
            Kind::Whole => 0,
            Kind::Tenths => 1,
            Kind::Rounded(_) => return self,
            _ => 2,
        };
        self.to(decimals)
    }

    /// How many decimals it takes to see the first digit of a number below 1.
    #[must_use]
    pub(super) fn first_digit(&self) -> u8 {
        (-self.value.log10().floor()).clamp(0.0, f64::from(Digits::MOST)) as u8
    }

    /// The same number as a sum, which may be rounding noise; `size` is the sum of its terms' absolute values.
    #[must_use]
    pub fn sum_of(self, size: f64) -> Self {
        Self { is_noise: is_noise(self.value, size), ..self }
    }

    /// The difference of two values.
    #[must_use]
    pub fn difference(
        after: f64,
        before: f64,
        kind: Kind,
        quantity: impl Into<Cow<'static, str>>,
        symbol: Symbol,
    ) -> Self {
        Self::new(after - before, kind, quantity, symbol).sum_of(after.abs() + before.abs())
    }

    /// The value that is rounded and shown: 0 for rounding noise.
    #[must_use]
    pub fn shown_value(&self) -> f64 {
        if self.is_noise { 0.0 } else { self.value }
    }
}

/// A piece of a formula.
#[derive(Clone, Debug, PartialEq)]
pub enum Math {
    /// A letter of the derivation.
    Symbol(Symbol),
    /// A number out of the trace.
    Number(Number),
    /// A number that belongs to the formula itself: 1, 3, 173.7178.
    Literal(&'static str),
    /// A name set upright: ln, exp. Also π, j and m, which are no quantities of the trace.
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
    /// Something in brackets.
    Fence(&'static str, Box<Math>, &'static str),
    /// A function of something: ln(…), g(…).
    Call(Box<Math>, Box<Math>),
}

impl Math {
    /// Whether brackets around it have to grow.
    #[must_use]
    pub fn is_tall(&self) -> bool {
        match self {
            Self::Fraction(..) | Self::Root(_) | Self::Sum => true,
            Self::Row(pieces) => pieces.iter().any(Self::is_tall),
            Self::Power(base, _) => base.is_tall(),
            Self::Fence(_, inner, _) | Self::Call(_, inner) => inner.is_tall(),
            Self::Symbol(_) | Self::Number(_) | Self::Literal(_) | Self::Name(_) | Self::Op(_) => false,
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

/// A number of the trace for people, with its sign where it always has one.
#[must_use]
pub fn shown(number: &Number, digits: Digits) -> String {
    let show = if number.signed { show_signed } else { show };
    show(number.shown_value(), number.kind, digits)
}

/// Whether a number has several parts for some choice of decimals. With the fewest a power of ten comes soonest.
#[must_use]
pub fn may_have_parts(number: &Number) -> bool {
    has_parts(&shown(number, Digits::Decimals(Digits::FEWEST)))
}
