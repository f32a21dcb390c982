//! The quantities whose shown digits differ because the paper rounds intermediate values.

use super::math::Number;
use super::steps::{delta, mu_prime};
use super::symbol::Symbol as S;
use crate::glicko2::{Period, Rounding, Trace, rate};
use crate::number::{Digits, Kind};
use crate::present::math::shown;

/// A quantity whose shown digits differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The symbol of the quantity.
    pub symbol: S,
    /// The number of the game, counted from 1, if the quantity belongs to a game.
    pub game: Option<usize>,
    /// The value in exact arithmetic.
    pub exact: Number,
    /// The value with the paper's rounded intermediate values.
    pub printed: Number,
}

impl Difference {
    /// Returns the game's number in brackets, or an empty text.
    #[must_use]
    pub fn index(&self) -> String {
        self.game.map_or(String::new(), |j| format!(" ({j})"))
    }
}

/// The number of games that are compared. More games would not show the rounding any better.
const GAMES: usize = 10;

/// The quantities that do not belong to a game, in the order of the steps.
const WHOLE: [fn(&Trace) -> Option<Number>; 10] = [
    |trace| Some(Number::new(trace.phi, Kind::Scaled, "phi", S::Phi)),
    |trace| Some(Number::new(trace.v?, Kind::Scaled, "v", S::V)),
    delta,
    |trace| {
        let start = trace.volatility.as_ref()?.iterations[0].f_a;
        Some(Number::new(start, Kind::Tiny, "volatility.iterations.0.f_a", S::F))
    },
    |trace| Some(Number::new(trace.player.volatility, Kind::Volatility, "player.volatility", S::SigmaPrime)),
    |trace| Some(Number::new(trace.phi_star, Kind::Volatility, "phi_star", S::PhiStar)),
    |trace| Some(Number::new(trace.phi_prime, Kind::Scaled, "phi_prime", S::PhiPrime)),
    |trace| Some(mu_prime(trace)),
    |trace| Some(Number::new(trace.player.rating, Kind::Rating, "player.rating", S::RPrime)),
    |trace| Some(Number::new(trace.player.deviation, Kind::Rating, "player.deviation", S::RdPrime)),
];

/// Returns all quantities whose shown digits differ between exact arithmetic and a trace rounded as in the
/// paper.
#[must_use]
pub fn differences(period: &Period, printed: &Trace, digits: Digits) -> Vec<Difference> {
    let exact_period = Period { rounding: Rounding::Exact, ..period.clone() };
    let Ok(exact) = rate(&exact_period) else { return Vec::new() };
    let mut found = Vec::new();
    let mut compare = |game, exact: Number, printed: Number| {
        if shown(&exact, digits) != shown(&printed, digits) {
            let path = format!("exact_arithmetic.{}", exact.quantity);
            found.push(Difference {
                symbol: exact.symbol,
                game,
                exact: Number { quantity: path.into(), ..exact },
                printed,
            });
        }
    };
    for (j, (e, p)) in exact.games.iter().zip(&printed.games).enumerate().take(GAMES) {
        let of_game = |value, name, symbol| Number::new(value, Kind::Scaled, format!("games.{j}.{name}"), symbol);
        compare(Some(j + 1), of_game(e.g, "g", S::G), of_game(p.g, "g", S::G));
        compare(Some(j + 1), of_game(e.e, "e", S::E), of_game(p.e, "e", S::E));
    }
    for value in WHOLE {
        if let (Some(exact), Some(printed)) = (value(&exact), value(printed)) {
            compare(None, exact, printed);
        }
    }
    found
}
