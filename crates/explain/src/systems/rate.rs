//! Rating by any system: limits, idle time, games, adjustments, and limits again.

use super::glicko_1995::{AWAY, BACK, TYPICAL};
use super::option::DAYS;
use super::outcome::{Adapted, Case, Clamped, Inactivity, Outcome, Update, Work};
use super::system::{Family, Growth, Periods, Range, Rating, RatingPeriod, System};
use glicko2_steps::glicko_1995;
use glicko2_steps::steps::{Known, Steps};
use glicko2_steps::{Error, Game, Period, Player, formulas, scale};

/// A valid τ for validation when the given one does not matter.
const ANY_TAU: f64 = 0.5;
/// A valid volatility for validation when the given one does not matter.
const ANY_VOLATILITY: f64 = 0.06;

/// Rates a case as a system does.
///
/// # Errors
///
/// Returns every value that [`rate`](glicko2_steps::rate) refuses. A system of the Glicko family does not
/// use σ and τ, so any value of them is accepted.
pub fn outcome(system: &'static System, case: &Case) -> Result<Outcome, Error> {
    check(system, &case.period)?;
    let player = case.period.player;
    let is_glicko_2 = matches!(system.family, Family::Glicko2 { .. });
    let typed = Rating {
        volatility: is_glicko_2.then_some(player.volatility),
        ..Rating::of(player)
    };
    let tau = system.tau(case);
    let clamped = system.bounds.clamp(typed);
    let given: Vec<Game> = case
        .period
        .games
        .iter()
        .copied()
        .filter(|game| system.rates(game))
        .collect();
    let inactivity = inactivity(system, case, clamped, !given.is_empty());
    let before = Rating {
        deviation: inactivity.map_or(clamped.deviation, |idle| idle.after),
        ..clamped
    };
    let opponents: Vec<Game> = given
        .iter()
        .map(|&game| system.bounds.clamp_opponent(game))
        .collect();

    let moved = |from: f64, to: f64| (from != to).then_some(Clamped { from, to });
    let adapted = Adapted {
        tau: is_glicko_2 && tau != case.period.tau,
        rating: moved(typed.rating, clamped.rating),
        deviation: moved(typed.deviation, clamped.deviation),
        volatility: typed
            .volatility
            .zip(clamped.volatility)
            .and_then(|(from, to)| moved(from, to)),
        opponents: opponents
            .iter()
            .zip(&given)
            .filter(|(clamped, given)| clamped != given)
            .count(),
    };

    let enter = |now, game| {
        system
            .rules
            .game
            .map_or(game, |rule| (rule.apply)(case, now, game))
    };
    let mut games = Vec::with_capacity(opponents.len());
    let mut updates: Vec<Update> = Vec::new();
    match system.rating_period {
        RatingPeriod::Together => {
            games.extend(opponents.into_iter().map(|game| enter(before, game)));
            if !games.is_empty() {
                updates.push(update(system, case, tau, before, &games, None)?);
            }
        }
        RatingPeriod::EachGame => {
            for (j, game) in opponents.into_iter().enumerate() {
                let now = updates.last().map_or(before, |last| last.after);
                let game = enter(now, game);
                updates.push(update(system, case, tau, now, &[game], Some(j))?);
                games.push(game);
            }
        }
    }
    let after = updates.last().map_or(before, |last| last.after);
    let not_rated = case.period.games.len() - games.len();
    let case = case.clone();
    Ok(Outcome {
        system,
        case,
        tau,
        adapted,
        clamped,
        inactivity,
        before,
        games,
        not_rated,
        updates,
        after,
    })
}

/// Returns the values that cannot be rated by the system.
fn check(system: &System, period: &Period) -> Result<(), Error> {
    match system.family {
        Family::Glicko2 { tau: None } if system.rules.tau.is_none() => {
            glicko2_steps::validate(period)
        }
        // The system has its own τ, so the given one does not matter.
        Family::Glicko2 { .. } => glicko2_steps::validate(&Period {
            tau: ANY_TAU,
            ..period.clone()
        }),
        Family::Glicko => {
            let player = Player {
                volatility: ANY_VOLATILITY,
                ..period.player
            };
            glicko2_steps::validate(&Period {
                player,
                tau: ANY_TAU,
                ..period.clone()
            })
        }
    }
}

