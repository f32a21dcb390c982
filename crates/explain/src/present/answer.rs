//! The answer in one sentence, and the confidence band.

use super::math::Number;
use super::step::{Piece, fill};
use super::symbol::Symbol as S;
use super::text::Text;
use super::values::{r_prime, rd_prime, sigma_prime};
use crate::case::level::Level;
use crate::number::{Kind, percent};
use glicko2_steps::{Period, Player, Trace, scale};
use std::cmp::Ordering;

/// Returns the change of the rating, r′ − r.
#[must_use]
pub fn change(period: &Period, trace: &Trace) -> Number {
    let (before, after) = (period.player.rating, trace.player.rating);
    // Step 8 adds 1500, which leaves rounding noise even if both ratings are near 0.
    let size = after.abs() + before.abs() + scale::ORIGIN;
    Number::new(after - before, Kind::Rating, "rating_change", S::Change).sum_of(size)
}

/// Returns the ends of the confidence band, r′ ± z RD′.
#[must_use]
pub fn band(after: Player, level: Level) -> [Number; 2] {
    band_around(after, level, ["band.low", "band.high"], S::RdPrime)
}

/// Returns the ends of the confidence band of a player, with the given paths and symbol.
pub(super) fn band_around(player: Player, level: Level, quantities: [&'static str; 2], symbol: S) -> [Number; 2] {
    let margin = level.deviations() * player.deviation;
    let [low, high] = quantities;
    [(low, -margin), (high, margin)]
        .map(|(quantity, by)| Number::new(player.rating + by, Kind::Whole, quantity, symbol))
}

/// Returns the sentence that says how likely the strength lies within a band.
pub(super) fn band_sentence(band: &[Number; 2], level: Level, text: &Text) -> Vec<Piece> {
    in_band(text.answer.band, band, level, text)
}

/// Fills a sentence with the percentage of a level and the ends of its band.
fn in_band(words: &str, band: &[Number; 2], level: Level, text: &Text) -> Vec<Piece> {
    let sure = if level == Level::TwoRd { percent(level.part(), 1) } else { level_name(level, text) };
    fill(&words.replace("{0}", &sure).replace("{1}", "{0}").replace("{2}", "{1}"), band)
}

/// Returns the name of a level: `95%`, or `± 2 RD`.
#[must_use]
pub fn level_name(level: Level, text: &Text) -> String {
    match level {
        Level::TwoRd => text.meaning.level_two_rd.to_owned(),
        Level::P997 => percent(level.part(), 1),
        _ => percent(level.part(), 0),
    }
}

/// Returns RD, volatility and band after a period, in one line.
#[must_use]
pub fn details(after: Player, level: Level, text: &Text) -> Vec<Piece> {
    details_of(rd_prime(after), Some(sigma_prime(after)), (&band(after, level), level), text)
}

/// Joins an RD, a volatility if there is one, and a band into one line.
pub(super) fn details_of(
    deviation: Number,
    volatility: Option<Number>,
    (band, level): (&[Number; 2], Level),
    text: &Text,
) -> Vec<Piece> {
    let [rd, sigma, range] = text.answer.details;
    // Keeps a name and its number on one line.
    let named = |words: &str, number| fill(&words.replace(' ', "\u{a0}"), &[number]);
    let volatility = volatility.map(|volatility| {
        let decimals = volatility.first_digit().max(4);
        named(sigma, volatility.to(decimals))
    });
    let parts = [Some(named(rd, deviation.to(1))), volatility, Some(in_band(range, band, level, text))];
    let parts: Vec<Vec<Piece>> = parts.into_iter().flatten().collect();
    parts.join(&Piece::Text(" · ".to_owned()))
}

/// Returns the uncertainty of a rating in one line: RD, volatility, and the band if there is one.
#[must_use]
pub fn brief([deviation, volatility]: [Number; 2], band: Option<([Number; 2], Level)>, text: &Text) -> Vec<Piece> {
    let mut pieces = fill(text.answer.brief, &[deviation, volatility]);
    if let Some(([low, high], level)) = band {
        pieces.push(Piece::Text(format!(" · {}: ", level_name(level, text))));
        pieces.extend([Piece::Number(low), Piece::Text("–".to_owned()), Piece::Number(high)]);
    }
    pieces
}

/// Returns the sentences with the result and its confidence band.
#[must_use]
pub fn sentence(period: &Period, trace: &Trace, level: Level, text: &Text) -> Vec<Piece> {
    let is_idle = trace.games.is_empty() && period.idle_periods > 0.0;
    let say = |direction, numbers: [Number; 4]| moved(direction, is_idle, &numbers, text);
    let player = trace.player;
    let after = [r_prime(player), rd_prime(player), sigma_prime(player)];
    result_sentence(&say, &change(period, trace), after, (&band(player, level), level), text)
}

/// Returns the sentence for a rating that rises, falls or stays, or for an idle period, given the size of the change and
/// the player's new numbers.
pub(super) fn moved(direction: Ordering, is_idle: bool, numbers: &[Number; 4], text: &Text) -> Vec<Piece> {
    let words = &text.answer;
    let sentence = match direction {
        _ if is_idle => words.idle,
        Ordering::Greater => words.rises,
        Ordering::Less => words.falls,
        Ordering::Equal => words.stays,
    };
    fill(sentence, numbers)
}

/// Returns the sentence for a rating that rises, falls or stays, with the change, the player's new numbers
/// and the band. `say` makes the sentence without the band, given the direction, the size of the change, and the new
/// numbers.
pub(super) fn result_sentence(
    say: &dyn Fn(Ordering, [Number; 4]) -> Vec<Piece>,
    change: &Number,
    [rating, deviation, volatility]: [Number; 3],
    (band, level): (&[Number; 2], Level),
    text: &Text,
) -> Vec<Piece> {
    let direction = change.shown_value().partial_cmp(&0.0).unwrap_or(Ordering::Equal);
    let size = Number { value: change.value.abs(), quantity: change.quantity.clone() + ".size", ..*change };
    let mut pieces = say(direction, [size, rating, deviation, volatility].map(Number::with_usual_decimals));
    pieces.push(Piece::Text(" ".to_owned()));
    pieces.extend(band_sentence(&band.clone().map(Number::with_usual_decimals), level, text));
    pieces
}
