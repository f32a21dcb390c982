//! Step 4: the improvement Δ that the games alone suggest.

use super::formulas::with_piece;
use super::step::{Block, Cell, TableId};
use super::{Active, Q, delta_term, formula, score_cell, table, text, written_sum};
use crate::words::number::Number;
use crate::words::pieces::pieces;

pub(super) fn blocks(active: &Active) -> Vec<Block> {
    let case = active.case;
    let words = &case.text.steps;
    let sum = written_sum(&case.trace.games, delta_term);
    let rows = case
        .shown_games()
        .map(|(j, game)| {
            vec![
                Cell::Head((j + 1).to_string()),
                score_cell(j, game),
                Cell::Number(Number::of(Q::E(j), game.e)),
                Cell::Number(Number::of(Q::G(j), game.g)),
                Cell::Number(delta_term(j, game)),
            ]
        })
        .collect();
    let heads = ["j", "{s}", "{e}", "{g}({phi_j})", "{g}({s} − {e})"];

    let mut blocks = vec![
        text(words.improvement()),
        formula(r"\delta = \v \sum \g(\phi_j)(\s − \e)"),
        table(
            TableId::Improvement,
            words.improvement_caption(),
            &heads,
            rows,
        ),
        Block::Worked(with_piece(
            r"\delta = #0 × [$] = #0 × @1 = #2",
            &[
                active.v.clone(),
                active.delta_sum.clone(),
                active.delta.clone(),
            ],
            Some(&sum),
        )),
    ];
    let improvement = active.delta_sum.shown_value();
    if improvement != 0.0 {
        let rises = improvement > 0.0;
        blocks.push(Block::Note(pieces(if rises {
            words.improvement_up()
        } else {
            words.improvement_down()
        })));
    }
    blocks.extend(case.paper_note(words.paper_delta()));
    blocks
}
