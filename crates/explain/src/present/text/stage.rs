//! The words of the pictures of the steps.

use super::{Language, table};

impl Language {
    /// Returns the words of the pictures. Not needed before the first picture is shown.
    #[must_use]
    pub fn stage(self) -> &'static StageText {
        table!(self, super::en::stage::EN, super::ru::stage::RU)
    }
}

/// The words of the pictures in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct StageText {
    /// The titles of the pictures, except that of the last step.
    pub titles: [&'static str; 7],

    // Words in the pictures.
    pub rating_points: &'static str,
    pub glicko2_scale: &'static str,
    pub sum: &'static str,
    /// The label of the last bar of Step 4.
    pub sum_times_v: &'static str,
    /// The label of the enlarged part, with its magnification.
    pub larger: fn(&str) -> String,
    /// The label of an iteration in the chart of widths, from 0, the start.
    pub after_iteration: fn(usize) -> String,
    pub known: &'static str,
    pub games_say: &'static str,
    pub joined: &'static str,
    /// The label of the deviation's growth, in points.
    pub wider: fn(&str) -> String,

    // Words in the tables.
    pub band_from: fn(&str) -> String,
    pub band_to: fn(&str) -> String,
    pub so_far: &'static str,
    pub deviation: &'static str,
    pub weight: &'static str,

    // Captions; {0}, {1}, … are numbers.
    pub given: &'static str,
    pub scales: &'static str,
    /// The caption with all terms written out and their number. {0} is their sum, {1} v.
    pub tells: fn(&str, usize) -> String,
    /// The caption with the number of terms only. {0} is their sum, {1} v, {2} the greatest term.
    pub tells_many: fn(usize) -> String,
    pub surprises: &'static str,
    pub bracket: &'static str,
    /// The names of A, B and C with their iterations; {0} is the position of C.
    pub secant: fn(&str, &str, &str) -> String,
    pub middle: fn(&str, &str, &str) -> String,
    /// The name of a point, its new name, and whether its height is halved.
    pub becomes: fn(&str, &str, bool) -> String,
    pub wide: &'static str,
    pub drift: &'static str,
    pub drift_idle: &'static str,
    pub drift_idle_long: &'static str,
    pub join: &'static str,
    /// The remark on curves that extend beyond the picture: the one before the games, and the one by the
    /// games alone.
    pub join_cut: fn(bool, bool) -> Option<&'static str>,
    pub after: &'static str,

    // Words for experiments with Step 5.
    pub iteration: &'static str,
    pub try_it: &'static str,
    /// The names of [`cases_to_try`](crate::case::tries::cases_to_try).
    pub cases_to_try: [&'static str; 3],
    /// The message that an example case, by its name, has replaced the reader's case.
    pub took_place: fn(&str) -> String,
    pub to_own_case: &'static str,
    pub other_ends: &'static str,
    pub other_ends_explained: &'static str,
    pub papers_ends: &'static str,
    /// The sentence about the result, given the number of iterations; {0} is the final A, {1} the σ′ it
    /// gives.
    pub ends_lead: fn(usize) -> String,
    /// The message that there is no zero between the ends; {0} and {1} are the values of f there.
    pub ends_do_not: &'static str,
    pub other_ends_alt: fn(&str, &str) -> String,

    // Descriptions of the pictures. That of Step 8 is `meaning.strength_alt`.
    pub given_alt: fn(&str, &str, &str, &str, &str) -> String,
    pub scales_alt: fn(&str, &str, usize) -> String,
    pub tells_alt: fn(usize, &str, &str) -> String,
    /// The results of several zeros, listed.
    pub zeros_alt: fn(&str) -> String,
    pub surprises_alt: fn(usize, &str, &str) -> String,
    pub bracket_alt: fn(&str, &str) -> String,
    /// The names and positions of A, B and C, and the new width of the bracket.
    pub secant_alt: fn([&str; 3], [&str; 3], &str) -> String,
    pub drift_alt: fn(&str, &str, &str, &str, &str) -> String,
    pub join_alt: fn([String; 6]) -> String,
}
