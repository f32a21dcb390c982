//! Step 8: back to the scale that people know.

use super::{Case, S, note, text};
use crate::present::math::{literal, op, operand, row};
use crate::present::step::Block;

pub(super) fn blocks(case: &Case) -> Vec<Block> {
    let words = &case.text.steps;
    let scale = || literal("173.7178");
    let mut blocks = vec![
        text(words.back),
        Block::Formula(row![S::RPrime, op("="), scale(), S::MuPrime, op("+"), literal("1500")]),
        Block::Worked(row![
            S::RPrime,
            op("="),
            scale(),
            op("×"),
            operand(case.mu_prime()),
            op("+"),
            literal("1500"),
            op("="),
            case.r_prime()
        ]),
        Block::Formula(row![S::RdPrime, op("="), scale(), S::PhiPrime]),
        Block::Worked(row![S::RdPrime, op("="), scale(), op("×"), case.phi_prime(), op("="), case.rd_prime()]),
        note(words.back_volatility, &[case.sigma_prime()]),
    ];
    blocks.extend(case.paper_note(words.paper_rating));
    blocks
}
