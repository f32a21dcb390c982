//! Step 1: the curve of the rating before the period.

use super::{Description, in_words};
use crate::answer::{band_around, band_sentence, level_name};
use crate::case::level::Level;
use crate::steps::step::Cell;
use crate::steps::{Case, symbol_cell};
use crate::words::number::Number;
use crate::words::pieces::Piece;
use glicko2_steps::Symbol as S;

pub(super) fn describe(case: &Case, level: Level) -> Description {
    let words = case.text.language.stage();
    let band = band_around(
        case.period.player,
        level,
        ["before.low", "before.high"],
        S::Rd,
    );
    let mut caption = words.given(case.r(), case.rd());
    caption.push(Piece::Text(" ".to_owned()));
    caption.extend(band_sentence(&band, level, case.text));
    let [low, high] = band;
    let name = level_name(level, case.text);
    let row = |head, number: Number| vec![head, Cell::Number(number)];
    Description {
        alt: words.given_alt(
            &in_words(&case.r()),
            &in_words(&case.rd()),
            &name,
            &in_words(&low),
            &in_words(&high),
        ),
        caption,
        heads: vec!["", case.text.steps.value()],
        rows: vec![
            row(symbol_cell(S::R), case.r()),
            row(symbol_cell(S::Rd), case.rd()),
            row(Cell::Head(words.band_from(&name)), low),
            row(Cell::Head(words.band_to(&name)), high),
        ],
    }
}
