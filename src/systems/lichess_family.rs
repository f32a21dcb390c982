//! Servers that run on programs made from that of Lichess, with constants of their own.

use super::explain::{Titled, View, text};
use super::lichess::{self, BY_THE_CLOCK};
use super::option::DAYS;
use super::rules::{Rules, Selection};
use super::system::{Bounds, Fact, Family, Publication, Range, Rating, RatingPeriod, Sure, System, What};
use crate::present::step::{Block, pieces};

/// The score of a draw, which Lishogi does not rate.
const DRAW: f64 = 0.5;

/// What the three have in common.
const IN_COMMON: System = System {
    id: "",
    name: "",
    words: |words| &words.lichess.system,
    family: Family::Glicko2 { tau: Some(0.75) },
    publication: Publication::Partly,
    start: Some(Rating { rating: 1500.0, deviation: 350.0, volatility: Some(0.06) }),
    bounds: LIMITS,
    rating_period: RatingPeriod::EachGame,
    growth: BY_THE_CLOCK,
    step_6_periods: 0.0,
    most_change: Some(700.0),
    options: &[DAYS],
    rules: Rules::PLAIN,
    shown: lichess::SHOWN,
    facts: &[],
};

const LIMITS: Bounds =
    Bounds { rating: Range::from(600.0), deviation: Range::new(45.0, 500.0), volatility: Range::to(0.1) };

const fn growth(source: &'static str, sure: Sure) -> Fact {
    Fact { what: What::Growth, source, sure }
}

const fn update(source: &'static str) -> Fact {
    Fact { what: What::Update, source, sure: Sure::High }
}

pub(super) static LIDRAUGHTS: System = System {
    id: "lidraughts",
    name: "Lidraughts",
    words: |words| &words.lidraughts,
    bounds: Bounds { deviation: Range::new(50.0, 350.0), ..LIMITS },
    most_change: None,
    facts: &[
        Fact {
            what: What::Method,
            source: "github.com/RoepStoep/lidraughts, modules/rating/src/main/Glicko.scala (c7feaf1)",
            sure: Sure::High,
        },
        growth(
            "the same file: as many periods in a day as at Lichess; that they are counted as there is our reading",
            Sure::Medium,
        ),
        update(
            "github.com/RoepStoep/lidraughts, modules/round/src/main/PerfsUpdater.scala: updateRatings(results, true), which leaves Step 6 out",
        ),
    ],
    ..IN_COMMON
};

pub(super) static LISHOGI: System = System {
    id: "lishogi",
    name: "Lishogi",
    words: |words| &words.lishogi.system,
    publication: Publication::Published,
    rules: Rules {
        selection: Some(Selection { rates: |game| game.score != DRAW, explain: explain_draws }),
        ..IN_COMMON.rules
    },
    facts: &[
        Fact {
            what: What::Method,
            source: "github.com/WandererXII/lishogi, modules/rating/src/main/Glicko.scala (e1fdc5a)",
            sure: Sure::High,
        },
        growth("github.com/WandererXII/lishogi, modules/rating/src/main/Perf.scala (e77f83d)", Sure::High),
        update(
            "github.com/WandererXII/lishogi, modules/round/src/main/PerfsUpdater.scala (3c58dda): updateRatings(results, true), which leaves Step 6 out, and only if the game is no draw",
        ),
    ],
    ..IN_COMMON
};

pub(super) static PLAYSTRATEGY: System = System {
    id: "playstrategy",
    name: "PlayStrategy",
    words: |words| &words.playstrategy,
    publication: Publication::Published,
    start: Some(Rating { rating: 1500.0, deviation: 500.0, volatility: Some(0.09) }),
    facts: &[
        Fact {
            what: What::Method,
            source: "github.com/Mind-Sports-Games/lila, modules/rating/src/main/Glicko.scala (e9be37f)",
            sure: Sure::High,
        },
        growth("github.com/Mind-Sports-Games/lila, modules/rating/src/main/Perf.scala (19b358d)", Sure::High),
        update(
            "github.com/Mind-Sports-Games/lila, modules/round/src/main/PerfsUpdater.scala (07473b1): updateRatings(results, true), which leaves Step 6 out",
        ),
    ],
    ..IN_COMMON
};

/// What becomes of draws at Lishogi.
fn explain_draws(view: &View, left_out: usize) -> Titled {
    let words = &view.words.lishogi;
    (words.draws_title.to_owned(), vec![text(words.draws), Block::Note(pieces(&(words.left_out)(left_out)))])
}
