//! The values of a rating period that have a name, in one table: path, letter, kind of number, value.

use super::Trace;
use super::symbol::Symbol as S;
use super::trace::Iteration;
use crate::Kind;
use std::borrow::Cow;

/// A value of a rating period. Quantities are ordered as they are computed; games are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Quantity {
    /// μ = (r − 1500) ∕ 173.7178, Step 2.
    Mu,
    /// φ = RD ∕ 173.7178, Step 2.
    Phi,
    /// μⱼ of an opponent, Step 2.
    MuJ(usize),
    /// φⱼ of an opponent, Step 2.
    PhiJ(usize),
    /// g = 1 ∕ √(1 + 3φⱼ² ∕ π²), Step 3.
    G(usize),
    /// E = 1 ∕ (1 + e^(−g(μ − μⱼ))), Step 3.
    E(usize),
    /// v = 1 ∕ Σ g²E(1 − E), Step 3.
    V,
    /// Δ = v Σ g(s − E), Step 4.
    Delta,
    /// a = ln σ², the first A, Step 5.
    A,
    /// 1 if σ′ is above σ, otherwise −1: the sign of f(A) before the first iteration, Step 5.
    Direction,
    /// f(A) before the first iteration, Step 5.
    FA,
    /// B = ln(Δ² − φ² − v) or ln σ² − kτ, before the first iteration, Step 5.
    B,
    /// f(B) before the first iteration, Step 5.
    FB,
    /// C of the first iteration, Step 5.
    C,
    /// The number of iterations, Step 5.
    Iterations,
    /// σ′, Step 5.
    Sigma,
    /// σ′ as the next period gets it, Step 5.
    Volatility,
    /// φ* = √(φ² + σ′²), Step 6.
    PhiStar,
    /// φ′ = 1 ∕ √(1 ∕ φ*² + 1 ∕ v), Step 7.
    PhiPrime,
    /// μ′ = μ + φ′² Σ g(s − E), Step 7.
    MuPrime,
    /// r′ = 173.7178 μ′ + 1500, Step 8.
    Rating,
    /// RD′ = 173.7178 φ′, Step 8.
    Deviation,
}

use Quantity as Q;

/// Returns the bracket in which the search of Step 5 starts.
fn start(trace: &Trace) -> Option<&Iteration> {
    trace.volatility.as_ref()?.iterations.first()
}

fn iterations(trace: &Trace) -> Option<f64> {
    Some(trace.volatility.as_ref()?.iterations.len().checked_sub(1)? as f64)
}

impl Quantity {
    /// The three quantities of a result.
    pub const RESULT: [Self; 3] = [Self::Rating, Self::Deviation, Self::Volatility];

    /// The quantities that a trace holds, in order. Those of games are for any game.
    #[rustfmt::skip]
    const ALL: [Self; 21] = [
        Q::Mu, Q::Phi, Q::MuJ(0), Q::PhiJ(0), Q::G(0), Q::E(0), Q::V, Q::Delta, Q::A, Q::FA, Q::B, Q::FB, Q::C, Q::Iterations, Q::Sigma,
        Q::Volatility, Q::PhiStar, Q::PhiPrime, Q::MuPrime, Q::Rating, Q::Deviation,
    ];

    /// Returns the quantity's row in the table: the path in a trace or in that of its game, the symbol, the
    /// kind of number, and a function that takes the value from a trace.
    // Inlined, so that code that names a quantity contains its row as constants, and no table.
    #[inline(always)]
    #[rustfmt::skip]
    const fn row(self) -> (&'static str, S, Kind, fn(&Trace, usize) -> Option<f64>) {
        match self {
            Q::Mu =>         ("mu",                          S::Mu,          Kind::Scaled,     |t, _| Some(t.mu)),
            Q::Phi =>        ("phi",                         S::Phi,         Kind::Scaled,     |t, _| Some(t.phi)),
            Q::MuJ(_) =>     ("mu",                          S::MuJ,         Kind::Scaled,     |t, j| Some(t.games.get(j)?.mu)),
            Q::PhiJ(_) =>    ("phi",                         S::PhiJ,        Kind::Scaled,     |t, j| Some(t.games.get(j)?.phi)),
            Q::G(_) =>       ("g",                           S::G,           Kind::Scaled,     |t, j| Some(t.games.get(j)?.g)),
            Q::E(_) =>       ("e",                           S::E,           Kind::Scaled,     |t, j| Some(t.games.get(j)?.e)),
            Q::V =>          ("v",                           S::V,           Kind::Scaled,     |t, _| t.v),
            Q::Delta =>      ("delta",                       S::Delta,       Kind::Scaled,     |t, _| t.delta),
            Q::A =>          ("volatility.a",                S::A,           Kind::Log,        |t, _| Some(t.volatility.as_ref()?.a)),
            Q::Direction =>  ("",                            S::F,           Kind::Given,      |t, _| Some(start(t)?.f_a.signum())),
            Q::FA =>         ("volatility.iterations.0.f_a", S::F,           Kind::Tiny,       |t, _| Some(start(t)?.f_a)),
            Q::B =>          ("volatility.iterations.0.b",   S::BigB,        Kind::Log,        |t, _| Some(start(t)?.b)),
            Q::FB =>         ("volatility.iterations.0.f_b", S::F,           Kind::Tiny,       |t, _| Some(start(t)?.f_b)),
            Q::C =>          ("volatility.iterations.1.c",   S::BigC,        Kind::Log,        |t, _| t.volatility.as_ref()?.iterations.get(1)?.c),
            Q::Iterations => ("volatility.iterations",       S::K,           Kind::Given,      |t, _| iterations(t)),
            Q::Sigma =>      ("volatility.sigma",            S::SigmaPrime,  Kind::Volatility, |t, _| Some(t.volatility.as_ref()?.sigma)),
            Q::Volatility => ("player.volatility",           S::SigmaPrime,  Kind::Volatility, |t, _| Some(t.player.volatility)),
            Q::PhiStar =>    ("phi_star",                    S::PhiStar,     Kind::Scaled,     |t, _| Some(t.phi_star)),
            Q::PhiPrime =>   ("phi_prime",                   S::PhiPrime,    Kind::Scaled,     |t, _| Some(t.phi_prime)),
            Q::MuPrime =>    ("mu_prime",                    S::MuPrime,     Kind::Scaled,     |t, _| Some(t.mu_prime)),
            Q::Rating =>     ("player.rating",               S::RPrime,      Kind::Rating,     |t, _| Some(t.player.rating)),
            Q::Deviation =>  ("player.deviation",            S::RdPrime,     Kind::Rating,     |t, _| Some(t.player.deviation)),
        }
    }

