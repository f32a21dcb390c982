//! Glicko (1995).

use super::*;

#[test]
fn glicko_traces_add_up() {
    let Period { player, games, .. } = Period::papers_example();
    let constants = glicko_1995::Constants {
        c: c_from_periods(50.0, 100.0),
        periods: 1.0,
    };
    let trace = glicko_1995::rate(player.rating, player.deviation, constants, &games);
    let sum = |part: fn(&glicko_1995::GameTrace) -> f64| trace.games.iter().map(part).sum::<f64>();
    CLOSE.check("d_sum", trace.d_sum.unwrap(), sum(|game| game.d_term));
    CLOSE.check(
        "delta_sum",
        trace.delta_sum.unwrap(),
        sum(|game| game.delta_term),
    );
    CLOSE.check(
        "d_squared",
        trace.d_squared.unwrap(),
        1.0 / (glicko_1995::Q.powi(2) * trace.d_sum.unwrap()),
    );
    let precision = trace.onset_deviation.powi(-2) + 1.0 / trace.d_squared.unwrap();
    CLOSE.check("step", trace.step, glicko_1995::Q / precision);
    CLOSE.check("deviation", trace.deviation, precision.powf(-0.5));
    EXACT_POINTS.check(
        "rating_change",
        player.rating + sum(|game| game.rating_change),
        trace.rating,
    );
    let idle = glicko_1995::rate(1500.0, 50.0, constants, &[]);
    assert_eq!(
        (idle.d_sum, idle.d_squared, idle.delta_sum),
        (None, None, None)
    );
    assert_eq!(
        (idle.rating, idle.deviation.round()),
        (1500.0, idle.onset_deviation.round())
    );
}
