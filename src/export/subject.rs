//! The kinds of pictures of a case.

use crate::glicko2::Trace;

/// The subject of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Subject {
    /// The card with an overview of the case.
    #[default]
    Card,
    /// The curves of the rating before and after.
    Strength,
    /// The change of the rating by each game.
    Contributions,
    /// The expected score of each game.
    Expectation,
    /// Step 5's function and its secant.
    Root,
}

impl Subject {
    /// All subjects, in the order of the menu.
    pub const ALL: [Self; 5] = [Self::Card, Self::Strength, Self::Contributions, Self::Expectation, Self::Root];

    /// Returns the name in markup and file names.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Card => "card",
            Self::Strength => "strength",
            Self::Contributions => "contributions",
            Self::Expectation => "expectation",
            Self::Root => "root",
        }
    }

    /// Returns the subject with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|subject| subject.id() == id)
    }

    /// Returns whether a case has this picture. An idle period has no pictures of games.
    #[must_use]
    pub fn is_of(self, trace: &Trace) -> bool {
        matches!(self, Self::Card | Self::Strength) || !trace.games.is_empty()
    }
}
