//! Measures of a period that lessons show, computed from its trace.

use super::periods::{self, Plan};
use super::setting::Setting;
use super::simulation::{self, Run, all_runs};
use crate::case::level::Level;
use crate::numbers::{Kind, is_noise};
use glicko2_steps::formulas::{self, Expectation};
use glicko2_steps::scale::{self, SCALE};
use glicko2_steps::seasons::{Extremes, Orders, break_even, orders};
use glicko2_steps::trace::{KeptEnd, Volatility};
use glicko2_steps::volatility::{F, Given};
use glicko2_steps::{Field, GameTrace, Period, Trace, rate};
use std::f64::consts::PI;

/// A rated case, with settings.
#[derive(Clone, Debug, PartialEq)]
pub struct At {
    /// The period.
    pub period: Period,
    /// The trace of the period.
    pub trace: Trace,
    /// The selected iteration of Step 5.
    pub iteration: usize,
    /// The drift of the planted strength.
    pub drift: f64,
    /// The seed of the simulation.
    pub seed: u64,
}

impl At {
    /// Rates a period with settings. Returns `None` if it cannot be rated.
    #[must_use]
    pub fn of(period: &Period, set: &[(Setting, f64)]) -> Option<Self> {
        let mut period = period.clone();
        let (mut iteration, mut drift, mut seed) = (0, 0.0, 1);
        for &(setting, to) in set {
            setting.apply(&mut period, to);
            match setting {
                Setting::Iteration => iteration = to.max(0.0) as usize,
                Setting::Drift => drift = to,
                Setting::Run => seed = to.max(0.0) as u64,
                _ => {}
            }
        }
        let trace = rate(&period).ok()?;
        Some(Self {
            period,
            trace,
            iteration,
            drift,
            seed,
        })
    }

    /// Returns the run of the simulation, unless a period cannot be rated.
    #[must_use]
    pub fn run(&self) -> Option<Run> {
        Run::of(&self.period, self.drift, self.seed)
    }
}

/// A measure of a rated period. Letters are the paper's; the game is the last one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Measure {
    /// A number that is not a result.
    Given(f64),
    /// r of the player.
    R,
    /// RD of the player.
    Rd,
    /// r of the opponent.
    OpponentR,
    /// RD of the opponent.
    OpponentRd,
    /// The number of games.
    Games,

    /// The lower end of the 95% band, r − 1.96 RD, before the games.
    BandLow,
    /// The upper end of the 95% band, r + 1.96 RD, before the games.
    BandHigh,
    /// r plus a number of RD.
    Edge(f64),
    /// r′ plus a number of RD′.
    EdgeAfter(f64),
    /// The part of the bell within a number of RDs from its middle, in percent.
    Within(f64),
    /// The part of the bell between two ratings, in percent.
    Between(f64, f64),
    /// The part of the bell above a rating, in percent.
    Above(f64),
    /// The height of the bell, as a multiple of that for a given RD.
    Height(f64),
    /// The probability that the player is stronger than the opponent, Φ((r − rⱼ) ∕ √(RD² + RDⱼ²)),
    /// in percent.
    Stronger,

    /// E.
    E,
    /// Σ E.
    Expected,
    /// E of the opponent against the player.
    OtherE,
    /// The sum of both E, in percent.
    BothE,
    /// The forecast of the player's score, with both deviations in g.
    Forecast,
    /// The forecast of the opponent's score.
    OtherForecast,
    /// g.
    G,

    /// r′.
    RPrime,
    /// RD′.
    RdPrime,
    /// σ′.
    SigmaPrime,
    /// r′ − r.
    Change,
    /// |r′ − r|.
    Moved,
    /// 173.7178 φ′² g (s − E) of a game, counted from 0.
    PartOf(usize),
    /// 173.7178 φ′² g times a number from 0 to 1: a share of the value of a full surprise.
    Pot(f64),
    /// 173.7178 ∕ (gE). If the rating rises more than this without the game, also winning the game
    /// lowers r′.
    RiseLimit,
    /// The mean of the distribution after the games, which Step 7 approximates by one step, in
    /// rating points.
    Middle,

    /// 173.7178 σ: the drift of the strength in a period.
    Drift,
    /// RD + 173.7178 t σ, the wrong sum of deviations.
    WidthsAdded,
    /// The RD toward which a player's RD tends with such games in every period.
    Settled,

    /// r′ with each game a period of its own.
    OneByOne,
    /// RD′ with each game a period of its own.
    OneByOneRd,
    /// The lowest r′ of all orders, with each game a period of its own.
    LowestOrder,
    /// The highest r′ of all orders, with each game a period of its own.
    HighestOrder,

    /// z = |Δ| ∕ √(φ² + v + σ²).
    Z,
    /// The opponent's rating at which z is 1.
    TurnAt,

    /// A before the first iteration.
    BigA,
    /// B before the first iteration.
    BigB,
    /// f(A) before the first iteration.
    FOfA,
    /// f(B) before the first iteration.
    FOfB,
    /// C of the selected iteration.
    BigC,
    /// The number of iterations of Step 5.
    Iterations,
    /// The number of iterations without halving f(A), until C is within ε of the zero.
    WithoutHalving,
    /// The number of halvings of f(A).
    Halved,
    /// The largest number of halvings in a row.
    HalvedInARow,
    /// The number of zeros of f.
    Roots,

    /// σ after a number of periods that were lost on purpose and won in turn.
    Gamed(usize),
    /// The change of r by one more period of wins after these periods.
    GamedWin,
    /// The change of r by one more period of wins for a player who drew all games of these periods.
    HonestWin,
    /// r after these periods for a player with the strength of the case who loses every other
    /// period on purpose.
    Thrown,
    /// r after these periods for the same player without losses on purpose.
    Fair,

    /// The number of periods of a simulated run with the strength inside the band.
    Inside,
    /// σ at the end of the run.
    SigmaAfterRun,
    /// The share of the periods of all runs with the strength inside the band, in percent.
    Share,
    /// The fewest periods of a run with the strength inside the band.
    Least,
}

