//! Glicko-2 as Mark Glickman wrote it: Steps 1 to 8 in order, every intermediate kept.
//!
//! Source: M. E. Glickman, *Example of the Glicko-2 system*, November 30, 2013, with the one correction its
//! author made on March 22, 2022 (`≤` for `<` in Step 5.4(b)). The letters are the paper's:
//!
//! | letter | field | what it is |
//! |---|---|---|
//! | r, RD | `rating`, `deviation` | rating and rating deviation, as people know them |
//! | μ, φ | `mu`, `phi` | the same two on the Glicko-2 scale, see [`scale`] |
//! | σ | `volatility`, `sigma` | how much a strength is expected to wander from period to period |
//! | τ | `tau` | the system constant: how much σ itself may change |
//! | g, E | `g`, `e` | weight of an opponent, expected score against it |
//! | v | `v` | variance of the rating as estimated from the games alone |
//! | Δ | `delta` | improvement that the games alone suggest |
//! | a, f, A, B, C | `a`, … | Step 5: ln σ², the function whose zero is ln σ′², and its bracket |
//! | φ*, φ′, μ′ | `phi_star`, … | deviation after the period's drift; the new deviation and rating |
//!
//! Nothing here depends on texts, pages or files.

mod check;
pub mod elo;
pub mod error;
pub mod formulas;
pub mod glicko_1995;
pub mod groups;
pub mod illinois;
#[cfg(feature = "js")]
pub mod js_api;
#[cfg(feature = "js")]
pub mod js_arrays;
mod kind;
pub mod order;
pub mod paper;
pub mod performance;
pub mod period;
pub mod quantity;
pub mod refusal;
mod roots;
pub mod scale;
pub mod seasons;
pub mod steps;
pub mod symbol;
pub mod trace;
pub mod volatility;
mod what_if;

pub use check::LEAP;
pub use error::{Error, Field, Problem, ProblemKind};
pub use kind::Kind;
pub use paper::Rounding;
pub use period::{Game, Period, Player};
pub use quantity::Quantity;
pub use steps::{Paper, Steps};
pub use symbol::Symbol;
pub use trace::{GameTrace, Trace, Warning, WarningKind};
pub use what_if::what_if;

use formulas::Expectation;
use steps::{Known, Scaled};

/// Rates one player over one rating period and keeps every intermediate value.
///
/// With no games only Step 6 applies: the deviation grows to φ* = √(φ² + tσ²) over
/// [`Period::idle_periods`] = t, whole or not; rating and volatility stay.
///
/// # Errors
///
/// Returns every value that is not a valid rating, deviation, volatility, constant or score, all at
/// once: see [`Error`]. Values that are merely unusual are computed, and named in
/// [`Trace::warnings`].
///
/// # Example
///
/// The paper's own. The paper prints 1464.06, because it rounds g and E before it sums; see
/// [`Rounding`]:
///
/// ```
/// use glicko2_steps::{rate, Period};
///
/// let trace = rate(&Period::papers_example())?;
/// assert!((trace.player.rating - 1464.050670539).abs() < 1e-9);
/// assert!((trace.player.deviation - 151.516524124).abs() < 1e-9);
/// assert!((trace.player.volatility - 0.059995984286).abs() < 1e-12);
/// assert_eq!(trace.volatility.unwrap().iterations.len(), 3);
/// # Ok::<(), glicko2_steps::Error>(())
/// ```
pub fn rate(period: &Period) -> Result<Trace, Error> {
    rate_by(&Paper, period)
}

/// Rates as [`rate`] does, with steps of which some may not be the paper's.
///
/// The result may be NaN or infinite. A period without games only has Step 6, always the paper's.
///
/// # Errors
///
/// As [`rate`]; also if v is infinite or 0.
///
/// # Example
///
/// Had the paper forgotten Step 6:
///
/// ```
/// use glicko2_steps::steps::{Known, Steps};
/// use glicko2_steps::{rate_by, Period};
///
/// struct NoStep6;
///
/// impl Steps for NoStep6 {
///     fn phi_star(&self, known: &Known, _: f64) -> f64 {
///         known.player.phi
///     }
/// }
///
/// let trace = rate_by(&NoStep6, &Period::papers_example())?;
/// assert!((trace.player.deviation - 151.398905).abs() < 1e-6);
/// # Ok::<(), glicko2_steps::Error>(())
/// ```
pub fn rate_by(steps: &impl Steps, period: &Period) -> Result<Trace, Error> {
    check::refuse(period)?;
    if period.games.is_empty() {
        Ok(idle(period))
    } else {
        active(steps, period)
    }
}

/// Checks the values as [`rate`] does at its start, without rating.
///
/// # Errors
///
/// As [`rate`].
pub fn validate(period: &Period) -> Result<(), Error> {
    check::refuse(period)
}

