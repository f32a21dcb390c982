//! Words for formats, refusals and reasons.

use super::compare::{Cause, Comparison};
use super::{Foreign, Format, LeftOut, Reason, Refused};
use crate::words::messages::ImportWords;

/// Returns the name of a format.
#[must_use]
pub fn format(format: Format, words: ImportWords) -> &'static str {
    match format {
        Format::LichessNdjson => words.format_lichess_ndjson(),
        Format::Pgn => words.format_pgn(),
        Format::OgsTsv => words.format_ogs_tsv(),
        Format::Trf16 => words.format_trf16(),
        Format::Json => words.format_json(),
        Format::Table => words.format_table(),
        Format::ForumTable => words.format_forum_table(),
    }
}

/// Describes why a file was refused.
#[must_use]
pub fn refused(refused: &Refused, words: ImportWords) -> String {
    match refused {
        Refused::TooLarge => words.too_large().to_owned(),
        Refused::Foreign(found) => words.foreign(foreign(*found, words)),
        Refused::Nothing(None) => words.nothing().to_owned(),
        Refused::Nothing(Some(LeftOut { line, reason })) => {
            words.nothing_from(*line, self::reason(*reason, words))
        }
        Refused::BrokenJson(line) => words.broken_json(*line),
    }
}

fn foreign(foreign: Foreign, words: ImportWords) -> &'static str {
    match foreign {
        Foreign::Zip => words.foreign_zip(),
        Foreign::Gzip => words.foreign_gzip(),
        Foreign::Zstandard => words.foreign_zstandard(),
        Foreign::Bzip2 => words.foreign_bzip2(),
        Foreign::Pdf => words.foreign_pdf(),
        Foreign::Excel => words.foreign_excel(),
        Foreign::Picture => words.foreign_picture(),
        Foreign::Utf16 => words.foreign_utf16(),
        Foreign::Markup => words.foreign_markup(),
        Foreign::Sgf => words.foreign_sgf(),
        Foreign::ChessComJson => words.foreign_chess_com_json(),
        Foreign::Binary => words.foreign_binary(),
    }
}

/// Returns the reason why a line or a game was left out, as a clause.
#[must_use]
pub fn reason(reason: Reason, words: ImportWords) -> &'static str {
    match reason {
        Reason::Unrated => words.reason_unrated(),
        Reason::Computer => words.reason_computer(),
        Reason::Aborted => words.reason_aborted(),
        Reason::Variant => words.reason_variant(),
        Reason::OtherKind => words.reason_other_kind(),
        Reason::OtherPlayers => words.reason_other_players(),
        Reason::NoResult => words.reason_no_result(),
        Reason::BadResult => words.reason_bad_result(),
        Reason::NoName => words.reason_no_name(),
        Reason::OneSelf => words.reason_one_self(),
        Reason::NoRating => words.reason_no_rating(),
        Reason::NoNumbersBefore => words.reason_no_numbers_before(),
        Reason::BadNumber => words.reason_bad_number(),
        Reason::BadDate => words.reason_bad_date(),
        Reason::Unplayed => words.reason_unplayed(),
        Reason::Annulled => words.reason_annulled(),
        Reason::Contradiction => words.reason_contradiction(),
        Reason::TooLong => words.reason_too_long(),
        Reason::TooMany => words.reason_too_many(),
        Reason::NotUnderstood => words.reason_not_understood(),
    }
}

/// Returns a fact that may explain a difference.
#[must_use]
pub fn cause(cause: Cause, words: ImportWords) -> &'static str {
    match cause {
        Cause::Annulled => words.cause_annulled(),
        Cause::Handicap => words.cause_handicap(),
        Cause::Gap => words.cause_gap(),
    }
}

/// Says how many games agree.
#[must_use]
pub fn agreement(comparison: &Comparison, words: ImportWords) -> String {
    let agreement = comparison.agreement();
    if comparison.within < 1.0 {
        words.agree_hundredth(agreement.agree, agreement.of)
    } else {
        words.agree_point(agreement.agree, agreement.of)
    }
}
