//! The words of the glossary and of the questions why.
//!
//! `{phi_star}` stands for that letter. [`Text::symbol`](super::Text::symbol) has a short description of each
//! letter.

use super::{Language, table};
use crate::present::glossary::{Origin, Topic, Unit, Why};

impl Language {
    /// Returns the words of the glossary.
    #[must_use]
    pub fn glossary(self) -> &'static GlossaryText {
        table!(self, super::en::glossary::EN, super::ru::glossary::RU)
    }
}

/// The words of the glossary in one language.
pub struct GlossaryText {
    /// The heading.
    pub title: &'static str,
    /// The introduction.
    pub lead: &'static str,
    /// The heading of the list of letters.
    pub letters: &'static str,
    /// The meaning of a topic's letters.
    pub topic: fn(Topic) -> &'static str,
    /// The unit of a topic.
    pub unit: fn(Unit) -> &'static str,
    /// The origin of a letter that has no formula.
    pub origin: fn(Origin) -> &'static str,
    /// The words before the letters that a letter comes from, and before those that use it.
    pub from_to: [&'static str; 2],
    /// The words for a letter that is a result, in place of the letters that use it.
    pub result: &'static str,
    /// The words for the tolerance ε, in place of the letters that use it.
    pub stop: &'static str,
    /// The heading of the questions.
    pub whys: &'static str,
    /// A question and its answer.
    pub why: fn(Why) -> [&'static str; 2],
    /// The link to a lesson, given its title.
    pub lesson: fn(&str) -> String,
    /// The link to a rating system, given its name.
    pub system: fn(&str) -> String,
}
