//! The refusal of an input, in the shape that the JavaScript module, the JSON export and the examples return.

use crate::{Error, Problem};
use serde::Serialize;

/// An input that cannot be rated: `{"kind":"negative","field":"games[2].deviation","message":"…","problems":[…]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The first problem.
    #[serde(flatten)]
    pub first: Part,
    /// All problems, including the first.
    pub problems: Vec<Part>,
}

/// One problem of an input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// The kind of problem, for programs: a [`ProblemKind`](crate::ProblemKind), or `malformed`.
    pub kind: String,
    /// The path of the value that the problem is about, if there is one.
    pub field: Option<String>,
    /// The problem described in words.
    pub message: String,
}

impl Refusal {
    /// Creates the refusal of an input that was read but cannot be rated.
    #[must_use]
    pub fn of(error: &Error) -> Self {
        let part = |problem: &Problem| Part {
            kind: problem.kind.to_string(),
            field: Some(problem.field.to_string()),
            message: problem.to_string(),
        };
        Self::of_parts(error.problems().iter().map(part).collect())
    }

    /// Creates the refusal of an input with these problems, of which there is at least one.
    pub(super) fn of_parts(problems: Vec<Part>) -> Self {
        Self {
            first: problems[0].clone(),
            problems,
        }
    }

    /// Creates the refusal of an input that does not have the shape of a period.
    #[must_use]
    pub fn malformed(message: String) -> Self {
        Self::of_parts(vec![Part {
            kind: "malformed".to_owned(),
            field: None,
            message,
        }])
    }
}
