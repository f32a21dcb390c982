//! A league that was rated, and one of its periods.

use super::{Field, Kind, label, read};
use crate::case::{Case, PeriodForm};
use crate::group::league::{self, Match, RatedRound};
use crate::group::teams::Method;
use crate::group::{ProblemKind, Rated, Sheet};
use std::rc::Rc;

/// Somebody whose derivation can be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// A participant, from 0.
    Player(usize),
    /// A member of a team: the team, the member.
    Member(usize, usize),
}

/// What is wrong with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The period, from 0. What stands before all periods stands in the first.
    pub period: usize,
    /// What.
    pub kind: ProblemKind,
    /// Where.
    pub field: Field,
}

/// A league that could be rated, and what came of all its periods.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedLeague {
    /// The league; what is typed now may be another.
    pub case: Rc<Case>,
    /// What came of it.
    pub rated: league::RatedLeague,
}

impl RatedLeague {
    /// Rates what a league means; what comes out as `before` is not worked again.
    ///
    /// # Errors
    ///
    /// All that is wrong with it.
    pub fn of(case: &Rc<Case>, before: Option<&Self>) -> Result<Self, Vec<Problem>> {
        let league = read::league(case, before.map(|before| (&*before.case, &before.rated.start[..])));
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
            Ok(rated) => Ok(Self { case: case.clone(), rated }),
            Err(problems) => Err(problems.iter().map(problem).collect()),
        }
    }
}

/// One period of a league that could be rated. A copy shares it.
#[derive(Clone, Debug, PartialEq)]
pub struct WorkedRound {
    /// The league. Its names belong to the numbers; what is typed now may have others.
    pub league: Rc<RatedLeague>,
    /// The number of the period, from 0.
    pub period: usize,
}

impl WorkedRound {
    /// A period of a league, or the last one where there are fewer.
    #[must_use]
    pub fn of(league: &Rc<RatedLeague>, period: usize) -> Self {
        Self { league: league.clone(), period: period.min(league.rated.periods.len() - 1) }
    }

    /// Whether it is the very same.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.league, &other.league) && self.period == other.period
    }

    /// What came of it.
    #[must_use]
    pub fn round(&self) -> &RatedRound {
        &self.league.rated.periods[self.period]
    }

    /// How its games arose, as it was typed.
    #[must_use]
    pub fn form(&self) -> &PeriodForm {
        &self.league.case.periods[self.period]
    }

    /// The kind of its games.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.form().played().kind()
    }

    /// Everybody's derivation, unless there were teams.
    #[must_use]
    pub fn rated(&self) -> Option<&Rated> {
        self.round().everybody()
    }

    /// The match of teams, if there was one.
    #[must_use]
    pub fn teams(&self) -> Option<&Match> {
        self.round().teams()
    }

    /// The names of all participants, in order.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        (0..self.round().before.len()).map(|participant| self.name(participant)).collect()
    }

    /// The name of a participant, or `#3` for the third who has none.
    #[must_use]
    pub fn name(&self, participant: usize) -> String {
        self.league.case.label(participant)
    }

    /// The name of a member of a team, or their number in it.
    #[must_use]
    pub fn member(&self, team: usize, member: usize) -> String {
        let participant = self.teams().and_then(|teams| teams.members.get(team)?.get(member).copied());
        let name = participant.and_then(|participant| self.league.case.participants.get(participant));
        label(name.map(|participant| participant.name.as_str()), member)
    }

    /// Whose derivation a participant's is: that of a member of a team, where they are in one.
    #[must_use]
    pub fn who(&self, participant: usize) -> Who {
        let teams = self.teams().map_or(&[][..], |teams| &teams.members);
        let place = |(team, members): (usize, &Vec<usize>)| {
            Some(Who::Member(team, members.iter().position(|member| *member == participant)?))
        };
        teams.iter().enumerate().find_map(place).unwrap_or(Who::Player(participant))
    }

    /// Somebody's derivation; of a member of a team, in one of the ways.
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
