//! Step 7: prior rating and games combined.

use super::step::Block;
use super::{Active, formula, text, with_numbers};

pub(super) fn blocks(active: &Active) -> Vec<Block> {
    let case = active.case;
    let words = &case.text.steps;
    vec![
        text(words.update()),
        formula(r"\phi_prime = \frac{1}{\sqrt{\frac{1}{\phi_star^2} + \frac{1}{\v}}}"),
        with_numbers(
            r"\phi_prime = \frac{1}{\sqrt{\frac{1}{#0^2} + \frac{1}{#1}}} = #2",
            &[case.phi_star(), active.v.clone(), case.phi_prime()],
        ),
        text(words.update_rating()),
        formula(r"\mu_prime = \mu + \phi_prime^2 \sum \g(\phi_j)(\s − \e)"),
        with_numbers(
            r"\mu_prime = #0 + #1^2 × @2 = #3",
            &[
                case.mu(),
                case.phi_prime(),
                active.delta_sum.clone(),
                case.mu_prime(),
            ],
        ),
    ]
}
