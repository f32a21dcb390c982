//! The same games at all places.

use crate::glicko2::Period;
use crate::number::Kind;
use crate::present::math::Number;
use crate::present::step::{Piece, fill, pieces};
use crate::present::symbol::Symbol as S;
use crate::present::text::Language;
use crate::systems::compare as rate_all;
use crate::systems::option::Options;
use crate::systems::outcome::Outcome;
use crate::systems::system::{Family, Publication, Rating, System};
use crate::systems::text::SystemsText;

/// A difference below half of a hundredth of a point.
const UNSEEN: f64 = 0.005;

/// What a place makes of a case, beside the paper.
pub struct Compared {
    /// The place.
    pub system: &'static System,
    /// r′, RD′ and, where there is one, σ′. None where the case cannot be rated.
    pub after: Vec<Number>,
    /// How far r′ is from the paper's.
    pub difference: Option<Number>,
    /// What players see.
    pub seen: Vec<Piece>,
    /// What had to be changed to rate the case.
    pub notes: Vec<Piece>,
}

/// Returns what each place makes of a case whose rules are public, at least in part. The paper comes first, and then whoever differs most from it.
///
/// `options` gives what each place asks for: see [`compare`](rate_all).
#[must_use]
pub fn compare(period: &Period, options: impl Fn(&'static System) -> Options, language: Language) -> Vec<Compared> {
    let words = language.systems();
    let rated: Vec<_> = rate_all(period, options).collect();
    let papers = rated.first().and_then(|(_, first)| first.as_ref().ok()).map(|outcome| outcome.after.rating);
    let mut all: Vec<Compared> =
        rated.iter().map(|(system, rated)| compared(system, rated.as_ref().ok(), papers, words)).collect();
    if let Some((_, others)) = all.split_first_mut() {
        let apart = |of: &Compared| of.difference.as_ref().map_or(-1.0, |difference| difference.value.abs());
        others.sort_by(|a, b| apart(b).total_cmp(&apart(a)));
    }
    all
}

fn compared(system: &'static System, outcome: Option<&Outcome>, papers: Option<f64>, words: &SystemsText) -> Compared {
    let Some(outcome) = outcome else {
        let seen = pieces(words.cannot);
        return Compared { system, after: Vec::new(), difference: None, seen, notes: Vec::new() };
    };
    let path = |name: &str| format!("compare.{}.{name}", system.id);
    let of = |value, kind, name: &str, symbol| Number::new(value, kind, path(name), symbol);
    let Rating { rating, deviation, volatility } = outcome.after;
    let mut after =
        vec![of(rating, Kind::Rating, "rating", S::RPrime), of(deviation, Kind::Rating, "deviation", S::RdPrime)];
    after.extend(volatility.map(|sigma| of(sigma, Kind::Volatility, "volatility", S::SigmaPrime)));
    let difference = papers.map(|papers| {
        let difference = Number::difference(rating, papers, Kind::Rating, path("difference"), S::Change).signed();
        // What no player would see is none here.
        Number { is_noise: difference.value.abs() < UNSEEN, ..difference }
    });
    let seen = system.shown.first().map_or_else(Vec::new, |first| {
        let numbers = (first.values)(outcome).into_iter().map(|number| {
            let quantity = path(&number.quantity.replace("system.", "")).into();
            Number { quantity, ..number }
        });
        fill(&(first.reading)(words, outcome), &numbers.collect::<Vec<_>>())
    });
    Compared { system, after, difference, seen, notes: notes(outcome, words) }
}

/// What a reader has to know to compare a place with another.
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
