//! The structure of a worked step: title, sentences, formulas and tables, in reading order.

use super::math::{Math, Number};
use super::symbol::Symbol;
use super::text::Text;

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

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// Words.
    Text(String),
    /// A letter of the derivation.
    Symbol(Symbol),
    /// A number of the trace.
    Number(Number),
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
    if is_assumed { Cell::Pieces(text.input.assumed(rd)) } else { Cell::Number(rd) }
}

/// Splits a sentence that contains symbols such as `{phi_star}` into words and symbols. Unknown names are
/// kept as text.
#[must_use]
pub fn pieces(sentence: &str) -> Vec<Piece> {
    fill(sentence, &[])
}

/// Splits a sentence that contains symbols such as `{phi_star}` and numbers `{0}`, `{1}`, … into pieces.
#[must_use]
pub fn fill(sentence: &str, numbers: &[Number]) -> Vec<Piece> {
    fill_by(sentence, &|place, pieces| match numbers.get(place) {
        Some(number) => {
            pieces.push(Piece::Number(number.clone()));
            true
        }
        None => false,
    })
}

/// Splits a sentence into pieces as [`fill`] does. `write` adds the pieces for `{0}`, `{1}`, …, and returns whether the
/// place is known.
#[must_use]
pub fn fill_by(sentence: &str, write: &dyn Fn(usize, &mut Vec<Piece>) -> bool) -> Vec<Piece> {
    fill_named(sentence, &|name, pieces| name.parse().is_ok_and(|place| write(place, pieces)))
}

/// Splits a sentence into pieces. `write` adds the pieces for a name in braces, and returns whether the name is known.
/// Other names are symbols, or stay as they are.
#[must_use]
pub fn fill_named(sentence: &str, write: &dyn Fn(&str, &mut Vec<Piece>) -> bool) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('{') {
        push_text(&mut pieces, before);
        let Some((id, tail)) = after.split_once('}') else {
            push_text(&mut pieces, "{");
            rest = after;
            continue;
        };
        if !write(id, &mut pieces) {
            match Symbol::from_id(id) {
                Some(symbol) => pieces.push(Piece::Symbol(symbol)),
                None => ["{", id, "}"].into_iter().for_each(|text| push_text(&mut pieces, text)),
            }
        }
        rest = tail;
    }
    push_text(&mut pieces, rest);
    pieces
}

/// Adds words to the end of a sentence. Words next to each other are one piece.
pub fn push_text(pieces: &mut Vec<Piece>, text: &str) {
    match pieces.last_mut() {
        Some(Piece::Text(words)) => words.push_str(text),
        _ if text.is_empty() => {}
        _ => pieces.push(Piece::Text(text.to_owned())),
    }
}
