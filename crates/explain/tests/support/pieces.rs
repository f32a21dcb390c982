//! Sentences as plain text.

use explain::numbers::Digits;
use explain::words::number::format_number;
use explain::words::pieces::Piece;

/// Returns pieces as text, with numbers as they are shown and letters by their names.
pub(crate) fn read(pieces: &[Piece]) -> String {
    let piece = |piece: &Piece| match piece {
        Piece::Text(text) => text.clone(),
        Piece::Symbol(symbol) => symbol.id().to_owned(),
        Piece::Number(number) => format_number(number, Digits::Auto),
    };
    pieces.iter().map(piece).collect()
}
