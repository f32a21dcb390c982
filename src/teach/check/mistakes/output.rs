//! Step 8: what becomes of right results.

use super::Mistake;
use crate::teach::check::program::Change::{Deviation, NewVolatility, Rating};

pub(super) const ALL: &[Mistake] = &[
    // r′ and RD′ rounded to integers.
    Mistake::new("integers", 8, &[Rating(f64::round), Deviation(f64::round)]),
    // RD′ at least 45, as some places have it.
    Mistake::new("rd-floor-45", 8, &[Deviation(|deviation| deviation.max(45.0))]),
    // RD′ at most 350.
    Mistake::new("rd-cap-350", 8, &[Deviation(|deviation| deviation.min(350.0))]),
    // σ′² printed as σ′.
    Mistake::new("sigma-squared-out", 8, &[NewVolatility(|sigma| sigma * sigma)]),
];
