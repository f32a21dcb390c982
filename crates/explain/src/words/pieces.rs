//! The pieces of a sentence: words, letters of the derivation, and numbers.

use super::number::Number;
use glicko2_steps::Symbol;

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
    fill_named(sentence, &|name, pieces| {
        name.parse().is_ok_and(|place| write(place, pieces))
    })
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
                None => ["{", id, "}"]
                    .into_iter()
                    .for_each(|text| push_text(&mut pieces, text)),
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
