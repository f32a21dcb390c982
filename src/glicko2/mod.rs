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
//! Nothing here knows of words for people, of pages or of files.

mod check;
pub mod error;
pub mod formulas;
pub mod illinois;
pub mod paper;
pub mod period;
mod roots;
pub mod scale;
pub mod trace;
pub mod volatility;
mod what_if;

pub use error::{Error, Field, Problem, ProblemKind};
pub use paper::Rounding;
pub use period::{Game, Period, Player};
pub use trace::{GameTrace, Trace, Warning, WarningKind};
pub use what_if::what_if;

use formulas::Expectation;

/// Rates one player over one rating period and keeps every intermediate value.
///
/// With no games only Step 6 applies: the deviation grows to φ* = √(φ² + tσ²) over
/// [`Period::idle_periods`] = t, whole or not; rating and volatility stay.
///
/// # Errors
///
/// Every value that is no rating, deviation, volatility, constant or score, all at once: see [`Error`].
/// Values that are merely unusual are computed, and named in [`Trace::warnings`].
///
/// # Example
///
/// The paper's own (it prints 1464.06: it rounds g and E before it sums, see [`Rounding`]):
///
/// ```
/// use glicko2_steps::glicko2::{rate, Period};
///
/// let trace = rate(&Period::papers_example())?;
/// assert!((trace.player.rating - 1464.050670539).abs() < 1e-9);
/// assert!((trace.player.deviation - 151.516524124).abs() < 1e-9);
/// assert!((trace.player.volatility - 0.059995984286).abs() < 1e-12);
/// assert_eq!(trace.volatility.unwrap().iterations.len(), 3);
/// # Ok::<(), glicko2_steps::glicko2::Error>(())
/// ```
pub fn rate(period: &Period) -> Result<Trace, Error> {
    check::refuse(period)?;
    if period.games.is_empty() { Ok(idle(period)) } else { active(period) }
}

/// Refuses what [`rate`] would refuse from the outset, without rating.
///
/// # Errors
///
/// As [`rate`].
pub fn validate(period: &Period) -> Result<(), Error> {
    check::refuse(period)
}

/// Steps 2 to 8 for a player who played.
fn active(period: &Period) -> Result<Trace, Error> {
    let &Period { player, tau, epsilon, rounding, .. } = period;

    // Step 2: onto the Glicko-2 scale.
    let mu = rounding.scaled(scale::mu(player.rating));
    let phi = rounding.scaled(scale::phi(player.deviation));

    let opponent = |game: &Game| {
        let (mu, phi) = (scale::mu(game.rating), scale::phi(game.deviation));
        GameTrace { mu, phi, g: 0.0, e: 0.0, score: game.score, v_term: 0.0, delta_term: 0.0, rating_change: 0.0 }
    };
    let mut games: Vec<GameTrace> = period.games.iter().map(opponent).collect();

    // Step 3: g and E, and what each game adds to 1/v; with it what it adds to Δ/v of Step 4. The loops are of one kind of work each: the compiler
    // takes several roots and divisions at once, which it cannot beside eˣ, a call, nor beside a choice of rounding.
    for game in &mut games {
        game.g = rounding.g(formulas::g(game.phi));
    }
    for game in &mut games {
        // Not yet E, but the odds of which the next loop makes it.
        game.e = formulas::odds_against(game.g * (mu - game.mu));
    }
    let take = |game: &mut GameTrace, e: Expectation| {
        game.e = e.win;
        game.v_term = formulas::v_term(game.g, e);
        game.delta_term = formulas::delta_term(game.g, game.score, e);
    };
    match rounding {
        Rounding::Exact => games.iter_mut().for_each(|game| take(game, Expectation::at_odds(game.e))),
        Rounding::AsPrinted => {
            games.iter_mut().for_each(|game| take(game, rounding.expectation(Expectation::at_odds(game.e))));
        }
    }

    // Step 3: the variance v, from the sum of g²E(1−E). The same pass takes Step 4's sum of g(s−E).
    let (mut information, mut improvement) = (0.0, 0.0);
    for game in &games {
        information += game.v_term;
        improvement += game.delta_term;
    }
    let v = rounding.v(1.0 / information);
    if !v.is_finite() || v == 0.0 {
        return Err(Error::from(Problem { kind: ProblemKind::RoundedAway, field: Field::Rounding }));
    }

    // Step 4: the improvement Δ that the games alone suggest.
    let delta = rounding.delta(v * improvement);

    // Step 5: the new volatility.
    let volatility = volatility::update(&volatility::Given { phi, v, delta, sigma: player.volatility, tau, epsilon });

    // Steps 6 to 8.
    let end = conclude(mu, phi, v, improvement, volatility.sigma, rounding);
    let exact = conclude(mu, phi, v, improvement, volatility.sigma_exact, rounding).player;
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

/// What Steps 6 to 8 compute.
struct End {
    phi_star: f64,
    phi_prime: f64,
    mu_prime: f64,
    player: Player,
}

/// Steps 6 to 8, given σ′ and the sum of g(s−E) over the period's games.
fn conclude(mu: f64, phi: f64, v: f64, improvement: f64, sigma_prime: f64, rounding: Rounding) -> End {
    let sigma_prime = rounding.sigma(sigma_prime);
    // Step 6: the deviation drifts apart by σ′ before the games pull it together.
    let phi_star = rounding.phi_star(formulas::phi_star(phi, sigma_prime, 1.0));
    // Step 7: precisions add; the rating moves by φ′² for each unit of surprise.
    let phi_prime = rounding.scaled(formulas::phi_prime(rounding.scaled(phi_star), v));
    let moved = rounding.scaled(phi_prime * phi_prime) * rounding.improvement(improvement);
    let mu_prime = rounding.scaled(mu + moved);
    // Step 8: back to the scale that people know.
    let player = Player {
        rating: rounding.shown(scale::rating(mu_prime)),
        deviation: rounding.shown(scale::deviation(phi_prime)),
        volatility: sigma_prime,
    };
    End { phi_star, phi_prime, mu_prime, player }
}

/// Step 6 alone, for a player who did not play.
fn idle(period: &Period) -> Trace {
    let Player { rating, deviation, volatility } = period.player;
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
        player: Player { rating, deviation: scale::deviation(phi_star), volatility },
        exact: None,
        warnings: check::warn(period, mu, &[], None),
    }
}
