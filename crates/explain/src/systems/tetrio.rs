//! TETR.IO, Tetra League: the update is not public, but the shown numbers are.

use super::explain::{View, constant, lettered, number, with_numbers};
use super::option::SystemOption;
use super::outcome::Outcome;
use super::rules::Rules;
use super::shown::{Points, ShownNumber};
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, Publication, Rating, RatingPeriod, Sure, System, What,
};
use super::words::{SystemText, number_text};
use crate::numbers::Kind;
use crate::steps::step::Block;
use crate::words::number::Number;
use glicko2_steps::{Symbol as S, glicko_1995};

/// The average player's rating.
const AVERAGE: f64 = 1500.0;
/// The average player's RD.
const AVERAGE_DEVIATION: f64 = 350.0;
/// The largest TR.
pub const MOST_TR: f64 = 25_000.0;

/// Returns Glixare, the chance against an average player of 1500 ± 350, in percent.
#[must_use]
pub fn glixare(rating: f64, deviation: f64) -> f64 {
    100.0 * glicko_1995::prediction(rating, deviation, AVERAGE, AVERAGE_DEVIATION)
}

/// Returns TR of season 1: 25,000 times the chance of Glixare.
///
/// ```
/// let tr = explain::systems::tetrio::season_1(2000.0, 60.0);
/// assert!((tr - 21_776.31).abs() < 0.01);
/// ```
#[must_use]
pub fn season_1(rating: f64, deviation: f64) -> f64 {
    MOST_TR * glicko_1995::prediction(rating, deviation, AVERAGE, AVERAGE_DEVIATION)
}

/// TR of season 2, as in programs of other authors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Season2 {
    /// F = min(1, ½ + ½ wins/18).
    pub f: f64,
    /// D = 1 + (60 − RD)/1500.
    pub d: f64,
    /// 22,000 (1 + e^(−1.56 D (G − 1500)/500))^(−1/(0.87646605 F)).
    pub first: f64,
    /// 3,000 (1 + e^(−0.86 D (G − 2000)/500))^(−1/(0.25 F²)).
    pub second: f64,
    /// The sum of both.
    pub tr: f64,
}

/// One of the two curves whose sum is TR of season 2.
struct Curve {
    /// The height.
    height: f64,
    /// The steepness.
    pace: f64,
    /// The rating at its center.
    middle: f64,
    /// The exponent.
    power: f64,
}

/// The curve that makes up most of TR.
const LOW: Curve = Curve {
    height: 22_000.0,
    pace: 1.56,
    middle: 1500.0,
    power: 0.876_466_05,
};
/// The curve of the best players.
const HIGH: Curve = Curve {
    height: 3_000.0,
    pace: 0.86,
    middle: 2000.0,
    power: 0.25,
};
/// The rating points in which a curve rises by its pace.
const WIDTH: f64 = 500.0;
/// F without a win, and the increase of F by all wins that count.
const HALF: f64 = 0.5;
/// The number of wins that count for F.
const WINS: f64 = 18.0;
/// The RD for which D is 1.
const SURE_DEVIATION: f64 = 60.0;
/// The reduction of RD that increases D by 1.
const DEVIATION_RANGE: f64 = 1500.0;

/// Returns TR of season 2.
#[must_use]
pub fn season_2(rating: f64, deviation: f64, wins: f64) -> Season2 {
    let f = (HALF + HALF * wins / WINS).min(1.0);
    let d = 1.0 + (SURE_DEVIATION - deviation) / DEVIATION_RANGE;
    let rise = |curve: &Curve, power: f64| {
        let steepness = (-curve.pace * d * (rating - curve.middle) / WIDTH).exp();
        curve.height * (1.0 + steepness).powf(-1.0 / power)
    };
    let first = rise(&LOW, LOW.power * f);
    let second = rise(&HIGH, HIGH.power * f * f);
    Season2 {
        f,
        d,
        first,
        second,
        tr: first + second,
    }
}

