//! How much of the derivation is open.

/// How much of the derivation is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Detail {
    /// The step that one is at, in words and tables; its formulas are folded away.
    Values,
    /// Its formulas too, in letters and in numbers.
    #[default]
    Worked,
    /// All steps, and all notes.
    Everything,
}

impl Detail {
    /// All, from the least to the most.
    pub const ALL: [Self; 3] = [Self::Values, Self::Worked, Self::Everything];

    /// Its name in a link.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Values => "values",
            Self::Worked => "worked",
            Self::Everything => "all",
        }
    }

    /// The one of that name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|detail| detail.id() == id)
    }
}
