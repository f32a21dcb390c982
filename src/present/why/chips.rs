//! What people ask about a result, and in which case they do.

use super::bounds::FAVOURITE;
use super::games::{LARGE_STEP, SAME_DEVIATION, SMALL_STEP, SURE};
use super::{favourite, whole_of_heaviest};
use crate::glicko2::{Period, Trace};

/// A change of less than this part of what a whole surprise is worth is little.
const LITTLE: f64 = 1.0 / 3.0;
/// A change of at least this part of it is much.
const MUCH: f64 = 2.0 / 3.0;
/// Where a whole surprise is worth less, every change is little.
const SMALL: f64 = 30.0;
/// A change below this is never much.
const NOTABLE: f64 = 30.0;

/// A question about the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chip {
    /// Why so little?
    Little,
    /// Why so much?
    Much,
    /// Why did I lose points though I won?
    LostThoughWon,
    /// Why does a loss cost more than a win pays?
    LossCostsMore,
    /// What if it had ended otherwise?
    WhatIf,
    /// Why did my RD rise?
    LessSure,
    /// How many such wins does it take?
    HowMany,
}

impl Chip {
    /// All of them. The rarer a question applies, the more likely it is the one that somebody came with.
    pub const ALL: [Self; 7] = [
        Self::LostThoughWon,
        Self::LossCostsMore,
        Self::Much,
        Self::Little,
        Self::WhatIf,
        Self::LessSure,
        Self::HowMany,
    ];

    /// Its `id` in the page.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Little => "chip-little",
            Self::Much => "chip-much",
            Self::LostThoughWon => "chip-lost-though-won",
            Self::LossCostsMore => "chip-loss-costs-more",
            Self::WhatIf => "chip-what-if",
            Self::LessSure => "chip-less-sure",
            Self::HowMany => "chip-how-many",
        }
    }

    /// The lesson that explains the answer.
    #[must_use]
    pub fn lesson(self) -> Option<&'static str> {
        match self {
            Self::Little | Self::Much | Self::LossCostsMore => Some("upset"),
            Self::LostThoughWon => Some("fell"),
            Self::LessSure => Some("tug"),
            Self::WhatIf | Self::HowMany => None,
        }
    }

    /// Why so little, or why so much, if either is asked of such a change; `whole` is what the biggest possible upset would have been worth.
    #[must_use]
    pub fn of_size(change: f64, whole: f64) -> Option<Self> {
        let size = change.abs();
        if size < LITTLE * whole || whole < SMALL {
            return Some(Self::Little);
        }
        let is_large = size >= MUCH * whole || whole >= LARGE_STEP;
        (is_large && size >= NOTABLE).then_some(Self::Much)
    }

    /// Whether the question can be asked about what came of a period.
    #[must_use]
    pub fn applies(self, period: &Period, trace: &Trace) -> bool {
        let change = trace.player.rating - period.player.rating;
        let whole = whole_of_heaviest(trace);
        let has_games = !trace.games.is_empty();
        match self {
            Self::Little | Self::Much => has_games && Self::of_size(change, whole) == Some(self),
            Self::LostThoughWon => change <= -LEAST && trace.games.iter().any(|game| game.score == 1.0),
            Self::LossCostsMore => favourite(trace).is_some(),
            Self::WhatIf => has_games,
            Self::HowMany => trace.games.iter().any(|game| game.score == 1.0),
            Self::LessSure => trace.player.deviation - period.player.deviation >= SAME_DEVIATION,
        }
    }

    /// Whether a question that can be asked is one that such a result suggests.
    #[must_use]
    pub fn fits(self, period: &Period, trace: &Trace) -> bool {
        match self {
            Self::LostThoughWon | Self::Much => true,
            Self::LossCostsMore => trace.games.iter().any(|game| game.score == 0.0 && FAVOURITE.contains(&game.e)),
            Self::Little => period.player.deviation < SURE && whole_of_heaviest(trace) < SMALL_STEP,
            Self::WhatIf => trace.games.len() == 1,
            Self::LessSure => trace.games.is_empty(),
            Self::HowMany => false,
        }
    }
}

/// Below this nobody sees that points were lost.
const LEAST: f64 = 0.01;
/// So many questions fit at most.
const MOST_FITTING: usize = 2;

/// What can be asked about a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Questions {
    /// The questions, the fitting ones first.
    pub all: Vec<Chip>,
    /// How many of the first fit this case: one or two, or none where nothing can be asked.
    pub fitting: usize,
}

impl Questions {
    /// Those of all questions that can be asked. If none of them fits, the first is taken to do so.
    #[must_use]
    pub fn of(can_be_asked: impl Fn(Chip) -> bool, fits: impl Fn(Chip) -> bool) -> Self {
        let mut all: Vec<Chip> = Chip::ALL.into_iter().filter(|&chip| can_be_asked(chip)).collect();
        all.sort_by_key(|&chip| !fits(chip));
        let fitting = all.iter().filter(|&&chip| fits(chip)).count().clamp(1, MOST_FITTING).min(all.len());
        Self { all, fitting }
    }
}

/// What can be asked about what came of a period.
#[must_use]
pub fn questions(period: &Period, trace: &Trace) -> Questions {
    Questions::of(|chip| chip.applies(period, trace), |chip| chip.fits(period, trace))
}
