//! How the fields of a case are stepped, and their names on the page.

use crate::glicko2::Field;
use crate::number::Stepping;

/// The steps of a field; `None` for what is no number.
#[must_use]
pub fn stepping(field: Field) -> Option<Stepping> {
    let of = |step, ends: [f64; 2], usual| {
        Some(Stepping { step, least: ends[0], most: ends[1], usual, rests: 0, fine: f64::min(step, 1.0) })
    };
    match field {
        Field::PlayerRating => of(10.0, [-10_000.0, 10_000.0], [800.0, 2200.0]),
        Field::PlayerDeviation => of(5.0, [0.0, 10_000.0], [10.0, 400.0]),
        Field::PlayerVolatility => of(0.005, [0.005, 10.0], [0.01, 1.2]),
        Field::Tau => of(0.05, [0.05, 10.0], [0.1, 2.0]),
        Field::GameRating(_) => of(10.0, [-10_000.0, 10_000.0], [500.0, 2700.0]),
        Field::GameDeviation(_) => of(5.0, [0.0, 10_000.0], [0.0, 400.0]),
        Field::GameScore(_) => of(0.05, [0.0, 1.0], [0.0, 1.0]).map(|steps| Stepping { rests: 10, ..steps }),
        Field::IdlePeriods => of(1.0, [0.0, 10_000.0], [0.0, 100.0]),
        Field::Epsilon | Field::Rounding | Field::Game(_) => None,
    }
}

/// The name by which the page knows a field that is stepped: `player.rating`, `games.0.score`.
#[must_use]
pub fn name(field: Field) -> String {
    field.to_string().replace('[', ".").replace(']', "")
}

/// The field of such a name.
#[must_use]
pub fn named(name: &str) -> Option<Field> {
    let field = match name {
        "player.rating" => Field::PlayerRating,
        "player.deviation" => Field::PlayerDeviation,
        "player.volatility" => Field::PlayerVolatility,
        "tau" => Field::Tau,
        "idle_periods" => Field::IdlePeriods,
        of_a_game => {
            let (row, part) = of_a_game.strip_prefix("games.")?.split_once('.')?;
            let row = row.parse().ok()?;
            match part {
                "rating" => Field::GameRating(row),
                "deviation" => Field::GameDeviation(row),
                "score" => Field::GameScore(row),
                _ => return None,
            }
        }
    };
    Some(field)
}
