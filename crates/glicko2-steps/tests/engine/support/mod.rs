//! Helpers that tests share: references from files, and the comparison of a trace with a reference.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "a module of each test file, of which each takes what it needs"
)]

use glicko2_steps::trace::{Bracket, Iteration};
use glicko2_steps::{Error, Game, GameTrace, Period, Player, Trace, scale};
use serde::{Deserialize, Deserializer, de};

/// The allowed distance of a double from the exact number: |x − y| ≤ share · max(|y|, floor).
#[derive(Clone, Copy)]
pub struct Tolerance {
    share: f64,
    floor: f64,
}

/// For values of a few operations without loss: μ, φ, g, E, v, φ*. Measured: 10⁻¹⁴ where E is 10⁻³⁰, otherwise 10⁻¹⁵.
pub const CLOSE: Tolerance = Tolerance::of(1e-12, f64::MIN_POSITIVE);
/// For such values that may come near 0 as a difference of numbers near 1: μ, ln σ², zeros of f.
pub const NEAR_ONE: Tolerance = Tolerance::of(1e-12, 1.0);
/// For points of the search. A secant divides by f(B) − f(A), which widens the last bits of f. Measured: 2 · 10⁻¹¹.
pub const SEARCH: Tolerance = Tolerance::of(1e-10, 1.0);
/// For σ′ where the paper stops: half of ε, and the last iteration may be one more or less. Measured: 6 · 10⁻⁷.
pub const SIGMA: Tolerance = Tolerance::of(1e-6, f64::MIN_POSITIVE);
/// For φ*, φ′ and μ′, which depend on σ′ at the stop: [`POINTS`] on their scale.
pub const STOPPED: Tolerance = Tolerance::of(3e-7, 1.0);
/// For r′ and RD′, which depend on σ′ at the stop: 5 · 10⁻⁵ of a point, or 10⁻⁹ of a value above 50,000.
pub const POINTS: Tolerance = Tolerance::of(1e-9, 5e4);
/// For r′ and RD′ from the zero of f itself: 2 · 10⁻⁹ of a point.
pub const EXACT_POINTS: Tolerance = Tolerance::of(1e-12, 1500.0);
/// For r′ and RD′ of one period computed in two ways: 10⁻⁸, or 2 · 10⁻⁵ of a point. Sums in another
/// order differ in their last bits, and after an upset these have a great effect on σ′.
pub const TWO_WAYS: Tolerance = Tolerance::of(1e-8, 1500.0);
/// For σ′ computed in two ways.
pub const TWO_WAYS_SIGMA: Tolerance = Tolerance::of(1e-8, f64::MIN_POSITIVE);
/// For differences between Glicko and Glicko-2: 173.7178 is 400 / ln 10 rounded to seven digits.
pub const ROUNDED_SCALE: Tolerance = Tolerance::of(2e-7, 1500.0);

/// The |f(C)| below which the last bits of f decide its sign, and thereby which end is kept and when the search ends.
const NOISE: f64 = 1e-12;

impl Tolerance {
    const fn of(share: f64, floor: f64) -> Self {
        Self { share, floor }
    }

    /// Panics with `what` unless `got` is close enough to `want`.
    #[track_caller]
    pub fn check(self, what: &str, got: f64, want: f64) {
        let allowed = self.share * want.abs().max(self.floor);
        let off = (got - want).abs();
        assert!(
            off <= allowed,
            "{what}: {got:e} for {want:e}, off by {off:e}, allowed {allowed:e}"
        );
    }
}

/// Returns the paths and kinds of all problems: `player.rating: negative, tau: too_large`.
pub fn codes(error: &Error) -> String {
    let codes = error
        .problems()
        .iter()
        .map(|problem| format!("{}: {}", problem.field, problem.kind));
    codes.collect::<Vec<_>>().join(", ")
}

/// A number of a reference, given as a string because it has more digits than a double holds.
#[derive(Clone, Copy, Debug)]
pub struct Digits(pub f64);

impl<'de> Deserialize<'de> for Digits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let digits = String::deserialize(deserializer)?;
        digits.parse().map(Self).map_err(de::Error::custom)
    }
}

