//! Small numbers: rounding noise is shown as 0, truly small numbers are not, and their powers have brackets.

#[path = "../../crates/explain/tests/support/contents.rs"]
mod contents;

use crate::support::{html, page};
use contents::contents;
use explain::answer::{change, sentence};
use explain::case::level::Level;
use explain::charts::alt;
use explain::charts::data::Contributions;
use explain::export::math::{Signs, latex, mathml, plain};
use explain::numbers::{Digits, is_noise};
use explain::steps::differences::differences;
use explain::steps::math::Math;
use explain::steps::step::Block;
use explain::steps::steps;
use explain::words::Language;
use explain::words::number::{Number, format_number};
use explain::words::pieces::Piece;
use glicko2_steps::{Game, Period, Player, Rounding, Trace, rate};
use proptest::prelude::*;

fn period(rating: f64, games: Vec<Game>) -> Period {
    Period::new(Player::new(rating, 200.0, 0.06), 0.5, games)
}

/// Returns a period with a Δ of nothing but noise.
fn noisy() -> Period {
    mirrored(1500.0, &[(24.0, 70.0, 0.0)])
}

/// Returns a period of mirrored games: each opponent has one as far on the other side, with the opposite score.
fn mirrored(rating: f64, by: &[(f64, f64, f64)]) -> Period {
    let both = |&(by, deviation, score): &(f64, f64, f64)| {
        [
            Game::new(rating - by, deviation, score),
            Game::new(rating + by, deviation, 1.0 - score),
        ]
    };
    period(rating, by.iter().flat_map(both).collect())
}

fn numbers(period: &Period, trace: &Trace) -> Vec<Number> {
    contents(&steps(
        period,
        trace,
        0..period.games.len(),
        Language::En.text(),
    ))
    .0
    .into_iter()
    .cloned()
    .collect()
}

/// Returns the numbers of a quantity, of which there is at least one.
fn of<'a>(numbers: &'a [Number], quantity: &str) -> Vec<&'a Number> {
    let found: Vec<_> = numbers
        .iter()
        .filter(|number| number.quantity == quantity)
        .collect();
    assert!(!found.is_empty(), "{quantity}");
    found
}

fn words(period: &Period, trace: &Trace) -> String {
    let pieces = sentence(period, trace, Level::default(), Language::En.text());
    let words = |piece: &Piece| match piece {
        Piece::Text(words) => words.clone(),
        Piece::Number(number) => format_number(number, Digits::Auto),
        Piece::Symbol(_) => String::new(),
    };
    pieces.iter().map(words).collect()
}

fn is_zero(shown: &str) -> bool {
    shown.chars().all(|c| matches!(c, '0' | '.'))
}

#[test]
fn noise_is_judged_by_the_size_of_the_terms() {
    for (sum, size, expected) in [
        (0.0, 0.0, true),
        (2.3e-16, 1.0, true),
        (-2.3e-16, 1.0, true),
        (1e-12, 1.0, false),
        (1e-12, 3000.0, true),
        (2.3e-16, 2.3e-16, false),
        (5e-324, 5e-324, false),
        (f64::NAN, 1.0, false),
        (1.0, f64::NAN, false),
    ] {
        assert_eq!(is_noise(sum, size), expected, "{sum:e} of {size:e}");
    }
}

#[test]
fn noise_in_delta_is_shown_as_zero() {
    let period = noisy();
    let trace = rate(&period).unwrap();
    let numbers = numbers(&period, &trace);
    for delta in of(&numbers, "delta") {
        assert_eq!(format_number(delta, Digits::Auto), "0.0000");
        // Programs read the value itself.
        assert_eq!(Some(delta.value), trace.delta);
    }
    assert!(
        trace.delta.unwrap() != 0.0,
        "the case makes no noise any more"
    );
}

