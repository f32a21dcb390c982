//! Servers whose programs derive from that of Lichess, with constants of their own.

use super::explain::{Titled, View, text};
use super::lichess::{self, BY_THE_CLOCK, with_mark};
use super::option::DAYS;
use super::rules::{Rules, Selection};
use super::shown::{ShownNumber, limit};
use super::system::{
    AsOf, Bounds, Fact, Family, Publication, Range, Rating, RatingPeriod, Sure, System, What,
};
use super::words::{SystemText, Word};
use crate::steps::step::Block;
use crate::words::Language;
use crate::words::pieces::pieces;

/// The smallest RD of a provisional rating at Lishogi.
const LISHOGI_PROVISIONAL: f64 = 130.0;
/// The score of a draw, which Lishogi does not rate.
const DRAW: f64 = 0.5;

/// The fields that the three systems share.
const IN_COMMON: System = System {
    id: "",
    name: "",
    words: lidraughts,
    family: Family::Glicko2 { tau: Some(0.75) },
    publication: Publication::Published,
    start: Some(Rating::new(1500.0, 350.0, Some(0.06))),
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

const LIMITS: Bounds = Bounds {
    rating: Range::from(600.0),
    deviation: Range::new(45.0, 500.0),
    volatility: Range::to(0.1),
};

const fn growth(source: Word, as_of: AsOf) -> Fact {
    Fact {
        what: What::Growth,
        source,
        as_of,
        sure: Sure::High,
    }
}

const fn update(source: Word, as_of: AsOf) -> Fact {
    Fact {
        what: What::Update,
        source,
        as_of,
        sure: Sure::High,
    }
}

pub(super) static LIDRAUGHTS: System = System {
    id: "lidraughts",
    name: "Lidraughts",
    words: lidraughts,
    bounds: Bounds {
        deviation: Range::new(50.0, 350.0),
        ..LIMITS
    },
    most_change: None,
    facts: &[
        Fact {
            what: What::Method,
            source: |language| language.system_lichess_family().lidraughts_source_method(),
            as_of: AsOf::month(2026, 8),
            sure: Sure::High,
        },
        growth(
            |language| language.system_lichess_family().lidraughts_source_growth(),
            AsOf::month(2026, 8),
        ),
        update(
            |language| language.system_lichess_family().lidraughts_source_update(),
            AsOf::month(2026, 8),
        ),
    ],
    ..IN_COMMON
};

pub(super) static LISHOGI: System = System {
    id: "lishogi",
    name: "Lishogi",
    words: |language| {
        let words = language.system_lichess_family();
        SystemText::of(
            words.lishogi_different(),
            words.lishogi_about(),
            words.lishogi_unknown(),
        )
    },
    bounds: Bounds {
        rating: Range::from(400.0),
        ..LIMITS
    },
    rules: Rules {
        selection: Some(Selection {
            rates: |game| game.score != DRAW,
            explain: explain_draws,
        }),
        ..IN_COMMON.rules
    },
    shown: &[
        ShownNumber {
            what: |language| {
                language
                    .system_lichess()
                    .cut_off(limit(LISHOGI_PROVISIONAL, "mark_from"))
            },
            reading: |_, outcome, values| {
                with_mark(outcome.after.deviation >= LISHOGI_PROVISIONAL, values)
            },
            ..lichess::WHOLE
        },
        lichess::INTERVAL,
    ],
    facts: &[
        Fact {
            what: What::Method,
            source: |language| language.system_lichess_family().lishogi_source_method(),
            as_of: AsOf::month(2026, 6),
            sure: Sure::High,
        },
        growth(
            |language| language.system_lichess_family().lishogi_source_growth(),
            AsOf::month(2026, 6),
        ),
        update(
            |language| language.system_lichess_family().lishogi_source_update(),
            AsOf::month(2026, 6),
        ),
    ],
    ..IN_COMMON
};

pub(super) static PLAYSTRATEGY: System = System {
    id: "playstrategy",
    name: "PlayStrategy",
    words: |language| {
        let words = language.system_lichess_family();
        SystemText::of(
            words.playstrategy_different(),
            words.playstrategy_about(),
            words.playstrategy_unknown(),
        )
    },
    start: Some(Rating::new(1500.0, 500.0, Some(0.09))),
    facts: &[
        Fact {
            what: What::Method,
            source: |language| {
                language
                    .system_lichess_family()
                    .playstrategy_source_method()
            },
            as_of: AsOf::month(2026, 7),
            sure: Sure::High,
        },
        growth(
            |language| {
                language
                    .system_lichess_family()
                    .playstrategy_source_growth()
            },
            AsOf::month(2026, 7),
        ),
        update(
            |language| {
                language
                    .system_lichess_family()
                    .playstrategy_source_update()
            },
            AsOf::month(2026, 7),
        ),
    ],
    ..IN_COMMON
};

fn lidraughts(language: Language) -> SystemText {
    let words = language.system_lichess_family();
    SystemText::of(
        words.lidraughts_different(),
        words.lidraughts_about(),
        words.lidraughts_unknown(),
    )
}

/// Explains that draws are not rated at Lishogi.
fn explain_draws(view: &View, left_out: usize) -> Titled {
    let words = view.language.system_lichess_family();
    (
        words.draws_title().to_owned(),
        vec![
            text(words.draws()),
            Block::Note(pieces(&words.left_out(left_out))),
        ],
    )
}
