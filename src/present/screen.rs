//! A step on one screen: what of its work has room there, and the parts that are explained one after the other.

use super::stage::around;
use super::step::{Block, TableId};
use crate::case::moment::Moment;

/// So many rows of a table have room.
const ROWS: usize = 5;

/// A block of a step's work on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct OnScreen {
    /// The block, with the rows of it that are shown.
    pub block: Block,
    /// How many rows it has beyond those.
    pub left_out: usize,
    /// Its first row that is shown, from 0.
    pub first: usize,
    /// The first of its parts, from 1.
    pub part: usize,
    /// How many parts it has: a formula with numbers is one, and each game's row.
    pub parts: usize,
}

/// What of a step's work is on the screen at a moment. Step 5 has several moments: its bracket, and each of its iterations, the last of which brings the value.
#[must_use]
pub fn on_screen(work: Vec<Block>, moment: Moment, is_last: bool) -> Vec<OnScreen> {
    let mut next = 1;
    let blocks = of_moment(work, moment, is_last).into_iter();
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
                        TableId::Iterations => around(usize::from(moment.sub), ROWS, count),
                        // The last try is the one that is taken.
                        TableId::Search => count.saturating_sub(ROWS)..count,
                        // A single one left over would need a row just as that it is left out does.
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
            OnScreen { block, left_out, first, part, parts }
        })
        .collect()
}

/// How many parts there are to explain.
#[must_use]
pub fn parts(screen: &[OnScreen]) -> usize {
    screen.iter().map(|on| on.parts).sum()
}

fn of_moment(mut work: Vec<Block>, moment: Moment, is_last: bool) -> Vec<Block> {
    let is_iterations = |block: &Block| matches!(block, Block::Table(table) if table.id == TableId::Iterations);
    let Some(table) = work.iter().position(is_iterations).filter(|_| moment.step == 5) else { return work };
    // The formula of C stands before the table, with the picture and a sentence between.
    let formula = work[..table].iter().rposition(|block| matches!(block, Block::Formula(_))).unwrap_or(table);
    if moment.sub == 0 && !is_last {
        work.truncate(formula);
    } else {
        if !is_last {
            work.truncate(table + 1);
        }
        work.drain(..formula);
    }
    work
}
