//! The words for several rating periods.

use super::{Language, table};
use crate::case::csv::BadReason;
use glicko2_steps::Problem;

impl Language {
    /// Returns the words for several rating periods.
    #[must_use]
    pub fn season(self) -> &'static SeasonText {
        table!(self, super::en::season::EN, super::ru::season::RU)
    }
}

/// The words for several rating periods in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct SeasonText {
    pub periods: PeriodsText,
    pub import: ImportText,
    pub course: CourseText,
    pub orders: OrdersText,
    pub tug: TugText,
    /// Describes a problem with a number that a period takes over from the one before.
    pub carried: fn(Problem) -> &'static str,
}

/// Compares by address, since there is one table per language.
impl PartialEq for SeasonText {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

#[expect(missing_docs, reason = "see SeasonText")]
pub struct PeriodsText {
    pub title: &'static str,
    /// The name of a period, by its number from 1.
    pub period: fn(usize) -> String,
    pub games: fn(usize) -> String,
    /// The label of an idle period, with its length as typed or shown.
    pub idle: fn(&str) -> String,
    pub clear: &'static str,
    pub duplicate: &'static str,
    pub up: &'static str,
    pub down: &'static str,
    pub remove: &'static str,
    pub previous: &'static str,
    pub next: &'static str,
    /// A problem in a period that is not visible, with the period's number.
    pub elsewhere: fn(usize, &str) -> String,
}

#[expect(missing_docs, reason = "see SeasonText")]
pub struct ImportText {
    pub open: &'static str,
    pub title: &'static str,
    pub label: &'static str,
    pub file: &'static str,
    pub placeholder: &'static str,
    pub explained: &'static str,
    /// Tells how many periods and games were found.
    pub found: fn(usize, usize) -> String,
    pub bad: fn(usize) -> String,
    pub bad_line: fn(usize, &str, BadReason) -> String,
    pub replace: &'static str,
    pub append: &'static str,
    pub cancel: &'static str,
    pub export: &'static str,
    pub exported: &'static str,
}

#[expect(missing_docs, reason = "see SeasonText")]
pub struct CourseText {
    pub title: &'static str,
    pub rises: fn(usize) -> String,
    pub falls: fn(usize) -> String,
    pub stays: fn(usize) -> String,
    pub nothing: &'static str,
    pub alt: fn(&[String; 5], usize) -> String,
    pub choose: &'static str,
    pub played: fn(usize, usize) -> String,
    pub away: fn(usize, &str) -> String,
    pub rating: &'static str,
    pub band: fn(&str) -> String,
    pub volatility: &'static str,
    pub idle: &'static str,
    pub caption: &'static str,
    pub what: &'static str,
}

#[expect(missing_docs, reason = "see SeasonText")]
pub struct OrdersText {
    pub title: &'static str,
    pub explained: &'static str,
    pub caption: &'static str,
    pub way: &'static str,
    pub at_once: &'static str,
    pub one_by_one: &'static str,
    pub reversed: &'static str,
    pub lowest: &'static str,
    pub highest: &'static str,
    /// The sentence about all orders, given their number: the ranges of the rating and the deviation.
    pub all: fn(usize) -> String,
    pub too_many: &'static str,
}

#[expect(missing_docs, reason = "see SeasonText")]
pub struct TugText {
    pub title: &'static str,
    pub explained: &'static str,
    pub caption: &'static str,
    pub points: &'static str,
    pub variance: &'static str,
    pub before: &'static str,
    pub growth: &'static str,
    pub games: &'static str,
    pub after: &'static str,
    pub break_even: &'static str,
    pub above: &'static str,
    pub below: &'static str,
    pub idle: &'static str,
    /// The sentence on the time until the deviation is that of a new player.
    pub until: &'static str,
}
