//! Data and drawings of the charts.

use crate::support::{periods, svg};
use explain::case::level::Level;
use explain::charts::data::{Contributions, Expectation, Outcome, Part, Root, Strength, View};
use glicko2_steps::{Game, Period, Trace, rate};
use periods::player;

fn traced(period: &Period) -> Trace {
    rate(period).expect("a valid period")
}

#[test]
fn strength_chart_of_the_papers_example() {
    let period = Period::papers_example();
    let chart = Strength::of(&period, &traced(&period), Level::P95);
    assert_eq!((chart.before.mean, chart.before.deviation), (1500.0, 200.0));
    assert!((chart.low - 1167.083).abs() < 1e-3 && (chart.high - 1761.018).abs() < 1e-3);
    assert_eq!(chart.opponents.len(), 3);
    assert_eq!(chart.opponents[0].outcome, Outcome::Won);
    assert_eq!((chart.below, chart.above), (0, 0));
    // The area under each curve is 1.
    for normal in [chart.before, chart.after] {
        let curve = normal.curve(f64::MIN, f64::MAX);
        let area: f64 = curve
            .windows(2)
            .map(|w| (w[1].0 - w[0].0) * f64::midpoint(w[0].1, w[1].1))
            .sum();
        assert!((area - 1.0).abs() < 1e-3, "{area}");
    }
}

#[test]
fn far_opponents_are_counted() {
    let mut period = Period::papers_example();
    period.games.push(Game::new(9_000.0, 30.0, 0.0));
    period.games.push(Game::new(-9_000.0, 30.0, 1.0));
    let chart = Strength::of(&period, &traced(&period), Level::P95);
    assert_eq!((chart.below, chart.opponents.len(), chart.above), (1, 3, 1));
    let chart = Expectation::of(&period, &traced(&period));
    assert_eq!((chart.below, chart.games.len(), chart.above), (1, 3, 1));
}

#[test]
fn an_iterations_secant_crosses_zero_at_its_c() {
    let period = Period::papers_example();
    let trace = traced(&period);
    assert_eq!(
        [0, 1, 2].map(|i| View::suiting(&trace, i)),
        [View::Whole, View::Whole, View::Close]
    );
    let rows = &trace.volatility.as_ref().unwrap().iterations;
    for (i, row) in rows.iter().enumerate().skip(1) {
        for view in [View::Whole, View::Close] {
            let chart = Root::of(&period, &trace, i, view).unwrap();
            let (a, b, c) = (chart.a, chart.b, chart.c.unwrap());
            let crossing = a.x + (a.x - b.x) * a.y / (b.y - a.y);
            assert_eq!(crossing, c.x);
            assert_eq!(c.x, row.c.unwrap());
        }
    }
    // The first iteration keeps A and halves its height, from which the second draws its secant.
    let halved = Root::of(&period, &trace, 2, View::Close).unwrap();
    assert!((halved.f_a.unwrap() / halved.a.y - 2.0).abs() < 1e-9);
    assert!(halved.magnification > 1000.0);
    // An index past the end gives the last iteration.
    let [start, last] = [0, 99].map(|i| Root::of(&period, &trace, i, View::Whole).unwrap());
    assert!(start.c.is_none());
    assert_eq!(last.iteration, 2);
}

#[test]
fn an_idle_period_has_no_root() {
    let period = Period::new(player(1500.0, 200.0), 0.5, vec![]);
    let trace = traced(&period);
    assert!(Root::of(&period, &trace, 0, View::Whole).is_none());
    assert_eq!(
        Expectation::of(&period, &trace).deviations,
        Expectation::USUAL
    );
    assert!(Contributions::of(&trace, |_| String::new()).bars.is_empty());
}

#[test]
fn contributions_add_up_to_the_change_of_the_rating() {
    let game = |i: u32| Game::new(1200.0 + f64::from(i), 50.0, f64::from(i % 3) / 2.0);
    for count in [1, 20, 21, 22, 1000] {
        let period = Period::new(player(1500.0, 200.0), 0.5, (0..count).map(game).collect());
        let trace = traced(&period);
        let chart = Contributions::of(&trace, |part| format!("{part:?}"));
        let sum: f64 = chart.bars.iter().map(|bar| bar.change).sum();
        assert!((sum - (trace.player.rating - 1500.0)).abs() < 1e-6);
        assert!((chart.total - sum).abs() < 1e-6);
        assert!(chart.bars.len() <= Contributions::MAX + 1);
        let games: Vec<usize> = chart
            .bars
            .iter()
            .filter_map(|bar| match bar.part {
                Part::Game(j) => Some(j),
                Part::Rest(_) => None,
            })
            .collect();
        assert!(games.is_sorted());
        assert_eq!(
            games.len() < count as usize,
            matches!(chart.bars.last().unwrap().part, Part::Rest(_))
        );
    }
}

