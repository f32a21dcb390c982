//! The section Check my numbers as data: the names of quantities, and the reader's numbers compared with the
//! correct ones.

mod formulas;

pub use formulas::{formulas, ids};

use crate::numbers::style::in_field;
use crate::numbers::{Digits, Kind};
use crate::teach::check::unread::Unread;
use crate::teach::check::{
    Candidate, Certainty, Given, Judged, Lineup, MistakeArea, Quantity, Symptom, slack,
};
use crate::words::messages::{CheckWords, Entry};
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::Symbol;

/// Returns the symbol of a quantity as it is written in a sentence: `{v}`, `{f}(A)`. The number of iterations
/// has none.
#[must_use]
pub fn letter(quantity: Quantity) -> Option<String> {
    let of = |after: &str| Some(["{", quantity.symbol().id(), "}", after].concat());
    match quantity {
        Quantity::Iterations => None,
        Quantity::FA => of("(A)"),
        Quantity::FB => of("(B)"),
        _ => of(""),
    }
}

/// Returns the name of a quantity in words, without its game.
fn quantity_name(quantity: Quantity, words: CheckWords) -> &'static str {
    match quantity {
        // Only exercises ask for it.
        Quantity::Direction => "",
        Quantity::Mu => words.quantity_mu(),
        Quantity::Phi => words.quantity_phi(),
        Quantity::MuJ(_) => words.quantity_mu_j(),
        Quantity::PhiJ(_) => words.quantity_phi_j(),
        Quantity::G(_) => words.quantity_g(),
        Quantity::E(_) => words.quantity_e(),
        Quantity::V => words.quantity_v(),
        Quantity::Delta => words.quantity_delta(),
        Quantity::A => words.quantity_a(),
        Quantity::FA => words.quantity_f_a(),
        Quantity::B => words.quantity_b(),
        Quantity::FB => words.quantity_f_b(),
        Quantity::C => words.quantity_c(),
        Quantity::Iterations => words.quantity_iterations(),
        Quantity::Sigma => words.quantity_sigma(),
        Quantity::Volatility => words.quantity_volatility(),
        Quantity::PhiStar => words.quantity_phi_star(),
        Quantity::PhiPrime => words.quantity_phi_prime(),
        Quantity::MuPrime => words.quantity_mu_prime(),
        Quantity::Rating => words.quantity_rating(),
        Quantity::Deviation => words.quantity_deviation(),
    }
}

/// Returns the name of a quantity in words, with its game.
#[must_use]
pub fn name(quantity: Quantity, words: CheckWords) -> String {
    let name = quantity_name(quantity, words);
    quantity
        .game()
        .map_or_else(|| name.to_owned(), |j| words.of_game(name, j + 1))
}

/// Returns the name of a quantity within a sentence: its symbol, or its name in lower case, with its game.
#[must_use]
pub fn called(quantity: Quantity, words: CheckWords) -> Vec<Piece> {
    let letter = letter(quantity).unwrap_or_else(|| {
        let mut name = quantity_name(quantity, words).chars();
        name.next()
            .into_iter()
            .flat_map(char::to_lowercase)
            .chain(name)
            .collect()
    });
    with_game(letter, quantity, words)
}

/// Returns the short name of a quantity for buttons and tables: its symbol, or its name if it has none, with
/// its game.
#[must_use]
pub fn short(quantity: Quantity, words: CheckWords) -> Vec<Piece> {
    let letter = letter(quantity).unwrap_or_else(|| quantity_name(quantity, words).to_owned());
    with_game(letter, quantity, words)
}

fn with_game(letter: String, quantity: Quantity, words: CheckWords) -> Vec<Piece> {
    pieces(&match quantity.game() {
        Some(j) => words.of_game(&letter, j + 1),
        None => letter,
    })
}

/// Describes a line that is not used.
#[must_use]
pub fn unread(number: usize, text: &str, reason: Unread, words: CheckWords) -> String {
    match reason {
        Unread::NoNumber => words.unread_no_number(number, text),
        Unread::NoName => words.unread_no_name(number, text),
    }
}

/// Returns the judgement of a number in a word or two.
#[must_use]
pub fn judged(judged: Judged, words: CheckWords) -> &'static str {
    match judged {
        Judged::Right => words.judged_right(),
        Judged::Cut => words.judged_cut(),
        Judged::Wrong => words.judged_wrong(),
    }
}

/// Returns the certainty of a diagnosis with this number of candidates.
#[must_use]
pub fn sure(certainty: Certainty, candidates: usize, words: CheckWords) -> String {
    let is_one = candidates <= 1;
    match certainty {
        Certainty::Is if is_one => words.sure_is().to_owned(),
        Certainty::Is => words.sure_is_several(candidates),
        Certainty::Likely if is_one => words.sure_likely().to_owned(),
        Certainty::Likely => words.sure_likely_several(candidates),
        Certainty::Same if is_one => words.sure_same().to_owned(),
        Certainty::Same => words.sure_same_several(candidates),
        Certainty::Could | Certainty::Unknown if is_one => words.sure_could().to_owned(),
        Certainty::Could | Certainty::Unknown => words.sure_could_several(candidates),
    }
}

/// Tells where to look for a mistake that is not known.
#[must_use]
pub fn look(area: MistakeArea, words: CheckWords) -> &'static str {
    match area {
        MistakeArea::Sums => words.look_sums(),
        MistakeArea::Widths => words.look_widths(),
        MistakeArea::Step5 => words.look_volatility(),
        MistakeArea::WayBack => words.look_way_back(),
        MistakeArea::Beginning => words.look_beginning(),
        MistakeArea::From(2) => words.look_from_scale(),
        MistakeArea::From(3) => words.look_from_g(),
        MistakeArea::From(4) => words.look_from_delta(),
        MistakeArea::From(5) => words.look_from_volatility(),
        MistakeArea::From(6) => words.look_from_phi_star(),
        MistakeArea::From(7) => words.look_from_phi_prime(),
        MistakeArea::From(_) => words.look_from_back(),
    }
}