impl Measure {
    /// Returns the kind in which the measure is usually shown.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Self::Given(_)
            | Self::R
            | Self::Rd
            | Self::OpponentR
            | Self::OpponentRd
            | Self::Games => Kind::Given,
            Self::Iterations
            | Self::WithoutHalving
            | Self::Halved
            | Self::HalvedInARow
            | Self::Roots
            | Self::Inside
            | Self::Least => Kind::Given,
            Self::BandLow
            | Self::BandHigh
            | Self::Edge(_)
            | Self::Stronger
            | Self::Thrown
            | Self::Fair => Kind::Whole,
            Self::BothE | Self::RiseLimit | Self::Middle => Kind::Whole,
            Self::Within(_) | Self::Between(..) | Self::Above(_) | Self::TurnAt | Self::Share => {
                Kind::Tenths
            }
            Self::E
            | Self::Expected
            | Self::OtherE
            | Self::Forecast
            | Self::OtherForecast
            | Self::G => Kind::Scaled,
            Self::Gamed(_) | Self::SigmaAfterRun => Kind::Scaled,
            Self::SigmaPrime | Self::BigA | Self::BigB | Self::FOfA | Self::FOfB | Self::BigC => {
                Kind::Volatility
            }
            Self::Z => Kind::Scaled,
            _ => Kind::Rating,
        }
    }

    /// Returns the value; NaN if the period has none.
    #[must_use]
    pub fn of(self, at: &At) -> f64 {
        self.found(at).unwrap_or(f64::NAN)
    }

    fn found(self, at: &At) -> Option<f64> {
        let At {
            period,
            trace,
            iteration,
            ..
        } = at;
        let (player, after) = (period.player, trace.player);
        let last = || Some((*period.games.last()?, *trace.games.last()?));
        let step_5 = || trace.volatility.as_ref();
        let start = || Some(*step_5()?.iterations.first()?);
        Some(match self {
            Self::Given(number) => number,
            Self::R => player.rating,
            Self::Rd => player.deviation,
            Self::OpponentR => last()?.0.rating,
            Self::OpponentRd => last()?.0.deviation,
            Self::Games => period.games.len() as f64,

            Self::BandLow => player.rating - Level::P95.deviations() * player.deviation,
            Self::BandHigh => player.rating + Level::P95.deviations() * player.deviation,
            Self::Edge(deviations) => player.rating + deviations * player.deviation,
            Self::EdgeAfter(deviations) => after.rating + deviations * after.deviation,
            Self::Within(deviations) => 100.0 * (below(deviations) - below(-deviations)),
            Self::Between(low, high) => {
                let [low, high] =
                    [low, high].map(|rating| below((rating - player.rating) / player.deviation));
                100.0 * (high - low)
            }
            Self::Above(rating) => {
                /// The part of a bell that counts as none.
                const NONE: f64 = 1e-8;
                Some(below((player.rating - rating) / player.deviation))
                    .filter(|part| *part > NONE)
                    .map_or(0.0, |part| 100.0 * part)
            }
            Self::Height(deviation) => deviation / player.deviation,
            Self::Stronger => {
                let (opponent, _) = last()?;
                100.0
                    * below(
                        (player.rating - opponent.rating)
                            / player.deviation.hypot(opponent.deviation),
                    )
            }

            Self::E => last()?.1.e,
            Self::Expected => trace.games.iter().map(|game| game.e).sum(),
            Self::OtherE => other_e(trace, last()?.1),
            Self::BothE => 100.0 * (last()?.1.e + other_e(trace, last()?.1)),
            Self::Forecast => forecast(trace, last()?.1),
            Self::OtherForecast => 1.0 - forecast(trace, last()?.1),
            Self::G => last()?.1.g,

            Self::RPrime => after.rating,
            Self::RdPrime => after.deviation,
            Self::SigmaPrime => after.volatility,
            Self::Change => after.rating - player.rating,
            Self::Moved => (after.rating - player.rating).abs(),
            Self::PartOf(j) => trace.games.get(j)?.rating_change,
            Self::Pot(share) => SCALE * trace.phi_prime * trace.phi_prime * last()?.1.g * share,
            Self::RiseLimit => SCALE / (last()?.1.g * last()?.1.e),
            Self::Middle => middle(trace),

            Self::Drift => SCALE * player.volatility,
            Self::WidthsAdded => player.deviation + period.idle_periods * SCALE * player.volatility,
            Self::Settled => break_even(trace.v?, player.volatility),

            Self::OneByOne => orders(period, 0).ok()?.one_by_one.rating,
            Self::OneByOneRd => orders(period, 0).ok()?.one_by_one.deviation,
            Self::LowestOrder => extremes(period)?.lowest.rating,
            Self::HighestOrder => extremes(period)?.highest.rating,

            Self::Z => z(period, trace)?,
            Self::TurnAt => turn(period)?,

            Self::BigA => start()?.a,
            Self::BigB => start()?.b,
            Self::FOfA => start()?.f_a,
            Self::FOfB => start()?.f_b,
            Self::BigC => step_5()?.iterations.get(*iteration)?.c?,
            Self::Iterations => (step_5()?.iterations.len() - 1) as f64,
            Self::WithoutHalving => without_halving(
                &F::new(&Given::of(period, trace)?),
                step_5()?,
                period.epsilon,
            ),
            Self::Halved => halved(step_5()?).0,
            Self::HalvedInARow => halved(step_5()?).1,
            Self::Roots => step_5()?.roots.len() as f64,

            Self::Gamed(periods) => {
                periods::rated(period, Plan::InTurn)?
                    .periods
                    .get(periods - 1)?
                    .trace
                    .player
                    .volatility
            }
            Self::GamedWin => periods::all_won_after(period, Plan::InTurn)?,
            Self::HonestWin => periods::all_won_after(period, Plan::Drawn)?,
            Self::Thrown => periods::rated(period, Plan::Thrown)?.end().rating,
            Self::Fair => periods::rated(period, Plan::Fair)?.end().rating,

            Self::Inside => at.run()?.inside() as f64,
            Self::SigmaAfterRun => at.run()?.rated.end().volatility,
            Self::Share => {
                let all = simulation::RUNS * simulation::PERIODS;
                100.0 * all_runs(at.drift)?.0 as f64 / all as f64
            }
            Self::Least => all_runs(at.drift)?.1 as f64,
        })
    }
}

