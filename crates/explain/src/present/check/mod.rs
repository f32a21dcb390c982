//! The section Check my numbers as data: the names of quantities, and the reader's numbers compared with the
//! correct ones.

mod formulas;

pub use formulas::{formulas, ids};

use super::math::Number;
use super::step::{Piece, fill, pieces};
use super::symbol::Symbol;
use super::text::check::CheckText;
use crate::number::style::in_field;
use crate::number::{Digits, Kind};
use crate::teach::check::{Candidate, Given, Judged, Lineup, Quantity, slack};

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

/// Returns the name of a quantity in words, with its game.
#[must_use]
pub fn name(quantity: Quantity, text: &CheckText) -> String {
    let name = (text.quantity)(quantity);
    quantity.game().map_or_else(|| name.to_owned(), |j| (text.of_game)(name, j + 1))
}

/// Returns the name of a quantity within a sentence: its symbol, or its name in lower case, with its game.
#[must_use]
pub fn called(quantity: Quantity, text: &CheckText) -> String {
    let letter = letter(quantity).unwrap_or_else(|| {
        let mut name = (text.quantity)(quantity).chars();
        name.next().into_iter().flat_map(char::to_lowercase).chain(name).collect()
    });
    quantity.game().map_or(letter.clone(), |j| (text.of_game)(&letter, j + 1))
}

/// Returns the short name of a quantity for buttons and tables: its symbol, or its name if it has none, with
/// its game.
#[must_use]
pub fn short(quantity: Quantity, text: &CheckText) -> Vec<Piece> {
    let letter = letter(quantity).unwrap_or_else(|| (text.quantity)(quantity).to_owned());
    pieces(&quantity.game().map_or(letter.clone(), |j| (text.of_game)(&letter, j + 1)))
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
        let theirs = typed.iter().find(|(of, _)| *of == quantity).map(|(_, text)| in_field(text.trim()).into_owned());
        let truth = quantity.value(lineup.truth());
        let judged = lineup.judge(quantity, given);
        let ours = truth.map(|truth| Number::of(quantity, truth));
        let difference = truth.filter(|_| judged != Judged::Right).map(|truth| {
            let path = ["difference.", &quantity.path()].concat();
            Number::difference(value.number, truth, quantity.kind(), path, quantity.symbol()).signed()
        });
        let off = truth.map_or(0.0, |truth| (value.number - truth).abs() - slack(quantity, truth));
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
    if typed > usual { Digits::decimals(typed) } else { Digits::Auto }
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
pub fn describe(candidate: &Candidate, lineup: &Lineup, text: &CheckText) -> Vec<Description> {
    let of_mistake = |mistake: &'static crate::teach::check::Mistake| {
        text.mistake(mistake.id).map(|words| Description {
            name: pieces(words.name),
            explanation: pieces(words.told),
            id: mistake.id.to_owned(),
            step: mistake.step,
        })
    };
    let solved = |name: &str, explanation: &str, numbers: &[Number], step: u8| Description {
        name: fill(name, numbers),
        explanation: fill(explanation, numbers),
        id: candidate.id(),
        step,
    };
    let given = |value: f64, path: &'static str, symbol: Symbol| Number::new(value, Kind::Given, path, symbol);
    match *candidate {
        Candidate::Mistake(mistake) | Candidate::Program(mistake) => of_mistake(mistake).into_iter().collect(),
        Candidate::Pair(one, other) => [one, other].into_iter().filter_map(of_mistake).collect(),
        Candidate::Tau(tau) => {
            let numbers = [given(tau, "other.tau", Symbol::Tau), given(lineup.period().tau, "in.tau", Symbol::Tau)];
            vec![solved(text.tau, text.tau_told, &numbers, 5)]
        }
        Candidate::Scale(scale) => {
            vec![solved(text.scale, text.scale_told, &[given(scale, "other.scale", Symbol::Phi)], 2)]
        }
    }
}
