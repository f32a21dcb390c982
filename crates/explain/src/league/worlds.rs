//! Matches between worlds: their shares of the points, and the scores made from them.

use super::Columns;
use crate::numbers::{Digits, Kind, show};
use crate::steps::formulas;
use crate::steps::step::{Block, Cell};
use crate::words::messages::LeagueWords;
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::Symbol as S;
use glicko2_steps::groups::{other_score, wvw};

/// Returns the six one-way results of a match between worlds.
#[must_use]
pub fn one_way(points: [f64; 3], name: impl Fn(usize) -> String, words: LeagueWords) -> Columns {
    let rows = wvw::one_way(points)
        .into_iter()
        .map(|(world, against, score)| {
            let share = wvw::share(points[world], points[against]);
            vec![
                Cell::Head(name(world)),
                Cell::Pieces(vec![Piece::Text(name(against))]),
                Cell::Number(of_war(share, world, against, "share")),
                Cell::Number(of_war(score, world, against, "score")),
            ]
        })
        .collect();
    Columns {
        heads: vec![
            words.worlds_world(),
            words.after_opponent(),
            words.worlds_share(),
            words.worlds_score(),
        ],
        rows,
    }
}

/// Creates the number for p or s of one world against another.
fn of_war(value: f64, world: usize, against: usize, name: &str) -> Number {
    Number::new(
        value,
        Kind::Scaled,
        format!("war.{world}.{against}.{name}"),
        S::S,
    )
}

/// Explains how the points of two worlds make a score: the share and the curve, worked with these numbers.
#[must_use]
pub fn war_score(points: [f64; 3], a: usize, b: usize, words: LeagueWords) -> Vec<Block> {
    let (Some(&of_a), Some(&of_b)) = (points.get(a), points.get(b)) else {
        return Vec::new();
    };
    let given = |i: usize, value| Number::new(value, Kind::Given, format!("in.points.{i}"), S::S);
    let share = wvw::share(of_a, of_b);
    let score = wvw::score(share);
    let (p, s) = (of_war(share, a, b, "share"), of_war(score, a, b, "score"));
    let rest = of_war(other_score(score), b, a, "score");
    vec![
        Block::Text(pieces(words.worlds_share_explained())),
        Block::Formula(formulas::letters(r"\p = \frac{\A}{\A + \B}")),
        Block::Worked(formulas::with_numbers(
            r"\p = \frac{#0}{#0 + #1} = #2",
            &[given(a, of_a), given(b, of_b), p.clone()],
        )),
        Block::Text(pieces(words.worlds_score_explained())),
        Block::Formula(formulas::letters(
            r"\s = \frac{\sin((\p − \frac{1}{2}) \pi) + 1}{2}",
        )),
        Block::Worked(formulas::with_numbers(
            r"\s = \frac{\sin((#0 − \frac{1}{2}) \pi) + 1}{2} = #1",
            &[p, s],
        )),
        Block::Note(words.worlds_other_side(rest)),
    ]
}

/// Describes the results on the curve in words, for screen readers.
#[must_use]
pub fn war_in_words(
    points: [f64; 3],
    name: impl Fn(usize) -> String,
    words: LeagueWords,
) -> String {
    let shown = |value| show(value, Kind::Rating, Digits::Auto);
    let result = |(a, b): (usize, usize)| {
        let share = wvw::share(points[a], points[b]);
        words.worlds_curve_result(&name(a), &name(b), &shown(share), &shown(wvw::score(share)))
    };
    words.worlds_curve_alt(&wvw::PAIRS.map(result).join("; "))
}

/// Names the source of the scores of worlds.
#[must_use]
pub fn source_of_worlds(words: LeagueWords) -> String {
    let [tau, tick] = [wvw::TAU, wvw::TICK].map(|value| show(value, Kind::Given, Digits::Auto));
    words.worlds_source(&tau, &tick)
}
