//! How much of the derivation is open.

/// How much of the derivation is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Detail {
    /// The current step in words and tables, with its formulas collapsed.
    Values,
    /// The current step with its formulas, in letters and in numbers.
    #[default]
    Worked,
    /// All steps and all notes.
    Everything,
}

impl Detail {
    /// All values, from the least detail to the most.
    pub const ALL: [Self; 3] = [Self::Values, Self::Worked, Self::Everything];

    /// Returns the name in links.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Values => "values",
            Self::Worked => "worked",
            Self::Everything => "all",
        }
    }

    /// Returns the detail with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|detail| detail.id() == id)
    }
}