/// A trace that was computed elsewhere with 60 digits, or a part of one.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Reference {
    pub mu: Option<Digits>,
    pub phi: Option<Digits>,
    pub opponents: Option<Vec<Opponent>>,
    pub v: Option<Digits>,
    pub delta: Option<Digits>,
    pub a: Option<Digits>,
    #[serde(rename = "B_start")]
    pub b_start: Option<Digits>,
    /// `None` if B comes from Δ², or if there are no games.
    pub k: Option<u32>,
    pub iterations: Option<Vec<Row>>,
    pub n_iterations: Option<usize>,
    pub sigma_new: Option<Digits>,
    pub sigma_exact: Option<Digits>,
    pub phi_star: Option<Digits>,
    pub phi_new: Option<Digits>,
    pub mu_new: Option<Digits>,
    pub r_new: Option<Digits>,
    pub rd_new: Option<Digits>,
    pub r_exact: Option<Digits>,
    pub rd_exact: Option<Digits>,
    pub roots: Option<Vec<Digits>>,
    pub n_roots: Option<usize>,
}

/// An opponent in a reference.
#[derive(Debug, Deserialize)]
pub struct Opponent {
    pub mu: Digits,
    pub phi: Digits,
    pub g: Digits,
    #[serde(rename = "E")]
    pub e: Digits,
}

/// An iteration in a reference.
#[derive(Debug, Deserialize)]
pub struct Row {
    #[serde(rename = "A")]
    pub a: Digits,
    #[serde(rename = "B")]
    pub b: Digits,
    #[serde(rename = "C")]
    pub c: Option<Digits>,
    #[serde(rename = "fA")]
    pub f_a: Digits,
    #[serde(rename = "fB")]
    pub f_b: Digits,
    #[serde(rename = "fC")]
    pub f_c: Option<Digits>,
}

/// The input of a reference: rating, deviation, volatility, τ, and the games as rating, deviation, score.
#[derive(Debug, Deserialize)]
pub struct Input<Number> {
    r: Number,
    rd: Number,
    sigma: Number,
    tau: Number,
    games: Vec<(Number, Number, Number)>,
}

impl From<Input<f64>> for Period {
    fn from(
        Input {
            r,
            rd,
            sigma,
            tau,
            games,
        }: Input<f64>,
    ) -> Self {
        let games = games
            .into_iter()
            .map(|(rating, deviation, score)| Game::new(rating, deviation, score))
            .collect();
        Self::new(Player::new(r, rd, sigma), tau, games)
    }
}

impl From<Input<Digits>> for Period {
    fn from(
        Input {
            r,
            rd,
            sigma,
            tau,
            games,
        }: Input<Digits>,
    ) -> Self {
        let games = games
            .into_iter()
            .map(|(r, rd, s)| (r.0, rd.0, s.0))
            .collect();
        Input {
            r: r.0,
            rd: rd.0,
            sigma: sigma.0,
            tau: tau.0,
            games,
        }
        .into()
    }
}

impl Reference {
    /// Returns whether the reference has everything that a trace has, so that a comparison leaves nothing out.
    pub fn is_whole(&self) -> bool {
        let always = [
            self.mu,
            self.phi,
            self.a,
            self.sigma_new,
            self.sigma_exact,
            self.phi_star,
            self.phi_new,
        ];
        let shown = [
            self.mu_new,
            self.r_new,
            self.rd_new,
            self.r_exact,
            self.rd_exact,
        ];
        let played = [self.v, self.delta, self.b_start];
        let idle = self.opponents.as_ref().is_some_and(Vec::is_empty);
        always.iter().chain(&shown).all(Option::is_some)
            && self.opponents.is_some()
            && self.iterations.is_some()
            && (idle
                || played.iter().all(Option::is_some)
                    && self.roots.is_some()
                    && self.n_roots.is_some())
    }
}

