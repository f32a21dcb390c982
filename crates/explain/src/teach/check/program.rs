//! A program that computes Glicko-2 with other formulas: the engine's own steps, some of them
//! replaced.

use super::step5::PlainStep5;
use glicko2_steps::formulas::Expectation;
use glicko2_steps::steps::{Known, Paper, Scaled, Steps};
use glicko2_steps::trace::{Bracket, Volatility};
use glicko2_steps::volatility::{Given, search};
use glicko2_steps::{GameTrace, Period, Player, Trace, rate_by, scale};
use smallvec::smallvec;

/// A function that rates a period without the [`Change::Whole`] to which it is passed.
pub type Rate<'a> = &'a dyn Fn(&Period) -> Option<Trace>;

/// The replacement of a formula.
#[derive(Clone, Copy, Debug)]
pub enum Change {
    /// Steps 2 and 8: another constant for 173.7178.
    Scale(f64),
    /// Step 2: μ, from r.
    Mu(fn(f64) -> f64),
    /// Step 2: μⱼ, from rⱼ.
    MuJ(fn(f64) -> f64),
    /// Step 2: φ.
    Phi(fn(Player) -> f64),
    /// Step 2: φⱼ, from RDⱼ.
    PhiJ(fn(f64) -> f64),
    /// s, from the right s.
    Score(fn(f64) -> f64),
    /// Step 3: g.
    G(fn(Scaled, &GameTrace) -> f64),
    /// Step 3: z, from which E = 1 / (1 + e^−z).
    Z(fn(Scaled, &GameTrace) -> f64),
    /// Step 3: the term that a game adds to 1/v.
    VTerm(fn(Scaled, &GameTrace, Expectation) -> f64),
    /// Step 4: the term that a game adds to Δ/v.
    DeltaTerm(fn(Scaled, &GameTrace, Expectation) -> f64),
    /// Step 3: v, from Σ g²E(1 − E).
    V(fn(f64) -> f64),
    /// Step 4: Δ, from v and Σ g(s − E).
    Delta(fn(f64, f64) -> f64),
    /// Step 5: a part of the search for σ′.
    Step5(fn(&mut PlainStep5)),
    /// Step 5: σ′, without the search.
    Sigma(fn(&Given) -> f64),
    /// Step 6: φ*, from the results of Steps 2 to 4 and σ′.
    PhiStar(fn(&Known, f64) -> f64),
    /// Step 7: φ′, from φ* and v.
    PhiPrime(fn(f64, f64) -> f64),
    /// Step 7: μ′ − μ, from the results of Steps 2 to 4, φ* and φ′.
    Moved(fn(&Known, f64, f64) -> f64),
    /// Step 8: a change of r′.
    Rating(fn(f64) -> f64),
    /// Step 8: a change of RD′.
    Deviation(fn(f64) -> f64),
    /// Step 8: a change of σ′.
    NewVolatility(fn(f64) -> f64),
    /// The rating of the period as a whole.
    Whole(fn(&Period, Rate) -> Option<Trace>),
}

impl Change {
    /// Returns whether two changes exclude each other: both replace the same formula, and neither
    /// works on the other's result.
    #[must_use]
    pub fn excludes(&self, other: &Self) -> bool {
        let follows = matches!(
            self,
            Self::Step5(_)
                | Self::Score(_)
                | Self::Rating(_)
                | Self::Deviation(_)
                | Self::NewVolatility(_)
                | Self::Whole(_)
        );
        !follows && std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// The paper's steps with the changes of up to two mistakes.
#[derive(Clone, Copy, Debug)]
struct Changed<'a>(&'a [Change], &'a [Change]);

/// Rates a period by changed formulas. Returns `None` if it cannot be rated.
#[must_use]
pub fn rate_changed(changes: &[Change], more: &[Change], period: &Period) -> Option<Trace> {
    let steps = Changed(changes, more);
    let paper = |period: &Period| rate_by(&steps, period).ok();
    // The second change of the whole period wraps the first.
    let whole: Vec<_> = steps
        .found(|change| {
            if let Change::Whole(whole) = change {
                Some(*whole)
            } else {
                None
            }
        })
        .collect();
    match whole[..] {
        [] => paper(period),
        [one] => one(period, &paper),
        [inner, outer, ..] => outer(period, &|period| inner(period, &paper)),
    }
}

impl Changed<'_> {
    /// Returns all changes of one kind.
    fn found<T>(&self, of: impl Fn(&Change) -> Option<T>) -> impl Iterator<Item = T> {
        self.0.iter().chain(self.1).filter_map(of)
    }

    /// Returns the change of one kind.
    fn change<T>(&self, of: impl Fn(&Change) -> Option<T>) -> Option<T> {
        self.found(of).next()
    }

    /// Returns 173.7178 divided by the constant that replaces it, or 1.
    fn stretch(&self) -> f64 {
        self.change(|change| {
            if let Change::Scale(scale) = change {
                Some(scale::SCALE / scale)
            } else {
                None
            }
        })
        .unwrap_or(1.0)
    }
}

/// Calls the change of a kind, or the paper's formula if there is none.
macro_rules! instead {
    ($steps:ident.$kind:ident($($operand:expr),*) or $formula:expr) => {
        match $steps.change(|change| if let Change::$kind(formula) = change { Some(*formula) } else { None }) {
            Some(formula) => formula($($operand),*),
            None => $formula,
        }
    };
}

/// Applies each change of a kind to a value.
macro_rules! then {
    ($steps:ident.$kind:ident($value:expr)) => {
        $steps
            .found(|change| {
                if let Change::$kind(formula) = change {
                    Some(*formula)
                } else {
                    None
                }
            })
            .fold($value, |value, formula| formula(value))
    };
}

impl Steps for Changed<'_> {
    fn mu(&self, rating: f64) -> f64 {
        instead!(self.Mu(rating) or Paper.mu(rating)) * self.stretch()
    }

