//! The paper's example: every number that it prints, and every number that it would have printed with more digits.

use crate::support::{CLOSE, EXACT_POINTS, NEAR_ONE, SEARCH, assert_coherent};
use glicko2_steps::{Game, Period, Player, Rounding, Trace, at_root, rate};
use glicko2_steps::{elo, glicko_1995};
use serde_json::Value;

/// Every number of pages 4 to 6, at its printed precision, by its path in the trace.
const PRINTED: &[(&str, &str)] = &[
    ("mu", "0"),
    ("phi", "1.1513"),
    ("games.0.mu", "-0.5756"),
    ("games.0.phi", "0.1727"),
    ("games.0.g", "0.9955"),
    ("games.0.e", "0.639"),
    ("games.0.score", "1"),
    ("games.1.mu", "0.2878"),
    ("games.1.phi", "0.5756"),
    ("games.1.g", "0.9531"),
    ("games.1.e", "0.432"),
    ("games.1.score", "0"),
    ("games.2.mu", "1.1513"),
    ("games.2.phi", "1.7269"),
    ("games.2.g", "0.7242"),
    ("games.2.e", "0.303"),
    ("games.2.score", "0"),
    ("v", "1.7785"),
    ("delta", "-0.4834"),
    ("volatility.a", "-5.62682"),
    ("volatility.bracket.tries.0.k", "1"),
    ("volatility.bracket.tries.0.x", "-6.12682"),
    ("volatility.bracket.tries.0.f", "1.999675"),
    ("volatility.iterations.0.a", "-5.62682"),
    ("volatility.iterations.0.b", "-6.12682"),
    ("volatility.iterations.0.f_a", "-0.00053567"),
    ("volatility.iterations.0.f_b", "1.999675"),
    ("volatility.iterations.1.a", "-5.62682"),
    ("volatility.iterations.1.b", "-5.62696"),
    ("volatility.iterations.1.f_a", "-0.00026784"),
    ("volatility.iterations.1.f_b", "0.000000015238"),
    ("volatility.iterations.2.a", "-5.62696"),
    ("volatility.iterations.2.b", "-5.62696"),
    ("volatility.iterations.2.f_a", "0.000000015238"),
    // The paper repeats 0.000000015238 here. A slip: the bracket encloses a zero, so f(B) has the other sign.
    ("volatility.iterations.2.f_b", "-0.000000015237"),
    ("phi_star", "1.152862"),
    ("phi_prime", "0.8722"),
    ("delta_sum", "-0.272"),
    ("mu_prime", "-0.2069"),
    ("player.rating", "1464.06"),
    ("player.deviation", "151.52"),
    ("player.volatility", "0.05999"),
];

#[test]
fn every_printed_number_is_reproduced() {
    let trace = rate(&Period {
        rounding: Rounding::AsPrinted,
        ..Period::papers_example()
    })
    .unwrap();
    assert_eq!(
        trace.volatility.as_ref().unwrap().iterations.len(),
        3,
        "the paper's iterations 0, 1 and 2"
    );
    let json = serde_json::to_value(&trace).unwrap();
    for &(path, printed) in PRINTED {
        let decimals = printed
            .split_once('.')
            .map_or(0, |(_, decimals)| decimals.len());
        assert_eq!(
            format!("{:.decimals$}", number(&json, path)),
            printed,
            "{path}"
        );
    }
    // Step 7 also prints the square of φ′.
    assert_eq!(
        format!("{:.4}", trace.phi_prime * trace.phi_prime),
        "0.7607"
    );
}

#[test]
fn every_exact_number_is_reproduced() {
    let trace = rate(&Period::papers_example()).unwrap();
    assert_coherent("the paper's example", &trace);
    let json = serde_json::to_value(&trace).unwrap();
    let check = |path: &str, want: f64| NEAR_ONE.check(path, number(&json, path), want);
    check("v", 1.778_977_089_723_997_8);
    check("delta", -0.483_933_260_983_655_13);
    check("volatility.iterations.0.f_a", -0.000_535_502_760_636_427_8);
    check("volatility.iterations.0.f_b", 1.999_675_065_136_969);
    check("volatility.sigma", 0.059_995_984_286_488_5);
    check("phi_star", 1.152_854_689_580_136_4);
    check("phi_prime", 0.872_199_188_130_734_3);
    check("mu_prime", -0.206_940_966_675_255);
    // The table has its last digits rounded at the tenth and eleventh decimal.
    EXACT_POINTS.check("player.rating", trace.player.rating, 1_464.050_670_539_30);
    EXACT_POINTS.check(
        "player.deviation",
        trace.player.deviation,
        151.516_524_123_857,
    );
    SEARCH.check(
        "f(B) of the last row",
        number(&json, "volatility.iterations.2.f_b"),
        -1.522_743e-8,
    );
}

#[test]
fn changes_of_the_games_add_up_to_the_result() {
    let trace = rate(&Period::papers_example()).unwrap();
    let changes: Vec<String> = trace
        .games
        .iter()
        .map(|game| format!("{:.4}", game.rating_change))
        .collect();
    assert_eq!(changes, ["47.4308", "-54.3953", "-28.9848"]);
    let sum: f64 = trace.games.iter().map(|game| game.rating_change).sum();
    assert_eq!(format!("{sum:.4}"), "-35.9493");
    EXACT_POINTS.check("sum", sum, trace.player.rating - 1500.0);
}

