//! The kinds of pictures of a case.

use glicko2_steps::Trace;
use strum::{IntoStaticStr, VariantArray};

/// The subject of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
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
    /// Returns whether a case has this picture. An idle period has no pictures of games.
    #[must_use]
    pub fn is_of(self, trace: &Trace) -> bool {
        matches!(self, Self::Card | Self::Strength) || !trace.games.is_empty()
    }
}
