//! Worksheets: steps with questions and formulas, and blanks in place of results.

use super::step::{Block, Cell, Step, Table, TableId};
use crate::words::Text;
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces};

/// The number of blank rows for iterations. It does not reveal how many are needed.
const ITERATIONS: usize = 4;

/// Returns whether a number is an input, known before anything is computed.
#[must_use]
pub fn is_given(number: &Number) -> bool {
    number.quantity.starts_with("in.") || number.quantity.ends_with(".score")
}

/// Turns a step into a question. Nothing in it depends on the result.
#[must_use]
pub fn question(step: Step, text: Text) -> Step {
    let words = text.steps;
    // Which of the two sentences a step has depends on v and Δ, so both are replaced by a neutral one.
    let brackets =
        [words.bracket_delta(), words.bracket_search()].map(|told| Block::Text(pieces(told)));
    let mut blocks = Vec::new();
    let mut given = step.blocks.into_iter();
    while let Some(block) = given.next() {
        match block {
            told if brackets.contains(&told) => {
                blocks.push(Block::Text(pieces(text.language.handout().bracket())));
                // Skips the formula that belongs to the sentence.
                given.next();
            }
            Block::Text(words) if words.iter().all(|piece| !matches!(piece, Piece::Number(_))) => {
                blocks.push(Block::Text(words));
            }
            Block::Formula(math) => blocks.push(Block::Formula(math)),
            Block::Table(table) if !matches!(table.id, TableId::Search | TableId::Zeros) => {
                blocks.push(Block::Table(blank(table)));
            }
            _ => {}
        }
    }
    Step { blocks, ..step }
}

/// Empties the cells of a table that are not inputs or heads.
fn blank(mut table: Table) -> Table {
    if table.id == TableId::Iterations {
        let width = table.heads.len();
        let row = |n: usize| {
            let mut row = vec![Cell::Empty; width];
            row[0] = Cell::Head(n.to_string());
            row
        };
        return Table {
            rows: (0..ITERATIONS).map(row).collect(),
            ..table
        };
    }
    for cell in table.rows.iter_mut().flatten() {
        let stays = match cell {
            Cell::Number(number) => is_given(number),
            Cell::Head(_) => true,
            Cell::HeadPieces(words) => words.iter().all(|piece| !matches!(piece, Piece::Number(_))),
            Cell::Empty | Cell::Pieces(_) => false,
        };
        if !stays {
            *cell = Cell::Empty;
        }
    }
    table
}
