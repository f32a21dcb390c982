//! Glicko-Boost, Mark Glickman's extension of Glicko of 2012: the first move counts, every month is
//! rated in several passes, and an exceptional result raises the deviation.
//!
//! The second pass uses the first pass's results for the opponents, so it needs the games of all
//! players. One player's games are not enough.

use super::explain::{Titled, View, constant, lettered, number, text, with_numbers};
use super::rules::Rules;
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, Publication, Rating, RatingPeriod, Sure, System, What,
};
use super::words::SystemText;
use crate::numbers::Kind;
use crate::steps::formula;
use crate::steps::step::Block;
use glicko2_steps::Symbol as S;
use glicko2_steps::glicko_1995::MOST_DEVIATION;

/// η, the rating points by which White counts as stronger and Black as weaker in the expected
/// score.
pub const ETA: f64 = 30.0;
/// The number of standard deviations above the expected score from which a player's RD is boosted.
pub const THRESHOLD: f64 = 1.96;
/// The part of the RD that each standard deviation beyond the threshold adds to it.
pub const BOOST_PART: f64 = 0.20139;
/// The rating points that a boost adds to the RD in addition.
pub const BOOST_POINTS: f64 = 17.5;
/// α₀ to α₄ of the formula of growth.
pub const ALPHA: [f64; 5] = [
    5.83733,
    -1.753_74e-4,
    -7.080_124e-5,
    0.001_733_792,
    0.000_267_06,
];

/// Returns RD after one more month: min(350, √(RD² + exp(α₀ + α₁ RD + α₂ RD R + α₃ R + α₄ R²)))
/// with R = r/1000.
///
/// ```
/// use explain::systems::glicko_boost::grown;
///
/// assert_eq!(format!("{:.4}", grown(2230.0, 103.4)), "104.9978");
/// ```
#[must_use]
pub fn grown(rating: f64, deviation: f64) -> f64 {
    let (r, [a0, a1, a2, a3, a4]) = (rating / 1000.0, ALPHA);
    let variance = (a0 + a1 * deviation + a2 * deviation * r + a3 * r + a4 * r * r).exp();
    // An RD already above 350 is not reduced.
    deviation
        .hypot(variance.sqrt())
        .min(MOST_DEVIATION.max(deviation))
}

pub(super) static SYSTEM: System = System {
    id: "glicko-boost",
    name: "Glicko-Boost (2012)",
    words: |language| {
        let words = language.system_glicko_boost();
        SystemText::of(words.different(), words.about(), words.unknown())
            .with_title(words.difference_title())
    },
    family: Family::Glicko,
    publication: Publication::Explained,
    start: Some(Rating::new(1500.0, MOST_DEVIATION, None)),
    bounds: Bounds::NONE,
    rating_period: RatingPeriod::Together,
    growth: Growth::Unknown,
    step_6_periods: 1.0,
    most_change: None,
    options: &[],
    rules: Rules {
        notes: &[explain],
        ..Rules::PLAIN
    },
    shown: &[],
    facts: &[Fact {
        what: What::Method,
        source: |language| language.system_glicko_boost().source_method(),
        as_of: AsOf::year(2012),
        sure: Sure::High,
    }],
};

/// Explains the additions of Glicko-Boost to Glicko. Only the growth can be computed from one
/// player's numbers.
fn explain(view: &View) -> Option<Titled> {
    let words = view.language.system_glicko_boost();
    let Rating {
        rating, deviation, ..
    } = view.outcome.after;
    let of = |value, path: &str| constant(value, &format!("boost.{path}"), S::Rd);
    let eta = of(ETA, "eta");
    let threshold = of(THRESHOLD, "threshold");
    let (part, points) = (of(BOOST_PART, "part"), of(BOOST_POINTS, "points"));
    let [a0, a1, a2, a3, a4] = std::array::from_fn(|i| of(ALPHA[i], &format!("alpha.{i}")));
    let after = number(
        grown(rating, deviation),
        Kind::Rating,
        "boost.deviation",
        S::RdPrime,
    );
    let most = of(MOST_DEVIATION.max(deviation), "most_deviation");
    let r = number(rating / 1000.0, Kind::Scaled, "boost.thousands", S::R);
    let rd = number(deviation, Kind::Rating, "after.deviation", S::RdPrime);
    let mut blocks = vec![
        Block::Text(words.colour(eta.clone())),
        lettered(
            r"\e = \frac{1}{1 + 10^{−\g(\rd_j)(\r ± #0 − \r_j)/400}}",
            &[eta],
        ),
        text(words.passes()),
        Block::Text(words.boost(threshold.clone())),
        formula(r"\z = \frac{\sum \g(\rd_j)(\s − \e)}{\sqrt{\sum \g(\rd_j)^2 \e (1 − \e)}}"),
        lettered(
            r"\rd = (1 + #0 (\z − #1)) \rd_old + #2",
            &[part, threshold, points],
        ),
        text(words.growth()),
        with_numbers(
            r"\rd_prime = \min(\sqrt{#0^2 + \e_^{#1 + @2 × #0 + @3 × #0 × @4 + #5 × @4 + #6 × @4^2}}, #7) = #8",
            &[rd, a0, a1, a2, r, a3, a4, most, after],
        ),
    ];
    blocks.extend(view.source(What::Method));
    Some((words.additions_title().to_owned(), blocks))
}
