//! Bounds for reasons and remarks, shared with systems that rate games one by one.

pub(crate) use super::games::{
    LARGE_STEP, NO_SURPRISE, SAME_DEVIATION, SMALL_STEP, SURE, TOLD, UNKNOWN, UPSET,
};
pub(crate) use super::remarks::{REGULAR_RD, UNSURE_RD, WORTH_TELLING};
use std::ops::RangeInclusive;

/// The smallest surprise that a sentence shows. Below it, both scores may look alike with two decimals.
pub(crate) const SEEN: f64 = 0.01;
/// Expected scores of a favourite. From the start of the range, a loss costs at least one and a half times
/// what a win pays; beyond its end, a win pays next to nothing.
pub(crate) const FAVOURITE: RangeInclusive<f64> = 0.6..=0.99;
