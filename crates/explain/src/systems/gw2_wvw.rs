//! Guild Wars 2, World versus World (2012 to about 2018): points become scores.

use super::explain::{Titled, View, number, text, with_numbers};
use super::rules::{ChangedGame, GameRule, Rules};
use super::shown::ShownNumber;
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, Publication, RatingPeriod, Sure, System, What,
};
use super::words::{SystemText, number_text};
use crate::numbers::Kind;
use crate::steps::formula;
use crate::steps::step::Block;
use crate::words::pieces::pieces;
use glicko2_steps::groups::wvw::{PUBLISHED, TAU, score};
use glicko2_steps::{Game, Player, Symbol as S};

pub(super) static SYSTEM: System = System {
    id: "gw2-wvw",
    name: "Guild Wars 2, World versus World",
    words: |language| {
        let words = language.system_gw2_wvw();
        let printed = PUBLISHED.worlds[0];
        SystemText::of(
            words.different(),
            words.about(),
            words.unknown(
                &number_text(printed.volatility),
                &number_text(printed.deviation),
            ),
        )
    },
    family: Family::Glicko2 { tau: Some(TAU) },
    publication: Publication::Partly,
    start: None,
    bounds: Bounds::NONE,
    rating_period: RatingPeriod::Together,
    growth: Growth::Unknown,
    step_6_periods: 1.0,
    most_change: None,
    options: &[],
    rules: Rules {
        game: Some(GameRule {
            apply: |_, _, game| Game {
                score: score(game.score),
                ..game
            },
            explain: |view, game| Some(explain(view, game)),
            note: Some(|language| language.system_gw2_wvw().note_share()),
        }),
        reasons: |language| language.system_gw2_wvw().entries(),
        // The printed deviation and volatility of a world. Both are far from the paper's values.
        example: Some(Player {
            rating: 1500.0,
            ..PUBLISHED.worlds[0]
        }),
        ..Rules::PLAIN
    },
    shown: &[ShownNumber::RATING],
    facts: &[
        Fact {
            what: What::Method,
            source: |language| language.system_gw2_wvw().source_method(),
            as_of: AsOf::month(2012, 11),
            sure: Sure::High,
        },
        Fact {
            what: What::Start,
            source: |language| language.system_gw2_wvw().source_start(),
            as_of: AsOf::year(2018),
            sure: Sure::High,
        },
    ],
};

/// Explains how a share of the points becomes a score.
fn explain(view: &View, game: &ChangedGame) -> Titled {
    let words = view.language.system_gw2_wvw();
    let p = number(game.given.score, Kind::Scaled, "before.games.0.score", S::S);
    let s = number(game.used.score, Kind::Scaled, "games.0.score", S::S);
    let blocks = vec![
        text(words.share()),
        formula(r"\s = \frac{\sin((\p − \frac{1}{2})\pi) + 1}{2}"),
        Block::Note(pieces(view.language.systems().first_game())),
        with_numbers(
            r"\s = \frac{\sin((#0 − \frac{1}{2})\pi) + 1}{2} = #1",
            &[p, s],
        ),
    ];
    (words.share_title().to_owned(), blocks)
}
