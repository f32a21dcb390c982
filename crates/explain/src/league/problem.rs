//! Problems of the fields, in words.

use crate::case::league::{Field, Problem};
use crate::case::{Case, Part};
use crate::numbers::{Typed, typed};
use crate::words::Language;
use crate::words::messages::LeagueWords;
use glicko2_steps::groups::ProblemKind;
use glicko2_steps::{Field as EngineField, ProblemKind as ValueProblem};

/// Describes a problem of a field in words.
#[must_use]
pub fn problem(problem: Problem, case: &Case, language: Language) -> String {
    let (text, league) = (language.text(), language.league());
    let Problem {
        period,
        kind,
        field,
    } = problem;
    let ProblemKind::Value(value) = kind else {
        return only_here(kind, field, league).to_owned();
    };
    let is_empty = typed(&case.typed(period, field)) == Typed::Empty;
    let engine = match field {
        Field::Tau => EngineField::Tau,
        Field::Idle => EngineField::IdlePeriods,
        Field::Score(_) | Field::TeamScore => EngineField::GameScore(0),
        Field::Player(_, Part::Name | Part::Rating) => EngineField::PlayerRating,
        Field::Player(_, Part::Deviation) => EngineField::PlayerDeviation,
        Field::Player(_, Part::Volatility) => EngineField::PlayerVolatility,
        Field::Points(_) | Field::Place(_) => {
            return number(value, field, is_empty, league).to_owned();
        }
        Field::Side(..)
        | Field::Cell(..)
        | Field::Team(_)
        | Field::Composite(_)
        | Field::Players => {
            return only_here(kind, field, league).to_owned();
        }
    };
    let problem = glicko2_steps::Problem {
        kind: value,
        field: engine,
    };
    match field {
        // From the second period on, a player's numbers are not typed but carried over.
        Field::Player(..) if period > 0 => {
            crate::periods::carried(engine, language.periods()).to_owned()
        }
        _ => text.problem(problem, is_empty),
    }
}

/// Describes a problem that only this room has: with sides, points, places, teams.
fn only_here(kind: ProblemKind, field: Field, words: LeagueWords) -> &'static str {
    match (kind, field) {
        (ProblemKind::NoSuchPlayer, Field::Team(_)) => words.problem_no_member(),
        (ProblemKind::NoSuchPlayer, Field::Players) => words.problem_three_worlds(),
        (ProblemKind::NoSuchPlayer, _) => words.problem_no_such_player(),
        (ProblemKind::OneSelf, _) => words.problem_one_self(),
        (ProblemKind::NoPoints, _) => words.problem_no_points(),
        (ProblemKind::TooMany, Field::Team(_)) => words.problem_team_too_large(),
        (ProblemKind::TooMany, _) => words.problem_race_too_large(),
        (ProblemKind::Value(_), _) => words.problem_beyond(),
    }
}

/// Describes a problem with points or a place.
fn number(kind: ValueProblem, field: Field, is_empty: bool, words: LeagueWords) -> &'static str {
    match (field, kind) {
        (Field::Place(_), _) => words.number_place(),
        (_, ValueProblem::NotANumber) if is_empty => words.number_missing(),
        (_, ValueProblem::Negative) => words.number_negative(),
        (_, ValueProblem::TooLarge) => words.number_too_large(),
        _ => words.number_unreadable(),
    }
}
