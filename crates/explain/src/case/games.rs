//! How the games of a period arise, as typed.

use super::game::{GameForm, Score};
use super::league::Kind;
use glicko2_steps::groups::teams::Method;
use std::rc::Rc;

/// How the games of a period arise. Participants are given by their index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Games {
    /// Games of one player against opponents given by their numbers.
    Numbers(Vec<Rc<GameForm>>),
    /// Results between participants, in the order of the list.
    Results(Vec<ResultForm>),
    /// A match of two teams.
    Teams(TeamsForm),
    /// A free-for-all: the place of each participant. An empty text means that the participant took no part.
    Places(Vec<String>),
    /// A match of three worlds: the points of each participant.
    Points(Vec<String>),
}

/// A match of two teams, as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamsForm {
    /// The team of each participant, 0 or 1. `None` means that the participant took no part.
    pub team_of: Vec<Option<usize>>,
    /// The result of the first team.
    pub score: Score,
    /// The rating method whose results carry over to the next period.
    pub method: Method,
}

impl TeamsForm {
    /// Returns the members of a team, in order.
    #[must_use]
    pub fn members(&self, team: usize) -> Vec<usize> {
        self.in_team(Some(team))
    }

    /// Returns the participants in neither team.
    #[must_use]
    pub fn resting(&self) -> Vec<usize> {
        self.in_team(None)
    }

    fn in_team(&self, team: Option<usize>) -> Vec<usize> {
        (0..self.team_of.len())
            .filter(|&i| self.team_of[i] == team)
            .collect()
    }
}

/// One side of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Side {
    /// A participant. A change of the name does not change the side.
    Player(usize),
    /// Text that is not the name of a participant, or not yet.
    Typed(String),
}

/// One of the two sides of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The side whose score is given.
    A,
    /// The opponent.
    B,
}

/// A result, as typed. The score is that of `a`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultForm {
    /// The side whose score is given.
    pub a: Side,
    /// The opponent.
    pub b: Side,
    /// s of `a`.
    pub score: Score,
}

impl ResultForm {
    /// Creates a result between two participants.
    #[must_use]
    pub fn between(a: usize, b: usize, score: Score) -> Self {
        Self {
            a: Side::Player(a),
            b: Side::Player(b),
            score,
        }
    }

    /// Creates an untouched row. An untouched row is not a result and has no errors.
    #[must_use]
    pub fn blank() -> Self {
        Self {
            a: Side::Typed(String::new()),
            b: Side::Typed(String::new()),
            score: Score::default(),
        }
    }

    /// Returns whether the row is untouched.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        let is_empty = |side: &Side| matches!(side, Side::Typed(text) if text.trim().is_empty());
        is_empty(&self.a) && is_empty(&self.b) && !matches!(self.score, Score::Typed(_))
    }

    /// Returns one side.
    #[must_use]
    pub fn side(&self, end: End) -> &Side {
        match end {
            End::A => &self.a,
            End::B => &self.b,
        }
    }

    /// Returns one side, mutably.
    pub fn side_mut(&mut self, end: End) -> &mut Side {
        match end {
            End::A => &mut self.a,
            End::B => &mut self.b,
        }
    }
}

impl Games {
    /// Returns the number of rows in the form.
    #[must_use]
    pub fn rows(&self) -> usize {
        match self {
            Self::Numbers(games) => games.len(),
            Self::Results(results) => results.len(),
            Self::Teams(teams) => teams.team_of.len(),
            Self::Places(cells) | Self::Points(cells) => cells.len(),
        }
    }

    /// Creates the initial games of a period: a blank result, a match of the first half of the participants against the
    /// second, or empty places or points.
    #[must_use]
    pub fn blank(kind: Kind, participants: usize) -> Self {
        let cells = vec![String::new(); participants];
        match kind {
            Kind::Results => Self::Results(vec![ResultForm::blank()]),
            Kind::Teams => {
                let team_of = (0..participants)
                    .map(|i| Some(usize::from(2 * i >= participants)))
                    .collect();
                Self::Teams(TeamsForm {
                    team_of,
                    score: Score::default(),
                    method: Method::default(),
                })
            }
            Kind::Worlds => Self::Points(cells),
            Kind::Race => Self::Places(cells),
        }
    }

    /// Returns the kind of games. Games against opponents given by their numbers count as a list of results.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Self::Numbers(_) | Self::Results(_) => Kind::Results,
            Self::Teams(_) => Kind::Teams,
            Self::Points(_) => Kind::Worlds,
            Self::Places(_) => Kind::Race,
        }
    }

    /// Inserts a participant at an index. The participant took no part in the games.
    pub(super) fn insert_participant(&mut self, at: usize) {
        match self {
            Self::Numbers(_) => {}
            Self::Results(results) => renumber(results, |i| if i >= at { i + 1 } else { i }),
            Self::Teams(teams) => teams.team_of.insert(at, None),
            Self::Places(cells) | Self::Points(cells) => cells.insert(at, String::new()),
        }
    }

    /// Removes a participant and all their results.
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
    for side in results
        .iter_mut()
        .flat_map(|result| [&mut result.a, &mut result.b])
    {
        if let Side::Player(i) = side {
            *i = new(*i);
        }
    }
}
