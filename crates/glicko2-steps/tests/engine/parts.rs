//! Single functions at values that no rating period in the other tests reaches.

use glicko2_steps::formulas::phi_star;
use glicko2_steps::illinois::{MAX_ITERATIONS, illinois, is_wide};
use glicko2_steps::order::ascending;
use glicko2_steps::trace::KeptEnd;
use glicko2_steps::volatility::{Given, between};
use glicko2_steps::{Period, rate};

#[test]
fn numbers_are_sorted_and_equal_ones_keep_their_order() {
    let cases: [(&[f64], &[usize]); 5] = [
        (&[], &[]),
        (&[7.0], &[0]),
        (&[3.0, 1.0, 2.0], &[1, 2, 0]),
        (&[1.0, 1.0, -1.0, 1.0], &[2, 0, 1, 3]),
        (&[f64::NAN, f64::INFINITY, f64::NEG_INFINITY], &[2, 1, 0]),
    ];
    for (numbers, order) in cases {
        assert_eq!(ascending(numbers), order, "{numbers:?}");
    }
}

#[test]
fn a_deviation_grows_even_if_its_square_leaves_the_range_of_a_double() {
    for unit in [1e-170, 1.0, 1e170] {
        let grown = phi_star(3.0 * unit, 2.0 * unit, 4.0);
        assert!((grown / unit - 5.0).abs() < 1e-14, "{unit:e}: {grown:e}");
    }
}

#[test]
fn a_bracket_as_wide_as_epsilon_is_not_wide() {
    assert!(!is_wide(1.0, 1.5, 0.5));
    assert!(!is_wide(1.5, 1.0, 0.5));
    assert!(is_wide(1.0, 1.5, 0.499));
}

/// The search of Step 5 may begin with any bracket that encloses the zero.
#[test]
fn other_starting_brackets_lead_to_the_same_zero() {
    let trace = rate(&Period::papers_example()).unwrap();
    let given = Given {
        phi: trace.phi,
        v: trace.v.unwrap(),
        delta: trace.delta.unwrap(),
        sigma: 0.06,
        tau: 0.5,
        epsilon: 1e-9,
    };
    let zero = trace.volatility.unwrap().root;
    for (a, b) in [(-5.0, -6.0), (-6.0, -5.0), (zero - 30.0, zero + 1e-6)] {
        let rows = between(&given, a, b);
        assert_eq!((rows[0].a, rows[0].b, rows[0].c), (a, b, None));
        assert_eq!(rows[0].width(), (a - b).abs());
        let last = rows.last().unwrap();
        assert!(
            last.width() <= 1e-9 && (last.a - zero).abs() <= 2e-9,
            "{last:?}"
        );
    }
    // No zero need lie between ends at which f has the same sign.
    assert_eq!(between(&given, zero + 1.0, zero + 2.0).len(), 1);
}

/// f is so small on one side that each secant crosses zero at B, and only halvings of f(A) change that.
#[test]
fn bisection_begins_after_the_largest_number_of_iterations() {
    let f = |x: f64| if x > 0.3 { 1.0 } else { -1e-300 };
    let iterations = illinois(f, 1.0, 0.0, 1e-6);
    let of_illinois = |kept| matches!(kept, KeptEnd::A | KeptEnd::B);
    let count = iterations
        .iter()
        .filter(|row| of_illinois(row.kept))
        .count();
    assert_eq!(count, MAX_ITERATIONS);
    let last = iterations.last().unwrap();
    assert_eq!(last.kept, KeptEnd::Half);
    assert!((last.a - 0.3).abs() < 1e-6 && (last.b - 0.3).abs() < 1e-6);
}
