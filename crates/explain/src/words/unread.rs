//! Messages about lines that could not be read, and about files that were refused.

use super::messages::{PasteWords, PeriodsWords};
use crate::case::csv::BadReason as BadRowReason;
use crate::case::file::BadFile;
use crate::case::paste::BadReason;

/// Describes a pasted line that could not be read, given its number and text.
#[must_use]
pub fn bad_game(number: usize, text: &str, reason: BadReason, words: PasteWords) -> String {
    let reason = match reason {
        BadReason::TooFewCells => words.too_few_cells(),
        BadReason::TooManyCells => words.too_many_cells(),
        BadReason::Rating => words.bad_rating(),
        BadReason::Deviation => words.bad_deviation(),
        BadReason::Result => words.bad_result(),
    };
    words.bad_line(number, text, reason)
}

/// Describes a line of a file with periods that could not be read, given its number and text.
#[must_use]
pub fn bad_row(number: usize, text: &str, reason: BadRowReason, words: PeriodsWords) -> String {
    let reason = match reason {
        BadRowReason::TooFewCells => words.import_too_few_cells(),
        BadRowReason::TooManyCells => words.import_too_many_cells(),
        BadRowReason::TooManyPeriods => words.import_too_many_periods(),
        BadRowReason::Period => words.import_bad_period(),
        BadRowReason::Rating => words.import_bad_rating(),
        BadRowReason::Deviation => words.import_bad_deviation(),
        BadRowReason::Result => words.import_bad_result(),
        BadRowReason::Idle => words.import_bad_idle(),
    };
    words.import_bad_line(number, text, reason)
}

/// Describes why a file was refused.
#[must_use]
pub fn bad_file(bad: BadFile, words: PasteWords) -> &'static str {
    match bad {
        BadFile::TooLarge => words.file_too_large(),
        BadFile::Unreadable => words.file_unreadable(),
    }
}
