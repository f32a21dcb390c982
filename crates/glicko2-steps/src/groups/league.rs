//! A league: rating periods of a group in a row. The players after one period are the players
//! before the next.
//!
//! A league computes each period as [`group`](super) does and passes the players on. A player
//! without games in a period was idle in it: only Step 6 applies.

use super::placements::FreeForAll;
use super::teams::{Compared, Method};
use super::{Group, Meeting, ProblemKind, Rated, Sheet, ValuePath, placements, teams, wvw};
use crate::Player;
use std::rc::Rc;

/// The players, τ, and the games of each period.
#[derive(Clone, Debug, PartialEq)]
pub struct League {
    /// The players before the first period.
    pub players: Vec<Player>,
    /// τ, the same for all, throughout.
    pub tau: f64,
    /// The periods, in order.
    pub rounds: Vec<Round>,
}

/// The games of one period.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// The results.
    pub games: Games,
    /// For how many periods, whole or not, no games were played. Ignored if there are games.
    pub idle_periods: f64,
}

/// The kinds of games of a period. Players are named by their number in the league, from 0.
#[derive(Clone, Debug, PartialEq)]
pub enum Games {
    /// Results between two players each, in any order. Empty if no games were played.
    Meetings(Vec<Meeting>),
    /// A match of two teams.
    Teams {
        /// The members of both teams.
        members: [Vec<usize>; 2],
        /// s of the first team.
        score: f64,
        /// The method whose result the members take to the next period.
        method: Method,
    },
    /// A free-for-all: the place of each player who took part.
    FreeForAll(Vec<Option<f64>>),
    /// A match of three worlds, which are all the players: the points of each.
    Worlds(Vec<f64>),
}

/// A league with every player's derivation in each of its periods.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedLeague {
    /// The players before the first period.
    pub start: Vec<Player>,
    /// The periods, in order.
    pub periods: Vec<Rc<RatedRound>>,
}

/// One period of a rated league.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedRound {
    /// The players before the period.
    pub before: Vec<Player>,
    /// τ.
    pub tau: f64,
    /// The games.
    pub round: Round,
    /// The derivations.
    pub outcome: Outcome,
}

/// The derivations of a period.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// Every player's derivation.
    Everybody(Rated),
    /// The derivations of the members of two teams, by each method, and of the players who took no
    /// part.
    Teams(Match),
}

/// Two teams after their match.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// The members of both teams.
    pub members: [Vec<usize>; 2],
    /// The members' derivations.
    pub compared: Compared,
    /// The method whose result the members take to the next period.
    pub method: Method,
    /// The players who took no part, each with the derivation of an idle period.
    pub resting: Vec<(usize, Rc<Sheet>)>,
}

/// One refused value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The period, from 0. A value from before all periods belongs to period 0.
    pub period: usize,
    /// The reason.
    pub kind: ProblemKind,
    /// The path of the value.
    pub place: At,
}

/// The path of a refused value in its period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// A path in the group. Players have their numbers in the league.
    Group(ValuePath),
    /// A path in a match of teams. Members have their numbers in the team.
    Teams(teams::ValuePath),
}

impl RatedRound {
    fn of(
        before: Vec<Player>,
        tau: f64,
        round: &Round,
        known: Option<&Self>,
    ) -> Result<Self, Vec<Problem>> {
        let of_group = |error: super::Error| -> Vec<Problem> {
            error
                .problems()
                .iter()
                .map(|of| here(of.kind, At::Group(of.place)))
                .collect()
        };
        let known_rated = known.and_then(|known| known.everybody());
        let outcome = match &round.games {
            Games::Meetings(meetings) => {
                let group = Group {
                    players: before.clone(),
                    meetings: meetings.clone(),
                    tau,
                };
                // If any games were played, players without games were idle for one period.
                let idle = if meetings.is_empty() {
                    round.idle_periods
                } else {
                    1.0
                };
                Outcome::Everybody(Rated::of(&group, idle, known_rated).map_err(of_group)?)
            }
            Games::FreeForAll(places) => {
                let race = FreeForAll {
                    players: before.clone(),
                    places: places.clone(),
                    tau,
                };
                let rated = match known_rated {
                    Some(known) => placements::rate_again(&race, known),
                    None => placements::rate(&race),
                };
                Outcome::Everybody(rated.map_err(of_group)?)
            }
            Games::Worlds(points) => {
                let (Ok(worlds), Ok(points)) =
                    (before.clone().try_into(), points.clone().try_into())
                else {
                    return Err(vec![here(
                        ProblemKind::NoSuchPlayer,
                        At::Group(ValuePath::Players),
                    )]);
                };
                Outcome::Everybody(
                    wvw::rate(&wvw::Match {
                        worlds,
                        points,
                        tau,
                    })
                    .map_err(of_group)?,
                )
            }
            Games::Teams {
                members,
                score,
                method,
            } => Outcome::Teams(Match::of(&before, members, *score, *method, tau)?),
        };
        Ok(Self {
            before,
            tau,
            round: round.clone(),
            outcome,
        })
    }

