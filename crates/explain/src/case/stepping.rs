//! The step sizes of the fields of a case, and the names of these fields on the page.

use crate::numbers::Stepping;
use glicko2_steps::Field;

/// Returns the step sizes and limits of a field, or `None` if the field cannot be stepped.
#[must_use]
pub fn stepping(field: Field) -> Option<Stepping> {
    let of = |step, ends: [f64; 2], usual| {
        Some(Stepping {
            step,
            least: ends[0],
            most: ends[1],
            usual,
            rests: 0,
            fine: f64::min(step, 1.0),
        })
    };
    match field {
        Field::PlayerRating => of(10.0, [-10_000.0, 10_000.0], [800.0, 2200.0]),
        Field::PlayerDeviation => of(5.0, [0.0, 10_000.0], [10.0, 400.0]),
        Field::PlayerVolatility => of(0.005, [0.005, 10.0], [0.01, 1.2]),
        Field::Tau => of(0.05, [0.05, 10.0], [0.1, 2.0]),
        Field::GameRating(_) => of(10.0, [-10_000.0, 10_000.0], [500.0, 2700.0]),
        Field::GameDeviation(_) => of(5.0, [0.0, 10_000.0], [0.0, 400.0]),
        Field::GameScore(_) => {
            of(0.05, [0.0, 1.0], [0.0, 1.0]).map(|steps| Stepping { rests: 10, ..steps })
        }
        Field::IdlePeriods => of(1.0, [0.0, 10_000.0], [0.0, 100.0]),
        Field::Epsilon | Field::Rounding | Field::Game(_) => None,
    }
}

/// Returns the name of a field on the page: `player.rating`, `games.0.score`.
#[must_use]
pub fn name(field: Field) -> String {
    field.to_string().replace('[', ".").replace(']', "")
}

/// Returns the field with this name.
#[must_use]
pub fn field_by_name(name: &str) -> Option<Field> {
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
