//! Rows from a spreadsheet or a forum post.
//!
//! Each line is a game: rating, RD, result. Cells are parted by the first of these that the line has: tab, `|`, semicolon, comma
//! followed by a space or between three plain cells, else runs of spaces. Where another separator parts the cells a comma
//! within one is a decimal comma. Empty lines, lines of dashes and heads without any digit are passed over; a row number or
//! name before the three cells is, too.

use super::form::{GameForm, Score};
use super::read::{self, Typed};

/// What a text held.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pasted {
    /// The games, in order.
    pub games: Vec<GameForm>,
    /// The lines that were not understood, in order.
    pub bad: Vec<BadLine>,
}

/// A line that was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// Its number in the text, from 1.
    pub number: usize,
    /// The line as it stands.
    pub text: String,
    /// Why.
    pub reason: BadReason,
}

/// Why a line was not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadReason {
    /// Fewer than three cells.
    TooFewCells,
    /// More than four cells.
    TooManyCells,
    /// The rating is no number.
    Rating,
    /// The RD is no number.
    Deviation,
    /// The result is none that is known.
    Result,
}

/// Reads games, a line each.
#[must_use]
pub fn paste(text: &str) -> Pasted {
    let mut pasted = Pasted::default();
    for (number, line) in (1..).zip(text.lines()) {
        if passes_over(line) {
            continue;
        }
        match game(line) {
            Ok(game) => pasted.games.push(game),
            Err(reason) => pasted.bad.push(BadLine { number, text: line.to_owned(), reason }),
        }
    }
    pasted
}

/// Heads, rules and empty lines.
fn passes_over(line: &str) -> bool {
    !line.chars().any(|c| c.is_ascii_digit() || c == '½')
}

fn game(line: &str) -> Result<GameForm, BadReason> {
    let cells = cells(line);
    let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
    let (rating, deviation, result) = match cells[..] {
        [rating, deviation, result] | [_, rating, deviation, result] => (rating, deviation, result),
        [] | [_] | [_, _] => return Err(BadReason::TooFewCells),
        _ => return Err(BadReason::TooManyCells),
    };
    let is_number = |text| matches!(read::typed(text), Typed::Number(_));
    if !is_number(rating) {
        return Err(BadReason::Rating);
    }
    if !is_number(deviation) {
        return Err(BadReason::Deviation);
    }
    Ok(GameForm::new(rating, deviation, score(result).ok_or(BadReason::Result)?))
}

/// The cells of a line, without the empty ones at its ends.
fn cells(line: &str) -> Vec<String> {
    let trimmed = line.trim();
    let parts: Vec<&str> = if trimmed.contains('\t') {
        trimmed.split('\t').collect()
    } else if trimmed.contains('|') {
        trimmed.trim_matches('|').split('|').collect()
    } else if trimmed.contains(';') {
        trimmed.trim_end_matches(';').split(';').collect()
    } else if parts_with_commas(trimmed) {
        trimmed.trim_end_matches(',').split(',').collect()
    } else {
        trimmed.split_whitespace().collect()
    };
    parts.into_iter().map(|part| part.trim().trim_matches('"').to_owned()).collect()
}

/// Whether commas part the cells, and are not decimal commas: two of them at least, and fewer cells when split by spaces.
fn parts_with_commas(line: &str) -> bool {
    let by_comma = line.trim_end_matches(',').split(',').count();
    let by_space = line.split_whitespace().map(|cell| cell.trim_end_matches(',')).filter(|cell| !cell.is_empty());
    let decimal = by_space.clone().count() >= 3 && !line.contains(", ");
    by_comma >= 3 && !decimal
}

/// The result that a cell means.
fn score(text: &str) -> Option<Score> {
    let word = text.trim().to_ascii_lowercase();
    Some(match word.as_str() {
        "w" | "win" | "won" | "wins" | "+" | "1-0" | "1–0" | "1:0" | "victory" | "beat" => Score::Won,
        "d" | "draw" | "drew" | "drawn" | "tie" | "tied" | "=" | "½-½" | "½–½" | "1/2-1/2" | "0.5-0.5" => {
            Score::Draw
        }
        "l" | "loss" | "lose" | "lost" | "-" | "−" | "–" | "0-1" | "0–1" | "0:1" | "defeat" => Score::Lost,
        _ => match read::typed(&word) {
            Typed::Number(1.0) => Score::Won,
            Typed::Number(0.5) => Score::Draw,
            Typed::Number(0.0) => Score::Lost,
            Typed::Number(s) if (0.0..=1.0).contains(&s) => Score::Typed(text.trim().to_owned()),
            _ => return None,
        },
    })
}
