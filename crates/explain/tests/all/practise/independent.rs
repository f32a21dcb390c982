//! The eight steps computed once more from the paper's formulas; nothing here calls the engine.

use explain::teach::exercises::{Exercise, Quantity as Q};
use glicko2_steps::Period;
use std::collections::BTreeMap;
use std::f64::consts::PI;

const SCALE: f64 = 173.7178;

/// All values of a derivation, each computed from the ones before.
pub(crate) struct Solution {
    period: Period,
    values: BTreeMap<Q, f64>,
}

impl Solution {
    /// Computes every line in full precision.
    pub(crate) fn of(period: &Period) -> Self {
        let mut solution = Self {
            period: period.clone(),
            values: BTreeMap::new(),
        };
        for line in lines(period.games.len()) {
            let value = if line == Q::Sigma {
                solution.sigma_prime()
            } else {
                solution.compute(line)
            };
            solution.set(line, value);
        }
        solution
    }

    /// Returns the given values of an exercise, as they are shown there.
    pub(crate) fn from_given(exercise: &Exercise) -> Self {
        let values = exercise
            .given
            .iter()
            .map(|&line| (line, exercise.values.entry(line).value))
            .collect();
        Self {
            period: exercise.period.clone(),
            values,
        }
    }

    pub(crate) fn set(&mut self, line: Q, value: f64) {
        self.values.insert(line, value);
    }

    pub(crate) fn of_line(&self, line: Q) -> f64 {
        self.values[&line]
    }

    fn own(&self, quantity: Q) -> f64 {
        self.values[&quantity]
    }

    fn sum(&self, of: impl Fn(f64, f64, f64) -> f64) -> f64 {
        let game = |j| (self.values[&Q::G(j)], self.values[&Q::E(j)]);
        self.period
            .games
            .iter()
            .enumerate()
            .map(|(j, played)| of(game(j).0, game(j).1, played.score))
            .sum()
    }

    /// Computes a line by its formula from the values so far.
    pub(crate) fn compute(&self, line: Q) -> f64 {
        let player = self.period.player;
        let (rating, deviation) = match line.game() {
            None => (player.rating, player.deviation),
            Some(j) => (self.period.games[j].rating, self.period.games[j].deviation),
        };
        let at = |quantity: fn(usize) -> Q| self.values[&quantity(line.game().unwrap())];
        match line {
            Q::Mu | Q::MuJ(_) => (rating - 1500.0) / SCALE,
            Q::Phi | Q::PhiJ(_) => deviation / SCALE,
            Q::G(_) => (1.0 + 3.0 * at(Q::PhiJ).powi(2) / PI.powi(2)).powf(-0.5),
            Q::E(_) => (1.0 + (-at(Q::G) * (self.own(Q::Mu) - at(Q::MuJ))).exp()).recip(),
            Q::V => self.sum(|g, e, _| g.powi(2) * e * (1.0 - e)).recip(),
            Q::Delta => self.own(Q::V) * self.sum(|g, e, s| g * (s - e)),
            Q::Direction => {
                let spread =
                    (self.own(Q::Phi).powi(2) + self.own(Q::V) + player.volatility.powi(2)).sqrt();
                if self.own(Q::Delta).abs() / spread > 1.0 {
                    1.0
                } else {
                    -1.0
                }
            }
            Q::B => {
                let beyond = self.own(Q::Delta).powi(2) - self.own(Q::Phi).powi(2) - self.own(Q::V);
                let a = player.volatility.powi(2).ln();
                let from_search = (1..)
                    .map(|k| a - f64::from(k) * self.period.tau)
                    .find(|&x| self.f(x) >= 0.0);
                if beyond > 0.0 {
                    beyond.ln()
                } else {
                    from_search.unwrap()
                }
            }
            Q::PhiStar => (self.own(Q::Phi).powi(2) + self.own(Q::Sigma).powi(2)).sqrt(),
            Q::PhiPrime => (self.own(Q::PhiStar).powi(-2) + self.own(Q::V).recip()).powf(-0.5),
            Q::MuPrime => {
                self.own(Q::Mu) + self.own(Q::PhiPrime).powi(2) * self.sum(|g, e, s| g * (s - e))
            }
            Q::Rating => SCALE * self.own(Q::MuPrime) + 1500.0,
            Q::Deviation => SCALE * self.own(Q::PhiPrime),
            other => unreachable!("{other:?} is not asked"),
        }
    }

    /// Computes the paper's f.
    fn f(&self, x: f64) -> f64 {
        let (delta, phi, v) = (self.own(Q::Delta), self.own(Q::Phi), self.own(Q::V));
        let (sigma, tau) = (self.period.player.volatility, self.period.tau);
        x.exp() * (delta.powi(2) - phi.powi(2) - v - x.exp())
            / (2.0 * (phi.powi(2) + v + x.exp()).powi(2))
            - (x - sigma.powi(2).ln()) / tau.powi(2)
    }

    /// Returns e^(x/2) at the zero x of f, found by bisection.
    fn sigma_prime(&self) -> f64 {
        let (mut low, mut high) = (self.period.player.volatility.powi(2).ln() - 10.0, 5.0);
        for _ in 0..200 {
            let middle = f64::midpoint(low, high);
            if self.f(middle) > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        (low / 2.0).exp()
    }
}

/// Returns all lines, in the order of the steps.
fn lines(games: usize) -> Vec<Q> {
    let mut lines = vec![Q::Mu, Q::Phi];
    for j in 0..games {
        lines.extend([Q::MuJ(j), Q::PhiJ(j), Q::G(j), Q::E(j)]);
    }
    let rest = [
        Q::V,
        Q::Delta,
        Q::Direction,
        Q::Sigma,
        Q::B,
        Q::PhiStar,
        Q::PhiPrime,
        Q::MuPrime,
        Q::Rating,
        Q::Deviation,
    ];
    lines.extend(rest);
    lines
}
