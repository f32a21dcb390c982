//! Tables for a spreadsheet, with numbers in full precision.

use crate::case::UNKNOWN_RD;
use crate::case::table;
pub use crate::case::table::Cell;
use crate::escape::clean;
use glicko2_steps::Period;
use glicko2_steps::trace::{KeptEnd, Trace};

/// Writes a table. Invisible characters are removed from texts.
#[must_use]
pub fn table<'a>(heads: &[&str], rows: impl IntoIterator<Item = Vec<Cell<'a>>>) -> String {
    let mut text = String::new();
    table::write(&mut text, heads.iter().copied().map(Cell::Text));
    for row in rows {
        let cleaned: Vec<Option<String>> = row
            .iter()
            .map(|cell| {
                if let Cell::Text(words) = cell {
                    Some(clean(words))
                } else {
                    None
                }
            })
            .collect();
        let cells = row.iter().zip(&cleaned).map(|(cell, words)| match words {
            Some(words) => Cell::Text(words.trim()),
            None => *cell,
        });
        table::write(&mut text, cells);
    }
    text
}

/// Writes the games, each with its values of Steps 2 to 4. An RD in `assumed` is written as
/// unknown.
#[must_use]
pub fn games(period: &Period, trace: &Trace, assumed: &[usize]) -> String {
    let heads = [
        "game",
        "rating",
        "deviation",
        "score",
        "mu",
        "phi",
        "g",
        "e",
        "v_term",
        "delta_term",
        "rating_change",
    ];
    let rows = period
        .games
        .iter()
        .zip(&trace.games)
        .zip(1_u32..)
        .enumerate()
        .map(|(j, ((given, traced), n))| {
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
            let mut cells = numbers.map(Cell::Number);
            if assumed.contains(&j) {
                cells[2] = Cell::Text(UNKNOWN_RD);
            }
            cells.to_vec()
        });
    table(&heads, rows)
}

/// Writes the iterations of Step 5. After an idle period, there are only the headers.
#[must_use]
pub fn iterations(trace: &Trace) -> String {
    let rows = trace
        .volatility
        .iter()
        .flat_map(|volatility| &volatility.iterations)
        .zip(0_u32..);
    let rows = rows.map(|(row, i)| {
        let number = |x: Option<f64>| x.map_or(Cell::Empty, Cell::Number);
        let kept = match row.kept {
            KeptEnd::Start => "start",
            KeptEnd::A => "a",
            KeptEnd::B => "b",
            KeptEnd::Half => "half",
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
    table(
        &["iteration", "a", "b", "c", "f_a", "f_b", "f_c", "kept"],
        rows,
    )
}
