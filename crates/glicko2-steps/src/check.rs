//! Validation of a period's values, and warnings about unusual ones.

use super::error::{Error, Field, Problem, ProblemKind};
use super::formulas::Expectation;
use super::period::{Game, Period, Player};
use super::trace::{GameTrace, KeptEnd, Volatility, Warning, WarningKind};
use std::ops::RangeInclusive;

/// The largest |r| that is accepted.
const MAX_RATING: f64 = 1_000_000.0;
/// The largest RD that is accepted.
const MAX_DEVIATION: f64 = 10_000.0;
/// The largest σ that is accepted; keeps e^x of Step 5 far from overflow.
const MAX_VOLATILITY: f64 = 1e100;

/// The largest deviation with which Glicko systems start a player.
const USUAL_DEVIATION: f64 = 350.0;
/// The range of τ that the paper recommends.
const USUAL_TAU: RangeInclusive<f64> = 0.2..=1.2;
/// The range of σ in published systems.
const USUAL_VOLATILITY: RangeInclusive<f64> = 0.01..=1.0;
/// An upper bound of E(1 − E) wherever |z| is near [`Expectation::LIMIT`].
const MIN_INFORMATION: f64 = 1e-290;
/// A σ′ above this many σ gets a warning.
pub const LEAP: f64 = 3.0;

/// Returns an error that lists every value of the period that cannot be rated.
pub(super) fn refuse(period: &Period) -> Result<(), Error> {
    let mut problems = Vec::new();
    let mut note = |field, problem: Option<ProblemKind>| {
        problems.extend(problem.map(|kind| Problem { kind, field }));
    };
    let fields = [
        Field::PlayerRating,
        Field::PlayerDeviation,
        Field::PlayerVolatility,
    ];
    for (field, problem) in fields.into_iter().zip(player(period.player)) {
        note(field, problem);
    }
    note(Field::Tau, positive(period.tau));
    note(Field::Epsilon, positive(period.epsilon));
    note(Field::IdlePeriods, not_negative(period.idle_periods));
    // Nearly all games are fine, so one pass without branches suffices. NaN is within no range.
    if !every(period.games.iter(), is_fine) {
        for (j, game) in period.games.iter().enumerate() {
            note(Field::GameRating(j), rating(game.rating));
            note(Field::GameDeviation(j), deviation(game.deviation));
            note(Field::GameScore(j), score(game.score));
        }
    }
    Error::unless_empty(problems)
}

/// Returns whether `is_so` holds for every item. Looks at all of them without a branch, which is
/// faster than stopping at the first.
fn every<T>(items: impl Iterator<Item = T>, is_so: impl Fn(T) -> bool) -> bool {
    items.fold(true, |all, item| all & is_so(item))
}

/// Returns whether all values of a game are accepted.
fn is_fine(game: &Game) -> bool {
    (game.rating.abs() <= MAX_RATING)
        & (0.0..=MAX_DEVIATION).contains(&game.deviation)
        & (0.0..=1.0).contains(&game.score)
}

/// Returns the problems of a player's rating, deviation and volatility, in this order.
pub(super) fn player(player: Player) -> [Option<ProblemKind>; 3] {
    let Player {
        rating: r,
        deviation: rd,
        volatility: sigma,
    } = player;
    [
        rating(r),
        deviation(rd),
        positive(sigma).or(too_large(sigma, MAX_VOLATILITY)),
    ]
}

fn rating(value: f64) -> Option<ProblemKind> {
    finite(value).or(too_large(value.abs(), MAX_RATING))
}

pub(super) fn deviation(value: f64) -> Option<ProblemKind> {
    not_negative(value).or(too_large(value, MAX_DEVIATION))
}

pub(super) fn score(value: f64) -> Option<ProblemKind> {
    finite(value).or((!(0.0..=1.0).contains(&value)).then_some(ProblemKind::OutsideZeroToOne))
}

fn finite(value: f64) -> Option<ProblemKind> {
    if value.is_nan() {
        Some(ProblemKind::NotANumber)
    } else {
        value.is_infinite().then_some(ProblemKind::NotFinite)
    }
}

pub(super) fn positive(value: f64) -> Option<ProblemKind> {
    finite(value).or((value <= 0.0).then_some(ProblemKind::NotPositive))
}

pub(super) fn not_negative(value: f64) -> Option<ProblemKind> {
    finite(value).or((value < 0.0).then_some(ProblemKind::Negative))
}

fn too_large(value: f64, most: f64) -> Option<ProblemKind> {
    (value > most).then_some(ProblemKind::TooLarge)
}

/// Returns whether no warning can be about this game.
fn is_usual((game, traced): (&Game, &GameTrace)) -> bool {
    (game.deviation > 0.0)
        & (game.deviation <= USUAL_DEVIATION)
        & (traced.v_term >= MIN_INFORMATION)
}

/// Returns everything unusual about a period and its result: the player's μ, the games, and Step 5
/// if there were any games.
pub(super) fn warn(
    period: &Period,
    mu: f64,
    games: &[GameTrace],
    volatility: Option<&Volatility>,
) -> Vec<Warning> {
    let player = period.player;
    let mut warnings = Vec::new();
    let mut note = |is_so: bool, kind, field| {
        if is_so {
            warnings.push(Warning { kind, field });
        }
    };

    if let Some(volatility) = volatility {
        let sigma = Some(Field::PlayerVolatility);
        note(volatility.roots.len() > 1, WarningKind::SeveralRoots, None);
        note(
            volatility.sigma > LEAP * player.volatility,
            WarningKind::VolatilityLeap,
            sigma,
        );
        let bisected = volatility
            .iterations
            .iter()
            .any(|i| i.kept == KeptEnd::Half);
        note(bisected, WarningKind::Bisected, None);
    }
    note(
        !USUAL_TAU.contains(&period.tau),
        WarningKind::UnusualTau,
        Some(Field::Tau),
    );
    let unusual = !USUAL_VOLATILITY.contains(&player.volatility);
    note(
        unusual,
        WarningKind::UnusualVolatility,
        Some(Field::PlayerVolatility),
    );
    note(
        player.deviation == 0.0,
        WarningKind::ZeroDeviation,
        Some(Field::PlayerDeviation),
    );
    note(
        player.deviation > USUAL_DEVIATION,
        WarningKind::LargeDeviation,
        Some(Field::PlayerDeviation),
    );
    // Nearly always no game is unusual, and one pass without branches shows it.
    if every(period.games.iter().zip(games), is_usual) {
        return warnings;
    }
    for (j, (game, traced)) in period.games.iter().zip(games).enumerate() {
        note(
            game.deviation == 0.0,
            WarningKind::ZeroDeviation,
            Some(Field::GameDeviation(j)),
        );
        note(
            game.deviation > USUAL_DEVIATION,
            WarningKind::LargeDeviation,
            Some(Field::GameDeviation(j)),
        );
        // z can only be beyond its limit if the game's part of 1/v is this small.
        let tells_nothing = traced.v_term < MIN_INFORMATION && {
            let z = traced.g * (mu - traced.mu);
            z.abs() > Expectation::LIMIT
        };
        note(
            tells_nothing,
            WarningKind::NoInformation,
            Some(Field::Game(j)),
        );
    }
    warnings
}
