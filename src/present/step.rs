//! The shape of a worked step: titles, sentences, formulas, tables, in the order in which they are read.

use super::math::{Math, Number};
use super::symbol::Symbol;
use super::text::Text;

/// One of the steps, worked for one case.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// 1 to 8; a place's further steps follow them.
    pub number: u8,
    /// A question in plain words.
    pub title: Vec<Piece>,
    /// What is read and seen, in order.
    pub blocks: Vec<Block>,
}

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// Words.
    Text(String),
    /// A letter of the derivation.
    Symbol(Symbol),
    /// A number out of the trace.
    Number(Number),
}

/// A part of a step.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// Why and how, in plain words.
    Text(Vec<Piece>),
    /// A formula in letters.
    Formula(Math),
    /// A formula with this case's numbers in it, and its value.
    Worked(Math),
    /// A table.
    Table(Table),
    /// The picture of f with the bracket and a secant.
    RootPicture,
    /// A remark in small type.
    Note(Vec<Piece>),
    /// A remark on the paper, for those who compare digits with it.
    Aside(Vec<Piece>),
    /// A remark that must not be overlooked.
    Alert(Vec<Piece>),
}

/// Rows of values under heads.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// Which table it is.
    pub id: TableId,
    /// What it shows, in words.
    pub caption: &'static str,
    /// One head a column.
    pub heads: Vec<Vec<Piece>>,
    /// The rows, each as long as the heads.
    pub rows: Vec<Vec<Cell>>,
}

/// The tables of the derivation, and of what is exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableId {
    /// Step 1: what is given.
    Given,
    /// Step 2: both scales.
    Scales,
    /// Step 3: g, E and the terms of 1/v.
    Variance,
    /// Step 4: the terms of Δ/v.
    Improvement,
    /// Step 5.2: the tries of k.
    Search,
    /// Step 5.4: the iterations.
    Iterations,
    /// Step 5: several zeros of f, and what each would give.
    Zeros,
    /// Glicko (1995): g, E and what each game tells and moves.
    GlickoGames,
    /// A further step of a place: one row a quantity or a game.
    System,
    /// The games of a text for a forum, and what each did.
    Games,
    /// The periods of a season.
    Periods,
    /// Everybody of a group before and after.
    Players,
}

/// One cell of a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// Nothing: the starting bracket has no C.
    Empty,
    /// A row's own name or number.
    Head(String),
    /// A row's own name, with letters in it.
    HeadPieces(Vec<Piece>),
    /// Words, letters and numbers.
    Pieces(Vec<Piece>),
    /// A number.
    Number(Number),
}

/// The cell of an opponent's RD, which says so where that is assumed.
#[must_use]
pub fn rd_cell(rd: Number, is_assumed: bool, text: &Text) -> Cell {
    if is_assumed { Cell::Pieces(fill(text.input.assumed, &[rd])) } else { Cell::Number(rd) }
}

/// Splits a sentence with `{phi_star}` in it into words and symbols. An unknown name stays as it is.
#[must_use]
pub fn pieces(sentence: &str) -> Vec<Piece> {
    fill(sentence, &[])
}

/// Splits a sentence with `{phi_star}` and `{0}`, `{1}`, … in it into words, symbols and numbers.
#[must_use]
pub fn fill(sentence: &str, numbers: &[Number]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut words = String::new();
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('{') {
        words.push_str(before);
        let Some((id, tail)) = after.split_once('}') else {
            words.push('{');
            rest = after;
            continue;
        };
        let number = id.parse::<usize>().ok().and_then(|i| numbers.get(i)).cloned().map(Piece::Number);
        match number.or_else(|| Symbol::from_id(id).map(Piece::Symbol)) {
            Some(piece) => {
                if !words.is_empty() {
                    pieces.push(Piece::Text(std::mem::take(&mut words)));
                }
                pieces.push(piece);
            }
            None => words.extend(["{", id, "}"]),
        }
        rest = tail;
    }
    words.push_str(rest);
    if !words.is_empty() {
        pieces.push(Piece::Text(words));
    }
    pieces
}
