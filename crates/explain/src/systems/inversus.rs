//! INVERSUS Deluxe: all values stay within limits, and players see Rank Points, which never fall
//! after a win or rise after a loss.
//!
//! Source: R. Juckett, *The Online Skill Ranking of INVERSUS Deluxe*, 2018. There σ is the
//! deviation; here the letters are the paper's.

use super::explain::{Titled, View, constant, lettered, number, text, with_numbers};
use super::option::{DAYS, SystemOption};
use super::outcome::{Case, Outcome};
use super::rules::{ChangedGame, GameRule, Rules};
use super::shown::ShownNumber;
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, OfGames, Part, PerDay, Periods, Publication, Range, Rating,
    RatingPeriod, Sure, System, What,
};
use super::words::{SystemText, number_text};
use crate::numbers::Kind;
use crate::steps::step::Block;
use crate::words::messages::SystemInversusWords;
use crate::words::number::Number;
use crate::words::pieces::pieces;
use glicko2_steps::{Game, Symbol as S, scale};
use std::borrow::Cow;

/// The largest φ, also that of a new player.
pub const MOST_PHI: f64 = 2.015;
/// The least φ.
pub const LEAST_PHI: f64 = 0.175;
/// The largest |μ|: three deviations of a new player.
pub const MOST_MU: f64 = 6.045;
/// Half the width of the 99.7% interval, in deviations.
pub const INTERVAL: f64 = 3.0;
/// The largest number of Rank Points.
pub const MOST_POINTS: f64 = 10_000.0;
/// The part of the distance to the desired points that a match moves.
pub const PART: f64 = 0.5;
/// The smallest change by a match.
pub const LEAST_STEP: f64 = 1.0;
/// The largest change by a match, without the bonus.
pub const MOST_STEP: f64 = 500.0;
/// The bonus for beating an opponent who is better by the whole scale.
pub const MOST_BONUS: f64 = 250.0;
/// The idle days in a period.
pub(super) const IDLE_DAYS: f64 = 14.0;
/// The limits of σ.
const VOLATILITIES: Range = Range::new(0.04, 0.08);

/// The player's Rank Points.
const POINTS: SystemOption = SystemOption::number(
    "points",
    |language| language.system_inversus().points_label(),
    "0",
    0.0,
    MOST_POINTS,
);
/// The rating of the player's partner in a team.
const PARTNER: SystemOption = SystemOption::optional(
    "partner",
    |language| language.system_inversus().partner(),
    -1e6,
    1e6,
);

/// Converts a length on the Glicko-2 scale into rating points.
const fn in_points(length: f64) -> f64 {
    scale::SCALE * length
}

/// The effect of one match on the Rank Points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankPoints {
    /// The points before the match.
    pub before: f64,
    /// The desired points: the lower end of the 99.7% interval.
    pub desired: f64,
    /// The upper end of the 99.7% interval. The smallest change does not exceed it.
    pub ceiling: f64,
    /// Half of the distance to the desired points.
    pub half: f64,
    /// The change that is applied.
    pub step: f64,
    /// The rule that decided the change.
    pub rule: Rule,
    /// The winner's bonus.
    pub bonus: f64,
    /// The points after the match.
    pub after: f64,
}

/// The rule that decided a change of Rank Points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// Half of the distance.
    Half,
    /// The largest change, 500.
    Most,
    /// The smallest change, 1, because half of the distance is smaller or in the wrong direction.
    Least,
    /// A win at the upper end of the interval, where the smallest change would exceed it.
    Top,
    /// A loss with less than one point left.
    Bottom,
    /// No change, because the match was neither won nor lost.
    Neither,
}

/// Returns the point of a scale from 0 to 10,000 at which μ lies.
#[must_use]
pub fn points(mu: f64) -> f64 {
    (MOST_POINTS * (mu + MOST_MU) / (2.0 * MOST_MU)).clamp(0.0, MOST_POINTS)
}

/// Returns the desired Rank Points: the lower end of the 99.7% interval, μ − 3φ.
#[must_use]
pub fn desired(mu: f64, phi: f64) -> f64 {
    points(mu - INTERVAL * phi)
}

/// Returns the upper end of the 99.7% interval, μ + 3φ, in Rank Points.
#[must_use]
pub fn ceiling(mu: f64, phi: f64) -> f64 {
    points(mu + INTERVAL * phi)
}

/// Returns the bonus of a winner: 250 · max(0, μ_opponent − μ)/12.09, from the ratings before the
/// match.
#[must_use]
pub fn bonus(mu: f64, opponent: f64) -> f64 {
    MOST_BONUS * (opponent - mu).max(0.0) / (2.0 * MOST_MU)
}

