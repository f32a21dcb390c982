//! Waiting for something to become true.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
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
    while !is_so_by_now(&mut is_so) {
        if start.elapsed() >= PATIENCE {
            return false;
        }
        sleep(BETWEEN);
    }
    true
}

thread_local! {
    static WAITING: Cell<bool> = const { Cell::new(false) };
}

/// Something was drawn anew between being found and being asked.
struct Redrawn;

/// Gives up one look at a page that was drawn anew meanwhile, where the next look is to come; says nothing otherwise.
pub(crate) fn look_again() {
    if WAITING.get() {
        resume_unwind(Box::new(Redrawn));
    }
}

fn is_so_by_now(is_so: &mut impl FnMut() -> bool) -> bool {
    let waited = WAITING.replace(true);
    let looked = catch_unwind(AssertUnwindSafe(is_so));
    WAITING.set(waited);
    looked.unwrap_or_else(|panic| if panic.is::<Redrawn>() { false } else { resume_unwind(panic) })
}

#[cfg(test)]
mod tests {
    use super::{look_again, until};

    #[test]
    fn what_was_drawn_anew_is_looked_at_again() {
        let mut looks = 0;
        until("it is there", || {
            looks += 1;
            if looks < 3 {
                look_again();
            }
            true
        });
        assert_eq!(looks, 3);
        look_again();
    }

    #[test]
    #[should_panic(expected = "there is no such thing")]
    fn what_is_missing_is_told_at_once() {
        until("it is there", || panic!("there is no such thing"));
    }
}
