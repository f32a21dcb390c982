//! The change of the rating by each game.

use super::Outcome;
use crate::numbers::Kind;
use crate::stage::those_that_matter;
use crate::steps::size_of_term;
use crate::words::number::Number;
use glicko2_steps::scale::SCALE;
use glicko2_steps::{GameTrace, Period, Trace};

pub use crate::stage::Part;

/// One bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// The game, or the rest of the games.
    pub part: Part,
    /// How the game ended. `None` for the sum of the rest.
    pub outcome: Option<Outcome>,
    /// The change, in rating points.
    pub change: f64,
    /// The sum of the absolute terms s(1 − E) and (1 − s)E that make up the change. If the change is much smaller, it
    /// may be rounding noise.
    pub size: f64,
    /// How the change is formatted.
    pub kind: Kind,
    /// The bar's name, in the caller's words.
    pub label: String,
}

/// The change of the rating by each game. All bars together are r′ − r.
#[derive(Clone, Debug, PartialEq)]
pub struct Contributions {
    /// The bars, in the order of the games. The sum of the rest, if there is one, is last.
    pub bars: Vec<Bar>,
    /// The sum of all bars.
    pub total: f64,
}

impl Contributions {
    /// The largest number of games with a bar of their own: those with the largest changes.
    pub const MAX: usize = 20;

    /// Returns the chart of one period. `name` returns the name of each bar.
    #[must_use]
    pub fn of(trace: &Trace, name: impl FnMut(Part) -> String) -> Self {
        let games = &trace.games;
        let changes: Vec<f64> = games.iter().map(|game| game.rating_change).collect();
        let points = SCALE * trace.phi_prime * trace.phi_prime;
        let size = |j: usize| {
            let GameTrace { g, e, score, .. } = games[j];
            points * size_of_term(g, score, e)
        };
        Self::from_changes(&changes, Kind::Rating, &|j| games[j].score, &size, name)
    }

    /// Returns the chart of a period whose games are rated one after the other, with the change by each.
    #[must_use]
    pub fn in_turn(changes: &[Number], period: &Period, name: impl FnMut(Part) -> String) -> Self {
        let kind = changes.first().map_or(Kind::Rating, |change| change.kind);
        let changes: Vec<f64> = changes.iter().map(Number::shown_value).collect();
        Self::from_changes(
            &changes,
            kind,
            &|j| period.games[j].score,
            &|j| changes[j].abs(),
            name,
        )
    }

    fn from_changes(
        changes: &[f64],
        kind: Kind,
        score: &dyn Fn(usize) -> f64,
        size: &dyn Fn(usize) -> f64,
        mut name: impl FnMut(Part) -> String,
    ) -> Self {
        let (shown, rest) = those_that_matter(changes, Self::MAX);
        let mut bars: Vec<Bar> = shown
            .into_iter()
            .map(|j| Bar {
                part: Part::Game(j),
                outcome: Some(Outcome::of(score(j))),
                change: changes[j],
                size: size(j),
                kind,
                label: name(Part::Game(j)),
            })
            .collect();
        if !rest.is_empty() {
            let part = Part::Rest(rest.len());
            let change = rest.iter().map(|&j| changes[j]).sum();
            let size = rest.iter().map(|&j| size(j)).sum();
            bars.push(Bar {
                part,
                outcome: None,
                change,
                size,
                kind,
                label: name(part),
            });
        }
        Self {
            total: changes.iter().sum(),
            bars,
        }
    }
}
