//! Well-known periods, and random ones that could be typed, unusual ones among them.

use explain::case::link;
use glicko2_steps::{Game, Period, Player, Rounding, Trace, seasons};
use proptest::prelude::*;

/// Returns a player with the usual volatility.
pub(crate) fn player(rating: f64, deviation: f64) -> Player {
    Player::new(rating, deviation, 0.06)
}

/// Returns the paper's example without its games.
pub(crate) fn idle() -> Period {
    Period {
        games: Vec::new(),
        ..Period::papers_example()
    }
}

/// Returns the paper's example with the rounding of the paper.
pub(crate) fn as_printed() -> Period {
    Period {
        rounding: Rounding::AsPrinted,
        ..Period::papers_example()
    }
}

/// Returns the first period of a link, and its trace.
pub(crate) fn first_period(fragment: &str) -> (Period, Trace) {
    let season = link::parse(fragment).case.season(Rounding::Exact);
    let rated = seasons::rate(&season).unwrap();
    let first = &rated.periods[0];
    ((*first.period).clone(), (*first.trace).clone())
}

/// A number that is usually within these bounds, and sometimes one of the hostile values.
fn number(low: f64, high: f64, hostile: &'static [f64]) -> impl Strategy<Value = f64> {
    prop_oneof![4 => low..high, 1 => proptest::sample::select(hostile)]
}

/// Any period of fewer than forty games. Some cannot be rated.
pub(crate) fn any_period() -> impl Strategy<Value = Period> {
    let rating = || number(0.0, 3000.0, &[1e6, -1e6, 0.0, 1e-300, 1_500.000_000_1]);
    let deviation = || number(0.0, 400.0, &[0.0, 1e-300, 1e-9, 1e4]);
    let game = (
        rating(),
        deviation(),
        number(0.0, 1.0, &[0.0, 0.5, 1.0, 1e-300]),
    )
        .prop_map(|(rating, deviation, score)| Game::new(rating, deviation, score));
    let volatility = number(0.01, 1.0, &[1e-300, 1e-20, 5.0, 1e20, 1e100]);
    let tau = number(0.2, 1.2, &[1e-300, 1e-9, 1e3, 1e300]);
    let epsilon = number(1e-9, 1e-3, &[1e-300, 1e-15, 1e300]);
    (
        rating(),
        deviation(),
        volatility,
        tau,
        epsilon,
        proptest::collection::vec(game, 0..40),
        0.0..90.0,
    )
        .prop_map(
            |(rating, deviation, volatility, tau, epsilon, games, idle_periods)| Period {
                epsilon,
                idle_periods,
                ..Period::new(Player::new(rating, deviation, volatility), tau, games)
            },
        )
}
