//! Symptoms of wrong results, some of which can be seen without comparing numbers.

use super::given::Given;
use super::lineup::Lineup;
use glicko2_steps::Quantity;
use glicko2_steps::{Period, WarningKind};
use strum::{IntoStaticStr, VariantArray};

/// A symptom of wrong results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Symptom {
    /// Step 5 does not end.
    DoesNotEnd,
    /// A result is NaN.
    NotANumber,
    /// r′ is off by more than 500 points, and σ′ is above 1.
    RunsAway,
    /// f has several zeros, so another search may rightly find another.
    SeveralZeros,
    /// r′ is near 0, more than 1,000 points off.
    NearZero,
    /// r′ equals r after games between equals that were not drawn.
    NoMove,
    /// RD′ is below 5, and not negative.
    TinyDeviation,
    /// RD′ is below 0.
    NegativeDeviation,
    /// RD′ is above RD after more than two games, although it should be below.
    GrownDeviation,
    /// σ′ equals σ to six decimals or more. Perhaps each game was rated by itself, which is not a
    /// mistake.
    StillVolatility,
}

impl Symptom {
    /// Returns the mistakes that often have the symptom; empty if it need not be a mistake, or if its
    /// explanation says all.
    #[must_use]
    pub fn mistakes(self) -> &'static [&'static str] {
        match self {
            Self::DoesNotEnd => &["no-halving", "f-plus"],
            Self::NotANumber => &["cond-sigma"],
            Self::RunsAway => &["b-in-else", "one-iteration", "no-abs"],
            Self::NearZero => &["no-1500-back"],
            Self::TinyDeviation => &["rd-not-back"],
            Self::GrownDeviation => &["opp-rd-unscaled", "a-ln-sigma"],
            Self::SeveralZeros | Self::NoMove | Self::NegativeDeviation | Self::StillVolatility => {
                &[]
            }
        }
    }

    /// Returns the symptoms that can be seen in numbers.
    #[must_use]
    pub fn find_all(lineup: &Lineup, given: &Given) -> Vec<Self> {
        let (Period { player, games, .. }, truth) = (lineup.period(), lineup.truth());
        let number = |quantity| given.get(quantity).map(|value| value.number);
        let (rating, deviation) = (number(Quantity::Rating), number(Quantity::Deviation));
        let sigma = given.sigma();
        let is_seen = |symptom: Self| match symptom {
            Self::DoesNotEnd | Self::NotANumber => false,
            Self::RunsAway => {
                rating.is_some_and(|rating| (rating - truth.player.rating).abs() > 500.0)
                    && sigma
                        .is_some_and(|sigma| sigma.number > 1.0 && truth.player.volatility < 1.0)
            }
            Self::SeveralZeros => truth
                .warnings
                .iter()
                .any(|warning| warning.kind == WarningKind::SeveralRoots),
            Self::NearZero => rating.is_some_and(|rating| {
                rating.abs() < 500.0 && (rating - truth.player.rating).abs() > 1000.0
            }),
            Self::NoMove => rating.is_some_and(|rating| {
                (rating - player.rating).abs() < 0.5
                    && (truth.player.rating - player.rating).abs() > 1.0
                    && games.iter().all(|game| game.rating == player.rating)
            }),
            Self::TinyDeviation => deviation.is_some_and(|deviation| {
                (0.0..5.0).contains(&deviation) && truth.player.deviation >= 5.0
            }),
            Self::NegativeDeviation => deviation.is_some_and(|deviation| deviation < 0.0),
            Self::GrownDeviation => {
                deviation.is_some_and(|grown| {
                    grown > player.deviation && truth.player.deviation < player.deviation
                }) && games.len() > 2
            }
            Self::StillVolatility => sigma.is_some_and(|sigma| {
                sigma.decimals >= 6 && sigma.is_print_of(player.volatility, 0.0) && games.len() > 1
            }),
        };
        Self::VARIANTS
            .iter()
            .copied()
            .filter(|&symptom| is_seen(symptom))
            .collect()
    }
}
