//! The score that a share of the points is worth in Guild Wars 2, and a match's results on it.

use crate::group::wvw;

/// One of the six one-way results.
#[derive(Clone, Debug, PartialEq)]
pub struct WarResult {
    /// Whose result it is, from 0.
    pub world: usize,
    /// Against whom.
    pub against: usize,
    /// p, the share of the points of both.
    pub share: f64,
    /// s.
    pub score: f64,
    /// The result's name, in the caller's words.
    pub label: String,
}

/// The curve s(p), and a match's results.
#[derive(Clone, Debug, PartialEq)]
pub struct WarScores {
    /// The results, in the order of the worlds.
    pub results: Vec<WarResult>,
}

/// Points of the curve.
const POINTS: i32 = 64;

impl WarScores {
    /// The chart of one match; `name` says what each result is called.
    #[must_use]
    pub fn of(points: [f64; 3], mut name: impl FnMut(usize, usize) -> String) -> Self {
        let results = wvw::one_way(points)
            .into_iter()
            .map(|(world, against, score)| WarResult {
                world,
                against,
                share: wvw::share(points[world], points[against]),
                score,
                label: name(world, against),
            })
            // No points, no share.
            .filter(|result: &WarResult| result.share.is_finite())
            .collect();
        Self { results }
    }

    /// s over all shares.
    #[must_use]
    pub fn curve(&self) -> Vec<(f64, f64)> {
        (0..=POINTS)
            .map(|i| {
                let p = f64::from(i) / f64::from(POINTS);
                (p, wvw::score(p))
            })
            .collect()
    }
}