/// Returns Φ(z), the part of the normal distribution below z deviations: ½ + φ(z) Σ z²ᵏ⁺¹ ∕ (1·3·5
/// ⋯ (2k + 1)).
///
/// M. Abramowitz, I. A. Stegun: *Handbook of Mathematical Functions*, 26.2.11.
fn below(z: f64) -> f64 {
    // Beyond this, the tail is negligible, and the series would sum large numbers.
    const END: f64 = 8.0;
    if z.abs() > END {
        return if z > 0.0 { 1.0 } else { 0.0 };
    }
    let (mut term, mut sum, mut odd) = (z, 0.0, 1.0);
    while sum + term != sum {
        sum += term;
        odd += 2.0;
        term *= z * z / odd;
    }
    0.5 + sum * (-0.5 * z * z).exp() / (2.0 * PI).sqrt()
}

/// Returns E of the opponent against the player, with the player's φ in g.
fn other_e(trace: &Trace, game: GameTrace) -> f64 {
    formulas::e(game.mu, trace.mu, trace.phi)
}

fn forecast(trace: &Trace, game: GameTrace) -> f64 {
    formulas::prediction(trace.mu, trace.phi, game.mu, game.phi)
}

fn extremes(period: &Period) -> Option<Extremes> {
    orders(period, Orders::FEW).ok()?.extremes
}

