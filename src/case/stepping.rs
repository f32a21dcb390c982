//! How the fields of a case are stepped.

use crate::glicko2::Field;
use crate::number::Stepping;

/// The steps of a field; `None` for what is no number.
#[must_use]
pub fn stepping(field: Field) -> Option<Stepping> {
    let of = |step, least, most| Some(Stepping { step, least, most });
    match field {
        Field::PlayerRating | Field::GameRating(_) => of(10.0, -10_000.0, 10_000.0),
        Field::PlayerDeviation | Field::GameDeviation(_) => of(5.0, 0.0, 10_000.0),
        Field::PlayerVolatility => of(0.005, 0.005, 10.0),
        Field::Tau => of(0.05, 0.05, 10.0),
        Field::GameScore(_) => of(0.05, 0.0, 1.0),
        Field::IdlePeriods => of(1.0, 0.0, 10_000.0),
        Field::Epsilon | Field::Rounding | Field::Game(_) => None,
    }
}
