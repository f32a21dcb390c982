//! The chart of several periods: its data and its drawing.

use crate::support::svg;
use explain::case::level::Level;
use explain::charts::data::Span;
use explain::charts::data::periods::{Course, thinned};
use glicko2_steps::seasons::{Rated, Season, Stretch, rate};
use glicko2_steps::{Game, Player, Rounding};
use proptest::prelude::*;
use std::rc::Rc;

fn stretch(games: Vec<Game>, idle_periods: f64) -> Rc<Stretch> {
    Rc::new(Stretch {
        games,
        idle_periods,
    })
}

fn rated(player: Player, stretches: Vec<Rc<Stretch>>) -> Rated {
    rate(&Season {
        player,
        tau: 0.5,
        rounding: Rounding::Exact,
        stretches,
    })
    .expect("a season that can be rated")
}

/// Returns the rated periods of a player of 1500 (RD 200, σ 0.06).
fn usual(stretches: Vec<Rc<Stretch>>) -> Rated {
    rated(Player::new(1500.0, 200.0, 0.06), stretches)
}

fn won() -> Rc<Stretch> {
    stretch(vec![Game::new(1500.0, 60.0, 1.0)], 1.0)
}

fn away(periods: f64) -> Rc<Stretch> {
    stretch(vec![], periods)
}

/// Returns a thousand periods of ten games, some with idle time between them.
fn long() -> Rated {
    let games = |k: u32| {
        (0..10).map(move |j| {
            Game::new(
                f64::from(1300 + (37 * k + 53 * j) % 400),
                60.0,
                f64::from((j + k) % 3) / 2.0,
            )
        })
    };
    usual(
        (0..1000)
            .map(|k| {
                if k % 9 == 8 {
                    away(f64::from(k % 5))
                } else {
                    stretch(games(k).collect(), 1.0)
                }
            })
            .collect(),
    )
}

#[test]
fn the_chart_has_the_ratings_of_the_traces() {
    let rated = usual(vec![won(), away(6.5), won(), away(0.0), won()]);
    let chart = Course::of(&rated, Level::P95);
    assert_eq!(
        chart.standings.iter().map(|s| s.time).collect::<Vec<_>>(),
        [0.0, 1.0, 7.5, 8.5, 8.5, 9.5]
    );
    assert_eq!(
        (chart.time, chart.periods()),
        (Span { from: 0.0, to: 9.5 }, 5)
    );
    let idle: Vec<_> = chart
        .idle
        .iter()
        .map(|idle| (idle.period, idle.from, idle.to))
        .collect();
    assert_eq!(idle, [(1, 1.0, 7.5), (3, 8.5, 8.5)]);
    assert_eq!(chart.standings[0].rating, 1500.0);
    for (k, period) in rated.periods.iter().enumerate() {
        let (player, end) = (period.trace.player, chart.after(k).unwrap());
        let margin = Level::P95.deviations() * player.deviation;
        assert_eq!(
            (end.rating, end.volatility),
            (player.rating, player.volatility)
        );
        assert_eq!(
            (end.low, end.high),
            (player.rating - margin, player.rating + margin)
        );
        assert!(chart.ratings.holds(end.low) && chart.ratings.holds(end.high));
        assert!(chart.volatilities.holds(end.volatility));
    }
    assert_eq!(chart.after(5), None);
    assert_eq!(chart.after(usize::MAX), None);
}

#[test]
fn a_wide_band_at_the_start_does_not_shrink_a_long_chart() {
    let chart = Course::of(&long(), Level::P95);
    let all = |holds: &dyn Fn(&Span, usize) -> bool| {
        (0..=chart.periods())
            .filter(|&k| holds(&chart.ratings, k))
            .count()
    };
    let count = chart.standings.len();
    assert_eq!(
        all(&|shown, k| shown.holds(chart.standings[k].rating)),
        count
    );
    let whole = all(&|shown, k| {
        shown.holds(chart.standings[k].low) && shown.holds(chart.standings[k].high)
    });
    assert!(whole < count && whole >= count - count / 20, "{whole}");
    assert!(chart.ratings.length() < 0.5 * (chart.standings[0].high - chart.standings[0].low));
}

#[test]
fn the_band_of_an_idle_time_widens_period_by_period() {
    let chart = Course::of(&usual(vec![won(), away(8.0)]), Level::P68);
    let parted = Course::of(
        &usual([vec![won()], vec![away(1.0); 8]].concat()),
        Level::P68,
    );
    assert_eq!(chart.along.len(), parted.standings.len());
    for (got, want) in chart.along.iter().zip(&parted.standings) {
        assert_eq!(got.time, want.time);
        assert!((got.high - want.high).abs() < 1e-9 && got.rating == want.rating);
    }
}

#[test]
fn a_time_belongs_to_the_period_that_ends_nearest() {
    let chart = Course::of(&usual(vec![won(), won(), away(6.0), won()]), Level::P95);
    let times = [
        -1.0, 0.0, 1.0, 1.4, 1.6, 2.0, 2.4, 2.6, 5.0, 8.0, 8.4, 8.6, 99.0,
    ];
    let periods = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3];
    assert_eq!(times.map(|time| chart.period_at(time)), periods.map(Some));
    assert_eq!(Course::of(&usual(vec![]), Level::P95).period_at(0.0), None);
    assert!(chart.period_at(f64::NAN).is_some());
}

