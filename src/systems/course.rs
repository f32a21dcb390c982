//! The course of a rating at any place: limits, idle time, the games, what is adjusted, limits again, what is shown.

use super::outcome::{Adapted, Case, Grown, Held, Outcome, Update, Work};
use super::place::{Cadence, Family, Growth, Periods, Range, Standing, System};
use crate::glicko;
use crate::glicko2::{self, Error, Game, Period, Player, formulas, scale};

/// A τ for the check of the rest, where the given one does not matter.
const ANY_TAU: f64 = 0.5;
/// A volatility for the check of the rest, where the given one does not matter.
const ANY_VOLATILITY: f64 = 0.06;

/// What a place makes of a case.
///
/// # Errors
///
/// Whatever [`rate`](glicko2::rate) refuses. A place of the Glicko family has no use for σ and τ, and refuses neither.
pub fn outcome(system: &'static System, case: &Case) -> Result<Outcome, Error> {
    check(system, &case.period)?;
    let player = case.period.player;
    let typed = Standing {
        rating: player.rating,
        deviation: player.deviation,
        volatility: matches!(system.family, Family::Glicko2 { .. }).then_some(player.volatility),
    };
    let tau = system.tau(case);
    let before = system.bounds.hold(typed);
    let given: Vec<Game> = case.period.games.iter().copied().filter(system.rules.rates).collect();
    let grown = grown(system, case, before, !given.is_empty());
    let onset = Standing { deviation: grown.map_or(before.deviation, |grown| grown.after), ..before };
    let opponents: Vec<Game> = given.iter().map(|&game| system.bounds.hold_opponent(game)).collect();

    let held = |from: f64, to: f64| (from != to).then_some(Held { from, to });
    let adapted = Adapted {
        tau: matches!(system.family, Family::Glicko2 { .. }) && tau != case.period.tau,
        rating: held(typed.rating, before.rating),
        deviation: held(typed.deviation, before.deviation),
        volatility: typed.volatility.zip(before.volatility).and_then(|(from, to)| held(from, to)),
        opponents: opponents.iter().zip(&given).filter(|(held, given)| held != given).count(),
    };

    let mut games = Vec::with_capacity(opponents.len());
    let mut updates: Vec<Update> = Vec::new();
    match system.cadence {
        Cadence::Together => {
            games.extend(opponents.into_iter().map(|game| (system.rules.game)(case, onset, game)));
            if !games.is_empty() {
                updates.push(update(system, case, tau, onset, &games, None)?);
            }
        }
        Cadence::EachGame => {
            for (j, game) in opponents.into_iter().enumerate() {
                let now = updates.last().map_or(onset, |last| last.after);
                let game = (system.rules.game)(case, now, game);
                updates.push(update(system, case, tau, now, &[game], Some(j))?);
                games.push(game);
            }
        }
    }
    let after = updates.last().map_or(onset, |last| last.after);
    let not_rated = case.period.games.len() - games.len();
    let mut outcome =
        Outcome { system, tau, adapted, before, grown, onset, games, not_rated, updates, after, shown: Vec::new() };
    outcome.shown = (system.rules.shown)(case, &outcome);
    Ok(outcome)
}

/// Refuses what cannot be rated there.
fn check(system: &System, period: &Period) -> Result<(), Error> {
    match system.family {
        Family::Glicko2 { tau: None } if system.rules.tau.is_none() => glicko2::validate(period),
        // τ is the place's own: what was given for it does not matter.
        Family::Glicko2 { .. } => glicko2::validate(&Period { tau: ANY_TAU, ..period.clone() }),
        Family::Glicko => {
            let player = Player { volatility: ANY_VOLATILITY, ..period.player };
            glicko2::validate(&Period { player, tau: ANY_TAU, ..period.clone() })
        }
    }
}

