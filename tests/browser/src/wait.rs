//! Waiting for something to become true.

use std::thread::sleep;
use std::time::{Duration, Instant};

/// Nothing on the page takes so long, except playing; a machine that builds something else meanwhile takes its time.
const PATIENCE: Duration = Duration::from_secs(20);
const BETWEEN: Duration = Duration::from_millis(15);

/// Waits until something is true, and says what it was if it never is.
#[track_caller]
pub fn until(what: &str, is_so: impl FnMut() -> bool) {
    assert!(becomes_so(is_so), "waited in vain until {what}");
}

/// Waits until something is true; `false` if it never is.
#[track_caller]
pub(crate) fn becomes_so(mut is_so: impl FnMut() -> bool) -> bool {
    let start = Instant::now();
    while !is_so() {
        if start.elapsed() >= PATIENCE {
            return false;
        }
        sleep(BETWEEN);
    }
    true
}
