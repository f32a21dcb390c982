//! Step 8: the rating before and after.

use super::Description;
use crate::answer::{band, band_sentence, level_name};
use crate::case::level::Level;
use crate::numbers::{Digits, Kind, show};
use crate::steps::Case;
use crate::steps::step::Cell;
use crate::words::Text;
use crate::words::number::Number;
use crate::words::pieces::Piece;
use glicko2_steps::{Period, Player};

/// Describes the curves of the rating before and after in words.
#[must_use]
pub fn strength_alt(period: &Period, after: Player, level: Level, text: Text) -> String {
    let [low, high] = band(after, level);
    let whole = |x: f64| show(x, Kind::Whole, Digits::Auto);
    text.meaning.strength_alt(
        &whole(period.player.rating),
        &whole(period.player.deviation),
        &whole(after.rating),
        &whole(after.deviation),
        &level_name(level, text),
        &whole(low.value),
        &whole(high.value),
    )
}

pub(super) fn describe(case: &Case, level: Level) -> Description {
    let meaning = case.text.meaning;
    let ends = band(case.trace.player, level);
    let mut caption =
        case.text
            .language
            .stage()
            .after(case.r(), case.rd(), case.r_prime(), case.rd_prime());
    caption.push(Piece::Text(" ".to_owned()));
    caption.extend(band_sentence(&ends, level, case.text));
    let [low, high] = ends;
    let row = |name: &str, a: Number, b: Number| {
        vec![
            Cell::Head(name.to_owned()),
            Cell::Number(a),
            Cell::Number(b),
        ]
    };
    Description {
        caption,
        alt: strength_alt(case.period, case.trace.player, level, case.text),
        heads: vec!["", case.text.input.rating(), "{rd}"],
        rows: vec![
            row(meaning.before(), case.r(), case.rd()),
            row(meaning.after(), case.r_prime(), case.rd_prime()),
            row(&level_name(level, case.text), low, high),
        ],
    }
}
