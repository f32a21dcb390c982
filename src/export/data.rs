//! The kinds of data that a file can hold.

use super::vectors::Program;

/// Data in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Data {
    /// The case with its trace, as JSON.
    #[default]
    Case,
    /// The games with all that Steps 2 to 4 make of them, as CSV.
    Games,
    /// The iterations of Step 5, as CSV.
    Iterations,
    /// A test vector, as JSON.
    Vector,
    /// A test vector, as a piece of a program.
    Snippet(Program),
    /// Every period of a season, or everybody of a group, with its trace, as JSON.
    Cases,
    /// A season's results, period by period, as CSV.
    Course,
    /// The games of a season with their periods, or of a group with the players, as CSV that can be brought in again.
    Results,
    /// Everybody of a group before and after, as CSV.
    Everybody,
}

impl Data {
    /// Of a case, in the order in which the menu has them.
    pub const OF_CASE: [Self; 8] = [
        Self::Case,
        Self::Games,
        Self::Iterations,
        Self::Vector,
        Self::Snippet(Program::Rust),
        Self::Snippet(Program::Crate),
        Self::Snippet(Program::Python),
        Self::Snippet(Program::JavaScript),
    ];
    /// Of a season.
    pub const OF_SEASON: [Self; 3] = [Self::Course, Self::Results, Self::Cases];
    /// Of a group with a list of results.
    pub const OF_LIST: [Self; 3] = [Self::Everybody, Self::Results, Self::Cases];
    /// Of any other group.
    pub const OF_GROUP: [Self; 2] = [Self::Everybody, Self::Cases];

    /// The name in markup.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Case => "case",
            Self::Games => "games",
            Self::Iterations => "iterations",
            Self::Vector => "vector",
            Self::Snippet(Program::Rust) => "rust",
            Self::Snippet(Program::Crate) => "crate",
            Self::Snippet(Program::Python) => "python",
            Self::Snippet(Program::JavaScript) => "javascript",
            Self::Cases => "cases",
            Self::Course => "course",
            Self::Results => "results",
            Self::Everybody => "everybody",
        }
    }

    /// The data of that name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::OF_CASE.into_iter().chain(Self::OF_SEASON).chain(Self::OF_LIST).find(|data| data.id() == id)
    }

    /// What the file is called.
    #[must_use]
    pub fn file(self) -> &'static str {
        match self {
            Self::Case => "glicko2.json",
            Self::Games => "glicko2-games.csv",
            Self::Iterations => "glicko2-iterations.csv",
            Self::Vector => "glicko2-vector.json",
            Self::Snippet(Program::Rust | Program::Crate) => "glicko2_vector.rs",
            Self::Snippet(Program::Python) => "glicko2_vector.py",
            Self::Snippet(Program::JavaScript) => "glicko2-vector.js",
            Self::Cases => "glicko2-all.json",
            Self::Course => "glicko2-course.csv",
            Self::Results => "glicko2-results.csv",
            Self::Everybody => "glicko2-everybody.csv",
        }
    }

    /// The media type of the file.
    #[must_use]
    pub fn media_type(self) -> &'static str {
        match self {
            Self::Case | Self::Vector | Self::Cases => "application/json",
            Self::Games | Self::Iterations | Self::Course | Self::Results | Self::Everybody => "text/csv",
            Self::Snippet(_) => "text/plain",
        }
    }
}
