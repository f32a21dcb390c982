//! Lichess: every game is a rating period, and deviations grow between games.

use super::explain::{View, constant, number, text, with_numbers};
use super::first_move;
use super::option::{Choice, DAYS, SystemOption};
use super::outcome::{Case, Update};
use super::rules::{Adjustment, GameRule, Rules};
use super::shown::{Points, ShownNumber, limit};
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, OfGames, Part, PerDay, Periods, Publication, Range, Rating,
    RatingPeriod, Sure, System, What,
};
use super::words::SystemText;
use crate::numbers::Kind;
use crate::steps::step::Block;
use crate::words::number::Number;
use crate::words::pieces::Piece;
use glicko2_steps::{Game, Symbol as S};

/// The rating periods per day. A period lasts 4.665 days.
pub const PERIODS_PER_DAY: f64 = 0.21436;
/// The smallest RD of a provisional rating, which is shown with a question mark.
pub const PROVISIONAL: f64 = 110.0;
/// The largest RD on the leaderboards: of standard chess, and of the variants.
pub const RANKED: [f64; 2] = [75.0, 65.0];
/// The advantage of the first move in standard chess, in rating points.
pub const ADVANTAGE: f64 = 11.782_457;
/// The advantage of the first move in crazyhouse, in rating points.
pub const ADVANTAGE_CRAZYHOUSE: f64 = 20.309_66;

/// Growth of the deviation between games, with the time counted exactly.
pub(super) const BY_THE_CLOCK: Growth = Growth::Volatility(Periods {
    per_day: PerDay::Periods(PERIODS_PER_DAY),
    whole: Part::Nothing,
    most: f64::INFINITY,
    of_games: OfGames::Apart,
});

const UNSAID: &str = "unsaid";
const WHITE: &str = "white";
/// The player's colour.
const COLOUR: SystemOption = SystemOption::choice(
    "colour",
    |language| language.system_lichess().colour(),
    &[
        Choice::new(UNSAID, |language| language.systems().not_said()),
        Choice::new(WHITE, |language| language.system_lichess().white()),
        Choice::new("black", |language| language.system_lichess().black()),
    ],
);
/// The kind of game. Without a kind, or for a kind without a factor of its own, gains are not
/// multiplied.
const KIND: SystemOption = SystemOption::choice(
    "kind",
    |language| language.system_lichess().kind(),
    &[
        Choice::new(UNSAID, |language| language.systems().not_said()),
        Choice::new("ultraBullet", |language| {
            language.system_lichess().ultra_bullet()
        }),
        Choice::new("bullet", |language| language.system_lichess().bullet()),
        Choice::new("blitz", |language| language.system_lichess().blitz()),
        Choice::new("rapid", |language| language.system_lichess().rapid()),
        Choice::new("classical", |language| {
            language.system_lichess().classical()
        }),
        Choice::new("crazyhouse", |language| {
            language.system_lichess().crazyhouse()
        }),
        Choice::new("atomic", |language| language.system_lichess().atomic()),
        Choice::new("antichess", |language| {
            language.system_lichess().antichess()
        }),
    ],
);

/// Returns the factor by which a gain is multiplied in a kind of game.
#[must_use]
pub fn regulator(kind: &str) -> f64 {
    match kind {
        "rapid" => 1.015,
        "bullet" | "classical" => 1.01,
        "blitz" => 1.005,
        "ultraBullet" => 1.013,
        "atomic" | "antichess" => 1.02,
        _ => 1.0,
    }
}

