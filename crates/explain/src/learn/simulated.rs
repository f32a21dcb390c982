//! A simulated run in words: how often the band held the strength, and the periods as rows.

use crate::case::level::Level;
use crate::numbers::{Kind, percent};
use crate::steps::step::Cell;
use crate::teach::lessons::simulation::{PERIODS, Run};
use crate::words::Language;
use crate::words::messages::LessonsWords;
use crate::words::number::Number;
use crate::words::pieces::pieces;
use glicko2_steps::Symbol;

/// Returns the sentence about a run, with the number of the run.
#[must_use]
pub fn result(run: u64, of: &Run, language: Language) -> String {
    let inside = of.inside();
    let share = percent(inside as f64 / PERIODS as f64, 0);
    let level = percent(Level::P95.part(), 0);
    let number = usize::try_from(run).unwrap_or(usize::MAX);
    language
        .lessons()
        .run_result(number, inside, PERIODS, &share, &level)
}

/// Returns a row for each period: the strength, the ends of the band, and whether the band holds the
/// strength.
#[must_use]
pub fn rows(run: &Run, words: LessonsWords) -> Vec<Vec<Cell>> {
    let row = |(k, (strength, band, is_inside)): (usize, (f64, [f64; 2], bool))| {
        let number = |value, name: &str, symbol| {
            Cell::Number(Number::new(
                value,
                Kind::Whole,
                format!("run.{k}.{name}"),
                symbol,
            ))
        };
        let side = match is_inside {
            true => words.run_inside(),
            false => words.run_outside(),
        };
        vec![
            Cell::Head((k + 1).to_string()),
            number(strength, "strength", Symbol::S),
            number(band[0], "low", Symbol::RdPrime),
            number(band[1], "high", Symbol::RdPrime),
            Cell::Pieces(pieces(side)),
        ]
    };
    run.bands().enumerate().map(row).collect()
}
