//! Step 7: what was known and what the games showed, put together.

use super::{Active, S, text};
use crate::present::math::{Math, call, fraction, literal, op, operand, parens, root, row, square};
use crate::present::step::Block;

pub(super) fn blocks(active: &Active) -> Vec<Block> {
    let case = active.case;
    let words = &case.text.steps;
    let one = || literal("1");
    let phi_prime = |phi_star: Math, v: Math| {
        fraction(one(), root(row![fraction(one(), square(phi_star)), op("+"), fraction(one(), v)]))
    };
    vec![
        text(words.update),
        Block::Formula(row![S::PhiPrime, op("="), phi_prime(S::PhiStar.into(), S::V.into())]),
        Block::Worked(row![
            S::PhiPrime,
            op("="),
            phi_prime(case.phi_star().into(), active.v.clone().into()),
            op("="),
            case.phi_prime()
        ]),
        text(words.update_rating),
        Block::Formula(row![
            S::MuPrime,
            op("="),
            S::Mu,
            op("+"),
            square(S::PhiPrime),
            Math::Sum,
            call(S::G, S::PhiJ),
            parens(row![S::S, op("−"), S::E])
        ]),
        Block::Worked(row![
            S::MuPrime,
            op("="),
            case.mu(),
            op("+"),
            square(case.phi_prime()),
            op("×"),
            operand(active.delta_sum.clone()),
            op("="),
            case.mu_prime()
        ]),
    ]
}
