//! The numbers that players of a system see.

use super::explain::{View, constant, lettered, number, with_numbers};
use super::option::SystemOption;
use super::outcome::Outcome;
use super::system::{Rating, What};
use super::words::Word;
use crate::numbers::{Digits, Kind};
use crate::steps::step::Block;
use crate::words::Language;
use crate::words::number::{Number, format_number};
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::Symbol as S;

/// A number that players of a system see, with its explanation.
#[derive(Clone, Copy, Debug)]
pub struct ShownNumber {
    /// The fact that has its source.
    pub fact: What,
    /// Whether it is shown at the top of the answer, in place of the rating.
    pub is_on_top: bool,
    /// The title of its step, a question.
    pub title: Word,
    /// Returns the words that say what it is.
    pub what: fn(Language) -> Vec<Piece>,
    /// Returns the number as players see it, or the two ends of an interval.
    pub values: fn(&Outcome) -> Vec<Number>,
    /// Returns the text that players see, with `values` in it.
    pub reading: fn(Language, &Outcome, &[Number]) -> Vec<Piece>,
    /// Returns the formula in letters and with the numbers of the case.
    pub explain: fn(&View, &[Number]) -> Vec<Block>,
    /// Rounds or cuts off the rating, if the number is the rating as a whole number.
    pub whole: Option<fn(f64) -> f64>,
    /// Returns the option that carries the number into a period, and its value before that period,
    /// for numbers that depend on their past.
    pub carried: Option<fn(&Outcome, usize) -> Option<(&'static SystemOption, f64)>>,
}

impl ShownNumber {
    /// The rating itself.
    pub(super) const RATING: Self = Self {
        fact: What::Shown,
        is_on_top: true,
        title: |language| language.systems().rating_title(),
        what: |language| pieces(language.systems().rating()),
        values: |outcome| {
            vec![number(
                outcome.after.rating,
                Kind::Rating,
                "rating",
                S::Shown,
            )]
        },
        reading: |_, _, values| values.iter().cloned().map(Piece::Number).collect(),
        explain: |view, _| {
            vec![with_numbers(
                r"\r_prime = #0",
                &[Points::of(view.outcome.after).r],
            )]
        },
        whole: None,
        carried: None,
    };

    /// The rating, which is on a list while the RD is small enough. A system adds the words with the limit.
    pub(super) const LISTED: Self = Self {
        values: |outcome| {
            // Some systems round their ratings to whole numbers.
            let rating = outcome.after.rating;
            let kind = if rating.fract() == 0.0 {
                Kind::Given
            } else {
                Kind::Rating
            };
            vec![number(rating, kind, "rating", S::Shown)]
        },
        ..Self::RATING
    };

    /// The interval r ± 2 RD.
    pub(super) const INTERVAL: Self = Self {
        is_on_top: false,
        title: |language| language.systems().interval_title(),
        what: |language| pieces(language.systems().interval()),
        values: |outcome| {
            let Rating {
                rating, deviation, ..
            } = outcome.after;
            let margin = DEVIATIONS * deviation;
            vec![
                number(rating - margin, Kind::Rating, "interval.low", S::Shown),
                number(rating + margin, Kind::Rating, "interval.high", S::Shown),
            ]
        },
        reading: |language, _, values| {
            language
                .systems()
                .interval_reading(values[0].clone(), values[1].clone())
        },
        explain: |view, values| {
            let Points { r, rd } = Points::of(view.outcome.after);
            let [low, high] = [values[0].clone(), values[1].clone()];
            let width = constant(DEVIATIONS, "interval.deviations", S::Rd);
            vec![
                lettered(r"\r_prime ± #0 \rd_prime", std::slice::from_ref(&width)),
                with_numbers(
                    r"@0 − #3 × #1 = #2",
                    &[r.clone(), rd.clone(), low, width.clone()],
                ),
                with_numbers(r"@0 + #3 × #1 = #2", &[r, rd, high, width]),
            ]
        },
        ..Self::RATING
    };

    /// Returns the text that players see, with rounded numbers: `1662?`, `6 kyu (24.30)`.
    #[must_use]
    pub fn read(&self, outcome: &Outcome, language: Language) -> String {
        let digits = Digits::default();
        self.pieces(outcome, language)
            .into_iter()
            .map(|piece| match piece {
                Piece::Text(text) => text,
                Piece::Symbol(symbol) => symbol.letter().base.to_owned(),
                Piece::Number(number) => format_number(&number, digits),
            })
            .collect()
    }

    /// Returns the text that players see, with its numbers as pieces.
    #[must_use]
    pub fn pieces(&self, outcome: &Outcome, language: Language) -> Vec<Piece> {
        (self.reading)(language, outcome, &(self.values)(outcome))
    }
}

/// Half the width of the paper's interval, in deviations.
const DEVIATIONS: f64 = 2.0;

/// Returns the RD at which a property of a rating changes, as a constant.
pub(super) fn limit(deviation: f64, path: &str) -> Number {
    constant(deviation, path, S::Rd)
}

/// r′ and RD′, as numbers in the formulas of shown numbers.
pub(super) struct Points {
    pub(super) r: Number,
    pub(super) rd: Number,
}

impl Points {
    pub(super) fn of(rating: Rating) -> Self {
        Self {
            r: number(rating.rating, Kind::Rating, "after.rating", S::RPrime),
            rd: number(
                rating.deviation,
                Kind::Rating,
                "after.deviation",
                S::RdPrime,
            ),
        }
    }
}