/// Returns the advantage of the first move in a kind of game, in rating points.
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
    words: |language| {
        let words = language.system_lichess();
        SystemText::of(words.different(), words.about(), words.unknown())
    },
    family: Family::Glicko2 { tau: Some(0.75) },
    publication: Publication::Published,
    start: Some(Rating::new(1500.0, 500.0, Some(0.09))),
    bounds: Bounds {
        rating: Range::from(400.0),
        deviation: Range::new(45.0, 500.0),
        volatility: Range::to(0.1),
    },
    rating_period: RatingPeriod::EachGame,
    growth: BY_THE_CLOCK,
    step_6_periods: 0.0,
    most_change: Some(700.0),
    options: &[DAYS, COLOUR, KIND],
    rules: Rules {
        game: Some(GameRule {
            apply: with_first_move,
            explain: first_move::explain,
            note: None,
        }),
        adjustment: Some(Adjustment {
            apply: |case, before, _, computed| {
                let gain = computed.rating - before.rating;
                match regulator(kind(case)) {
                    factor if factor != 1.0 && gain > 0.0 => Rating {
                        rating: before.rating + factor * gain,
                        ..computed
                    },
                    _ => computed,
                }
            },
            explain: explain_regulator,
        }),
        ..Rules::PLAIN
    },
    shown: SHOWN,
    facts: &[
        Fact {
            what: What::Method,
            source: |language| language.system_lichess().source_method(),
            as_of: AsOf::year(2025),
            sure: Sure::High,
        },
        Fact {
            what: What::Game,
            source: |language| language.system_lichess().source_game(),
            as_of: AsOf::month(2026, 8),
            sure: Sure::High,
        },
        Fact {
            what: What::Update,
            source: |language| language.system_lichess().source_update(),
            as_of: AsOf::month(2026, 8),
            sure: Sure::High,
        },
        Fact {
            what: What::Adjust,
            source: |language| language.system_lichess().source_adjust(),
            as_of: AsOf::month(2026, 9),
            sure: Sure::Medium,
        },
    ],
};

/// The rating cut off to a whole number, with a question mark while it is provisional; and the
/// interval.
pub(super) const SHOWN: &[ShownNumber] = &[WHOLE, INTERVAL];

/// The rating cut off to a whole number, with a question mark while it is provisional.
pub(super) const WHOLE: ShownNumber = ShownNumber {
    what: |language| {
        language
            .system_lichess()
            .cut_off(limit(PROVISIONAL, "mark_from"))
    },
    values: |outcome| {
        vec![number(
            outcome.after.rating.trunc(),
            Kind::Given,
            "whole",
            S::Shown,
        )]
    },
    reading: |_, outcome, values| with_mark(outcome.after.deviation >= PROVISIONAL, values),
    explain: |view, values| {
        vec![with_numbers(
            r"⌊#0⌋ = #1",
            &[Points::of(view.outcome.after).r, values[0].clone()],
        )]
    },
    whole: Some(f64::trunc),
    ..ShownNumber::RATING
};

/// The interval.
pub(super) const INTERVAL: ShownNumber = ShownNumber {
    fact: What::AlsoShown,
    ..ShownNumber::INTERVAL
};

/// Returns a rating as players see it, with a question mark if it is provisional.
pub(super) fn with_mark(is_provisional: bool, rating: &[Number]) -> Vec<Piece> {
    let mark = is_provisional.then(|| Piece::Text("?".to_owned()));
    rating
        .iter()
        .cloned()
        .map(Piece::Number)
        .chain(mark)
        .collect()
}

/// Returns the id of the chosen kind of game.
#[must_use]
pub fn kind(case: &Case) -> &'static str {
    case.options.choice(&KIND)
}

/// Returns the game as the player's colour makes it count.
fn with_first_move(case: &Case, _: Rating, game: Game) -> Game {
    match case.options.choice(&COLOUR) {
        UNSAID => game,
        colour => first_move::against(game, advantage(kind(case)), colour == WHITE),
    }
}

/// Explains the factor of a gain.
fn explain_regulator(view: &View, update: &Update) -> Vec<Block> {
    let (before, computed, adjusted) = (
        update.before.rating,
        update.computed.rating,
        update.adjusted.rating,
    );
    let of = |value, path: &str, symbol| {
        number(value, Kind::Rating, &format!("updates.0.{path}"), symbol)
    };
    vec![
        text(view.language.system_lichess().regulator()),
        with_numbers(
            r"\r_prime = @0 + #1 × #2 = #3",
            &[
                of(before, "before.rating", S::R),
                constant(regulator(kind(&view.outcome.case)), "regulator", S::R),
                of(computed - before, "gain", S::Change),
                of(adjusted, "adjusted.rating", S::RPrime),
            ],
        ),
    ]
}
