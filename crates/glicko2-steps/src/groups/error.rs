//! Values of a group that are refused, with their paths.

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

impl PlayerField {
    /// All values, in the order of [`Player`](crate::Player).
    pub const ALL: [Self; 3] = [Self::Rating, Self::Deviation, Self::Volatility];
}

/// The path of a value in a group. Prints as `players[2].deviation`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValuePath {
    /// τ.
    Tau,
    /// A value of a player. The player is counted from 0.
    Player(usize, PlayerField),
    /// The first side of a meeting. Meetings are counted from 0.
    MeetingA(usize),
    /// The second side of a meeting.
    MeetingB(usize),
    /// The score of a meeting.
    Score(usize),
    /// The points of a world. Worlds are counted from 0.
    Points(usize),
    /// The place of a player in a free-for-all. Players are counted from 0.
    Placed(usize),
    /// The players as a whole.
    Players,
    /// The number of idle periods, or the time for all players.
    IdlePeriods,
    /// The time since a player's numbers were computed. Players are counted from 0.
    Elapsed(usize),
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

impl fmt::Display for ValuePath {
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
            Self::Elapsed(i) => write!(f, "elapsed[{i}]"),
        }
    }
}

/// The reason why a value is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProblemKind {
    /// A value that [`crate::rate`] refuses.
    Value(crate::ProblemKind),
    /// A number that belongs to no player of the group, a team without members, or a match of
    /// worlds that are not three.
    NoSuchPlayer,
    /// A meeting of a player with themselves.
    OneSelf,
    /// Two worlds without any points, so that neither has a share.
    NoPoints,
    /// More players than a free-for-all may have, or more members than a team may have.
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
    /// The reason.
    pub kind: ProblemKind,
    /// The path of the value.
    pub place: ValuePath,
}

/// The refused values of a group, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    problems: Vec<Problem>,
}

impl Error {
    /// Returns an error if there are any problems.
    pub(super) fn unless_empty(problems: Vec<Problem>) -> Result<(), Self> {
        if problems.is_empty() {
            Ok(())
        } else {
            Err(Self { problems })
        }
    }

    /// Returns a result, or an error with the given problems followed by those of the result.
    pub(super) fn unless<T>(
        mut problems: Vec<Problem>,
        result: Result<T, Self>,
    ) -> Result<T, Self> {
        match result {
            Ok(value) if problems.is_empty() => Ok(value),
            Ok(_) => Err(Self { problems }),
            Err(mut others) => {
                problems.append(&mut others.problems);
                Err(Self { problems })
            }
        }
    }

    /// Returns all refused values.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }
}

impl From<Problem> for Error {
    fn from(problem: Problem) -> Self {
        Self {
            problems: vec![problem],
        }
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
