//! Guild Wars 2, World versus World (2012 and 2013): points become scores.

use super::outcome::Shown;
use super::place::{Bounds, Cadence, Fact, Family, Growth, Publication, Rules, Sure, System, What};
use crate::glicko2::Game;
use crate::group::wvw::score;

pub(super) static SYSTEM: System = System {
    id: "gw2-wvw",
    name: "Guild Wars 2, World versus World",
    family: Family::Glicko2 { tau: Some(0.6) },
    publication: Publication::Partly,
    start: None,
    bounds: Bounds::NONE,
    cadence: Cadence::Together,
    growth: Growth::Unknown,
    step_6_periods: 1.0,
    most_change: None,
    asks: &[],
    rules: Rules {
        game: |_, _, game| Game { score: score(game.score), ..game },
        shown: |_, outcome| vec![Shown::Rating(outcome.after.rating)],
        ..Rules::PLAIN
    },
    facts: &[Fact {
        what: What::Method,
        source: "H. Loew of ArenaNet, November 2012, as quoted at guildwars2guru.com, The math behind WvW ratings",
        sure: Sure::Medium,
    }],
};
