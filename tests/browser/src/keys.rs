//! Keys other than letters, as WebDriver encodes them.

/// Control, held down with the next key.
pub const CONTROL: char = '\u{E009}';
/// Shift, held down with the next key.
pub const SHIFT: char = '\u{E008}';
/// Tab, which moves to the next control.
pub const TAB: char = '\u{E004}';
/// Enter on the main keyboard.
pub const ENTER: char = '\u{E007}';
/// Escape, which cancels.
pub const ESCAPE: char = '\u{E00C}';
/// Delete, which removes the selection or the next character.
pub const DELETE: char = '\u{E017}';
/// Space, which presses a button or ticks a checkbox.
pub const SPACE: char = ' ';
/// The right arrow.
pub const RIGHT: char = '\u{E014}';
/// The left arrow.
pub const LEFT: char = '\u{E012}';
/// The up arrow.
pub const UP: char = '\u{E013}';
/// The down arrow.
pub const DOWN: char = '\u{E015}';
/// Home, which moves to the beginning.
pub const HOME: char = '\u{E011}';
/// End, which moves to the end.
pub const END: char = '\u{E010}';

/// Returns whether a key is held down while others are pressed.
pub(crate) fn is_modifier(key: char) -> bool {
    matches!(key, CONTROL | SHIFT)
}