    /// Returns whether this period was rated from these players, this τ and this round.
    fn answers(&self, before: &[Player], tau: f64, round: &Round) -> bool {
        self.before == before && self.tau == tau && self.round == *round
    }

    /// Returns every player's derivation, unless the period was a match of teams.
    #[must_use]
    pub fn everybody(&self) -> Option<&Rated> {
        if let Outcome::Everybody(rated) = &self.outcome {
            Some(rated)
        } else {
            None
        }
    }

    /// Returns the match of teams, if the period was one.
    #[must_use]
    pub fn teams(&self) -> Option<&Match> {
        if let Outcome::Teams(teams) = &self.outcome {
            Some(teams)
        } else {
            None
        }
    }

    /// Returns the derivation whose result a player takes to the next period.
    #[must_use]
    pub fn sheet(&self, player: usize) -> Option<&Sheet> {
        match &self.outcome {
            Outcome::Everybody(rated) => rated.sheets().get(player).map(|sheet| &**sheet),
            Outcome::Teams(teams) => teams.sheet(player),
        }
    }

    /// Returns the players after the period.
    #[must_use]
    pub fn after(&self) -> Vec<Player> {
        let after = |(i, before): (usize, &Player)| {
            self.sheet(i).map_or(*before, |sheet| sheet.trace.player)
        };
        self.before.iter().enumerate().map(after).collect()
    }
}

impl Match {
    fn of(
        players: &[Player],
        members: &[Vec<usize>; 2],
        score: f64,
        method: Method,
        tau: f64,
    ) -> Result<Self, Vec<Problem>> {
        let mut problems = Vec::new();
        let teams = members.each_ref().map(|team| {
            team.iter()
                .filter_map(|&i| players.get(i).copied())
                .collect()
        });
        let compared = teams::compare(&teams::Match { teams, score, tau }).map_err(|refused| {
            problems.extend(refused.iter().map(|of| here(of.kind, At::Teams(of.place))));
        });
        let is_member = |i: &usize| members.iter().any(|team| team.contains(i));
        let mut resting = Vec::new();
        for i in (0..players.len()).filter(|i| !is_member(i)) {
            let alone = Group {
                players: vec![players[i]],
                meetings: Vec::new(),
                tau,
            };
            match Rated::of(&alone, 1.0, None) {
                Ok(rated) => resting.extend(rated.sheets().first().map(|sheet| (i, sheet.clone()))),
                Err(error) => {
                    problems.extend(error.problems().iter().filter_map(|of| match of.place {
                        ValuePath::Player(_, field) => {
                            Some(here(of.kind, At::Group(ValuePath::Player(i, field))))
                        }
                        // A wrong τ is reported once, for the match.
                        _ => None,
                    }));
                }
            }
        }
        match compared {
            Ok(compared) if problems.is_empty() => Ok(Self {
                members: members.clone(),
                compared,
                method,
                resting,
            }),
            _ => Err(problems),
        }
    }

    /// Returns the derivation whose result a player takes to the next period.
    #[must_use]
    pub fn sheet(&self, player: usize) -> Option<&Sheet> {
        let as_member = self.members.iter().enumerate().find_map(|(team, members)| {
            let member = members.iter().position(|&member| member == player)?;
            self.compared.sheet(team, member, self.method)
        });
        let resting = || {
            self.resting
                .iter()
                .find(|(i, _)| *i == player)
                .map(|(_, sheet)| &**sheet)
        };
        as_member.or_else(resting)
    }
}

