//! The charts in words, and the names of what is in them.

pub mod strip;

pub use crate::present::stage::{part_name as bar, strength_alt as strength};

use super::data::{Bar, Part};
use crate::number::Kind;
use crate::present::math::Number;
use crate::present::symbol::Symbol;

/// What a bar did to the rating.
#[must_use]
pub fn change(bar: &Bar) -> Number {
    let quantity = match bar.part {
        Part::Game(j) => format!("games.{j}.rating_change"),
        Part::Rest(_) => "games.rest.rating_change".to_owned(),
    };
    Number::new(bar.change, Kind::Rating, quantity, Symbol::Change).sum_of(bar.size).signed()
}
