//! The words of the stage's pictures, one table per language.

use super::{Language, table};

impl Language {
    /// The words of the stage's pictures. They are not needed before one is shown.
    #[must_use]
    pub fn stage(self) -> &'static StageText {
        table!(self, super::en::stage::EN, super::ru::stage::RU)
    }
}

/// All words of the stage's pictures in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct StageText {
    /// What the picture of each step but the last is of.
    pub titles: [&'static str; 7],

    // In the pictures.
    pub rating_points: &'static str,
    pub glicko2_scale: &'static str,
    pub sum: &'static str,
    /// The last bar of Step 4.
    pub sum_times_v: &'static str,
    /// How many times larger the magnified stretch is.
    pub larger: fn(&str) -> String,
    /// An iteration in the strip of widths, from 0, the start.
    pub after_iteration: fn(usize) -> String,
    pub known: &'static str,
    pub games_say: &'static str,
    pub joined: &'static str,
    /// By how many points the deviation grows.
    pub wider: fn(&str) -> String,

    // In the tables.
    pub band_from: fn(&str) -> String,
    pub band_to: fn(&str) -> String,
    pub so_far: &'static str,
    pub deviation: &'static str,
    pub weight: &'static str,

    // The captions: {0}, {1}, … are numbers.
    pub given: &'static str,
    pub scales: &'static str,
    /// The terms written out, and how many there are. {0} is their sum, {1} v.
    pub tells: fn(&str, usize) -> String,
    /// So many terms, of which {2} is the greatest.
    pub tells_many: fn(usize) -> String,
    pub surprises: &'static str,
    pub bracket: &'static str,
    /// A, B and C with their iterations; {0} is where C lies.
    pub secant: fn(&str, &str, &str) -> String,
    pub middle: fn(&str, &str, &str) -> String,
    /// A point, its name from now on, and whether its height is halved.
    pub becomes: fn(&str, &str, bool) -> String,
    pub wide: &'static str,
    pub drift: &'static str,
    pub drift_idle: &'static str,
    pub drift_idle_long: &'static str,
    pub join: &'static str,
    /// Whether the curve of what was known, and that of what the games say, reach beyond the picture.
    pub join_cut: fn(bool, bool) -> Option<&'static str>,
    pub after: &'static str,

    // Step 5, to try out.
    pub iteration: &'static str,
    pub try_it: &'static str,
    /// The names of [`cases_to_try`](crate::case::tries::cases_to_try).
    pub cases_to_try: [&'static str; 3],
    /// That one of them, by its name, stands where the reader's case was.
    pub took_place: fn(&str) -> String,
    pub to_own_case: &'static str,
    pub other_ends: &'static str,
    pub other_ends_explained: &'static str,
    pub papers_ends: &'static str,
    /// How many iterations; {0} is where A ends, {1} what σ′ is then.
    pub ends_lead: fn(usize) -> String,
    /// f at both ends, {0} and {1}.
    pub ends_do_not: &'static str,
    pub other_ends_alt: fn(&str, &str) -> String,

    // The pictures in words; that of Step 8 is `meaning.strength_alt`.
    pub given_alt: fn(&str, &str, &str, &str, &str) -> String,
    pub scales_alt: fn(&str, &str, usize) -> String,
    pub tells_alt: fn(usize, &str, &str) -> String,
    /// What each of several zeros would give, listed.
    pub zeros_alt: fn(&str) -> String,
    pub surprises_alt: fn(usize, &str, &str) -> String,
    pub bracket_alt: fn(&str, &str) -> String,
    /// The names of A, B and C, where they lie, and how wide the bracket then is.
    pub secant_alt: fn([&str; 3], [&str; 3], &str) -> String,
    pub drift_alt: fn(&str, &str, &str, &str, &str) -> String,
    pub join_alt: fn([String; 6]) -> String,
}