#[test]
fn every_period_can_be_pointed_at() {
    let chart = Course::of(&long(), Level::P95);
    for k in 0..chart.periods() {
        let found = chart.period_at(chart.after(k).unwrap().time).unwrap();
        // Of periods that end at one time, any is found.
        assert_eq!(
            chart.after(found).unwrap().time,
            chart.after(k).unwrap().time,
            "{k}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_thinned_line_looks_the_same(heights in prop::collection::vec(-100.0..100.0, 1..600), columns in 1usize..40) {
        let line: Vec<(f64, f64)> = heights.iter().enumerate().map(|(i, y)| (i as f64, *y)).collect();
        let x = Span::new(0.0, line.len() as f64, 1.0);
        let thin = thinned(&line, x, columns);
        prop_assert!(thin.len() <= (4 * columns).max(2 * columns).max(4));
        prop_assert!(thin.windows(2).all(|pair| pair[0].0 < pair[1].0));
        prop_assert!(thin.iter().all(|point| line.contains(point)));
        prop_assert_eq!((thin.first(), thin.last()), (line.first(), line.last()));
        // Within each column the line reaches the same heights.
        let reach = |line: &[(f64, f64)], c: usize| {
            let within = line.iter().filter(|p| (p.0 / x.length() * columns as f64).floor() == c as f64).map(|p| p.1);
            within.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), y| (low.min(y), high.max(y)))
        };
        for c in 0..columns {
            prop_assert_eq!(reach(&line, c), reach(&thin, c));
        }
    }
}

mod drawn {
    use super::svg::{check, values};
    use super::*;
    use explain::charts::draw;
    use explain::ids::VariantArray;

    #[test]
    fn charts_of_extreme_periods_are_well_formed() {
        let start = |rating, deviation, volatility| Player::new(rating, deviation, volatility);
        let upset = stretch(vec![Game::new(1000.0, 30.0, 0.0); 29], 1.0);
        let seasons = [
            usual(vec![]),
            usual(vec![won()]),
            usual(vec![away(0.0)]),
            usual(vec![won(), away(6.5), won(), won()]),
            usual([vec![won()], vec![away(1.0); 300], vec![won()]].concat()),
            usual(vec![won(), away(1e300)]),
            rated(start(2000.0, 30.0, 0.06), vec![won(), upset]),
            rated(start(1500.0, 0.0, 1e-300), vec![won(), won()]),
            rated(start(1e6, 1e4, 0.06), vec![away(2.0)]),
            rated(start(-1e6, 9e3, 1e-5), vec![away(1e300)]),
            rated(start(1500.0, 200.0, 1e100), vec![away(1e300)]),
        ];
        for (i, season) in seasons.iter().enumerate() {
            for &level in Level::VARIANTS {
                let chart = Course::of(season, level);
                for width in [0, 200, 320, 690, 2000] {
                    let svg = draw::course(&chart, width);
                    check(&svg, width, 200_000);
                    for k in 0..chart.periods().min(3) {
                        let mark = draw::course_mark(&chart, width, k);
                        check(&mark, width, 3_000);
                        // Both pictures have the same size, because one lies over the other.
                        let size = |svg: &str| values(svg, "viewBox")[0].to_owned();
                        assert_eq!(size(&mark), size(&svg), "season {i}");
                    }
                    assert!(!draw::course_mark(&chart, width, usize::MAX).contains("<line"));
                }
            }
        }
    }

    #[test]
    fn a_thousand_periods_are_a_small_picture() {
        let chart = Course::of(&long(), Level::P95);
        for width in [320, 690, 1400] {
            check(&draw::course(&chart, width), width, 130_000);
        }
    }

    #[test]
    fn pointing_at_a_period_marks_that_period() {
        let chart = Course::of(&usual(vec![won(), won(), away(6.5), won()]), Level::P95);
        for width in [320, 690] {
            let svg = draw::course(&chart, width);
            // The dots of the ratings come before those of the volatility, period by period.
            let dots: Vec<f64> = values(&svg, "cx")
                .iter()
                .step_by(2)
                .map(|x| x.parse::<f64>().unwrap() / 4.0)
                .collect();
            assert_eq!(dots.len(), chart.periods());
            for (k, x) in dots.into_iter().enumerate() {
                assert_eq!(draw::course_period_at(&chart, width, x), Some(k));
                let mark = draw::course_mark(&chart, width, k);
                assert_eq!(values(&mark, "cx")[0].parse::<f64>().unwrap() / 4.0, x);
            }
            assert_eq!(draw::course_period_at(&chart, width, -50.0), Some(0));
            assert_eq!(draw::course_period_at(&chart, width, 1e9), Some(3));
            assert!(draw::course_period_at(&chart, width, f64::NAN).is_some());
        }
    }

    #[test]
    fn times_without_games_are_hatched() {
        let lines = |season: Rated| {
            draw::course(&Course::of(&season, Level::P95), 690)
                .matches("<polyline")
                .count()
        };
        let played = lines(usual(vec![won(); 4]));
        assert!(lines(usual(vec![won(), away(2.0), won()])) > played + 20);
        // A thousand idle times take no more space than one.
        let many = draw::course(&Course::of(&usual(vec![away(1.0); 1000]), Level::P95), 690);
        assert!(many.len() < 100_000, "{} bytes", many.len());
    }
}
