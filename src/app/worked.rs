//! A case that was rated.

use crate::glicko2::{Error, Field, Period, Problem, Rounding, Trace, rate};
use crate::input::form::Form;
use crate::input::read;

/// A period with its trace, and the rows that its games came from.
#[derive(Clone, Debug, PartialEq)]
pub struct Worked {
    /// What was rated.
    pub period: Period,
    /// All that came of it.
    pub trace: Trace,
    /// The form's row of each game.
    pub rows: Vec<usize>,
}

impl Worked {
    /// Rates what a form means. The problems name the form's rows.
    pub(super) fn of(form: &Form, rounding: Rounding) -> Result<Self, Vec<Problem>> {
        let rows = read::rows(form);
        let period = read::period(form, rounding);
        match rate(&period) {
            Ok(trace) => Ok(Self { period, trace, rows }),
            Err(error) => Err(in_rows(&error, &rows)),
        }
    }

    /// The paper's example.
    pub(super) fn papers_example() -> Self {
        let form = Form::papers_example();
        Self::of(&form, Rounding::Exact).expect("the paper's example can be rated")
    }
}

fn in_rows(error: &Error, rows: &[usize]) -> Vec<Problem> {
    let row = |j: usize| rows.get(j).copied().unwrap_or(j);
    error
        .problems()
        .iter()
        .map(|&problem| {
            let field = match problem.field {
                Field::Game(j) => Field::Game(row(j)),
                Field::GameRating(j) => Field::GameRating(row(j)),
                Field::GameDeviation(j) => Field::GameDeviation(row(j)),
                Field::GameScore(j) => Field::GameScore(row(j)),
                other => other,
            };
            Problem { field, ..problem }
        })
        .collect()
}
