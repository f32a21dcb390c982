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

/// A row for each place whose rules are public, at least in part: r′, RD′, σ′, what players see, and what had to be changed.
///
/// `options` gives what each place asks for: see [`compare`](rate_all).
#[must_use]
pub fn compare(period: &Period, options: impl Fn(&'static System) -> Options, language: Language) -> Table {
    let words = language.systems();
    Table {
        id: TableId::Compare,
        caption: words.compare,
        heads: words.compare_heads.iter().map(|head| pieces(head)).collect(),
        rows: rate_all(period, options).map(|(system, rated)| row(system, &rated, words)).collect(),
    }
}

fn row(system: &'static System, rated: &Result<Outcome, Error>, words: &SystemsText) -> Vec<Cell> {
    let name = Cell::Head(system.name.to_owned());
    let Ok(outcome) = rated else {
        let cannot = Cell::Pieces(pieces(words.cannot));
        return vec![name, Cell::Empty, Cell::Empty, Cell::Empty, Cell::Empty, cannot];
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
