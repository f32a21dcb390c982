//! Lines of a pasted text that seem to have a number but give none.

use super::names::quantity_of;
use super::read::{Token, bare, headed, named_numbers, narrowed, tokens};
use crate::case::table::{self, BadLine, Record};

/// The reason why a line gives no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// The line has the name of a quantity, but no number after it.
    NoNumber,
    /// The line has a number, but no name of a quantity.
    NoName,
}

/// Returns the lines of a text that seem to have a number but give none. Empty for JSON, which does
/// not depend on lines.
#[must_use]
pub fn unread(text: &str) -> Vec<BadLine<Unread>> {
    let text = narrowed(text);
    if text.contains(['{', '[']) {
        return Vec::new();
    }
    // If the numbers have no names beside them, a line alone says nothing.
    let is_named = !named_numbers(&text).is_empty();
    let is_table = !is_named && !headed(&text).is_empty();
    if is_table || !is_named && !bare(&text).is_empty() {
        return Vec::new();
    }
    let bad = |line: Record| reason(line.text).map(|reason| BadLine::of(line, reason));
    table::records(&text).filter_map(bad).collect()
}

/// Returns the reason why a line gives no number, if it seems to have one.
fn reason(line: &str) -> Option<Unread> {
    let tokens = tokens(line);
    let is_quantity =
        |token: &Token| matches!(token, Token::Word(word) if quantity_of(word).is_some());
    let is_number = |token: &Token| matches!(token, Token::Number(..));
    let parts = tokens.split(|token| *token == Token::End);
    let lacks_number = |part: &[Token]| part.iter().any(is_quantity) && !part.iter().any(is_number);
    if parts.clone().any(lacks_number) {
        return Some(Unread::NoNumber);
    }
    (tokens.iter().any(is_number) && named_numbers(line).is_empty()).then_some(Unread::NoName)
}