/// Returns the Rank Points after a match that left the player at μ and φ.
///
/// A score above ½ is a win and below ½ a loss. Whether the largest change includes the bonus is
/// not published; here the bonus is added to it.
///
/// ```
/// use explain::systems::inversus::rank_points;
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
            if half > MOST_STEP {
                (MOST_STEP, Rule::Most)
            } else {
                (half, Rule::Half)
            }
        } else if before + LEAST_STEP > ceiling {
            (half.max(0.0), Rule::Top)
        } else {
            (LEAST_STEP, Rule::Least)
        }
    } else if score < 0.5 {
        if half <= -LEAST_STEP {
            if half < -MOST_STEP {
                (-MOST_STEP, Rule::Most)
            } else {
                (half, Rule::Half)
            }
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
    RankPoints {
        before,
        desired,
        ceiling,
        half,
        step,
        rule,
        bonus,
        after,
    }
}

pub(super) static SYSTEM: System = System {
    id: "inversus",
    name: "INVERSUS Deluxe",
    words: |language| {
        let words = language.system_inversus();
        SystemText::of(
            words.different(),
            words.about(&number_text(IDLE_DAYS)),
            words.unknown(),
        )
    },
    family: Family::Glicko2 { tau: Some(0.5) },
    publication: Publication::Published,
    start: Some(Rating::new(scale::ORIGIN, in_points(MOST_PHI), Some(0.06))),
    bounds: Bounds {
        rating: Range::new(
            scale::ORIGIN - in_points(MOST_MU),
            scale::ORIGIN + in_points(MOST_MU),
        ),
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
        game: Some(GameRule {
            apply: in_team,
            explain: explain_team,
            note: None,
        }),
        reasons: |language| language.system_inversus().entries(),
        ..Rules::PLAIN
    },
    shown: &[RANK_POINTS],
    facts: &[
        Fact {
            what: What::Method,
            source: |language| language.system_inversus().source_method(),
            as_of: AsOf::month(2018, 5),
            sure: Sure::High,
        },
        Fact {
            what: What::Game,
            source: |language| language.system_inversus().source_game(),
            as_of: AsOf::month(2018, 5),
            sure: Sure::Medium,
        },
        Fact {
            what: What::Reasons,
            source: |language| language.system_inversus().source_reasons(),
            as_of: AsOf::month(2018, 5),
            sure: Sure::Medium,
        },
        Fact {
            what: What::Shown,
            source: |language| language.system_inversus().source_shown(),
            as_of: AsOf::month(2018, 5),
            sure: Sure::High,
        },
    ],
};

/// Returns the opponent of a player in a team: as far above or below the player as the opposing
/// team's mean is above or below that of the player's team.
///
/// The entered opponent stands for the opposing team, with the means of its ratings and deviations.
fn in_team(case: &Case, me: Rating, game: Game) -> Game {
    let Some(partner) = partner(case) else {
        return game;
    };
    Game {
        rating: game.rating + (me.rating - me.rating.midpoint(partner)),
        ..game
    }
}

/// Returns the partner's rating, within the limits, if there is a partner.
fn partner(case: &Case) -> Option<f64> {
    case.options
        .optional_number(&PARTNER)
        .map(|partner| SYSTEM.bounds.rating.clamp(partner))
}

/// Explains the opponent of a player in a team.
fn explain_team(view: &View, game: &ChangedGame) -> Option<Titled> {
    let words = view.language.system_inversus();
    let partner = constant(partner(&view.outcome.case)?, "partner", S::R);
    let r_j = number(
        game.clamped.rating,
        Kind::Given,
        "before.games.0.rating",
        S::RJ,
    );
    let shifted = number(game.used.rating, Kind::Rating, "games.0.rating", S::RJ);
    let me = number(game.player.rating, Kind::Rating, "onset.rating", S::R);
    let blocks = vec![
        text(words.team()),
        with_numbers(
            r"#0 + (@1 − \frac{@0 + @2}{2}) = #3",
            &[me, r_j, partner, shifted],
        ),
    ];
    Some((words.team_title().to_owned(), blocks))
}

/// The Rank Points after the last match.
const RANK_POINTS: ShownNumber = ShownNumber {
    title: |language| language.system_inversus().points_title(),
    what: |language| pieces(language.system_inversus().points()),
    values: |outcome| {
        let after = matches(outcome)
            .last()
            .map_or(outcome.case.options.number(&POINTS), |last| last.after);
        vec![number(after, Kind::Whole, "rank_points", S::Shown)]
    },
    reading: |language, _, values| language.system_inversus().points_reading(values[0].clone()),
    explain: explain_points,
    carried: Some(|outcome, index| {
        let before = matches(outcome).get(index.checked_sub(1)?)?.after;
        Some((&POINTS, before))
    }),
    ..ShownNumber::RATING
};

/// Returns the effect of each match on the Rank Points.
#[must_use]
pub fn matches(outcome: &Outcome) -> Vec<RankPoints> {
    let mut now = outcome.case.options.number(&POINTS);
    let played = outcome.updates.iter().zip(&outcome.games);
    played
        .map(|(update, game)| {
            let bonus = bonus(scale::mu(update.before.rating), scale::mu(game.rating));
            let (mu, phi) = (
                scale::mu(update.after.rating),
                scale::phi(update.after.deviation),
            );
            let points = rank_points(now, mu, phi, game.score, bonus);
            now = points.after;
            points
        })
        .collect()
}

/// Returns the rule that decided a change of Rank Points, in words.
fn rule(rule: Rule, words: SystemInversusWords) -> Cow<'static, str> {
    let (least, most) = (number_text(LEAST_STEP), number_text(MOST_STEP));
    match rule {
        Rule::Half => words.rule_half(&least, &most).into(),
        Rule::Most => words.rule_most(&most).into(),
        Rule::Least => words.rule_least(&least).into(),
        Rule::Top => words.rule_top(&least).into(),
        Rule::Bottom => words.rule_bottom().into(),
        Rule::Neither => words.rule_neither().into(),
    }
}

