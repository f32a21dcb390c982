//! The quality of predictions, by τ.

/// The difference of log losses below which they look the same.
const UNSEEN: f64 = 0.0005;

/// The mean log loss of the same predictions, with several values of τ.
#[derive(Clone, Debug, PartialEq)]
pub struct ByTau {
    /// τ in ascending order, and the mean log loss.
    pub points: Vec<(f64, f64)>,
    /// The index of the given τ.
    pub own: usize,
}

impl ByTau {
    /// Returns the point with the least log loss, the first if there are several.
    #[must_use]
    pub fn least(&self) -> (f64, f64) {
        let lower = |a: (f64, f64), b: (f64, f64)| if b.1 < a.1 { b } else { a };
        self.points
            .iter()
            .copied()
            .reduce(lower)
            .unwrap_or_default()
    }

    /// Returns whether all log losses look the same.
    #[must_use]
    pub fn is_flat(&self) -> bool {
        let (_, least) = self.least();
        self.points.iter().all(|(_, loss)| loss - least < UNSEEN)
    }
}
