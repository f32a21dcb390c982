//! Steps to be worked by hand: what is asked and by which formula, with a blank for all that comes of it.

use super::math::Number;
use super::step::{Block, Cell, Piece, Step, Table, TableId, pieces};
use super::text::Text;

/// So many rows are left blank for iterations. How many it takes is for the reader to find out.
const ITERATIONS: usize = 4;

/// Whether a number is known before anything is worked.
#[must_use]
pub fn is_given(number: &Number) -> bool {
    number.quantity.starts_with("in.") || number.quantity.ends_with(".score")
}

/// A step of the paper as a question. Nothing is left in it that depends on what comes of it.
#[must_use]
pub fn question(step: Step, text: &'static Text) -> Step {
    let words = &text.steps;
    // Which of the two it is depends on v and Δ.
    let brackets = [words.bracket_delta, words.bracket_search].map(|told| Block::Text(pieces(told)));
    let mut blocks = Vec::new();
    let mut given = step.blocks.into_iter();
    while let Some(block) = given.next() {
        match block {
            told if brackets.contains(&told) => {
                blocks.push(Block::Text(pieces(text.language.handout().bracket)));
                // The formula of the one that it is.
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

/// The table with what is given in it, and nothing else.
fn blank(mut table: Table) -> Table {
    if table.id == TableId::Iterations {
        let width = table.heads.len();
        let row = |n: usize| {
            let mut row = vec![Cell::Empty; width];
            row[0] = Cell::Head(n.to_string());
            row
        };
        return Table { rows: (0..ITERATIONS).map(row).collect(), ..table };
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
