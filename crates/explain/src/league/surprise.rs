//! Differences between results and expectations: the colours of a crosstable, and both sides of a pair.

use super::{Number, of_score};
use crate::case::league::LeaguePeriod;
use crate::numbers::{Digits, Kind, show, show_signed};
use crate::stage::verb;
use crate::steps::step::Cell;
use crate::words::Text;
use crate::words::messages::LeagueWords;
use glicko2_steps::Symbol as S;
use glicko2_steps::groups::{Against, Rated};

/// Bounds of the colours. A surprise below the first has no colour; from each bound on, the colour is
/// stronger.
const BOUNDS: [f64; 3] = [0.05, 0.25, 0.5];

/// Returns the strength of a surprise's colour: from −3, far worse than expected, to 3, far better.
#[must_use]
pub fn level(surprise: f64) -> i8 {
    let reached = BOUNDS
        .iter()
        .map(|bound| i8::from(surprise.abs() >= *bound))
        .sum::<i8>();
    if surprise < 0.0 { -reached } else { reached }
}

/// Returns the most surprising result of a player: `beat Ben`. Returns `None` if no result was surprising.
#[must_use]
pub fn most_surprising(rated_period: &LeaguePeriod, player: usize, text: Text) -> Option<String> {
    let rated = rated_period.rated()?;
    let games = &rated.sheets().get(player)?.trace.games;
    let surprise = |j: usize| (games[j].score - games[j].e).abs();
    // Takes the first of equally surprising games.
    let j = (0..games.len())
        .rev()
        .max_by(|&i, &j| surprise(i).total_cmp(&surprise(j)))?;
    let opponent = rated_period.name(rated.played(player).get(j)?.opponent);
    let ended = || {
        text.language
            .league()
            .after_ended(&verb(games[j].score, text), &opponent)
    };
    (surprise(j) >= BOUNDS[0]).then(ended)
}

/// The contents of a cell of a crosstable, apart from the score.
#[derive(Clone, Debug, PartialEq)]
pub struct Heat {
    /// The strength of the colour: see [`level`].
    pub level: i8,
    /// Σ (s − E), with two decimals because the cell has no room for more.
    pub surprise: Number,
    /// The expected score and both changes, in words.
    pub told: String,
}

/// Compares the results of a pair with the expectation.
///
/// `(a, b)` are the players' indices, followed by their names and by the results of each against the other.
#[must_use]
pub fn heat(
    (a, b): (usize, usize),
    names: [&str; 2],
    [of_a, of_b]: [Against; 2],
    words: LeagueWords,
) -> Heat {
    let points = |change| show_signed(change, Kind::Rating, Digits::Auto);
    let told = words.pair_told(
        names[0],
        names[1],
        &show(of_a.expected, Kind::Rating, Digits::Auto),
        &show(of_a.scored, of_score(of_a.scored), Digits::Auto),
        &points(of_a.change),
        &points(of_b.change),
    );
    let surprise = surprise(&of_a, Kind::Rating, &path(a, b));
    Heat {
        level: level(surprise.shown_value()),
        surprise,
        told,
    }
}

fn path(a: usize, b: usize) -> String {
    format!("pairs.{a}.{b}")
}

fn surprise(of: &Against, kind: Kind, path: &str) -> Number {
    Number::new(of.surprise(), kind, format!("{path}.surprise"), S::S)
        .sum_of(of.scored + of.expected)
        .signed()
}

/// Both sides of the results of a pair.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    /// The names and the result.
    pub title: String,
    /// A row for each player: name, score, expected score, surprise, and change of the rating.
    pub rows: Vec<Vec<Cell>>,
}

/// Returns both sides of the results of two players, or `None` if they did not meet.
#[must_use]
pub fn pair(
    rated_period: &LeaguePeriod,
    rated: &Rated,
    a: usize,
    b: usize,
    words: LeagueWords,
) -> Option<Pair> {
    let (of_a, of_b) = (rated.against(a, b)?, rated.against(b, a)?);
    let scored = |of: &Against| show(of.scored, of_score(of.scored), Digits::Auto);
    let row = |i: usize, j: usize, of: &Against| {
        let path = path(i, j);
        let number = |value, kind, name: &str, symbol| {
            Number::new(value, kind, format!("{path}.{name}"), symbol)
        };
        vec![
            Cell::Head(rated_period.name(i)),
            Cell::Number(number(of.scored, of_score(of.scored), "scored", S::S)),
            Cell::Number(number(of.expected, Kind::Scaled, "expected", S::E)),
            Cell::Number(surprise(of, Kind::Scaled, &path)),
            Cell::Number(number(of.change, Kind::Rating, "rating_change", S::Change).signed()),
        ]
    };
    Some(Pair {
        title: words.pair_title(
            &rated_period.name(a),
            &rated_period.name(b),
            &scored(&of_a),
            &scored(&of_b),
        ),
        rows: vec![row(a, b, &of_a), row(b, a, &of_b)],
    })
}
