//! The slips that can be recognized from a value: for each quantity, the wrong computations.

use super::values::{Formula, Values};
use Quantity as Q;
use glicko2_steps::Quantity;
use glicko2_steps::formulas;
use glicko2_steps::scale::{self, ORIGIN, SCALE};
use std::f64::consts::PI;

/// A slip. The same slip may occur with several quantities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slip {
    /// 172.7178 for 173.7178.
    Scale172,
    /// 400 for 173.7178.
    Scale400,
    /// 1500 subtracted from RD.
    OriginTaken,
    /// 173.7178 ∕ RD for RD ∕ 173.7178.
    TurnedOver,
    /// 1500 not subtracted from the rating, or not added again.
    OriginLeftOut,
    /// 1500 − r for r − 1500.
    Reversed,
    /// The player's φ for the opponent's.
    OwnPhi,
    /// φ, g, σ, φ* or φ′ not squared.
    NotSquared,
    /// The root not taken.
    NoRoot,
    /// π for π².
    Pi,
    /// The 3 left out.
    ThreeLeftOut,
    /// RD for φ.
    RdForPhi,
    /// The reciprocal not taken.
    NotTurnedOver,
    /// The wrong sign of the exponent.
    Sign,
    /// g left out.
    GLeftOut,
    /// 10 for e.
    TenForE,
    /// g² for g.
    GSquared,
    /// The expected score of the opponent, with the player's φ in g.
    OtherSide,
    /// E² for E(1 − E).
    ESquared,
    /// The average for the sum.
    Average,
    /// v left out.
    VLeftOut,
    /// E − s for s − E.
    ExpectedLessScore,
    /// 1 − s for s.
    OtherScore,
    /// φ + σ′ for the root of the squares.
    WidthsAdded,
    /// σ for σ′.
    SigmaBefore,
    /// φ unchanged.
    Unchanged,
    /// v instead of 1 ∕ v.
    VNotTurnedOver,
    /// φ for φ*.
    PhiForPhiStar,
    /// Δ for the sum.
    DeltaForSum,
    /// φ* for φ′.
    PhiStarForPhiPrime,
    /// μ left out.
    MuLeftOut,
    /// − for +.
    Minus,
    /// 173.7178 left out.
    ScaleLeftOut,
    /// 1500 added to RD′.
    OriginAdded,
    /// φ′ unchanged.
    Itself,
}

/// Returns 1 + xφ², the expression under the root in g, for a factor x in place of 3 ∕ π².
fn blur(factor: f64, phi: f64) -> f64 {
    1.0 + factor * phi * phi
}

/// 3 ∕ π².
const THREE_PI: f64 = 3.0 / (PI * PI);

/// Returns φ of an opponent.
fn phi(t: &Values, game: Option<usize>) -> f64 {
    t.at(Q::PhiJ, game)
}

/// Returns the exponent of E, −x(μ − μⱼ), for a factor x in place of g.
fn power(t: &Values, game: Option<usize>, g: f64) -> f64 {
    -g * (t.own(Q::Mu) - t.at(Q::MuJ, game))
}

/// Returns 1 ∕ (1 + e^x).
fn share(x: f64) -> f64 {
    1.0 / (1.0 + x.exp())
}

/// Returns 1 ∕ φ*² + 1 ∕ v.
fn precision(t: &Values, phi: f64) -> f64 {
    1.0 / (phi * phi) + 1.0 / t.own(Q::V)
}

