//! Lichess: every game is a period of its own, and time passes between games instead.

use super::ask::Ask;
use super::outcome::{Case, Outcome, Rounding, Shown};
use super::place::{
    Bounds, Cadence, Fact, Family, Growth, OfGames, Part, PerDay, Periods, Publication, Range, Rules, Standing, Sure,
    System, What,
};
use crate::glicko2::Game;

/// Rating periods in a day: one lasts 4.665 days.
pub const PERIODS_PER_DAY: f64 = 0.21436;
/// From this RD on a rating is provisional: a question mark stands beside it.
pub const PROVISIONAL: f64 = 110.0;
/// What the first move is worth in rating points: standard chess.
pub const ADVANTAGE: f64 = 11.782_457;
/// The same in crazyhouse.
pub const ADVANTAGE_CRAZYHOUSE: f64 = 20.309_66;

/// Time passes between the games, to the moment.
pub(super) const BY_THE_CLOCK: Growth = Growth::Volatility(Periods {
    per_day: PerDay::Periods(PERIODS_PER_DAY),
    whole: Part::Nothing,
    most: f64::INFINITY,
    of_games: OfGames::Apart,
});

/// The kinds of game. What is not said, and what has no factor of its own, is left as computed.
const KINDS: &[&str] =
    &["unsaid", "ultraBullet", "bullet", "blitz", "rapid", "classical", "crazyhouse", "atomic", "antichess"];

/// By what a gain is multiplied in a kind of game.
#[must_use]
pub fn regulator(kind: &str) -> f64 {
    match kind {
        "rapid" | "classical" | "bullet" => 1.015,
        "blitz" => 1.005,
        "ultraBullet" => 1.013,
        "atomic" | "antichess" => 1.02,
        _ => 1.0,
    }
}

/// What the first move is worth in a kind of game, in rating points.
#[must_use]
pub fn advantage(kind: &str) -> f64 {
    match kind {
        "crazyhouse" => ADVANTAGE_CRAZYHOUSE,
        "atomic" | "antichess" => 0.0,
        _ => ADVANTAGE,
    }
}

pub(super) static SYSTEM: System = System {
    id: "lichess",
    name: "Lichess",
    family: Family::Glicko2 { tau: Some(0.75) },
    publication: Publication::Published,
    start: Some(Standing { rating: 1500.0, deviation: 500.0, volatility: Some(0.09) }),
    bounds: Bounds { rating: Range::from(400.0), deviation: Range::new(45.0, 500.0), volatility: Range::to(0.1) },
    cadence: Cadence::EachGame,
    growth: BY_THE_CLOCK,
    step_6_periods: 0.0,
    most_change: Some(700.0),
    asks: &[
        Ask::number("days", "0", 0.0, 36_500.0),
        Ask::choice("colour", &["unsaid", "white", "black"]),
        Ask::choice("kind", KINDS),
    ],
    rules: Rules {
        game,
        adjust: |case, before, _, _, computed| {
            let gain = computed.rating - before.rating;
            match regulator(kind(case)) {
                factor if factor != 1.0 && gain > 0.0 => Standing { rating: before.rating + factor * gain, ..computed },
                _ => computed,
            }
        },
        shown,
        ..Rules::PLAIN
    },
    facts: &[
        Fact {
            what: What::Method,
            source: "github.com/lichess-org/lila, modules/rating/src/main/Glicko.scala (39329bf); github.com/lichess-org/scalachess, rating/src/main/scala/glicko (cbffc9d)",
            sure: Sure::High,
        },
        Fact {
            what: What::Game,
            source: "github.com/lichess-org/scalachess, rating/src/main/scala/glicko/impl/RatingCalculator.scala (cbffc9d); that the site itself uses it is told at second hand",
            sure: Sure::Medium,
        },
        Fact {
            what: What::Update,
            source: "github.com/lichess-org/scalachess, rating/src/main/scala/glicko/impl/RatingCalculator.scala (cbffc9d)",
            sure: Sure::High,
        },
        Fact {
            what: What::Adjust,
            source: "github.com/lichess-org/lila, modules/rating/src/main/RatingRegulator.scala (b97af46)",
            sure: Sure::High,
        },
    ],
};

/// The rating cut off to a whole number, with a question mark while it is provisional; and the interval.
pub(super) fn shown(_: &Case, outcome: &Outcome) -> Vec<Shown> {
    let Standing { rating, deviation, .. } = outcome.after;
    let provisional = deviation >= PROVISIONAL;
    let rounding = Rounding::Down;
    vec![
        Shown::Whole { whole: rating.trunc(), rounding, provisional, mark_from: PROVISIONAL },
        Shown::interval(outcome.after),
    ]
}

/// The kind of game that was chosen, by its id.
#[must_use]
pub fn kind(case: &Case) -> &'static str {
    KINDS.get(case.asked(&SYSTEM, "kind") as usize).copied().unwrap_or(KINDS[0])
}

/// The opponent as if the first move gave nobody an advantage.
///
/// White counts as half the advantage stronger, Black as half weaker. Only the difference enters the formulas, so that the whole of it
/// may be the opponent's.
fn game(case: &Case, _: Standing, game: Game) -> Game {
    let advantage = advantage(kind(case));
    let shift = match case.asked(&SYSTEM, "colour") {
        1.0 => -advantage,
        2.0 => advantage,
        _ => 0.0,
    };
    Game { rating: game.rating + shift, ..game }
}
