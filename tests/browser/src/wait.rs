//! Waiting until a condition holds.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The longest wait. Nothing on the page but playing takes so long, even if the machine builds
/// something else meanwhile.
const PATIENCE: Duration = Duration::from_secs(20);
const BETWEEN: Duration = Duration::from_millis(15);

/// Waits until a condition holds. Panics with `what` if it never does.
#[track_caller]
pub fn until(what: &str, is_so: impl FnMut() -> bool) {
    assert!(becomes_so(is_so), "waited in vain until {what}");
}

/// Waits until a condition holds. Returns `false` if it never does.
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

/// The payload of a panic because an element was replaced between being found and being used.
struct Redrawn;

/// Ends the present look at the page, if a wait is going to look again. Does nothing otherwise.
pub(crate) fn look_again() {
    if WAITING.get() {
        resume_unwind(Box::new(Redrawn));
    }
}

fn is_so_by_now(is_so: &mut impl FnMut() -> bool) -> bool {
    let waited = WAITING.replace(true);
    let looked = catch_unwind(AssertUnwindSafe(is_so));
    WAITING.set(waited);
    looked.unwrap_or_else(|panic| {
        if panic.is::<Redrawn>() {
            false
        } else {
            resume_unwind(panic)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::{look_again, until};

    #[test]
    fn replaced_elements_are_looked_up_again() {
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
    fn other_panics_end_the_wait_immediately() {
        until("it is there", || panic!("there is no such thing"));
    }
}
