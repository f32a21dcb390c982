//! Guild Wars 2, World versus World: a match of three worlds, whose points become scores.
//!
//! Every pair of worlds counts as one game, so each world plays two, and there are six one-way
//! results, all computed from the values before the match. The score is not only 1 or 0: p = S_A /
//! (S_A + S_B) is A's share of the points of both, and s = (sin((p − ½)π) + 1) / 2 its score, with
//! τ = 0.6.
//!
//! Source: H. Loew (ArenaNet), *The Math Behind WvW Ratings*, November 9, 2012.
//!
//! With these formulas, 54 ratings that ArenaNet printed come out within 0.1. The rest of the
//! difference comes from the printed points: with one more [`TICK`], shared out among the three
//! worlds, all three ratings of a match come out to about 0.001.

use super::{Error, Group, Meeting, Problem, ProblemKind, Rated, ValuePath, other_score};
use crate::Player;
use std::f64::consts::PI;

/// The operator's τ.
pub const TAU: f64 = 0.6;
/// A match of the European worlds, as the operator printed it.
pub const PUBLISHED: Match = Match {
    worlds: [
        Player::new(1958.2892, 137.1339, 0.4409),
        Player::new(1899.2538, 136.2644, 0.441),
        Player::new(1861.3279, 135.4451, 0.4418),
    ],
    points: [247_277.0, 218_640.0, 175_791.0],
    tau: TAU,
};
/// The points of all three worlds together in one tick, a quarter of an hour: 24 camps count 5
/// each, 24 towers 10, 12 keeps 25 and the castle 35.
pub const TICK: f64 = 695.0;
/// The three pairs, each named by the numbers of its worlds, from 0.
pub const PAIRS: [(usize, usize); 3] = [(0, 1), (0, 2), (1, 2)];
/// The largest number of points that is accepted. Every whole number up to it is exact as a double.
const MOST_POINTS: f64 = 1e15;

/// A match of three worlds.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// The worlds before the match.
    pub worlds: [Player; 3],
    /// S, the points of each world, called war score in the game.
    pub points: [f64; 3],
    /// τ, usually [`TAU`].
    pub tau: f64,
}

/// Returns p = S_A / (S_A + S_B), the share of A in the points of both.
#[must_use]
pub fn share(a: f64, b: f64) -> f64 {
    a / (a + b)
}

/// Returns s = (sin((p − ½)π) + 1) / 2, the score for a share of the points.
///
/// Computed as sin²(πp/2), which is equal and loses no digits near 0. Near ½ the slope is π/2; near
/// 0 and 1 it is 0: a small lead counts more than the same amount added to a large lead.
///
/// ```
/// use glicko2_steps::groups::wvw::{score, share};
///
/// assert!((score(share(300_000.0, 100_000.0)) - 0.8535533905932737).abs() < 1e-15);
/// ```
#[must_use]
pub fn score(p: f64) -> f64 {
    let sine = (PI * p / 2.0).sin();
    sine * sine
}

/// Rates the three worlds. The meetings are those of [`PAIRS`].
///
/// # Errors
///
/// As [`rate`](super::rate); also for points that are not a number, below 0 or above 10^15, and for
/// two worlds without any points.
pub fn rate(match_: &Match) -> Result<Rated, Error> {
    from(match_, None)
}

/// Rates a match again after a change; see [`rate_again`](super::rate_again).
///
/// # Errors
///
/// As [`rate`].
pub fn rate_again(match_: &Match, before: &Rated) -> Result<Rated, Error> {
    from(match_, Some(before))
}

fn from(match_: &Match, before: Option<&Rated>) -> Result<Rated, Error> {
    let points = &match_.points;
    let mut problems = Vec::new();
    for (i, &points) in points.iter().enumerate() {
        let kind = match points {
            points if points.is_nan() => crate::ProblemKind::NotANumber,
            points if points.is_infinite() => crate::ProblemKind::NotFinite,
            points if points < 0.0 => crate::ProblemKind::Negative,
            points if points > MOST_POINTS => crate::ProblemKind::TooLarge,
            _ => continue,
        };
        problems.push(Problem {
            kind: ProblemKind::Value(kind),
            place: ValuePath::Points(i),
        });
    }
    let meetings = PAIRS.map(|(a, b)| {
        if points[a] == 0.0 && points[b] == 0.0 {
            problems.push(Problem {
                kind: ProblemKind::NoPoints,
                place: ValuePath::Points(b),
            });
        }
        let score = score(share(points[a], points[b]));
        // Wrong points are reported as such, so the score that they give must not be reported too.
        let score = if problems.is_empty() { score } else { 0.5 };
        Meeting::new(a, b, score)
    });
    let group = Group {
        players: match_.worlds.to_vec(),
        meetings: meetings.to_vec(),
        tau: match_.tau,
    };
    Error::unless(problems, Rated::of(&group, 1.0, before))
}

/// Returns the six one-way results in the order of the worlds: the world, its opponent, and the
/// score.
#[must_use]
pub fn one_way(points: [f64; 3]) -> [(usize, usize, f64); 6] {
    [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)].map(|(a, b)| {
        let score = if a < b {
            score(share(points[a], points[b]))
        } else {
            other_score(score(share(points[b], points[a])))
        };
        (a, b, score)
    })
}