/// Panics unless every field of `trace` that `expected` has agrees with it, and all fields agree among themselves.
#[track_caller]
pub fn assert_trace(name: &str, trace: &Trace, expected: &Reference) {
    assert_coherent(name, trace);
    let check = |what: &str, got: f64, want: Option<Digits>, tolerance: Tolerance| {
        if let Some(Digits(want)) = want {
            tolerance.check(&format!("{name}: {what}"), got, want);
        }
    };

    // Steps 2 to 4.
    check("mu", trace.mu, expected.mu, NEAR_ONE);
    check("phi", trace.phi, expected.phi, CLOSE);
    if let Some(opponents) = &expected.opponents {
        assert_eq!(
            trace.games.len(),
            opponents.len(),
            "{name}: number of games"
        );
        for (j, (game, opponent)) in trace.games.iter().zip(opponents).enumerate() {
            check(
                &format!("games[{j}].mu"),
                game.mu,
                Some(opponent.mu),
                NEAR_ONE,
            );
            check(
                &format!("games[{j}].phi"),
                game.phi,
                Some(opponent.phi),
                CLOSE,
            );
            check(&format!("games[{j}].g"), game.g, Some(opponent.g), CLOSE);
            check(&format!("games[{j}].e"), game.e, Some(opponent.e), CLOSE);
        }
    }
    check("v", trace.v.unwrap_or(f64::NAN), expected.v, CLOSE);
    // Δ is a sum of terms of both signs, so its error is relative to the terms.
    let terms: f64 = trace.games.iter().map(|game| game.delta_term.abs()).sum();
    let unit = terms * trace.v.unwrap_or(0.0);
    check(
        "delta",
        trace.delta.unwrap_or(f64::NAN),
        expected.delta,
        Tolerance::of(CLOSE.share, unit),
    );

    // Step 5.
    if let Some(volatility) = &trace.volatility {
        let start = volatility.iterations[0];
        check("volatility.a", volatility.a, expected.a, NEAR_ONE);
        check(
            "volatility.iterations[0].b",
            start.b,
            expected.b_start,
            SEARCH,
        );
        let k = match &volatility.bracket {
            Bracket::Delta => None,
            Bracket::Search { tries } => tries.last().map(|last| last.k),
        };
        assert_eq!(k, expected.k, "{name}: k");
        assert_iterations(name, &volatility.iterations, expected);
        if let Some(roots) = &expected.roots {
            assert_eq!(
                volatility.roots.len(),
                roots.len(),
                "{name}: roots {:?} for {roots:?}",
                volatility.roots
            );
            for (i, (&root, &want)) in volatility.roots.iter().zip(roots).enumerate() {
                check(
                    &format!("volatility.roots[{i}]"),
                    root,
                    Some(want),
                    NEAR_ONE,
                );
            }
        }
        assert!(
            expected.n_roots.is_none_or(|n| n == volatility.roots.len()),
            "{name}: number of roots"
        );
        check(
            "volatility.sigma",
            volatility.sigma,
            expected.sigma_new,
            SIGMA,
        );
        check(
            "volatility.sigma_exact",
            volatility.sigma_exact,
            expected.sigma_exact,
            CLOSE,
        );
        assert!(
            volatility.roots.contains(&volatility.root),
            "{name}: the root is one of the roots"
        );
    } else {
        assert_eq!(
            expected.n_iterations.unwrap_or(0),
            0,
            "{name}: Step 5 is missing"
        );
    }

    // Steps 6 to 8.
    check("phi_star", trace.phi_star, expected.phi_star, STOPPED);
    check("phi_prime", trace.phi_prime, expected.phi_new, STOPPED);
    check("mu_prime", trace.mu_prime, expected.mu_new, STOPPED);
    check("player.rating", trace.player.rating, expected.r_new, POINTS);
    check(
        "player.deviation",
        trace.player.deviation,
        expected.rd_new,
        POINTS,
    );
    check(
        "player.volatility",
        trace.player.volatility,
        expected.sigma_new,
        SIGMA,
    );
    let exact = trace.exact.unwrap_or(trace.player);
    check("exact.rating", exact.rating, expected.r_exact, EXACT_POINTS);
    check(
        "exact.deviation",
        exact.deviation,
        expected.rd_exact,
        EXACT_POINTS,
    );
    check(
        "exact.volatility",
        exact.volatility,
        expected.sigma_exact,
        CLOSE,
    );
}

