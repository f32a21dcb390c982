//! English.

use crate::case::paste::BadReason;
use crate::input::file::BadFile;
use crate::present::text::form::{FormText, PasteText};

pub(in crate::present::text) static EN: FormText = FormText {
    clear: "Remove all",
    reset: "Reset to the paper’s example",
    hint: "Drag a dotted number sideways, or press ↑ or ↓ in a field.",
    keys_hint: "Enter goes to the next row. Ctrl Z takes an edit back.",
    digits: "Decimals",
    digits_auto: "Automatic",
    decimals: |n| n.to_string(),
    as_printed: "Round as the paper does",
    as_printed_explained: "Carries the paper’s few digits from step to step and shows where that makes a difference.",
    paste: PasteText {
        title: "Paste or open a file",
        label: "Results, one game a line",
        placeholder: "1400  30   won\n1550  100  lost\n1700  300  0",
        explained: "Rating, RD and result of each opponent, from a spreadsheet or a post: separated by tabs, commas, semicolons or spaces. A result is won, draw, lost, W, D, L, 1, ½, 0 or any score between. Write ? for an RD that you do not know.",
        found: |n| match n {
            0 => "No games found yet.".to_owned(),
            1 => "1 game found.".to_owned(),
            n => format!("{n} games found."),
        },
        bad: |n| match n {
            1 => "1 line needs correcting and stays here:".to_owned(),
            n => format!("{n} lines need correcting and stay here:"),
        },
        bad_line: |number, text, reason| format!("Line {number}, “{text}”: {}", bad_reason(reason)),
        bad_file: |bad| match bad {
            BadFile::TooLarge => "The file was not read: it is larger than 2 MB.",
            BadFile::Unreadable => "The file could not be read.",
        },
        replace: "Replace the games",
        append: "Add to the games",
        cancel: "Cancel",
    },
};

fn bad_reason(reason: BadReason) -> &'static str {
    match reason {
        BadReason::TooFewCells => "a rating, an RD and a result are needed.",
        BadReason::TooManyCells => "too many cells; a rating, an RD and a result are needed.",
        BadReason::Rating => "the rating is no number.",
        BadReason::Deviation => "the RD is no number.",
        BadReason::Result => "the result is none of won, draw, lost, or a score from 0 to 1.",
    }
}
