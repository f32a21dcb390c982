//! From where on something is worth telling, for reasons and remarks of games that are rated one by one as well.

pub(crate) use super::games::{LARGE_STEP, NO_SURPRISE, SAME_DEVIATION, SMALL_STEP, SURE, TOLD, UNKNOWN, UPSET};
pub(crate) use super::remarks::{REGULAR_RD, UNSURE_RD, WORTH_TELLING};
use std::ops::RangeInclusive;

/// A surprise below this is not seen in a sentence: with two decimals both scores may look alike.
pub(crate) const SEEN: f64 = 0.01;
/// E of a favourite: a loss costs one and a half times as much as a win pays. Beyond the end a win pays next to nothing.
pub(crate) const FAVOURITE: RangeInclusive<f64> = 0.6..=0.99;
