//! Kinds of numbers, which differ in how many decimals are usual.

/// Kinds of numbers. Each has its usual number of decimals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A rating or deviation, or a change of one: 1464.05.
    Rating,
    /// A number without decimals, such as an end of the confidence band: 1167.
    Whole,
    /// A number with one decimal, such as a percentage in what a site shows: 91.6.
    Tenths,
    /// A quantity on the Glicko-2 scale, g, E, v or Δ: 1.1513.
    Scaled,
    /// A volatility σ: 0.059996.
    Volatility,
    /// A position on the axis of ln σ²: −5.626955.
    Log,
    /// A value of f or the width of an interval, which may be tiny: 1.5228 × 10⁻⁸.
    Tiny,
    /// A number as typed: the shortest text that reads back as the same number.
    Given,
    /// A number in a sentence, with this many decimals. Never shown with a power of ten.
    Rounded(u8),
}
