//! A comparison of all systems over the same games.

use crate::numbers::Kind;
use crate::systems::compare as rate_all;
use crate::systems::option::Options;
use crate::systems::outcome::Outcome;
use crate::systems::system::{Family, Publication, Rating, System};
use crate::words::Language;
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::{Period, Symbol as S};

/// The difference in rating points below which two ratings look the same.
const UNSEEN: f64 = 0.005;

/// A system's rating of a case, compared with the paper's.
pub struct Compared {
    /// The system.
    pub system: &'static System,
    /// r′, RD′ and, in Glicko-2, σ′. Empty if the case cannot be rated.
    pub after: Vec<Number>,
    /// The difference of r′ from the paper's.
    pub difference: Option<Number>,
    /// The text that players see.
    pub seen: Vec<Piece>,
    /// The system's τ, changes of the input, and other differences between the systems.
    pub notes: Vec<Piece>,
}

/// Returns the rating of a case by each system whose rules are public, at least in part. The paper
/// comes first, then the systems by their difference from it, the largest first.
///
/// `options` returns the options for each system: see [`compare`](rate_all).
#[must_use]
pub fn compare(
    period: &Period,
    options: impl Fn(&'static System) -> Options,
    language: Language,
) -> Vec<Compared> {
    let rated: Vec<_> = rate_all(period, options).collect();
    let papers = rated
        .first()
        .and_then(|(_, first)| first.as_ref().ok())
        .map(|outcome| outcome.after.rating);
    let mut all: Vec<Compared> = rated
        .iter()
        .map(|(system, rated)| compared(system, rated.as_ref().ok(), papers, language))
        .collect();
    if let Some((_, others)) = all.split_first_mut() {
        let apart = |of: &Compared| {
            of.difference
                .as_ref()
                .map_or(-1.0, |difference| difference.value.abs())
        };
        others.sort_by(|a, b| apart(b).total_cmp(&apart(a)));
    }
    all
}

fn compared(
    system: &'static System,
    outcome: Option<&Outcome>,
    papers: Option<f64>,
    language: Language,
) -> Compared {
    let Some(outcome) = outcome else {
        let seen = pieces(language.systems().cannot());
        return Compared {
            system,
            after: Vec::new(),
            difference: None,
            seen,
            notes: Vec::new(),
        };
    };
    let path = |name: &str| format!("compare.{}.{name}", system.id);
    let of = |value, kind, name: &str, symbol| Number::new(value, kind, path(name), symbol);
    let Rating {
        rating,
        deviation,
        volatility,
    } = outcome.after;
    let mut after = vec![
        of(rating, Kind::Rating, "rating", S::RPrime),
        of(deviation, Kind::Rating, "deviation", S::RdPrime),
    ];
    after.extend(volatility.map(|sigma| of(sigma, Kind::Volatility, "volatility", S::SigmaPrime)));
    let difference = papers.map(|papers| {
        let difference =
            Number::difference(rating, papers, Kind::Rating, path("difference"), S::Change)
                .signed();
        // A difference that no player would see counts as none.
        Number {
            is_noise: difference.value.abs() < UNSEEN,
            ..difference
        }
    });
    let seen = system.shown.first().map_or_else(Vec::new, |first| {
        let numbers = (first.values)(outcome).into_iter().map(|number| {
            let quantity = path(&number.quantity.replace("system.", "")).into();
            Number { quantity, ..number }
        });
        (first.reading)(language, outcome, &numbers.collect::<Vec<_>>())
    });
    Compared {
        system,
        after,
        difference,
        seen,
        notes: notes(outcome, language),
    }
}

/// Returns the notes that a reader needs to compare a system with others.
fn notes(outcome: &Outcome, language: Language) -> Vec<Piece> {
    let (words, system, adapted) = (language.systems(), outcome.system, outcome.adapted);
    let of = |value, path: &str, symbol| {
        Number::new(
            value,
            Kind::Given,
            format!("compare.{}.{path}", system.id),
            symbol,
        )
    };
    let mut notes: Vec<Vec<Piece>> = Vec::new();
    if matches!(system.family, Family::Glicko2 { .. }) {
        let own = matches!(system.family, Family::Glicko2 { tau: Some(_) });
        let tau = of(outcome.tau, "tau", S::Tau);
        notes.push(if own {
            words.note_tau(tau)
        } else {
            pieces(words.note_given_tau())
        });
    }
    notes.extend(
        adapted
            .rating
            .map(|held| words.note_rating(of(held.to, "before.rating", S::R))),
    );
    notes.extend(
        adapted
            .deviation
            .map(|held| words.note_deviation(of(held.to, "before.deviation", S::Rd))),
    );
    notes.extend(
        adapted
            .volatility
            .map(|held| words.note_volatility(of(held.to, "before.volatility", S::Sigma))),
    );
    if adapted.opponents > 0 {
        notes.push(pieces(&words.note_opponents(adapted.opponents)));
    }
    notes.extend(
        system
            .rules
            .game
            .and_then(|rule| rule.note)
            .map(|note| pieces(note(language))),
    );
    if system.publication == Publication::Partly {
        notes.push(pieces(words.note_partly()));
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
