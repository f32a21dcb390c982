//! The kinds of pictures of a case.

use crate::glicko2::Trace;

/// What a picture shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Subject {
    /// The case at a glance.
    #[default]
    Card,
    /// The curve of the rating.
    Strength,
    /// What each game did to the rating.
    Contributions,
    /// What was expected of each game.
    Expectation,
    /// Step 5's function and its secant.
    Root,
}

impl Subject {
    /// All, in the order in which a menu has them.
    pub const ALL: [Self; 5] = [Self::Card, Self::Strength, Self::Contributions, Self::Expectation, Self::Root];

    /// The name in markup and in files.
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

    /// The subject of that name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|subject| subject.id() == id)
    }

    /// Whether a case has it: where nobody played there is nothing to be seen of games.
    #[must_use]
    pub fn is_of(self, trace: &Trace) -> bool {
        matches!(self, Self::Card | Self::Strength) || !trace.games.is_empty()
    }
}
