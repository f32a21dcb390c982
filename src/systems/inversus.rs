//! INVERSUS Deluxe: everything is held within limits, and players see Rank Points, which never move the wrong way.
//!
//! Source: R. Juckett, *The Online Skill Ranking of INVERSUS Deluxe*, 2018. Its σ is the deviation; the letters here are the paper's.

use super::ask::Ask;
use super::outcome::{Case, Outcome, Shown};
use super::place::{
    Bounds, Cadence, Fact, Family, Growth, OfGames, Part, PerDay, Periods, Publication, Range, Rules, Standing, Sure,
    System, What,
};
use crate::glicko2::Game;
use crate::glicko2::scale;

/// φ of somebody new, and the most there is.
pub const MOST_PHI: f64 = 2.015;
/// The least φ.
pub const LEAST_PHI: f64 = 0.175;
/// μ lies within ± this: three deviations of somebody new.
pub const MOST_MU: f64 = 6.045;
/// Half the width of the 99.7 % interval, in deviations.
pub const INTERVAL: f64 = 3.0;
/// The most Rank Points.
pub const MOST_POINTS: f64 = 10_000.0;
/// The part of the way that points go.
pub const PART: f64 = 0.5;
/// The least that a match moves.
pub const LEAST_STEP: f64 = 1.0;
/// The most that a match moves.
pub const MOST_STEP: f64 = 500.0;
/// The bonus for beating somebody the whole scale above.
pub const MOST_BONUS: f64 = 250.0;
/// Idle days that make a period.
const DAYS: f64 = 14.0;

/// What one match did to the Rank Points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankPoints {
    /// Before.
    pub before: f64,
    /// Where they head for: the lower end of the 99.7 % interval.
    pub desired: f64,
    /// The upper end of it, which the least step does not pass.
    pub ceiling: f64,
    /// Half of the way.
    pub half: f64,
    /// What is gone of it.
    pub step: f64,
    /// Why the step is not half of the way, if it is not.
    pub rule: Rule,
    /// The bonus of a winner.
    pub bonus: f64,
    /// Afterwards.
    pub after: f64,
}

/// Which rule decided a step of Rank Points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// Half of the way.
    Half,
    /// At most 500.
    Most,
    /// At least 1, and never the wrong way.
    Least,
    /// A win, and one more would be beyond the interval or the scale.
    Top,
    /// A loss, and fewer than one are left.
    Bottom,
    /// Nothing: neither won nor lost.
    Neither,
}

/// Where a value of μ lies between 0 and 10,000.
#[must_use]
pub fn points(mu: f64) -> f64 {
    (MOST_POINTS * (mu + MOST_MU) / (2.0 * MOST_MU)).clamp(0.0, MOST_POINTS)
}

/// Where Rank Points head for: the lower end of the 99.7 % interval, μ − 3φ.
#[must_use]
pub fn desired(mu: f64, phi: f64) -> f64 {
    points(mu - INTERVAL * phi)
}

/// The upper end of the 99.7 % interval, μ + 3φ.
#[must_use]
pub fn ceiling(mu: f64, phi: f64) -> f64 {
    points(mu + INTERVAL * phi)
}

/// What a winner gets on top: 250 · max(0, μ_opponent − μ)/12.09, from the ratings before the match.
#[must_use]
pub fn bonus(mu: f64, opponent: f64) -> f64 {
    MOST_BONUS * (opponent - mu).max(0.0) / (2.0 * MOST_MU)
}

