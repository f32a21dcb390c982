//! Rounding for people: numbers as they are shown, and as they are copied.

use crate::support::shown;
use explain::numbers::style::{Style, in_style};
use explain::numbers::{
    Digits, Kind, PointerDrag, Stepping, decimals, full, number, percent, rounded, show,
    show_signed,
};
use proptest::prelude::*;

const KINDS: [Kind; 6] = [
    Kind::Rating,
    Kind::Whole,
    Kind::Scaled,
    Kind::Volatility,
    Kind::Log,
    Kind::Tiny,
];

#[track_caller]
fn shows(x: f64, kind: Kind, digits: Digits, expected: &str) {
    assert_eq!(
        show(x, kind, digits),
        expected,
        "{x:e} as {kind:?}, {digits:?}"
    );
}

/// Returns a shown number as Rust writes it: `-1.5e-8` for `−1.5 × 10⁻⁸`.
fn plain(shown: &str) -> String {
    shown
        .chars()
        .filter(|&c| c != ' ')
        .map(|c| match c {
            '−' | '⁻' => '-',
            '×' => 'e',
            '⁰' => '0',
            '¹' => '1',
            '²' => '2',
            '³' => '3',
            '⁴'..='⁹' => char::from(b'0' + (c as u32 - 0x2070) as u8),
            other => other,
        })
        .collect::<String>()
        .replacen("e10", "e", 1)
}

/// Returns the digits before a power of ten, and that power.
fn split(shown: &str) -> (String, i32) {
    let plain = plain(shown);
    let (mantissa, power) = plain.split_once('e').unwrap_or((&plain, "0"));
    (mantissa.to_owned(), power.parse().expect("a power of ten"))
}

#[test]
fn numbers_are_shown_as_people_write_them() {
    for (x, kind, digits, expected) in shown::SHOWN {
        shows(x, kind, digits, expected);
    }
}

#[test]
fn a_comma_before_three_digits_separates_thousands_in_english() {
    for (text, english, russian) in [
        ("1,500", 1500.0, 1.5),
        ("−1,500", -1500.0, -1.5),
        ("1,500.25", 1500.25, f64::NAN),
        ("1,234,567", 1_234_567.0, f64::NAN),
        // The digits contradict thousands, or the text is unreadable.
        ("0,500", 0.5, 0.5),
        ("1500,250", 1500.25, 1500.25),
        ("1,5", 1.5, 1.5),
        ("1,5000", 1.5, 1.5),
        ("1,500,00", f64::NAN, f64::NAN),
        ("1.500,5", f64::NAN, f64::NAN),
    ] {
        let [point, comma] =
            [Style::Point, Style::Comma].map(|style| in_style(style, || number(text)));
        assert_eq!(
            (point.to_bits(), comma.to_bits()),
            (english.to_bits(), russian.to_bits()),
            "{text}: {point}, {comma}"
        );
    }
    assert_eq!(
        [decimals("1,500"), decimals("1,500.25"), decimals("0,500")],
        [Some(0), Some(2), Some(3)]
    );
}

#[test]
fn decimals_are_counted_as_they_are_written() {
    let written = [
        ("12", Some(0)),
        ("12.", Some(0)),
        ("0,500", Some(3)),
        ("−1 464.05", Some(2)),
        ("１，５", Some(1)),
        ("1.5e-3", Some(4)),
        ("1.55E1", Some(1)),
        ("2e3", Some(0)),
        ("1/2", None),
        ("½", None),
    ];
    for (text, count) in written {
        assert_eq!(decimals(text), count, "{text}");
    }
}

#[test]
fn a_rounded_number_is_the_one_that_is_shown() {
    for (x, decimals, expected) in [
        (1464.0507, 1, 1464.1),
        (-0.20690, 3, -0.207),
        (0.125, 2, 0.13),
        (-0.125, 2, -0.13),
        (0.00004, 3, 0.0),
        (1503.5, 0, 1504.0),
    ] {
        assert_eq!(rounded(x, decimals), expected, "{x}");
    }
}

