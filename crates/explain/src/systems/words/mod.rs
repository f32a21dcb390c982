//! Texts about real systems and their rules, one table for each language.
//!
//! The file of a system refers to its texts as fields of [`SystemsText`], so that a missing text in any
//! language is a compile error.

#[cfg(feature = "en")]
mod en;
#[cfg(feature = "ru")]
mod ru;
mod systems;

pub use systems::*;

use super::outcome::Outcome;
use super::{Fact, OptionProblem, Publication, Sure, What};
use crate::words::{Language, table};
use std::borrow::Cow;

/// A field of the table, named by the file of a system: the label of an option, the title of a step.
pub type Word = fn(&SystemsText) -> &'static str;

impl Language {
    /// Returns the texts about real systems.
    #[must_use]
    pub fn systems(self) -> &'static SystemsText {
        table!(self, en::EN, ru::RU)
    }
}

/// A question why a system works as it does, and the answer.
pub type Reason = [&'static str; 2];

/// The texts about a system as a whole.
pub struct SystemText {
    /// The title of its introduction, if it differs from [`SystemsText::changes_title`].
    pub title: Option<&'static str>,
    /// The main difference from the paper, in one short sentence.
    pub different: &'static str,
    /// The description of the system.
    pub about: fn() -> Cow<'static, str>,
    /// The unknown and omitted parts, and other notes. Empty if there are none.
    pub unknown: fn() -> Cow<'static, str>,
}

/// All texts about real systems in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct SystemsText {
    pub menu: &'static str,
    pub published: fn(Publication) -> &'static str,
    pub sure: fn(Sure) -> &'static str,
    /// A source, its date, and its reliability.
    pub source: fn(&Fact) -> String,
    /// The meaning of high, medium and low reliability, and of the date of a page without one.
    pub reliability: &'static str,
    /// The subject of a fact.
    pub fact: fn(What) -> &'static str,
    pub illustration: &'static str,
    pub explained: &'static str,
    /// The problem with the value of an option.
    pub option_problem: fn(OptionProblem) -> String,
    pub days: &'static str,
    pub not_said: &'static str,

    /// The title of a system's introduction, by the system's name.
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
    /// The start of the sentence with the numbers after each game, by the system's name.
    pub each_by_itself: fn(&str) -> String,
    /// The number of the game after which a number is seen.
    pub after_game: fn(usize) -> String,
    /// The reason why the rating fell, or rose, against the sum of the surprises.
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
    /// Returns the warning for systems whose numbers here are not those of their players.
    #[must_use]
    pub fn caveat(&self, publication: Publication) -> Option<&'static str> {
        match publication {
            Publication::Published | Publication::Partly => None,
            Publication::Explained => Some(self.explained),
            Publication::NotPublished => Some(self.illustration),
        }
    }

    /// Returns the text of a rating that is on a list if its RD is at most `limit`.
    pub(super) fn listed_up_to(&self, limit: f64, outcome: &Outcome) -> String {
        if outcome.after.deviation <= limit { "{0}" } else { self.not_listed }.to_owned()
    }
}
