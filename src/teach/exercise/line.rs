//! The values of a derivation, with their formulas, operands and digits.

use crate::glicko2::formulas::{self, Expectation};
use crate::glicko2::trace::{Bracket, Volatility};
use crate::glicko2::{GameTrace, Period, Trace, scale};
use crate::number::rounded;
use Quantity as Q;
use strum::{IntoStaticStr, VariantArray};

/// A value of a derivation. For μ, φ, g and E there is also one for each opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Quantity {
    /// μ = (r − 1500) ∕ 173.7178, Step 2.
    Mu,
    /// φ = RD ∕ 173.7178, Step 2.
    Phi,
    /// g = 1 ∕ √(1 + 3φⱼ² ∕ π²), Step 3.
    G,
    /// E = 1 ∕ (1 + e^(−g(μ − μⱼ))), Step 3.
    E,
    /// v = 1 ∕ Σ g²E(1 − E), Step 3.
    V,
    /// Δ = v Σ g(s − E), Step 4.
    Delta,
    /// 1 if σ′ is above σ, otherwise −1. It is above if Δ² > φ² + v + σ², Step 5.
    Direction,
    /// B = ln(Δ² − φ² − v) or ln σ² − kτ, Step 5.
    B,
    /// σ′, Step 5. Always given.
    SigmaPrime,
    /// φ* = √(φ² + σ′²), Step 6.
    PhiStar,
    /// φ′ = 1 ∕ √(1 ∕ φ*² + 1 ∕ v), Step 7.
    PhiPrime,
    /// μ′ = μ + φ′² Σ g(s − E), Step 7.
    MuPrime,
    /// r′ = 173.7178 μ′ + 1500, Step 8.
    RPrime,
    /// RD′ = 173.7178 φ′, Step 8.
    RdPrime,
}

impl Quantity {
    /// Returns the step of the quantity.
    #[must_use]
    pub fn step(self) -> u8 {
        match self {
            Q::Mu | Q::Phi => 2,
            Q::G | Q::E | Q::V => 3,
            Q::Delta => 4,
            Q::Direction | Q::B | Q::SigmaPrime => 5,
            Q::PhiStar => 6,
            Q::PhiPrime | Q::MuPrime => 7,
            Q::RPrime | Q::RdPrime => 8,
        }
    }

    /// Returns the decimals with which the quantity is shown and asked.
    #[must_use]
    pub fn decimals(self) -> u8 {
        match self {
            Q::Mu | Q::Phi | Q::G | Q::PhiStar | Q::PhiPrime | Q::MuPrime => 4,
            Q::E | Q::V | Q::Delta | Q::B => 3,
            Q::SigmaPrime => 6,
            Q::RPrime | Q::RdPrime => 1,
            Q::Direction => 0,
        }
    }
}

/// A value of a derivation, for the player or for one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Line {
    /// The quantity.
    pub quantity: Quantity,
    /// The number of the game, from 0; `None` for the player.
    pub game: Option<usize>,
}

impl Line {
    /// Returns a line for the player.
    #[must_use]
    pub fn of(quantity: Quantity) -> Self {
        Self { quantity, game: None }
    }

    /// Returns a line for a game or its opponent.
    #[must_use]
    pub fn of_game(quantity: Quantity, game: usize) -> Self {
        Self { quantity, game: Some(game) }
    }

    /// Returns the operands of the line's formula, in a period with `games` games.
    #[must_use]
    pub fn operands(self, games: usize) -> Vec<Self> {
        let of = |own: &[Quantity], of_games: &[Quantity]| {
            let each = (0..games).flat_map(|j| of_games.iter().map(move |&quantity| Self::of_game(quantity, j)));
            own.iter().map(|&quantity| Self::of(quantity)).chain(each).collect()
        };
        let own = |quantity| Self { quantity, game: self.game };
        match self.quantity {
            Q::Mu | Q::Phi | Q::SigmaPrime => Vec::new(),
            Q::G => vec![own(Q::Phi)],
            Q::E => vec![Self::of(Q::Mu), own(Q::Mu), own(Q::G)],
            Q::V => of(&[], &[Q::G, Q::E]),
            Q::Delta => of(&[Q::V], &[Q::G, Q::E]),
            Q::Direction | Q::B => of(&[Q::Phi, Q::V, Q::Delta], &[]),
            Q::PhiStar => of(&[Q::Phi, Q::SigmaPrime], &[]),
            Q::PhiPrime => of(&[Q::PhiStar, Q::V], &[]),
            Q::MuPrime => of(&[Q::Mu, Q::PhiPrime], &[Q::G, Q::E]),
            Q::RPrime => of(&[Q::MuPrime], &[]),
            Q::RdPrime => of(&[Q::PhiPrime], &[]),
        }
    }
}

