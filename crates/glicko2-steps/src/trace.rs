//! The data of each step. Serialized, it is the trace of the JavaScript module and of the JSON
//! export.

use super::error::Field;
use super::period::Player;
use serde::Serialize;
use smallvec::SmallVec;

/// Every intermediate value of one rating period, in the order of the steps.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Trace {
    /// Step 2: the player's μ.
    pub mu: f64,
    /// Step 2: the player's φ.
    pub phi: f64,
    /// Steps 2 to 4, game by game.
    pub games: Vec<GameTrace>,
    /// Step 3: Σ g²E(1 − E), which is 1/v. `None` in an idle period.
    pub v_sum: Option<f64>,
    /// Step 3: v. `None` in an idle period.
    pub v: Option<f64>,
    /// Step 4: Σ g(s − E), which is Δ/v. `None` in an idle period.
    pub delta_sum: Option<f64>,
    /// Step 4: Δ. `None` in an idle period.
    pub delta: Option<f64>,
    /// Step 5. `None` in an idle period.
    pub volatility: Option<Volatility>,
    /// Step 6: φ*.
    pub phi_star: f64,
    /// Step 7: φ′. In an idle period the same as φ*.
    pub phi_prime: f64,
    /// Step 7: μ′. In an idle period the same as μ.
    pub mu_prime: f64,
    /// Step 8: the player after the period.
    pub player: Player,
    /// Step 8 with the zero of f itself in place of the paper's stop at ε. `None` in an idle period.
    pub exact: Option<Player>,
    /// Unusual inputs and results.
    pub warnings: Vec<Warning>,
}

/// One game's terms in Steps 2 to 4 and its part in the new rating.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct GameTrace {
    /// Step 2: μⱼ of the opponent.
    pub mu: f64,
    /// Step 2: φⱼ of the opponent.
    pub phi: f64,
    /// Step 3: g(φⱼ).
    pub g: f64,
    /// Step 3: E(μ, μⱼ, φⱼ).
    pub e: f64,
    /// sⱼ, as given.
    pub score: f64,
    /// Step 3: g²E(1 − E), this game's part of 1/v.
    pub v_term: f64,
    /// Step 4: g(s − E), this game's part of Δ/v.
    pub delta_term: f64,
    /// 173.7178 φ′² g(s − E): the rating points that this game gave or took. The sum over all games
    /// is r′ − r.
    pub rating_change: f64,
}

/// Step 5, from a = ln σ² to σ′.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Volatility {
    /// a = ln σ².
    pub a: f64,
    /// How the other end of the starting bracket was found.
    pub bracket: Bracket,
    /// The bracket after each iteration; the first is the starting bracket.
    pub iterations: Vec<Iteration>,
    /// σ′ = e^(A/2), with A where the paper stops.
    pub sigma: f64,
    /// Every zero of f in the starting bracket, ascending: one, or after a great upset three.
    pub roots: SmallVec<[f64; 2]>,
    /// The zero to which the iterations converge.
    pub root: f64,
    /// e^(root/2): σ′ without the stop at ε.
    pub sigma_exact: f64,
}

/// Step 5.2: how B was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "from", rename_all = "snake_case")]
pub enum Bracket {
    /// Δ² > φ² + v: B = ln(Δ² − φ² − v).
    Delta,
    /// Otherwise: B = a − kτ for the first k with f(a − kτ) ≥ 0.
    Search {
        /// Each k that was tried.
        tries: SmallVec<[Try; 1]>,
    },
}

/// One try of the search for B.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Try {
    /// k, from 1.
    pub k: u32,
    /// x = a − kτ.
    pub x: f64,
    /// f(x).
    pub f: f64,
}

/// Step 5.4: the bracket after one iteration.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Iteration {
    /// A.
    pub a: f64,
    /// B.
    pub b: f64,
    /// C, where the secant crossed zero. `None` for the starting bracket.
    pub c: Option<f64>,
    /// f(A), possibly halved.
    pub f_a: f64,
    /// f(B).
    pub f_b: f64,
    /// f(C). `None` for the starting bracket.
    pub f_c: Option<f64>,
    /// The end of the old bracket that was kept.
    pub kept: KeptEnd,
}

impl Iteration {
    /// Returns |B − A|, the width of the bracket.
    #[must_use]
    pub fn width(&self) -> f64 {
        (self.b - self.a).abs()
    }
}

/// The end of the old bracket that an iteration kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum KeptEnd {
    /// No iteration yet: the starting bracket.
    Start,
    /// f(C) f(B) ≤ 0: the zero lies between C and B, and B became A.
    B,
    /// f(C) f(B) > 0: A was kept, with f(A) halved.
    A,
    /// Bisection, after the largest number of iterations: the half that holds the zero.
    Half,
}

impl Trace {
    /// Returns the kinds of warnings about single games, or about the period as a whole, each once.
    #[must_use]
    pub fn unusual(&self, of_games: bool) -> Vec<WarningKind> {
        let is_of_game = |field| {
            matches!(
                field,
                Some(Field::Game(_) | Field::GameRating(_) | Field::GameDeviation(_))
            )
        };
        let mut kinds = Vec::new();
        for warning in self
            .warnings
            .iter()
            .filter(|warning| is_of_game(warning.field) == of_games)
        {
            if !kinds.contains(&warning.kind) {
                kinds.push(warning.kind);
            }
        }
        kinds
    }
}

/// A warning about a value that is unusual but was computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Warning {
    /// The kind of warning.
    pub kind: WarningKind,
    /// The path of the value, if the warning is about one value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<Field>,
}

/// The kinds of warnings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum WarningKind {
    /// f has several zeros; another solver may find another σ′.
    SeveralRoots,
    /// σ′ is more than three times σ.
    VolatilityLeap,
    /// The secants were too slow; bisection finished.
    Bisected,
    /// τ is outside 0.2 … 1.2.
    UnusualTau,
    /// σ is outside 0.01 … 1.
    UnusualVolatility,
    /// RD is 0, although no strength is known exactly.
    ZeroDeviation,
    /// RD is above 350.
    LargeDeviation,
    /// The opponent's rating is so far away that the game carries no information.
    NoInformation,
}
