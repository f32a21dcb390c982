//! The charts in words, and the names of what is in them.

use super::data::{Bar, Part};
use crate::case::level::Level;
use crate::glicko2::{Period, Trace};
use crate::number::{Digits, Kind, show};
use crate::present::answer::{band, level_name};
use crate::present::math::Number;
use crate::present::symbol::Symbol;
use crate::present::text::Text;

/// The curve of the rating, before and after.
#[must_use]
pub fn strength(period: &Period, trace: &Trace, level: Level, text: &Text) -> String {
    let [low, high] = band(trace, level);
    let whole = |x: f64| show(x, Kind::Whole, Digits::Auto);
    (text.meaning.strength_alt)(
        &whole(period.player.rating),
        &whole(period.player.deviation),
        &whole(trace.player.rating),
        &whole(trace.player.deviation),
        &level_name(level, text),
        &whole(low.value),
        &whole(high.value),
    )
}

/// What a bar did to the rating.
#[must_use]
pub fn change(bar: &Bar) -> Number {
    let quantity = match bar.part {
        Part::Game(j) => format!("games.{j}.rating_change"),
        Part::Rest(_) => "games.rest.rating_change".to_owned(),
    };
    Number::new(bar.change, Kind::Rating, quantity, Symbol::Change).sum_of(bar.size).signed()
}

/// What a bar stands for: a game, or the sum of those that have no bar of their own.
#[must_use]
pub fn bar(part: Part, period: &Period, text: &Text) -> String {
    let text = &text.meaning;
    match part {
        Part::Game(j) => {
            let game = period.games[j];
            let verb = match game.score {
                s if s >= 1.0 => text.beat.to_owned(),
                s if s <= 0.0 => text.lost_to.to_owned(),
                0.5 => text.drew.to_owned(),
                s => (text.scored)(&show(s, Kind::Given, Digits::Auto)),
            };
            (text.contribution)(j + 1, &verb, &show(game.rating, Kind::Given, Digits::Auto))
        }
        Part::Rest(count) => (text.others)(count),
    }
}
