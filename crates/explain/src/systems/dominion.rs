//! Dominion Online: Glicko-2 on its own scale, once a day, shown as a level.

use super::explain::{constant, lettered, number, with_numbers};
use super::option::{Choice, DAYS, SystemOption};
use super::rules::Rules;
use super::shown::ShownNumber;
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, OfGames, Periods, Publication, Rating, RatingPeriod, Sure,
    System, What,
};
use super::words::{SystemText, number_text};
use crate::numbers::Kind;
use crate::words::pieces::pieces;
use glicko2_steps::{Symbol as S, scale};

/// φ of a new player, in force by 2018.
pub const START_PHI: f64 = 0.75;
/// σ of a new player, in force by 2018.
pub const START_SIGMA: f64 = 0.033;
/// φ of a new player in March 2017.
pub const FIRST_START_PHI: f64 = 2.0;
/// σ of a new player in March 2017.
pub const FIRST_START_SIGMA: f64 = 0.06;

/// The level of a player with μ − 2φ = 0.
const MIDDLE: f64 = 50.0;
/// The levels per unit of μ.
const SLOPE: f64 = 7.5;
/// The number of deviations that are subtracted.
const DEVIATIONS: f64 = 2.0;
/// τ of games for two, and of games for three or four.
const TAU: [f64; 2] = [0.4, 0.3];

/// Returns the level of a player at μ and φ before rounding: 50 + 7.5(μ − 2φ).
///
/// ```
/// assert_eq!(explain::systems::dominion_level(0.0, 2.0), 20.0);
/// ```
#[must_use]
pub fn level(mu: f64, phi: f64) -> f64 {
    MIDDLE + SLOPE * (mu - DEVIATIONS * phi)
}

const THREE_OR_FOUR: &str = "3-4";
/// The option for the number of players in a game.
const PLAYERS: SystemOption = SystemOption::choice(
    "players",
    |language| language.system_dominion().players(),
    &[
        Choice::new("2", |language| language.system_dominion().two_players()),
        Choice::new(THREE_OR_FOUR, |language| {
            language.system_dominion().more_players()
        }),
    ],
);

pub(super) static SYSTEM: System = System {
    id: "dominion",
    name: "Dominion Online",
    words: |language| {
        let words = language.system_dominion();
        let [phi, sigma, first_phi, first_sigma] =
            [START_PHI, START_SIGMA, FIRST_START_PHI, FIRST_START_SIGMA].map(number_text);
        SystemText::of(
            words.different(),
            words.about(),
            words.unknown(&phi, &sigma, &first_phi, &first_sigma),
        )
    },
    family: Family::Glicko2 { tau: Some(TAU[0]) },
    publication: Publication::Published,
    start: Some(Rating::new(
        1500.0,
        START_PHI * scale::SCALE,
        Some(START_SIGMA),
    )),
    bounds: Bounds::NONE,
    rating_period: RatingPeriod::Together,
    // For a player who played yesterday and today, no day passed without games: Step 6 counts
    // today.
    growth: Growth::Volatility(Periods {
        of_games: OfGames::InStep6,
        ..Periods::DAILY
    }),
    step_6_periods: 1.0,
    most_change: None,
    options: &[PLAYERS, DAYS],
    rules: Rules {
        tau: Some(|case| {
            if case.options.choice(&PLAYERS) == THREE_OR_FOUR {
                TAU[1]
            } else {
                TAU[0]
            }
        }),
        ..Rules::PLAIN
    },
    shown: &[LEVEL],
    facts: &[
        Fact {
            what: What::Method,
            source: |language| language.system_dominion().source_method(),
            as_of: AsOf::month(2017, 3),
            sure: Sure::High,
        },
        Fact {
            what: What::Start,
            source: |language| language.system_dominion().source_start(),
            as_of: AsOf::month(2018, 2),
            sure: Sure::Medium,
        },
        Fact {
            what: What::Growth,
            source: |language| language.system_dominion().source_growth(),
            as_of: AsOf::month(2018, 2),
            sure: Sure::High,
        },
    ],
};

/// The level, a whole number.
const LEVEL: ShownNumber = ShownNumber {
    title: |language| language.system_dominion().level_title(),
    what: |language| pieces(language.system_dominion().level()),
    values: |outcome| {
        vec![number(
            exact_level(outcome.after).round().max(0.0),
            Kind::Given,
            "level",
            S::Shown,
        )]
    },
    reading: |language, _, values| language.system_dominion().level_reading(values[0].clone()),
    explain: |view, _| {
        let after = view.outcome.after;
        let mu = number(
            scale::mu(after.rating),
            Kind::Scaled,
            "after.mu",
            S::MuPrime,
        );
        let phi = number(
            scale::phi(after.deviation),
            Kind::Scaled,
            "after.phi",
            S::PhiPrime,
        );
        let of = |value, path: &str| constant(value, &format!("level.{path}"), S::Shown);
        let (middle, slope, deviations) = (
            of(MIDDLE, "middle"),
            of(SLOPE, "slope"),
            of(DEVIATIONS, "deviations"),
        );
        let exact = number(exact_level(after), Kind::Rating, "level_exact", S::Shown);
        vec![
            lettered(
                r"#0 + #1 (\mu_prime − #2 \phi_prime)",
                &[middle.clone(), slope.clone(), deviations.clone()],
            ),
            with_numbers(
                r"#0 + #1 × (#3 − #2 × #4) = #5",
                &[middle, slope, deviations, mu, phi, exact],
            ),
        ]
    },
    ..ShownNumber::RATING
};

/// Returns the level before rounding.
fn exact_level(rating: Rating) -> f64 {
    level(scale::mu(rating.rating), scale::phi(rating.deviation))
}
