//! How the games of a period arise, as it is typed.

use super::game::{GameForm, Score};
use super::league::Kind;
use crate::group::teams::Method;
use std::rc::Rc;

/// How the games of a period arise. Participants are named by their number, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Games {
    /// Games of one player against bare numbers.
    Numbers(Vec<Rc<GameForm>>),
    /// Results between participants, in the order they are listed.
    Results(Vec<ResultForm>),
    /// A match of two teams.
    Teams(TeamsForm),
    /// A free-for-all: the place of each participant. Who has none took no part.
    Places(Vec<String>),
    /// A match of three worlds: the points of each participant.
    Points(Vec<String>),
}

/// A match of two teams as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamsForm {
    /// The team of each participant, 0 or 1. Who has none took no part.
    pub team_of: Vec<Option<usize>>,
    /// The result of the first team.
    pub score: Score,
    /// The way in which the members are rated who go on to the next period.
    pub method: Method,
}

impl TeamsForm {
    /// The members of a team, in order.
    #[must_use]
    pub fn members(&self, team: usize) -> Vec<usize> {
        self.in_team(Some(team))
    }

    /// Those who took no part.
    #[must_use]
    pub fn resting(&self) -> Vec<usize> {
        self.in_team(None)
    }

    fn in_team(&self, team: Option<usize>) -> Vec<usize> {
        (0..self.team_of.len()).filter(|&i| self.team_of[i] == team).collect()
    }
}

/// One side of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Side {
    /// A participant. It stays that one whatever their name becomes.
    Player(usize),
    /// Text that is nobody's name, or not yet.
    Typed(String),
}

/// The two sides of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The one whose score it is.
    A,
    /// The other.
    B,
}

/// A result as typed: the score is that of `a`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultForm {
    /// One side.
    pub a: Side,
    /// The other.
    pub b: Side,
    /// s of `a`.
    pub score: Score,
}

impl ResultForm {
    /// A result between two participants.
    #[must_use]
    pub fn between(a: usize, b: usize, score: Score) -> Self {
        Self { a: Side::Player(a), b: Side::Player(b), score }
    }

    /// A row that was added and not touched yet. It is no result, and nothing is wrong with it.
    #[must_use]
    pub fn blank() -> Self {
        Self { a: Side::Typed(String::new()), b: Side::Typed(String::new()), score: Score::default() }
    }

    /// Whether it is one.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        let is_empty = |side: &Side| matches!(side, Side::Typed(text) if text.trim().is_empty());
        is_empty(&self.a) && is_empty(&self.b) && !matches!(self.score, Score::Typed(_))
    }

    /// One side.
    #[must_use]
    pub fn side(&self, end: End) -> &Side {
        match end {
            End::A => &self.a,
            End::B => &self.b,
        }
    }

    /// One side, to be changed.
    pub fn side_mut(&mut self, end: End) -> &mut Side {
        match end {
            End::A => &mut self.a,
            End::B => &mut self.b,
        }
    }
}

impl Games {
    /// What a period of so many participants begins with: a blank result, a match of the first half of them against the others, nobody's
    /// place, nobody's points.
    #[must_use]
    pub fn blank(kind: Kind, participants: usize) -> Self {
        let cells = vec![String::new(); participants];
        match kind {
            Kind::Results => Self::Results(vec![ResultForm::blank()]),
            Kind::Teams => {
                let team_of = (0..participants).map(|i| Some(usize::from(2 * i >= participants))).collect();
                Self::Teams(TeamsForm { team_of, score: Score::default(), method: Method::default() })
            }
            Kind::Worlds => Self::Points(cells),
            Kind::Race => Self::Places(cells),
        }
    }

    /// Which of the ways it is; games against bare numbers are listed as results are.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Self::Numbers(_) | Self::Results(_) => Kind::Results,
            Self::Teams(_) => Kind::Teams,
            Self::Points(_) => Kind::Worlds,
            Self::Places(_) => Kind::Race,
        }
    }

    /// Makes room for a participant who comes in at a place, and took no part so far.
    pub(super) fn insert_participant(&mut self, at: usize) {
        match self {
            Self::Numbers(_) => {}
            Self::Results(results) => renumber(results, |i| if i >= at { i + 1 } else { i }),
            Self::Teams(teams) => teams.team_of.insert(at, None),
            Self::Places(cells) | Self::Points(cells) => cells.insert(at, String::new()),
        }
    }

    /// Takes a participant out, with all their results.
    pub(super) fn remove_participant(&mut self, gone: usize) {
        match self {
            Self::Numbers(_) => {}
            Self::Results(results) => {
                let is_theirs = |side: &Side| *side == Side::Player(gone);
                results.retain(|result| !is_theirs(&result.a) && !is_theirs(&result.b));
                renumber(results, |i| if i > gone { i - 1 } else { i });
            }
            Self::Teams(teams) => _ = teams.team_of.remove(gone),
            Self::Places(cells) | Self::Points(cells) => _ = cells.remove(gone),
        }
    }
}

fn renumber(results: &mut [ResultForm], new: impl Fn(usize) -> usize) {
    for side in results.iter_mut().flat_map(|result| [&mut result.a, &mut result.b]) {
        if let Side::Player(i) = side {
            *i = new(*i);
        }
    }
}
