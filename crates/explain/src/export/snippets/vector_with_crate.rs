{head}
use glicko2_steps::{Game, Period, Player, rate};

#[test]
fn agrees() {
    let period = Period {
        idle_periods: {idle_periods},
        ..Period::new(
            Player::new({rating}, {deviation}, {volatility}),
            {tau},
            vec![
{games}            ],
        )
    };
    let trace = rate(&period).unwrap();
    let near = |got: f64, expected: f64, tolerance: f64| {
        assert!((got - expected).abs() <= tolerance, "{got:?}, expected {expected:?}");
    };
{values}}
