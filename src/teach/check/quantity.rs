//! The quantities that can be compared, in the order of the steps.

use crate::glicko2::Trace;

/// A quantity of a rating period. Quantities are ordered as they are computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Quantity {
    /// Step 2: μ.
    Mu,
    /// Step 2: φ.
    Phi,
    /// Step 2: μⱼ. Games are counted from 0.
    MuJ(usize),
    /// Step 2: φⱼ.
    PhiJ(usize),
    /// Step 3: g(φⱼ).
    G(usize),
    /// Step 3: E(μ, μⱼ, φⱼ).
    E(usize),
    /// Step 3: v.
    V,
    /// Step 4: Δ.
    Delta,
    /// Step 5: a, the first A.
    A,
    /// Step 5: f(A) before the first iteration.
    FA,
    /// Step 5: B before the first iteration.
    B,
    /// Step 5: f(B) before the first iteration.
    FB,
    /// Step 5: C of the first iteration.
    C,
    /// Step 5: the number of iterations.
    Iterations,
    /// Step 5: σ′.
    Sigma,
    /// Step 8: σ′ as the next period gets it.
    Volatility,
    /// Step 6: φ*.
    PhiStar,
    /// Step 7: φ′.
    PhiPrime,
    /// Step 7: μ′.
    MuPrime,
    /// Step 8: r′.
    Rating,
    /// Step 8: RD′.
    Deviation,
}

use Quantity as Q;

/// The quantities that do not belong to a game, with their paths.
const PATHS: [(Quantity, &str); 17] = [
    (Q::Mu, "mu"),
    (Q::Phi, "phi"),
    (Q::V, "v"),
    (Q::Delta, "delta"),
    (Q::A, "volatility.a"),
    (Q::FA, "volatility.iterations.0.f_a"),
    (Q::B, "volatility.iterations.0.b"),
    (Q::FB, "volatility.iterations.0.f_b"),
    (Q::C, "volatility.iterations.1.c"),
    (Q::Iterations, "volatility.iterations"),
    (Q::Sigma, "volatility.sigma"),
    (Q::Volatility, "player.volatility"),
    (Q::PhiStar, "phi_star"),
    (Q::PhiPrime, "phi_prime"),
    (Q::MuPrime, "mu_prime"),
    (Q::Rating, "player.rating"),
    (Q::Deviation, "player.deviation"),
];

impl Quantity {
    /// The three quantities of a result.
    pub const RESULT: [Self; 3] = [Self::Rating, Self::Deviation, Self::Volatility];

    /// Returns the path in a trace: `player.rating`, `games.0.g`.
    #[must_use]
    pub fn path(self) -> String {
        let of_game = |j: usize, name: &str| ["games.", &j.to_string(), ".", name].concat();
        match self {
            Self::MuJ(j) => of_game(j, "mu"),
            Self::PhiJ(j) => of_game(j, "phi"),
            Self::G(j) => of_game(j, "g"),
            Self::E(j) => of_game(j, "e"),
            other => PATHS.iter().find(|(quantity, _)| *quantity == other).map_or("", |(_, path)| path).to_owned(),
        }
    }

    /// Returns the quantity at a path.
    #[must_use]
    pub fn at(path: &str) -> Option<Self> {
        if let Some((j, name)) = path.strip_prefix("games.").and_then(|rest| rest.split_once('.')) {
            let is_plain = !j.is_empty() && j.bytes().all(|b| b.is_ascii_digit());
            let j = j.parse().ok().filter(|_| is_plain)?;
            return match name {
                "mu" => Some(Self::MuJ(j)),
                "phi" => Some(Self::PhiJ(j)),
                "g" => Some(Self::G(j)),
                "e" => Some(Self::E(j)),
                _ => None,
            };
        }
        PATHS.iter().find(|(_, known)| *known == path).map(|(quantity, _)| *quantity)
    }

