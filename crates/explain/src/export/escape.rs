//! Prevents forums from interpreting words as markup.

/// A zero-width space, which breaks up what a forum would interpret.
pub(super) const UNSEEN: char = '\u{200b}';

/// Inserts a zero-width space into text that a forum would turn into a link, a mention, a topic or an emoticon:
/// `@everyone`, `http://…`, `example.com`, `#12`, `r/chess`, `:)`.
pub(super) fn guarded(text: &str) -> String {
    let mut guarded = String::with_capacity(text.len());
    let mut before = [' '; 2];
    let mut signs = text.chars().peekable();
    while let Some(c) = signs.next() {
        guarded.push(c);
        let next = signs.peek().copied();
        let calls = match c {
            // The next character may be in the next piece, so `None` counts as well.
            '@' | '#' => next != Some(' '),
            ':' | ';' => next.is_some_and(|next| !next.is_whitespace()),
            '.' => {
                is_of_a_word(before[1])
                    && next.is_some_and(|next| is_of_a_word(next) && !next.is_ascii_digit())
            }
            '/' => matches!(before, [first, 'r' | 'u' | 'R' | 'U'] if !is_of_a_word(first)),
            _ => false,
        };
        if calls {
            guarded.push(UNSEEN);
        }
        before = [before[1], c];
    }
    guarded
}

/// Returns whether a character is an ASCII letter or digit, or not ASCII and therefore possibly a letter.
pub(super) fn is_of_a_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || !c.is_ascii()
}

/// Inserts a zero-width space after each opening bracket, so that it opens no tag.
pub(super) fn untagged(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        escaped.push(c);
        if c == '[' {
            escaped.push(UNSEEN);
        }
    }
    escaped
}