#[test]
fn glicko_and_elo_rate_the_same_games() {
    let Period { player, games, .. } = Period::papers_example();
    let unchanging = glicko_1995::Constants {
        c: 0.0,
        periods: 0.0,
    };
    let after = glicko_1995::rate(player.rating, player.deviation, unchanging, &games);
    assert_eq!(format!("{:.7}", after.rating), "1464.1064628");
    assert_eq!(format!("{:.7}", after.deviation), "151.3989024");

    // 32 · (1 − 0.640065 + 0 − 0.428537 + 0 − 0.240253), from odds of 10^(100/400), 10^(−50/400) and 10^(−200/400).
    let expected: f64 = [100.0, -50.0, -200.0]
        .iter()
        .map(|gap: &f64| 1.0 / (1.0 + 10f64.powf(-gap / 400.0)))
        .sum();
    CLOSE.check(
        "Elo",
        elo::rate(player.rating, elo::K, &games),
        player.rating + 32.0 * (1.0 - expected),
    );
}

#[test]
fn a_great_upset_has_three_roots() {
    let mut period = Period::papers_example();
    period.player.deviation = 60.0;
    period.games = vec![Game::new(2700.0, 60.0, 1.0)];
    let Trace { volatility, .. } = rate(&period).unwrap();
    let volatility = volatility.unwrap();
    assert_eq!(volatility.roots.len(), 3);
    assert_eq!(
        volatility.root, volatility.roots[0],
        "the search takes the smallest"
    );
}

/// Periods whose f rises on a short stretch only, with one zero within it and one on each side. τ makes f rise there by
/// the chosen share of the slope of (x − a)/τ², and σ puts a zero where f rises most.
#[test]
fn three_zeros_close_together_are_all_found() {
    for opponent in [2000.0, 2200.0, 2700.0, 3500.0] {
        for share in [0.3, 0.1, 0.01] {
            let mut period = Period::papers_example();
            period.games = vec![Game::new(opponent, 60.0, 1.0)];
            // Neither τ nor σ changes Steps 1 to 4.
            let trace = rate(&period).unwrap();
            let unit = trace.phi * trace.phi + trace.v.unwrap();
            let delta_squared = trace.delta.unwrap().powi(2) / unit;
            // The first term of f and its slope, at p = eˣ/(φ² + v + eˣ).
            let height = |p: f64| 0.5 * p * (delta_squared * (1.0 - p) - 1.0);
            let slope = |p: f64| 0.5 * p * (1.0 - p) * (delta_squared * (1.0 - 2.0 * p) - 1.0);
            let steepest = (1..100_000)
                .map(|i| f64::from(i) / 100_000.0)
                .max_by(|&p, &q| slope(p).total_cmp(&slope(q)))
                .unwrap();
            let tau_squared = (1.0 + share) / slope(steepest);
            let x = (unit * steepest / (1.0 - steepest)).ln();
            period.tau = tau_squared.sqrt();
            period.player.volatility = (0.5 * (x - tau_squared * height(steepest))).exp();

            let roots = rate(&period).unwrap().volatility.unwrap().roots;
            let what = format!("{opponent}, {share}: {roots:?} around {x}");
            assert_eq!(roots.len(), 3, "{what}");
            assert!((roots[1] - x).abs() < 1e-3, "{what}");
            assert!(roots[0] < x - 0.01 && roots[2] > x + 0.01, "{what}");
        }
    }
}

/// The case *Three zeros*. The result of each zero was computed elsewhere with 50 digits: bisection between the changes
/// of the sign of f, and then Steps 6 to 8.
#[test]
fn each_of_three_roots_has_its_own_result() {
    let game = Game::new(1900.0, 50.0, 1.0);
    let player = Player::new(1500.0, 50.0, 0.06);
    let period = Period::new(player, 1.2, vec![game; 14]);
    let trace = rate(&period).unwrap();
    let roots = &trace.volatility.as_ref().unwrap().roots;
    let expected = [
        (
            -5.01448314115888,
            0.08149272140974122,
            1676.6300065556502,
            49.47159320691171,
        ),
        (
            -4.038129643442241,
            0.13277957961520248,
            1696.0660867371753,
            52.12245880099442,
        ),
        (
            2.0954558951178406,
            2.851165755196787,
            3205.6499523296498,
            153.7335328431816,
        ),
    ];
    assert_eq!(roots.len(), expected.len());
    for (&root, (x, sigma, rating, deviation)) in roots.iter().zip(expected) {
        let player = at_root(&period, &trace, root).unwrap();
        CLOSE.check("x", root, x);
        CLOSE.check("σ′", player.volatility, sigma);
        CLOSE.check("r′", player.rating, rating);
        CLOSE.check("RD′", player.deviation, deviation);
    }
    let idle = Period {
        games: vec![],
        ..period
    };
    assert_eq!(at_root(&idle, &rate(&idle).unwrap(), -5.0), None);
}

/// Returns the number at a path such as `volatility.iterations.1.c`.
#[track_caller]
fn number(json: &Value, path: &str) -> f64 {
    let pointer = format!("/{}", path.replace('.', "/"));
    json.pointer(&pointer)
        .and_then(Value::as_f64)
        .unwrap_or_else(|| panic!("no number at {path}"))
}
