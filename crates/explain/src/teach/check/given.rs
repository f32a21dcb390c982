//! Numbers of the user, with the digits in which they were typed.

use crate::numbers::{Typed, narrowed, typed, ungrouped};
use glicko2_steps::Quantity;

/// A number, and the decimals with which it was typed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// The number.
    pub number: f64,
    /// The number of decimals: 2 for `1464.10`, 6 for `1.5e-5`, −2 for `1e2`.
    pub decimals: i32,
}

impl Value {
    /// Parses a number; `None` if the text is not one.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let text = narrowed(text);
        match typed(&text) {
            Typed::Number(number) if number.is_finite() => Some(Self {
                number,
                decimals: decimals(&ungrouped(&text)),
            }),
            _ => None,
        }
    }

    /// Returns half a unit of the last digit.
    #[must_use]
    pub fn half_unit(self) -> f64 {
        0.5 * 10_f64.powi(-self.decimals)
    }

    /// Returns whether a program that computes `value` prints this number by rounding.
    #[must_use]
    pub fn is_print_of(self, value: f64, slack: f64) -> bool {
        (self.number - value).abs() <= self.half_unit() + slack
    }

    /// Returns whether a program that computes `value` prints this number by cutting digits off.
    #[must_use]
    pub fn is_cut_of(self, value: f64, slack: f64) -> bool {
        let left = value.abs() - self.number.abs();
        let same_sign = self.number == 0.0 || (self.number < 0.0) == (value < 0.0);
        same_sign && left >= -slack && left < 2.0 * self.half_unit() + slack
    }
}

/// Returns the number of decimals with which a number is typed.
fn decimals(text: &str) -> i32 {
    /// The number of decimals of a fraction such as ½, which is exact.
    const FRACTION: i32 = 17;
    if text.contains(['/', '½', '¼', '¾']) {
        return FRACTION;
    }
    let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let typed = mantissa.split_once(['.', ',']).map_or(0, |(_, after)| {
        after.bytes().filter(u8::is_ascii_digit).count()
    });
    let exponent: i32 = exponent.trim().parse().unwrap_or(0);
    (typed as i32).saturating_sub(exponent).clamp(-300, 300)
}

/// The user's numbers, one for each quantity.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Given {
    values: Vec<(Quantity, Value)>,
}

impl Given {
    /// Creates a set of numbers. Of several numbers for one quantity, the last counts.
    #[must_use]
    pub fn new(values: impl IntoIterator<Item = (Quantity, Value)>) -> Self {
        let mut given = Self::default();
        for (quantity, value) in values {
            given.values.retain(|(other, _)| *other != quantity);
            given.values.push((quantity, value));
        }
        given.values.sort_by_key(|(quantity, _)| *quantity);
        given
    }

    /// Returns all numbers, in the order of the steps.
    #[must_use]
    pub fn values(&self) -> &[(Quantity, Value)] {
        &self.values
    }

    /// Returns the number of a quantity.
    #[must_use]
    pub fn get(&self, quantity: Quantity) -> Option<Value> {
        self.values
            .iter()
            .find(|(other, _)| *other == quantity)
            .map(|(_, value)| *value)
    }

    /// Returns the number of decimals with which a quantity was typed.
    #[must_use]
    pub fn decimals(&self, quantity: Quantity) -> Option<i32> {
        self.get(quantity).map(|value| value.decimals)
    }

    /// Returns σ′, given either as the output or as the result of Step 5.
    #[must_use]
    pub fn sigma(&self) -> Option<Value> {
        self.get(Quantity::Volatility).or(self.get(Quantity::Sigma))
    }

    /// Returns whether r′ and RD′ look like μ′ and φ′.
    #[must_use]
    pub fn is_perhaps_scaled(&self) -> bool {
        let rating = self
            .get(Quantity::Rating)
            .is_some_and(|rating| rating.number.abs() <= 15.0);
        rating
            && self
                .get(Quantity::Deviation)
                .is_some_and(|deviation| deviation.number < 5.0)
    }
}
