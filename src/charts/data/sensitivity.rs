//! What moves what: how far the result moves if one number is a little more and all others stay.

use crate::case::stepping::stepping;
use crate::glicko2::{Field, Game, Period, Player, Trace, rate};
use crate::number::clamped;

/// What is moved; games are those of the period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    /// A number.
    Field(Field),
    /// The ratings of so many further opponents, all together.
    Others(usize),
}

/// What is counted alike: each has a unit of its own.
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

/// How far the result moves with a unit of something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sensitivity {
    /// What is moved.
    pub moved: Moved,
    /// By what.
    pub unit: Unit,
    /// How far r′ moves.
    pub rating: f64,
    /// How far RD′ moves.
    pub deviation: f64,
}

/// So many games are looked at one by one: those that tell most.
pub const MOST_GAMES: usize = 12;
/// Step 5 stops where differences are not yet those of its stopping.
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

    /// How much it is, and how far a number is moved to either side to know.
    fn sizes(self) -> [f64; 2] {
        match self {
            Self::Rating | Self::Deviation => [1.0, 1.0],
            Self::Score | Self::Tau => [0.1, 0.01],
            Self::Volatility => [0.01, 0.001],
        }
    }
}

/// What moves the result of a period in which something was played, by unit. None where nothing was.
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
    let precise = Period { epsilon: EPSILON, ..period.clone() };
    let of_games = |field: fn(usize) -> Field| games.iter().map(move |&game| field(game));
    let one = |field| of_field(&precise, field);
    let ratings = std::iter::once(Field::PlayerRating).chain(of_games(Field::GameRating));
    let deviations = std::iter::once(Field::PlayerDeviation).chain(of_games(Field::GameDeviation));
    ratings
        .map(one)
        .chain([(!others.is_empty()).then(|| of_others(&precise, &others)).flatten()])
        .chain(deviations.map(one))
        .chain(of_games(Field::GameScore).map(one))
        .chain([Field::PlayerVolatility, Field::Tau].map(one))
        .flatten()
        .collect()
}

/// To both sides, or to one where the other is out of bounds.
fn of_field(period: &Period, field: Field) -> Option<Sensitivity> {
    let (x, unit) = (period.number(field)?, Unit::of(field));
    let [size, step] = unit.sizes();
    let bounds = stepping(field)?;
    // A volatility and a τ are above 0, which is no bound of theirs but where they end.
    let least = if matches!(unit, Unit::Volatility | Unit::Tau) { x / 2.0 } else { bounds.least };
    let (low, high) = (clamped(x - step, least, f64::MAX), clamped(x + step, f64::MIN, bounds.most.max(x)));
    let at = |x: f64| Some(rate(&period.with(field, x)).ok()?.player);
    Some(between(Moved::Field(field), unit, at(low)?, at(high)?, size / (high - low)))
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
    Some(between(Moved::Others(others.len()), Unit::Rating, at(-step)?, at(step)?, size / (2.0 * step)))
}

fn between(moved: Moved, unit: Unit, low: Player, high: Player, units: f64) -> Sensitivity {
    Sensitivity {
        moved,
        unit,
        rating: (high.rating - low.rating) * units,
        deviation: (high.deviation - low.deviation) * units,
    }
}
