//! What each game did to the rating.

use super::Outcome;
use crate::glicko2::scale::SCALE;
use crate::glicko2::{GameTrace, Period, Trace};
use crate::number::Kind;
use crate::present::math::Number;
use crate::present::stage::those_that_matter;
use crate::present::steps::size_of_term;

pub use crate::present::stage::Part;

/// One bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// What it stands for.
    pub part: Part,
    /// How the game ended; `None` for a sum.
    pub outcome: Option<Outcome>,
    /// Rating points given or taken.
    pub change: f64,
    /// The sum of the absolute terms that the change is made of, s(1 − E) and (1 − s)E, beside which it may be rounding noise.
    pub size: f64,
    /// How the change is written.
    pub kind: Kind,
    /// The bar's name, in the caller's words.
    pub label: String,
}

/// What each game did to the rating. All bars together are r′ − r.
#[derive(Clone, Debug, PartialEq)]
pub struct Contributions {
    /// The bars, in the order of the games; the sum of the rest, if there is one, last.
    pub bars: Vec<Bar>,
    /// The sum of all bars.
    pub total: f64,
}

impl Contributions {
    /// So many games have a bar of their own: those that changed most.
    pub const MAX: usize = 20;

    /// The chart of one period; `name` says what each bar is called.
    #[must_use]
    pub fn of(trace: &Trace, name: impl FnMut(Part) -> String) -> Self {
        let games = &trace.games;
        let changes: Vec<f64> = games.iter().map(|game| game.rating_change).collect();
        let points = SCALE * trace.phi_prime * trace.phi_prime;
        let size = |j: usize| {
            let GameTrace { g, e, score, .. } = games[j];
            points * size_of_term(g, score, e)
        };
        Self::made(&changes, Kind::Rating, &|j| games[j].score, &size, name)
    }

    /// The chart of a period whose games are rated one by one, of what each of them did.
    #[must_use]
    pub fn in_turn(changes: &[Number], period: &Period, name: impl FnMut(Part) -> String) -> Self {
        let kind = changes.first().map_or(Kind::Rating, |change| change.kind);
        let changes: Vec<f64> = changes.iter().map(Number::shown_value).collect();
        Self::made(&changes, kind, &|j| period.games[j].score, &|j| changes[j].abs(), name)
    }

    fn made(
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
            bars.push(Bar { part, outcome: None, change, size, kind, label: name(part) });
        }
        Self { total: changes.iter().sum(), bars }
    }
}
