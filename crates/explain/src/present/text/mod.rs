//! All sentences for people, with one table per language.
//!
//! In a sentence, `{phi_star}` stands for that symbol and `{0}`, `{1}`, … stand for numbers: see
//! [`fill`](super::step::fill).
//! Sentences that depend on a count or a name are functions.

#[cfg(feature = "english")]
mod en;
mod language;

pub mod learn;
pub mod lessons;
#[cfg(feature = "russian")]
mod ru;

pub(crate) use language::table;
pub use language::{LANGUAGES, Language, SiteLanguage};

use super::symbol::Symbol;
use crate::case::Room;
use crate::case::detail::Detail;
use glicko2_steps::{Field, Problem, WarningKind};

impl Language {
    /// Returns the table of the language.
    #[must_use]
    pub fn text(self) -> &'static Text {
        table!(self, en::EN, ru::RU)
    }
}

/// A sentence that contains a count, with its noun in the right form: `1 game`, `2 games`.
type Counted = fn(usize) -> String;

/// The main table of a language: page, form, answer and steps.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct Text {
    /// The language of the table. More words of the language are in other tables.
    pub language: Language,
    pub page: PageText,
    pub input: InputText,
    pub answer: AnswerText,
    pub steps: StepsText,
    pub navigation: NavigationText,
    pub meaning: MeaningText,
    /// The description of a symbol in one line.
    pub symbol: fn(Symbol) -> &'static str,
    /// The link to a symbol's entry in the glossary.
    pub in_glossary: &'static str,
    /// Describes a problem with a value and what is allowed. The last argument tells whether the field is
    /// empty.
    pub problem: fn(Problem, bool) -> String,
    /// Describes an unusual value and its consequences.
    pub warning: fn(WarningKind) -> &'static str,
}

/// Compares by address, since there is one table per language.
impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

#[expect(missing_docs, reason = "see Text")]
pub struct PageText {
    pub title: &'static str,
    pub pitch: &'static str,
    pub pitch_how: &'static str,
    pub example: &'static str,
    pub enter_own: &'static str,
    pub rooms: &'static str,
    pub room: fn(Room) -> &'static str,
    pub in_room: fn(&str, &str) -> String,
    pub loading: &'static str,
    pub long_loading: &'static str,
    pub not_loaded: &'static str,
    /// The note on paper that was printed before the formulas were loaded.
    pub printed_early: &'static str,
    pub try_again: &'static str,
    pub system: &'static str,
    pub system_paper: &'static str,
    pub system_choose: &'static str,
    pub share: &'static str,
    pub and_embed: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub theme: &'static str,
    pub theme_auto: &'static str,
    pub theme_light: &'static str,
    pub theme_dark: &'static str,
    pub what_goes_in: &'static str,
    pub derivation: &'static str,
    pub what_it_means: &'static str,
    pub source: &'static str,
    pub source_note: &'static str,
    pub link_not_understood: fn(&[String]) -> String,
    pub and_more: fn(usize) -> String,
    pub own_is_saved: &'static str,
    pub previous_is_saved: &'static str,
    pub back_to_own: &'static str,
    pub forget_previous: &'static str,
    pub store_is_full: &'static str,
    pub dismiss: &'static str,
    pub open_full: &'static str,
    pub full_page: &'static str,
    /// The button of the embedded page that opens the steps.
    pub steps: &'static str,
    pub games: &'static str,
}

impl PageText {
    /// Returns the page's title in a room.
    #[must_use]
    pub fn title_in(&self, room: Room) -> String {
        // The first room has the title of the page itself.
        if room == Room::default() { self.title.to_owned() } else { (self.in_room)((self.room)(room), self.title) }
    }
}

#[expect(missing_docs, reason = "see Text")]
pub struct InputText {
    pub player: &'static str,
    pub rating: &'static str,
    pub deviation: &'static str,
    pub short_deviation: &'static str,
    pub volatility: &'static str,
    pub tau: &'static str,
    pub short_tau: &'static str,
    pub handed_on: &'static str,
    pub to_the_start: &'static str,
    pub time: &'static str,
    pub next_period: &'static str,
    pub pause: &'static str,
    pub games: &'static str,
    pub game: fn(usize) -> String,
    pub opponent: &'static str,
    pub opponent_rating: &'static str,
    pub opponent_deviation: &'static str,
    pub result: &'static str,
    pub won: &'static str,
    pub draw: &'static str,
    pub lost: &'static str,
    pub score: &'static str,
    pub score_instead: &'static str,
    pub result_instead: &'static str,
    pub rd_unknown: &'static str,
    pub rd_known: &'static str,
    /// An assumed RD, `{0}`, for an opponent whose RD is unknown.
    pub assumed: &'static str,
    /// The name of a field with the number of its game.
    pub of_game: fn(&str, usize) -> String,
    /// Announces the value of a dragged number and the new rating.
    pub dragged: fn(Field, &str, &str) -> String,
    pub what_if: &'static str,
    pub add: &'static str,
    pub paste: &'static str,
    pub more_here: &'static str,
    pub more: fn(usize) -> String,
    pub remove: fn(usize) -> String,
    pub duplicate: fn(usize) -> String,
    pub up: fn(usize) -> String,
    pub down: fn(usize) -> String,
    pub no_games: &'static str,
    pub idle_periods: &'static str,
    pub page_of: fn(usize, usize, usize) -> String,
    pub previous_page: &'static str,
    pub next_page: &'static str,
}