/// Returns the name of a symptom, and its explanation.
#[must_use]
pub fn symptom(symptom: Symptom, words: CheckWords) -> [&'static str; 2] {
    match symptom {
        Symptom::DoesNotEnd => words.symptom_does_not_end(),
        Symptom::NotANumber => words.symptom_not_a_number(),
        Symptom::RunsAway => words.symptom_runs_away(),
        Symptom::SeveralZeros => words.symptom_several_zeros(),
        Symptom::NearZero => words.symptom_near_zero(),
        Symptom::NoMove => words.symptom_no_move(),
        Symptom::TinyDeviation => words.symptom_tiny_deviation(),
        Symptom::NegativeDeviation => words.symptom_negative_deviation(),
        Symptom::GrownDeviation => words.symptom_grown_deviation(),
        Symptom::StillVolatility => words.symptom_still_volatility(),
    }
}

/// Returns the words of a known mistake.
#[must_use]
pub fn mistake(id: &str, words: CheckWords) -> Option<&'static Entry> {
    words
        .language()
        .mistakes()
        .entries()
        .iter()
        .find(|mistake| mistake.id == id)
}

/// One of the reader's numbers compared with the correct one.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The quantity.
    pub quantity: Quantity,
    /// The reader's number, as typed.
    pub theirs: String,
    /// The correct number, or `None` if the case has no such value.
    pub ours: Option<Number>,
    /// The reader's number minus the correct one, unless the reader's is right.
    pub difference: Option<Number>,
    /// The number of decimals with which both are shown.
    pub digits: Digits,
    /// The judgement of the reader's number.
    pub judged: Judged,
    /// Whether the number is right only after rounding.
    pub is_rounded: bool,
}

/// Compares the reader's numbers with the correct ones, in the order of the steps.
#[must_use]
pub fn rows(lineup: &Lineup, typed: &[(Quantity, String)], given: &Given) -> Vec<Row> {
    let row = |&(quantity, value): &(Quantity, crate::teach::check::Value)| {
        let theirs = typed
            .iter()
            .find(|(of, _)| *of == quantity)
            .map(|(_, text)| in_field(text.trim()).into_owned());
        let truth = quantity.value(lineup.truth());
        let judged = lineup.judge(quantity, given);
        let ours = truth.map(|truth| Number::of(quantity, truth));
        let difference = truth.filter(|_| judged != Judged::Right).map(|truth| {
            let path = ["difference.", &quantity.path()].concat();
            Number::difference(
                value.number,
                truth,
                quantity.kind(),
                path,
                quantity.symbol(),
            )
            .signed()
        });
        let off = truth.map_or(0.0, |truth| {
            (value.number - truth).abs() - slack(quantity, truth)
        });
        Row {
            quantity,
            theirs: theirs.unwrap_or_default(),
            ours,
            difference,
            digits: digits(quantity.kind(), value.decimals),
            judged,
            is_rounded: judged == Judged::Right && off > 0.0,
        }
    };
    given.values().iter().map(row).collect()
}

/// Returns decimals that show a number at least as precisely as typed.
fn digits(kind: Kind, decimals: i32) -> Digits {
    let usual = match kind {
        Kind::Rating => 2,
        Kind::Volatility | Kind::Log => 6,
        _ => 4,
    };
    // Limits the decimals to the range that can be chosen.
    let typed = decimals.clamp(0, i32::from(Digits::MOST)) as u8;
    if typed > usual {
        Digits::decimals(typed)
    } else {
        Digits::Auto
    }
}

/// A possible explanation of the reader's numbers, in words.
#[derive(Clone, Debug)]
pub struct Description {
    /// The name of the mistake, as a sentence with symbols and numbers.
    pub name: Vec<Piece>,
    /// The explanation of what is correct.
    pub explanation: Vec<Piece>,
    /// The id of the mistake, for programs.
    pub id: String,
    /// The step in which the mistake is made.
    pub step: u8,
}

/// Describes a candidate in words: one entry for a single mistake, two for a pair.
#[must_use]
pub fn describe(candidate: &Candidate, lineup: &Lineup, words: CheckWords) -> Vec<Description> {
    let of_mistake = |mistake: &'static crate::teach::check::Mistake| {
        self::mistake(mistake.id, words).map(|words| Description {
            name: pieces(words.name),
            explanation: pieces(words.told),
            id: mistake.id.to_owned(),
            step: mistake.step,
        })
    };
    let solved = |name, explanation, step| {
        vec![Description {
            name,
            explanation,
            id: candidate.id(),
            step,
        }]
    };
    let given = |value: f64, path: &'static str, symbol: Symbol| {
        Number::new(value, Kind::Given, path, symbol)
    };
    match *candidate {
        Candidate::Mistake(mistake) | Candidate::Program(mistake) => {
            of_mistake(mistake).into_iter().collect()
        }
        Candidate::Pair(one, other) => [one, other].into_iter().filter_map(of_mistake).collect(),
        Candidate::Tau(tau) => {
            let right = given(lineup.period().tau, "in.tau", Symbol::Tau);
            solved(
                words.tau(given(tau, "other.tau", Symbol::Tau)),
                words.tau_told(right),
                5,
            )
        }
        Candidate::Scale(scale) => {
            let name = words.scale(given(scale, "other.scale", Symbol::Phi));
            solved(name, pieces(words.scale_told()), 2)
        }
    }
}
