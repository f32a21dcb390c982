{head}
/// {player_is}
const PLAYER: [f64; 3] = [{player}];
/// {tau_is}
const TAU: f64 = {tau};
{idle}/// {games_are}
const GAMES: &[[f64; 3]] = &[
{games}];
/// {expected_are}
const EXPECTED: &[(&str, f64, f64)] = &[
{values}];

/// {check_is}
fn check(value: impl Fn(&str) -> Option<f64>) {
    for &(name, expected, tolerance) in EXPECTED {
        if let Some(got) = value(name) {
            let off = (got - expected).abs();
            assert!(off <= tolerance, "{name}: {got:?}, expected {expected:?}, off by {off:e}");
        }
    }
}
