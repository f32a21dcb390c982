//! Keys that are no letters, as WebDriver names them.

/// Held down with the next key.
pub const CONTROL: char = '\u{E009}';
/// Held down with the next key.
pub const SHIFT: char = '\u{E008}';
/// On to the next control.
pub const TAB: char = '\u{E004}';
/// The main one.
pub const ENTER: char = '\u{E007}';
/// Takes back.
pub const ESCAPE: char = '\u{E00C}';
/// Takes away what is selected, or comes next.
pub const DELETE: char = '\u{E017}';
/// Presses a button, ticks a box.
pub const SPACE: char = ' ';
/// The arrow.
pub const RIGHT: char = '\u{E014}';
/// The arrow.
pub const LEFT: char = '\u{E012}';
/// The arrow.
pub const UP: char = '\u{E013}';
/// The arrow.
pub const DOWN: char = '\u{E015}';
/// To the beginning.
pub const HOME: char = '\u{E011}';
/// To the end.
pub const END: char = '\u{E010}';

/// Whether a key is held down while others are pressed.
pub(crate) fn is_modifier(key: char) -> bool {
    matches!(key, CONTROL | SHIFT)
}
