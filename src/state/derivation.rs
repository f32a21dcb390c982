//! A rated case, and the derivation of one of its periods.

use explain::case::Case;
use glicko2_steps::seasons::{self, FieldPath, Problem};
use glicko2_steps::{Field, Period, Rounding, Trace};
use std::rc::Rc;

/// A case that could be rated, and the results of all its periods.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedCase {
    /// The case that was rated. The form may have changed since.
    pub case: Rc<Case>,
    /// The results of all periods.
    pub rated: seasons::Rated,
}

impl RatedCase {
    /// Rates a case. Periods with the same input as in `before` are taken over from it.
    ///
    /// # Errors
    ///
    /// Returns the problems of the case, with the rows as typed.
    pub(super) fn of(
        case: &Rc<Case>,
        rounding: Rounding,
        before: Option<&Self>,
    ) -> Result<Self, Vec<Problem>> {
        let season = case.season(rounding);
        let rated = match before {
            Some(before) => seasons::rate_again(season, &before.rated),
            None => seasons::rate(&season),
        };
        match rated {
            Ok(rated) => Ok(Self {
                case: case.clone(),
                rated,
            }),
            Err(error) => Err(in_rows(error.problems(), case)),
        }
    }

    /// Returns the derivation of a period, or of the last one if there are fewer.
    pub(super) fn derivation(&self, period: usize) -> Derivation {
        let k = period.min(self.rated.periods.len() - 1);
        let rated = &self.rated.periods[k];
        let form = &self.case.periods[k];
        let (period, trace) = (rated.period.clone(), rated.trace.clone());
        Derivation {
            period,
            trace,
            rows: form.rows(),
            unknown: form.unknown_rows(),
        }
    }
}

/// A period with its trace, and the rows that its games came from.
#[derive(Clone, Debug, PartialEq)]
pub struct Derivation {
    /// The rated period.
    pub period: Rc<Period>,
    /// All intermediate values and the result.
    pub trace: Rc<Trace>,
    /// The typed row of each game.
    pub rows: Vec<usize>,
    /// The typed rows whose opponent's RD is unknown.
    pub unknown: Rc<[usize]>,
}

impl Derivation {
    /// Returns the games whose opponent's RD is assumed.
    #[must_use]
    pub fn assumed(&self) -> Vec<usize> {
        (0..self.rows.len())
            .filter(|&game| self.is_assumed(game))
            .collect()
    }

    /// Returns whether the RD of a game's opponent is assumed.
    #[must_use]
    pub fn is_assumed(&self, game: usize) -> bool {
        self.rows
            .get(game)
            .is_some_and(|row| self.unknown.binary_search(row).is_ok())
    }

    /// Returns the form field of a number of the period. After the first period, returns `None` for
    /// all but the numbers of games, because the player comes from the period before.
    #[must_use]
    pub fn typed(&self, field: Field, period: usize) -> Option<Field> {
        let row = |game: usize| self.rows.get(game).copied();
        match field {
            Field::GameRating(game) => row(game).map(Field::GameRating),
            Field::GameDeviation(game) => row(game).map(Field::GameDeviation),
            Field::GameScore(game) => row(game).map(Field::GameScore),
            field => (period == 0).then_some(field),
        }
    }
}

/// Converts the game numbers in problems to typed rows, because blank rows are not counted as
/// games.
fn in_rows(problems: &[Problem], case: &Case) -> Vec<Problem> {
    let mut rows: (usize, Vec<usize>) = (usize::MAX, Vec::new());
    let in_row = |problem: &Problem| {
        let FieldPath { period, field } = problem.path;
        if rows.0 != period {
            rows = (
                period,
                case.periods
                    .get(period)
                    .map(|period| period.rows())
                    .unwrap_or_default(),
            );
        }
        let row = |j: usize| rows.1.get(j).copied().unwrap_or(j);
        let field = match field {
            Field::Game(j) => Field::Game(row(j)),
            Field::GameRating(j) => Field::GameRating(row(j)),
            Field::GameDeviation(j) => Field::GameDeviation(row(j)),
            Field::GameScore(j) => Field::GameScore(row(j)),
            other => other,
        };
        Problem {
            path: FieldPath { period, field },
            ..*problem
        }
    };
    problems.iter().map(in_row).collect()
}
