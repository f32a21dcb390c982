//! The content of steps: every number, and every piece of text.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "a module of each test file, of which each takes what it needs"
)]

use explain::steps::math::Math;
use explain::steps::step::{Block, Cell, Step, Table};
use explain::words::number::Number;
use explain::words::pieces::Piece;

/// Returns every number and every piece of text of some steps.
pub fn contents(steps: &[Step]) -> (Vec<&Number>, Vec<&str>) {
    let (mut numbers, mut words) = (Vec::new(), Vec::new());
    for step in steps {
        in_pieces(&step.title, &mut numbers, &mut words);
        for block in &step.blocks {
            match block {
                Block::Text(pieces)
                | Block::Note(pieces)
                | Block::Aside(pieces)
                | Block::Alert(pieces) => {
                    in_pieces(pieces, &mut numbers, &mut words);
                }
                Block::Formula(math) | Block::Worked(math) => in_math(math, &mut numbers),
                Block::Table(table) => in_table(table, &mut numbers, &mut words),
                Block::RootPicture => {}
            }
        }
    }
    (numbers, words)
}

/// Collects every number of a formula.
pub fn in_math<'a>(math: &'a Math, numbers: &mut Vec<&'a Number>) {
    match math {
        Math::Number(number) => numbers.push(number),
        Math::Row(pieces) => pieces.iter().for_each(|piece| in_math(piece, numbers)),
        Math::Fraction(a, b) | Math::Power(a, b) | Math::Call(a, b) => {
            in_math(a, numbers);
            in_math(b, numbers);
        }
        Math::Root(inner) | Math::Fence(_, inner, _) => in_math(inner, numbers),
        Math::Symbol(_) | Math::Literal(_) | Math::Name(_) | Math::Op(_) | Math::Sum => {}
    }
}

fn in_pieces<'a>(pieces: &'a [Piece], numbers: &mut Vec<&'a Number>, words: &mut Vec<&'a str>) {
    for piece in pieces {
        match piece {
            Piece::Number(number) => numbers.push(number),
            Piece::Text(text) => words.push(text),
            Piece::Symbol(_) => {}
        }
    }
}

/// Collects every number and every piece of text of a table.
pub fn in_table<'a>(table: &'a Table, numbers: &mut Vec<&'a Number>, words: &mut Vec<&'a str>) {
    words.push(table.caption);
    table
        .heads
        .iter()
        .for_each(|head| in_pieces(head, numbers, words));
    for cell in table.rows.iter().flatten() {
        match cell {
            Cell::Empty => {}
            Cell::Head(name) => words.push(name),
            Cell::Pieces(pieces) | Cell::HeadPieces(pieces) => in_pieces(pieces, numbers, words),
            Cell::Number(number) => numbers.push(number),
        }
    }
}