/// A function that computes a value from the others, by the paper's formula or with a slip. Takes
/// the game if the line is for one.
pub type Formula = fn(&Values, Option<usize>) -> f64;

/// The values of a derivation as the learner has them, each with half a unit of its last digit.
#[derive(Clone, Debug, PartialEq)]
pub struct Values {
    /// The period, given from the start.
    pub period: Period,
    /// k of the search for B; `None` if B follows from Δ.
    k: Option<f64>,
    entries: Vec<(Line, Entry)>,
}

/// A rounded value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// The value.
    pub value: f64,
    /// Half a unit of the last digit, the largest error of the value.
    pub half: f64,
}

impl Entry {
    /// Creates an entry for a value that is written with `decimals`.
    #[must_use]
    pub fn rounded_to(value: f64, decimals: u8) -> Self {
        Self { value, half: 0.5 * unit(decimals) }
    }
}

/// Returns one unit of the last of `decimals`, 10⁻ᵏ.
pub(super) fn unit(decimals: u8) -> f64 {
    10f64.powi(-i32::from(decimals))
}

impl Values {
    /// Returns the values of a rated period, each rounded as it is shown.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace) -> Self {
        let (v, delta) = (trace.v.unwrap_or(f64::NAN), trace.delta.unwrap_or(f64::NAN));
        let of_step_5 = |of: fn(&Volatility) -> f64| trace.volatility.as_ref().map_or(f64::NAN, of);
        let search = |volatility: &Volatility| match &volatility.bracket {
            Bracket::Delta => None,
            Bracket::Search { tries } => tries.last().map(|last| f64::from(last.k)),
        };
        let player = |quantity: Quantity| match quantity {
            Q::Mu => trace.mu,
            Q::Phi => trace.phi,
            Q::V => v,
            Q::Delta => delta,
            Q::Direction => rises(delta, trace.phi, v, period.player.volatility),
            Q::B => of_step_5(|volatility| volatility.iterations[0].b),
            Q::SigmaPrime => of_step_5(|volatility| volatility.sigma),
            Q::PhiStar => trace.phi_star,
            Q::PhiPrime => trace.phi_prime,
            Q::MuPrime => trace.mu_prime,
            Q::RPrime => trace.player.rating,
            Q::RdPrime => trace.player.deviation,
            Q::G | Q::E => f64::NAN,
        };
        let of_game = |quantity: Quantity, game: &GameTrace| match quantity {
            Q::Mu => game.mu,
            Q::Phi => game.phi,
            Q::G => game.g,
            _ => game.e,
        };
        let entry = |line: Line, exact: f64| {
            let decimals = line.quantity.decimals();
            (line, Entry::rounded_to(rounded(exact, decimals.into()), decimals))
        };
        let mut entries = Vec::new();
        for &quantity in Q::VARIANTS {
            if !matches!(quantity, Q::G | Q::E) {
                entries.push(entry(Line::of(quantity), player(quantity)));
            }
            if matches!(quantity, Q::Mu | Q::Phi | Q::G | Q::E) {
                let games = trace.games.iter().enumerate();
                entries.extend(games.map(|(j, game)| entry(Line::of_game(quantity, j), of_game(quantity, game))));
            }
        }
        Self { period: period.clone(), k: trace.volatility.as_ref().and_then(search), entries }
    }

    /// Returns all lines, in the order of the derivation.
    pub fn lines(&self) -> impl Iterator<Item = Line> + '_ {
        self.entries.iter().map(|(line, _)| *line)
    }

    /// Returns the index of a line.
    fn place(&self, line: Line) -> Option<usize> {
        // `Line`'s order is that of the derivation, in which the entries are sorted.
        self.entries.binary_search_by(|(its, _)| its.cmp(&line)).ok()
    }

    /// Returns the value in a line, NaN if there is no such line.
    #[must_use]
    pub fn entry(&self, line: Line) -> Entry {
        let nothing = Entry { value: f64::NAN, half: 0.0 };
        self.place(line).map_or(nothing, |place| self.entries[place].1)
    }

    /// Sets the value in a line.
    pub fn set(&mut self, line: Line, entry: Entry) {
        if let Some(place) = self.place(line) {
            self.entries[place].1 = entry;
        }
    }

    /// Computes a line from the others by the paper's formula. The error is that from rounded
    /// operands: Σ over the operands of the change that half a unit of the last digit of each
    /// makes.
    #[must_use]
    pub fn worked(&self, line: Line) -> Entry {
        self.spread(formula(line.quantity), line.game, &line.operands(self.period.games.len()))
    }

    /// Computes a line with a slip, which may use any of the values.
    #[must_use]
    pub fn slipped(&self, slip: Formula, game: Option<usize>) -> Entry {
        self.spread(slip, game, &self.lines().collect::<Vec<_>>())
    }

    fn spread(&self, formula: Formula, game: Option<usize>, over: &[Line]) -> Entry {
        let value = formula(self, game);
        let mut values = self.clone();
        let mut half = 0.0;
        for &line in over {
            let entry = self.entry(line);
            let mut change = |by: f64| {
                values.set(line, Entry { value: entry.value + by, ..entry });
                (formula(&values, game) - value).abs()
            };
            let up = change(entry.half);
            // Most slips use few of the values. If half a unit leads to NaN, as with ln, `max`
            // ignores it.
            half += if up == 0.0 { 0.0 } else { change(-entry.half).max(up) };
            values.set(line, entry);
        }
        Entry { value, half }
    }

    /// Returns a value of the player.
    pub(super) fn own(&self, quantity: Quantity) -> f64 {
        self.entry(Line::of(quantity)).value
    }

    /// Returns a value of a game or its opponent; without a game, of the player.
    pub(super) fn at(&self, quantity: Quantity, game: Option<usize>) -> f64 {
        self.entry(Line { quantity, game }).value
    }

    /// Returns the RD of an opponent, or of the player.
    pub(super) fn deviation(&self, game: Option<usize>) -> f64 {
        game.map_or(self.period.player.deviation, |j| self.period.games[j].deviation)
    }

    /// Returns the rating of an opponent, or of the player.
    pub(super) fn rating(&self, game: Option<usize>) -> f64 {
        game.map_or(self.period.player.rating, |j| self.period.games[j].rating)
    }

    /// Returns the sum over the games of a function of g, E and s.
    pub(super) fn sum(&self, of: fn(f64, f64, f64) -> f64) -> f64 {
        let games = self.period.games.iter().enumerate();
        games.map(|(j, game)| of(self.at(Q::G, Some(j)), self.at(Q::E, Some(j)), game.score)).sum()
    }

    /// Returns Σ g(s − E).
    pub(super) fn surprise(&self) -> f64 {
        self.sum(|g, e, s| formulas::delta_term(g, s, complete(e)))
    }
}

