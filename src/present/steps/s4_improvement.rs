//! Step 4: the improvement Δ that the games alone suggest.

use super::{Active, S, of_game, table, text, written_sum};
use crate::present::math::{Math, Number, brackets, call, op, operand, parens, row};
use crate::present::number::Kind;
use crate::present::step::{Block, Cell, TableId, pieces};

pub(super) fn blocks(active: &Active) -> Vec<Block> {
    let case = active.case;
    let words = &case.text.steps;
    let games = &case.trace.games;

    let delta = row![S::Delta, op("="), S::V, Math::Sum, call(S::G, S::PhiJ), parens(row![S::S, op("−"), S::E])];
    let delta_worked = row![
        S::Delta,
        op("="),
        active.v.clone(),
        op("×"),
        brackets(written_sum(games, |j, game| of_game(j, "delta_term", game.delta_term, S::Delta))),
        op("="),
        active.v.clone(),
        op("×"),
        operand(active.delta_sum.clone()),
        op("="),
        active.delta.clone()
    ];
    let rows = case
        .shown_games()
        .map(|(j, game)| {
            vec![
                Cell::Head((words.game)(j + 1)),
                Cell::Number(Number::new(game.score, Kind::Given, format!("games.{j}.score"), S::S)),
                Cell::Number(of_game(j, "e", game.e, S::E)),
                Cell::Number(of_game(j, "g", game.g, S::G)),
                Cell::Number(of_game(j, "delta_term", game.delta_term, S::Delta)),
            ]
        })
        .collect();

    let mut blocks = vec![
        text(words.improvement),
        Block::Formula(delta),
        table(
            TableId::Improvement,
            words.improvement_caption,
            &["j", "{s}", "{e}", "{g}({phi_j})", "{g}({s} − {e})"],
            rows,
        ),
        Block::Worked(delta_worked),
    ];
    if active.delta_sum.value != 0.0 {
        let rises = active.delta_sum.value > 0.0;
        blocks.push(Block::Note(pieces(if rises { words.improvement_up } else { words.improvement_down })));
    }
    blocks.extend(case.paper_note(words.paper_delta));
    blocks
}
