//! From strings to what can be rated. Total: what cannot be read becomes NaN or nobody, and the engine refuses it by name.

use super::form::{End, Field, GroupForm, Part, PlayerForm, Side};
use crate::case::Score;
use crate::glicko2::Player;
use crate::group::{Group, Meeting, Place, PlayerField, placements, teams, wvw};
use crate::number::number;
use std::rc::Rc;

/// Players that were read before, so that a keystroke need not read hundreds of others again.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Memory {
    forms: Rc<Vec<Rc<PlayerForm>>>,
    players: Rc<Vec<Player>>,
}

/// A player's three numbers.
#[must_use]
pub fn player(form: &PlayerForm) -> Player {
    Player { rating: number(&form.rating), deviation: number(&form.deviation), volatility: number(&form.volatility) }
}

/// s. A result that was chosen needs no reading.
#[must_use]
pub fn score(score: &Score) -> f64 {
    match score {
        Score::Won => 1.0,
        Score::Draw => 0.5,
        Score::Lost => 0.0,
        Score::Typed(text) => number(text),
    }
}

/// The rows of the list that count as results: all but the blank ones. They are the meetings, in this order.
#[must_use]
pub fn rows(form: &GroupForm) -> Vec<usize> {
    form.results.iter().enumerate().filter(|(_, result)| !result.is_blank()).map(|(row, _)| row).collect()
}

/// The group that the list means. Its meetings are those of [`rows`]; a side that is nobody is a player beyond the last.
#[must_use]
pub fn group(form: &GroupForm, memory: &mut Memory) -> Group {
    let read = |(i, now): (usize, &Rc<PlayerForm>)| match (memory.forms.get(i), memory.players.get(i)) {
        (Some(before), Some(player)) if Rc::ptr_eq(before, now) => *player,
        _ => player(now),
    };
    let players: Vec<Player> = form.players.iter().enumerate().map(read).collect();
    *memory = Memory { forms: form.players.clone(), players: Rc::new(players.clone()) };
    let number_of = |side: &Side| match side {
        Side::Player(player) => *player,
        Side::Typed(_) => form.player_at(side).unwrap_or(usize::MAX),
    };
    let meetings = form
        .results
        .iter()
        .filter(|result| !result.is_blank())
        .map(|result| Meeting { a: number_of(&result.a), b: number_of(&result.b), score: score(&result.score) })
        .collect();
    Group { players, meetings, tau: number(&form.tau) }
}

/// The match of teams that was typed.
#[must_use]
pub fn teams(form: &GroupForm) -> teams::Match {
    let form = &form.teams;
    let team = |members: &Vec<PlayerForm>| members.iter().map(player).collect();
    teams::Match { teams: form.teams.each_ref().map(team), score: score(&form.score), tau: number(&form.tau) }
}

/// The match of worlds that was typed.
#[must_use]
pub fn worlds(form: &GroupForm) -> wvw::Match {
    let form = &form.worlds;
    wvw::Match {
        worlds: form.worlds.each_ref().map(player),
        points: form.points.each_ref().map(|points| number(points)),
        tau: number(&form.tau),
    }
}

/// The free-for-all that was typed.
#[must_use]
pub fn race(form: &GroupForm) -> placements::FreeForAll {
    let form = &form.race;
    placements::FreeForAll {
        players: form.entrants.iter().map(|(entrant, _)| player(entrant)).collect(),
        places: form.entrants.iter().map(|(_, place)| number(place)).collect(),
        tau: number(&form.tau),
    }
}

/// The string that a value was read from.
#[must_use]
pub fn part(field: PlayerField) -> Part {
    match field {
        PlayerField::Rating => Part::Rating,
        PlayerField::Deviation => Part::Deviation,
        PlayerField::Volatility => Part::Volatility,
    }
}

/// Where a refused value of a match of teams was typed.
#[must_use]
pub fn field_of_teams(place: teams::Place) -> Field {
    match place {
        teams::Place::Tau => Field::Tau,
        teams::Place::Score => Field::TeamScore,
        teams::Place::Team(team) => Field::Team(team),
        teams::Place::Member(team, i, field) => Field::Member(team, i, part(field)),
        teams::Place::Composite(team, i) => Field::Composite(team, i),
    }
}

/// Where a refused value was typed: `player` is where a player's strings are, `row` the row of a meeting.
#[must_use]
pub fn field(place: Place, player: impl Fn(usize, Part) -> Field, row: impl Fn(usize) -> usize) -> Field {
    match place {
        Place::Tau => Field::Tau,
        Place::Player(i, field) => player(i, part(field)),
        Place::MeetingA(m) => Field::Side(row(m), End::A),
        Place::MeetingB(m) => Field::Side(row(m), End::B),
        Place::Score(m) => Field::Score(row(m)),
        Place::Points(i) => Field::Points(i),
        Place::Placed(i) => Field::Place(i),
        Place::Players => Field::Players,
    }
}
