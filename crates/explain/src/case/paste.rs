//! Games pasted from a spreadsheet or a forum post.
//!
//! Each line is a game: rating, RD, result. Cells are separated by tabs, else by `|`, else by semicolons. A line with
//! none of these is split at spaces or else at commas, whichever gives a game. A comma that separates no cells belongs
//! to a number: see [`typed`]. Text between double quotes is one cell. An unknown RD is `?`.
//!
//! The last three cells are the game. Names may precede them, and one number, that of the row: `1 400 30 W` is row 1
//! with an opponent rated 400, unless the space within the number is a no-break space, which typographers put between
//! thousands. Lines without a digit are skipped: empty ones, rules and headers.

use super::table::{self, Record};
use super::{GameForm, Score, is_unknown};
use crate::numbers::{self, Typed, is_no_break, typed};
use std::borrow::Cow;

/// The result of reading a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pasted {
    /// The games, in order.
    pub games: Vec<GameForm>,
    /// The lines that could not be read, in order.
    pub bad: Vec<BadLine>,
}

/// A line that could not be read.
pub type BadLine = table::BadLine<BadReason>;

/// Why a line could not be read: the first check that failed, in the order of the checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BadReason {
    /// Fewer than three cells.
    TooFewCells,
    /// More than one number before the game.
    TooManyCells,
    /// The rating is not a number.
    Rating,
    /// The RD is not a number.
    Deviation,
    /// The result is unknown.
    Result,
}

/// Parses games, one per line.
#[must_use]
pub fn paste(text: &str) -> Pasted {
    let mut pasted = Pasted::default();
    for record in table::records(&numbers::with_points(text, |c| {
        is_space(c) || table::is_edge(c)
    })) {
        pasted.take(record, line(record));
    }
    pasted
}

impl Pasted {
    /// Takes the outcome of a line: a game, a reason why it is none, or `None` for a line that is skipped.
    pub(crate) fn take(&mut self, record: Record, game: Option<Result<GameForm, BadReason>>) {
        match game {
            Some(Ok(game)) => self.games.push(game),
            Some(Err(reason)) => self.bad.push(BadLine::of(record, reason)),
            None => {}
        }
    }
}

/// Parses the game of a line, or returns `None` if the line has no digit.
pub(crate) fn line(record: Record) -> Option<Result<GameForm, BadReason>> {
    let text = numbers::narrowed(record.text);
    has_digit(&text).then(|| {
        game(Record {
            text: &text,
            ..record
        })
    })
}

/// Returns whether a line may hold numbers, unlike empty lines, rules and headers.
pub(crate) fn has_digit(line: &str) -> bool {
    line.contains(|c: char| c.is_ascii_digit() || c == '½')
}

/// Parses the game of a line. If no separator gives a game, the error is that of the attempt that passed the most
/// checks.
fn game(line: Record) -> Result<GameForm, BadReason> {
    if let Some(mark) = line.first_of(&['\t', '|', ';']) {
        return of_cells(filled(&line.cells(|c| c == mark)));
    }
    let mut furthest = BadReason::TooFewCells;
    for is_mark in [|c| is_space(c) && !is_no_break(c), is_space, |c| c == ','] {
        let cells = line.cells(is_mark);
        // Several spaces count as one, and a comma may follow a word.
        let words = || {
            cells
                .iter()
                .filter(|word| !word.is_empty())
                .map(|word| word.strip_suffix(',').unwrap_or(word))
        };
        let game = if is_mark(' ') {
            of_cells(&words().map(Cow::from).collect::<Vec<_>>())
        } else {
            of_cells(filled(&cells))
        };
        match game {
            Ok(game) => return Ok(game),
            Err(reason) => furthest = furthest.max(reason),
        }
    }
    Err(furthest)
}

fn of_cells(cells: &[Cow<str>]) -> Result<GameForm, BadReason> {
    let [before @ .., rating, deviation, result] = cells else {
        return Err(BadReason::TooFewCells);
    };
    if before.iter().filter(|cell| is_number(cell)).count() > 1 {
        return Err(BadReason::TooManyCells);
    }
    of_row(rating, deviation, result)
}

/// Parses the three cells of a game.
pub(crate) fn of_row(rating: &str, deviation: &str, result: &str) -> Result<GameForm, BadReason> {
    if !is_number(rating) {
        return Err(BadReason::Rating);
    }
    if !is_number(deviation) && !is_unknown(deviation) {
        return Err(BadReason::Deviation);
    }
    Ok(GameForm::new(
        rating,
        deviation,
        score(result).ok_or(BadReason::Result)?,
    ))
}

fn is_number(text: &str) -> bool {
    matches!(typed(text), Typed::Number(_))
}

/// Returns the cells without the empty ones at both ends.
fn filled<'c, 'a>(cells: &'c [Cow<'a, str>]) -> &'c [Cow<'a, str>] {
    let is_filled = |cell: &Cow<str>| !cell.is_empty();
    let first = cells.iter().position(is_filled).unwrap_or(0);
    let end = cells.iter().rposition(is_filled).map_or(0, |last| last + 1);
    &cells[first..end]
}

/// Returns whether a character separates words: a space, or a sign between a rating and its RD as in `1400 ± 30` or
/// `1400 (30)`.
fn is_space(c: char) -> bool {
    c.is_whitespace() || matches!(c, '±' | '(' | ')')
}

/// Returns the result that a cell gives, or `None` if it is unknown.
pub(crate) fn score(text: &str) -> Option<Score> {
    let word: String = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| numbers::narrow(c).to_ascii_lowercase())
        .map(|c| match c {
            '−' | '–' | '—' | '‐' | '‑' | ':' => '-',
            other => other,
        })
        .collect();
    Some(match word.as_str() {
        "w" | "win" | "wins" | "won" | "victory" | "beat" | "defeated" | "победа" | "Победа"
        | "+" | "1-0" => Score::Won,
        "d" | "draw" | "draws" | "drew" | "drawn" | "tie" | "tied" | "ничья" | "Ничья" | "="
        | "½-½" | "1/2-1/2" | "0.5-0.5" | "0,5-0,5" => Score::Draw,
        "l" | "loss" | "lose" | "loses" | "lost" | "defeat" | "поражение" | "Поражение" | "-"
        | "0-1" => Score::Lost,
        _ => match typed(text) {
            Typed::Number(1.0) => Score::Won,
            Typed::Number(0.5) => Score::Draw,
            Typed::Number(0.0) => Score::Lost,
            Typed::Number(s) if (0.0..=1.0).contains(&s) => Score::Typed(text.to_owned()),
            _ => return None,
        },
    })
}
