//! A step on one screen of the presentation: the part of its work that fits, and the parts that are explained
//! one by one.

use super::around;
use crate::case::step_position::StepPosition;
use crate::steps::step::{Block, TableId};

/// The number of table rows that fit on the screen.
const ROWS: usize = 5;

/// A block of a step's work on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct OnScreen {
    /// The block, with only the rows that are shown.
    pub block: Block,
    /// The number of rows that are left out.
    pub left_out: usize,
    /// The index of the first row that is shown, from 0.
    pub first: usize,
    /// The number of the block's first part on the screen, from 1.
    pub part: usize,
    /// The number of parts: one for a formula with numbers, one per row for a table of games.
    pub parts: usize,
}

/// Selects the part of a step's work that is shown at a step position.
///
/// Step 5 has several positions: one for its bracket and one for each iteration. The last one also shows σ′.
#[must_use]
pub fn on_screen(work: Vec<Block>, position: StepPosition, is_last: bool) -> Vec<OnScreen> {
    let mut next = 1;
    let blocks = of_position(work, position, is_last).into_iter();
    let blocks = blocks.filter(|block| match block {
        Block::Formula(_) | Block::Worked(_) | Block::Table(_) | Block::Alert(_) => true,
        Block::Text(_) | Block::RootPicture | Block::Note(_) | Block::Aside(_) => false,
    });
    blocks
        .map(|mut block| {
            let (mut left_out, mut first, mut parts) = (0, 0, 0);
            match &mut block {
                Block::Worked(_) => parts = 1,
                Block::Table(table) => {
                    let count = table.rows.len();
                    let shown = match table.id {
                        TableId::Iterations => around(usize::from(position.sub), ROWS, count),
                        // The last try is the one that is used.
                        TableId::Search => count.saturating_sub(ROWS)..count,
                        // A single remaining row takes no more room than the note that it is left out.
                        _ if count <= ROWS + 1 => 0..count,
                        _ => 0..ROWS,
                    };
                    (first, left_out) = (shown.start, count - shown.len());
                    table.rows = table.rows.drain(shown).collect();
                    if matches!(table.id, TableId::Variance | TableId::Improvement) {
                        parts = table.rows.len();
                    }
                }
                _ => {}
            }
            let part = next;
            next += parts;
            OnScreen {
                block,
                left_out,
                first,
                part,
                parts,
            }
        })
        .collect()
}

/// Returns the number of parts to explain.
#[must_use]
pub fn parts(screen: &[OnScreen]) -> usize {
    screen.iter().map(|on| on.parts).sum()
}

fn of_position(mut work: Vec<Block>, position: StepPosition, is_last: bool) -> Vec<Block> {
    let is_iterations =
        |block: &Block| matches!(block, Block::Table(table) if table.id == TableId::Iterations);
    let Some(table) = work
        .iter()
        .position(is_iterations)
        .filter(|_| position.step == 5)
    else {
        return work;
    };
    // The formula of C comes before the table, separated from it by a picture and a sentence.
    let formula = work[..table]
        .iter()
        .rposition(|block| matches!(block, Block::Formula(_)))
        .unwrap_or(table);
    if position.sub == 0 && !is_last {
        work.truncate(formula);
    } else {
        if !is_last {
            work.truncate(table + 1);
        }
        work.drain(..formula);
    }
    work
}
