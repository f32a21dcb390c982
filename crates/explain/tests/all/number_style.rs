//! Numbers in Russian: decimal commas for people, decimal points for programs.

use explain::case::Score;
use explain::case::league::crosstable::turned;
use explain::numbers::style::{Style, between, from_field, in_field, in_style};
use explain::numbers::{Digits, Kind, full, percent, show, show_signed};
use explain::steps::changing::changing;
use explain::words::Language;
use explain::words::number::Number;
use glicko2_steps::Symbol;
use proptest::prelude::*;
use std::thread;

const RU: Language = Language::Ru;
const THIN: char = '\u{202f}';

#[test]
fn numbers_are_written_as_in_russian() {
    let cases = [
        (1_464.050_670_5, Kind::Rating, "1464,05"),
        (9999.0, Kind::Whole, "9999"),
        (51_330.452, Kind::Rating, "51\u{202f}330,45"),
        (100_000.0, Kind::Given, "100\u{202f}000"),
        (1_234_567.0, Kind::Given, "1\u{202f}234\u{202f}567"),
        (-12_345.6, Kind::Given, "−12\u{202f}345,6"),
        (-0.5, Kind::Scaled, "−0,5000"),
        (1.5228e-8, Kind::Tiny, "1,5228 × 10⁻⁸"),
        (0.059_996, Kind::Volatility, "0,059996"),
        (f64::INFINITY, Kind::Rating, "∞"),
    ];
    RU.speak(|| {
        for (x, kind, expected) in cases {
            assert_eq!(show(x, kind, Digits::Auto), expected);
        }
        assert_eq!(show_signed(47.43, Kind::Rating, Digits::Auto), "+47,43");
        // Zero has no sign.
        assert_eq!(show_signed(0.0, Kind::Rating, Digits::Auto), "0,00");
        assert_eq!(percent(0.997, 1), "99,7\u{a0}%");
        assert_eq!(between(), "; ");
        // For programs, in any language.
        assert_eq!(full(1464.5), "1464.5");
    });
    assert_eq!(show(51_330.452, Kind::Rating, Digits::Auto), "51330.45");
}

#[test]
fn each_thread_has_its_own_language_even_after_a_panic() {
    RU.speak(|| {
        let other = thread::spawn(|| show(0.5, Kind::Given, Digits::Auto))
            .join()
            .unwrap();
        assert_eq!(
            (show(0.5, Kind::Given, Digits::Auto), other),
            ("0,5".to_owned(), "0.5".to_owned())
        );
        assert_eq!(
            in_style(Style::Point, || show(0.5, Kind::Given, Digits::Auto)),
            "0.5"
        );
    });
    thread::spawn(|| {
        let panics = std::panic::catch_unwind(|| RU.speak(|| panic!("on purpose")));
        assert!(panics.is_err());
        assert_eq!(show(0.5, Kind::Given, Digits::Auto), "0.5");
    })
    .join()
    .unwrap();
}

proptest! {
    #[test]
    fn both_styles_have_the_same_digits(x in any::<f64>(), decimals in 2_u8..=15) {
        for kind in [Kind::Rating, Kind::Tiny, Kind::Given] {
            let digits = Digits::Decimals(decimals);
            let point = show(x, kind, digits);
            let comma = RU.speak(|| show(x, kind, digits));
            prop_assert_eq!(comma.replace(THIN, "").replace(',', "."), point);
            prop_assert!(!comma.contains('.'));
        }
    }

    #[test]
    fn a_field_restores_its_saved_text(text in "[-−+]?[0-9]{0,6}[.,]?[0-9]{0,4}( 1)?|[a-z0-9.,½/]{0,8}") {
        RU.speak(|| {
            let kept = from_field(&text).into_owned();
            // Reading the shown text gives the saved text again, and only the decimal sign changes.
            prop_assert_eq!(from_field(&in_field(&kept)).into_owned(), kept.clone());
            prop_assert_eq!(kept.replace('.', ","), text.replace('.', ","));
            Ok(())
        })?;
        prop_assert_eq!(from_field(&text), text.as_str());
    }
}

#[test]
fn the_opponents_result_has_a_decimal_point() {
    let typed = |text: &str| Score::Typed(text.to_owned());
    for (one, other) in [("0.53", "0.47"), ("0,53", "0.47"), ("0.25", "0.75")] {
        assert_eq!(RU.speak(|| turned(&typed(one))), typed(other));
    }
}

#[test]
fn changing_digits_are_the_same_with_comma_and_point() {
    let number = |value| Number::new(value, Kind::Log, "volatility.iterations.1.a", Symbol::BigA);
    let tell = || {
        changing(
            &number(-5.626_955_3),
            Some(&number(-5.626_955_1)),
            Digits::Auto,
        )
    };
    let (point, comma) = (tell(), RU.speak(tell));
    assert_eq!(
        (point.same.replace('.', ","), point.new),
        (comma.same, comma.new.clone())
    );
    assert_eq!(comma.new.len(), 1);
}
