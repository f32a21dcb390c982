//! Example cases in which Step 5 has more to do than in the paper's example.

use super::{Case, GameForm, Participant, PeriodForm, Score};

/// Returns an upset, a function with three zeros, and a search of many iterations. Each case consists of equal wins.
#[must_use]
pub fn cases_to_try() -> [Case; 3] {
    let wins =
        |deviation: &str, volatility: &str, tau: &str, opponent: (&str, &str), count: usize| {
            let game = GameForm::new(opponent.0, opponent.1, Score::Won);
            let player = Participant::new("", "1500", deviation, volatility);
            Case::of(
                vec![player],
                tau,
                vec![PeriodForm::of_games(vec![game; count])],
            )
        };
    [
        wins("50", "0.06", "0.5", ("2500", "50"), 1),
        wins("50", "0.06", "1.2", ("1900", "50"), 14),
        wins("30", "0.2", "1.2", ("1700", "100"), 6),
    ]
}
