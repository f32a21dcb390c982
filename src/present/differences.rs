//! Where the paper's rounding by hand shows, digit by digit.

use super::math::Number;
use super::number::{Digits, Kind, show};
use super::symbol::Symbol as S;
use crate::glicko2::{Period, Rounding, Trace, rate};

/// One quantity whose shown digits differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// What it is.
    pub symbol: S,
    /// Of which game, from 1, if it belongs to one.
    pub game: Option<usize>,
    /// In exact arithmetic.
    pub exact: Number,
    /// With the paper's digits carried along.
    pub printed: Number,
}

impl Difference {
    /// The game's number as an index, or nothing.
    #[must_use]
    pub fn index(&self) -> String {
        self.game.map_or(String::new(), |j| format!(" ({j})"))
    }
}

/// So many games are compared; in a longer list the rounding shows no better.
const GAMES: usize = 10;

/// All quantities whose shown digits differ between exact arithmetic and a trace that was rounded as the paper does.
#[must_use]
pub fn differences(period: &Period, printed: &Trace, digits: Digits) -> Vec<Difference> {
    let exact_period = Period { rounding: Rounding::Exact, ..period.clone() };
    let Ok(exact) = rate(&exact_period) else { return Vec::new() };
    let mut found = Vec::new();
    let mut compare = |symbol, game, kind, path: String, exact: f64, printed: f64| {
        if show(exact, kind, digits) != show(printed, kind, digits) {
            found.push(Difference {
                symbol,
                game,
                exact: Number::new(exact, kind, format!("exact_arithmetic.{path}"), symbol),
                printed: Number::new(printed, kind, path, symbol),
            });
        }
    };
    for (j, (e, p)) in exact.games.iter().zip(&printed.games).enumerate().take(GAMES) {
        compare(S::G, Some(j + 1), Kind::Scaled, format!("games.{j}.g"), e.g, p.g);
        compare(S::E, Some(j + 1), Kind::Scaled, format!("games.{j}.e"), e.e, p.e);
    }
    let mut whole = |symbol, kind, path: &str, exact: Option<f64>, printed: Option<f64>| {
        if let (Some(exact), Some(printed)) = (exact, printed) {
            compare(symbol, None, kind, path.to_owned(), exact, printed);
        }
    };
    let start = |trace: &Trace| trace.volatility.as_ref().map(|volatility| volatility.iterations[0].f_a);
    whole(S::Phi, Kind::Scaled, "phi", Some(exact.phi), Some(printed.phi));
    whole(S::V, Kind::Scaled, "v", exact.v, printed.v);
    whole(S::Delta, Kind::Scaled, "delta", exact.delta, printed.delta);
    whole(S::F, Kind::Tiny, "volatility.iterations.0.f_a", start(&exact), start(printed));
    let sigma = |trace: &Trace| Some(trace.player.volatility);
    whole(S::SigmaPrime, Kind::Volatility, "player.volatility", sigma(&exact), sigma(printed));
    whole(S::PhiStar, Kind::Volatility, "phi_star", Some(exact.phi_star), Some(printed.phi_star));
    whole(S::PhiPrime, Kind::Scaled, "phi_prime", Some(exact.phi_prime), Some(printed.phi_prime));
    whole(S::MuPrime, Kind::Scaled, "mu_prime", Some(exact.mu_prime), Some(printed.mu_prime));
    whole(S::RPrime, Kind::Rating, "player.rating", Some(exact.player.rating), Some(printed.player.rating));
    whole(S::RdPrime, Kind::Rating, "player.deviation", Some(exact.player.deviation), Some(printed.player.deviation));
    found
}
