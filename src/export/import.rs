//! A file that is brought in: JSON has a whole case; the games of a table are put in the place of those of a form.

use super::csv;
use super::json::{Import, Imported};
use crate::case::Case;
use crate::glicko2::Rounding;
use crate::present::brief::cut;
use crate::present::text::Language;

/// The case of a JSON text, as a reader of JSON found it.
///
/// # Errors
///
/// In words, that it is no JSON, or no case.
pub fn of_json(found: Option<Import>, language: Language) -> Result<Imported, String> {
    let words = language.export();
    let import = found.ok_or_else(|| words.broken_json.to_owned())?;
    import.case(language)
}

/// The player of a case with one period, of the games of a table.
///
/// # Errors
///
/// In words, that there is no game in it.
pub fn of_table(text: &str, case: &Case, rounding: Rounding, language: Language) -> Result<Imported, String> {
    let words = language.share();
    let found = csv::read(text);
    if found.games.is_empty() {
        return Err(words.no_games.to_owned());
    }
    let case = case.with_games(found.games);
    let notes = match &found.bad[..] {
        [] => Vec::new(),
        [first, ..] => vec![(words.bad_lines)(found.bad.len(), first.number, &cut(&first.text))],
    };
    Ok(Imported { case, rounding, notes })
}