    fn mu_j(&self, rating: f64) -> f64 {
        instead!(self.MuJ(rating) or Paper.mu_j(rating)) * self.stretch()
    }

    fn phi(&self, player: Player) -> f64 {
        instead!(self.Phi(player) or Paper.phi(player)) * self.stretch()
    }

    fn phi_j(&self, deviation: f64) -> f64 {
        instead!(self.PhiJ(deviation) or Paper.phi_j(deviation)) * self.stretch()
    }

    fn score(&self, score: f64) -> f64 {
        then!(self.Score(score))
    }

    fn g(&self, player: Scaled, game: &GameTrace) -> f64 {
        instead!(self.G(player, game) or Paper.g(player, game))
    }

    fn z(&self, player: Scaled, game: &GameTrace) -> f64 {
        instead!(self.Z(player, game) or Paper.z(player, game))
    }

    fn v_term(&self, player: Scaled, game: &GameTrace, e: Expectation) -> f64 {
        instead!(self.VTerm(player, game, e) or Paper.v_term(player, game, e))
    }

    fn delta_term(&self, player: Scaled, game: &GameTrace, e: Expectation) -> f64 {
        instead!(self.DeltaTerm(player, game, e) or Paper.delta_term(player, game, e))
    }

    fn v(&self, information: f64) -> f64 {
        instead!(self.V(information) or Paper.v(information))
    }

    fn delta(&self, v: f64, improvement: f64) -> f64 {
        instead!(self.Delta(v, improvement) or Paper.delta(v, improvement))
    }

    fn volatility(&self, player: Scaled, given: &Given) -> Volatility {
        if let Some(sigma) = self.change(|change| {
            if let Change::Sigma(sigma) = change {
                Some(*sigma)
            } else {
                None
            }
        }) {
            let (sigma, none) = (sigma(given), f64::NAN);
            let (bracket, iterations) = (Bracket::Delta, Vec::new());
            return Volatility {
                a: none,
                bracket,
                iterations,
                sigma,
                roots: smallvec![],
                root: none,
                sigma_exact: sigma,
            };
        }
        let mut step5 = PlainStep5::of(player.mu, given);
        for change in self.found(|change| {
            if let Change::Step5(change) = change {
                Some(*change)
            } else {
                None
            }
        }) {
            change(&mut step5);
        }
        let (bracket, iterations) = search(&step5, step5.epsilon);
        let (a, sigma) = (step5.a, step5.sigma_prime(&bracket, &iterations));
        Volatility {
            a,
            bracket,
            iterations,
            sigma,
            roots: smallvec![],
            root: f64::NAN,
            sigma_exact: sigma,
        }
    }

    fn phi_star(&self, known: &Known, sigma_prime: f64) -> f64 {
        instead!(self.PhiStar(known, sigma_prime) or Paper.phi_star(known, sigma_prime))
    }

    fn phi_prime(&self, phi_star: f64, v: f64) -> f64 {
        instead!(self.PhiPrime(phi_star, v) or Paper.phi_prime(phi_star, v))
    }

    fn moved(&self, known: &Known, phi_star: f64, phi_prime: f64) -> f64 {
        instead!(self.Moved(known, phi_star, phi_prime) or Paper.moved(known, phi_star, phi_prime))
    }

    fn rating(&self, mu_prime: f64) -> f64 {
        then!(self.Rating(Paper.rating(mu_prime / self.stretch())))
    }

    fn deviation(&self, phi_prime: f64) -> f64 {
        then!(self.Deviation(Paper.deviation(phi_prime / self.stretch())))
    }

    fn new_volatility(&self, sigma_prime: f64) -> f64 {
        then!(self.NewVolatility(sigma_prime))
    }
}
