//! The numbers that many views show: what was entered, and the result. Each has its path and its symbol.

use crate::numbers::Kind;
use crate::words::number::Number;
use glicko2_steps::quantity::game_path;
use glicko2_steps::{Game, Player, Quantity, Symbol as S};

/// Returns r as entered.
pub fn r(before: Player) -> Number {
    Number::from_input(before.rating, Kind::Rating, "in.player.rating", S::R)
}

/// Returns RD as entered.
pub fn rd(before: Player) -> Number {
    Number::from_input(before.deviation, Kind::Rating, "in.player.deviation", S::Rd)
}

/// Returns σ as entered.
pub fn sigma(before: Player) -> Number {
    Number::from_input(
        before.volatility,
        Kind::Volatility,
        "in.player.volatility",
        S::Sigma,
    )
}

/// Returns r′.
pub fn r_prime(after: Player) -> Number {
    Number::of(Quantity::Rating, after.rating)
}

/// Returns RD′.
pub fn rd_prime(after: Player) -> Number {
    Number::of(Quantity::Deviation, after.deviation)
}

/// Returns σ′.
pub fn sigma_prime(after: Player) -> Number {
    Number::of(Quantity::Volatility, after.volatility)
}

/// Returns rⱼ of a game as entered.
pub fn r_j(j: usize, game: &Game) -> Number {
    Number::new(game.rating, Kind::Given, in_path(j, "rating"), S::RJ)
}

/// Returns RDⱼ of a game as entered.
pub fn rd_j(j: usize, game: &Game) -> Number {
    Number::new(game.deviation, Kind::Given, in_path(j, "deviation"), S::RdJ)
}

/// Returns the path of what was entered for a game: `in.games.0.rating`.
pub fn in_path(j: usize, name: &str) -> String {
    "in.".to_owned() + &game_path(j, name)
}

/// Returns sⱼ as entered.
pub fn score(j: usize, score: f64) -> Number {
    Number::new(score, Kind::Given, game_path(j, "score"), S::S)
}

/// Returns the points that a game gave or took, with their sign.
pub fn rating_change(j: usize, change: f64) -> Number {
    Number::new(
        change,
        Kind::Rating,
        game_path(j, "rating_change"),
        S::Change,
    )
    .signed()
}
