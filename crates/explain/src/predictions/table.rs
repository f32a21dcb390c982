//! The quality of predictions as rows of tables, and the chart by τ in words.

use super::{Predictions, Quality};
use crate::charts::data::ByTau;
use crate::numbers::{Digits, Kind, show};
use crate::steps::step::Cell;
use crate::words::Language;
use crate::words::messages::PredictionsWords;
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::{Symbol, elo};
use std::f64::consts::LN_2;

/// Returns a row for each system and for a coin: the mean log loss, and the accuracy in percent.
#[must_use]
pub fn rows(of: &Predictions, language: Language) -> Vec<Vec<Cell>> {
    let coin = Quality {
        log_loss: LN_2,
        accuracy: 0.5,
        ..of.elo
    };
    let names = language.cards();
    let k = show(elo::K, Kind::Given, Digits::Auto);
    [
        ("glicko2", names.glicko2().to_owned(), of.glicko2),
        ("glicko", names.glicko().to_owned(), of.glicko),
        ("elo", names.elo(&k), of.elo),
        ("coin", language.predictions().coin().to_owned(), coin),
    ]
    .into_iter()
    .map(|(id, name, quality)| {
        let percent = 100.0 * quality.accuracy;
        vec![
            Cell::Head(name),
            Cell::Number(log_loss(quality.log_loss, id)),
            Cell::Number(Number::new(
                percent,
                Kind::Tenths,
                path(id, "accuracy"),
                Symbol::S,
            )),
        ]
    })
    .collect()
}

/// Returns a row for each τ: τ and the mean log loss.
#[must_use]
pub fn by_tau_rows(of: &ByTau) -> Vec<Vec<Cell>> {
    let row = |(i, &(value, loss)): (usize, &(f64, f64))| {
        let id = format!("tau.{i}");
        vec![
            Cell::HeadPieces(vec![Piece::Number(tau(value, &id))]),
            Cell::Number(log_loss(loss, &id)),
        ]
    };
    of.points.iter().enumerate().map(row).collect()
}

/// Returns the sentence on the τ with the best predictions, or that all of them are alike.
#[must_use]
pub fn by_tau_sentence(of: &ByTau, words: PredictionsWords) -> Vec<Piece> {
    if of.is_flat() {
        return pieces(words.by_tau_alike());
    }
    let (best, least) = of.least();
    let (own, loss) = of.points.get(of.own).copied().unwrap_or_default();
    words.by_tau_least(
        tau(best, "least"),
        log_loss(least, "least"),
        tau(own, "own"),
        log_loss(loss, "own"),
    )
}

fn path(id: &str, what: &str) -> String {
    format!("predictions.{id}.{what}")
}

fn log_loss(value: f64, id: &str) -> Number {
    Number::new(value, Kind::Scaled, path(id, "log_loss"), Symbol::E)
}

fn tau(value: f64, id: &str) -> Number {
    Number::new(value, Kind::Given, path(id, "tau"), Symbol::Tau)
}