/// Returns the growth of the deviation by the time since the last game, if the system says how it
/// grows.
fn inactivity(system: &System, case: &Case, clamped: Rating, played: bool) -> Option<Inactivity> {
    let days = || case.options.number(&DAYS);
    let counted = |periods: Periods| {
        if played {
            periods.before_games(days())
        } else {
            periods.of(days())
        }
    };
    let (days, periods, by) = match system.growth {
        Growth::Unknown | Growth::Never => return None,
        Growth::AsGiven | Growth::InStep6(_) if played => return None,
        Growth::AsGiven => (
            None,
            case.period.idle_periods,
            scale::deviation(clamped.volatility?),
        ),
        Growth::Volatility(periods) => (
            Some(days()),
            counted(periods),
            scale::deviation(clamped.volatility?),
        ),
        Growth::InStep6(periods) => (
            Some(days()),
            counted(periods).max(system.step_6_periods),
            scale::deviation(clamped.volatility?),
        ),
        Growth::C { c, periods } => (Some(days()), counted(periods), c),
        Growth::Solved => {
            let c = glicko_1995::c_from_periods(
                case.options.number(&TYPICAL),
                case.options.number(&BACK),
            );
            (None, case.options.number(&AWAY), c)
        }
    };
    let computed = clamped.deviation.hypot(by * periods.sqrt());
    // A deviation already above the limit of growth is not reduced.
    let limit = match system.growth {
        Growth::Solved => Range::to(glicko_1995::MOST_DEVIATION.max(clamped.deviation)),
        _ => system.bounds.deviation,
    };
    Some(Inactivity {
        days,
        periods,
        by,
        before: clamped.deviation,
        computed,
        after: limit.clamp(computed),
    })
}

/// Returns an update by one game, or by all games together.
fn update(
    system: &System,
    case: &Case,
    tau: f64,
    before: Rating,
    games: &[Game],
    game: Option<usize>,
) -> Result<Update, Error> {
    let (work, computed) = match before.volatility {
        Some(volatility) => glicko_2(
            case,
            tau,
            before,
            volatility,
            games,
            step_6(system, case, game),
        )?,
        None => glicko_1(before, games),
    };
    let [adjusted, clamped, after] = finish(system, case, before, &work, computed, games);
    Ok(Update {
        game,
        before,
        work,
        computed,
        adjusted,
        clamped,
        after,
    })
}

/// Applies the system's own adjustment to a computed update, then all limits, then the weight.
/// Returns the result of each.
pub(super) fn finish(
    system: &System,
    case: &Case,
    before: Rating,
    work: &Work,
    computed: Rating,
    games: &[Game],
) -> [Rating; 3] {
    let rules = &system.rules;
    let adjusted = rules
        .adjustment
        .map_or(computed, |rule| (rule.apply)(case, before, work, computed));
    let limited = match system.most_change {
        Some(most) => Rating {
            rating: before.rating + (adjusted.rating - before.rating).clamp(-most, most),
            ..adjusted
        },
        None => adjusted,
    };
    let clamped = system.bounds.clamp(limited);
    let after = match (rules.weight, games.first()) {
        (Some(weight), Some(game)) => before.toward(clamped, (weight.part)(case, game)),
        _ => clamped,
    };
    [adjusted, clamped, after]
}

/// Returns the number of periods that Step 6 counts in an update, and the largest φ*.
fn step_6(system: &System, case: &Case, game: Option<usize>) -> (f64, f64) {
    let least = system.step_6_periods;
    let Growth::InStep6(periods) = system.growth else {
        return (least, f64::INFINITY);
    };
    // No time passes between the games of a case.
    let days = if game == Some(0) {
        case.options.number(&DAYS)
    } else {
        0.0
    };
    (
        periods.of(days).max(least),
        scale::phi(system.bounds.deviation.most),
    )
}

/// The paper's steps with the system's own Step 6.
struct OwnStep6 {
    /// The number of periods that count.
    periods: f64,
    /// The largest φ*.
    most_phi: f64,
}

impl Steps for OwnStep6 {
    fn phi_star(&self, known: &Known, sigma_prime: f64) -> f64 {
        formulas::phi_star(known.player.phi, sigma_prime, self.periods).min(self.most_phi)
    }
}

/// Runs Steps 2 to 8 with the system's number of periods in Step 6.
fn glicko_2(
    case: &Case,
    tau: f64,
    before: Rating,
    volatility: f64,
    games: &[Game],
    (periods, most_phi): (f64, f64),
) -> Result<(Work, Rating), Error> {
    let player = Player::new(before.rating, before.deviation, volatility);
    let &Period {
        epsilon,
        idle_periods,
        rounding,
        ..
    } = &case.period;
    let period = Period {
        player,
        tau,
        games: games.to_vec(),
        epsilon,
        idle_periods,
        rounding,
    };
    let trace = glicko2_steps::rate_by(&OwnStep6 { periods, most_phi }, &period)?;
    let computed = Rating::of(trace.player);
    Ok((
        Work::Glicko2 {
            trace: Box::new(trace),
            periods,
        },
        computed,
    ))
}

/// Runs the formulas of Glicko of 1995.
fn glicko_1(before: Rating, games: &[Game]) -> (Work, Rating) {
    let unchanging = glicko_1995::Constants {
        c: 0.0,
        periods: 0.0,
    };
    let trace = glicko_1995::rate(before.rating, before.deviation, unchanging, games);
    let computed = Rating::new(trace.rating, trace.deviation, None);
    (Work::Glicko(Box::new(trace)), computed)
}
