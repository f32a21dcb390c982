//! Random numbers. The state has no source of randomness; the caller passes it a number.

/// Returns a random integer below `n`.
#[cfg(target_arch = "wasm32")]
pub(crate) fn below(n: u32) -> u32 {
    // `random` returns less than 1, so the product is neither negative nor too large for the type.
    (js_sys::Math::random() * f64::from(n)) as u32
}

/// Returns 0, because without a browser there is no source of randomness.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn below(_n: u32) -> u32 {
    0
}
