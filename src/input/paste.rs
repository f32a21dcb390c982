//! Rows from a spreadsheet or a forum post.
//!
//! Each line is a game: rating, RD, result. Tabs part its cells, else `|`, else semicolons. A line with none of these is
//! parted at its spaces, or else at its commas, whichever makes a game of it; a comma that parts nothing is a decimal comma.
//! What stands between double quotes is one cell.
//!
//! The last three cells are the game. Names may stand before them, and one number, that of the row: `1 400 30 W` is row 1 with
//! an opponent of 400, unless the space within the number is a no-break space, as typographers part thousands. Lines
//! without any digit are passed over: empty ones, rules, heads.

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

/// Why a line was not understood: the first check that it failed, in the order of the checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BadReason {
    /// Fewer than three cells.
    TooFewCells,
    /// More numbers than a row's and a game's.
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
        if !line.chars().any(|c| c.is_ascii_digit() || c == '½') {
            continue;
        }
        match game(line) {
            Ok(game) => pasted.games.push(game),
            Err(reason) => pasted.bad.push(BadLine { number, text: line.to_owned(), reason }),
        }
    }
    pasted
}

/// The game of a line. If no way to part it makes one, the way that came furthest says why.
fn game(line: &str) -> Result<GameForm, BadReason> {
    if let Some(&mark) = ['\t', '|', ';'].iter().find(|&&mark| line.contains(mark)) {
        return of_cells(&cells(line, |c| c == mark));
    }
    let ways: [fn(&str) -> Vec<&str>; 3] = [
        |line| words(line, |c| is_space(c) && !is_no_break(c)),
        |line| words(line, is_space),
        |line| cells(line, |c| c == ','),
    ];
    let mut furthest = BadReason::TooFewCells;
    for part in ways {
        match of_cells(&part(line)) {
            Ok(game) => return Ok(game),
            Err(reason) => furthest = furthest.max(reason),
        }
    }
    Err(furthest)
}

fn of_cells(cells: &[&str]) -> Result<GameForm, BadReason> {
    let [before @ .., rating, deviation, result] = cells else { return Err(BadReason::TooFewCells) };
    let is_number = |text: &str| matches!(read::typed(text), Typed::Number(_));
    if before.iter().filter(|cell| is_number(cell)).count() > 1 {
        return Err(BadReason::TooManyCells);
    }
    if !is_number(rating) {
        return Err(BadReason::Rating);
    }
    if !is_number(deviation) {
        return Err(BadReason::Deviation);
    }
    Ok(GameForm::new(rating, deviation, score(result).ok_or(BadReason::Result)?))
}

/// The cells between marks, without the empty ones at the ends.
fn cells(line: &str, is_mark: impl Fn(char) -> bool) -> Vec<&str> {
    let cells = parts(line, is_mark);
    let is_filled = |cell: &&str| !cell.is_empty();
    let first = cells.iter().position(is_filled).unwrap_or(0);
    let end = cells.iter().rposition(is_filled).map_or(0, |last| last + 1);
    cells[first..end].to_vec()
}

/// The words between spaces, each without a comma at its end.
fn words(line: &str, is_space: impl Fn(char) -> bool) -> Vec<&str> {
    let words = parts(line, is_space).into_iter().filter(|word| !word.is_empty());
    words.map(|word| word.strip_suffix(',').unwrap_or(word)).collect()
}

/// What stands between marks, trimmed and without its quotes. A mark between quotes is none.
pub(crate) fn parts(line: &str, is_mark: impl Fn(char) -> bool) -> Vec<&str> {
    // A lone quote is no quote: 5'11".
    let has_pairs = line.matches('"').count().is_multiple_of(2);
    let mut is_quoted = false;
    let parts = line.split(|c| {
        is_quoted ^= c == '"' && has_pairs;
        !is_quoted && is_mark(c)
    });
    parts.map(|part| part.trim().trim_matches('"').trim()).collect()
}

/// Whether it parts words: spaces, and what stands between a rating and its RD in `1400 ± 30` or `1400 (30)`.
fn is_space(c: char) -> bool {
    c.is_whitespace() || matches!(c, '±' | '(' | ')')
}

/// The spaces that part thousands in well-set numbers.
fn is_no_break(c: char) -> bool {
    matches!(c, '\u{a0}' | '\u{2007}' | '\u{2009}' | '\u{202f}')
}

/// The result that a cell means.
pub(super) fn score(text: &str) -> Option<Score> {
    let word: String = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| c.to_ascii_lowercase())
        .map(|c| match c {
            '−' | '–' | '—' | '‐' | '‑' | ':' => '-',
            other => other,
        })
        .collect();
    Some(match word.as_str() {
        "w" | "win" | "wins" | "won" | "victory" | "beat" | "defeated" | "+" | "1-0" => Score::Won,
        "d" | "draw" | "draws" | "drew" | "drawn" | "tie" | "tied" | "=" | "½-½" | "1/2-1/2" | "0.5-0.5"
        | "0,5-0,5" => Score::Draw,
        "l" | "loss" | "lose" | "loses" | "lost" | "defeat" | "-" | "0-1" => Score::Lost,
        _ => match read::typed(text) {
            Typed::Number(1.0) => Score::Won,
            Typed::Number(0.5) => Score::Draw,
            Typed::Number(0.0) => Score::Lost,
            Typed::Number(s) if (0.0..=1.0).contains(&s) => Score::Typed(text.to_owned()),
            _ => return None,
        },
    })
}
