//! Step 6: the growth of the deviation before the games are counted. For an idle period it is the only step.

use super::step::Block;
use super::{Active, Case, S, formula, text, with_numbers};
use crate::numbers::Kind;
use crate::words::number::Number;
use crate::words::pieces::pieces;
use glicko2_steps::scale;

pub(super) fn blocks(active: &Active) -> Vec<Block> {
    let case = &active.case;
    let words = &case.text.steps;
    let points = Number::new(
        scale::deviation(case.trace.phi_star),
        Kind::Rating,
        "phi_star.points",
        S::PhiStar,
    );
    vec![
        text(words.drift()),
        formula(r"\phi_star = \sqrt{\phi^2 + \sigma_prime^2}"),
        with_numbers(
            r"\phi_star = \sqrt{#0^2 + #1^2} = #2",
            &[case.phi(), case.sigma_prime(), case.phi_star()],
        ),
        Block::Note(pieces(words.drift_points())),
        with_numbers("173.7178 × #0 = #1", &[case.phi_star(), points]),
    ]
}

pub(super) fn idle(case: &Case) -> Vec<Block> {
    let words = &case.text.steps;
    let periods = Number::new(
        case.period.idle_periods,
        Kind::Given,
        "in.idle_periods",
        S::T,
    );
    let (letters, numbers) = if periods.value == 1.0 {
        (
            r"\phi_star = \sqrt{\phi^2 + \sigma^2}",
            r"\phi_star = \sqrt{#0^2 + #1^2} = #2",
        )
    } else {
        (
            r"\phi_star = \sqrt{\phi^2 + \t\sigma^2}",
            r"\phi_star = \sqrt{#0^2 + #3 × #1^2} = #2",
        )
    };
    vec![
        text(words.idle()),
        with_numbers(r"\phi = \frac{#0}{173.7178} = #1", &[case.rd(), case.phi()]),
        formula(letters),
        with_numbers(
            numbers,
            &[case.phi(), case.sigma(), case.phi_star(), periods],
        ),
        Block::Note(pieces(words.idle_points())),
        with_numbers(
            r"\rd_prime = 173.7178 × #0 = #1",
            &[case.phi_star(), case.rd_prime()],
        ),
    ]
}
