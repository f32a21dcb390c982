//! The words about real places and what they change.

mod en;

use super::Language;
use crate::systems::{AskProblem, Publication, Shown, Sure, System};
use std::borrow::Cow;

impl Language {
    /// The words about real places.
    #[must_use]
    pub fn systems(self) -> &'static SystemsText {
        match self {
            Self::En => &en::EN,
        }
    }
}

/// All words about real places in one language.
///
/// A place, what it asks for, and a choice are told apart by their ids.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct SystemsText {
    pub menu: &'static str,
    pub published: fn(Publication) -> &'static str,
    pub sure: fn(Sure) -> &'static str,
    /// A source, and how sure we are.
    pub source: fn(&str, Sure) -> String,
    /// What a place is, and what is distinctive about it.
    pub about: fn(&str) -> Cow<'static, str>,
    /// What is not known of it, left out, or worth a note; empty where there is nothing of that.
    pub unknown: fn(&str) -> Cow<'static, str>,
    pub illustration: &'static str,
    pub explained: &'static str,
    /// The label of what a place asks for.
    pub ask: fn(&str) -> &'static str,
    /// What a choice is called.
    pub choice: fn(&str) -> &'static str,
    /// What is wrong with an answer.
    pub ask_problem: fn(AskProblem) -> String,

    pub changes_title: fn(&System) -> String,
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

    pub handicap_title: &'static str,
    pub handicap: &'static str,
    pub first_move_title: &'static str,
    pub first_move: &'static str,
    pub team_title: &'static str,
    pub team: &'static str,
    pub share_title: &'static str,
    pub share: &'static str,
    pub games_caption: &'static str,
    pub first_game: &'static str,

    pub correction_title: &'static str,
    pub correction_of_2022: &'static str,
    pub correction_missing: &'static str,
    pub each_title: &'static str,
    pub each: &'static str,
    pub each_caption: &'static str,
    pub game: fn(usize) -> String,
    pub step_6_title: &'static str,
    pub step_6: &'static str,
    pub step_6_since: &'static str,
    pub step_6_then: &'static str,
    pub k_title: &'static str,
    pub k: &'static str,
    pub k_then: &'static str,
    pub bughouse_title: &'static str,
    pub bughouse: &'static str,
    pub open_growth_title: &'static str,
    pub open_growth: &'static str,
    pub boost_title: &'static str,
    pub boost_colour: &'static str,
    pub boost_passes: &'static str,
    pub boost: &'static str,
    pub boost_growth: &'static str,
    pub draws_title: &'static str,
    pub draws: &'static str,
    /// So many games are not rated.
    pub left_out: fn(usize) -> String,

    pub adjust_title: &'static str,
    pub regulator: &'static str,
    pub damped: &'static str,
    pub damped_volatility: &'static str,
    pub capped: &'static str,
    pub held_after: &'static str,
    /// For game n, of a formula that follows.
    pub in_game: fn(usize) -> String,

    /// The title of a number shown.
    pub shown_title: fn(&Shown) -> &'static str,
    /// What the number is.
    pub shown: fn(&Shown) -> &'static str,
    /// The number as players see it; `{0}`, `{1}` stand for it.
    pub seen: fn(&Shown) -> String,
    pub points_caption: &'static str,
    pub points_heads: [&'static str; 6],
    pub points_head_for: &'static str,
    pub points_half: &'static str,
    pub points_rule: fn(crate::systems::inversus::Rule) -> String,
    pub points_bonus: &'static str,
    pub points_none: &'static str,

    pub compare: &'static str,
    pub compare_explained: &'static str,
    pub compare_heads: [&'static str; 6],
    pub cannot: &'static str,
    pub note_tau: &'static str,
    pub note_given_tau: &'static str,
    pub note_rating: &'static str,
    pub note_deviation: &'static str,
    pub note_volatility: &'static str,
    pub note_opponents: fn(usize) -> String,
    pub note_share: &'static str,
    pub note_partly: &'static str,
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
}
