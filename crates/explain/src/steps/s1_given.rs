//! Step 1: the inputs.

use super::step::{Block, Cell, TableId};
use super::{Case, S, symbol_cell, table, text};
use crate::words::Text;
use crate::words::pieces::pieces;

pub(super) fn blocks(case: &Case) -> Vec<Block> {
    let words = case.text.steps;
    let rows = [
        (S::R, case.r()),
        (S::Rd, case.rd()),
        (S::Sigma, case.sigma()),
        (S::Tau, case.tau()),
    ]
    .into_iter()
    .map(|(symbol, number)| {
        vec![
            symbol_cell(symbol),
            Cell::Number(number),
            Cell::Pieces(pieces(case.text.symbol(symbol))),
        ]
    })
    .collect();
    vec![
        text(words.given()),
        table(
            TableId::Given,
            words.given_caption(),
            &["", words.value(), words.quantity()],
            rows,
        ),
        Block::Note(pieces(words.given_unrated())),
    ]
}

/// Returns a note that the RDs of some opponents are assumed, or `None` if `opponents` is 0.
#[must_use]
pub fn assumed(opponents: usize, text: Text) -> Option<Block> {
    (opponents > 0).then(|| Block::Note(pieces(&text.steps.given_assumed(opponents))))
}
