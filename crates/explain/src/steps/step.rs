//! The structure of a worked step: title, sentences, formulas and tables, in reading order.

use super::math::Math;
use crate::words::Text;
use crate::words::number::Number;
use crate::words::pieces::Piece;

/// A step worked for one case.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The number of the step, 1 to 8. Further steps of a rating system have higher numbers.
    pub number: u8,
    /// The title, a question in plain words.
    pub title: Vec<Piece>,
    /// The contents, in reading order.
    pub blocks: Vec<Block>,
}

/// A block of a step.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A sentence that explains why or how.
    Text(Vec<Piece>),
    /// A formula in letters.
    Formula(Math),
    /// A formula with the case's numbers and the result.
    Worked(Math),
    /// A table.
    Table(Table),
    /// The chart of f with the bracket and a secant.
    RootPicture,
    /// A remark in small type.
    Note(Vec<Piece>),
    /// A remark on the paper, for readers who compare digits with it.
    Aside(Vec<Piece>),
    /// A remark that must not be overlooked.
    Alert(Vec<Piece>),
}

/// A table of values.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The table's identity.
    pub id: TableId,
    /// A description of the contents.
    pub caption: &'static str,
    /// The column heads.
    pub heads: Vec<Vec<Piece>>,
    /// The rows, each with one cell per head.
    pub rows: Vec<Vec<Cell>>,
}

/// The tables of the derivation and of exports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableId {
    /// Step 1: the inputs.
    Given,
    /// Step 2: both scales.
    Scales,
    /// Step 3: g, E and the terms of 1/v.
    Variance,
    /// Step 4: the terms of Δ/v.
    Improvement,
    /// Step 5.2: the tried values of k.
    Search,
    /// Step 5.4: the iterations.
    Iterations,
    /// Step 5: several zeros of f, and the result of each.
    Zeros,
    /// Glicko (1995): g, E and the contribution of each game.
    GlickoGames,
    /// A further step of a rating system: one quantity or game per row.
    System,
    /// The games in an exported text, and the effect of each.
    Games,
    /// Several periods of one player.
    Periods,
    /// All players of a league before and after.
    Players,
}

/// One cell of a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// An empty cell, as C has in the row of the starting bracket.
    Empty,
    /// The name or number of the row.
    Head(String),
    /// The name of the row, with letters in it.
    HeadPieces(Vec<Piece>),
    /// Words, letters and numbers.
    Pieces(Vec<Piece>),
    /// A number.
    Number(Number),
}

/// Returns the cell of an opponent's RD, with a remark if the RD is assumed.
#[must_use]
pub fn rd_cell(rd: Number, is_assumed: bool, text: Text) -> Cell {
    if is_assumed {
        Cell::Pieces(text.input.assumed(rd))
    } else {
        Cell::Number(rd)
    }
}
