//! Imports files: JSON replaces the whole case, a table replaces the games of the form.

use super::csv;
use super::json::{Import, Imported};
use crate::case::Case;
use crate::steps::brief::cut;
use crate::words::Language;
use glicko2_steps::Rounding;

/// Returns the case of a JSON text that was parsed before. `None` if the parser failed.
///
/// # Errors
///
/// Returns a message if the text is not JSON or not a case.
pub fn of_json(found: Option<Import>, language: Language) -> Result<Imported, String> {
    let words = language.export();
    let import = found.ok_or_else(|| words.broken_json().to_owned())?;
    import.case(language)
}

/// Returns the case with one period of the games in a table, keeping the player.
///
/// # Errors
///
/// Returns a message if the table has no games.
pub fn of_table(
    text: &str,
    case: &Case,
    rounding: Rounding,
    language: Language,
) -> Result<Imported, String> {
    let words = language.share();
    let found = csv::read(text);
    if found.games.is_empty() {
        return Err(words.no_games().to_owned());
    }
    let case = case.with_games(found.games);
    let notes = match &found.bad[..] {
        [] => Vec::new(),
        [first, ..] => vec![words.bad_lines(found.bad.len(), first.number, &cut(&first.text))],
    };
    Ok(Imported {
        case,
        rounding,
        notes,
    })
}
