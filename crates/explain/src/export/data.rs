//! The kinds of data files.

use super::vectors::Program;

/// The content of a data file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Data {
    /// The case with its trace, as JSON.
    #[default]
    Case,
    /// The games with their values of Steps 2 to 4, as CSV.
    Games,
    /// The iterations of Step 5, as CSV.
    Iterations,
    /// A test vector, as JSON.
    Vector,
    /// A test vector, as code.
    Snippet(Program),
    /// All periods, or all participants of a league, with their traces, as JSON.
    Cases,
    /// The results of several periods in order, as CSV.
    Course,
    /// The games of several periods, or the players and results of a league, as CSV that can be imported again.
    Results,
    /// All participants of a league before and after, as CSV.
    Everybody,
}

impl Data {
    /// The data of a case, in the order of the menu.
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
    /// The data of several periods.
    pub const OF_PERIODS: [Self; 3] = [Self::Course, Self::Results, Self::Cases];
    /// The data of a league with a list of results.
    pub const OF_LIST: [Self; 3] = [Self::Everybody, Self::Results, Self::Cases];
    /// The data of any other league.
    pub const OF_GROUP: [Self; 2] = [Self::Everybody, Self::Cases];

    /// Returns the name in markup.
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

    /// Returns the data with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::OF_CASE
            .into_iter()
            .chain(Self::OF_PERIODS)
            .chain(Self::OF_LIST)
            .find(|data| data.id() == id)
    }

    /// Returns the file name.
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

    /// Returns the media type of the file.
    #[must_use]
    pub fn media_type(self) -> &'static str {
        match self {
            Self::Case | Self::Vector | Self::Cases => "application/json",
            Self::Games | Self::Iterations | Self::Course | Self::Results | Self::Everybody => {
                "text/csv"
            }
            Self::Snippet(_) => "text/plain",
        }
    }
}
