//! The values of an exercise, with their formulas, operands and digits.

use crate::numbers::rounded;
use Quantity as Q;
use glicko2_steps::formulas::{self, Expectation};
use glicko2_steps::trace::{Bracket, Volatility};
use glicko2_steps::{Period, Quantity, Trace, scale};

/// The quantities of exercises, in the order of the derivation. Those of games are for any game.
#[rustfmt::skip]
pub(super) const ASKED: [Quantity; 16] = [
    Q::Mu, Q::MuJ(0), Q::Phi, Q::PhiJ(0), Q::G(0), Q::E(0), Q::V, Q::Delta, Q::Direction, Q::B, Q::Sigma, Q::PhiStar, Q::PhiPrime,
    Q::MuPrime, Q::Rating, Q::Deviation,
];

/// Returns the quantities of an exercise with `games` games, in the order of the derivation.
pub(super) fn lines(games: usize) -> impl Iterator<Item = Quantity> {
    ASKED
        .into_iter()
        .flat_map(move |quantity| quantity.each(games))
}

/// Returns the quantity with which answers are counted: one for all games, and μ and φ for the opponents
/// too.
#[must_use]
pub fn spot(quantity: Quantity) -> Quantity {
    match quantity {
        Q::MuJ(_) => Q::Mu,
        Q::PhiJ(_) => Q::Phi,
        other => other.of_game(0),
    }
}

/// Returns the quantities with which answers are counted, in the order of the derivation.
pub fn spots() -> impl Iterator<Item = Quantity> {
    ASKED
        .into_iter()
        .filter(|&quantity| spot(quantity) == quantity)
}

/// Returns the name of a quantity in saved data.
#[must_use]
pub fn id(quantity: Quantity) -> &'static str {
    match spot(quantity) {
        Q::Direction => "direction",
        Q::B => "b",
        other => other.symbol().id(),
    }
}

/// Returns the decimals with which a quantity is shown and asked.
#[must_use]
pub fn decimals(quantity: Quantity) -> u8 {
    match quantity {
        Q::E(_) | Q::V | Q::Delta | Q::B => 3,
        Q::Sigma => 6,
        Q::Rating | Q::Deviation => 1,
        Q::Direction => 0,
        _ => 4,
    }
}

