//! Two teams, and the three methods in use of rating their members.
//!
//! Glicko-2 rates games between two players. Each method turns a match of teams into such games.
//! Every member then has an ordinary rating period of their own, with the result of the team as
//! score:
//!
//! | method | a member plays |
//! |---|---|
//! | [`IndividualPairs`](Method::IndividualPairs) | every opponent once |
//! | [`CompositeOpponent`](Method::CompositeOpponent) | once, against the opposing team's mean r and mean RD |
//! | [`CompositeTeam`](Method::CompositeTeam) | once, against r_me + (mean of theirs − mean of ours); RD: theirs |
//!
//! The opponent in the last row is as far above or below the member as the opposing team's mean is
//! above or below that of the member's team.
//!
//! Source: R. Juckett, *The Online Skill Ranking of INVERSUS Deluxe*, May 2018. It names all three
//! methods; INVERSUS uses the last. Its code is missing from the copies of the article, so the
//! rating follows its text, and the deviation is inferred. With one member each, all three methods
//! are the plain game.

use super::error::PlayerField;
use super::{ProblemKind, Sheet, other_score};
use crate::{Field, Game, Period, Player};

/// The largest number of members of a team. Every member may meet every opponent.
pub const MOST: usize = 100;

/// A match of two teams.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// The members of both teams before the match.
    pub teams: [Vec<Player>; 2],
    /// s of the first team; that of the other is 1 − s.
    pub score: f64,
    /// τ.
    pub tau: f64,
}

/// A method that turns a match of teams into games between two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Method {
    /// Every member meets every opponent.
    #[default]
    IndividualPairs,
    /// Every member meets the average of the opposing team.
    CompositeOpponent,
    /// Every member meets an opponent whose distance in rating is that between the teams' averages.
    CompositeTeam,
}

impl Method {
    /// All methods.
    pub const ALL: [Self; 3] = [
        Self::IndividualPairs,
        Self::CompositeOpponent,
        Self::CompositeTeam,
    ];

    /// Returns the opponent that a method makes for a member, from the averages of the member's
    /// team and of the opposing team. For individual pairs, which make no opponent, returns the
    /// average of the opposing team.
    #[must_use]
    pub fn opponent(self, me: Player, own: Average, opposing: Average) -> Average {
        match self {
            Self::IndividualPairs | Self::CompositeOpponent => opposing,
            // r_me + (theirs − ours). With one member each, this order of summation is exact.
            Self::CompositeTeam => Average {
                rating: opposing.rating + (me.rating - own.rating),
                ..opposing
            },
        }
    }

    /// Returns the games of a member.
    fn games(
        self,
        me: Player,
        own: Average,
        opposing: Average,
        opponents: &[Player],
        score: f64,
    ) -> Vec<Game> {
        let game = |rating, deviation| Game::new(rating, deviation, score);
        if self == Self::IndividualPairs {
            return opponents
                .iter()
                .map(|other| game(other.rating, other.deviation))
                .collect();
        }
        let opponent = self.opponent(me, own, opposing);
        vec![game(opponent.rating, opponent.deviation)]
    }
}

/// The mean rating and deviation of a team.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Average {
    /// The mean of the ratings.
    pub rating: f64,
    /// The mean of the deviations.
    pub deviation: f64,
}

impl Average {
    /// Returns the averages of some players; NaN if there are none.
    #[must_use]
    pub fn of(players: &[Player]) -> Self {
        let count = players.len() as f64;
        let mean = |of: fn(&Player) -> f64| players.iter().map(of).sum::<f64>() / count;
        Self {
            rating: mean(|player| player.rating),
            deviation: mean(|player| player.deviation),
        }
    }
}

/// The path of a value in a match of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValuePath {
    /// τ.
    Tau,
    /// The score of the first team.
    Score,
    /// A team that is empty or has more than [`MOST`] members.
    Team(usize),
    /// A value of a member: the team, the member, the field.
    Member(usize, usize, PlayerField),
    /// The opponent that a method made for a member: the team, the member.
    Composite(usize, usize),
}

