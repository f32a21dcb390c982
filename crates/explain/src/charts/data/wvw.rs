//! The score for a share of the points in Guild Wars 2, with the results of a match.

use glicko2_steps::groups::wvw;

/// One of the six one-way results.
#[derive(Clone, Debug, PartialEq)]
pub struct WarResult {
    /// The world whose result this is, from 0.
    pub world: usize,
    /// The opposing world, from 0.
    pub against: usize,
    /// p, the share of the points of both worlds.
    pub share: f64,
    /// s.
    pub score: f64,
    /// The result's name, in the caller's words.
    pub label: String,
}

/// The curve s(p), and the results of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct WarScores {
    /// The results, in the order of the worlds.
    pub results: Vec<WarResult>,
}

/// The number of points of the curve.
const POINTS: i32 = 64;

impl WarScores {
    /// Returns the chart of one match. `name` returns the name of each result.
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
            // The share is undefined if both worlds have no points.
            .filter(|result: &WarResult| result.share.is_finite())
            .collect();
        Self { results }
    }

    /// Returns s for all shares.
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
