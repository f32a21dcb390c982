//! The room League as data: what a period changed, both sides of a result, and what differs by the kind of games.

pub mod over_time;
mod performance;
mod problem;
mod surprise;
mod teams;
mod worlds;

pub use performance::performances;
pub use problem::problem;
pub use surprise::{Heat, Pair, heat, level, most_surprising, pair};
pub use teams::{averages, method, team_opponent};
pub use worlds::{one_way, source_of_worlds, war_in_words, war_score};

use crate::case::league::{Kind as LeagueKind, LeaguePeriod, Mode};
use crate::numbers::Kind;
use crate::steps::key_values::{self, in_path};
use crate::steps::step::Cell;
use crate::words::messages::LeagueWords;
use crate::words::number::Number;
use crate::words::pieces::Piece;
use glicko2_steps::groups::league::RatedRound;
use glicko2_steps::groups::standings::{Standing, Total};
use glicko2_steps::groups::{self, Rated, Sheet, Side};
use glicko2_steps::{Period, Player, Symbol as S};
use std::ops::Range;

/// The heads and rows of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Columns {
    /// The heads of the columns, with symbols as in [`pieces`](crate::words::pieces::pieces).
    pub heads: Vec<&'static str>,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
}

/// The numbers of a player after the period, and the change.
#[derive(Clone, Debug, PartialEq)]
pub struct After {
    /// r.
    pub before: Number,
    /// r′.
    pub rating: Number,
    /// r′ − r.
    pub change: Number,
    /// RD′.
    pub deviation: Number,
    /// σ′.
    pub volatility: Number,
    /// The number of games.
    pub games: usize,
    /// The sum of the scores, Σ s.
    pub scored: Number,
}

/// Returns the standings after a period, in the order of the players.
#[must_use]
pub fn standings(round: &RatedRound) -> Vec<Standing> {
    let ratings = |players: &[Player]| {
        players
            .iter()
            .map(|player| player.rating)
            .collect::<Vec<f64>>()
    };
    groups::standings::standings(&ratings(&round.before), &ratings(&round.after()))
}

/// Returns the result of a player. `path` is the path of the sheet, such as `players.2`.
#[must_use]
pub fn after(sheet: &Sheet, path: &str) -> After {
    let player = sheet.trace.player;
    let before = sheet.period.player.rating;
    let number = |value, kind, name: &str, symbol| {
        Number::new(value, kind, format!("{path}.{name}"), symbol)
    };
    After {
        before: Number::from_input(
            before,
            Kind::Rating,
            format!("{path}.in.player.rating"),
            S::R,
        ),
        rating: number(player.rating, Kind::Rating, "player.rating", S::RPrime),
        change: number(sheet.change(), Kind::Rating, "rating_change", S::Change)
            .sum_of(player.rating.abs() + before.abs())
            .signed(),
        deviation: number(
            player.deviation,
            Kind::Rating,
            "player.deviation",
            S::RdPrime,
        ),
        volatility: number(
            player.volatility,
            Kind::Volatility,
            "player.volatility",
            S::SigmaPrime,
        ),
        games: sheet.trace.games.len(),
        scored: scored(sheet, format!("{path}.scored")),
    }
}

/// Creates the number for the sum of a player's scores.
fn scored(sheet: &Sheet, path: String) -> Number {
    let scored = sheet.scored();
    Number::new(scored, of_score(scored), path, S::S)
}

/// Returns the games and the score of a player over several periods.
#[must_use]
pub fn total(total: Total, player: usize) -> (usize, Number) {
    (
        total.games,
        Number::new(
            total.scored,
            of_score(total.scored),
            format!("players.{player}.all.scored"),
            S::S,
        ),
    )
}

/// Returns r, RD and σ of a player before a period that follows another one.
#[must_use]
pub fn before(round: &RatedRound, i: usize) -> Option<[Number; 3]> {
    let player = round.before.get(i)?;
    let number = |value, kind, name: &str, symbol| {
        Number::from_input(value, kind, format!("before.{i}.{name}"), symbol)
    };
    Some([
        number(player.rating, Kind::Rating, "rating", S::R),
        number(player.deviation, Kind::Rating, "deviation", S::Rd),
        number(player.volatility, Kind::Volatility, "volatility", S::Sigma),
    ])
}

/// Returns the kind of number of a score. Wins and draws are shown in full; a computed score would have
/// sixteen digits.
fn of_score(score: f64) -> Kind {
    if (2.0 * score).fract() == 0.0 {
        Kind::Given
    } else {
        Kind::Scaled
    }
}

/// Returns a sentence with the sum of all changes, Σ (r′ − r).
#[must_use]
pub fn sum(rated: &Rated, words: LeagueWords) -> Vec<Piece> {
    let size = rated
        .sheets()
        .iter()
        .map(|sheet| sheet.trace.player.rating.abs() + sheet.period.player.rating.abs())
        .sum();
    let sum = Number::new(
        rated.sum_of_changes(),
        Kind::Rounded(2),
        "sum_of_changes",
        S::Change,
    )
    .sum_of(size)
    .signed();
    words.after_sum(sum)
}

/// Returns both sides of some results, with the factors of each change. Each result has two rows.
#[must_use]
pub fn sides(
    rated_period: &LeaguePeriod,
    rated: &Rated,
    meetings: impl Iterator<Item = usize>,
    words: LeagueWords,
) -> Columns {
    let mut rows = Vec::new();
    for meeting in meetings {
        let Some(sides) = rated.sides(meeting) else {
            continue;
        };
        for (side, letter) in sides.iter().zip(["a", "b"]) {
            rows.push(side_row(
                rated_period,
                meeting,
                *side,
                sides[usize::from(letter == "a")].player,
                letter,
                words,
            ));
        }
    }
    let heads = vec![
        words.after_result(),
        "{phi_prime}",
        "{g}",
        "{s}",
        "{e}",
        "{s} − {e}",
        "{change}",
    ];
    Columns { heads, rows }
}

