//! The course of a rating at any place: limits, idle time, the games, what is adjusted, limits again, what is shown.

use super::outcome::{Adapted, Case, Grown, Held, Outcome, Update, Work};
use super::place::{Cadence, Family, Growth, Range, Standing, System};
use crate::glicko;
use crate::glicko2::{self, Error, Game, Period, Player, formulas, scale};

/// In place of what does not matter, for the check of what does.
const ANY_TAU: f64 = 0.5;
/// The same.
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
    let grown = grown(system, case, before);
    let onset = Standing { deviation: grown.map_or(before.deviation, |grown| grown.after), ..before };
    let opponents: Vec<Game> = case.period.games.iter().map(|&game| system.bounds.hold_opponent(game)).collect();

    let held = |from: f64, to: f64| (from != to).then_some(Held { from, to });
    let adapted = Adapted {
        tau: matches!(system.family, Family::Glicko2 { .. }) && tau != case.period.tau,
        rating: held(typed.rating, before.rating),
        deviation: held(typed.deviation, before.deviation),
        volatility: typed.volatility.zip(before.volatility).and_then(|(from, to)| held(from, to)),
        opponents: opponents.iter().zip(&case.period.games).filter(|(held, given)| held != given).count(),
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
    let mut outcome = Outcome { system, tau, adapted, before, grown, onset, games, updates, after, shown: Vec::new() };
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
fn grown(system: &System, case: &Case, before: Standing) -> Option<Grown> {
    let days = || case.asked(system, "days");
    let (days, periods, by) = match system.growth {
        Growth::Unknown => return None,
        Growth::AsGiven if case.period.games.is_empty() => {
            (None, case.period.idle_periods, scale::deviation(before.volatility?))
        }
        Growth::AsGiven => return None,
        Growth::Volatility(periods) => (Some(days()), periods.of(days()), scale::deviation(before.volatility?)),
        Growth::C { c, periods } => (Some(days()), periods.of(days()), c),
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
        Some(volatility) => glicko_2(system, case, tau, before, volatility, games)?,
        None => glicko_1(before, games),
    };
    let adjusted = (system.rules.adjust)(case, before, games, &work, computed);
    let limited = match system.most_change {
        Some(most) => {
            Standing { rating: before.rating + (adjusted.rating - before.rating).clamp(-most, most), ..adjusted }
        }
        None => adjusted,
    };
    Ok(Update { game, before, work, computed, adjusted, after: system.bounds.hold(limited) })
}

/// Steps 2 to 8, with as many periods in Step 6 as the place counts.
fn glicko_2(
    system: &System,
    case: &Case,
    tau: f64,
    before: Standing,
    volatility: f64,
    games: &[Game],
) -> Result<(Work, Standing), Error> {
    let player = Player { rating: before.rating, deviation: before.deviation, volatility };
    let &Period { epsilon, idle_periods, rounding, .. } = &case.period;
    let period = Period { player, tau, games: games.to_vec(), epsilon, idle_periods, rounding };
    let trace = glicko2::rate(&period)?;
    let (v, delta_sum) = (trace.v.unwrap_or(f64::INFINITY), trace.delta_sum.unwrap_or(0.0));
    let (mut phi_star, mut phi_prime, mut mu_prime) = (trace.phi_star, trace.phi_prime, trace.mu_prime);
    let mut after = trace.player;
    if system.step_6_periods != 1.0 {
        phi_star = formulas::phi_star(trace.phi, after.volatility, system.step_6_periods);
        phi_prime = formulas::phi_prime(phi_star, v);
        mu_prime = trace.mu + phi_prime * phi_prime * delta_sum;
        after = Player { rating: scale::rating(mu_prime), deviation: scale::deviation(phi_prime), ..after };
    }
    let work = Work::Glicko2 { mu: trace.mu, phi: trace.phi, v, delta_sum, phi_star, phi_prime, mu_prime };
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