/// Step 8 adds 1500: next to a rating of 0.1 the rounding error is large, but it is no change.
#[test]
fn noise_is_no_change_of_a_rating_near_0() {
    let period = mirrored(0.1, &[(0.0, 1.0, 0.0)]);
    let trace = rate(&period).unwrap();
    assert!(
        trace.player.rating != 0.1,
        "the case makes no noise any more"
    );
    assert!(is_zero(&format_number(
        &change(&period, &trace).signed(),
        Digits::Auto
    )));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn mirrored_results_change_nothing(
        rating in (0_u32..40_000).prop_map(|tenths| f64::from(tenths) / 10.0),
        by in prop::collection::vec(((0_u32..9000).prop_map(|tenths| f64::from(tenths) / 10.0), 1.0..350.0_f64, prop::sample::select(vec![0.0, 0.25, 0.5, 1.0])), 1..40),
        digits in prop::sample::select(vec![Digits::Auto, Digits::Decimals(2), Digits::Decimals(9)]),
    ) {
        let period = mirrored(rating, &by);
        let trace = rate(&period).unwrap();
        let numbers = numbers(&period, &trace);
        for quantity in ["delta", "delta_sum"] {
            for number in of(&numbers, quantity) {
                prop_assert!(is_zero(&format_number(number, digits)), "{} = {:e}", quantity, number.value);
            }
        }
        if rating == 1500.0 {
            prop_assert!(is_zero(&format_number(of(&numbers, "mu_prime")[0], digits)));
        }
        prop_assert!(is_zero(&format_number(&change(&period, &trace).signed(), digits)));
        prop_assert!(words(&period, &trace).starts_with("The rating stays at"), "{}", words(&period, &trace));
        let bars = Contributions::of(&trace, |_| String::new()).bars;
        for bar in bars.iter().filter(|bar| bar.outcome.is_none()) {
            // Of many games those that have no bar need not cancel out, but their sum is 0 or much more than noise.
            prop_assert!(alt::change(bar).shown_value() == 0.0 || bar.change.abs() > 1e-9, "{:e}", bar.change);
        }
    }

    #[test]
    fn truly_small_numbers_are_shown(points in 1_u32..1_000_000) {
        // A draw with a slightly stronger player: some 10⁻⁹ to 10⁻³.
        let slightly = period(1500.0, vec![Game::new(1500.0 + f64::from(points) * 1e-6, 30.0, 0.5)]);
        // A win that was nearly certain.
        let surely = period(9000.0 + f64::from(points % 1000), vec![Game::new(1500.0, 30.0, 1.0)]);
        for period in [slightly, surely] {
            let trace = rate(&period).unwrap();
            for number in of(&numbers(&period, &trace), "delta_sum") {
                prop_assert!(number.value > 0.0 && number.shown_value() == number.value, "{:e}", number.value);
            }
        }
    }
}

#[test]
fn noise_is_no_difference_to_the_papers_rounding() {
    let period = Period {
        rounding: Rounding::AsPrinted,
        ..noisy()
    };
    let trace = rate(&period).unwrap();
    let found = differences(&period, &trace, Digits::Auto);
    for difference in &found {
        assert_ne!(
            format_number(&difference.exact, Digits::Auto),
            format_number(&difference.printed, Digits::Auto)
        );
        assert!(
            !["delta", "mu_prime"].contains(&&*difference.printed.quantity),
            "{difference:?}"
        );
    }
}

/// Returns all formulas with numbers of a case whose Δ is about 5.8 × 10⁻⁵.
fn formulas_with_a_small_delta() -> Vec<Math> {
    let period = period(1500.0, vec![Game::new(1500.01, 30.0, 0.5)]);
    let trace = rate(&period).unwrap();
    let blocks = steps(&period, &trace, 0..1, Language::En.text())
        .into_iter()
        .flat_map(|step| step.blocks);
    blocks
        .filter_map(|block| {
            if let Block::Worked(math) = block {
                Some(math)
            } else {
                None
            }
        })
        .collect()
}

#[test]
fn a_power_of_a_small_number_has_brackets_in_every_notation() {
    let worked = formulas_with_a_small_delta();
    let all =
        |print: &dyn Fn(&Math) -> String| worked.iter().map(print).collect::<Vec<_>>().join("\n");
    assert!(all(&|math| plain(math, Digits::Auto, Signs::Raised)).contains("× 10⁻⁵)² − "));
    let tex = all(&|math| latex(math, Digits::Auto));
    assert!(tex.contains(" 10^{-5})}^{2}"), "{tex}");
    let xml = all(&|math| mathml(math, Digits::Auto));
    assert!(
        xml.contains(
            "× 10⁻⁵</mn><mo fence=\"true\" stretchy=\"false\">)</mo></mrow><mn>2</mn></msup>"
        ),
        "{xml}"
    );
    assert!(!xml.contains("⁵</mn><mn>2</mn></msup>"), "{xml}");
}

mod on_the_page {
    use super::html::{all, attr, within, words};
    use super::page::{at, rendered};
    use scraper::{ElementRef, Html};

    /// Returns the bases of all powers, as they are written.
    fn bases(html: &Html) -> Vec<String> {
        let base = |power: ElementRef| words(power.child_elements().next().expect("a base"));
        all(html, "msup").into_iter().map(base).collect()
    }

    #[test]
    fn a_power_of_a_small_number_has_brackets() {
        let bases = bases(&rendered(&at("#g=1500.01,30,0.5")));
        assert!(
            bases
                .iter()
                .any(|base| base.starts_with('(') && base.ends_with("10⁻⁵)")),
            "{bases:?}"
        );
        assert!(
            bases
                .iter()
                .all(|base| base.starts_with('(') || !base.contains("× 10")),
            "{bases:?}"
        );
    }

    #[test]
    fn noise_is_shown_as_zero_and_keeps_its_value() {
        let html = rendered(&at("#g=1476,70,0;1524,70,1"));
        let deltas = all(&html, "[data-quantity='delta']");
        assert!(!deltas.is_empty());
        for delta in deltas {
            assert_eq!(words(delta), "0.0000");
            let value = attr(delta, "data-value").or(attr(delta, "value")).unwrap();
            assert!(value.contains("e-"), "{value}");
        }
        let answer = all(&html, ".answer")[0];
        assert!(
            within(answer, "data")
                .iter()
                .all(|number| !words(*number).contains('×')),
            "{}",
            words(answer)
        );
    }
}