/// Returns the slips of a quantity with their formulas, the most usual first.
#[must_use]
pub fn slips(quantity: Quantity) -> &'static [(Slip, Formula)] {
    match quantity {
        Q::Mu | Q::MuJ(_) => &[
            (Slip::OriginLeftOut, |t, game| t.rating(game) / SCALE),
            (Slip::Reversed, |t, game| (ORIGIN - t.rating(game)) / SCALE),
            (Slip::Scale400, |t, game| (t.rating(game) - ORIGIN) / 400.0),
        ],
        Q::Phi | Q::PhiJ(_) => &[
            (Slip::Scale172, |t, game| t.deviation(game) / 172.7178),
            (Slip::Scale400, |t, game| t.deviation(game) / 400.0),
            (Slip::OriginTaken, |t, game| scale::mu(t.deviation(game))),
            (Slip::TurnedOver, |t, game| SCALE / t.deviation(game)),
        ],
        Q::G(_) => &[
            (Slip::OwnPhi, |t, _| formulas::g(t.own(Q::Phi))),
            (Slip::NotSquared, |t, game| {
                1.0 / (1.0 + THREE_PI * phi(t, game)).sqrt()
            }),
            (Slip::NoRoot, |t, game| 1.0 / blur(THREE_PI, phi(t, game))),
            (Slip::Pi, |t, game| {
                1.0 / blur(3.0 / PI, phi(t, game)).sqrt()
            }),
            (Slip::ThreeLeftOut, |t, game| {
                1.0 / blur(1.0 / (PI * PI), phi(t, game)).sqrt()
            }),
            (Slip::RdForPhi, |t, game| formulas::g(t.deviation(game))),
            (Slip::NotTurnedOver, |t, game| {
                blur(THREE_PI, phi(t, game)).sqrt()
            }),
        ],
        Q::E(_) => &[
            (Slip::Sign, |t, game| {
                share(-power(t, game, t.at(Q::G, game)))
            }),
            (Slip::GLeftOut, |t, game| share(power(t, game, 1.0))),
            (Slip::TenForE, |t, game| {
                share(power(t, game, t.at(Q::G, game)) * std::f64::consts::LN_10)
            }),
            (Slip::GSquared, |t, game| {
                share(power(t, game, t.at(Q::G, game) * t.at(Q::G, game)))
            }),
            (Slip::NotTurnedOver, |t, game| {
                1.0 + power(t, game, t.at(Q::G, game)).exp()
            }),
            (Slip::OtherSide, |t, game| {
                share(-power(t, game, formulas::g(t.own(Q::Phi))))
            }),
        ],
        Q::V => &[
            (Slip::NotTurnedOver, |t, _| {
                t.sum(|g, e, _| g * g * e * (1.0 - e))
            }),
            (Slip::NotSquared, |t, _| {
                1.0 / t.sum(|g, e, _| g * e * (1.0 - e))
            }),
            (Slip::GLeftOut, |t, _| 1.0 / t.sum(|_, e, _| e * (1.0 - e))),
            (Slip::ESquared, |t, _| 1.0 / t.sum(|g, e, _| g * g * e * e)),
            (Slip::Average, |t, _| {
                t.period.games.len() as f64 / t.sum(|g, e, _| g * g * e * (1.0 - e))
            }),
        ],
        Q::Delta => &[
            (Slip::VLeftOut, |t, _| t.surprise()),
            (Slip::GLeftOut, |t, _| t.own(Q::V) * t.sum(|_, e, s| s - e)),
            (Slip::ExpectedLessScore, |t, _| -t.own(Q::V) * t.surprise()),
            (Slip::OtherScore, |t, _| {
                t.own(Q::V) * t.sum(|g, e, s| g * (1.0 - s - e))
            }),
        ],
        Q::PhiStar => &[
            (Slip::NotSquared, |t, _| {
                (t.own(Q::Phi).powi(2) + t.own(Q::Sigma)).sqrt()
            }),
            (Slip::NoRoot, |t, _| {
                t.own(Q::Phi).powi(2) + t.own(Q::Sigma).powi(2)
            }),
            (Slip::WidthsAdded, |t, _| t.own(Q::Phi) + t.own(Q::Sigma)),
            (Slip::SigmaBefore, |t, _| {
                formulas::phi_star(t.own(Q::Phi), t.period.player.volatility, 1.0)
            }),
            (Slip::Unchanged, |t, _| t.own(Q::Phi)),
        ],
        Q::PhiPrime => &[
            (Slip::NoRoot, |t, _| 1.0 / precision(t, t.own(Q::PhiStar))),
            (Slip::VNotTurnedOver, |t, _| {
                1.0 / (t.own(Q::PhiStar).powi(-2) + t.own(Q::V)).sqrt()
            }),
            (Slip::NotTurnedOver, |t, _| {
                precision(t, t.own(Q::PhiStar)).sqrt()
            }),
            (Slip::NotSquared, |t, _| {
                1.0 / (1.0 / t.own(Q::PhiStar) + 1.0 / t.own(Q::V)).sqrt()
            }),
            (Slip::PhiForPhiStar, |t, _| {
                formulas::phi_prime(t.own(Q::Phi), t.own(Q::V))
            }),
        ],
        Q::MuPrime => &[
            (Slip::DeltaForSum, |t, _| {
                t.own(Q::Mu) + t.own(Q::PhiPrime).powi(2) * t.own(Q::Delta)
            }),
            (Slip::NotSquared, |t, _| {
                t.own(Q::Mu) + t.own(Q::PhiPrime) * t.surprise()
            }),
            (Slip::PhiStarForPhiPrime, |t, _| {
                t.own(Q::Mu) + t.own(Q::PhiStar).powi(2) * t.surprise()
            }),
            (Slip::MuLeftOut, |t, _| {
                t.own(Q::PhiPrime).powi(2) * t.surprise()
            }),
            (Slip::Minus, |t, _| {
                t.own(Q::Mu) - t.own(Q::PhiPrime).powi(2) * t.surprise()
            }),
        ],
        Q::Rating => &[
            (Slip::OriginLeftOut, |t, _| {
                scale::deviation(t.own(Q::MuPrime))
            }),
            (Slip::Scale400, |t, _| 400.0 * t.own(Q::MuPrime) + ORIGIN),
            (Slip::ScaleLeftOut, |t, _| t.own(Q::MuPrime) + ORIGIN),
        ],
        Q::Deviation => &[
            (Slip::OriginAdded, |t, _| scale::rating(t.own(Q::PhiPrime))),
            (Slip::Scale400, |t, _| 400.0 * t.own(Q::PhiPrime)),
            (Slip::Itself, |t, _| t.own(Q::PhiPrime)),
        ],
        _ => &[],
    }
}