/// Explains the change of Rank Points by the last match.
fn explain_points(view: &View, values: &[Number]) -> Vec<Block> {
    let words = view.language.system_inversus();
    let played = matches(view.outcome);
    let (Some(points), Some(update), Some(game)) = (
        played.last(),
        view.outcome.updates.last(),
        view.outcome.games.last(),
    ) else {
        return vec![Block::Text(words.points_none(values[0].clone()))];
    };
    let of = |value, path: &str| {
        number(
            value,
            Kind::Rating,
            &format!("rank_points.0.{path}"),
            S::Shown,
        )
    };
    let mu = number(
        scale::mu(update.after.rating),
        Kind::Scaled,
        "after.mu",
        S::MuPrime,
    );
    let phi = number(
        scale::phi(update.after.deviation),
        Kind::Scaled,
        "after.phi",
        S::PhiPrime,
    );
    let desired = of(points.desired, "desired");
    let step = of(points.step, "step").signed();
    let all = constant(MOST_POINTS, "rank_points.most", S::Shown);
    let deviations = constant(INTERVAL, "rank_points.interval", S::Phi);
    let most_mu = constant(MOST_MU, "rank_points.most_mu", S::Mu);
    let width = constant(2.0 * MOST_MU, "rank_points.width", S::Mu);
    let half = constant(PART, "rank_points.part", S::Shown);
    let target = words.points_head_for(all.clone(), deviations.clone());
    let range = [all, deviations, most_mu, width.clone()];
    let with_range = |numbers: &[Number]| [&range, numbers].concat();
    let mut blocks = vec![
        Block::Text(target),
        lettered(r"#0 \frac{\mu_prime − #1 \phi_prime + #2}{#3}", &range),
        with_numbers(
            r"\min(\max(#0 × \frac{#4 − #1 × #5 + #2}{#3}, 0), #0) = #6",
            &with_range(&[mu, phi, desired.clone()]),
        ),
        text(words.points_half()),
        with_numbers(
            r"#3 × (#0 − #1) = #2",
            &[
                desired,
                of(points.before, "before"),
                of(points.half, "half"),
                half,
            ],
        ),
        text(&rule(points.rule, words)),
    ];
    if points.bonus > 0.0 {
        let mu = number(
            scale::mu(update.before.rating),
            Kind::Scaled,
            "before.mu",
            S::Mu,
        );
        let opponent = number(scale::mu(game.rating), Kind::Scaled, "opponent.mu", S::MuJ);
        let most = constant(MOST_BONUS, "rank_points.most_bonus", S::Shown);
        blocks.extend([
            Block::Text(words.points_bonus(most.clone())),
            with_numbers(
                r"#3 × \frac{@0 − @1}{#4} = #2",
                &[opponent, mu, of(points.bonus, "bonus"), most, width],
            ),
        ]);
    }
    let after = of(points.after, "after");
    let before = of(points.before, "before");
    blocks.push(if points.bonus > 0.0 {
        with_numbers(
            r"\min(#0 + @1 + #2, #4) = #3",
            &[
                before,
                step,
                of(points.bonus, "bonus"),
                after,
                range[0].clone(),
            ],
        )
    } else {
        with_numbers(r"#0 + @1 = #2", &[before, step, after])
    });
    blocks
}
