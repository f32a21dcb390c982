//! Servers whose programs derive from that of Lichess, with constants of their own.

use super::explain::{Titled, View, text};
use super::lichess::{self, BY_THE_CLOCK, with_mark};
use super::option::DAYS;
use super::rules::{Rules, Selection};
use super::shown::{ShownNumber, limit};
use super::system::{AsOf, Bounds, Fact, Family, Publication, Range, Rating, RatingPeriod, Sure, System, What};
use crate::steps::step::Block;
use crate::words::pieces::pieces;

/// The smallest RD of a provisional rating at Lishogi.
const LISHOGI_PROVISIONAL: f64 = 130.0;
/// The score of a draw, which Lishogi does not rate.
const DRAW: f64 = 0.5;

/// The fields that the three systems share.
const IN_COMMON: System = System {
    id: "",
    name: "",
    words: |words| &words.lichess.system,
    family: Family::Glicko2 { tau: Some(0.75) },
    publication: Publication::Published,
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

const fn growth(source: &'static str, as_of: AsOf) -> Fact {
    Fact { what: What::Growth, source, as_of, sure: Sure::High }
}

const fn update(source: &'static str, as_of: AsOf) -> Fact {
    Fact { what: What::Update, source, as_of, sure: Sure::High }
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
            as_of: AsOf::month(2026, 8),
            sure: Sure::High,
        },
        growth("github.com/RoepStoep/lidraughts, modules/rating/src/main/Perf.scala (c7feaf1)", AsOf::month(2026, 8)),
        update(
            "github.com/RoepStoep/lidraughts, modules/round/src/main/PerfsUpdater.scala (c7feaf1): updateRatings(results, true), which leaves Step 6 out",
            AsOf::month(2026, 8),
        ),
    ],
    ..IN_COMMON
};

pub(super) static LISHOGI: System = System {
    id: "lishogi",
    name: "Lishogi",
    words: |words| &words.lishogi.system,
    bounds: Bounds { rating: Range::from(400.0), ..LIMITS },
    rules: Rules {
        selection: Some(Selection { rates: |game| game.score != DRAW, explain: explain_draws }),
        ..IN_COMMON.rules
    },
    shown: &[
        ShownNumber {
            limits: || limit(LISHOGI_PROVISIONAL, "mark_from"),
            reading: |_, outcome| with_mark(outcome.after.deviation >= LISHOGI_PROVISIONAL),
            ..lichess::WHOLE
        },
        lichess::INTERVAL,
    ],
    facts: &[
        Fact {
            what: What::Method,
            source: "github.com/WandererXII/lishogi, modules/rating/src/main/Glicko.scala (acb3b12)",
            as_of: AsOf::month(2026, 6),
            sure: Sure::High,
        },
        growth("github.com/WandererXII/lishogi, modules/rating/src/main/Perf.scala (acb3b12)", AsOf::month(2026, 6)),
        update(
            "github.com/WandererXII/lishogi, modules/round/src/main/PerfsUpdater.scala (acb3b12): updateRatings(results, true), which leaves Step 6 out, and only if the game is no draw",
            AsOf::month(2026, 6),
        ),
    ],
    ..IN_COMMON
};

pub(super) static PLAYSTRATEGY: System = System {
    id: "playstrategy",
    name: "PlayStrategy",
    words: |words| &words.playstrategy,
    start: Some(Rating { rating: 1500.0, deviation: 500.0, volatility: Some(0.09) }),
    facts: &[
        Fact {
            what: What::Method,
            source: "github.com/Mind-Sports-Games/lila, modules/rating/src/main/Glicko.scala (1283402)",
            as_of: AsOf::month(2026, 7),
            sure: Sure::High,
        },
        growth("github.com/Mind-Sports-Games/lila, modules/rating/src/main/Perf.scala (1283402)", AsOf::month(2026, 7)),
        update(
            "github.com/Mind-Sports-Games/lila, modules/round/src/main/PerfsUpdater.scala (1283402): updateRatings(results, true), which leaves Step 6 out",
            AsOf::month(2026, 7),
        ),
    ],
    ..IN_COMMON
};

/// Explains that draws are not rated at Lishogi.
fn explain_draws(view: &View, left_out: usize) -> Titled {
    let words = &view.words.lishogi;
    (words.draws_title.to_owned(), vec![text(words.draws), Block::Note(pieces(&(words.left_out)(left_out)))])
}
