//! Step 6: the deviation drifts before the games are counted; in an idle period that is all.

use super::{Active, Case, S, text};
use crate::glicko2::scale;
use crate::present::math::{Math, Number, literal, name, op, root, row, square};
use crate::present::number::Kind;
use crate::present::step::{Block, pieces};

pub(super) fn blocks(active: &Active) -> Vec<Block> {
    let case = &active.case;
    let words = &case.text.steps;
    let formula = row![S::PhiStar, op("="), root(row![square(S::Phi), op("+"), square(S::SigmaPrime)])];
    let worked = row![
        S::PhiStar,
        op("="),
        root(row![square(case.phi()), op("+"), square(case.sigma_prime())]),
        op("="),
        case.phi_star()
    ];
    vec![
        text(words.drift),
        Block::Formula(formula),
        Block::Worked(worked),
        Block::Note(pieces(words.drift_points)),
        Block::Worked(in_points(case)),
    ]
}

pub(super) fn idle(case: &Case) -> Vec<Block> {
    let words = &case.text.steps;
    let periods = case.period.idle_periods;
    let times = |math: Math| if periods == 1.0 { math } else { row![name("t"), math] };
    let times_worked = |math: Math| {
        let t = Number::new(periods, Kind::Given, "in.idle_periods", S::K);
        if periods == 1.0 { math } else { row![t, op("×"), math] }
    };
    let formula = row![S::PhiStar, op("="), root(row![square(S::Phi), op("+"), times(square(S::Sigma))])];
    let worked = row![
        S::PhiStar,
        op("="),
        root(row![square(case.phi()), op("+"), times_worked(square(case.sigma()))]),
        op("="),
        case.phi_star()
    ];
    vec![
        text(words.idle),
        Block::Worked(row![
            S::Phi,
            op("="),
            crate::present::math::fraction(case.rd(), literal("173.7178")),
            op("="),
            case.phi()
        ]),
        Block::Formula(formula),
        Block::Worked(worked),
        Block::Note(pieces(words.idle_points)),
        Block::Worked(row![
            S::RdPrime,
            op("="),
            literal("173.7178"),
            op("×"),
            case.phi_star(),
            op("="),
            case.rd_prime()
        ]),
    ]
}

/// φ* as a deviation in rating points.
fn in_points(case: &Case) -> Math {
    let points = Number::new(scale::deviation(case.trace.phi_star), Kind::Rating, "phi_star.points", S::PhiStar);
    row![literal("173.7178"), op("×"), case.phi_star(), op("="), points]
}