/// What idle time does, where the place says so.
fn grown(system: &System, case: &Case, before: Standing, played: bool) -> Option<Grown> {
    let days = || case.asked(system, "days");
    let counted = |periods: Periods| if played { periods.before_games(days()) } else { periods.of(days()) };
    let (days, periods, by) = match system.growth {
        Growth::Unknown | Growth::Never => return None,
        Growth::AsGiven | Growth::InStep6(_) if played => return None,
        Growth::AsGiven => (None, case.period.idle_periods, scale::deviation(before.volatility?)),
        Growth::Volatility(periods) => (Some(days()), counted(periods), scale::deviation(before.volatility?)),
        Growth::InStep6(periods) => {
            (Some(days()), counted(periods).max(system.step_6_periods), scale::deviation(before.volatility?))
        }
        Growth::C { c, periods } => (Some(days()), counted(periods), c),
        Growth::Solved => {
            let c = glicko::c_from_periods(case.asked(system, "typical"), case.asked(system, "back"));
            (None, case.asked(system, "away"), c)
        }
    };
    let computed = before.deviation.hypot(by * periods.sqrt());
    // A deviation that is above the limit of growth already stays.
    let limit = match system.growth {
        Growth::Solved => Range::to(glicko::MOST_DEVIATION.max(before.deviation)),
        _ => system.bounds.deviation,
    };
    Some(Grown { days, periods, by, before: before.deviation, computed, after: limit.hold(computed) })
}

/// One update: by one game, or by all together.
fn update(
    system: &System,
    case: &Case,
    tau: f64,
    before: Standing,
    games: &[Game],
    game: Option<usize>,
) -> Result<Update, Error> {
    let (work, computed) = match before.volatility {
        Some(volatility) => glicko_2(case, tau, before, volatility, games, step_6(system, case, game))?,
        None => glicko_1(before, games),
    };
    let adjusted = (system.rules.adjust)(case, before, games, &work, computed);
    let limited = match system.most_change {
        Some(most) => {
            Standing { rating: before.rating + (adjusted.rating - before.rating).clamp(-most, most), ..adjusted }
        }
        None => adjusted,
    };
    let held = system.bounds.hold(limited);
    let after = match (system.rules.weight, games.first()) {
        (Some(weight), Some(game)) => before.toward(held, weight(case, game)),
        _ => held,
    };
    Ok(Update { game, before, work, computed, adjusted, held, after })
}

/// The periods that Step 6 counts in an update, and the most that φ* may be.
fn step_6(system: &System, case: &Case, game: Option<usize>) -> (f64, f64) {
    let least = system.step_6_periods;
    let Growth::InStep6(periods) = system.growth else { return (least, f64::INFINITY) };
    // Between the games of a case no time passes.
    let days = if game == Some(0) { case.asked(system, "days") } else { 0.0 };
    (periods.of(days).max(least), scale::phi(system.bounds.deviation.most))
}

/// Steps 2 to 8, with as many periods in Step 6 as the place counts.
fn glicko_2(
    case: &Case,
    tau: f64,
    before: Standing,
    volatility: f64,
    games: &[Game],
    (periods, most_phi): (f64, f64),
) -> Result<(Work, Standing), Error> {
    let player = Player { rating: before.rating, deviation: before.deviation, volatility };
    let &Period { epsilon, idle_periods, rounding, .. } = &case.period;
    let period = Period { player, tau, games: games.to_vec(), epsilon, idle_periods, rounding };
    let trace = glicko2::rate(&period)?;
    let (v, delta_sum) = (trace.v.unwrap_or(f64::INFINITY), trace.delta_sum.unwrap_or(0.0));
    let (mut phi_star, mut phi_prime, mut mu_prime) = (trace.phi_star, trace.phi_prime, trace.mu_prime);
    let mut after = trace.player;
    if periods != 1.0 || phi_star > most_phi {
        phi_star = formulas::phi_star(trace.phi, after.volatility, periods).min(most_phi);
        phi_prime = formulas::phi_prime(phi_star, v);
        mu_prime = trace.mu + phi_prime * phi_prime * delta_sum;
        after = Player { rating: scale::rating(mu_prime), deviation: scale::deviation(phi_prime), ..after };
    }
    let work = Work::Glicko2 { mu: trace.mu, phi: trace.phi, v, delta_sum, periods, phi_star, phi_prime, mu_prime };
    let computed = Standing { rating: after.rating, deviation: after.deviation, volatility: Some(after.volatility) };
    Ok((work, computed))
}

/// The formulas of 1995.
fn glicko_1(before: Standing, games: &[Game]) -> (Work, Standing) {
    let unchanging = glicko::Constants { c: 0.0, periods: 0.0 };
    let trace = glicko::rate(before.rating, before.deviation, unchanging, games);
    let first = trace.games.first();
    let work = Work::Glicko {
        g: first.map_or(1.0, |game| game.g),
        e: first.map_or(0.5, |game| game.e),
        score: first.map_or(0.5, |game| game.score),
        d_squared: trace.d_squared.unwrap_or(f64::INFINITY),
        step: trace.step,
    };
    (work, Standing { rating: trace.rating, deviation: trace.deviation, volatility: None })
}