#[expect(missing_docs, reason = "see Text")]
pub struct AnswerText {
    pub result: &'static str,
    pub rises: &'static str,
    pub falls: &'static str,
    pub stays: &'static str,
    pub idle: &'static str,
    pub band: &'static str,
    /// The line below the answer: RD, volatility, and the band with its confidence.
    pub details: [&'static str; 3],
    pub brief: &'static str,
    pub stale: &'static str,
    pub unfinished: &'static str,
    pub unrated: &'static str,
    pub fill_in: &'static str,
    pub fill_in_next: &'static str,
    pub more_reasons: &'static str,
    pub hidden: &'static str,
}

#[expect(missing_docs, reason = "see Text")]
pub struct StepsText {
    pub heading: &'static str,
    pub how_much: &'static str,
    pub detail: fn(Detail) -> &'static str,
    pub folded: fn(Detail, usize) -> String,
    pub hidden: &'static str,
    pub step: fn(u8) -> String,
    pub titles: [&'static str; 8],
    pub idle_title: &'static str,
    pub quantity: &'static str,
    pub value: &'static str,
    pub player: &'static str,
    pub game: fn(usize) -> String,
    pub given: &'static str,
    pub given_caption: &'static str,
    pub given_unrated: &'static str,
    /// The note on opponents with an unknown RD, given their number.
    pub given_assumed: Counted,
    pub scales: &'static str,
    pub scales_caption: &'static str,
    pub scales_note: &'static str,
    pub variance: &'static str,
    pub variance_caption: &'static str,
    pub variance_of: fn(usize) -> String,
    pub variance_note: &'static str,
    pub improvement: &'static str,
    pub improvement_caption: &'static str,
    pub improvement_up: &'static str,
    pub improvement_down: &'static str,
    pub volatility: &'static str,
    pub bracket_delta: &'static str,
    pub bracket_search: &'static str,
    pub search_caption: &'static str,
    pub illinois: &'static str,
    pub iterations_caption: &'static str,
    pub iteration: &'static str,
    pub kept: &'static str,
    pub kept_start: &'static str,
    pub kept_a: &'static str,
    pub kept_b: &'static str,
    pub kept_half: &'static str,
    pub width: &'static str,
    pub correction: &'static str,
    pub iterations_made: Counted,
    pub exact_root: &'static str,
    pub several_roots: Counted,
    pub zeros_caption: &'static str,
    pub zero_taken: &'static str,
    pub root_picture: &'static str,
    pub drift: &'static str,
    pub drift_points: &'static str,
    pub idle: &'static str,
    pub idle_points: &'static str,
    pub update: &'static str,
    pub update_rating: &'static str,
    pub back: &'static str,
    pub back_volatility: &'static str,
    pub exact_rating: &'static str,
    pub paper_v: &'static str,
    pub paper_delta: &'static str,
    pub paper_f: &'static str,
    pub paper_last_cell: &'static str,
    pub paper_rating: &'static str,
    pub differs_title: &'static str,
    pub differs_explained: &'static str,
    pub differs_nowhere: &'static str,
    pub differs_exact: &'static str,
    pub differs_printed: &'static str,
    pub differs_why: &'static str,
    pub why: fn(Symbol) -> &'static str,
}

#[expect(missing_docs, reason = "see Text")]
pub struct NavigationText {
    pub label: &'static str,
    pub through: &'static str,
    pub back: &'static str,
    pub next: &'static str,
    pub to_answer: &'static str,
    pub play: &'static str,
    pub pause: &'static str,
    pub more: &'static str,
    pub more_short: &'static str,
    pub present: &'static str,
    pub present_key: &'static str,
    pub hide: &'static str,
    pub at_answer: &'static str,
    pub at_step: fn(u8) -> String,
    pub at_bracket: &'static str,
    pub at_iteration: fn(u16, Option<u16>) -> String,
}

#[expect(missing_docs, reason = "see Text")]
pub struct MeaningText {
    pub strength: &'static str,
    pub strength_explained: &'static str,
    pub level: &'static str,
    pub level_two_rd: &'static str,
    pub strength_alt: fn(&str, &str, &str, &str, &str, &str, &str) -> String,
    pub before: &'static str,
    pub after: &'static str,
    pub as_table: &'static str,
    pub more: &'static str,
    pub moved: &'static str,
    pub contribution: fn(usize, &str, &str) -> String,
    pub beat: &'static str,
    pub drew: &'static str,
    pub lost_to: &'static str,
    pub scored: fn(&str) -> String,
    pub others: Counted,
}
