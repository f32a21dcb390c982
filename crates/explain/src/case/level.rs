//! Confidence levels, which set the width of the band around the rating.

use strum::{IntoStaticStr, VariantArray};

/// A confidence level to choose from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
pub enum Level {
    /// 68%.
    #[strum(to_string = "68")]
    P68,
    /// 90%.
    #[strum(to_string = "90")]
    P90,
    /// 95%, ± 1.96 RD.
    #[default]
    #[strum(to_string = "95")]
    P95,
    /// 99%.
    #[strum(to_string = "99")]
    P99,
    /// 99.7%, about ± 3 RD.
    #[strum(to_string = "99.7")]
    P997,
    /// ± 2 RD, which the paper calls 95%.
    #[strum(to_string = "2rd")]
    TwoRd,
}

impl Level {
    /// Returns the probability within the band under the normal distribution.
    #[must_use]
    pub fn part(self) -> f64 {
        match self {
            Self::P68 => 0.68,
            Self::P90 => 0.90,
            Self::P95 => 0.95,
            Self::P99 => 0.99,
            Self::P997 => 0.997,
            Self::TwoRd => 0.954_499_736_103_641_6,
        }
    }

    /// Returns half the width of the band in deviations: the quantile z of the normal distribution at (1 + p)/2, for
    /// the probability p of [`part`](Self::part).
    #[must_use]
    pub fn deviations(self) -> f64 {
        match self {
            Self::P68 => 0.994_457_883_209_753_2,
            Self::P90 => 1.644_853_626_951_472_7,
            Self::P95 => 1.959_963_984_540_054,
            Self::P99 => 2.575_829_303_548_9,
            Self::P997 => 2.967_737_925_341_770_4,
            Self::TwoRd => 2.0,
        }
    }
}