/// Returns z = |Δ| ∕ √(φ² + v + σ²). The volatility rises if it is above 1, and falls if it is
/// below.
fn z(period: &Period, trace: &Trace) -> Option<f64> {
    let (phi, sigma) = (trace.phi, period.player.volatility);
    let size: f64 = trace.games.iter().map(|game| game.delta_term.abs()).sum();
    if is_noise(trace.delta_sum?, size) {
        return Some(0.0);
    }
    Some(trace.delta?.abs() / (phi * phi + trace.v? + sigma * sigma).sqrt())
}

/// Returns the rating of the first opponent from which a win raises the volatility.
fn turn(period: &Period) -> Option<f64> {
    let rises = |rating: f64| {
        let period = period.with(Field::GameRating(0), rating);
        Some(z(&period, &rate(&period).ok()?)? > 1.0)
    };
    let (mut low, mut high) = (0.0, 4000.0);
    loop {
        let middle = f64::midpoint(low, high);
        if middle == low || middle == high {
            return Some(middle);
        }
        if rises(middle)? {
            high = middle;
        } else {
            low = middle;
        }
    }
}

/// Returns the mean of N(μ, φ*²) Π E^s (1 − E)^(1 − s), in rating points. Steps 6 and 7 approximate
/// it by one step.
fn middle(trace: &Trace) -> f64 {
    /// The reach of the sum to either side, in deviations. Each side has `PARTS` parts.
    const REACH: f64 = 8.0;
    const PARTS: i32 = 2_000;
    let log_of = |(game, mu): (&GameTrace, f64)| {
        let Expectation { win, loss } = Expectation::of(game.g * (mu - game.mu));
        game.score * win.ln() + (1.0 - game.score) * loss.ln()
    };
    let (mut sum, mut whole) = (0.0, 0.0);
    for i in -PARTS..=PARTS {
        let z = REACH * f64::from(i) / f64::from(PARTS);
        let mu = trace.mu + z * trace.phi_star;
        let log: f64 = trace.games.iter().map(|game| log_of((game, mu))).sum();
        let weight = (log - 0.5 * z * z).exp();
        sum += weight * mu;
        whole += weight;
    }
    scale::rating(sum / whole)
}

/// Returns the number of secants without halving f(A), until C is within ε of the zero.
///
/// The paper's own condition, |B − A| ≤ ε, may never hold without halving, because A stays in
/// place.
fn without_halving(f: &F, volatility: &Volatility, epsilon: f64) -> f64 {
    const MOST: u32 = 10_000;
    let Some(start) = volatility.iterations.first() else {
        return f64::NAN;
    };
    let (mut a, mut f_a, mut b, mut f_b) = (start.a, start.f_a, start.b, start.f_b);
    let mut count = 0;
    while (b - a).abs() > epsilon && (b - volatility.root).abs() > epsilon && count < MOST {
        let c = a + (a - b) * f_a / (f_b - f_a);
        let f_c = f.at(c);
        if f_c * f_b <= 0.0 {
            (a, f_a) = (b, f_b);
        }
        (b, f_b) = (c, f_c);
        count += 1;
    }
    f64::from(count)
}

/// Returns the number of halvings of f(A), and the largest number in a row.
fn halved(volatility: &Volatility) -> (f64, f64) {
    let (mut all, mut row, mut most) = (0, 0, 0);
    for iteration in &volatility.iterations {
        row = if iteration.kept == KeptEnd::A {
            row + 1
        } else {
            0
        };
        all += i32::from(row > 0);
        most = most.max(row);
    }
    (f64::from(all), f64::from(most))
}
