//! Online-Go.com: ratings are shown as ranks of Go, and handicaps count in ranks.

use super::ask::Ask;
use super::outcome::Shown;
use super::place::{Bounds, Cadence, Fact, Family, Growth, Publication, Range, Rules, Standing, Sure, System, What};
use crate::glicko2::Game;

/// The limits of a rating.
const RATINGS: Range = Range::new(100.0, 6000.0);
/// The ranks that are shown: 25 kyu to 9 dan.
const RANKS: Range = Range::new(5.0, 38.0);
/// From this rank on, two above the last that is shown, a plus stands beside it.
const BEYOND: f64 = 40.0;
/// From this RD on a rank is not shown.
pub const PROVISIONAL: f64 = 160.0;
/// The RD of somebody new.
const MOST_HUMBLE: f64 = 350.0;

/// A rank of Go as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grade {
    /// So many kyu: fewer are better.
    Kyu(u8),
    /// So many dan: more are better.
    Dan(u8),
    /// So many dan and more, written with a plus.
    DanOrMore(u8),
}

/// The rank of a rating, 23.15 ln(r/525): 30 is 1 dan. Ratings below 100 count as 100, and beyond 6000 as 6000.
///
/// ```
/// let rank = glicko2_steps::systems::ogs::rank(1500.0);
/// assert!((rank - 24.303_382).abs() < 1e-6);
/// ```
#[must_use]
pub fn rank(rating: f64) -> f64 {
    23.15 * (RATINGS.hold(rating) / 525.0).ln()
}

/// The rating of a rank, 525 e^(rank/23.15).
#[must_use]
pub fn rating(rank: f64) -> f64 {
    525.0 * (rank / 23.15).exp()
}

/// The rank as it is written: ⌈30 − rank⌉ kyu below 30, ⌊rank − 29⌋ dan from there on, from 25 kyu to 9 dan, and 9 dan with a plus from
/// rank 40 on.
#[must_use]
pub fn grade(rank: f64) -> Grade {
    let held = RANKS.hold(rank);
    let dan = (held - 29.0).floor() as u8;
    match held {
        _ if rank >= BEYOND => Grade::DanOrMore(dan),
        low if low < 30.0 => Grade::Kyu((30.0 - low).ceil() as u8),
        _ => Grade::Dan(dan),
    }
}

/// The rating that pairs newcomers: r − RD · (min(350, max(160, RD)) − 160)/190.
#[must_use]
pub fn humble(rating: f64, deviation: f64) -> f64 {
    let unsure = (deviation.clamp(PROVISIONAL, MOST_HUMBLE) - PROVISIONAL) / (MOST_HUMBLE - PROVISIONAL);
    rating - deviation * unsure
}

/// The rating of somebody who has been given `ranks`, or who gives them where `ranks` is negative.
#[must_use]
pub fn with_handicap(opponent: f64, ranks: f64) -> f64 {
    // Through ln and exp and back not every rating stays the same to the last bit.
    if ranks == 0.0 { opponent } else { rating(rank(opponent) + ranks) }
}

pub(super) static SYSTEM: System = System {
    id: "ogs",
    name: "Online-Go.com",
    family: Family::Glicko2 { tau: Some(0.5) },
    publication: Publication::Published,
    start: Some(Standing { rating: 1500.0, deviation: 350.0, volatility: Some(0.06) }),
    bounds: Bounds { rating: RATINGS, deviation: Range::new(30.0, 500.0), volatility: Range::new(0.01, 0.15) },
    cadence: Cadence::EachGame,
    growth: Growth::Never,
    step_6_periods: 1.0,
    most_change: None,
    asks: &[Ask::number("handicap", "0", -30.0, 30.0)],
    rules: Rules {
        game: |case, _, game| Game { rating: with_handicap(game.rating, case.asked(&SYSTEM, "handicap")), ..game },
        shown: |_, outcome| {
            let Standing { rating: r, deviation: rd, .. } = outcome.after;
            let at = rank(r);
            vec![
                Shown::Rank {
                    rank: at,
                    deviation: rank(r + rd) - at,
                    grade: grade(at),
                    provisional: rd >= PROVISIONAL,
                },
                Shown::Humble { rating: humble(r, rd) },
            ]
        },
        ..Rules::PLAIN
    },
    facts: &[
        Fact {
            what: What::Method,
            source: "github.com/online-go/goratings, goratings/math/glicko2.py (6cab309); forums.online-go.com, 2021 rating and rank adjustments",
            sure: Sure::High,
        },
        Fact {
            what: What::Growth,
            source: "github.com/online-go/goratings, goratings/math/glicko2.py (6cab309): AGING_PERIOD_SECONDS = None",
            sure: Sure::High,
        },
        Fact {
            what: What::Game,
            source: "github.com/online-go/goratings, analysis/util/RatingMath.py (6cab309)",
            sure: Sure::High,
        },
        Fact {
            what: What::Shown,
            source: "github.com/online-go/online-go.com, src/lib/rank_utils.ts (073c219)",
            sure: Sure::High,
        },
        Fact {
            what: What::AlsoShown,
            source: "github.com/online-go/online-go.com, src/lib/rank_utils.ts (073c219)",
            sure: Sure::High,
        },
    ],
};
