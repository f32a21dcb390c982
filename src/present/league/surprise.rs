//! How far results were from what was expected: the colours of a crosstable, and both sides of a pair.

use super::{Number, of_score};
use crate::case::league::WorkedRound;
use crate::group::{Against, Rated};
use crate::number::{Digits, Kind, show, show_signed};
use crate::present::stage::verb;
use crate::present::step::Cell;
use crate::present::symbol::Symbol as S;
use crate::present::text::Text;
use crate::present::text::league::LeagueText;

/// Surprises smaller than the first are none; from each on the colour is stronger.
const BOUNDS: [f64; 3] = [0.05, 0.25, 0.5];

/// How strongly a surprise is coloured: from −3, far worse than expected, through 0 to 3, far better.
#[must_use]
pub fn level(surprise: f64) -> i8 {
    let reached = BOUNDS.iter().map(|bound| i8::from(surprise.abs() >= *bound)).sum::<i8>();
    if surprise < 0.0 { -reached } else { reached }
}

/// How somebody's game ended whose score was furthest from what was expected: `beat Ben`. `None` where nothing was surprising.
#[must_use]
pub fn most_surprising(worked: &WorkedRound, player: usize, text: &Text) -> Option<String> {
    let rated = worked.rated()?;
    let games = &rated.sheets().get(player)?.trace.games;
    let surprise = |j: usize| (games[j].score - games[j].e).abs();
    // Of several the first.
    let j = (0..games.len()).rev().max_by(|&i, &j| surprise(i).total_cmp(&surprise(j)))?;
    let opponent = worked.name(rated.played(player).get(j)?.opponent);
    let ended = || (text.language.league().after.ended)(&verb(games[j].score, text), &opponent);
    (surprise(j) >= BOUNDS[0]).then(ended)
}

/// What a cell of a crosstable says beyond the score.
#[derive(Clone, Debug, PartialEq)]
pub struct Heat {
    /// See [`level`].
    pub level: i8,
    /// Σ (s − E), to two decimals: more would not fit.
    pub surprise: Number,
    /// What was expected, and what both gained.
    pub told: String,
}

/// What the results of a pair are as a surprise: their numbers, their names, and what each had against the other.
#[must_use]
pub fn heat((a, b): (usize, usize), names: [&str; 2], [of_a, of_b]: [Against; 2], text: &LeagueText) -> Heat {
    let points = |change| show_signed(change, Kind::Rating, Digits::Auto);
    let told = (text.pair.told)(
        names[0],
        names[1],
        [&show(of_a.expected, Kind::Rating, Digits::Auto), &show(of_a.scored, of_score(of_a.scored), Digits::Auto)],
        [&points(of_a.change), &points(of_b.change)],
    );
    let surprise = surprise(&of_a, Kind::Rating, &path(a, b));
    Heat { level: level(surprise.shown_value()), surprise, told }
}

fn path(a: usize, b: usize) -> String {
    format!("pairs.{a}.{b}")
}

fn surprise(of: &Against, kind: Kind, path: &str) -> Number {
    Number::new(of.surprise(), kind, format!("{path}.surprise"), S::S).sum_of(of.scored + of.expected).signed()
}

/// Both sides of the results of a pair.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    /// Who, and how it ended.
    pub title: String,
    /// A row for each: name, what was scored and expected, by how much that differs, and what it gave.
    pub rows: Vec<Vec<Cell>>,
}

/// Both sides of the results of two players; `None` where they did not meet.
#[must_use]
pub fn pair(worked: &WorkedRound, rated: &Rated, a: usize, b: usize, text: &LeagueText) -> Option<Pair> {
    let (of_a, of_b) = (rated.against(a, b)?, rated.against(b, a)?);
    let scored = |of: &Against| show(of.scored, of_score(of.scored), Digits::Auto);
    let row = |i: usize, j: usize, of: &Against| {
        let path = path(i, j);
        let number = |value, kind, name: &str, symbol| Number::new(value, kind, format!("{path}.{name}"), symbol);
        vec![
            Cell::Head(worked.name(i)),
            Cell::Number(number(of.scored, of_score(of.scored), "scored", S::S)),
            Cell::Number(number(of.expected, Kind::Scaled, "expected", S::E)),
            Cell::Number(surprise(of, Kind::Scaled, &path)),
            Cell::Number(number(of.change, Kind::Rating, "rating_change", S::Change).signed()),
        ]
    };
    Some(Pair {
        title: (text.pair.title)(&worked.name(a), &worked.name(b), &scored(&of_a), &scored(&of_b)),
        rows: vec![row(a, b, &of_a), row(b, a, &of_b)],
    })
}
