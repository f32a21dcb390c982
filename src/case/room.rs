//! The rooms of the page.

/// A room: a way of working with ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Room {
    /// One player, and one rating period after the other.
    #[default]
    Player,
    /// Several rated at once, period by period.
    League,
    /// The places that use the ratings, and the same games in all of them.
    Systems,
    /// Lessons, exercises, and the check of somebody’s own numbers.
    Learn,
}

/// Whose ratings a room is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// One player.
    Player,
    /// The participants of a league.
    League,
}

impl Room {
    /// All, in the order in which the page has them.
    pub const ALL: [Self; 4] = [Self::Player, Self::League, Self::Systems, Self::Learn];

    /// Its name in links.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::League => "group",
            Self::Systems => "systems",
            Self::Learn => "learn",
        }
    }

    /// The room of that name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|room| room.id() == id)
    }

    /// Whose ratings it is about. Rooms about the same share what was entered.
    #[must_use]
    pub fn subject(self) -> Subject {
        match self {
            Self::Player | Self::Systems | Self::Learn => Subject::Player,
            Self::League => Subject::League,
        }
    }

    /// The link of the room as one finds it.
    #[must_use]
    pub fn link(self) -> String {
        format!("#r={}", self.id())
    }
}
