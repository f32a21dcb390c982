//! The words about real places and what they change, one table per language.
//!
//! A place's file names the words that it needs as fields of [`SystemsText`], so that a place or a language whose words are missing
//! does not compile.

#[cfg(any(feature = "english", not(feature = "russian")))]
mod en;
mod places;
#[cfg(feature = "russian")]
mod ru;

pub use places::*;

use super::outcome::Outcome;
use super::{Fact, OptionProblem, Publication, Sure, What};
use crate::present::text::{Language, table};
use std::borrow::Cow;

/// Words of the table, named by a place's file: the label of an option, the title of a step.
pub type Word = fn(&SystemsText) -> &'static str;

impl Language {
    /// The words about real places.
    #[must_use]
    pub fn systems(self) -> &'static SystemsText {
        table!(self, en::EN, ru::RU)
    }
}

/// A question why it is as it is at a place, and the answer.
pub type Reason = [&'static str; 2];

/// What is said of a place as a whole.
pub struct SystemText {
    /// The title of what is different there, where it is not [`SystemsText::changes_title`].
    pub title: Option<&'static str>,
    /// What is different there, in one short sentence.
    pub different: &'static str,
    /// What the place is, and what is distinctive about it.
    pub about: fn() -> Cow<'static, str>,
    /// What is not known of it, left out, or worth a note; empty where there is nothing of that.
    pub unknown: fn() -> Cow<'static, str>,
}

/// All words about real places in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct SystemsText {
    pub menu: &'static str,
    pub published: fn(Publication) -> &'static str,
    pub sure: fn(Sure) -> &'static str,
    /// A source, its date, and how reliable it is.
    pub source: fn(&Fact) -> String,
    /// What high, medium and low mean, and which date a page without one has.
    pub reliability: &'static str,
    /// What a fact is about.
    pub fact: fn(What) -> &'static str,
    pub illustration: &'static str,
    pub explained: &'static str,
    /// What is wrong with the value of an option.
    pub option_problem: fn(OptionProblem) -> String,
    pub unknown_system: fn(&str) -> String,
    /// An option that a place has not.
    pub unknown_option: fn(&str, &str) -> String,
    pub games_and_periods: &'static str,
    pub games_and_idle: &'static str,
    pub no_periods: &'static str,
    pub days: &'static str,
    pub not_said: &'static str,

    /// What is different at the place of that name.
    pub changes_title: fn(&str) -> String,
    pub constants_caption: &'static str,
    pub what: &'static str,
    pub value: &'static str,
    pub own_tau: &'static str,
    pub start: &'static str,
    pub limits: &'static str,
    pub limits_from: &'static str,
    pub limits_to: &'static str,
    pub limits_between: &'static str,
    pub most_change: &'static str,
    pub other_tau: &'static str,

    pub held_title: &'static str,
    pub held: fn(&str) -> String,
    pub held_caption: &'static str,
    pub given: &'static str,
    pub used: &'static str,
    pub held_opponents: fn(usize) -> String,

    pub growth_title: &'static str,
    pub growth: &'static str,
    pub growth_c: &'static str,
    pub growth_at_once: &'static str,
    pub growth_at_least_one: &'static str,
    pub growth_rest_in_step_6: &'static str,
    pub growth_never: &'static str,
    pub growth_none: &'static str,
    pub growth_held: &'static str,

    pub games_caption: &'static str,
    pub first_game: &'static str,

    pub each_title: &'static str,
    pub each: &'static str,
    pub each_caption: &'static str,
    /// Before the numbers that players of the place of that name see after each game.
    pub each_by_itself: fn(&str) -> String,
    /// After which game they see it.
    pub after_game: fn(usize) -> String,
    /// Why the rating fell, or rose, against the sum of the surprises.
    pub against: [&'static str; 2],
    pub game: fn(usize) -> String,
    pub step_6_title: &'static str,
    pub step_6: &'static str,
    pub step_6_since: &'static str,
    pub adjust_title: &'static str,
    pub capped: &'static str,
    pub held_after: &'static str,
    pub rating_title: &'static str,
    pub rating: &'static str,
    pub listed: &'static str,
    pub not_listed: &'static str,
    pub interval_title: &'static str,
    pub interval: &'static str,
    pub interval_reading: &'static str,

    pub compare_heads: [&'static str; 4],
    pub cannot: &'static str,
    pub note_tau: &'static str,
    pub note_given_tau: &'static str,
    pub note_rating: &'static str,
    pub note_deviation: &'static str,
    pub note_volatility: &'static str,
    pub note_opponents: fn(usize) -> String,
    pub note_partly: &'static str,

    pub paper: PaperText,
    pub glicko: Glicko1995Text,
    pub lichess: LichessText,
    pub ogs: OgsText,
    pub inversus: InversusText,
    pub gw2_wvw: Gw2WvwText,
    pub gw2_pvp: SystemText,
    pub showdown: ShowdownText,
    pub tetrio: TetrioText,
    pub dominion: DominionText,
    pub qlstats: SystemText,
    pub fics: FicsText,
    pub infinite_chess: SystemText,
    pub lichess_puzzles: LichessPuzzlesText,
    pub lidraughts: SystemText,
    pub lishogi: LishogiText,
    pub playstrategy: SystemText,
    pub pychess: PychessText,
    pub glicko_boost: GlickoBoostText,
    pub crpg: SystemText,
    pub unpublished: UnpublishedText,
}

impl SystemsText {
    /// What to say first of numbers that are not those which players of the place get.
    #[must_use]
    pub fn caveat(&self, publication: Publication) -> Option<&'static str> {
        match publication {
            Publication::Published | Publication::Partly => None,
            Publication::Explained => Some(self.explained),
            Publication::NotPublished => Some(self.illustration),
        }
    }

    /// How a rating is read that is on a list up to an RD.
    pub(super) fn listed_up_to(&self, limit: f64, outcome: &Outcome) -> String {
        if outcome.after.deviation <= limit { "{0}" } else { self.not_listed }.to_owned()
    }
}
