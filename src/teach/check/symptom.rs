//! What strikes the eye in results, even where there are no numbers to compare.

use super::given::Given;
use super::lineup::Lineup;
use super::quantity::Quantity;
use crate::glicko2::{Period, WarningKind};

/// What strikes the eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symptom {
    /// Step 5 does not end.
    DoesNotEnd,
    /// A result is no number.
    NotANumber,
    /// r′ is in the thousands off, σ′ above 1.
    RunsAway,
    /// f has several zeros: another search may rightly find another.
    SeveralZeros,
    /// r′ is near 0.
    NearZero,
    /// RD′ is below 5.
    TinyDeviation,
    /// RD′ is above RD although there are many games.
    GrownDeviation,
    /// Every σ′ equals σ to six digits: ratings game by game, which is no mistake.
    StillVolatility,
}

impl Symptom {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::DoesNotEnd,
        Self::NotANumber,
        Self::RunsAway,
        Self::SeveralZeros,
        Self::NearZero,
        Self::TinyDeviation,
        Self::GrownDeviation,
        Self::StillVolatility,
    ];

    /// Its name for programs.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::DoesNotEnd => "does_not_end",
            Self::NotANumber => "not_a_number",
            Self::RunsAway => "runs_away",
            Self::SeveralZeros => "several_zeros",
            Self::NearZero => "near_zero",
            Self::TinyDeviation => "tiny_deviation",
            Self::GrownDeviation => "grown_deviation",
            Self::StillVolatility => "still_volatility",
        }
    }

    /// The mistakes that it points to; none where it need not be one.
    #[must_use]
    pub fn mistakes(self) -> &'static [&'static str] {
        match self {
            Self::DoesNotEnd => &["no-halving", "f-plus"],
            Self::NotANumber => &["cond-sigma"],
            Self::RunsAway => &["b-in-else", "one-iteration", "no-abs"],
            Self::NearZero => &["no-1500-back"],
            Self::TinyDeviation => &["rd-not-back"],
            Self::GrownDeviation => &["opp-rd-unscaled", "a-ln-sigma"],
            Self::SeveralZeros | Self::StillVolatility => &[],
        }
    }

    /// Those that can be seen in numbers.
    #[must_use]
    pub fn seen(lineup: &Lineup, given: &Given) -> Vec<Self> {
        let (Period { player, games, .. }, truth) = (lineup.period(), lineup.truth());
        let number = |quantity| given.get(quantity).map(|value| value.number);
        let (rating, deviation) = (number(Quantity::Rating), number(Quantity::Deviation));
        let sigma = given.sigma();
        let is_seen = |symptom: Self| match symptom {
            Self::DoesNotEnd | Self::NotANumber => false,
            Self::RunsAway => {
                rating.is_some_and(|rating| (rating - truth.player.rating).abs() > 500.0)
                    && sigma.is_some_and(|sigma| sigma.number > 1.0 && truth.player.volatility < 1.0)
            }
            Self::SeveralZeros => truth.warnings.iter().any(|warning| warning.kind == WarningKind::SeveralRoots),
            Self::NearZero => {
                rating.is_some_and(|rating| rating.abs() < 500.0 && (rating - truth.player.rating).abs() > 1000.0)
            }
            Self::TinyDeviation => deviation.is_some_and(|deviation| deviation < 5.0 && truth.player.deviation >= 5.0),
            Self::GrownDeviation => {
                deviation.is_some_and(|grown| grown > player.deviation && truth.player.deviation < player.deviation)
                    && games.len() > 2
            }
            Self::StillVolatility => sigma.is_some_and(|sigma| {
                sigma.decimals >= 6 && sigma.is_print_of(player.volatility, 0.0) && games.len() > 1
            }),
        };
        Self::ALL.into_iter().filter(|&symptom| is_seen(symptom)).collect()
    }
}
