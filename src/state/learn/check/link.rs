//! The part of a link for the check: printing and parsing.
//!
//! The parts are separated by commas. A part with a colon is a number by its name, as typed:
//! `r:1464.10`, `g1:0.9955`. Any other part is the case (`a`, `b`, or `own` for that of the
//! Calculator) or a symptom by its id. `own` is not printed.

use super::{CheckState, Of, Sheet};
use explain::case::link::{encode, too_many};
use explain::ids::HasId;
use explain::percent::decode;
use explain::teach::check::{Quantity, Symptom};

/// The maximum number of numbers in a link. Each has a row of its own, and thousands of rows would
/// freeze the page for seconds.
pub(super) const MOST_NUMBERS: usize = 1_000;

/// The names of the quantities that do not belong to a game.
const NAMES: [(&str, Quantity); 17] = [
    ("r", Quantity::Rating),
    ("rd", Quantity::Deviation),
    ("vol", Quantity::Volatility),
    ("mu", Quantity::Mu),
    ("phi", Quantity::Phi),
    ("v", Quantity::V),
    ("delta", Quantity::Delta),
    ("a", Quantity::A),
    ("fa", Quantity::FA),
    ("b", Quantity::B),
    ("fb", Quantity::FB),
    ("c", Quantity::C),
    ("n", Quantity::Iterations),
    ("sigma", Quantity::Sigma),
    ("phi*", Quantity::PhiStar),
    ("phi'", Quantity::PhiPrime),
    ("mu'", Quantity::MuPrime),
];

/// The names of the cases.
const CASES: [(&str, Of); 3] = [("own", Of::Own), ("a", Of::A), ("b", Of::B)];

fn name(quantity: Quantity) -> String {
    match quantity.game() {
        Some(j) => [quantity.short_path(), &(j + 1).to_string()].concat(),
        None => NAMES
            .iter()
            .find(|(_, known)| *known == quantity)
            .map_or("", |(name, _)| name)
            .to_owned(),
    }
}

fn quantity_by_name(name: &str) -> Option<Quantity> {
    let plain = NAMES
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, quantity)| *quantity);
    plain.or_else(|| {
        let digits = name.find(|c: char| c.is_ascii_digit())?;
        let (letter, n) = name.split_at(digits);
        // Accept one spelling only, not `g01`, so that equal contents have equal links.
        let j = n
            .parse::<usize>()
            .ok()
            .filter(|j| j.to_string() == n)?
            .checked_sub(1)?;
        Quantity::in_game(letter, j)
    })
}

impl CheckState {
    /// Returns the value for a link.
    #[must_use]
    pub fn link(&self) -> String {
        let of = CASES
            .iter()
            .find(|(_, of)| *of == self.of && *of != Of::Own)
            .map(|(name, _)| (*name).to_owned());
        let numbers = self
            .sheet()
            .fields()
            .iter()
            .filter(|(_, text)| !text.is_empty());
        let numbers =
            numbers.map(|(quantity, text)| [&name(*quantity), ":", &encode(text)].concat());
        let symptom = self.symptom.map(|symptom| symptom.id().to_owned());
        of.into_iter()
            .chain(numbers)
            .chain(symptom)
            .collect::<Vec<_>>()
            .join(",")
    }

    /// Opens the value of a link, and returns the parts that were left out. An empty value changes
    /// nothing; a value without numbers keeps the typed ones.
    pub(in crate::state::learn) fn open(&mut self, value: &str) -> Vec<String> {
        // Coming back to the same link keeps the text in the box as well.
        if value.is_empty() || value == self.link() {
            return Vec::new();
        }
        let (mut of, mut symptom, mut numbers, mut left_out) =
            (Of::Own, None, Vec::new(), Vec::new());
        for part in value.split(',') {
            let case = CASES
                .iter()
                .find(|(name, _)| *name == part)
                .map(|(_, of)| *of);
            let known = Symptom::from_id(part);
            match part
                .split_once(':')
                .map(|(name, text)| (quantity_by_name(&decode(name)), decode(text)))
            {
                Some((Some(quantity), text)) if numbers.len() < MOST_NUMBERS => {
                    numbers.push((quantity, text));
                }
                Some((Some(_), _)) => {
                    left_out.push(too_many("c=", MOST_NUMBERS));
                    break;
                }
                None if case.is_some() => of = case.unwrap_or_default(),
                None if known.is_some() => symptom = known,
                _ => left_out.push(part.to_owned()),
            }
        }
        (self.of, self.symptom, self.first) = (of, symptom, 0);
        if !numbers.is_empty() {
            self.sheets[of.place()] = Sheet::of(numbers);
        }
        left_out
    }
}
