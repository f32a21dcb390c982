//! The rooms of the page.

use crate::ids::HasId;
use strum::{IntoStaticStr, VariantArray};

/// A room: a way of working with ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Room {
    /// One player, period by period.
    #[default]
    Player,
    /// Several participants rated together, period by period.
    #[strum(to_string = "group")]
    League,
    /// The rating systems in use, with the same games rated in each of them.
    Systems,
    /// Lessons, exercises, and the check of the reader's own numbers.
    Learn,
}

/// The subject of a room: whose ratings it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// One player.
    Player,
    /// The participants of a league.
    League,
}

impl Room {
    /// Returns whose ratings the room shows. Rooms with the same subject share the typed case.
    #[must_use]
    pub fn subject(self) -> Subject {
        match self {
            Self::Player | Self::Systems | Self::Learn => Subject::Player,
            Self::League => Subject::League,
        }
    }

    /// Returns the link that opens the room in its initial state.
    #[must_use]
    pub fn link(self) -> String {
        format!("#r={}", self.id())
    }
}
