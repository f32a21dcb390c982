//! Ordinary periods of a random generator with a fixed seed (SplitMix64).

use explain::teach::check::{Given, Quantity, Value};
use glicko2_steps::{Game, Period, Player, Trace};

pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn between(&mut self, low: f64, high: f64) -> f64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        low + (high - low) * ((z ^ (z >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }

    pub(super) fn below(&mut self, end: usize) -> usize {
        self.between(0.0, end as f64) as usize
    }

    /// Returns a period: ratings of 1500 ± 300, RD 30 to 350, σ 0.03 to 0.12, one of six τ, 1 to 12 games.
    pub(super) fn period(&mut self) -> Period {
        let volatility = self.between(0.03, 0.12);
        let player = Player::new(self.rating(), self.deviation(), volatility);
        let tau = [0.2, 0.3, 0.5, 0.75, 1.0, 1.2][self.below(6)];
        let games = (0..=self.below(12)).map(|_| {
            let score = [0.0, 0.5, 1.0][self.below(3)];
            Game::new(self.rating(), self.deviation(), score)
        });
        Period::new(player, tau, games.collect())
    }

    fn rating(&mut self) -> f64 {
        self.between(1200.0, 1800.0).round()
    }

    fn deviation(&mut self) -> f64 {
        self.between(30.0, 350.0).round()
    }
}

/// Decimals of r′, RD′ and σ′; `None` for a result that is not given.
pub(super) type Digits = [Option<usize>; 3];

/// Returns the results that a program with this trace prints.
pub(super) fn printed(trace: &Trace, digits: Digits) -> Given {
    let values = Quantity::RESULT
        .into_iter()
        .zip(digits)
        .filter_map(|(quantity, decimals)| {
            let text = format!("{:.*}", decimals?, quantity.value(trace)?);
            Some((quantity, Value::of(&text)?))
        });
    Given::new(values.collect::<Vec<_>>())
}
