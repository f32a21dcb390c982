//! What was not understood, as it is named to people: briefly, however much there was of it.

use std::borrow::Cow;

/// So many characters of a text are named.
pub const LONGEST: usize = 80;

/// So many texts are named.
pub const NAMED: usize = 10;

/// A text that is cut where it is too long to be named.
#[must_use]
pub fn cut(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

/// The first of many things by name, and in words how many there are beyond them.
#[must_use]
pub fn named<T>(all: &[T], name: impl Fn(&T) -> String, more: fn(usize) -> String) -> Vec<String> {
    let mut named: Vec<String> = all.iter().take(NAMED).map(name).collect();
    if all.len() > NAMED {
        named.push(more(all.len() - NAMED));
    }
    named
}
