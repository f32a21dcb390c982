//! The lines of a pasted text that look as if they gave a number and do not.

use super::names::quantity_of;
use super::read::{Token, bare, headed, named, narrowed, tokens};
use crate::input::table::{self, BadLine, Record};

/// Why a line gives no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It has the name of a quantity, and no number after it.
    NoNumber,
    /// It has a number, and no quantity has its name.
    NoName,
}

/// The lines of a text that look as if they gave a number and do not. Of JSON, which needs no lines, there are none.
#[must_use]
pub fn unread(text: &str) -> Vec<BadLine<Unread>> {
    let text = narrowed(text);
    if text.contains(['{', '[']) {
        return Vec::new();
    }
    // In a table without names beside the numbers nothing is said by a line alone.
    let is_named = !named(&text).is_empty();
    let is_table = !is_named && !headed(&text).is_empty();
    if is_table || !is_named && !bare(&text).is_empty() {
        return Vec::new();
    }
    let bad = |line: Record| reason(line.text).map(|reason| BadLine::of(line, reason));
    table::records(&text).filter_map(bad).collect()
}

/// Why a line gives no number, if it looks as if it did.
fn reason(line: &str) -> Option<Unread> {
    let tokens = tokens(line);
    let is_quantity = |token: &Token| matches!(token, Token::Word(word) if quantity_of(word).is_some());
    let is_number = |token: &Token| matches!(token, Token::Number(..));
    let parts = tokens.split(|token| *token == Token::End);
    let lacks_number = |part: &[Token]| part.iter().any(is_quantity) && !part.iter().any(is_number);
    if parts.clone().any(lacks_number) {
        return Some(Unread::NoNumber);
    }
    (tokens.iter().any(is_number) && named(line).is_empty()).then_some(Unread::NoName)
}
