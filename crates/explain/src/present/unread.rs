//! What is said of lines that could not be read and of files that were refused.

use crate::case::paste::BadReason;
use crate::input::file::BadFile;
use crate::words::PasteWords;

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

/// Describes why a file was refused.
#[must_use]
pub fn bad_file(bad: BadFile, words: PasteWords) -> &'static str {
    match bad {
        BadFile::TooLarge => words.file_too_large(),
        BadFile::Unreadable => words.file_unreadable(),
    }
}
