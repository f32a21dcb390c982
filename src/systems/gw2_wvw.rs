//! Guild Wars 2, World versus World (2012 to about 2018): points become scores.

use super::outcome::Shown;
use super::place::{Bounds, Cadence, Fact, Family, Growth, Publication, Rules, Sure, System, What};
use crate::glicko2::{Game, Player};
use crate::group::wvw::{PUBLISHED, TAU, score};

pub(super) static SYSTEM: System = System {
    id: "gw2-wvw",
    name: "Guild Wars 2, World versus World",
    family: Family::Glicko2 { tau: Some(TAU) },
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
        // The deviation and volatility of a world as they were printed: both far from the paper's.
        example: Some(Player { rating: 1500.0, ..PUBLISHED.worlds[0] }),
        ..Rules::PLAIN
    },
    facts: &[
        Fact {
            what: What::Method,
            source: "H. Loew of ArenaNet, November 2012, forum-en.guildwars2.com, The math behind WvW ratings, posts 679386 and 682392, as quoted at guildwars2guru.com",
            sure: Sure::High,
        },
        Fact {
            what: What::Start,
            source: "ArenaNet: H. Loew, February 7, 2013, as quoted at dulfy.net, No WvW rating reset; World Linking Beta, April 22, 2016, forum-en.gw2archive.eu; World vs. World Skirmishes, September 6, 2016, guildwars2.com; Chris B., about 2018, devtrackers.gg",
            sure: Sure::High,
        },
    ],
};