/// Returns the quantities of an exercise that the formula of a quantity uses, in a period with `games`
/// games.
#[must_use]
pub fn operands(quantity: Quantity, games: usize) -> Vec<Quantity> {
    let is_same = |game: Option<usize>| {
        game.is_none() || quantity.game().is_none() || game == quantity.game()
    };
    let symbols = quantity.symbol().operands();
    lines(games)
        .filter(|line| symbols.contains(&line.symbol()) && is_same(line.game()))
        .collect()
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
    entries: Vec<(Quantity, Entry)>,
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
        Self {
            value,
            half: 0.5 * unit(decimals),
        }
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
        let search = |volatility: &Volatility| match &volatility.bracket {
            Bracket::Delta => None,
            Bracket::Search { tries } => tries.last().map(|last| f64::from(last.k)),
        };
        let entry = |line: Quantity| {
            let exact = line.value(trace).unwrap_or(f64::NAN);
            (
                line,
                Entry::rounded_to(rounded(exact, decimals(line).into()), decimals(line)),
            )
        };
        let entries = lines(trace.games.len()).map(entry).collect();
        Self {
            period: period.clone(),
            k: trace.volatility.as_ref().and_then(search),
            entries,
        }
    }

    /// Returns all lines, in the order of the derivation.
    pub fn lines(&self) -> impl Iterator<Item = Quantity> + '_ {
        self.entries.iter().map(|(line, _)| *line)
    }

    /// Returns the index of a line.
    fn place(&self, line: Quantity) -> Option<usize> {
        self.entries.iter().position(|(its, _)| *its == line)
    }

    /// Returns the value in a line, NaN if there is no such line.
    #[must_use]
    pub fn entry(&self, line: Quantity) -> Entry {
        let nothing = Entry {
            value: f64::NAN,
            half: 0.0,
        };
        self.place(line)
            .map_or(nothing, |place| self.entries[place].1)
    }

    /// Sets the value in a line.
    pub fn set(&mut self, line: Quantity, entry: Entry) {
        if let Some(place) = self.place(line) {
            self.entries[place].1 = entry;
        }
    }

    /// Computes a line from the others by the paper's formula. The error is that from rounded
    /// operands: Σ over the operands of the change that half a unit of the last digit of each
    /// makes.
    #[must_use]
    pub fn compute(&self, line: Quantity) -> Entry {
        self.spread(
            formula(line),
            line.game(),
            &operands(line, self.period.games.len()),
        )
    }

    /// Computes a line with a slip, which may use any of the values.
    #[must_use]
    pub fn slipped(&self, slip: Formula, game: Option<usize>) -> Entry {
        self.spread(slip, game, &self.lines().collect::<Vec<_>>())
    }

    fn spread(&self, formula: Formula, game: Option<usize>, over: &[Quantity]) -> Entry {
        let value = formula(self, game);
        let mut values = self.clone();
        let mut half = 0.0;
        for &line in over {
            let entry = self.entry(line);
            let mut change = |by: f64| {
                values.set(
                    line,
                    Entry {
                        value: entry.value + by,
                        ..entry
                    },
                );
                (formula(&values, game) - value).abs()
            };
            let up = change(entry.half);
            // Most slips use few of the values. If half a unit leads to NaN, as with ln, `max`
            // ignores it.
            half += if up == 0.0 {
                0.0
            } else {
                change(-entry.half).max(up)
            };
            values.set(line, entry);
        }
        Entry { value, half }
    }

    /// Returns a value of the player.
    pub(super) fn own(&self, quantity: Quantity) -> f64 {
        self.entry(quantity).value
    }

    /// Returns a value of a game or its opponent.
    pub(super) fn at(&self, quantity: fn(usize) -> Quantity, game: Option<usize>) -> f64 {
        game.map_or(f64::NAN, |j| self.entry(quantity(j)).value)
    }

    /// Returns the RD of an opponent, or of the player.
    pub(super) fn deviation(&self, game: Option<usize>) -> f64 {
        game.map_or(self.period.player.deviation, |j| {
            self.period.games[j].deviation
        })
    }

    /// Returns the rating of an opponent, or of the player.
    pub(super) fn rating(&self, game: Option<usize>) -> f64 {
        game.map_or(self.period.player.rating, |j| self.period.games[j].rating)
    }

    /// Returns the sum over the games of a function of g, E and s.
    pub(super) fn sum(&self, of: fn(f64, f64, f64) -> f64) -> f64 {
        let games = self.period.games.iter().enumerate();
        games
            .map(|(j, game)| of(self.at(Q::G, Some(j)), self.at(Q::E, Some(j)), game.score))
            .sum()
    }

    /// Returns Σ g(s − E).
    pub(super) fn surprise(&self) -> f64 {
        self.sum(|g, e, s| formulas::delta_term(g, s, complete(e)))
    }
}

/// Returns E with 1 − E.
fn complete(e: f64) -> Expectation {
    Expectation {
        win: e,
        loss: 1.0 - e,
    }
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
        Q::Mu | Q::MuJ(_) => |t, game| scale::mu(t.rating(game)),
        Q::Phi | Q::PhiJ(_) => |t, game| scale::phi(t.deviation(game)),
        Q::G(_) => |t, game| formulas::g(t.at(Q::PhiJ, game)),
        Q::E(_) => {
            |t, game| Expectation::of(t.at(Q::G, game) * (t.own(Q::Mu) - t.at(Q::MuJ, game))).win
        }
        Q::V => |t, _| 1.0 / t.sum(|g, e, _| formulas::v_term(g, complete(e))),
        Q::Delta => |t, _| t.own(Q::V) * t.surprise(),
        Q::Direction => |t, _| {
            rises(
                t.own(Q::Delta),
                t.own(Q::Phi),
                t.own(Q::V),
                t.period.player.volatility,
            )
        },
        Q::B => |t, _| {
            let (delta, phi) = (t.own(Q::Delta), t.own(Q::Phi));
            match t.k {
                Some(k) => 2.0 * t.period.player.volatility.ln() - k * t.period.tau,
                None => (delta * delta - phi * phi - t.own(Q::V)).ln(),
            }
        },
        Q::PhiStar => |t, _| formulas::phi_star(t.own(Q::Phi), t.own(Q::Sigma), 1.0),
        Q::PhiPrime => |t, _| formulas::phi_prime(t.own(Q::PhiStar), t.own(Q::V)),
        Q::MuPrime => |t, _| t.own(Q::Mu) + t.own(Q::PhiPrime) * t.own(Q::PhiPrime) * t.surprise(),
        Q::Rating => |t, _| scale::rating(t.own(Q::MuPrime)),
        Q::Deviation => |t, _| scale::deviation(t.own(Q::PhiPrime)),
        // σ′ is given, and exercises ask for no other quantity.
        _ => |t, _| t.own(Q::Sigma),
    }
}
