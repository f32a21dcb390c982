//! What each game did to the rating.

use super::Outcome;
use crate::glicko2::scale::SCALE;
use crate::glicko2::{GameTrace, Trace};
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
    pub fn of(trace: &Trace, mut name: impl FnMut(Part) -> String) -> Self {
        let games = &trace.games;
        let changes: Vec<f64> = games.iter().map(|game| game.rating_change).collect();
        let (shown, rest) = those_that_matter(&changes, Self::MAX);
        let points = SCALE * trace.phi_prime * trace.phi_prime;
        let size = |j: usize| {
            let GameTrace { g, e, score, .. } = games[j];
            points * size_of_term(g, score, e)
        };
        let mut bars: Vec<Bar> = shown
            .into_iter()
            .map(|j| Bar {
                part: Part::Game(j),
                outcome: Some(Outcome::of(games[j].score)),
                change: games[j].rating_change,
                size: size(j),
                label: name(Part::Game(j)),
            })
            .collect();
        if !rest.is_empty() {
            let part = Part::Rest(rest.len());
            let change = rest.iter().map(|&j| games[j].rating_change).sum();
            let size = rest.iter().map(|&j| size(j)).sum();
            bars.push(Bar { part, outcome: None, change, size, label: name(part) });
        }
        Self { total: games.iter().map(|game| game.rating_change).sum(), bars }
    }
}
