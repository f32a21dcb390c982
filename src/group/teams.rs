//! Two teams, and the ways that are in use of rating their members one by one.
//!
//! Glicko-2 knows games of one against one. Each way makes such games of a match of teams, and then every member has an ordinary
//! rating period of their own, with the result of the team as score:
//!
//! | way | a member plays |
//! |---|---|
//! | [`IndividualPairs`](Method::IndividualPairs) | every opponent once |
//! | [`CompositeOpponent`](Method::CompositeOpponent) | once, against the average of the opposing team: r and RD are means |
//! | [`CompositeTeam`](Method::CompositeTeam) | once, against somebody as far above or below them as the opposing team's mean is above or below that of their own: r = r_me + (mean of theirs − mean of ours), RD the mean of theirs |
//!
//! Source: R. Juckett, *The Online Skill Ranking of INVERSUS Deluxe*, May 2018, which names all three, and where
//! INVERSUS uses the last. Its code is lost in copies; the rating is the reading that fits its words, the deviation is inferred. For one
//! against one all three are the plain game.

use super::error::PlayerField;
use super::{ProblemKind, Sheet, other_score};
use crate::glicko2::{self, Field, Game, Period, Player};

/// So many members at most in each team: every one of them may meet every opponent.
pub const MOST: usize = 100;

/// A match of two teams.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// The members of both before the match.
    pub teams: [Vec<Player>; 2],
    /// s of the first team; that of the other is 1 − s.
    pub score: f64,
    /// τ.
    pub tau: f64,
}

/// A way to make games of one against one out of a match of teams.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Method {
    /// Every member meets every opponent.
    #[default]
    IndividualPairs,
    /// Every member meets the average of the opposing team.
    CompositeOpponent,
    /// Every member meets an opponent as far away as the teams' averages are from each other.
    CompositeTeam,
}

impl Method {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::IndividualPairs, Self::CompositeOpponent, Self::CompositeTeam];

    /// The opponent that a way makes for a member, given the averages of the member's team and of the other. Individual pairs make
    /// none; for them it is the average of those who are met.
    #[must_use]
    pub fn opponent(self, me: Player, own: Average, opposing: Average) -> Average {
        match self {
            Self::IndividualPairs | Self::CompositeOpponent => opposing,
            // r_me + (theirs − ours), in an order in which one against one stays what it is to the last bit.
            Self::CompositeTeam => Average { rating: opposing.rating + (me.rating - own.rating), ..opposing },
        }
    }

    /// The games of a member.
    fn games(self, me: Player, own: Average, opposing: Average, opponents: &[Player], score: f64) -> Vec<Game> {
        let game = |rating, deviation| Game { rating, deviation, score };
        if self == Self::IndividualPairs {
            return opponents.iter().map(|other| game(other.rating, other.deviation)).collect();
        }
        let opponent = self.opponent(me, own, opposing);
        vec![game(opponent.rating, opponent.deviation)]
    }
}

/// The averages of a team.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Average {
    /// The mean of the ratings.
    pub rating: f64,
    /// The mean of the deviations.
    pub deviation: f64,
}

impl Average {
    /// The averages of some players; not numbers if there are none.
    #[must_use]
    pub fn of(players: &[Player]) -> Self {
        let count = players.len() as f64;
        let mean = |of: fn(&Player) -> f64| players.iter().map(of).sum::<f64>() / count;
        Self { rating: mean(|player| player.rating), deviation: mean(|player| player.deviation) }
    }
}

/// Where a value of a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// τ.
    Tau,
    /// The score of the first team.
    Score,
    /// A team as a whole, without anybody in it or with more than [`MOST`].
    Team(usize),
    /// A value of a member: the team, the member, which value.
    Member(usize, usize, PlayerField),
    /// The opponent that a way made for a member.
    Composite(usize, usize),
}

/// One refused value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Problem {
    /// Why.
    pub kind: ProblemKind,
    /// Where.
    pub place: Place,
}

/// A match, with every member's derivation in each way.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// The averages of both teams.
    pub averages: [Average; 2],
    /// The first team's members and the second's, each with a sheet for every way in the order of [`Method::ALL`].
    pub members: [Vec<[Sheet; 3]>; 2],
}

impl Compared {
    /// Every member's derivation in one way.
    #[must_use]
    pub fn sheet(&self, team: usize, member: usize, method: Method) -> Option<&Sheet> {
        let sheets = self.members.get(team)?.get(member)?;
        Method::ALL.iter().position(|&m| m == method).map(|at| &sheets[at])
    }
}

/// Rates every member in each way.
///
/// # Errors
///
/// Every value that is none, a team without members, and a composite opponent beyond the ratings that there are.
pub fn compare(match_: &Match) -> Result<Compared, Vec<Problem>> {
    let mut problems: Vec<Problem> = Vec::new();
    for team in [0, 1] {
        let kind = match match_.teams[team].len() {
            0 => ProblemKind::NoSuchPlayer,
            1..=MOST => continue,
            _ => ProblemKind::TooMany,
        };
        problems.push(Problem { kind, place: Place::Team(team) });
    }
    if problems.iter().any(|problem| problem.kind == ProblemKind::TooMany) {
        return Err(problems);
    }
    let averages = [0, 1].map(|team: usize| Average::of(&match_.teams[team]));
    let members = [0, 1].map(|team: usize| {
        let other = 1 - team;
        let score = if team == 0 { match_.score } else { other_score(match_.score) };
        let mut sheets = Vec::with_capacity(match_.teams[team].len());
        for (i, &me) in match_.teams[team].iter().enumerate() {
            let of = Method::ALL.map(|method| {
                let games = method.games(me, averages[team], averages[other], &match_.teams[other], score);
                sheet(Period::new(me, match_.tau, games), team, i, &mut problems)
            });
            if let [Some(pairs), Some(opponent), Some(whole)] = of {
                sheets.push([pairs, opponent, whole]);
            }
        }
        sheets
    });
    // A composite is made of members; where one of them is wrong, that is what there is to say.
    if problems.iter().any(|problem| !matches!(problem.place, Place::Composite(..))) {
        problems.retain(|problem| !matches!(problem.place, Place::Composite(..)));
    }
    if problems.is_empty() { Ok(Compared { averages, members }) } else { Err(problems) }
}

/// Rates a member, or names what is wrong where it belongs and was not named yet.
fn sheet(period: Period, team: usize, member: usize, problems: &mut Vec<Problem>) -> Option<Sheet> {
    let error = match glicko2::rate(&period) {
        Ok(trace) => return Some(Sheet { period, trace }),
        Err(error) => error,
    };
    for problem in error.problems() {
        let own = |field| Place::Member(team, member, field);
        let place = match problem.field {
            Field::Tau => Place::Tau,
            Field::PlayerRating => own(PlayerField::Rating),
            Field::PlayerDeviation => own(PlayerField::Deviation),
            Field::PlayerVolatility => own(PlayerField::Volatility),
            Field::GameScore(_) => Place::Score,
            Field::GameRating(_)
            | Field::GameDeviation(_)
            | Field::Game(_)
            | Field::Epsilon
            | Field::IdlePeriods
            | Field::Rounding => Place::Composite(team, member),
        };
        let problem = Problem { kind: ProblemKind::Value(problem.kind), place };
        if !problems.iter().any(|other| other.place == place) {
            problems.push(problem);
        }
    }
    None
}
