//! The questions about a result, and the cases to which each applies.

use super::bounds::FAVOURITE;
use super::games::{LARGE_STEP, SAME_DEVIATION, SMALL_STEP, SURE};
use super::{favourite, whole_of_heaviest};
use crate::words::messages::WhyWords;
use glicko2_steps::{Period, Trace};
use strum::{IntoStaticStr, VariantArray};

/// Share of the change by a surprise of 1 below which a change is small.
const LITTLE: f64 = 1.0 / 3.0;
/// Share of the change by a surprise of 1 from which a change is large.
const MUCH: f64 = 2.0 / 3.0;
/// Change by a surprise of 1, in points, below which every change is small.
const SMALL: f64 = 30.0;
/// A change smaller than this, in points, is never large.
const NOTABLE: f64 = 30.0;

/// A question about the result. Those that rarely apply come first: such a question is probably the one that the reader
/// has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(prefix = "chip-", serialize_all = "kebab-case")]
pub enum Chip {
    /// "Why did I lose a point in a draw?" Only a system's own rules lead to it.
    LostInDraw,
    /// "Why did I lose points though I won?"
    LostThoughWon,
    /// "Why does a loss cost more than a win pays?"
    LossCostsMore,
    /// "Why so much?"
    Much,
    /// "Why so little?"
    Little,
    /// "What if the game had ended differently?"
    WhatIf,
    /// "Why did my RD rise?"
    LessSure,
    /// "What was my performance rating?"
    Performance,
}

impl Chip {
    /// Returns the question in words.
    #[must_use]
    pub fn question(self, words: WhyWords) -> &'static str {
        match self {
            Self::LostInDraw => words.question_lost_in_draw(),
            Self::LostThoughWon => words.question_lost_though_won(),
            Self::LossCostsMore => words.question_loss_costs_more(),
            Self::Much => words.question_much(),
            Self::Little => words.question_little(),
            Self::WhatIf => words.question_what_if(),
            Self::LessSure => words.question_less_sure(),
            Self::Performance => words.question_performance(),
        }
    }

    /// Returns the id of the lesson that explains the answer, if there is one.
    #[must_use]
    pub fn lesson(self) -> Option<&'static str> {
        match self {
            Self::Little | Self::Much | Self::LossCostsMore => Some("upset"),
            Self::LostThoughWon => Some("fell"),
            Self::LessSure => Some("tug"),
            Self::LostInDraw | Self::WhatIf | Self::Performance => None,
        }
    }

    /// Returns the question why the change is so small or so large, if either fits. `whole` is the change by
    /// a surprise of 1, the largest possible.
    #[must_use]
    pub fn of_size(change: f64, whole: f64) -> Option<Self> {
        let size = change.abs();
        if size < LITTLE * whole || whole < SMALL {
            return Some(Self::Little);
        }
        let is_large = size >= MUCH * whole || whole >= LARGE_STEP;
        (is_large && size >= NOTABLE).then_some(Self::Much)
    }

    /// Returns whether the question can be asked about the result of a period.
    #[must_use]
    pub fn applies(self, period: &Period, trace: &Trace) -> bool {
        let change = trace.player.rating - period.player.rating;
        let whole = whole_of_heaviest(trace);
        let has_games = !trace.games.is_empty();
        match self {
            Self::LostInDraw => false,
            Self::Little | Self::Much => has_games && Self::of_size(change, whole) == Some(self),
            Self::LostThoughWon => {
                change <= -LEAST && trace.games.iter().any(|game| game.score == 1.0)
            }
            Self::LossCostsMore => favourite(trace).is_some(),
            Self::WhatIf | Self::Performance => has_games,
            Self::LessSure => trace.player.deviation - period.player.deviation >= SAME_DEVIATION,
        }
    }

    /// Returns whether the result suggests this question. Assumes that the question can be asked.
    #[must_use]
    pub fn fits(self, period: &Period, trace: &Trace) -> bool {
        match self {
            Self::LostInDraw | Self::LostThoughWon | Self::Much => true,
            Self::LossCostsMore => trace
                .games
                .iter()
                .any(|game| game.score == 0.0 && FAVOURITE.contains(&game.e)),
            Self::Little => period.player.deviation < SURE && whole_of_heaviest(trace) < SMALL_STEP,
            Self::WhatIf => trace.games.len() == 1,
            Self::LessSure => trace.games.is_empty(),
            Self::Performance => false,
        }
    }
}

/// The smallest visible loss of points.
const LEAST: f64 = 0.01;
/// The largest number of questions that are marked as fitting.
const MOST_FITTING: usize = 2;

/// The questions that can be asked about a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Questions {
    /// All questions, fitting ones first.
    pub all: Vec<Chip>,
    /// The number of fitting questions, which come first: one or two, or zero if there are no questions.
    pub fitting: usize,
}

impl Questions {
    /// Selects the questions that can be asked. If none of them fits, the first one counts as fitting.
    #[must_use]
    pub fn of(can_be_asked: impl Fn(Chip) -> bool, fits: impl Fn(Chip) -> bool) -> Self {
        let mut all: Vec<Chip> = Chip::VARIANTS
            .iter()
            .copied()
            .filter(|&chip| can_be_asked(chip))
            .collect();
        all.sort_by_key(|&chip| !fits(chip));
        let fitting = all
            .iter()
            .filter(|&&chip| fits(chip))
            .count()
            .clamp(1, MOST_FITTING)
            .min(all.len());
        Self { all, fitting }
    }
}

/// Returns the questions that can be asked about the result of a period.
#[must_use]
pub fn questions(period: &Period, trace: &Trace) -> Questions {
    Questions::of(
        |chip| chip.applies(period, trace),
        |chip| chip.fits(period, trace),
    )
}