fn here(kind: ProblemKind, place: At) -> Problem {
    Problem {
        period: 0,
        kind,
        place,
    }
}

/// Rates a league, period by period.
///
/// # Errors
///
/// Returns all problems of the first period that cannot be rated, and of later periods only the
/// problems that do not depend on the players' ratings.
///
/// ```
/// use glicko2_steps::Player;
/// use glicko2_steps::groups::Meeting;
/// use glicko2_steps::groups::league::{Games, League, Round, rate};
///
/// let player = |rating, deviation| Player::new(rating, deviation, 0.06);
/// let round = |meetings| Round { games: Games::Meetings(meetings), idle_periods: 1.0 };
/// let league = League {
///     players: vec![player(1500.0, 200.0), player(1400.0, 30.0), player(1550.0, 100.0)],
///     tau: 0.5,
///     rounds: vec![round(vec![Meeting::new(0, 1, 1.0)]), round(vec![Meeting::new(2, 0, 0.5)])],
/// };
/// let rated = rate(&league).unwrap();
/// assert_eq!(rated.periods[1].before, rated.periods[0].after());
/// // Ben sat out, and is less well known by that.
/// assert!(rated.end()[1].deviation > rated.periods[1].before[1].deviation);
/// ```
pub fn rate(league: &League) -> Result<RatedLeague, Vec<Problem>> {
    chain(league, &[])
}

/// Rates a league that differs from a rated one in a few places. Takes over periods with the same
/// input, and derivations with the same input in other periods.
///
/// # Errors
///
/// As [`rate`].
pub fn rate_again(league: &League, before: &RatedLeague) -> Result<RatedLeague, Vec<Problem>> {
    chain(league, &before.periods)
}

fn chain(league: &League, known: &[Rc<RatedRound>]) -> Result<RatedLeague, Vec<Problem>> {
    let tau = league.tau;
    let mut players = league.players.clone();
    let mut periods = Vec::with_capacity(league.rounds.len());
    for (k, round) in league.rounds.iter().enumerate() {
        let known = known.get(k);
        let rated = match known.filter(|known| known.answers(&players, tau, round)) {
            Some(known) => known.clone(),
            None => match RatedRound::of(players, tau, round, known.map(|known| &**known)) {
                Ok(rated) => Rc::new(rated),
                Err(problems) => return Err(refused(problems, k, league)),
            },
        };
        players = rated.after();
        periods.push(rated);
    }
    Ok(RatedLeague {
        start: league.players.clone(),
        periods,
    })
}

/// Returns the given problems of period `first`, and the problems of later periods. The players
/// before the later periods are unknown, so valid players are put in their place.
fn refused(problems: Vec<Problem>, first: usize, league: &League) -> Vec<Problem> {
    const ANYBODY: Player = Player::new(1500.0, 350.0, 0.06);
    const ANY_TAU: f64 = 0.5;
    let mut all: Vec<Problem> = problems
        .into_iter()
        .map(|problem| Problem {
            period: first,
            ..problem
        })
        .collect();
    for (period, round) in league.rounds.iter().enumerate().skip(first + 1) {
        if let Err(later) =
            RatedRound::of(vec![ANYBODY; league.players.len()], ANY_TAU, round, None)
        {
            all.extend(
                later
                    .into_iter()
                    .map(|problem| Problem { period, ..problem }),
            );
        }
    }
    all
}

impl RatedLeague {
    /// Returns a player at a time: 0 is before all periods, 1 after the first. Times past the end
    /// count as the end.
    #[must_use]
    pub fn player_at(&self, time: usize, player: usize) -> Player {
        match (self.periods.get(time), self.periods.last()) {
            (Some(next), _) => next.before[player],
            (None, Some(last)) => last
                .sheet(player)
                .map_or(last.before[player], |sheet| sheet.trace.player),
            (None, None) => self.start[player],
        }
    }

    /// Returns the players after the last period.
    #[must_use]
    pub fn end(&self) -> Vec<Player> {
        self.periods
            .last()
            .map_or_else(|| self.start.clone(), |last| last.after())
    }
}
