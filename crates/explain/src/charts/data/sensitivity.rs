//! Sensitivity: how far the result moves if one number grows a little and all others stay.

use crate::case::stepping::stepping;
use crate::numbers::clamped;
use glicko2_steps::{Field, Game, Period, Player, Trace, rate};

/// The number that is changed. Games are indexed within the period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    /// A field of the period.
    Field(Field),
    /// The ratings of this many further opponents, all together.
    Others(usize),
}

/// The unit of change. Each kind of number has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// A point of rating.
    Rating,
    /// A point of RD.
    Deviation,
    /// A tenth of a point of score.
    Score,
    /// A hundredth of σ.
    Volatility,
    /// A tenth of τ.
    Tau,
}

/// The change of the result per unit of a number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sensitivity {
    /// The number that is changed.
    pub moved: Moved,
    /// The unit of the change.
    pub unit: Unit,
    /// The change of r′.
    pub rating: f64,
    /// The change of RD′.
    pub deviation: f64,
}

/// The number of games that are treated one by one: those with the largest terms of 1/v.
pub const MOST_GAMES: usize = 12;
/// A tolerance for Step 5 so small that its stopping does not show in the differences.
const EPSILON: f64 = 1e-12;

impl Unit {
    fn of(field: Field) -> Self {
        match field {
            Field::PlayerDeviation | Field::GameDeviation(_) => Self::Deviation,
            Field::GameScore(_) => Self::Score,
            Field::PlayerVolatility => Self::Volatility,
            Field::Tau => Self::Tau,
            _ => Self::Rating,
        }
    }

    /// Returns the size of the unit, and the step to either side for the difference quotient.
    fn sizes(self) -> [f64; 2] {
        match self {
            Self::Rating | Self::Deviation => [1.0, 1.0],
            Self::Score | Self::Tau => [0.1, 0.01],
            Self::Volatility => [0.01, 0.001],
        }
    }
}

/// Returns the sensitivities of a period with games, by unit. Empty for an idle period.
#[must_use]
pub fn sensitivities(period: &Period, trace: &Trace) -> Vec<Sensitivity> {
    let terms = &trace.games;
    let mut games: Vec<usize> = (0..terms.len()).collect();
    games.sort_by(|&a, &b| terms[b].v_term.total_cmp(&terms[a].v_term));
    let others = games.split_off(games.len().min(MOST_GAMES));
    games.sort_unstable();
    if games.is_empty() {
        return Vec::new();
    }
    let precise = Period {
        epsilon: EPSILON,
        ..period.clone()
    };
    let of_games = |field: fn(usize) -> Field| games.iter().map(move |&game| field(game));
    let one = |field| of_field(&precise, field);
    let ratings = std::iter::once(Field::PlayerRating).chain(of_games(Field::GameRating));
    let deviations = std::iter::once(Field::PlayerDeviation).chain(of_games(Field::GameDeviation));
    ratings
        .map(one)
        .chain([(!others.is_empty())
            .then(|| of_others(&precise, &others))
            .flatten()])
        .chain(deviations.map(one))
        .chain(of_games(Field::GameScore).map(one))
        .chain([Field::PlayerVolatility, Field::Tau].map(one))
        .flatten()
        .collect()
}

/// Changes a field to both sides, or to one if the other is out of bounds.
fn of_field(period: &Period, field: Field) -> Option<Sensitivity> {
    let (x, unit) = (period.number(field)?, Unit::of(field));
    let [size, step] = unit.sizes();
    let bounds = stepping(field)?;
    // σ and τ must stay above 0, so they are at most halved.
    let least = if matches!(unit, Unit::Volatility | Unit::Tau) {
        x / 2.0
    } else {
        bounds.least
    };
    let (low, high) = (
        clamped(x - step, least, f64::MAX),
        clamped(x + step, f64::MIN, bounds.most.max(x)),
    );
    let at = |x: f64| Some(rate(&period.with(field, x)).ok()?.player);
    Some(between(
        Moved::Field(field),
        unit,
        at(low)?,
        at(high)?,
        size / (high - low),
    ))
}

fn of_others(period: &Period, others: &[usize]) -> Option<Sensitivity> {
    let [size, step] = Unit::Rating.sizes();
    let at = |by: f64| {
        let mut period = period.clone();
        for &game in others {
            let Game { rating, .. } = &mut period.games[game];
            *rating += by;
        }
        Some(rate(&period).ok()?.player)
    };
    Some(between(
        Moved::Others(others.len()),
        Unit::Rating,
        at(-step)?,
        at(step)?,
        size / (2.0 * step),
    ))
}

fn between(moved: Moved, unit: Unit, low: Player, high: Player, units: f64) -> Sensitivity {
    Sensitivity {
        moved,
        unit,
        rating: (high.rating - low.rating) * units,
        deviation: (high.deviation - low.deviation) * units,
    }
}
