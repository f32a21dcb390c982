//! A case that was rated, and the derivation of one of its periods.

use crate::case::Case;
use crate::glicko2::{Field, Period, Rounding, Trace};
use crate::season::{self, FieldPath, Problem};
use std::rc::Rc;

/// A case that could be rated, and what came of all its periods.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedCase {
    /// The case; what is typed now may be another.
    pub case: Rc<Case>,
    /// What came of it.
    pub rated: season::Rated,
}

impl RatedCase {
    /// Rates what a case means; periods that come out as `before` are not worked again. The problems name the rows as they are typed.
    ///
    /// # Errors
    ///
    /// All that is wrong with it.
    pub(super) fn of(case: &Rc<Case>, rounding: Rounding, before: Option<&Self>) -> Result<Self, Vec<Problem>> {
        let season = case.season(rounding);
        let rated = match before {
            Some(before) => season::rate_again(season, &before.rated),
            None => season::rate(&season),
        };
        match rated {
            Ok(rated) => Ok(Self { case: case.clone(), rated }),
            Err(error) => Err(in_rows(error.problems(), case)),
        }
    }

    /// The derivation of a period, or of the last one where there are fewer.
    pub(super) fn derivation(&self, period: usize) -> Worked {
        let k = period.min(self.rated.periods.len() - 1);
        let rated = &self.rated.periods[k];
        let form = &self.case.periods[k];
        let (period, trace) = (rated.period.clone(), rated.trace.clone());
        Worked { period, trace, rows: form.rows(), unknown: form.unknown_rows() }
    }
}

/// A period with its trace, and the rows that its games came from.
#[derive(Clone, Debug, PartialEq)]
pub struct Worked {
    /// What was rated.
    pub period: Rc<Period>,
    /// All that came of it.
    pub trace: Rc<Trace>,
    /// The typed row of each game.
    pub rows: Vec<usize>,
    /// The typed rows whose opponent's RD is not known.
    pub unknown: Rc<[usize]>,
}

impl Worked {
    /// The games whose opponent's RD is assumed.
    #[must_use]
    pub fn assumed(&self) -> Vec<usize> {
        (0..self.rows.len()).filter(|&game| self.is_assumed(game)).collect()
    }

    /// Whether the RD of a game's opponent is assumed.
    #[must_use]
    pub fn is_assumed(&self, game: usize) -> bool {
        self.rows.get(game).is_some_and(|row| self.unknown.binary_search(row).is_ok())
    }

    /// The field in which a number of the period is typed. `None`: nowhere in this one, as later on the player is as the period before has left them.
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

/// The problems by the typed rows, of which blank ones are no games.
fn in_rows(problems: &[Problem], case: &Case) -> Vec<Problem> {
    let mut rows: (usize, Vec<usize>) = (usize::MAX, Vec::new());
    let in_row = |problem: &Problem| {
        let FieldPath { period, field } = problem.path;
        if rows.0 != period {
            rows = (period, case.periods.get(period).map(|period| period.rows()).unwrap_or_default());
        }
        let row = |j: usize| rows.1.get(j).copied().unwrap_or(j);
        let field = match field {
            Field::Game(j) => Field::Game(row(j)),
            Field::GameRating(j) => Field::GameRating(row(j)),
            Field::GameDeviation(j) => Field::GameDeviation(row(j)),
            Field::GameScore(j) => Field::GameScore(row(j)),
            other => other,
        };
        Problem { path: FieldPath { period, field }, ..*problem }
    };
    problems.iter().map(in_row).collect()
}
