//! Each step in one line: its question and its results.

use super::Case;
use crate::words::Text;
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::{Period, Trace};

/// A step in one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The number of the step, 1 to 8.
    pub number: u8,
    /// The title, a question in plain words.
    pub title: Vec<Piece>,
    /// The results of the step.
    pub values: Vec<Number>,
}

/// Returns the lines of the steps that apply: all eight, or Step 6 alone after an idle period.
#[must_use]
pub fn lines(period: &Period, trace: &Trace, text: Text) -> Vec<Line> {
    let numbers = if trace.games.is_empty() { 6..=6 } else { 1..=8 };
    numbers
        .map(|number| line(number, period, trace, text))
        .collect()
}

fn line(number: u8, period: &Period, trace: &Trace, text: Text) -> Line {
    let is_idle = trace.games.is_empty();
    let title = if is_idle {
        text.steps.idle_title()
    } else {
        text.steps.titles()[usize::from(number - 1)]
    };
    Line {
        number,
        title: pieces(title),
        values: values(number, period, trace, text),
    }
}

/// Returns the results of a step of the paper. After an idle period, the result of Step 6 is RD′ in points.
#[must_use]
pub fn values(number: u8, period: &Period, trace: &Trace, text: Text) -> Vec<Number> {
    let case = Case {
        period,
        trace,
        shown: &(0..0),
        text,
    };
    match number {
        1 => vec![case.r(), case.rd()],
        2 => vec![case.mu(), case.phi()],
        3 => super::v(trace).into_iter().collect(),
        4 => super::delta(trace).into_iter().collect(),
        5 => vec![case.sigma_prime()],
        6 if trace.games.is_empty() => vec![case.rd_prime()],
        6 => vec![case.phi_star()],
        7 => vec![case.phi_prime(), case.mu_prime()],
        _ => vec![case.r_prime(), case.rd_prime()],
    }
}
