//! Lines with a game as people paste it: rating, RD and result, perhaps after the number of the row and a name.
//!
//! Cells are separated by tabs, else by `|`, else by semicolons. A line with none of these is split at spaces or else
//! at commas, whichever gives a game. The last three cells are the game. Names may precede them, and one number, that
//! of the row: `1 400 30 W` is row 1 with an opponent rated 400, unless the space within the number is a no-break
//! space, which typographers put between thousands.

use super::Reason;
use super::player::OwnGame;
use super::score::{number, score};
use crate::case::is_unknown;
use crate::case::table::{Record, is_edge};
use crate::numbers::{is_no_break, narrowed, with_points};
use std::borrow::Cow;

/// Reads the game of a line. If no separator gives a game, the reason is that of the attempt that came furthest.
pub(super) fn game_of_line(record: Record) -> Result<OwnGame, Reason> {
    let text = with_points(record.text, |c| is_space(c) || is_edge(c));
    let text = narrowed(&text);
    let line = Record {
        text: &text,
        ..record
    };
    if let Some(mark) = line.first_of(&['\t', '|', ';']) {
        return of_cells(line.number, filled(&line.cells(|c| c == mark)));
    }
    let mut furthest = Reason::NotUnderstood;
    for is_mark in [|c| is_space(c) && !is_no_break(c), is_space, |c| c == ','] {
        let cells = line.cells(is_mark);
        let game = if is_mark(' ') {
            // Several spaces count as one, and a comma may follow a word.
            let words = cells.iter().filter(|word| !word.is_empty());
            let words = words.map(|word| word.strip_suffix(',').unwrap_or(word).into());
            of_cells(line.number, &words.collect::<Vec<Cow<str>>>())
        } else {
            of_cells(line.number, filled(&cells))
        };
        match game {
            Ok(game) => return Ok(game),
            // The checks of a result and of numbers come later than the check of the cells.
            Err(reason) => furthest = furthest.min(reason),
        }
    }
    Err(furthest)
}

fn of_cells(line: usize, cells: &[Cow<str>]) -> Result<OwnGame, Reason> {
    let [before @ .., rating, deviation, result] = cells else {
        return Err(Reason::NotUnderstood);
    };
    if before.iter().filter(|cell| number(cell).is_ok()).count() > 1 {
        return Err(Reason::NotUnderstood);
    }
    if deviation.is_empty() {
        return Err(Reason::BadNumber);
    }
    game_of_row(line, [rating, deviation, result])
}

/// Reads the three cells of a game. An empty RD is unknown.
pub(super) fn game_of_row(
    line: usize,
    [rating, deviation, result]: [&str; 3],
) -> Result<OwnGame, Reason> {
    let is_known = !deviation.is_empty() && !is_unknown(deviation);
    Ok(OwnGame {
        line,
        rating: number(rating)?,
        deviation: is_known.then(|| number(deviation)).transpose()?,
        score: score(result, false)?,
        ..OwnGame::default()
    })
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