/// Panics unless each field follows from the others.
#[track_caller]
pub fn assert_coherent(name: &str, trace: &Trace) {
    let check = |what: &str, got: f64, want: f64, tolerance: Tolerance| {
        tolerance.check(&format!("{name}: {what}"), got, want);
    };
    let Player {
        rating,
        deviation,
        volatility: sigma,
    } = trace.player;
    check(
        "player.rating of mu_prime",
        rating,
        scale::rating(trace.mu_prime),
        EXACT_POINTS,
    );
    check(
        "player.deviation of phi_prime",
        deviation,
        scale::deviation(trace.phi_prime),
        CLOSE,
    );

    let played = !trace.games.is_empty();
    let step_5 = trace.volatility.as_ref();
    for (what, is_there) in [
        ("v", trace.v.is_some()),
        ("v_sum", trace.v_sum.is_some()),
        ("delta", trace.delta.is_some()),
        ("delta_sum", trace.delta_sum.is_some()),
        ("volatility", step_5.is_some()),
        ("exact", trace.exact.is_some()),
    ] {
        assert_eq!(
            is_there, played,
            "{name}: {what} exactly where there are games"
        );
    }
    let (Some(v), Some(v_sum), Some(delta), Some(delta_sum), Some(step_5), Some(exact)) = (
        trace.v,
        trace.v_sum,
        trace.delta,
        trace.delta_sum,
        step_5,
        trace.exact,
    ) else {
        assert_eq!(
            (trace.phi_prime, trace.mu_prime),
            (trace.phi_star, trace.mu),
            "{name}: idle"
        );
        return;
    };

    for (j, game) in trace.games.iter().enumerate() {
        let &GameTrace {
            g,
            e,
            score,
            v_term,
            delta_term,
            ..
        } = game;
        check(
            &format!("games[{j}].v_term"),
            v_term,
            g * g * e * (1.0 - e),
            NEAR_ONE,
        );
        check(
            &format!("games[{j}].delta_term"),
            delta_term,
            g * (score - e),
            NEAR_ONE,
        );
    }
    let sum = |part: fn(&GameTrace) -> f64| trace.games.iter().map(part).sum::<f64>();
    let surprise = sum(|game| game.delta_term.abs());
    check("v_sum", v_sum, sum(|game| game.v_term), CLOSE);
    check(
        "delta_sum",
        delta_sum,
        sum(|game| game.delta_term),
        Tolerance::of(CLOSE.share, surprise),
    );
    check("v", v, 1.0 / v_sum, CLOSE);
    check("delta", delta, v * delta_sum, CLOSE);
    check("sigma", sigma, step_5.sigma, CLOSE);
    check(
        "sigma of A",
        sigma,
        (step_5.iterations[step_5.iterations.len() - 1].a / 2.0).exp(),
        CLOSE,
    );
    check(
        "sigma_exact",
        step_5.sigma_exact,
        (step_5.root / 2.0).exp(),
        CLOSE,
    );
    check(
        "exact.volatility",
        exact.volatility,
        step_5.sigma_exact,
        CLOSE,
    );
    check("phi_star", trace.phi_star, trace.phi.hypot(sigma), CLOSE);
    check(
        "phi_prime",
        trace.phi_prime.powi(-2),
        trace.phi_star.powi(-2) + 1.0 / v,
        CLOSE,
    );
    let moved = trace.phi_prime.powi(2);
    let steps = Tolerance::of(CLOSE.share, 1.0 + moved * surprise + trace.mu.abs());
    check(
        "mu_prime",
        trace.mu_prime,
        trace.mu + moved * delta_sum,
        steps,
    );
    let points = Tolerance::of(
        CLOSE.share,
        scale::SCALE * (10.0 + moved * surprise + trace.mu.abs()),
    );
    let changes = sum(|game| game.rating_change);
    check(
        "sum of rating_change",
        changes,
        rating - scale::rating(trace.mu),
        points,
    );
}

/// Panics if any number of `trace` is NaN or infinite.
///
/// JSON has neither: `serde_json` writes null for them, which is allowed only for values that do not exist.
#[track_caller]
pub fn assert_finite(name: &str, trace: &Trace) {
    let text = serde_json::to_string(trace).unwrap();
    let start = text.matches(r#""c":null"#).count() + text.matches(r#""f_c":null"#).count();
    let idle = ["v_sum", "v", "delta_sum", "delta", "volatility", "exact"].len();
    let expected = if trace.games.is_empty() { idle } else { 2 };
    assert_eq!(text.matches("null").count(), expected, "{name}: nulls");
    assert_eq!(
        start,
        if trace.games.is_empty() { 0 } else { 2 },
        "{name}: C where there is none"
    );
}

/// Compares the iterations of Step 5, up to the one from which on the last bits of f decide.
#[track_caller]
fn assert_iterations(name: &str, iterations: &[Iteration], expected: &Reference) {
    let Some(rows) = &expected.iterations else {
        return;
    };
    for (i, (got, want)) in iterations.iter().zip(rows).enumerate() {
        let check = |what: &str, got: Option<f64>, want: Option<Digits>, tolerance: Tolerance| {
            let what = format!("{name}: volatility.iterations[{i}].{what}");
            assert_eq!(got.is_some(), want.is_some(), "{what}");
            if let (Some(got), Some(Digits(want))) = (got, want) {
                tolerance.check(&what, got, want);
            }
        };
        check("b", Some(got.b), Some(want.b), SEARCH);
        check("c", got.c, want.c, SEARCH);
        check("f_b", Some(got.f_b), Some(want.f_b), SEARCH);
        check("f_c", got.f_c, want.f_c, SEARCH);
        if want.f_c.is_some_and(|f_c| f_c.0.abs() < NOISE) {
            return;
        }
        check("a", Some(got.a), Some(want.a), SEARCH);
        check("f_a", Some(got.f_a), Some(want.f_a), SEARCH);
    }
    assert_eq!(iterations.len(), rows.len(), "{name}: number of iterations");
}
