//! The words of the derivation of Glicko (1995).

use super::{Language, table};

impl Language {
    /// Returns the words of the derivation of Glicko (1995).
    #[must_use]
    pub fn glicko(self) -> &'static GlickoText {
        table!(self, super::en::glicko::EN, super::ru::glicko::RU)
    }
}

/// The words of the derivation of Glicko (1995) in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct GlickoText {
    pub titles: [&'static str; 5],
    pub idle_title: &'static str,
    pub game: fn(usize) -> String,
    pub value: &'static str,
    pub quantity: &'static str,
    pub onset: &'static str,
    pub onset_unknown: &'static str,
    pub given_onset: &'static str,
    pub given_caption: &'static str,
    /// r, RD₀, c and t.
    pub given: [&'static str; 4],
    pub solve: &'static str,
    pub grow: &'static str,
    pub no_time: &'static str,
    pub beyond: &'static str,
    pub weights: &'static str,
    pub opponents: &'static str,
    pub first_game: &'static str,
    pub weights_caption: &'static str,
    pub variance: &'static str,
    pub variance_note: &'static str,
    pub rating: &'static str,
    pub rating_caption: &'static str,
    pub deviation: &'static str,
    pub deviation_note: &'static str,
}
