//! Periods as a table of rows.
//!
//! ```text
//! period,rating,deviation,score,idle
//! 1,1400,30,1,
//! 1,1550,100,0,
//! 2,,,,2.5
//! 3,1700,300,0,
//! ```
//!
//! Each line is a game. A line whose three cells of a game are empty is an idle time. An unknown RD is `?`. The module
//! [`import`](crate::import) reads the table.

use super::table::{self, Cell};
use super::{Case, PeriodForm};
use crate::numbers::{Typed, typed};

/// Writes the periods as CSV with a header line. Numbers have a decimal point, however they were typed.
#[must_use]
pub fn write(case: &Case) -> String {
    let mut out = String::new();
    table::write(
        &mut out,
        ["period", "rating", "deviation", "score", "idle"].map(Cell::Text),
    );
    for (number, period) in (1..).zip(&case.periods) {
        let number = Cell::Number(f64::from(number));
        let rows = period.rows();
        for &j in &rows {
            let game = &period.games()[j];
            let [rating, deviation, score] =
                [&game.rating, &game.deviation, game.score.as_text()].map(cell);
            table::write(&mut out, [number, rating, deviation, score, Cell::Empty]);
        }
        if rows.is_empty() {
            let length = if period.games().is_empty() {
                period.idle()
            } else {
                PeriodForm::IDLE
            };
            table::write(
                &mut out,
                [number, Cell::Empty, Cell::Empty, Cell::Empty, cell(length)],
            );
        }
    }
    out
}

/// Returns a cell with the typed text, as a number if it is one.
fn cell(typed_text: &str) -> Cell<'_> {
    match typed(typed_text) {
        Typed::Empty => Cell::Empty,
        Typed::Number(number) if number.is_finite() => Cell::Number(number),
        Typed::Number(_) | Typed::NotANumber => Cell::Text(typed_text),
    }
}
