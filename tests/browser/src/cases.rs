//! Cases for tests and measurements.

/// Returns a link to a case with this many games against various opponents.
#[must_use]
pub fn games_link(games: usize) -> String {
    let game = |i: usize| {
        format!(
            "{},{},{}",
            1200 + i * 7 % 601,
            30 + i * 13 % 270,
            ["1", "0.5", "0"][i % 3]
        )
    };
    format!("g={}", (0..games).map(game).collect::<Vec<_>>().join(";"))
}
