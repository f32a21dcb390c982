//! Two cases for trying a program.

use glicko2_steps::{Game, Period, Player};

/// Returns case A, the paper's example. Alone it proves little: 34 known mistakes and four other
/// values of τ give 1464.05 and 151.52 too.
#[must_use]
pub fn a() -> Period {
    Period::papers_example()
}

/// Returns case B, made to distinguish mistakes: six games, all results, a great surprise and RDs
/// from 30 to 320.
#[must_use]
pub fn b() -> Period {
    let game = |rating, deviation, score| Game::new(rating, deviation, score);
    Period::new(
        Player::new(1620.0, 35.0, 0.15),
        0.8,
        vec![
            game(1950.0, 150.0, 1.0),
            game(1975.0, 65.0, 1.0),
            game(1920.0, 320.0, 0.5),
            game(1750.0, 240.0, 0.0),
            game(2030.0, 85.0, 1.0),
            game(2050.0, 30.0, 1.0),
        ],
    )
}
