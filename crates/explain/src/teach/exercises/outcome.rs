//! The state of an exercise, and of a sheet.

/// The state of an exercise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// No answer was marked.
    #[default]
    New,
    /// Answers were marked, and not all are right.
    Tried,
    /// All answers were right at the first try.
    First,
    /// All answers are right, after wrong ones.
    Later,
    /// The right answers were shown.
    Shown,
}

impl Outcome {
    /// Returns whether the exercise is finished.
    #[must_use]
    pub fn is_done(self) -> bool {
        matches!(self, Self::First | Self::Later | Self::Shown)
    }
}

/// The number of exercises of a sheet in each state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Right at the first try.
    pub first: usize,
    /// Right later.
    pub later: usize,
    /// Shown.
    pub shown: usize,
    /// Not finished.
    pub open: usize,
}

impl Score {
    /// Returns the number of all exercises.
    #[must_use]
    pub fn all(self) -> usize {
        self.first + self.later + self.shown + self.open
    }
}

impl FromIterator<Outcome> for Score {
    fn from_iter<T: IntoIterator<Item = Outcome>>(outcomes: T) -> Self {
        let mut score = Self::default();
        for outcome in outcomes {
            match outcome {
                Outcome::First => score.first += 1,
                Outcome::Later => score.later += 1,
                Outcome::Shown => score.shown += 1,
                Outcome::New | Outcome::Tried => score.open += 1,
            }
        }
        score
    }
}
