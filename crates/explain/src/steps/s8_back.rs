//! Step 8: conversion back to the rating scale.

use super::step::Block;
use super::{Case, S, formula, text, with_numbers};
use crate::numbers::Kind;
use crate::words::number::Number;

pub(super) fn blocks(case: &Case) -> Vec<Block> {
    let words = &case.text.steps;
    let mut blocks = vec![
        text(words.back()),
        formula(r"\r_prime = 173.7178 \mu_prime + 1500"),
        with_numbers(
            r"\r_prime = 173.7178 × @0 + 1500 = #1",
            &[case.mu_prime(), case.r_prime()],
        ),
        formula(r"\rd_prime = 173.7178 \phi_prime"),
        with_numbers(
            r"\rd_prime = 173.7178 × #0 = #1",
            &[case.phi_prime(), case.rd_prime()],
        ),
        Block::Note(words.back_volatility(case.sigma_prime())),
    ];
    if let Some(exact) = case.trace.exact {
        blocks.push(Block::Aside(words.exact_rating(
            Number::new(exact.rating, Kind::Rating, "exact.rating", S::RPrime),
            Number::new(exact.deviation, Kind::Rating, "exact.deviation", S::RdPrime),
        )));
    }
    blocks.extend(case.paper_note(words.paper_rating()));
    blocks
}
