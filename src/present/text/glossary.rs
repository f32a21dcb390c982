//! The words of the glossary, with the reasons, one table per language.
//!
//! `{phi_star}` stands for that letter. What a letter is in a few words, [`Text::symbol`](super::Text::symbol) says.

use super::{Language, table};
use crate::present::glossary::{Origin, Topic, Unit, Why};

impl Language {
    /// The words of the glossary, with the reasons.
    #[must_use]
    pub fn glossary(self) -> &'static GlossaryText {
        table!(self, super::en::glossary::EN, super::ru::glossary::RU)
    }
}

/// All words of the glossary, with the reasons in one language.
pub struct GlossaryText {
    /// The heading.
    pub title: &'static str,
    /// What this is.
    pub lead: &'static str,
    /// The way to each letter.
    pub letters: &'static str,
    /// What the letters of a topic stand for.
    pub topic: fn(Topic) -> &'static str,
    /// In what it is measured.
    pub unit: fn(Unit) -> &'static str,
    /// Where a letter comes from that no formula gives.
    pub origin: fn(Origin) -> &'static str,
    /// Before the letters that a letter comes from, and before those that it goes to.
    pub from_to: [&'static str; 2],
    /// Where a letter goes to whose value is a result, and the tolerance.
    pub result: &'static str,
    /// Where the tolerance goes to.
    pub stop: &'static str,
    /// Above the questions.
    pub whys: &'static str,
    /// A question, and its answer.
    pub why: fn(Why) -> [&'static str; 2],
    /// Before the title of a lesson that has more of it.
    pub lesson: fn(&str) -> String,
    /// The link to a place.
    pub place: fn(&str) -> String,
}
