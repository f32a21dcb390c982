//! What is refused, and where.

use crate::glicko2;
use std::fmt;

/// A value of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerField {
    /// r.
    Rating,
    /// RD.
    Deviation,
    /// σ.
    Volatility,
}

/// Where a value stands. Prints as a path: `players[2].deviation`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// τ.
    Tau,
    /// A value of a player, counted from 0.
    Player(usize, PlayerField),
    /// The first side of a meeting, counted from 0.
    MeetingA(usize),
    /// The second side of a meeting.
    MeetingB(usize),
    /// The score of a meeting.
    Score(usize),
    /// The points of a world.
    Points(usize),
    /// The place of a player in a free-for-all.
    Placed(usize),
    /// The players as a whole.
    Players,
    /// For how long nobody played.
    IdlePeriods,
}

impl fmt::Display for PlayerField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rating => "rating",
            Self::Deviation => "deviation",
            Self::Volatility => "volatility",
        })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tau => f.write_str("tau"),
            Self::Player(i, field) => write!(f, "players[{i}].{field}"),
            Self::MeetingA(m) => write!(f, "meetings[{m}].a"),
            Self::MeetingB(m) => write!(f, "meetings[{m}].b"),
            Self::Score(m) => write!(f, "meetings[{m}].score"),
            Self::Points(i) => write!(f, "points[{i}]"),
            Self::Placed(i) => write!(f, "places[{i}]"),
            Self::Players => f.write_str("players"),
            Self::IdlePeriods => f.write_str("idle_periods"),
        }
    }
}

/// Why something is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProblemKind {
    /// A value that is none, in the engine's own judgement.
    Value(glicko2::ProblemKind),
    /// A side that is no player of the group.
    NoSuchPlayer,
    /// Somebody who meets themselves.
    OneSelf,
    /// Two worlds without any points: neither has a share of nothing.
    NoPoints,
    /// More players than a free-for-all can have here.
    TooMany,
}

impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value(kind) => kind.fmt(f),
            Self::NoSuchPlayer => f.write_str("no_such_player"),
            Self::OneSelf => f.write_str("one_self"),
            Self::NoPoints => f.write_str("no_points"),
            Self::TooMany => f.write_str("too_many"),
        }
    }
}

/// One refused value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Problem {
    /// Why.
    pub kind: ProblemKind,
    /// Where.
    pub place: Place,
}

/// Everything that is refused, at least one problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    problems: Vec<Problem>,
}

impl Error {
    /// An error, if there is any problem at all.
    pub(super) fn unless_empty(problems: Vec<Problem>) -> Result<(), Self> {
        if problems.is_empty() { Ok(()) } else { Err(Self { problems }) }
    }

    /// A result, unless there are problems beside it; then all of them, those first.
    pub(super) fn unless<T>(mut problems: Vec<Problem>, result: Result<T, Self>) -> Result<T, Self> {
        match result {
            Ok(value) if problems.is_empty() => Ok(value),
            Ok(_) => Err(Self { problems }),
            Err(mut others) => {
                problems.append(&mut others.problems);
                Err(Self { problems })
            }
        }
    }

    /// All of them.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }
}

impl From<Problem> for Error {
    fn from(problem: Problem) -> Self {
        Self { problems: vec![problem] }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, Problem { kind, place }) in self.problems.iter().enumerate() {
            let separator = if i == 0 { "" } else { ", " };
            write!(f, "{separator}{place}: {kind}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Error {}
