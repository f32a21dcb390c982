//! Tables for a spreadsheet, as RFC 4180 has them: commas, double quotes, lines that end in CR LF. Numbers in full.

use super::dialect::clean;
use crate::glicko2::Period;
use crate::glicko2::trace::{Kept, Trace};
use crate::input::paste::{Pasted, parts, paste};
use crate::present::number::full;

/// A cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cell<'a> {
    /// Nothing.
    Empty,
    /// Words, which may be anybody's.
    Text(&'a str),
    /// A number of ours.
    Number(f64),
}

/// Writes a table.
#[must_use]
pub fn table<'a>(heads: &[&str], rows: impl IntoIterator<Item = Vec<Cell<'a>>>) -> String {
    let mut text = String::new();
    write_line(&mut text, &mut heads.iter().map(|head| written(Cell::Text(head))));
    for row in rows {
        write_line(&mut text, &mut row.into_iter().map(written));
    }
    text
}

fn write_line(text: &mut String, cells: &mut dyn Iterator<Item = String>) {
    for (i, cell) in cells.enumerate() {
        if i > 0 {
            text.push(',');
        }
        text.push_str(&cell);
    }
    text.push_str("\r\n");
}

fn written(cell: Cell) -> String {
    match cell {
        Cell::Empty => String::new(),
        Cell::Number(number) => full(number),
        Cell::Text(words) => {
            let mut words = clean(words).trim().to_owned();
            // A spreadsheet would take it for a formula and run it.
            if words.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']) {
                words.insert(0, '\'');
            }
            if words.contains([',', ';', '"', '\'', '\t']) {
                words = format!("\"{}\"", words.replace('"', "\"\""));
            }
            words
        }
    }
}

/// The games, each with all that Steps 2 to 4 make of it. [`read`] takes it back.
#[must_use]
pub fn games(period: &Period, trace: &Trace) -> String {
    let heads =
        ["game", "rating", "deviation", "score", "mu", "phi", "g", "e", "v_term", "delta_term", "rating_change"];
    let rows = period.games.iter().zip(&trace.games).zip(1_u32..).map(|((given, traced), n)| {
        let numbers = [
            f64::from(n),
            given.rating,
            given.deviation,
            given.score,
            traced.mu,
            traced.phi,
            traced.g,
            traced.e,
            traced.v_term,
            traced.delta_term,
            traced.rating_change,
        ];
        numbers.map(Cell::Number).to_vec()
    });
    table(&heads, rows)
}

/// The iterations of Step 5; heads alone after an idle period.
#[must_use]
pub fn iterations(trace: &Trace) -> String {
    let rows = trace.volatility.iter().flat_map(|volatility| &volatility.iterations).zip(0_u32..);
    let rows = rows.map(|(row, i)| {
        let number = |x: Option<f64>| x.map_or(Cell::Empty, Cell::Number);
        let kept = match row.kept {
            Kept::Start => "start",
            Kept::A => "a",
            Kept::B => "b",
            Kept::Half => "half",
        };
        vec![
            Cell::Number(f64::from(i)),
            Cell::Number(row.a),
            Cell::Number(row.b),
            number(row.c),
            Cell::Number(row.f_a),
            Cell::Number(row.f_b),
            number(row.f_c),
            Cell::Text(kept),
        ]
    });
    table(&["iteration", "a", "b", "c", "f_a", "f_b", "f_c", "kept"], rows)
}

/// The columns of a game, as [`games`] names them.
const COLUMNS: [&str; 3] = ["rating", "deviation", "score"];

/// Reads games: of a table whose first line names the columns as [`games`] does, or of any text that can be pasted.
#[must_use]
pub fn read(text: &str) -> Pasted {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.lines();
    let heads = lines.next().unwrap_or("");
    let Some((mark, columns)) = columns(heads) else { return paste(text) };
    // The heads leave an empty line, so that lines keep their numbers.
    let mut rows = String::from("\n");
    for line in lines {
        let cells = parts(line, |c| c == mark);
        match columns.map(|i| cells.get(i).copied()) {
            [Some(rating), Some(deviation), Some(score)] if is_filled(line) => {
                rows.extend([rating, "\t", deviation, "\t", score, "\n"]);
            }
            // Whatever is wrong with it, it is shown as it stands.
            _ => rows.extend([line, "\n"]),
        }
    }
    paste(&rows)
}

/// Whether anything stands in a line but marks.
fn is_filled(line: &str) -> bool {
    line.contains(|c: char| c.is_ascii_alphanumeric())
}

/// What parts the columns, and where those of a game are.
fn columns(heads: &str) -> Option<(char, [usize; 3])> {
    ['\t', ';', ','].into_iter().find_map(|mark| {
        let heads: Vec<String> =
            heads.split(mark).map(|head| head.trim().trim_matches('"').to_ascii_lowercase()).collect();
        let place = |name: &str| heads.iter().position(|head| head == name);
        let [rating, deviation, score] = COLUMNS.map(place);
        Some((mark, [rating?, deviation?, score?]))
    })
}
