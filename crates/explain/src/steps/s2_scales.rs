//! Step 2: conversion to the Glicko-2 scale.

use super::key_values::{r_j, rd_j};
use super::step::{Block, Cell, TableId};
use super::{Case, Q, formula, table, text, with_numbers};
use crate::words::number::Number;
use crate::words::pieces::pieces;

pub(super) fn blocks(case: &Case) -> Vec<Block> {
    let words = &case.text.steps;
    let mut rows = vec![vec![
        Cell::Head(words.player().to_owned()),
        Cell::Number(case.r()),
        Cell::Number(case.rd()),
        Cell::Number(case.mu()),
        Cell::Number(case.phi()),
    ]];
    rows.extend(case.shown_games().map(|(j, traced)| {
        let game = case.period.games[j];
        vec![
            Cell::Head((j + 1).to_string()),
            Cell::Number(r_j(j, &game)),
            Cell::Number(rd_j(j, &game)),
            Cell::Number(Number::of(Q::MuJ(j), traced.mu)),
            Cell::Number(Number::of(Q::PhiJ(j), traced.phi)),
        ]
    }));
    vec![
        text(words.scales()),
        formula(r"\mu = \frac{\r − 1500}{173.7178}"),
        with_numbers(
            r"\mu = \frac{@0 − 1500}{173.7178} = #1",
            &[case.r(), case.mu()],
        ),
        formula(r"\phi = \frac{\rd}{173.7178}"),
        with_numbers(r"\phi = \frac{#0}{173.7178} = #1", &[case.rd(), case.phi()]),
        table(
            TableId::Scales,
            words.scales_caption(),
            &["j", "{r}", "{rd}", "{mu}", "{phi}"],
            rows,
        ),
        Block::Note(pieces(words.scales_note())),
    ]
}
