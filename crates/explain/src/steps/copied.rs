//! All values of a step as text for copying. Each line has the path in the trace, a tab, and the full value.

use super::math::Math;
use super::step::{Block, Cell};
use crate::numbers::full;
use crate::words::Text;
use crate::words::number::Number;
use crate::words::pieces::Piece;
use glicko2_steps::{Period, Trace};
use std::collections::HashSet;

/// Returns the lines of a step of the paper, in the order of the computation, with all games.
#[must_use]
pub fn copied(number: u8, period: &Period, trace: &Trace, text: Text) -> String {
    let step = super::step(number, period, trace, 0..trace.games.len(), text);
    let mut lines = Lines::default();
    step.blocks.iter().for_each(|block| lines.block(block));
    lines.text
}

#[derive(Default)]
struct Lines<'a> {
    /// The paths that are already in the text.
    seen: HashSet<&'a str>,
    text: String,
}

impl<'a> Lines<'a> {
    fn block(&mut self, block: &'a Block) {
        match block {
            Block::Formula(math) | Block::Worked(math) => self.math(math),
            Block::Table(table) => table.rows.iter().flatten().for_each(|cell| self.cell(cell)),
            Block::Text(pieces)
            | Block::Note(pieces)
            | Block::Aside(pieces)
            | Block::Alert(pieces) => {
                self.pieces(pieces);
            }
            Block::RootPicture => {}
        }
    }

    fn cell(&mut self, cell: &'a Cell) {
        match cell {
            Cell::Number(number) => self.number(number),
            Cell::HeadPieces(pieces) | Cell::Pieces(pieces) => self.pieces(pieces),
            Cell::Empty | Cell::Head(_) => {}
        }
    }

    fn pieces(&mut self, pieces: &'a [Piece]) {
        for piece in pieces {
            if let Piece::Number(number) = piece {
                self.number(number);
            }
        }
    }

    fn math(&mut self, math: &'a Math) {
        match math {
            Math::Number(number) => self.number(number),
            Math::Row(all) => all.iter().for_each(|math| self.math(math)),
            Math::Fraction(one, other) | Math::Power(one, other) | Math::Call(one, other) => {
                self.math(one);
                self.math(other);
            }
            Math::Root(inner) | Math::Fence(_, inner, _) => self.math(inner),
            Math::Symbol(_) | Math::Literal(_) | Math::Name(_) | Math::Op(_) | Math::Sum => {}
        }
    }

    fn number(&mut self, number: &'a Number) {
        // A number whose sign became an operator is not a value of the trace.
        if !number.quantity.starts_with('-') && self.seen.insert(&number.quantity) {
            self.text
                .extend([&number.quantity, "\t", &full(number.value), "\n"]);
        }
    }
}
