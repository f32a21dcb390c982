//! Numbers of a trace, with what is needed to show them.

use crate::numbers::{
    Digits, Kind, full, has_parts, is_noise, rounded, show, show_signed, usual_decimals,
};
use glicko2_steps::{Quantity, Symbol};
use std::borrow::Cow;

/// A number of a trace, with its meaning and its path.
#[derive(Clone, Debug, PartialEq)]
pub struct Number {
    /// The full value.
    pub value: f64,
    /// The kind of number, which decides the number of decimals.
    pub kind: Kind,
    /// The path in the trace's JSON: `games.0.g`.
    pub quantity: Cow<'static, str>,
    /// The symbol whose value it is.
    pub symbol: Symbol,
    /// Whether the sign is always written, as for changes.
    pub signed: bool,
    /// Whether the value is rounding noise, which is shown as 0: see [`is_noise`].
    pub is_noise: bool,
}

impl Number {
    /// Creates an unsigned number of a kind.
    #[must_use]
    pub fn new(
        value: f64,
        kind: Kind,
        quantity: impl Into<Cow<'static, str>>,
        symbol: Symbol,
    ) -> Self {
        Self {
            value,
            kind,
            quantity: quantity.into(),
            symbol,
            signed: false,
            is_noise: false,
        }
    }

    /// Creates the number for the value of a quantity.
    #[must_use]
    #[inline(always)]
    pub fn of(quantity: Quantity, value: f64) -> Self {
        Self::new(value, quantity.kind(), quantity.path(), quantity.symbol())
    }

    /// Creates a number that was entered for a period, shown as typed.
    ///
    /// A number with more digits than people type is the result of an earlier period. It is shown like
    /// results, with the kind `worked`.
    #[must_use]
    pub fn from_input(
        value: f64,
        worked: Kind,
        quantity: impl Into<Cow<'static, str>>,
        symbol: Symbol,
    ) -> Self {
        /// The length of the longest typed number, with point and sign.
        const MAX_TYPED: usize = 12;
        let kind = if full(value).len() > MAX_TYPED {
            worked
        } else {
            Kind::Given
        };
        Self::new(value, kind, quantity, symbol)
    }

    /// Returns the number with its sign always written.
    #[must_use]
    pub fn signed(self) -> Self {
        Self {
            signed: true,
            ..self
        }
    }

    /// Returns the number with a fixed number of decimals, independent of the decimals chosen for tables.
    #[must_use]
    pub fn to(self, decimals: u8) -> Self {
        Self {
            kind: Kind::Rounded(decimals),
            ..self
        }
    }

    /// Returns the number with the usual decimals of its kind, independent of the decimals chosen for tables.
    #[must_use]
    pub fn with_usual_decimals(self) -> Self {
        match usual_decimals(self.shown_value(), self.kind) {
            Some(decimals) => self.to(decimals),
            None => self,
        }
    }

    /// Returns the number as it is written in a sentence, independent of the decimals chosen for tables.
    ///
    /// Points (ratings, RDs and their changes) are whole; amounts below 1 have one or two decimals. Scores
    /// and most other numbers have two. A typed number keeps its own decimals if it has two at most.
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

    /// Returns how many decimals are needed to see the first significant digit of a number below 1.
    #[must_use]
    pub(crate) fn first_digit(&self) -> u8 {
        (-self.value.log10().floor()).clamp(0.0, f64::from(Digits::MOST)) as u8
    }

    /// Marks the number as a sum that may be rounding noise. `size` is the sum of its terms' absolute values.
    #[must_use]
    pub fn sum_of(self, size: f64) -> Self {
        Self {
            is_noise: is_noise(self.value, size),
            ..self
        }
    }

    /// Creates the difference of two values, which may be rounding noise.
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

    /// Returns the value that is rounded and shown: 0 for rounding noise.
    #[must_use]
    pub fn shown_value(&self) -> f64 {
        if self.is_noise { 0.0 } else { self.value }
    }
}

/// Formats a number of the trace for people, with its sign if it is always written.
#[must_use]
pub fn format_number(number: &Number, digits: Digits) -> String {
    let show = if number.signed { show_signed } else { show };
    show(number.shown_value(), number.kind, digits)
}

/// Returns whether the number can have several parts for some choice of decimals.
///
/// Checks the fewest decimals, because with them a number soonest gets a power of ten.
#[must_use]
pub fn may_have_parts(number: &Number) -> bool {
    has_parts(&format_number(number, Digits::Decimals(Digits::FEWEST)))
}
