//! Verdicts on numbers, as they are recorded.

use super::snapshot::assert_reads;
use super::table::lineup;
use explain::teach::check::{Candidate, Given, Lineup, Quantity, Value, Verdict, cases};
use glicko2_steps::{Game, Period, Player};
use std::fmt::Debug;

/// Returns numbers from text: r′, RD′ and σ′ in turn, and others with their path.
pub(super) fn parsed(text: &str) -> Given {
    let mut results = Quantity::RESULT.into_iter();
    let mut value = |part: &str| match part.split_once('=') {
        Some((path, number)) => (Quantity::at(path).unwrap(), Value::of(number).unwrap()),
        None => (results.next().unwrap(), Value::of(part).unwrap()),
    };
    Given::new(text.split(' ').map(&mut value).collect::<Vec<_>>())
}

pub(super) fn names(verdict: &Verdict) -> Vec<String> {
    verdict.candidates.iter().map(Candidate::id).collect()
}

/// Returns a period of a player of 1500 (RD 350) against one of 2000 (RD 70).
pub(super) fn far_above(score: f64) -> Period {
    period(1500.0, 350.0, 0.06, 0.5, &[(2000.0, 70.0, score)])
}

fn period(
    rating: f64,
    deviation: f64,
    volatility: f64,
    tau: f64,
    games: &[(f64, f64, f64)],
) -> Period {
    let game = |&(rating, deviation, score): &_| Game::new(rating, deviation, score);
    Period::new(
        Player::new(rating, deviation, volatility),
        tau,
        games.iter().map(game).collect(),
    )
}

/// Returns the period of a row of [`ROWS`].
fn period_of(case: &str) -> Period {
    match case {
        "far above" => far_above(1.0),
        "three games" => period(
            1500.0,
            60.0,
            0.06,
            0.5,
            &[
                (1400.0, 30.0, 1.0),
                (1550.0, 100.0, 0.0),
                (1700.0, 300.0, 1.0),
            ],
        ),
        "three zeros" => period(1500.0, 50.0, 0.06, 1.2, &[(1900.0, 50.0, 1.0); 14]),
        "no games" => Period {
            games: Vec::new(),
            ..cases::a()
        },
        "pypi" => period(
            1620.0,
            311.0,
            0.15,
            1.0,
            &[
                (1330.0, 300.0, 1.0),
                (2100.0, 100.0, 1.0),
                (1890.0, 200.0, 1.0),
                (1950.0, 50.0, 0.0),
                (2000.0, 50.0, 0.0),
            ],
        ),
        case => lineup(case).period().clone(),
    }
}

/// Cases and given numbers.
const ROWS: &[(&str, &str)] = &[
    // Right results, cut-off ones, and those of case B, which prove more than those of case A.
    ("a", "1464.05 151.52 0.059996"),
    ("a", "1464.05 151.51 0.05999"),
    ("b", "1656.12 43.42 0.155763"),
    // r′ to whole points alone: RD′ and more digits are asked for.
    ("a", "1437"),
    // The results of a mistake, cut off.
    ("a", "1464.10 151.40"),
    ("a", "1464.10 151.40 mu_prime=-0.206620"),
    // Intermediate values show where the mistake begins. No known mistake gives this E.
    (
        "a",
        "1465.47 delta=-0.4414 v=1.6226 games.0.g=0.9955 games.2.e=0.303",
    ),
    ("a", "games.2.e=0.9 v=1.6226"),
    // Right results say where to look.
    ("b", "1700.00 43.42 0.155763"),
    ("b", "1700.00 43.42"),
    ("b", "1700.00 40.00 0.155763"),
    ("b", "1656.12 43.42 0.160000"),
    ("b", "1656.12 50.00 0.155763"),
    ("b", "1700.00 40.00 0.200000"),
    ("b", "1700.00"),
    // Right results after another B: ln(Δ² − φ² − σ).
    (
        "b",
        "1656.12 43.42 0.155763 volatility.iterations.0.b=3.4606",
    ),
    // Another τ. Five decimals do not determine it, and six decimals fit any τ from 0.30 to 0.40.
    ("a", "1464.05 151.52 0.059991"),
    ("b", "1655.99 43.34 0.155005"),
    ("a", "1464.05 151.52 0.05999"),
    ("a", "1464.05 151.52 0.059998"),
    // A published Pascal port, whose mistake is `B ← C` inside the `else`.
    (
        "far above",
        "4444.27007921906 745.314935348793 17.3667051255026",
    ),
    // A public JavaScript file with four mistakes. Two decimals name the one mistake that shows.
    ("a", "1464.11 151.40 0.001537"),
    // Symptoms. With three zeros another search may find another one, which is no mistake.
    ("a", "-35.95 151.52 0.059996"),
    ("a", "1464.05 0.87"),
    ("a", "1504.06 200.14"),
    ("b", "2550.90 220.42 5.503192"),
    ("a", "1500.00 151.52 0.060000"),
    ("three zeros", "3219.00 500.00 2.851200"),
    // μ′ and φ′ in place of r′ and RD′.
    ("a", "-0.2069 0.8722"),
    // Without games only Step 6 applies.
    ("no games", "1500 200.27 0.06"),
    ("no games", "1500 200.00 0.06"),
    // Programs whose mistake was once taken for another one with certainty, before it was known.
    ("a", "1464.05 151.52 0.059993"),
    ("b", "1655.75 43.20 0.153523"),
    ("far above", "2038.22 318.66 0.060011"),
    ("far above", "2038.22 318.66 0.059999"),
    ("a", "1464.11 151.40 0.059996"),
    ("b", "1642.92 34.59 0.155763"),
    ("three games", "1509.97 58.94 0.059996"),
    // Version 2.1.0 of the package prints the third number. Earlier versions compared with < for ≤ in Step 5.4 and
    // printed 0.150907.
    ("pypi", "1950.76 196.53 0.150915"),
];

#[test]
fn verdicts_are_as_recorded() {
    let said = |&(case, text): &(&str, &str)| {
        let verdict = Lineup::of(period_of(case)).unwrap().check(&parsed(text));
        let names = names(&verdict).join(" ");
        let mut parts = vec![format!("{case}: {text}\nright: {}", verdict.right)];
        let mut part = |name: &str, what: &dyn Debug, is_there: bool| {
            if is_there {
                parts.push(format!("{name}: {what:?}"));
            }
        };
        part("mistakes", &format_args!("{names}"), !names.is_empty());
        part("certainty", &verdict.certainty, true);
        part("first difference", &verdict.first, verdict.first.is_some());
        part("cut off", &verdict.cut, !verdict.cut.is_empty());
        part("ask", &verdict.ask, !verdict.ask.is_empty());
        part("look", &verdict.look, verdict.look.is_some());
        part("symptoms", &verdict.symptoms, !verdict.symptoms.is_empty());
        part("perhaps scaled", &true, verdict.perhaps_scaled);
        parts.join("\n")
    };
    assert_reads(
        "verdicts",
        &ROWS.iter().map(said).collect::<Vec<_>>().join("\n\n"),
    );
}
