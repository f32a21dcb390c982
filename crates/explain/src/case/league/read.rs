//! Converts typed texts to numbers. Total: an unreadable number becomes NaN and an unknown side an invalid index, which
//! the engine reports with the name of the field.

use super::Field;
use crate::case::{Case, End, Games, Part, Participant, PeriodForm, Side};
use crate::numbers::number;
use glicko2_steps::Player;
use glicko2_steps::groups::league::{self, At, League, Problem, Round};
use glicko2_steps::groups::{Meeting, PlayerField, ValuePath, teams};
use std::rc::Rc;

/// Returns the rows of a list that count as results: all except blank ones. They are the meetings, in this order.
#[must_use]
pub fn rows(period: &PeriodForm) -> Vec<usize> {
    period
        .results()
        .iter()
        .enumerate()
        .filter(|(_, result)| !result.is_blank())
        .map(|(row, _)| row)
        .collect()
}

/// Returns the league that a case describes. An unknown side becomes an index past the last player.
///
/// Participants that are shared with `before` are not parsed again, so that a keystroke does not parse hundreds of
/// others.
#[must_use]
pub fn league(case: &Case, before: Option<(&Case, &[Player])>) -> League {
    let read = |(i, now): (usize, &Rc<Participant>)| {
        let known =
            before.and_then(|(case, players)| Some((case.participants.get(i)?, players.get(i)?)));
        known
            .filter(|(form, _)| Rc::ptr_eq(form, now))
            .map_or_else(|| now.player(), |(_, player)| *player)
    };
    League {
        players: case.participants.iter().enumerate().map(read).collect(),
        tau: number(&case.tau),
        rounds: case
            .periods
            .iter()
            .map(|period| round(case, period))
            .collect(),
    }
}

fn round(case: &Case, period: &PeriodForm) -> Round {
    let games = match period.played() {
        Games::Numbers(_) => league::Games::Meetings(Vec::new()),
        Games::Results(results) => {
            let number_of = |side: &Side| case.participant_at(side).unwrap_or(usize::MAX);
            let meetings = results.iter().filter(|result| !result.is_blank());
            let meeting = |result: &crate::case::ResultForm| {
                Meeting::new(
                    number_of(&result.a),
                    number_of(&result.b),
                    result.score.number(),
                )
            };
            league::Games::Meetings(meetings.map(meeting).collect())
        }
        Games::Teams(teams) => league::Games::Teams {
            members: [teams.members(0), teams.members(1)],
            score: teams.score.number(),
            method: teams.method,
        },
        Games::Places(places) => league::Games::FreeForAll(
            places
                .iter()
                .map(|place| (!place.trim().is_empty()).then(|| number(place)))
                .collect(),
        ),
        Games::Points(points) => {
            league::Games::Worlds(points.iter().map(|points| number(points)).collect())
        }
    };
    // The field is hidden otherwise, so its text must not cause an error then.
    let is_idle = matches!(period.played(), Games::Results(results) if results.is_empty());
    let idle_periods = if is_idle { number(period.idle()) } else { 1.0 };
    Round {
        games,
        idle_periods,
    }
}

/// Returns the field in which a refused value was typed.
#[must_use]
pub fn field(problem: &Problem, case: &Case) -> Field {
    let period = case.periods.get(problem.period);
    match problem.place {
        At::Group(place) => of_group(
            place,
            &period.map(|period| rows(period)).unwrap_or_default(),
        ),
        At::Teams(place) => {
            let member = |team: usize, i: usize| {
                let teams = period.and_then(|period| period.teams());
                teams
                    .and_then(|teams| teams.members(team).get(i).copied())
                    .unwrap_or(usize::MAX)
            };
            match place {
                teams::ValuePath::Tau => Field::Tau,
                teams::ValuePath::Score => Field::TeamScore,
                teams::ValuePath::Team(team) => Field::Team(team),
                teams::ValuePath::Member(team, i, field) => {
                    Field::Player(member(team, i), part(field))
                }
                teams::ValuePath::Composite(team, i) => Field::Composite(member(team, i)),
            }
        }
    }
}

fn of_group(place: ValuePath, rows: &[usize]) -> Field {
    let row = |meeting: usize| rows.get(meeting).copied().unwrap_or(meeting);
    match place {
        ValuePath::Tau => Field::Tau,
        ValuePath::Player(i, field) => Field::Player(i, part(field)),
        ValuePath::MeetingA(m) => Field::Side(row(m), End::A),
        ValuePath::MeetingB(m) => Field::Side(row(m), End::B),
        ValuePath::Score(m) => Field::Score(row(m)),
        ValuePath::Points(i) => Field::Points(i),
        ValuePath::Placed(i) => Field::Place(i),
        ValuePath::Players => Field::Players,
        ValuePath::IdlePeriods | ValuePath::Elapsed(_) => Field::Idle,
    }
}

fn part(field: PlayerField) -> Part {
    match field {
        PlayerField::Rating => Part::Rating,
        PlayerField::Deviation => Part::Deviation,
        PlayerField::Volatility => Part::Volatility,
    }
}