/// Returns E with 1 − E.
fn complete(e: f64) -> Expectation {
    Expectation { win: e, loss: 1.0 - e }
}

/// Returns 1 if the volatility rises, otherwise −1. The zero of f lies above ln σ² if f(ln σ²) > 0,
/// that is, if Δ² > φ² + v + σ².
fn rises(delta: f64, phi: f64, v: f64, sigma: f64) -> f64 {
    (delta * delta - phi * phi - v - sigma * sigma).signum()
}

/// Returns the paper's formula of a value, with the engine's functions.
#[must_use]
pub fn formula(quantity: Quantity) -> Formula {
    match quantity {
        Q::Mu => |t, game| scale::mu(t.rating(game)),
        Q::Phi => |t, game| scale::phi(t.deviation(game)),
        Q::G => |t, game| formulas::g(t.at(Q::Phi, game)),
        Q::E => |t, game| Expectation::of(t.at(Q::G, game) * (t.own(Q::Mu) - t.at(Q::Mu, game))).win,
        Q::V => |t, _| 1.0 / t.sum(|g, e, _| formulas::v_term(g, complete(e))),
        Q::Delta => |t, _| t.own(Q::V) * t.surprise(),
        Q::Direction => |t, _| rises(t.own(Q::Delta), t.own(Q::Phi), t.own(Q::V), t.period.player.volatility),
        Q::B => |t, _| {
            let (delta, phi) = (t.own(Q::Delta), t.own(Q::Phi));
            match t.k {
                Some(k) => 2.0 * t.period.player.volatility.ln() - k * t.period.tau,
                None => (delta * delta - phi * phi - t.own(Q::V)).ln(),
            }
        },
        Q::SigmaPrime => |t, _| t.own(Q::SigmaPrime),
        Q::PhiStar => |t, _| formulas::phi_star(t.own(Q::Phi), t.own(Q::SigmaPrime), 1.0),
        Q::PhiPrime => |t, _| formulas::phi_prime(t.own(Q::PhiStar), t.own(Q::V)),
        Q::MuPrime => |t, _| t.own(Q::Mu) + t.own(Q::PhiPrime) * t.own(Q::PhiPrime) * t.surprise(),
        Q::RPrime => |t, _| scale::rating(t.own(Q::MuPrime)),
        Q::RdPrime => |t, _| scale::deviation(t.own(Q::PhiPrime)),
    }
}
