//! Comparison of the reader's guesses with the computed values.

use crate::numbers::{Digits, Kind, show};
use crate::steps::key_values::{r, sigma};
use crate::steps::step::Cell;
use crate::steps::values;
use crate::words::Text;
use crate::words::messages::GuessWords;
use crate::words::number::{Number, format_number};
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::{Period, Symbol, Trace};

/// Returns the value of a step that the reader guesses, or `None` if the step has none.
#[must_use]
pub fn value_to_guess(step: u8, period: &Period, trace: &Trace, text: Text) -> Option<Number> {
    let mut values = values(step, period, trace, text).into_iter();
    match step {
        2..=6 | 8 => values.next(),
        // The new rating μ′, not the deviation φ′.
        7 => values.last(),
        _ => None,
    }
}

/// Returns the question shown in place of a hidden step.
#[must_use]
pub fn question(step: u8, period: &Period, words: GuessWords) -> Vec<Piece> {
    match step {
        ..=2 => words.question_mu(r(period.player)),
        3 => pieces(words.question_v()),
        4 => pieces(words.question_delta()),
        5 => words.question_sigma(sigma(period.player)),
        6 => pieces(words.question_phi_star()),
        7 => pieces(words.question_mu_prime()),
        8.. => words.question_rating(r(period.player)),
    }
}

/// How close a guess is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// Close enough to count as right.
    Exact,
    /// Close, but not right.
    Close,
    /// Not close.
    Off,
}

/// A guess compared with the value.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// The guess as it is shown.
    pub said: String,
    /// The computed value.
    pub value: Number,
    /// The guess minus the value.
    pub gap: Number,
    /// How close the guess is.
    pub fit: Fit,
}

impl Compared {
    /// Compares a guess with a value.
    #[must_use]
    pub fn of(guess: f64, value: Number) -> Self {
        let (exact, mut close) = match value.kind {
            Kind::Volatility => (0.000_05, 0.001),
            Kind::Scaled => (0.005, 0.05),
            _ => (0.5, 5.0),
        };
        // v may be anything between 1 and infinity, so the limit grows with it.
        if value.symbol == Symbol::V {
            close = f64::max(close, value.value * 0.05);
        }
        let far = (guess - value.value).abs();
        let kind = if value.kind == Kind::Rating && far >= 1.0 {
            Kind::Whole
        } else {
            value.kind
        };
        let gap = Number::difference(guess, value.value, kind, "guess.gap", value.symbol);
        let fit = match far {
            _ if far <= exact => Fit::Exact,
            _ if far <= close => Fit::Close,
            _ => Fit::Off,
        };
        Self {
            said: show(guess, Kind::Given, Digits::Auto),
            value,
            gap,
            fit,
        }
    }

    /// Returns the absolute difference between guess and value.
    fn size(&self) -> Number {
        Number {
            value: self.gap.value.abs(),
            quantity: "guess.gap.size".into(),
            ..self.gap.clone()
        }
    }

    /// Returns the difference in words, as the label in a chart.
    #[must_use]
    pub fn gap_in_words(&self, words: GuessWords) -> String {
        words.gap(&format_number(&self.size(), Digits::Auto))
    }

    /// Returns the comparison as a sentence: "You said 1480; it is 1464.05: 16 points too high."
    #[must_use]
    pub fn sentence(&self, words: GuessWords) -> Vec<Piece> {
        let sentence = match (self.fit, self.gap.value > 0.0) {
            (Fit::Exact, _) => return words.exact(&self.said, self.value.clone()),
            (Fit::Close, true) => GuessWords::close_high,
            (Fit::Close, false) => GuessWords::close_low,
            (Fit::Off, true) => GuessWords::high,
            (Fit::Off, false) => GuessWords::low,
        };
        let size = self.size();
        let off = if self.value.kind == Kind::Rating {
            let shown = format_number(&size, Digits::Auto);
            words.off_points(size, &shown)
        } else {
            vec![Piece::Number(size)]
        };
        sentence(words, &self.said, self.value.clone(), &off)
    }
}

/// Returns the summary of all guesses: the counts in words, and a table row for each guess.
#[must_use]
pub fn summary(guesses: &[Compared], of: usize, words: GuessWords) -> (String, Vec<Vec<Cell>>) {
    let count = |fit| guesses.iter().filter(|guess| guess.fit == fit).count();
    let (right, close) = (count(Fit::Exact), count(Fit::Close));
    let kinds = match (right, close) {
        (0, 0) => "none",
        (_, 0) => "right",
        (0, _) => "close",
        _ => "both",
    };
    let counted = words.counted(guesses.len(), of, right, close, kinds);
    let row = |guess: &Compared| {
        vec![
            Cell::HeadPieces(vec![Piece::Symbol(guess.value.symbol)]),
            Cell::Pieces(vec![Piece::Text(guess.said.clone())]),
            Cell::Number(guess.value.clone()),
            Cell::Number(guess.gap.clone().signed()),
        ]
    };
    (counted, guesses.iter().map(row).collect())
}