    /// Returns the path in a trace: `player.rating`, `games.0.g`.
    #[must_use]
    #[inline(always)]
    pub fn path(self) -> Cow<'static, str> {
        match self.game() {
            None => self.short_path().into(),
            Some(j) => game_path(j, self.short_path()).into(),
        }
    }

    /// Returns the path in a trace, or in the trace of the quantity's game: `g`.
    #[must_use]
    #[inline(always)]
    pub fn short_path(self) -> &'static str {
        self.row().0
    }

    /// Returns the quantity at a path.
    #[must_use]
    pub fn at(path: &str) -> Option<Self> {
        let Some((j, rest)) = path
            .strip_prefix("games.")
            .and_then(|rest| rest.split_once('.'))
        else {
            return Self::ALL
                .into_iter()
                .find(|quantity| quantity.game().is_none() && quantity.short_path() == path);
        };
        let is_plain = j.bytes().all(|b| b.is_ascii_digit());
        Self::in_game(rest, j.parse().ok().filter(|_| is_plain)?)
    }

    /// Returns the quantity of a game at a path in its trace.
    #[must_use]
    pub fn in_game(path: &str, j: usize) -> Option<Self> {
        let is_it = |quantity: &Self| quantity.game().is_some() && quantity.short_path() == path;
        Self::ALL
            .into_iter()
            .find(is_it)
            .map(|quantity| quantity.of_game(j))
    }

    /// Returns the symbol of the quantity, without the number of its game.
    #[must_use]
    #[inline(always)]
    pub fn symbol(self) -> S {
        self.row().1
    }

    /// Returns the kind of number.
    #[must_use]
    #[inline(always)]
    pub fn kind(self) -> Kind {
        self.row().2
    }

    /// Returns the step in which the quantity is computed.
    #[must_use]
    pub fn step(self) -> u8 {
        self.symbol().step().unwrap_or_default()
    }

    /// Returns the number of the quantity's game, or `None` if it belongs to no game.
    #[must_use]
    #[inline(always)]
    pub fn game(self) -> Option<usize> {
        match self {
            Self::MuJ(j) | Self::PhiJ(j) | Self::G(j) | Self::E(j) => Some(j),
            _ => None,
        }
    }

    /// Returns the quantity of another game. A quantity that belongs to no game stays.
    #[must_use]
    pub fn of_game(self, j: usize) -> Self {
        match self {
            Self::MuJ(_) => Self::MuJ(j),
            Self::PhiJ(_) => Self::PhiJ(j),
            Self::G(_) => Self::G(j),
            Self::E(_) => Self::E(j),
            other => other,
        }
    }

    /// Returns the quantity for each of `games` games, or alone if it belongs to no game.
    pub fn each(self, games: usize) -> impl Iterator<Item = Self> {
        let times = if self.game().is_some() { games } else { 1 };
        (0..times).map(move |j| self.of_game(j))
    }

    /// Returns every quantity in the trace of a period with `games` games, in order.
    #[must_use]
    pub fn all(games: usize) -> Vec<Self> {
        Self::ALL
            .into_iter()
            .flat_map(|quantity| quantity.each(games))
            .collect()
    }

    /// Returns whether a period with `games` games has the quantity. Without games, Steps 3 to 5
    /// have none.
    #[must_use]
    pub fn is_of(self, games: usize) -> bool {
        match (self.game(), self.step()) {
            (Some(j), _) => j < games,
            (None, 3..=5) => games > 0 || self == Self::Volatility,
            _ => true,
        }
    }

    /// Returns whether the quantity is σ′, which has two names.
    #[must_use]
    pub fn is_sigma(self) -> bool {
        matches!(self, Self::Sigma | Self::Volatility)
    }

    /// Returns whether the quantity is an intermediate value: not r′, RD′ or σ′.
    #[must_use]
    pub fn is_intermediate(self) -> bool {
        !Self::RESULT.contains(&self) && self != Self::Sigma
    }

    /// Returns the value in a trace, if the trace has one.
    #[must_use]
    pub fn value(self, trace: &Trace) -> Option<f64> {
        self.row().3(trace, self.game().unwrap_or_default()).filter(|value| !value.is_nan())
    }
}

/// Returns the path of a game's value: `games.0.rating_change`.
#[must_use]
pub fn game_path(j: usize, path: &str) -> String {
    ["games.", &j.to_string(), ".", path].concat()
}
