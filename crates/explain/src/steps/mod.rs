//! The eight steps worked for one case: formulas with letters and with numbers, tables, and explanations.
//!
//! Each step has a file. All numbers come from the trace; values on the other scale are converted from them.

pub mod brief;
pub mod changing;
mod copied;
pub mod differences;
pub mod formulas;
pub mod glicko;
pub mod key_values;
mod lines;
pub mod math;
pub mod mathml;
pub(crate) mod rounding;
mod s1_given;
mod s2_scales;
mod s3_variance;
mod s4_improvement;
mod s5_volatility;
mod s6_drift;
mod s7_update;
mod s8_back;
pub mod step;
pub mod worksheet;

pub use copied::copied;
pub use lines::{Line, lines, values};
pub use s1_given::assumed;
pub use s5_volatility::{Zero, zeros};

use crate::numbers::Kind;
use crate::words::Text;
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::quantity::game_path;
use glicko2_steps::{GameTrace, Period, Quantity as Q, Symbol as S, Trace};
use math::Math;
use std::ops::{Range, RangeInclusive};
use step::{Block, Cell, Step, Table, TableId};

/// The number of terms that a sum writes out before it abbreviates the middle.
const NAMED: usize = 4;

/// Returns the steps that apply, in order: all eight, or Step 6 alone after an idle period.
///
/// Tables have a row for each game in `shown`; formulas and sums cover all games.
#[must_use]
pub fn steps(period: &Period, trace: &Trace, shown: Range<usize>, text: Text) -> Vec<Step> {
    numbers(trace)
        .map(|number| step(number, period, trace, shown.clone(), text))
        .collect()
}

/// Returns the numbers of the steps that apply.
#[must_use]
pub fn numbers(trace: &Trace) -> RangeInclusive<u8> {
    if trace.volatility.is_some() {
        1..=8
    } else {
        6..=6
    }
}

/// Returns one of the [`steps`] that apply.
#[must_use]
pub fn step(number: u8, period: &Period, trace: &Trace, shown: Range<usize>, text: Text) -> Step {
    let case = Case {
        period,
        trace,
        shown: &shown,
        text,
    };
    let Some(active) = Active::of(case) else {
        return Step {
            number: 6,
            title: pieces(text.steps.idle_title()),
            blocks: s6_drift::idle(&case),
        };
    };
    let blocks = match number {
        1 => s1_given::blocks(&case),
        2 => s2_scales::blocks(&case),
        3 => s3_variance::blocks(&active),
        4 => s4_improvement::blocks(&active),
        5 => s5_volatility::blocks(&active),
        6 => s6_drift::blocks(&active),
        7 => s7_update::blocks(&active),
        _ => s8_back::blocks(&case),
    };
    Step {
        number,
        title: pieces(text.steps.titles()[usize::from(number) - 1]),
        blocks,
    }
}

/// A case, the games to show, and the language.
#[derive(Clone, Copy)]
pub(crate) struct Case<'a> {
    pub(crate) period: &'a Period,
    pub(crate) trace: &'a Trace,
    pub(crate) shown: &'a Range<usize>,
    pub(crate) text: Text,
}

/// A case with games, for which Steps 3 to 5 have values.
pub(crate) struct Active<'a> {
    pub(crate) case: Case<'a>,
    pub(crate) v: Number,
    pub(crate) v_sum: Number,
    pub(crate) delta: Number,
    pub(crate) delta_sum: Number,
    pub(crate) volatility: &'a glicko2_steps::trace::Volatility,
}

impl<'a> Active<'a> {
    pub(crate) fn of(case: Case<'a>) -> Option<Self> {
        let trace = case.trace;
        Some(Self {
            case,
            v: v(trace)?,
            v_sum: Number::new(trace.v_sum?, Kind::Scaled, "v_sum", S::V),
            delta: delta(trace)?,
            delta_sum: Number::new(trace.delta_sum?, Kind::Scaled, "delta_sum", S::Delta)
                .sum_of(improvement_size(trace)),
            volatility: trace.volatility.as_ref()?,
        })
    }
}

impl<'a> Case<'a> {
    /// Returns the games that tables show, each with its index.
    fn shown_games(&self) -> impl Iterator<Item = (usize, &'a GameTrace)> {
        let trace = self.trace;
        self.shown
            .clone()
            .filter_map(|j| Some((j, trace.games.get(j)?)))
    }