/// One refused value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Problem {
    /// The reason.
    pub kind: ProblemKind,
    /// The path of the value.
    pub place: ValuePath,
}

/// A match, with every member's derivation by each method.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// The averages of both teams.
    pub averages: [Average; 2],
    /// The members of the first team and of the second, each with a sheet for every method in the
    /// order of [`Method::ALL`].
    pub members: [Vec<[Sheet; 3]>; 2],
}

impl Compared {
    /// Returns a member's derivation by one method.
    #[must_use]
    pub fn sheet(&self, team: usize, member: usize, method: Method) -> Option<&Sheet> {
        let sheets = self.members.get(team)?.get(member)?;
        Method::ALL
            .iter()
            .position(|&m| m == method)
            .map(|at| &sheets[at])
    }
}

/// Rates every member by each method.
///
/// # Errors
///
/// Returns every invalid value, a team without members or with more than [`MOST`], and a composite
/// opponent whose rating is too large.
pub fn compare(match_: &Match) -> Result<Compared, Vec<Problem>> {
    let mut problems: Vec<Problem> = Vec::new();
    for team in [0, 1] {
        let kind = match match_.teams[team].len() {
            0 => ProblemKind::NoSuchPlayer,
            1..=MOST => continue,
            _ => ProblemKind::TooMany,
        };
        problems.push(Problem {
            kind,
            place: ValuePath::Team(team),
        });
    }
    if problems
        .iter()
        .any(|problem| problem.kind == ProblemKind::TooMany)
    {
        return Err(problems);
    }
    let averages = [0, 1].map(|team: usize| Average::of(&match_.teams[team]));
    let members = [0, 1].map(|team: usize| {
        let other = 1 - team;
        let score = if team == 0 {
            match_.score
        } else {
            other_score(match_.score)
        };
        let mut sheets = Vec::with_capacity(match_.teams[team].len());
        for (i, &me) in match_.teams[team].iter().enumerate() {
            let of = Method::ALL.map(|method| {
                let games = method.games(
                    me,
                    averages[team],
                    averages[other],
                    &match_.teams[other],
                    score,
                );
                sheet(Period::new(me, match_.tau, games), team, i, &mut problems)
            });
            if let [Some(pairs), Some(opponent), Some(whole)] = of {
                sheets.push([pairs, opponent, whole]);
            }
        }
        sheets
    });
    // A composite is made of members. If a member is wrong, only the member is reported.
    if problems
        .iter()
        .any(|problem| !matches!(problem.place, ValuePath::Composite(..)))
    {
        problems.retain(|problem| !matches!(problem.place, ValuePath::Composite(..)));
    }
    if problems.is_empty() {
        Ok(Compared { averages, members })
    } else {
        Err(problems)
    }
}

/// Rates a member, or adds the problems to the list, one for each path.
fn sheet(period: Period, team: usize, member: usize, problems: &mut Vec<Problem>) -> Option<Sheet> {
    let error = match crate::rate(&period) {
        Ok(trace) => return Some(Sheet { period, trace }),
        Err(error) => error,
    };
    for problem in error.problems() {
        let own = |field| ValuePath::Member(team, member, field);
        let place = match problem.field {
            Field::Tau => ValuePath::Tau,
            Field::PlayerRating => own(PlayerField::Rating),
            Field::PlayerDeviation => own(PlayerField::Deviation),
            Field::PlayerVolatility => own(PlayerField::Volatility),
            Field::GameScore(_) => ValuePath::Score,
            Field::GameRating(_)
            | Field::GameDeviation(_)
            | Field::Game(_)
            | Field::Epsilon
            | Field::IdlePeriods
            | Field::Rounding => ValuePath::Composite(team, member),
        };
        let problem = Problem {
            kind: ProblemKind::Value(problem.kind),
            place,
        };
        if !problems.iter().any(|other| other.place == place) {
            problems.push(problem);
        }
    }
    None
}
