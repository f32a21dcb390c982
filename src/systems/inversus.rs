//! INVERSUS Deluxe: everything is held within limits, and players see Rank Points, which never move the wrong way.
//!
//! Source: R. Juckett, *The Online Skill Ranking of INVERSUS Deluxe*, 2018. Its σ is the deviation; the letters here are the paper's.

use super::explain::{Titled, View, constant, lettered, number, text, worked};
use super::option::{DAYS, SystemOption};
use super::outcome::{Case, Outcome};
use super::rules::{ChangedGame, GameRule, Rules};
use super::shown::ShownNumber;
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, OfGames, Part, PerDay, Periods, Publication, Range, Rating, RatingPeriod, Sure,
    System, What,
};
use crate::glicko2::Game;
use crate::glicko2::scale;
use crate::number::Kind;
use crate::present::math::Number;
use crate::present::step::{Block, fill};
use crate::present::symbol::Symbol as S;

/// φ of somebody new, and the most there is.
pub const MOST_PHI: f64 = 2.015;
/// The least φ.
pub const LEAST_PHI: f64 = 0.175;
/// μ lies within ± this: three deviations of somebody new.
pub const MOST_MU: f64 = 6.045;
/// Half the width of the 99.7% interval, in deviations.
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
pub(super) const IDLE_DAYS: f64 = 14.0;
/// The limits of σ.
const VOLATILITIES: Range = Range::new(0.04, 0.08);

/// The Rank Points that the player has.
const POINTS: SystemOption = SystemOption::number("points", |words| words.inversus.points_label, "0", 0.0, MOST_POINTS);
/// The rating of the player's partner, in a team.
const PARTNER: SystemOption = SystemOption::optional("partner", |words| words.inversus.partner, -1e6, 1e6);

/// A length on the Glicko-2 scale in rating points.
const fn in_points(length: f64) -> f64 {
    scale::SCALE * length
}

/// What one match did to the Rank Points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankPoints {
    /// Before.
    pub before: f64,
    /// Where they head for: the lower end of the 99.7% interval.
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

/// Where Rank Points head for: the lower end of the 99.7% interval, μ − 3φ.
#[must_use]
pub fn desired(mu: f64, phi: f64) -> f64 {
    points(mu - INTERVAL * phi)
}

/// The upper end of the 99.7% interval, μ + 3φ.
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
    words: |words| &words.inversus.system,
    family: Family::Glicko2 { tau: Some(0.5) },
    publication: Publication::Published,
    start: Some(Rating { rating: scale::ORIGIN, deviation: in_points(MOST_PHI), volatility: Some(0.06) }),
    bounds: Bounds {
        rating: Range::new(scale::ORIGIN - in_points(MOST_MU), scale::ORIGIN + in_points(MOST_MU)),
        deviation: Range::new(in_points(LEAST_PHI), in_points(MOST_PHI)),
        volatility: VOLATILITIES,
    },
    rating_period: RatingPeriod::EachGame,
    growth: Growth::Volatility(Periods {
        per_day: PerDay::Days(IDLE_DAYS),
        whole: Part::Days,
        most: f64::INFINITY,
        of_games: OfGames::Apart,
    }),
    step_6_periods: 1.0,
    most_change: None,
    options: &[POINTS, DAYS, PARTNER],
    rules: Rules {
        game: Some(GameRule { apply: in_team, explain: explain_team, note: None }),
        reasons: |words| &words.inversus.reasons,
        ..Rules::PLAIN
    },
    shown: &[RANK_POINTS],
    facts: &[
        Fact {
            what: What::Method,
            source: "R. Juckett, The Online Skill Ranking of INVERSUS Deluxe, May 15, 2018, blog.hypersect.com",
            as_of: AsOf::month(2018, 5),
            sure: Sure::High,
        },
        Fact {
            what: What::Game,
            source: "R. Juckett, the same article; its code for teams is lost in the copies, and the rating is the reading that fits its words",
            as_of: AsOf::month(2018, 5),
            sure: Sure::Medium,
        },
        Fact {
            what: What::Reasons,
            source: "R. Juckett, the same article, as it stands in copies",
            as_of: AsOf::month(2018, 5),
            sure: Sure::Medium,
        },
        Fact {
            what: What::Shown,
            source: "R. Juckett, the same article; the order of the bonus and the limit of 500 is not told, nor whether the bonus takes the ratings before the match",
            as_of: AsOf::month(2018, 5),
            sure: Sure::High,
        },
    ],
};

/// In a team: somebody as far above or below the player as the opposing team's mean is above or below the own team's.
///
/// The opponent that was given stands for the opposing team: the means of their ratings and deviations.
fn in_team(case: &Case, me: Rating, game: Game) -> Game {
    let Some(partner) = partner(case) else { return game };
    Game { rating: game.rating + (me.rating - me.rating.midpoint(partner)), ..game }
}

/// The partner's rating within the limits, if there is a partner.
fn partner(case: &Case) -> Option<f64> {
    case.options.optional_number(&PARTNER).map(|partner| SYSTEM.bounds.rating.clamp(partner))
}