/// The number of wins in the season.
const WON: SystemOption = SystemOption::number(
    "wins",
    |language| language.system_tetrio().wins(),
    "18",
    0.0,
    1e9,
);

pub(super) static SYSTEM: System = System {
    id: "tetrio",
    name: "TETR.IO, Tetra League",
    words: |language| {
        let words = language.system_tetrio();
        SystemText::of(
            words.different(),
            words.about(&number_text(MOST_TR)),
            words.unknown(),
        )
    },
    family: Family::Glicko2 { tau: None },
    publication: Publication::Partly,
    start: Some(Rating::new(1500.0, 350.0, None)),
    bounds: Bounds::NONE,
    rating_period: RatingPeriod::Together,
    growth: Growth::Unknown,
    step_6_periods: 1.0,
    most_change: None,
    options: &[WON],
    rules: Rules::PLAIN,
    shown: &[GLIXARE, SEASON_1, SEASON_2],
    facts: &[
        Fact {
            what: What::Method,
            source: |language| language.system_tetrio().source_method(),
            as_of: AsOf::month(2023, 9),
            sure: Sure::Low,
        },
        Fact {
            what: What::Growth,
            source: |language| language.system_tetrio().source_growth(),
            as_of: AsOf::month(2022, 12),
            sure: Sure::Low,
        },
        Fact {
            what: What::Shown,
            source: |language| language.system_tetrio().source_shown(),
            as_of: AsOf::month(2026, 6),
            sure: Sure::High,
        },
        Fact {
            what: What::AlsoShown,
            source: |language| language.system_tetrio().source_also_shown(),
            as_of: AsOf::month(2026, 6),
            sure: Sure::Medium,
        },
    ],
};

/// The chance against an average player, in percent.
const GLIXARE: ShownNumber = ShownNumber {
    title: |language| language.system_tetrio().glixare_title(),
    what: |language| {
        let [rating, deviation] = average();
        language.system_tetrio().glixare(rating, deviation)
    },
    values: |outcome| {
        vec![number(
            glixare(outcome.after.rating, outcome.after.deviation),
            Kind::Rating,
            "glixare",
            S::Shown,
        )]
    },
    reading: |language, _, values| language.system_tetrio().glixare_reading(values[0].clone()),
    explain: |view, values| {
        let Points { r, rd } = Points::of(view.outcome.after);
        let [rating, deviation] = average();
        vec![
            lettered(
                r"\Glixare = \frac{100}{1 + 10^{\g(\sqrt{\rd_prime^2 + #1^2})(#0 − \r_prime)/400}}",
                &[rating.clone(), deviation.clone()],
            ),
            with_numbers(
                r"\Glixare = \frac{100}{1 + 10^{\g(\sqrt{#3^2 + #1^2})(#0 − @2)/400}} = #4",
                &[rating, deviation, r, rd, values[0].clone()],
            ),
        ]
    },
    ..ShownNumber::RATING
};

/// TR of season 1.
const SEASON_1: ShownNumber = ShownNumber {
    fact: What::AlsoShown,
    is_on_top: false,
    title: |language| language.system_tetrio().season_one_title(),
    what: |language| language.system_tetrio().season_one(most()),
    values: |outcome| {
        vec![number(
            season_1(outcome.after.rating, outcome.after.deviation),
            Kind::Rating,
            "tr_1",
            S::Shown,
        )]
    },
    reading: |language, _, values| language.system_tetrio().tr_reading(values[0].clone()),
    explain: |view, values| {
        let Points { r, rd } = Points::of(view.outcome.after);
        let [rating, deviation] = average();
        // The program expands √(1 + 3q²(RD² + 350²)/π²).
        vec![
            lettered(
                r"\TR = \frac{#0}{1 + 10^{\frac{(#1 − \r_prime)\pi}{\sqrt{3 \ln(10)^2 (\rd_prime^2 + #2^2) + 400^2 \pi^2}}}}",
                &[most(), rating.clone(), deviation.clone()],
            ),
            with_numbers(
                r"\TR = \frac{#0}{1 + 10^{\frac{(#1 − @3)\pi}{\sqrt{3 \ln(10)^2 × (#4^2 + #2^2) + 400^2 × \pi^2}}}} = #5",
                &[most(), rating, deviation, r, rd, values[0].clone()],
            ),
        ]
    },
    ..ShownNumber::RATING
};

