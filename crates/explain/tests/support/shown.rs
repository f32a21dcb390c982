//! Numbers as they are shown. They must look the same wherever they are shown.

use explain::numbers::{Digits, Kind};

/// A number, its kind, the requested decimals, and the text that is shown.
pub(crate) const SHOWN: [(f64, Kind, Digits, &str); 44] = [
    // Each kind has decimals of its own.
    (1_464.050_670_539, Kind::Rating, Digits::Auto, "1464.05"),
    (-35.949_329, Kind::Rating, Digits::Auto, "−35.95"),
    (1167.083, Kind::Whole, Digits::Auto, "1167"),
    (1.151_292_5, Kind::Scaled, Digits::Auto, "1.1513"),
    (-0.206_949, Kind::Scaled, Digits::Auto, "−0.2069"),
    (0.059_995_984, Kind::Volatility, Digits::Auto, "0.059996"),
    (-5.626_821_433, Kind::Log, Digits::Auto, "−5.626821"),
    (1.522_8e-8, Kind::Tiny, Digits::Auto, "1.5228 × 10⁻⁸"),
    (-5.355e-4, Kind::Tiny, Digits::Auto, "−5.3550 × 10⁻⁴"),
    (1.999_675, Kind::Tiny, Digits::Auto, "1.9997"),
    (0.01, Kind::Tiny, Digits::Auto, "0.0100"),
    (0.06, Kind::Given, Digits::Auto, "0.06"),
    (1500.0, Kind::Given, Digits::Auto, "1500"),
    (-12.5, Kind::Given, Digits::Auto, "−12.5"),
    (0.1 + 0.2, Kind::Given, Digits::Auto, "0.30000000000000004"),
    // Very small and very large numbers have a power of ten.
    (1e9, Kind::Rating, Digits::Auto, "1.00 × 10⁹"),
    (999_999_999.0, Kind::Rating, Digits::Auto, "999999999.00"),
    (
        -1.234_567e100,
        Kind::Scaled,
        Digits::Auto,
        "−1.2346 × 10¹⁰⁰",
    ),
    (f64::MAX, Kind::Whole, Digits::Auto, "2 × 10³⁰⁸"),
    (5e-324, Kind::Scaled, Digits::Auto, "4.9407 × 10⁻³²⁴"),
    (
        f64::MIN_POSITIVE,
        Kind::Rating,
        Digits::Auto,
        "2.23 × 10⁻³⁰⁸",
    ),
    (0.000_012_3, Kind::Scaled, Digits::Auto, "1.2300 × 10⁻⁵"),
    (0.000_123, Kind::Scaled, Digits::Auto, "0.0001"),
    (1e-7, Kind::Given, Digits::Auto, "1 × 10⁻⁷"),
    (2.5e-7, Kind::Given, Digits::Auto, "2.5 × 10⁻⁷"),
    (1e-6, Kind::Given, Digits::Auto, "0.000001"),
    (1e9, Kind::Given, Digits::Auto, "1 × 10⁹"),
    (
        1.234_567_891_2e13,
        Kind::Given,
        Digits::Auto,
        "1.2345678912 × 10¹³",
    ),
    (123_456_789.0, Kind::Given, Digits::Auto, "123456789"),
    // Numbers exactly halfway are rounded away from zero. As a double, 1.005 is a little less than halfway.
    (0.125, Kind::Rating, Digits::Auto, "0.13"),
    (-0.125, Kind::Rating, Digits::Auto, "−0.13"),
    (2.5, Kind::Whole, Digits::Auto, "3"),
    (0.5, Kind::Whole, Digits::Auto, "1"),
    (1463.5, Kind::Whole, Digits::Auto, "1464"),
    (1.005, Kind::Rating, Digits::Auto, "1.00"),
    (0.285, Kind::Rating, Digits::Auto, "0.28"),
    (4.35, Kind::Tenths, Digits::Auto, "4.3"),
    // Zero has no sign, and neither has a number that is rounded to zero.
    (-0.0, Kind::Rating, Digits::Auto, "0.00"),
    (-0.0, Kind::Given, Digits::Auto, "0"),
    (-0.004, Kind::Rating, Digits::Auto, "0.00"),
    (-0.4, Kind::Whole, Digits::Auto, "0"),
    // NaN and infinity are shown as such.
    (f64::NAN, Kind::Rating, Digits::Auto, "NaN"),
    (f64::INFINITY, Kind::Given, Digits::Auto, "∞"),
    (f64::NEG_INFINITY, Kind::Tiny, Digits::Decimals(2), "−∞"),
];

/// A number, and the text that is copied for it.
pub(crate) const IN_FULL: [(f64, &str); 14] = [
    (1_464.050_670_539, "1464.050670539"),
    (0.1, "0.1"),
    (-0.5, "-0.5"),
    (1500.0, "1500"),
    (0.000_535_5, "0.0005355"),
    (1e100, "1e100"),
    (-1.522_8e-8, "-1.5228e-8"),
    (5e-324, "5e-324"),
    (1000.0, "1000"),
    (0.000_001, "0.000001"),
    (9e-7, "9e-7"),
    (123e18, "123000000000000000000"),
    (-0.0, "0"),
    (f64::NAN, "NaN"),
];
