//! Teams: their averages, and the opponent that a member meets.

use super::Columns;
use crate::numbers::Kind;
use crate::steps::step::{Block, Cell};
use crate::steps::{formulas, key_values};
use crate::words::messages::LeagueWords;
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::groups::teams::{Average, Compared, Method};
use glicko2_steps::{Player, Symbol as S};

/// Returns the averages of both teams.
#[must_use]
pub fn averages(compared: &Compared, words: LeagueWords) -> Columns {
    let rows = (compared.averages.iter().zip(&compared.members).enumerate())
        .map(|(team, (average, members))| {
            let mean = |value, name: &str, symbol| Cell::Number(of_team(team, value, name, symbol));
            vec![
                Cell::Head(words.teams_team(team + 1)),
                Cell::Pieces(vec![Piece::Text(members.len().to_string())]),
                mean(average.rating, "rating", S::R),
                mean(average.deviation, "deviation", S::Rd),
            ]
        })
        .collect();
    Columns {
        heads: vec![
            "",
            words.teams_members(),
            words.teams_mean_rating(),
            words.teams_mean_deviation(),
        ],
        rows,
    }
}

/// Creates the number for an average of a team.
fn of_team(team: usize, value: f64, name: &str, symbol: S) -> Number {
    Number::new(
        value,
        Kind::Rating,
        format!("teams.{team}.mean_{name}"),
        symbol,
    )
}

/// Explains the opponent that a team member meets by one of the methods, worked with these numbers.
#[must_use]
pub fn team_opponent(
    me: Player,
    team: usize,
    averages: &[Average; 2],
    method: Method,
    words: LeagueWords,
) -> Vec<Block> {
    let Some((own, other)) = averages
        .get(team)
        .zip(averages.get(1usize.wrapping_sub(team)))
    else {
        return Vec::new();
    };
    let theirs = of_team(1 - team, other.rating, "rating", S::RJ);
    let ours = of_team(team, own.rating, "rating", S::R);
    let deviation = of_team(1 - team, other.deviation, "deviation", S::RdJ);
    let deviation = Block::Worked(formulas::with_numbers(r"\rd_j = #0", &[deviation]));
    match method {
        Method::IndividualPairs => vec![Block::Text(pieces(words.teams_pairs_meet()))],
        Method::CompositeOpponent => vec![
            Block::Text(pieces(words.teams_opponent_meets())),
            Block::Worked(formulas::with_numbers(r"\r_j = #0", &[theirs])),
            deviation,
        ],
        Method::CompositeTeam => {
            let mine = key_values::r(me);
            let made = method.opponent(me, *own, *other).rating;
            let made = Number::new(made, Kind::Rating, "in.games.0.rating", S::RJ);
            vec![
                Block::Text(pieces(words.teams_team_meets())),
                Block::Worked(formulas::with_numbers(
                    r"\r_j = #0 + (@1 − @2) = #3",
                    &[mine, theirs, ours, made],
                )),
                deviation,
            ]
        }
    }
}

/// Returns the name of a method, and its explanation.
#[must_use]
pub fn method(method: Method, words: LeagueWords) -> [&'static str; 2] {
    match method {
        Method::IndividualPairs => words.teams_individual_pairs(),
        Method::CompositeOpponent => words.teams_composite_opponent(),
        Method::CompositeTeam => words.teams_composite_team(),
    }
}