/// Computes Steps 2 to 8 for a player who played.
fn active(steps: &impl Steps, period: &Period) -> Result<Trace, Error> {
    let &Period {
        player,
        tau,
        epsilon,
        rounding,
        ..
    } = period;
    let sigma = player.volatility;

    // Step 2: onto the Glicko-2 scale.
    let mu = rounding.scaled(steps.mu(player.rating));
    let phi = rounding.scaled(steps.phi(player));
    let player = Scaled { mu, phi };

    let opponent = |game: &Game| {
        let (mu, phi, score) = (
            steps.mu_j(game.rating),
            steps.phi_j(game.deviation),
            steps.score(game.score),
        );
        GameTrace {
            mu,
            phi,
            g: 0.0,
            e: 0.0,
            score,
            v_term: 0.0,
            delta_term: 0.0,
            rating_change: 0.0,
        }
    };
    let mut games: Vec<GameTrace> = period.games.iter().map(opponent).collect();

    // Step 3: g and E, and the terms that each game adds to 1/v and to Δ/v of Step 4. Each loop
    // does one kind of work, so that the compiler can vectorize roots and divisions; it could not
    // beside a call of eˣ or a branch on the rounding.
    for game in &mut games {
        game.g = rounding.g(steps.g(player, game));
    }
    for game in &mut games {
        // Stores the odds for now; the next loop turns them into E.
        game.e = formulas::odds_against(steps.z(player, game));
    }
    let take = |game: &mut GameTrace, e: Expectation| {
        game.e = e.win;
        game.v_term = steps.v_term(player, game, e);
        game.delta_term = steps.delta_term(player, game, e);
    };
    match rounding {
        Rounding::Exact => games
            .iter_mut()
            .for_each(|game| take(game, Expectation::at_odds(game.e))),
        Rounding::AsPrinted => {
            games
                .iter_mut()
                .for_each(|game| take(game, rounding.expectation(Expectation::at_odds(game.e))));
        }
    }

    // Step 3: the variance v, from the sum of g²E(1−E). The same pass takes Step 4's sum of g(s−E).
    let (mut information, mut improvement) = (0.0, 0.0);
    for game in &games {
        information += game.v_term;
        improvement += game.delta_term;
    }
    let v = rounding.v(steps.v(information));
    if !v.is_finite() || v == 0.0 {
        return Err(Error::from(Problem {
            kind: ProblemKind::RoundedAway,
            field: Field::Rounding,
        }));
    }

    // Step 4: the improvement Δ that the games alone suggest.
    let delta = rounding.delta(steps.delta(v, improvement));

    // Step 5: the new volatility.
    let volatility = steps.volatility(
        player,
        &volatility::Given {
            phi,
            v,
            delta,
            sigma,
            tau,
            epsilon,
        },
    );

    // Steps 6 to 8.
    let known = Known {
        player,
        sigma,
        v,
        delta,
        improvement,
        games: &games,
        rounding,
    };
    let end = conclude(steps, &known, volatility.sigma);
    let exact = conclude(steps, &known, volatility.sigma_exact).player;
    for game in &mut games {
        game.rating_change = scale::SCALE * end.phi_prime * end.phi_prime * game.delta_term;
    }

    Ok(Trace {
        mu,
        phi,
        warnings: check::warn(period, mu, &games, Some(&volatility)),
        games,
        v_sum: Some(information),
        v: Some(v),
        delta_sum: Some(improvement),
        delta: Some(delta),
        volatility: Some(volatility),
        phi_star: end.phi_star,
        phi_prime: end.phi_prime,
        mu_prime: end.mu_prime,
        player: end.player,
        exact: Some(exact),
    })
}

/// The results of Steps 6 to 8.
struct End {
    phi_star: f64,
    phi_prime: f64,
    mu_prime: f64,
    player: Player,
}

/// Computes Steps 6 to 8 from σ′ and the results of Steps 2 to 4.
fn conclude(steps: &impl Steps, known: &Known, sigma_prime: f64) -> End {
    let rounding = known.rounding;
    let sigma_prime = rounding.sigma(sigma_prime);
    // Step 6: the deviation grows by σ′ before the games reduce it.
    let phi_star = rounding.phi_star(steps.phi_star(known, sigma_prime));
    // Step 7: precisions add; the rating moves by φ′² for each unit of surprise.
    let phi_prime = rounding.scaled(steps.phi_prime(rounding.scaled(phi_star), known.v));
    let mu_prime = rounding.scaled(known.player.mu + steps.moved(known, phi_star, phi_prime));
    // Step 8: back to the scale that people know.
    let player = Player::new(
        rounding.result(steps.rating(mu_prime)),
        rounding.result(steps.deviation(phi_prime)),
        steps.new_volatility(sigma_prime),
    );
    End {
        phi_star,
        phi_prime,
        mu_prime,
        player,
    }
}

/// Finishes Steps 6 to 8 with a given zero of f: the player after the period if ln σ′² were `root`.
///
/// `None` after an idle period, which has no Step 5.
///
/// # Example
///
/// With the zero that the paper's iterations head for:
///
/// ```
/// use glicko2_steps::{at_root, rate, Period};
///
/// let period = Period::papers_example();
/// let trace = rate(&period)?;
/// let root = trace.volatility.as_ref().map(|step_5| step_5.root);
/// assert_eq!(root.and_then(|root| at_root(&period, &trace, root)), trace.exact);
/// # Ok::<(), glicko2_steps::Error>(())
/// ```
#[must_use]
pub fn at_root(period: &Period, trace: &Trace, root: f64) -> Option<Player> {
    let known = Known {
        player: Scaled {
            mu: trace.mu,
            phi: trace.phi,
        },
        sigma: period.player.volatility,
        v: trace.v?,
        delta: trace.delta?,
        improvement: trace.delta_sum?,
        games: &trace.games,
        rounding: period.rounding,
    };
    Some(conclude(&Paper, &known, volatility::sigma_at(root)).player)
}

/// Computes Step 6 alone, for a player who did not play.
fn idle(period: &Period) -> Trace {
    let Player {
        rating,
        deviation,
        volatility,
    } = period.player;
    let mu = scale::mu(rating);
    let phi = scale::phi(deviation);
    let phi_star = formulas::phi_star(phi, volatility, period.idle_periods);
    Trace {
        mu,
        phi,
        games: Vec::new(),
        v_sum: None,
        v: None,
        delta_sum: None,
        delta: None,
        volatility: None,
        phi_star,
        phi_prime: phi_star,
        mu_prime: mu,
        player: Player::new(rating, scale::deviation(phi_star), volatility),
        exact: None,
        warnings: check::warn(period, mu, &[], None),
    }
}