#[test]
fn zero_has_no_sign_and_infinite_numbers_are_shown_in_any_kind() {
    for kind in KINDS.into_iter().chain([Kind::Given]) {
        for digits in [Digits::Auto, Digits::Decimals(2), Digits::Decimals(15)] {
            let zero = show(0.0, kind, digits);
            assert!(
                zero.chars().all(|c| c == '0' || c == '.'),
                "{zero} as {kind:?}, {digits:?}"
            );
            for (x, expected) in [
                (-0.0, &*zero),
                (f64::NAN, "NaN"),
                (f64::INFINITY, "∞"),
                (f64::NEG_INFINITY, "−∞"),
            ] {
                shows(x, kind, digits, expected);
            }
        }
    }
    shows(0.0, Kind::Tiny, Digits::Auto, "0.0000");
    shows(0.0, Kind::Scaled, Digits::Decimals(15), "0.000000000000000");
}

#[test]
fn decimals_can_be_chosen_but_no_noise_is_shown() {
    let pi = std::f64::consts::PI;
    for (x, kind, decimals, expected) in [
        (pi, Kind::Rating, 2, "3.14"),
        (pi, Kind::Rating, 3, "3.142"),
        (pi, Kind::Rating, 6, "3.141593"),
        (pi, Kind::Rating, 10, "3.1415926536"),
        (pi, Kind::Rating, 14, "3.14159265358979"),
        // A fifteenth decimal of π would be the sixteenth digit.
        (pi, Kind::Rating, 15, "3.14159265358979"),
        (1_464.050_670_539_123, Kind::Rating, 15, "1464.05067053912"),
        (
            0.059_995_984_286_488_5,
            Kind::Volatility,
            15,
            "0.059995984286489",
        ),
        (1.522_8e-8, Kind::Tiny, 15, "1.52280000000000 × 10⁻⁸"),
        // Typed numbers stay unchanged.
        (0.06, Kind::Given, 2, "0.06"),
        (1500.0, Kind::Given, 6, "1500"),
    ] {
        shows(x, kind, Digits::Decimals(decimals), expected);
    }
    assert_eq!(Digits::decimals(0), Digits::Decimals(2));
    assert_eq!(Digits::decimals(7), Digits::Decimals(7));
    assert_eq!(Digits::decimals(255), Digits::Decimals(15));
}

#[test]
fn a_change_has_its_sign() {
    for (x, kind, expected) in [
        (47.36, Kind::Rating, "+47.36"),
        (-54.41, Kind::Rating, "−54.41"),
        (0.0, Kind::Rating, "0.00"),
        (-0.0, Kind::Rating, "0.00"),
        (0.001, Kind::Rating, "0.00"),
        (-0.001, Kind::Rating, "0.00"),
        (2e-9, Kind::Tiny, "+2.0000 × 10⁻⁹"),
        (f64::NAN, Kind::Rating, "NaN"),
        (f64::INFINITY, Kind::Rating, "+∞"),
        (f64::NEG_INFINITY, Kind::Rating, "−∞"),
    ] {
        assert_eq!(show_signed(x, kind, Digits::Auto), expected, "{x}");
    }
}

#[test]
fn percentages_are_rounded() {
    for (part, decimals, expected) in [
        (0.95, 0, "95%"),
        (0.997, 1, "99.7%"),
        (0.954_499_7, 1, "95.4%"),
        (0.0, 0, "0%"),
        (-0.0, 0, "0%"),
        (1.0, 2, "100.00%"),
        (-0.25, 1, "−25.0%"),
    ] {
        assert_eq!(percent(part, decimals), expected);
    }
}

#[test]
fn full_numbers_are_written_as_in_javascript() {
    for (x, expected) in shown::IN_FULL {
        assert_eq!(full(x), expected);
    }
    assert!(full(f64::MAX).len() <= 24);
}

fn kind() -> impl Strategy<Value = Kind> {
    prop::sample::select(KINDS.to_vec())
}

fn digits() -> impl Strategy<Value = Digits> {
    prop_oneof![Just(Digits::Auto), (2_u8..=15).prop_map(Digits::Decimals)]
}