    pub(crate) fn r(&self) -> Number {
        key_values::r(self.period.player)
    }
    pub(crate) fn rd(&self) -> Number {
        key_values::rd(self.period.player)
    }
    pub(crate) fn sigma(&self) -> Number {
        key_values::sigma(self.period.player)
    }
    fn tau(&self) -> Number {
        Number::new(self.period.tau, Kind::Given, "in.tau", S::Tau)
    }
    pub(crate) fn mu(&self) -> Number {
        Number::of(Q::Mu, self.trace.mu)
    }
    pub(crate) fn phi(&self) -> Number {
        Number::of(Q::Phi, self.trace.phi)
    }
    pub(crate) fn phi_star(&self) -> Number {
        Number::of(Q::PhiStar, self.trace.phi_star)
    }
    pub(crate) fn phi_prime(&self) -> Number {
        Number::of(Q::PhiPrime, self.trace.phi_prime)
    }
    pub(crate) fn mu_prime(&self) -> Number {
        mu_prime(self.trace)
    }
    pub(crate) fn r_prime(&self) -> Number {
        key_values::r_prime(self.trace.player)
    }
    pub(crate) fn rd_prime(&self) -> Number {
        key_values::rd_prime(self.trace.player)
    }
    pub(crate) fn sigma_prime(&self) -> Number {
        key_values::sigma_prime(self.trace.player)
    }

    /// Returns whether the case is the paper's example in exact arithmetic. For it, remarks compare the
    /// paper's printed digits.
    fn is_papers_example(&self) -> bool {
        *self.period == Period::papers_example()
    }

    fn paper_note(&self, note: &'static str) -> Option<Block> {
        self.is_papers_example().then(|| Block::Aside(pieces(note)))
    }
}

/// Returns v.
fn v(trace: &Trace) -> Option<Number> {
    Some(Number::of(Q::V, trace.v?))
}

/// Returns Δ.
pub(crate) fn delta(trace: &Trace) -> Option<Number> {
    let size = trace.v? * improvement_size(trace);
    Some(Number::of(Q::Delta, trace.delta?).sum_of(size))
}

/// Returns μ′.
pub(crate) fn mu_prime(trace: &Trace) -> Number {
    let size = trace.mu.abs() + trace.phi_prime * trace.phi_prime * improvement_size(trace);
    Number::of(Q::MuPrime, trace.mu_prime).sum_of(size)
}

/// Returns the sum of the sizes of all terms of Step 4's sum.
fn improvement_size(trace: &Trace) -> f64 {
    trace
        .games
        .iter()
        .map(|game| size_of_term(game.g, game.score, game.e))
        .sum()
}

/// Returns the size of g(s − E), which is the difference between gs(1 − E) and g(1 − s)E: the sum of both.
pub(crate) fn size_of_term(g: f64, score: f64, e: f64) -> f64 {
    g * (score * (1.0 - e) + (1.0 - score) * e)
}

/// Returns g²E(1 − E) of a game.
pub(crate) fn v_term(j: usize, game: &GameTrace) -> Number {
    Number::new(game.v_term, Kind::Scaled, game_path(j, "v_term"), S::V)
}

/// Returns g(s − E) of a game.
fn delta_term(j: usize, game: &GameTrace) -> Number {
    Number::new(
        game.delta_term,
        Kind::Scaled,
        game_path(j, "delta_term"),
        S::Delta,
    )
}

/// Builds a sum over the games with its first terms and its last one: 0.2285 + 0.2229 + ⋯ + 0.1107.
pub(crate) fn written_sum<T>(games: &[T], term: impl Fn(usize, &T) -> Number) -> Math {
    let last = games.len().saturating_sub(1);
    let mut terms = Vec::new();
    for (j, game) in games.iter().enumerate() {
        let named = games.len() <= NAMED || j < NAMED - 1 || j == last;
        if named {
            let number = term(j, game);
            match (j, number.shown_value() < 0.0) {
                (0, _) => terms.push(Math::Number(number)),
                (_, false) => terms.extend([Math::Op("+"), Math::Number(number)]),
                (_, true) => terms.extend([Math::Op("−"), Math::Number(without_sign(&number))]),
            }
        } else if j == NAMED - 1 {
            terms.extend([Math::Op("+"), Math::Op("⋯")]);
        }
    }
    Math::Row(terms)
}

/// Removes the sign of a number that follows a minus operator. The quantity gets a mark, because its value is
/// not the trace's.
fn without_sign(number: &Number) -> Number {
    Number {
        value: -number.value,
        quantity: format!("-{}", number.quantity).into(),
        ..number.clone()
    }
}

pub(crate) fn table(
    id: TableId,
    caption: &'static str,
    heads: &[&str],
    rows: Vec<Vec<Cell>>,
) -> Block {
    let heads = heads.iter().map(|head| pieces(head)).collect();
    Block::Table(Table {
        id,
        caption,
        heads,
        rows,
    })
}

/// Builds a block with a formula in letters.
pub(crate) fn formula(text: &'static str) -> Block {
    Block::Formula(formulas::letters(text))
}

/// Builds a block with a formula and this case's numbers.
pub(crate) fn with_numbers(text: &'static str, numbers: &[Number]) -> Block {
    Block::Worked(formulas::with_numbers(text, numbers))
}

/// Builds a cell with the score of a game, as entered.
pub(crate) fn score_cell(j: usize, game: &GameTrace) -> Cell {
    Cell::Number(key_values::score(j, game.score))
}

pub(crate) fn text(sentence: &str) -> Block {
    Block::Text(pieces(sentence))
}

pub(crate) fn symbol_cell(symbol: S) -> Cell {
    Cell::HeadPieces(vec![Piece::Symbol(symbol)])
}
