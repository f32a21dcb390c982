//! The rows of a table without a header, read by their cells: two names and a result, a name and numbers, or numbers
//! and a result. A row may also say what it is, as this page writes a league:
//!
//! ```text
//! player,Anna,1500,200,0.06
//! period,2
//! result,Anna,Ben,1
//! period,3,2.5
//! tau,0.5
//! ```

use super::Reason;
use super::league::Rated;
use super::row::{Entry, Row, idle, player};
use super::score::{number, pair, score};
use super::typed_game::{game_of_line, game_of_row};
use crate::case::Score;
use crate::case::table::Record;
use crate::numbers::{Typed, is_no_break, typed};

/// The words that say what a row is.
const KINDS: [&str; 4] = ["player", "result", "period", "tau"];

/// Returns whether a row says what it is.
pub(super) fn says_kind(cells: &[&str]) -> bool {
    cells.len() > 1 && KINDS.iter().any(|kind| cells[0].eq_ignore_ascii_case(kind))
}

/// Reads a row without a header.
pub(super) fn plain_row<'a>(record: Record<'a>, cells: &[&'a str]) -> Row<'a> {
    let line = record.number;
    let is_filled = |cell: &&str| !cell.is_empty();
    let has_marks = cells.len() > 1;
    let words: Vec<&str>;
    let is_number = |cell: &str| matches!(typed(cell), Typed::Number(_));
    // Games of several periods may have only spaces between their numbers.
    let cells = if has_marks || record.text.contains(is_no_break) {
        &cells[..cells.iter().rposition(is_filled).map_or(0, |last| last + 1)]
    } else {
        words = record.text.split_whitespace().collect();
        let is_period = words.len() == 4 && words[..3].iter().all(|word| is_number(word));
        if is_period { &words[..] } else { cells }
    };
    if says_kind(cells) {
        return Row::of(of_kind(cells));
    }
    let is_name =
        |cell: &str| !cell.is_empty() && !is_number(cell) && Score::of_words(cell).is_none();
    // The volatility of a player is small; a score is 0, ½, 1 or a word.
    let is_volatility = |cell: &str| number(cell).is_ok_and(|number| number > 0.0 && number < 0.3);
    // Commas may be decimal ones, with spaces between the numbers: `1400,5 30,0 0,5`.
    let has_comma = record.text.contains(',');
    let is_whole_cell = |cell: &str| is_number(cell) && !(has_comma && cell.contains(' '));
    let in_period = |period: &'a str, entry: Result<Entry, Reason>, is_of_player: bool| Row {
        is_of_player,
        period: Some(period),
        date: None,
        entry,
    };
    match *cells {
        [a, b, score] if is_name(a) && is_name(b) => Row::of(result(a, b, score)),
        [a, b, first, second]
            if is_name(a) && is_name(b) && is_number(first) && is_number(second) =>
        {
            Row::of(pair(first, second).map(|score| between(a, b, score)))
        }
        [round, a, b, score] if is_number(round) && is_name(a) && is_name(b) => {
            in_period(round, result(a, b, score), false)
        }
        [name] if has_marks && is_name(name) => Row::of(player(cells)),
        [name, rating] if is_name(name) && is_number(rating) => Row::of(player(cells)),
        [name, rating, deviation] if is_name(name) && is_number(rating) && is_number(deviation) => {
            Row::of(player(cells))
        }
        [name, rating, _, volatility, ..]
            if is_name(name) && is_number(rating) && is_volatility(volatility) =>
        {
            Row::of(player(cells))
        }
        [period, rating, deviation, score]
            if [period, rating, deviation].into_iter().all(is_whole_cell) =>
        {
            let game = game_of_row(line, [rating, deviation, score]).map(Entry::Game);
            in_period(period, game, true)
        }
        [period] if has_marks && is_number(period) => in_period(period, idle(""), true),
        [period, "", "", "", length] if is_number(period) => in_period(period, idle(length), true),
        _ => Row::of(game_of_line(record).map(Entry::Game)),
    }
}

/// Reads a row that says what it is.
fn of_kind(cells: &[&str]) -> Result<Entry, Reason> {
    let rest = &cells[1..];
    match (&*cells[0].to_ascii_lowercase(), rest) {
        ("player", rest) => player(rest),
        ("result", &[a, b, score, ..]) => result(a, b, score),
        ("period", rest) => {
            let length = rest.get(1).filter(|cell| !cell.is_empty());
            Ok(Entry::Period(length.map(|cell| number(cell)).transpose()?))
        }
        ("tau", &[tau, ..]) => Ok(Entry::Tau(number(tau)?)),
        _ => Err(Reason::NotUnderstood),
    }
}

fn result(a: &str, b: &str, text: &str) -> Result<Entry, Reason> {
    Ok(between(a, b, score(text, false)?))
}

fn between(a: &str, b: &str, score: f64) -> Entry {
    let side = |name: &str| Rated {
        name: name.to_owned(),
        ..Rated::default()
    };
    Entry::Result([side(a), side(b)], score)
}
