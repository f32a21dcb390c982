//! What keeps words from meaning something to a forum.

/// A space of no width. Forums do not see through it.
pub(super) const UNSEEN: char = '\u{200b}';

/// Parts with an unseen space what a forum would turn into a link, a call of somebody, a topic or a smiley: `@everyone`,
/// `http://…`, `example.com`, `#12`, `r/chess`, `:)`.
pub(super) fn guarded(text: &str) -> String {
    let mut guarded = String::with_capacity(text.len());
    let mut before = [' '; 2];
    let mut signs = text.chars().peekable();
    while let Some(c) = signs.next() {
        guarded.push(c);
        let next = signs.peek().copied();
        let calls = match c {
            // What follows may be in the next piece.
            '@' | '#' => next != Some(' '),
            ':' | ';' => next.is_some_and(|next| !next.is_whitespace()),
            '.' => is_of_a_word(before[1]) && next.is_some_and(|next| is_of_a_word(next) && !next.is_ascii_digit()),
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

/// A letter or digit, or any sign that is not of ASCII, which may be one.
pub(super) fn is_of_a_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || !c.is_ascii()
}

/// Brackets that open no tag.
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