/// Generates numbers of every magnitude alike, and common ones more often.
fn finite() -> impl Strategy<Value = f64> {
    prop_oneof![
        any::<f64>().prop_filter("finite", |x| x.is_finite()),
        -5000.0..5000.0,
        -1.0..1.0,
        -1e-4..1e-4
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn full_numbers_are_read_back_exactly(x in finite()) {
        let back: f64 = full(x).parse().unwrap();
        // −0 is written as 0.
        prop_assert_eq!(back.to_bits(), (x + 0.0).to_bits(), "{}", full(x));
    }

    #[test]
    fn given_numbers_are_read_back_exactly(x in finite()) {
        let back: f64 = plain(&show(x, Kind::Given, Digits::Auto)).parse().unwrap();
        prop_assert_eq!(back, x);
    }

    #[test]
    fn shown_is_within_half_a_unit_of_the_last_digit(x in finite(), kind in kind(), digits in digits()) {
        let shown = show(x, kind, digits);
        let (mantissa, power) = split(&shown);
        let decimals = mantissa.split_once('.').map_or(0, |(_, after)| after.len()) as i32;
        // Compared in units of the last digit, where neither tiny nor huge numbers go out of range.
        let said: f64 = mantissa.parse().unwrap();
        let scaled = x / 10f64.powi(power / 2) / 10f64.powi(power - power / 2);
        let unit = 10f64.powi(-decimals);
        let slack = 1e-9 + 8.0 * f64::EPSILON * scaled.abs() / unit;
        prop_assert!((said - scaled).abs() <= unit * (0.5 + slack), "{x:e} shown as {shown}");
    }

    #[test]
    fn shown_numbers_have_15_digits_and_known_characters(x in finite(), kind in kind(), digits in digits()) {
        let shown = show(x, kind, digits);
        let (mantissa, _) = split(&shown);
        let significant = mantissa.trim_start_matches(['-', '0', '.']).matches(|c: char| c.is_ascii_digit()).count();
        // Rounding up to the next power of ten adds a zero.
        let rounded_up = mantissa.trim_matches(['-', '0', '.']) == "1";
        prop_assert!(significant <= 15 || rounded_up, "{x:e} shown as {shown}");
        prop_assert!(shown.chars().all(|c| c.is_ascii_digit() || "−. ×⁻⁰¹²³⁴⁵⁶⁷⁸⁹".contains(c)), "{shown}");
        prop_assert!(shown.chars().count() <= 26, "{shown}");
        let signed = show_signed(x, kind, digits);
        prop_assert_eq!(signed.trim_start_matches('+'), shown);
    }
}

fn rating() -> Stepping {
    Stepping {
        step: 10.0,
        least: -10_000.0,
        most: 10_000.0,
        usual: [800.0, 2200.0],
        rests: 0,
        fine: 1.0,
    }
}

fn score() -> Stepping {
    Stepping {
        step: 0.05,
        least: 0.0,
        most: 1.0,
        usual: [0.0, 1.0],
        rests: 10,
        fine: 0.05,
    }
}

#[test]
fn a_number_is_stepped_along_multiples() {
    let (rating, score) = (rating(), score());
    for (stepping, text, steps, expected) in [
        (rating, "1500", 1, Some("1510")),
        (rating, "1503", 1, Some("1510")),
        (rating, "1503", -1, Some("1500")),
        (rating, "1500", -10, Some("1400")),
        (rating, "9995", 10, Some("10000")),
        (rating, "10000", 1, None),
        (rating, "1464,05", 1, Some("1470")),
        (rating, "abc", 1, None),
        (rating, "", 1, None),
        (score, "0.1", 1, Some("0.15")),
        (score, "½", 1, Some("0.55")),
        (score, "0.95", 10, Some("1")),
        (score, "0", -1, None),
    ] {
        assert_eq!(
            stepping.after(text, steps).as_deref(),
            expected,
            "{text} by {steps}"
        );
    }
}

/// At 0, ½ and 1 a drag stays within six pixels to either side, which is one step and a half.
#[test]
fn a_drag_rests_at_whole_and_half_scores() {
    for (text, steps, expected) in [
        ("0.5", 1, None),
        ("0.5", -1, None),
        ("0.5", 2, Some("0.55")),
        ("0.5", -2, Some("0.45")),
        ("0.4", 1, Some("0.45")),
        ("0.4", 2, Some("0.5")),
        ("0.4", 4, Some("0.5")),
        ("0.4", 5, Some("0.55")),
        ("0.33", 1, Some("0.35")),
        ("0", 1, None),
        ("0", 2, Some("0.05")),
        ("0", 100, Some("1")),
        ("1", -2, Some("0.95")),
        ("1", 5, None),
    ] {
        assert_eq!(
            score().dragged(text, steps).as_deref(),
            expected,
            "{text} by {steps}"
        );
    }
    assert_eq!(
        rating().dragged("1500", 1).as_deref(),
        Some("1510"),
        "elsewhere a drag steps as keys do"
    );
}

#[test]
fn the_nearest_step_is_taken() {
    for (stepping, text, to, expected) in [
        (rating(), "1500", 1613.7, Some("1610")),
        (rating(), "1500", 1503.0, None),
        (rating(), "1500", 1e9, Some("10000")),
        (score(), "0", 0.52, Some("0.5")),
        (score(), "x", 0.52, None),
    ] {
        assert_eq!(
            stepping.nearest(text, to).as_deref(),
            expected,
            "{text} to {to}"
        );
    }
}

/// Near 0, ½ and 1 a handle of a score stays there.
#[test]
fn a_number_follows_its_handle_by_fine_steps() {
    for (stepping, text, by, expected) in [
        (rating(), "1500", 12.4, Some("1512")),
        (rating(), "1500", -0.4, None),
        (rating(), "1500", 1e9, Some("10000")),
        (score(), "0.5", 0.03, None),
        (score(), "0.5", 0.05, Some("0.55")),
        (score(), "0.5", 0.21, Some("0.7")),
        (score(), "0.7", 0.27, Some("1")),
        (score(), "0.62", 0.0, None),
        (score(), "x", 0.1, None),
    ] {
        assert_eq!(
            stepping.followed(text, by).as_deref(),
            expected,
            "{text} by {by}"
        );
    }
}

/// Returns the steps of a drag from 100 to these positions, with or without Shift.
fn steps(is_touch: bool, places: &[(f64, bool)]) -> Vec<Option<i32>> {
    let mut drag = PointerDrag::pressed(100.0, is_touch);
    places
        .iter()
        .map(|&(x, is_fast)| drag.to(x, is_fast))
        .collect()
}

#[test]
fn four_pixels_are_a_step_once_a_drag_has_begun() {
    let slow = |places: &[f64]| places.iter().map(|&x| (x, false)).collect::<Vec<_>>();
    let mouse = slow(&[
        103.0, 104.0, 107.9, 108.0, 112.0, 100.0, 92.0, 88.0, 96.0, 100.0,
    ]);
    let expected = [
        None,
        Some(0),
        Some(0),
        Some(1),
        Some(2),
        Some(0),
        Some(-1),
        Some(-2),
        Some(0),
        Some(0),
    ];
    assert_eq!(steps(false, &mouse), expected);
    let finger = slow(&[107.0, 93.0, 108.0, 112.0, 111.0]);
    assert_eq!(
        steps(true, &finger),
        [None, None, Some(0), Some(1), Some(0)]
    );
}

#[test]
fn shift_makes_steps_of_ten_from_where_it_was_pressed() {
    let places = [
        (116.0, false),
        (116.0, true),
        (124.0, true),
        (124.0, false),
        (128.0, false),
        (112.0, true),
        (104.0, true),
    ];
    assert_eq!(
        steps(false, &places),
        [
            Some(3),
            Some(3),
            Some(23),
            Some(23),
            Some(24),
            Some(24),
            Some(4)
        ]
    );
}

proptest! {
    #[test]
    fn a_drag_back_to_its_start_changes_nothing(there in -3000.0..3000.0, is_touch: bool) {
        let drag = steps(is_touch, &[(there, false), (100.0, false)]);
        prop_assert!(drag[1].is_none_or(|steps| steps == 0), "{drag:?}");
    }

    /// A drag ends at the same number, however it is divided into moves.
    #[test]
    fn a_drag_depends_only_on_its_end(way in proptest::collection::vec(-500.0..500.0, 1..20), to in 120.0..500.0) {
        let mut places: Vec<(f64, bool)> = way.into_iter().map(|x| (x, false)).collect();
        places.push((to, false));
        prop_assert_eq!(steps(false, &places).pop(), steps(false, &[(to, false)]).pop());
    }

    /// One step more never leads back, and the result is on the grid.
    #[test]
    fn more_steps_never_lead_back(hundredths in 0..=100_u8, by in -60..60_i32) {
        let from = full(f64::from(hundredths) / 100.0);
        let at = |by| score().dragged(&from, by).map_or(f64::from(hundredths) / 100.0, |text| text.parse::<f64>().unwrap());
        prop_assert!(at(by) <= at(by + 1), "{} by {by}: {} and {}", from, at(by), at(by + 1));
        prop_assert!(by == 0 || at(by) == f64::from(hundredths) / 100.0 || (at(by) * 20.0).fract().abs() < 1e-9);
    }
}
