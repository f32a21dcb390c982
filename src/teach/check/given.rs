//! Somebody's own numbers, with the digits in which they were typed.

use super::quantity::Quantity;
use crate::number::{Typed, narrowed, typed, ungrouped};

/// A number as it was typed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// The number.
    pub number: f64,
    /// Its decimals: 2 of `1464.10`, 6 of `1.5e-5`, −2 of `1e2`.
    pub decimals: i32,
}

impl Value {
    /// The number of a text, or nothing where it is none.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let text = narrowed(text);
        match typed(&text) {
            Typed::Number(number) if number.is_finite() => Some(Self { number, decimals: decimals(&ungrouped(&text)) }),
            _ => None,
        }
    }

    /// Half a unit of the last digit.
    #[must_use]
    pub fn half_unit(self) -> f64 {
        0.5 * 10_f64.powi(-self.decimals)
    }

    /// Whether a program that computes `value` prints this, rounded.
    #[must_use]
    pub fn is_print_of(self, value: f64, slack: f64) -> bool {
        (self.number - value).abs() <= self.half_unit() + slack
    }

    /// Whether a program that computes `value` prints this, cut off.
    #[must_use]
    pub fn is_cut_of(self, value: f64, slack: f64) -> bool {
        let left = value.abs() - self.number.abs();
        let same_sign = self.number == 0.0 || (self.number < 0.0) == (value < 0.0);
        same_sign && left >= -slack && left < 2.0 * self.half_unit() + slack
    }
}

/// How many decimals a number is typed with.
fn decimals(text: &str) -> i32 {
    /// What a fraction such as ½ counts as having.
    const FRACTION: i32 = 17;
    if text.contains(['/', '½', '¼', '¾']) {
        return FRACTION;
    }
    let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let typed =
        mantissa.split_once(['.', ',']).map_or(0, |(_, after)| after.bytes().filter(u8::is_ascii_digit).count());
    let exponent: i32 = exponent.trim().parse().unwrap_or(0);
    (typed as i32).saturating_sub(exponent).clamp(-300, 300)
}

/// Somebody's numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Given {
    values: Vec<(Quantity, Value)>,
}

impl Given {
    /// Numbers with what they are of. Of several for one quantity the last counts.
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

    /// All, in the order of the steps.
    #[must_use]
    pub fn values(&self) -> &[(Quantity, Value)] {
        &self.values
    }

    /// The number of one quantity.
    #[must_use]
    pub fn get(&self, quantity: Quantity) -> Option<Value> {
        self.values.iter().find(|(other, _)| *other == quantity).map(|(_, value)| *value)
    }

    /// The decimals of one quantity.
    #[must_use]
    pub fn decimals(&self, quantity: Quantity) -> Option<i32> {
        self.get(quantity).map(|value| value.decimals)
    }

    /// σ′, wherever it was given.
    #[must_use]
    pub fn sigma(&self) -> Option<Value> {
        self.get(Quantity::Volatility).or(self.get(Quantity::Sigma))
    }

    /// Whether r′ and RD′ look as if they were μ′ and φ′.
    #[must_use]
    pub fn is_perhaps_scaled(&self) -> bool {
        let rating = self.get(Quantity::Rating).is_some_and(|rating| rating.number.abs() <= 15.0);
        rating && self.get(Quantity::Deviation).is_some_and(|deviation| deviation.number < 5.0)
    }
}