/// TR of season 2.
const SEASON_2: ShownNumber = ShownNumber {
    fact: What::AlsoShown,
    is_on_top: false,
    title: |language| language.system_tetrio().season_two_title(),
    what: |language| {
        language
            .system_tetrio()
            .season_two(constant(WINS, "tr_2.wins", S::Shown))
    },
    values: |outcome| {
        vec![number(
            of_season_2(outcome).tr,
            Kind::Rating,
            "tr_2",
            S::Shown,
        )]
    },
    reading: |language, _, values| language.system_tetrio().tr_reading(values[0].clone()),
    explain: explain_season_2,
    ..ShownNumber::RATING
};

/// Returns the average player's rating and RD, as numbers of a formula.
fn average() -> [Number; 2] {
    [
        constant(AVERAGE, "average.rating", S::R),
        constant(AVERAGE_DEVIATION, "average.deviation", S::Rd),
    ]
}

/// Returns the largest TR, as a number of a formula.
fn most() -> Number {
    constant(MOST_TR, "most_tr", S::Shown)
}

fn of_season_2(outcome: &Outcome) -> Season2 {
    let Rating {
        rating, deviation, ..
    } = outcome.after;
    season_2(rating, deviation, outcome.case.options.number(&WON))
}

fn explain_season_2(view: &View, values: &[Number]) -> Vec<Block> {
    let Points { r, rd } = Points::of(view.outcome.after);
    let season = of_season_2(view.outcome);
    let of = |value, kind, path: &str| number(value, kind, &format!("tr_2.{path}"), S::Shown);
    let fixed = |value, path: &str| constant(value, &format!("tr_2.{path}"), S::Shown);
    let wins = constant(
        view.outcome.case.options.number(&WON),
        "asked.wins",
        S::Shown,
    );
    let f = of(season.f, Kind::Scaled, "f");
    let d = of(season.d, Kind::Scaled, "d");
    let low = of(season.first, Kind::Rating, "first");
    let high = of(season.second, Kind::Rating, "second");
    let curve = |curve: &Curve, name: &str| {
        let of = |value, path: &str| fixed(value, &format!("{name}.{path}"));
        [
            of(curve.height, "height"),
            of(curve.pace, "pace"),
            of(curve.middle, "middle"),
            of(curve.power, "power"),
            fixed(WIDTH, "width"),
            d.clone(),
            r.clone(),
            f.clone(),
        ]
    };
    let with =
        |numbers: [Number; 8], value: &Number| [&numbers[..], std::slice::from_ref(value)].concat();
    vec![
        with_numbers(
            r"\F = \min(1, #2 + #2 × \frac{#0}{#3}) = #1",
            &[wins, f.clone(), fixed(HALF, "half"), fixed(WINS, "wins")],
        ),
        with_numbers(
            r"\D = 1 + \frac{#2 − #0}{#3} = #1",
            &[
                rd,
                d.clone(),
                fixed(SURE_DEVIATION, "sure"),
                fixed(DEVIATION_RANGE, "range"),
            ],
        ),
        with_numbers(
            r"#0 (1 + \e_^{−#1 × @5 × \frac{@6 − #2}{#4}})^{−\frac{1}{#3 × #7}} = #8",
            &with(curve(&LOW, "low"), &low),
        ),
        with_numbers(
            r"#0 (1 + \e_^{−#1 × @5 × \frac{@6 − #2}{#4}})^{−\frac{1}{#3 × #7^2}} = #8",
            &with(curve(&HIGH, "high"), &high),
        ),
        with_numbers(r"\TR = #0 + #1 = #2", &[low, high, values[0].clone()]),
    ]
}