fn side_row(
    rated_period: &LeaguePeriod,
    meeting: usize,
    side: Side,
    other: usize,
    letter: &str,
    words: LeagueWords,
) -> Vec<Cell> {
    let number = |value, kind, name: &str, symbol| {
        Cell::Number(Number::new(
            value,
            kind,
            format!("meetings.{meeting}.{letter}.{name}"),
            symbol,
        ))
    };
    let surprise = Number::new(
        side.surprise(),
        Kind::Scaled,
        format!("meetings.{meeting}.{letter}.surprise"),
        S::S,
    )
    .sum_of(side.traced.score + side.traced.e);
    let change = Number::new(
        side.traced.rating_change,
        Kind::Rating,
        format!("meetings.{meeting}.{letter}.rating_change"),
        S::Change,
    );
    vec![
        Cell::Head(words.after_side(
            meeting + 1,
            &rated_period.name(side.player),
            &rated_period.name(other),
        )),
        number(side.phi_prime, Kind::Scaled, "phi_prime", S::PhiPrime),
        number(side.traced.g, Kind::Scaled, "g", S::G),
        number(
            side.traced.score,
            of_score(side.traced.score),
            "score",
            S::S,
        ),
        number(side.traced.e, Kind::Scaled, "e", S::E),
        Cell::Number(surprise.signed()),
        Cell::Number(change.signed()),
    ]
}

/// Returns the opponents of some games of a derivation: the game's number in the steps, the opponent before
/// the period, score and change.
#[must_use]
pub fn games(
    sheet: &Sheet,
    shown: Range<usize>,
    opponents: &[String],
    words: LeagueWords,
) -> Columns {
    let row = |j: usize| {
        let (game, traced) = (sheet.period.games.get(j)?, sheet.trace.games.get(j)?);
        let number = |value, kind, name: &str, symbol| {
            Cell::Number(Number::from_input(value, kind, in_path(j, name), symbol))
        };
        Some(vec![
            Cell::Head(numbered(j, opponents)),
            number(game.rating, Kind::Rating, "rating", S::RJ),
            number(game.deviation, Kind::Rating, "deviation", S::RdJ),
            number(game.score, of_score(game.score), "score", S::S),
            Cell::Number(key_values::rating_change(j, traced.rating_change)),
        ])
    };
    let heads = vec![words.after_opponent(), "{r_j}", "{rd_j}", "{s}", "{change}"];
    Columns {
        heads,
        rows: shown.filter_map(row).collect(),
    }
}

/// Returns the opponent of a game, with the game's number in the steps.
fn numbered(j: usize, opponents: &[String]) -> String {
    let name = opponents.get(j).map_or("", String::as_str);
    format!("{} · {name}", j + 1)
}

/// Replaces the opponents' ratings in a sentence by their names. A rating stays if it stands for several
/// opponents.
#[must_use]
pub fn by_name(sentence: Vec<Piece>, period: &Period, names: &[String]) -> Vec<Piece> {
    let name = |quantity: &str| -> Option<String> {
        let j = quantity
            .strip_prefix("in.games.")?
            .strip_suffix(".rating")?
            .parse::<usize>()
            .ok()?;
        let (game, name) = (period.games.get(j)?, names.get(j)?);
        let mut alike = period
            .games
            .iter()
            .zip(names)
            .filter(|(other, _)| *other == game);
        alike.all(|(_, other)| other == name).then(|| name.clone())
    };
    let named = |piece| match &piece {
        Piece::Number(number) => name(&number.quantity).map_or(piece, Piece::Text),
        _ => piece,
    };
    sentence.into_iter().map(named).collect()
}

/// Returns the name of the way in which games arise.
#[must_use]
pub fn kind(kind: LeagueKind, words: LeagueWords) -> &'static str {
    match kind {
        LeagueKind::Results => words.kind_results(),
        LeagueKind::Teams => words.kind_teams(),
        LeagueKind::Worlds => words.kind_worlds(),
        LeagueKind::Race => words.kind_race(),
    }
}

/// Returns the name of a view.
#[must_use]
pub fn mode(mode: Mode, words: LeagueWords) -> &'static str {
    match mode {
        Mode::List => words.mode_list(),
        Mode::Table => words.mode_table(),
        Mode::Teams | Mode::Worlds | Mode::Race => kind(mode.kind(), words),
    }
}

/// Returns the introduction to a view.
#[must_use]
pub fn lead(mode: Mode, words: LeagueWords) -> &'static str {
    match mode {
        Mode::List => words.lead_list(),
        Mode::Table => words.lead_table(),
        Mode::Teams => words.lead_teams(),
        Mode::Worlds => words.lead_worlds(),
        Mode::Race => words.lead_race(),
    }
}

/// Describes by how many places a participant rose or fell.
#[must_use]
pub fn risen(places: isize, words: LeagueWords) -> String {
    match places {
        0 => words.after_same().to_owned(),
        1.. => words.after_up(places.unsigned_abs()),
        _ => words.after_down(places.unsigned_abs()),
    }
}

/// Tells how many participants were rated from how many results.
#[must_use]
pub fn summary(kind: LeagueKind, rated: usize, results: usize, words: LeagueWords) -> String {
    match kind {
        LeagueKind::Worlds => words.after_summary_worlds(rated, results),
        _ => words.after_summary(rated, results),
    }
}
