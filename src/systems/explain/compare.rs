//! The same games at all places, in one table.

use crate::glicko2::{Error, Period};
use crate::number::Kind;
use crate::present::math::Number;
use crate::present::step::{Cell, Piece, Table, TableId, fill, pieces};
use crate::present::symbol::Symbol as S;
use crate::present::text::Language;
use crate::systems::compare as rate_all;
use crate::systems::option::Options;
use crate::systems::outcome::Outcome;
use crate::systems::system::{Family, Publication, Rating, System};
use crate::systems::text::SystemsText;

/// A difference below half of a hundredth of a point.
const UNSEEN: f64 = 0.005;

/// A row for each place whose rules are public, at least in part: r′, how far that is from the paper's, RD′, σ′, what players see, and what had to be
/// changed. The paper comes first, and then whoever differs most from it.
///
/// `options` gives what each place asks for: see [`compare`](rate_all).
#[must_use]
pub fn compare(period: &Period, options: impl Fn(&'static System) -> Options, language: Language) -> Table {
    let words = language.systems();
    let rated: Vec<_> = rate_all(period, options).collect();
    let papers = rated.first().and_then(|(_, first)| first.as_ref().ok()).map(|outcome| outcome.after.rating);
    let difference = |rated: &Result<Outcome, Error>| Some(rated.as_ref().ok()?.after.rating - papers?);
    let mut rows: Vec<_> =
        rated.iter().map(|(system, rated)| (difference(rated), row(system, rated, papers, words))).collect();
    if let Some((_, others)) = rows.split_first_mut() {
        let apart = |difference: &Option<f64>| difference.map_or(-1.0, f64::abs);
        others.sort_by(|(a, _), (b, _)| apart(b).total_cmp(&apart(a)));
    }
    Table {
        id: TableId::Compare,
        caption: words.compare,
        heads: words.compare_heads.iter().map(|head| pieces(head)).collect(),
        rows: rows.into_iter().map(|(_, row)| row).collect(),
    }
}

fn row(system: &'static System, rated: &Result<Outcome, Error>, papers: Option<f64>, words: &SystemsText) -> Vec<Cell> {
    let name = Cell::Head(system.name.to_owned());
    let Ok(outcome) = rated else {
        let cannot = Cell::Pieces(pieces(words.cannot));
        return vec![name, Cell::Empty, Cell::Empty, Cell::Empty, Cell::Empty, Cell::Empty, cannot];
    };
    let of = |value, kind, path: &str, symbol| {
        Cell::Number(Number::new(value, kind, format!("compare.{}.{path}", system.id), symbol))
    };
    let Rating { rating, deviation, volatility } = outcome.after;
    let seen = outcome.system.shown.first().map_or(Cell::Empty, |first| {
        let numbers: Vec<Number> = (first.values)(outcome)
            .into_iter()
            .map(|number| {
                let path = number.quantity.replace("system.", "");
                Number { quantity: format!("compare.{}.{path}", system.id).into(), ..number }
            })
            .collect();
        Cell::Pieces(fill(&(first.reading)(words, outcome), &numbers))
    });
    vec![
        name,
        of(rating, Kind::Rating, "rating", S::RPrime),
        papers.map_or(Cell::Empty, |papers| {
            let path = format!("compare.{}.difference", system.id);
            let difference = Number::difference(rating, papers, Kind::Rating, path, S::Change).signed();
            // What no player would see is none here.
            Cell::Number(Number { is_noise: difference.value.abs() < UNSEEN, ..difference })
        }),
        of(deviation, Kind::Rating, "deviation", S::RdPrime),
        volatility.map_or(Cell::Empty, |sigma| of(sigma, Kind::Volatility, "volatility", S::SigmaPrime)),
        seen,
        Cell::Pieces(notes(outcome, words)),
    ]
}

/// What a reader has to know to compare the row with another.
fn notes(outcome: &Outcome, words: &SystemsText) -> Vec<Piece> {
    let (system, adapted) = (outcome.system, outcome.adapted);
    let of =
        |value, path: &str, symbol| Number::new(value, Kind::Given, format!("compare.{}.{path}", system.id), symbol);
    let mut notes: Vec<Vec<Piece>> = Vec::new();
    if matches!(system.family, Family::Glicko2 { .. }) {
        let own = matches!(system.family, Family::Glicko2 { tau: Some(_) });
        let sentence = if own { words.note_tau } else { words.note_given_tau };
        notes.push(fill(sentence, &[of(outcome.tau, "tau", S::Tau)]));
    }
    let clamped = [
        (adapted.rating, words.note_rating, "before.rating", S::R),
        (adapted.deviation, words.note_deviation, "before.deviation", S::Rd),
        (adapted.volatility, words.note_volatility, "before.volatility", S::Sigma),
    ];
    notes.extend(
        clamped
            .into_iter()
            .filter_map(|(clamped, sentence, path, symbol)| Some(fill(sentence, &[of(clamped?.to, path, symbol)]))),
    );
    if adapted.opponents > 0 {
        notes.push(pieces(&(words.note_opponents)(adapted.opponents)));
    }
    notes.extend(system.rules.game.and_then(|rule| rule.note).map(|note| pieces(note(words))));
    if system.publication == Publication::Partly {
        notes.push(pieces(words.note_partly));
    }
    let mut line: Vec<Piece> = Vec::new();
    for note in notes {
        if !line.is_empty() {
            line.push(Piece::Text(" ".to_owned()));
        }
        line.extend(note);
    }
    line
}