/// Against whom one plays in a team.
fn explain_team(view: &View, game: &ChangedGame) -> Option<Titled> {
    let words = &view.words.inversus;
    let partner = constant(partner(&view.outcome.case)?, "partner", S::R);
    let r_j = number(game.clamped.rating, Kind::Given, "before.games.0.rating", S::RJ);
    let shifted = number(game.used.rating, Kind::Rating, "games.0.rating", S::RJ);
    let me = number(game.player.rating, Kind::Rating, "onset.rating", S::R);
    let blocks = vec![text(words.team), worked(r"#0 + (@1 − \frac{@0 + @2}{2}) = #3", &[me, r_j, partner, shifted])];
    Some((words.team_title.to_owned(), blocks))
}

/// Rank Points after the last match.
const RANK_POINTS: ShownNumber = ShownNumber {
    title: |words| words.inversus.points_title,
    what: |words| words.inversus.points,
    values: |outcome| {
        let after = matches(outcome).last().map_or(outcome.case.options.number(&POINTS), |last| last.after);
        vec![number(after, Kind::Whole, "rank_points", S::Shown)]
    },
    reading: |words, _| words.inversus.points_reading.to_owned(),
    explain: explain_points,
    carried: Some(|outcome, index| {
        let before = matches(outcome).get(index.checked_sub(1)?)?.after;
        Some((&POINTS, before))
    }),
    ..ShownNumber::RATING
};

/// What each match did to the Rank Points.
#[must_use]
pub fn matches(outcome: &Outcome) -> Vec<RankPoints> {
    let mut now = outcome.case.options.number(&POINTS);
    let played = outcome.updates.iter().zip(&outcome.games);
    played
        .map(|(update, game)| {
            let bonus = bonus(scale::mu(update.before.rating), scale::mu(game.rating));
            let (mu, phi) = (scale::mu(update.after.rating), scale::phi(update.after.deviation));
            let points = rank_points(now, mu, phi, game.score, bonus);
            now = points.after;
            points
        })
        .collect()
}

/// The rules worked for a match.
fn explain_points(view: &View, values: &[Number]) -> Vec<Block> {
    let words = &view.words.inversus;
    let played = matches(view.outcome);
    let (Some(points), Some(update), Some(game)) =
        (played.last(), view.outcome.updates.last(), view.outcome.games.last())
    else {
        return vec![Block::Text(fill(words.points_none, values))];
    };
    let of = |value, path: &str| number(value, Kind::Rating, &format!("rank_points.0.{path}"), S::Shown);
    let mu = number(scale::mu(update.after.rating), Kind::Scaled, "after.mu", S::MuPrime);
    let phi = number(scale::phi(update.after.deviation), Kind::Scaled, "after.phi", S::PhiPrime);
    let desired = of(points.desired, "desired");
    let step = of(points.step, "step").signed();
    let all = constant(MOST_POINTS, "rank_points.most", S::Shown);
    let deviations = constant(INTERVAL, "rank_points.interval", S::Phi);
    let most_mu = constant(MOST_MU, "rank_points.most_mu", S::Mu);
    let width = constant(2.0 * MOST_MU, "rank_points.width", S::Mu);
    let half = constant(PART, "rank_points.part", S::Shown);
    let range = [all, deviations, most_mu, width.clone()];
    let with_range = |numbers: &[Number]| [&range, numbers].concat();
    let mut blocks = vec![
        Block::Text(fill(words.points_head_for, &range)),
        lettered(r"#0 \frac{\mu_prime − #1 \phi_prime + #2}{#3}", &range),
        worked(r"\min(\max(#0 × \frac{#4 − #1 × #5 + #2}{#3}, 0), #0) = #6", &with_range(&[mu, phi, desired.clone()])),
        text(words.points_half),
        worked(r"#3 × (#0 − #1) = #2", &[desired, of(points.before, "before"), of(points.half, "half"), half]),
        text(&(words.points_rule)(points.rule)),
    ];
    if points.bonus > 0.0 {
        let mu = number(scale::mu(update.before.rating), Kind::Scaled, "before.mu", S::Mu);
        let opponent = number(scale::mu(game.rating), Kind::Scaled, "opponent.mu", S::MuJ);
        let most = constant(MOST_BONUS, "rank_points.most_bonus", S::Shown);
        blocks.extend([
            Block::Text(fill(words.points_bonus, std::slice::from_ref(&most))),
            worked(r"#3 × \frac{@0 − @1}{#4} = #2", &[opponent, mu, of(points.bonus, "bonus"), most, width]),
        ]);
    }
    let after = of(points.after, "after");
    let before = of(points.before, "before");
    blocks.push(if points.bonus > 0.0 {
        worked(r"\min(#0 + @1 + #2, #4) = #3", &[before, step, of(points.bonus, "bonus"), after, range[0].clone()])
    } else {
        worked(r"#0 + @1 = #2", &[before, step, after])
    });
    blocks
}
