//! Step 3: the variance v of a rating based on these games alone.

use super::formulas::with_piece;
use super::step::{Block, Cell, TableId};
use super::{Active, Q, formula, score_cell, table, text, v_term, with_numbers, written_sum};
use crate::words::number::Number;
use crate::words::pieces::pieces;

pub(super) fn blocks(active: &Active) -> Vec<Block> {
    let case = active.case;
    let words = &case.text.steps;
    let games = &case.trace.games;
    let first = &games[0];
    let phi_1 = Number::of(Q::PhiJ(0), first.phi);
    let g_1 = Number::of(Q::G(0), first.g);
    let mu_1 = Number::of(Q::MuJ(0), first.mu);
    let e_1 = Number::of(Q::E(0), first.e);
    let sum = written_sum(games, v_term);

    let rows = case
        .shown_games()
        .map(|(j, game)| {
            vec![
                Cell::Head((j + 1).to_string()),
                Cell::Number(Number::of(Q::MuJ(j), game.mu)),
                Cell::Number(Number::of(Q::PhiJ(j), game.phi)),
                Cell::Number(Number::of(Q::G(j), game.g)),
                Cell::Number(Number::of(Q::E(j), game.e)),
                score_cell(j, game),
                Cell::Number(v_term(j, game)),
            ]
        })
        .collect();
    let heads = [
        "j",
        "{mu_j}",
        "{phi_j}",
        "{g}({phi_j})",
        "{e}",
        "{s}",
        "{g}²{e}(1 − {e})",
    ];

    let mut blocks = vec![
        text(words.variance()),
        formula(r"\g(\phi_j) = \frac{1}{\sqrt{1 + \frac{3\phi_j^2}{\pi^2}}}"),
        formula(r"\e(\mu, \mu_j, \phi_j) = \frac{1}{1 + \exp(−\g(\phi_j)(\mu − \mu_j))}"),
        Block::Note(pieces(&words.variance_of(1))),
        with_numbers(
            r"\g(#0) = \frac{1}{\sqrt{1 + \frac{3 · #0^2}{\pi^2}}} = #1",
            &[phi_1, g_1.clone()],
        ),
        with_numbers(
            r"\e = \frac{1}{1 + \exp(−#0(#1 − @2))} = #3",
            &[g_1, case.mu(), mu_1, e_1],
        ),
        table(TableId::Variance, words.variance_caption(), &heads, rows),
        formula(r"\v = [\sum \g(\phi_j)^2 \e · (1 − \e)]^{−1}"),
        Block::Worked(with_piece(
            r"\v = [$]^{−1} = \frac{1}{#0} = #1",
            &[active.v_sum.clone(), active.v.clone()],
            Some(&sum),
        )),
        Block::Note(pieces(words.variance_note())),
    ];
    blocks.extend(case.paper_note(words.paper_v()));
    blocks
}
