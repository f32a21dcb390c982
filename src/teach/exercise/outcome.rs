//! How exercises end, and how a sheet of them stands.

/// How an exercise stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing was marked.
    #[default]
    New,
    /// Something was marked, and not all is right.
    Tried,
    /// All is right, and nothing was wrong before.
    First,
    /// All is right in the end.
    Later,
    /// What is right was shown.
    Shown,
}

impl Outcome {
    /// Whether nothing is left to do.
    #[must_use]
    pub fn is_done(self) -> bool {
        matches!(self, Self::First | Self::Later | Self::Shown)
    }
}

/// How many exercises of a sheet ended in each way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Right at the first try.
    pub first: usize,
    /// Right later.
    pub later: usize,
    /// Shown.
    pub shown: usize,
    /// Not done.
    pub open: usize,
}

impl Score {
    /// How many there are.
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
