//! The result of a period as a rating system shows it.

use super::{band_around, details_of, idle_sentence, result_sentence, size, with_band};
use crate::case::level::Level;
use crate::numbers::{Digits, Kind, rounded};
use crate::steps::key_values::r;
use crate::words::Text;
use crate::words::number::Number;
use crate::words::pieces::Piece;
use glicko2_steps::{Period, Player, Symbol as S};
use std::rc::Rc;

/// The result of a period as the rating system shows it. Ratings are the ones that players see, truncated or
/// rounded if the system does so.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The player before the first game, and the games as entered.
    pub period: Rc<Period>,
    /// The player after the last game.
    pub after: Player,
    /// The rating after each game. Empty if the system rates all games of a period together.
    pub ratings: Vec<f64>,
    /// The kind of number that ratings are.
    pub kind: Kind,
    /// Whether the system has volatilities.
    pub has_volatility: bool,
}

impl Summary {
    /// The rating before the first game.
    #[must_use]
    pub fn before(&self) -> Number {
        r(self.period.player)
    }

    /// The rating after the last game.
    #[must_use]
    pub fn rating(&self) -> Number {
        Number::new(
            self.after.rating,
            self.kind,
            "system.after.rating",
            S::RPrime,
        )
    }

    /// Returns the difference between the two ratings as shown.
    #[must_use]
    pub fn change(&self, digits: Digits) -> Number {
        self.between(
            self.period.player.rating,
            self.after.rating,
            "system.change".to_owned(),
            digits,
        )
    }

    /// Returns the change of the number that players see, given its pieces before and after.
    ///
    /// Returns `None` unless both consist of exactly one number.
    #[must_use]
    pub fn change_of_shown(&self, was: &[Piece], is: &[Piece], digits: Digits) -> Option<Number> {
        let only = |pieces: &[Piece]| {
            let mut numbers = pieces.iter().filter_map(|piece| match piece {
                Piece::Number(number) => Some(number.clone()),
                _ => None,
            });
            let first = numbers.next()?;
            numbers.next().is_none().then_some(first)
        };
        let (was, is) = (only(was)?, only(is)?);
        if is.value == self.after.rating {
            return Some(self.change(digits));
        }
        let decimals = decimals(digits);
        let [before, after] = [was.value, is.value].map(|value| rounded(value, decimals));
        Some(Number::difference(after, before, is.kind, "system.change", S::Shown).signed())
    }

    /// Returns the change by each game, if games are rated one by one. The changes add up to the whole
    /// change.
    pub fn changes(&self, digits: Digits) -> impl Iterator<Item = Number> {
        let before = std::iter::once(self.period.player.rating).chain(self.ratings.iter().copied());
        let both = before.zip(&self.ratings).enumerate();
        both.map(move |(j, (before, &after))| {
            self.between(before, after, format!("system.updates.{j}.change"), digits)
        })
    }

    /// Returns the difference between two ratings as shown with the chosen decimals.
    fn between(&self, before: f64, after: f64, quantity: String, digits: Digits) -> Number {
        let decimals = decimals(digits);
        let [before, after] = [before, after].map(|rating| rounded(rating, decimals));
        let is_whole = self.kind == Kind::Given && before.fract() == 0.0 && after.fract() == 0.0;
        let kind = if is_whole { Kind::Given } else { Kind::Rating };
        Number::difference(after, before, kind, quantity, S::Change).signed()
    }

    /// Returns the ends of the band around the new rating.
    #[must_use]
    pub fn band(&self, level: Level) -> [Number; 2] {
        band_around(
            self.after,
            level,
            ["system.band.low", "system.band.high"],
            S::RdPrime,
        )
    }

    /// Returns RD, volatility and band after the last game, in one line.
    #[must_use]
    pub fn details(&self, level: Level, text: Text) -> Vec<Piece> {
        let volatility = self.has_volatility.then(|| self.volatility());
        details_of(
            self.deviation(),
            volatility,
            (&self.band(level), level),
            text,
        )
    }

    fn deviation(&self) -> Number {
        Number::new(
            self.after.deviation,
            Kind::Rating,
            "system.after.deviation",
            S::RdPrime,
        )
    }

    fn volatility(&self) -> Number {
        Number::new(
            self.after.volatility,
            Kind::Volatility,
            "system.after.volatility",
            S::SigmaPrime,
        )
    }

    /// Returns the sentences with the result and its confidence band.
    #[must_use]
    pub fn sentence(&self, level: Level, digits: Digits, text: Text) -> Vec<Piece> {
        let change = Number {
            signed: false,
            ..self.change(digits)
        };
        let after =
            [self.rating(), self.deviation(), self.volatility()].map(Number::with_usual_decimals);
        let is_idle =
            self.period.games.is_empty() && self.after.deviation > self.period.player.deviation;
        let result = if is_idle {
            idle_sentence(after, text)
        } else if self.has_volatility {
            result_sentence(&change, after, text)
        } else {
            without_volatility(&change, after, text)
        };
        with_band(result, &self.band(level), level, text)
    }
}

/// Returns the sentence of a system without volatilities for a rating that rises, falls or stays.
fn without_volatility(
    change: &Number,
    [rating, deviation, _]: [Number; 3],
    text: Text,
) -> Vec<Piece> {
    let words = text.language.rooms();
    match change.shown_value() {
        by if by > 0.0 => words.rises(size(change), rating, deviation),
        by if by < 0.0 => words.falls(size(change), rating, deviation),
        _ => words.stays(rating, deviation),
    }
}

/// Removes the decimals of ratings and changes that are whole numbers, for systems whose players see whole
/// ratings.
#[must_use]
pub fn in_whole_points(mut sentence: Vec<Piece>) -> Vec<Piece> {
    for piece in &mut sentence {
        let Piece::Number(number) = piece else {
            continue;
        };
        let is_of_rating =
            matches!(number.symbol, S::Change | S::RPrime) && number.kind == Kind::Rating;
        if is_of_rating && number.value.fract() == 0.0 {
            number.kind = Kind::Given;
        }
    }
    sentence
}

/// Returns the number of decimals of a shown rating.
fn decimals(digits: Digits) -> usize {
    match digits {
        Digits::Auto => Digits::FEWEST.into(),
        Digits::Decimals(count) => count.into(),
    }
}
