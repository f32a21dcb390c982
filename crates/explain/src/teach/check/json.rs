//! A case and the user's numbers as JSON. Read and written by `examples/check`.
//!
//! ```json
//! {"case":{"player":{…},"tau":0.5,"games":[…]},"given":{"player.rating":"1464.10","player.deviation":"151.40"}}
//! {"right":false,"first":"player.rating","candidates":["no-step6"],"certainty":"likely","ask":["volatility.sigma"]}
//! ```
//!
//! Numbers are given as text, as they were typed, because their decimals say how exact they are.

use super::given::{Given, Value};
use super::lineup::Lineup;
use super::verdict::{Ask, Verdict};
use crate::ids::HasId;
use crate::numbers::Loose;
use glicko2_steps::{Error, Period, Quantity};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A case, and the user's numbers.
#[derive(Clone, Debug, Deserialize)]
pub struct Request {
    case: Period,
    #[serde(default)]
    given: BTreeMap<String, Loose>,
}

/// The verdict on the numbers. Quantities, mistakes and other values are given by their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// Whether all numbers are right.
    pub right: bool,
    /// The path of the first wrong number.
    pub first: Option<String>,
    /// The mistakes and other values of τ, each of which explains all numbers.
    pub candidates: Vec<String>,
    /// The certainty of the candidates.
    pub certainty: &'static str,
    /// The numbers and cases that would tell more.
    pub ask: Vec<String>,
    /// The paths of numbers that are right but cut off.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cut: Vec<String>,
    /// The place to look for the mistake, by which of the results are right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub look: Option<&'static str>,
    /// The symptoms of the numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub symptoms: Vec<&'static str>,
}

/// The reason why a request has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The case cannot be rated.
    Case(Error),
    /// Numbers that cannot be compared, each with its name; empty if there are no numbers at all.
    Given(Vec<(String, Unread)>),
}

/// The reason why a number cannot be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// No quantity of the case has this name.
    Unknown,
    /// The value is not a number.
    NotANumber,
}

impl Request {
    /// Returns the verdict on the numbers.
    ///
    /// # Errors
    ///
    /// Returns the problems of the case; if there are none, those of the numbers.
    pub fn answer(self) -> Result<Answer, Refused> {
        let games = self.case.games.len();
        let lineup = Lineup::of(self.case).map_err(Refused::Case)?;
        let (mut values, mut unread) = (Vec::new(), Vec::new());
        for (name, value) in self.given {
            let quantity = Quantity::at(&name).filter(|quantity| quantity.is_of(games));
            match (quantity, value.text().and_then(|text| Value::of(&text))) {
                (Some(quantity), Some(value)) => values.push((quantity, value)),
                (Some(_), None) => unread.push((name, Unread::NotANumber)),
                (None, _) => unread.push((name, Unread::Unknown)),
            }
        }
        if values.is_empty() || !unread.is_empty() {
            return Err(Refused::Given(unread));
        }
        Ok(Answer::of(&lineup.check(&Given::new(values))))
    }
}

impl Answer {
    fn of(verdict: &Verdict) -> Self {
        let path = |quantity: Quantity| quantity.path().into_owned();
        Self {
            right: verdict.right,
            first: verdict.first.map(path),
            candidates: verdict
                .candidates
                .iter()
                .map(super::Candidate::id)
                .collect(),
            certainty: verdict.certainty.id(),
            ask: verdict.ask.iter().copied().map(Ask::id).collect(),
            cut: verdict.cut.iter().copied().map(path).collect(),
            look: verdict.look.map(super::MistakeArea::id),
            symptoms: verdict
                .symptoms
                .iter()
                .copied()
                .map(super::Symptom::id)
                .collect(),
        }
    }
}
