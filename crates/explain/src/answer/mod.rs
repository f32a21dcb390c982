//! The answer in one sentence, and the confidence band.

pub mod sentences;
pub mod summary;

use crate::case::level::Level;
use crate::numbers::{Kind, percent};
use crate::steps::key_values::{r_prime, rd_prime, sigma_prime};
use crate::words::Text;
use crate::words::number::Number;
use crate::words::pieces::Piece;
use glicko2_steps::{Period, Player, Symbol as S, Trace, scale};

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
pub(crate) fn band_around(
    player: Player,
    level: Level,
    quantities: [&'static str; 2],
    symbol: S,
) -> [Number; 2] {
    let margin = level.deviations() * player.deviation;
    let [low, high] = quantities;
    [(low, -margin), (high, margin)]
        .map(|(quantity, by)| Number::new(player.rating + by, Kind::Whole, quantity, symbol))
}

/// Returns the sentence that says how likely the strength lies within a band.
pub(crate) fn band_sentence(band: &[Number; 2], level: Level, text: Text) -> Vec<Piece> {
    let [low, high] = band.clone();
    text.answer.band(&confidence(level, text), low, high)
}

/// Returns the percentage of a level.
fn confidence(level: Level, text: Text) -> String {
    if level == Level::TwoRd {
        percent(level.part(), 1)
    } else {
        level_name(level, text)
    }
}

/// Returns the name of a level: `95%`, or `± 2 RD`.
#[must_use]
pub fn level_name(level: Level, text: Text) -> String {
    match level {
        Level::TwoRd => text.meaning.level_two_rd().to_owned(),
        Level::P997 => percent(level.part(), 1),
        _ => percent(level.part(), 0),
    }
}

/// Returns RD, volatility and band after a period, in one line.
#[must_use]
pub fn details(after: Player, level: Level, text: Text) -> Vec<Piece> {
    details_of(
        rd_prime(after),
        Some(sigma_prime(after)),
        (&band(after, level), level),
        text,
    )
}

/// Joins an RD, a volatility if there is one, and a band into one line.
pub(crate) fn details_of(
    deviation: Number,
    volatility: Option<Number>,
    (band, level): (&[Number; 2], Level),
    text: Text,
) -> Vec<Piece> {
    let words = text.answer;
    let volatility = volatility.map(|volatility| {
        let decimals = volatility.first_digit().max(4);
        words.details_volatility(volatility.to(decimals))
    });
    let [low, high] = band.clone();
    let band = words.details_band(&confidence(level, text), low, high);
    let parts = [
        Some(words.details_rd(deviation.to(1))),
        volatility,
        Some(band),
    ];
    let parts: Vec<Vec<Piece>> = parts.into_iter().flatten().collect();
    parts.join(&Piece::Text(" · ".to_owned()))
}

/// Returns the uncertainty of a rating in one line: RD, volatility, and the band if there is one.
#[must_use]
pub fn brief(
    [deviation, volatility]: [Number; 2],
    band: Option<([Number; 2], Level)>,
    text: Text,
) -> Vec<Piece> {
    let mut pieces = text.answer.brief(deviation, volatility);
    if let Some(([low, high], level)) = band {
        pieces.push(Piece::Text(format!(" · {}: ", level_name(level, text))));
        pieces.extend([
            Piece::Number(low),
            Piece::Text("–".to_owned()),
            Piece::Number(high),
        ]);
    }
    pieces
}

/// Returns the sentences with the result and its confidence band.
#[must_use]
pub fn sentence(period: &Period, trace: &Trace, level: Level, text: Text) -> Vec<Piece> {
    let player = trace.player;
    let after =
        [r_prime(player), rd_prime(player), sigma_prime(player)].map(Number::with_usual_decimals);
    let is_idle = trace.games.is_empty() && period.idle_periods > 0.0;
    let result = if is_idle {
        idle_sentence(after, text)
    } else {
        result_sentence(&change(period, trace), after, text)
    };
    with_band(result, &band(player, level), level, text)
}

/// Returns the sentence about the player's new numbers after a period without games.
pub(crate) fn idle_sentence([rating, deviation, _]: [Number; 3], text: Text) -> Vec<Piece> {
    text.answer.idle(rating, deviation)
}

/// Returns the sentence for a rating that rises, falls or stays, with the change and the player's new numbers.
pub(crate) fn result_sentence(
    change: &Number,
    [rating, deviation, volatility]: [Number; 3],
    text: Text,
) -> Vec<Piece> {
    let words = text.answer;
    match change.shown_value() {
        by if by > 0.0 => words.rises(size(change), rating, deviation, volatility),
        by if by < 0.0 => words.falls(size(change), rating, deviation, volatility),
        _ => words.stays(rating, deviation, volatility),
    }
}

/// Returns the size of a change, for a sentence that names its direction.
pub(crate) fn size(change: &Number) -> Number {
    Number {
        value: change.value.abs(),
        quantity: change.quantity.clone() + ".size",
        ..*change
    }
    .with_usual_decimals()
}

/// Adds the sentence about the band to another one.
pub(crate) fn with_band(
    mut sentence: Vec<Piece>,
    band: &[Number; 2],
    level: Level,
    text: Text,
) -> Vec<Piece> {
    sentence.push(Piece::Text(" ".to_owned()));
    sentence.extend(band_sentence(
        &band.clone().map(Number::with_usual_decimals),
        level,
        text,
    ));
    sentence
}
