//! A rated league, and one of its periods.

use super::{Field, Kind, label, read};
use crate::by_ptr::ByPtr;
use crate::case::{Case, PeriodForm};
use glicko2_steps::groups::league::{self, Match, RatedRound};
use glicko2_steps::groups::teams::Method;
use glicko2_steps::groups::{ProblemKind, Rated, Sheet};
use std::rc::Rc;

/// A participant whose derivation can be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// The index of a participant.
    Player(usize),
    /// A member of a team: the index of the team, the index of the member.
    Member(usize, usize),
}

/// An error in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The period, from 0. Errors at the start of the league count in the first period.
    pub period: usize,
    /// The kind of error.
    pub kind: ProblemKind,
    /// The field.
    pub field: Field,
}

/// A league with the ratings of all its periods.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedLeague {
    /// The league that was rated. The typed one may have changed since.
    pub case: Rc<Case>,
    /// The ratings.
    pub rated: league::RatedLeague,
}

impl RatedLeague {
    /// Rates a league. Periods that are the same as in `before` are not computed again.
    ///
    /// # Errors
    ///
    /// Returns all errors in the league.
    pub fn of(case: &Rc<Case>, before: Option<&Self>) -> Result<Self, Vec<Problem>> {
        let league = read::league(
            case,
            before.map(|before| (&*before.case, &before.rated.start[..])),
        );
        let rated = match before {
            Some(before) => league::rate_again(&league, &before.rated),
            None => league::rate(&league),
        };
        let problem = |problem: &league::Problem| Problem {
            period: problem.period,
            kind: problem.kind,
            field: read::field(problem, case),
        };
        match rated {
            Ok(rated) => Ok(Self {
                case: case.clone(),
                rated,
            }),
            Err(problems) => Err(problems.iter().map(problem).collect()),
        }
    }
}

/// One period of a rated league. Copies share the league.
#[derive(Clone, Debug, PartialEq)]
pub struct LeaguePeriod {
    /// The rated league, with the names that belong to its numbers. The names typed now may differ.
    pub league: ByPtr<RatedLeague>,
    /// The number of the period, from 0.
    pub period: usize,
}

impl LeaguePeriod {
    /// Returns a period of a league, or the last one if there are fewer.
    #[must_use]
    pub fn of(league: &Rc<RatedLeague>, period: usize) -> Self {
        Self {
            league: ByPtr(league.clone()),
            period: period.min(league.rated.periods.len() - 1),
        }
    }

    /// Returns the ratings of the period.
    #[must_use]
    pub fn round(&self) -> &RatedRound {
        &self.league.rated.periods[self.period]
    }

    /// Returns the typed period.
    #[must_use]
    pub fn form(&self) -> &PeriodForm {
        &self.league.case.periods[self.period]
    }

    /// Returns the kind of its games.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.form().played().kind()
    }

    /// Returns all derivations, unless there were teams.
    #[must_use]
    pub fn rated(&self) -> Option<&Rated> {
        self.round().everybody()
    }

    /// Returns the match of teams, if there was one.
    #[must_use]
    pub fn teams(&self) -> Option<&Match> {
        self.round().teams()
    }

    /// Returns the names of all participants, in order.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        (0..self.round().before.len())
            .map(|participant| self.name(participant))
            .collect()
    }

    /// Returns the name of a participant, or `#3` for the third if the name is empty.
    #[must_use]
    pub fn name(&self, participant: usize) -> String {
        self.league.case.label(participant)
    }

    /// Returns the name of a member of a team, or `#` and their number in the team.
    #[must_use]
    pub fn member(&self, team: usize, member: usize) -> String {
        let participant = self
            .teams()
            .and_then(|teams| teams.members.get(team)?.get(member).copied());
        let name =
            participant.and_then(|participant| self.league.case.participants.get(participant));
        label(name.map(|participant| participant.name.as_str()), member)
    }

    /// Returns the derivation that belongs to a participant: that of a member if they are in a team.
    #[must_use]
    pub fn who(&self, participant: usize) -> Who {
        let teams = self.teams().map_or(&[][..], |teams| &teams.members);
        let place = |(team, members): (usize, &Vec<usize>)| {
            Some(Who::Member(
                team,
                members.iter().position(|member| *member == participant)?,
            ))
        };
        teams
            .iter()
            .enumerate()
            .find_map(place)
            .unwrap_or(Who::Player(participant))
    }

    /// Returns the derivation of a participant. The method chooses among those of a member of a team.
    #[must_use]
    pub fn sheet(&self, who: Who, method: Method) -> Option<&Sheet> {
        match who {
            Who::Player(player) => match self.teams() {
                Some(teams) if !teams.resting.iter().any(|(resting, _)| *resting == player) => None,
                _ => self.round().sheet(player),
            },
            Who::Member(team, member) => self.teams()?.compared.sheet(team, member, method),
        }
    }
}
