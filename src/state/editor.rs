//! The editor of a case: that of one player, and the league.

use explain::case::{Case, PeriodEdit, PeriodForm};
use std::rc::Rc;

/// A case being edited, and its last good result. The selected period is not part of it, because
/// for one player it is a view option.
#[derive(Clone, Debug, PartialEq)]
pub struct Editor<Rated, Problem> {
    /// The case, as typed.
    pub case: Rc<Case>,
    /// The problems of the case. If there are none, the last good result belongs to it.
    pub problems: Rc<Vec<Problem>>,
    /// The last good result.
    pub rated: Rated,
}

impl<Rated, Problem> Editor<Rated, Problem> {
    /// Edits the case.
    pub(super) fn edit(&mut self, change: impl FnOnce(&mut Case)) {
        let mut case = (*self.case).clone();
        change(&mut case);
        self.replace(Rc::new(case));
    }

    /// Replaces the case.
    pub(super) fn replace(&mut self, case: Rc<Case>) {
        // If nothing but the `id` of rows differs, keep the old case, so that undo recognizes its
        // rows.
        if case != self.case {
            self.case = case;
        }
    }

    /// Adds a period after the last one. Returns its index.
    pub(super) fn append(&mut self, period: PeriodForm) -> usize {
        self.edit(|case| case.append([period]));
        self.case.periods.len() - 1
    }

    /// Edits a whole period. Returns the index of the period to select.
    pub(super) fn edit_period(&mut self, period: usize, edit: PeriodEdit) -> usize {
        let mut to = period;
        self.edit(|case| to = case.edit_period(period, edit));
        to
    }

    /// Restores a case. Returns the index of the first period that differs, if any.
    pub(super) fn restore(&mut self, case: Rc<Case>) -> Option<usize> {
        let (before, after) = (&self.case.periods, &case.periods);
        let is_same = |(a, b): &(&Rc<PeriodForm>, &Rc<PeriodForm>)| Rc::ptr_eq(a, b);
        let first = (before != after).then(|| before.iter().zip(after).take_while(is_same).count());
        self.case = case;
        first
    }

    /// Records the result of the case. If the case could not be rated, keeps the last good result.
    pub(super) fn record(&mut self, rated: Result<Rated, Vec<Problem>>) {
        match rated {
            Ok(rated) => {
                self.rated = rated;
                self.problems = Rc::default();
            }
            Err(problems) => self.problems = Rc::new(problems),
        }
    }

    /// Returns whether the case has problems, so that the last good result belongs to another case.
    #[must_use]
    pub fn is_stale(&self) -> bool {
        !self.problems.is_empty()
    }
}