    /// Returns the step in which the quantity is computed.
    #[must_use]
    pub fn step(self) -> u8 {
        match self {
            Self::Mu | Self::Phi | Self::MuJ(_) | Self::PhiJ(_) => 2,
            Self::G(_) | Self::E(_) | Self::V => 3,
            Self::Delta => 4,
            Self::PhiStar => 6,
            Self::PhiPrime | Self::MuPrime => 7,
            Self::Rating | Self::Deviation => 8,
            _ => 5,
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

    /// Returns whether a step must be right if this quantity is.
    ///
    /// σ′ hardly moves, so it only confirms Step 5. φ′ and RD′ depend on Step 4 only through σ′, so
    /// they do not confirm it.
    #[must_use]
    pub fn confirms(self, step: u8) -> bool {
        match self {
            Self::Mu | Self::Phi | Self::MuJ(_) | Self::PhiJ(_) | Self::G(_) | Self::E(_) => step == 2,
            Self::V => step <= 3,
            Self::Delta | Self::FA | Self::B | Self::FB => step <= 4,
            Self::A | Self::C | Self::Iterations => false,
            Self::Sigma | Self::Volatility => step == 5,
            Self::PhiStar => step == 6,
            Self::PhiPrime | Self::Deviation => step <= 6 && step != 4,
            Self::MuPrime | Self::Rating => step <= 7,
        }
    }

    /// Returns whether a period with `games` games has the quantity. Without games, Steps 3 to 5
    /// have none.
    #[must_use]
    pub fn is_of(self, games: usize) -> bool {
        match self {
            Self::MuJ(j) | Self::PhiJ(j) | Self::G(j) | Self::E(j) => j < games,
            Self::Mu | Self::Phi | Self::PhiStar | Self::PhiPrime | Self::MuPrime => true,
            Self::Rating | Self::Deviation | Self::Volatility => true,
            _ => games > 0,
        }
    }

    /// Returns every quantity of a period with `games` games, in order.
    #[must_use]
    pub fn all(games: usize) -> Vec<Self> {
        let of_games = |of: fn(usize) -> Self| (0..games).map(of);
        let mut all: Vec<Self> = PATHS.iter().map(|(quantity, _)| *quantity).collect();
        all.extend(of_games(Self::MuJ).chain(of_games(Self::PhiJ)).chain(of_games(Self::G)).chain(of_games(Self::E)));
        all.sort_unstable();
        all
    }

    /// Returns the value in a trace, if the trace has one.
    #[must_use]
    pub fn of(self, trace: &Trace) -> Option<f64> {
        let step5 = trace.volatility.as_ref();
        let start = step5.and_then(|step5| step5.iterations.first());
        let value = match self {
            Self::Mu => Some(trace.mu),
            Self::Phi => Some(trace.phi),
            Self::MuJ(j) => trace.games.get(j).map(|game| game.mu),
            Self::PhiJ(j) => trace.games.get(j).map(|game| game.phi),
            Self::G(j) => trace.games.get(j).map(|game| game.g),
            Self::E(j) => trace.games.get(j).map(|game| game.e),
            Self::V => trace.v,
            Self::Delta => trace.delta,
            Self::A => step5.map(|step5| step5.a),
            Self::FA => start.map(|start| start.f_a),
            Self::B => start.map(|start| start.b),
            Self::FB => start.map(|start| start.f_b),
            Self::C => step5.and_then(|step5| step5.iterations.get(1)).and_then(|first| first.c),
            Self::Iterations => start.and(step5).map(|step5| (step5.iterations.len() - 1) as f64),
            Self::Sigma => step5.map(|step5| step5.sigma),
            Self::Volatility => Some(trace.player.volatility),
            Self::PhiStar => Some(trace.phi_star),
            Self::PhiPrime => Some(trace.phi_prime),
            Self::MuPrime => Some(trace.mu_prime),
            Self::Rating => Some(trace.player.rating),
            Self::Deviation => Some(trace.player.deviation),
        };
        value.filter(|value| !value.is_nan())
    }

    /// Returns the largest error of a correct program. It may stop its search elsewhere within ε,
    /// and add up in another order.
    #[must_use]
    pub fn slack(self, truth: f64) -> f64 {
        /// The error of r′ and RD′, in rating points.
        const POINTS: f64 = 3e-5;
        match self {
            Self::Rating | Self::Deviation => POINTS,
            Self::PhiStar | Self::PhiPrime | Self::MuPrime => POINTS / crate::glicko2::scale::SCALE,
            Self::Sigma | Self::Volatility => 1e-7,
            _ => 1e-9 * truth.abs(),
        }
    }
}