/// Rank Points after a match that left the player at μ and φ.
///
/// A score above ½ is a win and below ½ a loss. The order of bonus and largest step is not published: the bonus comes on top here.
///
/// ```
/// use glicko2_steps::systems::inversus::rank_points;
///
/// let first_win = rank_points(0.0, 0.9344654, 1.67138, 1.0, 0.0);
/// assert!((first_win.half - 812.79).abs() < 0.01);
/// assert_eq!(first_win.after, 500.0);
/// ```
#[must_use]
pub fn rank_points(before: f64, mu: f64, phi: f64, score: f64, bonus: f64) -> RankPoints {
    let desired = desired(mu, phi);
    let ceiling = ceiling(mu, phi);
    let half = PART * (desired - before);
    let (step, rule) = if score > 0.5 {
        if half >= LEAST_STEP {
            if half > MOST_STEP { (MOST_STEP, Rule::Most) } else { (half, Rule::Half) }
        } else if before + LEAST_STEP > ceiling {
            (half.max(0.0), Rule::Top)
        } else {
            (LEAST_STEP, Rule::Least)
        }
    } else if score < 0.5 {
        if half <= -LEAST_STEP {
            if half < -MOST_STEP { (-MOST_STEP, Rule::Most) } else { (half, Rule::Half) }
        } else if before < LEAST_STEP {
            (-before.max(0.0), Rule::Bottom)
        } else {
            (-LEAST_STEP, Rule::Least)
        }
    } else {
        (0.0, Rule::Neither)
    };
    let bonus = if score > 0.5 { bonus } else { 0.0 };
    let after = (before + step + bonus).clamp(0.0, MOST_POINTS);
    RankPoints { before, desired, ceiling, half, step, rule, bonus, after }
}

pub(super) static SYSTEM: System = System {
    id: "inversus",
    name: "INVERSUS Deluxe",
    family: Family::Glicko2 { tau: Some(0.5) },
    publication: Publication::Published,
    // 2.015 · 173.7178.
    start: Some(Standing { rating: 1500.0, deviation: 350.041_367, volatility: Some(0.06) }),
    // μ within ±6.045 and φ from 0.175 to 2.015, times 173.7178.
    bounds: Bounds {
        rating: Range::new(449.875_899, 2_550.124_101),
        deviation: Range::new(30.400_615, 350.041_367),
        volatility: Range::new(0.04, 0.08),
    },
    cadence: Cadence::EachGame,
    growth: Growth::Volatility(Periods {
        per_day: PerDay::Days(DAYS),
        whole: Part::Days,
        most: f64::INFINITY,
        of_games: OfGames::Apart,
    }),
    step_6_periods: 1.0,
    most_change: None,
    asks: &[
        Ask::number("points", "0", 0.0, MOST_POINTS),
        Ask::number("days", "0", 0.0, 36_500.0),
        Ask::optional("partner", -1e6, 1e6),
    ],
    rules: Rules { game, shown, ..Rules::PLAIN },
    facts: &[
        Fact {
            what: What::Method,
            source: "R. Juckett, The Online Skill Ranking of INVERSUS Deluxe, May 15, 2018, blog.hypersect.com",
            sure: Sure::High,
        },
        Fact {
            what: What::Game,
            source: "R. Juckett, the same article; its code for teams is lost in the copies, and the rating is the reading that fits its words",
            sure: Sure::Medium,
        },
        Fact {
            what: What::Shown,
            source: "R. Juckett, the same article; the order of the bonus and the limit of 500 is not told, nor whether the bonus takes the ratings before the match",
            sure: Sure::High,
        },
    ],
};

/// In a team: somebody as far above or below the player as the opposing team's mean is above or below the own team's.
///
/// The opponent that was given stands for the opposing team: the means of their ratings and deviations.
fn game(case: &Case, me: Standing, game: Game) -> Game {
    let partner = case.asked(&SYSTEM, "partner");
    if partner.is_nan() {
        return game;
    }
    let own = me.rating.midpoint(SYSTEM.bounds.rating.hold(partner));
    Game { rating: game.rating + (me.rating - own), ..game }
}

fn shown(case: &Case, outcome: &Outcome) -> Vec<Shown> {
    let before = case.asked(&SYSTEM, "points");
    let mut now = before;
    let games = outcome
        .updates
        .iter()
        .zip(&outcome.games)
        .map(|(update, game)| {
            let bonus = bonus(scale::mu(update.before.rating), scale::mu(game.rating));
            let (mu, phi) = (scale::mu(update.after.rating), scale::phi(update.after.deviation));
            let points = rank_points(now, mu, phi, game.score, bonus);
            now = points.after;
            points
        })
        .collect();
    vec![Shown::RankPoints { before, games, after: now }]
}
