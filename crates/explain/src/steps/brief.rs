//! Short descriptions of input that could not be read, for messages.

use std::borrow::Cow;

/// The number of characters after which a text is cut.
pub const LONGEST: usize = 80;

/// The number of items that are listed.
pub const NAMED: usize = 10;

/// Cuts a text that is too long for a message.
#[must_use]
pub fn cut(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

/// Returns the names of the first [`NAMED`] items, and the text that `more` makes of the number of the rest.
#[must_use]
pub fn brief_names<T>(
    all: &[T],
    name: impl Fn(&T) -> String,
    more: impl Fn(usize) -> String,
) -> Vec<String> {
    let mut named: Vec<String> = all.iter().take(NAMED).map(name).collect();
    if all.len() > NAMED {
        named.push(more(all.len() - NAMED));
    }
    named
}
