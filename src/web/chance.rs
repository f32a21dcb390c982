//! What is left to chance. The state knows none: it is handed the number.

/// A number below `n`, by the device's chance.
#[cfg(feature = "page")]
pub(crate) fn below(n: u32) -> u32 {
    // From 0 to 1, so it is neither negative nor beyond what the type holds.
    (js_sys::Math::random() * f64::from(n)) as u32
}

/// Without a browser nothing happens by chance.
#[cfg(not(feature = "page"))]
pub(crate) fn below(_n: u32) -> u32 {
    0
}