#[test]
fn expected_scores_are_those_of_the_trace() {
    let period = Period::papers_example();
    let trace = traced(&period);
    let chart = Expectation::of(&period, &trace);
    assert_eq!(chart.deviations, (30.0, 300.0));
    for game in &chart.games {
        assert_eq!(game.e, trace.games[game.game].e);
        assert_eq!(game.surprise(), game.score - game.e);
        let curve = chart.curve(game.deviation);
        let after = curve.iter().position(|(x, _)| *x >= game.rating).unwrap();
        assert!(curve[after - 1].1 >= game.e && game.e >= curve[after].1);
    }
}

mod drawn {
    use super::periods::any_period;
    use super::svg::{check, values};
    use super::*;
    use explain::charts::draw;
    use explain::ids::VariantArray;
    use proptest::prelude::*;

    /// Returns all charts of a period, in every view.
    fn all(period: &Period, level: Level, width: u32) -> Vec<String> {
        let trace = traced(period);
        let mut charts = vec![
            draw::strength(&Strength::of(period, &trace, level), width),
            draw::expectation(&Expectation::of(period, &trace), width),
            draw::contributions(
                &Contributions::of(&trace, |part| format!("{part:?}")),
                width,
            ),
        ];
        let count = trace
            .volatility
            .as_ref()
            .map_or(0, |volatility| volatility.iterations.len());
        for i in [0, 1, 2, count / 2, count.saturating_sub(1)] {
            for view in [View::Whole, View::Close] {
                charts.extend(
                    Root::of(period, &trace, i, view).map(|data| draw::root(&data, width).svg),
                );
            }
        }
        charts
    }

    fn check_all(period: &Period, level: Level, width: u32) {
        for svg in all(period, level, width) {
            check(&svg, width, 20_000);
        }
    }

    #[test]
    fn charts_of_ordinary_and_extreme_periods_are_well_formed() {
        let game = |rating, deviation, score| Game::new(rating, deviation, score);
        let of = |rating, deviation, games| Period::new(player(rating, deviation), 0.5, games);
        let far = vec![game(1e6, 0.0, 0.0), game(-1e6, 1e4, 1.0)];
        let mut still = of(1500.0, 0.0, vec![]);
        still.idle_periods = 0.0;
        let periods = [
            Period::papers_example(),
            of(1500.0, 200.0, vec![]),
            still,
            of(1500.0, 0.0, vec![game(1500.0, 0.0, 1.0)]),
            of(1500.0, 1e4, vec![game(1500.0, 30.0, 0.5)]),
            of(1e6, 350.0, far.clone()),
            of(-1e6, 1e4, far),
            of(1500.0, 350.0, vec![game(100.0, 30.0, 0.0); 30]),
            of(1500.0, 50.0, vec![game(2400.0, 30.0, 1.0); 3]),
            of(
                1500.0,
                200.0,
                (0..1000)
                    .map(|i| game(f64::from(i) * 3.0, 30.0, f64::from(i % 3) / 2.0))
                    .collect(),
            ),
        ];
        for period in &periods {
            for &level in Level::VARIANTS {
                for width in [0, 200, 280, 300, 420, 690, 900, 2000] {
                    check_all(period, level, width);
                }
            }
        }
    }

    #[test]
    fn markup_in_names_is_escaped() {
        let trace = traced(&Period::papers_example());
        let data = Contributions::of(&trace, |_| {
            "</text><script>alert(1)</script>\n<a href=\"x\" onclick='y'>&".to_owned()
        });
        let svg = draw::contributions(&data, 900);
        assert!(
            !svg.contains("<script") && !svg.contains("<a ") && !svg.contains("onclick='"),
            "{svg}"
        );
        assert!(svg.contains("&lt;/text&gt;&lt;script&gt;"), "{svg}");
        check(&svg.replace("&#39;", "").replace('&', ""), 900, 20_000);
    }

    #[test]
    fn keys_differ_in_shape() {
        let shapes = [Outcome::Won, Outcome::Shared, Outcome::Lost].map(|outcome| {
            let svg = draw::key(outcome);
            assert!(svg.contains("width=\"14\""));
            values(&svg, "points").join("")
        });
        assert!(shapes[0] != shapes[1] && shapes[1] != shapes[2] && shapes[0] != shapes[2]);
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_period_is_drawn(period in any_period(), level in proptest::sample::select(Level::VARIANTS), width in 200u32..2000) {
            prop_assume!(rate(&period).is_ok());
            check_all(&period, level, width);
        }
    }
}
